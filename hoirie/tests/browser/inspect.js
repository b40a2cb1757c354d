// Text that can't be read easily: less than 4.5 : 1 against what is behind it, or 3 : 1 where it is large.
function faintTexts() {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const parse = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return { rgb: [r, g, b], a: a / 255 };
  };
  const over = (top, alpha, below) => top.map((value, place) => value * alpha + below[place] * (1 - alpha));
  const light = (rgb) => {
    const [r, g, b] = rgb.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  // What may be behind something: where a gradient is, each of its colours. What stands on a painted place is for eyes: nothing.
  const behind = (element) => {
    const layers = [];
    let ground = [[255, 255, 255]];
    for (let at = element; at; at = at.parentElement) {
      if (at.matches("main.stage")) return [];
      const style = getComputedStyle(at);
      const plain = parse(style.backgroundColor);
      const stops = style.backgroundImage.includes("gradient") ? (style.backgroundImage.match(/(?:rgba?|color|oklab)\([^)]*\)/g) ?? []).map(parse) : [];
      if (stops.length && stops.every(({ a }) => a === 1)) {
        ground = stops.map(({ rgb }) => rgb);
        break;
      }
      layers.push(plain);
      if (plain.a === 1) break;
    }
    return ground.map((colour) => layers.reduceRight((below, layer) => over(layer.rgb, layer.a, below), colour));
  };
  const faint = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    const words = walk.currentNode.textContent.trim();
    if (!words || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest(".vh, .skip, :disabled, [aria-disabled=true]")) continue;
    const style = getComputedStyle(element);
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const ink = parse(style.color);
    const contrasts = behind(element).map((below) => {
      const [a, b] = [light(over(ink.rgb, ink.a * opacity, below)), light(below)].sort((x, y) => y - x);
      return (a + 0.05) / (b + 0.05);
    });
    const contrast = Math.min(...contrasts);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (contrast < (large ? 3 : 4.5)) faint.push(`${words.slice(0, 30)} (${element.className || element.localName}): ${contrast.toFixed(2)}`);
  }
  return [...new Set(faint)];
}

// What sticks out of the window on the right.
function stickingOut() {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = $$("body *").filter((thing) => thing.getBoundingClientRect().right > page.clientWidth + 0.5);
  return [`${page.scrollWidth} > ${page.clientWidth}`, ...wide.slice(0, 5).map((thing) => `${thing.localName}#${thing.id}.${thing.getAttribute("class")}`)];
}

// What a player needs that is not on the screen, and whether the page scrolls.
function belowTheWindow() {
  scrollTo(0, 0);
  const needed = ["#prompt", "#desk", "#mine", "#players", "#count", "#afterwards"].filter((selector) => $(selector)?.checkVisibility());
  const below = needed
    .filter((selector) => $(selector).getBoundingClientRect().bottom > innerHeight + 0.5)
    .map((selector) => `${selector} ends at ${$(selector).getBoundingClientRect().bottom} of ${innerHeight}`);
  const tall = document.documentElement.scrollHeight;
  return tall > innerHeight + 1 ? [...below, `the page is ${tall} high`] : below;
}

// Small things that fingers and weak eyes miss: so many pixels are enough.
function smallControls(enough) {
  return $$("button, a.button, label.gift, label.pick, summary")
    // Cards of a hand overlap: where one has hit its neighbour, nothing has happened yet.
    .filter((control) => control.checkVisibility() && !control.closest(".hand"))
    .map((control) => [control, control.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < enough - 0.5 || box.height < enough - 0.5))
    .map(([control, box]) => `${control.id} ${control.textContent.trim().slice(0, 30)} ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`);
}

// Whether only screen readers are told this.
function isHidden(element) {
  for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
  return false;
}

// Every piece of text that is to be read, with where it stands.
function texts() {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest(".vh, .skip, #moments, #news, option, noscript") || isHidden(element)) continue;
    range.selectNodeContents(walk.currentNode);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) found.push({ element, box, words: walk.currentNode.textContent.trim().slice(0, 24) });
  }
  return found;
}

// Whether something with a background of its own lies over the lower of two things at this point.
function isCovered(lower, x, y) {
  for (const thing of document.elementsFromPoint(x, y)) {
    if (thing === lower || thing.contains(lower)) return false;
    if (lower.contains(thing)) continue;
    const style = getComputedStyle(thing);
    const isSolid = !/^rgba\(.*, 0(\.\d+)?\)$|transparent/.test(style.backgroundColor) || style.backgroundImage !== "none";
    const isShape = thing instanceof SVGGeometryElement && style.fill !== "none";
    if (isSolid || isShape || thing.localName === "use" || thing.localName === "img") return true;
  }
  return true;
}

// Texts that stand on one another where both can be seen.
function textsOnTexts() {
  const all = texts();
  const collide = [];
  for (const [place, one] of all.entries()) {
    for (const other of all.slice(place + 1)) {
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const left = Math.max(one.box.left, other.box.left);
      const right = Math.min(one.box.right, other.box.right);
      // Lines are taller than their letters.
      const trim = (box) => [box.top + box.height * 0.2, box.bottom - box.height * 0.2];
      const [[top1, bottom1], [top2, bottom2]] = [trim(one.box), trim(other.box)];
      const [top, bottom] = [Math.max(top1, top2), Math.min(bottom1, bottom2)];
      if (right - left < 2 || bottom - top < 2) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      if (isCovered(one.element, x, y) || isCovered(other.element, x, y)) continue;
      collide.push(`${one.words} × ${other.words} at ${x.toFixed(0)}, ${y.toFixed(0)}`);
    }
  }
  return [...new Set(collide)].slice(0, 8);
}

// Texts that are cut off: by the window, or by what they stand in, unless that can be scrolled or says by dots that it goes on.
function cutTexts() {
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const cut = [];
  for (const { element, box, words } of texts()) {
    let bounds = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: Infinity };
    let free = false;
    for (let at = element; at && !free; at = at.parentElement) {
      const style = getComputedStyle(at);
      const fades = style.maskImage && style.maskImage !== "none";
      if (scrolls(style) || fades || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") free = true;
      else if (style.overflowX !== "visible" && !(at instanceof SVGElement)) {
        const around = at.getBoundingClientRect();
        bounds = { left: Math.max(bounds.left, around.left), top: Math.max(bounds.top, around.top), right: Math.min(bounds.right, around.right), bottom: Math.min(bounds.bottom, around.bottom) };
      }
      // What is fixed stands in the window, whatever it stands in on the page.
      if (style.position === "fixed") break;
    }
    if (free) continue;
    const isCut = box.left < bounds.left - 1.5 || box.right > bounds.right + 1.5 || box.top < bounds.top - box.height * 0.3 || box.bottom > bounds.bottom + box.height * 0.3;
    if (isCut) cut.push(`${words} (${box.left.toFixed(0)}, ${box.top.toFixed(0)}, ${box.right.toFixed(0)}, ${box.bottom.toFixed(0)})`);
  }
  return [...new Set(cut)].slice(0, 8);
}

// What moves in a way that lays the page out anew in every frame, by the style sheets; to be painted anew is what little may.
function costlyMotion() {
  const cheap = /^(none|transform|translate|rotate|scale|opacity|visibility|outline.*|border-.*-radius|box-shadow|stroke-dashoffset)$/;
  const within = (rules) => [...rules].flatMap((rule) => [rule, ...within(rule.cssRules ?? [])]);
  const moved = (rule) => (rule instanceof CSSKeyframeRule ? [...rule.style] : (rule.style?.transitionProperty ?? "").split(/, */).filter(Boolean));
  const costly = (rule) => moved(rule).filter((property) => !cheap.test(property)).map((property) => `${property} in ${rule.cssText.slice(0, 80)}`);
  return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules)).flatMap(costly);
}

// Rules by which all of a page is styled anew whenever anything comes or goes. A browser keeps one list of what `:has()` may touch, for
// all of them: so what is asked for in it, and what a rule that begins with one ends in, has a name (a tag, a class, an id, an
// attribute), and is not what something else is not.
function farReaching() {
  const named = (compound) => /^[a-z]|[#.[]/i.test(compound);
  const asked = (selector) => [...selector.matchAll(/:has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].map(([, inside]) => inside);
  const without = (selector) => selector.replaceAll(/:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ":has");
  const parts = (selector) => selector.replaceAll(/:nth-[a-z-]+\([^()]*\)/g, ":nth").replaceAll(/:(?:is|where)\(|\)/g, "").split(/[\s,>+~]+/).filter(Boolean);
  const isWide = (selector) => {
    const ends = parts(without(selector).replaceAll(/::?(?!has|is|where)[a-z-]+(?:\([^()]*\))?/g, ":"));
    const begins = ends.slice(0, -1).some((part) => part.includes(":has"));
    return asked(selector).some((inside) => inside.includes(":not(") || !parts(inside).every(named)) || (begins && !named(ends.at(-1)));
  };
  const within = (rules, above) => [...rules].flatMap((rule) => {
    const own = rule.selectorText?.includes("&") ? rule.selectorText.replaceAll("&", above) : [above, rule.selectorText].filter(Boolean).join(" ");
    return [...(rule.selectorText && own.includes(":has(") && isWide(own) ? [own] : []), ...within(rule.cssRules ?? [], own)];
  });
  return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules, ""));
}

// The headings, as levels.
const headings = () => $$("h1, h2, h3, h4").map((heading) => Number(heading.localName[1]));
