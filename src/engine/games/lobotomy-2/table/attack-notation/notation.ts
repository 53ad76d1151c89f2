// Reads the text in which an author describes one side of an Attack, such as `felix-ambrose broken-glass+1 insane`, `3
// green 1 red pierce` or `night-nurse stun`.
import type { Attribute, Colour, Condition, Keyword, Modifiers } from '../../cards/card-types.js';
import type { Content } from '../../cards/card-index.js';
import { quoted, wholeNumber, InputFault } from '../../state/readers.js';

export type Role = 'attack' | 'against';

/**
 * Words that follow a number: the target's Health and Wounds, the number of Characters in the match, and the number of
 * earlier attackers in this phase.
 */
export const facts = ['health', 'wounds', 'characters', 'prior'] as const;
export type Fact = (typeof facts)[number];

const colours: readonly Colour[] = ['green', 'red', 'blue', 'brown'];
const attributes: readonly Attribute[] = ['strength', 'dexterity', 'wisdom', 'imagination'];
const conditions: readonly Condition[] = ['fire', 'frost', 'stun'];
const keywords = {
  attack: ['fire', 'frost', 'stun', 'aoe', 'pierce', 'ethereal', 'holy', 'critical', 'lifesteal', 'infection'],
  against: ['dodge', 'deflect', 'counterattack'],
} as const satisfies Record<Role, readonly Keyword[]>;

/** `turned` means the second side of a card: INSANE! or Empowered. */
type WordKind =
  | 'dice'
  | 'keyword'
  | 'auto'
  | 'reroll'
  | 'attribute'
  | 'fact'
  | 'condition'
  | 'turned'
  | 'character'
  | 'monster'
  | 'weapon'
  | 'equipment'
  | 'attack'
  | 'ability';

export interface Word {
  readonly kind: WordKind;
  readonly name: string;
  /** The number that stands before the word. */
  readonly n: number | undefined;
  /** Whether `bolt` stands before the word. Then the word applies only if the dice show a Bolt. */
  readonly bolt: boolean;
  /** The numbers of the bought upgrade rows, counted from 1: `broken-glass+1` has bought the first row. */
  readonly rows: readonly number[];
}

/**
 * The largest number of words on one side, and the largest number of dice of one colour. The limit prevents slow
 * calculations.
 */
export const MAX_WORDS = 20;

/** Words are separated by spaces or commas. */
export function parseNotation(content: Content, said: string, role: Role): Word[] {
  const words: Word[] = [];
  let n: number | undefined;
  let bolt = false;
  for (const token of said.split(/[\s,]+/).filter(Boolean)) {
    if (/^\d+$/.test(token)) n = wholeNumber(Number(token), `${role}/${quoted(token)}`, 0, 99);
    else if (token === 'bolt') bolt = true;
    else {
      const [name = '', ...rows] = token.split('+');
      words.push({
        kind: kindOf(content, name, role),
        name,
        n,
        bolt,
        rows: rows.map((row) => wholeNumber(Number(row), `${role}/${quoted(token)}`, 1, rowsOf(content, name))),
      });
      [n, bolt] = [undefined, false];
    }
  }
  if (n !== undefined || bolt) throw new InputFault(role, 'no-word', { word: quoted(said) });
  if (words.length > MAX_WORDS) throw new InputFault(role, 'too-many', { n: MAX_WORDS });
  const stray = words.find((word) => word.bolt && word.kind !== 'auto' && word.kind !== 'keyword');
  if (stray) throw new InputFault(role, 'no-word', { word: quoted(`bolt ${stray.name}`) });
  return words;
}

const rowsOf = ({ weapons, equipment }: Content, name: string): number =>
  (weapons.get(name) ?? equipment.get(name))?.rows.length ?? 0;

export const formatNotation = (words: readonly Word[]): string =>
  words
    .map(({ name, n, bolt, rows }) =>
      [...(bolt ? ['bolt'] : []), ...(n === undefined ? [] : [n]), [name, ...rows].join('+')].join(' '),
    )
    .join(' ');

function kindOf(content: Content, name: string, role: Role): WordKind {
  const is = (list: readonly string[]): boolean => list.includes(name);
  if (is(colours)) return 'dice';
  if (name === 'auto' || name === 'reroll') return name;
  if (is(attributes)) return 'attribute';
  if (is(facts)) return 'fact';
  if (is(keywords[role])) return 'keyword';
  if (role === 'against' && is(conditions)) return 'condition';
  if (name === 'insane' || name === 'empowered') return 'turned';
  if (content.characters.has(name)) return 'character';
  if (content.monsters.has(name)) return 'monster';
  if (content.weapons.has(name)) return 'weapon';
  if (content.equipment.has(name)) return 'equipment';
  if (role === 'attack' && (name === 'fists' || isAttack(content, name))) return 'attack';
  if (/\.\d+$/.test(name)) return 'ability';
  throw new InputFault(role, 'no-word', { word: quoted(name) });
}

const isAttack = ({ pack: { monsters, bossCards } }: Content, name: string): boolean =>
  monsters.some(({ normal, empowered }) =>
    [normal, empowered].some((side) => side?.attacks.some(({ id }) => id === name)),
  ) || bossCards.some(({ id, attack }) => id === name && !!attack);

// Adding up the words

const count = (words: readonly Word[], kind: WordKind, name: string, role: Role): number =>
  wholeNumber(
    words.reduce(
      (sum, word) => (word.kind === kind && word.name === name && !word.bolt ? sum + (word.n ?? 1) : sum),
      0,
    ),
    `${role}/${name}`,
    0,
    kind === 'fact' ? 99 : MAX_WORDS,
  );

/** The number of Increase tokens for each Attribute. LOB-CHR-07 */
export const increasesIn = (words: readonly Word[], role: Role): Partial<Record<Attribute, number>> =>
  Object.fromEntries(attributes.map((name) => [name, count(words, 'attribute', name, role)]));

export const factIn = (words: readonly Word[], name: Fact): number | undefined =>
  words.find((word) => word.kind === 'fact' && word.name === name) && count(words, 'fact', name, 'against');

export const conditionsIn = (words: readonly Word[]): Condition[] =>
  words.flatMap(({ kind, name }) => (kind === 'condition' ? [name as Condition] : []));

/** Returns the modifiers that the words describe: dice, keywords and Bolts. */
export function modsIn(words: readonly Word[], role: Role): Modifiers {
  const keywordsIn = (bolt: boolean): Keyword[] =>
    words.flatMap((word) => (word.kind === 'keyword' && word.bolt === bolt ? [word.name as Keyword] : []));
  return {
    dice: Object.fromEntries(colours.map((colour) => [colour, count(words, 'dice', colour, role)])),
    auto: count(words, 'auto', 'auto', role),
    reroll: count(words, 'reroll', 'reroll', role),
    keywords: keywordsIn(false),
    bolt: {
      auto: count(
        words.filter(({ bolt }) => bolt).map((word) => ({ ...word, bolt: false })),
        'auto',
        'auto',
        role,
      ),
      keywords: keywordsIn(true),
    },
  };
}
