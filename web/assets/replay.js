
// ---- a replay: its steps come without leaving the page, and on the way what was done is seen as it was at the table ----
// Every step has an address of its own, which follows in the browser; without script its links and its form go there.

const replay = document.getElementById("replay");
const SPEEDS = [0.5, 1, 2, 4];
// How long a step stands while the game plays by itself.
const STANDS = 900;
let speed = 1;
let isPlaying = false;
let isOnTheWay = false;
// The page that is to be shown next, and one that was asked for ahead.
let wanted = null;
let ahead = null;

if (replay) {
  document.addEventListener("click", stepByLink);
  document.addEventListener("keydown", stepByKey);
  replay.addEventListener("input", (event) => event.target.matches("[type=range]") && scrub(event.target));
  replay.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("popstate", () => goTo(location.search));
  tellPlaying();
}

function stepByLink(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const button = event.target.closest?.("#play, #speed");
  if (button?.id === "play") return playOrPause();
  if (button?.id === "speed") speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length];
  if (button) return tellPlaying();
  const link = event.target.closest?.("#replay a[href^='?'], main.replay a[href^='?']");
  if (!link) return;
  event.preventDefault();
  // Whoever looks through other eyes while the game plays sees it go on.
  if (!link.closest(".eyes")) isPlaying = false;
  goTo(link.getAttribute("href"), link.rel === "next");
}

// Arrows step, the space bar plays; in a field they do what they always do.
function stepByKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("input, textarea, select")) return;
  const rel = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (rel && !event.target.closest?.(".panel")) document.querySelector(`#replay a[rel=${rel}]`)?.click();
  if (event.key !== " " || event.target.closest?.("button, a, summary")) return;
  event.preventDefault();
  playOrPause();
}

function scrub(range) {
  isPlaying = false;
  const { elements } = range.form;
  goTo(`?step=${range.value}&eyes=${elements.eyes.value}`);
}

// Shows the step at this address: at once, or after the moments that lead to it. Of many that are wanted meanwhile the last is shown.
async function goTo(address, isNext = false) {
  wanted = { address, isNext };
  if (isOnTheWay) return hurry?.();
  isOnTheWay = true;
  for (let next; (next = wanted); ) {
    wanted = null;
    const page = await (ahead?.address === next.address ? ahead.page : pageOf(next.address));
    ahead = null;
    if (!page) return location.assign(next.address);
    if (next.isNext && !wanted) await seeStep(page);
    showStep(page, next.address);
  }
  isOnTheWay = false;
  tellPlaying();
}

// Nothing if it can't be had: then the browser goes there itself, and says why.
async function pageOf(address) {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
}

async function seeStep(page) {
  for (const line of newLines([page.getElementById("recent")], "line")) {
    const time = timeFor(line, performance.now()) / speed;
    see(line, time);
    if (time) await pass(time);
  }
}

function showStep(page, address) {
  // The story of another step is another one, not a newer one.
  document.getElementById("recent").replaceWith(page.getElementById("recent").cloneNode(true));
  // What is being said goes on being said.
  page.getElementById("moments").dataset.same = "";
  show(["main", "hands", "replay"].map((id) => page.getElementById(id)));
  lastLine = newest("line");
  if (!wanted) replay.querySelector("[type=range]").value = replay.querySelector("[type=range]").getAttribute("value");
  // A browser that thinks the address changes too often keeps the old one for a while.
  try {
    history.replaceState(null, "", address);
  } catch {}
  tellPlaying();
}

function playOrPause() {
  isPlaying = !isPlaying;
  if (isPlaying) playOn();
  else hurry?.();
  tellPlaying();
}

async function playOn() {
  // From the end it begins anew.
  const first = !replay.querySelector("a[rel=next]") && replay.querySelector("a[rel=first]");
  if (first) await goTo(first.getAttribute("href"));
  for (let next; isPlaying && (next = replay.querySelector("a[rel=next]")?.getAttribute("href")); ) {
    if (!isOnTheWay) await goTo(next, true);
    const following = replay.querySelector("a[rel=next]")?.getAttribute("href");
    if (following && !isOnTheWay) ahead = { address: following, page: pageOf(following) };
    const isQuiet = document.getElementById("prompt").dataset.quiet !== undefined;
    await pass((isQuiet ? 0.15 : 1) * (STANDS / speed));
  }
  isPlaying = false;
  tellPlaying();
}

function tellPlaying() {
  const [button, times] = ["play", "speed"].map((id) => document.getElementById(id));
  button.hidden = times.hidden = false;
  button.textContent = isPlaying ? button.dataset.pause : button.dataset.play;
  times.textContent = `${String(speed).replace("0.5", "½")}×`;
}
