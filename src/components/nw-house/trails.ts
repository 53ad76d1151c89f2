// Draws the ways that figures have gone: dots along the floors, fainter where the figure was earlier.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { HouseModel } from '../../engine/scene/house-model.js';
import { trailsOn } from '../../engine/scene/drawn-trails.js';
import type { Layout, Spot } from './layout.js';

/** How far above the floor a trail runs, in rooms: above the names of figures, and below those of rooms. */
const ABOVE = 0.34;
/** The distance between trails that run side by side, in rooms. */
const BESIDE = 0.06;

export function drawTrails(model: HouseModel, layout: Layout): TemplateResult | typeof nothing {
  const { width, storeys, rooms, figures } = layout;
  const trails = trailsOn(model.trails ?? [], new Map(model.figures.map(({ id, room }) => [id, room])), rooms);
  if (trails.length === 0) return nothing;
  return html`<svg class="trails" viewBox="0 0 ${width} ${storeys}" preserveAspectRatio="none">
    ${trails.map(({ figure, through }, n) => {
      const aside = (n - (trails.length - 1) / 2) * BESIDE;
      const passed = through.map(({ x, y }): Spot => ({ x: x + 0.5 + aside, y: y - aside }));
      const points = [...passed.slice(0, -1), figures.get(figure) as Spot].map(
        ({ x, y }) => `${x.toFixed(3)} ${(storeys - y - ABOVE).toFixed(3)}`,
      );
      const legs = points.slice(1).map((point, i) => `M${points[i]}L${point}`);
      // A line without length is a point, whose size does not depend on that of the house.
      const start = `M${points[0]}h0`;
      return svg`<path class="start rim" d=${start}/><path class="start" d=${start}/>${legs.map(
        (d, i) => svg`<g opacity=${0.45 + (0.45 * (i + 1)) / legs.length}><path class="rim" d=${d}/><path d=${d}/></g>`,
      )}`;
    })}
  </svg>`;
}
