// The Final Battle: the Huntmaster leaves the track and becomes a Boss, and death is final. LOB-HNT-03, LOB-RUL-115
import { askAll, atSpace } from '../ask.js';
import { cardOf } from '../../cards/card-index.js';
import { living, placeOf } from '../values-in-force.js';
import { spaceOf } from '../board/board.js';
import { leaveRing } from '../harm.js';
import type { Context, Position } from '../../state/step-context.js';
import { nearestSpawnPoints } from './spawning.js';
import type { Space } from '../../state/state.js';
import type { StepOf } from '../../state/steps.js';
import { farthestFromCharacters } from '../absent-player.js';

/** From now on, dead Characters do not return, even if they died earlier. LOB-DTH-09, LOB-RUL-88, -89 */
export function deathIsFinal(m: Context): void {
  if (m.state.final) return;
  m.state.final = true;
  m.emit({
    type: 'death-is-final',
    rule: 'LOB-DTH-09',
    also: ['LOB-RUL-89'],
    gone: m.state.characters.flatMap(({ dead }, id) => (dead ? [id] : [])),
  });
  leaveRing(m);
}

/**
 * The Huntmaster appears on the Spawn Point nearest to the First Character, of any colour. If the Board has no Spawn
 * Point, he appears on the Space where the Scenario began. LOB-RUL-115, -83
 */
export function finalBattle(m: Context): void {
  const { hunt, scenario } = m.state;
  if (hunt.battle) return;
  Object.assign(hunt, { battle: true, leaving: false });
  m.emit({ type: 'final-battle', rule: 'LOB-RUL-115', also: ['LOB-HNT-03'] });
  deathIsFinal(m);
  // LOB-RUL-87
  if (living(m).length === 0) return;
  const near = nearestSpawnPoints(m, placeOf(m, m.state.first));
  const spaces = near.length ? near : [spaceOf(m, cardOf(m.content.scenarios, scenario).starts[0] ?? '')];
  const [space, other] = spaces;
  if (space !== undefined) m.push(other === undefined ? huntmasterArrives(m, space) : { do: 'battle-where', spaces });
}

const huntmasterArrives = (m: Position, space: Space): StepOf<'spawn-at'> => ({
  do: 'spawn-at',
  monster: m.content.pack.monsters.find(({ deck }) => deck === 'huntmaster')?.id ?? '',
  space,
  by: 'LOB-RUL-115',
});

/** LOB-RUL-18 */
export function battleWhere(m: Position, { spaces }: StepOf<'battle-where'>) {
  return askAll(
    m,
    'LOB-RUL-115',
    spaces.map((space) => ({
      id: `space:${space}`,
      targets: [atSpace(space)],
      rule: 'LOB-RUL-115',
      then: [huntmasterArrives(m, space)],
    })),
    `space:${farthestFromCharacters(m, spaces) ?? -1}`,
  );
}
