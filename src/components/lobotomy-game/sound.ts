// The sounds of Lobotomy 2: dice, cards, boots and claws, doors, blows, the hunting horn, a heartbeat near the end of
// the Hunt Track, and the end of the match.
import type { GameEvent } from '../../engine/games/lobotomy-2/state/events.js';
import { isCharacter, type State } from '../../engine/games/lobotomy-2/state/state.js';
import type { Cue } from '../shared/sound.js';
import type { NwElement } from '../shared/nw-element.js';
import { Ambience, bell, card, dice, step, type SoundScore } from '../game/comfort/match-sound.js';

const blow = (at: number, gain: number): Cue => [
  { at, wave: 'noise', from: 700, to: 180, for: 0.12, gain },
  { at, wave: 'sine', from: 130, to: 48, for: 0.22, gain: gain * 0.9 },
];
const horn = (at: number, from: number, to: number): Cue => [
  { at, wave: 'triangle', from, to, for: 0.75, gain: 0.22, attack: 0.12 },
  { at, wave: 'sine', from: from * 2, to: to * 2, for: 0.75, gain: 0.06, attack: 0.16 },
];

const heardAs: Readonly<Record<string, string>> = {
  rolled: 'dice',
  rerolled: 'dice',
  d6: 'dice',
  item: 'card',
  disorder: 'card',
  'hunt-card': 'card',
  'spawn-card': 'card',
  'boss-card': 'card',
  'respawn-card': 'card',
  read: 'card',
  memory: 'card',
  junk: 'clink',
  meds: 'clink',
  upgraded: 'clink',
  door: 'door',
  wounded: 'blow',
  defeated: 'fall',
  died: 'fall',
  insane: 'turn',
  spawned: 'came',
  'hunt-moved': 'horn',
} satisfies Partial<Record<GameEvent['type'], string>>;

/** The heartbeat starts at this Space of the Hunt Track. */
const NEAR = 9;

export const score = {
  cues: {
    dice,
    card,
    step,
    claws: [0, 0.09, 0.21].flatMap((at): Cue => [
      { at, wave: 'noise', from: 2600, to: 1500, for: 0.05, gain: 0.12 },
      { at, wave: 'noise', from: 240, to: 120, for: 0.1, gain: 0.3 },
    ]),
    door: [
      { wave: 'triangle', from: 92, to: 138, for: 0.5, gain: 0.12, attack: 0.2 },
      { at: 0.44, wave: 'noise', from: 900, to: 260, for: 0.14, gain: 0.36 },
    ],
    clink: [
      [0, 2100],
      [0.07, 2800],
    ].flatMap(([at = 0, from = 0]): Cue => [{ at, wave: 'triangle', from, to: from * 0.97, for: 0.16, gain: 0.1 }]),
    blow: blow(0, 0.42),
    fall: [...blow(0, 0.4), ...blow(0.2, 0.24)],
    turn: [
      { wave: 'triangle', from: 196, to: 415, for: 1.3, gain: 0.14, attack: 0.4 },
      { wave: 'triangle', from: 207, to: 233, for: 1.3, gain: 0.14, attack: 0.4 },
    ],
    came: [
      { wave: 'sine', from: 70, to: 55, for: 1.2, gain: 0.28, attack: 0.4 },
      { wave: 'noise', from: 420, to: 160, for: 1.1, gain: 0.1, attack: 0.4 },
    ],
    horn: [...horn(0, 146.8, 149), ...horn(0.62, 196, 190)],
    won: [
      [0, 196],
      [0.24, 246.9],
      [0.48, 293.7],
      [0.76, 392],
      [0.76, 493.9],
    ].flatMap(([at = 0, pitch = 0]) => bell(at, pitch, 0.2)),
    lost: [...horn(0, 146.8, 139), ...horn(0.8, 110, 98), ...blow(1.7, 0.3)],
  },
  sudden: ['blow', 'fall', 'turn', 'came'],
  heardAs(event) {
    const gameEvent = event as GameEvent;
    return gameEvent.type === 'moved' ? (isCharacter(gameEvent.mini) ? 'step' : 'claws') : heardAs[gameEvent.type];
  },
  /** The heart rate rises as the Huntmaster nears the end of the track. */
  pulse: ({ hunt: { position } }) => (position < NEAR ? null : 28 + position * 5),
} satisfies SoundScore<State>;

export const ambience = (element: NwElement): Ambience<State> => new Ambience<State>(element, score);
