// Answers questions such as “What can this guard see?”: from a board that a page has set and the doors that the reader
// has changed, it computes a model that shows the answer.
import { boardOf, edges, type Board } from '../../../engine/board/board.js';
import { boardFromText } from '../../../engine/board/text/board-from-text.js';
import { comaWardFloors, floorPlan } from '../../../engine/board/floor-plan.js';
import { paths, range } from '../../../engine/board/distances.js';
import type {
  GridBoundary,
  GridModel,
  GridPath,
  GridPoint,
  GridRing,
  GridSight,
  GridSpace,
  GridTarget,
  GridToken,
} from '../../../engine/scene/tile-grid-model.js';
import { parseGrid } from '../../../engine/scene/read-tile-grid.js';
import { presets } from '../../../engine/board/example-boards.js';
import { parseBoard } from '../../../engine/board/read-board.js';
import { sight } from '../../../engine/board/sight/sight.js';
import type { BoardData, BoardSpace } from '../../../engine/board/types.js';
import { joinPath } from '../../../engine/kernel/faults.js';
import { isRecord } from '../../../engine/kernel/json-shape.js';
import type { Fault, Result, TargetId } from '../../../engine/kernel/types.js';

/** Changed doors by id, with their present state. */
export type Doors = Readonly<Record<TargetId, 'open-door' | 'closed-door'>>;

export interface SightQuery {
  /** Names of spaces by their ids, used instead of those of the board. A space for a Room becomes a Room. */
  readonly rooms: Readonly<Record<TargetId, string>> | undefined;
  readonly viewer: string | undefined;
  readonly show: string;
  readonly tokens: readonly GridToken[] | undefined;
  /** Whether the reader can open and close doors. */
  readonly toggles: boolean;
  readonly doors: Doors;
  /**
   * Whether the model has to contain the lines of sight and the reasons why spaces are hidden, which take longer to
   * compute.
   */
  readonly proves: boolean;
}

const SHOWN = ['sight', 'range', 'paths', 'list', 'legend'];
/** Distances and ways are counted as in Lobotomy 2, so a board with another rule of sight does not show them. */
const SHOWN_BETWEEN_CENTRES = ['sight', 'list', 'legend'];
/** The 2nd Floor, where the players of Coma Ward begin. */
const FIRST_FLOOR = 2;
const COLOURS = ['green', 'blue', 'red', 'yellow'] as const;

const refuse = (
  code: string,
  path: string,
  message = '',
  params: Fault['params'] = {},
): { readonly ok: false; readonly error: Fault } => ({ ok: false, error: { code, path, message, params } });

/** Reads a board: the name of an example board, JSON, or a text drawing. */
function dataOf(given: unknown): Result<BoardData, Fault> {
  if (typeof given !== 'string') return parseBoard(given);
  const text = given.trim();
  if (text.startsWith('{')) return jsonOf(text);
  if (Object.hasOwn(presets, text)) return { ok: true, value: presets[text as keyof typeof presets] };
  return /^\w*$/.test(text) ? refuse('fault-board', '') : boardFromText(text);
}

/** Reads JSON from a `<pre>` or an attribute. */
function jsonOf(text: string): Result<BoardData, Fault> {
  try {
    return parseBoard(JSON.parse(text));
  } catch (error) {
    return refuse('board-shape', '', `This begins like JSON, but cannot be read as JSON: ${String(error)}`);
  }
}

/** A space with its name. A name of a kind is empty here, because it depends on the language of the element. */
function namedBy({ id, name, kind }: BoardSpace, given: string | undefined): Pick<GridSpace, 'id' | 'name' | 'kind'> {
  if (!kind) return { id, name: given ?? name ?? id };
  return { id, name: given ?? name ?? '', kind: given && kind === 'undiscovered' ? 'room' : kind };
}

export class SightExplorer {
  readonly #data: BoardData;
  readonly #board: Board;

  private constructor(data: BoardData) {
    this.#data = data;
    this.#board = boardOf(data);
  }

  /** Whether the board is so large that visibility is shown first, and the lines of sight a moment later. */
  get isLarge(): boolean {
    return this.#data.spaces.length > 40;
  }

  /** @param floor The number of the Floor, for a board with several. */
  static over(given: unknown, floor: number | undefined): Result<SightExplorer, Fault> {
    const floors = given === 'coma-ward' ? comaWardFloors : [];
    const rows = floors[floor ?? FIRST_FLOOR];
    if (rows) return { ok: true, value: new SightExplorer(floorPlan(rows)) };
    if (floor !== undefined) return refuse('fault-floor', 'floor');
    const read = dataOf(given);
    if (read.ok) return { ok: true, value: new SightExplorer(read.value) };
    return { ok: false, error: { ...read.error, path: joinPath('board', read.error.path) } };
  }

  /**
   * Returns the state that a door changes to when it is opened or closed; undefined if there is no door with this id.
   */
  doorTurned(id: TargetId, doors: Doors): 'open-door' | 'closed-door' | undefined {
    const kind = edges(this.#board, this.#known(doors)).find((edge) => edge.id === id)?.kind;
    return kind === 'closed-door' ? 'open-door' : kind === 'open-door' ? 'closed-door' : undefined;
  }

  /** The spaces visible from a space, without the space itself. */
  seenFrom(viewer: TargetId, doors: Doors): readonly TargetId[] {
    return sight(this.#board, this.#known(doors))
      .seenFrom(viewer)
      .filter((id) => id !== viewer);
  }

  model({
    viewer,
    rooms = {},
    show,
    tokens = [],
    toggles,
    doors: turned,
    proves,
  }: SightQuery): Result<GridModel, Fault> {
    const wanted = show.split(/\s+/).filter(Boolean);
    const { spaces, points = [], sight: rule } = this.#data;
    if (!rule && wanted.some((word) => !SHOWN.includes(word))) return refuse('fault-show', 'show');
    if (rule && wanted.some((word) => !SHOWN_BETWEEN_CENTRES.includes(word)))
      return refuse('fault-show-centres', 'show');
    const isUnknown = (given: string): boolean => !spaces.some(({ id }) => id === given);
    const unknown = (id: string, path: string): { readonly ok: false; readonly error: Fault } =>
      refuse('fault-viewer', path, '', { id, ids: spaces.map(({ id }) => id).join(', ') });
    if (viewer !== undefined && isUnknown(viewer)) return unknown(viewer, 'viewer');
    if (!isRecord(rooms) || Object.values(rooms).some((name) => typeof name !== 'string'))
      return refuse('fault-rooms', 'rooms');
    const stranger = Object.keys(rooms).find(isUnknown);
    if (stranger !== undefined) return unknown(stranger, joinPath('rooms', stranger));
    // The tokens are checked first, because invalid tokens must be refused before routes are computed.
    const there = parseGrid({ version: 1, spaces: spaces.map(({ id, cells }) => ({ id, name: id, cells })), tokens });
    if (!there.ok)
      return refuse(
        there.error.code,
        there.error.path,
        'Tokens must be a list of {"id", "space", "kind", "shape", "name"}. Each token has an id of its own and a space of the board; its kind is person, monster or mark, and its shape is a number.',
      );
    const doors = this.#known(turned);
    const now = edges(this.#board, doors);
    const isShown = (word: string): boolean => viewer !== undefined && wanted.includes(word);
    const targets = toggles
      ? now.flatMap(({ id, kind }): GridTarget[] =>
          kind === 'closed-door' || kind === 'open-door' ? [{ id, state: 'can-act' }] : [],
        )
      : [];
    return {
      ok: true,
      value: {
        version: 1,
        tiles: [],
        spaces: spaces.map((space): GridSpace => ({ ...namedBy(space, rooms[space.id]), cells: space.cells })),
        tokens,
        targets: viewer === undefined ? targets : [{ id: viewer, state: 'selected' }, ...targets],
        ghosts: [],
        paths: wanted.includes('paths') ? this.#paths(viewer, tokens, doors) : [],
        boundaries: now.map(({ id, cell, side, kind, from, to }): GridBoundary =>
          kind === 'open' || kind === 'wall' ? { id, cell, side, kind } : { id, cell, side, kind, from, to },
        ),
        points: points.map((point): GridPoint => {
          const colour = COLOURS.find((each) => each === point.colour) ?? 'green';
          return { id: `point ${point.id}`, space: point.space, colour, letter: colour.slice(0, 1).toUpperCase() };
        }),
        ...(isShown('sight') && { sight: this.#sight(viewer ?? '', doors, proves) }),
        ...(isShown('range') && { rings: this.#rings(viewer ?? '') }),
      },
    };
  }

  /** Returns the changed doors without those that are not on this board. */
  #known(doors: Doors): Doors {
    const known = new Map(edges(this.#board).map(({ id, kind }) => [id, kind]));
    return Object.fromEntries(
      Object.entries(doors).filter(
        ([id, kind]) => known.get(id)?.endsWith('-door') && ['open-door', 'closed-door'].includes(kind),
      ),
    );
  }

  #sight(viewer: TargetId, doors: Doors, proves: boolean): readonly GridSight[] {
    const eyes = sight(this.#board, doors);
    return this.#data.spaces.map(({ id }): GridSight => {
      if (id === viewer || !proves) return { from: viewer, to: id, seen: eyes.sees(viewer, id) };
      const line = eyes.line(viewer, id);
      const shown = { from: viewer, to: id, seen: line.sees, line: [line.from, line.to] } as const;
      return line.sees ? { ...shown, back: eyes.sees(id, viewer) } : { ...shown, by: line.by, at: line.at };
    });
  }

  #rings(viewer: TargetId): readonly GridRing[] {
    const steps = range(this.#board);
    return this.#data.spaces.flatMap(({ id }) => {
      const distance = steps.distance(viewer, id);
      return distance === null ? [] : [{ space: id, distance }];
    });
  }

  /** The route of each monster to the nearest person, or to the viewer if nobody else is there. */
  #paths(viewer: string | undefined, tokens: readonly GridToken[], doors: Doors): readonly GridPath[] {
    const persons = tokens.filter(({ kind }) => kind === 'person').map(({ space }) => space);
    const goals = persons.length ? persons : viewer === undefined ? [] : [viewer];
    const feet = paths(this.#board, doors, 'prowler');
    return tokens
      .filter(({ kind }) => kind === 'monster')
      .flatMap(({ space }) => {
        const goal = feet.nearest(space, goals)?.goals[0];
        const way = goal === undefined ? null : feet.way(space, goal);
        return (way ?? []).slice(1).map((to, n): GridPath => ({ from: way?.[n] ?? space, to, kind: 'step' }));
      });
  }
}
