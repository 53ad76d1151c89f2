// Items, Monsters, Events and Difficulty cards of Lobotomy 2 as data: their numbers, the cards that the rules mention,
// and the budget from the design notes in docs/rules/lobotomy-2.md. Their texts are in card-messages.spec.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  DifficultyChanges,
  JunkCost,
  Keyword,
  Level,
  MonsterCard,
  MonsterSide,
  UpgradeRow,
} from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { bossCards } from '../../../../../src/engine/games/lobotomy-2/content/boss-cards.js';
import { bosses } from '../../../../../src/engine/games/lobotomy-2/content/bosses.js';
import { difficulties } from '../../../../../src/engine/games/lobotomy-2/content/difficulty-cards.js';
import { equipment } from '../../../../../src/engine/games/lobotomy-2/content/equipment.js';
import { lockers } from '../../../../../src/engine/games/lobotomy-2/content/lockers.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import { spawnCards } from '../../../../../src/engine/games/lobotomy-2/content/spawn-cards.js';
import { weapons } from '../../../../../src/engine/games/lobotomy-2/content/weapons.js';

const { hunt: huntCards } = pack;
const monsters = pack.monsters.filter((card) => card.class !== 'boss');
const lists = { weapons, equipment, monsters, bosses, bossCards, huntCards, spawnCards, lockers, difficulties };
const all = Object.values(lists).flat();

const byId = <T extends { readonly id: string }>(list: readonly T[], id: string): T =>
  list.find((card) => card.id === id) ?? assert.fail(id);
const weapon = (id: string) => byId(weapons, id);
const item = (id: string) => byId(equipment, id);
const monster = (id: string) => byId([...monsters, ...bosses], id);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const spent = (cost: JunkCost): number => sum(Object.values(cost));
const count = <T>(list: readonly T[], is: (each: T) => unknown): number => list.filter(is).length;

const sides = (card: MonsterCard): readonly MonsterSide[] =>
  card.empowered ? [card.normal, card.empowered] : [card.normal];
const basic = monsters.filter((card) => card.class === 'basic');
const elite = monsters.filter((card) => card.class === 'elite');
const rows: readonly UpgradeRow[] = [...weapons, ...equipment].flatMap((card) => card.rows);

// Counts

test('LOB-RUL-22 there are three designs of Basic Weapons, and 33 Weapons that can be found', () => {
  assert.deepEqual(
    weapons.filter((card) => card.basic).map((card) => card.id),
    ['broken-glass', 'sling', 'spell-scroll'],
  );
  assert.equal(
    count(weapons, (card) => !card.basic),
    33,
  );
});

test('there is one Basic Equipment card, and 30 can be found: 8 of them are Armor, 8 are REUSABLE', () => {
  const found = equipment.filter((card) => !card.basic);
  assert.deepEqual(
    [
      equipment.length - found.length,
      found.length,
      count(found, (card) => card.armor),
      count(found, (card) => card.reusable),
    ],
    [1, 30, 8, 8],
  );
});

test('LOB-RUL-85 there are four Basic types of 6 minis, and seven Elite types of 2', () => {
  assert.deepEqual(
    [basic.map((card) => card.minis), elite.map((card) => card.minis)],
    [Array(4).fill(6), Array(7).fill(2)],
  );
});

test('LOB-BOS-06 there are nine Bosses; the Huntmaster draws from 10 Boss cards, the Wendigo from 5', () => {
  assert.deepEqual([bosses.length, count(bosses, (card) => card.class === 'boss' && card.minis === 1)], [9, 9]);
  assert.deepEqual(
    bosses.flatMap((card) => (card.deck ? [[card.id, card.deck]] : [])),
    [
      ['huntmaster', 'huntmaster'],
      ['wendigo', 'wendigo'],
    ],
  );
  assert.deepEqual(
    [count(bossCards, (card) => card.deck === 'huntmaster'), count(bossCards, (card) => card.deck === 'wendigo')],
    [10, 5],
  );
});

test('LOB-HST-03 there are the Aura of INSANITY! and 17 other Hunt Track Event cards', () => {
  assert.deepEqual(
    huntCards.filter((card) => card.aura).map((card) => card.id),
    ['aura-of-insanity'],
  );
  assert.equal(huntCards.length, 18);
});

test('LOB-RUL-84 each slot occurs once in every colour; there are Events 1 to 5 and one Reshuffle', () => {
  assert.equal(spawnCards.length, 30);
  const shown = new Set(
    spawnCards.map((card) =>
      card.kind === 'monster'
        ? `${card.slot} ${card.colour}`
        : card.kind === 'event'
          ? `event ${card.number}`
          : card.kind,
    ),
  );
  for (const slot of [1, 2, 3, 4, 5, 6])
    for (const colour of ['green', 'blue', 'red', 'yellow'])
      assert.ok(shown.delete(`${slot} ${colour}`), `${slot} ${colour}`);
  assert.deepEqual([...shown], ['event 1', 'event 2', 'event 3', 'event 4', 'event 5', 'reshuffle']);
});

test('every id is kebab-case and unique; no two cards have the same data', () => {
  const ids = all.map((card) => card.id);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const list of Object.values(lists)) {
    const data = list.map(({ id: _, ...card }) => JSON.stringify(card));
    assert.equal(
      new Set(data).size,
      data.length,
      data.find((each, i) => data.indexOf(each) !== i),
    );
  }
});

// Named cards

test('LOB-BIT-01 the Straitjacket is Armor with 1 blue die and rows for any 2 and any 3 Junk, each of which adds a blue die', () => {
  const blue = { dice: { blue: 1 } };
  assert.deepEqual(item('straitjacket'), {
    id: 'straitjacket',
    basic: true,
    armor: true,
    mods: blue,
    rows: [
      { cost: { any: 2 }, mods: blue },
      { cost: { any: 3 }, mods: blue },
    ],
  });
});

test('LOB-BIT-02 each Basic Weapon has a different Key Attribute', () => {
  assert.deepEqual(
    [weapon('broken-glass').key, weapon('sling').key, weapon('spell-scroll').key],
    ['strength', 'dexterity', 'wisdom'],
  );
});

test('LOB-BIT-03 a Basic Weapon has no Skilled Threshold and no Skilled row', () => {
  for (const card of weapons) {
    assert.equal(card.threshold === undefined, card.basic === true, card.id);
    if (card.basic) assert.ok(card.rows.every((row) => !row.skilled));
  }
});

test('LOB-RUL-24 a Basic Weapon has Bolt as Spike, and any 2 Junk buy a green die', () => {
  for (const card of weapons.filter(({ basic }) => basic)) {
    assert.deepEqual([card.mods?.bolt, card.rows], [{ auto: 1 }, [{ cost: { any: 2 }, mods: { dice: { green: 1 } } }]]);
  }
});

test('LOB-EX-27 the Spell Scroll reaches 0–2, the Sling 1–2, and Broken Glass its own Space (LOB-RUL-22)', () => {
  assert.deepEqual(
    ['spell-scroll', 'sling', 'broken-glass'].map((id) => weapon(id).mods?.range),
    [[0, 2], [1, 2], undefined],
  );
});

test('LOB-EX-31 the Revolver has Range 1–2 and Fire; the Animated Doll is immune to Frost, Stun and Pierce', () => {
  assert.deepEqual(weapon('revolver').mods, { range: [1, 2], keywords: ['fire'] });
  for (const side of sides(monster('animated-doll'))) assert.deepEqual(side.immune, ['frost', 'stun', 'pierce']);
});

test('LOB-EX-46 Spiked Gloves improve the defense while in the Loadout, but not another Weapon’s attack', () => {
  assert.deepEqual(weapon('spiked-gloves').passive, { defense: { dice: { blue: 1 } } });
});

test('LOB-EX-40, LOB-EX-42 the Splashing Paddle has Key Attribute Any, Threshold 4, AoE, and three rows', () => {
  const { key, threshold, mods, rows } = weapon('splashing-paddle');
  assert.deepEqual([key, threshold, mods], ['any', 4, { keywords: ['aoe'] }]);
  assert.deepEqual(rows, [
    { cost: { wood: 1, paper: 1 }, mods: { bolt: { auto: 1 }, then: [{ do: 'move', n: 1, stealth: true }] } },
    { cost: { glass: 1, wood: 1 }, skilled: true, mods: { dice: { green: 1 } } },
    { cost: { rock: 1, wood: 1, any: 1 }, skilled: true, mods: { dice: { red: 1 } } },
  ]);
});

test('LOB-EX-36 the Leather Jacket has a blue and a brown die and Bolt as Shield, and its two rows (LOB-RUL-25)', () => {
  const { armor, mods, rows } = item('leather-jacket');
  assert.deepEqual([armor, mods], [true, { dice: { blue: 1, brown: 1 }, bolt: { auto: 1 } }]);
  assert.deepEqual(rows, [
    { cost: { paper: 1, wood: 1 }, mods: { auto: 1 } },
    { cost: { any: 3 }, mods: { dice: { blue: 1 } } },
  ]);
});

test('LOB-IMM-01 Rusty Chainmail is Armor with Immunity', () => {
  assert.ok(item('rusty-chainmail').armor);
  assert.ok(item('rusty-chainmail').mods?.immune?.length);
});

test('LOB-EX-37 the Dog Grapple calms Hellhounds, without a cost', () => {
  assert.deepEqual(item('dog-grapple'), { id: 'dog-grapple', passive: { calms: ['hellhound'] }, rows: [] });
  assert.equal(monster('hellhound').class, 'basic');
});

test('LOB-EX-38 the Halo costs 2 Insanity and no AP, and lasts for the Turn', () => {
  const [halo] = item('halo').abilities ?? [];
  assert.deepEqual([halo?.type, halo?.cost], ['active', { insanity: 2 }]);
  assert.ok(halo?.steps?.every((step) => step.do === 'mods' && step.until === 'turn'));
});

test('LOB-EX-39 the Land Mine is Tapped to be placed and Untapped for any 2 Junk; LOB-RUL-116 it goes off as an AoE attack of 3 red without a cost', () => {
  const { reusable, untap, abilities } = item('land-mine');
  assert.deepEqual([reusable, untap], [true, { junk: 2 }]);
  assert.deepEqual(abilities, [
    { type: 'active', cost: { tap: true }, steps: [{ do: 'mine' }] },
    { type: 'active', steps: [{ do: 'detonate', attack: { dice: { red: 3 }, keywords: ['aoe'], unseen: true } }] },
  ]);
});

test('the Sentry Gun is placed on a Space, and attacks automatically at the end of its holder’s Turn', () => {
  const [place, fire] = item('sentry-gun').abilities ?? [];
  assert.deepEqual([place?.steps, fire?.trigger, fire?.attack?.range], [[{ do: 'gun' }], 'turn-ends', [0, 2]]);
});

test('LOB-FLE-04 a Character with Strength 3 leaves a State Trooper freely, others suffer 1 Wound, on both sides of its card', () => {
  assert.equal(monster('state-trooper').class, 'basic');
  for (const side of sides(monster('state-trooper')))
    assert.deepEqual(side.flee, { attribute: 'strength', min: 3, penalty: [{ do: 'wound', n: 1 }] });
});

test('LOB-EX-65, LOB-EX-66 against the Daddy’s Boy and Pops, red dice become green', () => {
  for (const id of ['daddys-boy', 'pops'])
    for (const side of sides(monster(id))) assert.deepEqual(side.defense.convertFoe, { from: 'red', to: 'green' });
  assert.deepEqual(
    ['daddys-boy', 'pops', 'orderly', 'cultist'].map((id) => monster(id).class),
    ['elite', 'boss', 'elite', 'elite'],
  );
});

test('LOB-EX-32 a Boss has Health 10 for each Character and a d6 that chooses between two attacks (LOB-BOS-03)', () => {
  assert.ok(
    bosses.some(({ normal }) => normal.health === 10 && normal.attacks.length === 2 && normal.attacks[1]?.upTo === 6),
  );
});

test('LOB-HNT-05 Aura of INSANITY! Empowers all Monsters', () => {
  assert.deepEqual(byId(huntCards, 'aura-of-insanity'), {
    id: 'aura-of-insanity',
    aura: true,
    steps: [{ do: 'empower' }],
  });
});

// Balance: design notes 1, 2 and 5

test('LOB-WPN-02, LOB-WPN-03 the Weapons that can be found use different Key Attributes, and have Thresholds from 2 to 5', () => {
  const found = weapons.filter((card) => !card.basic);
  for (const key of ['strength', 'dexterity', 'wisdom'] as const)
    assert.ok(count(found, (card) => card.key === key) >= 9, key);
  assert.ok(count(found, (card) => card.key === 'any') >= 5);
  assert.deepEqual([...new Set(found.map((card) => card.threshold))].sort(), [2, 3, 4, 5]);
});

test('LOB-WPN-06 every row costs 1 to 4 Junk and has an effect; every Weapon that can be found has both a Skilled row and a Basic one', () => {
  for (const row of rows) {
    assert.ok(spent(row.cost) >= 1 && spent(row.cost) <= 4);
    assert.ok(row.mods ?? row.passive ?? row.ability);
  }
  for (const card of weapons)
    if (!card.basic) assert.ok(card.rows.some((row) => row.skilled) && card.rows.some((row) => !row.skilled), card.id);
});

test('LOB-JNK-01 each of the six types of Junk is needed for at least eight rows', () => {
  for (const kind of ['glass', 'wood', 'rope', 'paper', 'pipe', 'rock'] as const)
    assert.ok(count(rows, (row) => row.cost[kind]) >= 8, kind);
});

test('LOB-TAP-02 a card is REUSABLE only if it has a cost for untapping and an Ability that taps it', () => {
  for (const card of equipment) {
    assert.equal(card.untap !== undefined, card.reusable === true, card.id);
    assert.equal(card.abilities?.some((ability) => ability.cost?.tap) ?? false, card.reusable === true, card.id);
    assert.ok(!card.untap || Object.keys(card.untap).length, card.id);
  }
});

test('no Ability of an Item can be used endlessly for free, and none gives Insanity', () => {
  for (const card of [...weapons, ...equipment]) {
    for (const ability of [...(card.abilities ?? []), ...card.rows.flatMap((row) => row.ability ?? [])]) {
      assert.ok(
        ability.cost ?? ability.once ?? ability.attack ?? ability.steps?.every((step) => step.do === 'detonate'),
        card.id,
      );
      assert.ok(!JSON.stringify(ability).includes('"do":"insanity"'), card.id);
    }
  }
});

test('LOB-MON-04 Monsters stay within the budget of their class', () => {
  for (const { id, normal } of basic) {
    assert.ok(normal.health >= 2 && normal.health <= 3, id);
    assert.equal(normal.movement, id === 'hellhound' ? 3 : 2, id);
    assert.deepEqual(normal.defense, { dice: { blue: 1 } }, id);
    assert.ok([2, 3].includes(normal.attacks[0]?.dice.green ?? 0) && !normal.attacks[0]?.dice.red, id);
  }
  for (const { id, normal } of elite) {
    assert.ok(normal.health >= 4 && normal.health <= 6, id);
    assert.ok(normal.defense.dice?.blue === 2 || normal.defense.dice?.brown === 1, id);
    assert.deepEqual(normal.attacks[0]?.dice, { green: 2, red: 1 }, id);
  }
});

test('LOB-HNT-06 every Basic Monster and some Elite ones have an Empowered side, with 1 more Health and a red die instead of a green one', () => {
  assert.ok(basic.every((card) => card.empowered));
  const stronger = monsters.filter((card) => card.empowered);
  assert.ok(stronger.length > basic.length && stronger.length < monsters.length);
  for (const { id, normal, empowered } of stronger) {
    const attacks = normal.attacks.map((attack) => ({
      ...attack,
      dice: { green: (attack.dice.green ?? 0) - 1, red: (attack.dice.red ?? 0) + 1 },
    }));
    assert.deepEqual(empowered, { ...normal, health: normal.health + 1, attacks }, id);
  }
});

test('LOB-HNT-07 no Boss has an Empowered side; each has Health 8 to 12, 2 blue dice and a Shield, and attacks of 3 or 4 red', () => {
  for (const { id, normal, empowered } of bosses) {
    assert.equal(empowered, undefined, id);
    assert.ok(normal.health >= 8 && normal.health <= 12, id);
    assert.deepEqual([normal.defense.dice, normal.defense.auto], [{ blue: 2 }, 1], id);
  }
  for (const { dice } of [
    ...bosses.flatMap(({ normal }) => normal.attacks),
    ...bossCards.map((card) => card.attack ?? assert.fail(card.id)),
  ]) {
    assert.ok([3, 4].includes(dice.red ?? 0) && Object.keys(dice).length === 1);
  }
});

test('LOB-RUL-53 Stun cannot cost a Boss its whole phase', () => {
  for (const { id, normal } of bosses) assert.ok(normal.immune?.includes('stun'), id);
});

test('LOB-BOS-03 every d6 result selects one attack of a Boss', () => {
  for (const { id, normal } of bosses) {
    const table = normal.attacks.map((attack) => attack.upTo);
    if (table.length === 1) continue;
    assert.deepEqual(table, [...new Set(table)].sort(), id);
    assert.equal(table.at(-1), 6, id);
    assert.ok((table[0] ?? 0) >= 1, id);
  }
});

test('LOB-MMV-07 every attack of a Monster reaches its own Space', () => {
  for (const attack of [
    ...[...monsters, ...bosses].flatMap((card) => sides(card).flatMap((side) => side.attacks)),
    ...bossCards.flatMap((card) => card.attack ?? []),
  ]) {
    const [min, max] = attack.range ?? [0, 0];
    assert.ok(min === 0 && max >= 0 && max <= 3);
    assert.ok(sum(Object.values(attack.dice)) > 0);
  }
});

test('LOB-HNT-04 six Hunt Track Event cards spawn Monsters, six change them for a Round, five do something else', () => {
  const verbs = huntCards.filter((card) => !card.aura).map((card) => JSON.stringify(card.steps));
  const spawns = count(verbs, (steps) => steps.includes('"do":"spawn"'));
  const stats = count(verbs, (steps) => steps.includes('"do":"monsters"') && steps.includes('"until":"round"'));
  assert.deepEqual([spawns, stats, verbs.length - spawns - stats], [6, 6, 5]);
});

test('LOB-SEA-02 on average, Lockers sell Weapons for 2 successes, Equipment for 3 and Meds for 2, and hold 1 Junk; one of them is the Locker of LOB-EX-54', () => {
  assert.equal(lockers.length, 27);
  for (const [kind, mean] of [
    ['weapon', 2],
    ['equipment', 3],
    ['meds', 2],
    ['junk', 1],
  ] as const) {
    const values = lockers.flatMap((face) => face[kind] ?? []);
    assert.equal(sum(values) / values.length, mean, kind);
    assert.ok(
      values.every((each) => each >= (kind === 'junk' ? 0 : 1) && each <= (kind === 'junk' ? 3 : 4)),
      kind,
    );
  }
  assert.ok(lockers.some((face) => face.weapon === 2 && face.equipment === 3 && face.meds === 2 && face.junk === 1));
  assert.ok(lockers.every((face) => face.weapon ?? face.equipment ?? face.meds));
});

test('LOB-DIF-02 every Difficulty Modifier has four rows of increasing difficulty, with the normal game in the middle', () => {
  assert.equal(difficulties.length, 6);
  /** The changes that help the Characters, and those that help the Monsters. */
  const good = ['health', 'insanity', 'loot', 'meds'] as const;
  const bad = ['track', 'spawns', 'bossHealth', 'monsterHealth'] as const;
  const ease = (row: DifficultyChanges): number[] => [
    ...good.map((field) => row[field] ?? 0),
    ...bad.map((field) => -(row[field] ?? 0)),
  ];
  for (const { id, rows } of difficulties) {
    const levels: readonly Level[] = ['easiest', 'easier', 'harder', 'hardest'];
    const [a, b, c, d] = levels.map((level) => rows[level]);
    const order = [a, b, {}, c, d].map((row) => ease(row ?? assert.fail(id)));
    for (const [i, row] of order.slice(1).entries()) {
      assert.ok(
        row.every((value, field) => value <= (order[i]?.[field] ?? 0)) &&
          row.some((value, field) => value < (order[i]?.[field] ?? 0)),
        `${id} ${i}`,
      );
    }
  }
});

test('every keyword is on a card', () => {
  const used = JSON.stringify(all);
  const keywords: readonly Keyword[] = [
    'fire',
    'frost',
    'stun',
    'aoe',
    'pierce',
    'ethereal',
    'holy',
    'critical',
    'lifesteal',
    'infection',
    'dodge',
    'deflect',
    'counterattack',
  ];
  for (const keyword of keywords) assert.ok(used.includes(`"${keyword}"`), keyword);
});
