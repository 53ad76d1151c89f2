// No Ability takes its price for nothing without saying so first. In positions of random matches, every Ability that is
// offered is used several times with random answers. LOB-RUL-124
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyAnswer } from '../../../../../src/engine/bots/random.js';
import type { Content } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import type { Keyword } from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import {
  abilitiesFor,
  hasPassive,
  type HeldAbility,
} from '../../../../../src/engine/games/lobotomy-2/rules/values-in-force.js';
import { combine } from '../../../../../src/engine/games/lobotomy-2/rules/attack/modifiers.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import { abilityOutlook, costOf, isUsable } from '../../../../../src/engine/games/lobotomy-2/rules/turn/abilities.js';
import type { Attack } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { GameEvent } from '../../../../../src/engine/games/lobotomy-2/state/events.js';
import { label } from '../../../../../src/engine/games/lobotomy-2/words/labels.js';
import { createChance, openMatch, type Chance } from '../../../../../src/engine/kernel/index.js';
import { toldOf, type Live } from '../support/live-match.js';
import { messages } from '../support/messages.js';

const tries = 50;
/** Events of the price, and of using the Ability. */
const priceEvents = ['used', 'action', 'dropped', 'lasting'];

const isChange = (event: GameEvent): boolean =>
  event.type === 'moved'
    ? event.from !== event.to
    : event.type === 'lost'
      ? event.to !== null
      : !priceEvents.includes(event.type);
/** What may change without an event of its own. To be given Stealth once more is no change. */
const silent = (match: Live, ap: number): string => {
  const { turn, still, spawnCardsToSkip, changes, lockers, characters } = match.state;
  const m = { state: match.state, content: match.content as Content };
  return JSON.stringify([
    turn.ap + ap,
    still,
    spawnCardsToSkip,
    changes.length,
    lockers.length,
    characters.map(({ lasting }, player) => [
      lasting.filter(({ passive }) => !passive.stealth && !passive.ethereal).length,
      hasPassive(m, player, 'stealth'),
      hasPassive(m, player, 'ethereal'),
    ]),
  ]);
};

/** Uses the Ability in a copy of the match, and returns whether anything has changed besides its price. */
function changesSomething(match: Live, { key, ...held }: HeldAbility, chance: Chance): boolean {
  const copy = match.clone();
  const [question] = copy.questions;
  const { cursor } = copy.view(question?.seat ?? 0, Infinity);
  const before = silent(copy, 0);
  assert.ok(question && copy.choose(question.seat, question.n, `use:${key}`).ok);
  for (let n = 0; n < 20; n++) {
    const [open] = copy.questions;
    if (!open || open.kind === 'act') break;
    const option = open.options[chance.below(open.options.length)];
    assert.ok(option && copy.choose(open.seat, open.n, option.id).ok);
  }
  const after = silent(copy, costOf({ key, ...held }).ap ?? 0);
  return after !== before || (copy.view(question.seat, cursor).events as readonly GameEvent[]).some(isChange);
}

test('LOB-RUL-124 an Ability that is offered may change something, or its note says that nothing would change', () => {
  const wrong = new Set<string>();
  const [noted, refused, used] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [i, { id }] of [...pack.scenarios, ...pack.scenarios].entries()) {
    const characters = [0, 1, 2].map((n) => [pack.characters[(3 * i + n) % pack.characters.length]?.id ?? '']);
    const opened = openMatch(rules, { seats: 3, seed: `outlook ${i}`, options: { scenario: id, characters } });
    assert.ok(opened.ok);
    const match = opened.value;
    const chance = createChance(`outlook ${i}`);
    for (let n = 0; n < 900 && match.questions[0]; n++) {
      const [question] = match.questions;
      const m = { state: match.state, content: match.content as Content };
      if (question.kind === 'act' && n % 3 === 0) {
        const told = toldOf(match.view(question.seat).state, m.content);
        for (const held of abilitiesFor(m, question.player, 'turn')) {
          if (!isUsable(m, question.player, held)) continue;
          const option = question.options.find(({ id: each }) => each === `use:${held.key}`);
          const outlook = abilityOutlook(m, question.player, held);
          if (!option) {
            refused.add(held.key);
            const rule = match.why(question.seat, `use:${held.key}`)?.rule;
            if (outlook !== 'no-target' || rule !== (held.ability.attack ? 'LOB-DIS-06' : 'LOB-RUL-124'))
              wrong.add(`${held.key} is refused by ${rule}`);
            continue;
          }
          const changed = Array.from({ length: tries }).some(() => changesSomething(match, held, chance));
          const isNoted = label(told, question, option).note?.includes(messages.en.table['note-nothing'] as string);
          (isNoted ? noted : used).add(held.key);
          if (changed === isNoted) wrong.add(`${held.key} ${changed ? 'changes something' : 'changes nothing'}`);
        }
      }
      const answer = anyAnswer(match.questions, chance);
      assert.ok(answer && match.choose(question.seat, answer.n, answer.id).ok);
    }
  }
  assert.deepEqual([...wrong], []);
  assert.ok(noted.size >= 3 && refused.size >= 5 && used.size >= 30, `${noted.size} ${refused.size} ${used.size}`);
});

test('LOB-RUL-124 a Defense Ability of which the Attack leaves nothing says that nothing would change', () => {
  const opened = openMatch(rules, { seats: 3, seed: 'defense', options: { scenario: 'S1' } });
  assert.ok(opened.ok);
  const match = opened.value;
  const content = match.content as Content;
  const idle = (card: string, keywords: readonly Keyword[], immune: readonly Keyword[] = []): boolean => {
    const state = structuredClone(match.state);
    const attack: Attack = {
      by: 10,
      with: 'choir-mother',
      target: 0,
      space: 0,
      attribute: null,
      printed: [],
      bonus: false,
      counter: false,
      declared: [],
      side: combine([{ card: '', mods: { keywords } }]),
      defenders: [],
      attacks: [],
      defences: [],
    };
    state.attacks = [attack];
    Object.assign(state.characters[0] ?? {}, {
      disorders: [{ card, cooldown: 0 }],
      lasting: [{ until: 'turn', card: '', passive: { defense: { immune } } }],
    });
    const question = { seat: 0, player: 0, n: 1, kind: 'attack-defend', rule: 'LOB-RUL-118', options: [] };
    const option = { id: `use:${card}.1`, targets: [], rule: 'LOB-DIS-05' };
    return label(toldOf(state, content), question, option).idle === true;
  };
  // A Dodge does not help against AoE. LOB-AOE-01
  assert.deepEqual(
    [idle('under-the-bed', ['aoe']), idle('under-the-bed', []), idle('under-the-bed', ['aoe'], ['aoe'])],
    [true, false, false],
  );
  assert.equal(idle('it-never-happened', ['aoe']), false, 'the Blink is left');
  // Against Ethereal there is no Defense Roll, and no Shields count. LOB-RUL-61
  assert.deepEqual(
    ['flinch', 'hug-the-wall', 'splinters', 'under-the-bed'].map((card) => idle(card, ['ethereal'])),
    [true, false, false, false],
  );
  assert.equal(idle('flinch', ['aoe']), false);
});
