// What Sanitarium sounds like, once it was asked for: dice on wood, paper, steps, a heart where a monster is near, and how it
// ends. It begins with the first tap or key of whoever plays, and goes with the element.
import type { ReactiveController } from 'lit';
import type { Happening } from '../../engine/games/sanitarium/events.js';
import type { SanitariumView } from '../../engine/games/sanitarium/hidden.js';
import { distancesFrom } from '../../engine/games/sanitarium/map.js';
import type { Event as Told, Seat, View } from '../../engine/kernel/index.js';
import type { NwElement } from '../shared/nw-element.js';
import { Sound, type Cue } from '../shared/sound.js';

const tap = (at: number, gain: number): Cue => [{ at, wave: 'noise', from: 1900, to: 900, for: 0.05, gain }, { at, wave: 'triangle', from: 310 + at * 120, to: 180, for: 0.07, gain: gain * 0.5 }];
const beat = (at: number, gain: number): Cue => [{ at, wave: 'sine', from: 62, to: 42, for: 0.2, gain, attack: 0.02 }, { at: at + 0.24, wave: 'sine', from: 54, to: 38, for: 0.22, gain: gain * 0.6, attack: 0.02 }];
const bell = (at: number, from: number, gain: number): Cue => [{ at, wave: 'triangle', from, for: 1.8, gain, attack: 0.02 }, { at, wave: 'sine', from: from * 2, for: 1.1, gain: gain * 0.3, attack: 0.02 }];

/** By name, so that a test can hear which. */
export const cues = {
  dice: [0, 0.08, 0.15, 0.25, 0.31, 0.43, 0.5, 0.58].flatMap((at, i) => tap(at, 0.3 - i * 0.025)),
  card: [{ wave: 'noise', from: 3200, to: 1400, for: 0.16, gain: 0.16, attack: 0.05 }, { at: 0.13, wave: 'noise', from: 600, to: 300, for: 0.07, gain: 0.25 }],
  step: [0, 0.22].flatMap((at): Cue => [{ at, wave: 'noise', from: 260, to: 140, for: 0.1, gain: 0.5 }, { at, wave: 'sine', from: 96, to: 60, for: 0.09, gain: 0.2 }]),
  drag: [{ wave: 'noise', from: 150, to: 320, for: 0.55, gain: 0.3, attack: 0.2 }, { at: 0.1, wave: 'sine', from: 52, to: 44, for: 0.5, gain: 0.22, attack: 0.15 }],
  came: [{ wave: 'sine', from: 82, to: 65, for: 1.8, gain: 0.26, attack: 0.7 }, { wave: 'triangle', from: 116, to: 92, for: 1.8, gain: 0.08, attack: 0.8 }, { wave: 'noise', from: 500, to: 200, for: 1.6, gain: 0.08, attack: 0.6 }],
  won: [[0, 293.7], [0.22, 370], [0.44, 440], [0.7, 587.3], [0.7, 370]].flatMap(([at = 0, pitch = 0]) => bell(at, pitch, 0.2)),
  lost: [{ wave: 'noise', from: 900, to: 260, for: 0.9, gain: 0.3, attack: 0.08 }, ...[[0.7, 220], [1.3, 174.6], [1.9, 146.8]].flatMap(([at = 0, pitch = 0]) => bell(at, pitch, 0.14))],
} as const satisfies Readonly<Record<string, Cue>>;
export type CueName = keyof typeof cues;

/** Which cue a happening has. */
const heardAs: Partial<Record<Happening['type'], CueName>> = {
  'rolled': 'dice', 'horror-rolled': 'dice', 'die-changed': 'dice',
  'laid': 'card', 'replaced': 'card', 'gained-item': 'card', 'gained-action': 'card', 'used': 'card', 'gave': 'card', 'suffered': 'card',
  'moved': 'step', 'monster-moved': 'drag', 'monster-came': 'came',
};
/** A turn of a bot is not a concert. */
const MOST = 5;

/** The cues of what happened, in order: each kind once in a row, the last few. */
export function cuesOf(events: readonly Told[], calm: boolean): CueName[] {
  const names = events.flatMap(({ type }) => heardAs[type as Happening['type']] ?? []).filter((name) => !(calm && name === 'came'));
  return names.filter((name, i) => name !== names[i - 1]).slice(-MOST);
}

/** How a heart beats that has a monster `near` doorways away: beats a minute; null where none is. */
export function pulse({ players, monsters, map, shut, active }: SanitariumView, eye: Seat | null): number | null {
  const at = players[eye ?? active]?.at ?? -1;
  if (at < 0 || monsters.length === 0) return null;
  const distances = distancesFrom({ map, shut }, at);
  const near = Math.min(...monsters.map((monster) => distances.get(monster.at) ?? Infinity));
  return near > 2 ? null : 76 - near * 9;
}

export class Ambience implements ReactiveController {
  #sound: Sound | null = null;
  #pulse: number | null = null;

  /** @param element Whose taps and keys count as asking. */
  constructor(private readonly element: NwElement) {
    element.addController(this);
  }

  hostConnected(): void {
    for (const type of ['pointerup', 'keydown']) this.element.addEventListener(type, this.#begin);
    document.addEventListener('visibilitychange', this.#onSight);
    // Whoever has just pressed the button need not press again.
    if (navigator.userActivation.isActive) this.#begin();
  }

  hostDisconnected(): void {
    this.#listenNoMore();
    document.removeEventListener('visibilitychange', this.#onSight);
    this.#sound?.close();
    this.#sound = null;
    this.#pulse = null;
  }

  /** For good. */
  close(): void {
    this.hostDisconnected();
    this.element.removeController(this);
  }

  readonly #begin = (): void => {
    this.#listenNoMore();
    // A device without sound is played in silence.
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
   * What has just happened, as far as whoever looks has seen it.
   * @param won Whether it has ended, and well.
   */
  hear({ state }: View<SanitariumView>, events: readonly Told[], eye: Seat | null, calm: boolean, won: boolean | null): void {
    const sound = this.#sound;
    if (!sound) return;
    sound.calm = calm;
    const names = cuesOf(events, calm);
    names.forEach((name, i) => { sound.play(cues[name], i * 0.28); });
    const after = names.length * 0.28 + 0.3;
    if (won !== null) {
      if (events.length > 0) sound.play(won ? cues.won : cues.lost, after);
      return;
    }
    // A few beats when it comes near or nearer; then it is known.
    const beats = calm ? null : pulse(state, eye);
    if (beats !== null && beats > (this.#pulse ?? 0)) for (let i = 0; i < 6; i++) sound.play(beat((i * 60) / beats, 0.5 - i * 0.06), after);
    this.#pulse = beats;
  }
}
