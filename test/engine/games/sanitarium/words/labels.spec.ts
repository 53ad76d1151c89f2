// Labels and log lines: why a price differs from the printed one, and facts with places.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Content } from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import type { SanitariumView } from '../../../../../src/engine/games/sanitarium/state/knowledge.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { sceneOf } from '../../../../../src/engine/games/sanitarium/table/scene.js';
import { label } from '../../../../../src/engine/games/sanitarium/words/labels.js';
import { line } from '../../../../../src/engine/games/sanitarium/words/log-lines.js';
import type { SpeechContext } from '../../../../../src/engine/games/sanitarium/words/names.js';
import { openMatch, type LiveMatch } from '../../../../../src/engine/kernel/index.js';
import { languages, lexiconOf } from '../support/languages.js';
import { dice, draws, row, situation } from '../support/situations.js';

type Live = LiveMatch<State, SanitariumView>;

/** The cards and their spaces: chapel (0), tin-saint (2, 3), dark.1 (4). */
const map = row(['chapel', 'tin-saint.2', 'dark.1']);

function table(more: Omit<Situation, 'map'>, faces: ReturnType<typeof dice | typeof draws> = dice()): Live {
  const match = openMatch(rules, { seats: 2, seed: 1, situation: situation(map, more), faces });
  assert.ok(match.ok, JSON.stringify(match));
  return match.value;
}
const contextOf = (match: Live, lang = 'en'): SpeechContext => ({
  view: match.view(0).state,
  content: match.content as Content,
  lexicon: lexiconOf(lang),
});
const choose = (match: Live, id: string): void => {
  const question = match.questions.find(({ options }) => options.some((option) => option.id === id));
  assert.ok(question && match.choose(question.seat, question.n, id).ok, id);
};

function labelOf(match: Live, id: string): { readonly note?: string; readonly cost?: number } {
  const [question] = match.view(0).questions;
  const option = question?.options.find((each) => each.id === id);
  assert.ok(question && option, id);
  return label(contextOf(match), question, option);
}

test('a price or number that differs from the printed one says why', () => {
  const haunted = { hallucinations: ['confusion.1', 'the-long-turn', 'buried-hands'] };
  const room = table({ ap: 6, players: [haunted, {}] });
  assert.deepEqual(
    [labelOf(room, 'move:2').cost, labelOf(room, 'move:2').note],
    [3, '1 + 1 + 1: Confusion, The Long Turn.'],
  );
  choose(room, 'move:2');
  assert.equal(labelOf(room, 'move:3').note, undefined, 'only the first Move costs more');
  assert.deepEqual([labelOf(room, 'search').cost, labelOf(room, 'search').note], [3, '1 + 2: Buried Hands.']);
  const slow = table({ phase: 'dice', players: [{ hallucinations: ['leaden-legs'] }, {}] }, dice(2, 3, 5));
  assert.equal(labelOf(slow, 'die:5').note, '5 − 2: Leaden Legs.');
  const poor = table({
    players: [{ items: ['night-key.1', 'hooked-cane.1'], actions: ['hold-the-door.1'], hallucinations: ['moths'] }, {}],
  });
  choose(poor, 'disbelieve:moths');
  assert.equal(labelOf(poor, 'pay:night-key.1').note, '3 − 1: Moths.');
});

test('the step of a monster says who stands where it goes, and who makes a Horror Roll there', () => {
  const step = (players: NonNullable<Situation['players']>, id: string): string | undefined =>
    labelOf(table({ phase: 'monsters', mp: 2, players, monsters: [[2, 0]] }), id).note;
  assert.equal(step([{ at: [0, 0] }, { at: [4, 0] }], 'push:0:0'), 'You are there.', 'a Room is safe');
  assert.equal(step([{ at: [4, 0] }, { at: [0, 0] }], 'push:0:0'), 'Bruno is there.');
  assert.equal(step([{ at: [0, 0] }, { at: [3, 0] }], 'push:0:3'), 'Bruno is there and makes a Horror Roll.');
  assert.equal(step([{ at: [3, 0] }, { at: [0, 0] }], 'push:0:3'), 'You are there and make a Horror Roll.');
  assert.equal(step([{ at: [3, 0] }, { at: [3, 0] }], 'push:0:3'), 'You are there. Bruno is there.');
  assert.equal(step([{ at: [0, 0] }, { at: [4, 0] }], 'push:0:3'), undefined, 'nobody is there');
  const scared = table({ phase: 'monsters', mp: 3, players: [{ at: [0, 0] }, { at: [3, 0] }], monsters: [[2, 0]] }, [
    ...dice(4),
  ]);
  for (const id of ['push:0:3', 'push:0:2']) choose(scared, id);
  assert.equal(labelOf(scared, 'push:0:3').note, 'Bruno is there.', 'SAN-RUL-10 a monster frightens once');
});

test('the end of the actions says which points are lost, and that the player then moves the monsters, if there are any', () => {
  const end = (monsters: NonNullable<Situation['monsters']>, mp: number, ap = 0): string | undefined =>
    labelOf(table({ mp, ap, monsters }), 'end').note;
  assert.equal(end([[4, 0]], 2), 'Then you move monsters 2 spaces.');
  assert.equal(end([[4, 0]], 1, 2), '2 Action Points would be lost. Then you move a monster one space.');
  assert.equal(end([], 2, 1), 'One Action Point would be lost.');
  assert.equal(end([], 2), undefined);
});

test('the question where to lay a Dark Hallway says that a monster comes in there, if one is left', () => {
  const laying = (card: string, monsters: NonNullable<Situation['monsters']> = []) => {
    const match = table({ phase: 'turn', monsters, players: [{ at: [0, 0] }, { at: [0, 0] }] }, draws(card));
    const { choices, grid } = sceneOf(match.view(0), contextOf(match), { player: 0, path: [] });
    return [choices.prompt, grid.ghosts[0]?.tile] as const;
  };
  const dark = { kind: 'dark', art: 'dark.2', name: 'Dark Hallway' };
  assert.deepEqual(laying('dark.2')[1], dark);
  assert.match(laying('dark.2')[0], /^Ada drew a Dark Hallway\. .* places\. A monster comes in there\.$/);
  assert.match(
    laying('dark.2', [
      [0, 0],
      [0, 0],
      [0, 0],
    ])[0],
    / places\.$/,
    'SAN-RUL-24 none is left',
  );
  assert.match(laying('records')[0], / places\.$/);
  assert.deepEqual(laying('records')[1], { kind: 'room', art: 'records', name: 'Records' });
  assert.equal(laying('night-key.2')[1]?.title, 'Night Key');
});

/** The log after this choice, in one language. */
function told(match: Live, id: string, lang = 'en'): string[] {
  const { cursor } = match.view(0);
  choose(match, id);
  return match.view(0, cursor).events.flatMap((event) => line(contextOf(match, lang), event) ?? []);
}

test('the log says from where to where, and that somebody is safe in the same line', () => {
  const move = table({ ap: 2, players: [{ at: [2, 0] }, { at: [4, 0] }], monsters: [[0, 0]] });
  assert.deepEqual(told(move, 'move:0'), ['Ada goes to Chapel and is safe there.']);
  const more = { phase: 'monsters', mp: 2, players: [{ at: [0, 0] }, { at: [0, 0] }], monsters: [[2, 0]] } as const;
  assert.deepEqual(told(table(more), 'push:0:3'), [
    'The hooded one goes from the corridor east of Chapel to the far end of the corridor east of Chapel.',
  ]);
  assert.deepEqual(told(table(more), 'push:0:0'), [
    'The hooded one goes from the corridor east of Chapel to Chapel, where Ada, Bruno are safe.',
  ]);
  assert.deepEqual(told(table(more), 'push:0:0', 'de'), [
    'Das mit der Kapuze geht von dem Gang östlich von „Kapelle“ zu „Kapelle“, wo Ada, Bruno sicher sind.',
  ]);
});

test('every message of a place is complete in every language', () => {
  for (const lang of languages) {
    const match = table({
      ap: 6,
      players: [{ items: ['brass-bell.1', 'case-file.1'] }, { at: [4, 0] }],
      monsters: [[3, 0]],
    });
    for (const id of ['use:case-file.1', 'peek:1', 'use:brass-bell.1', 'push:0:2', 'move:2'])
      for (const text of told(match, id, lang)) assert.ok(!/[{}]|\be-[a-z]/.test(text), text);
  }
});

test('a second card of Follow the Wall that fits nowhere is not called an effect that is missing', () => {
  const event = { type: 'no-effect', rule: 'SAN-ACT-11', player: 0 };
  assert.equal(line(contextOf(table({})), event), 'No doorway is open for another card.');
});

test('an answer about a card says what the card does', () => {
  const match = table({ ap: 4, players: [{ actions: ['hold-the-door.1'] }, {}] });
  assert.equal(labelOf(match, 'use:hold-the-door.1').note, lexiconOf('en').words('hold-the-door', 'text'));
});

test('SAN-ACT-06 a found card is shown whole to its finder, while the question is open', () => {
  const match = table({ ap: 4, players: [{ at: [2, 0] }, {}] });
  choose(match, 'search');
  const scene = (seat: 0 | 1): ReturnType<typeof sceneOf> =>
    sceneOf(match.view(seat), { ...contextOf(match), view: match.view(seat).state }, { player: 0, path: [] });
  const found = scene(0).offered;
  assert.deepEqual(
    [found?.name, found?.value, found?.text],
    ['Tin Saint', 1, lexiconOf('en').words('tin-saint', 'text')],
  );
  choose(match, 'leave');
  assert.equal(scene(0).offered, null);
});

test('SAN-EXP-07 a drawn Item is shown whole to its explorer alone, who learns if it is a Safe Thing of theirs', () => {
  const match = table({ ap: 2, players: [{ at: [0, 0], things: ['hand-mirror'] }, {}] }, draws('hand-mirror.1'));
  const scene = (seat: 0 | 1): ReturnType<typeof sceneOf> =>
    sceneOf(match.view(seat), { ...contextOf(match), view: match.view(seat).state }, { player: seat, path: [] });
  assert.equal(scene(0).offered, null);
  choose(match, 'explore');
  const drawn = scene(0).offered;
  assert.deepEqual([drawn?.name, drawn?.kindName], ['Hand Mirror', 'One of your Safe Things']);
  assert.equal(scene(1).offered, null);
});
