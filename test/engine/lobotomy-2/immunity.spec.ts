// What is nothing to who is immune to it, whether an Attack, an Ability or a Chapter would do it. LOB-IMM
import assert from 'node:assert/strict';
import type { Effect, Keyword } from '../../../src/engine/games/lobotomy-2/cards.js';
import type { Pack } from '../../../src/engine/games/lobotomy-2/content.js';
import { rule, type RuleTest } from '../../support/rules.js';
import { acting, held, innate } from './acting.js';
import { told } from './fighting.js';
import { world } from './world.js';

const doll = { id: 'doll', class: 'elite', minis: 2, normal: { health: 20, movement: 1, attacks: [{ dice: {} }], defense: {}, immune: ['frost', 'stun', 'pierce'] } } as const;
const charm = (...immune: Keyword[]): Pack['equipment'][number] => ({ id: 'charm', passive: { defense: { immune } }, rows: [] });

/** Alex' Ability does that to a Doll on his Space. */
const done = (t: RuleTest, steps: readonly Effect[]): void => {
  acting(t, { monsters: [{ card: 'doll', at: 'ward.A' }] }, { cards: { monsters: [...world.monsters, doll], ...innate({ type: 'active', steps: [{ do: 'on', whom: { of: 'monster', take: 'one', where: 'here' }, steps }] }) } });
  t.choose('use:alex.1');
};

rule('LOB-IMM-02 an Ability without a roll is ignored in the one effect too, and works in the others', (t) => {
  done(t, [{ do: 'afflict', condition: 'stun' }, { do: 'afflict', condition: 'fire' }, { do: 'wound', n: 1 }]);
  assert.deepEqual([Object.keys(t.state.monsters[0].conditions), t.state.monsters[0].wounds], [['fire'], 1]);
  assert.deepEqual(told(t, 'ignored').map(({ mini, keyword }) => [mini, keyword]), [[10, 'stun']]);
});

rule('LOB-IMM-01 a Character ignores what its card names, whoever does it', (t) => {
  const suffered = (...immune: Keyword[]): unknown => {
    const steps: readonly Effect[] = [{ do: 'infect', attribute: 'strength' }, { do: 'infect' }, { do: 'afflict', condition: 'frost' }, { do: 'insanity', n: 1 }];
    acting(t, { characters: [{ items: ['charm'] }] }, { cards: { equipment: [...world.equipment, charm(...immune)], ...innate({ type: 'active', steps }) } });
    t.choose('use:alex.1');
    if (t.options().includes('infect:wisdom')) t.choose('infect:wisdom');
    return [held(t).decreases, Object.keys(held(t).conditions), held(t).insanity];
  };
  assert.deepEqual(suffered('infection', 'frost'), [{}, [], 1]);
  assert.deepEqual(suffered('frost'), [{ strength: 1, wisdom: 1 }, [], 1]);
  assert.deepEqual(suffered('infection'), [{}, ['frost'], 1]);
});
