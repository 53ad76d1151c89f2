// Draws the report of the end of a match. Each game writes its own; what decided the match is drawn alike in all.
import { html, nothing, type TemplateResult } from 'lit';
import type { TurningPoint } from '../../../engine/speech/turning-points.js';
import type table from '../../../messages/en/game/table.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { TableActs } from './table-acts.js';
import type { GameScene, TableState } from './table-look.js';
import type { TableParts } from './table-parts.js';

type Host = NwElement<keyof typeof table>;
type Pictures = Pick<TableParts, 'picture' | 'figure'>;

/** The report; null while the match goes on. */
export const endReport = (
  element: Host,
  { end }: Pick<TableState<GameScene>, 'end'>,
  acts: Pick<TableActs, 'replay'>,
  pictures: Pictures | null = null,
): TemplateResult | null => end && (end.words?.(decided(element, end, acts, pictures)) ?? html`<p>${end.text}</p>`);

/** Each line shows its act again. */
function decided(
  element: Host,
  { decided: points }: { readonly decided: readonly TurningPoint[] },
  { replay }: Pick<TableActs, 'replay'>,
  pictures: Pictures | null,
): TemplateResult | typeof nothing {
  if (points.length === 0) return nothing;
  const drawn = ({ picture, figure }: TurningPoint): TemplateResult | null | undefined =>
    (picture === undefined ? null : pictures?.picture(picture)) ?? (figure === null ? null : pictures?.figure(figure));
  return html`<section class="decided" part="decided" aria-labelledby="decided">
    <h4 id="decided">${element.say('decided')}</h4>
    <ol>
      ${points.map(
        (point) =>
          html`<li>
            <button
              @click=${() => {
                replay(point.act);
              }}
            >
              ${drawn(point) ?? nothing}<span
                >${point.turn > 0 ? html`<small>${element.say('decided-turn', { n: point.turn })}</small> ` : nothing}${point.text}</span
              >
            </button>
          </li>`,
      )}
    </ol>
  </section>`;
}
