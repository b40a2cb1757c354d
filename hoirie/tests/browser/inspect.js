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
  const behind = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) layers.push(parse(getComputedStyle(at).backgroundColor));
    return layers.reverse().reduce((below, layer) => over(layer.rgb, layer.a, below), [255, 255, 255]);
  };
  const faint = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    const words = walk.currentNode.textContent.trim();
    if (!words || !element.checkVisibility({ opacityProperty: true }) || element.closest(".vh, .skip, :disabled")) continue;
    const style = getComputedStyle(element);
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const [below, ink] = [behind(element), parse(style.color)];
    const [a, b] = [light(over(ink.rgb, ink.a * opacity, below)), light(below)].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
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

// What a player needs that is not on the screen without scrolling.
function belowTheWindow() {
  scrollTo(0, 0);
  const needed = ["#prompt", "#salon", "#desk", "#mine", "#players", "#count"].filter((selector) => $(selector));
  return needed.filter((selector) => $(selector).getBoundingClientRect().bottom > innerHeight + 0.5)
    .map((selector) => `${selector} ends at ${$(selector).getBoundingClientRect().bottom} of ${innerHeight}`);
}

// Small things that fingers and weak eyes miss.
function smallControls() {
  return $$("button, a.button, label.gift, label.pick, summary")
    .filter((control) => control.checkVisibility())
    .map((control) => [control, control.getBoundingClientRect()])
    .filter(([, box]) => box.width < 24 || box.height < 24)
    .map(([control, box]) => `${control.textContent.trim()} ${box.width} × ${box.height}`);
}

// The headings, as levels.
const headings = () => $$("h1, h2, h3, h4").map((heading) => Number(heading.localName[1]));
