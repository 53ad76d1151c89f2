// The dice that a table shows, the great moments, and the goal.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../../../../src/engine/games/coma-ward/cards/card-index.js';
import { pack as ours } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import { rollsOf } from '../../../../../src/engine/games/coma-ward/table/rolls.js';
import { sceneOf } from '../../../../../src/engine/games/coma-ward/table/scene.js';
import { momentOf } from '../../../../../src/engine/games/coma-ward/words/moments.js';
import type { SpeechContext } from '../../../../../src/engine/games/coma-ward/words/names.js';
import type { RolledDice } from '../../../../../src/engine/scene/rolled-dice.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { begin } from '../support/acting.js';
import { opened } from '../support/bots.js';
import { pack } from '../support/fixed-pack.js';
import { lexicon } from '../support/lexicon.js';
import { draws, suspense } from '../support/situations.js';

const contextOf = (t: RuleTest): SpeechContext => ({ view: t.view(0).state, content: contentOf(pack), lexicon });
const rollsIn = (t: RuleTest): readonly RolledDice[] => t.events().flatMap((event) => rollsOf(contextOf(t), event));
const throwsOf = ({ model }: RolledDice): unknown[] => model.dice.map(({ throws }) => throws);
const momentsIn = (t: RuleTest, own: number) => {
  const events = t.events();
  return events.flatMap(
    (event, i) => momentOf(contextOf(t), event, (player) => player === own, events.slice(0, i)) ?? [],
  );
};

rule('CW-CHK-07 a 4 takes the oldest failed die along, and a new die if none has failed', (t) => {
  begin(t, {}, suspense(4, 4, 1, 5), suspense(2, 4, 5, 6), suspense(1, 3));
  t.choose('rummage');
  const [roll] = rollsIn(t);
  assert.ok(roll);
  assert.deepEqual(throwsOf(roll), [
    [4, 2, 3],
    [4, 4, 1],
    [1, 5, null],
    [5, null, null],
    [null, 6, null],
  ]);
  assert.deepEqual(
    roll.model.dice.map(({ face, state }) => [face, state]),
    [
      [3, 'spent'],
      [1, 'spent'],
      [5, undefined],
      [5, undefined],
      [6, undefined],
    ],
  );
  assert.deepEqual([roll.result, roll.isPassed], ['3 successes, 3 needed', true]);
});

rule('CW-CMB-05 the dice of both sides face each other, and both fighters see the result', (t) => {
  begin(t, { players: [{ terror: 1 }, { terror: 1 }, {}] }, suspense(5, 5, 1, 1, 1), suspense(6, 1, 1, 1, 1));
  t.choose('attack:player:1');
  t.choose('counter:unarmed');
  const shown = (own: number) => momentsIn(t, own).map(({ title, mood, dice }) => [title, mood, dice?.length]);
  assert.deepEqual(shown(0), [
    ['Ada wins by 1.', 'gain', 2],
    ['Bruno loses 1 Health: 4.', 'gain', undefined],
  ]);
  assert.deepEqual(shown(1), [
    ['Ada wins by 1.', 'loss', 2],
    ['Bruno loses 1 Health: 4.', 'loss', undefined],
  ]);
  assert.deepEqual(shown(2), []);
  const dice = momentsIn(t, 0)[0]?.dice ?? [];
  assert.deepEqual(
    dice.map(({ name, result, isPassed }) => [name, result, isPassed]),
    [
      ['Ada', '2 successes', true],
      ['Bruno', '1 success', false],
    ],
  );
});

rule('CW-CHK-09 only whoever makes a Check stops for its dice', (t) => {
  begin(t, {}, suspense(1, 1, 1, 1), draws('hallucinations', 'bell.a'));
  t.choose('rummage');
  assert.deepEqual(
    momentsIn(t, 0)
      .slice(0, 1)
      .map(({ title, mood, dice }) => [title, mood, dice?.length]),
    [['The Check fails.', 'loss', 1]],
  );
  assert.deepEqual(
    momentsIn(t, 1).filter(({ dice }) => dice),
    [],
  );
});

test('whoever has a Role reads it in the card of the Phenomenon, and as the goal from then on', () => {
  const match = opened('P02');
  const [donor, relative] = ['donor', 'relative'].map((role) =>
    match.state.players.findIndex((player) => player.role?.startsWith(role)),
  );
  const toldTo = (seat: number | null): readonly (string | undefined)[] => {
    const seen = match.view(seat);
    const context: SpeechContext = { view: seen.state, content: contentOf(ours), lexicon };
    const isOwn = (player: number): boolean => player === seat;
    const card = seen.events.flatMap((event) => momentOf(context, event, isOwn, []) ?? [])[0];
    return [card?.text, sceneOf(seen, context, { player: seat ?? 0, path: [], isOwn }).goal];
  };
  for (const text of toldTo(donor ?? 0)) assert.match(text ?? '', /Your Role: Donor\./);
  for (const text of toldTo(relative ?? 0)) assert.match(text ?? '', /Your Role: Relative\./);
  for (const text of toldTo(null)) assert.doesNotMatch(text ?? '', /Your Role/);
});
