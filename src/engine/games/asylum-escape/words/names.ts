// The names of things in a match of Asylum Escape, and the texts on its cards. Labels, prompts and log lines use them.
// The functions are pure and use only what a seat knows. Every sentence comes from the message tables.
import type { PlayerId } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type page from '../../../../messages/en/asylum-escape/page.js';
import type table from '../../../../messages/en/asylum-escape/table.js';
import type { Colour, PlaceTrait } from '../cards/card-types.js';
import type { CardIndex } from '../cards/card-index.js';
import type { AsylumView, SeenVictim } from '../state/knowledge.js';
import type { CardId, DeckName, PatientId, RoomId } from '../state/state.js';

export type Key = keyof typeof table | Extract<keyof typeof page, `player-${number}`>;

/** The texts of a match in one language: messages, texts on cards, and the names of the players. */
export interface Lexicon {
  say(key: Key, params?: Params): string;
  /**
   * Returns the name of the card, room or branch with this id. The id of a branch looks like `back-stairs/richer`. With
   * `part`, returns the text, boon, flaw or flavour text instead. Returns undefined if there is none.
   */
  card(id: string, part?: 'text' | 'boon' | 'flaw' | 'flavour'): string | undefined;
  list(parts: readonly string[]): string;
  /** The names of the players, by seat. */
  readonly names: readonly string[];
}

export interface SpeechContext {
  readonly view: AsylumView;
  readonly content: CardIndex;
  readonly lexicon: Lexicon;
}

/** The id without the number of the copy: `held-breath` for `held-breath.1`. */
export const kindOf = (card: CardId): string => card.split('.')[0] ?? card;

export const nameOf = ({ lexicon }: SpeechContext, player: PlayerId): string =>
  lexicon.names[player] ?? lexicon.say(`player-${player % 7}` as Key);

/**
 * The name of a card of any deck, a Location or a branch. If a pack gives a card no name, this is the id of the card.
 */
export const cardName = ({ lexicon }: SpeechContext, id: string): string => lexicon.card(kindOf(id)) ?? kindOf(id);

export const roomName = (context: SpeechContext, room: RoomId): string => cardName(context, room);
export const patientName = (context: SpeechContext, patient: PatientId): string =>
  cardName(context, context.view.patients[patient]?.card ?? '');
export const deckName = ({ lexicon }: SpeechContext, deck: DeckName): string => lexicon.say(`deck-${deck}`);

/** The boon and the flaw on a Victim card. */
export const traitsOf = ({ lexicon }: SpeechContext, card: CardId = ''): string =>
  (['boon', 'flaw'] as const).map((part) => lexicon.card(kindOf(card), part) ?? '').join(' ');

export const roomNames = (context: SpeechContext, rooms: readonly RoomId[]): string =>
  context.lexicon.list(rooms.map((room) => roomName(context, room)));
export const cardNames = (context: SpeechContext, cards: readonly CardId[]): string =>
  context.lexicon.list(cards.map((card) => cardName(context, card)));
export const facesSaid = (faces: readonly number[]): string => faces.join(', ') || '–';

/** The names of the players in a list, or the word for nobody. */
export const namesOf = (context: SpeechContext, players: readonly PlayerId[]): string =>
  players.length > 0
    ? context.lexicon.list(players.map((player) => nameOf(context, player)))
    : context.lexicon.say('nobody');

/** Columns are letters from the left, so that a position is a letter and a number. `x` counts from 0. AE-RUL-03 */
export const columnName = (x: number): string => String.fromCharCode('A'.charCodeAt(0) + x);

/** The text for a trait: a letter for a column, a number for a height, a name for a colour or room. */
export function traitSaid(context: SpeechContext, what: PlaceTrait, value: string): string {
  if (what === 'column') return columnName(Number(value) - 1);
  if (what === 'colour') return context.lexicon.say(`colour-${value as Colour}`);
  return what === 'room' ? roomName(context, value) : value;
}

export const victimAt = ({ view }: SpeechContext, player: PlayerId): SeenVictim | undefined =>
  view.victims.find(({ seat }) => seat === player);
