// What every sentence of a match is made with.
import type { PlayerId } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type page from '../../../../messages/en/night-watch/page.js';
import type table from '../../../../messages/en/night-watch/table.js';
import type { Pack } from '../cards/card-types.js';
import type { NightWatchView } from '../state/state.js';

export type Key = keyof typeof page | keyof typeof table;

/** The words of the language, and who plays. */
export interface Lexicon {
  say(key: Key, params?: Params): string;
  readonly names: readonly string[];
}

/** What a sentence is made from. */
export interface SpeechContext {
  readonly view: NightWatchView;
  readonly content: Pack;
  readonly lexicon: Lexicon;
}

export const nameOf = ({ lexicon }: SpeechContext, player: PlayerId): string =>
  lexicon.names[player] ?? lexicon.say(`player-${player}` as Key);
