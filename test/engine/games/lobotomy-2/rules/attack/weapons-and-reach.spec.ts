// The dice of Weapons, Armor and its rows, and the reach of Attacks. LOB-WPN, LOB-BIT, LOB-RUL-24, -25, -40, -41, -72
import assert from 'node:assert/strict';
import { weaponTargets } from '../../../../../../src/engine/games/lobotomy-2/rules/attack/declare.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { attack, disorder, fight, struck, type Fight } from '../../support/fight.js';
import { dice, heldDisorder, hits, item, monster, rolls } from '../../support/match-builder.js';

const trooper = monster(10, 'state-trooper', 0);
/** Alex, Strength 3, Dexterity 2, Wisdom 2, attacks a Trooper on his Space. */
const attacked = (
  t: RuleTest,
  weapon: ReturnType<typeof item>,
  faces: string,
  more: Partial<Fight> = {},
  choice: object = {},
): void => {
  fight(t, {
    who: { 0: { at: 0, items: [weapon] } },
    monsters: [trooper],
    steps: [attack(10, 0, weapon.card, 0, choice)],
    faces: dice(faces),
    ...more,
  });
};
const thrown = (t: RuleTest): unknown => rolls(t)[0];

/**
 * The Spaces where Alex can attack a Monster with this Weapon. Alex is on Space a, and `at` lists the Spaces to try.
 */
function reach(t: RuleTest, weapon: string, at = [0, 1, 2, 3, 4], more: Partial<Fight> = {}): number[] {
  const found: number[] = [];
  for (const space of at) {
    fight(t, {
      who: { 0: { at: 0, items: [item(weapon)] } },
      monsters: [monster(10, 'state-trooper', space)],
      steps: [{ do: 'act', player: 0 }],
      ...more,
    });
    if (t.options().some((id) => id.startsWith(`attack:${weapon}`))) found.push(space);
  }
  return found;
}

rule('LOB-EX-27 the Spell Scroll reaches 0 to 2 Spaces', (t) => {
  assert.deepEqual(reach(t, 'spell-scroll', [3, 0, 1, 2]), [0, 1, 2]);
});

rule('LOB-EX-29 a wall stops attacks that need line of sight, but not others', (t) => {
  const orb = { id: 'orb', key: 'wisdom', mods: { range: [0, 2], unseen: true }, rows: [] } as const;
  const above = { who: { 0: { at: 1, items: [item('spell-scroll'), item('orb')] } }, cards: { weapons: [orb] } };
  assert.deepEqual(reach(t, 'spell-scroll', [4], above), []);
  assert.deepEqual(reach(t, 'orb', [4], above), [4]);
});

rule('LOB-EX-33 an attack with Bolt = Spike and Key Attribute 4', (t) => {
  attacked(t, item('broken-glass'), 'G2 G4 G5 G1 B1', {
    who: { 0: { at: 0, increases: { strength: 1 }, items: [item('broken-glass')] } },
  });
  assert.deepEqual(hits(t), [[10, 4, 0, 4]]);
});

rule('LOB-EX-34 a bought row of a Basic Weapon works for every holder', (t) => {
  attacked(t, item('broken-glass', 1), 'G1 G1 B1', {
    who: { 0: { at: 0, decreases: { strength: 2 }, items: [item('broken-glass', 1)] } },
  });
  assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1'], 'the Character has Strength 1');
});

rule('LOB-EX-35 a Straitjacket gives 1, 2 or 3 blue dice, depending on its rows', (t) => {
  for (const [rows, faces] of [
    [0, 'B1'],
    [1, 'B1 B1'],
    [3, 'B1 B1 B1'],
  ] as const) {
    fight(t, {
      who: { 0: { at: 0, items: [item('straitjacket', rows)] } },
      monsters: [trooper],
      steps: [struck(10, 0, 0, { dice: {} })],
      faces: dice(faces),
    });
    assert.deepEqual(rolls(t)[1], ['defense', [0], faces]);
  }
});

rule('LOB-EX-36 a Leather Jacket with both rows avoids 3 hits', (t) => {
  fight(t, {
    who: { 0: { at: 0, items: [item('leather-jacket', 3)] } },
    monsters: [trooper],
    steps: [struck(10, 0, 0, { dice: {}, auto: 5 })],
    faces: dice('B5 B1 N4'),
  });
  assert.deepEqual(hits(t), [[0, 5, 3, 2]]);
});

rule('LOB-EX-40 a Splashing Paddle without skill: 3 green, its Basic upgrade', (t) => {
  attacked(t, item('splashing-paddle', 7), 'G2 G5 G1 B1', {}, { attribute: 'strength' });
  assert.deepEqual([thrown(t), hits(t)], [['attack', [10], 'G2 G5 G1'], [[10, 2, 0, 2]]]);
  assert.ok(
    t.options().some((id) => id.includes('1')),
    'Move 1 with Stealth is offered',
  );
});

rule('LOB-EX-41 a Splashing Paddle with skill: 5 green and 1 red', (t) => {
  attacked(
    t,
    item('splashing-paddle', 7),
    'G1 G1 G1 G1 G5 R1 B1',
    { who: { 0: { at: 0, increases: { strength: 1 }, items: [item('splashing-paddle', 7)] } } },
    { attribute: 'strength' },
  );
  assert.deepEqual([thrown(t), hits(t)], [['attack', [10], 'G1 G1 G1 G1 G5 R1'], [[10, 2, 0, 2]]]);
});

const gloves = {
  id: 'spiked-gloves',
  key: 'strength',
  mods: { dice: { red: 1 } },
  passive: { attack: { auto: 1 }, defense: { auto: 1 } },
  rows: [],
} as const;

rule(
  'LOB-EX-46 Gloves add their Passive to another Weapon, and their defense; outside the Loadout they add nothing',
  (t) => {
    const cards = { weapons: [gloves] };
    attacked(t, item('broken-glass'), 'G1 G1 G1 B1', {
      cards,
      who: { 0: { at: 0, items: [item('broken-glass'), item('spiked-gloves')] } },
    });
    assert.deepEqual([thrown(t), hits(t)], [['attack', [10], 'G1 G1 G1'], [[10, 1, 0, 1]]]);
    const struckWith = (worn: boolean): unknown =>
      fight(t, {
        cards,
        who: { 0: { at: 0, items: [item('spiked-gloves', 0, worn)] } },
        monsters: [trooper],
        steps: [struck(10, 0, 0, { dice: {}, auto: 2 })],
      });
    struckWith(true);
    assert.deepEqual(hits(t), [[0, 2, 1, 1]]);
    struckWith(false);
    assert.deepEqual(hits(t), [[0, 2, 0, 2]]);
  },
);

rule('LOB-ITM-08 one Weapon attacks, and Passives of the other Weapon apply', (t) => {
  attacked(t, item('broken-glass'), 'G2 G1 G1 B1', {
    cards: { weapons: [gloves] },
    who: { 0: { at: 0, items: [item('broken-glass'), item('spiked-gloves')] } },
  });
  assert.deepEqual(hits(t), [[10, 2, 0, 2]]);
});

rule('LOB-ATK-02 an Attack needs a target, and a Weapon of the Loadout or fists', (t) => {
  fight(t, {
    who: { 0: { at: 0, items: [item('broken-glass'), item('spell-scroll', 0, false)] } },
    monsters: [trooper],
    steps: [{ do: 'act', player: 0 }],
  });
  assert.deepEqual(
    t.options().filter((id) => id.startsWith('attack:')),
    ['attack:broken-glass:10', 'attack:fists:10'],
    'Items outside the Loadout are not offered',
  );
});

rule('LOB-ATK-03 Key Attribute, Basic Attack, rows and Passives are added up', (t) => {
  const axe = {
    id: 'axe',
    key: 'dexterity',
    mods: { dice: { red: 1 }, auto: 1 },
    passive: { attack: { auto: 1 } },
    rows: [
      { cost: { any: 1 }, mods: { dice: { green: 1 } } },
      { cost: { any: 1 }, mods: { auto: 1 } },
    ],
  } as const;
  attacked(t, item('axe', 3), 'G1 G1 G1 R1 B1', { cards: { weapons: [axe] } });
  assert.deepEqual([thrown(t), hits(t)], [['attack', [10], 'G1 G1 G1 R1'], [[10, 4, 0, 4]]]);
});

rule('LOB-WPN-01 a Weapon rolls as many green dice as the current Key Attribute, even without skill', (t) => {
  attacked(t, item('revolver'), 'G1 B1', {
    who: { 0: { at: 0, decreases: { dexterity: 1 }, items: [item('revolver')] } },
    monsters: [monster(10, 'state-trooper', 1)],
    steps: [attack(10, 1, 'revolver')],
  });
  assert.deepEqual(thrown(t), ['attack', [10], 'G1'], 'the Threshold is 3');
});

rule('LOB-WPN-02 with the Key Attribute Any, the player chooses Strength, Dexterity or Wisdom', (t) => {
  fight(t, {
    who: { 0: { at: 0, items: [item('splashing-paddle')] } },
    monsters: [trooper],
    steps: [{ do: 'act', player: 0 }],
    faces: dice('G1 G1 B1'),
  });
  assert.deepEqual(
    t.options().filter((id) => id.startsWith('attack:splashing')),
    ['strength', 'dexterity', 'wisdom'].map((key) => `attack:splashing-paddle:${key}:10`),
  );
  t.choose('attack:splashing-paddle:wisdom:10');
  assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1']);
});

const knife = {
  id: 'knife',
  key: 'strength',
  threshold: 3,
  rows: [
    { cost: { any: 1 }, mods: { dice: { green: 1 } } },
    { cost: { any: 1 }, skilled: true, mods: { dice: { red: 1 } } },
  ],
} as const;

rule('LOB-WPN-03 a Character is Skilled if the current value is at least the Threshold', (t) => {
  attacked(t, item('knife', 2), 'G1 G1 G1 R1 B1', { cards: { weapons: [knife] } });
  assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1 G1 R1']);
  attacked(t, item('knife', 2), 'G1 G1 B1', {
    cards: { weapons: [knife] },
    who: { 0: { at: 0, decreases: { strength: 1 }, items: [item('knife', 2)] } },
  });
  assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1']);
});

rule('LOB-WPN-03 temporary changes count toward the current value', (t) => {
  const lasting = [{ until: 'turn', card: 'x', passive: { attributes: { strength: 1 } } }] as const;
  attacked(t, item('knife', 2), 'G1 G1 G1 R1 B1', {
    cards: { weapons: [knife] },
    who: { 0: { at: 0, decreases: { strength: 1 }, lasting: [...lasting], items: [item('knife', 2)] } },
  });
  assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1 G1 R1']);
});

rule(
  'LOB-WPN-03 a Passive of a Skilled row needs the current value too, and cannot make the Character Skilled',
  (t) => {
    const guards = (thrown: 'B1' | '', given: object, gives: object = {}): void => {
      const guard = {
        id: 'guard',
        key: 'strength',
        threshold: 3,
        rows: [{ cost: { any: 1 }, skilled: true, passive: { defense: { dice: { blue: 1 } }, ...gives } }],
      } as const;
      const brawn = disorder('brawn', { type: 'passive', passive: { attributes: { strength: 1 } } });
      fight(t, {
        cards: { weapons: [guard], disorders: [brawn] },
        who: { 0: { at: 0, items: [item('guard', 1)], ...given } },
        monsters: [trooper],
        steps: [struck(10, 0, 0, { dice: {}, auto: 2 })],
        ...(thrown && { faces: dice(thrown) }),
      });
      assert.deepEqual(rolls(t)[1], ['defense', [0], thrown]);
    };
    const weak = { decreases: { strength: 1 } };
    const lasting = [{ until: 'turn', card: 'x', passive: { attributes: { strength: 1 } } }] as const;
    guards('B1', {});
    guards('', weak);
    guards('B1', { ...weak, lasting });
    guards('B1', { ...weak, disorders: [heldDisorder('brawn')] });
    guards('', { ...weak, disorders: [heldDisorder('brawn', 1)] });
    guards('', weak, { attributes: { strength: 1 } });
    // The current value also decides how many dice an Attack has.
    attacked(t, item('knife', 2), 'G1 G1 G1 R1 B1', {
      cards: { weapons: [knife] },
      who: { 0: { at: 0, ...weak, lasting: [...lasting], items: [item('knife', 2)] } },
    });
    assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1 G1 R1']);
  },
);

rule('LOB-WPN-04 bought Basic rows always work, Skilled rows only for a Skilled Character', (t) => {
  attacked(t, item('knife', 3), 'G1 G1 G1 B1', {
    cards: { weapons: [knife] },
    who: { 0: { at: 0, decreases: { strength: 1 }, items: [item('knife', 3)] } },
  });
  assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1 G1']);
});

rule('LOB-WPN-05 Skilled rows remain on the card, without effect until the holder is Skilled', (t) => {
  attacked(t, item('knife', 2), 'G1 B1 G1 G1 G1 R1 B1', {
    cards: { weapons: [knife] },
    who: {
      0: { at: 0, decreases: { strength: 2 }, items: [item('knife', 2)] },
      1: { at: 0, items: [item('knife', 2)] },
    },
    steps: [attack(10, 0, 'knife'), attack(10, 0, 'knife', 1)],
  });
  assert.deepEqual(
    [rolls(t)[0], rolls(t)[2]],
    [
      ['attack', [10], 'G1'],
      ['attack', [10], 'G1 G1 G1 R1'],
    ],
  );
});

rule('LOB-RUL-72 with Any, the chosen Attribute decides whether the Character is Skilled', (t) => {
  const stand: Partial<Fight> = {
    who: { 0: { at: 0, increases: { strength: 1 }, items: [item('splashing-paddle', 2)] } },
  };
  attacked(t, item('splashing-paddle', 2), 'G1 G1 B1', stand, { attribute: 'wisdom' });
  assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1']);
  attacked(t, item('splashing-paddle', 2), 'G1 G1 G1 G1 G1 B1', stand, { attribute: 'strength' });
  assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1 G1 G1 G1']);
});

rule('LOB-BIT-01 the Straitjacket is Armor with 1 blue die and two rows', (t) => {
  fight(t, {
    who: { 0: { at: 0, items: [item('straitjacket', 2)] } },
    monsters: [trooper],
    steps: [struck(10, 0, 0, { dice: {}, auto: 2 })],
    faces: dice('B2 B4'),
  });
  assert.deepEqual(hits(t), [[0, 2, 2, 0]]);
});

rule('LOB-BIT-02 a Basic Weapon uses its own Key Attribute', (t) => {
  attacked(t, item('broken-glass'), 'G1 G1 G1 B1');
  assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1 G1']);
  attacked(t, item('spell-scroll'), 'G1 G1 B1');
  assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1']);
});

rule('LOB-BIT-03 a Basic Weapon needs no skill', (t) => {
  attacked(t, item('spell-scroll', 1), 'G1 G1 B1', {
    who: { 0: { at: 0, decreases: { wisdom: 1 }, items: [item('spell-scroll', 1)] } },
  });
  assert.deepEqual(thrown(t), ['attack', [10], 'G1 G1']);
});

rule('LOB-RUL-24 a Basic Weapon has Bolt = Spike, and a row of 1 green die', (t) => {
  attacked(t, item('broken-glass', 1), 'G5 G5 G1 G1 B1');
  assert.deepEqual(hits(t), [[10, 2, 0, 2]]);
});

rule('LOB-RUL-25 the second row of the Leather Jacket is a blue die', (t) => {
  fight(t, {
    who: { 0: { at: 0, items: [item('leather-jacket', 2)] } },
    monsters: [trooper],
    steps: [struck(10, 0, 0, { dice: {} })],
    faces: dice('B1 B1 N4'),
  });
  assert.deepEqual(rolls(t)[1], ['defense', [0], 'B1 B1 N4']);
});

rule('LOB-EQP-01 only the Armor of the Loadout is used', (t) => {
  fight(t, {
    who: { 0: { at: 0, items: [item('straitjacket'), item('leather-jacket', 0, false)] } },
    monsters: [trooper],
    steps: [struck(10, 0, 0, { dice: {} })],
    faces: dice('B1'),
  });
  assert.deepEqual(rolls(t)[1], ['defense', [0], 'B1']);
});

rule('LOB-EX-32 the Health of a Boss is multiplied by the number of Characters', (t) => {
  const saw = { id: 'saw', key: 'strength', mods: { auto: 39 }, rows: [] } as const;
  const kill = (wounds: number): void => {
    attacked(t, item('saw'), 'G1 G1 G1 B1 B1', {
      cards: { weapons: [saw] },
      monsters: [monster(10, 'pops', 0, { wounds })],
      faces: [...dice('G1 G1 G1 B1 B1'), ...(wounds > 1 ? [{ deck: 'junk', card: 'rope' }] : [])],
    });
  };
  kill(1);
  assert.equal(t.state.monsters.length, 1, 'the Boss has 39 of 40 Wounds');
  kill(2);
  assert.deepEqual([t.state.monsters, t.state.characters[0].junk], [[], { rope: 1 }]);
});

rule('LOB-RUL-40 a Character cannot be the target of another Character’s Attack', (t) => {
  fight(t, { who: { 0: { at: 0 }, 1: { at: 0 } }, monsters: [trooper], steps: [{ do: 'act', player: 0 }] });
  assert.deepEqual(
    t.options().filter((id) => id.startsWith('attack')),
    ['attack:fists:10'],
  );
  attacked(t, item('broken-glass'), 'G1 G1 G1 B1');
});

rule('LOB-RUL-41 a target nearer than the minimum Range is illegal', (t) => {
  assert.deepEqual(reach(t, 'revolver'), [1, 2]);
  fight(t, {
    who: { 0: { at: 0, items: [item('revolver')] } },
    monsters: [monster(10, 'state-trooper', 1)],
    steps: [attack(10, 1, 'revolver')],
    faces: dice('G1 G1 B1'),
  });
  assert.deepEqual(hits(t), [[10, 1, 0, 1]], 'the hit comes from Fire');
});

rule('LOB-RNG-06 without a Range, an attack reaches only the attacker’s Space', (t) => {
  assert.deepEqual(reach(t, 'broken-glass'), [0]);
  attacked(t, item('broken-glass'), 'G1 G1 G1 B1');
});

rule('LOB-ATK-01 a ready Weapon Attack Ability adds the targets in its reach', (t) => {
  const hurl = disorder('hurl', { type: 'weapon-attack', cooldown: 2, mods: { range: [0, 2] } });
  const far = (cooldown: number): number[] =>
    weaponTargets(
      fight(t, {
        cards: { disorders: [hurl] },
        who: { 0: { at: 0, disorders: [heldDisorder('hurl', cooldown)] } },
        monsters: [monster(10, 'state-trooper', 2), monster(11, 'state-trooper', 3)],
        steps: [attack(10, 2)],
        faces: dice(cooldown ? 'G1 G1 G1 B1' : ''),
      }),
      0,
      { with: 'fists', attribute: 'strength', chosen: false },
    );
  assert.deepEqual([far(2), far(0)], [[], [10]]);
});
