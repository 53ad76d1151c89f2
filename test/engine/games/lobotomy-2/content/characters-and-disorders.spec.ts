// The Characters and Disorder cards as data: counts, shapes, prices, the cards that the rules mention, and texts in
// every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  Ability,
  CharacterCard,
  CharacterSide,
  Colour,
  DisorderCard,
  Keyword,
  Modifiers,
} from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import { aggression } from '../../../../../src/engine/games/lobotomy-2/content/disorders-aggression.js';
import { anxiety } from '../../../../../src/engine/games/lobotomy-2/content/disorders-anxiety.js';
import { ocd } from '../../../../../src/engine/games/lobotomy-2/content/disorders-ocd.js';
import { schizophrenia } from '../../../../../src/engine/games/lobotomy-2/content/disorders-schizophrenia.js';
import { printed } from '../support/messages.js';

const { characters } = pack;
const decks = { aggression, ocd, schizophrenia, anxiety };
const disorders = Object.values(decks).flat();
const sides = ['blue', 'insane'] as const;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const values = ({ attributes }: CharacterSide): number[] => Object.values(attributes);

const en = printed.en as Readonly<Record<string, string>>;
const de = printed.de as Readonly<Record<string, string>>;

/** Every Ability, with the key of its messages: the key of its text is `<key>.text`. */
const abilities: readonly (readonly [key: string, ability: Ability])[] = [
  ...characters.flatMap((card) =>
    sides.flatMap((side) =>
      card[side].abilities.map((ability, n) => [`${card.id}.${side}.${n + 1}`, ability] as const),
    ),
  ),
  ...disorders.flatMap((card) => card.abilities.map((ability, n) => [`${card.id}.${n + 1}`, ability] as const)),
];

/** Finds all values in some data, each with its path of property names. */
function* leaves(data: unknown, path: readonly string[] = []): Generator<{ path: readonly string[]; value: unknown }> {
  if (typeof data !== 'object' || data === null) yield { path, value: data };
  else for (const [name, value] of Object.entries(data)) yield* leaves(value, [...path, name]);
}

const named = (id: string): DisorderCard => disorders.find((card) => card.id === id)!;
const character = (id: string): CharacterCard => characters.find((card) => card.id === id)!;

test('there are 9 Characters and four decks of 20 Disorder cards, each card once', () => {
  assert.equal(characters.length, 9);
  for (const [deck, cards] of Object.entries(decks)) {
    assert.equal(cards.length, 20, deck);
    assert.ok(
      cards.every((card) => card.deck === deck),
      deck,
    );
  }
  const ids = [...characters, ...disorders].map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^[a-z]+(-[a-z]+)*$/);
});

test('every card has a different effect', () => {
  const done = [
    ...disorders.map((card) => card.abilities),
    ...characters.flatMap((card) => sides.map((side) => card[side])),
  ];
  assert.equal(new Set(done.map((data) => JSON.stringify(data))).size, done.length);
  assert.equal(new Set(characters.map(({ blue }) => JSON.stringify(blue.attributes))).size, 9, 'different Attributes');
  assert.equal(new Set(characters.map(({ quest }) => quest.counts)).size, 9, 'different Quests');
});

test('LOB-CHR-01 every Character has a blue side and an INSANE! side with higher Health, two higher Attributes, and no lower one', () => {
  for (const { id, blue, insane } of characters) {
    assert.equal(insane.health, blue.health + 1, id);
    const gains = values(insane).map((value, n) => value - values(blue)[n]!);
    assert.ok(
      gains.every((gain) => gain === 0 || gain === 1),
      id,
    );
    assert.equal(sum(gains), 2, id);
  }
});

test('every blue side has Health 7 to 9 and Attributes with a sum of 7 or 8, a highest of 4 and a lowest of 1', () => {
  for (const { id, blue } of characters) {
    assert.ok(blue.health >= 7 && blue.health <= 9, id);
    assert.ok([7, 8].includes(sum(values(blue))), id);
    assert.equal(values(blue).filter((value) => value === 4).length, 1, id);
    assert.equal(Math.min(...values(blue)), 1, id);
    assert.ok(
      values(blue).every((value) => value <= 4),
      id,
    );
  }
});

test('every Character has two Disorders, and every deck is drawn from by some Character', () => {
  for (const card of characters) assert.equal(new Set(card.disorders).size, 2, card.id);
  for (const deck of Object.keys(decks))
    assert.ok(characters.filter((card) => card.disorders.some((each) => each === deck)).length >= 4, deck);
});

test('of three Innate Abilities, one is passive or free, one costs 1 to 3 Insanity, and one costs 4 to 6 or X', () => {
  for (const card of characters)
    for (const side of sides) {
      const shape = card[side].abilities.map(({ type, cost }) => {
        if (type === 'passive') return cost ? 'wrong' : 'free';
        const insanity = cost?.insanity;
        if (insanity === 'x') return 'large';
        if (insanity === undefined || insanity > 6) return 'wrong';
        return insanity === 0 ? 'free' : insanity <= 3 ? 'small' : 'large';
      });
      assert.deepEqual(shape, ['free', 'small', 'large'], `${card.id} ${side}`);
    }
});

test('LOB-INN-02 an Innate Ability costs 1 AP exactly when it is marked as an Action; it has no Cooldown', () => {
  for (const card of characters)
    for (const side of sides)
      for (const [n, ability] of card[side].abilities.entries()) {
        const key = `${card.id}.${side}.${n + 1}.text`;
        assert.equal(ability.cost?.ap ?? 0, ability.action ? 1 : 0, key);
        assert.equal(en[key]!.startsWith('Action:'), ability.action === true, key);
        assert.equal(de[key]!.startsWith('Aktion:'), ability.action === true, key);
        assert.equal(ability.cooldown, undefined, key);
      }
});

test('an effect grows with X only if X is paid', () => {
  for (const [key, ability] of abilities) {
    const grows = ability.each !== undefined || JSON.stringify(ability.steps ?? []).includes('"x"');
    if (ability.cost?.insanity === 'x') assert.ok(grows, key);
    for (const words of [en, de])
      assert.equal(/\bX\b/.test(words[`${key}.text`]!), ability.cost?.insanity === 'x', key);
  }
});

test('LOB-DIS-01 every Disorder Ability has a Cooldown of 1 to 5, except Passives, which have neither Cooldown nor cost', () => {
  for (const { id, abilities: own } of disorders) {
    assert.ok(own.length >= 1, id);
    for (const { type, cooldown, cost, action } of own) {
      if (type === 'passive') assert.deepEqual([cooldown, cost], [undefined, undefined], id);
      else assert.ok(cooldown !== undefined && cooldown >= 1 && cooldown <= 5, id);
      assert.equal(action, undefined, id);
    }
  }
});

test('every Ability has the properties that its type needs', () => {
  for (const [key, ability] of abilities) {
    const { type, passive, trigger, steps, mods, each, attack, rolls, once } = ability;
    assert.equal(type === 'attack', attack !== undefined, key);
    assert.equal(type === 'roll', rolls !== undefined, key);
    if (type === 'passive') assert.ok(passive ? !steps && !trigger : steps && trigger, key);
    if (type === 'active') assert.ok(steps?.length, key);
    if (type === 'weapon-attack' || type === 'defense' || type === 'roll') assert.ok(mods ?? each, key);
    assert.equal(en[`${key}.text`]!.startsWith('Once a Turn'), once === true, key);
    assert.equal(de[`${key}.text`]!.startsWith('Einmal je Zug'), once === true, key);
  }
});

test('every deck has 1 to 12 Abilities of every type, and at least three cards with a cost in addition to the Cooldown', () => {
  for (const [deck, cards] of Object.entries(decks)) {
    const count = (type: Ability['type']): number =>
      cards.filter((card) => card.abilities.some((ability) => ability.type === type)).length;
    for (const type of ['passive', 'active', 'attack', 'weapon-attack', 'defense', 'roll'] as const) {
      assert.ok(count(type) >= 1 && count(type) <= 12, `${deck}: ${count(type)} ${type}`);
    }
    assert.ok(cards.filter((card) => card.abilities.some(({ cost }) => cost)).length >= 3, deck);
  }
});

test('an Ability gives at most 1 Insanity, once in a Turn; it gives AP only with a Cooldown', () => {
  for (const [key, ability] of abilities)
    for (const { path, value } of leaves(ability)) {
      if (path.at(-1) !== 'do') continue;
      if (value === 'insanity')
        assert.ok(ability.once && JSON.stringify(ability).includes('"do":"insanity","n":1'), key);
      if (value === 'ap' || value === 'hunt') assert.ok((ability.cooldown ?? 0) >= 1, key);
    }
});

test('an Ability that removes Cooldown tokens works once a Turn, costs AP, or has a Cooldown longer than it saves', () => {
  for (const [key, { action, cooldown, once, steps, trigger }] of abilities) {
    const [, saves] = /"do":"cool","n":-(\d)/.exec(JSON.stringify(steps ?? [])) ?? [];
    if (saves) assert.ok(once ?? action ?? (trigger === 'turn-begins' || Number(saves) < (cooldown ?? 0)), key);
  }
});

test('cards that the rules mention have the data from the rules', () => {
  const { blue: ian } = character('ian-mcfellow');
  assert.equal(en['ian-mcfellow.blue.1'], 'Eagle Form');
  assert.deepEqual(ian.abilities[0], {
    type: 'passive',
    passive: { defense: { bolt: { then: [{ do: 'blink', n: 1 }] } } },
  });

  assert.equal(character('demi-hawkins').blue.attributes.strength, 1);

  assert.equal(en['demi-hawkins.blue.2'], 'Brainstorm');
  const brainstorm = character('demi-hawkins').blue.abilities[1]!;
  assert.ok(brainstorm.action && brainstorm.cost?.ap === 1 && Number(brainstorm.cost.insanity) >= 1);

  assert.equal(en['edmund-sable.blue.1'], 'Mind Over Matter');
  const matter = character('edmund-sable').blue.abilities[0]!;
  assert.deepEqual([matter.cost, matter.once], [{ insanity: 0 }, true]);

  assert.equal(named('fatality').deck, 'aggression');
  const [fatality] = named('fatality').abilities;
  assert.equal(fatality?.type, 'weapon-attack');
  assert.deepEqual(fatality.mods, { keywords: ['critical', 'pierce'] } satisfies Modifiers);

  const [active, ...rest] = named('withdrawal').abilities;
  assert.deepEqual([active?.type, active?.cost, active?.cooldown], ['active', { ap: 1 }, 4]);
  assert.ok(rest.length >= 1);

  for (const { type, cost, each } of named('adrenal-gland-tumor').abilities) {
    assert.deepEqual([type, cost], ['roll', { insanity: 1 }]);
    assert.deepEqual(Object.values(each?.dice ?? {}), [1]);
  }
});

test('every keyword for Characters is on a card; Flee is only for Monsters', () => {
  const text = JSON.stringify(abilities);
  const keywords: Record<Keyword, true> = {
    fire: true,
    frost: true,
    stun: true,
    aoe: true,
    pierce: true,
    ethereal: true,
    holy: true,
    critical: true,
    lifesteal: true,
    infection: true,
    dodge: true,
    deflect: true,
    counterattack: true,
  };
  for (const keyword of Object.keys(keywords))
    assert.match(text, new RegExp(`"(?:keywords|immune)":\\[[^\\]]*"${keyword}"`), keyword);
  for (const other of [
    '"do":"infect"',
    '"do":"move"',
    '"do":"blink"',
    '"do":"stealth"',
    '"do":"ethereal"',
    '"range":[',
    '"immune":[',
  ])
    assert.ok(text.includes(other), other);
});

test('the text of an Ability contains its dice, ranges and numbers, equally in both languages', () => {
  const digits = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
  const colours: readonly Colour[] = ['green', 'red', 'blue', 'brown'];
  for (const [key, { cost: _cost, cooldown: _cooldown, ...does }] of abilities) {
    const said = en[`${key}.text`]!;
    assert.deepEqual(digits(said), digits(de[`${key}.text`]!), key);
    for (const { path, value } of leaves(does)) {
      // The text need not contain the numbers of `each`, the effects for each Insanity paid as X, or the number 99,
      // which stands for any number of rerolls.
      const spoken = path[0] !== 'each' && value !== 99;
      if (typeof value === 'number' && spoken)
        assert.ok(digits(said).includes(Math.abs(value)), `${key}: ${path.join('.')} ${value}`);
      const colour = colours.find((each) => path.at(-1) === each || value === each);
      if (colour) assert.match(said, new RegExp(`\\b${colour}\\b`), `${key}: ${path.join('.')}`);
    }
  }
});

for (const [lang, words] of Object.entries({ en, de })) {
  test(`every card has all its texts: ${lang}`, () => {
    const wanted = [
      ...characters.flatMap(({ id }) => [id, `${id}.quest`, `${id}.flavour`]),
      ...disorders.flatMap(({ id }) => [id, `${id}.flavour`]),
      ...abilities.flatMap(([key]) => (key.split('.').length === 3 ? [key, `${key}.text`] : [`${key}.text`])),
    ];
    for (const key of wanted) {
      const text = words[key] ?? '';
      assert.match(text, /\.(text|quest)$/.test(key) ? /^[A-ZÄÖÜ\d].{4,150}\.$/u : /./, key);
    }
    for (const { id, quest } of characters) assert.match(words[`${id}.quest`]!, new RegExp(`\\b${quest.n}\\b`), id);
  });
}
