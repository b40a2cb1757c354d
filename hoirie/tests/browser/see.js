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
  const totals = $$("#count tbody tr").map((row) => [$("th", row).textContent, row.lastElementChild.textContent]);
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

// Whether the story on the page tells this.
function told(line) {
  return $$(".story li").some((told) => told.textContent.trim() === line);
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

// What one player's page tells beside that player's own hand, and what it tells the public.
async function secrets() {
  const stranger = await asPublic();
  const mine = $("#players .me").id;
  const others = (page) => $$(`#players > li:not(#${mine})`, page);
  const [here, there] = [others(document), others(stranger)];
  const lines = (page) => $$(".story li", page).map((line) => line.textContent);
  const outside = $$("[data-card]").filter((card) => !card.closest("#mine"));
  return {
    hand: kinds($("#mine")),
    three: kinds($(".three")),
    handIds: $$("[id^=hand-]").length,
    outside: outside.map((card) => card.dataset.card).sort(),
    public: $$("[data-card]", stranger).filter((card) => !card.closest("#" + mine)).map((card) => card.dataset.card).sort(),
    publicHand: Boolean($("#mine, #desk, [id^=hand-]", stranger)),
    sameOthers: here.length === there.length && here.every((player, place) => player.isEqualNode(there[place])),
    moreInStory: lines(document).filter((line) => !lines(stranger).includes(line)),
    seenOf: Object.fromEntries($$("#players > li").map((player) => [player.id, kinds($(".seen", player))])),
    mine,
  };
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
