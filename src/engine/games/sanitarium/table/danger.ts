// Which monsters may reach a player in the Monster Movement of this turn. Uses only what everybody knows.
import type { PlayerId } from '../../../kernel/index.js';
import { huntersOf, walkOf } from '../rules/monsters.js';
import type { SanitariumView } from '../state/knowledge.js';
import { distancesFrom, exitsOf, isExposed } from '../state/map.js';
import { nameOf, type Key, type SpeechContext } from '../words/names.js';

export interface Threat {
  readonly monster: number;
  readonly player: PlayerId;
}

/**
 * The monsters that may cause a Horror Roll in the Monster Movement of this turn, and for whom. Before a die is taken,
 * nobody knows how far they go. SAN-MON-02, SAN-COOP-04, -05
 */
export function threats(view: SanitariumView): Threat[] {
  const { phase, mp } = view.turn;
  const prey = view.players.flatMap(({ at }, player) => (isExposed(view, player, { at }) ? [{ player, at }] : []));
  if (view.mode === 'cooperative')
    return phase === 'actions'
      ? huntersOf(view).left.flatMap((hunter) => {
          const walk = walkOf(view, hunter);
          return prey.flatMap(({ player, at }) => (walk.includes(at) ? [{ monster: hunter.monster, player }] : []));
        })
      : [];
  if (phase !== 'actions' && phase !== 'monsters') return [];
  // The active player moves the monsters, and does not send them to themselves.
  return view.monsters.flatMap(({ id, at: from }) => {
    const far = distancesFrom(view, from);
    return prey.flatMap(({ player, at }) => {
      const steps = far.get(at) ?? Infinity;
      // A monster in the player's space can step out and in again. In this phase it may have frightened the player
      // already, and does so only once. SAN-RUL-09, SAN-RUL-10
      const needed = steps > 0 ? steps : phase === 'actions' && exitsOf(view, from).length > 0 ? 2 : Infinity;
      return player !== view.active && needed <= mp ? [{ monster: id, player }] : [];
    });
  });
}

/**
 * The danger for the player or, in the co-operative game, for a companion, in one line; null if there is none. In the
 * solo game both halves are called by their names.
 */
export function dangerOf({ view, ...context }: SpeechContext, player: PlayerId): string | null {
  const { lexicon } = context;
  const found = threats(view);
  const own = found.some((threat) => threat.player === player);
  const other = view.mode === 'cooperative' ? found[0]?.player : undefined;
  const threatened = own ? player : other;
  if (threatened === undefined) return null;
  const monsters = found.flatMap((threat) => (threat.player === threatened ? [threat.monster] : []));
  const names = monsters.map((id, i) => lexicon.say(`${i === 0 ? 'Monster' : 'monster'}-${id}` as Key));
  return lexicon.say(own && !view.solo ? 'danger-you' : 'danger-player', {
    Monsters: lexicon.list(names),
    n: monsters.length,
    player: nameOf({ view, ...context }, threatened),
  });
}
