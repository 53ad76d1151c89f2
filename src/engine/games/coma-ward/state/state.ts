// The state of a match of Coma Ward. It contains only ids and small integers, no texts.
import type { PlayerId } from '../../../kernel/index.js';
import type { CardId, ClueKind, DiceUse } from '../cards/card-types.js';
import type { SpaceId } from './hospital.js';

export type Act = 'setup' | 'prologue' | 'phenomenon';

/** Extra dice, or fewer. CW-CHK-03 */
export interface BonusDice {
  readonly on: DiceUse;
  readonly n: number;
  /**
   * For the next Check that uses them, until the end of the owner's turn or of the turn after it, or as long as a
   * Phenomenon says.
   */
  readonly for: 'check' | 'turn' | 'next-turn' | 'always';
}

export interface Player {
  alive: boolean;
  /** Empty for an Eliminated player. */
  at: SpaceId;
  health: number;
  terror: number;
  /** All Items but Clues, in the order in which the player got them. */
  items: CardId[];
  /** Null until the player has chosen one. */
  neurosis: CardId | null;
  /** Whether the Neurosis shows its hidden side. CW-NEU-04 */
  flipped: boolean;
  /** Null without Quirks, and when the Quirk has left the game. */
  quirk: CardId | null;
  /** Whether an effect has shown the Quirk to everybody. CW-QRK-02 */
  quirkShown: boolean;
  counters: number;
  bonusDice: BonusDice[];
  /** Whether a Quirk Counter was claimed in this round. CW-RUL-59 */
  claimed: boolean;
  /** Whether the player has no main action in the next turn that has one. */
  skipsMain: boolean;
  /** The Role Card, which only the owner knows until it is revealed. CW-GEN-16 */
  role: CardId | null;
  roleShown: boolean;
  /** A bit mask of the players who have seen the Role. */
  roleSeenBy: number;
  /** Items that a Phenomenon tells only this player to get. */
  wants: CardId[];
  /** Whether everybody sees them, as at the end of the match. */
  wantsShown: boolean;
  /** The Entity Card of an Eliminated player. CW-ENT-01 */
  entity: CardId | null;
  /** How often the Entity's ability was used in this round. */
  entityUses: number;
  /** Whether the player wants to be asked after each action of another player. CW-RUL-52 */
  entityAsks: boolean;
  /** What a Phenomenon counts for each player, for everybody to see. */
  tally: Record<string, number>;
}

/** A named Room, or a space where a Room Card lies. */
export interface RoomState {
  /** The Room Card or Hallucination Room; null for a named Room. */
  card: CardId | null;
  /** Counts up with each Rummage Token that is laid, so that the oldest is known; 0 without a token. CW-RUL-22 */
  rummaged: number;
  /** The Strength Check that opens the Room; 0 if it is not locked. CW-RUL-07 */
  lock: number;
  /** A bit mask of the players whose first-time effect has happened. CW-REV-08 */
  visited: number;
}

export interface Turn {
  moves: number;
  granted: number;
  /** Whether the main action is used up. */
  main: boolean;
  /** Whether a Room was revealed. CW-REV-07 */
  revealed: boolean;
  /** Whether the player has moved or was moved. */
  moved: boolean;
  /** Whether the "end your Move" effect of the Space has happened or is not due. CW-RUL-19 */
  moveEnded: boolean;
  neurosis: boolean;
  /** A bit mask of the players with whom the active player has traded. CW-CMB-18 */
  traded: number;
}

/** An Enemy on the board. Its numbers are those of its type. CW-GEN-11, CW-RUL-53 */
export interface Enemy {
  readonly id: number;
  readonly type: string;
  at: SpaceId;
  health: number;
}

/** The faces of the dice of a Check: those of the first throw, then those of each further throw. CW-CHK-06 */
export type Batches = readonly (readonly number[])[];

/** Whoever takes part in combat: `player:2` or `enemy:0`. */
export type Fighter = `player:${number}` | `enemy:${number}`;

/** An Attack, Steal or Medicine attack between its declaration and its result. CW-RUL-28 */
export interface Combat {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly mode: CombatMode;
  /** The Medicine of a Medicine attack. */
  readonly medicine: CardId | null;
  weapons: CardId[];
  /** The dice of the attacker. */
  dice: Batches;
}
export type CombatMode = 'attack' | 'steal' | 'medicine';

export interface FoundClue {
  readonly card: CardId;
  readonly kind: ClueKind;
  /** The Room with the Clue Discovery Marker. */
  readonly at: SpaceId;
}

export interface Trade {
  readonly partner: PlayerId;
  /** The Items that the active player gives, and those that the partner gives. */
  give: CardId[];
  take: CardId[];
}

export interface State {
  act: Act;
  round: number;
  first: PlayerId;
  active: PlayerId;
  turn: Turn;
  players: Player[];
  rooms: Record<SpaceId, RoomState>;
  dropped: Record<SpaceId, CardId[]>;
  portals: { readonly in: SpaceId; readonly out: SpaceId }[];
  shadows: SpaceId[];
  /** How many Rummage Tokens have been laid in the match. */
  rummages: number;
  clues: FoundClue[];
  itemDeck: CardId[];
  itemDiscards: CardId[];
  /** Clues that cannot be found any more. CW-RUL-39 */
  box: CardId[];
  roomDeck: CardId[];
  /** Room Cards that a Hallucination Room has replaced, the next one first. CW-RUL-51 */
  roomsUnder: CardId[];
  hallucinationRooms: CardId[];
  hallucinationDeck: CardId[];
  hallucinationDiscards: CardId[];
  /** The Hallucination Card that the Narrator has read, until it is resolved. */
  reading: CardId | null;
  /** The scenario of that card; empty if there is none. */
  scenario: string;
  unusedQuirks: CardId[];
  combat: Combat | null;
  trade: Trade | null;
  /** How often something happened that could be the condition of a Quirk. */
  quirkHints: number;
  /** The player who reveals the Phenomenon; −1 in the Prologue. CW-PHN-01 */
  narrator: PlayerId;
  /** The Phenomenon that the Clues select; empty in the Prologue. CW-PHN-03 */
  phenomenon: string;
  /** Whether being alone at the end of a turn costs Terror: in the Prologue, and where a Phenomenon says so. CW-SEE-03 */
  isIsolating: boolean;
  /** Whether no elevator runs any more. */
  elevatorsDead: boolean;
  enemies: Enemy[];
  /** How many Enemies have come so far; the number of the next one. */
  enemiesSeen: number;
  /** What a Phenomenon counts, for everybody to see. */
  tally: Record<string, number>;
  /** The tokens of a Phenomenon on Spaces, by Space. */
  tokens: Record<SpaceId, string[]>;
  /** Facts of a Phenomenon that nobody knows but the insider. They are cards of the kind `secret`. */
  secrets: CardId[];
  /** What might have been one of these facts, but is not. */
  unusedSecrets: CardId[];
  /** The Role of the player who knows the secrets; empty if nobody does. */
  insider: CardId;
  /** Secrets that have come to light. */
  facts: CardId[];
  /** Items that nobody was told to get. */
  unusedWants: CardId[];
  unusedRoles: CardId[];
  /** The Epilogue that was read at the end. CW-PHN-08 */
  epilogue: string;
}

export interface Options {
  readonly quirks: boolean;
  /** Who goes first; null leaves it to chance. CW-RUL-55 */
  readonly first: PlayerId | null;
}

export const most = { health: 5, terror: 6, counters: 5, rummageTokens: 18, shadows: 6 } as const;

/** The player's part of a state or view. Ids come from the state itself, so the player exists. */
export function playerOf<P>({ players }: { readonly players: readonly P[] }, player: PlayerId): P {
  const found = players[player];
  if (!found) throw new RangeError(`There is no player ${player}.`);
  return found;
}

/** All players clockwise, beginning with `from`. */
export function clockwise({ players }: { readonly players: readonly unknown[] }, from: PlayerId): PlayerId[] {
  return players.map((_, i) => (from + i) % players.length);
}

type Living = { readonly players: readonly Pick<Player, 'alive'>[] };
/** The living players clockwise, beginning with `from`. */
export const living = (table: Living, from: PlayerId): PlayerId[] =>
  clockwise(table, from).filter((player) => playerOf(table, player).alive);

/** The next living player to the left; the player, if nobody else lives. */
export const leftOf = (table: Living, player: PlayerId): PlayerId =>
  living(table, player).find((each) => each !== player) ?? player;

/** The next living player to the right; the player, if nobody else lives. CW-RUL-43 */
export const rightOf = (table: Living, player: PlayerId): PlayerId =>
  living(table, player)
    .filter((each) => each !== player)
    .at(-1) ?? player;

/** What the part after the dot belongs to: `broom.1` is a copy of the Item `broom`, `pager.b` a version of `pager`. */
export const kindOf = (card: CardId): string => card.split('.')[0] ?? card;

export const freshTurn = (): Turn => ({
  moves: 0,
  granted: 0,
  main: false,
  revealed: false,
  moved: false,
  moveEnded: false,
  neurosis: false,
  traded: 0,
});

export const emptyRoom = (): RoomState => ({ card: null, rummaged: 0, lock: 0, visited: 0 });

/** The table before anything is dealt. Every player starts with 5 Health and 3 Terror. CW-SET-06 */
export function emptyTable(seats: number): State {
  return {
    act: 'setup',
    round: 1,
    first: 0,
    active: 0,
    turn: freshTurn(),
    players: Array.from({ length: seats }, () => ({
      alive: true,
      at: '',
      health: most.health,
      terror: 3,
      items: [],
      neurosis: null,
      flipped: false,
      quirk: null,
      quirkShown: false,
      counters: 0,
      bonusDice: [],
      claimed: false,
      skipsMain: false,
      role: null,
      roleShown: false,
      roleSeenBy: 0,
      wants: [],
      wantsShown: false,
      entity: null,
      entityUses: 0,
      entityAsks: true,
      tally: {},
    })),
    rooms: {},
    dropped: {},
    portals: [],
    shadows: [],
    rummages: 0,
    clues: [],
    itemDeck: [],
    itemDiscards: [],
    box: [],
    roomDeck: [],
    roomsUnder: [],
    hallucinationRooms: [],
    hallucinationDeck: [],
    hallucinationDiscards: [],
    reading: null,
    scenario: '',
    unusedQuirks: [],
    combat: null,
    trade: null,
    quirkHints: 0,
    narrator: -1,
    phenomenon: '',
    isIsolating: true,
    elevatorsDead: false,
    enemies: [],
    enemiesSeen: 0,
    tally: {},
    tokens: {},
    secrets: [],
    unusedSecrets: [],
    insider: '',
    facts: [],
    unusedWants: [],
    unusedRoles: [],
    epilogue: '',
  };
}
