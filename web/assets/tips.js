// ---- what something is, said beside it: under a mouse that rests on it, or a finger that stays. The words are those that a screen
// reader hears; where the browser itself shows a title under the mouse, only fingers need this.

const REST = 600;
const STAY = 450;
let tipping;
let touched = null;

addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return touched && distance(event, touched) > 10 && hideTip();
  hideTip();
  const thing = told(event.target);
  if (thing && !thing.closest("[title]")) tipping = setTimeout(showTip, REST, thing);
}, { passive: true });
addEventListener("pointerdown", (event) => {
  hideTip();
  touched = event.pointerType === "touch" ? { x: event.clientX, y: event.clientY } : null;
  const thing = touched && told(event.target);
  if (thing) tipping = setTimeout(showTip, STAY, thing);
}, { passive: true });
for (const sign of ["pointerup", "pointercancel", "keydown"]) addEventListener(sign, () => clearTimeout(tipping), { passive: true });
addEventListener("scroll", hideTip, { capture: true, passive: true });
// Whoever holds a finger on something wants to know what it is: it is not tapped by that, and no menu is asked for.
addEventListener("contextmenu", (event) => touched && document.getElementById("tip") && event.preventDefault());
addEventListener("click", (event) => {
  if (!touched || !document.getElementById("tip")) return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

function distance({ clientX, clientY }, { x, y }) {
  return Math.hypot(clientX - x, clientY - y);
}

// What is told of here: by a title or a name, or by words that only screen readers hear. A button says itself what it does.
function told(target) {
  const named = target.closest?.("main.stage [title], main.stage [role=img][aria-label]");
  if (named) return named;
  for (let thing = target, steps = 0; thing?.closest("main.stage") && steps < 3; thing = thing.parentElement, steps += 1) {
    if (thing.matches("button, a, label, li, section, p, main")) return null;
    if (thing.querySelectorAll(".vh").length === 1 && !thing.querySelector("input, button, a")) return thing;
  }
  return null;
}

function showTip(thing) {
  const words = thing.title || thing.ariaLabel || thing.querySelector(".vh")?.textContent;
  if (!words || !thing.isConnected) return;
  const tip = document.createElement("div");
  Object.assign(tip, { id: "tip", textContent: words, ariaHidden: "true" });
  document.body.append(tip);
  const [box, { width, height }] = [thing.getBoundingClientRect(), tip.getBoundingClientRect()];
  const x = Math.max(6, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 6));
  const above = box.top - height - 8;
  tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(above > 6 ? above : Math.min(box.bottom + 8, innerHeight - height - 6))}px)`;
}

function hideTip() {
  clearTimeout(tipping);
  document.getElementById("tip")?.remove();
}
