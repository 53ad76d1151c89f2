// How a player is asked, and what is chosen for somebody away while others wait. LOB-RUL-19
import type { Asked, Offer, PlayerId, RuleId, TargetId } from '../../../kernel/index.js';
import { decider } from './values-in-force.js';
import type { M } from '../state/step-context.js';
import { isCharacter, type Mini, type Space, type State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { seatOf } from '../state/empty-table.js';

/** An answer, with the steps that it causes. */
export type Act = Offer<Step>;

/** Seconds in which somebody answers while others wait. */
const patience = 60;

/**
 * A question to a player. Where others wait for its answer, in the Turn of somebody else, it carries its fallback: `away`, or else
 * what declines, or else the first option that is not regretted.
 */
export function ask(
  m: M,
  player: PlayerId,
  rule: RuleId,
  options: readonly Offer<Step>[],
  away?: string,
  common?: true,
): Asked<Step> {
  const seat = seatOf(m.state, player);
  const waits = options.length > 0 && m.state.phase !== 'setup' && seat !== seatOf(m.state, goingOn(m));
  const fallback = waits
    ? (away ??
      (options.find(({ then }) => then.length === 0) ?? options.find(({ confirm }) => !confirm) ?? options[0])?.id)
    : undefined;
  return { seat, player, rule, options, fallback, limit: waits ? patience : undefined, common };
}

/** A decision of the players. LOB-RUL-18 */
export const askAll = (m: M, rule: RuleId, options: readonly Offer<Step>[]): Asked<Step> =>
  ask(m, decider(m), rule, options, undefined, true);

/** A question of what acts: to the player of that Character; for the Scenario and for Monsters the players decide. */
export const askFor = (m: M, by: Mini, rule: RuleId, options: readonly Offer<Step>[]): Asked<Step> =>
  by >= 0 && isCharacter(by) ? ask(m, by, rule, options) : askAll(m, rule, options);

/** With whom it goes on: the Character in its Turn, and in the Monster Phase who decides for the players. LOB-RUL-18 */
const goingOn = (m: M): PlayerId => (m.state.phase === 'characters' ? m.state.turn.character : decider(m));

/** Names that differ by a number, each made once: options have many of them. */
export function numbered(name: string): (n: number) => string {
  const made: string[] = [];
  return (n) => (n >= 0 && n < 1000 ? (made[n] ??= `${name}:${n}`) : `${name}:${n}`);
}

// What options point at on the table
const atCharacter = numbered('character');
const atMonster = numbered('monster');
export const atMini = (mini: Mini): TargetId => (isCharacter(mini) ? atCharacter(mini) : atMonster(mini));
export const atSpace: (space: Space) => TargetId = numbered('space');
export const atCard = (card: string): TargetId => `card:${card}`;
export const atEdge = (edge: string): TargetId => `edge:${edge}`;
export const atHeld = (owner: PlayerId, thing: string): TargetId => `held:${owner}:${thing}`;
/** A token on a Character's card: its Wounds, its Fire, what lowers an Attribute. */
export const atToken = (owner: PlayerId, what: string): TargetId => `token:${owner}:${what}`;
export const atAttribute = (attribute: string): TargetId => `attribute:${attribute}`;
export const atRow = (card: string, row: number): TargetId => `row:${card}:${row}`;
export const atDeck = (deck: string): TargetId => `deck:${deck}`;
/** A die of a roll: which group of the Attack Rolls, of the Defense Rolls, or the one of a Test or Search. */
export const atDie = (side: 'attack' | 'defense' | 'check', group: number, die: number): TargetId =>
  `die:${side}:${group}:${die}`;
/** By its Space, and by its place among those there: the others keep their names when one is taken away. */
export const atLocker = ({ lockers }: Pick<State, 'lockers'>, n: number): TargetId => onSpace('locker', lockers, n);
/** By the name of the token and its Space, as a Locker. */
export const atMark = ({ marks }: Pick<State, 'marks'>, n: number): TargetId =>
  onSpace(`mark:${marks[n]?.token ?? ''}`, marks, n, (mark) => mark.token === marks[n]?.token);

function onSpace<T extends { readonly space: Space }>(
  name: string,
  all: readonly T[],
  n: number,
  isAlike: (other: T) => boolean = () => true,
): TargetId {
  const { space = -1 } = all[n] ?? {};
  const before = all.slice(0, n).filter((other) => other.space === space && isAlike(other)).length;
  return `${name}:${space}${before > 0 ? `.${before + 1}` : ''}`;
}
