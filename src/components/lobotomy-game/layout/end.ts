// The end of a match: the result, statistics, and the buttons for another match.
import { html, nothing, type TemplateResult } from 'lit';
import { nextScenario, type CampaignStep } from '../../../engine/games/lobotomy-2/rules/scenario/campaign.js';
import type { Pack } from '../../../engine/games/lobotomy-2/cards/card-index.js';
import { tally } from '../../../engine/games/lobotomy-2/table/match-summary.js';
import { cardName, characterName, type SpeechContext } from '../../../engine/games/lobotomy-2/words/names.js';
import type { Event as Happening } from '../../../engine/kernel/index.js';
import type { TableActs } from '../../game/table/table-acts.js';
import type { NwElement } from '../../shared/nw-element.js';
import { endingArt, ENDING_BOX } from '../art/ending.js';
import type { Key } from '../words.js';

export interface Ended {
  readonly won: boolean;
  readonly text: string;
  /** All events of the match. */
  readonly events: readonly Happening[];
  readonly calm: boolean;
  /** The pack with the Scenarios that may come next. */
  readonly pack: Pack;
  /** Begins the next Scenario of the campaign. */
  readonly goOn: (next: CampaignStep) => void;
}

export function endWords(
  element: NwElement<Key>,
  context: SpeechContext,
  { won, text, events, calm, pack, goOn }: Ended,
  acts: Pick<TableActs, 'newMatch' | 'rematch'>,
  decided: unknown,
): TemplateResult {
  const say = element.say.bind(element) as (key: string, params?: Record<string, string | number>) => string;
  const { view } = context;
  const next = won ? nextScenario(pack, view) : null;
  const names = view.characters.map((_, id) => characterName(context, id));
  // Softened content does not show the picture of a loss.
  return html`${calm && !won ? nothing : html`<svg class="ending" viewBox=${ENDING_BOX} preserveAspectRatio="xMidYMid slice" aria-hidden="true">${endingArt(won, names.length)}</svg>`}
    <div class="over" part="end">
      <h3 tabindex="-1">${say(won ? 'won' : 'lost')}</h3>
      <p class="how">${text}</p>
      <p class="mood">${say('end-rounds', { n: view.round })}</p>
    </div>
    ${decided}
    <div class="scroll" tabindex="0">
      <table class="numbers">
        <caption>
          ${say('end-numbers')}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${names.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Object.entries(tally(events, names.length)).map(
            ([what, row]) =>
              html`<tr>
                <th scope="row">${say(`end-${what}`)}</th>
                ${row.map((n) => html`<td>${n}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="next" part="end-actions">
      ${
        next
          ? html`<button
              class="begin"
              @click=${() => {
                goOn(next);
              }}
            >
              ${say('end-next', { scenario: cardName(context, next.scenario) })}
            </button>`
          : nothing
      }
      <button class=${next ? '' : 'begin'} @click=${acts.newMatch}>${say('end-again')}</button>
      <button @click=${acts.rematch}>${say('end-same')}</button>
      <slot name="end"></slot>
    </div>`;
}
