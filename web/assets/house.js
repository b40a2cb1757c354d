// Keeps a table live. Pages work without this; with it, the parts of the page that are new are morphed in, forms are sent
// without leaving the page, and cards travel to where they now lie.

const main = document.querySelector("main[data-live], main.replay");
const news = document.getElementById("news");
const still = matchMedia("(prefers-reduced-motion: reduce)");
// What the reader has chosen so far on the way to a move. The server draws the page with it.
let draft = location.search.slice(1);
let socket;
// When the house was last heard of. It says every so often that it is there, and may be late, or miss one.
let heard = 0;
const patience = 2.5 * main?.dataset.beat;
// What has come of a push that goes on.
let begun = "";
let added = false;

document.documentElement.classList.add("scripted");
addChances();
if (main) {
  setClocks();
  tellLast();
}
if (main?.dataset.live) {
  addToTheDeal();
  connect(0);
  setInterval(listen, 500);
  main.addEventListener("submit", send);
  main.addEventListener("click", choose);
  main.addEventListener("toggle", unread, true);
  unread();
  point();
  rest();
}
document.querySelector("#away .close")?.addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("away").remove();
});
// Whoever steps back to a page the browser has kept wants to see how things are now.
addEventListener("pageshow", (event) => event.persisted && location.reload());
wakeControls();
document.addEventListener("click", copy);
news?.addEventListener("click", (event) => event.target.closest("a") || (news.innerHTML = ""));
document.addEventListener("click", openRule);
document.addEventListener("focusin", (event) => {
  if (event.target.matches?.("[data-copy]")) event.target.select();
});

// What only a script can do is hidden until there is one: also what has just been drawn anew.
function wakeControls() {
  for (const control of document.querySelectorAll("[data-copied], #sound, #tempo")) control.hidden = false;
  document.getElementById("sound")?.setAttribute("aria-pressed", localStorage.sound === "on");
  for (const choice of document.querySelectorAll("#tempo input")) choice.checked = choice.value === (localStorage.tempo ?? "calm");
}

// ---- links: copied with a tap, or handed on by a phone ----

async function copy({ target }) {
  const button = target.closest?.("[data-copied]");
  if (!button) return;
  const field = button.parentElement.querySelector("[data-copy]");
  if (navigator.share && matchMedia("(pointer: coarse)").matches) return navigator.share({ url: field.value }).catch(() => {});
  field.select();
  // The clipboard proper needs a secure page; the old way works everywhere.
  await (navigator.clipboard?.writeText(field.value) ?? Promise.reject()).catch(() => document.execCommand("copy"));
  button.textContent = button.dataset.copied;
}

// ---- the live connection ----

function connect(tries) {
  const address = new URL(main.dataset.live, location);
  address.protocol = address.protocol.replace("http", "ws");
  const offline = document.getElementById("offline");
  // What this page shows as it came need not be sent again.
  if (offline.dataset.shown) address.search = offline.dataset.shown;
  delete offline.dataset.shown;
  socket = new WebSocket(address);
  heard = performance.now();
  begun = "";
  socket.onopen = () => {
    if (draft) socket.send(`?${draft}`);
    // What was not answered may not have arrived; if it has, the house says so and does not play it twice.
    for (const [number, { body }] of unanswered) socket.send(`act ${number} ${body}`);
  };
  socket.onmessage = ({ data }) => {
    tries = 0;
    heard = performance.now();
    offline.hidden = true;
    if (begun || data.startsWith("<")) return receive(data);
    // Or the house only says that it is there, or that a draft changes nothing.
    const answer = /^(done|sorry) (\d+) ?([^]*)$/.exec(data);
    if (answer) hear(answer[1], Number(answer[2]), answer[3]);
  };
  socket.onclose = (event) => {
    // The table was deleted: the page itself says so.
    if (event.code === 4404) return location.reload();
    offline.hidden = false;
    // Not all at the same moment: a house that comes back would have them all at its door.
    setTimeout(() => connect(tries + 1), Math.min(300 * 2 ** tries, 5000) * (0.5 + Math.random()));
  };
}

// A house that has been silent for too long is looked for anew: it may be frozen or cut off, and there may be others.
function listen() {
  if (performance.now() - heard < patience || socket.readyState === WebSocket.CLOSED) return;
  document.getElementById("offline").hidden = false;
  connectAnew();
}

// Nothing more is heard on the old connection: it may take its time to close.
function connectAnew() {
  socket.onclose = socket.onmessage = socket.onopen = null;
  socket.close();
  connect(0);
}

// A long push comes in several messages, cut anywhere, of which all but the last end with a unit separator.
function receive(message) {
  if (message.endsWith("\x1f")) return void (begun += message.slice(0, -1));
  const push = begun + message;
  begun = "";
  queueUp(push);
}

// A push is the parts of the page that are new, each ended by a record separator, and before those that stand in it. Comments say
// where parts belong that this page has or that are still to come, by their ids.
function show(parts) {
  const focused = document.activeElement;
  const before = places();
  const heard = sounds();
  const numbers = [...main.querySelectorAll("[data-count]")].map((element) => [element, element.textContent]);
  const matter = document.getElementById("matter");
  const wasOver = document.getElementById("count") !== null;
  const offered = choices();
  for (const next of parts) {
    const old = document.getElementById(next.id);
    if (old) morphPart(old, next);
  }
  // First whatever else is written, and only then what measures: else everything would be laid out again for each of them.
  wakeControls();
  areNew(offered);
  if (!wasOver && document.getElementById("count")) changeScene();
  tellTurn();
  // What was just asked is answered above: whoever asked it further down is led there.
  const answer = document.getElementById("matter");
  if (answer && answer !== matter) document.getElementById("menu")?.removeAttribute("open");
  addToTheDeal();
  addChances();
  unread();
  tellLast();
  answerByItself();
  setClocks();
  if (!still.matches) travel(before);
  keepFocus(focused);
  rest();
  point();
  if (!still.matches) for (const [element, text] of numbers) count(element, text);
  for (const [id, sound] of sounds()) if (!heard.has(id)) play(sound);
  press();
}

// The end of a game: for a moment nothing stands there, and then the count.
function changeScene() {
  main.classList.add("changing");
  for (const bubble of document.querySelectorAll("#moments .bubble")) bubble.remove();
  setTimeout(() => main.classList.remove("changing"), 80);
}

function partsOf(push) {
  // All are read in one go, each in a template of its own, which closes what the part has left open.
  const all = document.createElement("template");
  all.innerHTML = push.split("\x1e").map((part) => `<template>${part}</template>`).join("");
  return [...all.content.children].flatMap(({ content }) => {
    for (const picture of content.querySelectorAll("svg[use]")) complete(picture);
    return content.firstElementChild ?? [];
  });
}

// A push only says the class of a picture and its name: not on which sheet it is, nor that it is for eyes only.
function complete(picture) {
  const [looks, name] = picture.getAttribute("use").split("/");
  const use = picture.appendChild(document.createElementNS(picture.namespaceURI, "use"));
  use.setAttribute("href", `${main.dataset.sprite}#${name}`);
  picture.removeAttribute("use");
  picture.setAttribute("class", looks);
  picture.setAttribute("aria-hidden", "true");
}

// ---- the chat: how many lines were said since its drawer was last open in this browser ----

function unread() {
  const chat = document.getElementById("chat");
  if (!chat) return;
  const [mark, kept] = [chat.querySelector("#unread"), `said ${location.pathname}`];
  const last = Number(chat.dataset.lines);
  if (chat.open) localStorage[kept] = last;
  const said = [...chat.querySelectorAll("[id^=spoke-]")].map((line) => Number(line.id.slice(6)));
  mark.textContent = said.filter((line) => line > Number(localStorage[kept] ?? 0)).length || "";
}

// ---- time: what is left counts down between two pushes ----

setInterval(() => {
  const time = document.querySelector("#time [data-soon]");
  if (!time) return;
  // The server's word is newer than ours whenever it has changed.
  if (time.said !== time.dataset.left) [time.said, time.ends] = [time.dataset.left, performance.now() + Number(time.dataset.left)];
  const left = Math.max(0, Math.round((time.ends - performance.now()) / 1000));
  time.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}, 1000);

// ---- the deal: this browser adds random bytes of its own before the start ----

function addToTheDeal() {
  const form = document.getElementById("chance");
  if (!form || added) return;
  added = true;
  const body = new URLSearchParams({ share: chance() });
  fetch(form.action, { method: "POST", body, headers: { "hoirie-script": "1" } }).catch(() => (added = false));
}

function addChances() {
  for (const field of document.querySelectorAll("[data-chance]")) field.value ||= chance();
}

function chance() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// ---- focus: whoever plays by keyboard goes on where they were ----
// What had the focus may be gone, and another element with its id in its place; else one goes on at what can be done now, or hears
// the sentence.

function keepFocus(focused) {
  const isSeen = (element) => visible(element) && element.checkVisibility({ visibilityProperty: true });
  if (!focused || focused === document.body || (focused.isConnected && !focused.matches(":disabled") && isSeen(focused))) return;
  const successor = focused.id && document.getElementById(focused.id);
  const controls = "button:not(:disabled), a[href], input:not(:disabled, [type=hidden]), select, summary";
  const others = ["#desk", "#replay", "#afterwards"].flatMap((place) => [...document.querySelectorAll(`${place} :is(${controls})`)]);
  const next = [successor, ...others].find((element) => element && !element.matches(":disabled") && isSeen(element));
  (next ?? document.getElementById("prompt"))?.focus({ preventScroll: true });
}

// ---- a rule opens over the stage: Escape or a tap beside it closes it, and the focus goes back to where it was ----

async function openRule(event) {
  const link = event.target.closest?.("a.rule");
  if (!link || !HTMLElement.prototype.showPopover || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const [book, number] = link.getAttribute("href").split("#");
  const answer = await fetch(`${book}/${number}`, { headers: { "hoirie-script": "1" } }).catch(() => null);
  if (!answer?.ok) return void open(link.href, link.target);
  const sheet = document.getElementById("paragraph") ?? document.body.appendChild(paragraph());
  sheet.innerHTML = await answer.text();
  sheet.ariaLabel = number;
  sheet.openedBy = link;
  sheet.showPopover();
  sheet.focus();
}

function paragraph() {
  const sheet = document.createElement("div");
  Object.assign(sheet, { id: "paragraph", className: "rulebook", role: "dialog", popover: "auto", tabIndex: -1 });
  sheet.addEventListener("toggle", ({ newState }) => {
    // What had opened it may have been drawn anew meanwhile.
    if (newState !== "closed" || document.activeElement !== document.body) return;
    (sheet.openedBy.isConnected ? sheet.openedBy : document.querySelector("#rule a"))?.focus();
  });
  return sheet;
}

// ---- a page that is still being worked out: it is looked at again, and what is new is morphed in ----

const unfinished = document.querySelector("main[data-again]");
if (unfinished) lookAgain();

function lookAgain() {
  setTimeout(async () => {
    const answer = await fetch(location).catch(() => null);
    if (answer?.ok) {
      const next = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
      // What is only for browsers without script must not come to life here.
      for (const other of next.querySelectorAll("noscript")) other.remove();
      morph(unfinished, next);
    }
    if (unfinished.dataset.again) lookAgain();
  }, 1000 * unfinished.dataset.again);
}

// ---- drafts: a link to this very page is a step on the way to a move ----

function choose(event) {
  const link = event.target.closest("a[href^='?']");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || socket.readyState !== WebSocket.OPEN) return;
  event.preventDefault();
  draft = link.getAttribute("href").slice(1);
  socket.send(`?${draft}`);
}

// ---- what is too large for its frame is panned in it, and comes to rest where something is, whenever that has moved ----

function rest() {
  for (const frame of main.querySelectorAll("[data-rest]")) {
    const thing = frame.querySelector(frame.dataset.rest);
    if (!thing || !/auto|scroll/.test(getComputedStyle(frame).overflow)) continue;
    const [outer, inner] = [frame.getBoundingClientRect(), thing.getBoundingClientRect()];
    const left = Math.round(frame.scrollLeft + inner.left + inner.width / 2 - outer.left - outer.width / 2);
    const top = Math.round(frame.scrollTop + inner.top + inner.height / 2 - outer.top - outer.height / 2);
    if (frame.rested === `${left} ${top}`) continue;
    frame.scrollTo({ left, top, behavior: frame.rested && !still.matches ? "smooth" : "instant" });
    frame.rested = `${left} ${top}`;
  }
}
if (main) addEventListener("resize", () => (rest(), point()));

// ---- a ticked box presses a button for as long as it is ticked, whenever that can be pressed ----

function press() {
  for (const box of main.querySelectorAll("[data-presses]:checked")) {
    const button = document.getElementById(box.dataset.presses);
    if (button && button.ariaDisabled !== "true") button.click();
  }
}
main?.addEventListener("change", (event) => event.target.dataset.presses && press());

// ---- forms ----

// A form on its way is busy, and not sent twice. Its buttons stay enabled meanwhile: a disabled one would lose the focus.
// Moves go up the live connection, each with a number that its answer names.
const unanswered = new Map();
let moves = 0;
let lastMove = -Infinity;

async function send(event) {
  const form = event.target;
  // Another language is another page.
  if (form.matches(".languages")) return;
  event.preventDefault();
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  const body = new URLSearchParams(new FormData(form, event.submitter));
  if (form.action.endsWith("/act") && socket.readyState === WebSocket.OPEN) {
    unanswered.set(++moves, { form, body });
    lastMove = performance.now();
    main.classList.add("acting");
    return socket.send(`act ${moves} ${body}`);
  }
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { "hoirie-script": "1" } });
    const said = answer.status === 204 ? "" : await answer.text();
    news.innerHTML = said;
    // Good news need no answer and go by themselves.
    if (answer.ok) setTimeout(() => news.innerHTML === said && (news.innerHTML = ""), 2500);
    if (answer.ok) isDone(form);
    const address = answer.headers.get("hoirie-address");
    if (address && new URL(address, location).pathname !== location.pathname) location.assign(address);
    // The house has given this browser a name that the old connection does not know.
    else if (answer.headers.has("hoirie-met")) connectAnew();
  } catch {
    document.getElementById("offline").hidden = false;
  } finally {
    form.ariaBusy = null;
  }
}

// What was chosen is done: the next move starts from nothing.
function isDone(form) {
  if (!form.matches("[data-stays]")) form.reset();
}

function hear(how, number, said) {
  const form = unanswered.get(number)?.form;
  if (!form) return;
  unanswered.delete(number);
  form.ariaBusy = null;
  news.innerHTML = said;
  isAnswered();
  if (how === "sorry") return;
  news.innerHTML = "";
  // Whose hand is on a shared device is no part of the move.
  const hot = new URLSearchParams(draft).get("hot");
  draft = hot === null ? "" : `hot=${hot}`;
  const focused = document.activeElement;
  isDone(form);
  keepFocus(focused);
}

// What I did is on its way, or what came of it is still to be seen: until then what I could do is pale, and nothing there is
// pressed by mistake.
function isAnswered() {
  if (!unanswered.size && !isShowing) main.classList.remove("acting");
}

// Who presses twice where quite other buttons have come meanwhile did not mean these.
let hastyUntil = 0;
const choices = () => [...document.querySelectorAll("#desk button[id]")].map(({ id }) => id);

function areNew(before) {
  const now = choices();
  const isHasty = performance.now() - lastMove < 6000 && localStorage.tempo !== "off";
  if (isHasty && before.length && now.length && !now.some((id) => before.includes(id))) hastyUntil = performance.now() + 400;
}

function dropHasty(event) {
  if (performance.now() > hastyUntil || !event.target.closest?.("#desk")) return;
  event.preventDefault();
  event.stopPropagation();
}
main?.addEventListener("click", dropHasty, { capture: true });

// ---- the morph: the old tree becomes the new one, and whatever is the same stays the same node ----
// So focus, caret, scroll, open drawers and half-filled forms survive. An element with an id is itself wherever it goes;
// one without is matched by its place among its kind.

// The parts that this page has and that were not sent again, by their ids.
let kept = new Map();

function morphPart(old, next) {
  setPlaces(next);
  kept = new Map([...next.querySelectorAll("[data-same]")].map(({ id }) => [id, document.getElementById(id)]));
  if (old.nodeName === next.nodeName && old.dataset.same === undefined) return morph(old, next);
  // It comes to its place, or has become something else: only what stands in it stays.
  fillIn(next);
  old.replaceWith(next);
}

// Makes an empty element of the same kind of each id in a comment: there is a part's place.
function setPlaces(next) {
  const comments = [];
  for (const walk = document.createTreeWalker(next, NodeFilter.SHOW_COMMENT); walk.nextNode(); ) comments.push(walk.currentNode);
  for (const comment of comments) comment.replaceWith(...comment.data.split(" ").map(placeOf));
}

function placeOf(id) {
  const there = document.getElementById(id);
  const place = there ? document.createElementNS(there.namespaceURI, there.localName) : document.createElement("i");
  place.id = id;
  place.dataset.same = "";
  return place;
}

// Puts the parts that this page has where something new has places for them.
function fillIn(next) {
  for (const place of next.querySelectorAll("[data-same]")) kept.get(place.id) && place.replaceWith(kept.get(place.id));
}

function morphChildren(old, next) {
  const byId = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  const wanted = new Set([...next.children].map((child) => child.id).filter(Boolean));
  let here = old.firstChild;
  for (const node of [...next.childNodes]) {
    // What is no longer wanted goes first: a node that is moved instead would lose its focus.
    while (here?.id && !wanted.has(here.id)) here = drop(here);
    let match = null;
    if (node.id) match = byId.get(node.id) ?? kept.get(node.id) ?? null;
    else if (here && !here.id && isOfItsKind(here, node)) match = here;
    if (match && match.nodeName === node.nodeName) {
      // What is moved loses its focus: rather what stands before it goes, if it has no name.
      if (match.contains(document.activeElement)) while (here && here !== match && !here.id) here = drop(here);
      if (match === here) here = here.nextSibling;
      else old.insertBefore(match, here);
      morph(match, node);
    } else {
      if (node.nodeType === Node.ELEMENT_NODE) fillIn(node);
      old.insertBefore(node, here);
      // It takes the place of something else of its kind: what stands behind that stays where it is, and keeps its focus.
      if (here && !here.id && !node.id && here.nodeType === node.nodeType) here = drop(here);
    }
  }
  while (here) here = drop(here);
}

// Words that have changed are other words: where they stand in the middle, those that were there have not moved.
function isOfItsKind(here, node) {
  return here.nodeName === node.nodeName && (here.nodeType === Node.ELEMENT_NODE || here.nodeValue === node.nodeValue);
}

function drop(node) {
  const after = node.nextSibling;
  node.remove();
  return after;
}

function morph(old, next) {
  // The house has not sent again what this page shows already.
  if (next.dataset?.same !== undefined) return;
  if (old.nodeType !== Node.ELEMENT_NODE) return;
  // What was chosen for one moment means nothing in another.
  if (old.dataset.anew !== next.dataset.anew) for (const field of old.querySelectorAll("input")) field.checked = field.defaultChecked;
  for (const { name } of [...old.attributes]) {
    // What the reader opened stays open, and what is on its way is busy until it is answered.
    const stays = (name === "open" && old.nodeName === "DETAILS") || name === "aria-busy";
    if (!stays && !next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (name === "open" && old.nodeName === "DETAILS") continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  morphChildren(old, next);
}

// ---- clocks: the animations of an element with data-left end in so many milliseconds, whenever this page was opened ----

function setClocks() {
  for (const clock of main.querySelectorAll("[data-left]")) {
    for (const run of clock.getAnimations({ subtree: true })) {
      const now = Math.max(0, run.effect.getComputedTiming().endTime - clock.dataset.left);
      // A clock that goes right is left alone.
      if (Math.abs(now - run.currentTime) > 300) run.currentTime = now;
    }
  }
}

// ---- numbers count: an element with data-count holds a number, and goes there from the one it showed ----
// None stands in a live region, so a screen reader hears the number and not the way to it.

const COUNTING = 300;

function count(element, before) {
  const [text, from, to] = [element.firstChild, ...[before, element.textContent].map((text) => Number(/-?\d+/.exec(text)))];
  if (from === to || !element.isConnected || document.hidden) return;
  const [last, start] = [text.nodeValue, performance.now()];
  let shown = last;
  const run = (element.counting = {});
  const step = (now) => {
    // Something newer was said meanwhile.
    if (text.nodeValue !== shown || element.counting !== run) return;
    const way = Math.min(Math.max(now - start, 0) / COUNTING, 1);
    shown = way < 1 ? last.replace(/-?\d+/, Math.round(from + (to - from) * way)) : last;
    text.nodeValue = shown;
    if (way < 1) requestAnimationFrame(step);
  };
  step(start);
  // A page in the background draws nothing, and must not keep a number that never was.
  setTimeout(() => {
    if (text.nodeValue === shown && element.counting === run) text.nodeValue = last;
  }, 2 * COUNTING);
}

// ---- cards travel: measured before, animated from there after, clickable all the while ----

function places() {
  const cards = [...main.querySelectorAll("[data-card]")];
  return new Map(cards.map((card) => [card.id, { kind: card.dataset.card, box: card.getBoundingClientRect() }]));
}

function travel(before) {
  const cards = [...main.querySelectorAll("[data-card]")];
  const gone = new Map();
  const ids = new Set(cards.map((card) => card.id));
  for (const [id, place] of before) {
    if (!ids.has(id)) gone.set(place.kind, [...(gone.get(place.kind) ?? []), place]);
  }
  const ways = [];
  for (const card of cards) {
    // A fresh card is never one of those that went, even if it looks the same.
    const moved = dealtOut(card)?.dataset.dealt === "fresh" ? null : gone.get(card.dataset.card)?.shift();
    const from = before.get(card.id) ?? moved ?? dealt(card);
    const to = card.getBoundingClientRect();
    if (!from || !to.width || !from.box.width || card.closest(".group")) continue;
    const [x, y] = [from.box.x - to.x, from.box.y - to.y];
    if (Math.abs(x) + Math.abs(y) >= 2) ways.push([card, `translate(${x}px, ${y}px)`]);
  }
  for (const [card, from] of ways) card.animate([{ transform: from }, { transform: "none" }], { duration: 320, easing: "ease-out" });
}

// What was just dealt says so, or what it lies in does.
const dealtOut = (card) => card.closest("[data-dealt]");

// A card that was nowhere before comes from the thing whose id is given as data-from, or from the stack.
function dealt(card) {
  const from = card.closest("[data-from]")?.dataset.from;
  const place = from ? document.getElementById(from) : dealtOut(card) && main.querySelector("[data-stack]");
  return place ? { box: place.getBoundingClientRect() } : null;
}
