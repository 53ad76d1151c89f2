// The texts on the cards of a pack. The pack's texts take precedence over the library's own texts. With softened
// content, the pack's softened texts take precedence over its other texts. A card that has a content warning but no
// softened name is then shown with a number instead of its name.
import type { Pack } from '../cards/card-index.js';
import type { Key, Lexicon } from './names.js';
import { lists } from '../cards/schema/name-checks.js';

interface Said {
  readonly pack: Pack;
  readonly texts?: Readonly<Record<string, string>>;
}

/**
 * Returns a lexicon that uses the texts of a pack. A card from another author that has no name is called by its id,
 * because the library's own messages might contain an unrelated text under the same key.
 * @param ours The ids in the library's own pack.
 */
export function packTongue(
  lexicon: Lexicon,
  { pack, texts = {} }: Said,
  ours: ReadonlySet<string>,
  calm: boolean,
): Lexicon {
  const textOf = (key: string): string | undefined => (Object.hasOwn(texts, key) ? texts[key] : undefined);
  const numbered = (id: string): string => {
    const [list] = lists.filter((each) => pack[each].some((card) => card.id === id));
    return lexicon.say(`calm-${list ?? 'locations'}` as Key, {
      n: list ? pack[list].findIndex((card) => card.id === id) + 1 : 0,
    });
  };
  return {
    ...lexicon,
    card: (id, part) => {
      if (calm && part === 'flavour') return undefined;
      const key = part === undefined ? id : `${id}.${part}`;
      const said = textOf(key);
      if (said === undefined) return ours.has(id) ? lexicon.card(id, part) : part === undefined ? id : undefined;
      if (!calm) return said;
      return textOf(`${key}.calm`) ?? (part === undefined && textOf(`${id}.notes`) ? numbered(id) : said);
    },
  };
}
