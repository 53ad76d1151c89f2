// The end of a match: a picture over the map, and beside it the winner, the reason, statistics, and buttons for another
// match.
import { html, type TemplateResult } from 'lit';
import { ending as sentence } from '../../../engine/games/sanitarium/words/log-lines.js';
import { cardsLeft } from '../../../engine/games/sanitarium/state/knowledge.js';
import { nameOf, type SpeechContext } from '../../../engine/games/sanitarium/words/names.js';
import { tally } from '../../../engine/games/sanitarium/table/match-summary.js';
import type { Event as MatchEvent, Outcome } from '../../../engine/kernel/index.js';
import { motionOf } from '../../shared/motion.js';
import type { NwElement } from '../../shared/nw-element.js';
import { endingArt, ENDING_BOX, type Ending } from '../art/ending.js';
import { standee, STANDEE_BOX } from '../art/tokens.js';
import type { Key } from '../words.js';

export interface Ended {
  readonly outcome: Outcome;
  readonly won: boolean;
  readonly calm: boolean;
}

export interface EndActs {
  /** Begins a match with the same settings and another seed. */
  newMatch(): void;
  rematch(): void;
}

/** Draws the picture that covers the map until the player wants to see the map. */
export function endPicture(
  element: NwElement<Key>,
  { view }: SpeechContext,
  { outcome, won, calm }: Ended,
): TemplateResult {
  const all = view.players.map((_, id) => id);
  const out = all.filter((id) => view.players[id]?.escaped);
  const ending: Ending = won ? 'out' : outcome.winners.length > 0 ? 'shut' : 'dark';
  const seen =
    ending === 'dark'
      ? all
      : ending === 'out'
        ? out.length > 0
          ? out
          : outcome.winners
        : all.filter((id) => !out.includes(id));
  return html`<div
    class="ending ${ending} ${calm ? 'calm' : ''} ${calm && motionOf(element) === 'full' ? 'calm-motion' : motionOf(element)}"
    part="ending"
  >
    <svg viewBox=${ENDING_BOX} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      ${endingArt(ending, seen, calm)}
    </svg>
  </div>`;
}

export function endWords(
  element: NwElement<Key>,
  context: SpeechContext,
  { outcome, won, events }: Ended & { readonly events: readonly MatchEvent[] },
  acts: EndActs,
  decided: unknown,
): TemplateResult {
  const { view } = context;
  const say = element.say.bind(element) as (key: string, params?: Record<string, string | number>) => string;
  const names = view.players.map((_, id) => nameOf(context, id));
  const counts = {
    ...tally(events, names.length),
    safe: view.players.map(({ items }) => items.filter(({ safe }) => safe).length),
  };
  const left = cardsLeft(view);
  const mood = won
    ? say('end-out')
    : outcome.winners.length > 0
      ? say('end-shut', { player: names[outcome.winners[0] ?? 0] ?? '' })
      : say('end-dark');
  return html`<div class="over" part="end">
      <h3 tabindex="-1">${say(won ? 'won' : 'lost')}</h3>
      <p class="how">${sentence(context, outcome)}</p>
      <p class="mood">${mood}</p>
    </div>
    ${decided}
    <table class="numbers">
      <caption>
        ${say('end-numbers')}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${names.map((name, id) => html`<th scope="col"><svg viewBox=${STANDEE_BOX} aria-hidden="true">${standee(id, name.charAt(0))}</svg><span>${name}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${Object.entries(counts).map(
          ([what, row]) =>
            html`<tr>
              <th scope="row">${say(`end-${what}`)}</th>
              ${row.map((n) => html`<td>${n}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="notes">${left > 0 ? say('end-left', { n: left }) : say('end-empty')}</p>
    <div class="next" part="end-actions">
      <button class="begin" @click=${acts.newMatch}>${say('end-again')}</button>
      <button @click=${acts.rematch}>${say('end-same')}</button>
      <button aria-pressed="false" @click=${unveil}>${say('end-map')}</button>
      <slot name="end"></slot>
    </div>`;
}

/** Shows the map under the picture, or covers it again. */
function unveil({ currentTarget }: Event): void {
  const button = currentTarget as HTMLElement;
  const picture = (button.getRootNode() as ShadowRoot).querySelector<HTMLElement>('.ending');
  if (!picture) return;
  picture.hidden = !picture.hidden;
  button.ariaPressed = String(picture.hidden);
}
