// A record contains what a seat saw, and a save contains the whole match. Also tests which saves can be continued.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  createChance,
  restoreMatch,
  type Fault,
  type Json,
  type Result,
  type Save,
} from '../../../src/engine/kernel/index.js';
import type { LiveMatch } from '../../../src/engine/kernel/match.js';
import { positionHash } from '../../../src/engine/kernel/save-hashes.js';
import { play, playAtRandom } from '../../support/play.js';
import { rules as ticTacToe } from '../test-games/tic-tac-toe.js';
import { rules as whispers, type State } from '../test-games/whispers.js';

const fails = (result: Result<unknown, unknown>): Fault => {
  assert.ok(!result.ok);
  return result.error as Fault;
};

test('a record contains only what the seat saw, without the seed, the script or other seats’ choices; it cannot be continued', () => {
  const match = play(whispers, { seats: 3, seed: 'a secret seed' });
  playAtRandom(match, createChance(4), 5);
  for (const seat of [0, 1, 2, null]) {
    const record = match.record(seat);
    assert.ok(!JSON.stringify(record).includes('secret seed'));
    assert.ok(!restoreMatch(whispers, record).ok);
    const hidden = [
      ...match.state.deck,
      ...match.state.hands.flatMap((cards, owner) =>
        owner === seat ? [] : cards.filter((card) => !match.state.whispers[card]),
      ),
    ];
    const text = JSON.stringify(record);
    for (const card of hidden) assert.ok(!text.includes(`"${card}"`), `the record of seat ${seat} contains ${card}`);
  }
});

function saved(choices = 8): { match: LiveMatch<State, unknown>; save: Save } {
  const match = play(whispers, { seats: 3, seed: 9 });
  playAtRandom(match, createChance(1), choices);
  return { match, save: JSON.parse(JSON.stringify(match.save())) as Save };
}

test('a record contains the beginning and every moment at which the seat saw something new', () => {
  const match = play(ticTacToe, { seats: 2, seed: 1 });
  playAtRandom(match, createChance(1), 3);
  const { frames, ...rest } = match.record(1);
  assert.deepEqual(rest, {
    format: 1,
    game: 'tic-tac-toe',
    version: 1,
    pack: match.save().pack,
    seat: 1,
    seats: match.recipe.seats,
    outcome: null,
  });
  assert.equal(frames.length, 4);
  assert.deepEqual(
    frames.flatMap(({ events }) => events),
    match.view(1).events,
  );
  assert.deepEqual(frames.at(-1)?.state, match.view(1).state);
  assert.deepEqual(Object.keys(frames[0] ?? {}), ['state', 'events']);
});

test('a save of another version is migrated: the match continues, and earlier choices cannot be undone', () => {
  const { match, save } = saved();
  const { state, ...rest } = save.snapshot as { state: Record<string, unknown> };
  const { points, ...others } = state;
  const snapshot = { ...rest, state: { ...others, lights: points } } as unknown as Json;
  const old = { ...save, version: 1, snapshot };
  const restored = restoreMatch(whispers, { ...old, hash: positionHash(null, snapshot) });
  if (!restored.ok) assert.fail(restored.error.message);
  const other = restored.value as LiveMatch<State, unknown>;
  assert.deepEqual(other.snapshot(), match.snapshot());
  assert.ok(!other.undo(0).ok && !other.undo(1).ok && !other.undo(2).ok);
  playAtRandom(other, createChance(2), 3);
  const again = restoreMatch(whispers, JSON.parse(JSON.stringify(other.save())));
  if (!again.ok) assert.fail(again.error.message);
  assert.deepEqual((again.value as LiveMatch<State, unknown>).snapshot(), other.snapshot());
});

test('the fault of a save gives the path and the reason', () => {
  const { save } = saved();
  const impossible = 'The save was changed: this choice was not possible in the match. Use an unchanged save.';
  const changed =
    'save-hash at "hash": The save was changed: its choices and its position do not match. Use an unchanged save.';
  const cases: readonly (readonly [unknown, string])[] = [
    [null, 'save-shape at "": A save must be a JSON object.'],
    [[], 'save-shape at "": A save must be a JSON object.'],
    [
      { ...save, format: 2 },
      'save-format at "format": The format must be 1, as in every save that this version can read.',
    ],
    ...(['game', 'pack', 'hash'] as const).map(
      (key) => [{ ...save, [key]: 3 }, `save-shape at "${key}": This must be a string.`] as const,
    ),
    [{ ...save, version: '2' }, 'save-shape at "version": The version must be a number.'],
    [{ ...save, seed: null }, 'save-shape at "seed": The seed must be a string or a number.'],
    [{ ...save, game: 'chess' }, 'save-game at "game": This is a save of "chess"; choose one of "whispers".'],
    [
      { ...save, game: 'c'.repeat(50) },
      `save-game at "game": This is a save of "${'c'.repeat(40)}"; choose one of "whispers".`,
    ],
    [{ ...save, pack: 'other' }, 'save-pack at "pack": This match was played with another pack; load that pack first.'],
    [{ ...save, seats: 3 }, 'save-shape at "seats": The seats must be a list of names.'],
    [{ ...save, seats: [1, 2] }, 'save-shape at "seats": The seats must be a list of names.'],
    [{ ...save, seats: ['1'] }, 'seats at "seats": whispers needs 2 to 4 seats, not 1.'],
    [{ ...save, faces: [{ die: 3 }] }, 'save-shape at "faces": The faces must be a list of scripted results.'],
    [{ ...save, snapshot: [] }, 'save-shape at "snapshot": The snapshot must be a position, as an object.'],
    ...[[0, 'lay'], [0, 1, 'lay', 2], [0, 1, 2], ['0', 1, 'lay'], [0, 1.5, 'lay'], 'lay'].map(
      (choice) =>
        [
          { ...save, choices: [choice] },
          'save-shape at "choices": The choices must be a list of [seat, question, option].',
        ] as const,
    ),
    [{ ...save, choices: [[0, 1, 'lay:no-card'], ...save.choices] }, `save-choice at "choices/0": ${impossible}`],
    [{ ...save, choices: save.choices.slice(0, -1) }, changed],
    [{ ...save, choices: [[7, 1, 'lay'], ...save.choices] }, `save-choice at "choices/0": ${impossible}`],
    [{ ...save, seed: 10 }, `save-choice at "choices/0": ${impossible}`],
    [{ ...save, hash: '0' }, changed],
    [{ ...save, version: 1, snapshot: {} }, changed],
    [{ ...save, options: { hard: true } }, 'options at "options": Whispers has no options'],
  ];
  for (const [json, said] of cases) {
    const { code, path, message } = fails(restoreMatch(whispers, json));
    assert.equal(`${code} at "${path}": ${message}`, said);
  }
  const noPosition = fails(restoreMatch(whispers, { ...save, version: 1, snapshot: {}, hash: positionHash(null, {}) }));
  assert.deepEqual([noPosition.code, noPosition.path], ['save-position', 'snapshot']);
  assert.match(noPosition.message, /^This is not a position of whispers; use an unchanged save. TypeError: ./);
  assert.equal(fails(restoreMatch(ticTacToe, save)).code, 'save-game');
});

test('a save of another version continues only with options that the game has, and if the game can migrate it', () => {
  const { save } = saved();
  const older = (more: object) =>
    fails(restoreMatch(whispers, { ...save, version: 1, hash: positionHash(null, save.snapshot), ...more }));
  assert.equal(older({ version: -7 }).message, 'there was no version -7 of Whispers');
  assert.equal(older({ options: { hard: true } }).code, 'options');
  assert.equal(older({ game: JSON.parse('['.repeat(3000) + ']'.repeat(3000)) as never }).code, 'json-depth');
});

test('a game without migration continues no save of another version, whatever its hash', () => {
  const match = play(ticTacToe, { seats: 2, seed: 1 });
  const save = JSON.parse(JSON.stringify(match.save())) as Save;
  const forged = {
    ...(save.snapshot as object),
    stack: [{ do: 'mark', player: 7, cell: 'nowhere' }],
    open: [],
  } as unknown as Json;
  const fault = fails(
    restoreMatch(ticTacToe, { ...save, from: forged, snapshot: forged, hash: positionHash(forged, forged) }),
  );
  assert.deepEqual([fault.code, fault.path], ['save-version', 'from']);
  assert.equal(fails(restoreMatch(ticTacToe, { ...save, version: 0 })).path, 'version');
  assert.equal(
    fails(restoreMatch(ticTacToe, { ...save, version: 0, hash: positionHash(null, save.snapshot) })).code,
    'save-version',
  );
});

/** For every position in a JSON value, a function that replaces what is at this position. */
function places(
  value: unknown,
  put: (changed: unknown) => unknown = (changed) => changed,
): ((changed: unknown) => unknown)[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    put,
    ...inner.flatMap(([key, item]) =>
      places(item, (changed) =>
        put(
          Array.isArray(value)
            ? value.map((each: unknown, i) => (i === Number(key) ? changed : each))
            : { ...(value as object), [key]: changed },
        ),
      ),
    ),
  ];
}

test('a damaged save leads to a fault or makes no difference, and never throws', () => {
  const { match, save } = saved();
  const everywhere = places(save);
  const junk = fc.oneof(
    fc.constant(undefined),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(-1, 1e308, '__proto__', [], {}),
  );
  fc.assert(
    fc.property(fc.nat(everywhere.length - 1), junk, fc.boolean(), (at, changed, rebased) => {
      const damaged = everywhere[at]?.(changed) as Partial<Save> | null;
      const json: unknown =
        rebased && damaged && typeof damaged === 'object'
          ? { ...damaged, from: damaged.snapshot, choices: [], hash: positionHash(damaged.snapshot, damaged.snapshot) }
          : damaged;
      const restored = restoreMatch(whispers, json);
      if (!restored.ok) {
        assert.equal(typeof restored.error.code, 'string');
        assert.equal(typeof restored.error.path, 'string');
        assert.ok(restored.error.message);
      } else if (!rebased) assert.deepEqual((restored.value as LiveMatch<State, unknown>).snapshot(), match.snapshot());
    }),
    { numRuns: 1500, includeErrorInReport: true },
  );
});
