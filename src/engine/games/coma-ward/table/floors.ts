// The models of the four Floors: their Spaces as far as they are discovered, and what stands and lies there.
import type { PlayerId, TargetId } from '../../../kernel/index.js';
import type { OpenTargets } from '../../../scene/choices.js';
import type { GridModel, GridSpace, GridTile, GridToken } from '../../../scene/tile-grid-model.js';
import { isUndiscovered, movesFrom } from '../rules/movement.js';
import { floorOf, isRoom, type Space } from '../state/hospital.js';
import {
  enemyName,
  floorName,
  nameOf,
  phenomenonName,
  placeName,
  placeTitle,
  type SpeechContext,
} from '../words/names.js';

export interface FloorModel {
  /** 0 is the Basement. */
  readonly floor: number;
  readonly name: string;
  readonly grid: GridModel;
  /** Whether something on the Floor can be pointed at. */
  readonly canAct: boolean;
}

/** The Floors from the top down, as in the building. */
export const floorsOf = (
  context: SpeechContext,
  targets: OpenTargets,
  isOwn: (player: PlayerId) => boolean,
): readonly FloorModel[] =>
  context.content.hospital.elevators
    .map((_, floor): FloorModel => {
      const grid = gridOf(context, floor, targets, isOwn);
      return {
        floor,
        name: floorName(context, floor),
        grid,
        canAct: grid.targets.some(({ state }) => state === 'can-act'),
      };
    })
    .reverse();

function gridOf(
  context: SpeechContext,
  floor: number,
  { next, path }: OpenTargets,
  isOwn: (player: PlayerId) => boolean,
): GridModel {
  const { view, content } = context;
  const spaces = [...content.hospital.spaces.values()].filter((space) => space.floor === floor);
  const tokens = spaces.flatMap((space) => tokensAt(context, space.id, isOwn));
  const shown = new Set<TargetId>([...spaces.map(({ id }) => `space:${id}`), ...tokens.map(({ id }) => id)]);
  return {
    version: 1,
    tiles: spaces.map((space): GridTile => ({
      id: `tile:${space.id}`,
      ...lookOf(context, space),
      cells: [[space.x, space.y]],
      ...stateOf(context, space),
    })),
    spaces: spaces.map((space): GridSpace => ({
      id: `space:${space.id}`,
      tile: `tile:${space.id}`,
      cells: [[space.x, space.y]],
      name: placeName(context, space.id),
      exits: movesFrom(view, content, space.id, true).flatMap(({ to }) =>
        floorOf(to) === floor ? [{ to: `space:${to}` }] : [],
      ),
    })),
    tokens,
    targets: [
      ...[...next].flatMap((id) => (shown.has(id) ? [{ id, state: 'can-act' as const }] : [])),
      ...path.flatMap((id) => (shown.has(id) ? [{ id, state: 'selected' as const }] : [])),
    ],
    ghosts: [],
    paths: [],
  };
}

/** How a Space is drawn and named. The key of the drawing is the Room, or the type of the Space, such as `table.lobby`. */
function lookOf(context: SpeechContext, { id, type }: Space): Pick<GridTile, 'kind' | 'art' | 'name'> {
  const { view, content } = context;
  const name = placeTitle(context, id);
  if (isUndiscovered(view, content, id)) return { kind: 'unknown', art: 'table.undiscovered', name };
  const card = view.rooms[id]?.card;
  const kind = content.pack.hallucinationRooms.some((room) => room.id === card) ? 'hallucination' : 'room';
  return { kind: isRoom({ type }) ? kind : type, art: card ?? `table.${type}`, name };
}

/** A locked Room, or one that was rummaged. */
function stateOf({ view }: SpeechContext, { id }: Space): Pick<GridTile, 'state'> {
  const { lock = 0, rummaged = 0 } = view.rooms[id] ?? {};
  return lock > 0 ? { state: 'locked' } : rummaged > 0 ? { state: 'rummaged' } : {};
}

/** What stands and lies on a Space. */
function tokensAt(context: SpeechContext, at: string, isOwn: (player: PlayerId) => boolean): GridToken[] {
  const { view, lexicon } = context;
  const mark = (id: string, letter: string, name: string): GridToken => ({
    id: `${id}:${at}`,
    space: `space:${at}`,
    kind: 'mark',
    shape: 0,
    letter,
    name,
  });
  const clues = view.clues.flatMap((clue, i) =>
    clue.at === at ? [mark(`clue-${i + 1}`, String(i + 1), lexicon.say('token-clue', { n: i + 1 }))] : [],
  );
  const dropped = view.dropped[at] ?? [];
  const story = (view.tokens[at] ?? []).map((token, i) => {
    const name = lexicon.card(phenomenonName(view.phenomenon), `token.${token}`) ?? token;
    return mark(`token-${i}`, name.charAt(0), name);
  });
  const portals = view.portals.flatMap((portal, i) => [
    ...(portal.in === at ? [mark(`portal-in-${i}`, '↓', lexicon.say('token-portal-in'))] : []),
    ...(portal.out === at ? [mark(`portal-out-${i}`, '↑', lexicon.say('token-portal-out'))] : []),
  ]);
  return [
    ...clues,
    ...story,
    ...portals,
    ...(dropped.length > 0
      ? [mark('dropped', String(dropped.length), lexicon.say('token-dropped', { n: dropped.length }))]
      : []),
    ...view.shadows.flatMap((space, shadow): GridToken[] =>
      space === at
        ? [
            {
              id: `shadow:${shadow}`,
              space: `space:${at}`,
              kind: 'monster',
              shape: 0,
              art: 'table.shadow',
              letter: String(shadow + 1),
              name: lexicon.say('token-shadow', { n: shadow + 1 }),
            },
          ]
        : [],
    ),
    ...view.enemies.flatMap((enemy): GridToken[] =>
      enemy.at === at
        ? [
            {
              id: `enemy:${enemy.id}`,
              space: `space:${at}`,
              kind: 'monster',
              shape: 1,
              art: `enemy.${enemy.type}`,
              name: lexicon.say('token-enemy', { enemy: enemyName(context, enemy.type), n: enemy.health }),
            },
          ]
        : [],
    ),
    ...view.players.flatMap((player, id): GridToken[] =>
      player.alive && player.at === at
        ? [
            {
              id: `player:${id}`,
              space: `space:${at}`,
              kind: 'person',
              shape: id,
              letter: nameOf(context, id).charAt(0),
              name: nameOf(context, id),
              ...(isOwn(id) && { isOwn: true as const }),
            },
          ]
        : [],
    ),
  ];
}
