// Tests rolls of dice: the throws in the worked examples, throws of an author's dice, and a million throws, which are
// compared with the odds.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { odds, systems, type FaceName, type Pool, type System } from '../../../src/engine/dice/index.js';
import { add, choices, reroll, roll, tally } from '../../../src/engine/dice/roll.js';
import { die } from '../../../src/engine/dice/types.js';
import { createChance } from '../../../src/engine/kernel/chance.js';

/**
 * A source of chance that gives these faces in order. It fails if the die does not have the next face, or if none is
 * left.
 */
function script(...faces: FaceName[]) {
  const left = [...faces];
  return {
    left,
    die(_name: string, names: readonly FaceName[]): number {
      const face = left.shift();
      const index = face === undefined ? -1 : names.indexOf(face);
      assert.ok(index >= 0, `${face} is not one of ${names.join(' ')}`);
      return index;
    },
  };
}

describe('suspense dice', () => {
  const coma = systems['coma-ward'];

  it('CW-EX-02 a 4 and a failed 1 are rerolled; eight results give five successes', () => {
    const faces = script(1, 4, 5, 6, 4, 6, 5, 6);
    const { throws, total, dice } = roll(coma, { dice: 4 }, faces);
    assert.deepEqual(
      throws.map((batch) => batch.map(({ face }) => face)),
      [
        [1, 4, 5, 6],
        [4, 6],
        [5, 6],
      ],
    );
    assert.deepEqual([total, dice.length, faces.left.length], [5, 5, 0]);
  });

  it('CW-EX-05 one die that is twice in suspense gives three successes', () => {
    const { throws, total } = roll(coma, { dice: 1 }, script(4, 4, 5, 6, 6));
    assert.deepEqual(
      throws.map((batch) => batch.length),
      [1, 2, 2],
    );
    assert.equal(total, 3);
  });

  it('CW-EX-06, CW-RUL-13 first the 4s are rerolled in order, then failed dice, the oldest first, and then new dice are thrown', () => {
    const { throws, total, dice } = roll(coma, { dice: 4 }, script(4, 4, 2, 5, 1, 3, 5, 4, 2, 6));
    assert.deepEqual(
      throws.map((batch) => batch.map(({ id }) => id)),
      [
        ['1', '2', '3', '4'],
        ['1', '2', '3', '5'],
        ['5', '1'],
      ],
    );
    assert.deepEqual(
      dice.map(({ face }) => face),
      [6, 3, 5, 5, 2],
    );
    assert.equal(total, 3);
  });

  it('CW-RUL-14 after fifty batches, dice that are still in suspense fail', () => {
    let asked = 0;
    const stubborn = { die: () => (++asked % 2 ? 3 : 0) }; // alternately a 4 and a 1, so each batch causes another
    const { throws, total } = roll(coma, { dice: 1 }, stubborn);
    assert.deepEqual([throws.length, total], [50, 0]);
  });
});

describe('dice of Lobotomy 2', () => {
  it('LOB-EX-09 B3 B1 B1 B5 are two successes, and B4 B1 B1 B5 one', () => {
    assert.equal(roll(systems['lobotomy-test'], { blue: 4 }, script('B3', 'B1', 'B1', 'B5')).total, 2);
    assert.equal(roll(systems['lobotomy-test'], { blue: 4 }, script('B4', 'B1', 'B1', 'B5')).total, 1);
  });

  it('LOB-EX-04 stars do not defend', () => {
    assert.equal(roll(systems['lobotomy-defense'], { blue: 2 }, script('B3', 'B2')).total, 1);
  });

  it('LOB-DIC-12, LOB-DIC-14 bolts and insanity are counted separately', () => {
    const attack = roll(systems['lobotomy-attack'], { green: 2, red: 1 }, script('G6', 'G5', 'R5'));
    assert.deepEqual(tally(systems['lobotomy-attack'], attack), { insanity: 1, bolt: 2, spike: 1 });
    assert.equal(attack.total, 1);
  });

  it('LOB-TST-03 Meds add a die of their colour to the roll', () => {
    const test = roll(systems['lobotomy-test'], { blue: 1 }, script('B1'));
    const more = add(systems['lobotomy-test'], test, { brown: 1 }, script('N2'));
    assert.deepEqual([more.total, more.pool, more.dice.map(({ id }) => id)], [2, { blue: 1, brown: 1 }, ['1', '2']]);
    assert.equal(test.total, 0);
  });

  it('LOB-RUL-54 any of the dice may be rerolled once; the others stay', () => {
    const attack = roll(systems['lobotomy-attack'], { green: 3 }, script('G1', 'G4', 'G5'));
    const again = reroll(systems['lobotomy-attack'], attack, ['1', '3'], script('G2', 'G3'));
    assert.deepEqual(
      again.dice.map(({ face }) => face),
      ['G2', 'G4', 'G3'],
    );
    assert.deepEqual([again.total, again.throws.length], [4, 2]);
  });
});

describe('tests of Mansions of Madness', () => {
  const test = (pool: Pool, face: number): number => roll(systems['mansions-attribute'], pool, script(face)).total;

  it('MOM-EX-15, MOM-EX-16 Dexterity 4 with +1: 1 and 5 pass, 6 and 10 fail', () => {
    assert.deepEqual(
      [1, 5, 6, 10].map((face) => test({ attribute: 4, modifier: 1 }, face)),
      [1, 1, 0, 0],
    );
  });

  it('MOM-EX-66 Strength 3 with −1 and a skill point of Luck 2: 4 passes, 5 fails', () => {
    assert.deepEqual(
      [4, 5].map((face) => test({ attribute: 3, modifier: -1, skill: 2 }, face)),
      [1, 0],
    );
  });

  it('MOM-RUL-41 with value 0, a 1 still passes, and with value 12, a 10 still fails', () => {
    assert.deepEqual(
      [test({ attribute: 0 }, 1), test({ attribute: 12 }, 10), test({ attribute: 0 }, 2), test({ attribute: 12 }, 9)],
      [1, 0, 0, 1],
    );
  });
});

describe('dice of Sanitarium', () => {
  const chosen = (...faces: number[]) =>
    choices(systems.sanitarium, roll(systems.sanitarium, { d6: 3 }, script(...faces)));

  it('SAN-EX-02 of 2, 4 and 5, taking the 5 leaves a difference of 2', () => {
    assert.deepEqual(chosen(2, 4, 5)[2], { id: '3', value: 5, rest: 2 });
  });

  it('SAN-EX-03, SAN-EX-04 of 3, 3 and 6, taking the 6 leaves a difference of 0, and taking a 3 leaves 3', () => {
    assert.deepEqual(
      chosen(3, 3, 6).map(({ value, rest }) => [value, rest]),
      [
        [3, 3],
        [3, 3],
        [6, 0],
      ],
    );
  });

  it('SAN-TURN-05 the total is the best die until one is chosen', () => {
    assert.equal(roll(systems.sanitarium, { dice: 3 }, script(2, 6, 3)).total, 6);
  });
});

describe('dice of an author', () => {
  const bones: System = {
    id: 'bones',
    dice: { bone: die(['', 'skull', 'skull skull', 'moon'], 'bone') },
    counts: { skull: 1, moon: 2 },
    pool: { dice: 1 },
  };

  it('an exploding die adds the given number of dice of its kind, and counts itself', () => {
    const stays: System = { ...bones, dice: { ...bones.dice, ...systems.d6.dice }, explode: { on: 'skull', add: 2 } };
    const { throws, total } = roll(stays, { d6: 1, bone: 1 }, script(5, 'bone3', 'bone1', 'bone4'));
    assert.deepEqual(throws, [
      [
        { id: '1', die: 'd6', face: 5 },
        { id: '2', die: 'bone', face: 'bone3' },
      ],
      [
        { id: '3', die: 'bone', face: 'bone1' },
        { id: '4', die: 'bone', face: 'bone4' },
      ],
    ]);
    assert.equal(total, 2 + 0 + 2);
  });

  it('a rerolled die counts only its last face, and nothing while it explodes', () => {
    const again: System = { ...bones, explode: { on: 'skull', add: 0, reroll: true } };
    assert.equal(roll(again, { bone: 1 }, script('bone2', 'bone3', 'bone4')).total, 2);
    const stubborn = { die: () => 1 };
    const { throws, total } = roll(again, { bone: 1 }, stubborn);
    assert.deepEqual([throws.length, total], [50, 0]);
  });

  it('without a prefix, a face with symbols is named by its position, and a face with a number by the number', () => {
    assert.deepEqual(die(['moon', 4, '']), { names: [1, 4, 3], faces: [{ moon: 1 }, { pip: 4 }, {}] });
  });

  it('one of any number of dice can be chosen; only with three dice is there a difference of the other two', () => {
    const two = roll(systems.sanitarium, { dice: 2 }, script(2, 6));
    assert.deepEqual(choices(systems.sanitarium, two), [
      { id: '1', value: 2 },
      { id: '2', value: 6 },
    ]);
    const three = roll(systems.d6, { dice: 3 }, script(2, 6, 1));
    assert.deepEqual(choices(systems.d6, three), [
      { id: '1', value: 2 },
      { id: '2', value: 6 },
      { id: '3', value: 1 },
    ]);
  });
});

describe('a million throws compared with the odds', () => {
  const cases: readonly (readonly [string, System, Pool])[] = [
    ['two d6', systems.d6, { d6: 2 }],
    ['SAN-TURN-04 three dice, best one', systems.sanitarium, { dice: 3 }],
    ['CW-CHK-06 two suspense dice', systems['coma-ward'], { dice: 2 }],
    ['LOB-DIC-05 two green and a red', systems['lobotomy-attack'], { green: 2, red: 1 }],
    ['LOB-DIC-07 a blue and two brown defend', systems['lobotomy-defense'], { blue: 1, brown: 2 }],
    ['LOB-DIC-06 two blue and a brown are tested', systems['lobotomy-test'], { blue: 2, brown: 1 }],
    ['MOM-TST-02 a test of 6', systems['mansions-attribute'], { attribute: 6 }],
  ];
  const share = Math.ceil(1_000_000 / cases.length);
  for (const [title, system, pool] of cases)
    it(title, () => {
      const chance = createChance('a million throws');
      const seen: number[] = [];
      for (let i = 0; i < share; i++) {
        const { total } = roll(system, pool, chance);
        seen[total] = (seen[total] ?? 0) + 1;
      }
      // Chi-squared test: each result with an expected count of at least ten is a class, and all others form one class.
      const distribution = odds(system, pool);
      const classes = distribution.entries().filter(([, p]) => p * share >= 10);
      let statistic = 0;
      let rest = share;
      let expectedRest = share;
      for (const [n, p] of classes) {
        statistic += ((seen[n] ?? 0) - p * share) ** 2 / (p * share);
        rest -= seen[n] ?? 0;
        expectedRest -= p * share;
      }
      if (expectedRest > 1) statistic += (rest - expectedRest) ** 2 / expectedRest;
      else assert.ok(rest < 40, `${rest} throws where hardly any belong`);
      const freedom = classes.length - 1 + Number(expectedRest > 1);
      // The 99.99 % quantile of the chi-squared distribution, by the approximation of Wilson and Hilferty. The seed is
      // fixed, so the result is always the same.
      const limit = freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3;
      assert.ok(statistic < limit, `chi-square ${statistic} over ${limit} with ${freedom} degrees`);
    });

  it('the same test notices a die with a deviation of one per cent', () => {
    const biased: System = { ...systems.d6, dice: { d6: { ...systems.d6.dice['d6']!, names: [1, 2, 3, 4, 5, 6] } } };
    const chance = createChance('biased');
    const seen = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < share; i++) {
      const one = roll(
        biased,
        { d6: 1 },
        { die: (_, names) => (chance.below(100) === 0 ? 5 : chance.below(names.length)) },
      ).total;
      seen[one] = (seen[one] ?? 0) + 1;
    }
    const statistic = seen.slice(1).reduce((sum, n) => sum + (n - share / 6) ** 2 / (share / 6), 0);
    assert.ok(statistic > 25.7, String(statistic)); // the 99.99 % quantile with five degrees of freedom
  });
});
