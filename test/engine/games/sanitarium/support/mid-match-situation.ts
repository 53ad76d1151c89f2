// Random positions in the middle of a match of Sanitarium, each at any point of a turn, with any legal map, hands, Safe
// Things, Hallucinations and monsters. Most of these positions rarely occur in play.
import { createChance, type Json } from '../../../../../src/engine/kernel/index.js';
import { contentOf } from '../../../../../src/engine/games/sanitarium/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { emptyTable, type Options } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { secretThingsDealt } from '../../../../../src/engine/games/sanitarium/rules/setup.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import { legalPlaces } from './reference-map.js';

type Cell = readonly [x: number, y: number];
type Laid = Situation['map'][number];

const content = contentOf(pack);

export function midMatchSituation(seats: number, mode: Options['mode'], seed: number): Json {
  const chance = createChance(`mid-game ${seed}`);
  const upTo = (n: number): number => chance.below(n + 1);
  const coin = (): boolean => chance.below(2) === 1;
  const {
    players: { length: players },
    mode: together,
  } = emptyTable(seats, { mode, honour: false });
  const deck = [...content.deck];
  const haunts = [...content.hallucinations];
  const confusions = Array.from({ length: players }, (_, i) => `${pack.confusion.kind}.${i + 1}`);
  const kinds = pack.items.map(({ kind }) => kind);
  const take = (from: string[], fits: (card: string) => boolean = () => true): string[] => {
    const fitting = from.filter(fits);
    if (fitting.length === 0) return [];
    const card = chance.draw('any', fitting);
    from.splice(from.indexOf(card), 1);
    return [card];
  };
  const some = (n: number, from: string[], fits?: (card: string) => boolean): string[] =>
    Array.from({ length: upTo(n) }, () => take(from, fits)).flat();
  const typeOf = (card: string): string | undefined => content.cards[card]?.type;
  const kindOf = (card: string): string => card.split('.')[0] ?? '';

  const common = together === 'cooperative' ? Array.from({ length: 5 }, () => take(kinds)).flat() : [];
  const commonClaimed = common.filter(coin);
  const escapee = together === 'cooperative' && players > 2 && chance.below(4) === 0 ? chance.below(players) : -1;
  const [count] = secretThingsDealt({ mode: together, players: { length: players } });
  const things = Array.from({ length: players }, (_, id) => {
    const own = Array.from({ length: count }, () => take(kinds)).flat();
    const claims = id === escapee ? own : own.filter(() => chance.below(3) === 0);
    return { own, claims, claimed: claims.flatMap((kind) => take(deck, (card) => kindOf(card) === kind)) };
  });
  const hands = things.map(({ own, claims, claimed }, id) => {
    const escaped = id === escapee;
    const bare = (card: string): boolean => typeOf(card) === 'item' && !common.includes(kindOf(card));
    return {
      escaped,
      claimed: claims,
      things: own.filter((kind) => !claims.includes(kind)),
      items: [...claimed, ...(escaped ? [] : some(3, deck, bare))],
      actions: escaped ? [] : some(4, deck, (card) => typeOf(card) === 'action'),
      hallucinations: escaped
        ? []
        : [...(coin() ? take(confusions) : []), ...some(2, haunts, (card) => typeOf(card) === 'hallucination')],
    };
  });
  const inside = hands.flatMap((hand, id) => (hand.escaped ? [] : [id]));
  const anyone = (): number => inside[chance.below(inside.length)] ?? 0;
  for (const kind of commonClaimed) hands[anyone()]?.items.push(...take(deck, (card) => kindOf(card) === kind));

  const map: Laid[] = [];
  for (let left = 2 + upTo(14); left > 0; left--) {
    const [card = ''] = take(deck, map.length === 0 ? (each) => typeOf(each) === 'room' : undefined);
    const places = legalPlaces(map.map(([, facing, x, y]) => ({ facing, x, y })));
    const [, facing = 'h', x = 0, y = 0] =
      map.length === 0 ? [] : (places[chance.below(places.length)] ?? '').split(':');
    const seen = ['item', 'action'].includes(typeOf(card) ?? '')
      ? Array.from({ length: seats }, (_, seat) => seat).filter(coin)
      : [];
    map.push([card, facing as Laid[1], Number(x), Number(y), seen]);
  }
  const cells = map.flatMap(([, facing, x, y]): Cell[] => [[x, y], facing === 'h' ? [x + 1, y] : [x, y + 1]]);
  const anywhere = (): Cell => cells[chance.below(cells.length)] ?? [0, 0];

  const dice = [0, 1, 2].map(() => 1 + chance.below(6));
  const phase = (['turn', 'darkness', 'dice', 'actions', 'actions', 'monsters'] as const)[chance.below(6)];
  const rolled = phase === 'actions' || phase === 'monsters' || (phase === 'dice' && coin());
  const position: Situation = {
    map,
    common,
    commonClaimed,
    players: hands.map((hand) => (hand.escaped ? hand : { ...hand, at: anywhere() })),
    monsters: Array.from({ length: upTo(3) }, anywhere),
    bottom: some(4, deck),
    pile: some(2, haunts, (card) => typeOf(card) === 'hallucination'),
    // Sometimes the deck is almost empty.
    ...(chance.below(4) === 0 && { deck: some(3, deck) }),
    active: anyone(),
    ...(phase && { phase }),
    ...(rolled && { dice }),
    ...(rolled &&
      phase !== 'dice' && { taken: dice[chance.below(3)] ?? 1, ap: upTo(6), mp: upTo(6), pool: upTo(1) * 2 }),
  };
  return position as unknown as Json;
}
