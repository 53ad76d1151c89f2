// Meds, rerolls and Insanity: changes to a roll after it is seen. LOB-MED, LOB-INS, LOB-RUL-28, -54, -103
import assert from 'node:assert/strict';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { attack, disorder, fight, struck, type Fight } from '../../support/fight.js';
import { dice, eventsOf, heldDisorder, hits, item, monster, rolls } from '../../support/match-builder.js';

const trooper = monster(10, 'state-trooper', 0);
const every = { green: 1, red: 1, blue: 1, brown: 1 };
/** Alex, Strength 3, attacks a Trooper with his fists. */
const attacked = (t: RuleTest, faces: string, alex: object, more: Partial<Fight> = {}): void => {
  fight(t, {
    who: { 0: { at: 0, ...alex } },
    monsters: [trooper],
    steps: [attack(10, 0)],
    faces: dice(faces),
    ...more,
  });
};

rule('LOB-MED-02 Meds return to the bag for one extra die of their colour', (t) => {
  attacked(t, 'G1 G1 G1 B1 R3', { meds: { red: 1 } });
  t.choose('meds:red');
  assert.deepEqual([hits(t), t.state.characters[0].meds.red, t.state.medsBag.red], [[[10, 2, 0, 2]], 0, 6]);
});

rule('LOB-MED-03 green and red Meds join an Attack Roll', (t) => {
  attacked(t, 'G1 G1 G1 B1', { meds: every });
  assert.deepEqual(t.options(), ['meds:green', 'meds:red', 'keep']);
});

rule('LOB-MED-04 blue and brown Meds join a Defense Roll', (t) => {
  attacked(t, 'G1', { meds: every }, { steps: [struck(10, 0, 0, { dice: { green: 1 } })] });
  assert.deepEqual(t.options(), ['meds:blue', 'meds:brown', 'keep']);
});

rule('LOB-MED-04 blue and brown Meds join a Test and a Search too', (t) => {
  for (const kind of ['test', 'search'] as const) {
    attacked(
      t,
      'B1',
      { meds: every },
      {
        steps: [
          { do: 'check', kind, player: 0, attribute: 'imagination', then: { kind: 'results', results: [], card: 'x' } },
        ],
      },
    );
    assert.deepEqual(t.options(), ['meds:blue', 'meds:brown', 'keep']);
  }
});

rule('LOB-MED-05 Meds are used one by one, each after the previous die is seen', (t) => {
  attacked(t, 'G1 G1 G1 B1 G1 G4', { meds: { green: 3 } });
  t.choose('meds:green');
  t.choose('meds:green');
  assert.deepEqual(t.options(), ['meds:green', 'keep']);
  t.choose('keep');
  assert.deepEqual([hits(t), t.state.characters[0].meds.green], [[[10, 2, 0, 2]], 1]);
});

rule('LOB-ATK-06 the attacker adds green and red dice', (t) => {
  attacked(t, 'G1 G1 G1 B1 R1 G2', { meds: { red: 1, green: 1 } });
  t.choose('meds:red');
  t.choose('meds:green');
  assert.deepEqual(hits(t), [[10, 2, 0, 2]]);
});

rule('LOB-MAT-12 the Character adds blue and brown dice', (t) => {
  attacked(t, 'G4 G4 B2 N1', { meds: { blue: 1, brown: 1 } }, { steps: [struck(10, 0, 0, { dice: { green: 2 } })] });
  t.choose('meds:blue');
  t.choose('meds:brown');
  assert.deepEqual(hits(t), [[0, 4, 3, 1]]);
});

rule('LOB-RUL-28 each Meds adds a die of its own colour', (t) => {
  attacked(t, 'G1 G1 G1 B1 R2 G2', { meds: { red: 1, green: 1 } });
  t.choose('meds:red');
  t.choose('meds:green');
  assert.deepEqual(
    eventsOf(t, 'meds-used').map(({ colour, dice: added }) => [colour, added]),
    [
      ['red', ['R2']],
      ['green', ['G2']],
    ],
  );
});

rule('LOB-RUL-103 a used Meds returns to the bag immediately', (t) => {
  attacked(t, 'G1 G1 G1 B1 G1', { meds: { green: 2 } });
  t.choose('meds:green');
  assert.deepEqual([t.state.medsBag.green, t.state.characters[0].meds.green], [6, 1]);
});

rule('LOB-RUL-54 all dice are rerolled together, before Meds, and dice from Meds are not rerolled', (t) => {
  attacked(
    t,
    'G1 G1 G2 B1 G2 G1 G4',
    { meds: { green: 2 } },
    { monsters: [monster(10, 'state-trooper', 0, { conditions: { stun: 2 } })] },
  );
  assert.deepEqual(t.options(), ['die:0:0', 'die:0:1', 'die:0:2', 'meds:green', 'keep']);
  t.choose('die:0:0');
  t.choose('die:0:1');
  assert.deepEqual(t.options(), ['die:0:2', 'reroll'], 'the chosen dice have to be rerolled');
  t.choose('reroll');
  assert.deepEqual(t.options(), ['meds:green', 'keep'], 'dice are rerolled only once');
  t.choose('meds:green');
  t.choose('keep');
  assert.deepEqual(hits(t), [[10, 1 + 1 + 2, 0, 4]]);
});

rule('LOB-RUL-54 no dice are rerolled after Meds', (t) => {
  attacked(
    t,
    'G1 G1 G1 B1 G2',
    { meds: { green: 1 } },
    { monsters: [monster(10, 'state-trooper', 0, { conditions: { stun: 2 } })] },
  );
  t.choose('meds:green');
  assert.deepEqual([t.options(), hits(t)], [['rest'], [[10, 1, 0, 1]]]);
});

rule('LOB-RUL-05 the attacker changes its dice first, then defenders in ring order', (t) => {
  const sweep = { id: 'sweep', key: 'strength', mods: { keywords: ['aoe'] }, rows: [] } as const;
  const meds = { blue: 1, green: 1 };
  attacked(
    t,
    'G1 G1 G1 B1',
    { meds, items: [item('sweep')] },
    {
      cards: { weapons: [sweep] },
      who: { 0: { at: 0, meds, items: [item('sweep')] }, 1: { at: 0, meds }, 2: { at: 0, meds } },
      state: { first: 2 },
      steps: [attack(10, 0, 'sweep')],
    },
  );
  const asked: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    asked.push(...t.view(0).questions.map(({ player }) => player), ...t.view(1).questions.map(({ player }) => player));
    t.choose('keep');
  }
  assert.deepEqual(asked, [0, 2, 1]);
});

rule('LOB-INS-01 a Character gains one Insanity for each symbol on the dice rolled for it', (t) => {
  attacked(t, 'G6 G6 G1 B6', {});
  assert.deepEqual(
    eventsOf(t, 'maddened').map(({ player, n }) => [player, n]),
    [[0, 2]],
  );
});

rule('LOB-INS-02 one Attack gives one Insanity, even for several defeated Monsters', (t) => {
  const saw = { id: 'saw', key: 'strength', mods: { auto: 9, keywords: ['aoe'] }, rows: [] } as const;
  attacked(
    t,
    'G1 G1 G1 B1 B1',
    { items: [item('saw')] },
    {
      cards: { weapons: [saw] },
      monsters: [10, 11, 12].map((id) => monster(id, id === 12 ? 'hellhound' : 'state-trooper', 0)),
      steps: [attack(10, 0, 'saw')],
    },
  );
  assert.deepEqual([t.state.monsters, t.state.characters[0].insanity], [[], 1]);
});

rule('LOB-ATK-12 the defeats of one Attack give one Insanity in total, and 1 Junk for each Elite or Boss', (t) => {
  const saw = { id: 'saw', key: 'strength', mods: { auto: 9, keywords: ['aoe'] }, rows: [] } as const;
  attacked(
    t,
    '',
    {},
    {
      cards: { weapons: [saw] },
      who: { 0: { at: 0, items: [item('saw')] } },
      monsters: [monster(10, 'orderly', 0), monster(11, 'orderly', 0), monster(12, 'hellhound', 0)],
      steps: [attack(10, 0, 'saw')],
      faces: [...dice('G1 G1 G1 N4 B1'), { deck: 'junk', card: 'rope' }, { deck: 'junk', card: 'pipe' }],
    },
  );
  assert.deepEqual([t.state.characters[0].insanity, t.state.characters[0].junk], [1, { rope: 1, pipe: 1 }]);
});

rule('LOB-INS-03 Insanity above 6 is lost', (t) => {
  attacked(t, 'G6 G6 G6 B1', { insanity: 5 });
  assert.equal(t.state.characters[0].insanity, 6);
});

rule('LOB-RUL-54 a card may let some dice be rerolled', (t) => {
  const twice = disorder('twice', { type: 'passive', passive: { defense: { reroll: 2 } } });
  attacked(
    t,
    'G4 B1 B1 B1 B2 B2',
    {},
    {
      cards: { disorders: [twice] },
      who: { 0: { at: 0, items: [item('straitjacket', 3)], disorders: [heldDisorder('twice')] } },
      steps: [struck(10, 0, 0, { dice: { green: 1 } })],
    },
  );
  t.choose('die:0:0');
  t.choose('die:0:2');
  assert.deepEqual([hits(t), rolls(t).length], [[[0, 2, 2, 0]], 2], 'the second reroll is the last');
});
