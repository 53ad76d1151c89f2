// What the words of cards do. Words about moves, Items, Checks and Hallucinations are with their rules.
import { inScope } from '../../../effects/scope.js';
import type { PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { Condition, PlayerGroup } from '../cards/card-types.js';
import { isRoom, spaceOf, type SpaceId } from '../state/hospital.js';
import { leftOf, living, most, playerOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { PlaceUse, StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';
import { othersInSight } from './in-sight.js';
import { distancesFrom, isUndiscovered, waysFrom } from './movement.js';
import { addCounters, revealQuirk as reveal } from './quirks.js';
import { replaceAt, unlockAt } from './revealing-rooms.js';
import { gainHealth as heal, gainTerror as frighten, loseHealth as hurt, loseTerror as calm } from './statistics.js';

/** The living players of a group, the active player first. CW-RUL-57 */
function groupOf({ state, content }: Context, who: PlayerId, group: PlayerGroup): PlayerId[] {
  const all = living(state, state.active);
  const me = playerOf(state, who);
  const others = all.filter((each) => each !== who);
  const inSight = othersInSight(state, content, who);
  const isFloorMate = (each: PlayerId): boolean => playerOf(state, each).at.charAt(0) === me.at.charAt(0);
  const isHere = (each: PlayerId): boolean => playerOf(state, each).at === me.at;
  switch (group) {
    case 'everyone':
      return all;
    case 'others':
      return others;
    case 'in-sight':
      return all.filter((each) => each === who || inSight.includes(each));
    case 'others-in-sight':
      return inSight;
    case 'here':
      return all.filter(isHere);
    case 'others-here':
      return others.filter(isHere);
    case 'same-floor':
      return all.filter(isFloorMate);
    case 'others-same-floor':
      return others.filter(isFloorMate);
    case 'left':
      return others.filter((each) => each === leftOf(state, who));
    case 'nearest': {
      const distances = distancesFrom(state, content, me.at);
      const far = (each: PlayerId): number => distances.get(playerOf(state, each).at) ?? Infinity;
      const nearest = Math.min(...others.map(far));
      return others.filter((each) => far(each) === nearest);
    }
  }
}

/** Whether the number of the player is within the limits of the condition; without limits, it is at least 1. */
export function holds({ state, content }: Context, who: PlayerId, { of, least, most: highest }: Condition): boolean {
  const me = playerOf(state, who);
  const carried = (type: string): number => me.items.filter((id) => cardOf(content.items, id).type === type).length;
  const count = (): number => {
    switch (of) {
      case 'health':
        return me.health;
      case 'terror':
        return me.terror;
      case 'items':
        return me.items.length;
      case 'weapons':
        return carried('weapon');
      case 'food':
        return carried('food');
      case 'medicine':
        return carried('medicine');
      case 'clothing':
        return carried('clothing');
      case 'others-here':
        return groupOf({ state, content } as Context, who, 'others-here').length;
      case 'others-in-sight':
        return othersInSight(state, content, who).length;
      case 'others-same-floor':
        return groupOf({ state, content } as Context, who, 'others-same-floor').length;
      case 'floor':
        return spaceOf(content.hospital, me.at).floor;
      case 'clues':
        return state.clues.length;
      case 'rummaged':
        return state.rooms[me.at]?.rummaged ? 1 : 0;
      case 'on-room':
        return isRoom(spaceOf(content.hospital, me.at)) ? 1 : 0;
      case 'shadows-here':
        return state.shadows.filter((at) => at === me.at).length;
    }
  };
  const n = count();
  return n >= (least ?? (highest === undefined ? 1 : 0)) && n <= (highest ?? Infinity);
}

const isActing = ({ state }: Context, who: PlayerId): boolean => playerOf(state, who).alive;

// Words around other words

export function each(m: Context, { who, source, of, then }: StepOf<'each'>): void {
  if (isActing(m, who)) m.push(...groupOf(m, who, of).flatMap((player) => inScope(then, { who: player, source })));
}

export function choosePlayer(m: Context, { who, source, from, then, may }: StepOf<'choose-player'>) {
  const group = isActing(m, who) ? groupOf(m, who, from) : [];
  const acts = group.map((player): Act => ({
    id: `player:${player}`,
    targets: [`player:${player}`],
    rule: 'CW-GEN-07',
    then: inScope(then, { who: player, source }),
  }));
  return ask(
    m,
    who,
    'CW-GEN-07',
    may && acts.length > 0 ? [...acts, { id: 'nobody', rule: 'CW-GEN-07', then: [] }] : acts,
  );
}

export function options(m: Context, { who, source, of }: StepOf<'options'>) {
  const acts = (isActing(m, who) ? Object.entries(of) : []).map(([id, words]): Act => ({
    id: `option:${id}`,
    rule: 'CW-HAL-03',
    then: inScope(words, { who, source }),
  }));
  return { ...ask(m, who, 'CW-HAL-03', acts), about: source };
}

export function ifHolds(m: Context, step: StepOf<'if'>): void {
  if (isActing(m, step.who)) m.push(...inScope(holds(m, step.who, step.is) ? step.then : (step.else ?? []), step));
}

export function rollDie(m: Context, step: StepOf<'roll'>): void {
  if (!isActing(m, step.who)) return;
  const face = m.chance.die('d6', [1, 2, 3, 4, 5, 6]) + 1;
  m.emit({ type: 'die-rolled', rule: 'CW-CHK-03', player: step.who, face });
  m.push(...inScope(step.rows.find(([highest]) => face <= highest)?.[1] ?? [], step));
}

// Health and Terror. Between the acts, when Quirks are resolved, nobody dies. CW-RUL-42

const leastHealth = ({ state: { act, narrator } }: Context): number => (act === 'prologue' && narrator >= 0 ? 1 : 0);

export const gainHealth = (m: Context, { who, n }: StepOf<'gain-health'>): void => {
  heal(m, who, n);
};
export const loseHealth = (m: Context, step: StepOf<'lose-health'>): void => {
  hurt(m, step.who, step.n, leastHealth(m));
};
export const gainTerror = (m: Context, step: StepOf<'gain-terror'>): void => {
  frighten(m, step.who, step.n, leastHealth(m));
};
export const loseTerror = (m: Context, { who, n }: StepOf<'lose-terror'>): void => {
  calm(m, who, n);
};

// Items and dice

export function giveItem(m: Context, { who, to }: StepOf<'give-item'>): void {
  const { alive, items } = playerOf(m.state, who);
  if (!alive || items.length === 0) return;
  const group = groupOf(m, who, to).filter((each) => each !== who);
  const [only, another] = group;
  if (only === undefined) return;
  if (another === undefined) m.push({ do: 'give-choice', player: who, to: only });
  else m.push({ do: 'receiver', player: who, group });
}

export function receiver(m: Context, { player, group }: StepOf<'receiver'>) {
  return ask(
    m,
    player,
    'CW-TRD-02',
    group.map((to): Act => ({
      id: `player:${to}`,
      targets: [`player:${to}`],
      rule: 'CW-TRD-02',
      then: [{ do: 'give-choice', player, to }],
    })),
  );
}

export function bonusDice(m: Context, { who, on, n, for: duration }: StepOf<'bonus-dice'>): void {
  if (!isActing(m, who)) return;
  // What is gained in the own turn lasts through the next one too.
  const lasting = duration === 'turn' && who === m.state.active ? 'next-turn' : duration;
  playerOf(m.state, who).bonusDice.push({ on, n, for: lasting });
  m.emit({ type: 'bonus-dice', rule: 'CW-CHK-03', player: who, on, n, for: duration });
}

// The turn

/** Only the active player's turn can end; the end of the turn follows as usual. */
export function endTurn(m: Context, { who }: StepOf<'end-turn'>): void {
  if (who !== m.state.active) return;
  m.emit({ type: 'turn-cut', rule: 'CW-TRN-12', player: who });
  m.state.turn.main = true;
  m.cut('end-of-turn');
}

export function skipMainAction(m: Context, { who }: StepOf<'skip-main-action'>): void {
  if (!isActing(m, who)) return;
  playerOf(m.state, who).skipsMain = true;
  m.emit({ type: 'main-action-skipped', rule: 'CW-TRN-07', player: who });
}

// The board

type Where = 'here' | 'choose';

/** The Space of the player, or all of the board, as far as the effect fits there. */
function placesFor({ state, content }: Context, who: PlayerId, where: Where, use: PlaceUse): SpaceId[] {
  const { hospital } = content;
  const { alive, at } = playerOf(state, who);
  const isRevealed = (id: SpaceId): boolean => isRoom(spaceOf(hospital, id)) && !isUndiscovered(state, content, id);
  const fits = (id: SpaceId): boolean => {
    switch (use.do) {
      case 'replace':
        return content.pack.rooms.some((room) => room.id === state.rooms[id]?.card);
      case 'lock':
        return isRevealed(id) && !state.rooms[id]?.lock;
      case 'unlock':
        return Boolean(state.rooms[id]?.lock);
      case 'remove-rummage':
        return Boolean(state.rooms[id]?.rummaged);
      case 'place-shadow':
        return spaceOf(hospital, id).floor === spaceOf(hospital, at).floor;
      case 'portal-in':
        return isRevealed(id);
      case 'portal-out':
        return isRevealed(id) && id !== use.in;
    }
  };
  if (!alive) return [];
  return (where === 'here' ? [at] : [...hospital.spaces.keys()]).filter(fits);
}

function usePlaceOf(m: Context, who: PlayerId, where: Where, use: PlaceUse): void {
  const places = placesFor(m, who, where, use);
  const [only, another] = places;
  if (only !== undefined && another === undefined) m.push({ do: 'use-place', player: who, at: only, use });
  else m.push({ do: 'choose-place', player: who, places, use });
}

export function usePlace(m: Context, { player, at, use }: StepOf<'use-place'>): void {
  const { state } = m;
  const room = state.rooms[at];
  switch (use.do) {
    case 'replace':
      replaceAt(m, player, at);
      return;
    case 'lock':
      if (room) room.lock = use.need;
      m.emit({ type: 'locked', rule: 'CW-RUL-07', at, need: use.need });
      return;
    case 'unlock':
      unlockAt(m, at);
      return;
    case 'remove-rummage':
      if (room) room.rummaged = 0;
      m.emit({ type: 'rummage-token-removed', rule: 'CW-RUL-21', at });
      return;
    case 'place-shadow':
      placeShadowAt(m, at);
      return;
    case 'portal-in':
      usePlaceOf(m, player, 'choose', { do: 'portal-out', in: at });
      return;
    case 'portal-out':
      state.portals.push({ in: use.in, out: at });
      m.emit({ type: 'portal', rule: 'CW-RUL-58', in: use.in, out: at });
  }
}

export const replaceRoom = (m: Context, { who, where }: StepOf<'replace-room'>): void => {
  usePlaceOf(m, who, where, { do: 'replace' });
};
export const lock = (m: Context, { who, where, need }: StepOf<'lock'>): void => {
  usePlaceOf(m, who, where, { do: 'lock', need });
};
export const unlock = (m: Context, { who, where }: StepOf<'unlock'>): void => {
  usePlaceOf(m, who, where, { do: 'unlock' });
};
export const removeRummage = (m: Context, { who, where }: StepOf<'remove-rummage'>): void => {
  usePlaceOf(m, who, where, { do: 'remove-rummage' });
};
export const placePortal = (m: Context, { who }: StepOf<'place-portal'>): void => {
  usePlaceOf(m, who, 'choose', { do: 'portal-in' });
};
export const placeShadow = (m: Context, { who, where }: StepOf<'place-shadow'>): void => {
  usePlaceOf(m, who, where, { do: 'place-shadow' });
};

/** When all six Shadowy Figures are out, the one farthest from the active player comes. CW-RUL-61 */
function placeShadowAt(m: Context, to: SpaceId): void {
  const { state, content } = m;
  if (state.shadows.length < most.shadows) {
    const shadow = state.shadows.push(to) - 1;
    m.emit({ type: 'shadow', rule: 'CW-RUL-61', shadow, from: null, to });
    return;
  }
  const active = playerOf(state, state.active);
  const distances = distancesFrom(state, content, active.alive ? active.at : content.hospital.start);
  const far = state.shadows.map((at) => distances.get(at) ?? Infinity);
  setShadow(m, far.indexOf(Math.max(...far)), to);
}

function setShadow(m: Context, shadow: number, to: SpaceId): void {
  const from = m.state.shadows[shadow] ?? null;
  m.state.shadows[shadow] = to;
  m.emit({ type: 'shadow', rule: 'CW-RUL-61', shadow, from, to });
}

/** The player moves one Shadowy Figure by up to n Moves. CW-RUL-61 */
export function moveShadow(m: Context, { who, n }: StepOf<'move-shadow'>) {
  const { state, content } = m;
  const acts = state.shadows.flatMap((at, shadow) =>
    [...waysFrom(state, content, at, n, false).keys()].map((to): Act => ({
      id: `shadow:${shadow}:${to}`,
      targets: [`shadow:${shadow}`, `space:${to}`],
      rule: 'CW-RUL-61',
      then: [{ do: 'shift-shadow', shadow, to }],
    })),
  );
  const stay: Act = { id: 'stay', rule: 'CW-RUL-61', then: [] };
  return ask(m, who, 'CW-RUL-61', playerOf(state, who).alive && acts.length > 0 ? [...acts, stay] : []);
}

export const shiftShadow = (m: Context, { shadow, to }: StepOf<'shift-shadow'>): void => {
  setShadow(m, shadow, to);
};

// Quirks

export function revealQuirk(m: Context, { who }: StepOf<'reveal-quirk'>): void {
  if (isActing(m, who)) reveal(m, who);
}

export function addQuirkCounter(m: Context, { who, n }: StepOf<'add-quirk-counter'>): void {
  if (m.state.act === 'prologue' && isActing(m, who)) addCounters(m, who, n, 'effect');
}
