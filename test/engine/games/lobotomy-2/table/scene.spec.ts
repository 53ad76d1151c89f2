// The scene of Lobotomy 2: every option is either in the list or on the table, every target exists, and some positions
// are checked in detail.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkModel } from '../../../../../src/components/hunt-track/input-checks.js';
import { parseGrid } from '../../../../../src/engine/scene/read-tile-grid.js';
import { anyAnswer } from '../../../../../src/engine/bots/random.js';
import { systems } from '../../../../../src/engine/dice/systems.js';
import type { Effect } from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { contentOf, type Content } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { freeNumber } from '../../../../../src/engine/games/lobotomy-2/rules/monster-phase/spawning.js';
import { goneIn, line } from '../../../../../src/engine/games/lobotomy-2/words/log-lines.js';
import { monsterName } from '../../../../../src/engine/games/lobotomy-2/words/names.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import { oddsOf } from '../../../../../src/engine/games/lobotomy-2/table/scene-odds.js';
import { sceneOf, type Scene } from '../../../../../src/engine/games/lobotomy-2/table/scene.js';
import { BACK } from '../../../../../src/engine/scene/choices-model.js';
import type { Situation } from '../../../../../src/engine/games/lobotomy-2/state/situation.js';
import type { State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import { createChance, type Event } from '../../../../../src/engine/kernel/index.js';
import type { Cid } from '../../../../../src/engine/games/lobotomy-2/cards/chapter-id.js';
import { pointing } from '../../../../../src/engine/scene/pointing.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { acting, nightOn } from '../support/character-turn.js';
import { look, matchOf, pick, thingsIn, toldOf, type Live, type Sight } from '../support/live-match.js';
import { chapters, from, space, world } from '../support/ward-pack.js';
import { languages, lexiconOf, messages } from '../support/messages.js';

// At every choice

const faces = new Map(
  Object.values(systems).flatMap(({ dice }) =>
    Object.entries(dice).map(([name, { names }]) => [name, names.map(String)] as const),
  ),
);

/** Properties that are only for drawing and that people do not read, such as ids and kinds. */
const unread = new Set([
  'id',
  'kind',
  'art',
  'card',
  'cid',
  'key',
  'option',
  'side',
  'state',
  'die',
  'face',
  'target',
  'space',
  'tile',
  'from',
  'to',
  'colour',
  'rule',
  'mark',
]);
/**
 * Texts that may be empty, such as the number of a Monster that is the only one of its type, the place of dead
 * Characters, and names that nobody has entered.
 */
const maybeEmpty = new Set(['letter', 'place', 'counts', 'prompt', 'player', 'cost', 'note']);

function* texts(value: unknown, path: string): Generator<readonly [path: string, field: string, text: string]> {
  if (typeof value === 'string') yield [path, path.slice(path.lastIndexOf('/') + 1), value];
  else if (value !== null && typeof value === 'object')
    for (const [field, inner] of Object.entries(value)) if (!unread.has(field)) yield* texts(inner, `${path}/${field}`);
}

function checkWords(scene: Scene): void {
  for (const [path, field, text] of texts(scene, '')) {
    assert.ok(maybeEmpty.has(field) || text.length > 0, path);
    assert.doesNotMatch(text, /\{\w+\}|\bon-\w|undefined|NaN|Infinity|\. \.|\.\.|: \.|^\s|\s$/, `${path}: ${text}`);
  }
}

function checkModels({ grid, hunt, dice }: Scene): void {
  const read = parseGrid(grid);
  assert.ok(read.ok, JSON.stringify(read));
  const track = checkModel(hunt);
  assert.ok(track.ok, JSON.stringify(track));
  for (const { model } of dice)
    for (const { die, face } of model.dice) assert.ok(faces.get(die)?.includes(String(face)), `${die} ${face}`);
  const ids = dice.flatMap(({ model }) => model.dice.map(({ id }) => id));
  assert.equal(new Set(ids).size, ids.length);
}

/**
 * Checks that each option appears exactly once, in the list or on the table, and that its targets exist. Targets that
 * are decks need not exist, because decks are not drawn.
 */
function checkOptions({ seen, scene }: Sight): void {
  const options = seen.questions.flatMap((question) => question.options);
  const told = [...scene.choices.choices, ...scene.pointed.choices].map(({ id }) => id);
  assert.deepEqual([...told].sort(), options.map(({ id }) => id).sort());
  assert.equal(
    scene.choices.n,
    seen.questions[0]?.n,
    'the number of a question distinguishes it from another with the same text',
  );
  const things = thingsIn(scene);
  for (const { id, targets = [] } of options)
    for (const target of targets)
      assert.ok(
        things.has(target) || (target.startsWith('deck:') && scene.choices.choices.some((choice) => choice.id === id)),
        `${id} names ${target}`,
      );
  const state = new Map(
    [...scene.grid.targets, ...scene.items.cards, ...scene.disorders.cards, scene.sheet, ...scene.offered.cards].map(
      (each) => [each.id, each.state],
    ),
  );
  for (const id of pointing(options)?.next ?? []) if (state.has(id)) assert.equal(state.get(id), 'can-act', id);
}

/** Checks that pointing at something on the Board chooses its option, or leads to a list that contains the option. */
function checkTaps(match: Live, { seen, scene }: Sight): void {
  const options = seen.questions.flatMap((question) => question.options);
  for (const { id } of scene.pointed.choices) {
    const targets = options.find((option) => option.id === id)?.targets ?? [];
    const [first = ''] = targets.filter((target) => pointing(options, [target]));
    const { option } = pointing(options, [first]) ?? {};
    if (option) assert.equal(option.id, id);
    else
      assert.ok(
        look(match, { path: [first] }).scene.choices.choices.some((choice) => choice.id === id),
        id,
      );
  }
}

for (const [scenario, seats] of [
  ['S1', 1],
  ['S2', 2],
  ['S3', 3],
  ['S4', 1],
  ['DN1', 2],
  ['DN2', 4],
  ['DN3', 1],
  ['DN4', 5],
] as const)
  test(`every option is shown, and everything shown can be read and drawn: ${scenario}`, () => {
    const match = matchOf(scenario, seats, { seed: scenario });
    const chance = createChance(scenario);
    let cursor = 0;
    let choices = 0;
    for (; !match.outcome && choices < 160; choices++) {
      const sight = look(match, { since: cursor });
      cursor = sight.seen.cursor;
      checkOptions(sight);
      if (choices % 3 === 0) checkModels(sight.scene);
      if (choices % 5 === 0) for (const lang of ['en', 'de'] as const) checkWords(look(match, { lang }).scene);
      if (choices % 16 === 0) checkTaps(match, sight);
      pick(match, anyAnswer(match.view(match.questions[0]?.seat ?? 0).questions, chance).id);
    }
    assert.ok(choices > 90);
    const { choices: last, pointed } = look(match, { since: cursor }).scene;
    if (match.outcome) assert.deepEqual([last.choices, pointed.choices], [[], []]);
  });

// Single positions

/** A solo match in the cells of S1, with the ward next to them. It is Ian’s Turn; Demi and Mario are with him. */
const here = (situation: Situation = {}): Live =>
  matchOf('S1', 1, { situation: { tiles: ['cells', 'ward'], ...situation } });
const token = ({ grid }: Scene, id: string): Scene['grid']['tokens'][number] =>
  grid.tokens.find((each) => each.id === id) ?? assert.fail(`${id} is not on the Board`);
const spaceNamed = ({ grid }: Scene, name: string): string =>
  grid.spaces.find((space) => space.name.replaceAll('\u00AD', '') === name)?.id ?? assert.fail(name);
const target = ({ grid }: Scene, id: string): Scene['grid']['targets'][number] | undefined =>
  grid.targets.find((each) => each.id === id);

/** Scripted dice. In these tests, Ian has Strength 1, and a Hellhound defends with one blue die. */
const dice = (...names: readonly string[]): { readonly die: string; readonly face: string }[] =>
  names.map((face) => ({ die: { G: 'green', R: 'red', B: 'blue', N: 'brown' }[face.charAt(0)] ?? '', face }));

test('a Monster shows its Wounds and Conditions, and a number if there are several of its type', () => {
  const { scene } = look(
    here({
      monsters: [
        { card: 'hellhound', at: 'ward.F', wounds: 1, conditions: ['stun', 'fire'] },
        { card: 'hellhound', at: 'ward.F' },
        { card: 'state-trooper', at: 'ward.E' },
      ],
    }),
  );
  const { name, letter, art, marks, space } = token(scene, 'monster:10');
  assert.deepEqual(
    [name, letter, art, marks, space],
    [
      'Hellhound 1',
      '1',
      'hellhound',
      [{ kind: 'wound', n: 1 }, { kind: 'stun' }, { kind: 'fire' }],
      spaceNamed(scene, 'East Beds'),
    ],
  );
  assert.deepEqual([token(scene, 'monster:11').name, token(scene, 'monster:12').letter], ['Hellhound 2', '']);
  assert.notEqual(token(scene, 'monster:10').shape, token(scene, 'monster:12').shape);
});

test('a Monster keeps its number for life, on the Board and in sentences; a new one takes a free number', () => {
  const match = here({
    characters: [{ at: 'ward.F' }, { at: 'cells.A' }, { at: 'cells.A' }],
    monsters: [
      { card: 'hellhound', at: 'ward.F', wounds: 1 },
      { card: 'hellhound', at: 'ward.E' },
    ],
  });
  const alone = structuredClone(match.state);
  const [first] = alone.monsters.splice(0, 1);
  assert.ok(first);
  const defeated = { type: 'defeated', rule: 'LOB-ATK-11', monster: 10, card: 'hellhound', number: 1, at: 0, by: 0 };
  const told = { ...toldOf(alone, match.content as Content), gone: goneIn([defeated]) };
  assert.equal(line(told, defeated), 'Ian McFellow defeats Hellhound 1.');
  assert.equal(monsterName(told, 11), 'Hellhound 2');
  const { scene } = look(match);
  assert.deepEqual([token(scene, 'monster:11').name, token(scene, 'monster:11').letter], ['Hellhound 2', '2']);
  assert.equal(freeNumber({ state: alone, content: match.content as Content }, 'hellhound'), 1);
  assert.equal(freeNumber({ state: match.state, content: match.content as Content }, 'hellhound'), 3);
});

test('Characters are on the Board with their letters and shapes; the dead are not', () => {
  const { scene } = look(
    here({ characters: [{ at: 'ward.D' }, { at: 'ward.D', wounds: 2 }, { dead: true, at: 'ward.D' }] }),
  );
  const persons = scene.grid.tokens.filter(({ kind }) => kind === 'person');
  assert.deepEqual(
    persons.map(({ shape }) => shape),
    [0, 1],
  );
  assert.equal(new Set(persons.map(({ letter }) => letter)).size, 2);
  assert.deepEqual(
    scene.characters.map(({ dead, words, wounds: { n } }) => [dead, words.includes('The Aisle'), n]),
    [
      [false, true, 0],
      [false, true, 2],
      [true, false, 0],
    ],
  );
  assert.deepEqual(
    scene.characters.map(({ active, shown }) => [active, shown]),
    [
      [true, true],
      [false, false],
      [false, false],
    ],
  );
});

test('a Breach and a Door are drawn in their current state, with the ids of option targets', () => {
  const kinds = ({ grid }: Scene, a: string, b: string): string[] => {
    const cells = (name: string): string[] =>
      (grid.spaces.find((space) => space.name === name)?.cells ?? []).map(String);
    const steps = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const;
    return (grid.boundaries ?? []).flatMap(({ cell: [x, y], side, kind }) => {
      const beyond = String([x + steps[side][0], y + steps[side][1]]);
      return [a, b].every((name) => cells(name).includes(String([x, y])) !== cells(name).includes(beyond))
        ? [kind]
        : [];
    });
  };
  const { scene } = look(
    here({
      edges: [
        ['ward.E', 'ward.G', 'breach'],
        ['ward.D', 'ward.J', 'open-door'],
      ],
    }),
  );
  assert.deepEqual(kinds(scene, 'West Beds', 'Bath Screens'), ['breach', 'open'], 'the Spaces touch along two cells');
  assert.deepEqual(kinds(scene, 'The Aisle', 'Ward Door'), ['open-door']);
  const closed = look(here({ characters: [{ at: 'ward.J' }] })).scene;
  const doors = closed.grid.targets.filter(({ id }) => id.startsWith('edge:'));
  assert.equal(doors.length, 1);
  assert.equal(closed.grid.boundaries?.find(({ id }) => id === doors[0]?.id)?.kind, 'closed-door');
});

test('the fixed parts of the Board remain the same objects until a Door is opened', () => {
  const match = here({ characters: [{ at: 'ward.J' }] });
  const [one, two] = [look(match).scene.grid, look(match).scene.grid];
  assert.deepEqual(
    [one.spaces === two.spaces, one.boundaries === two.boundaries, one.points === two.points],
    [true, true, true],
  );
  const door = match.questions[0]?.options.find(({ id }) => id.startsWith('open:'))?.id ?? '';
  pick(match, door);
  const after = look(match).scene.grid;
  assert.notEqual(after.boundaries, one.boundaries);
  assert.deepEqual(after.spaces, one.spaces);
});

test('unrevealed tiles are not shown', () => {
  const { grid } = look(matchOf('S1', 1, { situation: {} })).scene;
  assert.deepEqual(
    grid.tiles.map(({ name }) => name),
    ['Confinement Cells'],
  );
  assert.ok(grid.spaces.every(({ tile }) => tile === 'tile:cells'));
  assert.equal(grid.points?.length, 3);
});

test('Lockers keep their ids when one of them is removed, and an open Locker names its contents', () => {
  const { scene } = look(here({ lockers: [{ at: 'cells.D' }, { at: 'ward.B', face: 'locker-12' }, { at: 'ward.B' }] }));
  const lockers = scene.grid.tokens.filter(({ id }) => id.startsWith('locker:'));
  const fewer = look(
    here({ lockers: [{ at: 'ward.B', face: 'locker-12' }, { at: 'ward.B' }] }),
  ).scene.grid.tokens.filter(({ id }) => id.startsWith('locker:'));
  assert.deepEqual(lockers.slice(1), fewer);
  assert.deepEqual(
    lockers.map(({ name }) => name),
    ['Locker', 'Open Locker (Weapon for 2, Equipment for 4, Meds for 3, 1 Junk)', 'Locker'],
  );
});

test('LOB-HST-03 the Hunt Track shows revealed cards and the Space of the Aura, but no face-down cards', () => {
  const { scene } = look(
    matchOf('S2', 1, { situation: { hunt: { position: 2, shown: ['lights-out', 'adrenaline'] } } }),
  );
  const { hunt } = scene;
  assert.equal(hunt.position, 2);
  assert.deepEqual(
    hunt.spaces.map(({ card, hazard = false }) => [card, hazard]),
    [
      ['up', false],
      ['up', false],
      ['down', false],
      ['down', false],
      ['down', false],
      ['known', true],
      ...Array<unknown>(6).fill(['down', false]),
    ],
  );
  assert.deepEqual(
    [hunt.spaces[0]?.name, hunt.spaces[5]?.name, hunt.spaces[2]],
    ['Lights Out', 'Aura of INSANITY!', { id: 'hunt:3', card: 'down' }],
  );
  assert.match(hunt.spaces[0]?.text ?? '', /[Dd]oors/);
  const things = thingsIn(scene);
  assert.deepEqual(
    hunt.spaces.filter(({ id }) => id === undefined || things.has(id)),
    [],
    'the Spaces of the track are not those of the Board',
  );
});

test('before a roll is changed, the question says what the dice amount to, and how many hits defeat the Monster', () => {
  const rolled = (situation: Situation, acts: readonly string[], ...faces: readonly string[]): string => {
    const match = matchOf('S1', 1, { situation: { tiles: ['cells', 'ward'], ...situation }, faces: dice(...faces) });
    pick(match, ...acts);
    return look(match).scene.choices.prompt;
  };
  const monsters = [{ card: 'hellhound', at: 'ward.D' }];
  assert.equal(
    rolled({ characters: [{ at: 'ward.D', meds: { red: 1 } }], monsters }, ['attack:fists:10'], 'G2', 'B1'),
    'Ian McFellow: you rolled one Spike. 2 hits defeat Hellhound; you have 1. Change the roll?',
  );
  assert.equal(
    rolled({ phase: 'attacks', characters: [{ at: 'ward.D', meds: { blue: 1 } }], monsters }, [], 'G2', 'G2', 'B2'),
    'Ian McFellow: you rolled no symbol. You avoid 0 of 2 hits. Change the roll?',
  );
});

test('while the viewer is not asked, the question says what happens, and never waits for the viewer’s own Character', () => {
  const { seen, told } = look(here());
  const said = (phase: State['phase'], own: number): string => {
    const view = { ...seen.state, phase };
    const context = { ...told, view };
    const nobody = { ...seen, state: view, questions: [] };
    return sceneOf(nobody, context, { player: 0, path: [], isOwn: (player) => player === own }).choices.prompt;
  };
  assert.equal(said('characters', 1), 'Ian McFellow is choosing.');
  assert.equal(said('characters', 0), 'Others are choosing.');
  assert.equal(said('setup', 1), 'Others are choosing.');
  assert.equal(said('movement', 0), 'Monsters move.');
  assert.equal(said('attacks', 1), 'Monsters attack.');
});

test('an Attack is made by pointing at the Monster, then at the Weapon', () => {
  const match = here({
    characters: [{ at: 'ward.D', items: ['broken-glass.1', 'bone-saw'] }],
    monsters: [{ card: 'hellhound', at: 'ward.D' }],
  });
  const before = look(match).scene;
  assert.deepEqual([target(before, 'monster:10')?.state, target(before, 'monster:10')?.cost], ['can-act', 1]);
  assert.ok(before.pointed.choices.some(({ id }) => id === 'attack:bone-saw:10'));
  const { scene } = look(match, { path: ['monster:10'] });
  assert.deepEqual(
    scene.choices.choices.map(({ id }) => id),
    ['attack:broken-glass.1:10', 'attack:bone-saw:10', 'attack:fists:10', 'back'],
  );
  assert.deepEqual(scene.pointed.choices, []);
  assert.equal(target(scene, 'monster:10')?.state, 'selected');
  assert.deepEqual(
    scene.items.cards.map(({ id, state }) => [id, state]),
    [
      ['card:broken-glass.1', 'can-act'],
      ['card:bone-saw', 'can-act'],
      ['card:fists', 'can-act'],
    ],
  );
});

test('players point at moves, Doors and Attacks; acts on the Character’s own Space are in the list', () => {
  const match = here({
    characters: [{ at: 'ward.J', junk: { rope: 1 } }, { at: 'ward.J' }],
    lockers: [{ at: 'ward.J' }],
    monsters: [{ card: 'hellhound', at: 'ward.C' }],
  });
  const acts = ({ choices }: Scene['choices']): string[] => [
    ...new Set(choices.map(({ id }) => id.split(':')[0] ?? '')),
  ];
  const { choices, pointed } = look(match).scene;
  assert.deepEqual(
    [acts(pointed), acts(choices)],
    [
      ['walk', 'open'],
      ['search', 'loot', 'trade', 'end'],
    ],
  );
  assert.deepEqual(
    choices.choices.filter(({ last }) => last).map(({ id }) => id),
    ['end'],
  );
});

test('LOB-CTR-01 the list shows the Weapons for a Counterattack, because its target is known', () => {
  const match = matchOf('S1', 1, {
    situation: {
      tiles: ['cells', 'ward'],
      phase: 'attacks',
      characters: [
        { at: 'ward.D', insanity: 1, items: ['broken-glass.1'], disorders: ['blow-for-blow'] },
        { at: 'cells.A' },
        { at: 'cells.A' },
      ],
      monsters: [{ card: 'hellhound', at: 'ward.D' }],
    },
    faces: dice('G1', 'G1'),
  });
  pick(match, 'use:blow-for-blow.1');
  const { choices, pointed } = look(match).scene;
  assert.deepEqual(
    [choices.choices.map(({ id }) => id), pointed.choices],
    [['counter:broken-glass.1:strength', 'counter:fists:strength', 'none'], []],
  );
});

test('LOB-LOS-03 pointing at a Monster on another Space shows the line of sight and everything in sight', () => {
  const match = here({
    characters: [{ at: 'ward.D', items: ['sling.1'] }],
    monsters: [{ card: 'hellhound', at: 'ward.F' }],
  });
  assert.equal(look(match).scene.grid.sight, undefined);
  const { scene } = look(match, { path: ['monster:10'] });
  const { sight = [], spaces } = scene.grid;
  assert.equal(sight.length, spaces.length);
  const shot = sight.find(({ to }) => to === spaceNamed(scene, 'East Beds'));
  assert.deepEqual([shot?.from, shot?.seen, shot?.line?.length], [spaceNamed(scene, 'The Aisle'), true, 2]);
  assert.equal(sight.find(({ to }) => to === spaceNamed(scene, 'Cell One'))?.seen, false);
});

test('LOB-HNT-04 the card of a Monster shows its current numbers', () => {
  const { seen, told } = look(
    here({
      monsters: [
        { card: 'hellhound', at: 'ward.D' },
        { card: 'pops', at: 'ward.D' },
      ],
    }),
  );
  const state = {
    ...seen.state,
    changes: (['green', 'auto', 'blue', 'movement', 'health'] as const).map((stat) => ({
      stat,
      n: 1,
      until: 'round' as const,
    })),
  };
  const { monsters } = sceneOf({ ...seen, state }, { ...told, view: state }, { player: 0, path: [] });
  assert.match(
    monsters.cards[0]?.text ?? '',
    /^3 Health, 4 Movement\. Attack: .*3 green dice, 1 automatic success.*Defense: 2 blue dice\./,
  );
  assert.match(monsters.cards[1]?.text ?? '', /^27 Health, 3 Movement\./, 'a Boss has no additional Health');
});

test('the chances of an Attack are exact, and add up to one', () => {
  const match = here({
    characters: [{ at: 'ward.D', items: ['broken-glass.1'] }],
    monsters: [{ card: 'hellhound', at: 'ward.D', wounds: 1 }],
  });
  const { seen, told } = look(match);
  const odds = oddsOf(seen, told, 'attack:fists:10') ?? assert.fail();
  assert.ok(Math.abs(odds.chances.reduce((sum, chance) => sum + chance) - 1) < 1e-12);
  assert.ok(Math.abs(odds.mean - odds.chances.reduce((sum, chance, n) => sum + n * chance, 0)) < 1e-12);
  assert.ok(
    Math.abs(odds.kills - odds.chances.slice(1).reduce((sum, chance) => sum + chance)) < 1e-12,
    'one more Wound defeats the Monster',
  );
  assert.equal(oddsOf(seen, told, 'end'), null);
});

test('LOB-WPN-02 the chances depend on the chosen Attribute', () => {
  const { seen, told } = look(
    here({
      characters: [{ at: 'ward.D', items: ['splashing-paddle'] }],
      monsters: [{ card: 'hellhound', at: 'ward.D' }],
    }),
  );
  const mean = (option: string): number => oddsOf(seen, told, option)?.mean ?? NaN;
  assert.ok(
    mean('attack:splashing-paddle:dexterity:10') > mean('attack:splashing-paddle:strength:10') + 1,
    '4 dice against 1',
  );
});

test('LOB-DIC-15 before the roll, the chances show the effect of an Ability', () => {
  const match = here({
    characters: [{ at: 'ward.D', items: ['broken-glass.1'], disorders: ['fatality'] }],
    monsters: [{ card: 'hellhound', at: 'ward.D' }],
  });
  pick(match, 'attack:broken-glass.1:10');
  const { seen, told } = look(match);
  const [plain, more] = ['go', 'use:fatality.1'].map((option) => oddsOf(seen, told, option)?.mean ?? NaN);
  assert.ok(
    plain !== undefined && more !== undefined && more > 2 * plain,
    'Critical Strike doubles, and Pierce takes the die',
  );
});

test('LOB-MMV-01 the map shows where a Monster will go, up to the first decision', () => {
  const { scene } = look(
    here({
      characters: [{ at: 'cells.J' }, { at: 'cells.J' }, { at: 'cells.J' }],
      monsters: [
        { card: 'state-trooper', at: 'cells.L' },
        { card: 'hellhound', at: 'cells.L', conditions: ['stun'] },
      ],
    }),
  );
  assert.deepEqual(scene.grid.paths, [{ from: 'monster:10', to: spaceNamed(scene, 'West Corridor'), kind: 'threat' }]);
  const torn = look(
    here({
      characters: [{ at: 'ward.D' }, { at: 'ward.D' }, { at: 'ward.D' }],
      monsters: [{ card: 'state-trooper', at: 'ward.A' }],
    }),
  ).scene;
  assert.deepEqual(torn.grid.paths, [], 'two ways are equally short');
});

test('LOB-TRD-01 things that are offered in a Trade are no longer in hand', () => {
  const match = here({
    characters: [
      { at: 'ward.D', junk: { glass: 2 }, items: ['bone-saw'] },
      { at: 'ward.D', meds: { red: 1 } },
    ],
  });
  assert.equal(look(match).scene.trade, null);
  pick(match, 'trade:1', 'put:0:junk:glass', 'put:1:meds:red');
  const [mine, other] = look(match).scene.trade?.sides ?? assert.fail();
  assert.deepEqual(
    mine.holds.map(({ id, n, state }) => [id, n, state]),
    [
      ['held:0:item:bone-saw', 1, 'can-act'],
      ['held:0:junk:glass', 1, 'can-act'],
    ],
  );
  assert.deepEqual([mine.laid, other.laid], [[{ name: 'Glass', n: 1 }], [{ name: 'red Meds', n: 1 }]]);
  assert.deepEqual(other.holds, []);
});

const fight = (faces: ReturnType<typeof dice>, meds = {}): Live =>
  matchOf('S1', 1, {
    situation: {
      tiles: ['cells', 'ward'],
      characters: [{ at: 'ward.D', meds }],
      monsters: [{ card: 'hellhound', at: 'ward.D' }],
    },
    faces,
  });

test('the dice of an Attack and their result are shown while they can be changed', () => {
  const match = fight(dice('G4', 'B2'), { red: 1 });
  pick(match, 'attack:fists:10');
  const { scene } = look(match);
  assert.deepEqual(
    scene.dice.map(({ side, name, counts, model }) => [
      side,
      name,
      counts,
      model.dice.map(({ id: die, face }) => `${die} ${face}`),
    ]),
    [
      ['attack', 'Ian McFellow attacks Hellhound', '2 hits', ['die:attack:0:0 G4']],
      ['defense', 'Hellhound defends', '1 hit avoided', ['die:defense:0:0 B2']],
    ],
  );
  assert.deepEqual(
    scene.characters[0]?.meds.map(({ id, state }) => [id, state]),
    [['held:0:meds:red', 'can-act']],
  );
});

test('the dice of the last Attack are shown from its events', () => {
  const match = fight(dice('G4', 'B2'));
  const { cursor } = match.view(0);
  pick(match, 'attack:fists:10');
  assert.deepEqual(
    look(match, { since: cursor }).scene.dice.map(({ side, counts, model }) => [
      side,
      counts,
      model.dice.map(({ id: die, face }) => `${die} ${face}`),
    ]),
    [
      ['attack', '2 hits', ['die:attack:0:0 G4']],
      ['defense', '1 hit avoided', ['die:defense:0:0 B2']],
    ],
  );
  assert.deepEqual(look(match).scene.dice, []);
});

test('LOB-KEY-02 a Fire token adds a hit, and the dice panel says so', () => {
  const match = matchOf('S1', 1, {
    situation: {
      tiles: ['cells', 'ward'],
      characters: [{ at: 'ward.D' }],
      monsters: [{ card: 'hellhound', at: 'ward.D', conditions: ['fire'] }],
    },
    faces: dice('G4', 'B2'),
  });
  const { cursor } = match.view(0);
  pick(match, 'attack:fists:10');
  assert.deepEqual(
    look(match, { since: cursor }).scene.dice.map(({ counts }) => counts),
    ['3 hits: 2 on the dice, 1 for Fire', '1 hit avoided'],
  );
});

test('the dice of an Attack name its attacker, even if its beginning was seen earlier', () => {
  const match = matchOf('S1', 1, {
    situation: {
      tiles: ['cells', 'ward'],
      characters: [{ at: 'ward.D', insanity: 1, disorders: ['again-and-again'] }],
      monsters: [{ card: 'hellhound', at: 'ward.D' }],
    },
    faces: dice('G4', 'B2'),
  });
  pick(match, 'attack:fists:10');
  const { cursor } = match.view(0);
  const { model } = look(match).scene.dice[0] ?? {};
  assert.equal(model, undefined, 'nothing was rolled yet');
  pick(match, 'go');
  assert.deepEqual(
    look(match, { since: cursor }).scene.dice.map(({ name }) => name),
    ['Ian McFellow attacks Hellhound', 'Hellhound defends'],
  );
});

test('dice from Meds are shown, during the Attack and after it', () => {
  const match = fight(dice('G1', 'B1', 'R1'), { red: 1 });
  const { cursor } = match.view(0);
  pick(match, 'attack:fists:10', 'meds:red');
  const [attack] = look(match, { since: cursor }).scene.dice;
  assert.deepEqual([attack?.model.dice.map(({ face }) => face), attack?.counts], [['G1', 'R1'], '1 hit']);
});

test('dice that may be rerolled can be pointed at, and chosen dice are marked', () => {
  const match = matchOf('S1', 1, {
    situation: {
      tiles: ['cells', 'ward'],
      characters: [{ at: 'ward.D', increases: { strength: 2 } }],
      monsters: [{ card: 'hellhound', at: 'ward.D', conditions: ['stun'] }],
    },
    faces: dice('G1', 'G2', 'G6', 'B1', 'G4', 'G5'),
  });
  const { cursor } = match.view(0);
  pick(match, 'attack:fists:10');
  const states = (): unknown[] | undefined =>
    look(match, { since: cursor }).scene.dice[0]?.model.dice.map(({ face, state }) => [face, state]);
  assert.deepEqual(states(), [
    ['G1', 'open'],
    ['G2', 'open'],
    ['G6', 'open'],
  ]);
  pick(match, 'die:0:0');
  assert.deepEqual(states(), [
    ['G1', 'chosen'],
    ['G2', 'open'],
    ['G6', 'open'],
  ]);
  pick(match, 'die:0:2', 'reroll');
  assert.deepEqual(
    states(),
    [
      ['G4', undefined],
      ['G2', undefined],
      ['G5', undefined],
    ],
    'no die can be chosen, because the Attack is over',
  );
});

test('LOB-KEY-09 the die that Pierce has removed is shown as spent', () => {
  const match = matchOf('S1', 1, {
    situation: {
      tiles: ['cells', 'ward'],
      characters: [{ at: 'ward.D', items: ['broken-glass.1'], disorders: ['fatality'] }],
      monsters: [{ card: 'hellhound', at: 'ward.D' }],
    },
    faces: dice('G2', 'B2'),
  });
  const { cursor } = match.view(0);
  pick(match, 'attack:broken-glass.1:10', 'use:fatality.1');
  const {
    dice: [, defense],
  } = look(match, { since: cursor }).scene;
  assert.deepEqual(defense?.model.dice, [
    { id: 'die:defense:0:0', die: 'blue', face: 'B2', state: 'spent', label: 'Pierced' },
  ]);
});

test('LOB-SEA-03 the dice of a Search are shown while the player chooses what to buy', () => {
  const match = matchOf('S1', 1, {
    situation: { characters: [{ at: 'cells.D' }], lockers: [{ at: 'cells.D', face: 'locker-12' }] },
    faces: dice('B3', 'B4'),
  });
  const { cursor } = match.view(0);
  const { scene: before } = look(match);
  assert.equal(target(before, before.grid.tokens.find(({ art }) => art === 'locker-open')?.id ?? '')?.state, 'can-act');
  pick(match, 'search:0');
  const { scene } = look(match, { since: cursor });
  assert.deepEqual(
    scene.dice.map(({ side, name, counts }) => [side, name, counts]),
    [['search', 'Ian McFellow searches', '3 successes']],
  );
});

test('a rolled d6 is shown too', () => {
  const match = matchOf('S1', 1, {
    situation: { characters: [{ at: 'cells.D', insanity: 1, disorders: ['the-unseen-dealer'] }] },
    faces: [{ die: 'd6', face: 6 }],
  });
  const { cursor } = match.view(0);
  pick(match, 'use:the-unseen-dealer.1');
  assert.deepEqual(
    look(match, { since: cursor }).scene.dice.map(({ side, model }) => [
      side,
      model.dice.map(({ die, face }) => [die, face]),
    ]),
    [['d6', [['d6', '6']]]],
  );
});

test('LOB-RUL-22 the Basic Weapons to choose from are on the table', () => {
  const { offered } = look(matchOf('S1', 1)).scene;
  assert.deepEqual(
    offered.cards.map(({ id, kind, name, state }) => [id, kind, name, state]),
    [
      ['card:broken-glass', 'weapon', 'Broken Glass', 'can-act'],
      ['card:sling', 'weapon', 'Sling', 'can-act'],
      ['card:spell-scroll', 'weapon', 'Spell Scroll', 'can-act'],
    ],
  );
  assert.equal(
    offered.cards[1]?.text,
    'Attack with Dexterity: Range 1–2, a Bolt gives 1 success. Row 1, 2 Junk: 1 green die.',
  );
});

test('LOB-RUL-108 a face-down token shows nothing about its value', () => {
  const match = matchOf('S2', 1);
  pick(match, 'basic:broken-glass', 'basic:broken-glass', 'basic:sling');
  const riddles = look(match).scene.grid.tokens.filter(({ id }) => id.startsWith('mark:riddle:'));
  assert.deepEqual(
    riddles.map(({ name, art, letter }) => [name, art, letter]),
    Array(5).fill(['Token, face down', 'riddle', '?']),
  );
  assert.equal(new Set(riddles.map(({ id }) => id)).size, 5);
});

test('LOB-CMP-02 the player chooses an act of a Chapter by pointing at its token, or at the Character’s own Space', () => {
  const act = { happens: { on: 'act', id: 'lever', space: 'ward.H', ap: 1 }, steps: [] } as const;
  const targets = (...steps: readonly Effect[]): unknown => {
    const t = new RuleTest();
    from(t, () => undefined, [{ do: 'read', cid: 'S1-A' }], {
      pack: chapters({ cid: 'S1-A', steps, triggers: [act] }),
    });
    return t.view(0).questions[0]?.options.find(({ id }) => id === 'scenario:lever')?.targets;
  };
  assert.deepEqual(targets(), [`space:${space('H')}`]);
  assert.deepEqual(
    targets({ do: 'place', token: 'rope', space: 'ward.G' }, { do: 'place', token: 'lever', space: 'ward.H' }),
    [`mark:lever:${space('H')}`],
  );
});

test('LOB-RUL-105 a Reference card that is read is an event, and the story shows its title and its whole text', () => {
  const match = matchOf('S1', 1);
  pick(match, 'basic:broken-glass', 'basic:broken-glass', 'basic:sling', 'first:0');
  const read = match.view(0).events.filter(({ type }) => type === 'read') as readonly (Event &
    Partial<Cid & { cid: string }>)[];
  assert.deepEqual(
    read.map(({ cid, kind }) => [cid, kind]),
    [
      ['S1-A', 'chapter'],
      ['S1-RC-1', 'reference'],
      ['S1-RC-2', 'reference'],
      ['S1-RC-3', 'reference'],
    ],
  );
  const { chapters, references } = look(match).scene.story;
  assert.deepEqual(
    chapters.map(({ cid }) => cid),
    ['S1-A'],
  );
  assert.deepEqual(
    references.map(({ cid, name }) => [cid, name]),
    [
      ['S1-RC-1', 'Your Turn'],
      ['S1-RC-2', 'Moving'],
      ['S1-RC-3', 'Doors'],
    ],
  );
  for (const { cid, text } of references) assert.equal(text, messages.en.story[`${cid}.text`]);
});

test('every Reference card of the introduction has a title and a text, in every language', () => {
  const cids = pack.scenarios
    .flatMap(({ cards = [] }) => cards.map(({ cid }) => cid))
    .filter((cid) => /-RC-/.test(cid));
  assert.equal(cids.length, 16);
  for (const lang of languages) {
    const { card } = lexiconOf(lang);
    for (const cid of cids) assert.ok(card(cid) && card(cid, 'text'), `${cid} ${lang}`);
  }
});

test('tokens of the Scenario have names', () => {
  const match = matchOf('S4', 1);
  pick(match, 'basic:broken-glass', 'basic:broken-glass', 'basic:sling', 'first:0');
  assert.deepEqual(
    look(match)
      .scene.grid.tokens.filter(({ id }) => id.startsWith('mark:'))
      .map(({ name, art }) => [name, art]),
    [
      ['The spare horn', 'break-horn'],
      ['The gate winch', 'wind-gate'],
      ['The kennel bolt', 'loose-dogs'],
    ],
  );
});

test('LOB-RUL-98 if the track runs over the Board, the Huntmaster stands there, until he fights', () => {
  const hunter = (battle: boolean): unknown =>
    look(matchOf('S4', 1, { situation: { hunt: { position: 5, battle } } })).scene.grid.tokens.find(
      ({ id }) => id === 'huntmaster',
    )?.name;
  assert.deepEqual([hunter(false), hunter(true)], ['Huntmaster', undefined]);
  const { hunt } = look(matchOf('S4', 1, { situation: { hunt: { position: 5, battle: true } } })).scene;
  assert.deepEqual([hunt.ended, hunt.position], [true, 12]);
});

test('LOB-BOS-02, -03 a Boss’s sheet shows its Health for all Characters, and the die results for each of its attacks', () => {
  const { monsters } = look(here({ monsters: [{ card: 'pops', at: 'ward.F' }] })).scene;
  const [pops] = monsters.cards;
  assert.deepEqual([pops?.kind, pops?.kindName], ['boss', 'Boss']);
  assert.match(
    pops?.text ?? '',
    /^27 Health, 2 Movement\. The Strap, on a roll of 1–4: 3 red dice, .*Stun\. Come Here to Me, on a roll of 5–6: 4 red dice\. Defense: 2 blue dice, 1 automatic Shield\. Red dice/,
  );
});

test('Empowered Monsters show the other side of their sheet', () => {
  const { monsters } = look(
    matchOf('S2', 1, {
      situation: {
        monsters: [{ card: 'orderly', at: 'hall.H' }],
        hunt: {
          position: 6,
          shown: ['lights-out', 'adrenaline', 'relapse', 'gas-lamps', 'roll-call', 'aura-of-insanity'],
        },
      },
    }),
  ).scene;
  assert.deepEqual(
    monsters.cards.map(({ kind, kindName }) => [kind, kindName]),
    [['empowered', 'Empowered Elite Monster']],
  );
  assert.match(monsters.cards[0]?.text ?? '', /1 green die, 2 red dice/);
});

test('Items show their upgrade costs and effects; Items in the Loadout come first', () => {
  const { items } = look(
    here({
      characters: [
        {
          at: 'ward.D',
          junk: { pipe: 2, glass: 1 },
          items: [
            { card: 'bed-rail', worn: false },
            { card: 'bone-saw', rows: [0] },
          ],
        },
      ],
    }),
  ).scene;
  assert.deepEqual(
    items.cards.map(({ id, kind, kindName }) => [id, kind, kindName]),
    [
      ['card:bone-saw', 'weapon', 'Weapon in the Loadout'],
      ['card:bed-rail', 'weapon', 'Weapon'],
      ['card:fists', 'fists', 'Always at hand'],
    ],
  );
  const [saw, rail] = items.cards;
  assert.deepEqual(
    saw?.rows.map(({ id, cost, bought, state }) => [id, cost, bought, state]),
    [
      ['row:bone-saw:1', '1 Pipe + 1 Junk', true, undefined],
      ['row:bone-saw:2', '1 Glass + 1 Pipe + 1 Junk', false, undefined],
    ],
  );
  assert.equal(
    saw?.text,
    'Attack with Strength: a Bolt gives Lifesteal. Skilled with 2 or more. Row 1, bought: 1 green die. Row 2, 1 Glass + 1 Pipe + 1 Junk: 1 red die. Skilled only.',
  );
  assert.deepEqual(
    [
      rail?.state,
      look(here({ characters: [{ at: 'ward.D', junk: { pipe: 2 }, items: ['bed-rail'] }] }), {
        path: ['card:bed-rail'],
      }).scene.items.cards[0]?.rows[0]?.state,
    ],
    ['can-act', 'can-act'],
  );
});

test('LOB-EQP-02 the Ability of a bought row keeps its own number, whichever rows are bought', () => {
  const rows = [1, 2].map(
    (n) => ({ cost: { wood: 1 }, ability: { type: 'active', once: true, steps: [{ do: 'insanity', n }] } }) as const,
  );
  const cards = { equipment: [...world.equipment, { id: 'lamp', rows }] };
  const shown = (bought: readonly number[]): unknown => {
    const t = new RuleTest();
    acting(t, { characters: [{ items: [{ card: 'lamp', rows: bought }] }] }, { cards });
    const { choices } = sceneOf(t.view(0), toldOf(t.state as State, contentOf(nightOn('ward', cards))), {
      player: 0,
      path: [],
    }).choices;
    return choices.flatMap(({ id }) => (id.startsWith('use:') ? [id] : []));
  };
  const [one, two] = ['use:lamp.1', 'use:lamp.2'];
  assert.deepEqual([shown([]), shown([0]), shown([1]), shown([0, 1])], [[], [one], [two], [one, two]]);
});

test('Disorders show their Cooldown, and Innate Abilities show the option that uses them', () => {
  const { disorders, sheet } = look(
    here({
      characters: [{ at: 'ward.D', insanity: 2, disorders: [{ card: 'fatality', cooldown: 2 }, 'find-the-crack'] }],
      monsters: [{ card: 'hellhound', at: 'ward.D' }],
    }),
  ).scene;
  assert.deepEqual(
    disorders.cards.map(({ name, state }) => [name, state]),
    [
      ['Fatality', 'spent'],
      ['Find the Crack', 'can-act'],
    ],
  );
  assert.match(disorders.cards[0]?.text ?? '', /2 Cooldown tokens/);
  assert.deepEqual(
    sheet.abilities.map(({ name, cost, option }) => [name, cost, option]),
    [
      ['Eagle Form', undefined, undefined],
      ['Tailwind', '2 Insanity', 'use:ian-mcfellow.2'],
      ['Out of the Sun', '4 Insanity', undefined],
    ],
  );
});

test('a Monster’s sheet shows its current numbers', () => {
  const { monsters } = look(
    here({
      monsters: [
        { card: 'state-trooper', at: 'ward.E' },
        { card: 'state-trooper', at: 'ward.F' },
      ],
    }),
  ).scene;
  assert.deepEqual(
    monsters.cards.map(({ id, kind, name, kindName }) => [id, kind, name, kindName]),
    [['card:state-trooper', 'basic', 'State Trooper', 'Monster']],
  );
  assert.match(
    monsters.cards[0]?.text ?? '',
    /^\d Health, \d Movement\. Attack: .*green di.* Defense: 1 blue die\. With Strength 3/,
  );
});

test('Attributes show their Decrease tokens', () => {
  const [ian] = look(here({ characters: [{ at: 'ward.D', increases: { wisdom: 1 }, decreases: { dexterity: 2 } }] }))
    .scene.characters;
  assert.deepEqual(
    ian?.attributes.map(({ id, value, base, lowered }) => [id, value, base, lowered?.id]),
    [
      ['attribute:strength', 1, 1, undefined],
      ['attribute:dexterity', 2, 4, 'token:0:dexterity'],
      ['attribute:wisdom', 2, 2, undefined],
      ['attribute:imagination', 2, 2, undefined],
    ],
  );
});

test('LOB-MOV-01, -10 the remaining points of the Turn and of a Move Action are shown', () => {
  const match = here({ characters: [{ at: 'ward.D' }] });
  assert.deepEqual([look(match).scene.points.value, look(match).scene.points.against], [3, undefined]);
  const walk = match.questions[0]?.options.find(({ id }) => id.startsWith('walk:'));
  assert.equal(target(look(match).scene, walk?.targets?.[0] ?? '')?.cost, 1);
  pick(match, walk?.id ?? '');
  const { scene } = look(match);
  assert.deepEqual(
    [scene.points.value, scene.points.against?.value, scene.points.steps?.map(({ state }) => state)],
    [2, 1, ['full', 'full', 'empty']],
  );
  assert.ok(
    scene.grid.targets.every(({ id, cost }) => !id.startsWith('space:') || cost === undefined),
    'the Move Action has already been paid for',
  );
});

test('LOB-FLE-02 a choice that a player may regret needs confirmation, and its target is marked', () => {
  const match = here({ characters: [{ at: 'ward.D' }], monsters: [{ card: 'state-trooper', at: 'ward.D' }] });
  const { seen, told } = look(match);
  const flee = seen.questions[0]?.options.find(({ id }) => id.startsWith('flee:')) ?? assert.fail();
  const { choices, grid } = sceneOf(seen, told, { player: 0, path: [], unsure: flee });
  assert.deepEqual(
    grid.targets.map(({ id, state }) => [id, state]),
    [[flee.targets?.[0], 'selected']],
  );
  assert.deepEqual(
    choices.choices.map(({ id, last }) => [id, last]),
    [
      [flee.id, undefined],
      [BACK, true],
    ],
  );
  assert.match(choices.prompt, /price/);
});

test('the phases of the Round are shown; the first Round has no Maintenance Phase', () => {
  const first = look(here()).scene;
  assert.deepEqual(
    first.phases.map(({ name, state }) => `${name} ${state}`),
    [
      'Characters act now',
      'The Hunt coming',
      'Bosses coming',
      'Monsters move coming',
      'Monsters appear coming',
      'Monsters attack coming',
    ],
  );
  const second = look(here({ round: 2 })).scene;
  assert.deepEqual(
    [second.round, second.roundName, second.phases[0]],
    [2, 'Round 2', { name: 'Maintenance', state: 'past' }],
  );
});

test('the story shows its title, its objectives, and the Chapters that were read', () => {
  const { story } = look(here({ read: ['S1-A'] })).scene;
  assert.deepEqual(
    [story.title, story.chapters.map(({ cid, name }) => [cid, name])],
    ['Lights Out', [['S1-A', 'The Bolts']]],
  );
});

test('the goal is the open objectives; before the first Round, it says that a Chapter will name it', () => {
  const goal = (change: Parameters<typeof here>[0]): string => look(here(change)).scene.story.goal;
  assert.equal(
    goal({ objectives: ['keys', 'chart'] }),
    'Take the keys in the watchman’s nook. Read the chart on the sister’s desk.',
  );
  assert.match(look(matchOf('S1', 1)).scene.story.goal, /^Lights Out: .* first Chapter/);
});
