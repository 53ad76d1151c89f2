// Every effect of cards works as described, on the right targets. The titles name the rules for each effect.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DisorderCard, Effect } from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Character, State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Faces } from '../../../../../src/engine/kernel/chance.js';
import { character, offered, on, pick, small, space, standing, stateOf } from '../support/small-pack.js';
import { heldDisorder, item, monster } from '../support/match-builder.js';

const card = (id: string): DisorderCard => ({ id, deck: 'ocd', abilities: [{ type: 'passive', passive: {} }] });
const pack = on('V1', { ...small, disorders: [card('lists'), card('order'), { ...card('rage'), deck: 'aggression' }] });
const at = (letter: string): number => space(pack, letter);

/** Character 0 on P applies the effects in its Turn. Character 1 is on P too, the others are on G. */
const act = (effects: readonly Effect[], change: (state: State) => void = () => undefined, faces: Faces = []) =>
  standing(
    pack,
    (state) => {
      for (const each of state.characters) each.at = at('G');
      for (const n of [0, 1]) (state.characters[n] as Character).at = at('P');
      Object.assign(state, { phase: 'characters', round: 1 });
      state.types = pack.monsters.map(({ id, minis }) => ({ card: id, empowered: false, pool: minis }));
      change(state);
    },
    [
      { do: 'turn', player: 0 },
      { do: 'turn', player: 1 },
    ].flatMap((step, i) =>
      i === 0 ? [{ do: 'run', effects, by: 0, on: 0, card: 'x' } as const, step as never] : [step as never],
    ),
    faces,
  );
const first = (state: State): Character => state.characters[0] as Character;
const hound =
  (letter: string, id = 10) =>
  (state: State): void => {
    state.monsters.push(monster(id, 'hellhound', at(letter)));
  };
const isTurn = (match: ReturnType<typeof act>): boolean => match.questions[0]?.kind === 'act';

// Targets and conditions

test('on one: the player chooses between several targets; with at most one target there is no question', () => {
  const both = act([
    { do: 'on', whom: { of: 'character', take: 'one', where: 'here' }, steps: [{ do: 'meds', n: 1, colour: 'red' }] },
  ]);
  assert.deepEqual(offered(both), ['on:0', 'on:1']);
  pick(both, 'on:1');
  assert.equal(character(both, 1).meds.red, 1);
  const other = act([
    {
      do: 'on',
      whom: { of: 'character', take: 'one', where: 'here', other: true },
      steps: [{ do: 'meds', n: 1, colour: 'red' }],
    },
  ]);
  assert.equal(character(other, 1).meds.red, 1);
  assert.ok(
    isTurn(
      act([
        {
          do: 'on',
          whom: { of: 'monster', take: 'one', where: 'here' },
          steps: [{ do: 'afflict', condition: 'fire' }],
        },
      ]),
    ),
  );
});

test('the questions that a card causes name the card', () => {
  const disorders = (state: State): void => {
    Object.assign(first(state), { disorders: [heldDisorder('rage', 1), heldDisorder('lists', 1)], meds: { blue: 1 } });
  };
  const effects: readonly Effect[] = [
    { do: 'on', whom: { of: 'character', take: 'one', where: 'here' }, steps: [{ do: 'insanity', n: 1 }] },
    { do: 'choose', of: [[{ do: 'insanity', n: 1 }], [{ do: 'junk', n: 1 }]] },
    { do: 'cool', n: 1, which: 'one' },
    { do: 'blink', n: 1 },
    { do: 'move', n: 1 },
    { do: 'test', attribute: 'wisdom', target: 2 },
  ];
  for (const effect of effects) assert.equal(act([effect], disorders).questions[0]?.about, 'x', effect.do);
  const { check } = stateOf(act([{ do: 'test', attribute: 'wisdom', target: 2 }], disorders));
  assert.deepEqual([check?.target, check?.card], [2, 'x']);
});

test('on one with `may`: the player is asked even for a single target, and can decline', () => {
  const match = act([
    {
      do: 'on',
      whom: { of: 'character', take: 'one', where: 'here', other: true, may: true },
      steps: [{ do: 'meds', n: 1 }],
    },
  ]);
  assert.deepEqual(offered(match), ['on:1', 'nobody']);
});

test('LOB-DTH-05 on each: selects all in the area, but never the dead', () => {
  const match = act(
    [{ do: 'on', whom: { of: 'character', take: 'each', where: 'anywhere' }, steps: [{ do: 'insanity', n: 1 }] }],
    (state) => {
      (state.characters[2] as Character).dead = true;
    },
  );
  assert.deepEqual(
    stateOf(match).characters.map(({ insanity }) => insanity),
    [1, 1, 0, 1],
  );
});

test('on: Monsters of a type, of a class, within a range, in sight', () => {
  const burn = (whom: object): number[] => {
    const match = act(
      [
        {
          do: 'on',
          whom: { of: 'monster', take: 'each', where: 'anywhere', ...whom },
          steps: [{ do: 'afflict', condition: 'fire' }],
        },
      ],
      (state) => {
        state.monsters.push(
          monster(10, 'hellhound', at('P')),
          monster(11, 'orderly', at('C')),
          monster(12, 'pops', at('G')),
        );
      },
    );
    return stateOf(match)
      .monsters.filter(({ conditions }) => conditions.fire !== undefined)
      .map(({ id }) => id);
  };
  assert.deepEqual(
    [
      burn({}),
      burn({ type: 'hellhound' }),
      burn({ class: 'elite' }),
      burn({ where: { range: 1 } }),
      burn({ where: 'here' }),
      burn({ where: 'sight' }),
    ],
    [[10, 11, 12], [10], [11], [10, 11], [10], [10, 11]],
  );
});

test('if: checks the selected mini', () => {
  const run = (wounds: number): number =>
    character(
      act(
        [{ do: 'if', is: { wounded: 2 }, then: [{ do: 'insanity', n: 2 }], else: [{ do: 'insanity', n: 1 }] }],
        (state) => {
          first(state).wounds = wounds;
        },
      ),
    ).insanity;
  assert.deepEqual([run(1), run(2)], [1, 2]);
});

test('choose: one of several lists, by its number on the card', () => {
  const match = act([{ do: 'choose', of: [[{ do: 'insanity', n: 1 }], [{ do: 'ap', n: 1 }]] }]);
  assert.deepEqual(offered(match), ['choose:1:insanity', 'choose:2:ap']);
  pick(match, 'choose:1:insanity');
  assert.equal(character(match).insanity, 1);
});

test('pay: there is a question only if the cost can be paid', () => {
  const pay: Effect = {
    do: 'pay',
    cost: { insanity: 2 },
    then: [{ do: 'meds', n: 1, colour: 'blue' }],
    else: [{ do: 'junk', n: 1, kind: 'wood' }],
  };
  const rich = act([pay], (state) => {
    first(state).insanity = 3;
  });
  pick(rich, 'pay:insanity:2');
  assert.deepEqual([character(rich).insanity, character(rich).meds], [1, { blue: 1 }]);
  assert.deepEqual(character(act([pay])).junk, { wood: 1 });
});

test('LOB-DIC-01 d6: the effects for the rolled face', () => {
  const match = act(
    [
      {
        do: 'd6',
        results: [
          { from: 1, to: 3, steps: [{ do: 'insanity', n: 1 }] },
          { from: 4, to: 6, steps: [{ do: 'insanity', n: 2 }] },
        ],
      },
    ],
    undefined,
    [{ die: 'd6', face: 4 }],
  );
  assert.equal(character(match).insanity, 2);
});

// Wounds, Conditions and Attributes

test('LOB-RUL-101 heal: each point heals a Wound, the Fire token or a Decrease token, as the player chooses', () => {
  const match = act([{ do: 'heal', n: 2 }], (state) => {
    Object.assign(first(state), { wounds: 2, conditions: { fire: 1 }, decreases: { wisdom: 1 } });
  });
  assert.deepEqual(offered(match), ['heal:wound', 'heal:fire', 'heal:wisdom']);
  pick(match, 'heal:fire', 'heal:wisdom');
  assert.deepEqual(
    [character(match).wounds, character(match).conditions.fire, character(match).decreases.wisdom],
    [2, undefined, 0],
    'LOB-KEY-03, LOB-KEY-18',
  );
});

test('LOB-KEY-04 heal: a Monster also loses its Fire token', () => {
  const match = act(
    [{ do: 'on', whom: { of: 'monster', take: 'each', where: 'here' }, steps: [{ do: 'heal', n: 1 }] }],
    (state) => {
      state.monsters.push(monster(10, 'orderly', at('P'), { wounds: 3, conditions: { fire: 1 } }));
    },
  );
  assert.deepEqual([stateOf(match).monsters[0]?.wounds, stateOf(match).monsters[0]?.conditions.fire], [2, undefined]);
});

test('LOB-DTH-01 wound: Wounds that reach its Health kill a Character, and the Huntmaster moves', () => {
  const match = act([
    { do: 'on', whom: { of: 'character', take: 'each', where: 'here', other: true }, steps: [{ do: 'wound', n: 8 }] },
  ]);
  assert.equal(character(match, 1).dead, true);
  assert.equal(stateOf(match).hunt.position, 1, 'LOB-DTH-06');
});

test('LOB-RUL-69 wound: a Monster defeated by it is the player’s kill', () => {
  const match = act(
    [{ do: 'on', whom: { of: 'monster', take: 'each', where: 'here' }, steps: [{ do: 'wound', n: 2 }] }],
    (state) => {
      hound('P')(state);
      hound('P', 11)(state);
    },
  );
  assert.deepEqual(stateOf(match).monsters, []);
  assert.equal(character(match).insanity, 1, 'LOB-INS-02: one Insanity for all defeats');
});

test('LOB-DTH-03 kill: a Character dies, a Monster is defeated', () => {
  assert.equal(
    character(
      act([{ do: 'on', whom: { of: 'character', take: 'each', where: 'here', other: true }, steps: [{ do: 'kill' }] }]),
      1,
    ).dead,
    true,
  );
  assert.deepEqual(
    stateOf(
      act([{ do: 'on', whom: { of: 'monster', take: 'each', where: 'here' }, steps: [{ do: 'kill' }] }], hound('P')),
    ).monsters,
    [],
  );
});

test('LOB-RUL-52 afflict: a Monster’s Stun of the Player Phase counts in this Round; cure removes it', () => {
  const stun: Effect = {
    do: 'on',
    whom: { of: 'monster', take: 'each', where: 'here' },
    steps: [{ do: 'afflict', condition: 'stun' }],
  };
  assert.equal(stateOf(act([stun], hound('P'))).monsters[0]?.conditions.stun, 1);
  assert.equal(
    character(
      act([
        { do: 'afflict', condition: 'fire' },
        { do: 'cure', condition: 'fire' },
      ]),
    ).conditions.fire,
    undefined,
  );
});

test('LOB-KEY-16 infect: lowers the named Attribute by 1, or one that the player chooses', () => {
  assert.equal(character(act([{ do: 'infect', attribute: 'strength' }])).decreases.strength, 1);
  const free = act([{ do: 'infect' }]);
  assert.deepEqual(offered(free), ['infect:strength', 'infect:dexterity', 'infect:wisdom', 'infect:imagination']);
});

test('LOB-KEY-17 infect: a Character whose Attribute falls to 0 dies', () => {
  const match = act([{ do: 'infect', attribute: 'imagination' }]);
  assert.equal(character(match).dead, true, 'the Character had Imagination 1');
});

test('attribute, mods, stealth and ethereal: last until the end of the Turn', () => {
  const match = act([
    { do: 'attribute', attribute: 'wisdom', n: 2, until: 'turn' },
    { do: 'mods', roll: 'attack', mods: { auto: 1 }, until: 'turn' },
    { do: 'stealth', until: 'turn' },
    { do: 'ethereal', until: 'turn' },
  ]);
  assert.equal(character(match).lasting.length, 4);
  pick(match, 'end');
  assert.deepEqual(character(match).lasting, []);
});

// Possessions

test('insanity, junk, meds, item and disorder: come from their bags and decks', () => {
  const match = act(
    [
      { do: 'insanity', n: 2 },
      { do: 'junk', n: 2, kind: 'rope' },
      { do: 'meds', n: 1, colour: 'brown' },
      { do: 'item', deck: 'equipment', n: 1 },
      { do: 'disorder', deck: 'ocd' },
    ],
    undefined,
    [
      { deck: 'equipment', card: 'dog-grapple' },
      { deck: 'ocd', card: 'order' },
    ],
  );
  const { insanity, junk, meds, items, disorders } = character(match);
  assert.deepEqual(
    [insanity, junk, meds, items.map((each) => each.card), disorders.map((each) => each.card)],
    [2, { rope: 2 }, { brown: 1 }, ['dog-grapple'], ['order']],
  );
  assert.equal(stateOf(match).junkBag.rope, 4);
});

test('disorder without a deck: the player chooses one of the Character’s decks', () => {
  const match = act([{ do: 'disorder' }]);
  assert.deepEqual(offered(match), ['choose:1:disorder:aggression', 'choose:2:disorder:ocd']);
  pick(match, 'choose:1:disorder:aggression');
  assert.deepEqual(
    character(match).disorders.map((each) => each.card),
    ['rage'],
  );
});

test('lose: returns things that the player chooses, at most all of them', () => {
  const match = act(
    [
      { do: 'lose', what: 'junk', n: 3 },
      { do: 'lose', what: 'insanity', n: 5 },
    ],
    (state) => {
      Object.assign(first(state), { junk: { rope: 1, wood: 1 }, insanity: 2 });
    },
  );
  assert.ok(isTurn(match), 'there is nothing to choose if everything goes');
  assert.deepEqual([character(match).junk, character(match).insanity], [{ rope: 0, wood: 0 }, 0]);
});

test('lose: the player chooses if something is left', () => {
  const match = act([{ do: 'lose', what: 'junk', n: 2 }], (state) => {
    Object.assign(first(state), { junk: { rope: 2, wood: 1 } });
  });
  pick(match, 'junk:rope', 'junk:rope');
  assert.ok(isTurn(match));
  assert.deepEqual(character(match).junk, { rope: 0, wood: 1 });
});

test('give: from the acting Character to the selected Character', () => {
  const match = act(
    [
      {
        do: 'on',
        whom: { of: 'character', take: 'each', where: 'here', other: true },
        steps: [{ do: 'give', what: 'meds', n: 1 }],
      },
    ],
    (state) => {
      first(state).meds = { red: 1 };
    },
  );
  assert.deepEqual([character(match).meds, character(match, 1).meds], [{ red: 0 }, { red: 1 }]);
});

test('cool: a negative number removes tokens, a positive number adds them', () => {
  const held = (state: State): void => {
    first(state).disorders = [
      { card: 'lists', cooldown: 3 },
      { card: 'order', cooldown: 0 },
    ];
  };
  assert.deepEqual(
    character(act([{ do: 'cool', n: -2, which: 'one' }], held)).disorders.map((each) => each.cooldown),
    [1, 0],
    'only one card has tokens',
  );
  assert.deepEqual(
    character(act([{ do: 'cool', n: 1, which: 'all' }], held)).disorders.map((each) => each.cooldown),
    [4, 1],
  );
});

test('untap: the player chooses a tapped card', () => {
  const match = act([{ do: 'untap' }], (state) => {
    first(state).items = ['dog-grapple', 'leather-jacket'].map((card) => ({ ...item(card), tapped: true }));
  });
  pick(match, 'untap:dog-grapple');
  assert.deepEqual(
    character(match).items.map(({ tapped }) => tapped),
    [false, true],
  );
});

test('LOB-CHR-03 quest: advances any Quest until it is completed', () => {
  assert.equal(character(act([{ do: 'quest', n: 1 }])).quest, 1, 'this Quest counts kills');
  const { quest, questDone } = character(
    act([
      { do: 'quest', n: 2 },
      { do: 'quest', n: 2 },
    ]),
  );
  assert.deepEqual([quest, questDone], [3, true]);
});

// Movement and the Board

test('LOB-KEY-26 move: up to n Spaces, one at a time, through no Closed Door (LOB-RUL-36)', () => {
  const match = act([{ do: 'move', n: 2 }]);
  assert.deepEqual(offered(match).sort(), [...['A', 'B', 'C'].map((letter) => `move:${at(letter)}`), 'stay'].sort());
  pick(match, `move:${at('C')}`, 'stay');
  assert.equal(character(match).at, at('C'));
  assert.ok(isTurn(match));
});

test('LOB-KEY-10 move: Monsters hold the Character, unless it has Stealth', () => {
  assert.ok(isTurn(act([{ do: 'move', n: 1 }], hound('P'))));
  assert.equal(offered(act([{ do: 'move', n: 1, stealth: true }], hound('P'))).length, 4);
});

test('LOB-KEY-14 move: through walls (LOB-RUL-117)', () => {
  assert.ok(offered(act([{ do: 'move', n: 1, ethereal: true }])).includes(`move:${at('D')}`));
});

test('LOB-KEY-27 blink: to any Space within the Range, past walls and Monsters', () => {
  const match = act([{ do: 'blink', n: 1 }], hound('P'));
  assert.deepEqual(
    offered(match).sort(),
    [...['A', 'B', 'C', 'D'].map((letter) => `blink:${at(letter)}`), 'stay'].sort(),
  );
});

test('push, pull and swap: move minis to the given Spaces', () => {
  const one: Effect & { do: 'on' } = {
    do: 'on',
    whom: { of: 'monster', take: 'each', where: { range: 1 } },
    steps: [],
  };
  const pushed = act([{ ...one, steps: [{ do: 'push', n: 1 }] }], hound('P'));
  pick(pushed, `push:${at('B')}`);
  assert.equal(stateOf(pushed).monsters[0]?.at, at('B'));
  assert.equal(stateOf(act([{ ...one, steps: [{ do: 'pull' }] }], hound('C'))).monsters[0]?.at, at('P'));
  const swapped = act([{ ...one, steps: [{ do: 'swap' }] }], hound('C'));
  assert.deepEqual([character(swapped).at, stateOf(swapped).monsters[0]?.at], [at('C'), at('P')]);
});

test('LOB-MAP-07 door, breach and wall: change an edge of the Space', () => {
  const kinds = (match: ReturnType<typeof act>): string[] => Object.values(stateOf(match).edges);
  assert.deepEqual(kinds(act([{ do: 'door', to: 'closed', where: 'here', take: 'each' }])), ['closed-door']);
  const breached = act([{ do: 'breach', where: 'here' }]);
  assert.deepEqual(kinds(breached), ['breach']);
  assert.ok(offered(breached).includes(`walk:${at('D')}`), 'there was a wall between P and D');
  const walled = act([{ do: 'wall', where: 'here' }]);
  pick(walled, offered(walled)[0] ?? '');
  assert.deepEqual(kinds(walled), ['wall']);
});

test('locker and reveal-locker: one places a Locker, the other reveals one', () => {
  const match = act([{ do: 'locker' }, { do: 'reveal-locker', where: 'here', take: 'each' }]);
  assert.deepEqual(stateOf(match).lockers, [{ space: at('P'), face: 'example' }]);
});

test('LOB-RUL-116 mine: places the token on the same Space', () => {
  assert.equal(stateOf(act([{ do: 'mine' }])).mine, at('P'));
});

// Monsters and the hunt

test('LOB-RUL-93 hunt: forward and back, never below 0', () => {
  assert.equal(stateOf(act([{ do: 'hunt', n: 2 }])).hunt.position, 2);
  assert.equal(stateOf(act([{ do: 'hunt', n: -2 }])).hunt.position, 0);
});

test('LOB-HNT-06 empower: flips cards with an Empowered side', () => {
  const match = act([{ do: 'empower' }]);
  assert.deepEqual(
    stateOf(match)
      .types.filter(({ empowered }) => empowered)
      .map(({ card: name }) => name),
    ['state-trooper', 'hellhound'],
  );
});

test('monsters: changes their numbers; a Monster whose Wounds reach its new Health is removed without a reward (LOB-RUL-97)', () => {
  const match = act([{ do: 'monsters', stat: 'health', n: -1, until: 'round' }], (state) => {
    state.monsters.push(monster(10, 'hellhound', at('C'), { wounds: 1 }));
  });
  assert.deepEqual(stateOf(match).monsters, []);
  assert.equal(character(match).insanity, 0);
});

test('still and skip-spawn: take effect in the Monster Phase', () => {
  const { still, spawnCardsToSkip } = stateOf(
    act([
      { do: 'still', what: 'attack' },
      { do: 'skip-spawn', n: 1 },
    ]),
  );
  assert.deepEqual([still, spawnCardsToSkip], ['attack', 1]);
});

test('LOB-BOS-01 spawn: a named Monster on the nearest Spawn Point of a colour', () => {
  const pointed = {
    ...pack,
    tiles: pack.tiles.map((tile) =>
      tile.id === 'V1'
        ? { ...tile, board: { ...tile.board, points: [{ id: 'g', space: 'E', colour: 'green' }] } }
        : tile,
    ),
  };
  const match = standing(
    pointed,
    (state) => {
      for (const each of state.characters) each.at = at('P');
      Object.assign(state, { phase: 'characters', round: 1 });
      state.types = [{ card: 'hellhound', empowered: false, pool: 1 }];
    },
    [
      { do: 'run', effects: [{ do: 'spawn', monster: 'hellhound', colour: 'green', n: 2 }], by: 0, on: 0, card: 'x' },
      { do: 'turn', player: 0 },
    ],
  );
  assert.deepEqual(
    stateOf(match).monsters.map((each) => each.at),
    [at('E')],
    'LOB-SPN-05: the supply had one mini',
  );
});

// The Scenario

test('flag, count, objective, place and take-away: change the state', () => {
  const match = act([
    { do: 'flag', name: 'lit' },
    { do: 'count', name: 'fuses', n: 2 },
    { do: 'objective', id: 'out' },
    { do: 'place', token: 'lamp', space: 'V1.A' },
    { do: 'place', token: 'key', space: 'V1.B' },
    { do: 'take-away', token: 'lamp' },
  ]);
  const { flags, counters, objectives, marks } = stateOf(match);
  assert.deepEqual(
    [flags, counters, objectives, marks.map(({ token }) => token)],
    [['lit'], { fuses: 2 }, ['out'], ['key']],
  );
});

test('LOB-WIN-04 win and lose-game: end the game for everybody', () => {
  assert.deepEqual(act([{ do: 'win' }]).outcome?.winners, [0, 1]);
  assert.deepEqual(act([{ do: 'lose-game' }]).outcome?.winners, []);
});
