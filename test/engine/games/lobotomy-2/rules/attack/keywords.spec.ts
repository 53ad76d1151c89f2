// Keywords of an Attack and a Defense: when tokens are placed, what they do, and who is immune. LOB-KEY, LOB-EFX,
// LOB-IMM, LOB-LIF, LOB-CTR
import assert from 'node:assert/strict';
import type {
  Keyword,
  Modifiers,
  MonsterCard,
} from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { attack, disorder, fight, struck, type Fight } from '../../support/fight.js';
import { dice, eventsOf, heldDisorder, hits, item, monster, rolls } from '../../support/match-builder.js';

const beast = (defense: Modifiers, more: Partial<MonsterCard['normal']> = {}): MonsterCard => ({
  id: 'beast',
  class: 'basic',
  minis: 2,
  normal: { health: 20, movement: 1, attacks: [{ dice: { green: 1 } }], defense, ...more },
});
/** Alex, Strength 3, attacks this Monster with a Weapon that has these modifiers. */
const attacked = (
  t: RuleTest,
  mods: Modifiers,
  defense: Modifiers,
  faces: string,
  more: Partial<Fight> & { readonly side?: Partial<MonsterCard['normal']> } = {},
): void => {
  fight(t, {
    cards: { weapons: [{ id: 'test', key: 'strength', mods, rows: [] }], monsters: [beast(defense, more.side)] },
    who: { 0: { at: 0, items: [item('test')] } },
    monsters: [monster(10, 'beast', 0)],
    steps: [attack(10, 0, 'test')],
    faces: dice(faces),
    ...more,
  });
};
/** A Monster attacks Alex, who wears an Armor with these modifiers. */
const defended = (
  t: RuleTest,
  printed: Modifiers & { readonly dice: object },
  mods: Modifiers,
  faces: string,
  more: Partial<Fight> = {},
): void => {
  fight(t, {
    cards: { equipment: [{ id: 'gear', armor: true, mods, rows: [] }], monsters: [beast({})] },
    who: { 0: { at: 0, items: [item('gear')] } },
    monsters: [monster(10, 'beast', 0)],
    steps: [struck(10, 0, 0, printed)],
    faces: dice(faces),
    ...more,
  });
};
const has = (...keywords: Keyword[]): Modifiers => ({ keywords });
const onBolt = (...keywords: Keyword[]): Modifiers => ({ bolt: { keywords } });
const conditions = (t: RuleTest): string[] => Object.keys(t.state.monsters[0]?.conditions ?? {});
/** The types of the events that place a Condition or report a roll, in order. */
const order = (t: RuleTest): string[] =>
  t
    .events()
    .map(({ type }) => type)
    .filter((type) => ['afflicted', 'rolled'].includes(type));

rule('LOB-EX-63 three Bolts trigger “Bolt: Lifesteal” only once', (t) => {
  attacked(t, { auto: 2, bolt: { keywords: ['lifesteal'] } }, {}, 'G5 G5 G5', {
    who: { 0: { at: 0, wounds: 6, items: [item('test')] } },
  });
  assert.deepEqual([t.state.characters[0].wounds, t.options()], [4, ['rest']]);
});

rule('LOB-EX-68 a defeated Monster neither counterattacks nor heals', (t) => {
  attacked(t, { auto: 20 }, has('counterattack'), 'G1 G1 G1', {
    side: { attacks: [{ dice: { green: 2 }, keywords: ['lifesteal'] }] },
  });
  assert.deepEqual([t.state.monsters, eventsOf(t, 'attack').length], [[], 1]);
});

rule('LOB-KEY-01 Fire is placed on the target before the roll', (t) => {
  attacked(t, has('fire'), {}, 'G2 G1 G1');
  assert.deepEqual([hits(t), conditions(t)], [[[10, 2, 0, 2]], ['fire']]);
  assert.deepEqual(order(t), ['afflicted', 'rolled', 'rolled']);
});

rule('LOB-KEY-01 a mini has at most one Fire token', (t) => {
  attacked(t, has('fire'), {}, 'G2 G1 G1', { monsters: [monster(10, 'beast', 0, { conditions: { fire: 1 } })] });
  assert.deepEqual([hits(t), eventsOf(t, 'afflicted').length], [[[10, 2, 0, 2]], 0]);
  attacked(t, has('fire'), {}, 'G2 G1 G1');
  assert.equal(eventsOf(t, 'afflicted').length, 1);
});

rule('LOB-KEY-02 every attack on a burning target has one more success', (t) => {
  defended(t, { dice: { green: 1 } }, {}, 'G1', { who: { 0: { at: 0, conditions: { fire: 1 } } } });
  assert.deepEqual(hits(t), [[0, 1, 0, 1]]);
});

rule('LOB-KEY-05 Frost is placed on the target before the attack', (t) => {
  attacked(t, has('frost'), {}, 'G1 G1 G1');
  assert.deepEqual(t.state.monsters[0].conditions, { frost: 2 });
  assert.deepEqual(order(t), ['afflicted', 'rolled', 'rolled']);
});

rule('LOB-KEY-09 Pierce removes the die with the most Shields', (t) => {
  defended(t, { dice: { green: 2 }, keywords: ['pierce'] }, { dice: { blue: 1, brown: 1 } }, 'G4 G2 B2 N1');
  assert.deepEqual([eventsOf(t, 'pierced').map(({ face }) => face), hits(t)], [['N1'], [[0, 3, 1, 2]]]);
});

rule('LOB-KEY-12 Dodge ignores all effects of an Attack', (t) => {
  attacked(t, has('fire', 'stun'), has('dodge'), '');
  assert.deepEqual([hits(t), conditions(t), rolls(t)], [[], [], []]);
});

rule('LOB-KEY-13 Ethereal removes all Shields and the Defense Roll', (t) => {
  attacked(t, has('ethereal'), { dice: { blue: 2 }, auto: 2 }, 'G4 G1 G1');
  assert.deepEqual([hits(t), rolls(t).length], [[[10, 2, 0, 2]], 1]);
});

rule('LOB-KEY-16 Infection lowers the Attribute of the attack', (t) => {
  defended(t, { dice: { green: 1 }, keywords: ['infection'], infects: 'wisdom' }, {}, 'G1');
  assert.deepEqual(t.state.characters[0].decreases, { wisdom: 1 });
});

rule('LOB-KEY-16 without a named Attribute, the victim’s player chooses', (t) => {
  defended(t, { dice: { green: 1 }, keywords: ['infection'] }, {}, 'G1');
  t.choose('infect:dexterity');
  assert.deepEqual(t.state.characters[0].decreases, { dexterity: 1 });
});

rule('LOB-KEY-19 Stun is placed after the attack', (t) => {
  attacked(t, has('stun'), {}, 'G2 G1 G1');
  assert.deepEqual(
    t
      .events()
      .map(({ type }) => type)
      .filter((type) => type === 'wounded' || type === 'afflicted'),
    ['wounded', 'afflicted'],
  );
  assert.deepEqual([t.options(), t.state.monsters[0].conditions], [['rest'], { stun: 2 }], 'dice cannot be rerolled');
});

rule('LOB-KEY-20 any dice can be rerolled against a Stunned Monster', (t) => {
  attacked(t, {}, {}, 'G1 G6 G2 G2 G4', { monsters: [monster(10, 'beast', 0, { conditions: { stun: 2 } })] });
  t.choose('die:0:1');
  t.choose('die:0:0');
  t.choose('reroll');
  assert.deepEqual(hits(t), [[10, 4, 0, 4]]);
});

rule('LOB-KEY-23 Deflect deals the attacker a Wound, even if the attack dealt none', (t) => {
  attacked(t, {}, { ...has('deflect'), auto: 9 }, 'G1 G1 G1');
  assert.deepEqual([t.state.characters[0].wounds, t.state.monsters[0].wounds], [1, 0]);
});

rule('LOB-KEY-24 Critical Strike doubles Wounds, not hits', (t) => {
  attacked(t, has('critical'), { dice: { blue: 1 } }, 'G4 G2 G1 B2');
  assert.deepEqual(hits(t), [[10, 3, 1, 4]]);
});

rule('LOB-KEY-25 a Counterattack is an attack on the attacker', (t) => {
  attacked(t, {}, has('counterattack'), 'G1 G1 G1 G4');
  assert.deepEqual(hits(t), [
    [10, 0, 0, 0],
    [0, 2, 0, 2],
  ]);
});

rule('LOB-KEY-28 Holy removes printed Shields, but not Shields of a Bolt', (t) => {
  attacked(t, has('holy'), { dice: { blue: 1 }, auto: 3, bolt: { auto: 1 } }, 'G4 G4 G4 B5');
  assert.deepEqual(hits(t), [[10, 6, 2, 4]]);
});

rule('LOB-KEY-30 Immunity: the listed effect does not affect the holder', (t) => {
  attacked(t, has('fire', 'frost'), {}, 'G1 G1 G1', { side: { immune: ['fire'] } });
  assert.deepEqual([conditions(t), hits(t)], [['frost'], [[10, 0, 0, 0]]]);
});

rule('LOB-KEY-11 Lifesteal heals Wound for Wound', (t) => {
  attacked(t, has('lifesteal'), { dice: { blue: 1 } }, 'G4 G2 G1 B2', {
    who: { 0: { at: 0, wounds: 5, items: [item('test')] } },
  });
  assert.deepEqual([t.state.characters[0].wounds, t.options()], [3, ['rest']]);
});

rule('LOB-LIF-01 Health never exceeds its maximum', (t) => {
  attacked(t, { ...has('lifesteal'), auto: 5 }, {}, 'G1 G1 G1', {
    who: { 0: { at: 0, wounds: 2, items: [item('test')] } },
  });
  assert.deepEqual([t.state.characters[0].wounds, t.options()], [0, ['rest']]);
});

rule('LOB-KEY-04 healing a Monster puts out its Fire', (t) => {
  defended(t, { dice: { green: 1 }, keywords: ['lifesteal'] }, {}, 'G4', {
    monsters: [monster(10, 'beast', 0, { wounds: 3, conditions: { fire: 1, frost: 2 } })],
  });
  assert.deepEqual([t.state.monsters[0].wounds, conditions(t)], [1, ['frost']]);
});

rule('LOB-EFX-01 an effect is automatic, or needs a Bolt', (t) => {
  attacked(t, onBolt('stun'), {}, 'G1 G1 G1');
  assert.deepEqual(conditions(t), []);
  attacked(t, onBolt('stun'), {}, 'G5 G1 G1');
  assert.deepEqual(conditions(t), ['stun']);
});

rule('LOB-EFX-02 Pierce works once, even if it is both automatic and on two Bolts', (t) => {
  attacked(t, { ...has('pierce'), ...onBolt('pierce') }, { dice: { blue: 3 } }, 'G5 G5 G2 B2 B2 B2');
  assert.deepEqual(hits(t), [[10, 1, 2, 0]]);
});

rule('LOB-EFX-03 plain successes count once for each Bolt', (t) => {
  defended(t, { dice: { green: 1 }, auto: 4 }, { dice: { blue: 2 }, bolt: { auto: 1 } }, 'G1 B5 B5');
  assert.deepEqual(hits(t), [[0, 4, 4, 0]]);
});

rule('LOB-IMM-01 an Armor can give immunity', (t) => {
  defended(t, { dice: { green: 1 }, keywords: ['fire', 'stun'] }, { immune: ['fire', 'stun'] }, 'G2');
  assert.deepEqual([t.state.characters[0].conditions, hits(t)], [{}, [[0, 1, 0, 1]]]);
});

rule('LOB-IMM-02 only the immune defender ignores the effect', (t) => {
  const mail = { id: 'mail', armor: true, mods: { immune: ['stun'] }, rows: [] } as const;
  defended(t, { dice: { green: 1 }, keywords: ['stun', 'aoe'] }, {}, 'G1', {
    cards: { equipment: [mail], monsters: [beast({})] },
    who: { 0: { at: 0, items: [item('mail')] }, 1: { at: 0 } },
  });
  assert.deepEqual(
    [0, 1].map((id) => t.state.characters[id].conditions.stun),
    [undefined, 2],
  );
});

rule('LOB-IMM-03 immunity to one effect cancels neither the Attack, nor its damage, nor its other effects', (t) => {
  attacked(t, has('pierce', 'critical'), { dice: { blue: 1 } }, 'G4 G4 G1 B2', { side: { immune: ['pierce'] } });
  assert.deepEqual(hits(t), [[10, 4, 1, 6]]);
});

rule('LOB-CTR-01 a Counterattack comes last, even after free movement', (t) => {
  attacked(t, { then: [{ do: 'insanity', n: 1 }] }, has('counterattack', 'deflect'), 'G1 G1 G1 G2');
  const order = t.events().map(({ type }) => type);
  assert.deepEqual(
    order.filter((type) => ['deflected', 'follows', 'attack'].includes(type)),
    ['attack', 'deflected', 'follows', 'attack'],
  );
});

rule('LOB-CTR-02 defeated minis do not counterattack', (t) => {
  attacked(t, { auto: 20 }, has('counterattack'), 'G1 G1 G1');
  assert.deepEqual(hits(t).length, 1);
});

rule('LOB-RUL-57 the Attack that places Fire benefits from it, even on a Bolt', (t) => {
  attacked(t, onBolt('fire'), {}, 'G5 G2 G1');
  assert.deepEqual(hits(t), [[10, 2, 0, 2]]);
});

rule('LOB-RUL-58 Stun and Frost need no Wound', (t) => {
  attacked(t, has('stun', 'frost'), { auto: 9 }, 'G1 G1 G1');
  assert.deepEqual([hits(t), conditions(t)], [[[10, 0, 9, 0]], ['frost', 'stun']]);
});

rule('LOB-RUL-58 Infection on a Monster does nothing', (t) => {
  attacked(t, has('infection', 'frost'), {}, 'G1 G1 G1');
  assert.deepEqual([conditions(t), t.options()], [['frost'], ['rest']]);
});

rule('LOB-RUL-59 the attacking player chooses among tied dice of a Monster; its Bolt is lost', (t) => {
  attacked(t, has('pierce'), { dice: { blue: 3 }, bolt: { auto: 3 } }, 'G4 G4 G4 B2 B5 B1');
  assert.deepEqual(t.view(null).questions.length === 0 && t.options(0), ['pierce:0', 'pierce:1']);
  t.choose('pierce:1', 0);
  assert.deepEqual(hits(t), [[10, 6, 1, 5]]);
});

rule('LOB-RUL-59 the defending player chooses among a Character’s dice', (t) => {
  defended(t, { dice: { green: 2 }, keywords: ['pierce'] }, { dice: { blue: 2 }, bolt: { auto: 1 } }, 'G4 G4 B4 B5', {
    who: { 2: { at: 0, items: [item('gear')] } },
    steps: [struck(10, 2, 0, { dice: { green: 2 }, keywords: ['pierce'] })],
  });
  t.choose('pierce:0', 1);
  assert.deepEqual(hits(t), [[2, 4, 2, 2]]);
});

rule('LOB-RUL-59 if no die has Shields, Pierce removes a die without Shields', (t) => {
  attacked(t, has('pierce'), { dice: { blue: 2 } }, 'G2 G1 G1 B1 B1');
  assert.deepEqual([eventsOf(t, 'pierced').length, hits(t)], [1, [[10, 1, 0, 1]]]);
  attacked(t, has('pierce'), {}, 'G2 G1 G1');
  assert.deepEqual(hits(t), [[10, 1, 0, 1]], 'without a die, nothing happens');
});

rule('LOB-RUL-60 Holy removes Shields of the Armor, but not Shields of an Ability', (t) => {
  const charm = { id: 'charm', passive: { defense: { auto: 1 } }, rows: [] };
  const mail = { id: 'mail', armor: true, mods: { auto: 1 }, rows: [{ cost: { any: 1 }, mods: { auto: 1 } }] } as const;
  defended(t, { dice: {}, auto: 5, keywords: ['holy'] }, {}, '', {
    cards: { equipment: [mail, charm], monsters: [beast({})] },
    who: { 0: { at: 0, items: [item('mail', 1), item('charm', 0, false)] } },
  });
  assert.deepEqual(hits(t), [[0, 5, 1, 4]], 'Holy removes the Shield of the bought row too');
});

rule('LOB-RUL-60 Holy does not remove Shields of other Equipment and its rows', (t) => {
  const buckle = { id: 'buckle', mods: { auto: 1 }, rows: [{ cost: { any: 1 }, mods: { auto: 1 } }] } as const;
  defended(t, { dice: {}, auto: 5, keywords: ['holy'] }, { auto: 1 }, '', {
    cards: { equipment: [{ id: 'gear', armor: true, mods: { auto: 1 }, rows: [] }, buckle], monsters: [beast({})] },
    who: { 0: { at: 0, items: [item('gear'), item('buckle', 1, false)] } },
  });
  assert.deepEqual(hits(t), [[0, 5, 2, 3]]);
});

rule('LOB-RUL-61 a declared Dodge works against Ethereal', (t) => {
  defended(t, { dice: { green: 1 }, keywords: ['ethereal'] }, { dice: { blue: 2 } }, 'G4', {
    who: { 0: { at: 0, items: [item('gear')], meds: { blue: 1 } } },
  });
  assert.deepEqual([hits(t), t.options()], [[[0, 2, 0, 2]], ['rest']], 'without dice, Meds cannot be used');
  defended(t, { dice: { green: 1 }, keywords: ['ethereal'] }, has('dodge'), '');
  assert.deepEqual(hits(t), []);
});

rule('LOB-RUL-62 Wounds are doubled only once', (t) => {
  attacked(t, { ...has('critical'), ...onBolt('critical') }, {}, 'G5 G5 G2');
  assert.deepEqual(hits(t), [[10, 1, 0, 2]]);
});

rule('LOB-RUL-63 Lifesteal counts overkill and all Enemies, never friends', (t) => {
  attacked(t, { auto: 2, keywords: ['aoe', 'lifesteal'] }, {}, 'G1 G1 G1 B1', {
    who: { 0: { at: 0, wounds: 7, items: [item('test')] }, 1: { at: 0 } },
    monsters: [monster(10, 'beast', 0, { wounds: 19 }), monster(11, 'hellhound', 0, { wounds: 1 })],
  });
  assert.deepEqual(
    [
      t.options(),
      t.state.characters[0].wounds,
      t.state.characters[1].wounds,
      t.state.monsters.map(({ id }: { id: number }) => id),
    ],
    [['rest'], 3, 2, []],
  );
});

rule('LOB-RUL-63 each point of Lifesteal heals a Wound, Fire or a Decrease token', (t) => {
  attacked(t, { auto: 1, keywords: ['lifesteal'] }, {}, 'G1 G1 G1', {
    who: { 0: { at: 0, wounds: 2, conditions: { fire: 2 }, decreases: { wisdom: 1 }, items: [item('test')] } },
  });
  assert.equal(t.options().length, 3);
});

rule('LOB-RUL-64 the attacker suffers one Wound for each Defense Roll with Deflect, even of defeated minis', (t) => {
  attacked(t, { auto: 30, range: [1, 1], keywords: ['aoe'] }, has('deflect'), 'G1 G1 G1 B1', {
    monsters: [monster(10, 'beast', 1), monster(11, 'beast', 1), monster(12, 'hellhound', 1)],
    steps: [attack(10, 1, 'test')],
  });
  assert.deepEqual([t.state.monsters, t.state.characters[0].wounds], [[], 1]);
});

rule('LOB-RUL-65 a Character counterattacks with a Weapon in reach, or declines', (t) => {
  const sling = { id: 'catapult', key: 'dexterity', mods: { range: [1, 2] }, rows: [] } as const;
  const gear = { id: 'gear', armor: true, mods: has('counterattack'), rows: [] } as const;
  const stand: Partial<Fight> = {
    cards: { equipment: [gear], weapons: [sling], monsters: [beast({})] },
    who: { 0: { at: 0, items: [item('gear'), item('catapult'), item('broken-glass')] } },
  };
  defended(t, { dice: { green: 1 } }, {}, 'G1 G2 G2 G4', stand);
  assert.deepEqual(t.options(), ['counter:broken-glass:strength', 'counter:fists:strength', 'none']);
  t.choose('counter:broken-glass:strength');
  assert.deepEqual(hits(t), [
    [0, 0, 0, 0],
    [10, 4, 0, 4],
  ]);
  assert.equal(t.state.turn.ap, 2, 'the Counterattack costs no AP');
  defended(t, { dice: { green: 1 }, range: [0, 2] }, {}, 'G1', { ...stand, monsters: [monster(10, 'beast', 2)] });
  assert.deepEqual(t.options(), ['counter:catapult:dexterity', 'none']);
  t.choose('none');
  assert.deepEqual(hits(t), [[0, 0, 0, 0]]);
});

rule('LOB-RUL-65 a Counterattack may use the reach of a Weapon Attack Ability, which must then be declared', (t) => {
  const gear = { id: 'gear', armor: true, mods: has('counterattack'), rows: [] } as const;
  const lunge = disorder('lunge', { type: 'weapon-attack', cost: { insanity: 1 }, mods: { range: [0, 2] } });
  const answer = (insanity: number, faces: string): string[] => {
    defended(t, { dice: { green: 1 }, range: [0, 2] }, {}, faces, {
      cards: { equipment: [gear], disorders: [lunge], monsters: [beast({})] },
      who: { 0: { at: 0, insanity, items: [item('gear')], disorders: [heldDisorder('lunge')] } },
      monsters: [monster(10, 'beast', 2)],
    });
    return t.options();
  };
  assert.deepEqual(answer(0, 'G1'), ['rest'], 'the Ability cannot be paid');
  assert.deepEqual(answer(1, 'G1 G2 G2 G2'), ['counter:fists:strength', 'none']);
  t.choose('counter:fists:strength');
  assert.deepEqual(t.options(), ['use:lunge.1']);
  t.choose('use:lunge.1');
  assert.deepEqual(hits(t).at(-1), [10, 3, 0, 3]);
});

rule('LOB-RUL-132 a Stunned Monster still counterattacks', (t) => {
  attacked(t, {}, has('counterattack'), 'G1 G1 G1 G2', {
    monsters: [monster(10, 'beast', 0, { conditions: { stun: 2 } })],
  });
  t.choose('keep');
  assert.deepEqual(
    eventsOf(t, 'attack').map(({ by, counter }) => [by, counter]),
    [
      [0, false],
      [10, true],
    ],
  );
});

rule('LOB-RUL-65 a Counterattack causes no further Counterattack, and its kill is rewarded', (t) => {
  const gear = { id: 'gear', armor: true, mods: has('counterattack'), rows: [] } as const;
  defended(t, { dice: { green: 1 } }, {}, 'G1 G2 G1 G1', {
    cards: { equipment: [gear], monsters: [beast(has('counterattack'))] },
    who: { 0: { at: 0, items: [item('gear')] } },
    monsters: [monster(10, 'beast', 0, { wounds: 19 })],
  });
  t.choose('counter:fists:strength');
  assert.deepEqual([t.state.monsters, t.state.characters[0].insanity, eventsOf(t, 'attack').length], [[], 1, 2]);
});

rule('LOB-RUL-66 free movement is optional, and can put the attacker out of reach of the Counterattack', (t) => {
  const away: Modifiers = { then: [{ do: 'move', n: 1, stealth: true }] };
  attacked(t, away, has('counterattack'), 'G1 G1 G1');
  const [move] = t.options().filter((id) => id.includes('1'));
  assert.ok(move, 'the Character may move to the next Space');
  assert.ok(t.options().length > 1, 'the Character may also stay');
  t.choose(move);
  assert.deepEqual([t.state.characters[0].at, eventsOf(t, 'attack').length], [1, 1]);
});

rule('LOB-RUL-67 successes and Conditions of a Bolt need no choice', (t) => {
  attacked(t, { bolt: { auto: 1, keywords: ['stun'] } }, {}, 'G5 G1 G1');
  assert.deepEqual([hits(t), conditions(t), t.options()], [[[10, 1, 0, 1]], ['stun'], ['rest']]);
});

rule('LOB-RUL-68 without Armor, the Defense Roll has no dice, and Meds can join it', (t) => {
  defended(t, { dice: { green: 1 } }, {}, 'G4 N1', { who: { 0: { at: 0, meds: { brown: 1 } } } });
  t.choose('meds:brown');
  assert.deepEqual(hits(t), [[0, 2, 2, 0]]);
});

rule('LOB-RUL-69 a Monster killed by Deflect is the Character’s kill', (t) => {
  defended(t, { dice: { green: 1 } }, has('deflect'), 'G1', { monsters: [monster(10, 'beast', 0, { wounds: 19 })] });
  assert.deepEqual([t.state.monsters, t.state.characters[0].insanity], [[], 1]);
});

rule('LOB-RUL-131 a Character killed by the attack that it deflects gains what the kill gives', (t) => {
  defended(t, { dice: {}, auto: 8 }, has('deflect'), '', { monsters: [monster(10, 'beast', 0, { wounds: 19 })] });
  const { dead, insanity, quest } = t.state.characters[0];
  assert.deepEqual([t.state.monsters, dead, insanity, quest], [[], true, 1, 1]);
});

rule('LOB-RUL-05 a Dodge on a Bolt removes the tokens of this Attack', (t) => {
  attacked(t, has('fire', 'frost', 'stun'), { dice: { blue: 1 }, bolt: { keywords: ['dodge'] } }, 'G4 G4 G4 B5');
  assert.deepEqual([conditions(t), hits(t)], [[], []]);
  attacked(t, has('fire'), { dice: { blue: 1 }, bolt: { keywords: ['dodge'] } }, 'G4 G4 G4 B5', {
    monsters: [monster(10, 'beast', 0, { conditions: { fire: 2 } })],
  });
  assert.deepEqual(conditions(t), ['fire'], 'tokens that were there before remain');
});

rule('LOB-RUL-05 Ethereal on a Bolt cancels the defense dice and their Bolts', (t) => {
  defended(
    t,
    { dice: { green: 2 }, bolt: { keywords: ['ethereal'] } },
    { dice: { blue: 2 }, auto: 1, bolt: { keywords: ['dodge'] } },
    'G5 G4 B5 B6',
  );
  assert.deepEqual([hits(t), t.state.characters[0].insanity], [[[0, 2, 0, 2]], 1], 'the Insanity was gained before');
});

rule('LOB-ATK-11 a defeated Monster leaves the Board', (t) => {
  attacked(t, { auto: 20 }, {}, 'G1 G1 G1');
  assert.deepEqual(t.state.monsters, []);
});

rule(
  'LOB-EX-48 a Character that Blinks on a Bolt in Defense, into reach of another Monster, is attacked by it in the same phase',
  (t) => {
    const eagle = { type: 'passive', passive: { defense: { bolt: { then: [{ do: 'blink', n: 1 }] } } } } as const;
    const side = {
      health: 8,
      attributes: { strength: 3, dexterity: 2, wisdom: 2, imagination: 1 },
      abilities: [eagle],
    };
    fight(t, {
      cards: {
        characters: [
          { id: 'alex', disorders: ['aggression'], quest: { n: 3, counts: 'kills' }, blue: side, insane: side },
        ],
      },
      who: { 0: { at: 1, items: [item('straitjacket')] } },
      monsters: [monster(10, 'hellhound', 1), monster(11, 'hellhound', 0)],
      steps: [{ do: 'attacks' }],
      faces: dice('G1 G1 B5 G2 G1 B1'),
    });
    const [to] = t.options().filter((id) => /\b0$/.test(id));
    assert.ok(to, 'the other Space is offered');
    t.choose(to);
    assert.deepEqual(
      [t.state.characters[0].at, hits(t)],
      [
        0,
        [
          [0, 0, 1, 0],
          [0, 2, 0, 2],
        ],
      ],
    );
  },
);

rule('LOB-RUL-110 the player chooses the order of simultaneous effects of several cards', (t) => {
  const gift = { id: 'gift', passive: { attack: { then: [{ do: 'insanity', n: 2 }] } }, rows: [] } as const;
  const both = (first: string): unknown[] => {
    attacked(t, { then: [{ do: 'wound', n: 1 }] }, {}, 'G1 G1 G1', {
      cards: {
        weapons: [{ id: 'test', key: 'strength', mods: { then: [{ do: 'wound', n: 1 }] }, rows: [] }],
        equipment: [gift],
        monsters: [beast({})],
      },
      who: { 0: { at: 0, items: [item('test'), item('gift', 0, false)] } },
    });
    assert.deepEqual(t.options(), ['first:test', 'first:alex']);
    t.choose(first);
    return t
      .events()
      .map(({ type }) => type)
      .filter((type) => type === 'wounded' || type === 'insanity');
  };
  assert.deepEqual(
    [both('first:test'), both('first:alex')],
    [
      ['wounded', 'insanity'],
      ['insanity', 'wounded'],
    ],
  );
});

rule('LOB-EFX-02 if two cards give the same effect, it happens once, and the player chooses the card', (t) => {
  const gift = { id: 'gift', passive: { attack: { then: [{ do: 'insanity', n: 2 }] } }, rows: [] } as const;
  const gained = (...first: readonly string[]): unknown[] => {
    attacked(t, {}, {}, 'G1 G1 G1', {
      cards: {
        weapons: [{ id: 'test', key: 'strength', mods: { then: [{ do: 'insanity', n: 1 }] }, rows: [] }],
        equipment: [gift],
        monsters: [beast({})],
      },
      who: { 0: { at: 0, items: [item('test'), item('gift', 0, false)] } },
    });
    for (const id of first) t.choose(id);
    return [t.state.characters[0].insanity, t.options()];
  };
  assert.deepEqual(
    [gained('first:test'), gained('first:alex')],
    [
      [1, ['rest']],
      [2, ['rest']],
    ],
  );
});

rule('LOB-EFX-02 if a Monster has an effect twice, only the first happens', (t) => {
  const fury: Modifiers = {
    then: [
      {
        do: 'on',
        whom: { of: 'character', take: 'each', where: 'here' },
        steps: [{ do: 'infect', attribute: 'wisdom' }],
      },
      { do: 'heal', n: 1 },
    ],
  };
  defended(t, { dice: { green: 1 }, ...fury, bolt: { then: fury.then ?? [] } }, {}, 'G5', {
    monsters: [monster(10, 'beast', 0, { wounds: 5 })],
  });
  assert.deepEqual([t.state.monsters[0].wounds, eventsOf(t, 'infected').length], [4, 1]);
});

rule('LOB-DIC-01 a d6 selects the attack for a Boss’s Counterattack', (t) => {
  const duo: MonsterCard = {
    id: 'beast',
    class: 'boss',
    minis: 1,
    normal: {
      health: 20,
      movement: 1,
      attacks: [
        { id: 'belt', upTo: 3, dice: { red: 1 } },
        { id: 'roar', upTo: 6, dice: { green: 2 } },
      ],
      defense: { keywords: ['counterattack'] },
    },
  };
  const answer = (face: number, faces: string): unknown => {
    attacked(t, {}, {}, '', {
      cards: { weapons: [{ id: 'test', key: 'strength', rows: [] }], monsters: [duo] },
      faces: [...dice(`G1 G1 G1 ${faces}`), { die: 'd6', face }],
    });
    return rolls(t).at(-2);
  };
  assert.deepEqual(
    [answer(3, 'R1'), answer(4, 'G1 G1')],
    [
      ['attack', [0], 'R1'],
      ['attack', [0], 'G1 G1'],
    ],
  );
});

rule('LOB-KEY-29 Range limits the distance of the target', (t) => {
  const gear = { id: 'gear', armor: true, mods: has('counterattack'), rows: [] } as const;
  const sling = { id: 'catapult', key: 'dexterity', mods: { range: [1, 2] }, rows: [] } as const;
  for (const [at, answers] of [
    [1, ['counter:catapult:dexterity', 'none']],
    [3, ['rest']],
  ] as const) {
    defended(t, { dice: { green: 1 }, range: [0, 3] }, {}, 'G1', {
      cards: { equipment: [gear], weapons: [sling], monsters: [beast({})] },
      who: { 0: { at: 0, items: [item('gear'), item('catapult')] } },
      monsters: [monster(10, 'beast', at)],
    });
    assert.deepEqual(t.options(), answers);
  }
});
