// The words of a pack's cards. A pack's own words take precedence over ours; with softened content, its softened words
// do. A card with a content warning and no softened name is called by its number.
import type { Pack } from '../cards/card-index.js';
import type { Key, Lexicon } from './names.js';
import { lists } from '../cards/schema/name-checks.js';

/** A pack and its texts. */
interface Said {
  readonly pack: Pack;
  readonly texts?: Readonly<Record<string, string>>;
}

/**
 * A foreign card without words is called by its id, because our tables might have another word under the same key.
 * @param ours Names in our own pack.
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
