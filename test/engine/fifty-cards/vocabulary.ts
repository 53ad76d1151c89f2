// The vocabulary that the five simplified games of the fifty-cards tests share. No word is made for a single card, and
// no card contains code.
import type { Offer } from '../../../src/engine/kernel/index.js';
import { alive, amount, bit, deckOf, holds, named, playerOf, seatOf, select, toward } from './selectors.js';
import { inside, lose, run, scope, together } from './run-words.js';
import { react, windowVerbs } from './windows.js';
import type { Amount, Ask, Game, Said, Table, Verb, Word } from './words.js';

/**
 * Ends an effect or movement that is complete or was cut short. Cancels the events that were announced inside it and
 * have not happened yet.
 */
const over: Verb = (m, step) => {
  m.state.soon.length = Math.min(m.state.soon.length, Number(step.n));
};

/**
 * Opens the window after a gain. It does not name a card that went to a hand, because a waiting step must not contain a
 * secret.
 */
function gained(m: Table, { card = '' }: Word, who: string): void {
  const open = m.state.figures[who]?.open.includes(card) ?? false;
  m.push({ do: 'window', on: 'gain', who, ...(open && { it: card }) });
}

/** The words that all five games share. */
export function sharedVerbs(game: Game): Record<string, Verb> {
  const { rule } = game;
  const many = (m: Table, step: Word, n?: Amount): number => amount(m, game, step, n);
  const verbs: Record<string, Verb> = {
    ...windowVerbs(game),
    'effect-over': over,
    'march-over': over,
    stop(m, step) {
      m.cut(`${step.what ?? 'effect'}-over`);
    },
    turn(m, step) {
      m.state.turn = step.who ?? '';
      run(m, step, step.then);
    },
    run(m, step) {
      run(m, step, step.then);
    },
    change(m, step) {
      const figure = alive(m, step.who);
      const what = named(m, step, step.what ?? '');
      if (!figure) return;
      const [most = Infinity, excess] = game.limits?.[what] ?? [];
      const wanted = (figure.n[what] ?? 0) + many(m, step);
      figure.n[what] = Math.max(0, Math.min(most, wanted));
      const said: Said = { type: 'changed', rule, what, ...(step.who && { who: step.who }), n: figure.n[what] };
      if (step.secret) m.tell([seatOf(m, step.who)], said);
      else m.emit(said);
      if (excess && wanted > most) m.push({ ...step, what: excess, n: most - wanted });
      const end = game.ends?.[what];
      if (end && figure.n[what] === 0) run(m, step, [{ do: end }]);
    },
    hurt(m, step) {
      if (!alive(m, step.who)) return;
      const what = step.what ?? 'health';
      run(m, step, [
        { do: 'change', what, n: -many(m, step) },
        { do: 'if', n: 'dead', most: 0, then: [{ do: 'window', on: `harmed-${what}`, it: 'who' }] },
      ]);
    },
    die(m, step) {
      const figure = alive(m, step.who);
      if (!figure) return;
      const at = figure.at;
      m.emit({ type: 'died', rule, who: step.who ?? '', at });
      if (game.drops) (m.state.floor[at] ??= []).push(...figure.open.splice(0));
      figure.at = '';
      figure.n['dead'] = 1;
      if (game.macros?.['died']) run(m, { ...step, it: at }, [{ do: 'died' }]);
    },
    test(m, step) {
      if (!alive(m, step.who) || !game.test) return;
      const score = game.test(m, step);
      m.push({
        ...step,
        do: 'judge',
        score,
        rows: [
          [(step.need ?? 1) - 1, step.fail ?? []],
          [99, step.pass ?? []],
        ],
      });
    },
    roll(m, step) {
      const score = m.chance.die(step.die ?? 'd6', [1, 2, 3, 4, 5, 6]) + 1;
      m.emit({ type: 'rolled', rule, ...(step.who && { who: step.who }), what: step.die ?? 'd6', n: score });
      m.push({ ...step, do: 'judge', score });
    },
    judge(m, step) {
      const row = step.rows?.find(([most]) => (step.score ?? 0) <= most);
      run(m, step, row?.[1]);
    },
    /** Everybody chooses at the same time; the choices take effect when all have chosen. */
    sealed(m, step) {
      const of = select(m, game, step, typeof step.of === 'string' ? step.of : 'players').map((who): Word => {
        const { of: _, ...each } = step;
        return { ...each, do: 'choose', who, by: who };
      });
      if (of.length > 0) m.push(together(of));
    },
    if(m, step) {
      run(m, step, holds(m, game, step, step) ? step.then : step.else);
    },
    each(m, step) {
      m.push(
        ...select(m, game, step, typeof step.of === 'string' ? step.of : 'players').flatMap((who) =>
          (step.then ?? []).map((word) => inside(m, { ...step, who }, word)),
        ),
      );
    },
    draw(m, step) {
      const { deck = '' } = step;
      const n = many(m, step);
      if (!alive(m, step.who)) return;
      if (n !== 1) {
        m.push(...Array.from({ length: n }, (): Word => ({ ...step, n: 1 })));
        return;
      }
      const card = take(m, deck);
      if (card === null || game.drawn?.(m, step, card)) return;
      run(m, { ...step, card }, [{ do: 'gain' }]);
    },
    gain(m, step) {
      const { card = '', who = '' } = step;
      const figure = alive(m, who);
      if (!figure) return;
      if (game.openDecks?.includes(deckOf(card))) {
        figure.open.push(card);
        m.emit({ type: 'gained', rule, who, card });
      } else {
        figure.hand.push(card);
        m.emit({ type: 'gained', rule, who, what: deckOf(card) }, [seatOf(m, who)], { card });
      }
      gained(m, step, who);
    },
    discard(m, step) {
      const figure = alive(m, step.who);
      if (!figure) return;
      if (step.card === undefined || step.random) {
        if (!figure.hand.length) return;
        const card = m.chance.draw(`hand:${step.who ?? ''}`, figure.hand);
        m.emit({ type: 'discarded', rule, who: step.who ?? '', card });
      } else if (lose(figure, step.card)) {
        (m.state.tops[`${deckOf(step.card)}:under`] ??= []).push(step.card);
        m.emit({ type: 'discarded', rule, who: step.who ?? '', card: step.card });
      }
    },
    give(m, step) {
      const { card = '', who = '', to = '' } = step;
      const figure = m.state.figures[who];
      const receiver = alive(m, to);
      if (!figure || !receiver) return;
      const open = figure.open.includes(card);
      if (!lose(figure, card)) return;
      if (!open) m.state.seen[card] = (m.state.seen[card] ?? 0) | bit(m, who);
      (open ? receiver.open : receiver.hand).push(card);
      m.emit(
        { type: 'given', rule, who: to, ...(open && { card }) },
        open ? [] : [seatOf(m, who), seatOf(m, to)],
        open ? {} : { card },
      );
      gained(m, step, to);
    },
    move(m, step) {
      const figure = alive(m, step.who);
      const at =
        figure && (step.at ? toward(m, figure.at, m.state.figures[named(m, step, step.at)]?.at ?? step.at) : step.to);
      if (!figure || !at || figure.at === at) return;
      const left = figure.at;
      figure.at = at;
      const said: Said = { type: 'moved', rule, who: step.who ?? '', at };
      if (step.secret) m.tell([seatOf(m, step.who)], said);
      else m.emit(said);
      if (game.macros?.['entered'] ?? game.verbs?.['entered']) run(m, { ...step, it: left }, [{ do: 'entered' }]);
    },
    march(m, step) {
      scope(
        m,
        'march',
        step,
        Array.from({ length: many(m, step) }, (): Word => ({
          do: 'choose',
          from: 'near',
          may: 1,
          then: [
            { do: 'move', to: 'it' },
            { do: 'window', on: 'stepped', it: 'who' },
          ],
          else: [{ do: 'stop', what: 'march' }],
        })),
      );
    },
    place(m, step) {
      const { what = '' } = step;
      const id = m.state.figures[what]?.at ? `${what}${Object.keys(m.state.figures).length}` : what;
      m.state.figures[id] = {
        at: step.at ? named(m, step, step.at) : (m.state.figures[step.who ?? '']?.at ?? ''),
        n: {},
        hand: [],
        open: [],
      };
      m.emit({ type: 'placed', rule, who: id });
      if (game.macros?.['entered'] ?? game.verbs?.['entered']) run(m, { ...step, who: id }, [{ do: 'entered' }]);
    },
    tell(m, step) {
      m.emit({
        type: 'told',
        rule,
        who: step.who ?? '',
        what: step.what ?? '',
        at: step.at ? named(m, step, step.at) : '',
      });
    },
    seal(m, step) {
      m.state.sealed[step.what ?? ''] = {
        value: step.it ?? '',
        from: select(m, game, step, step.from ?? 'rooms'),
        seen: bit(m, step.by),
      };
    },
    peek(m, step) {
      const { deck = '' } = step;
      const top = (m.state.tops[deck] ??= []);
      const loose = m.state.decks[deck] ?? [];
      while (top.length < many(m, step) && loose.length > 0) top.push(m.chance.draw(deck, loose));
      for (const card of top) m.state.seen[card] = bit(m, step.by);
      m.emit({ type: 'peeked', rule, who: step.by ?? '', n: top.length }, [seatOf(m, step.by)], { cards: [...top] });
      run(m, step, [{ do: 'sort', deck, n: top.length }]);
    },
    /**
     * Puts the first n cards of the deck under the others, one after another, in the order in which they are chosen.
     */
    sort(m, step) {
      const { deck = '', it } = step;
      const top = m.state.tops[deck] ?? [];
      const at = top.indexOf(it ?? '');
      if (at >= 0) top.push(...top.splice(at, 1));
      const n = many(m, step);
      // The next question does not contain the last answer, because nobody else may know which card lies where.
      const { it: _, ...rest } = step;
      if (n > 0) run(m, rest, [{ do: 'choose', from: 'top', deck, n, then: [{ do: 'sort', deck, n: n - 1 }] }]);
    },
    win(m, step) {
      m.end(
        select(m, game, step, typeof step.of === 'string' ? step.of : 'who').map((id) => seatOf(m, id)),
        rule,
      );
    },
  };
  return verbs;
}

/**
 * Takes the next card of a deck: first the cards with a fixed order, then the others at random, and last those that
 * were put under the deck.
 */
export function take(m: Table, deck: string): string | null {
  const top = m.state.tops[deck]?.shift();
  if (top) return top;
  const loose = m.state.decks[deck] ?? [];
  return loose.length > 0 ? m.chance.draw(deck, loose) : (m.state.tops[`${deck}:under`]?.shift() ?? null);
}

export function sharedAsks(game: Game): Record<string, Ask> {
  const { rule } = game;
  return {
    /**
     * Asks for a choice among the options in `of`, or among those that `from` selects. Without options, nothing is
     * asked.
     */
    choose(m, step) {
      const decides = step.as ?? step.by;
      const offer = (id: string, words: readonly Word[] = [], chosen?: string): Offer<Word> => ({
        id,
        rule,
        ...(chosen !== undefined && { targets: [chosen] }),
        then: words.map((word) =>
          inside(m, chosen === undefined ? step : { ...step, [step.let ?? 'it']: chosen }, word),
        ),
      });
      const options =
        typeof step.of === 'object'
          ? Object.entries(step.of).map(([id, words]) => offer(id, words))
          : select(m, game, step, step.from ?? []).map((id) => offer(id, step.then, id));
      if (step.may && options.length > 0) options.push(offer('none', step.else));
      return { seat: seatOf(m, decides), player: playerOf(m, decides), rule, options };
    },
    react: react(game),
  };
}
