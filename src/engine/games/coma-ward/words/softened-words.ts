// Softened content: gentler texts for a match. Distressing messages have a calm version. If a distressing card of another
// pack has no calm name, its name consists of its kind and number, and what only tells a story is left out.
import type { Messages } from '../../../../messages/message.js';
import { speak } from '../../../speech/speak.js';
import type { Pack } from '../cards/card-types.js';
import { kindOf } from '../state/state.js';
import type { Lexicon } from './names.js';

/** The pack of the match, and its texts. */
interface PackInPlay {
  readonly pack: Pack;
  readonly texts: Messages;
  readonly lang: string;
}

const numbered = [
  'items',
  'rooms',
  'hallucinationRooms',
  'hallucinations',
  'quirks',
  'neuroses',
  'entities',
] as const satisfies readonly (keyof Pack)[];

/** Softens the texts of a pack. For the built-in cards, the given lexicon is already calm. */
export function softenLexicon(lexicon: Lexicon, { pack, texts, lang }: PackInPlay): Lexicon {
  const has = (key: string): boolean => Object.hasOwn(texts, key);
  /** Returns a neutral name for a card that has no calm name: its kind and number. */
  const neutral = (name: string): string => {
    const list = numbered.find((each) => pack[each].some(({ id }) => kindOf(id) === name));
    if (!list) return lexicon.say('calm-card');
    const n = [...new Set(pack[list].map(({ id }) => kindOf(id)))].indexOf(name) + 1;
    return lexicon.say(`calm-${list}`, { n });
  };
  /** Whether a text tells a story: it says neither what can be chosen nor what a card does. */
  const isStory = (id: string, part: string): boolean =>
    part === 'flavour' ||
    part === 'situation' ||
    (part === 'text' && id !== kindOf(id)) ||
    (pack.hallucinations.some((card) => card.id === id) && !part.endsWith('.effect'));
  return {
    ...lexicon,
    card: (id, part) => {
      const key = part === undefined ? id : `${id}.${part}`;
      if (has(`${key}.calm`)) return speak(texts, lang, `${key}.calm`);
      if (!has(key) || !has(`${kindOf(id)}.notes`)) return lexicon.card(id, part);
      if (part === undefined) return neutral(id);
      return isStory(id, part) ? undefined : lexicon.card(id, part);
    },
  };
}
