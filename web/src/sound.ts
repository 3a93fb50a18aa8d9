// Sounds, made from a few waves and noise: nothing is downloaded, and nothing is heard before the first gesture.

import { preferences } from "./storage";
import type { Beat } from "./wire";

export type SoundName =
  | "step"
  | "blow"
  | "heal"
  | "guard"
  | "fall"
  | "card"
  | "die"
  | "coin"
  | "mark"
  | "open"
  | "news"
  | "turn"
  | "victory"
  | "defeat";

/** One part of a sound: a wave that glides from one pitch to another, or noise around a pitch. */
interface Note {
  wave: OscillatorType | "noise";
  /** Hertz at its beginning and at its end. */
  from: number;
  to: number;
  /** Seconds after the sound's beginning, and how long. */
  at: number;
  long: number;
  loud: number;
}

const note = (wave: Note["wave"], from: number, to: number, at: number, long: number, loud: number): Note => ({
  wave,
  from,
  to,
  at,
  long,
  loud,
});

const RECIPES: Record<SoundName, Note[]> = {
  step: [note("noise", 320, 180, 0, 0.07, 0.35)],
  blow: [note("noise", 900, 150, 0, 0.16, 0.8), note("triangle", 150, 55, 0, 0.2, 0.7)],
  heal: [note("sine", 520, 640, 0, 0.2, 0.3), note("sine", 780, 960, 0.09, 0.28, 0.25)],
  guard: [note("square", 1150, 980, 0, 0.06, 0.1), note("triangle", 1720, 1500, 0, 0.24, 0.25)],
  fall: [note("triangle", 210, 45, 0, 0.5, 0.6), note("noise", 240, 80, 0.22, 0.28, 0.5)],
  card: [note("noise", 2600, 1300, 0, 0.09, 0.3)],
  die: [0, 0.09, 0.16, 0.21].map((at, i) => note("noise", 1700 - i * 160, 900, at, 0.04, 0.55 - i * 0.1)),
  coin: [note("triangle", 1980, 1960, 0, 0.07, 0.25), note("triangle", 2640, 2620, 0.06, 0.2, 0.25)],
  mark: [note("sine", 620, 880, 0, 0.12, 0.25)],
  open: [note("noise", 140, 420, 0, 0.45, 0.5), note("triangle", 70, 95, 0, 0.45, 0.3)],
  news: [note("sine", 392, 392, 0, 0.35, 0.22), note("sine", 588, 588, 0.06, 0.4, 0.16)],
  turn: [note("sine", 523, 523, 0, 0.22, 0.3), note("sine", 784, 784, 0.13, 0.36, 0.3)],
  victory: [523, 659, 784, 1047].map((pitch, i) => note("triangle", pitch, pitch, i * 0.14, 0.5, 0.32)),
  defeat: [392, 330, 262, 196].map((pitch, i) => note("triangle", pitch, pitch * 0.97, i * 0.2, 0.55, 0.32)),
};

const OF_BEATS: Record<Beat["is"], SoundName | null> = {
  announce: "news",
  walk: "step",
  aim: null,
  flip: "card",
  roll: "die",
  hurt: "blow",
  heal: "heal",
  guard: "guard",
  badge: "mark",
  fall: "fall",
  enter: "mark",
  fly: "card",
  give: "coin",
  change: null,
  open: "open",
};

const VOLUMES: Record<typeof preferences.sound, number> = { off: 0, quiet: 0.12, medium: 0.3, loud: 0.7 };
/** Steps of a walk are so many seconds apart, and at most so many are heard. */
const STEP = 0.14;
const MOST_STEPS = 5;
/** Milliseconds in which the same sound is heard once. */
const ONCE_IN = 45;

class Sounds {
  private context: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;
  private playedAt = new Map<SoundName, number>();

  /** Browsers let a page sound after a gesture: the first one makes it ready. */
  wakeOnGesture(): void {
    const wake = (): void => {
      if (preferences.sound === "off" || typeof AudioContext === "undefined") return;
      this.context ??= new AudioContext();
      void this.context.resume();
    };
    addEventListener("pointerdown", wake);
    addEventListener("keydown", wake);
  }

  playBeat(beat: Beat): void {
    const name = OF_BEATS[beat.is];
    if (name === null) return;
    if (beat.is !== "walk") this.play(name);
    else for (let i = 0; i < Math.min(MOST_STEPS, beat.path.length - 1); i += 1) this.play(name, i * STEP);
  }

  /** Play a sound, or nothing where none may be heard; `later` in seconds. */
  play(name: SoundName, later = 0): void {
    const context = this.context;
    const volume = VOLUMES[preferences.sound];
    if (context === null || context.state !== "running" || volume === 0) return;
    const now = performance.now() + later * 1000;
    if (now - (this.playedAt.get(name) ?? -ONCE_IN) < ONCE_IN) return;
    this.playedAt.set(name, now);
    for (const each of RECIPES[name]) this.playNote(context, each, volume, context.currentTime + later);
  }

  private playNote(context: AudioContext, { wave, from, to, at, long, loud }: Note, volume: number, now: number): void {
    const start = now + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    gain.connect(context.destination);
    const source = wave === "noise" ? this.noise(context, from, to, start, long, gain) : context.createOscillator();
    if (source instanceof OscillatorNode) {
      source.type = wave as OscillatorType;
      source.frequency.setValueAtTime(from, start);
      source.frequency.exponentialRampToValueAtTime(to, start + long);
      source.connect(gain);
    }
    source.start(start);
    source.stop(start + long + 0.02);
  }

  private noise(context: AudioContext, from: number, to: number, start: number, long: number, into: AudioNode) {
    if (this.hiss === null) {
      this.hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const data = this.hiss.getChannelData(0);
      for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.hiss;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + long);
    source.connect(filter);
    filter.connect(into);
    return source;
  }
}

export const sounds = new Sounds();
