// The words of Coma Ward in English, for tests.
import type { Lexicon } from '../../../../../src/engine/games/coma-ward/words/names.js';
import { lexiconOf } from '../../../../../src/engine/speech/lexicon.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import cards from '../../../../../src/messages/en/coma-ward/cards.js';
import page from '../../../../../src/messages/en/coma-ward/page.js';
import rules from '../../../../../src/messages/en/coma-ward/rules.js';
import story from '../../../../../src/messages/en/coma-ward/story.js';
import table from '../../../../../src/messages/en/coma-ward/table.js';
import type { Messages } from '../../../../../src/messages/message.js';

const messages: Messages = { ...cards, ...page, ...rules, ...story, ...table };

export const lexicon: Lexicon = lexiconOf({
  say: (key, params) => speak(messages, 'en', key, params),
  lang: 'en',
  names: [],
});
