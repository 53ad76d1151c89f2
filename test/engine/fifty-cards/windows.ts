// Reaction windows: an event that allows reactions waits in the list `soon`. Cards played in its window change it,
// replace it or leave it unchanged.
import type { Offer } from '../../../src/engine/kernel/index.js';
import { deckOf, cardOf, amount, holds, inOrder, named, playerOf, seatOf, select, value } from './selectors.js';
import { inside, lose, scope, together } from './run-words.js';
import type { Ask, Game, Said, Table, Verb, Word } from './words.js';

/** The cards that a figure can play in this window. */
function playable(m: Table, game: Game, id: string, step: Word): string[] {
  const figure = m.state.figures[id];
  if (!figure) return [];
  return [...figure.hand, ...figure.open].filter((card) => {
    const content = cardOf(m, card);
    if (content.on !== step.on || (figure.seat === undefined && !content.must)) return false;
    if (content.of !== 'any' && (content.of === 'other') === (step.who === id)) return false;
    for (const what in content.cost) if (value(m, id, what) < (content.cost[what] ?? 0)) return false;
    if (!content.if) return true;
    const it = step.it ?? step.who;
    return holds(m, game, { do: '', by: id, who: id, ...(it !== undefined && { it }) }, content.if);
  });
}

/**
 * Plays a card in a window. The card acts on its owner or, if no seat controls the owner, on the player whom the event
 * affects.
 */
function reaction(m: Table, window: Word, id: string, card: string): Word {
  const it = window.it ?? window.who;
  const who = m.state.figures[id]?.seat === undefined ? (window.who ?? id) : id;
  return { do: 'play', by: id, who, card, ...(it !== undefined && { it }) };
}

export function windowVerbs(game: Game): Record<string, Verb> {
  const { rule } = game;
  return {
    play(m, step) {
      const { card = '', by = '' } = step;
      const holder = m.state.figures[by];
      const content = cardOf(m, card);
      if (!holder || ![...holder.hand, ...holder.open].includes(card)) return;
      if (!content.must) m.state.plays++;
      const hidden = content.must !== undefined && holder.hand.includes(card);
      for (const what in content.cost) holder.n[what] = (holder.n[what] ?? 0) - (content.cost[what] ?? 0);
      if (!content.keep && !content.must && lose(holder, card))
        (m.state.tops[`${deckOf(card)}:under`] ??= []).push(card);
      const said: Said = { type: 'played', rule, who: by, card };
      if (hidden) m.tell([seatOf(m, by)], said);
      else m.emit(said);
      scope(m, 'effect', { ...step, who: step.who ?? by }, content.text);
    },
    window(m, step) {
      if (step.since === m.state.plays) return;
      const soon = m.state.soon.at(-1);
      // The event was replaced by another one, so nobody needs to react to it any more.
      if (step.sure && soon?.do !== step.on) return;
      const { who: whom, ...rest } = step;
      const who = step.sure ? soon?.who : whom;
      const now: Word = { ...rest, ...(who !== undefined && { who }) };
      const order = inOrder(m);
      const held = new Map(order.map((id) => [id, playable(m, game, id, now)]));
      const mustPlay = (id: string): string[] => (held.get(id) ?? []).filter((card) => cardOf(m, card).must);
      const mayPlay = (id: string): boolean => (held.get(id)?.length ?? 0) > mustPlay(id).length;
      const forced =
        step.since === undefined ? order.flatMap((id) => mustPlay(id).map((card) => reaction(m, now, id, card))) : [];
      const asked = select(m, game, { ...now, by: who ?? '' }, game.windows?.[step.on ?? ''] ?? []);
      const seats = order.filter((id) => asked.includes(id) || mayPlay(id));
      if (forced.length > 0) m.push(...forced, { ...now, since: -1 });
      else if (seats.length > 0)
        m.push(
          together(seats.map((id) => ({ ...now, do: 'react', by: id }))),
          ...(game.once?.includes(step.on ?? '') ? [] : [{ ...now, since: m.state.plays }]),
        );
    },
    now(m) {
      const step = m.state.soon.pop();
      if (step) m.push(step);
    },
    alter(m, step) {
      const soon = m.state.soon.at(-1) as (Word & Record<string, unknown>) | undefined;
      if (!soon) return;
      const next: Record<string, unknown> = { ...soon };
      for (const key in step.add) next[key] = Number(next[key] ?? 0) + amount(m, game, step, step.add[key]);
      for (const key in step.set) {
        const to = step.set[key];
        next[key] = typeof to === 'string' ? named(m, step, to) : to;
      }
      m.state.soon[m.state.soon.length - 1] = next as unknown as Word;
    },
    instead(m, step) {
      const soon = m.state.soon.at(-1);
      if (soon) m.state.soon[m.state.soon.length - 1] = { ...inside(m, soon, { do: 'run', then: step.then ?? [] }) };
    },
  };
}

/**
 * Asks a player which card to play in a window. Passing is always an option, so that players without a suitable card
 * can be asked too.
 */
export function react(game: Game): Ask {
  const { rule } = game;
  return (m, step) => {
    const { by = '' } = step;
    const cards = playable(m, game, by, step).filter((card) => !cardOf(m, card).must);
    const options = cards.map((card): Offer<Word> => ({
      id: `play:${card}`,
      rule,
      targets: [card],
      then: [reaction(m, step, by, card)],
    }));
    return {
      seat: seatOf(m, by),
      player: playerOf(m, by),
      rule,
      options: [...options, { id: 'pass', rule, then: [] }],
      fallback: 'pass',
    };
  };
}
