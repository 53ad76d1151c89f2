// The texts of cards and Map Tiles of Lobotomy 2: each card has a text in both languages, and there are no other texts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  Ability,
  Attack,
  Bolt,
  Modifiers,
  MonsterCard,
  MonsterSide,
  Passive,
  UpgradeRow,
} from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { bossCards } from '../../../../../src/engine/games/lobotomy-2/content/boss-cards.js';
import { difficulties } from '../../../../../src/engine/games/lobotomy-2/content/difficulty-cards.js';
import { equipment } from '../../../../../src/engine/games/lobotomy-2/content/equipment.js';
import { memories } from '../../../../../src/engine/games/lobotomy-2/content/memories.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import { spawnCards } from '../../../../../src/engine/games/lobotomy-2/content/spawn-cards.js';
import { weapons } from '../../../../../src/engine/games/lobotomy-2/content/weapons.js';
import { languages, messages } from '../support/messages.js';

const { characters, disorders, monsters, tiles } = pack;
/**
 * Cards show these fields with symbols (dice, automatic successes, keywords, Range, plain effects of a Bolt), so they
 * need no text.
 */
const symbols: readonly (keyof Attack | 'id' | 'upTo')[] = ['dice', 'auto', 'keywords', 'range', 'bolt', 'id', 'upTo'];
const boltSymbols: readonly (keyof Bolt)[] = ['auto', 'keywords'];
const wordy = (mods: Modifiers | undefined): boolean =>
  mods !== undefined &&
  (Object.keys(mods).some((key) => !symbols.some((each) => each === key)) ||
    Object.keys(mods.bolt ?? {}).some((key) => !boltSymbols.some((each) => each === key)));

type Spoken = {
  readonly id: string;
  readonly mods?: Modifiers;
  readonly passive?: Passive;
  readonly abilities?: readonly Ability[];
  readonly rows: readonly UpgradeRow[];
};
const itemWords = ({ id, mods, passive, abilities, rows }: Spoken): readonly string[] => [
  id,
  `${id}.flavour`,
  ...(wordy(mods) || passive ? [`${id}.text`] : []),
  ...(abilities ?? []).map((_, i) => `${id}.${i + 1}.text`),
  ...rows.flatMap((row, i) => (wordy(row.mods) || row.passive || row.ability ? [`${id}.row.${i + 1}.text`] : [])),
];

/** The effects of a side that need a text. They have to be the same on both sides, because the sides share one text. */
const special = ({ flee, immune, walks, harmless, prey, attacks, defense }: MonsterSide, deck?: string) => ({
  flee,
  immune,
  walks,
  harmless,
  prey,
  deck,
  defends: wordy(defense) || undefined,
  attacks: attacks.some((attack) => !attack.id && wordy(attack)) || undefined,
});
const monsterWords = ({ id, deck, normal, empowered }: MonsterCard): readonly string[] => {
  if (empowered) assert.deepEqual(special(normal, deck), special(empowered, deck), id);
  return [
    id,
    `${id}.flavour`,
    ...(Object.values(special(normal, deck)).some((each) => each !== undefined) ? [`${id}.text`] : []),
    ...normal.attacks.flatMap((attack) =>
      attack.id ? [attack.id, ...(wordy(attack) ? [`${attack.id}.text`] : [])] : [],
    ),
  ];
};

const eventWords: readonly string[] = [
  ...[...bossCards, ...pack.hunt].flatMap(({ id }) => [id, `${id}.text`, `${id}.flavour`]),
  ...spawnCards.flatMap(({ id, kind }) => (kind === 'monster' ? [] : kind === 'event' ? [id] : [id, `${id}.text`])),
  ...difficulties.flatMap(({ id, rows }) => [
    id,
    ...Object.keys(rows).map((level) => `${id}.${level}.text`),
    `${id}.flavour`,
  ]),
];

const itemsWords = [...weapons, ...equipment].flatMap(itemWords);
const monstersWords = monsters.flatMap(monsterWords);

const innate = characters.flatMap((card) =>
  (['blue', 'insane'] as const).flatMap((side) => card[side].abilities.map((_, n) => `${card.id}.${side}.${n + 1}`)),
);
const tileWords = tiles.flatMap(({ id, board }) => [id, ...board.spaces.map((space) => `${id}.${space.id}`)]);
const wanted: readonly string[] = [
  ...characters.flatMap(({ id }) => [`${id}.quest`, `${id}.flavour`]),
  ...innate.flatMap((key) => [key, `${key}.text`]),
  ...disorders.flatMap(({ id, abilities }) => [id, `${id}.flavour`, ...abilities.map((_, n) => `${id}.${n + 1}.text`)]),
  ...itemsWords,
  ...monstersWords,
  ...eventWords,
  ...memories.flatMap(({ id }) => [id, `${id}.text`, `${id}.own.text`, `${id}.flavour`]),
  ...tileWords,
];
const isSentence = (key: string): boolean => /\.(text|flavour|quest)$/.test(key);

const english = messages.en.cards as Readonly<Record<string, string>>;

for (const lang of languages) {
  const words = messages[lang].cards as Readonly<Record<string, string>>;

  test(`every card, Innate Ability, attack of a Boss, tile and Space has its texts, and there are no other texts: ${lang}`, () => {
    const found = Object.keys(words).filter((key) => !key.endsWith('.calm'));
    assert.deepEqual(found.sort(), [...wanted].sort());
  });

  test(`every card has a different name, and so has every tile and Space: ${lang}`, () => {
    for (const keys of [wanted.filter((key) => !isSentence(key) && !tileWords.includes(key)), tileWords]) {
      const names = keys.map((key) => words[key] ?? '');
      assert.ok(names.every(Boolean));
      assert.deepEqual(
        names.filter((name, i) => names.indexOf(name) < i),
        [],
      );
    }
    assert.ok(characters.every(({ id }) => id in messages[lang].page));
  });

  test(`cards have whole sentences, with the same numbers in both languages: ${lang}`, () => {
    for (const key of wanted.filter(isSentence)) {
      const text = words[key] ?? '';
      assert.match(text, /^[A-ZÄÖÜ0-9„].*[.!?]$/, key);
      if (key.endsWith('.text')) assert.deepEqual(text.match(/\d+/g), english[key]?.match(/\d+/g), key);
    }
  });
}

test('Barricade and Sack of Plaster do the same and say the same', () => {
  for (const lang of languages) {
    const { cards } = messages[lang];
    assert.ok(cards['barricade.1.text']);
    assert.equal(cards['barricade.1.text'], cards['plaster-sack.1.text'], lang);
  }
});

test('LOB-IMM-02 no text limits an immunity to attacks, because it holds against Abilities as well', () => {
  const isImmunity = ({ passive }: Ability): boolean => passive?.defense?.immune !== undefined;
  const keys = [
    ...characters.flatMap(({ id, ...card }) =>
      (['blue', 'insane'] as const).flatMap((side) =>
        card[side].abilities.flatMap((each, n) => (isImmunity(each) ? [`${id}.${side}.${n + 1}.text`] : [])),
      ),
    ),
    ...disorders.flatMap(({ id, abilities }) =>
      abilities.flatMap((each, n) => (isImmunity(each) ? [`${id}.${n + 1}.text`] : [])),
    ),
    ...equipment.flatMap(({ id, mods, passive }) => (mods?.immune || passive?.defense?.immune ? [`${id}.text`] : [])),
  ];
  assert.equal(keys.length, 7);
  for (const lang of languages)
    for (const key of keys)
      assert.doesNotMatch(
        (messages[lang].cards as Readonly<Record<string, string>>)[key] ?? '',
        /attack|angegriffen/,
        key,
      );
});
