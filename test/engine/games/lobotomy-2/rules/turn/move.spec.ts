// Move Actions, Doors, leaving Monsters, Stealth, Blink and Ethereal Movement: LOB-MOV, LOB-FLE, LOB-KEY.
import assert from 'node:assert/strict';
import type { Ability } from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { acting, held, innate, offered, points, spaceOn } from '../../support/character-turn.js';
import { world } from '../../support/ward-pack.js';
import { eventsOf } from '../../support/match-builder.js';

/** Begins Alex’s Turn with Alex on this Space of board V1. */
const on = (
  t: RuleTest,
  letter: string,
  more: Parameters<typeof acting>[1] = {},
  around: Parameters<typeof acting>[2] = {},
): void => {
  const [alex = {}, ...others] = more.characters ?? [];
  acting(t, { ...more, characters: [{ at: `V1.${letter}`, ...alex }, ...others] }, { board: 'V1', ...around });
};
const at = spaceOn('V1');
const to = (letters: string, kind = 'walk'): string[] =>
  letters
    .split('')
    .map((letter) => `${kind}:${at(letter)}`)
    .sort();
const moving = (t: RuleTest): string[] =>
  t
    .options()
    .filter((id) => /^(walk|flee):/.test(id))
    .sort();
const walk = (t: RuleTest, letters: string): void => {
  for (const letter of letters) t.choose(`walk:${at(letter)}`);
};
const door = (t: RuleTest): string => offered(t, 'open')[0] ?? '';
const trooper = (letter: string) => ({ card: 'state-trooper', at: `V1.${letter}` });
const hound = (letter: string) => ({ card: 'hellhound', at: `V1.${letter}` });
/** Cards that give Alex an Innate Ability with this step. */
const gift = (step: NonNullable<Ability['steps']>[number]): ReturnType<typeof innate> =>
  innate({ type: 'active', steps: [step] });

// The worked examples

rule('LOB-EX-50 Character 1 goes through an Open Door, over open floor and through a gap, not through a wall', (t) => {
  on(t, 'P');
  assert.deepEqual(moving(t), to('ABC'));
  assert.equal(t.why(0, `walk:${at('D')}`)?.reason, 'wall-between');
});

rule(
  'LOB-EX-51 Character 2 goes past a partial wall and over open floor, but not through a Closed Door, a corner or a window',
  (t) => {
    on(t, 'Q');
    assert.deepEqual(moving(t), to('CF'));
    assert.deepEqual(
      ['D', 'E', 'G'].map((letter) => t.why(0, `walk:${at(letter)}`)?.reason),
      ['door-closed', 'corner-only', 'wall-between'],
    );
  },
);

rule('LOB-EX-52 one Movement Point opens the Door, another one passes it', (t) => {
  on(t, 'Q');
  t.choose(door(t));
  walk(t, 'D');
  assert.deepEqual([held(t).at, ...points(t)], [at('D'), 2, 0]);
});

rule('LOB-EX-53 a free Trade ends the Move Action, and the last Movement Point is lost', (t) => {
  on(t, 'P', { characters: [{}, { at: 'V1.B', junk: { wood: 1 } }] });
  walk(t, 'B');
  assert.deepEqual(points(t), [2, 1]);
  for (const id of ['trade:1', 'put:1:junk:wood', 'offer']) t.choose(id);
  assert.deepEqual(points(t), [2, 0]);
});

// Moving

rule('LOB-MOV-01 a Move Action costs 1 AP and gives 2 Movement Points; a third step needs another Move Action', (t) => {
  on(t, 'P');
  walk(t, 'B');
  assert.deepEqual(points(t), [2, 1]);
  walk(t, 'P');
  assert.deepEqual(points(t), [2, 0]);
  walk(t, 'B');
  assert.deepEqual(points(t), [1, 1]);
});

rule('LOB-MOV-02 one Movement Point opens a Closed Door on the edge of the Space', (t) => {
  on(t, 'Q');
  t.choose(door(t));
  assert.deepEqual([points(t), Object.values(t.state.edges)], [[2, 1], ['open-door']]);
  on(t, 'P');
  assert.equal(door(t), '', 'there is no Door on the edge');
});

rule('LOB-MOV-03 one Movement Point moves to a Space that shares a part of an open edge', (t) => {
  on(t, 'Q');
  walk(t, 'C');
  assert.deepEqual([held(t).at, points(t)], [at('C'), [2, 1]], 'half of that edge is a wall');
});

rule('LOB-MOV-04 diagonal movement is impossible', (t) => {
  on(t, 'Q');
  assert.ok(!moving(t).includes(...(to('E') as [string])));
  assert.equal(t.why(0, `walk:${at('E')}`)?.rule, 'LOB-MOV-04');
});

rule('LOB-MOV-05 walls and Closed Doors stop Characters; gaps, Breaches and Open Doors do not', (t) => {
  on(t, 'Q', { edges: [['V1.Q', 'V1.G', 'breach']] });
  assert.deepEqual(moving(t), to('CFG'));
  assert.equal(t.why(0, `walk:${at('D')}`)?.rule, 'LOB-MOV-05');
  t.choose(door(t));
  assert.deepEqual(moving(t), to('CDFG'));
});

rule('LOB-MOV-06 two Monsters hold a Character, and so does one Monster without a Flee symbol', (t) => {
  on(t, 'P', { monsters: [trooper('P'), trooper('P')] });
  assert.deepEqual([moving(t), t.why(0, `walk:${at('B')}`)?.reason], [[], 'held-by-two']);
  on(t, 'P', { monsters: [hound('P')] });
  assert.deepEqual([moving(t), t.why(0, `walk:${at('B')}`)?.reason], [[], 'held-by-one']);
});

rule('LOB-MOV-07 a held Character can still open Doors', (t) => {
  on(t, 'Q', { monsters: [hound('Q')] });
  assert.deepEqual(moving(t), []);
  t.choose(door(t));
  assert.deepEqual(points(t), [2, 1]);
});

rule('LOB-MOV-08 Monsters do not prevent entering a Space; they may prevent leaving it', (t) => {
  on(t, 'P', { monsters: [hound('B')] });
  walk(t, 'B');
  assert.equal(held(t).at, at('B'));
  assert.deepEqual(moving(t), []);
});

rule('LOB-MOV-09 Stealth ignores Monsters; Blink also ignores walls', (t) => {
  const cards = innate(
    { type: 'passive', passive: { stealth: true } },
    { type: 'active', steps: [{ do: 'blink', n: 1 }] },
  );
  on(t, 'P', { monsters: [hound('P'), hound('P')] }, { cards });
  assert.deepEqual(moving(t), to('ABC'), 'no way leads through the wall');
  t.choose('use:alex.2');
  t.choose(...(to('D', 'blink') as [string]));
  assert.deepEqual([held(t).at, points(t)], [at('D'), [3, 0]]);
});

rule('LOB-MOV-10 another action, even a free one, ends the Move Action', (t) => {
  on(t, 'P');
  walk(t, 'B');
  t.choose('loot');
  assert.deepEqual(points(t), [1, 0]);
});

rule('LOB-MOV-11 a Closed Door stops Characters and sight; a Monster walks through it', (t) => {
  on(t, 'Q', { phase: 'movement', monsters: [hound('D')], decks: { spawn: [] } });
  assert.equal(t.events().find(({ type }) => type === 'monster-passes')?.['monster'], 10);
  assert.equal(t.state.monsters[0].at, at('Q'));
  on(t, 'Q', { monsters: [hound('D')], characters: [{ items: ['revolver'] }] });
  assert.deepEqual(offered(t, 'attack'), []);
  assert.equal(t.why(0, 'attack:revolver:10')?.rule, 'LOB-LOS-02');
  assert.equal(t.why(0, `walk:${at('D')}`)?.rule, 'LOB-MOV-05');
});

rule('LOB-RUL-36 Doors are opened only for Movement Points, and never closed; Move X gives no Movement Points', (t) => {
  on(t, 'Q', {}, { cards: gift({ do: 'move', n: 2 }) });
  t.choose('use:alex.1');
  assert.deepEqual(t.options().sort(), [...to('CF', 'move'), 'stay'].sort(), 'no Door can be opened');
  t.choose(...(to('F', 'move') as [string]));
  assert.deepEqual([held(t).at, points(t)], [at('F'), [3, 0]]);
  on(t, 'P');
  assert.ok(!t.options().some((id) => id.startsWith('close') || id.startsWith('open')), 'the Open Door stays open');
});

rule('LOB-RUL-39 any number of minis can share a Space', (t) => {
  on(t, 'P', {
    characters: [{}, { at: 'V1.B' }, { at: 'V1.B' }, { at: 'V1.B' }],
    monsters: [1, 2, 3, 4, 5, 6].map(() => trooper('B')),
  });
  walk(t, 'B');
  assert.equal(held(t).at, at('B'));
});

// Leaving Monsters

rule(
  'LOB-EX-49 a Character with printed or raised Strength 3 leaves a State Trooper freely; one with Strength 2 suffers 1 Wound',
  (t) => {
    on(t, 'P', { monsters: [trooper('P')] });
    assert.deepEqual(moving(t), to('ABC'), 'the printed Strength is 3');
    on(
      t,
      'P',
      { monsters: [trooper('P')], characters: [{ decreases: { strength: 1 } }] },
      { cards: innate({ type: 'passive', passive: { attributes: { strength: 1 } } }) },
    );
    assert.deepEqual(moving(t), to('ABC'), 'the raised Strength is 3');
    on(t, 'P', { monsters: [trooper('P')], characters: [{ decreases: { strength: 1 } }] });
    assert.deepEqual(moving(t), to('ABC', 'flee'));
    t.choose(...(to('B', 'flee') as [string]));
    assert.deepEqual([held(t).at, held(t).wounds], [at('B'), 1]);
  },
);

rule('LOB-FLE-01 a Character that meets the condition of a single Monster with a Flee symbol leaves freely', (t) => {
  on(t, 'P', { monsters: [trooper('P')] });
  walk(t, 'B');
  assert.deepEqual([held(t).at, held(t).wounds], [at('B'), 0]);
});

rule('LOB-FLE-02 a Character that does not meet the condition may leave and suffers the penalty', (t) => {
  on(t, 'P', { monsters: [trooper('P')], characters: [{ decreases: { strength: 1 } }] });
  t.choose(...(to('C', 'flee') as [string]));
  assert.deepEqual([held(t).at, held(t).wounds], [at('C'), 1]);
});

rule(
  'LOB-FLE-02 leaving needs no confirmation if the penalty takes something that the Character does not have',
  (t) => {
    const nurse = { attribute: 'wisdom', min: 3, penalty: [{ do: 'lose', what: 'meds', n: 1 }] } as const;
    const monsters = world.monsters.map((card) =>
      card.id === 'hellhound' ? { ...card, normal: { ...card.normal, flee: nurse } } : card,
    );
    const leaves = (meds: object): unknown[] => {
      on(t, 'P', { monsters: [hound('P')], characters: [{ meds }] }, { cards: { monsters } });
      const [option] = t.view(0).questions[0]?.options.filter(({ id }) => id === to('C', 'flee')[0]) ?? [];
      t.choose(option?.id ?? '');
      return [option?.confirm, eventsOf(t, 'fled')[0]?.['free'], held(t).at];
    };
    assert.deepEqual(
      [leaves({ red: 1 }), leaves({})],
      [
        ['flee', false, at('C')],
        [undefined, true, at('C')],
      ],
    );
  },
);

rule('LOB-FLE-02 leaving costs nothing if the penalty is a Condition that the Character has or is immune to', (t) => {
  const damp = { attribute: 'wisdom', min: 3, penalty: [{ do: 'afflict', condition: 'frost' }] } as const;
  const monsters = world.monsters.map((card) =>
    card.id === 'hellhound' ? { ...card, normal: { ...card.normal, flee: damp } } : card,
  );
  const coat = { id: 'coat', armor: true, mods: { immune: ['frost'] }, rows: [] } as const;
  const equipment = [...world.equipment, coat];
  const leaves = (alex: object): unknown[] => {
    on(t, 'P', { monsters: [hound('P')], characters: [alex] }, { cards: { monsters, equipment } });
    const [option] = t.view(0).questions[0]?.options.filter(({ id }) => id === to('C', 'flee')[0]) ?? [];
    t.choose(option?.id ?? '');
    return [option?.confirm, eventsOf(t, 'fled')[0]?.['free']];
  };
  assert.deepEqual(
    [leaves({}), leaves({ items: [{ card: 'coat', worn: true }] }), leaves({ conditions: ['frost'] })],
    [
      ['flee', false],
      [undefined, true],
      [undefined, true],
    ],
  );
});

rule('LOB-FLE-03 the condition depends on current values', (t) => {
  const weak = { type: 'active', steps: [{ do: 'attribute', attribute: 'strength', n: -1, until: 'turn' }] } as const;
  on(t, 'P', { monsters: [trooper('P')] }, { cards: innate(weak) });
  assert.deepEqual(moving(t), to('ABC'));
  t.choose('use:alex.1');
  assert.deepEqual(moving(t), to('ABC', 'flee'));
  t.choose(...(to('A', 'flee') as [string]));
  assert.equal(held(t).wounds, 1);
});

rule('LOB-FLE-04 leaving a State Trooper needs Strength 3, or costs 1 Wound', (t) => {
  on(t, 'P', { monsters: [trooper('P')], characters: [{ decreases: { strength: 1 } }] });
  t.choose(...(to('A', 'flee') as [string]));
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'wounded')
      .map(({ n }) => n as number),
    [1],
  );
  on(t, 'P', { monsters: [trooper('P')] });
  assert.deepEqual(moving(t), to('ABC'));
});

rule('LOB-KEY-15 Flee shows the price of leaving a Monster', (t) => {
  const drain = world.monsters.map((card) =>
    card.id === 'hellhound'
      ? ({
          ...card,
          normal: {
            ...card.normal,
            flee: { attribute: 'wisdom', min: 3, penalty: [{ do: 'lose', what: 'insanity', n: 2 }] },
          },
        } as const)
      : card,
  );
  on(t, 'P', { monsters: [hound('P')], characters: [{ insanity: 3 }] }, { cards: { monsters: drain } });
  t.choose(...(to('B', 'flee') as [string]));
  assert.deepEqual([held(t).at, held(t).insanity, held(t).wounds], [at('B'), 1, 0]);
});

rule(
  'LOB-RUL-38 the Flee penalty comes before the move, without a Defense Roll; a Character that dies from it does not move',
  (t) => {
    on(t, 'P', {
      monsters: [trooper('P')],
      characters: [{ decreases: { strength: 1 }, wounds: 7, items: ['straitjacket.1'] }],
    });
    t.choose(...(to('B', 'flee') as [string]));
    assert.deepEqual([held(t).dead, held(t).at], [true, at('P')]);
    assert.ok(!t.events().some(({ type }) => type === 'rolled'));
  },
);

rule('LOB-RUL-37 Stunned, Frosted and harmless Monsters hold nobody', (t) => {
  on(t, 'P', { monsters: [{ ...hound('P'), conditions: ['stun'] }] });
  assert.deepEqual(moving(t), to('ABC'));
  on(t, 'P', {
    monsters: [
      { ...hound('P'), conditions: ['frost'] },
      { ...hound('P'), conditions: ['stun'] },
    ],
  });
  assert.deepEqual(moving(t), to('ABC'));
  on(t, 'P', { monsters: [trooper('P'), { ...hound('P'), conditions: ['stun'] }] });
  assert.deepEqual(moving(t), to('ABC'), 'two Monsters, one of them Stunned, count as one');
  on(
    t,
    'P',
    { monsters: [hound('P')] },
    {
      cards: {
        monsters: world.monsters.map((card) =>
          card.id === 'hellhound' ? { ...card, normal: { ...card.normal, harmless: true } } : card,
        ),
      },
    },
  );
  assert.deepEqual(moving(t), to('ABC'), 'the Monster’s card says so');
});

// Conditions and keywords

rule(
  'LOB-KEY-06 a Monster with Frost holds nobody and moves 1 Space less in the next Monster Phase; then the token is removed',
  (t) => {
    on(t, 'P', { monsters: [{ ...hound('P'), conditions: ['frost'] }] });
    assert.deepEqual(moving(t), to('ABC'));
    acting(t, {
      phase: 'movement',
      characters: ['A', 'A', 'A', 'A'].map((letter) => ({ at: `ward.${letter}` })),
      monsters: [
        { card: 'hellhound', at: 'ward.K', conditions: ['frost'] },
        { card: 'hellhound', at: 'ward.E' },
      ],
      decks: { spawn: ['event-1', 'event-2', 'event-3', 'event-4'] },
      edges: [
        ['ward.F', 'ward.K', 'wall'],
        ['ward.B', 'ward.G', 'wall'],
      ],
    });
    assert.deepEqual(
      t
        .events()
        .filter(({ type }) => type === 'moved')
        .map(({ mini }) => mini as number),
      [10, 10, 11, 11, 11],
      'both Monsters have Movement 3',
    );
    assert.deepEqual(t.state.monsters[0].conditions, {});
  },
);

rule('LOB-KEY-07 Frost removes 1 Movement Point of each Move Action in the next Turn, then ends', (t) => {
  on(t, 'P', { characters: [{ conditions: ['frost'] }] });
  walk(t, 'B');
  assert.deepEqual(points(t), [2, 0]);
  walk(t, 'P');
  assert.deepEqual(points(t), [1, 0]);
  t.choose('end');
  assert.deepEqual(held(t).conditions, {});
});

rule('LOB-RUL-56 Stun and Frost that a Character gets in its own Turn count for its next Turn', (t) => {
  const chill = innate({
    type: 'active',
    once: true,
    steps: [
      { do: 'afflict', condition: 'frost' },
      { do: 'afflict', condition: 'stun' },
    ],
  });
  on(
    t,
    'P',
    { decks: { spawn: ['event-1', 'event-2', 'event-3', 'event-4'] } },
    { cards: chill, faces: [{ deck: 'hunt', card: 'quiet-1' }] },
  );
  t.choose('use:alex.1');
  walk(t, 'B');
  assert.deepEqual(points(t), [2, 1]);
  for (let i = 0; i < 4; i++) t.choose('end');
  for (let i = 0; i < 3; i++) t.choose('end');
  assert.deepEqual([t.state.round, t.state.turn.character, points(t)], [2, 0, [2, 0]], 'the Character has one AP less');
  walk(t, 'P');
  assert.deepEqual(points(t), [1, 0], 'the Move Action gives one point less');
  t.choose('end');
  assert.deepEqual(held(t).conditions, {});
});

rule('LOB-KEY-22 a Stunned Character has 1 AP less in its next Turn, then the token is removed', (t) => {
  on(t, 'P', { characters: [{}, { at: 'V1.P', conditions: ['stun'] }] });
  t.choose('end');
  assert.deepEqual([t.state.turn.character, points(t), held(t, 1).conditions], [1, [2, 0], {}]);
});

rule('LOB-KEY-10 Stealth ignores any number of Monsters', (t) => {
  on(
    t,
    'P',
    { monsters: [hound('P'), trooper('P')] },
    { cards: innate({ type: 'active', steps: [{ do: 'stealth', until: 'turn' }] }) },
  );
  assert.deepEqual(moving(t), []);
  t.choose('use:alex.1');
  walk(t, 'B');
  assert.equal(held(t).at, at('B'));
});

rule('LOB-KEY-14 Ethereal Movement ignores walls and Closed Doors', (t) => {
  on(t, 'Q', {}, { cards: innate({ type: 'passive', passive: { ethereal: true } }) });
  assert.deepEqual(moving(t), to('CDFG'));
  walk(t, 'G');
  assert.deepEqual([held(t).at, points(t)], [at('G'), [2, 1]]);
});

rule('LOB-KEY-26 Move X moves up to X Spaces by the rules of moving', (t) => {
  on(t, 'P', { monsters: [hound('B')] }, { cards: gift({ do: 'move', n: 2 }) });
  t.choose('use:alex.1');
  t.choose(...(to('B', 'move') as [string]));
  assert.deepEqual([held(t).at, t.options().filter((id) => id.startsWith('move'))], [at('B'), []], 'a hound holds it');
  on(t, 'P', {}, { cards: gift({ do: 'move', n: 2 }) });
  t.choose('use:alex.1');
  t.choose(...(to('C', 'move') as [string]));
  t.choose('stay');
  assert.deepEqual([held(t).at, points(t)], [at('C'), [3, 0]]);
});

rule('LOB-KEY-27 Blink X jumps to a Space within Range X, without line of sight and past all restrictions', (t) => {
  on(t, 'P', { monsters: [hound('P'), hound('D')] }, { cards: gift({ do: 'blink', n: 1 }) });
  t.choose('use:alex.1');
  assert.deepEqual(t.options().sort(), [...to('ABCD', 'blink'), 'stay'].sort());
  t.choose(...(to('D', 'blink') as [string]));
  assert.deepEqual([held(t).at, held(t).wounds], [at('D'), 0]);
});

rule(
  'LOB-RUL-117 Blink suffers no Flee penalty; Ethereal Movement is still held by Monsters and costs Movement Points',
  (t) => {
    on(
      t,
      'P',
      { monsters: [trooper('P')], characters: [{ decreases: { strength: 1 } }] },
      { cards: gift({ do: 'blink', n: 2 }) },
    );
    t.choose('use:alex.1');
    assert.deepEqual(offered(t, 'blink').sort(), to('ABCDEQ', 'blink'));
    t.choose(...(to('B', 'blink') as [string]));
    assert.deepEqual([held(t).at, held(t).wounds], [at('B'), 0]);
    on(t, 'P', { monsters: [hound('P')] }, { cards: innate({ type: 'passive', passive: { ethereal: true } }) });
    assert.deepEqual(moving(t), []);
  },
);

rule('LOB-RUL-13 Range is measured through walls, but not outside the Board', (t) => {
  on(t, 'D', {}, { cards: gift({ do: 'blink', n: 1 }) });
  t.choose('use:alex.1');
  assert.deepEqual(offered(t, 'blink').sort(), to('PQ', 'blink'), 'A and G touch at corners only');
  t.choose(...(to('P', 'blink') as [string]));
  assert.equal(held(t).at, at('P'), 'the Character went through the wall');
});
