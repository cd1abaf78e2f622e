/** Short synthesised sounds. Browsers allow them only after the first interaction with the page. */

import { preferences } from "./preferences.svelte";

export type Sound = "card" | "chip" | "remove" | "line" | "turn" | "end" | "no";

interface Tone {
  pitch: number;
  at?: number;
  length: number;
  loud?: number;
  wave?: OscillatorType;
}

const SOUNDS: Record<Sound, Tone[]> = {
  card: [{ pitch: 520, length: 0.05, loud: 0.05, wave: "triangle" }],
  chip: [
    { pitch: 190, length: 0.09, loud: 0.16, wave: "sine" },
    { pitch: 720, length: 0.03, loud: 0.05, wave: "triangle" },
  ],
  remove: [{ pitch: 300, length: 0.14, loud: 0.09, wave: "triangle" }],
  line: [0, 1, 2, 3].map((step) => ({ pitch: 392 * 1.26 ** step, at: step * 0.09, length: 0.22, loud: 0.09 })),
  turn: [
    { pitch: 660, length: 0.12, loud: 0.05 },
    { pitch: 880, at: 0.1, length: 0.16, loud: 0.05 },
  ],
  end: [523, 659, 784, 1047].map((pitch, step) => ({ pitch, at: step * 0.14, length: 0.4, loud: 0.09 })),
  no: [{ pitch: 150, length: 0.16, loud: 0.08, wave: "triangle" }],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[sound]) ring(context, tone);
}

function ring(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.at ?? 0);
  const wave = new OscillatorNode(audio, { type: tone.wave ?? "sine", frequency: tone.pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(tone.loud ?? 0.1, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
  wave.connect(volume).connect(audio.destination);
  wave.start(start);
  wave.stop(start + tone.length);
}
