// The context from which sentences are made, and the names of players, cards and spaces.
import type { PlayerId } from '../../../kernel/index.js';
import type { HandCard } from '../../../scene/card-hand-model.js';
import type { Params } from '../../../speech/speak.js';
import type page from '../../../../messages/en/sanitarium/page.js';
import type table from '../../../../messages/en/sanitarium/table.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, Content } from '../cards/card-types.js';
import type { SanitariumView } from '../state/knowledge.js';

export type Key = keyof typeof table | keyof typeof page;

/** The words of a match in one language: messages, the names of cards, and the names of the players. */
export interface Lexicon {
  say(key: Key, params?: Params): string;
  /** The name of a card, Room or kind. */
  card(kind: string): string;
  /** A text that is printed on a card, if the card has it. */
  words(kind: string, part: 'text' | 'flavour' | 'notes' | 'safe'): string | undefined;
  list(parts: readonly string[]): string;
  readonly names: readonly string[];
}

/** The context from which sentences are made. */
export interface SpeechContext {
  readonly view: SanitariumView;
  readonly content: Content;
  readonly lexicon: Lexicon;
}

export const nameOf = ({ lexicon }: SpeechContext, player: PlayerId): string =>
  lexicon.names[player] ?? lexicon.say(`player-${player % 4}` as Key);
export const cardName = ({ content, lexicon }: SpeechContext, id: CardId): string =>
  lexicon.card(cardOf(content, id).kind);
/** The name of a drawn card. All Dark Hallways have the same name. */
export const drawnCardName = (context: SpeechContext, id: CardId): string =>
  cardOf(context.content, id).type === 'dark' ? context.lexicon.say('the-dark') : cardName(context, id);
/** The name of a monster, for the middle of a sentence and for its beginning. */
export const monsterNames = ({ lexicon }: SpeechContext, id: string | number): Params => ({
  monster: lexicon.say(`monster-${id}` as Key),
  Monster: lexicon.say(`Monster-${id}` as Key),
});

/** What a card does, in one or two sentences. */
export const cardText = ({ content, lexicon }: SpeechContext, id: CardId): string | undefined =>
  lexicon.words(cardOf(content, id).kind, 'text');

/** The texts on a card besides its name. */
export type CardWords = Pick<HandCard, 'text' | 'flavour' | 'notes'>;

/** The texts of a kind of card. A text is undefined if the card does not have it. */
export function wordsOf({ lexicon }: SpeechContext, kind: string): CardWords {
  const notes = lexicon.words(kind, 'notes');
  return {
    text: lexicon.words(kind, 'text'),
    flavour: lexicon.words(kind, 'flavour'),
    notes: notes && lexicon.say('contains', { notes }),
  };
}
