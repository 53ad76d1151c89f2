// The scene of Asylum Escape shows only what the seat knows, shows each option once, and uses the language of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../../../../src/engine/games/asylum-escape/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/asylum-escape/content/pack.js';
import type { AsylumView } from '../../../../../src/engine/games/asylum-escape/state/knowledge.js';
import { deaths, line } from '../../../../../src/engine/games/asylum-escape/words/log-lines.js';
import { intents, unavailableActs } from '../../../../../src/engine/games/asylum-escape/table/intents.js';
import { blank, noted } from '../../../../../src/engine/games/asylum-escape/state/public-notes.js';
import { rules } from '../../../../../src/engine/games/asylum-escape/rules/rules.js';
import { lookAt } from '../../../../../src/engine/games/asylum-escape/table/scene-context.js';
import { goalOf } from '../../../../../src/engine/games/asylum-escape/table/scene-goal.js';
import { sceneOf, type Scene } from '../../../../../src/engine/games/asylum-escape/table/scene.js';
import type { State } from '../../../../../src/engine/games/asylum-escape/state/state.js';
import { createChance, type Chance, type LiveMatch, type View } from '../../../../../src/engine/kernel/index.js';
import { choose, optionIds, play } from '../../../../support/play.js';
import { resume, scrambled } from '../../../every-game/properties.js';
import { scramble } from '../scramble.js';
import { tongueOf, type Lang } from '../support/languages.js';

const content = contentOf(pack);
type Live = LiveMatch<State, AsylumView>;

const night = (situation: object, seats = 4, faces: object[] = [], options: object = {}) =>
  play(rules, { seats, options: { patients: 0, ...options }, faces, situation } as never);

function show(seen: View<AsylumView>, player: number, lang: Lang = 'en', more: object = {}): Scene {
  const told = { view: seen.state, content, lexicon: tongueOf(lang) };
  return sceneOf(seen, told, { player, path: [], notes: seen.events.reduce(noted, blank), ...more });
}

/** Plays the match to its end at random. Calls `at` before every `stride`-th choice, and at the end. */
function walk(match: Live, chance: Chance, at: () => void, stride = 1): void {
  for (let count = 0; match.questions.length > 0; count++) {
    if (count % stride === 0) at();
    const question = match.questions[chance.below(match.questions.length)] ?? assert.fail();
    const option = question.options[chance.below(question.options.length)] ?? assert.fail();
    assert.ok(match.choose(question.seat, question.n, option.id).ok);
  }
  at();
}

const texts = new Set([
  'name',
  'text',
  'note',
  'prompt',
  'stage',
  'handText',
  'known',
  'drew',
  'stat',
  'when',
  'notes',
  'kindName',
  'flavour',
  'since',
  'sinceText',
  'roomsText',
  'routeText',
  'aliveText',
  'limitText',
  'leftText',
  'goal',
  'danger',
  'victim',
  'patient',
  'next',
  'letter',
]);

/** All texts that people read, each with its path. */
function readable(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof value === 'string')
    return texts.has(
      path
        .split('/')
        .filter((part) => !/^\d+$/.test(part))
        .at(-1) ?? '',
    )
      ? [[path, value]]
      : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => readable(each, `${path}/${key}`))
    : [];
}

test('through a whole match, every word is translated, for each seat and for a spectator', () => {
  const match = play(rules, { seats: 3, seed: 5 }) as Live;
  let read = 0;
  walk(
    match,
    createChance(5),
    () => {
      for (const seat of [0, 1, 2, null]) {
        for (const [path, text] of readable(show(match.view(seat), seat ?? 0, 'pseudo', { suspect: 1 }))) {
          // The pseudo-locale accents these letters, so any of them without an accent is in an untranslated text.
          // Positions such as C4 are the same in every language.
          assert.doesNotMatch(
            text.replace(/(?<!\p{L})[A-E]\d?(?!\p{L})/gu, ''),
            /[AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz]/,
            path,
          );
          read++;
        }
      }
    },
    9,
  );
  assert.ok(read > 1000);
});

test('two matches that a seat cannot distinguish have the same scene for it', () => {
  for (const [seats, seed] of [
    [3, 8],
    [6, 9],
  ] as const) {
    const match = play(rules, { seats, seed }) as Live;
    const chance = createChance(seed);
    walk(
      match,
      chance,
      () => {
        const real = resume(match as never, match.snapshot());
        for (let seat = 0; seat < seats; seat++) {
          const twin = scrambled(match as never, { scramble, rules: rules as never }, seat, chance);
          for (const eye of [seat, null])
            for (let player = 0; player < seats; player++)
              assert.deepEqual(show(twin.view(eye) as never, player), show(real.view(eye) as never, player));
        }
      },
      60,
    );
  }
});

test('each option is either in the list or on the table, and its targets exist in the house', () => {
  const match = play(rules, { seats: 4, seed: 2 }) as Live;
  walk(
    match,
    createChance(2),
    () => {
      for (const seat of [0, 1, 2, 3]) {
        const seen = match.view(seat);
        const { choices, pointed, settings, house, hand, held, table, decks, victims } = show(seen, seat);
        const asked = seen.questions.flatMap(({ options }) => options);
        assert.deepEqual(
          [...choices.choices, ...pointed.choices, ...settings.choices].map(({ id }) => id).sort(),
          asked.map(({ id }) => id).sort(),
        );
        const things = new Set(
          [
            ...house.columns.flatMap(({ rooms }) => rooms),
            ...house.figures,
            ...hand.cards,
            ...held.cards,
            ...table.cards,
            ...decks,
            ...victims,
          ].map(({ id }) => id),
        );
        for (const { id, targets = [] } of asked)
          for (const target of targets)
            assert.ok(things.has(target) || /^(column|height|colour):/.test(target), `${id}: ${target}`);
        const ids = [...house.columns.flatMap(({ rooms }) => rooms), ...house.figures].map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length);
        const rooms = new Set(house.columns.flatMap(({ rooms: all }) => all.map(({ id }) => id)));
        for (const { room } of house.figures) assert.ok(rooms.has(room));
        if (house.own !== undefined) assert.ok(rooms.has(house.own));
      }
    },
    7,
  );
});

const columns = [
  ['chapel', 'office', 'shed'],
  ['kitchen', 'pantry', 'morgue'],
  ['library', 'nursery', 'archive'],
];
const quiet = {
  columns,
  turn: 4,
  patients: [{ card: 'warden', at: 'chapel' }],
  victims: [
    { card: 'cook', at: 'archive', hand: ['held-breath.1', 'torn-pocket.1'] },
    { card: 'clerk', at: 'nursery', held: 'second-key.1' },
    { card: 'medium', at: 'shed', dead: true },
  ],
};

test('only a Victim’s own seat sees the Victim’s room in the house, and only owners see their hands', () => {
  const match = night({ ...quiet, phase: 'victim', active: 1 });
  const [own, other, patients, outside] = [1, 2, 0, null].map((seat) => show(match.view(seat), seat ?? 1));
  assert.deepEqual(
    [own, other, patients, outside].map((scene) => scene?.house.own),
    ['room:archive', 'room:nursery', undefined, undefined],
  );
  assert.deepEqual(
    own?.hand.cards.map(({ name }) => name),
    ['Held Breath', 'Torn Pocket'],
  );
  assert.deepEqual(
    outside?.hand.cards.map(({ kind }) => kind),
    ['back', 'back'],
  );
  assert.deepEqual(
    other?.victims.map(({ hand, alive, held, active }) => [hand, alive, held?.name, active]),
    [
      [2, true, undefined, true],
      [0, true, 'Second Key', false],
      [0, false, undefined, false],
    ],
  );
  assert.deepEqual(
    own?.hand.cards.map(({ state }) => state),
    [undefined, 'can-act'],
    'the card that may be played in its owner’s turn is marked',
  );
  assert.deepEqual(own?.notebook.own?.text, 'You are here: Archive.');
  assert.equal(patients?.notebook.own, null);
});

test('AE-PAT-01 the rooms that a Patient can reach are dark: within the rest of the movement, or within two rooms in the next turn', () => {
  const unlit = (situation: object): string[] =>
    show(night({ ...quiet, ...situation }).view(1), 1).house.columns.flatMap(({ rooms }) =>
      rooms.filter(({ marks }) => marks?.includes('unlit')).map(({ id }) => id.slice(5)),
    );
  assert.deepEqual(unlit({ phase: 'march', rooms: 1 }), ['chapel', 'office', 'kitchen']);
  assert.deepEqual(unlit({ phase: 'victim', active: 1 }), ['chapel', 'office', 'shed', 'kitchen', 'pantry', 'library']);
});

test('AE-PAT-01 while a card moves one Patient, the rooms that it can reach are dark, and of the others only their own', () => {
  const situation = {
    ...quiet,
    phase: 'bloodlust',
    patients: [...quiet.patients, { card: 'gauze', at: 'archive' }],
  };
  const match = night(situation, 4, [{ deck: 'bloodlust', card: 'the-long-stride.1' }]);
  while (optionIds(match).includes('pass')) choose(match, 'pass');
  choose(match, 'choose:0');
  const { house, danger } = show(match.view(0), 0);
  const unlit = house.columns.flatMap(({ rooms }) => rooms.filter(({ marks }) => marks?.includes('unlit')));
  assert.deepEqual(
    unlit.map(({ id }) => id.slice(5)),
    ['chapel', 'office', 'shed', 'kitchen', 'pantry', 'morgue', 'library', 'nursery', 'archive'],
  );
  assert.equal(danger, 'The Patients can reach 9 rooms; they are unlit.');
});

test('AE-PAT-04 the notebook contains later announcements and draws, and the house shows where a Victim may be', () => {
  const situation = {
    ...quiet,
    phase: 'march',
    rooms: 1,
    patients: [{ card: 'warden', at: 'nursery' }],
    victims: [
      { card: 'cook', at: 'archive' },
      { card: 'clerk', at: 'nursery' },
      { card: 'medium', at: 'shed', dead: true },
    ],
  };
  const match = night(situation, 4, [
    { die: 'd6', face: 6 },
    { deck: 'movement', card: 'two-rooms.1' },
  ]);
  const done = match.questions.find(({ kind }) => kind === 'march-on') ?? assert.fail();
  assert.ok(match.choose(0, done.n, 'done').ok);
  const seen = match.view(1);
  const { notebook, house, victims } = show(seen, 1, 'en', { suspect: 2 });
  const [clerk] = notebook.others;
  assert.deepEqual([notebook.others.length, clerk?.said, clerk?.text], [1, 'room:nursery', 'Cleo is found: Nursery.']);
  assert.deepEqual(clerk?.since, ['Cleo flees with Two Rooms: up to 1 room.']);
  assert.equal(victims[1]?.drew, 'Last drawn: 1 room');
  const chances = house.columns.flatMap(({ rooms }) =>
    rooms.flatMap(({ id, chance }) => (chance === undefined ? [] : [[id, chance] as const])),
  );
  assert.deepEqual(chances, [['room:nursery', 1]], 'the Victim has not moved yet');
  assert.deepEqual(
    house.figures.map(({ id }) => id),
    ['patient:0', 'victim:2'],
  );
});

test('AE-RUL-03 a column keeps its id when another is gone, and its destroyed rooms belong to it', () => {
  const destroyed = (room: string, x: number) => ({ type: 'destroyed', rule: 'AE-DES-01', room, x, y: 0, reasons: 1 });
  const notes = [
    destroyed('chapel', 0),
    destroyed('shed', 1),
    { type: 'column-gone', rule: 'AE-DES-04', x: 1 },
    destroyed('office', 1),
  ].reduce(noted, blank);
  const columns = [['pantry'], ['kitchen'], ['morgue'], ['library']];
  const { house } = show(night({ columns, patients: [{ card: 'warden', at: 'pantry' }] }).view(0), 0, 'en', { notes });
  assert.deepEqual(
    house.columns.map(({ id, name }) => [id, name]),
    [
      ['c0', 'A'],
      ['c2', 'B'],
      ['c3', 'C'],
      ['c4', 'D'],
    ],
  );
  assert.deepEqual(
    ['chapel', 'shed', 'office'].map((room) => house.gone?.find(({ id }) => id === `room:${room}`)?.column),
    ['c0', undefined, 'c2'],
  );
});

test('AE-RUL-03 columns are named by letters, even a column that is gone', () => {
  const told = { view: night(quiet).view(null).state, content, lexicon: tongueOf('en') };
  assert.deepEqual(
    [
      { type: 'revealed', victim: 2, what: 'column', value: '3' },
      { type: 'column-gone', x: 1 },
      { type: 'crowded', what: 'column', values: ['1', '2'] },
    ].map((event) => line(told, { rule: 'AE-RUL-03', ...event })),
    ['Cleo is in column C.', 'Column B is gone, and the others close up.', 'The columns with the most Victims: A, B.'],
  );
});

test('AE-FIN-03 after the end, no room is marked as about to fall, and the viewer’s figure is drawn once', () => {
  const match = night({ ...quiet, phase: 'final', turn: 9 });
  assert.ok(match.outcome);
  const { house } = show(match.view(1), 1);
  assert.deepEqual(
    house.columns.flatMap(({ rooms }) => rooms.filter(({ marks }) => marks?.includes('threatened'))),
    [],
  );
  assert.deepEqual([house.own, house.figures.map(({ id }) => id)], ['room:archive', ['patient:0', 'victim:2']]);
});

test('a room is described with its position, the figures in it, and its suspects', () => {
  const { rooms } = show(night({ ...quiet, phase: 'victim', active: 1 }).view(1), 1);
  assert.deepEqual(rooms['room:chapel'], { name: 'Chapel, A1', notes: ['Colour: staff', 'Here: The Warden.'] });
  assert.deepEqual(rooms['room:archive'], {
    name: 'Archive, C3',
    notes: ['Colour: staff', 'You are here.', 'May be here: Cleo.'],
  });
});

test('AE-FIN-02 the scene shows how many turns are left, and in which of them rooms with Patients fall', () => {
  const { countdown } = show(night({ ...quiet, phase: 'victim', active: 1 }).view(null), 0);
  assert.deepEqual([countdown.turn, countdown.last, countdown.text], [4, 9, 'Turn 4 of 9']);
  assert.deepEqual(
    countdown.steps.filter(({ final }) => final).map(({ n }) => n),
    [7, 8, 9],
  );
  assert.deepEqual(countdown.notes, ['5 turns of the Patients are left.', 'A Special Patient is released on turn 5.']);
});

test('each act that a player may want to take with a thing, but cannot take, is refused with a message', () => {
  const match = night({ ...quiet, phase: 'victim', active: 1 });
  const seen = match.view(1);
  assert.deepEqual(intents(seen, 1, 'room:chapel'), ['enter:chapel']);
  assert.deepEqual(intents(seen, 1, 'room:pantry'), ['move:pantry']);
  assert.deepEqual(intents(seen, 1, 'card:held-breath.1'), ['play:held-breath.1']);
  assert.deepEqual(unavailableActs(seen, 1), ['play:held-breath.1']);
  const marching = { ...seen, questions: seen.questions.map((question) => ({ ...question, kind: 'march-on' })) };
  assert.deepEqual(
    intents(marching, 1, 'room:pantry'),
    ['patient:0:pantry'],
    'a Victim whose card moves the Patients has this intent',
  );
  for (const target of ['room:chapel', 'room:pantry', 'patient:0', 'card:held-breath.1'])
    for (const act of intents(seen, 1, target)) assert.ok(match.why(1, act)?.message, act);
});

test('AE-FIN-03 the goal of the moment is one line with the turns and the Victims that are left, for each player', () => {
  const goal = (seat: number | null, situation: object, lang: Lang = 'en'): string => {
    const seen = night({ ...quiet, ...situation }).view(seat);
    return goalOf(
      lookAt(seen, { view: seen.state, content, lexicon: tongueOf(lang) }, { player: seat ?? -1, path: [] }),
    );
  };
  const acting = { phase: 'victim', active: 1 };
  assert.equal(goal(1, acting), 'Survive: 5 turns until the gate opens; 2 Victims still inside.');
  assert.equal(goal(1, acting, 'de'), 'Überlebe: noch 5 Züge, bis das Tor aufgeht; noch 2 Opfer im Haus.');
  assert.equal(goal(0, acting), 'Kill every Victim: 5 turns until the gate opens; 2 Victims still inside.');
  assert.equal(goal(3, acting), 'You are dead: 5 turns until the gate opens; 2 Victims still inside.');
  assert.equal(goal(null, acting), 'The night goes on: 5 turns until the gate opens; 2 Victims still inside.');
  assert.equal(
    goal(1, { phase: 'march', rooms: 1 }),
    'Survive: 6 turns until the gate opens; 2 Victims still inside.',
    'the Patients’ turn is not over yet',
  );
  assert.equal(
    goal(1, { phase: 'march', rooms: 1, turn: 9, victims: [quiet.victims[0], { dead: true }, { dead: true }] }),
    'Survive: one turn until the gate opens; one Victim still inside.',
  );
});

test('AE-FIN-04 in the long version, the goal says when the gate will open', () => {
  const match = night({ ...quiet, phase: 'victim', active: 1 }, 4, [], { version: 'long' });
  assert.match(show(match.view(1), 1).goal, /^Survive: the gate opens three turns after only one Victim is left; 2 /);
});

test('AE-FIN-07 after the end, the goal says who has won', () => {
  const match = night(
    { ...quiet, phase: 'march', rooms: 1, victims: [{ at: 'chapel' }, { dead: true }, { dead: true }] },
    4,
    [{ die: 'd6', face: 1 }],
  );
  assert.ok(match.choose(0, match.questions[0]?.n ?? 0, 'done').ok);
  const { goal, danger } = show(match.view(1), 1);
  assert.deepEqual([goal, danger], ['All Victims are dead. Ada wins with the Patients.', null]);
});

test('AE-PAT-01 the scene says which Patients can reach the viewer’s Victim; others learn how many rooms are in reach', () => {
  const danger = (room: string, lang: Lang = 'en') => {
    const match = night({ ...quiet, phase: 'victim', active: 1, victims: [{ at: room }, ...quiet.victims.slice(1)] });
    return [0, 1, 2, 3].map((seat) => {
      const { danger, goal } = show(match.view(seat), seat, lang);
      return danger ?? goal.split('. ').at(-1);
    });
  };
  const [patients, near, other, dead] = danger(columns[0]?.[1] ?? '');
  assert.equal(near, 'In reach of your room: The Warden.');
  const [, far] = danger('archive');
  assert.equal(far, 'Your room is out of the Patients’ reach.');
  assert.equal(other, far);
  assert.equal(patients, 'The Patients can reach 6 rooms; they are unlit.');
  assert.equal(dead, patients);
  assert.equal(danger('archive', 'de')[1], 'Deinen Raum kann kein Patient erreichen.');
});

test('a Patient’s numbers are said in words, in both languages', () => {
  const { state } = night({ ...quiet, phase: 'victim', active: 1, patients: [{ card: 'gauze', at: 'chapel' }] }).view(
    1,
  );
  const said = (lang: Lang) => {
    const context = { view: state, content, lexicon: tongueOf(lang) };
    const rolled = (face: number) =>
      line(context, { type: 'rolled', rule: 'AE-CAT-01', victim: 1, patient: 0, face, catches: [1, 4, 6] } as never);
    const match = night({ ...quiet, phase: 'victim', active: 1, patients: [{ card: 'gauze', at: 'chapel' }] });
    return [show(match.view(1), 1, lang).patients[0]?.stat, rolled(1), rolled(2)];
  };
  assert.deepEqual(said('en'), [
    'Catches on 1, 4, 6',
    'Mister Gauze rolls 1 (catches on 1, 4, 6).',
    'Mister Gauze rolls 2 (catches on 1, 4, 6).',
  ]);
  assert.deepEqual(said('de')[0], 'Fängt bei 1, 4, 6');
});

test('AE-RUL-49 a room with a Patient is the last choice of a move and of a flight, and is marked with the alarm', () => {
  const patients = [{ card: 'warden', at: columns[0]?.[1] ?? '' }];
  const walking = night(
    {
      ...quiet,
      patients,
      phase: 'victim',
      active: 1,
      victims: [{ card: 'reporter', at: columns[0]?.[0] ?? '' }, ...quiet.victims.slice(1)],
    },
    4,
    [{ deck: 'movement', card: 'one-room.1' }],
  );
  assert.ok(walking.choose(1, walking.view(1).questions[0]?.n ?? 0, 'draw:movement').ok);
  const fleeing = night(
    {
      ...quiet,
      patients: [...patients, { card: 'gauze', at: columns[0]?.[0] ?? '' }],
      phase: 'march',
      rooms: 1,
      victims: [{ card: 'reporter', at: columns[0]?.[0] ?? '' }, ...quiet.victims.slice(1)],
    },
    4,
    [
      { die: 'd6', face: 5 },
      { deck: 'movement', card: 'one-room.1' },
    ],
  );
  assert.ok(fleeing.choose(0, fleeing.questions[0]?.n ?? 0, 'done').ok);
  for (const match of [walking, fleeing]) {
    const { choices, pointed } = show(match.view(1), 1);
    const all = [...choices.choices, ...pointed.choices];
    const marked = all.filter(({ alarm }) => alarm);
    assert.deepEqual(
      marked.map(({ id, note, last }) => [id, note, last]),
      [[`enter:${columns[0]?.[1]}`, 'A Patient is there.', true]],
    );
    assert.deepEqual(all.slice(-1), marked);
  }
});

test('AE-RUL-47 the end says for each dead Victim where, when and by whom they were killed', () => {
  const match = night(
    { ...quiet, phase: 'march', rooms: 1, victims: [{ at: 'chapel' }, { dead: true }, { dead: true }] },
    4,
    [{ die: 'd6', face: 1 }],
  );
  assert.ok(match.choose(0, match.questions[0]?.n ?? 0, 'done').ok);
  const { state, events } = match.view(null);
  const said = (lang: Lang) => [...deaths({ view: state, content, lexicon: tongueOf(lang) }, events)];
  assert.deepEqual(said('en'), [[1, 'Killed in the Chapel on turn 4. The Warden rolled 1.']]);
  assert.deepEqual(said('de'), [[1, 'Getötet in Zug 4: Kapelle. Der Aufseher würfelte 1.']]);
});
