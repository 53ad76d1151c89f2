// Attacks on everybody on a Space: who is affected, and how many rolls there are. LOB-AOE, LOB-RUL-42 to -47, -120
import assert from 'node:assert/strict';
import type { MonsterCard } from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { attack, disorder, fight, struck, type Fight } from '../../support/fight.js';
import { dice, eventsOf, heldDisorder, hits, item, monster, rolls } from '../../support/match-builder.js';

const sweep = { id: 'sweep', key: 'strength', mods: { keywords: ['aoe'] }, rows: [] } as const;
const trooper = (id: number, more: object = {}) => monster(id, 'state-trooper', 1, more);

/** Alex, on Space a, has placed a mine on Space b, where Bob is. Nobody has Armor. The mine goes off. */
const mine = (t: RuleTest, monsters: Fight['monsters'] & object, faces: string, more: Partial<Fight> = {}): void => {
  fight(t, {
    who: { 0: { at: 0 }, 1: { at: 1 } },
    monsters,
    faces: dice(faces),
    steps: [
      {
        do: 'attack-begin',
        by: 0,
        with: 'mine',
        target: null,
        space: 1,
        attack: { dice: { red: 3 }, keywords: ['aoe'] },
      },
    ],
    ...more,
  });
};
/** Alex, Strength 3, attacks everybody on his own Space. */
const swept = (t: RuleTest, monsters: Fight['monsters'] & object, faces: string, more: Partial<Fight> = {}): void => {
  fight(t, {
    cards: { weapons: [sweep] },
    who: { 0: { at: 1, items: [item('sweep')] } },
    monsters,
    faces: dice(faces),
    steps: [attack(10, 1, 'sweep')],
    ...more,
  });
};

rule('LOB-EX-64 one Attack Roll, and a Defense Roll for each type', (t) => {
  swept(t, [trooper(10), trooper(11), monster(12, 'hellhound', 1)], 'G4 G1 G1 B2 B1');
  assert.deepEqual(rolls(t), [
    ['attack', [10, 11, 12], 'G4 G1 G1'],
    ['defense', [10, 11], 'B2'],
    ['defense', [12], 'B1'],
  ]);
  assert.deepEqual(hits(t), [
    [10, 2, 1, 1],
    [11, 2, 1, 1],
    [12, 2, 0, 2],
  ]);
});

rule('LOB-EX-65 a mine rolls 3 red against normal defenders, and 3 green against a Daddy’s Boy', (t) => {
  mine(
    t,
    [trooper(10), trooper(11), monster(12, 'hellhound', 1), monster(13, 'daddys-boy', 1)],
    'R1 R1 R3 G2 G1 G1 B2 B4 B1 B1',
  );
  assert.deepEqual(rolls(t), [
    ['attack', [1, 10, 11, 12], 'R1 R1 R3'],
    ['attack', [13], 'G2 G1 G1'],
    ['defense', [1], ''],
    ['defense', [10, 11], 'B2'],
    ['defense', [12], 'B4'],
    ['defense', [13], 'B1 B1'],
  ]);
  assert.deepEqual(hits(t), [
    [1, 4, 0, 4],
    [10, 4, 1, 3],
    [11, 4, 1, 3],
    [12, 4, 1, 3],
    [13, 1, 0, 1],
  ]);
});

rule('LOB-EX-66 one roll of 3 green is shared by Pops and both Daddy’s Boys', (t) => {
  mine(
    t,
    [monster(10, 'daddys-boy', 1), monster(11, 'daddys-boy', 1), monster(12, 'pops', 1)],
    'G2 G2 G2 B1 B1 B2 B2',
    { who: {} },
  );
  assert.deepEqual(rolls(t), [
    ['attack', [10, 11, 12], 'G2 G2 G2'],
    ['defense', [10, 11], 'B1 B1'],
    ['defense', [12], 'B2 B2'],
  ]);
});

rule('LOB-EX-67 a green Meds adds its die to every Attack Roll', (t) => {
  mine(t, [trooper(10), monster(11, 'daddys-boy', 1)], 'R1 R1 R1 G1 G1 G1 B1 B1 B1 G2 G4', {
    who: { 0: { at: 0, meds: { green: 1 } } },
  });
  t.choose('meds:green');
  assert.deepEqual(
    eventsOf(t, 'meds-used').map(({ dice: added }) => added),
    [['G2', 'G4']],
  );
  assert.deepEqual(hits(t), [
    [10, 4, 0, 4],
    [11, 2, 0, 2],
  ]);
});

rule('LOB-AOE-01 AoE affects every Enemy on the Space, and Dodge does not help', (t) => {
  const eel = {
    id: 'eel',
    class: 'basic',
    minis: 2,
    normal: { health: 4, movement: 1, attacks: [{ dice: {} }], defense: { dice: {}, keywords: ['dodge'] } },
  } as const;
  swept(t, [trooper(10), monster(11, 'eel', 1), monster(12, 'hellhound', 0)], 'G2 G1 G1 B1', {
    cards: { weapons: [sweep], monsters: [eel] },
  });
  assert.deepEqual(hits(t), [
    [10, 1, 0, 1],
    [11, 1, 0, 1],
  ]);
});

rule('LOB-AOE-02 a Character’s AoE affects its friends, but not itself', (t) => {
  swept(t, [trooper(10)], 'G2 G1 G1 B1', { who: { 0: { at: 1, items: [item('sweep')] }, 2: { at: 1 } } });
  assert.deepEqual(
    eventsOf(t, 'affected').map(({ minis }) => minis),
    [[2, 10]],
  );
  assert.deepEqual(
    t.state.characters.map(({ wounds }: { wounds: number }) => wounds),
    [0, 0, 1, 0],
  );
});

rule('LOB-AOE-03 each affected Character rolls its own Defense', (t) => {
  const jacket = { at: 1, items: [item('straitjacket')] };
  mine(t, [trooper(10)], 'R1 R1 R1 B2 B1 B2', { who: { 0: { at: 0 }, 1: jacket, 2: jacket } });
  assert.deepEqual(hits(t), [
    [1, 3, 1, 2],
    [2, 3, 0, 3],
    [10, 3, 1, 2],
  ]);
});

rule('LOB-AOE-04 a defender that changes attack dice gets a separate Attack Roll', (t) => {
  mine(t, [trooper(10), monster(11, 'daddys-boy', 1)], 'R1 R1 R1 G1 G1 G1 B1 B1 B1', { who: { 0: { at: 0 } } });
  assert.deepEqual(rolls(t).slice(0, 2), [
    ['attack', [10], 'R1 R1 R1'],
    ['attack', [11], 'G1 G1 G1'],
  ]);
});

rule(
  'LOB-AOE-04 a defender that changes the colour of some dice gets a separate roll too; dice from Meds do not change',
  (t) => {
    const mirror = (id: string, n: number): MonsterCard => ({
      id,
      class: 'basic',
      minis: 2,
      normal: {
        health: 9,
        movement: 1,
        attacks: [{ dice: {} }],
        defense: { convertFoe: { from: 'red', to: 'green', n } },
      },
    });
    mine(t, [trooper(10), monster(11, 'one', 1), monster(12, 'nine', 1)], 'R1 R1 R1 G1 R1 R1 G1 G1 G1 B1 R2 R2 R2', {
      cards: { monsters: [mirror('one', 1), mirror('nine', 9)] },
      who: { 0: { at: 0, meds: { red: 1 } } },
    });
    t.choose('meds:red');
    assert.deepEqual(rolls(t).slice(0, 3), [
      ['attack', [10], 'R1 R1 R1'],
      ['attack', [11], 'G1 R1 R1'],
      ['attack', [12], 'G1 G1 G1'],
    ]);
    assert.deepEqual(
      eventsOf(t, 'meds-used').map(({ dice: added }) => added),
      [['R2', 'R2', 'R2']],
    );
  },
);

rule('LOB-AOE-05 Meds join each Attack Roll, and their dice change colour if the other dice of that roll do', (t) => {
  mine(t, [trooper(10), monster(11, 'daddys-boy', 1)], 'R1 R1 R1 G1 G1 G1 B1 B1 B1 R3 G2', {
    who: { 0: { at: 0, meds: { red: 1, blue: 1 } } },
  });
  assert.deepEqual(t.options(), ['meds:red', 'keep']);
  t.choose('meds:red');
  assert.deepEqual(hits(t), [
    [10, 5, 0, 5],
    [11, 1, 0, 1],
  ]);
});

rule('LOB-AOE-06 a Monster’s AoE affects every Character on the Space, and no Monster', (t) => {
  fight(t, {
    who: { 0: { at: 1 }, 2: { at: 1 } },
    monsters: [trooper(10), trooper(11)],
    steps: [struck(10, 0, 1, { dice: { green: 1 }, keywords: ['aoe'] })],
    faces: dice('G2'),
  });
  assert.deepEqual(hits(t), [
    [0, 1, 0, 1],
    [2, 1, 0, 1],
  ]);
});

rule('LOB-KEY-08 AoE from an Ability makes it an Attack on the Space', (t) => {
  const wild = disorder('wild', { type: 'weapon-attack', cooldown: 2, mods: { keywords: ['aoe'] } });
  fight(t, {
    cards: { disorders: [wild] },
    who: { 0: { at: 1, disorders: [heldDisorder('wild')] } },
    monsters: [trooper(10), trooper(11)],
    steps: [attack(10, 1)],
    faces: dice('G2 G1 G1 B1'),
  });
  t.choose('use:wild.1');
  assert.deepEqual(hits(t).length, 2);
});

rule('LOB-RUL-42 a mine may go off on an empty Space', (t) => {
  mine(t, [], '', { who: { 0: { at: 0 } } });
  assert.deepEqual([rolls(t), t.options(), t.state.attacks], [[], ['rest'], []]);
});

rule('LOB-RUL-43 rerolls against a Stunned Monster need a separate roll', (t) => {
  swept(
    t,
    [trooper(10, { conditions: { stun: 2 } }), trooper(11, { conditions: { fire: 2 } }), monster(12, 'hellhound', 1)],
    'G1 G1 G1 G2 G1 G1 B1 B1 G4',
  );
  assert.deepEqual(
    rolls(t).slice(0, 2),
    [
      ['attack', [10], 'G1 G1 G1'],
      ['attack', [11, 12], 'G2 G1 G1'],
    ],
    'Fire does not split the Attack Roll',
  );
  t.choose('die:0:0');
  assert.deepEqual(t.options(), ['die:0:1', 'die:0:2', 'reroll'], 'dice of the other roll cannot be rerolled');
  t.choose('reroll');
  assert.deepEqual(hits(t), [
    [10, 2, 0, 2],
    [11, 2, 0, 2],
    [12, 1, 0, 1],
  ]);
});

rule('LOB-RUL-44 Insanity and Bolts of every Attack Roll count', (t) => {
  const bolted = {
    id: 'bolted',
    key: 'strength',
    mods: { keywords: ['aoe'], bolt: { keywords: ['stun'], auto: 1 } },
    rows: [],
  } as const;
  swept(t, [trooper(10, { conditions: { stun: 1 } }), monster(11, 'hellhound', 1)], 'G6 G2 G1 G6 G5 G1 B1 B1', {
    cards: { weapons: [bolted] },
    who: { 0: { at: 1, items: [item('bolted')] } },
    steps: [attack(10, 1, 'bolted')],
  });
  t.choose('keep');
  assert.equal(t.state.characters[0].insanity, 2);
  assert.deepEqual(hits(t), [
    [10, 1, 0, 1],
    [11, 1, 0, 1],
  ]);
  assert.equal(t.state.monsters[1].conditions.stun, 2, 'only the defenders of the roll with the Bolt are Stunned');
});

rule('LOB-RUL-45 two Monsters of one type share the Defense Roll; Fire counts separately for each', (t) => {
  swept(t, [trooper(10, { conditions: { fire: 1 } }), trooper(11)], 'G4 G1 G1 B2');
  assert.deepEqual(hits(t), [
    [10, 3, 1, 2],
    [11, 2, 1, 1],
  ]);
});

rule('LOB-RUL-46 a friend defends with Armor and Meds, and its death gives no reward', (t) => {
  mine(t, [], 'R3 R3 R3 B6 B1', {
    who: { 0: { at: 0 }, 2: { at: 1, wounds: 5, items: [item('straitjacket')], meds: { blue: 1 } } },
  });
  t.choose('meds:blue');
  assert.equal(t.state.characters[2].insanity, 1);
  assert.ok(t.state.characters[2].dead);
  assert.equal(t.state.characters[0].insanity, 0);
});

rule('LOB-RUL-40 in an AoE Attack, a Monster counterattacks, but a friend does not', (t) => {
  const gear = { id: 'gear', armor: true, mods: { keywords: ['counterattack'] }, rows: [] } as const;
  const wasp = {
    id: 'wasp',
    class: 'basic',
    minis: 2,
    normal: { health: 4, movement: 1, attacks: [{ dice: { green: 1 } }], defense: { keywords: ['counterattack'] } },
  } as const;
  swept(t, [monster(10, 'wasp', 1)], 'G1 G1 G1 G1', {
    cards: { weapons: [sweep], equipment: [gear], monsters: [wasp] },
    who: { 0: { at: 1, items: [item('sweep')] }, 2: { at: 1, items: [item('gear')] } },
  });
  assert.deepEqual(
    [t.options(), eventsOf(t, 'attack').map(({ by, target }) => [by, target])],
    [
      ['rest'],
      [
        [0, 10],
        [10, 0],
      ],
    ],
  );
});

rule('LOB-RUL-47 each Character adds the bonus of its own earlier attackers', (t) => {
  const aoe = { dice: { green: 1 }, keywords: ['aoe'] } as const;
  fight(t, {
    who: { 0: { at: 1, attackers: 2 }, 2: { at: 1 } },
    monsters: [trooper(10)],
    steps: [struck(10, 0, 1, aoe, { bonus: true })],
    faces: dice('G2'),
  });
  assert.deepEqual(hits(t), [
    [0, 3, 0, 3],
    [2, 1, 0, 1],
  ]);
  assert.deepEqual(
    t.state.characters.map(({ attackers }: { attackers: number }) => attackers),
    [3, 0, 1, 0],
  );
});

rule('LOB-RUL-48 attacks outside the Attack Phase do not get the bonus of earlier attackers, nor count for it', (t) => {
  fight(t, {
    who: { 0: { at: 1, attackers: 2 } },
    monsters: [trooper(10)],
    steps: [struck(10, 0, 1, { dice: { green: 1 } }), struck(10, 0, 1, { dice: { green: 1 } }, { bonus: true })],
    faces: dice('G2 G2'),
  });
  assert.deepEqual(hits(t), [
    [0, 1, 0, 1],
    [0, 3, 0, 3],
  ]);
  assert.equal(t.state.characters[0].attackers, 3);
});

rule('LOB-RUL-120 all minis on the Space of a target in reach are affected', (t) => {
  const scattergun = {
    id: 'scattergun',
    key: 'strength',
    mods: { range: [1, 2], keywords: ['aoe'] },
    rows: [],
  } as const;
  fight(t, {
    cards: { weapons: [scattergun] },
    who: { 0: { at: 0, items: [item('scattergun')] } },
    monsters: [monster(10, 'hellhound', 2), monster(11, 'state-trooper', 2)],
    steps: [attack(11, 2, 'scattergun')],
    faces: dice('G2 G1 G1 B1 B1'),
  });
  assert.deepEqual(hits(t), [
    [10, 1, 0, 1],
    [11, 1, 0, 1],
  ]);
});

rule('LOB-RUL-59 Pierce takes a die for each Attack Roll, even if the Defense Roll is shared', (t) => {
  const spear = { id: 'spear', key: 'strength', mods: { keywords: ['aoe', 'pierce'] }, rows: [] } as const;
  const boys = [monster(10, 'daddys-boy', 1, { conditions: { stun: 2 } }), monster(11, 'daddys-boy', 1)];
  swept(t, boys, 'G2 G1 G1 G4 G1 G1 B2 B4', {
    cards: { weapons: [spear] },
    who: { 0: { at: 1, items: [item('spear')] } },
    steps: [attack(10, 1, 'spear')],
  });
  t.choose('keep');
  t.choose('pierce:0');
  t.choose('pierce:1');
  assert.deepEqual(
    eventsOf(t, 'pierced').map(({ minis, face }) => [minis, face]),
    [
      [[10], 'B2'],
      [[11], 'B4'],
    ],
  );
  assert.deepEqual(hits(t), [
    [10, 1, 1, 0],
    [11, 2, 1, 1],
  ]);
});
