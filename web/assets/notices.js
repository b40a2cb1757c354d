
// ---- notices: this browser is told although nobody looks; and while somebody has a page open, its title and icon tell ----

const here = document.getElementById("here");
const knowsMe = Boolean(document.querySelector("link[rel=manifest]")?.dataset.worker);
const canShow = "Notification" in window && "serviceWorker" in navigator;
// The tables that wait for me, by their ids, as far as this page has heard.
let waitingTables = [];

const tableHere = main?.dataset.live?.split("/")[2];
// Nothing before this page has looked.
let wasMyTurn = null;

if (here) setUpPush();
if (knowsMe) {
  lookForWaiting();
  setInterval(lookForWaiting, 60_000);
  document.addEventListener("visibilitychange", () => document.hidden || (lookForWaiting(), closeShown()));
  closeShown();
}
if (tableHere) tellTurn();

async function subscription() {
  const registration = await navigator.serviceWorker.ready;
  return registration.pushManager.getSubscription();
}

async function setUpPush() {
  here.querySelector("[data-case=off] button").addEventListener("click", switchOn);
  for (const button of document.querySelectorAll("[data-drops-here]")) button.form.addEventListener("submit", switchOff);
  const zone = document.querySelector("[data-zone]");
  if (zone) chooseZone(zone, Intl.DateTimeFormat().resolvedOptions().timeZone);
  showCase(await caseNow());
}

// What this browser can do, and does.
async function caseNow() {
  const isApple = /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1);
  if (!isSecureContext) return "insecure";
  if (isApple && !("PushManager" in window) && !matchMedia("(display-mode: standalone)").matches) return "install";
  if (!canShow || !("PushManager" in window)) return "unable";
  if (Notification.permission === "denied") return "denied";
  const isOn = here.dataset.channel && Notification.permission === "granted" && (await subscription());
  return isOn ? "on" : "off";
}

function showCase(name) {
  for (const one of here.querySelectorAll("[data-case]")) one.hidden = one.dataset.case !== name;
}

// Only ever after a tap. What the browser's maker needs to know us by may have changed: then the old subscription is of no use.
async function switchOn({ currentTarget: button }) {
  button.ariaBusy = "true";
  try {
    if ((await Notification.requestPermission()) !== "granted") return showCase(await caseNow());
    localStorage.told = "on";
    const options = { userVisibleOnly: true, applicationServerKey: here.dataset.key };
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe(options).catch(async (error) => {
      if (error.name !== "InvalidStateError") throw error;
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    if (await tellHouse(made)) return location.reload();
    await made.unsubscribe();
  } catch {
    showCase("unreachable");
  } finally {
    button.ariaBusy = null;
  }
}

// Whether the house has taken it; what it says against it stands beside the button.
async function tellHouse(made) {
  const form = here.querySelector("[data-case=off]");
  return Boolean(await said(form, "/notices/push", JSON.stringify(made)));
}

async function switchOff(event) {
  if (event.submitter?.value !== "drop") return;
  event.preventDefault();
  const form = event.target;
  localStorage.told = "off";
  // The browser's maker forgets it too, and if not: nothing is sent there any more.
  await subscription().then((old) => old?.unsubscribe()).catch(() => {});
  const body = new URLSearchParams(new FormData(form, event.submitter));
  await fetch(form.action, { method: "POST", body, headers: { "hoirie-script": "1" } }).catch(() => null);
  location.reload();
}

// Whoever has never said where they live is where their clock says.
function chooseZone(select, zone) {
  if (!zone) return;
  if (![...select.options].some(({ value }) => value === zone)) select.add(new Option(zone.replaceAll("_", " "), zone));
  select.value = zone;
}

// ---- while a page is open ----

async function lookForWaiting() {
  const answer = await fetch("/notices/waiting", { headers: { "hoirie-script": "1" } }).catch(() => null);
  if (!answer?.ok) return;
  waitingTables = (await answer.json()).waiting;
  tellTurn();
}

function isMyTurn() {
  return Boolean(main?.querySelector("#asked.mine"));
}

// How many tables wait: this one is known at once, the others when they were last looked for.
function countWaiting() {
  const others = waitingTables.filter((table) => table !== tableHere).length;
  return { others, all: others + Number(isMyTurn()) };
}

// Another tab sees by the title that this table waits, and how many others do; a bar of icons sees the number.
function tellTurn() {
  const title = document.title.replace(/^(● )?(\(\d+\) )?/, "");
  const { others, all } = countWaiting();
  document.title = `${isMyTurn() ? "● " : ""}${others ? `(${others}) ` : ""}${title}`;
  const icon = document.querySelector("link[rel=icon]");
  icon.dataset.plain ??= icon.getAttribute("href");
  const wanted = all ? `/app/waiting/${Math.min(all, 10)}.svg` : icon.dataset.plain;
  if (knowsMe && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  if (knowsMe && "setAppBadge" in navigator) (all ? navigator.setAppBadge(all) : navigator.clearAppBadge()).catch(() => {});
  showTurn();
  if (tableHere) offer();
}

// Whoever has the table open and looks elsewhere is shown it by the browser itself. The house sends no push meanwhile; and if one
// was on its way, it has the same name and takes the same place.
async function showTurn() {
  const isNow = isMyTurn();
  const begins = wasMyTurn === false && isNow;
  const ends = wasMyTurn && !isNow;
  wasMyTurn = isNow;
  if (!tableHere || !canShow || Notification.permission !== "granted" || localStorage.told === "off") return;
  if (ends) return closeShown();
  if (!begins || !document.hidden) return;
  const registration = await navigator.serviceWorker.ready;
  const looks = { tag: `turn-${tableHere}`, icon: "/app/icons/small.png", badge: "/app/icons/badge.png", lang: document.documentElement.lang };
  const data = { url: location.pathname };
  await registration.showNotification(main.dataset.turn, { ...looks, data, body: document.querySelector("h1")?.textContent ?? "" }).catch(() => {});
}

// Whoever has come to see for themselves need not be told any more.
async function closeShown() {
  if (!tableHere || !canShow || document.hidden) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications().catch(() => [])) ?? [];
  for (const notice of shown) if (notice.tag.endsWith(`-${tableHere}`)) notice.close();
}

// At a slow table, once in this browser: when I have moved and the others may take days.
function offer() {
  const card = document.getElementById("offer");
  if (!card || localStorage.offered || isMyTurn() || lastMove < 0 || (canShow && Notification.permission === "granted")) return;
  localStorage.offered = "yes";
  card.hidden = false;
  card.querySelector("button").addEventListener("click", () => card.remove());
}
