// What things are called in a match of Asylum Escape, and the words on its cards: what labels, questions and lines of the log
// are made of. Pure functions of what a seat knows; every sentence comes from the tables of the language.
import type { PlayerId } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type page from '../../../../messages/en/asylum-escape/page.js';
import type table from '../../../../messages/en/asylum-escape/table.js';
import type { Colour, PlaceTrait } from '../cards/card-types.js';
import type { CardIndex } from '../cards/card-index.js';
import type { AsylumView, SeenVictim } from '../state/knowledge.js';
import type { CardId, DeckName, PatientId, RoomId } from '../state/state.js';

export type Key = keyof typeof table | Extract<keyof typeof page, `player-${number}`>;

/** The words of a match: the language's sentences, what stands on cards, and who plays. */
export interface Lexicon {
  say(key: Key, params?: Params): string;
  /** What stands on a card, room or choice of a card (`back-stairs/richer`) of that id: its name, or `text`, `boon`, `flaw`, `flavour`; undefined where nothing does. */
  card(id: string, part?: 'text' | 'boon' | 'flaw' | 'flavour'): string | undefined;
  list(parts: readonly string[]): string;
  /** Of the seats. */
  readonly names: readonly string[];
}

export interface SpeechContext {
  readonly view: AsylumView;
  readonly content: CardIndex;
  readonly lexicon: Lexicon;
}

/** What a copy is a copy of: `held-breath` of `held-breath.1`. */
export const kindOf = (card: CardId): string => card.split('.')[0] ?? card;

export const nameOf = ({ lexicon }: SpeechContext, player: PlayerId): string =>
  lexicon.names[player] ?? lexicon.say(`player-${player % 7}` as Key);

/** Of a card of any deck, a Location or a choice; a foreign one without words is called by its id. */
export const cardName = ({ lexicon }: SpeechContext, id: string): string => lexicon.card(kindOf(id)) ?? kindOf(id);

export const roomName = (context: SpeechContext, room: RoomId): string => cardName(context, room);
export const patientName = (context: SpeechContext, patient: PatientId): string =>
  cardName(context, context.view.patients[patient]?.card ?? '');
export const deckName = ({ lexicon }: SpeechContext, deck: DeckName): string => lexicon.say(`deck-${deck}`);

export const roomNames = (context: SpeechContext, rooms: readonly RoomId[]): string =>
  context.lexicon.list(rooms.map((room) => roomName(context, room)));
export const cardNames = (context: SpeechContext, cards: readonly CardId[]): string =>
  context.lexicon.list(cards.map((card) => cardName(context, card)));
export const facesSaid = ({ lexicon }: SpeechContext, faces: readonly number[]): string =>
  lexicon.list(faces.map(String));

/** Players by name, or that it is nobody. */
export const namesOf = (context: SpeechContext, players: readonly PlayerId[]): string =>
  players.length > 0
    ? context.lexicon.list(players.map((player) => nameOf(context, player)))
    : context.lexicon.say('nobody');

/** Columns are letters from the left, so that a place is a letter and a number. `x` counts from 0. AE-RUL-03 */
export const columnName = (x: number): string => String.fromCharCode('A'.charCodeAt(0) + x);

/** A column by its letter, a height by its number, a colour or room by its name. */
export function traitSaid(context: SpeechContext, what: PlaceTrait, value: string): string {
  if (what === 'column') return columnName(Number(value) - 1);
  if (what === 'colour') return context.lexicon.say(`colour-${value as Colour}`);
  return what === 'room' ? roomName(context, value) : value;
}

export const victimAt = ({ view }: SpeechContext, player: PlayerId): SeenVictim | undefined =>
  view.victims.find(({ seat }) => seat === player);
