// Sounds made by code: a cue is a few tones and breaths of noise, as data. No audio context is created before a user on
// the page asks for sound; a hidden page is silent; silence costs nothing.

export interface Tone {
  /** Seconds after the cue begins; 0 by default. */
  readonly at?: number;
  /** Noise goes through a band around its pitch. */
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Hertz, where it begins and where it ends. */
  readonly from: number;
  readonly to?: number;
  /** Seconds. */
  readonly for: number;
  /** 0 to 1. */
  readonly gain: number;
  /** Seconds until it is at its loudest; 0.005 by default. */
  readonly attack?: number;
}
export type Cue = readonly Tone[];

/** How loud all of it is, and how it sounds in calm mode: softer, and with no sudden start. */
const LOUD = 0.7;
const SOFT = 0.28;
const GENTLE = 0.06;
/** Milliseconds of silence after which the device is let go. */
const REST = 1500;

export class Sound {
  readonly #context = new AudioContext();
  readonly #out = this.#context.createGain();
  #noise: AudioBuffer | null = null;
  /** On the clock of the context, when the last tone ends. */
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

  /** Silence at once; the next cue is heard again. */
  hush(): void {
    clearTimeout(this.#rest);
    if (this.#context.state === 'running') void this.#context.suspend();
  }

  /** For good. */
  close(): void {
    clearTimeout(this.#rest);
    void this.#context.close();
  }
}
