// Before a match: how many play, how, and who sits where. A form like any other, so that keys and screen readers know it.
import { html, svg, type TemplateResult } from 'lit';
import type gameStart from '../../../messages/en/game/page.js';
import type page from '../../../messages/en/sanitarium/page.js';
import { calmPick } from '../../game/comfort/comfort-switches.js';
import type { NwElement } from '../../shared/nw-element.js';
import { candle, CANDLE_BOX } from '../art/candle.js';

export type StartKey = keyof typeof page | keyof typeof gameStart;

export type Mode = 'competitive' | 'cooperative' | 'solo';
export const modes = ['competitive', 'cooperative', 'solo'] as const satisfies readonly Mode[];

/** Who may sit at a seat: a person, or a bot by name. */
export const occupantNames = ['person', 'steady', 'random'] as const;
export type OccupantName = (typeof occupantNames)[number];

/** `seats="person steady"`; null if a word names nobody. */
export function readOccupants(text: string): OccupantName[] | null {
  const words = text.trim().split(/[\s,]+/);
  return words.every((word): word is OccupantName => (occupantNames as readonly string[]).includes(word))
    ? words
    : null;
}

export interface Plan {
  readonly mode: Mode;
  readonly occupants: readonly OccupantName[];
}

/** Against one sensible bot: somebody alone can begin at once. */
export const firstPlan: Plan = { mode: 'competitive', occupants: ['person', 'steady'] };

/** The candle that burns down with the deck; at 0 it is out. */
export const candlePicture = (fraction: number): TemplateResult =>
  html`<svg part="lamp" viewBox=${CANDLE_BOX} aria-hidden="true">${svg`${candle(fraction)}`}</svg>`;

/** A picture, and words beside it: the form, the curtain, and what stands there until either is needed. */
export const poster = (picture: TemplateResult, words: TemplateResult, part = ''): TemplateResult =>
  html`<div class="poster" part=${part}>
    ${picture}
    <div>${words}</div>
  </div>`;

/**
 * @param notes What may distress in the pack of the page; null: our own is played.
 * @param lost A match that was kept could not go on.
 * @param waiting Between "begin" and the table.
 */
export function startPanel(
  element: NwElement<StartKey> & { calm: boolean },
  plan: Plan,
  notes: string | null,
  lost: boolean,
  waiting: boolean,
  change: (plan: Plan) => void,
  start: () => void,
  open: (file: File) => void,
  learn: () => void,
): TemplateResult {
  const { mode, occupants } = plan;
  return html`<form
    part="start"
    @submit=${(event: Event) => {
      event.preventDefault();
      start();
    }}
  >
    ${notes === null ? html`<button class="learn" part="learn" type="button" @click=${learn}>${element.say('learn')}</button>` : ''}
    <fieldset>
      <legend>${element.say('mode')}</legend>
      ${modes.map(
        (each) =>
          html`<label class="pick"
            ><input
              type="radio"
              name="mode"
              .checked=${each === mode}
              @change=${() => {
                change({
                  mode: each,
                  occupants: each === 'solo' ? ['person'] : occupants.length < 2 ? firstPlan.occupants : occupants,
                });
              }}
            />
            <span><b>${element.say(each)}</b><small>${element.say(`${each}-note`)}</small></span></label
          >`,
      )}
    </fieldset>
    ${
      mode === 'solo'
        ? ''
        : html`<fieldset>
              <legend>${element.say('how-many')}</legend>
              <div class="counts">
                ${[2, 3, 4].map(
                  (n) =>
                    html`<label class="count"
                      ><input
                        type="radio"
                        name="count"
                        .checked=${n === occupants.length}
                        @change=${() => {
                          change({ ...plan, occupants: Array.from({ length: n }, (_, i) => occupants[i] ?? 'steady') });
                        }}
                      /><span>${n}</span></label
                    >`,
                )}
              </div>
            </fieldset>
            <div class="occupants">
              ${occupants.map(
                (occupant, seat) =>
                  html`<label
                    ><span>${element.say('who-plays', { player: element.say(`player-${seat}` as StartKey) })}</span>
                    <select
                      @change=${(event: Event) => {
                        const value = (event.target as HTMLSelectElement).value as OccupantName;
                        change({ ...plan, occupants: occupants.map((each, i) => (i === seat ? value : each)) });
                      }}
                    >
                      ${occupantNames.map((name) => html`<option value=${name} ?selected=${name === occupant}>${element.say(name === 'person' ? 'person' : `bot-${name}`)}</option>`)}
                    </select></label
                  >`,
              )}
            </div>`
    }
    ${calmPick(element)}
    ${notes === '' ? '' : html`<p class="notes">${element.say('contains', { notes: notes ?? element.say('all-notes') })}</p>`}
    ${lost ? html`<p class="notes">${element.say('save-lost')}</p>` : ''}
    <button class="begin" part="begin" ?disabled=${waiting}>${element.say('start')}</button>
    <label class="file"
      >${element.say('open-file')}
      <input
        type="file"
        accept=".json,application/json"
        @change=${(event: Event) => {
          const [file] = (event.target as HTMLInputElement).files ?? [];
          if (file) open(file);
        }}
    /></label>
  </form>`;
}
