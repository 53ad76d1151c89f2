// What a Character does in its Turn beside moving and fighting: LOB-SEA, -LOT, -TRD, -LOD, -ITM, -UPC, -GDC, -UPA, -UPX, -ARE, -JNK.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DisorderCard } from '../../../src/engine/games/lobotomy-2/cards.js';
import { attributeOf, maximum } from '../../../src/engine/games/lobotomy-2/figures.js';
import type { M } from '../../../src/engine/games/lobotomy-2/play.js';
import type { Character, HeldItem, State } from '../../../src/engine/games/lobotomy-2/state.js';
import type { Step } from '../../../src/engine/games/lobotomy-2/steps.js';
import { contentOf } from '../../../src/engine/games/lobotomy-2/content.js';
import type { Faces } from '../../../src/engine/kernel/chance.js';
import { character, offered, on, pick, small, space, standing, stateOf } from './small.js';

const disorder = (id: string, deck: DisorderCard['deck']): DisorderCard => ({ id, deck, abilities: [{ type: 'active', cost: { ap: 1 }, cooldown: 2, steps: [{ do: 'heal', n: 1 }] }] });
const pack = on('R1', {
  ...small,
  disorders: [disorder('rage', 'aggression'), disorder('lists', 'ocd'), disorder('order', 'ocd'), disorder('calm', 'anxiety')],
  equipment: [...small.equipment, ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, rows: [] }))],
});
const here = space(pack, 'E');
const six = ['a', 'b', 'c', 'd', 'e', 'f'];
const item = (card: string, more: Partial<HeldItem> = {}): HeldItem => ({ card, rows: 0, tapped: false, untapped: false, worn: false, ...more });

/** Character 0 in its Turn with what it is given, the others on the same Space. */
const turn = (given: Partial<Character> = {}, change: (state: State) => void = () => undefined, faces: Faces = [], steps: readonly Step[] = [{ do: 'turn', player: 0 }, { do: 'turn', player: 1 }]) =>
  standing(pack, (state) => {
    for (const each of state.characters) each.at = here;
    Object.assign(state.characters[0] as Character, given);
    Object.assign(state, { phase: 'characters', round: 1 });
    change(state);
  }, steps, faces);
const acts = (match: ReturnType<typeof turn>, kind: string): string[] => offered(match).filter((id) => id.split(':')[0] === kind);

// Search

const searched = (successes: number, faces: Faces = []) => turn({}, (state) => { state.lockers = [{ space: here, face: 'example' }]; }, faces, [{ do: 'search-buy', player: 0, locker: 0, successes }, { do: 'turn', player: 1 }]);

test('LOB-EX-54 six successes buy a Weapon for 2 and Equipment for 3, top cards, and the Junk comes too', () => {
  const match = searched(6, [{ deck: 'weapon', card: 'revolver' }, { deck: 'equipment', card: 'dog-grapple' }, { deck: 'junk', card: 'rope' }]);
  pick(match, 'buy:weapon+equipment');
  assert.deepEqual(character(match).items.map(({ card }) => card), ['revolver', 'dog-grapple']);
  assert.deepEqual(character(match).junk, { rope: 1 });
  assert.deepEqual(stateOf(match).lockers, [], 'LOB-RUL-31');
});

test('LOB-EX-55 one of each kind at most: Weapon and Meds waste 2 of 6 successes', () => {
  const sets = offered(searched(6));
  assert.deepEqual(sets.sort(), ['buy:equipment', 'buy:equipment+meds', 'buy:meds', 'buy:nothing', 'buy:weapon', 'buy:weapon+equipment', 'buy:weapon+meds']);
});

test('LOB-EX-56 without a success nothing is bought, and there is 1 Junk all the same (LOB-SEA-07)', () => {
  const match = searched(0);
  assert.deepEqual(offered(match), ['buy:nothing']);
  pick(match, 'buy:nothing');
  assert.equal(Object.values(character(match).junk).reduce((a, b) => a + b, 0), 1);
});

test('LOB-RUL-32 what a Locker does not name cannot be bought', () => {
  const poor = { ...pack, lockers: [{ id: 'example', meds: 1, junk: 0 }] };
  const match = standing(poor, (state) => { state.lockers = [{ space: here, face: 'example' }]; }, [{ do: 'search-buy', player: 0, locker: 0, successes: 9 }]);
  assert.deepEqual(offered(match), ['buy:nothing', 'buy:meds']);
});

test('LOB-RUL-29 of an empty bag Meds cannot be bought', () => {
  const match = turn({}, (state) => { state.lockers = [{ space: here, face: 'example' }]; state.medsBag = {}; }, [], [{ do: 'search-buy', player: 0, locker: 0, successes: 9 }]);
  assert.ok(!offered(match).some((id) => id.includes('meds')));
});

test('LOB-SEA-01 a Search needs a Locker on the own Space and 1 AP', () => {
  assert.deepEqual(acts(turn({}, (state) => { state.lockers = [{ space: space(pack, 'A'), face: null }]; }), 'search'), []);
  assert.deepEqual(acts(turn({}, (state) => { state.lockers = [{ space: here, face: null }]; }), 'search'), ['search:0']);
});

test('LOB-ITM-02 a seventh Item is discarded at once, and it may be the one just gained (LOB-ITM-03, LOB-SEA-08)', () => {
  const match = turn({ items: six.map((id) => item(id)) }, (state) => { state.lockers = [{ space: here, face: 'example' }]; }, [{ deck: 'equipment', card: 'g' }, { deck: 'weapon', card: 'revolver' }], [{ do: 'search-buy', player: 0, locker: 0, successes: 6 }, { do: 'turn', player: 1 }]);
  pick(match, 'buy:weapon+equipment');
  assert.deepEqual(offered(match), [...six, 'revolver'].map((id) => `drop:${id}`), 'LOB-RUL-33: after each card');
  pick(match, 'drop:a');
  pick(match, 'drop:g');
  assert.deepEqual(character(match).items.map(({ card }) => card), [...six.slice(1), 'revolver']);
  assert.deepEqual(stateOf(match).decks.equipment.out, ['a', 'g']);
});

test('LOB-RUL-20 Basic Items do not count against the limit of 6', () => {
  const match = turn({ items: [item('straitjacket.1'), item('broken-glass.1'), ...six.map((id) => item(id))] }, undefined, [], [{ do: 'item-limit', player: 0 }, { do: 'turn', player: 0 }]);
  assert.equal(match.questions[0]?.kind, 'act');
});

// Loot

test('LOB-LOT-01 Loot is 1 AP for 1 random Junk, once in a Turn, on any Space', () => {
  const match = turn({}, undefined, [{ deck: 'junk', card: 'pipe' }]);
  pick(match, 'loot');
  assert.deepEqual(character(match).junk, { pipe: 1 });
  assert.equal(stateOf(match).turn.ap, 2);
  assert.equal(stateOf(match).junkBag.pipe, 5);
  assert.deepEqual(acts(match, 'loot'), []);
});

// Trade

test('LOB-TRD-01 two Characters on one Space exchange Items, Junk and Meds, once in a Turn, for no AP', () => {
  const match = turn({ items: [item('revolver', { worn: true })], junk: { wood: 2 } }, (state) => { (state.characters[1] as Character).meds = { blue: 1 }; });
  pick(match, 'trade:1', 'put:0:item:revolver', 'put:0:junk:wood', 'put:1:meds:blue', 'offer');
  assert.deepEqual([character(match).items, character(match).junk, character(match).meds], [[], { wood: 1 }, { blue: 1 }]);
  assert.deepEqual(character(match, 1).items.map(({ card }) => card), ['revolver']);
  assert.equal(stateOf(match).turn.ap, 3);
  assert.deepEqual(acts(match, 'trade'), [], 'LOB-RUL-79');
});

test('LOB-TRD-02 the other player agrees or refuses', () => {
  const match = turn({ junk: { wood: 1 } });
  pick(match, 'trade:2', 'put:0:junk:wood', 'offer');
  assert.equal(match.questions[0]?.seat, 1);
  pick(match, 'no');
  assert.deepEqual(character(match).junk, { wood: 1 });
});

test('LOB-TRD-03 Wounds, Insanity, Conditions and Disorder cards are not offered', () => {
  const match = turn({ wounds: 2, insanity: 3, conditions: { fire: 1 }, disorders: [{ card: 'rage', cooldown: 0 }] });
  pick(match, 'trade:1');
  assert.deepEqual(offered(match), ['cancel']);
});

test('LOB-TRD-04 nobody trades with the dead, nor with somebody elsewhere', () => {
  const match = turn({}, (state) => { (state.characters[1] as Character).dead = true; (state.characters[2] as Character).at = space(pack, 'A'); });
  assert.deepEqual(acts(match, 'trade'), ['trade:3']);
});

test('LOB-TRD-05 whoever holds too many Items after a Trade discards, the new ones included', () => {
  const match = turn({ items: [item('g')] }, (state) => { (state.characters[1] as Character).items = six.map((id) => item(id)); });
  pick(match, 'trade:1', 'put:0:item:g', 'offer');
  assert.equal(match.questions[0]?.player, 1);
  assert.ok(offered(match).includes('drop:g'));
});

test('LOB-UPC-02 upgrades stay with a traded card', () => {
  const match = turn({ items: [item('splashing-paddle', { rows: 3 })] });
  pick(match, 'trade:1', 'put:0:item:splashing-paddle', 'offer');
  assert.equal(character(match, 1).items[0]?.rows, 3);
});

test('LOB-RUL-26 the first additional Weapon joins a Loadout with a free slot, and no other card does (LOB-ITM-07)', () => {
  const worn = (items: HeldItem[]) => {
    const match = turn({ items: [item('revolver'), item('leather-jacket')] }, (state) => { (state.characters[1] as Character).items = items; });
    pick(match, 'trade:1', 'put:0:item:revolver', 'put:0:item:leather-jacket', 'offer');
    return character(match, 1).items.filter((each) => each.worn).map(({ card }) => card);
  };
  assert.deepEqual(worn([item('broken-glass.1', { worn: true })]), ['broken-glass.1', 'revolver']);
  assert.deepEqual(worn([item('splashing-paddle', { worn: true })]), ['splashing-paddle'], 'it has an additional one already');
  assert.deepEqual(worn([item('broken-glass.1', { worn: true }), item('spell-scroll.1', { worn: true })]), ['broken-glass.1', 'spell-scroll.1'], 'no slot is free');
});

// Loadout

test('LOB-LOD-01 Change Loadout is free, once in a Turn: at most 1 Armor and 2 Weapons (LOB-ARE-02)', () => {
  const match = turn({ items: [item('straitjacket.1', { worn: true }), item('leather-jacket'), item('broken-glass.1', { worn: true }), item('revolver', { worn: true }), item('spell-scroll.1')] });
  pick(match, 'loadout');
  assert.deepEqual(offered(match), ['stow:straitjacket.1', 'stow:broken-glass.1', 'stow:revolver', 'done']);
  pick(match, 'stow:straitjacket.1', 'wear:leather-jacket', 'stow:revolver', 'wear:spell-scroll.1', 'done');
  assert.deepEqual(character(match).items.filter(({ worn }) => worn).map(({ card }) => card), ['leather-jacket', 'broken-glass.1', 'spell-scroll.1']);
  assert.deepEqual(acts(match, 'loadout'), []);
});

// Upgrades

test('LOB-EX-57 three Junk of mixed types buy the row "any 3" of the Straitjacket', () => {
  const match = turn({ items: [item('straitjacket.1', { worn: true })], junk: { glass: 1, wood: 1, rope: 1 } });
  assert.deepEqual(acts(match, 'upgrade'), ['upgrade:straitjacket.1:1', 'upgrade:straitjacket.1:2']);
  pick(match, 'upgrade:straitjacket.1:2', 'junk:glass', 'junk:wood', 'junk:rope');
  assert.equal(character(match).items[0]?.rows, 2);
  assert.deepEqual(Object.values(character(match).junk), [0, 0, 0]);
  assert.equal(stateOf(match).junkBag.glass, 7, 'LOB-JNK-05');
});

test('LOB-EX-42 all three rows of the Splashing Paddle cost exactly 3 Wood, Paper, Glass, Stone and Rope, in any order', () => {
  const match = turn({ items: [item('splashing-paddle')], junk: { wood: 3, paper: 1, glass: 1, rock: 1, rope: 1 } });
  pick(match, 'upgrade:splashing-paddle:3', 'junk:rope', 'upgrade:splashing-paddle:2', 'upgrade:splashing-paddle:1');
  assert.equal(character(match).items[0]?.rows, 7);
  assert.ok(Object.values(character(match).junk).every((n) => n === 0));
  assert.equal(stateOf(match).turn.ap, 3, 'LOB-UPC-01: free and repeatable');
});

test('LOB-WPN-06 anybody buys any row, also a Skilled one it cannot use (LOB-UPC-03)', () => {
  const match = turn({ items: [item('splashing-paddle')], junk: { glass: 1, wood: 1 } });
  assert.deepEqual(acts(match, 'upgrade'), ['upgrade:splashing-paddle:2']);
});

test('LOB-EX-58 Upgrade Attribute spends 6 Insanity: Strength 1 becomes 2, maximum and current', () => {
  const match = turn({ insanity: 6, card: 'denise', decreases: {} }, (state) => { (state.characters[0] as Character).increases = {}; });
  pick(match, 'raise:imagination');
  const state = stateOf(match);
  const m = { state, content: contentOf(pack) } as M;
  assert.deepEqual([state.characters[0]?.insanity, maximum(m, 0, 'imagination'), attributeOf(m, 0, 'imagination')], [0, 2, 2]);
});

test('LOB-EX-59 Infection takes 1 of the current value and leaves the maximum and the Increase token', () => {
  const match = turn({ increases: { imagination: 1 }, decreases: { imagination: 1 } });
  const m = { state: stateOf(match), content: contentOf(pack) } as M;
  assert.deepEqual([maximum(m, 0, 'imagination'), attributeOf(m, 0, 'imagination')], [2, 1], 'LOB-CHR-07');
});

test('LOB-UPA-02 nothing is raised above 3; the maximum decides (LOB-RUL-73)', () => {
  assert.deepEqual(acts(turn({ insanity: 6 }), 'raise'), ['raise:dexterity', 'raise:wisdom', 'raise:imagination']);
  assert.deepEqual(acts(turn({ insanity: 6, decreases: { strength: 2 } }), 'raise'), ['raise:dexterity', 'raise:wisdom', 'raise:imagination']);
});

test('LOB-UPA-01 once in a Turn, for 6 Insanity', () => {
  const match = turn({ insanity: 6 }, (state) => { (state.characters[0] as Character).lasting = [{ until: 'good', card: 'x', passive: { limits: { insanity: 6 } } }]; (state.characters[0] as Character).insanity = 12; });
  pick(match, 'raise:wisdom');
  assert.equal(character(match).insanity, 6);
  assert.deepEqual(acts(match, 'raise'), []);
  assert.deepEqual(acts(turn({ insanity: 5 }), 'raise'), []);
});

test('LOB-GDC-01 6 Insanity draw a card of one of the own Disorders, once in a Turn', () => {
  const match = turn({ insanity: 6 }, undefined, [{ deck: 'ocd', card: 'order' }]);
  assert.deepEqual(acts(match, 'disorder'), ['disorder:aggression', 'disorder:ocd'], 'LOB-CHR-04');
  pick(match, 'disorder:ocd');
  assert.deepEqual(character(match).disorders, [{ card: 'order', cooldown: 0 }]);
  assert.equal(character(match).insanity, 0);
});

test('LOB-GDC-02 it is legal with 4 Disorder cards; then one of the five goes, in Cooldown or new (LOB-DIS-13)', () => {
  const match = turn({ insanity: 6, disorders: ['a1', 'a2', 'a3', 'calm'].map((card) => ({ card, cooldown: 1 })) }, (state) => { state.decks.ocd.left = ['lists']; (state.characters[0] as Character).disorders = [{ card: 'rage', cooldown: 1 }, { card: 'calm', cooldown: 0 }, { card: 'order', cooldown: 0 }, { card: 'rage', cooldown: 0 }]; });
  pick(match, 'disorder:ocd');
  assert.ok(offered(match).includes('drop:lists'));
  pick(match, 'drop:rage');
  assert.ok(stateOf(match).decks.aggression.out.includes('rage'));
});

test('LOB-UPX-02 the INSANE! side needs the Aura revealed and the Quest completed', () => {
  const can = (aura: boolean, quest: boolean): boolean => offered(turn({ insanity: 6, questDone: quest }, (state) => { state.hunt.revealed = aura; })).includes('insane');
  assert.deepEqual([can(false, true), can(true, false), can(true, true)], [false, false, true]);
});

test('LOB-UPX-01 the card is flipped once a game for 6 Insanity, and all tokens stay on it', () => {
  const match = turn({ insanity: 6, questDone: true, increases: { wisdom: 1 } }, (state) => { state.hunt.revealed = true; }, [], [{ do: 'go-insane', player: 0 }, { do: 'turn', player: 0 }]);
  assert.equal(character(match).insane, true);
  assert.deepEqual(character(match).increases, { wisdom: 1 });
  assert.ok(!offered(match).includes('insane'));
});

test('LOB-INS-03 a Character holds 6 Insanity at most, and more is lost', () => {
  const match = turn({ insanity: 5 }, undefined, [], [{ do: 'run', effects: [{ do: 'insanity', n: 3 }], by: 0, on: 0, card: 'x' }, { do: 'turn', player: 0 }]);
  assert.equal(character(match).insanity, 6);
});
