// The list of visible and hidden spaces in words, and the legend of the drawing.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { GridModel } from '../../../engine/scene/tile-grid-model.js';
import type { Key } from '../words.js';
import { edgesOf, type Edge } from './edges.js';
import { isHospital } from './hospital.js';
import { sightReport, type SightReport } from './sight-words.js';
import type { Speaker } from '../../shared/speaker.js';

const door = 'M8-6h24v12h-24z';
const DOORS = ['closed-door', 'open-door'] as const;
/** A sign with kinds of boundaries is explained only on boards that have such a boundary. */
const SIGNS: readonly (readonly [key: Key, drawing: SVGTemplateResult, ...kinds: Edge['kind'][]])[] = [
  ['a-wall', svg`<path class="wall-edge" d="M0-5h40v10h-40z"/><path class="wall-core" d="M1.3-3.7h37.4v7.4h-37.4z"/>`],
  ['a-line', svg`<path class="line-under" d="M0 0h40"/><path class="white-line" d="M0 0h40"/>`],
  [
    'a-closed-door',
    svg`<path class="leaf" d=${door}/><path class="stripes" d=${door}/><path class="frame-line" d=${door}/>`,
    ...DOORS,
  ],
  [
    'an-open-door',
    svg`<path class="sill" d="M4 6h32"/><path class="leaf" transform="translate(6 6)rotate(-20)" d="M-2-3.5h31v7h-31z"/>`,
    ...DOORS,
  ],
  [
    'a-breach',
    svg`<path class="broken" d="M0 0h40"/><path class="stone" d="M10-7l5 2-1 5-6-1zM24 2l6 1-2 6-5-2zM17 4l3 2-3 3zM31-6l3 2-3 3z"/>`,
    'breach',
  ],
  [
    'an-eye',
    svg`<g class="eye" transform="translate(20 0)"><path d="M-10 0Q0-10.5 10 0Q0 10.5-10 0z"/><circle r="3.8"/></g>`,
  ],
  [
    'a-stop',
    svg`<g class="stop" transform="translate(20 0)"><path d="M0-9L9 0 0 9-9 0z"/><path class="cross" d="M-3-3L3 3M3-3L-3 3"/></g>`,
  ],
];

function signsOn(grid: GridModel): typeof SIGNS {
  const there = new Set(edgesOf(grid).map(({ kind }) => kind));
  return SIGNS.filter(([, , ...kinds]) => kinds.length === 0 || kinds.some((kind) => there.has(kind)));
}

const rows = (list: SightReport['seen']): TemplateResult =>
  html`<dl>
    ${list.map(
      ([names, words]) =>
        html`<div>
          <dt>${names}</dt>
          <dd>${words}</dd>
        </div>`,
    )}
  </dl>`;

export function drawAside(speaker: Speaker<Key>, grid: GridModel, show: string): TemplateResult | typeof nothing {
  const wants = show.split(/\s+/);
  const report = wants.includes('list') ? sightReport(speaker, grid) : null;
  const explains = wants.includes('legend');
  if (!report && !explains) return nothing;
  return html`<div class=${isHospital(grid) ? 'aside hospital' : 'aside'} part="aside">
    ${
      report
        ? html`<section part="list">
            <p class="title">${report.title}</p>
            ${rows(report.seen)}${
              report.hidden.length
                ? html`<p class="second">${speaker.say('hidden')}</p>
                    ${rows(report.hidden)}`
                : nothing
            }
          </section>`
        : nothing
    }
    ${
      explains
        ? html`<section part="legend" class="legend">
            <p class="second">${speaker.say('legend')}</p>
            <ul>
              ${signsOn(grid).map(([key, drawing]) => html`<li><svg viewBox="-2 -12 44 24" width="66" height="36" aria-hidden="true">${drawing}</svg>${speaker.say(key)}</li>`)}
            </ul>
          </section>`
        : nothing
    }
  </div>`;
}
