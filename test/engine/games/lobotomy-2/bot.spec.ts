// The bots of Lobotomy 2 know only their view and their questions. The expert plays whole Scenarios and acts like a
// sensible player.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expert } from '../../../../src/engine/games/lobotomy-2/bot/expert.js';
import { rules } from '../../../../src/engine/games/lobotomy-2/rules/rules.js';
import { createChance, createMatch, type Match } from '../../../../src/engine/kernel/index.js';

/** Plays a whole match with four seats, all played by the bot. */
function play(scenario: string, seed: number): { match: Match; choices: string[] } {
  const match = createMatch(rules, { seed, seats: 4, options: { scenario } });
  const chance = createChance(`crew ${seed}`);
  const choices: string[] = [];
  for (let question = match.questions[0]; question; question = match.questions[0]) {
    assert.ok(choices.length < 3000, 'the match does not end');
    const { value } = [...thoughts(match, question.seat, chance)].at(-1) ?? {};
    assert.ok(value && match.choose(question.seat, value.n, value.id).ok);
    choices.push(`${question.kind} ${value.id}`);
  }
  return { match, choices };
}

function* thoughts(
  match: Match,
  seat: number,
  chance: ReturnType<typeof createChance>,
): Generator<{ value?: { n: number; id: string } }> {
  const thought = expert.think(() => match, seat, chance);
  for (let next = thought.next(); ; next = thought.next()) {
    yield next.done ? { value: next.value } : {};
    if (next.done) return;
  }
}

const matches = Array.from({ length: 12 }, (_, seed) => play('S1', seed));

test('the crew wins some Introductory Scenarios and loses others', () => {
  const won = matches.filter(({ match }) => match.outcome?.winners.length).length;
  assert.ok(won > 0 && won < matches.length, `${won} of ${matches.length} matches were won`);
});

test('the crew attacks, searches, opens Doors, spends Insanity and follows the Scenario', () => {
  const all = matches.flatMap(({ choices }) => choices);
  for (const act of ['act attack:', 'act search:', 'act open:', 'act walk:', 'act disorder:', 'search-buy buy:'])
    assert.ok(
      all.some((choice) => choice.startsWith(act)),
      act,
    );
});

for (const scenario of ['S2', 'S3', 'S4', 'DN1', 'DN2', 'DN3', 'DN4']) {
  test(`the crew plays ${scenario} to the end`, () => {
    assert.ok(play(scenario, 7).match.outcome);
  });
}

test('LOB-SET-09 each Character takes the Weapon of its best Attribute, and leaves the last copy to a later Character with a higher value', () => {
  const taken = (...characters: string[]): (string | undefined)[] => {
    const match = createMatch(rules, {
      seed: 1,
      seats: 4,
      options: { scenario: 'S1', characters: characters.map((name) => [name]) },
    });
    return characters.map(() => {
      const [question] = match.questions;
      const { value } = [...thoughts(match, question?.seat ?? 0, createChance('weapons'))].at(-1) ?? {};
      assert.ok(question && value && match.choose(question.seat, value.n, value.id).ok);
      return value.id.slice('basic:'.length);
    });
  };
  assert.deepEqual(taken('tobias-crake', 'felix-ambrose', 'demi-hawkins', 'ian-mcfellow'), [
    'broken-glass',
    'sling',
    'spell-scroll',
    'sling',
  ]);
  // Solomon’s best Attribute is Wisdom 2. The two players after him have Wisdom 4, so he leaves them the Spell Scrolls.
  assert.deepEqual(taken('solomon-pike', 'harriet-voss', 'edmund-sable', 'tobias-crake').slice(1), [
    'spell-scroll',
    'spell-scroll',
    'broken-glass',
  ]);
});

test('the crew works toward the Chapters: it reveals tokens until one helps, and splits up for two tasks', () => {
  const tries = Array.from({ length: 4 }, (_, seed) => play('S2', seed).choices);
  assert.ok(tries.every((choices) => choices.some((choice) => choice.startsWith('act turn-up:'))));
  assert.ok(
    tries.filter((choices) => choices.some((choice) => choice.startsWith('act scenario:key-'))).length >= 2,
    'the crew takes the keys that lie there after the boy is found',
  );
  assert.ok(
    matches.filter(({ choices }) => choices.includes('act scenario:unlock-stair')).length >= 8,
    'somebody goes back for the bolt',
  );
});

test('the crew yields before it evaluates each act, so a page never waits for a whole decision', () => {
  const match = createMatch(rules, { seed: 3, seats: 4, options: { scenario: 'S1' } });
  const chance = createChance('rests');
  let acts = 0;
  for (let question = match.questions[0]; question && acts < 60; question = match.questions[0]) {
    const all = [...thoughts(match, question.seat, chance)];
    if (question.kind === 'act' && question.options.length > 1) {
      acts++;
      assert.ok(all.length > question.options.length, `${all.length - 1} pauses, ${question.options.length} acts`);
    }
    const { value } = all.at(-1) ?? {};
    assert.ok(value && match.choose(question.seat, value.n, value.id).ok);
  }
  assert.equal(acts, 60);
});

test('LOB-RUL-79 the crew does not repeat a Trade that was refused in this Turn', () => {
  const match = createMatch(rules, {
    seed: 1,
    seats: 3,
    situation: {
      tiles: ['cells'],
      characters: [
        { at: 'cells.A', items: ['divers-corselet', 'leather-jacket'] },
        { at: 'cells.A', items: [] },
        { at: 'cells.L' },
      ],
    },
  });
  const chance = createChance('refused');
  const choices: string[] = [];
  while (match.questions[0]?.player === 0 || match.questions[0]?.kind === 'trade-agree') {
    const [question] = match.questions;
    const { value } = [...thoughts(match, question.seat, chance)].at(-1) ?? {};
    assert.ok(value);
    const id = question.kind === 'trade-agree' ? 'no' : value.id;
    assert.ok(choices.length < 30 && match.choose(question.seat, question.n, id).ok);
    choices.push(id);
  }
  assert.equal(choices.filter((id) => id === 'no').length, 1);
});
