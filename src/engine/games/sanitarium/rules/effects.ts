// The effects of Items and Actions. A card is offered only if its first effect can do something now. SAN-ACT-02,
// SAN-RUL-15, SAN-RUL-39
import type { Asked, Offer, PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, Effect, When } from '../cards/card-types.js';
import { neighbourAcross, distancesFrom, tileAt, inRoom, opposite, placeOf, sidesOf, exitsOf } from '../state/map.js';
import { clockwise, playerOf, seatOf, type Monster, type CardCell, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step, StepOf } from '../state/steps.js';
import { ask, askOrAnswer } from './ask.js';
import { peekable, spotsFor } from './exploring.js';
import { discard, gain, slotsOf } from './hands.js';
import { monsterOf } from './monsters.js';
import { companions, gifts, onFaceDown, otherRooms } from './reach.js';

type Act = Offer<Step>;

/**
 * Offers every Item and Action that the player may use at this moment. Using a card costs no Action Points. SAN-ACT-02
 */
export function usable(m: Context, player: PlayerId, when: When): Act[] {
  const me = playerOf(m.state, player);
  return slotsOf(me).flatMap((id, slot): Act[] => {
    const card = cardOf(m.content, id);
    const first = card.steps[0];
    if (card.use === 'passive' || card.when !== when || !first || me.used.includes(id)) return [];
    if (!can(m, player, first, card.use === 'discard' ? id : null)) return [];
    const item = me.items[slot];
    // A player may discard a Protected Item in order to use it, but must confirm that. SAN-RUL-18
    const how =
      item?.safe && card.use === 'discard'
        ? { rule: 'SAN-RUL-18', confirm: 'confirm-protected' }
        : { rule: 'SAN-RUL-39' };
    return [
      {
        id: `use:${id}`,
        targets: [`card:${id}`],
        ...how,
        then: [
          item ? { do: 'use-item', player, item: slot } : { do: 'play-action', player, slot: slot - me.items.length },
        ],
      },
    ];
  });
}

export function useItem(m: Context, { player, item }: StepOf<'use-item'>): void {
  const me = playerOf(m.state, player);
  const id = me.items[item]?.card;
  if (id === undefined) return;
  const card = cardOf(m.content, id);
  const discarded = card.use === 'discard';
  m.emit({ type: 'used', rule: 'SAN-ACT-02', also: ['SAN-RUL-15', 'SAN-RUL-39'], player, card: id, discarded });
  if (discarded) discard(m, player, [id]);
  else me.used.push(id);
  m.push(...card.steps.map((step): Step => ({ ...step, player, card: id })));
}

export function playAction(m: Context, { player, slot }: StepOf<'play-action'>): void {
  const id = playerOf(m.state, player).actions[slot];
  if (id === undefined) return;
  m.emit({
    type: 'used',
    rule: 'SAN-ACT-09',
    also: ['SAN-ACT-02', 'SAN-RUL-15', 'SAN-RUL-39'],
    player,
    card: id,
    discarded: true,
  });
  discard(m, player, [id]);
  m.push(...cardOf(m.content, id).steps.map((step): Step => ({ ...step, player, card: id })));
}

/** Whether an effect could do anything now. `discarded` is the card that is discarded for it. */
function can(m: Context, player: PlayerId, effect: Effect, discarded: CardId | null): boolean {
  const { state } = m;
  const { at, hallucinations } = playerOf(state, player);
  switch (effect.do) {
    case 'walk':
      return at >= 0 && exitsOf(state, at).length > 0;
    case 'to-room':
      return otherRooms(state, at).length > 0;
    case 'explore':
      return effect.where === 'anywhere' || spotsFor(state, player, 'next').length > 0;
    case 'peek':
      return peekable(state, player, effect.reach).length > 0;
    case 'search-free':
      return onFaceDown(state, { at });
    case 'take-item':
      return takeableItems(m, player, effect.reach).some(({ targets }) => targets?.[0] !== `card:${discarded}`);
    case 'draw-bottom':
      return state.bottom.length > 0;
    case 'close-door':
      return doorsOf(state, player).length > 0;
    case 'push-monster':
      return pushable(state, player, effect.reach).length > 0;
    case 'lull':
      return state.monsters.length > 0 && (state.lulled & (1 << player)) === 0;
    case 'remove-monster':
      return monstersNear(state, player, effect.reach).length > 0;
    case 'place-monster':
      return state.supply.length > 0 && state.map.some(({ face }) => face === 'dark');
    case 'drop-hallucination':
      return hallucinations.length > 0;
    case 'hide':
      return !inRoom(state, at);
    case 'gain-ap':
    case 'change-mp':
    case 'gain-sanity':
    case 'reroll':
    case 'set-die':
    case 'ignore-horror':
    case 'horror-roll':
    case 'gain-hallucination':
      return true;
  }
}

/** Adds the step if it is possible; otherwise reports that the card has no effect. */
function askIf(m: Context, possible: boolean, player: PlayerId, step: Step): void {
  if (possible) m.push(step);
  else m.emit({ type: 'no-effect', rule: 'SAN-ACT-02', player });
}

/** Asks which of several things a card affects. If there is only one, nobody is asked; if there is none, says so. */
function askWhich<S extends Step & { readonly player: PlayerId }>(
  m: Context,
  questionOf: (m: Context, step: S) => Asked<Step>,
  step: S,
): void {
  if (questionOf(m, step).options.length > 0) askOrAnswer(m, questionOf, step);
  else m.emit({ type: 'no-effect', rule: 'SAN-ACT-02', player: step.player });
}

const question = (m: Context, player: PlayerId, options: readonly Act[]) => ask(m, player, 'SAN-ACT-02', options);

// Walking

export function walk(m: Context, { player, n }: StepOf<'walk'>): void {
  if (n > 0) askIf(m, exitsOf(m.state, playerOf(m.state, player).at).length > 0, player, { do: 'walk-on', player, n });
}

export function walkOn(m: Context, { player, n }: StepOf<'walk-on'>) {
  return question(m, player, [
    ...exitsOf(m.state, playerOf(m.state, player).at).map(({ to }): Act => ({
      id: `move:${to}`,
      targets: [`space:${to}`],
      rule: 'SAN-ACT-02',
      then: [{ do: 'move', player, to, cost: 0 }, ...(n > 1 ? [{ do: 'walk', player, n: n - 1 } as const] : [])],
    })),
    { id: 'stay', rule: 'SAN-ACT-02', then: [] },
  ]);
}

export function toRoom(m: Context, { player }: StepOf<'to-room'>): void {
  askWhich(m, goToRoom, { do: 'go-to-room', player });
}

export function goToRoom(m: Context, { player }: StepOf<'go-to-room'>) {
  return question(
    m,
    player,
    otherRooms(m.state, playerOf(m.state, player).at).map((to): Act => ({
      id: `move:${to}`,
      targets: [`space:${to}`],
      rule: 'SAN-ACT-02',
      then: [{ do: 'move', player, to, cost: 0, jump: true }],
    })),
  );
}

// Points and dice

export function gainAp(m: Context, { player, n }: StepOf<'gain-ap'>): void {
  m.state.turn.ap = Math.max(0, m.state.turn.ap + n);
  m.emit({ type: 'points-gained', rule: 'SAN-ACT-02', player, what: 'ap', n });
}

export function changeMp(m: Context, { player, n }: StepOf<'change-mp'>): void {
  m.state.turn.mp = Math.max(0, m.state.turn.mp + n);
  m.emit({ type: 'points-gained', rule: 'SAN-ACT-02', player, what: 'mp', n });
}

export function gainSanity(m: Context, { player, n }: StepOf<'gain-sanity'>): void {
  m.state.turn.pool += n;
  m.emit({ type: 'points-gained', rule: 'SAN-RUL-16', player, what: 'sanity', n });
}

export function reroll(m: Context, { player }: StepOf<'reroll'>): void {
  m.push({ do: 'which-die', player, set: false });
}

export function setDie(m: Context, { player }: StepOf<'set-die'>): void {
  m.push({ do: 'which-die', player, set: true });
}

export function whichDie(m: Context, { player, set }: StepOf<'which-die'>) {
  return question(
    m,
    player,
    m.state.turn.dice.flatMap((shown, die): Act[] => {
      const at = `die:${die}`;
      if (!set) return [{ id: `reroll:${die}`, targets: [at], rule: 'SAN-ACT-02', then: [{ do: 'reroll-die', die }] }];
      return [1, 2, 3, 4, 5, 6]
        .filter((value) => value !== shown)
        .map((value): Act => ({
          id: `set:${die}:${value}`,
          targets: [at, `face:${value}`],
          rule: 'SAN-ACT-02',
          then: [{ do: 'turn-die', die, value }],
        }));
    }),
  );
}

export function rerollDie(m: Context, { die }: StepOf<'reroll-die'>): void {
  showDie(m, die, m.chance.die('d6', [1, 2, 3, 4, 5, 6]) + 1);
}

export function turnDie(m: Context, { die, value }: StepOf<'turn-die'>): void {
  showDie(m, die, value);
}

function showDie(m: Context, die: number, value: number): void {
  m.state.turn.dice[die] = value;
  m.emit({ type: 'die-changed', rule: 'SAN-ACT-02', player: m.state.active, die, value });
}

// Horror

/** Ignores the Horror Roll in which the card was used. */
export function ignoreHorror(m: Context, { player }: StepOf<'ignore-horror'>): void {
  const { rolls } = m.state;
  if (rolls.length > 0) rolls[rolls.length - 1] = true;
  else m.emit({ type: 'no-effect', rule: 'SAN-ACT-02', player });
}

export function hide(m: Context, { player }: StepOf<'hide'>): void {
  playerOf(m.state, player).hidden = true;
  m.emit({ type: 'hid', rule: 'SAN-MON-05', player });
  m.push({ do: 'exposure' });
}

export function gainHallucination(m: Context, { player }: StepOf<'gain-hallucination'>): void {
  m.push({ do: 'suffer', player });
}

export function dropHallucination(m: Context, { player }: StepOf<'drop-hallucination'>): void {
  askWhich(m, dropWhich, { do: 'drop-which', player });
}

export function dropWhich(m: Context, { player }: StepOf<'drop-which'>) {
  return question(
    m,
    player,
    playerOf(m.state, player).hallucinations.map((hallucination): Act => ({
      id: `drop:${hallucination}`,
      targets: [`card:${hallucination}`],
      rule: 'SAN-ACT-02',
      then: [{ do: 'drop', player, hallucination }],
    })),
  );
}

// Looking and taking

export function peek(m: Context, { player, n, reach }: StepOf<'peek'>): void {
  askIf(m, peekable(m.state, player, reach).length > 0, player, { do: 'peek-at', player, n, reach });
}

export function peekAt(m: Context, { player, n, reach }: StepOf<'peek-at'>) {
  const unknown = peekable(m.state, player, reach);
  return question(m, player, [
    ...unknown.map((index): Act => ({
      id: `peek:${index}`,
      targets: [`tile:${index}`],
      rule: 'SAN-ACT-02',
      then: [
        { do: 'see', player, index },
        ...(n > 1 && unknown.length > 1 ? [{ do: 'peek-at', player, n: n - 1, reach } as const] : []),
      ],
    })),
    { id: 'enough', rule: 'SAN-ACT-02', then: [] },
  ]);
}

export function see(m: Context, { player, index }: StepOf<'see'>): void {
  const laid = m.state.map[index];
  if (!laid) return;
  laid.seen |= 1 << seatOf(m.state, player);
  m.emit({ type: 'peeked', rule: 'SAN-ACT-02', player, index }, [seatOf(m.state, player)], { card: laid.card });
}

export function searchFree(m: Context, { player }: StepOf<'search-free'>): void {
  askIf(m, onFaceDown(m.state, playerOf(m.state, player)), player, { do: 'search', player, cost: 0 });
}

/**
 * Offers to take an unprotected Item from a player within reach. In the co-operative game, the player may hand over an
 * Item instead. SAN-SAFE-02
 */
function takeableItems(m: Context, player: PlayerId, reach: number): Act[] {
  const { state } = m;
  const far = distancesFrom(state, playerOf(state, player).at);
  const near =
    reach === 0
      ? companions(state, player)
      : clockwise(state, player)
          .slice(1)
          .filter((other) => (far.get(playerOf(state, other).at) ?? Infinity) <= reach);
  const taken = near.flatMap((from) =>
    playerOf(state, from).items.flatMap(({ card, safe }, item): Act[] =>
      safe
        ? []
        : [
            {
              id: `take:${card}`,
              targets: [`card:${card}`],
              rule: 'SAN-SAFE-02',
              then: [{ do: 'steal', player, from, item }],
            },
          ],
    ),
  );
  return state.mode === 'cooperative' ? [...taken, ...gifts(m, player, near, 'hand')] : taken;
}

export function takeItem(m: Context, { player, reach }: StepOf<'take-item'>): void {
  askWhich(m, whichItem, { do: 'which-item', player, reach });
}

export function whichItem(m: Context, { player, reach }: StepOf<'which-item'>) {
  return question(m, player, takeableItems(m, player, reach));
}

export function steal(m: Context, { player, from, item }: StepOf<'steal'>): void {
  const [taken] = playerOf(m.state, from).items.splice(item, 1);
  if (taken) gain(m, player, taken.card, from);
}

/** The player takes the bottom card of the deck, but not the card that was just discarded for this effect. */
export function drawBottom(m: Context, { player, card: used }: StepOf<'draw-bottom'>): void {
  const { bottom } = m.state;
  const at = bottom.findLastIndex((each) => each !== used);
  const card = bottom[at];
  if (card === undefined) {
    m.emit({ type: 'no-effect', rule: 'SAN-ACT-02', player });
    return;
  }
  bottom.splice(at, 1);
  gain(m, player, card);
}

// Doors and monsters

/** The doorways that connect the player's space with another card, without those that the player holds shut already. */
function doorsOf(state: State, player: PlayerId): { place: CardCell; side: number }[] {
  const { at } = playerOf(state, player);
  if (at < 0) return [];
  const held = (place: CardCell, side: number): boolean =>
    state.shut.some((door) => door.until === player && door.place === place && door.side === side);
  const places = tileAt(state, at).face === 'down' ? [at] : [at, at + 1];
  return places.flatMap((place) =>
    sidesOf(tileAt(state, place).facing, place).flatMap((side) => {
      const next = neighbourAcross(state, place, side);
      const isFree = next !== null && next >= 0 && !held(place, side) && !held(next, opposite(side));
      return isFree ? [{ place, side }] : [];
    }),
  );
}

export function closeDoor(m: Context, { player }: StepOf<'close-door'>): void {
  askWhich(m, whichDoor, { do: 'which-door', player });
}

export function whichDoor(m: Context, { player }: StepOf<'which-door'>) {
  return question(
    m,
    player,
    doorsOf(m.state, player).map(({ place, side }): Act => ({
      id: `shut:${place}:${side}`,
      targets: [`door:${place}:${side}`],
      rule: 'SAN-ACT-02',
      then: [{ do: 'shut', player, place, side }],
    })),
  );
}

export function shut(m: Context, { player, place, side }: StepOf<'shut'>): void {
  m.state.shut.push({ place, side, until: player });
  m.emit({ type: 'door-shut', rule: 'SAN-ACT-02', player, place, side });
}

function monstersNear(state: State, player: PlayerId, reach: number): Monster[] {
  const far = distancesFrom(state, playerOf(state, player).at);
  return state.monsters.filter(({ at }) => reach >= 99 || (far.get(at) ?? Infinity) <= reach);
}

const pushable = (state: State, player: PlayerId, reach: number): Monster[] =>
  monstersNear(state, player, reach).filter(({ at }) => exitsOf(state, at).length > 0);

export function pushMonster(m: Context, { player, n, reach }: StepOf<'push-monster'>): void {
  askWhich(m, pushWhich, { do: 'push-which', player, n, reach });
}

export function pushWhich(m: Context, { player, n, reach }: StepOf<'push-which'>) {
  return question(
    m,
    player,
    pushable(m.state, player, reach).flatMap(({ id }) => pushes(m.state, player, id, n)),
  );
}

/** Asks where to push the same monster next. The player may also stop pushing. */
export function pushOn(m: Context, { player, monster, n }: StepOf<'push-on'>) {
  return question(m, player, [...pushes(m.state, player, monster, n), { id: 'stop', rule: 'SAN-ACT-02', then: [] }]);
}

function pushes(state: State, player: PlayerId, monster: number, n: number): Act[] {
  const token = monsterOf(state, monster);
  return (token ? exitsOf(state, token.at) : []).map(({ to }): Act => ({
    id: `push:${monster}:${to}`,
    targets: [`monster:${monster}`, `space:${to}`],
    rule: 'SAN-ACT-02',
    then: [
      { do: 'monster-to', monster, to },
      ...(n > 1 ? [{ do: 'push-on', player, monster, n: n - 1 } as const] : []),
    ],
  }));
}

/** No monster moves in the player's next Creeping Darkness. */
export function lull(m: Context, { player }: StepOf<'lull'>): void {
  m.state.lulled |= 1 << player;
}

export function removeMonster(m: Context, { player, reach }: StepOf<'remove-monster'>): void {
  askWhich(m, removeWhich, { do: 'remove-which', player, reach });
}

export function removeWhich(m: Context, { player, reach }: StepOf<'remove-which'>) {
  return question(
    m,
    player,
    monstersNear(m.state, player, reach).map(({ id }): Act => ({
      id: `banish:${id}`,
      targets: [`monster:${id}`],
      rule: 'SAN-RUL-24',
      then: [{ do: 'banish', monster: id }],
    })),
  );
}

/** The monster returns to the supply, so it can come back with the next Dark Hallway. SAN-RUL-24 */
export function banish(m: Context, { monster }: StepOf<'banish'>): void {
  const { state } = m;
  const at = monsterOf(state, monster)?.at ?? -1;
  state.monsters = state.monsters.filter(({ id }) => id !== monster);
  state.supply.push(monster);
  for (const each of state.players) each.exposed &= ~(1 << monster);
  m.emit({ type: 'monster-left', rule: 'SAN-RUL-24', monster, at });
}

export function placeMonster(m: Context, { player }: StepOf<'place-monster'>): void {
  askWhich(m, placeWhere, { do: 'place-where', player });
}

export function placeWhere(m: Context, { player }: StepOf<'place-where'>) {
  return question(
    m,
    player,
    m.state.map.flatMap(({ face }, index): Act[] =>
      face === 'dark' && m.state.supply.length > 0
        ? [
            {
              id: `summon:${placeOf(index, 0)}`,
              targets: [`space:${placeOf(index, 0)}`],
              rule: 'SAN-MON-01',
              then: [{ do: 'summon', at: placeOf(index, 0) }],
            },
          ]
        : [],
    ),
  );
}

export function summon(m: Context, { at }: StepOf<'summon'>): void {
  const id = m.state.supply.shift();
  if (id === undefined) return;
  m.state.monsters.push({ id, at });
  m.emit({ type: 'monster-came', rule: 'SAN-MON-01', monster: id, at });
  m.push({ do: 'exposure' });
}
