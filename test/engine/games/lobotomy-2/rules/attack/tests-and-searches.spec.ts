// Tests and the rolls of Searches. LOB-TST, LOB-SEA-03, -04
import assert from 'node:assert/strict';
import type { CheckOutcome } from '../../../../../../src/engine/games/lobotomy-2/state/attack-steps.js';
import type { Ability, Effect } from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { disorder, fight, type Fight } from '../../support/fight.js';
import { from } from '../../support/ward-pack.js';
import { dice, eventsOf, heldDisorder, rolls } from '../../support/match-builder.js';

const target = (n: number): CheckOutcome => ({
  kind: 'target',
  target: n,
  pass: [{ do: 'insanity', n: 3 }],
  fail: [{ do: 'wound', n: 1 }],
  card: 'x',
});
/** Alex, Strength 3, makes a Test. */
const tested = (t: RuleTest, then: CheckOutcome, faces: string, alex: object = {}, more: Partial<Fight> = {}): void => {
  fight(t, {
    who: { 0: { at: 0, ...alex } },
    steps: [{ do: 'check', kind: 'test', player: 0, attribute: 'strength', then }],
    faces: dice(faces),
    ...more,
  });
};
const checked = (t: RuleTest): unknown => eventsOf(t, 'checked')[0]?.['n'];
const ability = (what: Partial<Ability>): Partial<Fight> => ({
  cards: { disorders: [disorder('knack', { type: 'roll', rolls: ['test', 'search'], cooldown: 2, ...what })] },
});

rule('LOB-EX-09 a Test (2) with 4 dice passes with 2 Stars and fails with 1', (t) => {
  tested(t, target(2), 'B3 B1 B1 B5', { increases: { strength: 1 } });
  assert.equal(t.state.characters[0].insanity, 3);
  tested(t, target(2), 'B4 B1 B1 B5', { increases: { strength: 1 } });
  assert.deepEqual([t.state.characters[0].insanity, t.state.characters[0].wounds], [0, 1]);
});

rule('LOB-EX-10 a Test without a target: 6 successes give a Weapon, each success short of 2 spawns a Monster', (t) => {
  const spawn = (n: number): Effect => ({ do: 'spawn', monster: 'hellhound', colour: 'blue', n });
  const strength: Effect = {
    do: 'test-count',
    attribute: 'strength',
    results: [
      { from: 6, to: 99, steps: [{ do: 'item', deck: 'weapon', n: 1 }] },
      { from: 1, to: 1, steps: [spawn(1)] },
      { from: 0, to: 0, steps: [spawn(2)] },
    ],
  };
  const came = (faces: string): number[] => {
    from(
      t,
      (state) => {
        Object.assign(state.characters[0] ?? {}, { items: [], increases: { strength: 1 } });
      },
      [{ do: 'run', effects: [strength], by: 0, on: 0, card: 'x' }],
      { faces: dice(faces) },
    );
    t.choose('end');
    return [t.state.characters[0].items.length, t.state.monsters.length];
  };
  assert.deepEqual(['B3 B3 B3 B1', 'B3 B3 B4 B1', 'B3 B1 B1 B1', 'B4 B1 B1 B1', 'B1 B1 B1 B1'].map(came), [
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 1],
    [0, 2],
  ]);
});

rule('LOB-TST-01 a Test names an Attribute, and sometimes a target', (t) => {
  tested(
    t,
    target(1),
    'B4 B1',
    {},
    { steps: [{ do: 'check', kind: 'test', player: 0, attribute: 'wisdom', then: target(1) }] },
  );
  assert.deepEqual(
    eventsOf(t, 'checked').map(({ attribute, target: n }) => [attribute, n]),
    [['wisdom', 1]],
  );
});

rule('LOB-TST-02 a Test rolls blue dice equal to the current value', (t) => {
  tested(t, target(1), 'B1 B1', { decreases: { strength: 1 } });
  assert.deepEqual(rolls(t), [['test', [0], 'B1 B1']]);
});

rule('LOB-TST-03 blue and brown Meds join after the roll is seen', (t) => {
  tested(t, target(2), 'B1 B1 B1 N4', { meds: { brown: 1, green: 1 } });
  assert.deepEqual(t.options(), ['meds:brown', 'keep']);
  t.choose('meds:brown');
  assert.equal(checked(t), 2);
});

rule('LOB-TST-04 Stars and Shield+Stars are successes', (t) => {
  tested(t, target(9), 'B3 B4 B2');
  assert.equal(checked(t), 3);
});

rule('LOB-TST-05 a Test passes with at least the target number of successes', (t) => {
  tested(t, target(2), 'B4 B4 B1');
  assert.equal(t.state.characters[0].insanity, 3);
});

rule('LOB-TST-06 without a target, the number of successes counts', (t) => {
  tested(t, { kind: 'results', card: 'x', results: [{ from: 2, to: 2, steps: [{ do: 'wound', n: 2 }] }] }, 'B4 B4 B1');
  assert.equal(t.state.characters[0].wounds, 2);
});

rule('LOB-TST-07 each symbol of Insanity gives one token', (t) => {
  tested(t, target(9), 'B6 B6 B1');
  assert.equal(t.state.characters[0].insanity, 2);
});

rule('LOB-DIC-06 a Star is a success of a Test', (t) => {
  tested(t, target(9), 'B3 B6 B1');
  assert.equal(checked(t), 3);
});

rule('LOB-DIC-08 a Shield+Star is a success of a Test; a Shield is not', (t) => {
  tested(t, target(9), 'B4 B2 B5');
  assert.equal(checked(t), 1);
});

rule('LOB-RUL-02 a Bolt on a Test has no effect, unless a card gives it one', (t) => {
  tested(t, target(9), 'B5 B5 B1');
  assert.equal(checked(t), 0);
  tested(
    t,
    target(9),
    'B5 B5 B1',
    { disorders: [heldDisorder('spark')] },
    { cards: { disorders: [disorder('spark', { type: 'passive', passive: { test: { bolt: { auto: 1 } } } })] } },
  );
  assert.equal(checked(t), 2);
});

rule('LOB-RUL-02 an effect of a Bolt happens once, and only on a Bolt', (t) => {
  const spark = {
    cards: {
      disorders: [
        disorder('spark', { type: 'passive', passive: { test: { bolt: { then: [{ do: 'insanity', n: 1 }] } } } }),
      ],
    },
  };
  const gained = (faces: string): unknown => {
    tested(t, target(9), faces, { disorders: [heldDisorder('spark')] }, spark);
    return t.state.characters[0].insanity;
  };
  assert.deepEqual([gained('B1 B2 B3'), gained('B5 B5 B1')], [0, 1]);
});

rule('LOB-RUL-112 modifiers of a Test are declared before its roll', (t) => {
  tested(
    t,
    target(9),
    'B1 B1 B1 N4',
    { disorders: [heldDisorder('knack')] },
    ability({ mods: { dice: { brown: 1 } } }),
  );
  assert.deepEqual([t.options(), rolls(t)], [['use:knack.1', 'go'], []]);
  t.choose('use:knack.1');
  assert.deepEqual([checked(t), t.state.characters[0].disorders[0].cooldown], [2, 2]);
});

rule('LOB-RUL-54 rerolls of a Test come before its Meds', (t) => {
  tested(
    t,
    target(9),
    'B1 B2 B1 B3 B1',
    { disorders: [heldDisorder('knack')], meds: { blue: 1 } },
    ability({ mods: { reroll: 1 } }),
  );
  t.choose('use:knack.1');
  t.choose('die:0:0');
  t.choose('meds:blue');
  assert.equal(checked(t), 2);
});

rule('LOB-DIC-15 a conversion changes all dice of the Test', (t) => {
  tested(
    t,
    target(9),
    'N4 N4 N4',
    { disorders: [heldDisorder('knack')] },
    ability({ mods: { convert: { from: 'blue', to: 'brown' } } }),
  );
  t.choose('use:knack.1');
  assert.equal(checked(t), 6);
});

rule('LOB-SEA-03 a Search rolls blue dice equal to Imagination', (t) => {
  fight(t, {
    who: { 0: { at: 0, increases: { imagination: 2 } } },
    state: { lockers: [{ space: 0, face: 'example' }] },
    steps: [{ do: 'check', kind: 'search', player: 0, attribute: 'imagination', then: { kind: 'locker', locker: 0 } }],
    faces: dice('B3 B4 B1'),
  });
  assert.deepEqual(rolls(t), [['search', [0], 'B3 B4 B1']]);
  assert.deepEqual(
    eventsOf(t, 'checked').map(({ kind, n }) => [kind, n]),
    [['search', 3]],
  );
});

rule('LOB-SEA-04 the Character gains the Insanity on the dice of a Search', (t) => {
  fight(t, {
    who: { 0: { at: 0 } },
    state: { lockers: [{ space: 0, face: 'example' }] },
    steps: [{ do: 'check', kind: 'search', player: 0, attribute: 'imagination', then: { kind: 'locker', locker: 0 } }],
    faces: dice('B6'),
  });
  assert.equal(t.state.characters[0].insanity, 1);
});
