// Lets bots choose, for tests of bots.
import assert from 'node:assert/strict';
import type { Bot } from '../../../../../src/engine/bots/bot.js';
import { expert } from '../../../../../src/engine/games/coma-ward/bot/expert.js';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { ComaWardView } from '../../../../../src/engine/games/coma-ward/state/knowledge.js';
import type { State } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { createChance, type Chance } from '../../../../../src/engine/kernel/index.js';
import { play, type RecordedMatch } from '../../../../support/play.js';
import { phenomenon, situation, type Position } from './situations.js';

export type BotMatch = RecordedMatch<State, ComaWardView>;

/** A match that begins in this position of the Prologue, in the turn of player 0. */
export const prologue = (position: Position): BotMatch =>
  play(rules, { seats: position.players?.length ?? 2, situation: situation(position) });

/** A match that begins with the Setup of this Phenomenon; the first turn is that of the last player. */
export const opened = (id: string, position: Position = {}): BotMatch =>
  play(rules, { seats: position.players?.length ?? 3, situation: phenomenon(id, position) });

/** The option that a bot chooses in the open question. */
export function chosen(match: BotMatch, chance: Chance = createChance('bot'), bot: Bot = expert): string {
  const question = match.questions.find(({ standing }) => !standing);
  assert.ok(question);
  const thought = bot.think(() => match.determinize(question.seat, chance), question.seat, chance);
  let step = thought.next();
  while (!step.done) step = thought.next();
  return step.value.id;
}

/** Bots answer all questions until the turn of this player ends, or the match. Returns what they chose. */
export function playTurn(match: BotMatch, chance: Chance = createChance('turn')): string[] {
  const { active, round } = match.state;
  const choices: string[] = [];
  while (!match.outcome && match.state.active === active && match.state.round === round) {
    const question = match.questions.find(({ standing }) => !standing);
    assert.ok(question && choices.length < 50, 'the turn does not end');
    const id = chosen(match, chance);
    assert.ok(match.choose(question.seat, question.n, id).ok, id);
    choices.push(id);
  }
  return choices;
}
