// The rules of Coma Ward with cards that never change, so that tests of rules do not depend on the balance of our
// cards. Each card does one thing, which its id says.
import { pack as ours } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import type { Neurosis, Pack, Room, Words } from '../../../../../src/engine/games/coma-ward/cards/card-types.js';
import { rules as played } from '../../../../../src/engine/games/coma-ward/rules/rules.js';

const terror = (n = 1): Words => [{ do: 'gain-terror', n }];
const calm = (n = 1): Words => [{ do: 'lose-terror', n }];

const specialRooms: readonly Room[] = [
  { id: 'neonatal-ward' },
  { id: 'reveal-hurts', revealed: [{ do: 'lose-health', n: 1 }] },
  { id: 'reveal-kills', revealed: [{ do: 'lose-health', n: 5 }] },
  { id: 'reveal-throws-out', revealed: [{ do: 'move-to', to: 'stairs' }] },
  { id: 'end-move-frightens', endMove: terror() },
  { id: 'end-turn-frightens', endTurn: terror() },
  { id: 'enter-frightens', enter: terror() },
  { id: 'first-enter-calms', first: { on: 'enter', then: calm() } },
  { id: 'first-end-turn-calms', first: { on: 'endTurn', then: calm() } },
  { id: 'bright', dice: { focus: 1 } },
  { id: 'armoury', dice: { attack: 1 } },
];

const statistics = ['strength', 'dexterity', 'focus'] as const;

const level = (timing: 'free' | 'end', then: Words): Neurosis['front'][number] => ({ timing, then });
const neurosis = (id: string, adrenaline: Neurosis['adrenaline']): Neurosis => ({
  id,
  adrenaline,
  front: [
    level('free', calm()),
    { ...level('end', terror()), if: { of: 'others-in-sight', most: 0 } },
    level('free', [{ do: 'grant-moves', n: 1 }]),
  ],
  hidden: [
    level('free', [{ do: 'gain-health', n: 1 }]),
    level('end', calm()),
    level('free', [{ do: 'draw-item', n: 1 }]),
  ],
});

export const pack: Pack = {
  ...ours,
  id: 'unchanging',
  items: [
    { kind: 'broom', copies: 1, type: 'weapon', hands: 2, attack: 4, damage: 2 },
    { kind: 'knife', copies: 2, type: 'weapon', hands: 1, attack: 1, damage: 1 },
    { kind: 'club', copies: 1, type: 'weapon', hands: 1, attack: 2, damage: 2 },
    { kind: 'apron', copies: 1, type: 'clothing', reduction: 1 },
    { kind: 'satchel', copies: 1, type: 'clothing', limit: 2 },
    { kind: 'armour', copies: 1, type: 'clothing', reduction: 2, counts: true },
    { kind: 'glasses', copies: 1, type: 'clothing', dice: { focus: 1 } },
    { kind: 'soup', copies: 4, type: 'food', effect: [{ do: 'gain-health', n: 1 }] },
    { kind: 'bread', copies: 4, type: 'food', shared: true, effect: calm() },
    { kind: 'pills', copies: 4, type: 'medicine', effect: calm(2) },
    { kind: 'syringe', copies: 2, type: 'medicine', offensive: true, effect: terror(2) },
    { kind: 'wristband', copies: 3, type: 'clue', clue: 'A' },
    { kind: 'chart', copies: 3, type: 'clue', clue: 'B' },
    { kind: 'recording', copies: 3, type: 'clue', clue: 'C' },
    { kind: 'photograph', copies: 3, type: 'clue', clue: 'D' },
    ...ours.items.filter(({ type }) => type === 'special'),
  ],
  rooms: [
    ...specialRooms,
    ...Array.from({ length: 25 - specialRooms.length }, (_, i) => ({ id: `plain-ward-${i + 1}` })),
  ],
  hallucinationRooms: [{ id: 'mirror-hall', revealed: terror() }, { id: 'soft-floor' }, { id: 'long-corridor' }],
  hallucinations: [
    // Two versions of one scenario: the results are exchanged.
    {
      id: 'nurse.a',
      scenario: 'nurse',
      version: 'a',
      options: { follow: [{ do: 'draw-item', n: 1 }], hide: terror() },
    },
    {
      id: 'nurse.b',
      scenario: 'nurse',
      version: 'b',
      options: { follow: terror(), hide: [{ do: 'draw-item', n: 1 }] },
    },
    { id: 'bell.a', scenario: 'bell', version: 'a', result: terror() },
    { id: 'slide.a', scenario: 'slide', version: 'a', options: { slide: [{ do: 'grant-moves', n: 2 }] } },
    { id: 'melt.a', scenario: 'melt', version: 'a', options: { touch: [{ do: 'replace-room', where: 'here' }] } },
    { id: 'wave.a', scenario: 'wave', version: 'a', result: [{ do: 'each', of: 'everyone', then: terror() }] },
    {
      id: 'point.a',
      scenario: 'point',
      version: 'a',
      options: { point: [{ do: 'choose-player', from: 'others', then: terror() }] },
    },
    {
      id: 'shade.a',
      scenario: 'shade',
      version: 'a',
      options: {
        call: [{ do: 'place-shadow', where: 'here' }],
        follow: [{ do: 'move-shadow', n: 1 }],
      },
    },
    { id: 'gate.a', scenario: 'gate', version: 'a', options: { open: [{ do: 'place-portal' }] } },
    // A Check without a number.
    {
      id: 'nerve.a',
      scenario: 'nerve',
      version: 'a',
      options: { push: [{ do: 'check', of: 'strength', pass: calm(), fail: terror() }] },
    },
    {
      id: 'mixed.a',
      scenario: 'mixed',
      version: 'a',
      options: {
        open: [
          { do: 'draw-item', n: 3 },
          { do: 'gain-terror', n: 1 },
        ],
      },
    },
  ],
  quirks: [
    {
      id: 'loner',
      on: 'turn-ended-alone',
      tiers: [
        { least: 1, then: calm() },
        { least: 3, then: [{ do: 'gain-health', n: 1 }] },
      ],
    },
    { id: 'talker', on: 'claim', tiers: [{ least: 1, then: [{ do: 'draw-item', n: 1 }] }] },
    { id: 'glutton', on: 'used-food', tiers: [{ least: 1, then: terror(6) }] },
    { id: 'rider', on: 'rode-elevator', tiers: [{ least: 1, then: [{ do: 'lose-health', n: 9 }] }] },
    { id: 'brawler', on: 'attacked', tiers: [{ least: 1, then: calm() }] },
    { id: 'gatherer', on: 'picked-up', tiers: [{ least: 1, then: calm() }] },
    { id: 'thief', on: 'stole', tiers: [{ least: 1, then: calm() }] },
  ],
  // Two Neuroses for each statistic, in this order.
  neuroses: ours.neuroses.map(({ id }, i) => neurosis(id, statistics[i % 3] ?? 'focus')),
};

export const rules: typeof played = { ...played, pack };
