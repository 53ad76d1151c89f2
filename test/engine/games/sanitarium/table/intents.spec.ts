// Players can ask why an act with a thing on the table is not possible. Each answer cites an existing rule.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { anyAnswer } from '../../../../../src/engine/bots/random.js';
import { contentOf } from '../../../../../src/engine/games/sanitarium/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import type { SanitariumView } from '../../../../../src/engine/games/sanitarium/state/knowledge.js';
import { intentsFor, unavailableActs } from '../../../../../src/engine/games/sanitarium/table/intents.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';
import {
  createChance,
  openMatch,
  type LiveMatch,
  type MatchSetup,
  type Refusal,
} from '../../../../../src/engine/kernel/index.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import type { Messages } from '../../../../../src/messages/message.js';
import de from '../../../../../src/messages/de/sanitarium/rules.js';
import en from '../../../../../src/messages/en/sanitarium/rules.js';
import texts from '../../../../../src/rules/sanitarium.js';
import { midMatchSituation } from '../support/mid-match-situation.js';
import { row, situation } from '../support/situations.js';

type Live = LiveMatch<State, SanitariumView>;

const content = contentOf(pack);
const written = new Set(texts.tables.flatMap(({ rows }) => rows.map(([id]) => id)));

function matchOf(setup: Partial<MatchSetup> & Pick<MatchSetup, 'seats'>): Live {
  const match = openMatch(rules, { seed: 1, ...setup });
  assert.ok(match.ok, JSON.stringify(match));
  return match.value;
}

/** The target ids of everything on the table that a player can ask about. */
function things({ map, players, monsters, turn, common }: SanitariumView, player: number): string[] {
  const me = players[player];
  return [
    ...map.flatMap(({ face }, index) =>
      [index * 2, ...(face === 'down' ? [index * 2 + 1] : [])].map((place) => `space:${place}`),
    ),
    ...players.flatMap(({ at }, id) => (at < 0 ? [] : [`player:${id}`])),
    ...monsters.map(({ id }) => `monster:${id}`),
    ...turn.dice.map((_, i) => `die:${i}`),
    ...[
      ...(me?.items ?? []).map(({ card }) => card),
      ...(me?.actions ?? []).filter((card) => card !== null),
      ...(me?.hallucinations ?? []),
    ].map((card) => `card:${card}`),
    ...[...(me?.safeThings ?? []), ...common].map(({ kind }) => `thing:${kind}`),
  ];
}

const words: readonly (readonly [lang: string, table: Messages])[] = [
  ['en', en],
  ['de', de],
];

function assertReadable(refusal: Refusal | null, about: string): asserts refusal is Refusal {
  assert.ok(refusal, about);
  assert.ok(written.has(refusal.rule), `${about}: ${refusal.rule} is no rule of docs/rules/sanitarium.md`);
  for (const [lang, table] of words)
    assert.doesNotMatch(
      speak(table, lang, refusal.reason ?? '', refusal.values),
      /[{}]|^$|^[a-z-]+$/,
      `${about}, ${lang}`,
    );
}

/** Asks, for each seat, why each act with a visible thing is not possible. Counts the reasons in `given`. */
function askAll(match: Live, given: Map<string, number>): void {
  for (let seat = 0; seat < match.recipe.seats.length; seat++) {
    const seen = match.view(seat);
    const player = seen.questions[0]?.player ?? (seen.state.solo ? seen.state.active : seat);
    const offered = new Set(seen.questions.flatMap(({ options }) => options.map(({ id }) => id)));
    const targets = new Set(seen.questions.flatMap(({ options }) => options.flatMap((option) => option.targets ?? [])));
    const acts = things(seen.state, player).flatMap((thing) => {
      const intents = intentsFor(content, seen, player, thing);
      assert.ok(intents.length > 0 || targets.has(thing), `${thing} has neither an intent nor an option`);
      return intents;
    });
    for (const intent of [...acts, ...unavailableActs(seen, player)]) {
      const refusal = match.why(seat, intent);
      if (offered.has(intent)) assert.equal(refusal, null, intent);
      else {
        assertReadable(refusal, intent);
        given.set(refusal.reason ?? '', (given.get(refusal.reason ?? '') ?? 0) + 1);
      }
    }
  }
}

const modes = [
  ['competitive', 2],
  ['competitive', 4],
  ['cooperative', 3],
  ['cooperative', 1],
] as const;

for (const [mode, seats] of modes) {
  test(`in a whole match, each impossible act is refused with a rule and a reason: ${mode}, ${seats}`, () => {
    const match = matchOf({ seats, options: { mode }, seed: `why ${mode}` });
    const chance = createChance('why');
    const given = new Map<string, number>();
    for (let i = 0; i < 160 && !match.outcome; i++) {
      if (i % 3 === 0) askAll(match, given);
      const seat = match.questions.find(({ standing }) => !standing)?.seat ?? 0;
      const { n, id } = anyAnswer(match.view(seat).questions, chance);
      assert.ok(match.choose(seat, n, id).ok);
    }
    assert.ok(given.size > 10, [...given.keys()].join());
  });

  test(`in random positions, each impossible act is refused with a rule and a reason: ${mode}, ${seats}`, () => {
    const given = new Map<string, number>();
    for (let seed = 0; seed < 40; seed++) {
      const match = matchOf({ seats, options: { mode }, situation: midMatchSituation(seats, mode, seed) });
      // After the end no rule forbids anything.
      if (!match.outcome) askAll(match, given);
    }
    assert.ok(given.size > 12, [...given.keys()].join());
  });
}

test('every rule that the game cites has a text', () => {
  const folder = 'src/engine/games/sanitarium';
  const files = ['rules', 'cards', 'state', 'table', 'words'].flatMap((room) =>
    readdirSync(`${folder}/${room}`)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${room}/${name}`),
  );
  const named = files.flatMap((file) => readFileSync(file, 'utf8').match(/'SAN-[A-Z]+-\d+'/g) ?? []);
  assert.ok(named.length > 150);
  assert.deepEqual(
    [...new Set(named.map((id) => id.slice(1, -1)))].filter((id) => !written.has(id)),
    [],
  );
});

/** The cards and their spaces: chapel (0), wheelchair (2 and 3), tin-saint (4 and 5), dark.1 (6). */
const corridor = row(['chapel', 'wheelchair.1', 'tin-saint.1', 'dark.1']);
const me = {
  at: [2, 0],
  items: ['night-key.1', 'music-box.1'],
  hallucinations: ['moths'],
  things: ['night-key', 'storm-lantern'],
} as const;
const position = (more: object = {}, mode = 'competitive', seats = 2): Live =>
  matchOf({
    seats,
    options: { mode },
    situation: situation(corridor, { ap: 1, dice: [1, 3, 4], players: [me], monsters: [[6, 0]], ...more } as never),
  });

/** Returns the first intent for the thing, with the rule and the reason of its refusal, or with the word `offered`. */
function reason(match: Live, thing: string): string {
  const seen = match.view(0);
  const [intent = ''] = intentsFor(content, seen, 0, thing);
  const refusal = match.why(0, intent);
  return refusal ? `${intent} ${refusal.rule} ${refusal.reason ?? ''}` : `${intent} offered`;
}

const asked: readonly (readonly [what: string, thing: string, answer: string, more?: object, mode?: string])[] = [
  ['a space behind a wall', 'space:6', 'move:6 SAN-RUL-03 no-doorway'],
  ['the next space', 'space:0', 'move:0 offered'],
  ['the player’s own space', 'space:2', 'move:2 SAN-ACT-03 already-there'],
  ['the player’s own figure', 'player:0', 'escape SAN-ESC-01 not-in-the-dark'],
  ['the figure of another player', 'player:1', 'move:0 offered'],
  ['a monster', 'monster:0', 'push:0 SAN-MON-02 not-yet-monsters'],
  [
    'a monster in the co-operative game',
    'monster:0',
    'push:0 SAN-COOP-05 monsters-by-themselves',
    { players: [{ at: [2, 0] }] },
    'cooperative',
  ],
  ['the die of a Horror Roll', 'die:horror', 'die:horror SAN-HOR-01 die-lies'],
  [
    'a Hallucination',
    'card:moths',
    'disbelieve:moths SAN-HAL-03 too-little-sanity',
    { players: [{ ...me, items: [] }] },
  ],
  ['a Safe Thing whose Item is there', 'thing:night-key', 'claim:night-key.1 offered'],
  ['a Safe Thing whose Item is missing', 'thing:storm-lantern', 'claim:storm-lantern SAN-SAFE-01 no-match'],
  [
    'a space while a card is laid',
    'space:0',
    'place:h:0:0 SAN-EXP-06 overlap',
    { phase: 'darkness', ap: undefined, dice: undefined, monsters: [] },
  ],
];

for (const [what, thing, answer, more, mode] of asked) {
  test(`asking “why not?” about ${what} gives "${answer}"`, () => {
    assert.equal(reason(position(more, mode), thing), answer);
  });
}

test('asking why not about a die, after a die was chosen, gives the value of the chosen die', () => {
  const match = position({ phase: 'dice', ap: undefined, monsters: [] });
  const [question] = match.view(0).questions;
  assert.ok(match.choose(0, question?.n ?? 0, 'die:4').ok);
  assert.deepEqual(
    [reason(match, 'die:1'), match.why(0, 'die:3')?.values],
    ['die:3 SAN-TURN-05 die-taken', { value: 4 }],
  );
});

test('unavailableActs lists exactly the acts of the phase that are not options', () => {
  const match = position();
  assert.deepEqual(
    unavailableActs(match.view(0), 0),
    ['explore', 'concentrate', 'disbelieve:moths', 'escape'].filter((act) => match.why(0, act)),
  );
  assert.deepEqual(unavailableActs(match.view(1), 1), [], 'in another player’s turn, no acts are unavailable');
  const poor = position({ ap: 0 });
  assert.deepEqual(unavailableActs(poor.view(0), 0).slice(0, 2), ['move:0', 'search']);
});

test('with a companion in the space, unavailableActs includes giving an Item that cannot be given', () => {
  const match = position({ ap: 0 }, 'cooperative', 3);
  const gift = unavailableActs(match.view(0), 0).find((act) => act.startsWith('give')) ?? '';
  assert.match(gift, /^give:[a-z-]+\.\d:1$/);
  assert.equal(match.why(0, gift)?.rule, 'SAN-RUL-29');
});
