// Runs every card of our own pack and of the example pack. Each list of effects is applied by its owner, with random
// rolls and answers, until every effect in it has changed something. Every Attack and every modifier is used in a roll.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type {
  Attack,
  Effect,
  Modifiers,
  RollKind,
} from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Pack } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import { parsePack } from '../../../../../src/engine/games/lobotomy-2/cards/schema/pack-schema.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import type { Situation } from '../../../../../src/engine/games/lobotomy-2/state/situation.js';
import type { State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Step } from '../../../../../src/engine/games/lobotomy-2/state/steps.js';
import {
  createChance,
  openMatch,
  type Json,
  type LiveMatch,
  type Rules,
} from '../../../../../src/engine/kernel/index.js';

/**
 * A list of effects, with its card and Scenario. `by` says who applies the effects: with `nobody`, the Scenario itself
 * does.
 */
interface EffectList {
  readonly card: string;
  readonly scenario: string;
  readonly by: 'character' | 'monster' | 'nobody';
  readonly effects: readonly Effect[];
  /** Effects that a Monster applies afterwards. */
  readonly answer?: readonly Effect[];
}
type Where = Omit<EffectList, 'effects'>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isStep = (value: unknown): value is Effect => isObject(value) && typeof value['do'] === 'string';

/** Every list of effects in a part of the pack, except lists inside other effects. */
function* saidIn(value: unknown, said: Where): Generator<EffectList> {
  if (!isObject(value)) return;
  const { id, cid, happens } = value;
  const card = typeof cid === 'string' ? cid : typeof id === 'string' ? id : said.card;
  const acts = isObject(happens) && happens['on'] === 'act';
  if (Array.isArray(value) && value.length > 0 && value.every(isStep)) yield { ...said, effects: value };
  else
    for (const [name, part] of Object.entries(value))
      yield* saidIn(part, { ...said, card, by: acts || name === 'flee' || name === 'riddles' ? 'character' : said.by });
}

const attackOn = (of: 'character' | 'monster', attack: Attack, type?: string): Effect => ({
  do: 'attack',
  attack,
  whom: { of, take: 'one', where: 'here', ...(type !== undefined && { type }) },
});

/** Effects that make a Character roll with these modifiers. */
const joined = (roll: Exclude<RollKind, 'search'>, mods: Modifiers): Pick<EffectList, 'effects' | 'answer'> => {
  const effects: readonly Effect[] = [{ do: 'mods', roll, mods, until: 'turn' }];
  switch (roll) {
    case 'attack':
      return { effects: [...effects, attackOn('monster', { dice: { green: 2 } })] };
    case 'test':
      return { effects: [...effects, { do: 'test', attribute: 'wisdom', target: 1 }] };
    case 'defense':
      return { effects, answer: [attackOn('character', { dice: { red: 3 } })] };
  }
};

/** Effects that use every Attack and every modifier in a part of the pack. */
function* rolledIn(
  value: unknown,
  said: Where,
  joins: readonly Exclude<RollKind, 'search'>[] = [],
): Generator<EffectList> {
  if (!isObject(value) || isStep(value)) return;
  const card = typeof value['id'] === 'string' ? value['id'] : said.card;
  const here = { ...said, card };
  const { type, rolls } = value;
  const own =
    type === 'weapon-attack'
      ? (['attack'] as const)
      : type === 'defense'
        ? (['defense'] as const)
        : type === 'roll'
          ? [...new Set((rolls as readonly RollKind[]).map((roll) => (roll === 'search' ? 'test' : roll)))]
          : joins;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'attack' && isObject(part) && 'dice' in part && type !== undefined)
      yield { ...here, effects: [attackOn('monster', part as unknown as Attack)] };
    else if (name === 'mods' || name === 'each')
      for (const roll of own) yield { ...here, ...joined(roll, part as Modifiers) };
    else if (name === 'passive' && isObject(part))
      for (const roll of ['attack', 'defense', 'test'] as const)
        if (part[roll]) yield { ...here, ...joined(roll, part[roll]) };
    yield* rolledIn(part, here, own);
  }
}

/** Effects that use every Attack and the Defense of each Monster. */
function* rolledBy({ monsters, bossCards }: Pack): Generator<EffectList> {
  const said = { scenario: 'S1', by: 'monster' } as const;
  for (const { id, normal, empowered = normal } of monsters) {
    for (const attack of [...normal.attacks, ...empowered.attacks])
      yield { ...said, card: id, effects: [attackOn('character', attack)] };
    yield { ...said, card: id, by: 'character', effects: [attackOn('monster', { dice: { red: 3 } }, id)] };
  }
  for (const { id, attack } of bossCards)
    if (attack) yield { ...said, card: id, effects: [attackOn('character', attack)] };
}

/** All effects in a part of the pack, including those inside other effects. */
const stepsIn = (value: unknown): Effect[] =>
  isObject(value) ? [...(isStep(value) ? [value] : []), ...Object.values(value).flatMap(stepsIn)] : [];

function allOf({ scenarios, hunt, monsters, bossCards, ...held }: Pack): EffectList[] {
  const said = { card: '', scenario: 'S1' } as const;
  return [
    ...saidIn(held, { ...said, by: 'character' }),
    ...saidIn(hunt, { ...said, by: 'nobody' }),
    ...saidIn([monsters, bossCards], { ...said, by: 'monster' }),
    ...scenarios.flatMap((each) => [...saidIn(each, { card: each.id, scenario: each.id, by: 'nobody' })]),
    ...rolledBy({ ...held, scenarios, hunt, monsters, bossCards }),
    ...rolledIn(held.characters, { ...said, by: 'character' }),
    ...rolledIn(held.disorders, { ...said, by: 'character' }),
    ...rolledIn(held.weapons, { ...said, by: 'character' }, ['attack']),
    ...rolledIn(held.equipment, { ...said, by: 'character' }, ['defense']),
  ];
}

/** Flags and tokens that the pack uses. */
interface Names {
  readonly flags: readonly string[];
  readonly tokens: readonly string[];
}
function namesIn(pack: Pack): Names {
  const steps = stepsIn(pack);
  return {
    flags: [...new Set(steps.flatMap((step) => (step.do === 'flag' ? step.name : [])))],
    tokens: [...new Set(steps.flatMap((step) => (step.do === 'take-away' ? step.token : [])))],
  };
}

/**
 * Four Characters with a bit of everything, and one Monster of each type. With `again`, all objectives have been given,
 * some Doors are open, and nobody has a Condition.
 */
function position(pack: Pack, scenario: string, flags: readonly string[], again: boolean): Situation {
  const { map, starts, objectives, tokens } = pack.scenarios.find(({ id }) => id === scenario) ?? assert.fail(scenario);
  const at = starts[0] ?? '';
  const conditions = again ? [] : (['fire', 'frost', 'stun'] as const);
  const junk = { glass: 1, wood: 1, rope: 1, paper: 1, pipe: 1, rock: 1 };
  return {
    round: 2,
    active: 0,
    ap: 3,
    tiles: map.map(({ tile }) => tile),
    flags,
    ...(again && {
      objectives,
      edges: tokens.flatMap(({ between, kind }, n) =>
        kind === 'closed-door' && n % 2 ? [[...between, 'open-door'] as const] : [],
      ),
    }),
    characters: [
      {
        at,
        wounds: 2,
        insanity: 4,
        junk,
        meds: { green: 1, blue: 1 },
        disorders: [{ card: pack.disorders[0]?.id ?? '', cooldown: 2 }],
        items: pack.equipment.flatMap(({ id, basic }) => (basic ? [] : { card: id, tapped: true })).slice(0, 2),
        conditions,
      },
      { at, wounds: 1, insanity: 1, junk, conditions },
      { at, conditions },
      { at, conditions },
    ],
    monsters: pack.monsters.map(({ id }) => ({ card: id, at, wounds: 1 })),
    lockers: [{ at }],
  };
}

/** Runs a list of effects once with random answers, and removes the effects that have changed something from `left`. */
function runOnce(
  pack: Pack,
  { flags, tokens }: Names,
  { card, scenario, by: who, effects, answer = [] }: EffectList,
  left: Set<string>,
  seed: number,
): void {
  const again = (seed & 2) > 0;
  const steps = rules.steps as unknown as Readonly<Record<string, (m: LiveMatch<State, State>, step: unknown) => void>>;
  const watched = {
    ...rules,
    steps: {
      ...steps,
      effect: (m: LiveMatch<State, State>, step: { readonly effect: Effect }) => {
        const text = JSON.stringify(step.effect);
        const before = left.has(text) && JSON.stringify(m.snapshot());
        steps['effect']?.(m, step);
        if (before && JSON.stringify(m.snapshot()) !== before) left.delete(text);
      },
    },
    setup: (setup: Parameters<typeof rules.setup>[0]) => {
      const begun = rules.setup(setup);
      if (!begun.ok) return begun;
      const { state } = begun.value;
      const monster = state.monsters.find((each) => each.card === 'huntmaster')?.id ?? assert.fail();
      const here = state.characters[0]?.at ?? assert.fail();
      if (again) Object.assign(state, { mine: here, marks: tokens.map((token) => ({ token, space: here })) });
      const by = { nobody: -1, character: 0, monster }[who];
      const runs = [
        { do: 'run', effects, by, on: by, card },
        { do: 'run', effects: answer, by: monster, on: monster, card },
      ] satisfies Step[];
      return { ok: true, value: { ...begun.value, steps: [...runs, ...begun.value.steps] } };
    },
  } as unknown as Rules;
  // A Memory has an additional effect for its own Character, so this Character takes part.
  const first = pack.memories.find(({ id }) => id === card)?.character ?? pack.characters[0]?.id ?? '';
  const others = pack.characters.flatMap(({ id }) => (id === first ? [] : id)).slice(0, 3);
  const opened = openMatch(watched, {
    seed,
    seats: 2,
    pack,
    options: { scenario, characters: [[first, ...others.slice(0, 1)], others.slice(1)] },
    situation: position(pack, scenario, seed & 1 ? flags : [], again) as unknown as Json,
  });
  if (!opened.ok) assert.fail(`${opened.error.path}: ${opened.error.message}`);
  const match = opened.value;
  const chance = createChance(seed);
  for (let n = 0; n < 200; n++) {
    const [question] = match.questions;
    if (!question || question.kind === 'act') break;
    const option = question.options[chance.below(question.options.length)];
    const chosen = match.choose(question.seat, question.n, option?.id ?? '');
    if (!chosen.ok) assert.fail(`${option?.id ?? ''}: ${chosen.error.message}`);
  }
}

const own: Pack = pack;
const house = parsePack(
  JSON.parse(readFileSync(new URL('../../../../../examples/packs/third-shift.json', import.meta.url), 'utf8')),
  own,
);
assert.ok(house.ok);

const ours = allOf(own);
const seen = new Set(ours.map((said) => JSON.stringify(said)));

for (const [played, all, least] of [
  [own, ours, 500],
  [house.value.pack, allOf(house.value.pack).filter((said) => !seen.has(JSON.stringify(said))), 10],
] as const)
  test(`${played.id}: every step of every card runs`, () => {
    assert.ok(all.length > least, String(all.length));
    const names = namesIn(played);
    const left: string[] = [];
    for (const said of all) {
      const steps = new Set(stepsIn([said.effects, said.answer]).map((step) => JSON.stringify(step)));
      for (let seed = 0; seed < 60 && steps.size > 0; seed++) runOnce(played, names, said, steps, seed);
      left.push(...[...steps].map((step) => `${said.card}: ${step}`));
    }
    assert.deepEqual(left, []);
  });
