// All values that are remembered between questions (values in force, the map, active triggers) equal newly
// calculated ones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  modifiersOfAttack,
  modifiersOfDefense,
} from '../../../../../src/engine/games/lobotomy-2/rules/attack/modifiers.js';
import { contentOf, type Pack } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import {
  abilitiesOf,
  monsterSide,
  passivesOf,
} from '../../../../../src/engine/games/lobotomy-2/rules/values-in-force.js';
import {
  distance,
  edgesOf,
  exits,
  isRevealed,
  range,
  sees,
  spawnPoints,
  towards,
} from '../../../../../src/engine/games/lobotomy-2/rules/board/board.js';
import type { Context } from '../../../../../src/engine/games/lobotomy-2/state/step-context.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import { triggersInPlay } from '../../../../../src/engine/games/lobotomy-2/rules/scenario/scenario.js';
import type { State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import { copy, createChance, openMatch, type LiveMatch } from '../../../../../src/engine/kernel/index.js';
import type { Step } from '../../../../../src/engine/kernel/types.js';

/** The same position without remembered values: a new state object, a new index of the cards, and new maps. */
const unknown = (m: LiveMatch<State, State>): Context =>
  ({ state: copy(m.state), content: contentOf({ ...(rules.pack as Pack) }) }) as Context;

/** All remembered values of Characters and the story, and the questions that follow from them. */
function said(m: Context, open: readonly Step[]): unknown {
  const asks = rules.asks as Readonly<Record<string, (m: Context, step: Step) => unknown>>;
  return {
    characters: m.state.characters.map((_, id) => [abilitiesOf(m, id), passivesOf(m, id)]),
    triggers: triggersInPlay(m),
    questions: open.map((step) => asks[step.do]?.(m, step)),
  };
}

/** All remembered values of the map. */
function seen(m: Context): unknown {
  const spaces = m.content.map(m.state.scenario).ids.flatMap((_, space) => (isRevealed(m, space) ? space : []));
  const here = m.state.characters.map(({ at }) => at);
  return {
    points: spawnPoints(m),
    edges: spaces.map((space) => edgesOf(m, space)),
    ways: (['walker', 'prowler', 'ethereal'] as const).map((policy) =>
      here.map((at) => [
        exits(m, at, policy),
        spaces.map((space) => [distance(m, space, at, policy), towards(m, space, at, policy)]),
      ]),
    ),
    far: here.map((at) => spaces.map((space) => [range(m, at, space), sees(m, at, space), sees(m, space, at)])),
  };
}

/**
 * Plays a random match and calls `look` before each choice. `look` also gets the number of earlier choices, so it can
 * make slow comparisons less often.
 */
function everywhere(scenario: string, seats: number, look: (m: LiveMatch<State, State>, choice: number) => void): void {
  const opened = openMatch(rules, { seed: `kept ${scenario}`, seats, options: { scenario } });
  assert(opened.ok);
  const { value: match } = opened;
  const chance = createChance(`kept ${scenario}`);
  for (let choice = 0; !match.outcome; choice++) {
    look(match, choice);
    const question = match.questions[chance.below(match.questions.length)];
    const option = question?.options[chance.below(question.options.length)];
    assert(question && option);
    match.choose(question.seat, question.n, option.id);
  }
}

for (const [scenario, seats] of [
  ['S1', 1],
  ['S4', 4],
  ['DN1', 3],
] as const) {
  test(`remembered values in force are never out of date: ${scenario}`, () => {
    everywhere(scenario, seats, (match) => {
      const open = match.open.map(({ step }) => step);
      assert.deepEqual(said(match as unknown as Context, open), said(unknown(match), open));
    });
  });

  test(`remembered facts about the map are never out of date: ${scenario}`, () => {
    everywhere(scenario, seats, (match, choice) => {
      if (choice % 40 === 0) assert.deepEqual(seen(match as unknown as Context), seen(unknown(match)));
    });
  });
}

test('LOB-HNT-04 each increased number counts separately, even for Monsters with remembered values', () => {
  const opened = openMatch(rules, { seed: 'raised', seats: 3, options: { scenario: 'S1' } });
  assert(opened.ok);
  const m = { state: copy(opened.value.state), content: contentOf(rules.pack as Pack) };
  m.state.monsters = [
    {
      id: 10,
      card: 'hellhound',
      number: 1,
      at: 0,
      wounds: 0,
      conditions: {},
      spawnRound: 0,
      moved: false,
      attacked: false,
    },
  ];
  const [printed] = monsterSide(m, 'hellhound').attacks;
  assert(printed);
  const numbers = (): Record<string, number> => {
    const {
      dice: { green, red },
      auto,
    } = modifiersOfAttack(m, { by: 10, with: 'hellhound', attribute: null, printed: [printed], declared: [] });
    const {
      dice: { blue, brown },
    } = modifiersOfDefense(m, 10, []);
    return { green, red, auto, blue, brown };
  };
  const before = numbers();
  for (const stat of ['green', 'red', 'auto', 'blue', 'brown'] as const) {
    m.state.changes = [{ stat, n: 1, until: 'round' }];
    assert.deepEqual(numbers(), { ...before, [stat]: (before[stat] ?? 0) + 1 });
  }
});
