// Makes sounds by code: a cue is a list of tones and bursts of noise, as data. Create a `Sound` only after a user has
// asked for sound. A hidden page is silent, and in silence the audio device is released.

export interface Tone {
  /** Seconds after the cue begins; 0 by default. */
  readonly at?: number;
  /** Noise is filtered to a band around its pitch. */
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** The pitch in hertz. */
  readonly from: number;
  /** The pitch at the end, if it changes. */
  readonly to?: number;
  /** The duration in seconds. */
  readonly for: number;
  /** The loudness, from 0 to 1. */
  readonly gain: number;
  /** Seconds until the tone is at its loudest; 0.005 by default. */
  readonly attack?: number;
}
export type Cue = readonly Tone[];

/** The overall volume. */
const LOUD = 0.7;
/** The overall volume in calm mode. */
const SOFT = 0.28;
/** The shortest attack in calm mode, in seconds. */
const GENTLE = 0.06;
/** Milliseconds of silence after which the audio device is released. */
const REST = 1500;

export class Sound {
  readonly #context = new AudioContext();
  readonly #out = this.#context.createGain();
  #noise: AudioBuffer | null = null;
  /** When the last tone ends, in seconds on the clock of the `AudioContext`. */
  #until = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #calm = false;

  constructor() {
    this.#out.gain.value = LOUD;
    this.#out.connect(this.#context.destination);
  }

  set calm(calm: boolean) {
    this.#calm = calm;
    this.#out.gain.value = calm ? SOFT : LOUD;
  }

  /** @param after Seconds from now. */
  play(cue: Cue, after = 0): void {
    const context = this.#context;
    if (document.hidden) return;
    void context.resume();
    for (const { at = 0, wave, from, to = from, for: length, gain, attack = 0.005 } of cue) {
      const begins = context.currentTime + 0.02 + after + at;
      const ends = begins + length;
      const peak = begins + Math.min(length / 2, this.#calm ? Math.max(attack, GENTLE) : attack);
      const level = context.createGain();
      level.gain.setValueAtTime(0, begins);
      level.gain.linearRampToValueAtTime(gain, peak);
      level.gain.exponentialRampToValueAtTime(0.0001, ends);
      level.connect(this.#out);
      const [source, pitch] = wave === 'noise' ? this.#breath(level) : this.#tone(wave, level);
      pitch.setValueAtTime(from, begins);
      pitch.exponentialRampToValueAtTime(to, ends);
      source.start(begins);
      source.stop(ends);
      source.onended = () => {
        level.disconnect();
      };
      this.#until = Math.max(this.#until, ends);
    }
    clearTimeout(this.#rest);
    this.#rest = setTimeout(
      () => {
        this.hush();
      },
      (this.#until - context.currentTime) * 1000 + REST,
    );
  }

  #tone(wave: OscillatorType, to: AudioNode): [AudioScheduledSourceNode, AudioParam] {
    const source = this.#context.createOscillator();
    source.type = wave;
    source.connect(to);
    return [source, source.frequency];
  }

  #breath(to: AudioNode): [AudioScheduledSourceNode, AudioParam] {
    const context = this.#context;
    if (!this.#noise) {
      this.#noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const samples = this.#noise.getChannelData(0);
      for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    source.connect(band).connect(to);
    return [source, band.frequency];
  }

  /** Stops all sound at once, until the next cue. */
  hush(): void {
    clearTimeout(this.#rest);
    if (this.#context.state === 'running') void this.#context.suspend();
  }

  /** Ends all sound for good. */
  close(): void {
    clearTimeout(this.#rest);
    void this.#context.close();
  }
}
