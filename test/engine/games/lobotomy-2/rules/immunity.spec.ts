// Immunity to effects of Attacks, Abilities and Chapters. LOB-IMM
import assert from 'node:assert/strict';
import type { Effect, Keyword, Modifiers } from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Pack } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { acting, held, innate } from '../support/character-turn.js';
import { attack, fight, struck } from '../support/fight.js';
import { world } from '../support/ward-pack.js';
import { dice, eventsOf, hits, item, monster } from '../support/match-builder.js';

const doll = {
  id: 'doll',
  class: 'elite',
  minis: 2,
  normal: { health: 20, movement: 1, attacks: [{ dice: {} }], defense: {}, immune: ['frost', 'stun', 'pierce'] },
} as const;
const charm = (...immune: Keyword[]): Pack['equipment'][number] => ({
  id: 'charm',
  passive: { defense: { immune } },
  rows: [],
});

/** Alex’s Ability has these effects on a Doll on his Space. */
const done = (t: RuleTest, steps: readonly Effect[]): void => {
  acting(
    t,
    { monsters: [{ card: 'doll', at: 'ward.A' }] },
    {
      cards: {
        monsters: [...world.monsters, doll],
        ...innate({
          type: 'active',
          steps: [{ do: 'on', whom: { of: 'monster', take: 'one', where: 'here' }, steps }],
        }),
      },
    },
  );
  t.choose('use:alex.1');
};

rule('LOB-IMM-02 an immune mini ignores only the one effect of an Ability without a roll', (t) => {
  done(t, [
    { do: 'afflict', condition: 'stun' },
    { do: 'afflict', condition: 'fire' },
    { do: 'wound', n: 1 },
  ]);
  assert.deepEqual([Object.keys(t.state.monsters[0].conditions), t.state.monsters[0].wounds], [['fire'], 1]);
  assert.deepEqual(
    eventsOf(t, 'ignored').map(({ mini, keyword }) => [mini, keyword]),
    [[10, 'stun']],
  );
});

rule('LOB-IMM-01 a Character ignores the effects listed on its card, from every source', (t) => {
  const suffered = (...immune: Keyword[]): unknown => {
    const steps: readonly Effect[] = [
      { do: 'infect', attribute: 'strength' },
      { do: 'infect' },
      { do: 'afflict', condition: 'frost' },
      { do: 'insanity', n: 1 },
    ];
    acting(
      t,
      { characters: [{ items: ['charm'] }] },
      { cards: { equipment: [...world.equipment, charm(...immune)], ...innate({ type: 'active', steps }) } },
    );
    t.choose('use:alex.1');
    if (t.options().includes('infect:wisdom')) t.choose('infect:wisdom');
    return [held(t).decreases, Object.keys(held(t).conditions), held(t).insanity];
  };
  assert.deepEqual(suffered('infection', 'frost'), [{}, [], 1]);
  assert.deepEqual(suffered('frost'), [{ strength: 1, wisdom: 1 }, [], 1]);
  assert.deepEqual(suffered('infection'), [{}, ['frost'], 1]);
});

rule('LOB-IMM-02 a mini that is immune to AoE is attacked only as a target, and may Dodge', (t) => {
  const sweep = { id: 'sweep', key: 'strength', mods: { keywords: ['aoe'] }, rows: [] } as const;
  const slick = (defense: Modifiers) =>
    ({
      id: 'slick',
      class: 'basic',
      minis: 2,
      normal: { health: 20, movement: 1, attacks: [{ dice: {} }], defense, immune: ['aoe'] },
    }) as const;
  const swept = (target: number, faces: string, defense: Modifiers = {}): unknown => {
    fight(t, {
      cards: { weapons: [sweep], monsters: [slick(defense)] },
      who: { 0: { at: 1, items: [item('sweep')] } },
      monsters: [monster(10, 'hellhound', 1), monster(11, 'slick', 1)],
      faces: dice(faces),
      steps: [attack(target, 1, 'sweep')],
    });
    return hits(t).map((hit) => (hit as number[])[0]);
  };
  assert.deepEqual([swept(10, 'G2 G1 G1 B1'), eventsOf(t, 'ignored').map(({ mini }) => mini)], [[10], [11]]);
  assert.deepEqual(swept(11, 'G2 G1 G1 B1'), [10, 11]);
  assert.deepEqual(swept(11, 'G2 G1 G1 B1', { keywords: ['dodge'] }), [10]);
  assert.deepEqual(swept(11, 'G2 G1 G1 B1 B5', { dice: { blue: 1 }, bolt: { keywords: ['dodge'] } }), [10]);
});

rule('LOB-IMM-01 Counterattack and Deflect do not affect an immune attacker', (t) => {
  const gear = {
    id: 'gear',
    armor: true,
    mods: { keywords: ['counterattack', 'deflect'], immune: ['stun'] },
    rows: [],
  } as const;
  const struckBy = (...immune: Keyword[]): unknown => {
    const ghost = {
      id: 'ghost',
      class: 'basic',
      minis: 2,
      normal: { health: 9, movement: 1, attacks: [{ dice: {} }], defense: {}, ...(immune.length > 0 && { immune }) },
    } as const;
    fight(t, {
      cards: { equipment: [gear], monsters: [ghost] },
      who: { 0: { at: 0, items: [item('gear')] } },
      monsters: [monster(10, 'ghost', 0)],
      steps: [struck(10, 0, 0, { dice: {}, keywords: ['stun'] })],
    });
    return [t.state.monsters[0].wounds, t.options().at(-1), t.state.characters[0].conditions];
  };
  assert.deepEqual(
    [struckBy(), struckBy('counterattack'), struckBy('deflect')],
    [
      [1, 'none', {}],
      [1, 'rest', {}],
      [0, 'none', {}],
    ],
  );
});
