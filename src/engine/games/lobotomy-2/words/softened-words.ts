// Softened content: gentler texts for a match. Distressing messages have a calm version, and flavour texts are left
// out. If a distressing card of another pack has no calm name, its name consists of its kind and number.
import { speak, type Params } from '../../../speech/speak.js';
import type { Messages } from '../../../../messages/message.js';
import type { Pack } from '../cards/card-index.js';
import type { Lexicon } from './names.js';

/** The pack of the match, and its texts. */
interface PackInPlay {
  readonly pack: Pack;
  readonly texts: Messages;
  readonly lang: string;
}

const numbered = ['characters', 'disorders', 'weapons', 'equipment', 'monsters', 'scenarios'] as const;

/** Softens the texts of a pack. For the built-in cards, the given lexicon is already calm. */
export function softenLexicon(lexicon: Lexicon, { pack, texts, lang }: PackInPlay): Lexicon {
  const say = lexicon.say as (key: string, params?: Params) => string;
  const has = (key: string): boolean => Object.hasOwn(texts, key);
  /** Returns a neutral name for a card that has no calm name: its kind and number. */
  const neutral = (id: string): string => {
    const [found] = numbered.flatMap((list) => (pack[list].some((each) => each.id === id) ? [list] : []));
    return found ? say(`calm-${found}`, { n: pack[found].findIndex((each) => each.id === id) + 1 }) : say('calm-card');
  };
  return {
    ...lexicon,
    card: (id, part) => {
      if (part === 'flavour') return undefined;
      const key = part === undefined ? id : `${id}.${part}`;
      if (has(`${key}.calm`)) return speak(texts, lang, `${key}.calm`);
      if (!has(key) || !has(`${id}.notes`)) return lexicon.card(id, part);
      // Texts about the effects of cards are kept. Texts of the story are left out.
      if (part === undefined) return neutral(id);
      return /^(S|DN)\d/.test(id) ? undefined : lexicon.card(id, part);
    },
  };
}
