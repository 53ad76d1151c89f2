// What the recap of Lobotomy 2 tells of the acts of others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figureOf, weightOf } from '../../../../../src/engine/games/lobotomy-2/words/moments.js';
import { heard } from '../../../../../src/engine/games/lobotomy-2/words/spoken.js';
import type { SpeechContext } from '../../../../../src/engine/games/lobotomy-2/words/names.js';
import type { Event } from '../../../../../src/engine/kernel/index.js';
import { recapOf } from '../../../../../src/engine/speech/recap.js';
import { lexiconOf } from '../support/messages.js';
import { content, position } from '../support/rare-sentences.js';

const context: SpeechContext = { view: position(), content, lexicon: lexiconOf('en') };
const act = (...events: readonly object[]): { readonly context: SpeechContext; readonly events: readonly Event[] } => ({
  context,
  events: events.map((event) => ({ rule: 'LOB-ACT-01', ...event }) as Event),
});
const recap = (...acts: readonly ReturnType<typeof act>[]): string[] =>
  recapOf(acts, (player) => player === 0, {
    sentences: (each) => heard(each.context, each.events, [], new Set(), (player) => player === 0),
    weight: weightOf,
    figure: figureOf,
  }).lines.map(({ text }) => text);

const walk = act({ type: 'moved', mini: 1, from: 0, to: 1, how: 'walk' });
const gain = act({ type: 'wounded', mini: 10, n: 1, from: 1 }, { type: 'insanity', player: 1, n: 3 });

test('what is spent after it was gained is told too, although a smaller act follows', () => {
  const told = recap(gain, act({ type: 'action', player: 1, action: 'raise', ap: 0 }), walk);
  assert.deepEqual(told.slice(0, 2), [
    'Orderly takes one Wound. Demi Hawkins gains 3 Insanity.',
    'Demi Hawkins spends 6 Insanity.',
  ]);
});

test('what is healed after it was suffered is told too, although a smaller act follows', () => {
  const told = recap(
    act({ type: 'wounded', mini: 1, n: 7, from: 10 }),
    act({ type: 'healed', mini: 1, what: 'wound', n: 3 }),
    walk,
  );
  assert.deepEqual(told.slice(0, 2), ['Demi Hawkins takes 7 Wounds.', 'Demi Hawkins heals 3.']);
});
