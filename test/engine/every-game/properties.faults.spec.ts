// Tests that the properties in properties.ts notice games that violate them. Each test breaks the rules of the test
// game Whispers in one way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rules, Seat } from '../../../src/engine/kernel/index.js';
import { games, type Subject } from './games.js';
import { rules, type Card, type Seen, type State } from '../test-games/whispers.js';
import * as properties from './properties.js';

const whispers = games.find((game) => game.rules.id === 'whispers') as Subject;

/** Whether the property fails in at least one of several matches. */
function notices(property: keyof typeof properties, broken: Partial<Rules>): boolean {
  const holds = properties[property] as (sample: properties.Sample) => void;
  const subject = { ...whispers, rules: { ...rules, ...broken } as Rules };
  return Array.from({ length: 12 }, (_, seed) => seed).some((seed) => {
    try {
      holds({ subject, setup: whispers.setups[seed % 3] ?? {}, seed });
      return false;
    } catch (error) {
      // Broken rules make an assertion fail, or cause a TypeError because they change a frozen value.
      assert.ok(error instanceof assert.AssertionError || error instanceof TypeError, String(error));
      return true;
    }
  });
}

let unlike = 0;
const broken: readonly (readonly [string, keyof typeof properties, Partial<Rules>])[] = [
  [
    'a match without end',
    'ends',
    {
      steps: {
        ...rules.steps,
        score: (m: { push(...steps: unknown[]): void }) => {
          m.push({ do: 'reveal' });
        },
      } as never,
    },
  ],
  [
    'chance from elsewhere',
    'repeats',
    {
      steps: {
        ...rules.steps,
        deal: (m: never) => {
          (m as { state: State }).state.round = ++unlike;
          rules.steps.deal?.(m, { do: 'deal' } as never);
        },
      } as never,
    },
  ],
  [
    'a view with a hole',
    'viewsAreJson',
    { view: (m, seat: Seat | null) => ({ ...rules.view(m, seat), bright: undefined }) },
  ],
  [
    'a view of live state',
    'changesNothingGivenOut',
    { view: (m, seat: Seat | null) => ({ ...rules.view(m, seat), points: (m as { state: State }).state.points }) },
  ],
  [
    'a step that changes content',
    'changesNothingGivenOut',
    {
      steps: {
        ...rules.steps,
        score: (m: { content: Record<string, number> }) => {
          m.content['red-1'] = 9;
        },
      } as never,
    },
  ],
  [
    'a step that changes the content that was made from the pack',
    'changesNothingGivenOut',
    {
      content: (pack: object) => ({ ...pack }),
      steps: {
        ...rules.steps,
        score: (m: { content: Record<string, number> }) => {
          m.content['red-1'] = 9;
        },
      } as never,
    },
  ],
  [
    'a view that shows the deck',
    'keepsSecrets',
    {
      view: (m, seat: Seat | null) => ({ ...rules.view(m, seat), deck: (m as { state: State }).state.deck[0] ?? null }),
    },
  ],
  [
    'a window that asks only who can answer',
    'keepsSecrets',
    {
      asks: {
        ...rules.asks,
        answer: (m: { state: State }, step: { seat: Seat }) => {
          const asked = rules.asks.answer?.(m as never, step as never) ?? assert.fail();
          return asked.options.length > 1 ? asked : { ...asked, options: [] };
        },
      } as never,
    },
  ],
  [
    'a refusal that knows too much',
    'keepsSecrets',
    {
      explain: (view: Seen, questions, seat, intent: string) => ({
        ...(rules.explain?.(view, questions, seat, intent, rules.pack as never) ?? assert.fail()),
        values: { left: peeked.length },
      }),
      view: (m, seat: Seat | null) => {
        peeked = (m as { state: State }).state.hands.flat().filter((card) => card.startsWith('hush'));
        return rules.view(m, seat);
      },
    },
  ],
  ['imagined matches that are the truth', 'keepsSecrets', { determinize: () => undefined }],
  [
    'imagined matches that forget what was whispered',
    'imaginesAlike',
    {
      determinize: (m, seat: Seat, chance) => {
        (m as { state: State }).state.whispers = {};
        rules.determinize(m as never, seat, chance);
      },
    },
  ],
  ['a whisper that counts as no secret', 'undoableTeachesNothing', { secrets: () => [] }],
  ['a refusal without a rule', 'refusesExactly', { explain: () => ({ rule: '', message: '' }) }],
];
let peeked: readonly Card[] = [];

for (const [fault, property, change] of broken)
  test(`${property} notices ${fault}`, () => {
    assert.ok(notices(property, change));
    assert.ok(!notices(property, {}), 'the property holds without the fault');
  });
