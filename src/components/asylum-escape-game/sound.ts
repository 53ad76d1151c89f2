// The sounds of Asylum Escape: the coin, cards, dice, dragging steps, and a collapsing house.
import type { GameEvent } from '../../engine/games/asylum-escape/state/events.js';
import type { AsylumView } from '../../engine/games/asylum-escape/state/knowledge.js';
import type { Cue } from '../shared/sound.js';
import type { NwElement } from '../shared/nw-element.js';
import { Ambience, bell, card, dice, type SoundScore } from '../game/comfort/match-sound.js';

const rumble = (at: number, gain: number): Cue => [
  { at, wave: 'noise', from: 420, to: 70, for: 1.1, gain, attack: 0.05 },
  { at, wave: 'sine', from: 74, to: 36, for: 0.9, gain: gain * 0.9 },
];

const heardAs: Readonly<Record<string, string>> = {
  coin: 'coin',
  'coin-set': 'coin',
  rolled: 'dice',
  'die-changed': 'dice',
  'drew-movement': 'card',
  'drew-card': 'card',
  held: 'card',
  played: 'card',
  discarded: 'card',
  bloodlust: 'card',
  'patient-moved': 'drag',
  released: 'came',
  caught: 'blow',
  destroyed: 'fall',
} satisfies Partial<Record<GameEvent['type'], string>>;

export const score = {
  cues: {
    dice,
    card,
    coin: [0, 0.16, 0.28, 0.36].flatMap((at): Cue => [
      { at, wave: 'triangle', from: 2600, to: 2500, for: 0.3, gain: 0.1 },
    ]),
    drag: [
      { wave: 'noise', from: 150, to: 320, for: 0.55, gain: 0.3, attack: 0.2 },
      { at: 0.1, wave: 'sine', from: 52, to: 44, for: 0.5, gain: 0.22, attack: 0.15 },
    ],
    came: [
      { wave: 'sine', from: 82, to: 65, for: 1.6, gain: 0.26, attack: 0.6 },
      { wave: 'noise', from: 500, to: 200, for: 1.4, gain: 0.08, attack: 0.5 },
    ],
    blow: [
      { wave: 'noise', from: 700, to: 180, for: 0.14, gain: 0.4 },
      { wave: 'sine', from: 130, to: 48, for: 0.24, gain: 0.36 },
    ],
    fall: [...rumble(0, 0.4), ...rumble(0.4, 0.26)],
    won: [
      [0, 261.6],
      [0.24, 329.6],
      [0.48, 392],
      [0.76, 523.3],
    ].flatMap(([at = 0, pitch = 0]) => bell(at, pitch, 0.2)),
    lost: [
      ...rumble(0, 0.35),
      ...[
        [0.8, 196],
        [1.4, 155.6],
      ].flatMap(([at = 0, pitch = 0]) => bell(at, pitch, 0.14)),
    ],
  },
  sudden: ['came', 'blow', 'fall'],
  heardAs: ({ type }) => heardAs[type],
  /** No heartbeat: other players at the device would hear how near a Patient is. */
  pulse: () => null,
} satisfies SoundScore<AsylumView>;

export const ambience = (element: NwElement): Ambience<AsylumView> => new Ambience<AsylumView>(element, score);
