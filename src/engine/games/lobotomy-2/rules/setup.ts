// Setup: the Board and its tokens, Monsters, bags and decks, the Hunt Track, then each Character's possessions.
// LOB-SET, LOB-HST, LOB-RUL-22, -23
import type { PlayerId } from '../../../kernel/index.js';
import { ask, askAll, atCard, atMini } from './ask.js';
import { cardOf, kindOf, scenarioOf } from '../cards/card-index.js';
import { characterOf, difficultyChange, ring } from './values-in-force.js';
import { spaceOf } from './board/board.js';
import { gainDisorder, gainInsanity, gainMeds } from './holdings.js';
import type { Context, Position } from '../state/step-context.js';
import { monsterTypeOf } from './monster-phase/spawning.js';
import type { Step, StepOf } from '../state/steps.js';
import type { Scenario } from '../cards/scenario-types.js';

export function setUp(m: Context, { levels }: StepOf<'set-up'>): void {
  const scenario = scenarioOf(m);
  drawDifficulty(m, levels);
  buildBoard(m, scenario);
  readyMonsters(m, scenario);
  fillBags(m, scenario);
  layTrack(m, scenario);
  const order = ring(m, 0);
  for (const player of order) seatCharacter(m, player, scenario);
  m.push(
    ...scenario.monsters.map(({ monster, space }): Step => ({
      do: 'spawn-at',
      monster,
      space: spaceOf(m, space),
      by: 'LOB-SET-04',
    })),
    ...order.map((player): Step => ({ do: 'basic-weapon', player })),
    ...order.map((player): Step => ({ do: 'deal-cards', player })),
    { do: 'first-character' },
    { do: 'begin' },
  );
}

/** Draws a Difficulty card at random for each level. LOB-DIF-01, LOB-RUL-121 */
function drawDifficulty(m: Context, levels: StepOf<'set-up'>['levels']): void {
  const {
    state,
    content: { pack },
  } = m;
  const left = pack.difficulties
    .map(({ id }) => id)
    .filter((id) => !state.difficulty.some((each) => each.card === id))
    .sort();
  for (const level of levels)
    if (left.length > 0) state.difficulty.push({ card: m.chance.draw('difficulty', left), level });
  for (const each of state.difficulty)
    m.emit({
      type: 'difficulty',
      rule: 'LOB-DIF-01',
      also: ['LOB-DIF-02', 'LOB-DIF-04', 'LOB-RUL-121'],
      card: each.card,
      level: each.level,
    });
}

/** LOB-SET-01, -02, -03, LOB-RUL-108 */
function buildBoard(m: Context, { map, tokens, lockers, riddles }: Scenario): void {
  const { state } = m;
  map.forEach(({ shown }, i) => {
    if (shown) state.tiles |= 1 << i;
  });
  m.emit({
    type: 'board-built',
    rule: 'LOB-SET-01',
    also: [
      'LOB-MAP-01',
      'LOB-MAP-02',
      'LOB-MAP-03',
      'LOB-MAP-04',
      'LOB-MAP-05',
      'LOB-MAP-08',
      'LOB-MAP-09',
      'LOB-RUL-06',
      'LOB-RUL-07',
      'LOB-RUL-09',
      'LOB-RUL-11',
      'LOB-RUL-12',
      'LOB-TYP-01',
      'LOB-TYP-02',
      'LOB-DIF-03',
    ],
    tiles: map.flatMap(({ tile, shown }) => (shown ? [tile] : [])),
  });
  if (tokens.length)
    m.emit({
      type: 'tokens-laid',
      rule: 'LOB-SET-02',
      also: ['LOB-MAP-06', 'LOB-MAP-07'],
      tokens: tokens.map(({ between, kind: token }) => [...between, token]),
    });
  state.lockers = lockers.map((space) => ({ space: spaceOf(m, space), face: null }));
  m.emit({ type: 'lockers-laid', rule: 'LOB-SET-03', spaces: state.lockers.map(({ space }) => space) });
  if (!riddles) return;
  const spaces = riddles.spaces.map((space) => spaceOf(m, space));
  state.marks.push(...spaces.map((space) => ({ token: 'riddle', space, value: null })));
  m.emit({ type: 'marks-laid', rule: 'LOB-RUL-108', spaces });
}

/** All minis are in the supply, and all cards show their normal side. LOB-SET-04, LOB-RUL-85 */
function readyMonsters(m: Context, scenario: Scenario): void {
  fillPool(m, scenario);
  m.emit({
    type: 'monsters-ready',
    rule: 'LOB-SET-04',
    also: ['LOB-MON-01', 'LOB-MON-02', 'LOB-RUL-85'],
    types: m.state.types.map((type) => type.card),
  });
}

/** Fills the supply with every type that the Scenario uses. */
export function fillPool(m: Position, { slots, monsters }: Scenario): void {
  for (const name of [...slots, ...monsters.map(({ monster }) => monster)])
    if (m.content.monsters.has(name)) monsterTypeOf(m, name);
}

/** Cards are drawn at random from a list, so no deck has to be shuffled. LOB-SET-05, -06, -12, -13, -14, LOB-RUL-107 */
function fillBags(m: Context, { keeps = [] }: Scenario): void {
  const { state } = m;
  state.flags = state.kept.filter((flag) => keeps.includes(flag));
  m.emit({ type: 'bags-filled', rule: 'LOB-SET-05', also: ['LOB-RUL-27'] });
  m.emit({
    type: 'decks-shuffled',
    rule: 'LOB-SET-06',
    also: ['LOB-SET-12', 'LOB-SET-13', 'LOB-SET-14', 'LOB-CMP-05', 'LOB-RUL-107', 'LOB-RUL-104'],
  });
}

/**
 * The Huntmaster starts before the first of 12 Spaces; a Difficulty card can move his start forward. LOB-SET-07,
 * LOB-HST-01 to -04, LOB-RUL-119
 */
function layTrack(m: Context, { hunt: { aura, end } }: Scenario): void {
  m.state.hunt.position = Math.max(0, difficultyChange(m, 'track'));
  m.emit({
    type: 'track-laid',
    rule: 'LOB-SET-07',
    also: ['LOB-HST-01', 'LOB-HST-02', 'LOB-HST-03', 'LOB-HST-04', 'LOB-RUL-119', 'LOB-TYP-02', 'LOB-RUL-105'],
    aura: aura ?? 0,
    end,
  });
}

/**
 * The Character's card shows its blue side, its mini is on a starting Space, and the Character wears its Straitjacket.
 * LOB-SET-08, -09, LOB-BIT-01
 */
function seatCharacter(m: Context, player: PlayerId, { starts }: Scenario): void {
  const character = characterOf(m, player);
  character.at = spaceOf(m, starts[player % starts.length] ?? '');
  m.emit({
    type: 'seated',
    rule: 'LOB-SET-08',
    also: [
      'LOB-PLY-01',
      'LOB-PLY-02',
      'LOB-PLY-03',
      'LOB-RUL-125',
      'LOB-PLY-05',
      'LOB-CHR-01',
      'LOB-CHR-05',
      'LOB-CHR-06',
      'LOB-ARE-01',
      'LOB-ARE-03',
      'LOB-RUL-109',
    ],
    player,
    card: character.card,
    at: character.at,
  });
  const straitjacket = m.content.pack.equipment.find(({ basic }) => basic);
  if (straitjacket) takeBasic(m, { player, card: `${straitjacket.id}.${player + 1}` });
}

/**
 * Each Basic Weapon design has two copies. Later players in ring order choose from the copies that are left. LOB-RUL-22
 */
export function basicWeapon(m: Position, { player }: StepOf<'basic-weapon'>) {
  const taken = m.state.characters.flatMap(({ items }) => items.map(({ card: name }) => name));
  return ask(
    m,
    player,
    'LOB-SET-09',
    m.content.pack.weapons
      .filter(({ basic }) => basic)
      .flatMap(({ id }) => {
        const copies = taken.filter((name) => kindOf(name) === id).length;
        return copies < 2
          ? [
              {
                id: `basic:${id}`,
                targets: [atCard(id)],
                rule: 'LOB-RUL-22',
                then: [{ do: 'take-basic', player, card: `${id}.${copies + 1}` }],
              },
            ]
          : [];
      }),
  );
}

/** A Basic card starts in the Loadout. LOB-SET-09, LOB-ITM-07 */
export function takeBasic(m: Context, { player, card: name }: Omit<StepOf<'take-basic'>, 'do'>): void {
  const character = characterOf(m, player);
  character.items = [...character.items, { rows: 0, tapped: false, untapped: false, worn: true, card: name }];
  m.emit({ type: 'item', rule: 'LOB-SET-09', also: ['LOB-ITM-01', 'LOB-ITM-07'], player, card: name });
}

/**
 * Each Character gets one Meds, and one card from each of its Disorder decks. LOB-SET-10, -11, LOB-RUL-23, LOB-PLY-04
 */
export function dealCards(m: Context, { player }: StepOf<'deal-cards'>): void {
  gainMeds(m, player, Math.max(0, 1 + difficultyChange(m, 'meds')), 'LOB-SET-10');
  for (const disorder of cardOf(m.content.characters, characterOf(m, player).card).disorders)
    gainDisorder(m, player, disorder, 'LOB-SET-11');
  gainInsanity(m, player, difficultyChange(m, 'insanity'), 'LOB-RUL-121');
}

/** LOB-SET-15 */
export function firstCharacter(m: Position) {
  return askAll(
    m,
    'LOB-SET-15',
    ring(m, 0).map((player) => ({
      id: `first:${player}`,
      targets: [atMini(player)],
      rule: 'LOB-SET-15',
      then: [{ do: 'take-first', player }],
    })),
  );
}

export function takeFirst(m: Context, { player }: StepOf<'take-first'>): void {
  m.state.first = player;
  m.emit({ type: 'first-character', rule: 'LOB-SET-15', player });
}

/** Reads the first Chapter, then begins Round 1. LOB-SET-16, -17 */
export function begin(m: Context): void {
  const [first] = scenarioOf(m).chapters;
  m.push(...(first ? [{ do: 'read', cid: first.cid } as const] : []), { do: 'round' });
}
