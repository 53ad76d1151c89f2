// The effects after an Attack: some happen only on a Bolt, only for the living, or only once. LOB-RUL-48, -65, -66,
// LOB-LIF, LOB-KEY-16
import assert from 'node:assert/strict';
import type {
  EquipmentCard,
  Modifiers,
  MonsterCard,
} from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { attack, disorder, fight, struck, type Fight } from '../../support/fight.js';
import { dice, eventsOf, heldDisorder, item, monster } from '../../support/match-builder.js';

const beast = (defense: Modifiers): MonsterCard => ({
  id: 'beast',
  class: 'basic',
  minis: 2,
  normal: { health: 20, movement: 1, attacks: [{ dice: {} }], defense },
});
/** Runs these steps while Alex, Strength 3, is on the Space of a Monster and has this Weapon and Armor. */
const beside = (
  t: RuleTest,
  weapon: Modifiers,
  armor: Modifiers,
  defense: Modifiers,
  steps: Fight['steps'],
  faces: string,
  alex: object = {},
  wounds = 0,
): void => {
  fight(t, {
    cards: {
      weapons: [{ id: 'test', key: 'strength', mods: weapon, rows: [] }],
      equipment: [{ id: 'gear', armor: true, mods: armor, rows: [] }],
      monsters: [beast(defense)],
    },
    who: { 0: { at: 0, items: [item('test'), item('gear')], ...alex } },
    monsters: [monster(10, 'beast', 0, { wounds })],
    steps,
    faces: dice(faces),
  });
};
const gain: Modifiers = { bolt: { then: [{ do: 'insanity', n: 1 }] } };

rule('LOB-RUL-66 effects of a Bolt happen only on the Bolt face, for both sides', (t) => {
  const insanity = (steps: Fight['steps'], faces: string): unknown => {
    beside(t, gain, { dice: { blue: 1 }, ...gain }, {}, steps, faces);
    return t.state.characters[0].insanity;
  };
  assert.deepEqual(
    [insanity([attack(10, 0, 'test')], 'G1 G1 G1'), insanity([attack(10, 0, 'test')], 'G5 G1 G1')],
    [0, 1],
  );
  assert.deepEqual(
    [insanity([struck(10, 0, 0, { dice: {} })], 'B1'), insanity([struck(10, 0, 0, { dice: {} })], 'B5')],
    [0, 1],
  );
});

rule('LOB-RUL-66 an attacker that died of Deflect has no follow-up effects', (t) => {
  const follows = (wounds: number): unknown => {
    beside(
      t,
      { then: [{ do: 'insanity', n: 1 }] },
      {},
      { keywords: ['deflect'] },
      [attack(10, 0, 'test')],
      'G1 G1 G1',
      { wounds },
    );
    return [t.state.characters[0].dead, eventsOf(t, 'follows').length];
  };
  assert.deepEqual(
    [follows(6), follows(7)],
    [
      [false, 1],
      [true, 0],
    ],
  );
});

rule('LOB-RUL-65 a Counterattack causes no further Counterattack', (t) => {
  beside(
    t,
    {},
    { keywords: ['counterattack'] },
    { keywords: ['counterattack'] },
    [struck(10, 0, 0, { dice: {} })],
    'G1 G1 G1',
  );
  t.choose('counter:fists:strength');
  assert.deepEqual([t.options(), eventsOf(t, 'attack').length, t.state.monsters.length], [['rest'], 2, 1]);
});

const answering: Modifiers = { keywords: ['counterattack', 'deflect'] };

rule('LOB-CTR-02 a Character that died in the attack cannot counterattack', (t) => {
  const struckFor = (auto: number): unknown => {
    beside(t, {}, { keywords: ['counterattack'] }, {}, [struck(10, 0, 0, { dice: {}, auto })], '');
    return [t.options(), eventsOf(t, 'no-counter').map(({ mini }) => mini)];
  };
  assert.deepEqual(
    [struckFor(7), struckFor(8)],
    [
      [['counter:test:strength', 'counter:fists:strength', 'none'], []],
      [['rest'], [0]],
    ],
  );
});

rule('LOB-RUL-122 a calmed Monster does not counterattack', (t) => {
  const attacks = (...calms: readonly string[]): unknown => {
    const lead: EquipmentCard = { id: 'lead', passive: { calms }, rows: [] };
    fight(t, {
      cards: { equipment: [lead], monsters: [beast({ keywords: ['counterattack'] })] },
      who: { 0: { at: 0, items: [item('lead', 0, false)] } },
      monsters: [monster(10, 'beast', 0)],
      steps: [attack(10, 0)],
      faces: dice('G1 G1 G1'),
    });
    return eventsOf(t, 'attack').length;
  };
  assert.deepEqual([attacks(), attacks('beast')], [2, 1]);
});

rule('LOB-RUL-65 nobody counterattacks a Monster that Deflect has defeated', (t) => {
  const struckAt = (wounds: number): unknown => {
    beside(t, { range: [0, 2] }, answering, {}, [struck(10, 0, 0, { dice: {} })], '', {}, wounds);
    return [t.options(), t.state.monsters.length];
  };
  assert.deepEqual(
    [struckAt(18), struckAt(19)],
    [
      [['counter:test:strength', 'counter:fists:strength', 'none'], 1],
      [['rest'], 0],
    ],
  );
});

rule('LOB-RUL-65 a Boss rolls no die for a Counterattack if the attacker died of its Deflect', (t) => {
  const duo: MonsterCard = {
    id: 'duo',
    class: 'boss',
    minis: 1,
    normal: {
      health: 20,
      movement: 1,
      attacks: [
        { id: 'belt', upTo: 3, dice: {} },
        { id: 'roar', upTo: 6, dice: {} },
      ],
      defense: answering,
    },
  };
  const thrown = (wounds: number): unknown => {
    fight(t, {
      cards: { monsters: [duo] },
      who: { 0: { at: 0, wounds } },
      monsters: [monster(10, 'duo', 0)],
      steps: [attack(10, 0)],
      faces: dice('G1 G1 G1'),
    });
    return [t.state.characters[0].dead, eventsOf(t, 'attack').length, eventsOf(t, 'attack-chosen').length];
  };
  assert.deepEqual(
    [thrown(6), thrown(7)],
    [
      [false, 2, 1],
      [true, 1, 0],
    ],
  );
});

rule('LOB-LIF-01 an attacker that is defeated by a triggered effect is not healed', (t) => {
  const kill = (of: 'character' | 'monster', here: object = {}) =>
    disorder('spite', {
      type: 'passive',
      trigger: 'wounded',
      steps: [{ do: 'on', whom: { of, take: 'each', where: 'here', ...here }, steps: [{ do: 'kill' }] }],
    });
  const healed = (spite: ReturnType<typeof disorder>, steps: Fight['steps'], cooldown: number): unknown => {
    const drain = {
      id: 'drain',
      key: 'strength',
      mods: { auto: 1, keywords: ['aoe', 'lifesteal'] },
      rows: [],
    } as const;
    fight(t, {
      cards: { disorders: [spite], weapons: [drain], monsters: [beast({})] },
      who: {
        0: { at: 0, wounds: 5, items: [item('drain')] },
        1: { at: 0, disorders: [heldDisorder('spite', cooldown)] },
      },
      monsters: [monster(10, 'beast', 0, { wounds: 5 })],
      steps,
      faces: dice(steps[0]?.do === 'attack-begin' && steps[0].by === 0 ? 'G1 G1 G1' : ''),
    });
    return [eventsOf(t, 'lifesteal').map(({ mini }) => mini), t.state.characters[0].wounds];
  };
  const own = (cooldown: number): unknown =>
    healed(kill('character', { other: true }), [attack(10, 0, 'drain')], cooldown);
  assert.deepEqual(
    [own(1), own(0)],
    [
      [[0], 4],
      [[], 5],
    ],
  );
  const theirs = (cooldown: number): unknown =>
    healed(kill('monster'), [struck(10, 1, 0, { dice: {}, auto: 1, keywords: ['lifesteal'] })], cooldown);
  assert.deepEqual(
    [theirs(1), theirs(0)],
    [
      [[10], 5],
      [[], 5],
    ],
  );
});

rule('LOB-RUL-48 an attack counts toward the bonus of later attackers, even if it was dodged', (t) => {
  beside(t, {}, { keywords: ['dodge'] }, {}, [struck(10, 0, 0, { dice: {} }, { bonus: true })], '');
  assert.equal(t.state.characters[0].attackers, 1);
  beside(
    t,
    {},
    {},
    {},
    [
      struck(10, 0, 0, { dice: {}, auto: 1 }, { bonus: true }),
      struck(10, 0, 0, { dice: {}, auto: 1 }, { bonus: true }),
    ],
    '',
  );
  assert.equal(t.state.characters[0].wounds, 3);
});

rule('LOB-LIF-01 a Monster can heal all its Wounds, but no more', (t) => {
  beside(t, {}, {}, {}, [struck(10, 0, 0, { dice: {}, auto: 3, keywords: ['lifesteal'] })], '', {}, 1);
  assert.equal(t.state.monsters[0].wounds, 0);
  assert.deepEqual(
    eventsOf(t, 'healed').map(({ mini, n }) => [mini, n]),
    [[10, 1]],
    'the log tells the Wounds that were healed',
  );
});

rule('LOB-KEY-16 Infection on a Bolt lowers the Attribute that the Bolt names', (t) => {
  beside(
    t,
    {},
    {},
    {},
    [struck(10, 0, 0, { dice: { green: 1 }, bolt: { keywords: ['infection'], infects: 'wisdom' } })],
    'G5',
  );
  assert.deepEqual([t.options(), t.state.characters[0].decreases], [['rest'], { wisdom: 1 }]);
});
