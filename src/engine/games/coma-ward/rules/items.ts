// Items: drawing, carrying, using, dropping and picking up. CW-ITM, CW-DRP
import { draw } from '../../../cards/deck.js';
import { effectOf } from '../../../effects/scope.js';
import type { PlayerId, RuleId } from '../../../kernel/index.js';
import { cardOf, type Content } from '../cards/card-index.js';
import type { CardId, Item } from '../cards/card-types.js';
import { kindOf, living, playerOf, type Player } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';
import { notice } from './quirks.js';

type Carrier = Pick<Player, 'health' | 'items'>;

/** How many Items the player may carry: the Health, and what Clothing adds. CW-ITM-03, CW-ITM-04, CW-RUL-04 */
export function itemLimit({ items }: Content, { health, items: carried }: Carrier): number {
  return carried.reduce((sum, id) => {
    const item = cardOf(items, id);
    return sum + (item.type === 'clothing' ? (item.limit ?? 0) : 0);
  }, health);
}

/** Whether the Item counts against the limit. CW-ITM-06, CW-ITM-10, CW-RUL-24 */
function counts(item: Item): boolean {
  if (item.type === 'clothing') return item.counts === true;
  return item.type !== 'special' || !item.light;
}

export const countedItems = ({ items }: Content, { items: carried }: Carrier): number =>
  carried.filter((id) => counts(cardOf(items, id))).length;

/** By how many Items the player is above the limit. CW-RUL-23 */
export const itemsOverLimit = (content: Content, carrier: Carrier): number =>
  countedItems(content, carrier) - itemLimit(content, carrier);

const ofDrawing: readonly RuleId[] = [
  ...['CW-REV-05', 'CW-ITM-01', 'CW-ITM-02', 'CW-ITM-03', 'CW-ITM-04', 'CW-ITM-06', 'CW-ITM-10'],
  ...['CW-STA-09', 'CW-RUL-04', 'CW-RUL-24'],
];

/**
 * Draws an Item, which everybody sees. A Clue ends the effect and is revealed instead. A Clue of a kind that was found
 * already, or a fourth kind, goes to the box, and the next Item is drawn. CW-ITM-05, CW-CLU-01, -04, CW-RUL-36, -39,
 * -49, -64
 */
export function drawItem(m: Context, { who, source, n }: StepOf<'draw-item'>): void {
  const { state, content } = m;
  const me = playerOf(state, who);
  if (!me.alive || n <= 0) return;
  const { card, isReshuffled } = draw(m.chance, 'items', { cards: state.itemDeck, discards: state.itemDiscards });
  if (isReshuffled) m.emit({ type: 'reshuffled', rule: 'CW-RUL-49', deck: 'items' });
  if (card === null) {
    m.emit({ type: 'deck-empty', rule: 'CW-RUL-49', deck: 'items' });
    return;
  }
  const item = cardOf(content.items, card);
  if (item.type !== 'clue') {
    me.items.push(card);
    m.emit({ type: 'item-drawn', rule: 'CW-ITM-05', also: ofDrawing, player: who, card });
    m.push({ do: 'limit', player: who }, ...(n > 1 ? [{ do: 'draw-item', who, source, n: n - 1 } as const] : []));
  } else if (state.clues.length === 3 || state.clues.some(({ kind }) => kind === item.clue)) {
    state.box.push(card);
    m.emit({ type: 'clue-boxed', rule: state.clues.length === 3 ? 'CW-RUL-64' : 'CW-RUL-39', card });
    m.push({ do: 'draw-item', who, source, n });
  } else {
    m.emit({
      type: 'clue-found',
      rule: 'CW-CLU-01',
      also: ['CW-CLU-04', 'CW-RUL-36', 'CW-RUL-38'],
      player: who,
      card,
      kind: item.clue,
    });
    m.cut('effect-over');
    m.push({ do: 'mark-clue', player: who, card, at: me.at });
  }
}

/** A player above the limit drops Items, or uses them in the own turn, until within it. CW-DRP-03, CW-RUL-20, -23, -60 */
export function limit(m: Context, { player }: StepOf<'limit'>) {
  const me = playerOf(m.state, player);
  if (!me.alive || itemsOverLimit(m.content, me) <= 0) return ask(m, player, 'CW-RUL-23', []);
  const again = { do: 'limit', player } as const;
  const drops = me.items
    .filter((id) => counts(cardOf(m.content.items, id)))
    .map((card): Act => ({
      id: `drop:${card}`,
      targets: [`card:${card}`],
      rule: 'CW-RUL-23',
      then: [{ do: 'drop', player, card }, again],
    }));
  const uses =
    player === m.state.active ? useActs(m, player, true).map((act) => ({ ...act, then: [...act.then, again] })) : [];
  return ask(m, player, 'CW-RUL-23', [...drops, ...uses], `drop:${leastValuable(m.content, me.items)}`);
}

/** What an Item is worth to bots and absent players. CW-RUL-60 */
export function worth({ items }: Content, id: CardId): number {
  const item = cardOf(items, id);
  switch (item.type) {
    case 'weapon':
      return item.attack + item.damage;
    case 'clothing':
      return 4;
    case 'food':
    case 'medicine':
      return 2;
    case 'special':
      return 9;
    case 'clue':
      return 0;
  }
}

export function leastValuable(content: Content, cards: readonly CardId[]): CardId {
  const counted = cards.filter((id) => counts(cardOf(content.items, id)));
  return counted.sort((a, b) => worth(content, a) - worth(content, b))[0] ?? '';
}

/** Takes an Item away from the player. */
export function loseItem({ items }: Player, card: CardId): void {
  const at = items.indexOf(card);
  if (at >= 0) items.splice(at, 1);
}

/** CW-DRP-01, CW-TRN-06 */
export const drop = (m: Context, { player, card }: StepOf<'drop'>): void => {
  layDown(m, player, card, 'CW-DRP-01');
};

function layDown(m: Context, player: PlayerId, card: CardId, rule: RuleId): void {
  const { state } = m;
  const me = playerOf(state, player);
  loseItem(me, card);
  (state.dropped[me.at] ??= []).push(card);
  m.emit({ type: 'item-dropped', rule, player, card, at: me.at });
  notice(m, player, 'dropped-item');
  // Without Clothing that raises the limit, other Items may be too many. CW-RUL-23
  m.push({ do: 'limit', player });
}

/** A discarded Item goes to the discard pile, but what a Phenomenon needs only drops. CW-RUL-49, CW-RUL-66 */
export function discard(m: Context, { player, card }: StepOf<'discard'>): void {
  if (cardOf(m.content.items, card).type === 'special') {
    layDown(m, player, card, 'CW-RUL-66');
    return;
  }
  loseItem(playerOf(m.state, player), card);
  m.state.itemDiscards.push(card);
  m.emit({ type: 'item-lost', rule: 'CW-ITM-12', player, card });
  m.push({ do: 'limit', player });
}

/** Picks up all Items of the Space. It is a main action. CW-DRP-02, CW-TRN-11 */
export function pickUp(m: Context, { player }: StepOf<'pick-up'>): void {
  const { state } = m;
  const me = playerOf(state, player);
  const cards = state.dropped[me.at];
  if (!me.alive || !cards) return;
  me.items.push(...cards);
  state.dropped = Object.fromEntries(Object.entries(state.dropped).filter(([at]) => at !== me.at));
  m.emit({ type: 'picked-up', rule: 'CW-DRP-02', also: ['CW-DRP-03'], player, cards, at: me.at });
  notice(m, player, 'picked-up');
  m.push({ do: 'limit', player });
}

/** Food and Medicine may be used on oneself, and some on a willing player in the same Space. CW-TRN-05, CW-RUL-33 */
export function useActs({ state, content }: Context, player: PlayerId, onlySelf = false): Act[] {
  const me = playerOf(state, player);
  const here = onlySelf
    ? []
    : living(state, player).filter((each) => each !== player && playerOf(state, each).at === me.at);
  return me.items.flatMap((card): Act[] => {
    const item = cardOf(content.items, card);
    if (item.type !== 'food' && item.type !== 'medicine') return [];
    const others = item.type === 'medicine' || item.shared ? here : [];
    return [
      {
        id: `use:${card}`,
        targets: [`card:${card}`],
        rule: 'CW-TRN-05',
        then: [{ do: 'use', player, card, on: player }],
      },
      ...others.map((on): Act => ({
        id: `use:${card}:${on}`,
        targets: [`card:${card}`, `player:${on}`],
        rule: 'CW-RUL-33',
        then: [{ do: 'consent', player: on, user: player, card }],
      })),
    ];
  });
}

/** Nobody is treated against their will. CW-RUL-33 */
export function consent(m: Context, { player, user, card }: StepOf<'consent'>) {
  const acts: Act[] = [
    { id: 'accept', rule: 'CW-RUL-33', then: [{ do: 'use', player: user, card, on: player }] },
    { id: 'refuse', rule: 'CW-RUL-33', then: [{ do: 'refuse-item', player, from: user, card }] },
  ];
  return { ...ask(m, player, 'CW-RUL-33', acts, 'refuse'), about: card };
}

export function refuseItem(m: Context, { player, from, card }: StepOf<'refuse-item'>): void {
  m.emit({ type: 'item-refused', rule: 'CW-RUL-33', player, from, card });
}

/** Food and Medicine are discarded after use. CW-ITM-12, CW-RUL-49 */
export function use(m: Context, { player, card, on }: StepOf<'use'>): void {
  const item = cardOf(m.content.items, card);
  if (item.type !== 'food' && item.type !== 'medicine') return;
  loseItem(playerOf(m.state, player), card);
  m.state.itemDiscards.push(card);
  m.emit({ type: 'item-used', rule: 'CW-ITM-12', also: ['CW-TRN-05'], player, card, on });
  notice(m, player, item.type === 'food' ? 'used-food' : 'used-medicine');
  m.push(...effectOf(item.effect, { who: on, source: kindOf(card) }), {
    do: 'moment',
    moment: { of: 'used', player, card, on },
  });
}

/** The player gives up Items by an effect: discards or drops them, by choice or at random. */
export function giveUpItems(m: Context, step: StepOf<'lose-item'> | StepOf<'drop-item'>): void {
  const { who: player, n } = step;
  const { alive, items } = playerOf(m.state, player);
  if (!alive || items.length === 0 || n <= 0) return;
  if (step.do === 'lose-item' && step.random) {
    const card = items[m.chance.below(items.length, 'lost-item')] as CardId;
    m.push({ do: 'discard', player, card }, { ...step, n: n - 1 });
  } else m.push({ do: 'give-up', player, n, how: step.do === 'drop-item' ? 'drop' : 'discard' });
}

export function giveUp(m: Context, { player, n, how }: StepOf<'give-up'>) {
  const { alive, items } = playerOf(m.state, player);
  return ask(
    m,
    player,
    'CW-DRP-01',
    (alive && n > 0 ? items : []).map((card): Act => ({
      id: `${how}:${card}`,
      targets: [`card:${card}`],
      rule: how === 'drop' ? 'CW-DRP-01' : 'CW-ITM-12',
      then: [
        { do: how, player, card },
        { do: 'give-up', player, n: n - 1, how },
      ],
    })),
  );
}

export function giveChoice(m: Context, { player, to }: StepOf<'give-choice'>) {
  const { alive, items } = playerOf(m.state, player);
  return ask(
    m,
    player,
    'CW-TRD-02',
    (alive ? items : []).map((card): Act => ({
      id: `give:${card}:${to}`,
      targets: [`card:${card}`, `player:${to}`],
      rule: 'CW-TRD-02',
      then: [{ do: 'give', player, card, to }],
    })),
  );
}

export function give(m: Context, { player, card, to }: StepOf<'give'>): void {
  const receiver = playerOf(m.state, to);
  if (!receiver.alive) return;
  loseItem(playerOf(m.state, player), card);
  receiver.items.push(card);
  m.emit({ type: 'item-given', rule: 'CW-TRD-02', player, card, to });
  notice(m, player, 'gave-item');
  m.push({ do: 'limit', player }, { do: 'limit', player: to });
}
