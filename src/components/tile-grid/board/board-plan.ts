// Draws a board with walls, doors and lines of sight, and provides its selectable things and their descriptions. Loaded
// only when a model has boundaries.
import { svg, type nothing, type ReactiveController, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { GridModel, GridSpace } from '../../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../../engine/kernel/types.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { BoardItem } from '../board-item.js';
import type { GridArt } from '../drawings.js';
import { outline, spaceOutline, span, type Box, type Point, type Stand } from '../layout.js';
import type { Viewport } from '../map-tools.js';
import { targetWords, type Key } from '../words.js';
import { detailStyles } from './details.styles.js';
import { edgesOf, type Edge } from './edges.js';
import { figureLayout, drawCount, drawMarks, drawPoints, centreOf, type FigureLayout } from './figures.js';
import { drawFloors, drawWalls } from './floor.js';
import { drawSigns, isHospital } from './hospital.js';
import { hospitalStyles } from './hospital.styles.js';
import { label } from './labels.js';
import { drawAside } from './legend.js';
import { legendStyles } from './legend.styles.js';
import { planStyles } from './plan.styles.js';
import { drawRings } from './range-rings.js';
import { drawLight, drawReasons, isDark } from './sight.js';
import { drawSight } from './sight-rays.js';
import { lookWords, reportLines, sightReport } from './sight-words.js';
import { drawOpenings, drawWear } from './wear.js';
import { boardSpaceWords, edgeName, edgeWords, namedSpace, tokenName } from './words.js';

/**
 * Half the width of the touch area of a door, in board units. The area is at least 24 client pixels wide if a cell is
 * 67 client pixels wide, which is the smallest scale of a fitted board.
 */
const REACH = 18;
/** If fewer letters fit into a cell, the board has no names. */
const LEAST = 5;

/** The map that contains the board. */
interface BoardHost extends NwElement<Key> {
  readonly state: Viewport;
  readonly art: GridArt;
}

export class BoardPlan implements ReactiveController {
  /** The space that the reader examines, because the focus or the pointer is on it or on one of its figures. */
  examinedSpace: TargetId | null = null;
  readonly #host: BoardHost;
  #figures: FigureLayout = { standing: new Map(), counts: new Map(), spreadGround: '' };
  /** The parts of the drawing that depend only on the board. */
  #still: readonly [key: string, art: GridArt, floors: SVGTemplateResult, walls: SVGTemplateResult] | undefined;
  /** Client pixels per board unit. */
  #scale = 0;
  /** The size of text relative to the usual size. */
  #text = 1;
  #spaceOf: ReadonlyMap<TargetId, TargetId> = new Map();

  /** The grid that was named last, and what its names depend on. */
  #named: { readonly sources: readonly unknown[]; readonly grid: GridModel } | undefined;

  constructor(host: BoardHost) {
    this.#host = host;
    // Added only for boards, because these styles change the box of the map.
    for (const { styleSheet } of [planStyles, detailStyles, hospitalStyles, legendStyles])
      if (styleSheet) host.shadowRoot?.adoptedStyleSheets.push(styleSheet);
    host.addController(this);
    for (const type of ['focusin', 'focusout', 'pointerover', 'pointerleave'] as const)
      host.addEventListener(type, this.#examine);
  }

  /**
   * Passes the scale to the styles, because text on a board has a size in screen pixels, not in board units. Does
   * nothing outside the document, where the text size is unknown.
   */
  hostUpdated(): void {
    const { scale } = this.#host.state;
    const { style } = this.#host.shadowRoot?.querySelector('svg') ?? {};
    if (!style || scale === this.#scale || !this.#host.isConnected) return;
    this.#scale = scale;
    this.#text = Math.min(2, Math.max(1, Number.parseFloat(getComputedStyle(this.#host).fontSize) / 16));
    style.setProperty('--scale', String(scale));
    style.setProperty('--px', `${this.#text / scale}px`);
  }

  readonly #view = (): Box => {
    const { scale, x, y } = this.#host.state;
    const { clientWidth = 0, clientHeight = 0 } = this.#host.shadowRoot?.querySelector('.frame') ?? {};
    const [width, height] = [clientWidth / scale, clientHeight / scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  };

  /**
   * The number of letters that fit into a cell at the current scale. The small addend makes up for the rounding errors
   * of an animated scale.
   */
  get #letters(): number {
    return Math.floor((84 * this.#host.state.scale) / (8 * this.#text) + 1e-6);
  }

  /** Everything that the drawing depends on besides the model. */
  get drawingKey(): string {
    return `${this.#letters} ${this.examinedSpace ?? ''}`;
  }

  readonly #examine = (event: Event): void => {
    const stop = (element: EventTarget | null | undefined): string | undefined =>
      (element as Element | null | undefined)?.closest<SVGElement>('[data-id]')?.dataset['id'];
    const over = event.type === 'pointerover' ? stop(event.composedPath()[0]) : undefined;
    const focused = event.type === 'focusout' ? undefined : stop(this.#host.shadowRoot?.activeElement);
    const examined = this.#spaceOf.get(focused ?? '') ?? this.#spaceOf.get(over ?? '') ?? null;
    if (examined === this.examinedSpace) return;
    this.examinedSpace = examined;
    this.#host.requestUpdate();
  };

  /** The same grid, in which a space that has only a kind is named after it, in the language of the element. */
  named(grid: GridModel): GridModel {
    const { language, messages } = this.#host;
    const sources = [grid, language, messages];
    if (!sources.every((each, n) => each === this.#named?.sources[n]))
      this.#named = { sources, grid: { ...grid, spaces: grid.spaces.map((space) => namedSpace(this.#host, space)) } };
    return this.#named?.grid ?? grid;
  }

  standing(grid: GridModel): ReadonlyMap<TargetId, Stand> {
    this.#spaceOf = new Map([
      ...grid.spaces.map(({ id }) => [id, id] as const),
      ...grid.tokens.map(({ id, space }) => [id, space] as const),
    ]);
    this.#figures = figureLayout(grid, this.examinedSpace, this.#view);
    return this.#figures.standing;
  }

  /** Returns everything that is drawn above the floor: spaces, doors, words, and the things in `placed`. */
  things(grid: GridModel, placed: readonly BoardItem[]): readonly BoardItem[] {
    const { counts, standing, spreadGround } = this.#figures;
    const spaces = new Map(grid.spaces.map((space) => [space.id, space]));
    const tokens = new Map(grid.tokens.map((token) => [token.id, token]));
    const targetById = new Map(grid.targets.map((target) => [target.id, target]));
    const looks = new Set(grid.sight?.map(({ from }) => from));
    const floor = grid.spaces.map((space): BoardItem => {
      const { id } = space;
      const [x, y] = centreOf(space);
      const target = targetById.get(id) ?? (looks.has(id) ? { id, state: 'selected' as const } : undefined);
      return {
        id,
        x,
        y,
        kind: 'space',
        words: boardSpaceWords(this.#host, grid, space, this.#lookWords(grid, id)),
        target,
        area: areaOf(space),
        coin: [31, 31],
      };
    });
    const doors = edgesOf(grid).flatMap((edge): BoardItem[] => {
      const id = edge.boundary?.id;
      const target = id === undefined ? undefined : targetById.get(id);
      if (id === undefined || !target) return [];
      const {
        middle: [x, y],
        half: [w, h],
      } = reach(edge);
      return [
        {
          id,
          x,
          y,
          kind: 'door',
          words: edgeWords(this.#host, grid, edge),
          target,
          ...selectableBox(x - w, y - h, 2 * w, 2 * h),
          coin: [0, 0],
        },
      ];
    });
    const badges: SVGTemplateResult[] = [];
    const figures = placed.flatMap((thing): BoardItem[] => {
      const [token, stand] = [tokens.get(thing.id), standing.get(thing.id)];
      if (!token || !stand) return [thing];
      const count = counts.get(thing.id) ?? 1;
      const [x, y, scale] = stand;
      if (count > 1) badges.push(drawCount(count, stand));
      else if (count && token.marks) badges.push(drawMarks(token.marks, stand));
      const where = spaces.get(token.space)?.name ?? '';
      return [
        {
          ...thing,
          words: `${tokenName(this.#host, token)}, ${where}. ${targetWords(this.#host, targetById.get(thing.id))}`,
          // Figures below others in a stack, and figures that spread-out figures cover, are not drawn.
          ...(count
            ? {
                area: thing.target ? selectableBox(x - 24 * scale, y - 55 * scale, 48 * scale, 75 * scale).area : '',
                drawing: svg`${thing.target ? selectableBox(x - 24 * scale, y - 55 * scale, 48 * scale, 75 * scale).drawing : ''}${count > 1 ? svg`<path class="others" d=${`M${x - 22 * scale} ${y + 13 * scale}h${44 * scale}l6 6h${-56 * scale}z`}/>` : ''}${thing.drawing}`,
              }
            : { area: '', drawing: svg`` }),
        },
      ];
    });
    // Names and reasons are drawn above all figures except those that are spread out. The elements must never change
    // their order, because the focus would be lost. So there are two elements for words, one of which is empty.
    const words = this.#words(grid);
    const still = (kind: BoardItem['kind'], id: string, area: string, drawing = svg``): BoardItem => ({
      id,
      x: 0,
      y: 0,
      kind,
      words: '',
      area,
      drawing,
      coin: [0, 0],
    });
    return [
      ...floor,
      ...doors,
      still('words still', '', '', spreadGround ? words : svg``),
      still('spread-ground still', this.examinedSpace ?? '', spreadGround),
      ...figures,
      still('words still', '', '', svg`${badges}${spreadGround ? '' : words}`),
    ];
  }

  /** Says whether a space is visible and how far away it is. The texts are empty if there is no viewer. */
  #lookWords(grid: GridModel, id: TargetId): readonly string[] {
    const far = grid.rings?.find(({ space }) => space === id);
    return [lookWords(this.#host, grid, id), far ? this.#host.say('away', { n: far.distance }) : ''];
  }

  /** Draws the list and the legend beside the board. */
  aside(grid: GridModel, show: string): TemplateResult | typeof nothing {
    return drawAside(this.#host, grid, show);
  }

  /** Returns all spaces, and what is visible from the space of the viewer, in words. */
  describe(grid: GridModel): readonly string[] {
    return [
      ...grid.spaces.map((space) => boardSpaceWords(this.#host, grid, space, this.#lookWords(grid, space.id))),
      ...reportLines(this.#host, grid),
    ];
  }

  /** The announcement after the viewer has moved or a door has been opened or closed. */
  changeWords(grid: GridModel, door: TargetId | undefined): string {
    const edge = edgesOf(grid).find(({ boundary }) => boundary?.id === door && door !== undefined);
    const report = sightReport(this.#host, grid);
    return [
      edge && `${edgeName(this.#host, edge)}.`,
      report && `${report.title}.`,
      ...(report?.seen.length ? [`${report.seen.map(([names]) => names).join(', ')}.`] : []),
    ]
      .filter(Boolean)
      .join(' ');
  }

  floor(grid: GridModel): readonly SVGTemplateResult[] {
    const { spaces, boundaries, tiles } = grid;
    const { art } = this.#host;
    const key = JSON.stringify([spaces.map(({ id, kind, cells }) => [id, kind, cells]), boundaries, tiles]);
    if (this.#still?.[0] !== key || this.#still[1] !== art)
      this.#still = [
        key,
        art,
        svg`${drawFloors(grid)}${drawWear(grid)}${drawSigns(grid)}${furniture(grid, art)}`,
        svg`${drawWalls(grid)}${drawOpenings(grid)}`,
      ];
    const [, , floors, walls] = this.#still;
    return [
      svg`<g class=${planClass(grid)}>${[floors, drawLight(grid), drawPoints(grid), drawRings(grid), walls, drawSight(grid, this.examinedSpace)]}</g>`,
    ];
  }

  #words(grid: GridModel): SVGTemplateResult {
    const letters = Math.max(LEAST, this.#letters);
    return svg`<g class=${planClass(grid)}>${this.#letters < LEAST ? '' : grid.spaces.map((space) => label(space, letters, isDark(grid, space.id)))}${drawReasons(this.#host, grid, letters, this.examinedSpace)}</g>`;
  }
}

const planClass = (grid: GridModel): string => (isHospital(grid) ? 'plan hospital' : 'plan');

/** A game's furniture on the floors of its tiles. */
const furniture = ({ tiles }: GridModel, { tile: draw }: GridArt): readonly SVGTemplateResult[] =>
  draw
    ? tiles.map(
        (tile) =>
          svg`<g class="art" transform=${`translate(${span(tile.cells, 0)[0]} ${span(tile.cells, 1)[0]})`}>${draw(tile)}</g>`,
      )
    : [];

const areas = new WeakMap<object, string>();

/** Returns the selectable area of a space. It is cached by the cells of the space, which do not change. */
function areaOf(space: GridSpace): string {
  const { cells } = space;
  if (!cells?.length) return spaceOutline(space, 22);
  const area = areas.get(cells) ?? outline(cells, 7.5);
  areas.set(cells, area);
  return area;
}

/** The selectable area of a boundary: its middle and half its size. */
function reach({ x, y, upright, opening }: Edge): { readonly middle: Point; readonly half: Point } {
  const [from, to] = opening ?? [0.2, 0.8];
  const half = Math.max(REACH, (to - from) * 50 + 3);
  const at = (from + to) / 2;
  return upright
    ? { middle: [x * 100, (y + at) * 100], half: [REACH, half] }
    : { middle: [(x + at) * 100, y * 100], half: [half, REACH] };
}

/** A selectable box with four corner marks. */
function selectableBox(
  x: number,
  y: number,
  width: number,
  height: number,
): { readonly area: string; readonly drawing: SVGTemplateResult } {
  const arm = Math.min(width, height) * 0.26;
  const corners = `M${x} ${y + arm}v${-arm}h${arm}m${width - 2 * arm} 0h${arm}v${arm}m0 ${height - 2 * arm}v${arm}h${-arm}m${2 * arm - width} 0h${-arm}v${-arm}`;
  return {
    area: `M${x} ${y}h${width}v${height}h${-width}z`,
    drawing: svg`<path class="corners under" d=${corners}/><path class="corners" d=${corners}/>`,
  };
}
