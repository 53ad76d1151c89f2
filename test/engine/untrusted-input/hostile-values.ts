// Hostile values, changes of valid values, and the requirements on everything that reads them. The environment variable
// RUNS is the number of values in each test (ten thousand in `npm run fuzz`), and SEED selects them.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Chance, Fault, LiveMatch, Result } from '../../../src/engine/kernel/index.js';
import type { OutsideGame } from './games.js';

// Hostile values

export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '',
    ' ',
    'NaN',
    '-0',
    '1e999',
    'null',
    '\u0000',
    '\ud800',
    '{n}',
    '<script>',
    'dark',
    'night-key',
    'night-key.1',
    'moths',
    'confusion.1',
    'chapel',
    'd6',
    'h',
    'v',
    'S2',
    'cells.A',
    'orderly',
    'revolver',
    'rage',
    'green',
    'G2',
    0,
    -0,
    -1,
    1,
    2,
    3,
    6,
    7,
    9,
    99,
    256,
    1.5,
    2 ** 31,
    -(2 ** 31),
    2 ** 53,
    1e308,
    Number.MIN_VALUE,
    NaN,
    Infinity,
    true,
    false,
    null,
    undefined,
    [],
    {},
    [[]],
    [null],
    { length: 5 },
    { toString: 1 },
    { valueOf: null },
  ),
  fc.constantFrom('x', '9', 'ä', '{').map((letter) => letter.repeat(100_000)),
  fc.constant(null).map(() => Array(20_000).fill(0)),
  fc.integer({ min: 33, max: 300 }).map((n) => JSON.parse('['.repeat(n) + ']'.repeat(n)) as unknown),
  fc
    .constantFrom('__proto__', 'constructor')
    .map((name) => JSON.parse(`{"${name}": {"map": [["chapel", "h", 0, 0]]}}`) as unknown),
  fc.jsonValue({ maxDepth: 3 }),
);

// Changes

export interface Change {
  /** Which position in the value is changed, as a fraction of the number of positions. */
  readonly where: number;
  readonly how: 'replace' | 'delete' | 'insert' | 'twin';
  readonly key: string;
  readonly value: unknown;
}

export const changes = (value: fc.Arbitrary<unknown>, maxLength: number): fc.Arbitrary<readonly Change[]> =>
  fc.array(
    fc.record({
      where: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      how: fc.constantFrom('replace', 'replace', 'replace', 'delete', 'insert', 'twin'),
      key: fc.constantFrom(
        'n',
        'do',
        'kind',
        'mods',
        'steps',
        'when',
        'use',
        'at',
        'items',
        'seen',
        'card',
        'dead',
        'final',
        'battle',
        '__proto__',
        'constructor',
        'toString',
      ),
      value,
    }),
    { minLength: 1, maxLength },
  );

/** A copy of a JSON value with these changes. */
export function changed(json: unknown, made: readonly Change[]): unknown {
  let root = structuredClone(json);
  for (const { where, how, key, value } of made) {
    const places: { readonly parent: Record<string, unknown>; readonly name: string }[] = [
      { parent: { root }, name: 'root' },
    ];
    for (const { parent, name } of places) {
      const inner = parent[name];
      if (typeof inner === 'object' && inner !== null && places.length < 5000)
        for (const each of Object.keys(inner).slice(0, 200))
          places.push({ parent: inner as Record<string, unknown>, name: each });
    }
    const place = places[Math.floor(where * places.length)];
    const twin = places[Math.floor(((where * 7) % 1) * places.length)];
    if (!place || !twin) continue;
    const put = (parent: object, name: string, what: unknown): void => {
      Object.defineProperty(parent, name, { value: what, enumerable: true, writable: true, configurable: true });
    };
    const { parent, name } = place;
    const inner = parent[name];
    if (how === 'replace') put(parent, name, structuredClone(value));
    else if (how === 'twin') put(parent, name, structuredClone(twin.parent[twin.name]));
    else if (how === 'delete') {
      if (Array.isArray(parent)) parent.splice(Number(name), 1);
      else Reflect.deleteProperty(parent, name);
    } else if (Array.isArray(inner))
      inner.splice(Math.floor(where * 7) % (inner.length + 1), 0, structuredClone(value));
    else if (typeof inner === 'object' && inner !== null) put(inner, key, structuredClone(value));
    root = places[0]?.parent['root'];
  }
  return root;
}

// Requirements

/** Returns the result; asserts that each fault in it is short and has a code, a path and a message. */
export function wellReported<T, E extends Fault | readonly Fault[]>(result: Result<T, E>): Result<T, E> {
  if (result.ok) return result;
  const faults: readonly Fault[] = Array.isArray(result.error)
    ? (result.error as readonly Fault[])
    : [result.error as Fault];
  assert.ok(faults.length > 0);
  for (const { code, path, message } of faults) {
    assert.ok(/^[a-z-]+$/.test(code) && typeof path === 'string' && message.length > 0, code);
    assert.ok(message.length + path.length < 2000, 'a fault is short');
  }
  return result;
}

/**
 * Makes up to sixty random choices and draws the match after every `everyNth` of them. The only fault that may occur is
 * a scripted result that does not fit.
 */
export function playable(
  match: LiveMatch<unknown, unknown>,
  { drawEverything, everyNth }: OutsideGame,
  chance: Chance,
): void {
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
    if (count % everyNth > 0) continue;
    for (const seat of [question.seat, null]) drawEverything(match.view(seat) as never, match.content, seat);
    match.determinize(question.seat, chance);
  }
}

const runs = Number(process.env['RUNS'] ?? 150);
const seed = Number(process.env['SEED'] ?? 1);
console.log(`SEED=${seed} RUNS=${runs}`);

/** Options for fast-check: the number of values and the seed. A failing value is reported. */
export const many = { numRuns: runs, seed, endOnFailure: true, includeErrorInReport: true };

/** Asserts that enough of the changed values were accepted. If all were refused, the test would prove nothing. */
export const counted = (accepted: number, least: number): void => {
  assert.ok(accepted >= least * (runs / 500), `only ${accepted} were accepted`);
};
