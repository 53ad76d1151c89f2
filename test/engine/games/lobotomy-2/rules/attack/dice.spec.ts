// How the dice of an Attack and a Defense are counted. LOB-DIC, LOB-ATK, LOB-MAT
import assert from 'node:assert/strict';
import type { Modifiers } from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Faces } from '../../../../../../src/engine/kernel/chance.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { attack, fight, struck, type Fight } from '../../support/fight.js';
import { dice, eventsOf, hits, item, monster, rolls } from '../../support/match-builder.js';

const trooper = monster(10, 'state-trooper', 0);
const glass = [item('broken-glass')];

/** A Trooper attacks Alex, who wears a Straitjacket with this many upgrade rows. */
const defended = (
  t: RuleTest,
  rows: number,
  printed: Modifiers & { readonly dice: object },
  faces: string,
  more: Partial<Fight> = {},
): void => {
  fight(t, {
    who: { 0: { at: 0, items: [item('straitjacket', rows)] } },
    monsters: [trooper],
    steps: [struck(10, 0, 0, printed)],
    faces: dice(faces),
    ...more,
  });
};
/** Alex, Strength 3, attacks a Trooper, who defends with one blue die. */
const attacked = (t: RuleTest, weapon: string, faces: Faces | string, more: Partial<Fight> = {}): void => {
  fight(t, {
    who: { 0: { at: 0, items: glass } },
    monsters: [trooper],
    steps: [attack(10, 0, weapon)],
    faces: typeof faces === 'string' ? dice(faces) : faces,
    ...more,
  });
};

rule('LOB-EX-04 the Stars of a Defense are blank', (t) => {
  defended(t, 1, { dice: { green: 2 } }, 'G2 G2 B3 B2');
  assert.deepEqual(hits(t), [[0, 2, 1, 1]]);
});

rule('LOB-EX-05 Insanity counts only on the dice of the Character', (t) => {
  defended(t, 0, { dice: { green: 3 } }, 'G6 G2 G2 B6');
  assert.equal(t.state.characters[0].insanity, 1);
});

rule('LOB-EX-06 each side has its own Bolt', (t) => {
  const jacket = { id: 'bolt-jacket', armor: true, mods: { dice: { blue: 1 }, bolt: { auto: 1 } }, rows: [] } as const;
  defended(t, 0, { dice: { green: 2 }, bolt: { auto: 1 } }, 'G5 G2 B5', {
    cards: { equipment: [jacket] },
    who: { 0: { at: 0, items: [item('bolt-jacket')] } },
  });
  assert.deepEqual(hits(t), [[0, 2, 2, 0]]);
});

rule('LOB-EX-07 three symbols of Insanity give three tokens', (t) => {
  attacked(t, 'fists', 'G6 G6 G6 B1', { who: { 0: { at: 0, insanity: 2 } } });
  assert.equal(t.state.characters[0].insanity, 5);
});

rule('LOB-EX-08 two Bolts trigger “Bolt: +1 Spike” twice', (t) => {
  attacked(t, 'broken-glass', 'G5 G5 G1 B1');
  assert.deepEqual(hits(t), [[10, 2, 0, 2]]);
});

rule('LOB-EX-30 Insanity on a Hellhound’s die has no effect; on the Character’s die it gives one token', (t) => {
  fight(t, {
    who: { 0: { at: 0, items: [item('straitjacket')] } },
    monsters: [monster(10, 'hellhound', 0)],
    steps: [struck(10, 0, 0, { dice: { green: 2 } })],
    faces: dice('G6 G6 B6'),
  });
  assert.equal(t.state.characters[0].insanity, 1);
});

rule('LOB-EX-62 three Bolts trigger “Bolt: +1 Spike” three times', (t) => {
  attacked(t, 'broken-glass', 'G5 G5 G5 B1');
  assert.deepEqual(hits(t), [[10, 3, 0, 3]]);
});

rule('LOB-EX-74 each Monster that has already attacked adds a success', (t) => {
  const three = [10, 11, 12].map((id) => monster(id, 'state-trooper', 0));
  const steps = three.map(({ id }) => struck(id, 0, 0, { dice: { green: 2 } }, { bonus: true }));
  fight(t, {
    who: { 0: { at: 0, items: [item('straitjacket', 3)] } },
    state: { phase: 'attacks' },
    monsters: three,
    steps,
    faces: dice('G2 G2 B1 B1 B1 G2 G1 B2 B1 B1 G1 G1 B1 B1 B1'),
  });
  assert.deepEqual(hits(t), [
    [0, 2, 0, 2],
    [0, 2, 1, 1],
    [0, 2, 0, 2],
  ]);
  assert.equal(t.state.characters[0].wounds, 5);
});

const brute = {
  id: 'brute',
  class: 'basic',
  minis: 2,
  normal: { health: 20, movement: 1, attacks: [{ dice: { green: 1 } }], defense: { dice: { blue: 2 }, auto: 1 } },
} as const;
const club = (...keywords: Modifiers['keywords'] & object): Partial<Fight> => ({
  cards: {
    monsters: [brute],
    weapons: [{ id: 'club', key: 'strength', mods: { keywords: ['fire', 'critical', ...keywords] }, rows: [] }],
  },
  who: { 0: { at: 0, items: [item('club')] } },
  monsters: [monster(10, 'brute', 0)],
});

rule('LOB-EX-75 Fire adds a success, Pierce removes a die, Critical Strike doubles the result', (t) => {
  attacked(t, 'club', 'G2 G4 G1 B2 B4', club('pierce'));
  assert.deepEqual(t.options(), ['pierce:0', 'pierce:1'], 'two dice are tied');
  t.choose('pierce:1');
  assert.deepEqual(hits(t), [[10, 4, 2, 4]]);
  assert.equal(t.state.monsters[0].wounds, 4);
});

rule('LOB-EX-76 Holy removes the automatic Shield; both dice count', (t) => {
  attacked(t, 'club', 'G2 G4 G1 B2 B4', club('holy'));
  assert.deepEqual(hits(t), [[10, 4, 2, 4]]);
  assert.deepEqual(
    eventsOf(t, 'hit').map(({ autoShields, shields }) => [autoShields, shields]),
    [[0, 2]],
  );
});

rule('LOB-EX-77 Ethereal removes the Defense Roll', (t) => {
  attacked(t, 'club', 'G2 G4 G1', club('ethereal'));
  assert.deepEqual(hits(t), [[10, 4, 0, 8]]);
  assert.equal(rolls(t).length, 1);
  // Against an Ethereal attack, a Character in Armor rolls no dice, and so gets no Insanity from them.
  defended(t, 3, { dice: { green: 2 }, auto: 1, keywords: ['ethereal'] }, 'G2 G4');
  assert.deepEqual(hits(t), [[0, 4, 0, 4]]);
  assert.deepEqual(rolls(t).length, 1);
});

rule('LOB-EX-78 a Character with 6 Insanity gains the Junk of an Elite, but no Insanity', (t) => {
  const paddle = { id: 'saw', key: 'strength', mods: { auto: 9, keywords: ['aoe'] }, rows: [] } as const;
  fight(t, {
    cards: { weapons: [paddle] },
    who: { 0: { at: 0, insanity: 5, items: [item('saw')] } },
    monsters: [monster(10, 'state-trooper', 0), monster(11, 'hellhound', 0), monster(12, 'orderly', 0)],
    steps: [attack(10, 0, 'saw')],
    faces: [...dice('G6 G1 G1 B1 B1 N4'), { deck: 'junk', card: 'rope' }],
  });
  assert.deepEqual(t.state.monsters, []);
  assert.equal(t.state.characters[0].insanity, 6);
  assert.deepEqual(t.state.characters[0].junk, { rope: 1 });
});

rule('LOB-DIC-03 green and red attack, blue and brown defend', (t) => {
  defended(t, 0, { dice: { green: 1, red: 1 } }, 'G2 R2 B1 N3', {
    who: { 0: { at: 0, items: [item('leather-jacket')] } },
  });
  assert.deepEqual(rolls(t), [
    ['attack', [0], 'G2 R2'],
    ['defense', [0], 'B1 N3'],
  ]);
});

rule('LOB-DIC-04 the blank side of a basic die has no effect', (t) => {
  defended(t, 0, { dice: { green: 2 } }, 'G1 G2 B1');
  assert.deepEqual(hits(t), [[0, 1, 0, 1]]);
});

rule('LOB-DIC-05 Spikes are successes of an Attack', (t) => {
  attacked(t, 'fists', 'G2 G3 G4 B1');
  assert.deepEqual(hits(t), [[10, 4, 0, 4]]);
});

rule('LOB-DIC-07 Shields are successes on a Defense Roll', (t) => {
  defended(t, 0, { dice: { red: 2 } }, 'R3 R1 B1 N1', { who: { 0: { at: 0, items: [item('leather-jacket')] } } });
  assert.deepEqual(hits(t), [[0, 3, 2, 1]]);
});

rule('LOB-DIC-08 Shield+Star is a success of a Defense', (t) => {
  defended(t, 1, { dice: { red: 2 } }, 'R3 R1 B4 B4');
  assert.deepEqual(hits(t), [[0, 3, 2, 1]]);
});

rule('LOB-DIC-09 symbols of another type are blank', (t) => {
  defended(t, 0, { dice: { red: 1 } }, 'R3 B3 N4', { who: { 0: { at: 0, items: [item('leather-jacket')] } } });
  assert.deepEqual(hits(t), [[0, 2, 0, 2]], 'four Stars avoid no hits');
});

rule('LOB-DIC-10 each Insanity on the dice of a Character is a token', (t) => {
  attacked(t, 'fists', 'G6 G6 G1 B1');
  assert.equal(t.state.characters[0].insanity, 2);
});

rule('LOB-DIC-11 Insanity on the dice of a Monster is ignored', (t) => {
  defended(t, 0, { dice: { green: 2 } }, 'G6 G6 B1');
  assert.deepEqual(
    t.state.characters.map(({ insanity }: { insanity: number }) => insanity),
    [0, 0, 0, 0],
  );
});

rule('LOB-DIC-12 a Bolt triggers the Bolt effects of its own side', (t) => {
  attacked(t, 'broken-glass', 'G5 G1 G1 B1');
  assert.deepEqual(hits(t), [[10, 1, 0, 1]]);
});

rule('LOB-DIC-13 a Bolt without a Bolt effect has no effect', (t) => {
  attacked(t, 'fists', 'G5 G5 G2 B5');
  assert.deepEqual(hits(t), [[10, 1, 1, 0]]);
});

rule('LOB-DIC-14 symbols on different dice each count', (t) => {
  attacked(t, 'broken-glass', 'G5 G5 G6 B1');
  assert.deepEqual([hits(t), t.state.characters[0].insanity], [[[10, 2, 0, 2]], 1]);
});

rule('LOB-ATK-04 the Basic Attack is Strength in green dice', (t) => {
  attacked(t, 'fists', 'G2 G1 G1 B1', {
    who: { 0: { at: 0, items: glass, increases: { strength: 1 }, decreases: { strength: 1 } } },
  });
  assert.deepEqual(rolls(t)[0], ['attack', [10], 'G2 G1 G1']);
});

rule('LOB-ATK-05 the Monster rolls the dice of its card together with the attacker', (t) => {
  attacked(t, 'fists', 'G2 G1 G1 B2 B1', { monsters: [monster(10, 'daddys-boy', 0)] });
  assert.deepEqual(rolls(t), [
    ['attack', [10], 'G2 G1 G1'],
    ['defense', [10], 'B2 B1'],
  ]);
});

rule('LOB-ATK-07 the attacker gains the Insanity of its dice', (t) => {
  attacked(t, 'fists', 'G6 G1 G1 B6');
  assert.deepEqual(
    t.state.characters.map(({ insanity }: { insanity: number }) => insanity),
    [1, 0, 0, 0],
  );
});

rule('LOB-ATK-08 more Shields than hits give 0 Wounds', (t) => {
  attacked(t, 'fists', 'G2 G1 G1 B2 B4', { monsters: [monster(10, 'daddys-boy', 0)] });
  assert.deepEqual(hits(t), [[10, 1, 2, 0]]);
  assert.equal(t.state.monsters[0].wounds, 0);
});

rule('LOB-ATK-09 Bolts on defense dice trigger the Monster’s Defense', (t) => {
  const turtle = {
    id: 'turtle',
    class: 'basic',
    minis: 1,
    normal: {
      health: 4,
      movement: 1,
      attacks: [{ dice: { green: 1 } }],
      defense: { dice: { blue: 1 }, bolt: { auto: 2 } },
    },
  } as const;
  attacked(t, 'fists', 'G4 G4 G1 B5', { cards: { monsters: [turtle] }, monsters: [monster(10, 'turtle', 0)] });
  assert.deepEqual(hits(t), [[10, 4, 3, 1]]);
});

rule('LOB-ATK-10 Wounds remain until their number reaches the Health of the Monster', (t) => {
  attacked(t, 'fists', 'G2 G1 G1 B1 G2 G2 G1 B1', { steps: [attack(10, 0), attack(10, 0)] });
  assert.deepEqual(t.state.monsters, [], 'one and two Wounds reach Health 3');
  assert.deepEqual(
    eventsOf(t, 'wounded').map(({ n }) => n),
    [1, 2],
  );
});

rule('LOB-ATK-13 the parts of an Attack always have the same order', (t) => {
  attacked(t, 'broken-glass', 'G5 G6 G1 B5');
  const order = t
    .events()
    .map(({ type }) => type)
    .filter((type) => type !== 'insanity');
  assert.deepEqual(order, ['attack', 'rolled', 'rolled', 'maddened', 'bolts', 'bolts', 'hit'], 'the hit is avoided');
});

rule('LOB-MAT-06 a Monster attacks with the dice on its card', (t) => {
  defended(t, 0, { dice: { green: 2, red: 1 } }, 'G1 G1 R1 B1');
  assert.deepEqual(rolls(t)[0], ['attack', [0], 'G1 G1 R1']);
});

rule('LOB-MAT-06 dice that a Monster has lost are not changed into others', (t) => {
  const mirror = { id: 'mirror', armor: true, mods: { convertFoe: { from: 'red', to: 'green' } }, rows: [] } as const;
  defended(t, 0, { dice: { green: 2 } }, 'G1 G1', {
    cards: { equipment: [mirror] },
    who: { 0: { at: 0, items: [item('mirror')] } },
    state: { changes: [{ stat: 'red', n: -1, until: 'round' }] },
  });
  assert.deepEqual(rolls(t)[0], ['attack', [0], 'G1 G1']);
});

rule('LOB-MAT-07 the defense combines the Armor of the Loadout with other cards', (t) => {
  const charm = { id: 'charm', passive: { defense: { dice: { brown: 1 } } }, rows: [] } as const;
  defended(t, 0, { dice: { green: 1 } }, 'G2 B1 N4', {
    cards: { equipment: [charm] },
    who: { 0: { at: 0, items: [item('straitjacket'), item('leather-jacket', 0, false), item('charm', 0, false)] } },
  });
  assert.deepEqual(rolls(t)[1], ['defense', [0], 'B1 N4'], 'the jacket outside the Loadout gives no die');
});

rule('LOB-MAT-08 attack and defense dice are rolled together', (t) => {
  defended(t, 0, { dice: { green: 1 } }, 'G2 B1', {
    who: { 0: { at: 0, items: [item('straitjacket')], meds: { blue: 1 } } },
  });
  assert.equal(rolls(t).length, 2, 'both sides roll before any question');
  assert.deepEqual(t.options(), ['meds:blue', 'keep']);
});

rule('LOB-MAT-09 the Character gains the Insanity of its defense dice', (t) => {
  defended(t, 1, { dice: { green: 1 } }, 'G6 B6 B6');
  assert.equal(t.state.characters[0].insanity, 2);
});

rule('LOB-MAT-10 automatic and Bolt successes count on both sides', (t) => {
  defended(t, 0, { dice: { green: 2 }, auto: 2, bolt: { auto: 2 } }, 'G5 G2 B5 N1', {
    who: { 0: { at: 0, items: [item('leather-jacket', 1)] } },
  });
  assert.deepEqual(hits(t), [[0, 1 + 2 + 2, 1 + 2 + 1 + 1, 0]]);
});

rule('LOB-MAT-11 the bonus counts attackers of that Character only', (t) => {
  const steps = [
    struck(10, 0, 0, { dice: { green: 1 } }, { bonus: true }),
    struck(11, 1, 0, { dice: { green: 1 } }, { bonus: true }),
    struck(12, 0, 0, { dice: { green: 1 } }, { bonus: true }),
  ];
  fight(t, {
    who: { 0: { at: 0 }, 1: { at: 0 } },
    monsters: [10, 11, 12].map((id) => monster(id, 'hellhound', 0)),
    steps,
    faces: dice('G1 G1 G1'),
  });
  assert.deepEqual(hits(t), [
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [0, 1, 0, 1],
  ]);
});

rule('LOB-MAT-13 hits minus avoided hits are Wounds on the Character', (t) => {
  defended(t, 0, { dice: { green: 3 } }, 'G2 G2 G4 B2');
  assert.equal(t.state.characters[0].wounds, 3);
});

rule('LOB-MAT-13 a Character dies when its Wounds reach its Health', (t) => {
  defended(t, 0, { dice: { green: 1 } }, 'G4 B1', { who: { 0: { at: 0, wounds: 6, items: [item('straitjacket')] } } });
  assert.ok(t.state.characters[0].dead);
});

rule('LOB-RUL-129 Armor in the Loadout always counts; a Character without it there defends without it', (t) => {
  const attacked = (isWorn: boolean): unknown => {
    fight(t, {
      who: { 0: { at: 0, items: [item('leather-jacket', 0, isWorn)] } },
      monsters: [monster(10, 'hellhound', 0)],
      steps: [struck(10, 0, 0, { dice: { green: 1 } })],
      faces: dice(isWorn ? 'G1 B1 N4' : 'G1'),
    });
    return [t.options(), rolls(t)[1]];
  };
  assert.deepEqual(
    [attacked(true), attacked(false)],
    [
      [['rest'], ['defense', [0], 'B1 N4']],
      [['rest'], ['defense', [0], '']],
    ],
  );
});

rule('LOB-MAT-14 a Weapon of the Loadout defends with its printed defense', (t) => {
  const gloves = { id: 'spiked-gloves', key: 'strength', passive: { defense: { auto: 1 } }, rows: [] } as const;
  defended(t, 0, { dice: { green: 1 } }, 'G4', {
    cards: { weapons: [gloves] },
    who: { 0: { at: 0, items: [item('spiked-gloves')] } },
  });
  assert.deepEqual(hits(t), [[0, 2, 1, 1]], 'the Character wears no Armor');
});

rule('LOB-RUL-01 each face shows the symbols of the table', (t) => {
  const spikes = [0, 1, 1, 2, 0, 0];
  for (const [i, n] of spikes.entries()) {
    attacked(t, 'fists', `G${i + 1} G1 G1 B1`);
    assert.deepEqual(hits(t), [[10, n, 0, n]], `G${i + 1}`);
  }
  for (const [i, n] of [1, 1, 2, 2, 1, 1].entries()) {
    defended(t, 0, { dice: { red: 1 } }, `R${i + 1} B1`);
    assert.deepEqual(hits(t), [[0, n, 0, n]], `R${i + 1}`);
  }
  for (const [die, shields] of [
    ['B', [0, 1, 0, 1, 1, 0]],
    ['N', [2, 2, 1, 0, 1, 0]],
  ] as const)
    for (const [i, n] of shields.entries()) {
      const gear = {
        id: 'gear',
        armor: true,
        mods: { dice: die === 'B' ? { blue: 1 } : { brown: 1 } },
        rows: [],
      } as const;
      defended(t, 0, { dice: {}, auto: 3 }, `${die}${i + 1}`, {
        cards: { equipment: [gear] },
        who: { 0: { at: 0, items: [item('gear')] } },
      });
      assert.deepEqual(hits(t), [[0, 3, n, 3 - n]], `${die}${i + 1}`);
    }
});

rule('LOB-RUL-02 an Attack counts Spikes, a Defense Shields and Shield+Stars', (t) => {
  defended(t, 3, { dice: { red: 1 } }, 'R6 B2 B3 B4');
  assert.deepEqual(hits(t), [[0, 1, 2, 0]]);
});

rule('LOB-RUL-03 a side with two Spikes counts twice', (t) => {
  attacked(t, 'fists', 'G4 G1 G1 B1');
  assert.deepEqual(hits(t), [[10, 2, 0, 2]]);
});

rule('LOB-RUL-04 an Insanity that was rerolled gives no token', (t) => {
  attacked(t, 'fists', 'G6 G6 G1 B1 G6 G2', {
    monsters: [monster(10, 'state-trooper', 0, { conditions: { stun: 2 } })],
  });
  t.choose('die:0:0');
  t.choose('die:0:1');
  t.choose('reroll');
  assert.equal(t.state.characters[0].insanity, 1);
});

rule('LOB-RUL-05 the order of an Attack: tokens, roll, Pierce, hits, Wounds, Stun, Deflect, Move', (t) => {
  const spiny = {
    id: 'spiny',
    class: 'basic',
    minis: 1,
    normal: {
      health: 9,
      movement: 1,
      attacks: [{ dice: { green: 1 } }],
      defense: { dice: { blue: 1 }, keywords: ['deflect'] },
    },
  } as const;
  const all = {
    id: 'all',
    key: 'strength',
    mods: { auto: 1, keywords: ['fire', 'stun', 'pierce', 'lifesteal'], then: [{ do: 'insanity', n: 1 }] },
    rows: [],
  } as const;
  attacked(t, 'all', 'G2 G1 G1 B2', {
    cards: { monsters: [spiny], weapons: [all] },
    who: { 0: { at: 0, items: [item('all')], wounds: 0 } },
    monsters: [monster(10, 'spiny', 0)],
  });
  const order = t.events().map(({ type, condition }) => (type === 'afflicted' ? condition : type));
  assert.deepEqual(
    order.filter((type) => type !== 'rolled'),
    ['attack', 'fire', 'pierced', 'hit', 'wounded', 'stun', 'lifesteal', 'deflected', 'wounded', 'follows', 'insanity'],
  );
  assert.deepEqual(hits(t), [[10, 3, 0, 3]]);
});

rule('LOB-RUL-111 a pool may be larger than the dice in the box', (t) => {
  defended(t, 0, { dice: { red: 5 } }, 'R1 R1 R1 R1 R1 B1');
  assert.deepEqual(hits(t), [[0, 5, 0, 5]]);
});
