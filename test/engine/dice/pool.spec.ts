// Dice pools from outside: the forms that a page may use, and the faults for anything else.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { systems, type Pool, type System } from '../../../src/engine/dice/index.js';
import { readPool } from '../../../src/engine/dice/pool.js';

const { d6, sanitarium } = systems;
const attack = systems['lobotomy-attack'];
const attribute = systems['mansions-attribute'];
const coma = systems['coma-ward'];
const heavy: System = { ...d6, id: 'heavy', dice: { bone: d6.dice['d6']! }, counts: { pip: 160 } };
const long = 'b'.repeat(50);

describe('a pool from outside', () => {
  const pools: readonly (readonly [System, unknown, Pool])[] = [
    [d6, '3d6', { d6: 3 }],
    [d6, '3d6 + d10', { d6: 3, d10: 1 }],
    [d6, '2d6 1d6', { d6: 3 }],
    [d6, '100d100', { d100: 100 }],
    [d6, 100, { dice: 100 }],
    [heavy, 10, { dice: 10 }],
    [d6, { d999: 10, d10: 1 }, { d999: 10, d10: 1 }],
    [attack, '2 green, 1 red', { green: 2, red: 1 }],
    [coma, '4', { dice: 4 }],
    [coma, 4, { dice: 4 }],
    [attribute, '5 attribute -2 modifier', { attribute: 5, modifier: -2 }],
    [attribute, 6, { attribute: 6 }],
    [attribute, { attribute: 100, modifier: -99 }, { attribute: 100, modifier: -99 }],
    [sanitarium, undefined, { dice: 3 }],
    [sanitarium, null, { dice: 3 }],
    [systems['lobotomy-test'], { blue: 2, brown: 0 }, { blue: 2, brown: 0 }],
  ];
  for (const [system, source, pool] of pools)
    it(`${system.id}: ${JSON.stringify(source)}`, () => {
      assert.deepEqual(readPool(system, source), { ok: true, value: pool });
    });

  const none = ['dice', 'Name some dice, such as 3d6.'] as const;
  const many = ['dice', 'These are too many dice for their faces and values; use fewer dice.'] as const;
  const count = 'Write a whole number of dice from 0 to 100.';
  const value = 'Write a whole number from -99 to 100.';
  const d6Names = 'In d6, the name must be one of dice, d6.';
  const entries = 'In mansions-attribute, the name must be one of attribute, modifier, skill.';
  const faulty: readonly (readonly [System, unknown, ...(readonly (readonly [path: string, message: string])[])])[] = [
    [coma, '3d6', ['dice/d6', 'In coma-ward, the name must be one of dice, suspense.']],
    [d6, '101', ['dice/dice', count]],
    [d6, '-1', ['dice/dice', count]],
    [d6, { d6: '3' }, ['dice/d6', count]],
    [d6, '', none],
    [d6, '3d6; 2d6', none],
    [d6, true, none],
    [d6, [3], none],
    [d6, '100d999', many],
    [d6, '100d100 1d2', many],
    [heavy, 11, many],
    [d6, '2 green', ['dice/green', d6Names]],
    [
      d6,
      { d0: 1, d1000: 1, d17x: 1, xd17: 1 },
      ['dice/d0', d6Names],
      ['dice/d1000', d6Names],
      ['dice/d17x', d6Names],
      ['dice/xd17', d6Names],
    ],
    [d6, { [long]: 1 }, [`dice/${long.slice(0, 40)}`, d6Names]],
    [
      attack,
      { green: 1.5, blue: 1 },
      ['dice/green', count],
      ['dice/blue', 'In lobotomy-attack, the name must be one of dice, green, red.'],
    ],
    [attribute, '3 luck', ['dice/luck', entries]],
    [attribute, { dice: 1 }, ['dice/dice', entries]],
    [attribute, { attribute: 101, modifier: -100 }, ['dice/attribute', value], ['dice/modifier', value]],
  ];
  for (const [system, source, ...faults] of faulty)
    it(`is refused with path and reason, ${system.id}: ${JSON.stringify(source)}`, () => {
      assert.deepEqual(readPool(system, source), {
        ok: false,
        error: faults.map(([path, message]) => ({ code: 'pool', path, message })),
      });
    });
});
