
// ---- sounds: off until the reader wants them ----
// An element of the board with data-sound is heard when it appears; so are moments, and the reader's turn. Each is made of what
// makes such a sound: a rustle is noise, wood is a low thump with a click, metal is partials that are no octaves of each other.

let speaker = null;
// Where all sounds go: what sounds together gets no louder than one could bear.
let mixer = null;
let noise = null;
document.addEventListener("click", ({ target }) => {
  if (!target.closest?.("#sound")) return;
  localStorage.sound = localStorage.sound === "on" ? "off" : "on";
  if (localStorage.sound === "on") play("knock");
  wakeControls();
});

function sounds() {
  const marks = [...main.querySelectorAll("#board [data-sound]")].map((mark) => [mark.id, mark.dataset.sound]);
  if (main.querySelector("#asked.mine")) marks.push(["turn", "knock"]);
  return new Map(marks);
}

function play(name) {
  // A browser lets nothing sound before its page was touched, and would play all of it then.
  if (localStorage.sound !== "on" || navigator.userActivation?.hasBeenActive === false) return;
  speaker ??= new AudioContext();
  if (!mixer) (mixer = speaker.createDynamicsCompressor()).connect(speaker.destination);
  if (speaker.state === "running") make(name);
  else speaker.resume().then(() => make(name), () => {});
}

function make(name) {
  const wood = (at, low) => (tone(at, low, low / 2, 0.16, 0.5), rustle(at, 1800, 0.02, 0.2));
  const metal = (at, base, length, loud) => [1, 2.76, 5.4].forEach((partial, place) => tone(at, base * partial, base * partial, length / (place + 1), loud / (place + 1.5)));
  const made = {
    card: () => (rustle(0, 2600, 0.07, 0.35), rustle(0.05, 4200, 0.04, 0.2)),
    coin: () => (metal(0, 1900, 0.35, 0.12), metal(0.07, 2300, 0.5, 0.1)),
    bid: () => metal(0, 1500, 0.25, 0.12),
    hammer: () => (wood(0, 170), wood(0.16, 140)),
    knock: () => (wood(0, 240), wood(0.13, 240)),
    bells: () => [0, 0.28, 0.56, 0.84].forEach((at, place) => metal(at, [523, 659, 784, 1047][place], 1.6, 0.16)),
  };
  made[name]?.();
}

// A tone that dies away, and may fall meanwhile.
function tone(after, from, to, length, loud) {
  const [note, at] = [speaker.createOscillator(), speaker.currentTime + after];
  note.frequency.setValueAtTime(from, at);
  note.frequency.exponentialRampToValueAtTime(to, at + length);
  dying(note, at, length, loud);
}

// A short rush of noise about this pitch.
function rustle(after, pitch, length, loud) {
  noise ??= whiteNoise();
  const [rush, band, at] = [speaker.createBufferSource(), speaker.createBiquadFilter(), speaker.currentTime + after];
  rush.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = pitch;
  rush.connect(band);
  dying(rush, at, length, loud, band);
}

function dying(source, at, length, loud, last = source) {
  const volume = speaker.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  last.connect(volume).connect(mixer);
  source.start(at);
  source.stop(at + length);
}

function whiteNoise() {
  const buffer = speaker.createBuffer(1, speaker.sampleRate / 4, speaker.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return buffer;
}
