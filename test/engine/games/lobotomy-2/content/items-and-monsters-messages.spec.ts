// The words on Items, Monsters, Events and Difficulty cards of Lobotomy 2: each card has its own, in both languages, and no others.
// And the names of all cards, which are in tables of their own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  Ability,
  Attack,
  Bolt,
  Mods,
  MonsterCard,
  MonsterSide,
  Passive,
  UpgradeRow,
} from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { allArms } from '../../../../../src/engine/games/lobotomy-2/content/whole-cards.js';
import { bossCards } from '../../../../../src/engine/games/lobotomy-2/content/boss-cards.js';
import { difficulties } from '../../../../../src/engine/games/lobotomy-2/content/difficulty-cards.js';
import { equipment } from '../../../../../src/engine/games/lobotomy-2/content/equipment.js';
import { memories } from '../../../../../src/engine/games/lobotomy-2/content/memories.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import { spawnCards } from '../../../../../src/engine/games/lobotomy-2/content/spawn-cards.js';
import { weapons } from '../../../../../src/engine/games/lobotomy-2/content/weapons.js';
import deNames from '../../../../../src/messages/de/lobotomy-2/cards.js';
import deCast from '../../../../../src/messages/de/lobotomy-2/cards-character-names.js';
import deEvents from '../../../../../src/messages/de/lobotomy-2/cards-events.js';
import deFurther from '../../../../../src/messages/de/lobotomy-2/cards-all-scenarios.js';
import deItems from '../../../../../src/messages/de/lobotomy-2/cards-items.js';
import deMonsters from '../../../../../src/messages/de/lobotomy-2/cards-monsters.js';
import enNames from '../../../../../src/messages/en/lobotomy-2/cards.js';
import enCast from '../../../../../src/messages/en/lobotomy-2/cards-character-names.js';
import enEvents from '../../../../../src/messages/en/lobotomy-2/cards-events.js';
import enFurther from '../../../../../src/messages/en/lobotomy-2/cards-all-scenarios.js';
import enItems from '../../../../../src/messages/en/lobotomy-2/cards-items.js';
import enMonsters from '../../../../../src/messages/en/lobotomy-2/cards-monsters.js';

const { characters, monsters } = allArms;
/** Said by words: symbols show dice, automatic successes, keywords, range and the plain effects of a Bolt. */
const symbols: readonly (keyof Attack | 'id' | 'upTo')[] = ['dice', 'auto', 'keywords', 'range', 'bolt', 'id', 'upTo'];
const boltSymbols: readonly (keyof Bolt)[] = ['auto', 'keywords'];
const wordy = (mods: Mods | undefined): boolean =>
  mods !== undefined &&
  (Object.keys(mods).some((key) => !symbols.some((each) => each === key)) ||
    Object.keys(mods.bolt ?? {}).some((key) => !boltSymbols.some((each) => each === key)));

type Spoken = {
  readonly id: string;
  readonly mods?: Mods;
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

/** One sentence serves both sides: what it says is on both. */
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
const isName = (key: string): boolean => !/\.(text|flavour)$/.test(key);

test('every card, Innate Ability and attack of a Boss has a name of its own in both languages, and none is left over', () => {
  const innate = characters.flatMap((card) =>
    (['blue', 'insane'] as const).flatMap((side) => card[side].abilities.map((_, n) => `${card.id}.${side}.${n + 1}`)),
  );
  const wanted = [
    ...innate,
    ...pack.disorders.map(({ id }) => id),
    ...[...itemsWords, ...monstersWords, ...eventWords].filter(isName),
    ...memories.map(({ id }) => id),
  ];
  for (const tables of [
    [enNames, enFurther],
    [deNames, deFurther],
  ]) {
    assert.deepEqual(tables.flatMap((names) => Object.keys(names)).sort(), [...wanted].sort());
    const said = tables.flatMap((names) => Object.values<string>(names));
    assert.ok(said.every(Boolean));
    assert.deepEqual(
      said.filter((name, i) => said.indexOf(name) < i),
      [],
    );
  }
  for (const cast of [enCast, deCast])
    assert.deepEqual(
      Object.keys(cast),
      characters.map(({ id }) => id),
    );
});

for (const [what, en, de, words] of [
  ['Item', enItems, deItems, itemsWords],
  ['Monster', enMonsters, deMonsters, monstersWords],
  ['Event and Difficulty card', enEvents, deEvents, eventWords],
] as const) {
  const wanted = words.filter((key) => !isName(key));
  test(`every ${what} has its words in both languages, and none are left over`, () => {
    for (const texts of [en, de]) assert.deepEqual(Object.keys(texts).sort(), [...wanted].sort());
  });

  test(`what stands on every ${what} is whole sentences, its own, with the numbers of its translation`, () => {
    const german: Readonly<Record<string, string>> = de;
    for (const [key, text] of Object.entries<string>(en)) {
      const other = german[key] ?? '';
      assert.ok(text && other, key);
      assert.match(text, /^[A-Z0-9].*[.!?]$/, key);
      assert.match(other, /^[A-ZÄÖÜ0-9„].*[.!?]$/, key);
      if (key.endsWith('.text')) assert.deepEqual(text.match(/\d+/g), other.match(/\d+/g), key);
    }
  });
}
