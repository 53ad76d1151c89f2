// The sentences of a match in both languages, and the scene of a moment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../../../../src/engine/games/mansions-of-madness/rules/rules.js';
import { sceneOf, type Scene } from '../../../../src/engine/games/mansions-of-madness/table/scene.js';
import { label } from '../../../../src/engine/games/mansions-of-madness/words/labels.js';
import { line } from '../../../../src/engine/games/mansions-of-madness/words/log-lines.js';
import type { SpeechContext } from '../../../../src/engine/games/mansions-of-madness/words/names.js';
import { prompt } from '../../../../src/engine/games/mansions-of-madness/words/prompts.js';
import type { State } from '../../../../src/engine/games/mansions-of-madness/state/state.js';
import { createChance } from '../../../../src/engine/kernel/index.js';
import { speak } from '../../../../src/engine/speech/speak.js';
import { playExample, type Example, type Moment } from '../../../../src/engine/table/example.js';
import de from '../../../../src/messages/de/mansions-of-madness/table.js';
import en from '../../../../src/messages/en/mansions-of-madness/table.js';
import { events, play, playAtRandom } from '../../../support/play.js';

const told = (view: State, lang: 'en' | 'de' = 'en', names: readonly string[] = ['Jenny', 'Amos']): SpeechContext => ({
  view,
  names,
  say: (key, params) => speak(lang === 'en' ? en : de, lang, key, params),
});

function moments(example: Partial<Example>): readonly Moment<State>[] {
  const played = playExample(rules, { game: 'mansions-of-madness', seats: ['Jenny', 'Amos'], ...example });
  if (!played.ok) assert.fail(`${played.error.path}: ${played.error.message}`);
  return played.value;
}
const pile = (deck: string, pieces: string) => pieces.split(' ').map((card) => ({ deck, card }));
const desk = {
  cards: { desk: { puzzle: '2A', name: 'Desk' }, door: { puzzle: '7', lock: true } },
  investigators: [{ skillPoints: 0 }],
};
const stairs = pile('wiring', 'W15 W06 W12 W07 W02 W13 W11 W03');

/** The log lines of all moments, in order. */
const lines = (all: readonly Moment<State>[], lang: 'en' | 'de' = 'en'): string[] =>
  all.flatMap(({ seen }) => seen.events.map((event) => line(told(seen.state, lang), event)));

test('an attempt that fails and is continued later has a log line for each event', () => {
  assert.deepEqual(
    lines(
      moments({
        situation: desk,
        faces: stairs,
        steps: [
          'meet:desk',
          'rotate:4:cw',
          'swap:5-7',
          'draw',
          'replace:7',
          'end',
          'meet:desk',
          'skill-point',
          'rotate:1:ccw',
          'stop',
        ],
      }),
    ),
    [
      'Jenny explores, meets “Desk” and has to solve a puzzle.',
      'Wiring puzzle 2A is set up: its tile, and 7 pieces, arrows up.',
      'Jenny has 4 puzzle actions.',
      'Jenny turns piece 4 right.',
      'Jenny swaps the pieces 5 and 7.',
      'Jenny draws a piece from the pile.',
      'Jenny replaces piece 7 with the drawn piece; piece 7 goes under the pile.',
      'The puzzle actions are used up. The puzzle is not solved and stays as it is.',
      'The exploration ends; the Action Step is spent.',
      'Amos takes a turn: 2 Movement Steps and one Action Step.',
      'Amos explores, meets “Desk” and has to solve a puzzle.',
      'Amos continues the puzzle of “Desk” where it was left.',
      'Amos has 4 puzzle actions.',
      'Amos spends a skill point, and has 6 puzzle actions now.',
      'Amos turns piece 1 left.',
      'Amos stops.',
      'The puzzle is not solved and stays as it is; 5 puzzle actions are lost.',
      'The exploration ends; the Action Step is spent.',
    ],
  );
});

test('a solved puzzle is named by its kind', () => {
  const wire = {
    situation: { cards: { door: { puzzle: '1A', lock: true } } },
    faces: pile('wiring', 'W11 W05 W15 W01 W10 W12'),
    steps: ['meet:door', 'swap:1-2', 'swap:3-6', 'rotate:1:cw', 'rotate:2:ccw'],
  };
  assert.deepEqual(lines(moments(wire)).slice(-2), [
    'The wire runs from START through 4 – 1 – 2 – 5 – 6 to LAMP: solved.',
    '“Lock card” is discarded: Jenny goes in.',
  ]);
  assert.deepEqual(lines(moments(wire), 'de').slice(-2), [
    'Der Draht führt von START über 4 – 1 – 2 – 5 – 6 zu LAMPE: gelöst.',
    '„Schlosskarte“ wird abgelegt: Jenny geht hinein.',
  ]);
  const rune = {
    situation: { cards: { wall: { puzzle: '7' }, desk: { puzzle: '4A' } } },
    faces: pile('rune-7', '1 2 3 4 5 6'),
    steps: ['meet:wall'],
  };
  assert.deepEqual(lines(moments(rune)).slice(-2), [
    'Every fragment is in its place: solved.',
    '“Obstacle card” is discarded: Jenny continues exploring.',
  ]);
});

test('every event, question and choice in random matches has a sentence in both languages', () => {
  const said = new Set<string>();
  const cards = {
    a: { puzzle: '1A', lock: true },
    b: { puzzle: '2A', lock: true },
    c: { puzzle: '3A', lock: true, deadly: true },
    d: { puzzle: '4A' },
    e: { puzzle: '7' },
    f: { puzzle: '8', dark: true },
  };
  for (let seed = 1; seed <= 12; seed++) {
    const match = play(rules, {
      seed,
      seats: 3,
      options: { timeLimit: 60 },
      situation: { cards, turns: 20, investigators: [{ intellect: 9 }, { stunned: true }] },
    });
    const chance = createChance(seed);
    for (let i = 0; i < 90 && playAtRandom(match, chance, 1); i++)
      for (const lang of ['en', 'de'] as const) {
        const view = match.view(0);
        const tell = told(view.state, lang, []);
        for (const question of match.questions) said.add(prompt(tell, question)).add(label(tell, question.options[0]!));
        for (const event of events(match, 0).slice(-3)) said.add(line(tell, event));
        const scene = sceneOf(view, tell, match.questions[0]?.options[0] ?? null);
        said.add(scene.choices.prompt || 'Nothing is asked.');
        for (const { notes } of [...scene.cards, ...scene.investigators]) said.add(notes);
      }
  }
  assert.ok(said.size > 200);
  for (const text of said) assert.match(text, /^(?!.*\{\w+\})(?![a-z]+-[a-z])(?!.*undefined).{3,}$/u);
});

test('messages in both languages have the same placeholders', () => {
  const places = (message: unknown): string => [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort().join();
  for (const key of Object.keys(en) as (keyof typeof en)[]) assert.equal(places(de[key]), places(en[key]), key);
});

const scenes = (example: Partial<Example>): Scene[] =>
  moments(example).map(({ seen, next }) => sceneOf(seen, told(seen.state), next));

test('before a puzzle is encountered, the scene has no puzzle board, but it has the next choice of the turn', () => {
  const [first] = scenes({ situation: desk, faces: stairs, steps: ['meet:desk'] });
  assert.deepEqual([first?.board, first?.others], [null, []]);
  assert.deepEqual(first?.choices, {
    version: 1,
    prompt: 'Jenny: what do you do this turn?',
    choices: [{ id: 'meet:desk', text: 'Explore: try “Desk”.', rule: 'MOM-OBS-05' }],
  });
  assert.deepEqual(
    first?.investigators.map(({ name, active, notes }) => [name, active, notes]),
    [
      ['Jenny', true, 'Intellect 4, Luck 2 · 0 skill points · 2 Movement Steps · one Action Step'],
      ['Amos', false, 'Intellect 4, Luck 2 · one skill point'],
    ],
  );
  assert.deepEqual(
    first?.cards.map(({ name, notes, open, met }) => [name, notes, open, met]),
    [
      ['Desk', 'Obstacle card · Wiring puzzle 2A', false, false],
      ['Lock card', 'Rune puzzle 7', false, false],
    ],
  );
});

test('an attempt is drawn with its moves, its investigator and the next choice; a failed attempt is drawn as it ended', () => {
  const all = scenes({ situation: desk, faces: stairs, steps: ['meet:desk', 'rotate:4:cw', 'stop'] });
  const { model, title } = all[1]!.board!;
  assert.deepEqual([title, all[1]!.pile], ['Desk · Wiring puzzle 2A', '8 pieces are left in the pile.']);
  assert.deepEqual(
    [model.left, model.luck, model.investigator, model.next, model.over],
    [4, null, 'Jenny', 'rotate:4:cw', undefined],
  );
  assert.ok(model.moves.includes('draw') && model.moves.includes('swap:5-7') && model.moves.length > 20);
  assert.deepEqual(all[1]!.choices.choices, [{ id: 'rotate:4:cw', text: 'Turn piece 4 right.', rule: 'MOM-PUZ-10' }]);
  assert.equal(all[1]!.choices.prompt, 'Jenny: 4 puzzle actions left.');
  const last = all[3]!.board!.model;
  assert.deepEqual([last.left, last.over, last.moves, last.position.turns], [3, 'stopped', [], [0, 0, 0, 1, 0, 0, 0]]);
});

test('a solved puzzle is drawn in its final position, and its card is open', () => {
  const all = scenes({
    situation: { cards: { wall: { puzzle: '7' }, desk: { puzzle: '4A' } } },
    faces: pile('rune-7', '2 1 3 4 5 6'),
    steps: ['meet:wall', 'swap:1-2'],
  });
  const { board, cards, pile: left } = all[2]!;
  assert.equal(left, '', 'a rune has no pile');
  assert.deepEqual(
    [board?.card, board?.model.over, board?.model.position.pieces],
    ['wall', 'solved', ['1', '2', '3', '4', '5', '6']],
  );
  assert.deepEqual(
    cards.map(({ open, notes }) => [open, notes]),
    [
      [true, 'Rune puzzle 7 · discarded'],
      [false, 'Lock puzzle 4A'],
    ],
  );
});

test('after two puzzles were encountered, both are drawn: first the one that is being tried now, then the other', () => {
  const all = scenes({
    situation: { cards: { door: { puzzle: '2A', lock: true }, desk: { puzzle: '3A' } } },
    faces: stairs,
    steps: ['meet:door', 'stop', 'meet:desk'],
  });
  const { board, others, pile: left } = all[3]!;
  assert.deepEqual(
    [board?.card, others.map(({ card }) => card), left],
    ['desk', ['door'], '0 pieces are left in the pile.'],
  );
  assert.deepEqual(others[0]?.model.moves, []);
});

test('the choice “Time is up” is listed beside the board', () => {
  const all = scenes({ options: { timeLimit: 60 }, situation: desk, faces: stairs, steps: ['meet:desk', 'time-over'] });
  assert.deepEqual(all[1]!.choices.choices, [{ id: 'time-over', text: 'Time is up.', rule: 'MOM-OPT-02' }]);
  assert.equal(all[1]!.board?.model.next, undefined);
  assert.equal(all[2]!.board?.model.over, 'time');
});

test('the outcome replaces the question', () => {
  const all = scenes({
    situation: { cards: { wall: { puzzle: '7' } } },
    faces: pile('rune-7', '1 2 3 4 5 6'),
    steps: ['meet:wall'],
  });
  assert.equal(all[1]!.choices.prompt, 'Every card of the house has been overcome.');
  const silent = scenes({ situation: { turns: 1 }, steps: ['end'] });
  assert.equal(silent[1]!.choices.prompt, 'The house has kept its cards.');
});
