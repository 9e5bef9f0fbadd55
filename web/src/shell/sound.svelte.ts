/** Small synthesized sounds: nothing is loaded, and one key makes them quiet. */

const KEPT = "dwarrow.quiet";

let quiet = $state(localStorage.getItem(KEPT) === "yes");
let studio: AudioContext | undefined;

export const isQuiet = (): boolean => quiet;

export function setQuiet(wanted: boolean): void {
  quiet = wanted;
  localStorage.setItem(KEPT, wanted ? "yes" : "no");
}

/** A tone: hertz, when it begins and how long it lasts (seconds), how loud, and its wave. */
type Tone = [hertz: number, at: number, lasts: number, loud: number, wave: OscillatorType];

// prettier-ignore
const SOUNDS = {
  lay: [[160, 0, 0.09, 0.3, "triangle"], [95, 0.03, 0.12, 0.3, "sine"]],
  turn: [[520, 0, 0.08, 0.12, "sine"], [780, 0.09, 0.14, 0.12, "sine"]],
  gold: [[880, 0, 0.12, 0.12, "sine"], [1175, 0.1, 0.14, 0.12, "sine"], [1568, 0.2, 0.25, 0.12, "sine"]],
  break: [[210, 0, 0.07, 0.2, "sawtooth"], [120, 0.05, 0.16, 0.2, "sawtooth"]],
  mend: [[420, 0, 0.07, 0.14, "triangle"], [630, 0.08, 0.1, 0.14, "triangle"]],
  fall: [[80, 0, 0.35, 0.35, "sawtooth"], [55, 0.08, 0.4, 0.35, "square"]],
  draw: [[340, 0, 0.05, 0.08, "triangle"]],
  no: [[150, 0, 0.12, 0.16, "square"]],
  mine: [[660, 0, 0.1, 0.14, "sine"], [880, 0.12, 0.16, 0.14, "sine"]],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

/** Make a sound, if sounds are wanted and the device lets the page speak by now. */
export function sound(name: Sound): void {
  if (quiet || !navigator.userActivation?.hasBeenActive) return;
  studio ??= new AudioContext();
  for (const tone of SOUNDS[name]) play(studio, tone as Tone);
}

function play(studio: AudioContext, [hertz, at, lasts, loud, wave]: Tone): void {
  const [source, volume] = [studio.createOscillator(), studio.createGain()];
  const begin = studio.currentTime + at;
  source.type = wave;
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(loud * 0.5, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  source.connect(volume).connect(studio.destination);
  source.start(begin);
  source.stop(begin + lasts);
}
