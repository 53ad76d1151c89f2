// The end of a match: the result, everybody's routes, and the buttons for another match.
import { html, type TemplateResult } from 'lit';
import type { GameEvent } from '../../../engine/games/asylum-escape/state/events.js';
import { deaths } from '../../../engine/games/asylum-escape/words/log-lines.js';
import { nameOf, roomName, victimAt, type SpeechContext } from '../../../engine/games/asylum-escape/words/names.js';
import type { Event } from '../../../engine/kernel/index.js';
import type { TableActs } from '../../game/table/table-acts.js';
import type { NwElement } from '../../shared/nw-element.js';
import { endingArt, ENDING_BOX } from '../art/ending.js';
import type { Key } from '../words.js';

export interface Ended {
  readonly won: boolean;
  readonly text: string;
  /** All events of the match. */
  readonly events: readonly Event[];
  readonly calm: boolean;
}

/** All routes are revealed at the end. AE-RUL-47 */
export function endWords(
  element: NwElement<Key>,
  context: SpeechContext,
  { won, text, events, calm }: Ended,
  acts: Pick<TableActs, 'newMatch' | 'rematch'>,
  decided: unknown,
): TemplateResult {
  const routes = (events as readonly GameEvent[]).flatMap((event) => (event.type === 'routes' ? event.routes : []));
  const killed = deaths(context, events);
  const alive = context.view.victims.filter((victim) => victim.alive).length;
  return html`<svg
      class="ending ${alive ? 'out' : 'dark'}"
      viewBox=${ENDING_BOX}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      ${endingArt(
        alive,
        context.view.patients.map(({ card }) => card),
        calm,
      )}
    </svg>
    <div class="over" part="end">
      <h3 tabindex="-1">${element.say(won ? 'won' : 'lost')}</h3>
      <p class="how">${text}</p>
      <p class="mood">${element.say(alive ? 'end-out' : 'end-dark')}</p>
    </div>
    ${decided}
    <section class="routes" aria-labelledby="routes">
      <h4 id="routes">${element.say('end-routes')}</h4>
      <dl>
        ${routes.map(
          ({ victim, rooms }) =>
            html`<div>
              <dt>
                <b>${nameOf(context, victim)}</b>
                <small
                  >${killed.get(victim) ?? element.say(victimAt(context, victim)?.alive ? 'end-alive' : 'end-dead')}</small
                >
              </dt>
              <dd>
                <ol>
                  ${rooms.map((room) => html`<li>${roomName(context, room)}</li>`)}
                </ol>
              </dd>
            </div>`,
        )}
      </dl>
    </section>
    <div class="next" part="end-actions">
      <button class="begin" @click=${acts.newMatch}>${element.say('end-again')}</button>
      <button @click=${acts.rematch}>${element.say('end-same')}</button>
      <slot name="end"></slot>
    </div>`;
}
