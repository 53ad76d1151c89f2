// The sounds of Sanitarium: dice on wood, paper, steps, a heartbeat when a monster is near, and the end of the match.
import type { SanitariumEvent } from '../../engine/games/sanitarium/state/events.js';
import type { SanitariumView } from '../../engine/games/sanitarium/state/knowledge.js';
import { distancesFrom } from '../../engine/games/sanitarium/state/map.js';
import type { NwElement } from '../shared/nw-element.js';
import { Ambience, bell, card, dice, step, type SoundScore } from '../game/comfort/match-sound.js';

const heardAs: Readonly<Record<string, string>> = {
  rolled: 'dice',
  'horror-rolled': 'dice',
  'die-changed': 'dice',
  laid: 'card',
  replaced: 'card',
  'gained-item': 'card',
  'gained-action': 'card',
  used: 'card',
  gave: 'card',
  suffered: 'card',
  moved: 'step',
  'monster-moved': 'shuffle',
  'monster-came': 'arrival',
} satisfies Partial<Record<SanitariumEvent['type'], string>>;

export const soundscape = {
  cues: {
    dice,
    card,
    step,
    shuffle: [
      { wave: 'noise', from: 150, to: 320, for: 0.55, gain: 0.3, attack: 0.2 },
      { at: 0.1, wave: 'sine', from: 52, to: 44, for: 0.5, gain: 0.22, attack: 0.15 },
    ],
    arrival: [
      { wave: 'sine', from: 82, to: 65, for: 1.8, gain: 0.26, attack: 0.7 },
      { wave: 'triangle', from: 116, to: 92, for: 1.8, gain: 0.08, attack: 0.8 },
      { wave: 'noise', from: 500, to: 200, for: 1.6, gain: 0.08, attack: 0.6 },
    ],
    won: [
      [0, 293.7],
      [0.22, 370],
      [0.44, 440],
      [0.7, 587.3],
      [0.7, 370],
    ].flatMap(([at = 0, pitch = 0]) => bell(at, pitch, 0.2)),
    lost: [
      { wave: 'noise', from: 900, to: 260, for: 0.9, gain: 0.3, attack: 0.08 },
      ...[
        [0.7, 220],
        [1.3, 174.6],
        [1.9, 146.8],
      ].flatMap(([at = 0, pitch = 0]) => bell(at, pitch, 0.14)),
    ],
  },
  sudden: ['arrival'],
  heardAs: ({ type }) => heardAs[type],
  /** The heartbeat starts when a monster is at most two doorways away. */
  pulse({ players, monsters, map, shut, active }, viewer) {
    const at = players[viewer ?? active]?.at ?? -1;
    if (at < 0 || monsters.length === 0) return null;
    const distances = distancesFrom({ map, shut }, at);
    const near = Math.min(...monsters.map((monster) => distances.get(monster.at) ?? Infinity));
    return near > 2 ? null : 76 - near * 9;
  },
} satisfies SoundScore<SanitariumView>;

export const ambience = (element: NwElement): Ambience<SanitariumView> =>
  new Ambience<SanitariumView>(element, soundscape);
