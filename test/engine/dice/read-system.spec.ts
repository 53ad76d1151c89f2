// Dice systems from outside: dice that an author defines in JSON, and the faults of impossible dice.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { systems, type FaceName } from '../../../src/engine/dice/index.js';
import { readSystem } from '../../../src/engine/dice/read-system.js';
import { roll } from '../../../src/engine/dice/roll.js';

const skulls = (many: number, blank: number): string[] => [
  ...Array<string>(many).fill('skull'),
  ...Array<string>(blank).fill(''),
];
const bone = ['', 'skull'];
const long = 'b'.repeat(50);

describe('a system from outside', () => {
  it('may be given by its id, such as d17', () => {
    for (const [id, system] of Object.entries(systems)) assert.deepEqual(readSystem(id), { ok: true, value: system });
    const read = readSystem('d17');
    assert.ok(read.ok);
    const { dice, ...others } = read.value;
    assert.deepEqual(others, { id: 'd17', counts: { pip: 1 }, pool: { dice: 1 }, changes: true });
    assert.deepEqual(dice['d17']?.names, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  });

  it('may have an author’s own faces, exploding dice, and dice that may be rerolled', () => {
    const read = readSystem({
      id: 'crypt',
      dice: { bone: ['', 'skull', '', 'skull skull', 3] },
      counts: { skull: 2, pip: 1 },
      changes: true,
      explode: { on: 'skull', reroll: true },
    });
    const names = ['bone1', 'bone2', 'bone3', 'bone4', 3];
    const dice = { bone: { names, faces: [{}, { skull: 1 }, {}, { skull: 2 }, { pip: 3 }] } };
    const explode = { on: 'skull', add: 1, reroll: true };
    assert.deepEqual(read, {
      ok: true,
      value: { id: 'crypt', dice, counts: { skull: 2, pip: 1 }, pool: { dice: 1 }, changes: true, explode },
    });
  });

  it('counts 1 for each symbol, rerolls no dice and has the name of its first die by default', () => {
    const read = readSystem({ id: 5, dice: { bone, chip: [1, 2] }, changes: 'yes' });
    const dice = {
      bone: { names: ['bone1', 'bone2'], faces: [{}, { skull: 1 }] },
      chip: { names: [1, 2], faces: [{ pip: 1 }, { pip: 2 }] },
    };
    assert.deepEqual(read, {
      ok: true,
      value: { id: 'bone', dice, counts: { skull: 1, pip: 1 }, pool: { dice: 1 }, changes: false },
    });
  });

  it('may count only the best die', () => {
    const read = readSystem({
      dice: { bone: ['', 'skull', 'skull skull', 3] },
      counts: { skull: 2, pip: 1 },
      keep: 'one',
    });
    assert.ok(read.ok);
    assert.equal(read.value.keep, 'one');
    const faces: FaceName[] = ['bone2', 'bone3', 3];
    const next = { die: (_: string, names: readonly FaceName[]) => names.indexOf(faces.shift() ?? '') };
    assert.equal(roll(read.value, { bone: 3 }, next).total, 4);
  });

  const good: readonly (readonly [string, object])[] = [
    ['a die of 2 faces', { dice: { bone } }],
    ['a die of 100 faces', { dice: { bone: skulls(50, 50) } }],
    ['numbers from 0 to 1000', { dice: { bone: [0, 1000] } }],
    ['six names on a face, however far apart', { dice: { bone: ['a b c  d e f', ''] } }],
    ['values from 0 to 100', { dice: { bone: ['skull', 'moon'] }, counts: { skull: 0, moon: 100 } }],
    ['a die that adds two dice', { dice: { bone: skulls(2, 3) }, explode: { on: 'skull', add: 2 } }],
    [
      'a rerolled die that adds a die',
      { dice: { bone: skulls(2, 3) }, explode: { on: 'skull', add: 1, reroll: true } },
    ],
    ['a face worth 1000', { dice: { bone: ['', 500] }, counts: { pip: 2 } }],
    ['a face worth 20 on a die that can add a die', { dice: { bone: ['', 'skull', 20] }, explode: { on: 'skull' } }],
    [
      'a face worth 4 on a die that can add two dice',
      { dice: { bone: ['', '', 'skull', 4] }, explode: { on: 'skull', add: 2 } },
    ],
    ['four faces of five that explode', { dice: { bone: skulls(4, 1) }, explode: { on: 'skull' } }],
  ];
  for (const [what, json] of good)
    it(`may have ${what}`, () => {
      const read = readSystem(json);
      assert.ok(read.ok, JSON.stringify(read));
    });
});

describe('a system is refused with the path and reason of every fault', () => {
  const ids =
    'd3, d4, d6, d8, d10, d12, d20, d100, sanitarium, mansions-attribute, coma-ward, lobotomy-attack, lobotomy-defense, lobotomy-test';
  for (const id of ['', 'd0', 'd1', 'd1000', 'd17x', 'xd17', 'constructor', long])
    it(`the id ${JSON.stringify(id)}`, () => {
      const message = `Write one of ${ids}, or a system as an object.`;
      assert.deepEqual(readSystem(id), { ok: false, error: [{ code: 'system', path: '', message }] });
    });

  const none = ['dice', 'Add at least one die.'] as const;
  const name = 'A name must be lower-case letters, digits and dashes.';
  const list = 'A die must be a list of 2 to 100 faces.';
  const face = 'A face must be a number from 0 to 1000, or up to six names of symbols.';
  const symbol = 'No face has this symbol; correct its name.';
  const worth = 'The value of a symbol must be a whole number from 0 to 100.';
  const brings = [
    'explode/add',
    'Let an exploding die add one or two dice; with "reroll", the die itself counts as one.',
  ] as const;
  const endless = ['explode', 'Rolls would hardly ever end; let fewer faces explode.'] as const;
  const faulty: readonly (readonly [string, unknown, ...(readonly (readonly [path: string, message: string])[])])[] = [
    ['nothing', null, none],
    ['a number', 7, none],
    ['a list', [bone], none],
    ['dice that are a string', { dice: 'skull' }, none],
    [
      'invalid names of dice',
      { dice: { 'Bone!': [1, 2], constructor: [1, 2], [long]: [1, 2] } },
      ['dice/Bone!', name],
      ['dice/constructor', name],
      [`dice/${long.slice(0, 40)}`, name],
      none,
    ],
    ['a die of 1 face', { dice: { bone: ['skull'], chip: [1, 2] } }, ['dice/bone', list]],
    ['a die of 101 faces', { dice: { bone: skulls(50, 51), chip: [1, 2] } }, ['dice/bone', list]],
    ['a die that is a string', { dice: { bone: 'skull moon', chip: [1, 2] } }, ['dice/bone', list]],
    [
      'faces',
      { dice: { bone: ['', null, -1, 1001, 1.5, 'a b c d e f g', 'skull Bad!', 'constructor', [1]] } },
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((i) => [`dice/bone/${i}`, face] as const),
    ],
    [
      'worths',
      { dice: { bone: ['skull', 'moon', 'sun', 'star'] }, counts: { skull: 0.5, moon: -1, sun: 101, star: '1' } },
      ...['skull', 'moon', 'sun', 'star'].map((what) => [`counts/${what}`, worth] as const),
    ],
    [
      'values of symbols that are on no face',
      { dice: { bone }, counts: { moon: 1, [long]: 1 } },
      ['counts/moon', symbol],
      [`counts/${long.slice(0, 40)}`, symbol],
    ],
    ['an invalid value of keep', { dice: { bone }, keep: 'two' }, ['keep', 'This must be "one", or be left out.']],
    [
      'a kept die that explodes',
      { dice: { bone }, keep: 'one', explode: { on: 'skull' } },
      ['explode', 'With "keep", dice cannot explode; remove one of the two.'],
    ],
    ['what explodes', { dice: { bone }, explode: { on: 'sun' } }, ['explode/on', symbol]],
    ['an explosion without a face', { dice: { bone }, explode: {} }, ['explode/on', symbol]],
    ['an explosion that adds no die', { dice: { bone }, explode: { on: 'skull', add: 0 } }, brings],
    [
      'an explosion that adds three dice',
      { dice: { bone: skulls(1, 9) }, explode: { on: 'skull', add: 2, reroll: true } },
      brings,
    ],
    ['five faces of six that explode', { dice: { bone: skulls(5, 1) }, explode: { on: 'skull' } }, endless],
    [
      'two kinds of dice, one of which hardly ever ends',
      { dice: { bone: skulls(5, 1), chip: [1, 2] }, explode: { on: 'skull' } },
      endless,
    ],
    [
      'half of the faces add two dice each',
      { dice: { bone: skulls(3, 3) }, explode: { on: 'skull', add: 2 } },
      endless,
    ],
    [
      'a face worth 1002',
      { dice: { bone: ['', 501] }, counts: { pip: 2 } },
      ['dice/bone/1', 'A face may be worth at most 1000; lower its value.'],
    ],
    [
      'a face worth 21 on a die that can add a die',
      { dice: { chip: ['', 20], bone: ['', 'skull', 21] }, explode: { on: 'skull' } },
      ['dice/bone/2', 'A face may be worth at most 20 when dice explode; lower its value.'],
    ],
    [
      'a face worth 1002 beside another fault, which has to be corrected first',
      { dice: { bone: ['', 501] }, counts: { pip: 2, moon: 1 } },
      ['counts/moon', symbol],
    ],
    [
      'a face worth 5 on a die that can add two dice',
      { dice: { bone: ['', '', 'skull', 5] }, explode: { on: 'skull', add: 1, reroll: true } },
      ['dice/bone/3', 'A face may be worth at most 4 when dice explode; lower its value.'],
    ],
    [
      'all of these at once',
      {
        dice: { 'Bone!': [1, 2], bone: ['', 'skull', -1] },
        counts: { skull: 0.5, moon: 1 },
        keep: 'two',
        explode: { on: 'sun', add: 5 },
      },
      ['dice/Bone!', name],
      ['dice/bone/2', face],
      ['counts/skull', worth],
      ['counts/moon', symbol],
      ['keep', 'This must be "one", or be left out.'],
      ['explode/on', symbol],
    ],
  ];
  for (const [what, json, ...faults] of faulty)
    it(what, () => {
      assert.deepEqual(readSystem(json), {
        ok: false,
        error: faults.map(([path, message]) => ({ code: 'system', path, message })),
      });
    });
});
