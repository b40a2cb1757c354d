
// ---- moments: what others do is seen where they sit, one thing after the other, before the page shows what came of it ----
// A new line of the story says by its attributes how it is seen: who did it and says what, what goes from where to where, whom
// it hits. A page is never more than five seconds behind the truth, and a tap hurries it.

const MOMENT = 750;
const LATEST = 4500;
// A lobby has none: it comes when the game begins.
let stage = document.getElementById("moments");
// Pushes that wait, each with when it came.
const waiting = [];
// What was carried away, until the page shows where it now is.
const gone = [];
let isShowing = false;
let hurry = null;
// The newest lines that were seen: of the story, and of what was said.
let lastLine = newest("line");
let lastSpoken = newest("spoke");
let moments = 0;

document.addEventListener("change", ({ target }) => target.matches("#tempo input") && (localStorage.tempo = target.value));
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, () => hurry?.(), { capture: true, passive: true });

function queueUp(push) {
  const parts = partsOf(push);
  waiting.push({ parts, at: performance.now() });
  if (!isShowing) showWaiting();
}

async function showWaiting() {
  isShowing = true;
  for (let next; (next = waiting.shift()); ) {
    const lines = newLines(next.parts, "line");
    for (const [place, line] of lines.entries()) {
      const time = timeFor(line, next.at);
      see(line, time, lines.slice(place + 1));
      if (time) await pass(time);
    }
    for (const thing of gone.splice(0)) thing.style.visibility = "";
    show(next.parts);
    stage = document.getElementById("moments");
    // How late the page was at most.
    if (stage) stage.dataset.late = Math.max(stage.dataset.late ?? 0, Math.round(performance.now() - next.at));
    if (stage) for (const line of newLines(next.parts, "spoke")) say(line.dataset.by, line.lastElementChild.textContent, 4000, "talk");
    lastLine = newest("line");
    lastSpoken = newest("spoke");
    // One push a frame: a slow machine still answers in between.
    if (waiting.length) await nextFrame();
  }
  isShowing = false;
  isAnswered();
}

// A page that nobody looks at has none.
function nextFrame() {
  return new Promise((done) => (requestAnimationFrame(done), setTimeout(done, 50)));
}

// How long a moment lasts: nothing for what only I do or need not wait for, less the more there is to be seen.
function timeFor(line, since) {
  const { by, says, goes, hits, light } = line.dataset;
  const card = line.querySelector(".carried");
  if (light !== undefined || document.hidden || localStorage.tempo === "off" || !(says || goes || hits || card)) return 0;
  if (isMe(by) && !goes && !hits) return 0;
  const left = since + LATEST - performance.now();
  const wanted = (localStorage.tempo === "quick" ? 0.5 : 1) * MOMENT * (card ? 1.5 : 1);
  return Math.max(0, Math.min(wanted, left / (2 * waiting.length + 1)));
}

// In a replay also what I did is seen.
function isMe(seat) {
  return !main.matches(".replay") && seat !== undefined && document.getElementById(`player-${seat}`)?.matches(".me");
}

function pass(time) {
  return new Promise((done) => {
    const timer = setTimeout(done, time);
    hurry = () => (clearTimeout(timer), done());
  }).then(() => (hurry = null));
}

function numberOf(element) {
  return Number(element.id.split("-")[1]);
}

function newest(kind) {
  return Math.max(0, ...[...document.querySelectorAll(`[id^="${kind}-"]:not([data-same])`)].map(numberOf));
}

// The lines of this kind in a push that this page has not shown yet, oldest first. Those of a part that comes whole are in it.
function newLines(parts, kind) {
  const selector = `[id^="${kind}-"]:not([data-same])`;
  const last = kind === "line" ? lastLine : lastSpoken;
  const lines = parts.flatMap((part) => [...(part.matches(selector) ? [part] : []), ...part.querySelectorAll(selector)]);
  return lines.filter((line) => numberOf(line) > last && !line.querySelector("s")).sort((one, two) => numberOf(one) - numberOf(two));
}

function see(line, time, after) {
  const { by, says, hits, sound } = line.dataset;
  if (sound) play(sound);
  if (!stage || document.hidden || localStorage.tempo === "off") return;
  moments += 1;
  Object.assign(stage.dataset, { moments, line: numberOf(line) });
  if (says && !isMe(by)) say(by, says, Math.max(1600, 2 * time));
  const card = line.querySelector(".carried");
  for (const [from, to] of ways(line, after)) carry(from, to, card, time || MOMENT);
  // All are measured before anything is written: else the page would be laid out anew for each of them.
  const struck = pairs(hits).map(([id, by]) => [document.getElementById(id), Number(by)]).map(([element, by]) => [element, by, element && inSight(element)]);
  for (const [element, by, box] of struck) if (box) hit(element, by, box);
}

// What aims goes to whomever the lines after it hit or hand something to, up to the next thing that somebody does.
function ways({ dataset: { goes, aims } }, after) {
  if (aims === undefined) return pairs(goes);
  const act = after.findIndex(({ dataset }) => dataset.by !== undefined);
  const what = after.slice(0, act < 0 ? after.length : act).map(({ dataset }) => dataset);
  const [hit, given] = [what.flatMap(({ hits }) => pairs(hits).map(([id]) => id)), what.flatMap(({ goes: way }) => pairs(way).map(([, to]) => to))];
  const goals = [...new Set(hit.length ? hit : given)];
  return goals.length && goals.length < 3 ? pairs(goes).flatMap(([from]) => goals.map((goal) => [from, goal])) : pairs(goes);
}

function pairs(text) {
  return (text ?? "").split(" ").filter(Boolean).map((pair) => pair.split(":"));
}

// A bubble at somebody's seat, until they say something else.
function say(seat, words, time, kind = "") {
  const place = document.getElementById(`player-${seat}`);
  const box = place && visible(place.querySelector(".face") ?? place);
  if (!box || !stage) return;
  document.getElementById(`bubble-${seat}`)?.remove();
  const bubble = document.createElement("div");
  bubble.id = `bubble-${seat}`;
  bubble.className = `bubble ${kind}`;
  bubble.textContent = words;
  stage.append(bubble);
  const { width, height } = bubble.getBoundingClientRect();
  const x = Math.max(6, Math.min(box.left - 8, innerWidth - width - 6));
  const at = (y) => ({ left: x, right: x + width, top: y, bottom: y + height });
  // In the upright stage all sit in one row: what is said stands below it, and only the newest, for there is room for no more.
  const row = upright.matches ? document.getElementById("players").getBoundingClientRect().bottom - 12 : 0;
  const below = Math.max(box.bottom, row) + 8;
  const desk = document.getElementById("desk")?.getBoundingClientRect();
  const isInTheWay = desk !== undefined && meet(at(below), desk) && box.top - height - 12 > 0;
  const isLow = isInTheWay || below + height + 4 > innerHeight;
  const y = isLow ? box.top - height - 12 : below;
  bubble.classList.toggle("above", isLow);
  bubble.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  for (const other of stage.querySelectorAll(".bubble")) {
    if (other !== bubble && (upright.matches || meet(other.getBoundingClientRect(), at(y)))) other.remove();
  }
  fade(bubble, time);
}

function meet(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

// What lies in the one place goes to the other: its cards, the card that is shown, or itself.
function carry(from, to, card, time) {
  const [start, end] = [from, to].map((id) => document.getElementById(id));
  comeIntoSight(end);
  const [there, goal] = [start, end].map((element) => element && visible(element));
  if (!there || !goal) return;
  if (still.matches) return strike(end);
  let things = [...start.querySelectorAll("[data-card]")].filter((thing) => visible(thing));
  if (card || !things.length) things = [card?.firstElementChild ?? start.querySelector("[data-carried], svg") ?? start];
  const isShown = card !== null;
  const shown = { left: there.left + there.width / 2 - 60, top: there.top + there.height / 2 - 84, width: 120, height: 168 };
  const boxes = things.slice(0, 6).map((thing) => (isShown ? shown : visible(thing)));
  boxes.forEach((box, place) => {
    const thing = things[place];
    if (!box) return;
    const ghost = thing.cloneNode(true);
    // What is seen going does not lie there any longer.
    if (!isShown) gone.push(thing);
    ghost.removeAttribute("id");
    for (const inner of ghost.querySelectorAll("[id]")) inner.removeAttribute("id");
    ghost.classList.add("ghost");
    Object.assign(ghost.style, isShown ? {} : { width: `${box.width}px`, height: `${box.height}px`, margin: 0 });
    stage.append(ghost);
    if (!isShown) thing.style.visibility = "hidden";
    const [x, y] = [goal.left + goal.width / 2 - box.width / 2, goal.top + goal.height / 2 - box.height / 2];
    // On its way it is shown large, rather in the middle of the stage than over whoever it comes from, and never beyond the edge.
    const between = (least, wish, most) => Math.max(least, Math.min(wish, most));
    const middle = [
      between(box.width / 4 + 8, (box.left + x) / 4 + (innerWidth - box.width) / 4, innerWidth - box.width * 1.25 - 8),
      between(box.height / 4 + 56, (box.top + y) / 4 + (innerHeight - box.height) / 4, innerHeight - box.height * 1.25 - 8),
    ];
    const way = [
      { transform: `translate(${box.left}px, ${box.top}px) scale(${isShown ? 0.4 : 1})`, offset: 0 },
      ...(isShown ? [{ transform: `translate(${middle[0]}px, ${middle[1]}px) scale(1.5)`, opacity: 1, offset: 0.3 }, { transform: `translate(${middle[0]}px, ${middle[1]}px) scale(1.5)`, opacity: 1, offset: 0.7 }] : []),
      { transform: `translate(${x}px, ${y}px) scale(${Math.min(1, Math.max(0.4, goal.width / box.width))})`, opacity: isShown ? 0.2 : 0.9, offset: 1 },
    ];
    const run = ghost.animate(way, { duration: time, delay: place * 60, easing: "ease-in-out", fill: "both" });
    run.onfinish = run.oncancel = () => ghost.remove();
  });
}

// What is panned in a frame is moved there first, and comes to rest where it was as soon as that is seen.
function comeIntoSight(thing) {
  const frame = thing?.closest("[data-rest]");
  if (!frame || frame.scrollWidth <= frame.clientWidth) return;
  const [outer, inner] = [frame, thing].map((element) => element.getBoundingClientRect());
  if (inner.left >= outer.left && inner.right <= outer.right || inner.width > outer.width) return;
  frame.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  frame.rested = "elsewhere";
}

// Where something is; what happens behind something that lies over it can't be seen there.
function inSight(element) {
  const box = visible(element);
  const seen = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return seen?.closest("#desk, #notices") && !element.contains(seen) ? null : box;
}

// So much is gained or lost here.
function hit(element, by, box) {
  strike(element);
  const number = document.createElement("b");
  number.className = `hit ${by < 0 ? "loss" : "gain"}`;
  const much = Math.abs(by).toLocaleString(document.documentElement.lang);
  number.textContent = `${by < 0 ? "−" : "+"}${much}`;
  stage.append(number);
  // About as wide as this: nobody waits for it to be measured.
  const width = 24 + 14 * number.textContent.length;
  const x = Math.max(4, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 4));
  const [low, high] = [box.top + box.height / 2, Math.max(4, box.top - 12)];
  // What is lost falls, what is gained rises.
  const [start, end] = by < 0 ? [high, low] : [low, high];
  number.style.transform = `translate(${x}px, ${end}px)`;
  if (!still.matches) number.animate([{ transform: `translate(${x}px, ${start}px)` }, { transform: `translate(${x}px, ${end}px)` }], { duration: 400, easing: "ease-out" });
  fade(number, 1400);
}

// Another name begins the same anew.
function strike(element) {
  const again = element.classList.contains("struck");
  element.classList.toggle("struck", !again);
  element.classList.toggle("struck-again", again);
}

function fade(element, time) {
  element.animate([{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: time, fill: "both" }).onfinish = () => element.remove();
}

function visible(element) {
  const box = element.getBoundingClientRect();
  return box.width && box.height ? box : null;
}

// The last lines of the story stand on the stage.
function tellLast() {
  const last = document.getElementById("last");
  if (!last) return;
  const lines = [...document.querySelectorAll("#recent li:not([data-same])")].slice(0, 4).reverse();
  last.replaceChildren(...lines.map((line) => {
    const item = document.createElement("li");
    item.append(...[...line.childNodes].filter((node) => !node.matches?.(".carried")).map((node) => node.cloneNode(true)));
    return item;
  }));
}

// ---- a lesson points at what it speaks of ----

function point() {
  const about = document.getElementById(document.getElementById("lesson")?.dataset.about);
  for (const old of document.querySelectorAll(".pointed")) if (old !== about) old.classList.remove("pointed");
  about?.classList.add("pointed");
  standAside(about);
}

// What a lesson or a hint speaks of, and where one answers, is not covered by it, or as little as can be: it has several places.
function standAside(about) {
  const notices = document.getElementById("notices");
  const card = notices?.querySelector("#lesson, #hint");
  if (!card) return void delete notices?.dataset.place;
  // Who is told something while others are to act needs no place to answer; what a hint advises is to be reached beside it.
  const toReach = document.querySelector("#asked.mine") ? ["#desk", "#board :is(button, a[role=button])"] : [];
  if (card.id === "hint") toReach.push("#desk", "#mine [data-card]", "[data-hinted]");
  // Between those who sit round a table there is room.
  const subject = about?.id === "players" ? about.children : [about];
  const things = [...subject, ...document.querySelectorAll([...toReach, "#said", "#afterwards"].join())];
  const boxes = things.map((thing) => thing && visible(thing));
  const covered = (place) => {
    notices.dataset.place = place;
    const box = card.getBoundingClientRect();
    return boxes.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  // Where it is no more in the way than elsewhere, it stays; where it is in nobody's way, no other place is tried.
  const stays = notices.told === card.textContent && notices.dataset.place;
  let [best, least] = [null, Infinity];
  for (const place of [...(stays ? [stays] : []), "usual", "aside", "away"]) {
    const sum = covered(place);
    if (sum < least) [best, least] = [place, sum];
    if (!least) break;
  }
  notices.dataset.place = best;
  notices.told = card.textContent;
}

function overlap(one, other) {
  if (!other || !meet(one, other)) return 0;
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return across * (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
}

// ---- what everybody is asked can be answered by itself, if one wishes: always after the same time, so that nothing shows ----

const BY_ITSELF = 5000;
let answer = null;

function answerByItself() {
  const box = document.querySelector("[data-by-itself]");
  const button = box && document.getElementById(box.dataset.byItself);
  if (box) {
    const wish = box.querySelector("input");
    box.hidden = false;
    wish.checked = localStorage.byItself === "yes";
    wish.onchange = () => ((localStorage.byItself = wish.checked ? "yes" : "no"), answerByItself());
  }
  const question = button && localStorage.byItself === "yes" ? button.value : null;
  if (answer?.question === question) return;
  clearTimeout(answer?.timer);
  const press = () => document.getElementById("lesson") === null && button.isConnected && button.click();
  answer = question === null ? null : { question, timer: setTimeout(press, BY_ITSELF) };
}

// ---- drawers: one at a time, closed by Escape, and where it covers the stage by a tap beside it ----

const upright = matchMedia("(max-width: 60rem), (max-aspect-ratio: 1)");

function closeDrawers(event) {
  if (event.type === "keydown" && event.key !== "Escape") return;
  // Where there is room, one may play on beside an open drawer.
  if (event.type === "pointerdown" && !upright.matches) return;
  for (const drawer of document.querySelectorAll(".stage .drawer[open]")) {
    if (event.type === "keydown" || !drawer.contains(event.target)) drawer.removeAttribute("open");
    if (event.type === "keydown" && drawer.contains(document.activeElement)) drawer.querySelector("summary").focus();
  }
}
for (const sign of ["pointerdown", "keydown"]) document.addEventListener(sign, closeDrawers);

answerByItself();
