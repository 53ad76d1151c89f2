// Asks players. If others wait for the answer, the question also names the option to choose for an absent player.
// LOB-RUL-19
import type { Asked, Offer, PlayerId, RuleId, TargetId } from '../../../kernel/index.js';
import { decider } from './values-in-force.js';
import type { Position } from '../state/step-context.js';
import { isCharacter, type Mini, type Space, type State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { seatOf } from '../state/empty-table.js';

/** An option, with the steps that choosing it causes. */
export type OfferedAct = Offer<Step>;

/** The time in seconds to answer while others wait. */
const answerSeconds = 60;

interface AskOptions {
  /** The id of the option for an absent player, if it is not the default fallback. */
  readonly away?: string;
  /**
   * The id of the option that LOB-RUL-19 selects for an absent player or at a table without people. That option then
   * cites LOB-RUL-19 as its rule.
   */
  readonly decided?: string | undefined;
  /** Whether all players decide together. */
  readonly common?: true;
  /** The card that causes the question. */
  readonly about?: string | undefined;
  /** Whether the player is asked even if there is only one option. */
  readonly always?: true;
}

/**
 * Asks a player. If it is another player's Turn, others wait for the answer, so the question has a fallback: `away`, or
 * else the option that declines, or else the first option that needs no confirmation.
 */
export function ask(
  m: Position,
  player: PlayerId,
  rule: RuleId,
  options: readonly Offer<Step>[],
  { away, decided, common, always, about }: AskOptions = {},
): Asked<Step> {
  const seat = seatOf(m.state, player);
  const waits = options.length > 0 && m.state.phase !== 'setup' && seat !== seatOf(m.state, activePlayer(m));
  const usual = options.find(({ then }) => then.length === 0) ?? options.find(({ confirm }) => !confirm) ?? options[0];
  return {
    seat,
    player,
    rule,
    options:
      decided === undefined
        ? options
        : options.map((option) => (option.id === decided ? { ...option, rule: 'LOB-RUL-19' } : option)),
    fallback: decided ?? (waits ? (away ?? usual?.id) : undefined),
    limit: waits ? answerSeconds : undefined,
    common,
    about,
    skipSole: !always,
  };
}

/** Asks for a decision that all players make together. LOB-RUL-18 */
export const askAll = (
  m: Position,
  rule: RuleId,
  options: readonly Offer<Step>[],
  decided?: string,
  about?: string,
): Asked<Step> => ask(m, decider(m), rule, options, { decided, common: true, about });

/** Asks the player of the acting Character. For the Scenario and for Monsters, all players decide. */
export const askFor = (
  m: Position,
  by: Mini,
  rule: RuleId,
  options: readonly Offer<Step>[],
  about?: string,
): Asked<Step> =>
  by >= 0 && isCharacter(by) ? ask(m, by, rule, options, { about }) : askAll(m, rule, options, undefined, about);

/** The player whose Turn it is; in the Monster Phase, the player who decides for all. LOB-RUL-18 */
const activePlayer = (m: Position): PlayerId => (m.state.phase === 'characters' ? m.state.turn.character : decider(m));

/** Returns a function that makes ids such as `walk:12`. The ids are cached, because options need many of them. */
export function numberedId(name: string): (n: number) => string {
  const made: string[] = [];
  return (n) => (n >= 0 && n < 1000 ? (made[n] ??= `${name}:${n}`) : `${name}:${n}`);
}

// Targets: the things on the table that an option points at
const atCharacter = numberedId('character');
const atMonster = numberedId('monster');
export const atMini = (mini: Mini): TargetId => (isCharacter(mini) ? atCharacter(mini) : atMonster(mini));
export const atSpace: (space: Space) => TargetId = numberedId('space');
export const atCard = (card: string): TargetId => `card:${card}`;
export const atEdge = (edge: string): TargetId => `edge:${edge}`;
export const atHeld = (owner: PlayerId, thing: string): TargetId => `held:${owner}:${thing}`;
/** A token on a Character's card: a Wound, Fire, or a Decrease of an Attribute. */
export const atCharacterToken = (owner: PlayerId, what: string): TargetId => `token:${owner}:${what}`;
export const atAttribute = (attribute: string): TargetId => `attribute:${attribute}`;
export const atRow = (card: string, row: number): TargetId => `row:${card}:${row}`;
export const atDeck = (deck: string): TargetId => `deck:${deck}`;
/** A die of an Attack Roll or Defense Roll, or of a Test or Search. */
export const atDie = (side: 'attack' | 'defense' | 'check', group: number, die: number): TargetId =>
  `die:${side}:${group}:${die}`;
/** A Locker, by its Space and its index on that Space. Removing a Locker does not change the names on other Spaces. */
export const atLocker = ({ lockers }: Pick<State, 'lockers'>, n: number): TargetId => onSpace('locker', lockers, n);
/** A token on the Board, by its kind, its Space and its index on that Space. */
export const atBoardToken = ({ marks }: Pick<State, 'marks'>, n: number): TargetId =>
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
