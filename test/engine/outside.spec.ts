// Whatever comes from outside gives a result or faults, soon and without a throw; and what is accepted can be played.
// By hand: broken.spec.ts; on a page: test/package/page-outside.spec.js.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { createChance, openMatch, restoreMatch, type Chance, type Json, type LiveMatch, type MatchSetup } from '../../src/engine/kernel/index.js';
import { readPool } from '../../src/engine/dice/pool.js';
import { readSystem } from '../../src/engine/dice/read.js';
import { given, readRoll } from '../../src/engine/dice/roll.js';
import { systems } from '../../src/engine/dice/systems.js';
import type { Content, Pack } from '../../src/engine/games/sanitarium/content.js';
import { pack as own } from '../../src/engine/games/sanitarium/content/pack.js';
import { parsePack } from '../../src/engine/games/sanitarium/pack-schema.js';
import type { SanitariumView } from '../../src/engine/games/sanitarium/hidden.js';
import { rules } from '../../src/engine/games/sanitarium/rules.js';
import type { State } from '../../src/engine/games/sanitarium/state.js';
import { changed, changes, counted, drawn, many, nasty, soon } from './outside.js';

const example = JSON.parse(readFileSync(new URL('../../examples/packs/night-shift.json', import.meta.url), 'utf8')) as Json;

// Good ones

const steps = fc.array(
  fc.oneof(
    fc.constantFrom('to-room', 'reroll', 'set-die', 'ignore-horror', 'horror-roll', 'search-free', 'draw-bottom', 'close-door', 'lull', 'place-monster', 'gain-hallucination', 'drop-hallucination', 'hide').map((verb): object => ({ do: verb })),
    fc.record({ do: fc.constantFrom('walk', 'gain-ap', 'change-mp', 'gain-sanity'), n: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ do: fc.constantFrom('gain-ap', 'change-mp'), n: fc.integer({ min: -9, max: 0 }) }),
    fc.record({ do: fc.constantFrom('peek', 'push-monster'), n: fc.integer({ min: 1, max: 9 }), reach: fc.constantFrom(0, 1, 2, 99) }),
    fc.record({ do: fc.constantFrom('take-item', 'remove-monster'), reach: fc.constantFrom(0, 1, 2, 99) }),
    fc.record({ do: fc.constant('explore'), where: fc.constantFrom('next', 'anywhere') }),
  ),
  { minLength: 1, maxLength: 8 },
);
const few = fc.integer({ min: -9, max: 9 });
const worth = fc.integer({ min: 0, max: 9 });
const yes = fc.constant(1);
const mods = fc.record({ 'horror': few, 'ap': few, 'worth': few, 'first-move': worth, 'search': worth, 'creep': yes, 'no-jump': yes, 'no-concentrate': yes, 'move-first': yes, 'neighbour-die': yes }, { requiredKeys: [] });
const when = fc.constantFrom('actions', 'dice', 'horror');
/** What a card may be besides its kind. */
const doing = {
  items: fc.record({ value: worth, use: fc.constantFrom('passive', 'free', 'discard'), when, steps, mods }, { requiredKeys: ['value', 'use'] }),
  actions: fc.record({ value: worth, when, steps }, { requiredKeys: ['value', 'steps'] }),
  hallucinations: fc.record({ value: worth, mods }, { requiredKeys: ['value'] }),
};

/** Our own cards doing something else: always a pack. */
const remade: fc.Arbitrary<unknown> = fc
  .record({ items: fc.tuple(...own.items.map(() => doing.items)), actions: fc.tuple(...own.actions.map(() => doing.actions)), hallucinations: fc.tuple(...own.hallucinations.map(() => doing.hallucinations)), confusion: doing.hallucinations })
  .map(({ items, actions, hallucinations, confusion }) => {
    const named = (cards: readonly { readonly kind: string }[], does: readonly object[]): object[] => cards.map(({ kind }, i) => ({ kind, ...does[i] }));
    return { ...own, items: named(own.items, items), actions: named(own.actions, actions), hallucinations: named(own.hallucinations, hallucinations), confusion: { kind: 'confusion', ...confusion } };
  });

/** Piles of a position, and where its turn stands: always possible together. */
const more: fc.Arbitrary<object> = fc.record({
  deck: fc.subarray(['records', 'linen-store', 'dark.2', 'dark.3', 'night-key.2', 'case-file.2']),
  bottom: fc.subarray(['ward-nine', 'dark.4', 'hand-mirror.2']),
  pile: fc.subarray(['moths', 'confusion.2', 'confusion.3']),
  hallucinations: fc.subarray(['white-noise', 'puppet-strings', 'leaden-legs']),
  dice: fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 1, max: 6 }))),
  active: fc.integer({ min: 0, max: 1 }),
  monsters: fc.array(fc.constantFrom([0, 0], [2, 0], [3, 0], [4, 0], [6, 0], [8, 0]), { maxLength: 3 }),
  ap: worth, mp: worth, pool: worth,
}, { requiredKeys: [] });

// What has to hold

/** Sixty random choices; a scripted result that cannot come up is a fault, not a throw. */
function playable(match: LiveMatch<State, SanitariumView>, chance: Chance): void {
  for (let count = 0; count < 60 && match.questions.length > 0; count++) {
    const question = match.questions[chance.below(match.questions.length)];
    const option = question?.options[chance.below(question.options.length)];
    assert.ok(question && option);
    const chosen = match.choose(question.seat, question.n, option.id);
    if (!chosen.ok) {
      assert.ok('code' in chosen.error, 'an option is refused');
      assert.equal(chosen.error.code, 'face-mismatch', chosen.error.message);
      return;
    }
    if (count % 8 > 0) continue;
    for (const seat of [question.seat, null]) drawn(match.view(seat), match.content as Content, seat);
    match.determinize(question.seat, chance);
  }
}

const tables: readonly Omit<MatchSetup, 'seed'>[] = [{ seats: 2 }, { seats: 3, options: { mode: 'cooperative' } }, { seats: 1 }, { seats: 4 }];

/** A position in which the cards of a pack are about to be used. */
function inUse({ items, actions, hallucinations, rooms, confusion }: Pack, phase: string): Json {
  const each = (cards: readonly { readonly kind: string }[], copy: number): string[] => cards.map(({ kind }) => `${kind}.${String(copy)}`);
  const [low, high] = [items.slice(0, 6), items.slice(6)];
  return {
    map: [[rooms[0] ?? '', 'h', 0, 0], [`${items[0]?.kind ?? ''}.2`, 'h', 2, 0], ['dark.1', 'h', 4, 0], [`${items[1]?.kind ?? ''}.2`, 'h', 6, 0], [rooms[1] ?? '', 'h', 8, 0]],
    players: [
      { at: [2, 0], items: each(low, 1), actions: each(actions, 1), hallucinations: hallucinations.slice(0, 2).map(({ kind }) => kind) },
      { at: [2, 0], items: each(high, 1), actions: each(actions, 2), hallucinations: [`${confusion.kind}.1`] },
    ],
    monsters: [[3, 0], [4, 0]],
    phase, ap: 6, mp: 3, pool: 4,
  };
}

test('a pack: any JSON, and good ones changed', () => {
  let accepted = 0;
  const packs = fc.oneof(
    { weight: 1, arbitrary: nasty },
    { weight: 4, arbitrary: fc.tuple(fc.constantFrom<unknown>(example, own), changes(nasty, 3)).map(([json, made]) => changed(json, made)) },
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
        const opened = soon(() => openMatch(rules, { ...(tables[seed % (situation ? 2 : 4)] ?? { seats: 2 }), seed, pack, ...(situation && { situation }) }));
        assert.ok(opened.ok, opened.ok ? '' : `${opened.error.path}: ${opened.error.message}`);
        playable(opened.value, chance);
      }
    }),
    many,
  );
  counted(accepted, 150);
});

test('a position: any JSON, and a good one changed', () => {
  let accepted = 0;
  const good = fc.tuple(fc.constantFrom('turn', 'darkness', 'dice', 'actions', 'monsters'), more).map(([phase, rest]) => ({ ...(inUse(own, phase) as object), ...rest }));
  const worse = fc.tuple(good, changes(nasty, 2)).map(([position, made]) => changed(position, made));
  fc.assert(
    fc.property(fc.oneof({ weight: 1, arbitrary: nasty }, { weight: 2, arbitrary: good }, { weight: 4, arbitrary: worse }), fc.integer({ min: 0, max: 1e6 }), (situation, seed) => {
      const opened = soon(() => openMatch(rules, { ...(tables[seed % 3] ?? { seats: 2 }), seed, situation: situation as Json }));
      if (!opened.ok || situation == null) return;
      accepted++;
      playable(opened.value, createChance(seed));
    }),
    many,
  );
  counted(accepted, 60);
});

test('a save: any JSON, and a good one changed', () => {
  let accepted = 0;
  const saves = Array.from({ length: 8 }, (_, seed): unknown => {
    const opened = openMatch(rules, { ...(tables[seed % 4] ?? { seats: 2 }), seed, faces: seed < 4 ? [] : [{ die: 'd6', face: 3 }] });
    assert.ok(opened.ok);
    playable(opened.value, createChance(seed));
    return JSON.parse(JSON.stringify(opened.value.save()));
  });
  const some = fc.tuple(fc.constantFrom(...saves), changes(nasty, 2)).map(([save, made]) => changed(save, made));
  fc.assert(
    fc.property(fc.oneof({ weight: 1, arbitrary: nasty }, { weight: 6, arbitrary: some }), fc.integer({ min: 0, max: 1e6 }), (save, seed) => {
      const restored = soon(() => restoreMatch(rules, save));
      if (!restored.ok) return;
      accepted++;
      playable(restored.value, createChance(seed));
    }),
    many,
  );
  counted(accepted, 60);
});

test('scripted results and set-ups: any JSON, and good ones changed', () => {
  let accepted = 0;
  const good = {
    seats: 2, seed: 7, options: { mode: 'cooperative' },
    faces: [{ die: 'd6', face: 3 }, { deck: 'sanitarium', card: 'night-key.1' }, { pick: 'start-player', value: 1 }, { deck: 'rooms', card: 'chapel' }, { die: 'd6', face: 1 }],
  };
  const some = changes(nasty, 2).map((made) => changed(good, made));
  fc.assert(
    fc.property(fc.oneof({ weight: 1, arbitrary: nasty.map((faces) => ({ ...good, faces })) }, { weight: 6, arbitrary: some }), fc.integer({ min: 0, max: 1e6 }), (setup, seed) => {
      if (typeof setup !== 'object' || setup === null) return;
      const opened = soon(() => openMatch(rules, setup as MatchSetup));
      if (!opened.ok) return;
      accepted++;
      playable(opened.value, createChance(seed));
    }),
    many,
  );
  counted(accepted, 60);
});

test('dice: any JSON, and good ones changed', () => {
  let accepted = 0;
  const system = { id: 'bones', dice: { bone: ['', 'skull', 'skull skull', 3], chip: [1, 2] }, counts: { skull: 1, pip: 1 }, explode: { on: 'skull', add: 1 } };
  const throws = [[{ id: '1', die: 'd6', face: 3 }, { id: '2', die: 'd6', face: 6 }], [{ id: '3', die: 'd6', face: 1 }]];
  const some = (good: unknown): fc.Arbitrary<unknown> => fc.oneof({ weight: 1, arbitrary: nasty }, { weight: 4, arbitrary: changes(nasty, 1).map((made) => changed(good, made)) });
  fc.assert(
    fc.property(some(system), some({ bone: 2, chip: 1 }), some(throws), some([3, { die: 'd6', face: 2 }, 6]), (dice, pool, thrown, faces) => {
      const read = soon(() => readSystem(dice));
      const made = read.ok ? read.value : systems.d6;
      const pooled = soon(() => readPool(made, pool));
      if (read.ok && pooled.ok) accepted++;
      soon(() => readRoll(systems.d6, { dice: 2 }, thrown));
      if (Array.isArray(faces) && pooled.ok) soon(() => given(made, pooled.value, faces));
    }),
    many,
  );
  counted(accepted, 20);
});

test('a saved roll is a list of throws, and a name is a text', () => {
  const die = { id: '1', die: 'd6', face: 3 };
  assert.ok(readRoll(systems.d6, { dice: 1 }, [[die]]).ok);
  for (const throws of [die, [die], [[{ ...die, die: { toString: 1 } }]], null, [null], [[null]]]) assert.ok(!readRoll(systems.d6, { dice: 1 }, throws).ok, JSON.stringify(throws));
  for (const on of [{ toString: 1 }, 'constructor', 5]) assert.ok(!readSystem({ dice: { bone: ['', 'skull'] }, explode: { on } }).ok);
});
