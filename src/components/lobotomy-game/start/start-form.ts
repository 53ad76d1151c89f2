// Before a match: which Scenario, how many play, who sits where with whom, and how hard it is to be.
import { html, nothing, type TemplateResult } from 'lit';
import { speak } from '../../../engine/speech/speak.js';
import type gameStart from '../../../messages/en/game/page.js';
import type en from '../../../messages/en/lobotomy-2/page.js';
import { calmPick } from '../../game/comfort/comfort-switches.js';
import type { NwElement } from '../../shared/nw-element.js';
import { lamp, LAMP_BOX } from '../art/lamp.js';
import { dealt, difficulties, measures, ours, recast, resized, type Offer, type Plan } from './match-plan.js';
import { occupantNames } from './seat-occupants.js';

export type StartKey = keyof typeof en | keyof typeof gameStart;

/** A fluorescent tube, and words beside it: the form, and what stands there until it is needed. */
export const poster = (words: TemplateResult): TemplateResult =>
  html`<div class="poster">
    <svg part="lamp" viewBox=${LAMP_BOX} aria-hidden="true">${lamp()}</svg>
    <div>${words}</div>
  </div>`;

interface FormActs {
  change(plan: Plan): void;
  start(): void;
  learn(): void;
  /** A match from a file. */
  open(file: File): void;
}

/** One of several values, each in words. */
const select = <T extends string>(
  label: string,
  values: readonly T[],
  now: string | undefined,
  words: (value: T) => string,
  choose: (value: T) => void,
  kind: string | typeof nothing = nothing,
): TemplateResult =>
  html`<label class=${kind}
    ><span>${label}</span>
    <select
      @change=${({ target }: Event) => {
        choose((target as HTMLSelectElement).value as T);
      }}
    >
      ${values.map((value) => html`<option value=${value} ?selected=${value === now}>${words(value)}</option>`)}
    </select></label
  >`;

/**
 * @param lost A match that was kept could not go on.
 * @param waiting Between "begin" and the table.
 */
export function startPanel(
  element: NwElement<StartKey> & { calm: boolean },
  plan: Plan,
  offer: Offer,
  lost: boolean,
  waiting: boolean,
  { change, start, learn, open }: FormActs,
): TemplateResult {
  const { scenario, occupants, difficulty, nearest } = plan;
  const hands = dealt(plan, offer);
  const named = (id: string): string => {
    const key = [...(element.calm ? [`${id}.calm`] : []), id].find((each) => Object.hasOwn(offer.texts, each));
    return key === undefined ? element.say(id as StartKey) : speak(offer.texts, element.language, key);
  };
  return html`<form
    part="start"
    @submit=${(event: Event) => {
      event.preventDefault();
      start();
    }}
  >
    ${offer === ours ? html`<button class="learn" part="learn" type="button" @click=${learn}>${element.say('learn')}</button>` : ''}
    <fieldset class="scenarios">
      <legend>${element.say('scenario')}</legend>
      ${offer.scenarios.map(
        (id) =>
          html`<label class="pick"
            ><input
              type="radio"
              name="scenario"
              .checked=${id === scenario}
              @change=${() => {
                change({ ...plan, scenario: id });
              }}
            />
            <span><b>${named(id)}</b><small>${named(`${id}.text`)}</small></span></label
          >`,
      )}
    </fieldset>
    <fieldset>
      <legend>${element.say('how-many')}</legend>
      <div class="counts">
        ${[1, 2, 3, 4, 5].map(
          (n) =>
            html`<label class="count"
              ><input
                type="radio"
                name="count"
                .checked=${n === occupants.length}
                @change=${() => {
                  change(resized(plan, n));
                }}
              /><span>${n}</span></label
            >`,
        )}
      </div>
      <small>${element.say('characters-each', { n: hands[0]?.length ?? 1 })}</small>
    </fieldset>
    <div class="occupants">
      ${occupants.map(
        (occupant, seat) =>
          html`<div class="occupant" role="group" aria-label=${element.say(`player-${seat}` as StartKey)}>
            ${select(
              element.say('who-plays', { player: element.say(`player-${seat}` as StartKey) }),
              occupantNames,
              occupant,
              (name) => element.say(name === 'person' ? name : `bot-${name}`),
              (name) => {
                change({ ...plan, occupants: occupants.with(seat, name) });
              },
            )}
            ${hands[seat]?.map((card, place) =>
              select(element.say('as-character'), offer.characters, card, named, (id) => {
                change(recast(plan, seat, place, id, offer));
              }),
            )}
          </div>`,
      )}
    </div>
    ${select(
      element.say('difficulty'),
      difficulties,
      difficulty,
      (each) => element.say(`difficulty-${each.replace('2 ', '')}` as StartKey),
      (each) => {
        change({ ...plan, difficulty: each });
      },
      'setting',
    )}
    ${select(
      element.say('nearest'),
      measures,
      nearest,
      (each) => element.say(`nearest-${each}`),
      (each) => {
        change({ ...plan, nearest: each });
      },
      'setting',
    )}
    ${calmPick(element)}
    <p class="notes">
      ${element.say('contains', { notes: [...new Set([element.say('all-notes'), offer.notes].join(', ').split(', '))].filter(Boolean).join(', ') })}
    </p>
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
