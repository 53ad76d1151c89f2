// The exact chances of Wounds, compared with the numbers in docs/rules/lobotomy-2.md, with an enumeration of all faces,
// and with Attacks that are played with every possible roll.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  modifiersOfAttack,
  modifiersOfDefense,
  combine,
  type AttackPlan,
} from '../../../../../../src/engine/games/lobotomy-2/rules/attack/modifiers.js';
import {
  testOdds,
  woundOdds,
  woundOddsOf,
  type WoundOddsInput,
} from '../../../../../../src/engine/games/lobotomy-2/rules/attack/odds.js';
import { planWith } from '../../../../../../src/engine/games/lobotomy-2/rules/attack/reach.js';
import type { Colour, Keyword, Modifiers } from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { rule } from '../../../../../support/rule-coverage.js';
import { attack, fight, struck } from '../../support/fight.js';
import { dice, hits, item, monster } from '../../support/match-builder.js';

const side = (mods: Modifiers, printed = true) => combine([{ card: 'x', mods, printed }]);
const input = (attacker: Modifiers, defender: Modifiers = {}, more: Partial<WoundOddsInput> = {}): WoundOddsInput => ({
  attack: side(attacker),
  defense: side(defender),
  fire: false,
  prior: 0,
  stunned: false,
  left: 3,
  target: 'monster',
  ...more,
});
const odds = (attacker: Modifiers, defender: Modifiers = {}, more: Partial<WoundOddsInput> = {}) =>
  woundOdds(input(attacker, defender, more));
const near = (actual: number, expected: number, by = 1e-12, what = ''): void =>
  assert.ok(Math.abs(actual - expected) <= by, `${what} ${actual} is not ${expected}`);

describe('LOB-RUL-01 expected values', () => {
  // Each row: the die, the kind of roll, the mean number of successes, the chances of 0, 1 and 2 successes, and the
  // mean if a Bolt adds one success.
  const rows = [
    ['green', 'attack', 2 / 3, 1 / 2, 1 / 3, 1 / 6, 5 / 6],
    ['red', 'attack', 4 / 3, 0, 2 / 3, 1 / 3, 3 / 2],
    ['blue', 'defense', 1 / 2, 1 / 2, 1 / 2, 0, 2 / 3],
    ['brown', 'defense', 1, 1 / 3, 1 / 3, 1 / 3, 7 / 6],
    ['blue', 'test', 2 / 3, 1 / 2, 1 / 3, 1 / 6, 5 / 6],
    ['brown', 'test', 4 / 3, 1 / 6, 1 / 3, 1 / 2, 3 / 2],
  ] as const;
  for (const [die, kind, mean, ...rest] of rows)
    it(`${die}, ${kind}`, () => {
      const one: Modifiers = { dice: { [die]: 1 } };
      // The number of successes of a Defense is the number of hits, out of ten, that it avoids.
      const of = (mods: Modifiers): { at: (n: number) => number; mean: number } => {
        if (kind === 'attack') return odds(mods);
        if (kind === 'test') return testOdds(side(mods));
        const left = odds({ auto: 10 }, mods);
        return { at: (n) => left.at(10 - n), mean: 10 - left.mean };
      };
      const got = of(one);
      for (const [i, expected] of [mean, ...rest].entries())
        near([got.mean, got.at(0), got.at(1), got.at(2), of({ ...one, bolt: { auto: 1 } }).mean][i] ?? NaN, expected);
    });
  it('one of the six faces of every die has a Bolt', () => {
    for (const die of ['green', 'red'] as const)
      near(
        odds({ dice: { [die]: 1 }, bolt: { keywords: ['critical'] }, auto: 5 }).mean,
        5 + odds({ dice: { [die]: 1 } }).mean + (5 + (die === 'red' ? 1 : 0)) / 6,
      );
    for (const die of ['blue', 'brown'] as const)
      near(odds({ auto: 5 }, { dice: { [die]: 1 }, bolt: { keywords: ['dodge'] } }).at(0), 1 / 6);
  });
  it('Tests with one to six blue dice have the expected chances', () => {
    const table = [
      [0.5, 0.167, 0, 0, 0, 0],
      [0.75, 0.417, 0.139, 0.028, 0, 0],
      [0.875, 0.625, 0.333, 0.13, 0.032, 0.005],
      [0.938, 0.771, 0.521, 0.28, 0.115, 0.035],
      [0.969, 0.865, 0.674, 0.442, 0.238, 0.102],
      [0.984, 0.922, 0.786, 0.59, 0.378, 0.204],
    ];
    for (const [n, row] of table.entries())
      for (const [k, chance] of row.entries())
        near(testOdds(side({ dice: { blue: n + 1 } })).atLeast(k + 1), chance, 0.00051, `${n + 1} dice, ${k + 1}`);
  });
});

describe('LOB-RUL-01 mean Wounds of some attacks', () => {
  const green = (n: number, more: Modifiers = {}): Modifiers => ({ dice: { green: n }, ...more });
  const bolt: Modifiers = { bolt: { auto: 1 } };
  const blue = (n: number): Modifiers => ({ dice: { blue: n } });
  const figures = [
    ['4 green (Bolt) against 1 blue', odds(green(4, bolt), blue(1)), 2.84],
    ['3 green (Bolt) against 1 blue', odds(green(3, bolt), blue(1)), 2.02],
    ['3 green against 1 blue', odds(green(3), blue(1)), 1.56],
    ['with +1', odds(green(3), blue(1), { prior: 1 }), 2.5],
    ['with +2', odds(green(3), blue(1), { prior: 2 }), 3.5],
    ['3 green against 3 blue', odds(green(3), blue(3)), 0.88],
    [
      '3 green + 1 red against 1 blue + 1 brown',
      odds({ dice: { green: 3, red: 1 } }, { dice: { blue: 1, brown: 1 } }),
      1.92,
    ],
    ['3 red against 2 blue', odds({ dice: { red: 3 } }, blue(2)), 3],
  ] as const;
  for (const [what, { mean }, expected] of figures)
    it(what, () => {
      near(mean, expected, 0.00501);
    });
  it('a Fire token adds a success, like an earlier attacker', () => {
    near(odds(green(3), blue(1), { fire: true }).mean, odds(green(3), blue(1), { prior: 1 }).mean);
  });
  it('design note 3: with Attribute 4, a Basic Weapon defeats a Monster with Health 3 and 1 blue die in 58 % of all Attacks', () => {
    near(odds(green(4, bolt), blue(1)).kills, 0.58, 0.005);
  });
});

// The numbers of Spikes or Shields, and of Bolts, on each face of each die.
const faces: Readonly<Record<Colour, readonly (readonly [n: number, bolt: number])[]>> = {
  green: [
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [0, 0],
  ],
  red: [
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 0],
    [1, 1],
    [1, 0],
  ],
  blue: [
    [0, 0],
    [1, 0],
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ],
  brown: [
    [2, 0],
    [2, 0],
    [1, 0],
    [0, 0],
    [1, 1],
    [0, 0],
  ],
};
type Thrown = readonly (readonly [n: number, bolt: number])[];

function every(
  pool: readonly Colour[],
  rerolls: number,
  useful: (face: readonly [number, number]) => boolean,
  visit: (thrown: Thrown, chance: number) => void,
  thrown: Thrown = [],
  chance = 1,
): void {
  const [die, ...others] = pool;
  if (!die) {
    visit(thrown, chance);
    return;
  }
  for (const face of faces[die]) {
    if (useful(face) || rerolls === 0) every(others, rerolls, useful, visit, [...thrown, face], chance / 6);
    else for (const again of faces[die]) every(others, rerolls - 1, useful, visit, [...thrown, again], chance / 36);
  }
}

const total = (thrown: Thrown): [number, number] => [
  thrown.reduce((sum, [n]) => sum + n, 0),
  thrown.reduce((sum, [, bolt]) => sum + bolt, 0),
];

interface Plain {
  readonly attack: readonly Colour[];
  readonly defense: readonly Colour[];
  readonly auto?: number;
  readonly shields?: number;
  readonly keywords?: readonly Keyword[];
  readonly bolt?: Modifiers['bolt'] & object;
  readonly defenseBolt?: Modifiers['bolt'] & object;
  readonly rerolls?: number;
  readonly defenseRerolls?: number;
}

/** The chances of each number of Wounds, found by counting every possible roll of both sides. */
function enumerated({
  attack: pool,
  defense,
  auto = 0,
  shields = 0,
  keywords = [],
  bolt = {},
  defenseBolt = {},
  rerolls = 0,
  defenseRerolls = 0,
}: Plain): number[] {
  const chances: number[] = [];
  const helps = (effect: Modifiers['bolt'] & object): boolean => !!effect.auto || !!effect.keywords;
  every(
    pool,
    rerolls,
    ([n, b]) => n > 0 || (helps(bolt) && b > 0),
    (thrown, p) => {
      const [spikes, bolts] = total(thrown);
      const has = new Set([...keywords, ...(bolts ? (bolt.keywords ?? []) : [])]);
      const hits = spikes + auto + bolts * (bolt.auto ?? 0) + (has.has('fire') ? 1 : 0);
      every(
        defense,
        defenseRerolls,
        ([n, b]) => n > 0 || (helps(defenseBolt) && b > 0),
        (thrownToo, q) => {
          const kept = [...thrownToo].sort(([a, x], [b, y]) => b - a || y - x);
          if (has.has('pierce')) kept.shift();
          const [rolled, defenseBolts] = total(kept);
          const avoided = has.has('ethereal')
            ? 0
            : rolled + (has.has('holy') ? 0 : shields) + defenseBolts * (defenseBolt.auto ?? 0);
          const dodged = !has.has('ethereal') && defenseBolts > 0 && defenseBolt.keywords?.includes('dodge');
          const wounds = dodged ? 0 : Math.max(0, hits - avoided) * (has.has('critical') ? 2 : 1);
          chances[wounds] = (chances[wounds] ?? 0) + p * q;
        },
      );
    },
  );
  return chances;
}

const counted = (pool: readonly Colour[]): Partial<Record<Colour, number>> =>
  Object.fromEntries(pool.map((die) => [die, pool.filter((each) => each === die).length]));
function agrees(plain: Plain): void {
  const {
    attack: pool,
    defense,
    auto = 0,
    shields = 0,
    keywords = [],
    bolt,
    defenseBolt,
    rerolls = 0,
    defenseRerolls = 0,
  } = plain;
  const got = odds(
    { dice: counted(pool), auto, keywords, reroll: rerolls, ...(bolt && { bolt }) },
    { dice: counted(defense), auto: shields, reroll: defenseRerolls, ...(defenseBolt && { bolt: defenseBolt }) },
  );
  const expected = enumerated(plain);
  for (let n = 0; n < Math.max(expected.length, got.entries().length + 2); n++)
    near(got.at(n), expected[n] ?? 0, 1e-9, `${JSON.stringify(plain)}: ${n}`);
}

describe('LOB-RUL-05 the chances match an enumeration of all faces', () => {
  const pools: readonly (readonly Colour[])[] = [[], ['green'], ['green', 'green', 'red'], ['red', 'red']];
  const shields: readonly (readonly Colour[])[] = [[], ['blue'], ['blue', 'brown'], ['blue', 'blue', 'brown']];
  const every4 = pools.flatMap((pool) => shields.map((defense) => ({ attack: pool, defense })));
  it('dice, automatic successes and Shields', () => {
    for (const each of every4) agrees({ ...each, auto: 1, shields: 1 });
  });
  for (const keyword of ['pierce', 'holy', 'ethereal', 'critical', 'fire'] as const) {
    it(`${keyword}, automatic`, () => {
      for (const each of every4) agrees({ ...each, shields: 1, keywords: [keyword], defenseBolt: { auto: 1 } });
    });
    it(`${keyword}, on a Bolt`, () => {
      for (const each of every4)
        agrees({ ...each, shields: 1, auto: 1, bolt: { auto: 1, keywords: [keyword] }, defenseBolt: { auto: 2 } });
    });
  }
  it('a Dodge on a Bolt, and Pierce that removes the Bolt', () => {
    for (const each of every4) agrees({ ...each, auto: 2, keywords: ['pierce'], defenseBolt: { keywords: ['dodge'] } });
  });
  it('LOB-RUL-19 rerolls of every die without a useful symbol, by both sides', () => {
    for (const each of every4)
      if (each.attack.length + each.defense.length < 5)
        agrees({ ...each, rerolls: 9, defenseRerolls: 9, bolt: { auto: 1 } });
  });
  it('LOB-RUL-19 a single reroll is used for the stronger die', () => {
    agrees({ attack: ['red', 'green', 'green'], defense: ['brown', 'blue'], rerolls: 1, defenseRerolls: 1 });
  });
  it('LOB-RUL-59 a Character keeps the Bolt among tied dice, a Monster loses it', () => {
    const pierced = (target: 'character' | 'monster'): number =>
      odds({ auto: 4, keywords: ['pierce'] }, { dice: { blue: 2 }, bolt: { auto: 1 } }, { target }).mean;
    // In 4 of 36 rolls, B5 is tied with B2 or B4. Which of the two dice is removed makes a difference of one Shield. If
    // both dice show B5, it makes no difference.
    near(pierced('monster') - pierced('character'), 4 / 36);
  });
  it('LOB-KEY-20 against a Stunned Monster, all dice may be rerolled', () => {
    near(odds({ dice: { green: 1 } }, {}, { stunned: true }).at(0), 1 / 4);
  });
  it('the chances add up to 1, and `kills` is the chance of at least as many Wounds as the defender has Health left', () => {
    const got = odds({ dice: { green: 3 } }, { dice: { blue: 1 } }, { left: 2 });
    near(
      got.entries().reduce((sum, [, chance]) => sum + chance, 0),
      1,
    );
    near(got.kills, got.atLeast(2));
  });
});

// The following tests play an Attack with every possible roll of a small pool.
const letters = { green: 'G', red: 'R', blue: 'B', brown: 'N' } as const;
function* throws(pool: readonly Colour[]): Generator<string> {
  for (let i = 0; i < 6 ** pool.length; i++)
    yield pool.map((die, n) => `${letters[die]}${(Math.floor(i / 6 ** n) % 6) + 1}`).join(' ');
}

rule('LOB-RUL-05 the computed chances match real Attacks: a Weapon against a Monster', (t) => {
  const spear = {
    id: 'spear',
    key: 'wisdom',
    mods: { keywords: ['holy'], bolt: { auto: 1, keywords: ['critical'] } },
    rows: [],
  } as const;
  const shell = {
    id: 'shell',
    class: 'basic',
    minis: 1,
    normal: {
      health: 20,
      movement: 1,
      attacks: [{ dice: {} }],
      defense: { dice: { brown: 1 }, auto: 1, bolt: { auto: 2 } },
    },
  } as const;
  const stand = {
    cards: { weapons: [spear], monsters: [shell] },
    who: { 0: { at: 0, items: [item('spear')] } },
    monsters: [monster(10, 'shell', 0, { wounds: 18, conditions: { fire: 1 } })],
  };
  const seen: number[] = [];
  for (const faces_ of throws(['green', 'green', 'brown'])) {
    fight(t, { ...stand, steps: [attack(10, 0, 'spear')], faces: dice(faces_) });
    const [[, , , wounds = 0] = []] = hits(t) as number[][];
    seen[wounds] = (seen[wounds] ?? 0) + 1 / 216;
  }
  const got = woundOddsOf(fight(t, { ...stand, steps: [] }), planWith(0, { with: 'spear', attribute: 'wisdom' }), 10);
  for (let n = 0; n < 12; n++) near(got.at(n), seen[n] ?? 0, 1e-9, String(n));
  near(got.kills, 1 - got.at(0) - got.at(1));
});

rule('LOB-MAT-11 the computed chances match real Attacks: the third Monster against a Character', (t) => {
  const printed = { dice: { red: 1 }, keywords: ['pierce'] } as const;
  const stand = {
    who: { 0: { at: 0, attackers: 2, items: [item('leather-jacket', 1)] } },
    monsters: [monster(10, 'orderly', 0)],
  };
  const seen: number[] = [];
  for (const faces_ of throws(['red', 'blue', 'brown'])) {
    fight(t, { ...stand, steps: [struck(10, 0, 0, printed, { bonus: true })], faces: dice(faces_) });
    // The Character chooses which die Pierce removes, and keeps the Bolt.
    const [first] = t.options().filter((id) => id.startsWith('pierce'));
    const [blue, brown] = faces_.split(' ').slice(1);
    if (first) t.choose(blue === 'B5' && brown !== 'N5' ? 'pierce:1' : 'pierce:0');
    const [[, , , wounds = 0] = []] = hits(t) as number[][];
    seen[wounds] = (seen[wounds] ?? 0) + 1 / 216;
  }
  const made: AttackPlan = { by: 10, with: 'orderly', attribute: null, printed: [printed], declared: [] };
  const got = woundOddsOf(fight(t, { ...stand, steps: [] }), made, 0, 2);
  for (let n = 0; n < 8; n++) near(got.at(n), seen[n] ?? 0, 1e-9, String(n));
});

rule('LOB-RUL-05 every kind of modifier is taken into account in the chances', (t) => {
  const shell = (id: string, auto: number) =>
    ({
      id,
      class: 'basic',
      minis: 1,
      normal: { health: 20, movement: 1, attacks: [{ dice: {} }], defense: { dice: { blue: 2 }, auto } },
    }) as const;
  const m = fight(t, {
    cards: { monsters: [shell('hard', 1), shell('soft', 0)] },
    who: { 0: { at: 0 } },
    monsters: [monster(10, 'hard', 0), monster(11, 'soft', 0)],
    steps: [attack(11, 0)],
  });
  const blow = { dice: { green: 2, red: 1 } } as const;
  const critical = { ...blow, keywords: ['critical'] } as const;
  const holy = { ...blow, keywords: ['holy'] } as const;
  const cases: readonly (readonly [what: string, target: number, attack: Modifiers, defense: Modifiers])[] = [
    ['nothing', 11, blow, {}],
    ['dice', 11, { dice: { green: 3, red: 1 } }, {}],
    ['auto', 11, { ...blow, auto: 1 }, {}],
    ['keywords', 11, critical, {}],
    ['immune', 11, critical, { immune: ['critical'] }],
    ['bolt auto', 11, { ...blow, bolt: { auto: 1 } }, {}],
    ['bolt keywords', 11, { ...blow, bolt: { keywords: ['critical'] } }, {}],
    ['reroll', 11, { ...blow, reroll: 1 }, {}],
    ['convert', 11, { ...blow, convert: { from: 'green', to: 'red', n: 1 } }, {}],
    ['convertFoe', 11, { ...blow, convertFoe: { from: 'blue', to: 'brown' } }, {}],
    ['turn', 11, { ...blow, turn: { from: 'spike', to: 'shield' } }, {}],
    ['printed', 10, holy, {}],
    ['not printed', 11, holy, { auto: 1 }],
  ];
  for (const [what, target, mods, answer] of cases) {
    const made: AttackPlan = {
      by: 0,
      with: 'x',
      attribute: null,
      printed: [{ dice: {}, ...mods }],
      declared: [{ player: target, key: 'x', type: 'defense', mods: [answer] }],
    };
    const got = woundOddsOf(m, made, target);
    const own = woundOdds({
      attack: modifiersOfAttack(m, made),
      defense: modifiersOfDefense(m, target, made.declared),
      fire: false,
      prior: 0,
      stunned: false,
      left: 20,
      target: 'monster',
    });
    for (let n = 0; n < 12; n++) near(got.at(n), own.at(n), 1e-12, `${what}, ${n}:`);
  }
});
