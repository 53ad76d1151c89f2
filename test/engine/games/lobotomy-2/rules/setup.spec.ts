// The setup, up to Round 1. LOB-SET, -PLY, -TYP, -DIF, -HST-01 to -04, and related rulings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { healthOf } from '../../../../../src/engine/games/lobotomy-2/rules/values-in-force.js';
import { contentOf } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { openMatch } from '../../../../../src/engine/kernel/index.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { play, space, telling, world } from '../support/ward-pack.js';
import { draws, eventsOf, rulesWith } from '../support/match-builder.js';

/** Takes the first Basic Weapon that each Character is offered, and chooses the First Character. */
function deal(t: RuleTest, first = 0): void {
  while (t.options()[0]?.startsWith('basic:')) t.choose(t.options()[0] ?? '');
  t.choose(`first:${first}`);
}

rule('LOB-SET-01 the Board consists of the tiles that are revealed from the start', (t) => {
  play(t);
  assert.equal(t.state.tiles, 1);
  assert.deepEqual(eventsOf(t, 'board-built')[0]?.['tiles'], ['ward']);
});

rule('LOB-SET-02 tokens are where the Scenario places them: a Door between A and B stops Characters', (t) => {
  play(t, { pack: telling({ tokens: [{ between: ['ward.H', 'ward.G'], kind: 'closed-door' }] }) });
  deal(t);
  assert.deepEqual(eventsOf(t, 'tokens-laid')[0]?.['tokens'], [['ward.H', 'ward.G', 'closed-door']]);
  assert.ok(t.options().includes(`walk:${space('I')}`));
  assert.ok(!t.options().includes(`walk:${space('G')}`));
});

rule('LOB-SET-03 Lockers are face down on their Spaces', (t) => {
  play(t);
  assert.deepEqual(t.state.lockers, [
    { space: space('C'), face: null },
    { space: space('L'), face: null },
  ]);
  assert.deepEqual(t.state.lockerStock, ['empty', 'example']);
});

rule('LOB-SET-04 all minis of the types in use are in the supply, and starting Monsters are on the Board', (t) => {
  play(t, {
    pack: telling({
      monsters: [
        { monster: 'hellhound', space: 'ward.B' },
        { monster: 'pops', space: 'ward.O' },
      ],
    }),
  });
  assert.deepEqual(
    t.state.types.map(({ card, pool, empowered }: never) => [card, pool, empowered]),
    [
      ['state-trooper', 6, false],
      ['hellhound', 5, false],
      ['orderly', 2, false],
      ['daddys-boy', 2, false],
      ['pops', 0, false],
    ],
  );
  assert.deepEqual(
    t.state.monsters.map(({ card, at }: never) => [card, at]),
    [
      ['hellhound', space('B')],
      ['pops', space('O')],
    ],
  );
});

rule('LOB-MON-01 Basic, Elite and Boss Monsters are all prepared', (t) => {
  play(t, { pack: telling({ monsters: [{ monster: 'pops', space: 'ward.O' }] }) });
  const { monsters } = contentOf(world);
  assert.deepEqual(
    [...new Set(t.state.types.map(({ card }: never) => monsters.get(card)?.class))],
    ['basic', 'elite', 'boss'],
  );
});

rule('LOB-RUL-85 a Basic type has six minis, an Elite type two', (t) => {
  play(t);
  assert.deepEqual(
    t.state.types.map(({ card, pool }: never) => [contentOf(world).monsters.get(card)?.class, pool]),
    [
      ['basic', 6],
      ['basic', 6],
      ['elite', 2],
      ['elite', 2],
    ],
  );
});

rule('LOB-SET-05 20 Meds and 36 Junk are in the bags, minus the tokens that were dealt', (t) => {
  play(t);
  assert.equal(
    Object.values<number>(t.state.medsBag).reduce((a, b) => a + b),
    20,
  );
  assert.equal(
    Object.values<number>(t.state.junkBag).reduce((a, b) => a + b),
    36,
  );
});

rule('LOB-RUL-27 there are five Meds of each colour and six Junk of each type', (t) => {
  play(t);
  assert.deepEqual(t.state.medsBag, { green: 5, red: 5, blue: 5, brown: 5 });
  assert.deepEqual(t.state.junkBag, { glass: 6, wood: 6, rope: 6, paper: 6, pipe: 6, rock: 6 });
});

rule('LOB-SET-06 decks hold all their cards except the Basic ones', (t) => {
  play(t);
  assert.deepEqual(t.state.decks.weapon, { left: ['revolver', 'splashing-paddle'], out: [] });
  assert.deepEqual(t.state.decks.equipment, { left: ['dog-grapple', 'leather-jacket'], out: [] });
  assert.deepEqual(
    [t.state.decks.aggression.left.length, t.state.decks.ocd.left.length, t.state.decks.schizophrenia.left.length],
    [4, 4, 0],
  );
});

rule('LOB-SET-12 the Spawn deck has its 30 cards', (t) => {
  play(t);
  assert.equal(t.state.decks.spawn.left.length, 30);
});

rule('LOB-SET-07 the track is set up for the Scenario, and the Huntmaster is before its first Space', (t) => {
  play(t, { pack: telling({ hunt: { aura: 6, end: 'final-battle' } }) });
  assert.equal(t.state.hunt.position, 0);
  assert.deepEqual(
    eventsOf(t, 'track-laid').map(({ aura, end }) => [aura, end]),
    [[6, 'final-battle']],
  );
});

rule('LOB-HST-01 the track has twelve Spaces, and no card is face up', (t) => {
  play(t);
  assert.deepEqual(t.state.hunt.shown, Array(12).fill(null));
});

rule('LOB-HST-02 without a path on the Board, the track consists only of cards', (t) => {
  play(t);
  assert.equal(contentOf(world).scenarios.get('S1')?.hunt.onBoard, undefined);
  assert.equal(t.state.hunt.shown.length, 12);
});

rule(
  'LOB-HST-03 the Aura is on Space 6; the other Spaces have any of the other 17 cards, so 6 of these never appear',
  (t) => {
    play(t);
    assert.equal(t.state.hunt.aura, 6);
    assert.equal(t.state.hunt.hidden.length, 17);
    assert.ok(!t.state.hunt.hidden.includes('aura'));
  },
);

rule('LOB-HST-04 the Huntmaster enters Space 1 in the first Hunt Phase', (t) => {
  play(t, { situation: { phase: 'hunt', characters: [] }, faces: draws('hunt', 'quiet-1') });
  assert.deepEqual(
    eventsOf(t, 'hunt-moved').map(({ from, to }) => [from, to]),
    [[0, 1]],
  );
});

rule('LOB-RUL-119 the order is 1 to 12, in whichever direction the rows run', (t) => {
  play(t, { faces: [] });
  deal(t);
  assert.equal(t.state.hunt.shown.indexOf(null), 0);
});

rule('LOB-SET-08 a Character starts with its blue side up, on a starting Space', (t) => {
  play(t, { pack: telling({ starts: ['ward.G', 'ward.I'] }) });
  assert.deepEqual(
    t.state.characters.map(({ at, insane }: never) => [at, insane]),
    [
      [space('G'), false],
      [space('I'), false],
      [space('G'), false],
      [space('I'), false],
    ],
  );
});

rule('LOB-SET-09 each Character gets a Straitjacket and chooses a Basic Weapon; both are in the Loadout', (t) => {
  play(t);
  t.choose('basic:broken-glass');
  assert.deepEqual(
    t.state.characters[0].items.map(({ card, worn }: never) => [card, worn]),
    [
      ['straitjacket.1', true],
      ['broken-glass.1', true],
    ],
  );
  assert.deepEqual(
    t.state.characters[1].items.map(({ card }: never) => card),
    ['straitjacket.2'],
  );
});

rule('LOB-RUL-22 each design has two copies, which are chosen in ring order', (t) => {
  play(t);
  t.choose('basic:sling', 0);
  t.choose('basic:sling', 0);
  assert.deepEqual(t.options(1), ['basic:broken-glass', 'basic:spell-scroll']);
  assert.deepEqual(
    t.state.characters.slice(0, 2).map(({ items }: never) => (items as { card: string }[])[1]?.card),
    ['sling.1', 'sling.2'],
  );
});

rule('LOB-SET-10 each Character draws one Meds', (t) => {
  play(t, { faces: draws('meds', 'red', 'red', 'blue', 'green') });
  deal(t);
  assert.deepEqual(
    t.state.characters.map(({ meds }: never) => meds),
    [{ red: 1 }, { red: 1 }, { blue: 1 }, { green: 1 }],
  );
  assert.deepEqual(t.state.medsBag, { green: 4, red: 3, blue: 4, brown: 5 });
});

rule('LOB-SET-11 each Character draws one card from each of its Disorder decks', (t) => {
  play(t, {
    faces: [
      ...draws('aggression', 'rage', 'spite', 'fury', 'envy'),
      ...draws('ocd', 'lists', 'order', 'locks', 'taps'),
    ],
  });
  deal(t);
  assert.deepEqual(
    t.state.characters.map(({ disorders }: never) => (disorders as { card: string }[]).map(({ card }) => card)),
    [
      ['rage', 'lists'],
      ['spite', 'order'],
      ['fury', 'locks'],
      ['envy', 'taps'],
    ],
  );
});

rule('LOB-SET-13 a game type without memories uses no Memory deck', (t) => {
  play(t);
  assert.deepEqual(t.state.decks.memory, { left: [], out: [] });
});

rule('LOB-SET-14 the Scenario deck has the cards that are drawn, not the cards that are read by name', (t) => {
  play(t, {
    pack: telling({
      cards: [
        { cid: 'S1-EC1', deck: true, steps: [] },
        { cid: 'S1-EC2', deck: true, steps: [] },
        { cid: 'S1-RC-2', steps: [] },
      ],
    }),
  });
  assert.deepEqual(t.state.decks.scenario.left, ['S1-EC1', 'S1-EC2']);
  assert.deepEqual(t.state.decks.nightmare.left, []);
});

rule('LOB-SET-15 the players choose who has the First Character token', (t) => {
  play(t);
  while (t.options()[0]?.startsWith('basic:')) t.choose(t.options()[0] ?? '');
  assert.deepEqual(t.options(0), ['first:0', 'first:1', 'first:2', 'first:3']);
  t.choose('first:2');
  assert.equal(t.state.first, 2);
  assert.equal(t.view(1).questions[0]?.player, 2);
});

rule('LOB-SET-16 the start of the Scenario is read before Round 1', (t) => {
  play(t);
  deal(t);
  assert.deepEqual(t.state.read, ['S1-A']);
  assert.ok(t.state.flags.includes('begun'));
  const order = t.events().map(({ type }) => type);
  assert.ok(order.indexOf('read') < order.indexOf('round'));
});

rule('LOB-SET-17 Round 1 begins with the Character Actions Phase', (t) => {
  play(t);
  deal(t);
  assert.deepEqual(
    eventsOf(t, 'phase').map(({ phase }) => phase),
    ['characters'],
  );
  assert.deepEqual([t.state.round, t.state.phase], [1, 'characters']);
});

// Players, Characters, difficulty

rule('LOB-PLY-01 one to five seats play', (t) => {
  for (const seats of [1, 2, 3, 4, 5]) {
    const list = [['alex'], ['bob'], ['carol'], ['denise'], ['edith']].slice(0, Math.max(seats, 3));
    const characters = seats < 3 ? [list.slice(0, 4 - seats).flat(), ...list.slice(4 - seats)].slice(0, seats) : list;
    const edith = { ...world, characters: [...world.characters, { ...world.characters[0]!, id: 'edith' }] };
    play(t, { pack: edith, seats, options: { characters } });
    assert.equal(new Set(t.state.characters.map(({ seat }: never) => seat)).size, seats);
  }
  assert.ok(!openMatch(rulesWith(world), { seed: 1, seats: 6 }).ok);
});

rule('LOB-PLY-02 three to five Characters are in play', (t) => {
  for (const characters of [[['alex', 'bob', 'carol']], [['alex', 'bob', 'carol', 'denise']]]) {
    play(t, { seats: 1, options: { characters } });
    assert.equal(t.state.characters.length, characters[0]?.length);
  }
  const asked = openMatch(rulesWith(world), { seed: 1, seats: 1, options: { characters: [['alex', 'bob']] } });
  assert.deepEqual(!asked.ok && [asked.error.code, asked.error.path, asked.error.params], [
    'not-so-many',
    'options/characters',
    { min: 3, max: 5, found: 2 },
  ]);
});

rule('LOB-RUL-125 a game with two or with six Characters is refused, whoever plays them', (t) => {
  const names = ['alex', 'bob', 'carol', 'denise', 'alex', 'bob'];
  const begins = (n: number): boolean =>
    openMatch(rulesWith(world), { seed: 1, seats: 2, options: { characters: [names.slice(0, 1), names.slice(1, n)] } })
      .ok;
  assert.deepEqual([begins(2), begins(3), begins(6)], [false, true, false]);
  play(t, { seats: 2, options: { characters: [['alex'], ['bob', 'carol']] } });
  assert.equal(t.state.characters.length, 3);
});

rule('LOB-PLY-03 one player has three Characters, two players have two each, more players have one each', (t) => {
  for (const [seats, each] of [
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 1],
  ] as const) {
    play(t, { seats });
    assert.deepEqual(
      t.state.characters.map(({ seat }: never) => seat),
      Array.from({ length: seats }, (_, seat) => Array<number>(each).fill(seat)).flat(),
    );
  }
});

rule('LOB-PLY-05 the Characters of a player are neighbours in the ring', (t) => {
  play(t, {
    options: {
      characters: [
        ['denise', 'alex'],
        ['carol', 'bob'],
      ],
    },
  });
  assert.deepEqual(
    t.state.characters.map(({ card, seat }: never) => [card, seat]),
    [
      ['denise', 0],
      ['alex', 0],
      ['carol', 1],
      ['bob', 1],
    ],
  );
});

rule('LOB-EX-02 three Characters and default options: one random Difficulty Modifier card at Easiest', (t) => {
  play(t, { seats: 1, faces: draws('difficulty', 'frail') });
  t.choose('basic:sling');
  assert.deepEqual(t.state.difficulty, [{ card: 'frail', level: 'easiest' }]);
});

rule('LOB-DIF-04 with four Characters, no card is drawn; with three, one card at Easiest', (t) => {
  play(t);
  assert.deepEqual(t.state.difficulty, []);
  play(t, { seats: 3 });
  assert.deepEqual(
    t.state.difficulty.map(({ level }: never) => level),
    ['easiest'],
  );
});

rule('LOB-DIF-01 the chosen number of cards is drawn at random, each at the chosen level', (t) => {
  play(t, { options: { difficulty: { cards: 2, level: 'hardest' } }, faces: draws('difficulty', 'hurried', 'frail') });
  assert.deepEqual(t.state.difficulty, [
    { card: 'hurried', level: 'hardest' },
    { card: 'frail', level: 'hardest' },
  ]);
});

rule('LOB-DIF-02 the row of the chosen level applies', (t) => {
  for (const [level, more] of [
    ['easiest', 2],
    ['easier', 1],
    ['harder', -1],
    ['hardest', -2],
  ] as const) {
    play(t, { options: { difficulty: [{ card: 'frail', level }] } });
    assert.equal(healthOf({ state: t.state, content: contentOf(world) }, 0), 8 + more);
  }
});

rule('LOB-DIF-03 normal difficulty uses no card', (t) => {
  play(t, { seats: 1, options: { difficulty: 'normal' } });
  assert.deepEqual(t.state.difficulty, []);
});

rule('LOB-RUL-121 the changes of several cards are added up, and no Health falls below 1', (t) => {
  const cruel = { id: 'cruel', rows: { easiest: {}, easier: {}, harder: { health: -3 }, hardest: { health: -20 } } };
  const pack = { ...world, difficulties: [...world.difficulties, cruel] };
  play(t, {
    pack,
    options: {
      difficulty: [
        { card: 'frail', level: 'hardest' },
        { card: 'cruel', level: 'harder' },
      ],
    },
  });
  assert.equal(healthOf({ state: t.state, content: contentOf(pack) }, 0), 3);
  play(t, { pack, options: { difficulty: [{ card: 'cruel', level: 'hardest' }] } });
  assert.equal(healthOf({ state: t.state, content: contentOf(pack) }, 0), 1);
});

rule('LOB-RUL-121 a row can move the Huntmaster forward, skip his first steps, or give Insanity', (t) => {
  play(t, { options: { difficulty: [{ card: 'hurried', level: 'hardest' }] } });
  assert.equal(t.state.hunt.position, 2);
  play(t, { options: { difficulty: [{ card: 'hurried', level: 'easier' }] } });
  deal(t);
  assert.deepEqual(
    t.state.characters.map(({ insanity }: never) => insanity),
    [1, 1, 1, 1],
  );
  play(t, { options: { difficulty: [{ card: 'hurried', level: 'easiest' }] }, situation: { phase: 'hunt' } });
  assert.deepEqual([eventsOf(t, 'hunt-waits').length, eventsOf(t, 'hunt-moved').length], [1, 0]);
});

rule(
  'LOB-RUL-121 a row changes the Meds at the start, Loot and the Health of Monsters; gains are at least 0, Health at least 1',
  (t) => {
    const level = (meds: number, loot: number, health: number) => ({
      meds,
      loot,
      bossHealth: health,
      monsterHealth: health,
    });
    const pack = telling(
      {
        monsters: [
          { monster: 'hellhound', space: 'ward.A' },
          { monster: 'pops', space: 'ward.A' },
        ],
      },
      {
        difficulties: [
          { id: 'odd', rows: { easiest: level(1, 1, 1), easier: {}, harder: {}, hardest: level(-5, -5, -50) } },
        ],
      },
    );
    for (const [at, meds, junk, healths] of [
      ['easiest', 2, 2, [3, 44]],
      ['hardest', 0, 0, [1, 4]],
    ] as const) {
      play(t, { pack, options: { difficulty: [{ card: 'odd', level: at }] } });
      deal(t);
      t.choose('loot');
      const sum = (all: object): number => Object.values<number>(all as never).reduce((a, b) => a + b, 0);
      assert.deepEqual(
        [
          sum(t.state.characters[0].meds),
          sum(t.state.characters[0].junk),
          eventsOf(t, 'spawned').map(({ health }) => health),
        ],
        [meds, junk, healths],
      );
    }
  },
);

// Game types

rule('LOB-TYP-01 a Scenario is an introduction, part of the campaign or a Nightmare', (t) => {
  for (const kind of ['introduction', 'campaign', 'nightmare'] as const) {
    play(t, { pack: telling({ kind }) });
    assert.equal(eventsOf(t, 'board-built').length, 1);
  }
});

rule('LOB-TYP-02 in the introduction the Aura need not be on Space 6', (t) => {
  play(t, {
    pack: telling({ kind: 'introduction', hunt: { aura: 3, end: 'defeat' } }),
    situation: { phase: 'hunt', hunt: { position: 2, shown: ['quiet-1', 'quiet-2'] } },
  });
  assert.deepEqual(
    eventsOf(t, 'hunt-card').map(({ card, space: on }) => [card, on]),
    [['aura', 3]],
  );
  play(t, { pack: telling({ kind: 'introduction', hunt: { aura: 3, end: 'defeat' } }) });
  assert.equal(t.state.hunt.aura, 3);
});

rule('LOB-RUL-105 an introduction without the Aura never Empowers', (t) => {
  const pack = telling({ kind: 'introduction', hunt: { aura: null, end: 'defeat' } });
  play(t, { pack });
  assert.equal(t.state.hunt.aura, 0);
  play(t, {
    pack,
    situation: { phase: 'hunt', hunt: { position: 5, shown: ['quiet-1', 'quiet-2', 'quiet-3', 'quiet-4', 'quiet-5'] } },
    faces: draws('hunt', 'quiet-6'),
  });
  assert.deepEqual([t.state.hunt.shown[5], t.state.hunt.revealed], ['quiet-6', false]);
  play(t, { pack });
  assert.equal(eventsOf(t, 'track-laid')[0]?.['aura'], 0);
});

rule('LOB-RUL-107 a Scenario keeps nothing from earlier ones except its flags', (t) => {
  play(t, { pack: telling({ keeps: ['saved-nurse'] }), options: { kept: ['saved-nurse', 'burnt-library'] } });
  assert.deepEqual(t.state.flags, ['saved-nurse']);
});

rule('LOB-RUL-108 Number tokens are face down, one on each Space', (t) => {
  play(t, { pack: telling({ riddles: { values: ['1', '2'], spaces: ['ward.A', 'ward.B'], steps: {} } }) });
  assert.deepEqual(t.state.marks, [
    { token: 'riddle', space: space('A'), value: null },
    { token: 'riddle', space: space('B'), value: null },
  ]);
  assert.deepEqual(t.state.riddles, ['1', '2']);
});

// Invalid options

test('invalid options: each fault has a code and a path', () => {
  const faults: readonly (readonly [json: unknown, code: string, path: string])[] = [
    [7, 'not-object', 'options'],
    [{ haracters: [] }, 'unknown-field', 'options/haracters'],
    [{ scenario: 7 }, 'not-text', 'options/scenario'],
    [{ scenario: 'S9' }, 'no-scenario', 'options/scenario'],
    [{ scenario: 'toString' }, 'no-scenario', 'options/scenario'],
    [{ characters: 'alex' }, 'not-list', 'options/characters'],
    [{ characters: [['alex', 'bob', 'carol']] }, 'wrong-count', 'options/characters'],
    [{ characters: [['alex', 'bob', 'carol'], []] }, 'no-character', 'options/characters/1'],
    [
      {
        characters: [
          ['alex', 'bob', 'carol'],
          ['denise', 'edith', 'fay'],
        ],
      },
      'not-so-many',
      'options/characters',
    ],
    [
      {
        characters: [
          ['alex', 'bob'],
          ['carol', 7],
        ],
      },
      'not-text',
      'options/characters/1/1',
    ],
    [
      {
        characters: [
          ['alex', 'bob'],
          ['alex', 'carol'],
        ],
      },
      'card-twice',
      'options/characters',
    ],
    [
      {
        characters: [
          ['alex', 'bob'],
          ['carol', 'constructor'],
        ],
      },
      'no-card',
      'options/characters/1/1',
    ],
    [{ difficulty: 'hard' }, 'not-one-of', 'options/difficulty'],
    [{ difficulty: { cards: 7, level: 'easier' } }, 'not-whole', 'options/difficulty/cards'],
    [{ difficulty: [{ card: 'frail', level: 'hard' }] }, 'not-one-of', 'options/difficulty/0/level'],
    [{ difficulty: [{ card: 'mild', level: 'harder' }] }, 'no-card', 'options/difficulty/0/card'],
    [{ kept: [1] }, 'not-text', 'options/kept/0'],
  ];
  for (const [json, code, path] of faults) {
    const opened = openMatch(rulesWith(world), { seed: 1, seats: 2, options: json });
    assert.deepEqual(!opened.ok && [opened.error.code, opened.error.path], [code, path]);
  }
});
