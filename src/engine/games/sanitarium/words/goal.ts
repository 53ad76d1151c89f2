// What a player has to do next in order to escape, in one line. SAN-ESC, SAN-COOP-07, -08, SAN-SOLO-03
import type { PlayerId } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { cardOf } from '../cards/card-index.js';
import { competitivePrice, escapeCost } from '../rules/costs.js';
import { sanityValue } from '../rules/hands.js';
import { inDark } from '../state/map.js';
import { nameOf, type Key, type SpeechContext } from './names.js';

/** The Sanity that the player could pay for an escape now, as far as the viewer knows. SAN-ESC-07, SAN-SAFE-03 */
export function sanityInHand({ view, content }: SpeechContext, player: PlayerId): number {
  const me = view.players[player];
  if (!me) return 0;
  const cards = [...me.items.flatMap(({ card, safe }) => (safe ? [] : [card])), ...me.actions];
  return cards.reduce(
    (sum, card) => sum + (card === null ? 0 : sanityValue(content, me, card)),
    player === view.active ? view.turn.pool : 0,
  );
}

/** The Sanity that it takes to get rid of all Hallucinations of the player. */
export const sanityForHallucinations = ({ view, content }: SpeechContext, player: PlayerId): number =>
  (view.players[player]?.hallucinations ?? []).reduce((sum, card) => sum + cardOf(content, card).value, 0);

/** The price of an escape, and what the Hallucinations take before it, as beside the map. */
function priceOf(context: SpeechContext, player: PlayerId): string {
  const { view, lexicon } = context;
  const price = lexicon.say('goal-price', { cost: escapeCost(view, player)[0] });
  const n = sanityForHallucinations(context, player);
  return n > 0 ? lexicon.say('escape-haunted', { price, n }) : price;
}

/** The Sanity that the player needs: the price of the escape, and of every Hallucination that has to go before. */
const sanityNeeded = (context: SpeechContext, player: PlayerId): number =>
  escapeCost(context.view, player)[0] + sanityForHallucinations(context, player);

export function goalOf(context: SpeechContext, player: PlayerId): string {
  const { view, lexicon } = context;
  const me = view.players[player];
  if (!me) return '';
  if (me.escaped) return lexicon.say(view.players.every(({ escaped }) => escaped) ? 'over-all' : 'goal-escaped');
  const [what, params] = view.solo ? soloGoal(context, player) : ownGoal(context, player);
  return lexicon.say(`goal-${what}` as Key, params);
}

const unclaimed = ({ view }: SpeechContext, player: PlayerId): number =>
  view.players[player]?.safeThings.filter(({ claimed }) => !claimed).length ?? 0;

function ownGoal(context: SpeechContext, player: PlayerId): readonly [what: string, params: Params] {
  const { view } = context;
  const n = unclaimed(context, player);
  const [needed, have] = [sanityNeeded(context, player), sanityInHand(context, player)];
  const { items = [] } = view.players[player] ?? {};
  const claimed = items.filter(({ safe }) => safe).length;
  const [escape] = escapeCost(view, player);
  const params = { n, cost: escape, price: priceOf(context, player), have };
  const together = view.mode === 'cooperative';
  if (n > 0 && together) return ['own', params];
  if (n > 0 && have < needed)
    return ['claim', { n, cost: escape, then: competitivePrice(view.players.length, claimed + n)[0] }];
  if (have < needed) return [together && view.common.some(({ claimed }) => !claimed) ? 'common' : 'gather', params];
  if ((view.players[player]?.hallucinations.length ?? 0) > 0) return ['haunted', params];
  return [inDark(view, view.players[player]?.at ?? -1) ? 'escape' : 'hallway', params];
}

/** In the solo game, both halves need everything, and then they have to meet. */
function soloGoal(context: SpeechContext, player: PlayerId): readonly [what: string, params: Params] {
  const { lexicon } = context;
  const halves = [player, 1 - player];
  const n = halves.reduce((sum, half) => sum + unclaimed(context, half), 0);
  const sanity = lexicon.list(
    halves.map((half) =>
      lexicon.say('goal-half', {
        player: nameOf(context, half),
        cost: escapeCost(context.view, half)[0],
        price: priceOf(context, half),
        have: sanityInHand(context, half),
      }),
    ),
  );
  const poor = halves.some((half) => sanityInHand(context, half) < sanityNeeded(context, half));
  return [n > 0 ? 'solo-claim' : poor ? 'solo-gather' : 'solo-meet', { n, sanity }];
}
