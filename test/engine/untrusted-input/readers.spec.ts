// Whatever comes from outside gives a result or faults, soon and without a throw; and what is accepted can be played.
// By hand: broken.spec.ts; on a page: test/package/pages/hostile-values.spec.js.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { createChance, openMatch, restoreMatch, type Json, type MatchSetup } from '../../../src/engine/kernel/index.js';
import { readPool } from '../../../src/engine/dice/pool.js';
import { readSystem } from '../../../src/engine/dice/read-system.js';
import { readResults, readRoll } from '../../../src/engine/dice/roll.js';
import { systems } from '../../../src/engine/dice/systems.js';
import { pack as own } from '../../../src/engine/games/sanitarium/content/pack.js';
import { parsePack } from '../../../src/engine/games/sanitarium/cards/schema/pack-schema.js';
import { changed, changes, counted, many, nasty, playable, soon } from './hostile-values.js';
import { games, inUse } from './games.js';

const example = JSON.parse(
  readFileSync(new URL('../../../examples/packs/night-shift.json', import.meta.url), 'utf8'),
) as Json;

// Good ones

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
/** What a card may be besides its kind. */
const doing = {
  items: fc.record(
    { value: worth, use: fc.constantFrom('passive', 'free', 'discard'), when, steps, mods },
    { requiredKeys: ['value', 'use'] },
  ),
  actions: fc.record({ value: worth, when, steps }, { requiredKeys: ['value', 'steps'] }),
  hallucinations: fc.record({ value: worth, mods }, { requiredKeys: ['value'] }),
};

/** Our own cards doing something else: always a pack. */
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

const [sanitarium] = games;
assert.ok(sanitarium);

test('a pack: any JSON, and good ones changed', () => {
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
      const read = soon(() => parsePack(json));
      if (!read.ok) return;
      accepted++;
      const { pack } = read.value;
      for (const key of Object.keys(read.value.texts ?? {})) assert.ok(!Object.hasOwn(Object.prototype, key));
      const chance = createChance(seed);
      for (const situation of [null, ...['turn', 'dice', 'actions', 'monsters'].map((phase) => inUse(pack, phase))]) {
        const opened = soon(() =>
          openMatch(sanitarium.rules, {
            ...(sanitarium.tables[seed % (situation ? 2 : 4)] ?? { seats: 2 }),
            seed,
            pack,
            ...(situation && { situation }),
          }),
        );
        assert.ok(opened.ok, opened.ok ? '' : `${opened.error.path}: ${opened.error.message}`);
        playable(opened.value, sanitarium, chance);
      }
    }),
    many,
  );
  counted(accepted, 150);
});

for (const game of games) {
  const { id, rules, tables, situations, scripted } = game;

  test(`${id}, a position: any JSON, and a good one changed`, () => {
    let accepted = 0;
    const worse = fc.tuple(situations, changes(nasty, 2)).map(([position, made]) => changed(position, made));
    fc.assert(
      fc.property(
        fc.oneof(
          { weight: 1, arbitrary: nasty },
          { weight: 2, arbitrary: situations },
          { weight: 4, arbitrary: worse },
        ),
        fc.integer({ min: 0, max: 1e6 }),
        (situation, seed) => {
          const opened = soon(() =>
            openMatch(rules, { ...(tables[seed % 3] ?? { seats: 2 }), seed, situation: situation as Json }),
          );
          if (!opened.ok || situation == null) return;
          accepted++;
          playable(opened.value, game, createChance(seed));
        },
      ),
      many,
    );
    counted(accepted, 60);
  });

  test(`${id}, a save: any JSON, and a good one changed`, () => {
    let accepted = 0;
    const saves = Array.from({ length: 8 }, (_, seed): unknown => {
      const opened = openMatch(rules, {
        ...(tables[seed % 4] ?? { seats: 2 }),
        seed,
        faces: seed < 4 ? [] : [{ die: 'd6', face: 3 }],
      });
      assert.ok(opened.ok);
      playable(opened.value, game, createChance(seed));
      return JSON.parse(JSON.stringify(opened.value.save()));
    });
    const some = fc.tuple(fc.constantFrom(...saves), changes(nasty, 2)).map(([save, made]) => changed(save, made));
    fc.assert(
      fc.property(
        fc.oneof({ weight: 1, arbitrary: nasty }, { weight: 6, arbitrary: some }),
        fc.integer({ min: 0, max: 1e6 }),
        (save, seed) => {
          const restored = soon(() => restoreMatch(rules, save));
          if (!restored.ok) return;
          accepted++;
          playable(restored.value, game, createChance(seed));
        },
      ),
      many,
    );
    counted(accepted, 60);
  });

  test(`${id}, scripted results and set-ups: any JSON, and good ones changed`, () => {
    let accepted = 0;
    const some = changes(nasty, 2).map((made) => changed(scripted, made));
    fc.assert(
      fc.property(
        fc.oneof(
          { weight: 1, arbitrary: nasty.map((faces) => ({ ...scripted, faces })) },
          { weight: 6, arbitrary: some },
        ),
        fc.integer({ min: 0, max: 1e6 }),
        (setup, seed) => {
          if (typeof setup !== 'object' || setup === null) return;
          const opened = soon(() => openMatch(rules, setup as MatchSetup));
          if (!opened.ok) return;
          accepted++;
          playable(opened.value, game, createChance(seed));
        },
      ),
      many,
    );
    counted(accepted, 60);
  });
}

test('dice: any JSON, and good ones changed', () => {
  let accepted = 0;
  const system = {
    id: 'bones',
    dice: { bone: ['', 'skull', 'skull skull', 3], chip: [1, 2] },
    counts: { skull: 1, pip: 1 },
    explode: { on: 'skull', add: 1 },
  };
  const throws = [
    [
      { id: '1', die: 'd6', face: 3 },
      { id: '2', die: 'd6', face: 6 },
    ],
    [{ id: '3', die: 'd6', face: 1 }],
  ];
  const some = (good: unknown): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 1, arbitrary: nasty },
      { weight: 4, arbitrary: changes(nasty, 1).map((made) => changed(good, made)) },
    );
  fc.assert(
    fc.property(
      some(system),
      some({ bone: 2, chip: 1 }),
      some(throws),
      some([3, { die: 'd6', face: 2 }, 6]),
      (dice, pool, thrown, faces) => {
        const read = soon(() => readSystem(dice));
        const made = read.ok ? read.value : systems.d6;
        const pooled = soon(() => readPool(made, pool));
        if (read.ok && pooled.ok) accepted++;
        soon(() => readRoll(systems.d6, { dice: 2 }, thrown));
        if (Array.isArray(faces) && pooled.ok) soon(() => readResults(made, pooled.value, faces));
      },
    ),
    many,
  );
  counted(accepted, 20);
});

test('a saved roll is a list of throws, and a name is a text', () => {
  const die = { id: '1', die: 'd6', face: 3 };
  assert.ok(readRoll(systems.d6, { dice: 1 }, [[die]]).ok);
  for (const throws of [die, [die], [[{ ...die, die: { toString: 1 } }]], null, [null], [[null]]])
    assert.ok(!readRoll(systems.d6, { dice: 1 }, throws).ok, JSON.stringify(throws));
  for (const on of [{ toString: 1 }, 'constructor', 5])
    assert.ok(!readSystem({ dice: { bone: ['', 'skull'] }, explode: { on } }).ok);
});
