// How good a position of Sanitarium is for one player: what an escape still lacks, how far it is, and what lurks.
import { cardOf } from '../games/sanitarium/content.js';
import { sumOf, worth } from '../games/sanitarium/cards.js';
import { escapeCost } from '../games/sanitarium/escape.js';
import { distancesFrom, inDark, inRoom, placeOf } from '../games/sanitarium/map.js';
import type { SanitariumView } from '../games/sanitarium/hidden.js';
import type { Content } from '../games/sanitarium/content.js';
import type { State } from '../games/sanitarium/state.js';
import type { LiveMatch, PlayerId } from '../kernel/index.js';

/** From −1000 (lost) to 1000 (won). */
export function value(match: LiveMatch<State, SanitariumView>, player: PlayerId): number {
  const { state, outcome } = match;
  const content = match.content as Content;
  if (outcome) return outcome.winners.includes(state.solo ? 0 : player) ? 1000 : -1000;
  const mine = standing(state, content, player);
  if (state.mode === 'competitive') {
    const others = state.players.map((_, id) => id).filter((id) => id !== player);
    return mine - 0.35 * Math.max(...others.map((id) => standing(state, content, id)));
  }
  return state.players.reduce((sum, _, id) => sum + standing(state, content, id), 0) / state.players.length + 0.2 * mine;
}

function standing(state: State, content: Content, player: PlayerId): number {
  const me = state.players[player];
  if (!me) return 0;
  if (me.escaped) return 200;
  const [cost] = escapeCost(state, player);
  const free = [...me.items.filter(({ safe }) => !safe).map(({ card }) => card), ...me.actions];
  const sanity = free.reduce((sum, card) => sum + worth(content, me, card), 0) + (player === state.active ? state.turn.pool : 0);
  const burden = me.hallucinations.reduce((sum, card) => sum + cardOf(content, card).value, 0);
  const owed = Math.max(0, cost + burden - sanity);
  const claimed = me.things.filter(({ claimed: done }) => done).length + me.items.filter(({ safe }) => safe === 'common').length;

  let score = -6 * owed - 4 * me.hallucinations.length + 5 * claimed + Math.min(sanity, cost + burden + 3);
  if (state.mode === 'cooperative') score -= 14 * me.things.filter(({ claimed: done }) => !done).length;
  // Small powers of what lies in front: a Horror Roll that is one lower, one move more.
  score -= 1.5 * sumOf(content, me, 'horror');
  if (me.at < 0) return score;

  const far = distancesFrom(state, me.at);
  const threat = state.monsters.reduce((sum, { at }) => sum + danger(far.get(at) ?? 9), 0);
  const company = state.players.some((other, id) => id !== player && other.at === me.at);
  score -= (inRoom(state, me.at) || company ? 0.35 : 1) * threat;

  score += goal(state, content, player, far, owed);
  return score;
}

const danger = (away: number): number => (away === 0 ? 6 : away === 1 ? 4 : away === 2 ? 2 : away === 3 ? 0.8 : 0);

/** How near the next thing to do is: the way out when the price is there, otherwise a card worth searching. */
function goal(state: State, content: Content, player: PlayerId, far: ReadonlyMap<number, number>, owed: number): number {
  const me = state.players[player];
  if (!me) return 0;
  if (owed === 0 && me.hallucinations.length === 0) {
    if (inDark(state, me.at)) return 40;
    const out = Math.min(...state.map.flatMap(({ face }, index) => (face === 'dark' ? [steps(state, me.at, placeOf(index, 0), far)] : [])));
    return 30 - 2.5 * Math.min(out, 9);
  }
  const wanted = new Set(me.things.filter(({ claimed }) => !claimed).map(({ kind }) => kind));
  for (const { kind, claimed } of state.common) if (!claimed) wanted.add(kind);
  const bit = 1 << (state.solo ? 0 : player);
  const best = state.map.map((laid, index) => {
    if (laid.face !== 'down') return 0;
    const away = Math.min(steps(state, me.at, placeOf(index, 0), far), steps(state, me.at, placeOf(index, 1), far));
    const known = (laid.seen & bit) !== 0;
    const card = cardOf(content, laid.card);
    const gain = known ? (wanted.has(card.kind) && card.type === 'item' ? 9 : worth(content, me, laid.card) * 1.3) : 4;
    return gain - 1.1 * Math.min(away, 8);
  });
  return Math.max(0, ...best);
}

/** Moves to get there; from a Room every other Room is one move away. */
function steps(state: State, from: number, to: number, far: ReadonlyMap<number, number>): number {
  const walk = far.get(to) ?? 12;
  if (!inRoom(state, from) || walk < 3) return walk;
  let least = walk;
  state.map.forEach(({ face }, index) => {
    if (face === 'room') least = Math.min(least, 1 + (distancesFrom(state, placeOf(index, 0)).get(to) ?? 12));
  });
  return least;
}
