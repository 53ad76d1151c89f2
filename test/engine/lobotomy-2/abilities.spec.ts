// Abilities of Characters, Disorder cards and Items: LOB-ABL, LOB-INN, LOB-DIS, LOB-TAP.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ability, CharacterCard, DisorderCard, EquipmentCard } from '../../../src/engine/games/lobotomy-2/cards.js';
import { passivesOf } from '../../../src/engine/games/lobotomy-2/figures.js';
import { contentOf, type Pack } from '../../../src/engine/games/lobotomy-2/content.js';
import type { M } from '../../../src/engine/games/lobotomy-2/play.js';
import type { Character, HeldItem, State } from '../../../src/engine/games/lobotomy-2/state.js';
import type { Step } from '../../../src/engine/games/lobotomy-2/steps.js';
import { character, offered, on, pick, small, space, standing, stateOf } from './small.js';

const rest: Ability = { type: 'active', cost: { ap: 1 }, cooldown: 4, steps: [{ do: 'insanity', n: 1 }] };
const withdrawal: DisorderCard = { id: 'withdrawal', deck: 'anxiety', abilities: [rest, { type: 'passive', passive: { attributes: { wisdom: 1 } } }] };
const twin: DisorderCard = { id: 'twin', deck: 'ocd', abilities: [{ type: 'active', cooldown: 1, steps: [{ do: 'mp', n: 2 }] }] };
const innate = (...abilities: readonly Ability[]): Pack => {
  const base = on('R1', { ...small, disorders: [withdrawal, twin] });
  return { ...base, characters: base.characters.map((each): CharacterCard => (each.id === 'alex' ? { ...each, blue: { ...each.blue, abilities } } : each)) };
};
const turn = (pack: Pack, given: Partial<Character> = {}, change: (state: State) => void = () => undefined, steps: readonly Step[] = [{ do: 'turn', player: 0 }, { do: 'turn', player: 1 }]) =>
  standing(pack, (state) => {
    for (const each of state.characters) each.at = space(pack, 'E');
    Object.assign(state.characters[0] as Character, given);
    Object.assign(state, { phase: 'characters', round: 1 });
    change(state);
  }, steps);
const uses = (match: ReturnType<typeof turn>): string[] => offered(match).filter((id) => id.startsWith('use:'));

test('LOB-EX-43 Withdrawal: 1 AP spent, 4 Cooldown tokens placed, and none of its Abilities works until they are gone', () => {
  const pack = innate();
  const match = turn(pack, { disorders: [{ card: 'withdrawal', cooldown: 0 }] });
  const wise = (): number => passivesOf({ state: stateOf(match), content: contentOf(pack) } as M, 0).length;
  assert.equal(wise(), 1, 'LOB-DIS-02');
  pick(match, 'use:withdrawal.1');
  assert.equal(stateOf(match).turn.ap, 2);
  assert.equal(character(match).disorders[0]?.cooldown, 4, 'LOB-DIS-09');
  assert.deepEqual(uses(match), [], 'LOB-DIS-10');
  assert.equal(wise(), 0, 'LOB-DIS-11');
});

test('LOB-DIS-11 with one Cooldown token left nothing of the card works, without one it does', () => {
  const pack = innate();
  assert.deepEqual(uses(turn(pack, { disorders: [{ card: 'withdrawal', cooldown: 1 }] })), []);
  assert.deepEqual(uses(turn(pack, { disorders: [{ card: 'withdrawal', cooldown: 0 }] })), ['use:withdrawal.1']);
});

test('LOB-EX-45 Brainstorm costs 1 AP and Insanity; Mind Over Matter nothing, and not twice in a Turn', () => {
  const match = turn(innate({ type: 'active', action: true, cost: { insanity: 2 }, steps: [{ do: 'meds', n: 1 }] }, { type: 'active', once: true, steps: [{ do: 'ap', n: 1 }] }), { insanity: 3 });
  pick(match, 'use:alex.1');
  assert.deepEqual([stateOf(match).turn.ap, character(match).insanity], [2, 1], 'LOB-INN-02, LOB-INN-03');
  pick(match, 'use:alex.2');
  assert.equal(stateOf(match).turn.ap, 3);
  assert.deepEqual(uses(match), [], 'LOB-INN-07; and Brainstorm cannot be paid');
});

test('LOB-INN-06 without the once-per-Turn symbol an Ability is used as often as it can be paid', () => {
  const match = turn(innate({ type: 'active', cost: { insanity: 1 }, steps: [{ do: 'ap', n: 1 }] }), { insanity: 2 });
  pick(match, 'use:alex.1', 'use:alex.1');
  assert.equal(stateOf(match).turn.ap, 5);
  assert.deepEqual(uses(match), []);
});

test('LOB-INN-05 a cost X is from 1 to all the Insanity held, and the effect grows with it (LOB-RUL-77)', () => {
  const match = turn(innate({ type: 'active', cost: { insanity: 'x' }, steps: [{ do: 'ap', n: 'x' }] }), { insanity: 3 });
  pick(match, 'use:alex.1');
  assert.deepEqual(offered(match), ['x:1', 'x:2', 'x:3']);
  pick(match, 'x:2');
  assert.deepEqual([stateOf(match).turn.ap, character(match).insanity], [5, 1]);
  const none = turn(innate({ type: 'active', cost: { insanity: 'x' }, steps: [] }), { insanity: 0 });
  assert.deepEqual(uses(none), []);
});

test('LOB-INN-04 a passive Innate Ability always applies, and the other side has its own', () => {
  const pack = innate({ type: 'passive', passive: { ap: 1 } });
  assert.equal(stateOf(turn(pack)).turn.ap, 4);
  assert.equal(stateOf(turn(pack, { insane: true })).turn.ap, 3);
});

test('LOB-RUL-76 once per Turn: the flag is cleared when the own Turn begins', () => {
  const pack = innate({ type: 'active', once: true, steps: [{ do: 'ap', n: 1 }] });
  assert.deepEqual(uses(turn(pack, { used: ['alex.1'] })), ['use:alex.1']);
});

test('LOB-RUL-35 an Action and a Disorder Ability end the Move Action, a free Innate Ability that adds movement does not', () => {
  const pack = innate({ type: 'active', steps: [{ do: 'mp', n: 1 }], once: true }, { type: 'active', action: true, steps: [] });
  const walk = (match: ReturnType<typeof turn>): void => { pick(match, offered(match).find((id) => id.startsWith('walk:')) ?? ''); };
  const free = turn(pack);
  walk(free);
  pick(free, 'use:alex.1');
  assert.equal(stateOf(free).turn.mp, 2);
  const action = turn(pack);
  walk(action);
  pick(action, 'use:alex.2');
  assert.equal(stateOf(action).turn.mp, 0);
  const card = turn(pack, { disorders: [{ card: 'twin', cooldown: 0 }] });
  walk(card);
  pick(card, 'use:twin.1');
  assert.equal(stateOf(card).turn.mp, 2, 'its own points, the old one is lost');
});

test('LOB-ACT-02 what cannot be paid in full is no option', () => {
  const pack = innate({ type: 'active', cost: { junk: { wood: 1, any: 1 } }, steps: [] });
  assert.deepEqual(uses(turn(pack, { junk: { wood: 1 } })), []);
  assert.deepEqual(uses(turn(pack, { junk: { wood: 1, rope: 1 } })), ['use:alex.1']);
});

// Cards that are tapped

const mine: EquipmentCard = { id: 'land-mine', reusable: true, untap: { junk: 2 }, abilities: [{ type: 'active', cost: { tap: true }, steps: [{ do: 'mine' }] }, { type: 'active', steps: [{ do: 'detonate', attack: { dice: { red: 3 }, keywords: ['aoe'] } }] }], rows: [] };
const mined = (given: Partial<HeldItem> = {}, junk: Character['junk'] = { wood: 2, rope: 1 }) =>
  turn({ ...innate(), equipment: [...small.equipment, mine] }, { items: [{ card: 'land-mine', rows: 0, tapped: false, untapped: false, worn: false, ...given }], junk });

test('LOB-EX-39 the Land Mine is tapped for its token; 2 Junk untap it, once in a Turn, for no AP', () => {
  const match = mined();
  assert.deepEqual(uses(match), ['use:land-mine.1'], 'no mine lies yet');
  pick(match, 'use:land-mine.1');
  assert.equal(stateOf(match).mine, character(match).at);
  assert.equal(character(match).items[0]?.tapped, true, 'LOB-TAP-01');
  assert.deepEqual(uses(match), ['use:land-mine.2'], 'only setting it off');
  pick(match, 'untap:land-mine', 'junk:wood', 'junk:rope');
  assert.equal(character(match).items[0]?.tapped, false);
  assert.equal(stateOf(match).turn.ap, 3, 'LOB-TAP-02');
  pick(match, 'use:land-mine.1');
  assert.ok(!offered(match).includes('untap:land-mine'), 'LOB-TAP-03');
});

test('LOB-TAP-03 a tapped card that was untapped this Turn may be untapped by its next holder (LOB-RUL-80)', () => {
  const match = mined({ tapped: true, untapped: true });
  assert.ok(offered(match).includes('untap:land-mine'), 'a new Turn clears it');
});

test('LOB-DIS-04 Active Abilities are offered in the own Turn alone', () => {
  const match = turn(innate(), {}, (state) => { (state.characters[1] as Character).disorders = [{ card: 'withdrawal', cooldown: 0 }]; });
  assert.deepEqual(uses(match), []);
  pick(match, 'end');
  assert.deepEqual(uses(match), ['use:withdrawal.1']);
});
