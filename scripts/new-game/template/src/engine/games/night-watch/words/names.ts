// What all sentences of a match are made from: the view, the content, the messages and the names of players.
import type { PlayerId } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type page from '../../../../messages/en/night-watch/page.js';
import type table from '../../../../messages/en/night-watch/table.js';
import type { Pack } from '../cards/card-types.js';
import type { NightWatchView } from '../state/state.js';

export type Key = keyof typeof page | keyof typeof table;

/** The messages in the language of the page, and the names of the players, by seat. */
export interface Lexicon {
  say(key: Key, params?: Params): string;
  readonly names: readonly string[];
}

/** What is needed to make a sentence. */
export interface SpeechContext {
  readonly view: NightWatchView;
  readonly content: Pack;
  readonly lexicon: Lexicon;
}

export const nameOf = ({ lexicon }: SpeechContext, player: PlayerId): string =>
  lexicon.names[player] ?? lexicon.say(`player-${player}` as Key);
