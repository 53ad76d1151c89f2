// The sounds of Coma Ward: dice, cards, steps, the bell of the lift, an Enemy on the linoleum, the long tone of a death,
// and the heart of a terrified viewer.
import type { ComaWardEvent } from '../../engine/games/coma-ward/state/events.js';
import type { ComaWardView } from '../../engine/games/coma-ward/state/knowledge.js';
import type { NwElement } from '../shared/nw-element.js';
import { Ambience, bell, card, dice, step, type SoundScore } from '../game/comfort/match-sound.js';

const heardAs: Readonly<Record<string, string>> = {
  checked: 'dice',
  'enemy-rolled': 'dice',
  'die-rolled': 'dice',
  'room-revealed': 'card',
  'room-replaced': 'card',
  'item-drawn': 'card',
  'clue-found': 'clue',
  hallucination: 'vision',
  traded: 'card',
  moved: 'step',
  'elevator-rolled': 'lift',
  'enemy-moved': 'shuffle',
  'enemy-came': 'arrival',
  died: 'flatline',
  phenomenon: 'arrival',
} satisfies Partial<Record<ComaWardEvent['type'], string>>;

/** From this Terror on, the viewer hears the own heart. */
const heardFrom = 4;

export const soundscape = {
  cues: {
    dice,
    card,
    step,
    clue: [...card, ...bell(0.2, 659.3, 0.12)],
    vision: [
      { wave: 'sine', from: 220, to: 233, for: 1.6, gain: 0.1, attack: 0.6 },
      { wave: 'sine', from: 226, to: 214, for: 1.6, gain: 0.1, attack: 0.6 },
    ],
    lift: bell(0, 523.3, 0.14),
    shuffle: [
      { wave: 'noise', from: 170, to: 340, for: 0.5, gain: 0.28, attack: 0.18 },
      { at: 0.1, wave: 'sine', from: 54, to: 46, for: 0.45, gain: 0.2, attack: 0.14 },
    ],
    arrival: [
      { wave: 'sine', from: 82, to: 65, for: 1.8, gain: 0.26, attack: 0.7 },
      { wave: 'noise', from: 500, to: 200, for: 1.6, gain: 0.08, attack: 0.6 },
    ],
    flatline: [{ wave: 'sine', from: 880, to: 880, for: 2.2, gain: 0.1, attack: 0.02 }],
    won: [
      [0, 329.6],
      [0.24, 415.3],
      [0.48, 493.9],
      [0.76, 659.3],
    ].flatMap(([at = 0, pitch = 0]) => bell(at, pitch, 0.18)),
    lost: [
      [0, 246.9],
      [0.6, 207.7],
      [1.2, 164.8],
    ].flatMap(([at = 0, pitch = 0]) => bell(at, pitch, 0.14)),
  },
  sudden: ['arrival', 'flatline'],
  heardAs: ({ type }) => heardAs[type],
  pulse({ players, active }, viewer) {
    const { alive = false, terror = 0 } = players[viewer ?? active] ?? {};
    return alive && terror >= heardFrom ? 40 + terror * 10 : null;
  },
} satisfies SoundScore<ComaWardView>;

export const ambience = (element: NwElement): Ambience<ComaWardView> => new Ambience<ComaWardView>(element, soundscape);
