const $ = (selector, where = document) => where.querySelector(selector);
const $$ = (selector, where = document) => [...(where ? where.querySelectorAll(selector) : [])];
const kinds = (where) => $$("[data-card]", where).map((card) => card.dataset.card).sort();

// Which row of the log a page shows; nothing before the start.
const seq = (page = document) => $("#row", page)?.dataset.row;

// Where a click meets this thing and nothing else, once it is on the screen.
function spot(selector) {
  const thing = $(selector);
  if (!thing) return null;
  thing.scrollIntoView({ block: "center", behavior: "instant" });
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return thing.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}

// Notes whether the next click meets this thing. A page without script notes nothing.
function awaitClick(selector) {
  window.clicked = document.documentElement.classList.contains("scripted") ? "missed" : "unknown";
  const note = (event) => (window.clicked = event.target.closest?.(selector) ? "met" : "missed");
  document.addEventListener("click", note, { capture: true, once: true });
  return true;
}

const missed = () => window.clicked === "missed";

// What a table page shows, the same in every language.
function table() {
  const phases = { "#count": "over", "#exchange": "exchange", "#withdraw": "auction", "#take": "duty", "#board": "waiting" };
  const phase = Object.entries(phases).find(([selector]) => $(selector))?.[1] ?? "lobby";
  const players = $$("#players > li").map((player) => ({
    turn: Boolean($(".turn", player)),
    out: Boolean($(".out", player)),
    cards: $(".cards b", player).textContent,
    gifts: $$(".gifts b", player).map((gift) => gift.textContent),
  }));
  const totals = $$("#count tbody tr").map((row) => [$("th", row).lastElementChild.title, row.lastElementChild.textContent]);
  const price = ($(".price")?.textContent ?? "").replace(/[^0-9]+/g, " ").trim();
  return {
    phase,
    accepted: Number($("#act [name=accepted]")?.value ?? -1),
    hand: kinds($("#mine")),
    gifts: $$("#desk .gift b").map((gift) => Number(gift.textContent)),
    price: Number(price.split(" ")[0] || 0),
    zeros: $$("[id^=buy-out]").length,
    open: JSON.stringify({ seq: seq(), three: kinds($(".three")), stack: $(".stack b")?.textContent, players, totals, price }),
  };
}

// What a live auction for the car shows; nothing when none is on.
function auction() {
  if (!$(".hammer")) return null;
  return {
    price: Number(($(".price .sum")?.textContent ?? "0").replace(/[^0-9]/g, "")),
    holder: $("#players .badge.high")?.closest("li").id ?? null,
    counted: $$(".counted .done").length,
  };
}

// Whether the story on the page tells this. What is shown with a line is hidden in it.
function told(line) {
  const words = (told) => [...told.childNodes].filter((node) => !node.matches?.(".carried")).map((node) => node.textContent);
  return $$(".story li").some((told) => words(told).join("").trim() === line);
}

// Cards that are open on the table.
function openCards() {
  return $$("[data-card]").filter((card) => !card.closest("#mine")).map((card) => card.dataset.card).sort();
}

// The same page as somebody sees it who has no seat, at the same row of the log as the document: a table may move between two looks.
async function asPublic() {
  for (let tries = 0; tries < 1000; tries++) {
    const answer = await fetch(location.pathname, { credentials: "omit", headers: { "accept-language": document.documentElement.lang } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (seq(page) === seq()) return page;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error("this page and the public's never show the same row");
}

// A push leaves out a class that is empty.
function withoutEmptyClasses(element) {
  const copy = element.cloneNode(true);
  for (const one of [copy, ...$$("[class='']", copy)]) one.getAttribute("class") === "" && one.removeAttribute("class");
  return copy;
}

// What one player's page tells beside that player's own hand, and what it tells the public.
async function secrets() {
  const stranger = await asPublic();
  const mine = $("#players .me").id;
  const others = (page) => $$(`#players > li:not(#${mine})`, page);
  const [here, there] = [others(document), others(stranger)].map((players) => players.map(withoutEmptyClasses));
  // Who reads is *you* in it: only which cards and how many are compared.
  const lines = (page) => $$(".story li", page).map((line) => line.textContent);
  const numbers = (line) => line.match(/\d+/g)?.join() ?? "";
  const toEverybody = lines(stranger).map(numbers);
  const outside = $$("[data-card]").filter((card) => !card.closest("#mine"));
  return {
    hand: kinds($("#mine")),
    three: kinds($(".three")),
    handIds: $$("[id^=hand-]").length,
    outside: outside.map((card) => card.dataset.card).sort(),
    public: $$("[data-card]", stranger).filter((card) => !card.closest("#" + mine)).map((card) => card.dataset.card).sort(),
    publicHand: Boolean($("#mine, #desk, [id^=hand-]", stranger)),
    sameOthers: here.length === there.length && here.every((player, place) => player.isEqualNode(there[place])),
    moreInStory: lines(document).filter((line) => !toEverybody.includes(numbers(line))),
    seenOf: Object.fromEntries($$("#players > li").map((player) => [player.id, kinds($(".seen", player))])),
    mine,
  };
}

// Puts the car into a town; each of those near it brings as much as a town can.
function driveTo(number, near) {
  for (const place of $$("#towns > li")) {
    const [town] = [...place.classList].filter((name) => name.startsWith("town-"));
    place.classList.toggle("here", town === `town-${number}`);
    place.classList.toggle("near", near.includes(town));
    $(".brings", place)?.remove();
    if (!near.includes(town)) continue;
    const brings = document.createElement("span");
    brings.className = "brings";
    brings.textContent = "+26";
    $(".name", place).before(brings);
  }
  $("#car").className = `town-${number}`;
  return true;
}

// The focused thing, or the card round a hidden box, is outlined.
function focusShows() {
  const here = document.activeElement;
  return [here, here.parentElement].some((thing) => getComputedStyle(thing).outlineStyle !== "none");
}

// What a page of the family shows: cash by person, the own hand, how many secrets, whether the reader is asked, and
// about which division.
function family() {
  const rich = $$(".people > li").filter((person) => $(".coins b", person)).map((person) => [person.id.slice(7), $(".coins b", person).textContent]);
  const cash = rich.filter(([, cash]) => cash !== "0").map((both) => both.join(" ")).sort();
  return [cash, kinds($("#mine")), $$("#secrets li").length, Boolean($("#desk.mine")), new URLSearchParams($("#let-stand, #confirm")?.value).get("division")];
}

// Does something that can be done now, another thing with every turn, as a browser without script would: by a form of the page.
async function anyMove(turn) {
  let luck = turn + 1;
  const below = (number) => ((luck = (luck * 48271) % 2147483647), luck % number);
  const one = (things) => things[below(things.length)];
  let step = "";
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(location.pathname + step);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const buttons = $$("button", page).filter((button) => button.form?.action.endsWith("/act") && !button.matches(":disabled, [aria-disabled=true]"));
    const steps = $$("#board a[href^='?']", page);
    step = steps.length && (below(5) < 3 || !buttons.length) ? one(steps).getAttribute("href") : "";
    if (step || !buttons.length) continue;
    const button = one(buttons);
    const fields = [...button.form.elements].filter((field) => field.name && !field.matches("button, :disabled"));
    // A button can say with which choices it goes.
    const choices = [...button.classList].filter((name) => name.startsWith("for-")).map((name) => name.slice(4));
    const body = new URLSearchParams();
    for (const field of fields) {
      if (field.type === "checkbox" ? below(3) === 0 : field.type !== "radio") body.append(field.name, field.value || field.min);
    }
    for (const name of new Set(fields.filter((field) => field.type === "radio").map((field) => field.name))) {
      const fits = fields.filter((field) => field.name === name && (!choices.length || choices.includes(field.value)));
      if (fits.length) body.append(name, one(fits).value);
    }
    if (button.name) body.append(button.name, button.value);
    const done = await fetch(button.form.action, { method: "POST", body, headers: { "hoirie-script": "1" } });
    if (done.ok) return true;
  }
  return false;
}
