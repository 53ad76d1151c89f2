// How words read the state: they select figures, count them, and read their values.
import type { Seat } from '../../../src/engine/kernel/index.js';
import type { Amount, Card, Figure, Game, Table, Word } from './words.js';

export const kindOf = (card: string): string => card.slice(card.indexOf('.') + 1);
export const deckOf = (card: string): string => card.slice(0, card.indexOf('.'));
export const bit = (m: Table, id: string | undefined): number => {
  const seat = id === undefined ? undefined : m.state.figures[id]?.seat;
  return seat === undefined ? 0 : 1 << seat;
};
export const isFoe = (figure: Figure): boolean => figure.seat === undefined;
export const cardOf = (m: Table, card: string): Card => m.content.cards[kindOf(card)] ?? { text: [] };

/** A living figure, or null for a dead or absent one. */
export function alive(m: Table, id: string | undefined): Figure | null {
  const figure = id === undefined ? undefined : m.state.figures[id];
  return figure && !figure.n['dead'] ? figure : null;
}

export const value = (m: Table, id: string | undefined, what: string): number =>
  m.state.figures[id ?? '']?.n[what] ?? 0;

/** The acts that open cards forbid, each with the card that forbids it. */
export function bans(m: Table, id: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const card of m.state.figures[id]?.open ?? [])
    for (const [what, unless] of Object.entries(cardOf(m, card).while ?? {}))
      if (value(m, id, unless) === 0) found[what.slice(3)] = card;
  return found;
}

/** The players in turn order, starting with the active player, and then the monsters. */
export function inOrder(m: Table): string[] {
  const ids = Object.keys(m.state.figures);
  const at = Math.max(0, ids.indexOf(m.state.turn));
  const players = [...ids.slice(at), ...ids.slice(0, at)].filter((id) => m.state.figures[id]?.seat !== undefined);
  return [...players, ...ids.filter((id) => m.state.figures[id]?.seat === undefined)];
}

export function named(m: Table, from: Word, name: string): string {
  switch (name) {
    case 'me':
      return from.by ?? '';
    case 'it':
      return from.it ?? '';
    case 'who':
      return from.who ?? '';
    default:
      return name;
  }
}

const players = (m: Table): string[] => inOrder(m).filter((id) => alive(m, id)?.seat !== undefined);
const foes = (m: Table): string[] =>
  inOrder(m).filter((id) => {
    const figure = alive(m, id);
    return figure !== null && isFoe(figure) && figure.at !== '';
  });
const placeOf = (m: Table, id = ''): string | undefined => m.state.figures[id]?.at;

const selectors: Record<string, (m: Table, step: Word) => string[]> = {
  players,
  others: (m, step) => players(m).filter((id) => id !== step.by),
  foes,
  here: (m, step) => players(m).filter((id) => placeOf(m, id) === placeOf(m, step.who)),
  'others-here': (m, step) => players(m).filter((id) => placeOf(m, id) === placeOf(m, step.who) && id !== step.who),
  'foes-here': (m, step) => foes(m).filter((id) => placeOf(m, id) === placeOf(m, step.who)),
  /** All living figures in the place `it`, or in the same place as the figure `it`. */
  there: (m, step) => inOrder(m).filter((id) => alive(m, id)?.at === (placeOf(m, step.it) ?? step.it)),
  near: (m, step) => [...(m.state.links[placeOf(m, step.who) ?? ''] ?? [])],
  rooms: (m) => Object.keys(m.state.links),
  top: (m, step) => (m.state.tops[step.deck ?? ''] ?? []).slice(0, Number(step.n)),
  items: (m, step) =>
    (m.state.figures[step.who ?? '']?.open ?? []).filter((card) => !value(m, step.who, `protected:${card}`)),
  cards: (m, step) => [...(m.state.figures[step.who ?? '']?.hand ?? [])],
};

export function select(m: Table, game: Game, step: Word, from: string | readonly string[]): string[] {
  if (typeof from !== 'string') return [...from];
  const selector = game.selectors?.[from] ?? selectors[from];
  return selector ? selector(m, step) : [named(m, step, from)].filter((id) => alive(m, id));
}

export function amount(m: Table, game: Game, step: Word, n: Amount = step.n ?? 1): number {
  if (typeof n === 'number') return n;
  if (n.startsWith('-')) return -amount(m, game, step, n.slice(1));
  if (game.selectors?.[n] ?? selectors[n]) return select(m, game, step, n).length;
  // `it:sanity` is a number of the chosen figure, and `soon:n` is a number of the event that is about to happen.
  // The other forms are 1 if they are true, and otherwise 0:
  // `is:lamp` – the chosen card is the lamp;
  // `at:hall` – the chosen figure is in the hall;
  // `here:bed` – the figure that the word acts on is at the bed;
  // `sealed:answer=b` – b was chosen in secret.
  const [first = '', rest = ''] = n.split(':');
  const soon = m.state.soon.at(-1) as (Word & Readonly<Record<string, unknown>>) | undefined;
  if (first === 'is') return step.it !== undefined && kindOf(step.it) === rest ? 1 : 0;
  if (first === 'at') return (m.state.figures[step.it ?? '']?.at ?? '').split('-').includes(rest) ? 1 : 0;
  if (first === 'soon') return Number(soon?.[rest] ?? 0);
  if (n === 'mine') return soon?.by === step.by ? 1 : 0;
  if (n === 'entering') return soon?.to === m.state.figures[step.by ?? '']?.at ? 1 : 0;
  if (first === 'here') return m.state.figures[step.who ?? '']?.at === rest ? 1 : 0;
  if (first === 'sealed') {
    const [key = '', want] = rest.split('=');
    return m.state.sealed[key]?.value === (want ?? m.state.figures[step.it ?? '']?.at) ? 1 : 0;
  }
  return rest ? value(m, named(m, step, first), rest) : value(m, step.who, n);
}

/** Whether the amount is within the given limits. Without limits, it must be at least 1. */
export function holds(
  m: Table,
  game: Game,
  step: Word,
  { n, least, most }: { readonly n?: Amount; readonly least?: Amount; readonly most?: number },
): boolean {
  const count = amount(m, game, step, n);
  return count >= amount(m, game, step, least ?? (most === undefined ? 1 : 0)) && count <= (most ?? Infinity);
}

export const seatOf = (m: Table, id: string | undefined): Seat => m.state.figures[id ?? '']?.seat ?? 0;
export const playerOf = (m: Table, id: string | undefined): number => Object.keys(m.state.figures).indexOf(id ?? '');

/**
 * The first space on a shortest way to the goal. If there are several shortest ways, the order of the links decides.
 */
export function toward(m: Table, from: string, goal: string): string | null {
  const first: Record<string, string> = {};
  const queue = [from];
  for (const at of queue) {
    if (at === goal) return first[at] ?? null;
    for (const next of m.state.links[at] ?? []) {
      if (next === from || first[next]) continue;
      first[next] = first[at] ?? next;
      queue.push(next);
    }
  }
  return null;
}
