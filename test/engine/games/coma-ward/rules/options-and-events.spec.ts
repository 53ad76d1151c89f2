// What every option and every event is like, wherever it comes from: in short random matches of the Prologue and of each
// Phenomenon.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  createChance,
  openMatch,
  type Chance,
  type Match,
  type MatchSetup,
  type Option,
  type Question,
} from '../../../../../src/engine/kernel/index.js';
import { contentOf } from '../../../../../src/engine/games/coma-ward/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import { phenomena } from '../../../../../src/engine/games/coma-ward/rules/phenomena/phenomena.js';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { ComaWardView } from '../../../../../src/engine/games/coma-ward/state/knowledge.js';
import type { State } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { line } from '../../../../../src/engine/games/coma-ward/words/log-lines.js';
import { lexicon } from '../support/lexicon.js';
import { phenomenon } from '../support/situations.js';

const specified = new Set(
  Array.from(
    readFileSync('docs/rules/coma-ward.md', 'utf8').matchAll(/^\| (CW-[A-Z0-9]+-\d+) \|/gm),
    ([, id]) => id ?? '',
  ),
);

/** The acts that a player does where they stand, those that name a Space, and those that name a card or a player. */
const here = ['cash-out', 'mend', 'paddles', 'pick-up', 'rest', 'ride', 'rummage', 'sign', 'throw-away'];
const kindOfTarget: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['climb', 'force-door', 'move', 'place', 'put'].map((act) => [act, 'space'])),
  ...Object.fromEntries(['discard', 'drop', 'take'].map((act) => [act, 'card'])),
  ...Object.fromEntries(['bet', 'massage', 'player', 'trade'].map((act) => [act, 'player'])),
};

function assertOptionSound({ id, rule, targets = [] }: Option, { player }: Question, { players }: State): void {
  assert.ok(specified.has(rule), `${id} names the rule "${rule}"`);
  const [act = '', ...names] = id.split(':');
  const name = names.join(':');
  if (here.includes(act)) assert.deepEqual(targets, [`space:${players[player]?.at}`], id);
  const kind = kindOfTarget[act];
  if (kind) assert.deepEqual(targets, [`${kind}:${name}`], id);
}

function assertEventsSound(match: Match, seat: number): void {
  const seen = match.view(seat);
  const told = { view: seen.state as ComaWardView, content: contentOf(pack), lexicon };
  for (const event of seen.events) {
    for (const rule of [event.rule, ...((event as { readonly also?: readonly string[] }).also ?? [])])
      assert.ok(specified.has(rule), `${event.type} names the rule "${rule}"`);
    const said = line(told, event);
    if (said !== null) assert.match(said, /[.!?”]$/, `${event.type} is not told in whole sentences`);
  }
}

/** A random option; with `prefers`, one whose rule begins with that text, if there is one. */
function chosen(match: Match, chance: Chance, prefers?: string): readonly [Question, Option] {
  const isPreferred = ({ rule }: Option): boolean => prefers === undefined || rule.startsWith(prefers);
  const question =
    match.questions.find(({ options }) => options.some(isPreferred)) ??
    match.questions[chance.below(match.questions.length)];
  assert.ok(question);
  const preferred = question.options.filter(isPreferred);
  const options = preferred.length > 0 ? preferred : question.options;
  const option = options[chance.below(options.length)];
  assert.ok(option);
  return [question, option];
}

/** Plays at random, and looks at each option and event. */
function assertSound(
  seed: string,
  setup: Omit<MatchSetup, 'seed'> & { readonly seats: number },
  prefers?: string,
): void {
  const opened = openMatch(rules, { ...setup, seed });
  if (!opened.ok) assert.fail(opened.error.message);
  const match = opened.value;
  const chance = createChance(seed);
  for (let count = 0; count < 120 && match.questions.length > 0; count++) {
    for (const question of match.questions)
      for (const option of question.options) assertOptionSound(option, question, match.state);
    const [{ seat, n }, { id }] = chosen(match, chance, prefers);
    match.choose(seat, n, id);
  }
  for (let seat = 0; seat < setup.seats; seat++) assertEventsSound(match, seat);
}

for (const seats of [2, 4, 6])
  test(`the Prologue of ${seats}: options and events name their rules, and options point at what they name`, () => {
    assertSound(`prologue ${seats}`, { seats });
  });

for (const { id } of phenomena)
  for (const seats of [2, 3, 4, 5])
    test(`${id} with ${seats}: options and events name their rules, and options point at what they name`, () => {
      const players = Array.from({ length: seats }, (_, i) => ({ terror: i, items: i === 1 ? ['broom.1'] : [] }));
      const prefers = seats % 2 === 0 ? `CW-${id}-` : undefined;
      assertSound(`${id} ${seats}`, { seats, situation: phenomenon(id, { players }) }, prefers);
    });
