// Declarations and payments before the roll. LOB-DIC-15, LOB-DIS-05 to -08, LOB-RUL-05 step 1
import assert from 'node:assert/strict';
import type { Ability } from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { attack, disorder, fight, struck, type Fight } from '../../support/fight.js';
import { dice, eventsOf, heldDisorder, hits, item, monster, rolls } from '../../support/match-builder.js';

const trooper = monster(10, 'state-trooper', 0);
const fatality = disorder('fatality', {
  type: 'weapon-attack',
  cooldown: 4,
  mods: { keywords: ['critical', 'pierce'] },
});
const flinch = disorder('flinch', { type: 'defense', cooldown: 1, mods: { dice: { blue: 1 } } });
const brace = disorder('brace', { type: 'defense', cost: { insanity: 1 }, cooldown: 2, mods: { auto: 1 } });
const tumor = disorder('tumor', {
  type: 'roll',
  rolls: ['attack', 'defense', 'test'],
  cost: { insanity: 1 },
  cooldown: 1,
  each: { dice: { green: 1 } },
});

/** Alex, Strength 3, attacks a Trooper with his fists and has these Disorder cards. */
const attacked = (
  t: RuleTest,
  cards: readonly ReturnType<typeof disorder>[],
  faces: string,
  more: Partial<Fight> = {},
): void => {
  fight(t, {
    cards: { disorders: cards },
    who: { 0: { at: 0, insanity: 3, disorders: cards.map(({ id }) => heldDisorder(id)) } },
    monsters: [trooper],
    steps: [attack(10, 0)],
    faces: dice(faces),
    ...more,
  });
};
/** A Trooper attacks Alex, who has these Disorder cards. */
const defended = (
  t: RuleTest,
  cards: readonly ReturnType<typeof disorder>[],
  faces: string,
  more: Partial<Fight> = {},
): void => attacked(t, cards, faces, { steps: [struck(10, 0, 0, { dice: { green: 2 } })], ...more });

rule('LOB-EX-31 a Doll ignores the Pierce of a Revolver with Fatality, but nothing else', (t) => {
  const doll = {
    id: 'doll',
    class: 'elite',
    minis: 2,
    normal: {
      health: 20,
      movement: 1,
      attacks: [{ dice: {} }],
      defense: { dice: { blue: 2 } },
      immune: ['frost', 'stun', 'pierce'],
    },
  } as const;
  attacked(t, [], 'G2 G4 B2 B1', {
    cards: { monsters: [doll], disorders: [fatality] },
    who: { 0: { at: 0, items: [item('revolver')], disorders: [heldDisorder('fatality')] } },
    monsters: [monster(10, 'doll', 2)],
    steps: [attack(10, 2, 'revolver')],
  });
  t.choose('use:fatality.1');
  assert.deepEqual(
    eventsOf(t, 'ignored').map(({ keyword }) => keyword),
    ['pierce'],
  );
  assert.deepEqual(hits(t), [[10, 3 + 1, 1, 6]], 'Fire, Critical Strike and both dice count');
});

rule('LOB-EX-44 the payment comes before the roll', (t) => {
  attacked(t, [tumor], 'G1 G1 G1 G2 G2 B1', {
    who: { 0: { at: 0, insanity: 2, disorders: [heldDisorder('tumor')], meds: { red: 1 } } },
  });
  assert.deepEqual([t.options(), rolls(t)], [['use:tumor.1:1', 'use:tumor.1:2', 'go'], []]);
  t.choose('use:tumor.1:2');
  assert.equal(rolls(t).length, 2);
  assert.deepEqual(t.options(), ['meds:red', 'keep']);
  assert.ok(t.why(0, 'use:tumor.1:1'));
  assert.equal(t.state.characters[0].insanity, 0);
});

rule('LOB-DIC-15 without a payment, nothing is added to the roll', (t) => {
  attacked(t, [tumor], 'G2 G1 G1 B1');
  t.choose('go');
  assert.deepEqual([rolls(t)[0], t.state.characters[0].insanity], [['attack', [10], 'G2 G1 G1'], 3]);
});

rule('LOB-DIC-15 an Ability without Cooldown can be paid for repeatedly', (t) => {
  const card = { id: 'alex', disorders: ['aggression'], quest: { n: 3, counts: 'kills' } } as const;
  const ability: Ability = { type: 'roll', rolls: ['attack'], cost: { insanity: 1 }, mods: { dice: { red: 1 } } };
  const side = {
    health: 8,
    attributes: { strength: 1, dexterity: 1, wisdom: 1, imagination: 1 },
    abilities: [ability],
  };
  attacked(t, [], 'G1 R1 R1 B1', {
    cards: { characters: [{ ...card, blue: side, insane: side }] },
    who: { 0: { at: 0, insanity: 2 } },
  });
  t.choose('use:alex.1');
  t.choose('use:alex.1');
  assert.deepEqual(hits(t), [[10, 2, 0, 2]], 'nothing is left to pay with');
});

rule('LOB-DIC-15 a Character cannot pay for a roll with its last Health', (t) => {
  const stitches = disorder('stitches', {
    type: 'roll',
    rolls: ['attack'],
    cost: { wounds: 1 },
    cooldown: 1,
    each: { auto: 1 },
  });
  attacked(t, [stitches], 'G1 G1 G1 B1', { who: { 0: { at: 0, wounds: 5, disorders: [heldDisorder('stitches')] } } });
  assert.deepEqual(t.options(), ['use:stitches.1:1', 'use:stitches.1:2', 'go'], 'the Character has Health 8');
  t.choose('use:stitches.1:2');
  assert.deepEqual([t.state.characters[0].wounds, hits(t)], [7, [[10, 2, 0, 2]]]);
});

rule('LOB-DIS-05 an attacked Character can use a Defense Ability', (t) => {
  defended(t, [flinch], 'G2 G2 B2', {
    who: { 0: { at: 0, disorders: [heldDisorder('flinch')] }, 1: { at: 0, disorders: [heldDisorder('flinch')] } },
  });
  assert.deepEqual(t.options(), ['use:flinch.1', 'go'], 'only Alex is asked');
  t.choose('use:flinch.1');
  assert.deepEqual(hits(t), [[0, 2, 1, 1]]);
});

rule('LOB-DIS-05 a Defense Ability does not help the Character’s own attack', (t) => {
  attacked(t, [flinch, tumor], 'G1 G1 G1 B1');
  assert.deepEqual(
    t.options().filter((id) => id.startsWith('use:flinch')),
    [],
  );
  t.choose('go');
  defended(t, [flinch], 'G2 G2');
  t.choose('go');
  assert.deepEqual(hits(t), [[0, 2, 0, 2]]);
});

rule('LOB-DIS-06 an Attack Ability makes its own attack, with its printed dice', (t) => {
  attacked(t, [fatality], 'R1 R3 B1', {
    steps: [{ do: 'attack-begin', by: 0, with: 'scream.1', target: 10, space: 0, attack: { dice: { red: 2 } } }],
  });
  assert.deepEqual(rolls(t)[0], ['attack', [10], 'R1 R3']);
});

rule('LOB-DIS-07 a Weapon Attack Ability joins a Basic Attack too', (t) => {
  attacked(t, [fatality], 'G2 G1 G1 B2');
  t.choose('use:fatality.1');
  assert.deepEqual(hits(t), [[10, 1, 0, 2]]);
  assert.equal(t.state.characters[0].disorders[0].cooldown, 4);
});

rule('LOB-DIS-08 only one Weapon Attack Ability joins an Attack', (t) => {
  const bite = disorder('bite', { type: 'weapon-attack', cooldown: 1, mods: { auto: 1 } });
  attacked(t, [fatality, bite], 'G1 G1 G1 B1');
  assert.deepEqual(t.options(), ['use:fatality.1', 'use:bite.1', 'go']);
  t.choose('use:bite.1');
  assert.deepEqual(hits(t), [[10, 1, 0, 1]], 'the other Ability is not offered any more');
});

rule(
  'LOB-RUL-70 Cooldown begins with the declaration: Passives of the card stop, but the used Ability still works',
  (t) => {
    const rage = disorder(
      'rage',
      { type: 'weapon-attack', cooldown: 3, mods: { auto: 2 } },
      { type: 'passive', passive: { attack: { auto: 5 } } },
    );
    attacked(t, [rage], 'G1 G1 G1 B1', { monsters: [monster(10, 'pops', 0)], faces: dice('G1 G1 G1 B1 B1') });
    t.choose('use:rage.1');
    assert.deepEqual(hits(t), [[10, 2, 1, 1]]);
  },
);

rule('LOB-RUL-70 a Dodge does not return the cost of an Ability', (t) => {
  const eel = {
    id: 'eel',
    class: 'basic',
    minis: 2,
    normal: { health: 4, movement: 1, attacks: [{ dice: {} }], defense: { dice: {}, keywords: ['dodge'] } },
  } as const;
  attacked(t, [], '', {
    cards: { disorders: [fatality], monsters: [eel] },
    who: { 0: { at: 0, disorders: [heldDisorder('fatality')] } },
    monsters: [monster(10, 'eel', 0)],
  });
  t.choose('use:fatality.1');
  assert.deepEqual([hits(t), t.state.characters[0].disorders[0].cooldown], [[], 4]);
});

rule('LOB-RUL-71 an Attack Ability is not modified by a Weapon Attack Ability', (t) => {
  attacked(t, [fatality, tumor], 'R1 B1', {
    steps: [{ do: 'attack-begin', by: 0, with: 'scream.1', target: 10, space: 0, attack: { dice: { red: 1 } } }],
  });
  assert.deepEqual(t.options(), ['use:tumor.1:1', 'use:tumor.1:2', 'use:tumor.1:3', 'go']);
  t.choose('go');
  attacked(t, [fatality], 'G1 G1 G1 B1');
  t.choose('use:fatality.1');
  assert.deepEqual(
    eventsOf(t, 'declared').map(({ rule: by }) => by),
    ['LOB-DIS-07'],
  );
});

rule('LOB-INN-05 each Insanity of an X makes an Attack Ability stronger', (t) => {
  const card = { id: 'alex', disorders: ['aggression'], quest: { n: 3, counts: 'kills' } } as const;
  const ability: Ability = {
    type: 'attack',
    cost: { insanity: 'x' },
    attack: { dice: { green: 1 }, range: [0, 2] },
    each: { dice: { red: 1 } },
  };
  const side = {
    health: 8,
    attributes: { strength: 1, dexterity: 1, wisdom: 1, imagination: 1 },
    abilities: [ability],
  };
  attacked(t, [], 'G1 R1 R1 B1', {
    cards: { characters: [{ ...card, blue: side, insane: side }] },
    who: { 0: { at: 0, insanity: 3 } },
    steps: [{ do: 'act', player: 0 }],
  });
  t.choose('use:alex.1');
  t.choose('x:2');
  assert.deepEqual([rolls(t)[0], t.state.characters[0].insanity], [['attack', [10], 'G1 R1 R1'], 1]);
});

rule('LOB-RUL-118 any number of Defense Abilities join one Defense', (t) => {
  defended(t, [flinch, brace], 'G4 G4 B2');
  t.choose('use:flinch.1');
  assert.deepEqual(t.options(), ['use:brace.1', 'go']);
  t.choose('use:brace.1');
  assert.deepEqual(hits(t), [[0, 4, 2, 2]]);
});

rule('LOB-RUL-118 a card that was used is in Cooldown for the next attack', (t) => {
  defended(t, [flinch], 'G1 G1 B1 G2 G2', {
    steps: [struck(10, 0, 0, { dice: { green: 2 } }), struck(10, 0, 0, { dice: { green: 2 } })],
  });
  t.choose('use:flinch.1');
  assert.deepEqual(hits(t), [
    [0, 0, 0, 0],
    [0, 2, 0, 2],
  ]);
});

rule('LOB-RUL-112 modifiers of a roll can be used outside the Character’s own Turn', (t) => {
  const steady = disorder('steady', { type: 'roll', rolls: ['defense'], cooldown: 1, mods: { reroll: 1 } });
  defended(t, [steady], 'G2 G1 B1 B2', {
    who: { 0: { at: 0, items: [item('straitjacket')], disorders: [heldDisorder('steady')] } },
    state: { phase: 'attacks' },
  });
  t.choose('use:steady.1');
  t.choose('die:0:0');
  assert.deepEqual(hits(t), [[0, 1, 1, 0]], 'one die is rerolled as soon as it is chosen');
});

rule('LOB-ATK-01 a target that is in reach only with an Ability must be attacked with the Ability', (t) => {
  const hurl = disorder('hurl', { type: 'weapon-attack', cooldown: 2, mods: { range: [0, 2] } });
  attacked(t, [hurl, tumor], 'G2 G1 G1 B1', { monsters: [monster(10, 'state-trooper', 2)], steps: [attack(10, 2)] });
  assert.deepEqual(t.options(), ['use:hurl.1'], 'the Ability comes before everything else');
  t.choose('use:hurl.1');
  t.choose('go');
  assert.deepEqual(hits(t), [[10, 1, 0, 1]]);
});

rule(
  'LOB-ATK-01 an Ability cannot put the target out of reach; an Ability without line of sight can put it in reach',
  (t) => {
    const bow = { id: 'bow', key: 'strength', mods: { range: [1, 3] }, rows: [] } as const;
    const hurl = disorder('hurl', { type: 'weapon-attack', cooldown: 2, mods: { dice: { red: 1 }, range: [0, 1] } });
    const feel = disorder('feel', { type: 'weapon-attack', cooldown: 2, mods: { unseen: true } });
    const shot = (
      at: number,
      disorders: readonly ReturnType<typeof disorder>[],
      steps: Fight['steps'],
      faces: string,
    ): void => {
      attacked(t, [], faces, {
        cards: { weapons: [bow], disorders: [hurl, feel] },
        who: { 0: { at: 0, items: [item('bow')], disorders: disorders.map(({ id }) => heldDisorder(id)) } },
        monsters: [monster(10, 'state-trooper', at)],
        steps,
      });
    };
    shot(2, [hurl], [attack(10, 2, 'bow')], 'G1 G1 G1 B1');
    assert.deepEqual([t.options(), hits(t)], [['rest'], [[10, 0, 0, 0]]]);
    shot(1, [hurl], [attack(10, 1, 'bow')], 'G1 G1 G1 R1 B1');
    assert.deepEqual(t.options(), ['use:hurl.1', 'go']);
    t.choose('use:hurl.1');
    shot(4, [], [{ do: 'act', player: 0 }], '');
    assert.deepEqual(
      t.options().filter((id) => id.startsWith('attack')),
      [],
      'the target is behind a wall',
    );
    shot(4, [feel], [{ do: 'act', player: 0 }], 'G1 G1 G1 B1');
    t.choose('attack:bow:10');
    t.choose('use:feel.1');
    assert.deepEqual(hits(t), [[10, 0, 0, 0]]);
  },
);

/** Alex attacks a Trooper and has this Innate Ability and these resources. */
const paying = (t: RuleTest, ability: Ability, alex: object, faces: string): void => {
  const side = {
    health: 8,
    attributes: { strength: 1, dexterity: 1, wisdom: 1, imagination: 1 },
    abilities: [ability],
  };
  attacked(t, [], faces, {
    cards: {
      characters: [
        { id: 'alex', disorders: ['aggression'], quest: { n: 3, counts: 'kills' }, blue: side, insane: side },
      ],
    },
    who: { 0: { at: 0, ...alex } },
  });
};

rule('LOB-INN-07 an Ability that is free or has the once-per-Turn symbol joins a roll only once', (t) => {
  for (const ability of [
    { type: 'roll', rolls: ['attack'], mods: { auto: 1 } },
    { type: 'roll', rolls: ['attack'], cost: { insanity: 1 }, once: true, mods: { auto: 1 } },
  ] as const) {
    paying(t, ability, { insanity: 3 }, 'G1 B1');
    t.choose('use:alex.1');
    assert.deepEqual([t.options(), hits(t)], [['rest'], [[10, 1, 0, 1]]]);
  }
});

rule('LOB-INN-06 without the once-per-Turn symbol, an Ability joins a roll once for each payment of any kind', (t) => {
  const once = (cost: NonNullable<Ability['cost']>, alex: object): unknown => {
    paying(t, { type: 'roll', rolls: ['attack'], cost, mods: { auto: 1 } }, alex, 'G1 B1');
    for (const left of ['go', 'rest']) {
      t.choose('use:alex.1');
      while (/^(?:junk|meds):/.test(t.options()[0] ?? '')) t.choose(t.options()[0] ?? '');
      assert.equal(t.options().at(-1), left);
    }
    return hits(t);
  };
  const twice = [[10, 2, 0, 2]];
  assert.deepEqual(
    [
      once({ insanity: 1 }, { insanity: 2 }),
      once({ junk: 1 }, { junk: { wood: 2 } }),
      once({ junk: { wood: 1 } }, { junk: { wood: 2 } }),
    ],
    [twice, twice, twice],
  );
  assert.deepEqual(
    [once({ meds: 1 }, { meds: { red: 2 } }), once({ wounds: 1 }, { wounds: 5 }), once({ ap: 1 }, {})],
    [twice, twice, twice],
  );
});

rule('LOB-DIC-15 the player chooses the number of payments once; a free Ability needs none', (t) => {
  paying(t, { type: 'roll', rolls: ['attack'], cost: { insanity: 1 }, each: { auto: 1 } }, { insanity: 3 }, 'G1 B1');
  t.choose('use:alex.1:1');
  assert.deepEqual([t.options(), hits(t), t.state.characters[0].insanity], [['rest'], [[10, 1, 0, 1]], 2]);
  paying(t, { type: 'roll', rolls: ['attack'], each: { auto: 1 } }, {}, 'G1 B1');
  assert.deepEqual(t.options(), ['use:alex.1:1', 'go']);
  t.choose('use:alex.1:1');
  assert.deepEqual([t.options(), hits(t)], [['rest'], [[10, 1, 0, 1]]]);
});

rule('LOB-DIC-15 each of several payments for a roll is paid in full: named Junk, Meds, AP', (t) => {
  const each = { auto: 1 } as const;
  const left = (cost: NonNullable<Ability['cost']>, alex: object): unknown => {
    paying(t, { type: 'roll', rolls: ['attack'], cost, each }, alex, 'G1 B1');
    assert.deepEqual(t.options(), ['use:alex.1:1', 'use:alex.1:2', 'go']);
    t.choose('use:alex.1:2');
    while (t.options().some((id) => id.startsWith('meds:red'))) t.choose('meds:red');
    const { junk, meds } = t.state.characters[0];
    return [hits(t).length, junk.wood ?? 0, meds.red ?? 0, t.state.turn.ap];
  };
  assert.deepEqual(left({ junk: { wood: 1 } }, { junk: { wood: 2 } }), [1, 0, 0, 2]);
  assert.deepEqual(left({ meds: 1 }, { meds: { red: 2 } }), [1, 0, 0, 2]);
  assert.deepEqual(left({ ap: 1 }, {}), [1, 0, 0, 0]);
});

rule('LOB-RUL-118 two Characters in an AoE Attack can each use a card that both have', (t) => {
  const shield = { id: 'shield', abilities: [{ type: 'defense', mods: { auto: 1 } }], rows: [] } as const;
  fight(t, {
    cards: { equipment: [shield] },
    who: { 0: { at: 0, items: [item('shield')] }, 2: { at: 0, items: [item('shield')] } },
    monsters: [trooper],
    steps: [struck(10, 0, 0, { dice: {}, auto: 2, keywords: ['aoe'] })],
  });
  t.choose('use:shield.1');
  t.choose('use:shield.1');
  assert.deepEqual(hits(t), [
    [0, 2, 1, 1],
    [2, 2, 1, 1],
  ]);
});
