// Calm: the match is the same, and what is said of it is gentler. Names and sentences have calm words where theirs may distress;
// lines of mood are left out. Cards of a stranger's pack may have calm words of their own, and else are called by their number.
import { speak, type Params } from '../../../speech/speak.js';
import type { Messages } from '../../../../messages/message.js';
import type { Pack } from '../cards/card-index.js';
import type { Tongue } from './names.js';

/** What a pack says of its cards, and in which language that is read. */
interface Played {
  readonly pack: Pack;
  readonly texts: Messages;
  readonly lang: string;
}

const numbered = ['characters', 'disorders', 'weapons', 'equipment', 'monsters', 'scenarios'] as const;

/** The tongue of a table that is calm: `tongue` says our own words calmly already. */
export function calmTongue(tongue: Tongue, { pack, texts, lang }: Played): Tongue {
  const say = tongue.say as (key: string, params?: Params) => string;
  const has = (key: string): boolean => Object.hasOwn(texts, key);
  /** A name for a card that has no calm one: what it is, and which. */
  const neutral = (id: string): string => {
    const [found] = numbered.flatMap((list) => (pack[list].some((each) => each.id === id) ? [list] : []));
    return found ? say(`calm-${found}`, { n: pack[found].findIndex((each) => each.id === id) + 1 }) : say('calm-card');
  };
  return {
    ...tongue,
    card: (id, part) => {
      if (part === 'flavour') return undefined;
      const key = part === undefined ? id : `${id}.${part}`;
      if (has(`${key}.calm`)) return speak(texts, lang, `${key}.calm`);
      if (!has(key) || !has(`${id}.notes`)) return tongue.card(id, part);
      // What a card does is told, a story is not.
      if (part === undefined) return neutral(id);
      return /^(S|DN)\d/.test(id) ? undefined : tongue.card(id, part);
    },
  };
}
