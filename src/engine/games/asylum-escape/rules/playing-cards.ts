// Playing cards in a player's own turn and in reaction windows. A window asks every Victim who might hold a suitable
// card according to public knowledge. Neither the order nor the time of the questions reveals who really holds one.
// AE-SYM-03 to AE-SYM-09, AE-RUL-22 to AE-RUL-26, AE-RUL-43
import type { Asked, PlayerId, RuleId, Together } from '../../../kernel/index.js';
import type { Window } from '../cards/card-types.js';
import { kills } from './catching.js';
import { cardOf, momentsOf } from '../cards/card-index.js';
import { fromHand } from './hands.js';
import type { Context } from '../state/step-context.js';
import { victimsAsked, turnWindows } from '../state/sealed-answers.js';
import {
  clockwise,
  isAlive,
  secretWindowSeconds,
  preferences,
  victimOf,
  type CardId,
  type Victim,
} from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

const rules: Readonly<Record<Window, RuleId>> = {
  W1: 'AE-SYM-05',
  W2: 'AE-SYM-05',
  W3: 'AE-SYM-05',
  W4: 'AE-SYM-05',
  W5: 'AE-SYM-05',
  W6: 'AE-SYM-05',
  drawn: 'AE-SYM-04',
  played: 'AE-SYM-04',
  ending: 'AE-SYM-04',
  cancel: 'AE-RUL-24',
};

const kindRules: Readonly<Record<'camo' | 'sabo', RuleId>> = { camo: 'AE-SYM-01', sabo: 'AE-SYM-02' };

/**
 * The name of the moment for this Victim. W3 and W4 have two names each, such as `W3 me` if this Victim is being caught
 * and `W3 other` if it is another one.
 */
const momentFor = (window: Window | 'own', player: PlayerId, about?: PlayerId): string =>
  window === 'W3' || window === 'W4' ? `${window} ${about === player ? 'me' : 'other'}` : window;

/** The hand cards and the held card whose symbols allow them to be played now. AE-SYM-08, AE-RUL-26 */
export function playable(m: Context, player: PlayerId, window: Window | 'own', about?: PlayerId): CardId[] {
  const { hand, held, alive } = victimOf(m.state, player);
  const moment = momentFor(window, player, about);
  const cards = alive ? [...hand.map(({ card }) => card), ...(held === null ? [] : [held])] : [];
  return cards.filter((card) => momentsOf(cardOf(m.content, card)).includes(moment));
}

/**
 * Whether the Victim might hold a suitable card, according to public knowledge. This is so if the held card is
 * suitable. It is also so if the Victim has hand cards and at least one suitable card is not in the discard pile.
 */
export function mightAnswer(
  { state, content }: Pick<Context, 'state' | 'content'>,
  victim: Victim,
  window: Window | 'own',
  about?: PlayerId,
): boolean {
  const moment = momentFor(window, victim.seat, about);
  if (victim.held !== null && momentsOf(cardOf(content, victim.held)).includes(moment)) return true;
  const { pile } = state.decks['camo-sabo'];
  return victim.hand.length > 0 && (content.answers.get(moment) ?? []).some((card) => !pile.includes(card));
}

/** Whether there is still something to react to. AE-RUL-24 */
function isOpen(m: Context, window: Window): boolean {
  const { state } = m;
  switch (window) {
    case 'W3':
      return state.attempts.at(-1)?.skipped === false;
    case 'W4':
      return kills(m);
    case 'W5':
      return state.bloodlust?.off === false;
    case 'cancel':
      return state.plays.at(-1)?.off === false;
    case 'drawn':
    case 'played':
    case 'ending':
      return isAlive(state, state.active);
    case 'W1':
    case 'W2':
    case 'W6':
      return true;
  }
}

/**
 * Opens a window: all Victims who are asked seal an answer at the same time, either a card or a pass. The cards are
 * played clockwise from the active player. Then the Victims are asked again, until nobody plays a card. AE-RUL-24
 */
export function openWindow(m: Context, { window, about, since }: StepOf<'window'>): void {
  const { state } = m;
  if (!isOpen(m, window) || since === state.played) return;
  const asked = victimsAsked(state, window).filter((victim) => mightAnswer(m, victim, window, about));
  if (asked.length === 0) return;
  const which = { window, ...(about !== undefined && { about }) };
  const at = state.played;
  state.windows.push({ window, about: about ?? null });
  const reactions = asked.map(({ seat }): Step => ({ do: 'react', seat, at, ...which }));
  m.push(
    { do: 'together', of: reactions } satisfies Together,
    { do: 'answers', at, ...which },
    { do: 'window', ...which, since: at },
  );
}

export function askWindow(m: Context, { seat, window, about, at }: StepOf<'react'>): Asked<Step> {
  const plays = playable(m, seat, window, about).map(
    (card) =>
      ({
        id: `play:${card}`,
        targets: [`card:${card}`],
        rule: rules[window],
        then: [{ do: 'answer', seat, card, at }],
      }) as const,
  );
  return {
    seat,
    player: seat,
    rule: turnWindows.includes(window) ? 'AE-RUL-23' : 'AE-RUL-22',
    options: [{ id: 'pass', rule: 'AE-RUL-43', then: [] }, ...plays],
    fallback: 'pass',
    limit: secretWindowSeconds,
    window: true,
  };
}

export function sealAnswer({ state }: Context, { seat, card, at }: StepOf<'answer'>): void {
  victimOf(state, seat).answers.push({ card, at });
}

/**
 * Plays the next sealed card. Each card resolves completely before the next one. A card is not played if its moment has
 * passed or if it has left the hand. AE-SYM-09, AE-RUL-24
 */
export function playSealed(m: Context, step: StepOf<'answers'>): void {
  const { window, about, at } = step;
  const next = clockwise(m.state).find(({ answers: sealed }) => sealed.at(-1)?.at === at);
  const card = next?.answers.pop()?.card;
  if (!next || card === undefined) {
    m.state.windows.pop();
    return;
  }
  m.push(step);
  if (isOpen(m, window) && playable(m, next.seat, window, about).includes(card))
    playCard(m, { by: next.seat, card, window });
}

/** Plays a card face up. If it is a Sabo, the very next card may cancel it. AE-SYM-09, AE-RUL-24 */
export function playCard(m: Context, { by, card, window }: Omit<StepOf<'play'>, 'do'>): void {
  const { state, content } = m;
  const victim = victimOf(state, by);
  const { kind } = cardOf(content, card);
  const where = window === undefined ? 'AE-SYM-03' : rules[window];
  m.emit({
    type: 'played',
    rule: where,
    also: ['AE-SYM-08', 'AE-SYM-09', kindRules[kind], 'AE-SYM-11', 'AE-RUL-24', 'AE-RUL-25', 'AE-RUL-26'],
    by,
    card,
    window: window ?? 'own',
  });
  if (victim.held === card) victim.held = null;
  else fromHand(victim, card);
  state.decks['camo-sabo'].pile.push(card);
  state.played++;
  state.plays.push({ by, card, off: false });
  const after: Step[] = window === undefined ? [{ do: 'window', window: 'played' }] : [];
  m.push(...(kind === 'sabo' ? [{ do: 'window', window: 'cancel' } as const] : []), { do: 'carry-out' }, ...after);
}

export function resolvePlayed(m: Context): void {
  const { by, card, off } = m.state.plays.pop() ?? { by: 0, card: '', off: true };
  if (off) m.emit({ type: 'cancelled', rule: 'AE-RUL-24', by, card });
  else m.push(...cardOf(m.content, card).steps.map((step): Step => ({ ...step, by, card })));
}

// When players want to be asked. AE-RUL-43

/**
 * Each player has a preference for when to be asked. They may change it at any time, but only once a turn. AE-RUL-43
 */
export const standingPreferences = ({ state }: Context): Step[] =>
  state.victims
    .filter(({ alive, preferred }) => alive && preferred < state.turn)
    .map(({ seat }) => ({ do: 'preference', victim: seat }));

export function askPreference({ state }: Context, { victim }: StepOf<'preference'>): Asked<Step> {
  const { prefers } = victimOf(state, victim);
  const options = preferences
    .filter((each) => each !== prefers)
    .map((what) => ({ id: `prefer:${what}`, rule: 'AE-RUL-43', then: [{ do: 'prefer', victim, what }] }) as const);
  return { seat: victim, player: victim, rule: 'AE-RUL-43', options, isWish: true };
}

export function setPreference({ state }: Context, { victim, what }: StepOf<'prefer'>): void {
  Object.assign(victimOf(state, victim), { prefers: what, preferred: state.turn });
}
