// The five statistics, what changes them, and how many dice a player rolls. CW-STA, CW-NEU-03
import type { PlayerId, RuleId } from '../../../kernel/index.js';
import { adrenalineAt, levelAt, statistics, type Statistic } from '../../../track/patient-mat.js';
import { cardOf, type Content } from '../cards/card-index.js';
import type { CardId, DiceUse } from '../cards/card-types.js';
import { most, playerOf, type Player, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import { die } from './death.js';
import { notice } from './quirks.js';

type Condition = Pick<Player, 'health' | 'terror'>;

/** A statistic as the mat shows it. CW-STA-02, CW-STA-03 */
export const statisticOf = ({ health, terror }: Condition, of: Statistic): number =>
  statistics[of][of === 'focus' ? terror : health] ?? 0;

/** Loses Health; at 0, the player dies. `least` is the Health that remains in any case. CW-STA-06 */
export function loseHealth(m: Context, player: PlayerId, n: number, least = 0, rule: RuleId = 'CW-STA-02'): void {
  const me = playerOf(m.state, player);
  const lost = Math.min(n, me.health - least);
  if (!me.alive || lost <= 0) return;
  me.health -= lost;
  m.emit({ type: 'health', rule, also: ['CW-STA-02', 'CW-STA-06'], player, n: -lost, health: me.health });
  notice(m, player, 'lost-health');
  if (me.health === 0) die(m, player);
  // With less Health, the player may carry fewer Items. CW-RUL-23
  else m.push({ do: 'limit', player });
}

/** CW-STA-04 */
export function gainHealth(m: Context, player: PlayerId, n: number): void {
  const me = playerOf(m.state, player);
  const gained = Math.min(n, most.health - me.health);
  if (!me.alive || gained <= 0) return;
  me.health += gained;
  m.emit({ type: 'health', rule: 'CW-STA-04', also: ['CW-STA-02'], player, n: gained, health: me.health });
}

/** Gains Terror; what does not fit on the track is lost as Health. CW-STA-07 */
export function gainTerror(m: Context, player: PlayerId, n: number, leastHealth = 0): void {
  const me = playerOf(m.state, player);
  if (!me.alive || n <= 0) return;
  const gained = Math.min(n, most.terror - me.terror);
  me.terror += gained;
  if (gained > 0) {
    m.emit({ type: 'terror', rule: 'CW-STA-03', player, n: gained, terror: me.terror });
    notice(m, player, 'gained-terror');
  }
  if (n > gained) loseHealth(m, player, n - gained, leastHealth, 'CW-STA-07');
}

/** CW-STA-05 */
export function loseTerror(m: Context, player: PlayerId, n: number): void {
  const me = playerOf(m.state, player);
  const lost = Math.min(n, me.terror);
  if (!me.alive || lost <= 0) return;
  me.terror -= lost;
  m.emit({ type: 'terror', rule: 'CW-STA-05', player, n: -lost, terror: me.terror });
}

/** The level of the Neurosis that is in force: 1 to 3, or 0 if there is none. CW-NEU-02, CW-RUL-45 */
export const neurosisLevel = ({
  terror,
  flipped,
  neurosis,
}: Pick<Player, 'terror' | 'flipped' | 'neurosis'>): number => (neurosis === null ? 0 : levelAt(terror, flipped));

/** The extra dice of Adrenaline. CW-NEU-03, CW-RUL-45 */
export const adrenalineDice = ({
  terror,
  flipped,
  neurosis,
}: Pick<Player, 'terror' | 'flipped' | 'neurosis'>): number => (neurosis === null ? 0 : adrenalineAt(terror, flipped));

/** A part of a number of dice, and where it comes from: the mat, the Dodge rule, or the id of a card. */
export interface DicePart {
  readonly from: string;
  readonly n: number;
}

interface Table {
  readonly rooms: Readonly<Record<string, { readonly card: CardId | null } | undefined>>;
  readonly players: readonly Pick<
    Player,
    'at' | 'health' | 'terror' | 'items' | 'neurosis' | 'flipped' | 'bonusDice'
  >[];
}

/**
 * The dice that a player rolls, part by part. Attack Checks use Strength, Dodge Checks use Dexterity and two more.
 * CW-CHK-01, CW-CMB-03, CW-CMB-08, CW-STA-08, CW-STA-10, CW-STA-12, CW-STA-14, CW-RUL-62, CW-RUL-63
 */
export function diceParts(
  table: Table,
  content: Content,
  player: PlayerId,
  use: DiceUse,
  weapons: readonly CardId[] = [],
): DicePart[] {
  const me = playerOf(table, player);
  const of: Statistic = use === 'attack' ? 'strength' : use === 'dodge' ? 'dexterity' : use;
  const uses: readonly DiceUse[] = of === use ? [use] : [of, use];
  const parts: DicePart[] = [{ from: of, n: statisticOf(me, of) }];
  if (use === 'dodge') parts.push({ from: 'dodge', n: 2 });
  if (me.neurosis !== null && cardOf(content.neuroses, me.neurosis).adrenaline === of)
    parts.push({ from: me.neurosis, n: adrenalineDice(me) });
  const room = table.rooms[me.at]?.card;
  for (const each of uses) {
    for (const id of me.items) {
      const item = cardOf(content.items, id);
      if (item.type === 'clothing') parts.push({ from: id, n: item.dice?.[each] ?? 0 });
    }
    if (room) parts.push({ from: room, n: cardOf(content.rooms, room).dice?.[each] ?? 0 });
    for (const bonus of me.bonusDice) if (bonus.on === each) parts.push({ from: 'bonus', n: bonus.n });
  }
  for (const id of weapons) {
    const item = cardOf(content.items, id);
    if (item.type === 'weapon') parts.push({ from: id, n: item.attack });
  }
  return parts.filter(({ n }) => n !== 0);
}

/** CW-RUL-15 */
export const diceCount = (parts: readonly DicePart[]): number =>
  Math.max(
    0,
    parts.reduce((sum, { n }) => sum + n, 0),
  );

/** The Moves that the active player has left. CW-STA-11, CW-MOV-02, CW-RUL-05, CW-RUL-18 */
export const movesLeft = ({ turn, players, active }: Mover): number =>
  Math.max(0, statisticOf(playerOf({ players }, active), 'dexterity') + turn.granted - turn.moves);

type Mover = Pick<State, 'turn' | 'active'> & { readonly players: readonly Condition[] };
