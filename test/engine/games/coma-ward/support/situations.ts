// Positions of Coma Ward for tests, and scripted results.
import type { Json } from '../../../../../src/engine/kernel/index.js';
import { pack } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import { chart } from '../../../../../src/engine/games/coma-ward/rules/phenomenon.js';
import type { Player, State } from '../../../../../src/engine/games/coma-ward/state/state.js';

export interface Position extends Partial<Omit<State, 'players'>> {
  readonly players?: readonly Partial<Player>[];
  /** The step that the match begins with; the free phase of the active player by default. */
  readonly begin?: 'turn' | 'act' | 'end-of-turn' | 'open-phenomenon';
}

/** The Nurses' Station of the 2nd Floor, where everybody starts. */
export const start = '2:3,2';

const neurosisOf = (player: number): string => pack.neuroses[player]?.id ?? '';

/** A position; players stand in the Nurses' Station unless it says otherwise. */
export const situation = ({ players = [{}, {}], ...rest }: Position = {}): Json =>
  ({
    ...rest,
    players: players.map((player, i) => ({ neurosis: neurosisOf(i), ...player })),
  }) as unknown as Json;

const clueCards = { A: 'wristband.1', B: 'chart.1', C: 'recording.1', D: 'photograph.1' } as const;
type Kind = keyof typeof clueCards;

/** The Rooms of the three Clues: the Nurses' Station, the Lobby, and the Closet of the 1st Floor. */
export const clueRooms = [start, '1:3,2', '1:6,3'] as const;

/** The three Clues, found in this order. */
export const cluesFor = (order: string): State['clues'] =>
  order.split('').map((kind, i) => ({ card: clueCards[kind as Kind], kind: kind as Kind, at: clueRooms[i] ?? start }));

/**
 * The beginning of a Phenomenon: its Clues are found, the first living player is the Narrator, and the Setup is carried
 * out. The first turn is that of the Narrator's right neighbour: the last living player.
 */
export function phenomenon(id: string, { players = [{}, {}, {}], ...rest }: Position = {}): Json {
  const [order = ''] = Object.entries(chart).find(([, chosen]) => chosen === id) ?? [];
  const narrator = players.findIndex(({ alive = true }) => alive);
  return situation({ begin: 'open-phenomenon', narrator, clues: cluesFor(order), players, ...rest });
}

/** Scripted suspense dice, in the order of rolling: 5 and 6 succeed, 4 is suspense, 1 to 3 fail. */
export const suspense = (...faces: readonly number[]): { die: string; face: number }[] =>
  faces.map((face) => ({ die: 'suspense', face }));

/** Scripted ordinary dice, such as those of cards. */
export const d6 = (...faces: readonly number[]): { die: string; face: number }[] =>
  faces.map((face) => ({ die: 'd6', face }));

export const elevator = (face: number): { die: string; face: number } => ({ die: 'elevator', face });

type Deck = 'items' | 'rooms' | 'hallucination-rooms' | 'hallucinations' | 'quirks' | 'entities' | 'roles' | 'secrets';
/** Scripted cards, in the order of drawing. */
export const draws = (deck: Deck, ...cards: readonly string[]): { deck: string; card: string }[] =>
  cards.map((card) => ({ deck, card }));
