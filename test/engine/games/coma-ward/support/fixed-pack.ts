// The rules of Coma Ward with cards that never change, so that tests of rules do not depend on the balance of our
// cards. Each card does one thing, which its id says.
import { pack as ours } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import { contentOf, type Content } from '../../../../../src/engine/games/coma-ward/cards/card-index.js';
import type {
  DeckItem,
  Neurosis,
  Pack,
  Quirk,
  Room,
  Words,
} from '../../../../../src/engine/games/coma-ward/cards/card-types.js';
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
    { id: 'broom', type: 'weapon', hands: 2, attack: 4, damage: 2 },
    { id: 'knife', count: 2, type: 'weapon', hands: 1, attack: 1, damage: 1 },
    { id: 'club', type: 'weapon', hands: 1, attack: 2, damage: 2 },
    { id: 'apron', type: 'clothing', reduction: 1 },
    { id: 'satchel', type: 'clothing', limit: 2 },
    { id: 'armour', type: 'clothing', reduction: 2, counts: true },
    { id: 'glasses', type: 'clothing', dice: { focus: 1 } },
    { id: 'soup', count: 4, type: 'food', effect: [{ do: 'gain-health', n: 1 }] },
    { id: 'bread', count: 4, type: 'food', shared: true, effect: calm() },
    { id: 'pills', count: 4, type: 'medicine', effect: calm(2) },
    { id: 'syringe', count: 2, type: 'medicine', offensive: true, effect: terror(2) },
    { id: 'wristband', count: 3, type: 'clue', clue: 'A' },
    { id: 'chart', count: 3, type: 'clue', clue: 'B' },
    { id: 'recording', count: 3, type: 'clue', clue: 'C' },
    { id: 'photograph', count: 3, type: 'clue', clue: 'D' },
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
      options: { follow: [{ do: 'draw-item', n: 1 }], hide: terror() },
    },
    {
      id: 'nurse.b',
      options: { follow: terror(), hide: [{ do: 'draw-item', n: 1 }] },
    },
    { id: 'bell.a', result: terror() },
    { id: 'slide.a', options: { slide: [{ do: 'grant-moves', n: 2 }] } },
    { id: 'melt.a', options: { touch: [{ do: 'replace-room', where: 'here' }] } },
    { id: 'wave.a', result: [{ do: 'each', of: 'everyone', then: terror() }] },
    {
      id: 'point.a',
      options: { point: [{ do: 'choose-player', from: 'others', then: terror() }] },
    },
    {
      id: 'shade.a',
      options: {
        call: [{ do: 'place-shadow', where: 'here' }],
        follow: [{ do: 'move-shadow', n: 1 }],
      },
    },
    { id: 'gate.a', options: { open: [{ do: 'place-portal' }] } },
    // A Check without a number.
    {
      id: 'nerve.a',
      options: { push: [{ do: 'check', of: 'strength', pass: calm(), fail: terror() }] },
    },
    {
      id: 'mixed.a',
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

/** The rules with one more Item, of which there is one. */
export const rulesWithItem = (item: DeckItem): typeof played =>
  withContent({ pack: { ...pack, items: [...pack.items, item] }, items: { ...fixed.items, [`${item.id}.1`]: item } });

/** The rules with one more Quirk. */
export const rulesWithQuirk = (quirk: Quirk): typeof played =>
  withContent({ pack: { ...pack, quirks: [...pack.quirks, quirk] }, quirks: { ...fixed.quirks, [quirk.id]: quirk } });

const fixed = contentOf(pack);

/** Keeps the board of the fixed pack, because its lines of sight take time. */
const withContent = (more: Partial<Content>): typeof played => ({ ...rules, content: () => ({ ...fixed, ...more }) });
