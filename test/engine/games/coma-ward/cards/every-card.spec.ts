// Runs every effect of our cards once, in company and alone, with every answer that it asks for chosen at random.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pack } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Words } from '../../../../../src/engine/games/coma-ward/cards/card-types.js';
import type { ComaWardView } from '../../../../../src/engine/games/coma-ward/state/knowledge.js';
import type { State } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { createChance } from '../../../../../src/engine/kernel/index.js';
import { play, type RecordedMatch } from '../../../../support/play.js';
import { room } from '../support/acting.js';
import { draws, situation, start, suspense, type Position } from '../support/situations.js';

type Match = RecordedMatch<State, ComaWardView>;

const company: Position = {
  players: [
    { items: ['broom.1'], quirk: pack.quirks[0]?.id ?? '' },
    { at: start, items: [] },
    { at: '2:3,1', items: [] },
  ],
};
const alone: Position = { players: [{ items: ['broom.1'] }, { at: '0:3,1' }, { at: '3:0,1' }] };

/** Answers the questions of the effect, until the next turn begins or the free phase goes on. */
function settle(match: Match, seed: string): void {
  const chance = createChance(seed);
  for (let i = 0; i < 60; i++) {
    const question = match.questions.find(({ standing }) => !standing);
    if (!question || question.kind === 'act') return;
    const option = question.options[chance.below(question.options.length)];
    assert.ok(option);
    assert.ok(match.choose(question.seat, question.n, option.id).ok, option.id);
  }
  assert.fail('the effect does not come to an end');
}

function choose(match: Match, id: string): void {
  const question = match.questions.find(({ options }) => options.some((option) => option.id === id));
  assert.ok(question, `"${id}" is not offered`);
  assert.ok(match.choose(question.seat, question.n, id).ok);
}

const begin = (position: Position, faces: readonly object[] = []): Match =>
  play(rules, { seats: 3, situation: situation(position), faces: faces as never });

for (const [name, position] of Object.entries({ company, alone })) {
  for (const { id, options } of pack.hallucinations)
    for (const option of options ? Object.keys(options) : ['result'])
      test(`Hallucination ${id}, ${option}, ${name}`, () => {
        const match = begin(position, [...suspense(1, 1, 1, 1), ...draws('hallucinations', id)]);
        choose(match, 'rummage');
        if (options) choose(match, `option:${option}`);
        settle(match, id + option);
        assert.ok(match.log.some(({ type }) => type === 'hallucination-result'));
      });

  for (const { id } of [...pack.rooms, ...pack.hallucinationRooms])
    for (const moment of ['enter', 'end'] as const)
      test(`Room ${id}, ${moment}, ${name}`, () => {
        const at = '2:3,0';
        const [me, ...others] = position.players ?? [];
        const match = begin({
          rooms: { [at]: room(id) },
          players: [{ ...me, at: moment === 'enter' ? '2:3,1' : at }, ...others],
        });
        if (moment === 'enter') choose(match, `move:${at}`);
        settle(match, id);
        if (match.questions.some(({ options }) => options.some((option) => option.id === 'end'))) choose(match, 'end');
        settle(match, id);
      });

  for (const item of pack.items) {
    if (item.type !== 'food' && item.type !== 'medicine') continue;
    test(`Item ${item.id}, ${name}`, () => {
      const [me, ...others] = position.players ?? [];
      const match = begin({ players: [{ ...me, health: 3, items: [`${item.id}.1`] }, ...others] });
      choose(match, `use:${item.id}.1`);
      settle(match, item.id);
      assert.ok(match.log.some(({ type }) => type === 'item-used'));
    });
  }
}

for (const { id } of pack.rooms)
  test(`Room ${id}, revealed`, () => {
    const match = begin({ players: [{ at: '2:3,1' }, { at: '2:3,1' }, { at: '2:3,2' }] }, [...draws('rooms', id)]);
    choose(match, 'move:2:3,0');
    settle(match, id);
    assert.ok(match.log.some(({ type }) => type === 'room-revealed'));
  });

for (const { id, front, hidden } of pack.neuroses)
  for (const flipped of [false, true])
    for (const [i, { timing }] of (flipped ? hidden : front).entries())
      test(`Neurosis ${id}, ${flipped ? 'hidden' : 'front'} level ${i + 1}`, () => {
        const terror = [1, 3, 5][i] ?? 1;
        // The other players have Neuroses of their own.
        const rest = pack.neuroses.filter((each) => each.id !== id);
        const match = begin({
          players: [
            { neurosis: id, flipped, terror, health: 4, items: ['broom.1'] },
            { neurosis: rest[0]?.id ?? '', at: start },
            { neurosis: rest[1]?.id ?? '' },
          ],
        });
        const free = match.questions.some(({ options }) => options.some((option) => option.id === 'neurosis'));
        choose(match, timing === 'free' && free ? 'neurosis' : 'end');
        settle(match, id);
      });

for (const { id, tiers } of pack.quirks)
  for (const { least } of tiers)
    test(`Quirk ${id} with ${least} counters`, () => {
      const match = begin(
        {
          clues: [
            { card: 'wristband.1', kind: 'A', at: start },
            { card: 'chart.1', kind: 'B', at: start },
          ],
          players: [{ quirk: id, counters: least }, {}, {}],
        },
        [...suspense(5, 5, 5, 1), ...draws('items', 'recording.1')],
      );
      choose(match, 'rummage');
      settle(match, id);
      assert.ok(match.log.some(({ type }) => type === 'quirk-revealed'));
    });

for (const { id, on } of pack.entities)
  test(`Entity ${id}`, () => {
    const match = play(rules, {
      seats: 3,
      situation: situation({
        act: 'phenomenon',
        phenomenon: 'P01',
        active: 2,
        players: [{}, { alive: false, entity: id }, { items: ['broom.1'] }],
      }),
    });
    choose(match, 'drop:broom.1');
    choose(match, on === 'actor' ? 'entity:2' : 'entity:0');
    settle(match, id);
    assert.ok(match.log.some(({ type }) => type === 'entity-used'));
  });

/** All words in a text, also those inside others. */
function wordsIn(words: Words): string[] {
  return words.flatMap((word) => [word.do, ...Object.values(word).flatMap((part: unknown) => nested(part))]);
}
function nested(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(nested);
  if (typeof part !== 'object' || part === null) return [];
  return 'do' in part ? wordsIn([part as Words[number]]) : Object.values(part).flatMap(nested);
}

test('our cards use every word', () => {
  const used = new Set([...nested(pack.items), ...nested(pack.rooms), ...nested(pack.hallucinations)]);
  const words = Object.keys({ ...rules.steps, ...rules.asks });
  const ofCards = words.slice(words.indexOf('each'), words.indexOf('add-quirk-counter') + 1);
  assert.deepEqual(
    [...ofCards, 'choose-player', 'options', 'move-shadow'].filter((word) => !used.has(word)),
    [],
  );
});
