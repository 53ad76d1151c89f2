// What a seat's view from outside has to look like: views of real matches pass at every stop, and whatever is out of its
// range is named by its place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../../src/engine/games/asylum-escape/content.js';
import { pack } from '../../../src/engine/games/asylum-escape/content/pack.js';
import { viewFault } from '../../../src/engine/games/asylum-escape/seen.js';
import { createChance } from '../../../src/engine/kernel/index.js';
import { play } from '../../support/play.js';
import { rules } from './small.js';

const content = contentOf(pack);

test('Asylum Escape: every view of a match passes', () => {
  for (const [seed, seats] of [[1, 2], [2, 4], [3, 7]] as const) {
    const match = play(rules, { seats, seed });
    const chance = createChance(seed);
    for (let n = 0; match.questions.length > 0; n++) {
      if (n % 5 === 0) for (const seat of [0, 1, null]) assert.equal(viewFault(match.view(seat).state, seats, content), null);
      const question = match.questions[chance.below(match.questions.length)] ?? assert.fail();
      match.choose(question.seat, question.n, question.options[chance.below(question.options.length)]?.id ?? '');
    }
    assert.equal(viewFault(match.view(null).state, seats, content), null, 'and so does the end');
  }
});

test('Asylum Escape: what is no view is refused with its place', () => {
  const seats = 4;
  const match = play(rules, { seats, seed: 5 });
  const chance = createChance(5);
  for (let n = 0; n < 60; n++) {
    const question = match.questions[chance.below(match.questions.length)] ?? assert.fail();
    match.choose(question.seat, question.n, question.options[chance.below(question.options.length)]?.id ?? '');
  }
  const real = match.view(1).state;
  const wrong: readonly (readonly [path: string, value: unknown])[] = [
    ['version', 'endless'], ['coin', 'card'], ['collapseCatches', 1], ['patientsSeat', seats], ['turn', -1], ['active', 9], ['stage', 'night'], ['rooms', 10],
    ['columns/0/0', 'no room'], ['destroyed', ['no room']], ['patients/0/card', 'nobody'], ['patients/0/at', ''], ['victims', []], ['victims/0/card', 'nobody'], ['victims/0/at', 'no room'],
    ['victims/0/hand', ['no card']], ['victims/0/suspects', ['no room']], ['victims/0/prefers', 'sometimes'], ['victims/0/held', 'stumble.1'], ['decks/movement/pile', ['no card']],
    ['decks/bloodlust/count', -1], ['searched', [{ patient: 9, room: 'chapel' }]], ['caught', [{ victim: 0, room: 'no room' }]], ['doomed', 'chapel'], ['trigger', 'soon'], ['last', 0.5], ['night', true],
  ];
  for (const [path, value] of wrong) {
    const view = structuredClone(real) as unknown as Record<string, unknown>;
    const keys = path.split('/');
    let part = view;
    for (const key of keys.slice(0, -1)) part = part[key] as Record<string, unknown>;
    part[keys.at(-1) ?? ''] = value;
    const fault = viewFault(view, seats, content);
    assert.ok(fault?.startsWith(path), `${path}: ${String(fault)}`);
  }
  for (const value of [null, [], 'view', {}]) assert.notEqual(viewFault(value, seats, content), null);
});
