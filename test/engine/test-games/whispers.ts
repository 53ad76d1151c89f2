// Whispers, a small game with hidden hands, sealed choices, a reaction window and a standing question.
// The tests of the kernel play it, and docs/engine.md explains secrets with it.
//
// WSP-01  Two to four people wait in the dark. Everybody gets three of the sixteen cards: two candles of each
//         value from 1 to 6, and four cards called Hush. Hands are secret.
// WSP-02  In each round, everybody lays a card face down; then all are turned over together. Hush counts 0.
// WSP-03  The highest candle that nobody else has laid burns longest.
// WSP-04  Before that, everybody who still has a card may play Hush, all at the same time: then that candle goes out.
// WSP-05  The owner of the candle that burns longest gets a point. Then everybody draws a card, if there are any left.
// WSP-06  Once per round, at any time, you may whisper a card of your hand to one other person, who alone learns it.
// WSP-07  The game is over when there are no cards left. Most points win; several people may win together.
import type {
  Asked,
  Chance,
  Event,
  Json,
  Offer,
  Play,
  Question,
  Refusal,
  Result,
  Rules,
  Seat,
  Fault,
  Secret,
  Together,
} from '../../../src/engine/kernel/index.js';

export type Card = `${'red' | 'grey'}-${1 | 2 | 3 | 4 | 5 | 6}` | `hush-${1 | 2 | 3 | 4}`;

/** The value of each card. Every card has its own id, because there are several cards of each value. */
export type Pack = Readonly<Record<Card, number>>;

export interface State {
  round: number;
  deck: Card[];
  hands: Card[][];
  /** For each card: bit s is set if it was whispered to seat s and its owner still holds it. */
  whispers: Partial<Record<Card, number>>;
  /** For each seat: bit s is set if it has whispered to seat s in this round. */
  whispered: number[];
  /** The face-up cards of this round, with their owners. */
  laid: { seat: Seat; card: Card }[];
  /** The owner of the candle that burns longest now. */
  bright: Seat | null;
  points: number[];
  discards: Card[];
}

/**
 * What a seat sees. Of the other hands, it sees only how many cards there are, and the cards that were whispered to it.
 */
export interface Seen extends Omit<State, 'deck' | 'hands' | 'whispers' | 'whispered'> {
  readonly deck: number;
  readonly hand: readonly Card[];
  readonly others: readonly { readonly cards: number; readonly known: readonly Card[] }[];
  readonly mayWhisper: boolean;
}

type Steps =
  | { readonly do: 'deal' | 'round' | 'reveal' | 'score' }
  | { readonly do: 'lay' | 'answer' | 'whisper'; readonly seat: Seat }
  | { readonly do: 'put' | 'hush'; readonly seat: Seat; readonly card: Card }
  | { readonly do: 'tell'; readonly seat: Seat; readonly card: Card; readonly to: Seat };
type Named<K extends Steps['do']> = Extract<Steps, { readonly do: K }>;

type Told = Event &
  (
    | { readonly type: 'dealt' | 'hushed' | 'whispered'; readonly seat: Seat; readonly card?: Card; readonly to?: Seat }
    | { readonly type: 'drew'; readonly seat: Seat }
    | { readonly type: 'revealed'; readonly cards: readonly Card[]; readonly bright: Seat | null }
    | { readonly type: 'scored'; readonly seat: Seat | null }
  );
type M = Play<State, Pack, Steps | Together, Told>;

const hand = ({ state }: { readonly state: State }, seat: Seat): Card[] => state.hands[seat] ?? [];
const mayWhisper = (state: State, seat: Seat): boolean => state.whispered[seat] === 0;
const everybody = (state: State): number => (1 << state.hands.length) - 1;

function take(m: M, seat: Seat, card: Card): void {
  m.state.hands[seat] = hand(m, seat).filter((each) => each !== card);
  m.state.whispers = Object.fromEntries(Object.entries(m.state.whispers).filter(([each]) => each !== card));
}

function draw(m: M, seat: Seat, rule: string): void {
  if (m.state.deck.length === 0) return;
  const card = m.chance.draw('deck', m.state.deck) as Card;
  hand(m, seat).push(card);
  m.emit({ type: 'drew', rule, seat }, [seat], { card });
}

function deal(m: M): void {
  for (let i = 0; i < 3; i++)
    m.state.hands.forEach((_, seat) => {
      draw(m, seat, 'WSP-01');
    });
  m.chance.use('play');
  m.push({ do: 'round' });
}

function round(m: M): void {
  const { state } = m;
  const seats = state.hands.flatMap((cards, seat) => (cards.length > 0 ? [seat] : []));
  if (seats.length === 0) {
    const most = Math.max(...state.points);
    m.end(
      state.points.flatMap((points, seat) => (points === most ? [seat] : [])),
      'WSP-07',
    );
    return;
  }
  state.round++;
  state.whispered = state.hands.map(() => 0);
  state.laid = [];
  m.push({ do: 'together', of: seats.map((seat) => ({ do: 'lay', seat })) }, { do: 'reveal' });
}

function lay(m: M, { seat }: Named<'lay'>): Asked<Steps> {
  const options = hand(m, seat).map((card): Offer<Steps> => ({
    id: `lay:${card}`,
    targets: [`card:${card}`],
    rule: 'WSP-02',
    then: [{ do: 'put', seat, card }],
  }));
  return { seat, player: seat, rule: 'WSP-02', options };
}

function put(m: M, { seat, card }: Named<'put'>): void {
  take(m, seat, card);
  m.state.laid.push({ seat, card });
}

function reveal(m: M): void {
  const { state, content } = m;
  let best = 0;
  state.bright = null;
  for (const { seat, card } of state.laid) {
    const value = content[card];
    if (value <= best || state.laid.filter((other) => content[other.card] === value).length > 1) continue;
    best = value;
    state.bright = seat;
  }
  m.emit({
    type: 'revealed',
    rule: 'WSP-02',
    also: ['WSP-03'],
    cards: state.laid.map(({ card }) => card),
    bright: state.bright,
  });
  const holders = state.hands.flatMap((cards, seat) => (cards.length > 0 ? [seat] : []));
  m.push({ do: 'together', of: holders.map((seat) => ({ do: 'answer', seat })) }, { do: 'score' });
}

// Asks a seat whether it plays Hush. Every seat that has cards is asked, even if none of them is a Hush.
function answer(m: M, { seat }: Named<'answer'>): Asked<Steps> {
  const hushes = hand(m, seat).filter((card) => m.content[card] === 0);
  return {
    seat,
    player: seat,
    rule: 'WSP-04',
    limit: 8,
    fallback: 'wait',
    window: true,
    options: [
      { id: 'wait', rule: 'WSP-04', then: [] },
      ...hushes.map((card): Offer<Steps> => ({
        id: `hush:${card}`,
        targets: [`card:${card}`],
        rule: 'WSP-04',
        then: [{ do: 'hush', seat, card }],
      })),
    ],
  };
}

function hush(m: M, { seat, card }: Named<'hush'>): void {
  take(m, seat, card);
  m.state.discards.push(card);
  m.state.bright = null;
  m.emit({ type: 'hushed', rule: 'WSP-04', seat, card });
}

function score(m: M): void {
  const { state } = m;
  const seat = state.bright;
  if (seat !== null) state.points[seat] = (state.points[seat] ?? 0) + 1;
  m.emit({ type: 'scored', rule: 'WSP-05', seat });
  state.discards.push(...state.laid.map(({ card }) => card));
  state.laid = [];
  state.bright = null;
  state.hands.forEach((_, each) => {
    draw(m, each, 'WSP-05');
  });
  m.push({ do: 'round' });
}

function whisper(m: M, { seat }: Named<'whisper'>): Asked<Steps> {
  const options: Offer<Steps>[] = [];
  for (const card of hand(m, seat))
    m.state.hands.forEach((_, to) => {
      if (to !== seat)
        options.push({
          id: `whisper:${card}:${to}`,
          targets: [`card:${card}`, `seat:${to}`],
          rule: 'WSP-06',
          then: [{ do: 'tell', seat, card, to }],
        });
    });
  return { seat, player: seat, rule: 'WSP-06', options };
}

function tell(m: M, { seat, card, to }: Named<'tell'>): void {
  m.state.whispered[seat] = 1 << to;
  m.state.whispers[card] = (m.state.whispers[card] ?? 0) | (1 << to);
  m.tell([seat, to], { type: 'whispered', rule: 'WSP-06', seat, card, to });
}

function view({ state }: Readonly<M>, seat: Seat | null): Seen {
  const { round: count, laid, bright, points, discards } = state;
  return {
    round: count,
    deck: state.deck.length,
    hand: seat === null ? [] : [...(state.hands[seat] ?? [])],
    others: state.hands.map((cards) => ({
      cards: cards.length,
      known: seat === null ? [] : cards.filter((card) => (state.whispers[card] ?? 0) & (1 << seat)).sort(),
    })),
    mayWhisper: seat !== null && mayWhisper(state, seat),
    laid: laid.map((each) => ({ ...each })),
    bright,
    points: [...points],
    discards: [...discards],
  };
}

function secrets(state: State): Secret[] {
  const known =
    (seen: number) =>
    (card: Card): Secret => ({ id: card, seen });
  return [
    // That somebody has whispered is a secret too, whatever it was.
    ...state.whispered.map((told, seat) => ({
      id: `whisper:${state.round}:${seat}`,
      seen: told && told | (1 << seat),
    })),
    ...state.deck.map(known(0)),
    ...state.hands.flatMap((cards, seat) =>
      cards.map((card) => ({ id: card, seen: (1 << seat) | (state.whispers[card] ?? 0) })),
    ),
    ...state.laid.map(({ card }) => card).map(known(everybody(state))),
    ...state.discards.map(known(everybody(state))),
  ];
}

/**
 * Deals anew everything that the seat cannot know: the deck, the cards of others that were not whispered to it, and who
 * whispered what to whom.
 */
function determinize({ state }: M, seat: Seat, chance: Chance): void {
  const knows = (card: Card): boolean => ((state.whispers[card] ?? 0) & (1 << seat)) !== 0;
  const hidden = (cards: readonly Card[], owner: Seat): Card[] =>
    owner === seat ? [] : cards.filter((card) => !knows(card));
  // The pool is sorted, so that the result does not depend on the true order.
  const pool = [...state.deck, ...state.hands.flatMap(hidden)].sort();
  state.hands = state.hands.map((cards, owner) => {
    const drawn = hidden(cards, owner).map(() => chance.draw('imagined', pool) as Card);
    return owner === seat ? cards : [...cards.filter(knows).sort(), ...drawn];
  });
  state.deck = pool;
  state.whispered = state.whispered.map((told, each) => (each === seat ? told : told & (1 << seat)));
  state.whispers = Object.fromEntries(
    state.hands
      .flatMap((cards, owner) =>
        cards.map((card) => [card, (state.whispers[card] ?? 0) & (owner === seat ? -1 : 1 << seat)]),
      )
      .filter(([, bits]) => bits),
  ) as State['whispers'];
}

function explain(seen: Seen, questions: readonly Question[], _seat: Seat, intent: string): Refusal {
  const [act, card = ''] = intent.split(':');
  if (act === 'whisper' && !seen.mayWhisper) return { rule: 'WSP-06', message: 'You have whispered in this round.' };
  if (!seen.hand.includes(card as Card))
    return { rule: act === 'whisper' ? 'WSP-06' : 'WSP-02', message: 'That card is not in your hand.' };
  if (act === 'hush' && questions.some(({ kind }) => kind === 'answer'))
    return { rule: 'WSP-04', message: 'Only Hush is an answer.' };
  return { rule: act === 'hush' ? 'WSP-04' : 'WSP-02', message: 'This is not the time for that.' };
}

const values = [1, 2, 3, 4, 5, 6] as const;

export const pack = Object.fromEntries([
  ...(['red', 'grey'] as const).flatMap((colour) => values.map((value) => [`${colour}-${value}`, value])),
  ...[1, 2, 3, 4].map((n) => [`hush-${n}`, 0]),
]) as Pack;

const noOptions = (json: unknown): Result<null, Fault> =>
  json && typeof json === 'object' && Object.keys(json).length === 0
    ? { ok: true, value: null }
    : { ok: false, error: { code: 'options', path: 'options', message: 'Whispers has no options' } };

export const rules: Rules<State, Pack, null, Seen, Steps, Told> = {
  id: 'whispers',
  version: 2,
  seats: { min: 2, max: 4 },
  pack,
  options: noOptions,
  setup: ({ seats, content }) => ({
    ok: true,
    value: {
      state: {
        round: 0,
        deck: Object.keys(content) as Card[],
        hands: seats.map(() => []),
        whispers: {},
        whispered: seats.map(() => 1),
        laid: [],
        bright: null,
        points: seats.map(() => 0),
        discards: [],
      },
      steps: [{ do: 'deal' }],
    },
  }),
  steps: { deal, round, put, reveal, hush, score, tell },
  asks: { lay, answer, whisper },
  standing: ({ state }) => state.hands.flatMap((_, seat) => (mayWhisper(state, seat) ? [{ do: 'whisper', seat }] : [])),
  view,
  secrets,
  determinize,
  explain,
  fingerprint: (content) => content,
  /** Version 1 called the points `lights`. A position of the current version stays unchanged. */
  migrate: (snapshot, version) => {
    const { state, ...rest } = snapshot as { state: { lights: Json } & Record<string, Json> };
    const { lights, ...others } = state;
    if (version === 2) return { ok: true, value: snapshot };
    return version === 1
      ? { ok: true, value: { ...rest, state: { ...others, points: lights } } }
      : {
          ok: false,
          error: {
            code: 'save-version',
            path: 'version',
            message: `there was no version ${version} of Whispers`,
          },
        };
  },
};
