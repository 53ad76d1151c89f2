// The sound of a match: short sounds (cues) for events and for the end of the match, and a heartbeat when danger is
// near. The sound starts with the player's first tap or key press, and stops when the element leaves the page.
import type { ReactiveController } from 'lit';
import type { Event as GameEvent, Seat, View } from '../../../engine/kernel/index.js';
import type { NwElement } from '../../shared/nw-element.js';
import { Sound, type Cue } from '../../shared/sound.js';

/** A knock on wood. */
export const tap = (at: number, gain: number): Cue => [
  { at, wave: 'noise', from: 1900, to: 900, for: 0.05, gain },
  { at, wave: 'triangle', from: 310 + at * 120, to: 180, for: 0.07, gain: gain * 0.5 },
];
export const bell = (at: number, from: number, gain: number): Cue => [
  { at, wave: 'triangle', from, for: 1.8, gain, attack: 0.02 },
  { at, wave: 'sine', from: from * 2, for: 1.1, gain: gain * 0.3, attack: 0.02 },
];
const beat = (at: number, gain: number): Cue => [
  { at, wave: 'sine', from: 62, to: 42, for: 0.2, gain, attack: 0.02 },
  { at: at + 0.24, wave: 'sine', from: 54, to: 38, for: 0.22, gain: gain * 0.6, attack: 0.02 },
];

/** Dice on a table. */
export const dice: Cue = [0, 0.08, 0.15, 0.25, 0.31, 0.43, 0.5, 0.58].flatMap((at, i) => tap(at, 0.3 - i * 0.025));
/** A card being laid down. */
export const card: Cue = [
  { wave: 'noise', from: 3200, to: 1400, for: 0.16, gain: 0.16, attack: 0.05 },
  { at: 0.13, wave: 'noise', from: 600, to: 300, for: 0.07, gain: 0.25 },
];
/** Two steps. */
export const step: Cue = [0, 0.22].flatMap((at): Cue => [
  { at, wave: 'noise', from: 260, to: 140, for: 0.1, gain: 0.5 },
  { at, wave: 'sine', from: 96, to: 60, for: 0.09, gain: 0.2 },
]);

/** The sounds of a game; `V` is what a seat sees. */
export interface SoundScore<V> {
  /** The short sounds for events, by name. `won` and `lost` are played at the end of the match. */
  readonly cues: Readonly<Record<string, Cue>> & { readonly won: Cue; readonly lost: Cue };
  /** The names of cues that are left out while content is softened. */
  readonly sudden: readonly string[];
  /** The name of an event's cue; undefined if it has none. */
  heardAs(event: GameEvent): string | undefined;
  /** The viewer's heart rate when danger is near, in beats per minute; null if no danger is near. */
  pulse(view: V, viewer: Seat | null): number | null;
}

/** The maximum number of cues played for one change of the view. */
const MOST = 5;

/**
 * Returns the names of the cues for these events, in order. A name that directly follows itself is left out, and only
 * the last `MOST` names are kept.
 */
export function cuesOf(
  { heardAs, sudden }: Pick<SoundScore<never>, 'heardAs' | 'sudden'>,
  events: readonly GameEvent[],
  calm: boolean,
): string[] {
  const names = events.flatMap((event) => heardAs(event) ?? []).filter((name) => !(calm && sudden.includes(name)));
  return names.filter((name, i) => name !== names[i - 1]).slice(-MOST);
}

export class Ambience<V> implements ReactiveController {
  #sound: Sound | null = null;
  #pulse: number | null = null;

  /** @param element The first tap or key press on this element starts the sound: browsers do not allow it earlier. */
  constructor(
    private readonly element: NwElement,
    private readonly score: SoundScore<V>,
  ) {
    element.addController(this);
  }

  hostConnected(): void {
    for (const type of ['pointerup', 'keydown']) this.element.addEventListener(type, this.#begin);
    document.addEventListener('visibilitychange', this.#onSight);
    // The press that turned the sound on counts as the first press.
    if (navigator.userActivation.isActive) this.#begin();
  }

  hostDisconnected(): void {
    this.#listenNoMore();
    document.removeEventListener('visibilitychange', this.#onSight);
    this.#sound?.close();
    this.#sound = null;
    this.#pulse = null;
  }

  /** Ends the sound for good. */
  close(): void {
    this.hostDisconnected();
    this.element.removeController(this);
  }

  readonly #begin = (): void => {
    this.#listenNoMore();
    // Without an audio device, the match stays silent.
    try {
      this.#sound ??= new Sound();
    } catch {
      this.#sound = null;
    }
  };

  #listenNoMore(): void {
    for (const type of ['pointerup', 'keydown']) this.element.removeEventListener(type, this.#begin);
  }

  readonly #onSight = (): void => {
    if (document.hidden) this.#sound?.hush();
  };

  /**
   * Plays what has just happened.
   * @param events The new events that the viewer has seen.
   * @param won Whether the viewer has won; null while the match goes on.
   */
  hear(
    { state }: View<V>,
    events: readonly GameEvent[],
    viewer: Seat | null,
    calm: boolean,
    won: boolean | null,
  ): void {
    const sound = this.#sound;
    if (!sound) return;
    sound.calm = calm;
    const { cues } = this.score;
    const names = cuesOf(this.score, events, calm);
    names.forEach((name, i) => {
      sound.play(cues[name] ?? [], i * 0.28);
    });
    const after = names.length * 0.28 + 0.3;
    if (won !== null) {
      if (events.length > 0) sound.play(won ? cues.won : cues.lost, after);
      return;
    }
    // The heart beats a few times whenever danger comes nearer, but not while the danger stays equally near.
    const beats = calm ? null : this.score.pulse(state, viewer);
    if (beats !== null && beats > (this.#pulse ?? 0))
      for (let i = 0; i < 6; i++) sound.play(beat((i * 60) / beats, 0.5 - i * 0.06), after);
    this.#pulse = beats;
  }
}
