// What could come of effects before their price is paid. LOB-RUL-124
import type { Effect } from '../../cards/card-types.js';
import { spacesWithin } from '../board/board.js';
import { canGet, conditionsOf } from '../conditions.js';
import { countAll } from '../costs.js';
import { exitsFor, pushExits } from '../turn/move.js';
import { characterOf, hasPassive, isInArea, limitOf, meets, monsterAt, placeOf } from '../values-in-force.js';
import { isCharacter, type Deck } from '../../state/state.js';
import type { EffectSource } from '../../state/turn-steps.js';
import type { Position } from '../../state/step-context.js';
import { healablePoints } from './body.js';
import { changeableEdges } from './places.js';
import { selectTargets } from './select-targets.js';

/**
 * - `no-target`: there is nothing of the kind that the effects act on, such as a Monster in sight, a tapped card or a
 *   Condition.
 * - `nothing`: the effects would change nothing.
 * - `something`: they may change something.
 */
export type Outlook = 'no-target' | 'nothing' | 'something';

/** The outlook of effects that happen one after the other, or of which the player chooses some: that of the best. */
export function outlookOf(m: Position, effects: readonly Effect[], acting: EffectSource): Outlook {
  if (effects.length === 0) return 'nothing';
  const all = effects.map((effect) => outlookOfOne(m, effect, acting));
  return all.find((each) => each === 'something') ?? all.find((each) => each === 'nothing') ?? 'no-target';
}

const changes = (is: boolean): Outlook => (is ? 'something' : 'nothing');
const finds = (is: boolean): Outlook => (is ? 'something' : 'no-target');

function outlookOfOne(m: Position, effect: Effect, acting: EffectSource): Outlook {
  switch (effect.do) {
    case 'on': {
      const minis = selectTargets(m, acting.by, effect.whom);
      if (minis.length === 0) return 'no-target';
      return changes(minis.some((on) => outlookOf(m, effect.steps, { ...acting, on }) === 'something'));
    }
    case 'choose':
      return outlookOf(m, effect.of.flat(), acting);
    case 'if':
      return outlookOf(m, meets(m, acting.on, effect.is) ? effect.then : (effect.else ?? []), acting);
    case 'untap':
      return finds(
        isCharacter(acting.on) && characterOf(m, acting.on).items.some((item) => item.tapped && !item.untapped),
      );
    case 'cool':
      return finds(
        isCharacter(acting.on) && characterOf(m, acting.on).disorders.some((held) => effect.n > 0 || held.cooldown > 0),
      );
    case 'cure':
      return finds(conditionsOf(m, acting.on)[effect.condition] !== undefined);
    case 'door':
    case 'breach':
    case 'wall':
      return finds(changeableEdges(m, effect, acting).length > 0);
    case 'reveal-locker':
      return finds(
        m.state.lockers.some(({ face, space }) => face === null && isInArea(m, acting.by, space, effect.where)),
      );
    case 'search':
      return finds(m.state.lockers.some(({ space }) => space === placeOf(m, acting.on)));
    case 'detonate':
      return finds(m.state.mine !== null);
    default:
      return changes(mayChange(m, effect, acting));
  }
}

/** Whether the effect may change something. Effects whose result is open, such as a Test, always may. */
function mayChange(m: Position, effect: Effect, { by, on }: EffectSource): boolean {
  const { state } = m;
  const character = isCharacter(on) ? characterOf(m, on) : null;
  const monster = monsterAt(m, on);
  switch (effect.do) {
    case 'heal':
      return character
        ? healablePoints(m, on).length > 0
        : !!monster && (monster.wounds > 0 || !!monster.conditions.fire);
    case 'afflict':
      return canGet(m, on, effect.condition);
    case 'insanity':
      return !!character && character.insanity < limitOf(m, on, 'insanity');
    case 'junk':
      return effect.kind ? (state.junkBag[effect.kind] ?? 0) > 0 : countAll(state.junkBag) > 0;
    case 'meds':
      return effect.colour ? (state.medsBag[effect.colour] ?? 0) > 0 : countAll(state.medsBag) > 0;
    case 'item':
      return hasCards(state.decks[effect.deck]);
    case 'move':
      return !character || exitsFor(m, on, effect).length > 0;
    case 'blink':
      return effect.n === 'x' || spacesWithin(m, placeOf(m, on), effect.n).length > 1;
    case 'stealth':
    case 'ethereal':
      return !hasPassive(m, on, effect.do);
    case 'push':
      return pushExits(m, on).length > 0;
    case 'pull':
    case 'swap':
      return placeOf(m, by) !== placeOf(m, on);
    case 'locker':
      return state.lockerStock.length > state.lockers.filter(({ face }) => face === null).length;
    case 'mine':
      return state.mine !== placeOf(m, by);
    case 'gun':
      return state.gun !== placeOf(m, by);
    case 'hunt':
      return !state.hunt.battle && (effect.n > 0 || state.hunt.position > 0);
    case 'still':
      return state.still !== effect.what && state.still !== 'both';
    case 'monsters':
      return effect.until !== 'turn' || state.monsters.some(({ card }) => (effect.type ?? card) === card);
    default:
      return true;
  }
}

const hasCards = ({ left, out }: Deck): boolean => left.length + out.length > 0;
