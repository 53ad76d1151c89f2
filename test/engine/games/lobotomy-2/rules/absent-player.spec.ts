// The fallbacks for absent players (LOB-RUL-19), and which questions have no fallback.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChance } from '../../../../../src/engine/kernel/index.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import { play } from '../../../../support/play.js';
import { rule, RuleTest } from '../../../../support/rule-coverage.js';
import { acting, innate, spaceOn } from '../support/character-turn.js';
import { dice } from '../support/match-builder.js';

const at = spaceOn('ward');
const events = { decks: { spawn: ['event-2', 'event-3', 'event-4', 'event-5'] } };
const far = { at: 'ward.O' };
const hound = (letter: string) => ({ card: 'hellhound', at: `ward.${letter}` });
const trooper = (letter: string) => ({ card: 'state-trooper', at: `ward.${letter}` });
/** The kind of the open question and its fallback. */
const open = (t: RuleTest): readonly unknown[] => {
  const [question] = [0, 1].flatMap((seat) => t.view(seat).questions).filter(({ options }) => options.length > 0);
  return [question?.kind, question?.fallback];
};

rule(
  'LOB-RUL-19 if Health is equal, a Monster attacks the Character with more Shields, or else the first one in the ring',
  (t) => {
    const attacked = (...items: string[][]): void => {
      acting(
        t,
        { phase: 'attacks', characters: [...items.map((own) => ({ items: own })), far, far], monsters: [hound('A')] },
        { faces: [] },
      );
    };
    attacked(['straitjacket.1'], ['leather-jacket']);
    assert.deepEqual(
      [open(t), t.options()],
      [
        ['attack-whom', 'target:10:1'],
        ['target:10:0', 'target:10:1'],
      ],
    );
    attacked(['straitjacket.1'], ['straitjacket.2']);
    assert.deepEqual(open(t), ['attack-whom', 'target:10:0']);
  },
);

rule(
  'LOB-RUL-19 a Monster moves towards the sturdier of equally near Characters, over the Spaces with the lowest numbers',
  (t) => {
    acting(t, {
      ...events,
      phase: 'movement',
      characters: [{ at: 'ward.F' }, { at: 'ward.H', items: ['leather-jacket'] }, far, far],
      monsters: [hound('G')],
      edges: [
        ['ward.G', 'ward.F', 'open'],
        ['ward.J', 'ward.O', 'wall'],
      ],
    });
    assert.deepEqual(open(t), ['monster-goal', `goal:10:${at('H')}`]);
    acting(t, { ...events, phase: 'movement', characters: [{ at: 'ward.A' }, far, far, far], monsters: [hound('G')] });
    assert.deepEqual(
      [open(t), t.options()],
      [
        ['monster-way', `way:10:${at('B')}`],
        [`way:10:${at('B')}`, `way:10:${at('F')}`],
      ],
    );
  },
);

rule('LOB-RUL-19 the Monster attacks with the most expected harm come last', (t) => {
  acting(
    t,
    {
      phase: 'attacks',
      characters: [{ items: ['straitjacket.1'] }, far, far, far],
      monsters: [trooper('A'), { card: 'orderly', at: 'ward.A' }, hound('A')],
    },
    { faces: dice('G1 G1 B1 G1 G1 G1 B1 G1 G1 R1 B1') },
  );
  assert.deepEqual(open(t), ['attack-order', 'next:12'], 'the order is: 2 green, 3 green, 2 green and 1 red');
  t.choose('next:12');
  assert.deepEqual(open(t), ['attack-order', 'next:10']);
  t.choose('next:10');
});

rule('LOB-RUL-19 Monsters spawn on the Space farthest from all Characters', (t) => {
  const spawned = (letter: string): void => {
    acting(
      t,
      {
        phase: 'spawns',
        characters: [{ at: 'ward.H' }, { at: `ward.${letter}` }, { dead: true }, { dead: true }],
        decks: { spawn: ['slot-1-green', 'event-2'] },
      },
      { faces: [{ deck: 'spawn', card: 'slot-1-green' }] },
    );
  };
  spawned('B');
  assert.deepEqual(open(t), ['spawn-where', `space:${at('O')}`]);
  spawned('N');
  assert.deepEqual(open(t), ['spawn-where', `space:${at('A')}`]);
});

rule('LOB-RUL-19 all dice without a useful symbol are rerolled', (t) => {
  acting(
    t,
    { characters: [{ items: ['broken-glass.1'] }], monsters: [{ ...hound('A'), conditions: ['stun'] }] },
    { faces: dice('G1 G5 G6 B1 G2 G2') },
  );
  t.choose('attack:broken-glass.1:10');
  assert.deepEqual(open(t), ['change', 'die:0:0']);
  t.choose('die:0:0');
  assert.deepEqual(open(t), ['change', 'die:0:2'], 'the Bolt of this Character is a Spike');
  t.choose('die:0:2');
  assert.deepEqual(open(t), ['change', 'reroll']);
  t.choose('reroll');
});

rule('LOB-RUL-19 Meds are used only if they can change a death, a kill or a failed Test', (t) => {
  const attacking = (meds: object, wounds: number): readonly unknown[] => {
    acting(t, { characters: [{ meds }], monsters: [{ ...trooper('A'), wounds }] }, { faces: dice('G1 G1 G1 B1') });
    t.choose('attack:fists:10');
    return open(t);
  };
  assert.deepEqual(
    [attacking({ green: 1 }, 1), attacking({ green: 1 }, 0), attacking({ green: 1, red: 1 }, 0)],
    [
      ['change', 'meds:green'],
      ['change', 'keep'],
      ['change', 'meds:red'],
    ],
  );
  const defending = (wounds: number, faces: string): readonly unknown[] => {
    acting(
      t,
      { phase: 'attacks', characters: [{ meds: { blue: 1 }, wounds }, far, far, far], monsters: [hound('A')] },
      { faces: dice(faces) },
    );
    return open(t);
  };
  assert.deepEqual(
    [defending(7, 'G2 G1'), defending(7, 'G4 G4'), defending(0, 'G2 G1')],
    [
      ['change', 'meds:blue'],
      ['change', 'keep'],
      ['change', 'keep'],
    ],
  );
  const testing = (target: number): readonly unknown[] => {
    acting(
      t,
      { characters: [{ meds: { blue: 1 } }] },
      { cards: innate({ type: 'active', steps: [{ do: 'test', attribute: 'wisdom', target }] }), faces: dice('B3 B1') },
    );
    t.choose('use:alex.1');
    return open(t);
  };
  assert.deepEqual(
    [testing(2), testing(3), testing(5)],
    [
      ['change', 'keep'],
      ['change', 'meds:blue'],
      ['change', 'keep'],
    ],
  );
});

test('while others wait, a player has 60 seconds to answer; the fallback that is chosen then reveals nothing', () => {
  const asked = (t: RuleTest, seat: number): unknown =>
    t.view(seat).questions.map(({ kind, fallback, limit }) => [kind, fallback, limit]);
  const t = new RuleTest();
  acting(t, { characters: [{ junk: { wood: 1 } }] });
  assert.deepEqual(asked(t, 0), [['act', undefined, undefined]], 'a player who has the Turn has no time limit');
  for (const id of ['trade:2', 'put:0:junk:wood', 'offer']) t.choose(id);
  assert.deepEqual(asked(t, 1), [['trade-agree', 'no', 60]]);
  const cards = innate({
    type: 'active',
    steps: [
      {
        do: 'on',
        whom: { of: 'character', take: 'each', where: 'here', other: true },
        steps: [{ do: 'pay', cost: { insanity: 1 }, then: [{ do: 'ap', n: 1 }] }],
      },
    ],
  });
  acting(t, { characters: [{}, { at: 'ward.B' }, { insanity: 1 }, { at: 'ward.B' }] }, { cards });
  t.choose('use:alex.1');
  assert.deepEqual(asked(t, 1), [['pay-or-not', 'pass', 60]]);
});

test('in a whole match, every question that others wait for has one of its options as fallback', () => {
  for (const seed of [1, 2, 3]) {
    const match = play(rules, { seats: 3, seed });
    const chance = createChance(`away ${seed}`);
    let waited = 0;
    for (let i = 0; i < 1500 && match.questions.length > 0; i++) {
      const question = match.questions[chance.below(match.questions.length)];
      assert.ok(question);
      const { fallback, limit, options } = question;
      if (fallback !== undefined)
        assert.ok(
          options.some(({ id }) => id === fallback),
          `${question.kind}: ${fallback}`,
        );
      assert.ok(limit === undefined || fallback !== undefined);
      if (limit !== undefined) waited++;
      assert.ok(match.choose(question.seat, question.n, options[chance.below(options.length)]?.id ?? '').ok);
    }
    assert.ok(waited > 0);
  }
});
