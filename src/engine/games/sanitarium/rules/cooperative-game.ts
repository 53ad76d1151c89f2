// How players talk to each other in the co-operative game: asking for an Item, and reporting a slip of the tongue.
// SAN-COOP-02, -03, SAN-RUL-30, SAN-RUL-44
import type { PlayerId, Together } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import { clockwise, playerOf, seatOf, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step, StepOf } from '../state/steps.js';
import { ask } from './ask.js';

/**
 * The standing questions with which players ask for Items and report slips. In each turn, each player may ask once and
 * report once. A solo match has no such questions, because there is nobody else to talk to. SAN-RUL-44
 */
export function speaking({ state }: Context): Step[] {
  if (state.mode !== 'cooperative' || state.solo || state.turn.number === 0) return [];
  // A report may cause a Hallucination, and no Hallucination may come between a payment and the act that is paid for.
  const paying = state.payment.cost > 0;
  return state.players.flatMap((_, player): Step[] => [
    { do: 'signal', player },
    ...(paying ? [] : [{ do: 'report', player } as const]),
  ]);
}

/**
 * Offers the signal "I want that" for each Item of another player that matches one of the player's own unclaimed Safe
 * Things. SAN-COOP-03
 */
export function signal(m: Context, { player }: StepOf<'signal'>) {
  const { state } = m;
  const { safeThings, escaped } = playerOf(state, player);
  const wanted = safeThings.filter(({ claimed }) => !claimed).map(({ kind }) => kind);
  const silent = escaped || (state.turn.signalled & (1 << player)) !== 0;
  return {
    seat: seatOf(state, player),
    player,
    rule: 'SAN-COOP-03',
    options: silent
      ? []
      : others(state, player).flatMap((owner) =>
          playerOf(state, owner).items.flatMap(({ card }) =>
            wanted.includes(cardOf(m.content, card).kind)
              ? [
                  {
                    id: `want:${card}`,
                    targets: [`card:${card}`],
                    rule: 'SAN-RUL-30',
                    then: [{ do: 'want' as const, player, owner, card }],
                  },
                ]
              : [],
          ),
        ),
  };
}

const others = (state: State, player: PlayerId): PlayerId[] => clockwise(state, player).slice(1);

/** Asks for the Item; from now on everybody knows the player's Safe Thing. */
export function want(m: Context, { player, owner, card }: StepOf<'want'>): void {
  m.state.turn.signalled |= 1 << player;
  for (const thing of playerOf(m.state, player).safeThings)
    if (thing.kind === cardOf(m.content, card).kind) thing.shown = true;
  m.emit({ type: 'wanted', rule: 'SAN-COOP-03', also: ['SAN-RUL-30'], player, owner, card });
}

export function report(m: Context, { player }: StepOf<'report'>) {
  const { state } = m;
  const quiet = (state.turn.reported & (1 << player)) !== 0;
  return {
    seat: seatOf(state, player),
    player,
    rule: 'SAN-COOP-02',
    options: quiet
      ? []
      : others(state, player)
          .filter((accused) => !playerOf(state, accused).escaped)
          .map((accused) => ({
            id: `report:${accused}`,
            targets: [`player:${accused}`],
            rule: 'SAN-RUL-30',
            confirm: 'confirm-report',
            then: [{ do: 'accuse' as const, player, accused }],
          })),
  };
}

/**
 * All players except the accused and the reporter vote at the same time. The reporter counts as a yes vote. SAN-RUL-30
 */
export function accuse(m: Context, { player, accused }: StepOf<'accuse'>): void {
  const { state } = m;
  state.turn.reported |= 1 << player;
  m.emit({ type: 'accused', rule: 'SAN-COOP-02', also: ['SAN-RUL-30'], player, accused });
  const voters = others(state, accused).filter((each) => each !== player);
  state.ballots = [];
  const together: Together = { do: 'together', of: voters.map((voter) => ({ do: 'vote', player: voter, accused })) };
  m.push(...(voters.length > 0 ? [together] : []), { do: 'count-votes', accused });
}

export function vote(m: Context, { player, accused }: StepOf<'vote'>) {
  const options = [true, false].map((yes) => ({
    id: `${yes ? 'agree' : 'deny'}:${accused}`,
    targets: [`player:${accused}`],
    rule: 'SAN-RUL-30',
    then: [{ do: 'ballot' as const, player, yes }],
  }));
  return ask(m, player, 'SAN-RUL-30', options, `deny:${accused}`);
}

export function ballot(m: Context, { yes }: StepOf<'ballot'>): void {
  m.state.ballots.push(yes);
}

export function countVotes(m: Context, { accused }: StepOf<'count-votes'>): void {
  const { ballots } = m.state;
  // The reporter counts as a yes vote.
  const yes = 1 + ballots.filter(Boolean).length;
  const all = 1 + ballots.length;
  m.state.ballots = [];
  m.emit({ type: 'voted', rule: 'SAN-RUL-30', also: ['SAN-COOP-02'], accused, yes, of: all });
  if (2 * yes > all) m.push({ do: 'suffer', player: accused });
}
