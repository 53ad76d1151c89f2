// Tests that any input from outside gives a result or faults and never throws, and that accepted input can be played.
// handmade-faults.spec.ts tests hand-made inputs, and test/package/pages/hostile-values.spec.js tests inputs on a page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createChance, openMatch, restoreMatch, type Json, type MatchSetup } from '../../../src/engine/kernel/index.js';
import { readPool } from '../../../src/engine/dice/pool.js';
import { readSystem } from '../../../src/engine/dice/read-system.js';
import { readResults, readRoll } from '../../../src/engine/dice/roll.js';
import { systems } from '../../../src/engine/dice/systems.js';
import { changed, changes, counted, many, nasty, playable, wellReported } from './hostile-values.js';
import { games } from './games.js';

for (const game of games) {
  const { id, rules, tables, situations, scripted } = game;

  test(`${id}, situations: any JSON, or a valid situation with changes, is refused or can be played`, () => {
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
          const opened = wellReported(
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

  test(`${id}, saves: any JSON, or a valid save with changes, is refused or can be continued`, () => {
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
          const restored = wellReported(restoreMatch(rules, save));
          if (!restored.ok) return;
          accepted++;
          playable(restored.value, game, createChance(seed));
        },
      ),
      many,
    );
    counted(accepted, 60);
  });

  test(`${id}, scripted results and set-ups: any JSON, or a valid value with changes, is refused or can be used`, () => {
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
          const opened = wellReported(openMatch(rules, setup as MatchSetup));
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

test('dice: any JSON, or a valid value with changes, is refused or can be used', () => {
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
        const read = wellReported(readSystem(dice));
        const made = read.ok ? read.value : systems.d6;
        const pooled = wellReported(readPool(made, pool));
        if (read.ok && pooled.ok) accepted++;
        wellReported(readRoll(systems.d6, { dice: 2 }, thrown));
        if (Array.isArray(faces) && pooled.ok) wellReported(readResults(made, pooled.value, faces));
      },
    ),
    many,
  );
  counted(accepted, 20);
});

test('a saved roll is a list of throws, and a name is a string', () => {
  const die = { id: '1', die: 'd6', face: 3 };
  assert.ok(readRoll(systems.d6, { dice: 1 }, [[die]]).ok);
  for (const throws of [die, [die], [[{ ...die, die: { toString: 1 } }]], null, [null], [[null]]])
    assert.ok(!readRoll(systems.d6, { dice: 1 }, throws).ok, JSON.stringify(throws));
  for (const on of [{ toString: 1 }, 'constructor', 5])
    assert.ok(!readSystem({ dice: { bone: ['', 'skull'] }, explode: { on } }).ok);
});
