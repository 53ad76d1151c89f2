// Draws the house: rooms on a grid of columns and storeys, roofs and open sky above, figures in front.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { HouseFigure, HouseModel, HouseRoom } from '../../engine/scene/house-model.js';
import { cssVars } from '../shared/css-vars.js';
import type { Navigation } from '../shared/pointing/key-navigation.js';
import { figuresIn, roomsOf, type Layout, type Roof, type Stand } from './layout.js';
import { figureWords, goneWords, percent, placeOf, roomWords, type HouseWords as HouseWords } from './words.js';

export type Pictures = typeof import('./art/house-art.js');

export interface HouseDrawing {
  readonly voice: HouseWords;
  readonly label: string;
  readonly model: HouseModel;
  readonly layout: Layout;
  readonly keys: Navigation;
  /** Undefined while the pictures are loading. */
  readonly pictures: Pictures | undefined;
  /** The module that draws trails; undefined until there are some. */
  readonly trails: typeof import('./trails.js') | undefined;
}

const parts = (...names: readonly (string | undefined | false)[]): string =>
  names
    .filter(Boolean)
    .map((name) => String(name).replace(/\s+/g, '-'))
    .join(' ');

export function drawing(shown: HouseDrawing): TemplateResult {
  const { voice, label, model, layout, pictures } = shown;
  const { width, storeys } = layout;
  const rooms = roomsOf(model);
  return html`<div class="house" ${cssVars({ '--columns': width, '--storeys': storeys })}>
    <div aria-hidden="true">
      ${pictures ? html`<svg class="defs">${pictures.patterns}</svg><svg class="sky" viewBox="-40 -30 140 70">${pictures.sky}</svg>` : nothing}
      <div class="ground"></div>
      ${model.columns.map(({ name }, x) => html`<span class="axis column" ${cssVars({ '--x': x })}>${name}</span>`)}
      ${Array.from({ length: storeys }, (_, y) => html`<span class="axis storey" ${cssVars({ '--y': y })}>${y + 1}</span>`)}
      ${model.columns.map((column, x) => voids(shown, column, x))}
    </div>
    <div role="listbox" aria-label=${label || voice.say('house', { n: rooms.length })}>
      ${repeat(
        rooms,
        ({ id }) => id,
        (room) => oneRoom(shown, room),
      )}
      ${repeat(
        model.figures,
        ({ id }) => id,
        (figure) => oneFigure(shown, figure),
      )}
    </div>
    <div aria-hidden="true">
      ${shown.trails?.drawTrails(model, layout) ?? nothing}
      ${
        pictures
          ? repeat(
              layout.roofs,
              ({ over }) => over,
              (roof) => oneRoof(pictures, roof),
            )
          : nothing
      }
    </div>
    <div class="wreck" aria-hidden="true"></div>
  </div>`;
}

/** Draws the storeys that a column has lost, from the top down, with the names of the lost rooms. */
function voids(
  { voice, model, layout }: HouseDrawing,
  { id, rooms }: HouseModel['columns'][number],
  x: number,
): readonly TemplateResult[] {
  const gone = (model.gone ?? []).filter(({ column }) => column === id);
  return Array.from({ length: layout.storeys - rooms.length }, (_, i) => {
    const name = gone[i]?.name;
    return html`<div class="void" ${cssVars({ '--x': x, '--y': layout.storeys - 1 - i })}>
      ${name === undefined ? nothing : html`<i>${voice.say('gone', { name })}</i>`}
    </div>`;
  });
}

/** Returns a class for each side on which the room has an outer wall, because there is no room beside it. */
function outer(layout: Layout, x: number, y: number): string {
  const isRoom = (column: number): boolean =>
    [...layout.rooms.values()].some((spot) => spot.x === column && spot.y === y);
  return `${isRoom(x - 1) ? '' : 'west'} ${isRoom(x + 1) ? '' : 'east'}`;
}

function oneRoom({ voice, model, layout, keys, pictures }: HouseDrawing, room: HouseRoom): TemplateResult {
  const { id, name, kind = 'plain', picture, state = '', marks = [], chance, notes = [] } = room;
  const { x, y } = layout.rooms.get(id) ?? { x: 0, y: 0 };
  const isOwn = model.own === id;
  const most = Math.max(...roomsOf(model).map((each) => each.chance ?? 0)) || 1;
  return html`<div
    role="option"
    data-id=${id}
    class=${`room ${kind} ${state} ${marks.join(' ')} ${isOwn ? 'own' : ''} ${figuresIn(model, id).length ? 'taken' : ''} ${outer(layout, x, y)}`}
    part=${parts('room', placeOf(voice, model, id), kind, state, isOwn && 'own', ...marks)}
    tabindex=${keys.tabindex(id)}
    aria-label=${roomWords(voice, model, room)}
    aria-selected=${state === 'selected'}
    aria-disabled=${state === 'disabled'}
    ${cssVars({ '--x': x, '--y': y })}
  >
    ${pictures ? guard([pictures, picture], () => html`<svg class="picture" viewBox=${pictures.ROOM_BOX} preserveAspectRatio="xMidYMax slice" aria-hidden="true">${pictures.drawRoom(picture)}</svg>`) : nothing}
    ${marks.includes('unlit') ? html`<div class="dark"></div>` : nothing}
    ${chance ? html`<div class="level" ${cssVars({ '--level': chance / most })}></div>` : nothing}
    ${pictures && marks.length ? html`<svg class="picture" viewBox=${pictures.ROOM_BOX} preserveAspectRatio="xMidYMax slice" aria-hidden="true">${pictures.drawMarks(marks)}</svg>` : nothing}
    <div class="signs" aria-hidden="true">
      <b class="plate"
        >${pictures && kind !== 'plain' ? html`<svg class="kind" viewBox="-6 -6 12 12">${pictures.kindMark(kind)}</svg>` : nothing}<span
          >${name}</span
        ></b
      >
      ${chance === undefined ? nothing : html`<b class="chance" data-text=${percent(voice.language, chance)}></b>`}
      ${notes.map(({ text, sure }) => html`<span class=${`note ${sure ? 'sure' : ''}`} data-text=${text}></span>`)}
    </div>
    ${isOwn ? html`<div class="you" aria-hidden="true">${pictures ? html`<svg viewBox=${pictures.OWN_BOX}>${pictures.drawOwn()}</svg>` : nothing}<b data-text=${voice.say('you')}></b></div>` : nothing}
  </div>`;
}

function oneFigure(
  { voice, model, layout, keys, pictures }: HouseDrawing,
  figure: HouseFigure,
): TemplateResult | typeof nothing {
  const { id, name, picture, letter, shape = 0, state, isNew } = figure;
  const stand: Stand | undefined = layout.figures.get(id);
  if (!stand) return nothing;
  const { x, y, share, line } = stand;
  const part = parts('figure', id, state, isNew && 'new');
  const vars = cssVars({ '--x': x, '--y': y, '--share': share, '--line': line, '--in': x - Math.floor(x) });
  // If there are several figures in a room, the first figure's name is on the left, and the other names are on the
  // right.
  const side = share > 0.6 ? '' : line ? 'right' : 'left';
  const initial = letter ?? name.slice(0, 1);
  const inside = html`${pictures ? guard([pictures, picture, initial, shape], () => html`<svg viewBox=${pictures.FIGURE_BOX} aria-hidden="true">${svg`<g>${pictures.drawFigure(picture, initial, shape)}</g>`}</svg>`) : nothing}
    <span class=${`name ${side}`} aria-hidden="true"><span title=${name}>${name}</span></span>`;
  const classes = `figure ${state ?? ''} ${isNew ? 'new' : ''}`;
  return state
    ? html`<div
        role="option"
        data-id=${id}
        class=${classes}
        part=${part}
        tabindex=${keys.tabindex(id)}
        aria-label=${figureWords(voice, model, figure)}
        aria-selected=${state === 'selected'}
        aria-disabled=${state === 'disabled'}
        ${vars}
      >
        ${inside}
      </div>`
    : html`<div data-id=${id} class=${`${classes} still`} part=${part} aria-hidden="true" ${vars}>${inside}</div>`;
}

/** The space for the eaves on each side, in the units of a room's drawing. */
const BEYOND = 20;
/** The space for the roof and its chimneys, in the units of a room's drawing. */
const ABOVE = 116;

const oneRoof = ({ COLUMN, drawRoof, drawTorn }: Pictures, { over, x, y, columns, isTorn }: Roof): TemplateResult =>
  html`<svg
    class="roof"
    data-roof=${over}
    viewBox=${`${-BEYOND} ${-ABOVE} ${columns * COLUMN + 2 * BEYOND} ${ABOVE + 4}`}
    ${cssVars({ '--x': x, '--y': y, '--wide': columns + (2 * BEYOND) / COLUMN })}
  >
    ${guard([over, columns, isTorn], () => (isTorn ? drawTorn(over.length + x) : drawRoof(columns)))}
  </svg>`;

/** Explains the wall patterns, and lists the rooms that were lost. */
export function legend({ voice, model }: HouseDrawing): TemplateResult {
  const { kinds = [], gone = [] } = model;
  const isUnlit = roomsOf(model).some(({ marks }) => marks?.includes('unlit'));
  const lost = goneWords(voice, model);
  return html`${
    kinds.length
      ? html`<div class="key" part="key" aria-hidden="true">
          ${kinds.map(
            ({ id, name }) =>
              html`<span
                ><svg class=${`swatch ${id}`} viewBox="0 0 26 18">
                  <rect class="wall" width="26" height="18"></rect>
                  <rect class="pattern" width="26" height="18"></rect></svg
                >${name}</span
              >`,
          )}
          ${isUnlit ? html`<span><i class="swatch night"></i>${voice.say('unlit-key')}</span>` : nothing}
        </div>`
      : nothing
  }
  ${lost ? html`<p class=${gone.every(({ column }) => column !== undefined) ? 'heard' : 'lost'} part="gone">${lost}</p>` : nothing}`;
}
