// The context from which sentences are made, and the names of players, cards and places.
import type { PlayerId } from '../../../kernel/index.js';
import type { Lexicon as AnyLexicon, SpeechContext as AnySpeechContext } from '../../../speech/lexicon.js';
import type page from '../../../../messages/en/coma-ward/page.js';
import type table from '../../../../messages/en/coma-ward/table.js';
import type { Content } from '../cards/card-index.js';
import type { CardId } from '../cards/card-types.js';
import { phenomena } from '../rules/phenomena/phenomena.js';
import { enemyOf, fightersPlayer } from '../state/fighters.js';
import { spaceOf, type SpaceId } from '../state/hospital.js';
import type { ComaWardView } from '../state/knowledge.js';
import { kindOf, type Fighter } from '../state/state.js';

export type Key = keyof typeof page | keyof typeof table;
/** The options of Hallucinations and the acts of Phenomena are parts of cards, too. */
export type Lexicon = AnyLexicon<Key>;
export type SpeechContext = AnySpeechContext<ComaWardView, Content, Lexicon>;

export const nameOf = ({ lexicon }: SpeechContext, player: PlayerId): string =>
  lexicon.names[player] ?? lexicon.say(`player-${player}` as Key);

/** The name of a card, a Hallucination's scenario, an Enemy's type or a Phenomenon; its id, if it has no name. */
export const cardName = ({ lexicon }: SpeechContext, id: CardId): string => lexicon.card(kindOf(id)) ?? id;

export const cardNames = (context: SpeechContext, ids: readonly CardId[]): string =>
  context.lexicon.list(ids.map((id) => cardName(context, id)));

export const enemyName = ({ lexicon }: SpeechContext, kind: string): string => lexicon.card('enemy', kind) ?? kind;

export const roleName = ({ lexicon }: Pick<SpeechContext, 'lexicon'>, role: CardId): string =>
  lexicon.card('role', kindOf(role)) ?? role;

/** The Role that the viewer knows a player to have, and what it wants; null if there is none. */
export function roleOf({ view, lexicon }: SpeechContext, player: PlayerId): { name: string; text: string } | null {
  const role = view.players[player]?.role;
  if (!role) return null;
  return { name: roleName({ lexicon }, role), text: lexicon.card('role', `${kindOf(role)}.text`) ?? '' };
}

/** The name of a player or an Enemy in a combat. */
export function fighterName(context: SpeechContext, fighter: Fighter): string {
  const player = fightersPlayer(fighter);
  if (player !== null) return nameOf(context, player);
  return enemyName(context, enemyOf(context.view, fighter)?.type ?? '');
}

export const floorName = ({ lexicon }: SpeechContext, floor: number): string => lexicon.say(`floor-${floor}` as Key);

/** A square of a Floor, by the letter of its column and the number of its row: `B3`. */
const squareName = (x: number, y: number): string => `${String.fromCharCode(65 + x)}${y + 1}`;

/** The name that is written on a Space: the Room by its card or its printed name, or the type of the Space. */
export function placeTitle(context: SpeechContext, id: SpaceId): string {
  const { lexicon, content, view } = context;
  const card = view.rooms[id]?.card;
  return card ? cardName(context, card) : lexicon.say(spaceOf(content.hospital, id).type);
}

/** A Room by its card or its printed name, another Space by its type and square, each with the Floor. */
export function placeName(context: SpeechContext, id: SpaceId): string {
  const { lexicon, content, view } = context;
  if (!content.hospital.spaces.has(id)) return id;
  const { type, floor, x, y } = spaceOf(content.hospital, id);
  const where = { floor: floorName(context, floor), square: squareName(x, y) };
  const card = view.rooms[id]?.card;
  if (card) return lexicon.say('place-room', { ...where, room: cardName(context, card) });
  switch (type) {
    case 'hallway':
    case 'stairs':
    case 'elevator':
    case 'undiscovered':
      return lexicon.say(`place-${type}`, where);
    default:
      return lexicon.say('place-room', { ...where, room: lexicon.say(type) });
  }
}

/** The key of the words of the Phenomenon in play, such as `night-shift`. */
export const phenomenonName = (id: string): string => phenomena.find((each) => each.id === id)?.name ?? id;
