/**
 * Short sounds of wood and paper, made here note by note. Browsers allow them only after the first touch, one switch
 * turns them off, and each of them has a picture: nothing is told by ear alone.
 */

import { moving } from "./motion";
import { preferences } from "./preferences.svelte";

export type Sound =
  "card" | "draw" | "chip" | "remove" | "dice" | "line" | "turn" | "whistle" | "stamp" | "win" | "loss" | "end" | "no";

/** A tone, or a breath of noise around its pitch. Times are in seconds. */
export interface Note {
  pitch: number;
  at?: number;
  length: number;
  loud: number;
  wave?: OscillatorType | "noise";
  /** The pitch at its end. */
  to?: number;
  /** How fast it trembles, such as the pea in a whistle, in Hertz. */
  trill?: number;
}

/** A chip that is set down on wood: a low knock, and the click of its edge. */
const knock = (pitch: number, at = 0): Note[] => [
  { pitch, at, length: 0.06, loud: 0.15, to: pitch * 0.8 },
  { pitch: pitch * 3.8, at, length: 0.02, loud: 0.04, wave: "triangle" },
];

/** A tongue of a kalimba: a round tone with a short, higher one. */
const pluck = (pitch: number, at: number): Note[] => [
  { pitch, at, length: 0.5, loud: 0.11 },
  { pitch: pitch * 5.4, at, length: 0.06, loud: 0.02 },
];

export const SOUNDS: Record<Sound, readonly Note[]> = {
  card: [{ pitch: 2600, length: 0.09, loud: 0.09, wave: "noise", to: 1300 }],
  draw: [{ pitch: 1500, length: 0.07, loud: 0.08, wave: "noise", to: 3000 }],
  chip: knock(200),
  remove: [
    { pitch: 3000, length: 0.05, loud: 0.05, wave: "noise" },
    { pitch: 180, length: 0.16, loud: 0.09, to: 330 },
  ],
  dice: [0, 0.07, 0.13, 0.21, 0.26].flatMap((at, number) => knock(430 - 30 * number, at)),
  line: [0, 1, 2, 3, 4].flatMap((chip) => knock(200 * 1.19 ** chip, chip * 0.09)),
  // The switch of a lamp, and its light.
  turn: [
    { pitch: 1900, length: 0.02, loud: 0.05, wave: "noise" },
    { pitch: 660, at: 0.02, length: 0.16, loud: 0.05, to: 680 },
  ],
  whistle: [{ pitch: 2350, length: 0.35, loud: 0.035, trill: 32 }],
  stamp: [
    { pitch: 95, length: 0.12, loud: 0.2, to: 60 },
    { pitch: 900, length: 0.04, loud: 0.07, wave: "noise" },
  ],
  win: [...pluck(523, 0), ...pluck(659, 0.13), ...pluck(1047, 0.26)],
  // The lamp goes off.
  loss: [
    { pitch: 1500, length: 0.02, loud: 0.05, wave: "noise" },
    { pitch: 330, at: 0.03, length: 0.4, loud: 0.06, to: 196 },
  ],
  end: [...pluck(523, 0), ...pluck(587, 0.16)],
  no: [{ pitch: 150, length: 0.14, loud: 0.08, wave: "triangle", to: 120 }],
};

/** Sounds that only go with a movement: who asked for less of it does not hear them either. */
const OF_MOVEMENT = new Set<Sound>(["card", "draw", "chip", "remove", "dice"]);

/** Each side sets its chips down at a pitch of its own. */
const PITCHES = [1, 1.19, 0.84];

let context: AudioContext | null = null;
let breath: AudioBuffer | null = null;

/** Play a sound, for a side of the table if it is theirs. */
export function play(sound: Sound, side = 0): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  if (OF_MOVEMENT.has(sound) && !moving()) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) ring(context, note, PITCHES[side % PITCHES.length]!);
}

/** The sound for the end of a game, as the person at this seat hears it. */
export function playEnd(winners: readonly number[], seat: number | null): void {
  if (seat === null || !winners.length) play("end");
  else play(winners.includes(seat) ? "win" : "loss");
}

function ring(audio: AudioContext, note: Note, higher: number): void {
  const start = audio.currentTime + (note.at ?? 0);
  const end = start + note.length;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.loud, start + Math.min(0.008, note.length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  const pitch = note.pitch * higher;
  const glide = (frequency: AudioParam) => {
    frequency.setValueAtTime(pitch, start);
    if (note.to) frequency.exponentialRampToValueAtTime(note.to * higher, end);
  };
  if (note.wave === "noise") {
    const source = new AudioBufferSourceNode(audio, { buffer: (breath ??= noise(audio)) });
    const band = new BiquadFilterNode(audio, { type: "bandpass", Q: 0.9 });
    glide(band.frequency);
    source.connect(band).connect(volume);
    source.start(start);
    source.stop(end);
    return;
  }
  const tone = new OscillatorNode(audio, { type: note.wave ?? "sine" });
  glide(tone.frequency);
  if (note.trill) tremble(audio, tone, note.trill, start, end);
  tone.connect(volume);
  tone.start(start);
  tone.stop(end);
}

function tremble(audio: AudioContext, tone: OscillatorNode, speed: number, start: number, end: number): void {
  const pea = new OscillatorNode(audio, { frequency: speed });
  pea.connect(new GainNode(audio, { gain: 110 })).connect(tone.frequency);
  pea.start(start);
  pea.stop(end);
}

/** Half a second of noise, longer than any sound needs. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
