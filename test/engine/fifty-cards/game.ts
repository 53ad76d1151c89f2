// Makes the rules of a simplified game for the kernel, from the data of the game and the shared vocabulary. All five
// games are made in this way.
import { copy, type Offer, type Rules, type Secret, type Seat } from '../../../src/engine/kernel/index.js';
import { alive, amount, bans, cardOf, deckOf, isFoe, playerOf, seatOf, select, value } from './selectors.js';
import { inside, run } from './run-words.js';
import { sharedAsks, sharedVerbs } from './vocabulary.js';
import type { Ask, Card, Figure, Game, Pack, Said, State, Table, Verb, Word } from './words.js';

/** A figure as a seat sees it. */
export interface SeenFigure {
  readonly seat?: number;
  readonly at?: string;
  readonly n: Readonly<Record<string, number>>;
  readonly open: readonly string[];
  /** The cards in the hand. A card that the seat does not know is `?` after the name of its deck, such as `item.?`. */
  readonly hand: readonly string[];
}
export interface Seen {
  readonly figures: Readonly<Record<string, SeenFigure>>;
  readonly turn: string;
  readonly links: State['links'];
  readonly columns?: State['columns'];
  readonly decks: Readonly<Record<string, { readonly left: number; readonly top: readonly string[] }>>;
  readonly sealed: Readonly<Record<string, string>>;
  readonly floor: State['floor'];
  /** The acts that cards forbid, each with the card that forbids it. */
  readonly bans: Readonly<Record<string, string>>;
}

/** A situation to start from, and the first words to run. */
export interface Situation {
  readonly figures: Readonly<Record<string, Partial<Figure>>>;
  readonly begin: readonly Word[];
  readonly turn?: string;
  readonly links?: State['links'];
  readonly columns?: State['columns'];
  readonly decks?: State['decks'];
  readonly tops?: State['tops'];
  readonly sealed?: State['sealed'];
}

/** Is called with the name of each word that is used. book.spec.ts lists when each word is used first. */
export type OnWordUsed = (word: string) => void;

export function rulesOf(
  game: Game,
  cards: Readonly<Record<string, Card>>,
  onWordUsed: OnWordUsed = () => undefined,
): Rules<State, Pack, null, Seen, Word, Said> {
  const { rule } = game;
  const macros = Object.fromEntries(
    Object.entries(game.macros ?? {}).map(([name, words]): [string, Verb] => [
      name,
      (m, step) => {
        run(m, step, words);
      },
    ]),
  );
  const verbs: Record<string, Verb> = { ...sharedVerbs(game), ...macros, ...game.verbs };
  const asks: Record<string, Ask> = { ...sharedAsks(game), ...game.asks, act: (m, step) => actions(m, game, step) };
  const steps: Record<string, Verb> = {};
  for (const [name, verb] of Object.entries(verbs)) {
    const pauses = game.pauses?.includes(name) ?? false;
    steps[name] = (m, step) => {
      onWordUsed(name);
      if (!pauses || step.sure) {
        verb(m, step);
        return;
      }
      m.state.soon.push({ ...step, sure: 1 });
      m.push({ do: 'window', on: name, sure: 1, ...(step.who && { who: step.who }) }, { do: 'now' });
    };
  }
  return {
    id: game.id,
    version: 1,
    seats: { min: 1, max: 6 },
    pack: { cards },
    options: () => ({ ok: true, value: null }),
    setup: ({ situation }) => {
      const { begin, figures, ...given } = copy(situation) as unknown as Situation;
      const state: State = {
        figures: Object.fromEntries(
          Object.entries(figures).map(([id, figure]) => [id, { at: '', n: {}, hand: [], open: [], ...figure }]),
        ),
        turn: 'p0',
        links: {},
        decks: {},
        tops: {},
        seen: {},
        sealed: {},
        soon: [],
        plays: 0,
        floor: {},
      };
      Object.assign(state, given);
      return { ok: true, value: { state, steps: [...begin, { do: 'rest' }] } };
    },
    steps: {
      ...steps,
      rest: (m) => {
        m.end([], `${rule}-REST`);
      },
    },
    asks: Object.fromEntries(
      Object.entries(asks).map(([name, ask]): [string, Ask] => [
        name,
        (m, step) => {
          onWordUsed(name);
          return ask(m, step);
        },
      ]),
    ),
    view: (m, seat) => view(m, game, seat),
    secrets: (state) => secrets(state, game),
    determinize: (m, seat, chance) => {
      const knows = (card: string, holder?: Figure): boolean =>
        holder?.seat === seat || ((m.state.seen[card] ?? 0) & (1 << seat)) !== 0;
      const places: { cards: string[]; at: number; deck: string }[] = [];
      const collect = (list: string[], holder?: Figure): void => {
        list.forEach((card, at) => {
          if (!knows(card, holder)) places.push({ cards: list, at, deck: deckOf(card) });
        });
      };
      for (const figure of Object.values(m.state.figures)) collect(figure.hand, figure);
      for (const lists of [m.state.decks, m.state.tops])
        for (const name in lists) if (!name.endsWith(':under')) collect(lists[name] ?? []);
      const pools: Record<string, string[]> = {};
      for (const { cards: list, at, deck } of places) (pools[deck] ??= []).push(list[at] ?? '');
      for (const { cards: list, at, deck } of places) {
        const pool = pools[deck] ?? [];
        const [card] = pool.splice(chance.below(pool.length), 1);
        list[at] = card ?? '';
      }
      for (const figure of Object.values(m.state.figures)) {
        if (figure.seat === seat || figure.seat === undefined) continue;
        if (game.hidden?.at && figure.at && figure.seat > 0) {
          const rooms = select(m, game, { do: '' }, 'rooms');
          figure.at = rooms[chance.below(rooms.length)] ?? figure.at;
        }
      }
      for (const sealed of Object.values(m.state.sealed))
        if (!(sealed.seen & (1 << seat))) sealed.value = sealed.from[chance.below(sealed.from.length)] ?? sealed.value;
    },
    explain: (seen, _questions, _seat, intent) => {
      const [act = ''] = intent.split(':');
      const card = seen.bans[act];
      return card
        ? { rule: card, message: `${card} forbids "${act}".` }
        : { rule, message: `"${intent}" is not offered.` };
    },
  };
}

/** What a player may do in their own turn: an act of the game, or playing a card without `on`. */
function actions(m: Table, game: Game, step: Word): ReturnType<Ask> {
  const { by = '' } = step;
  const figure = alive(m, by);
  const options: Offer<Word>[] = [];
  const banned = bans(m, by);
  const from: Word = { ...step, who: by };
  for (const [id, act] of Object.entries(figure ? (game.acts ?? {}) : {})) {
    const cost = amount(m, game, from, act.cost ?? 0);
    if (banned[id] !== undefined || value(m, by, 'ap') < cost) continue;
    const pay: Word = { do: 'change', what: 'ap', n: -cost, who: by };
    const then = (it?: string): Word[] => [
      pay,
      ...act.then.map((word) => inside(m, { ...from, ...(it !== undefined && { it }) }, word)),
      step,
    ];
    if (act.from === undefined) options.push({ id, rule: game.rule, then: then() });
    else
      for (const it of select(m, game, from, act.from))
        options.push({ id: `${id}:${it}`, targets: [it], rule: game.rule, then: then(it) });
  }
  for (const card of figure ? [...figure.hand, ...figure.open] : []) {
    const content = cardOf(m, card);
    if (
      content.on !== undefined ||
      content.while !== undefined ||
      Object.entries(content.cost ?? {}).some(([what, n]) => value(m, by, what) < n)
    )
      continue;
    options.push({ id: `play:${card}`, targets: [card], rule: game.rule, then: [{ ...from, do: 'play', card }, step] });
  }
  if (figure) options.push({ id: 'end', rule: game.rule, then: [] });
  return { seat: seatOf(m, by), player: playerOf(m, by), rule: game.rule, options };
}

function view(m: Table, game: Game, seat: Seat | null): Seen {
  const { state } = m;
  const mine = seat === null ? 0 : 1 << seat;
  const knows = (card: string, figure?: Figure): boolean =>
    (seat !== null && figure?.seat === seat) || ((state.seen[card] ?? 0) & mine) !== 0;
  const figures: Record<string, SeenFigure> = {};
  const forbidden: Record<string, string> = {};
  for (const [id, figure] of Object.entries(state.figures)) {
    const own = seat !== null && figure.seat === seat;
    const n = Object.fromEntries(
      Object.entries(figure.n).filter(([what]) => own || !game.hidden?.n?.some((start) => what.startsWith(start))),
    );
    figures[id] = {
      ...(figure.seat !== undefined && { seat: figure.seat }),
      ...((own || !game.hidden?.at || isFoe(figure) || figure.seat === 0) && { at: figure.at }),
      n,
      open: [...figure.open],
      hand: figure.hand.map((card) => (knows(card, figure) ? card : `${deckOf(card)}.?`)).sort(),
    };
    if (own) Object.assign(forbidden, bans(m, id));
  }
  const names = new Set([...Object.keys(state.decks), ...Object.keys(state.tops)]);
  const decks = Object.fromEntries(
    [...names].map((name) => {
      const top = state.tops[name] ?? [];
      return [
        name,
        {
          left: (state.decks[name]?.length ?? 0) + top.length,
          top: top.map((card) => (knows(card) || name.endsWith(':under') ? card : '?')),
        },
      ];
    }),
  );
  const sealed = Object.fromEntries(
    Object.entries(state.sealed)
      .filter(([, each]) => each.seen & mine)
      .map(([key, each]) => [key, each.value]),
  );
  return {
    figures,
    turn: state.turn,
    links: structuredClone(state.links),
    ...(state.columns && { columns: structuredClone(state.columns) }),
    decks,
    sealed,
    floor: structuredClone(state.floor),
    bans: forbidden,
  };
}

/** Every hidden fact, and who knows it. */
function secrets(state: State, game: Game): Secret[] {
  const all: Secret[] = [];
  const add = (id: string, seen: number): void => {
    all.push({ id, seen });
  };
  for (const [id, figure] of Object.entries(state.figures)) {
    const mine = figure.seat === undefined ? 0 : 1 << figure.seat;
    for (const card of figure.hand) add(`card:${card}`, mine | (state.seen[card] ?? 0));
    for (const card of figure.open) add(`card:${card}`, -1);
    if (game.hidden?.at && figure.seat) add(`at:${id}`, mine);
  }
  for (const lists of [state.decks, state.tops])
    for (const cards of Object.values(lists)) for (const card of cards) add(`card:${card}`, state.seen[card] ?? 0);
  for (const [key, { seen }] of Object.entries(state.sealed)) add(`sealed:${key}`, seen);
  return all;
}
