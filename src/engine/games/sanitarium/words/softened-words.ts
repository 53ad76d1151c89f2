// Softened content: gentler texts for every card with a content warning. The match itself stays the same. Our own cards
// have softened texts. The cards of another pack may have some, too. A card without a softened name is called by its
// type and a number, and a card without a softened text is described by its effect.
import { speak, type Params } from '../../../speech/speak.js';
import type { Messages } from '../../../../messages/message.js';
import { contentOf } from '../cards/card-index.js';
import type { Card, Pack } from '../cards/card-types.js';
import { pack as ours } from '../content/pack.js';
import type { Lexicon } from './names.js';

/** A pack, the texts of its cards, and the language of these texts. */
interface Played {
  readonly pack: Pack;
  readonly texts: Messages;
  readonly lang: string;
}

/** The lexicon of a table with softened content. The texts of our own cards in `lexicon` are softened already. */
export function softenLexicon(lexicon: Lexicon, { pack, texts, lang }: Played): Lexicon {
  const { cards } = contentOf(pack);
  const say = lexicon.say as (key: string, params?: Params) => string;
  const cardsOf = (kind: string): readonly Card[] =>
    Object.values(cards).filter((card) => card.kind === kind || card.id === kind);
  /** A text from the pack. A Dark Hallway without its own text uses the one for all Dark Hallways. */
  const own = (kind: string, end: string): string | undefined => {
    const key = [kind, kind.replace(/^dark\.\d$/, 'dark')]
      .map((each) => each + end)
      .find((each) => Object.hasOwn(texts, each));
    return key === undefined ? undefined : speak(texts, lang, key);
  };
  const distresses = (kind: string): boolean =>
    [kind, ...cardsOf(kind).map(({ id }) => id)].some(
      (each) => !!(own(each, '.notes') ?? lexicon.words(each, 'notes')),
    );
  /** A name for a card that has no softened name: its type and a number. */
  const neutral = (kind: string): string => {
    const type = cardsOf(kind)[0]?.type ?? 'item';
    if (type === 'dark') return say('tile-dark');
    const kinds = [...new Set(Object.values(cards).flatMap((card) => (card.type === type ? [card.kind] : [])))];
    return say(`calm-${type}`, { n: kinds.indexOf(kind) + 1 });
  };
  return {
    ...lexicon,
    card: (kind) =>
      own(kind, '.calm') ?? (own(kind, '') !== undefined && distresses(kind) ? neutral(kind) : lexicon.card(kind)),
    words: (kind, part) => {
      if (!distresses(kind)) return lexicon.words(kind, part);
      if (part === 'notes') return undefined;
      const calm = own(kind, `.${part}.calm`);
      if (calm !== undefined) return calm || undefined;
      const [card] = cardsOf(kind);
      if (part === 'text') return card && effect(card, say);
      // The texts of our own cards are softened already. They do not apply to a card of another pack, and the original
      // text of such a card must not be shown.
      return own(kind, `.${part}`) === undefined && (!card || pack.id === ours.id)
        ? lexicon.words(kind, part)
        : undefined;
    },
  };
}

/** The effect of a card in plain sentences; undefined for a Room. */
function effect(
  { type, use, when, steps, mods }: Card,
  say: (key: string, params?: Params) => string,
): string | undefined {
  const done = steps.map((step) => {
    const does = say(`does-${step.do}`, 'n' in step ? { n: signed(step.do, step.n) } : {});
    if (!('reach' in step) || step.reach > 9) return does;
    return step.reach > 0 ? say('does-reach', { does, n: step.reach }) : say('does-reach-0', { does });
  });
  const changed = Object.entries(mods).map(([mod, n]) => say(`changes-${mod}`, { n: signed('change', n) }));
  const sentences = [...done, ...changed];
  if (sentences.length === 0) return undefined;
  const does = sentences.reduce((first, then) => say('does-then', { does: first, then }));
  const at = when === 'dice' ? say('does-dice', { does }) : does;
  return type === 'item' && use !== 'passive' ? say(`does-${use}`, { does: at }) : at;
}

/** The number of an effect, with a sign if the effect changes another number. */
const signed = (what: string, n: number): string | number =>
  !/^(gain-ap|change)/.test(what) ? n : n < 0 ? `−${-n}` : `+${n}`;
