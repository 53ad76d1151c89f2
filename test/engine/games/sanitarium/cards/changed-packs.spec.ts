// Reads three kinds of input as packs of Sanitarium: any JSON, valid packs with changes, and our own cards with other
// effects. Each pack is either refused with faults or can be played.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { parsePack } from '../../../../../src/engine/games/sanitarium/cards/schema/pack-schema.js';
import { pack as own } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { createChance, openMatch, type Json } from '../../../../../src/engine/kernel/index.js';
import { games } from '../../../untrusted-input/games.js';
import {
  changed,
  changes,
  counted,
  many,
  nasty,
  playable,
  wellReported,
} from '../../../untrusted-input/hostile-values.js';
import { inUse } from '../subject.js';

const example = JSON.parse(
  readFileSync(new URL('../../../../../examples/packs/night-shift.json', import.meta.url), 'utf8'),
) as Json;

// Valid packs

const steps = fc.array(
  fc.oneof(
    fc
      .constantFrom(
        'to-room',
        'reroll',
        'set-die',
        'ignore-horror',
        'horror-roll',
        'search-free',
        'draw-bottom',
        'close-door',
        'lull',
        'place-monster',
        'gain-hallucination',
        'drop-hallucination',
        'hide',
      )
      .map((verb): object => ({ do: verb })),
    fc.record({
      do: fc.constantFrom('walk', 'gain-ap', 'change-mp', 'gain-sanity'),
      n: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ do: fc.constantFrom('gain-ap', 'change-mp'), n: fc.integer({ min: -9, max: 0 }) }),
    fc.record({
      do: fc.constantFrom('peek', 'push-monster'),
      n: fc.integer({ min: 1, max: 9 }),
      reach: fc.constantFrom(0, 1, 2, 99),
    }),
    fc.record({ do: fc.constantFrom('take-item', 'remove-monster'), reach: fc.constantFrom(0, 1, 2, 99) }),
    fc.record({ do: fc.constant('explore'), where: fc.constantFrom('next', 'anywhere') }),
  ),
  { minLength: 1, maxLength: 8 },
);
const few = fc.integer({ min: -9, max: 9 });
const worth = fc.integer({ min: 0, max: 9 });
const yes = fc.constant(1);
const mods = fc.record(
  {
    horror: few,
    ap: few,
    worth: few,
    'first-move': worth,
    search: worth,
    creep: yes,
    'no-jump': yes,
    'no-concentrate': yes,
    'move-first': yes,
    'neighbour-die': yes,
  },
  { requiredKeys: [] },
);
const when = fc.constantFrom('actions', 'dice', 'horror');
/** Random values for all fields of a card except its kind, for each type of card. */
const doing = {
  items: fc.record(
    { value: worth, use: fc.constantFrom('passive', 'free', 'discard'), when, steps, mods },
    { requiredKeys: ['value', 'use'] },
  ),
  actions: fc.record({ value: worth, when, steps }, { requiredKeys: ['value', 'steps'] }),
  hallucinations: fc.record({ value: worth, mods }, { requiredKeys: ['value'] }),
};

/** Our own cards with other effects: always a valid pack. */
const remade: fc.Arbitrary<unknown> = fc
  .record({
    items: fc.tuple(...own.items.map(() => doing.items)),
    actions: fc.tuple(...own.actions.map(() => doing.actions)),
    hallucinations: fc.tuple(...own.hallucinations.map(() => doing.hallucinations)),
    confusion: doing.hallucinations,
  })
  .map(({ items, actions, hallucinations, confusion }) => {
    const named = (cards: readonly { readonly kind: string }[], does: readonly object[]): object[] =>
      cards.map(({ kind }, i) => ({ kind, ...does[i] }));
    return {
      ...own,
      items: named(own.items, items),
      actions: named(own.actions, actions),
      hallucinations: named(own.hallucinations, hallucinations),
      confusion: { kind: 'confusion', ...confusion },
    };
  });

const game = games.find(({ id }) => id === 'sanitarium') ?? assert.fail();

test('packs: any JSON, or a valid pack with changes, is refused or can be played', () => {
  let accepted = 0;
  const packs = fc.oneof(
    { weight: 1, arbitrary: nasty },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom<unknown>(example, own), changes(nasty, 3))
        .map(([json, made]) => changed(json, made)),
    },
    { weight: 4, arbitrary: remade },
    { weight: 1, arbitrary: fc.tuple(remade, changes(nasty, 1)).map(([json, made]) => changed(json, made)) },
  );
  fc.assert(
    fc.property(packs, fc.integer({ min: 0, max: 1e6 }), (json, seed) => {
      const read = wellReported(parsePack(json));
      if (!read.ok) return;
      accepted++;
      const { pack } = read.value;
      for (const key of Object.keys(read.value.texts ?? {})) assert.ok(!Object.hasOwn(Object.prototype, key));
      const chance = createChance(seed);
      for (const situation of [null, ...['turn', 'dice', 'actions', 'monsters'].map((phase) => inUse(pack, phase))]) {
        const opened = wellReported(
          openMatch(game.rules, {
            ...(game.tables[seed % (situation ? 2 : 4)] ?? { seats: 2 }),
            seed,
            pack,
            ...(situation && { situation }),
          }),
        );
        assert.ok(opened.ok, opened.ok ? '' : `${opened.error.path}: ${opened.error.message}`);
        playable(opened.value, game, chance);
      }
    }),
    many,
  );
  counted(accepted, 150);
});
