// The stories of Lobotomy 2 as data: their cards have the right numbers, everything that they refer to exists, and each
// Scenario can be won. Their maps are in maps.spec.ts, their texts in story-messages.spec.ts.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Effect, Requirement } from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { bosses } from '../../../../../src/engine/games/lobotomy-2/content/bosses.js';
import { memories } from '../../../../../src/engine/games/lobotomy-2/content/memories.js';
import { dn1 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn1.js';
import { dn2 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn2.js';
import { dn3 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn3.js';
import { dn4 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn4.js';
import { s1 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s1.js';
import { s2 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s2.js';
import { s3 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s3.js';
import { s4 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s4.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import type { TriggerEvent, Scenario } from '../../../../../src/engine/games/lobotomy-2/cards/scenario-types.js';

const { tiles } = pack;
const told: readonly Scenario[] = [s1, s2, s3, s4];
const nightmares: readonly Scenario[] = [dn1, dn2, dn3, dn4];
const scenarios = [...told, ...nightmares];
const cid = /^(S|DN)(\d+)-(?:(EC|RC)-?(\d+)|([A-Z]+))$/;

/** Finds all objects of a kind inside some data. */
function inside<T>(data: unknown, is: (each: object) => boolean): T[] {
  if (typeof data !== 'object' || data === null) return [];
  return [...(is(data) ? [data as T] : []), ...Object.values(data).flatMap((each) => inside<T>(each, is))];
}
type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
const effects = <K extends Effect['do']>(data: unknown, word: K): EffectOf<K>[] =>
  inside(data, (each) => 'do' in each && each.do === word);
const happenings = <K extends TriggerEvent['on']>(data: unknown, on: K): Extract<TriggerEvent, { readonly on: K }>[] =>
  inside(data, (each) => 'on' in each && each.on === on && !('do' in each));
const flagsRead = (data: unknown): string[] => [
  ...inside<Extract<Requirement, { readonly flag: string }>>(data, (each) => 'flag' in each).map(({ flag }) => flag),
  ...happenings(data, 'flag').map(({ name }) => name),
];
const flagsSet = (data: unknown): string[] => effects(data, 'flag').map(({ name }) => name);
const cardsOf = ({ cards = [] }: Scenario): readonly string[] => cards.map((card) => card.cid);

// Counts

test('LOB-CID-02 there are 61 Scenario cards: 16 Reference cards, 5 Events of each Scenario, and decks of 8, 8 and 9', () => {
  const kinds = told.map((scenario) => [
    cardsOf(scenario).filter((each) => each.includes('RC')).length,
    cardsOf(scenario).filter((each) => each.includes('EC')).length,
    scenario.cards?.filter(({ deck }) => deck).length,
  ]);
  assert.deepEqual(kinds, [
    [16, 5, 0],
    [0, 13, 8],
    [0, 13, 8],
    [0, 14, 9],
  ]);
  assert.equal(told.flatMap(cardsOf).length, 61);
});

test('LOB-TYP-01 there are an Introductory Scenario, a campaign of three Scenarios, and four Nightmares', () => {
  assert.deepEqual(
    scenarios.map(({ id, kind }) => `${id} ${kind}`),
    [
      'S1 introduction',
      'S2 campaign',
      'S3 campaign',
      'S4 campaign',
      'DN1 nightmare',
      'DN2 nightmare',
      'DN3 nightmare',
      'DN4 nightmare',
    ],
  );
});

test('LOB-RUL-104 the Nightmare deck has 12 cards; there are 12 Memory cards, at least one for each Character, and 12 Memory tokens on different Spaces', () => {
  assert.deepEqual(
    nightmares.map(({ cards = [] }) => cards.filter(({ deck }) => deck).length),
    [3, 3, 3, 3],
  );
  assert.deepEqual(
    nightmares.map((each) => cardsOf(each).length),
    [3, 3, 3, 3],
  );
  assert.equal(memories.length, 12);
  assert.deepEqual(
    [...new Set(memories.map(({ character }) => character))].sort(),
    pack.characters.map(({ id }) => id).sort(),
  );
  const tokens = effects(nightmares, 'place').filter(({ token }) => token.startsWith('memory-'));
  assert.deepEqual(
    [tokens.length, new Set(tokens.map(({ token }) => token)).size, new Set(tokens.map(({ space }) => space)).size],
    [12, 12, 12],
  );
  for (const { token, space } of tokens)
    assert.ok(
      happenings(nightmares, 'act').some(
        (act) => act.id === token.replace('memory', 'remember') && act.space === space,
      ),
      token,
    );
});

test('LOB-CHR-03 a Character’s own memory advances its Quest', () => {
  for (const { id, own } of memories)
    assert.ok(
      own.some((step) => step.do === 'quest'),
      id,
    );
});

// References

test('LOB-RUL-106 every CID is valid, belongs to its Scenario, and occurs once', () => {
  const all = scenarios.flatMap((scenario) =>
    [...scenario.chapters.map((each) => each.cid), ...cardsOf(scenario)].map((each) => [scenario.id, each] as const),
  );
  for (const [id, each] of all) {
    const [, series = '', number = ''] = cid.exec(each) ?? assert.fail(each);
    assert.equal(`${series}${number}`, id, each);
  }
  assert.equal(new Set(all.map(([, each]) => each)).size, all.length);
});

for (const scenario of scenarios) {
  const { id, chapters, cards = [], objectives, riddles, slots, events, map, keeps = [] } = scenario;
  const spaces = new Set(
    map.flatMap(({ tile }) =>
      (tiles.find((each) => each.id === tile) ?? assert.fail(tile)).board.spaces.map((space) => `${tile}.${space.id}`),
    ),
  );
  const known = new Set(pack.monsters.map((each) => each.id));

  test(`LOB-CMP-03 ${id}: every Space, tile and Monster that it names exists`, () => {
    const named = inside<{ readonly space: string }>(
      scenario,
      (each) => 'space' in each && typeof each.space === 'string',
    ).map(({ space }) => space);
    for (const space of [
      ...named,
      ...effects(scenario, 'locker').map(({ at }) => at ?? ''),
      ...(riddles?.spaces ?? []),
      ...(scenario.hunt.onBoard ?? []),
    ])
      assert.ok(spaces.has(space), space);
    for (const { tile } of effects(scenario, 'reveal-tile'))
      assert.ok(
        map.some((each) => each.tile === tile && !each.shown),
        tile,
      );
    for (const { tile, shown } of map)
      if (!shown)
        assert.ok(
          effects(scenario, 'reveal-tile').some((each) => each.tile === tile),
          tile,
        );
    const types = [
      ...slots,
      ...scenario.monsters.map(({ monster }) => monster),
      ...effects(scenario, 'monster-at').map(({ monster }) => monster),
      ...effects(scenario, 'boss').map(({ monster }) => monster),
      ...effects(scenario, 'spawn').flatMap(({ monster }) => monster ?? []),
      ...happenings(scenario, 'defeated').map(({ monster }) => monster),
    ];
    for (const monster of types) assert.ok(known.has(monster), monster);
    for (const { monster } of effects(scenario, 'boss'))
      assert.ok(
        bosses.some((boss) => boss.id === monster),
        monster,
      );
  });

  test(`LOB-RUL-84, LOB-SPN-06 ${id}: the Spawn cards have six slots, and there are five Events`, () => {
    assert.deepEqual([slots.length, events.length], [6, 5]);
    for (const event of events) assert.ok(event.length > 0);
  });

  test(`LOB-CMP-02 ${id}: every Chapter and card is read somewhere, and everything that is read exists`, () => {
    const there = new Set([...chapters.map((each) => each.cid), ...cards.map((each) => each.cid)]);
    const reads = (data: unknown): string[] => effects(data, 'chapter').map((each) => each.cid);
    for (const each of reads(scenario)) assert.ok(there.has(each), each);
    const reached = new Set([
      chapters[0]?.cid ?? '',
      ...cards.flatMap((card) => (card.deck ? [card.cid] : [])),
      ...reads(events),
      ...reads(riddles),
    ]);
    for (const each of reached)
      for (const next of reads([...chapters, ...cards].find((one) => one.cid === each))) reached.add(next);
    assert.deepEqual(
      [...there].filter((each) => !reached.has(each)),
      [],
    );
    if (scenario.kind === 'campaign') assert.ok(effects(scenario, 'card').some(({ deck }) => deck === 'scenario'));
  });

  test(`LOB-CMP-03 ${id}: every checked flag can be set, every counter reached, every token and objective given and removed`, () => {
    const set = [...flagsSet(scenario), ...keeps];
    for (const flag of flagsRead(scenario)) assert.ok(set.includes(flag), flag);
    for (const { name, n } of happenings(scenario, 'counter')) {
      const [again, once] = [true, undefined].map((is) =>
        chapters.flatMap(({ triggers = [] }) => triggers.filter((trigger) => trigger.again === is)),
      );
      // Effects on each Character count five times, because there may be five Characters.
      const byHead = effects(
        chapters.map(({ steps }) => steps),
        'on',
      ).flatMap(({ whom, steps }) => (whom.of === 'character' && whom.take === 'each' ? Array(5).fill(steps) : []));
      const most = effects([once, byHead], 'count').reduce((sum, each) => sum + (each.name === name ? each.n : 0), 0);
      assert.ok(most >= n || effects(again, 'count').some((each) => each.name === name), `${name} ${n}`);
    }
    const [begun, over] = [undefined, true].map((off) =>
      effects(scenario, 'objective').flatMap((each) => (each.off === off ? [each.id] : [])),
    );
    assert.deepEqual([...new Set(begun)].sort(), [...objectives].sort());
    assert.deepEqual([...new Set(over)].sort(), [...objectives].sort());
    const placed = effects(scenario, 'place').map(({ token }) => token);
    for (const { token } of effects(scenario, 'take-away')) assert.ok(placed.includes(token), token);
  });

  test(`LOB-WIN-01 ${id}: every branch of the story can be won`, () => {
    assert.ok(effects(scenario, 'win').length > 0);
    // Every Chapter leads to another one, to a choice, or to the end.
    for (const chapter of chapters) {
      const ends = effects(chapter, 'win').length > 0 || effects(chapter, 'final-battle').length > 0;
      const goesOn =
        effects(chapter, 'chapter').length > 0 ||
        chapters.some(
          (other) => other !== chapter && flagsRead(other.triggers).some((flag) => flagsSet(chapter).includes(flag)),
        );
      assert.ok(ends || goesOn || chapter.cid === 'S2-E', chapter.cid);
    }
  });

  test(`LOB-CMP-04 ${id}: the effects of a Chapter name their targets, because no Character reads the Chapter`, () => {
    const bodily = [
      'heal',
      'wound',
      'insanity',
      'junk',
      'meds',
      'item',
      'lose',
      'test',
      'afflict',
      'cure',
      'mods',
      'kill',
      'cool',
      'stealth',
    ];
    const steps = [
      ...chapters.flatMap((each) => [...each.steps, ...(each.choice ?? []).flat()]),
      ...cards.flatMap((card) => card.steps),
      ...events.flat(),
    ];
    const loose = steps
      .flatMap((step) => (step.do === 'if' ? [...step.then, ...(step.else ?? [])] : [step]))
      .filter((step) => bodily.includes(step.do));
    assert.deepEqual(loose, []);
    for (const { happens, steps: then } of chapters.flatMap(({ triggers = [] }) => triggers))
      if (happens.on !== 'act') assert.ok(!then.some((step) => bodily.includes(step.do)), JSON.stringify(happens));
  });
}

test('LOB-CMP-02 every act has a name, even when several Nightmares are active', () => {
  for (const list of [...told.map((each) => [each]), nightmares]) {
    const acts = happenings(list, 'act').map(({ id }) => id);
    assert.equal(new Set(acts).size, acts.length);
    const objectives = list.flatMap((each) => each.objectives);
    assert.equal(new Set(objectives).size, objectives.length);
    const counters = list.map((each) => new Set(effects(each, 'count').map(({ name }) => name)));
    assert.equal(
      new Set(counters.flatMap((each) => [...each])).size,
      counters.reduce((sum, each) => sum + each.size, 0),
    );
  }
});

// The campaign

test('LOB-RUL-107 a Scenario keeps flags that earlier ones set, and each of them changes something later', () => {
  told.forEach(({ id, keeps = [] }, n) => {
    for (const flag of keeps)
      assert.ok(
        told.slice(0, n).some((earlier) => flagsSet(earlier).includes(flag)),
        `${id} ${flag}`,
      );
    for (const flag of keeps)
      assert.ok(
        told.slice(n).some((later) => flagsRead(later).includes(flag)),
        `${id} ${flag}`,
      );
  });
  // S3 also keeps the flags of earlier Scenarios that S4 needs.
  assert.ok(
    ['boy-with-us', 'boy-hidden', 'ledger'].every((flag) => s3.keeps?.includes(flag) && s4.keeps?.includes(flag)),
  );
});

test('LOB-DTH-09 DEATH IS FINAL in both endings of the last Scenario; LOB-HNT-02 one of them is a Final Battle', () => {
  const [stand, run] = ['S4-C', 'S4-D'].map((each) => s4.chapters.find((chapter) => chapter.cid === each)?.steps ?? []);
  assert.deepEqual([effects(stand, 'death-is-final').length, effects(run, 'death-is-final').length], [1, 1]);
  assert.deepEqual(
    [effects(stand, 'final-battle').length, effects(run, 'final-battle').length, s4.hunt.end],
    [1, 0, 'final-battle'],
  );
});

test('LOB-PRE-02 the confession takes all Insanity, also from a Character that a card lets hold more than 6', () => {
  const more = inside<{ readonly limits: { readonly insanity?: number } }>(pack, (each) => 'limits' in each);
  const most = more.reduce((sum, { limits: { insanity = 0 } }) => sum + insanity, 6);
  const [confession] = s3.chapters.find((chapter) => chapter.cid === 'S3-D')?.choice ?? [];
  const taken = effects(confession, 'lose').map(({ n }) => Number(n));
  assert.ok(most > 6 && taken.length === 1 && (taken[0] ?? 0) >= most, `${String(taken)} of ${most}`);
});

test('LOB-HST-03 in the campaign, something changes when the hunt reaches the Aura on Space 6', () => {
  for (const { id, hunt, chapters } of [s2, s3, s4]) {
    assert.equal(hunt.aura, 6);
    assert.ok(
      happenings(chapters, 'hunt').some(({ space }) => space === 6),
      id,
    );
  }
});

// The Introductory Scenario

test('LOB-TYP-02 the Introductory Scenario uses two tiles, and its Hunt Track has no Aura on Space 6', () => {
  assert.deepEqual([s1.map.length, s1.hunt.aura], [2, null]);
});

test('LOB-RUL-105 sixteen Reference cards teach the rules in order: moving, doors, searching, fighting, sight, Insanity, death', () => {
  const rules = readFileSync('docs/rules/lobotomy-2.md', 'utf8');
  const taught = (s1.cards ?? []).flatMap((card) => (card.cid.includes('RC') ? [card.teaches ?? []] : []));
  for (const [n, each] of taught.entries()) {
    assert.ok(each.length >= 2, `RC-${n + 1}`);
    for (const rule of each) assert.ok(rules.includes(`| ${rule} |`), rule);
  }
  const first = ['LOB-MOV-01', 'LOB-MOV-02', 'LOB-SEA-01', 'LOB-ATK-03', 'LOB-LOS-03', 'LOB-INS-01', 'LOB-DTH-01'].map(
    (rule) => taught.findIndex((each) => each.includes(rule)),
  );
  assert.deepEqual(
    first,
    [...first].sort((a, b) => a - b),
  );
  assert.ok(!first.includes(-1));
});

// Nightmares

test('LOB-RUL-104 a Nightmare is completed in its last Chapter, after the next one has begun', () => {
  for (const { id, chapters } of nightmares) {
    const last = chapters.at(-1);
    assert.ok(chapters.length >= 2, id);
    assert.equal(effects(chapters.slice(0, -1), 'win').length, 0, id);
    assert.deepEqual([effects(last?.steps, 'win').length, effects(last?.triggers, 'win').length], [0, 1], id);
  }
});
