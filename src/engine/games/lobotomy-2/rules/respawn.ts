// The return of a dead Character on its Turn. LOB-RSP, LOB-RUL-81, -83, -86, -102
import { ask, atSpace } from './ask.js';
import type { SpawnCard, SpawnColour } from '../cards/card-types.js';
import { scenarioOf } from '../cards/card-index.js';
import { characterOf, placeOf } from './values-in-force.js';
import { spaceOf, spawnPoints } from './board/board.js';
import type { Context, Position } from '../state/step-context.js';
import { drawSpawnCard, nearestSpawnPoints } from './monster-phase/spawning.js';
import type { StepOf } from '../state/steps.js';

/** Draws a Spawn card for the Character that returns; the card decides only the colour. LOB-RSP-02, -03, -04 */
export function respawn(m: Context, { player }: StepOf<'respawn'>): void {
  const drawn = drawSpawnCard(m, 'LOB-RUL-81', (top) => ({
    type: 'respawn-card',
    rule: 'LOB-RSP-02',
    also: ['LOB-RSP-03', 'LOB-RSP-04'],
    player,
    card: top.id,
    colour: colourOf(top),
  }));
  const colour = colourOf(drawn);
  const points = spawnPoints(m);
  if (points.length === 0) m.push({ do: 'respawn-at', player, space: startSpace(m) });
  else
    m.push(
      colour && points.some((point) => point.colour === colour)
        ? { do: 'respawn-nearest', player, colour }
        : { do: 'respawn-colour', player },
    );
}

const colourOf = (drawn: SpawnCard | null): SpawnColour | null => (drawn?.kind === 'monster' ? drawn.colour : null);

/** If the Board has no Spawn Point, the Character returns to the Space where the Scenario began. LOB-RUL-83 */
const startSpace = (m: Position) => spaceOf(m, scenarioOf(m).starts[0] ?? '');

/** Offers only the colours of Spawn Points on the Board. LOB-RSP-03, LOB-RUL-83 */
export function respawnColour(m: Position, { player }: StepOf<'respawn-colour'>) {
  const colours = [...new Set(spawnPoints(m).map(({ colour }) => colour))];
  return ask(
    m,
    player,
    'LOB-RSP-03',
    colours.map((colour: SpawnColour) => ({
      id: `colour:${colour}`,
      rule: 'LOB-RUL-83',
      then: [{ do: 'respawn-nearest', player, colour }],
    })),
  );
}

/** The nearest Spawn Point is measured from the Space where the Character died. LOB-RUL-14 */
export function respawnNearest(m: Context, { player, colour }: StepOf<'respawn-nearest'>): void {
  const spaces = nearestSpawnPoints(m, placeOf(m, player), colour);
  const [space, other] = spaces;
  if (space === undefined) return;
  m.push(other === undefined ? { do: 'respawn-at', player, space } : { do: 'respawn-where', player, spaces });
}

export function respawnWhere(m: Position, { player, spaces }: StepOf<'respawn-where'>) {
  return ask(
    m,
    player,
    'LOB-RSP-02',
    spaces.map((space) => ({
      id: `space:${space}`,
      targets: [atSpace(space)],
      rule: 'LOB-RSP-02',
      then: [{ do: 'respawn-at', player, space }],
    })),
  );
}

/** Wounds, Conditions and Decreases are removed; the Character keeps everything else. LOB-RSP-05, -06, -07 */
export function respawnAt(m: Context, { player, space }: StepOf<'respawn-at'>): void {
  Object.assign(characterOf(m, player), { dead: false, at: space, wounds: 0, conditions: {}, decreases: {} });
  m.emit({
    type: 'respawned',
    rule: 'LOB-RSP-05',
    also: ['LOB-RSP-01', 'LOB-RSP-06', 'LOB-RSP-07', 'LOB-RUL-14', 'LOB-RUL-86', 'LOB-RUL-102', 'LOB-UPA-03'],
    player,
    at: space,
  });
  m.push({ do: 'check-triggers' });
}
