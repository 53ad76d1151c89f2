// The start form. Each game adds its own fields. The fields for the number of players, the occupants and softened
// content, the content warnings and the buttons are the same in all games. It is a plain HTML form, so it works with a
// keyboard and a screen reader.
import { html, nothing, type TemplateResult } from 'lit';
import type { NwElement } from '../shared/nw-element.js';
import { calmPick } from './comfort/comfort-switches.js';
import type { StorageTrouble } from './session/autosave.js';

/** The occupants that a seat may have: a person, or a bot by its id. */
export type OccupantNames = readonly ['person', ...string[]];

/** How many players a game allows. */
export interface PlayerCount {
  readonly min: number;
  readonly max: number;
}

/** Reads text such as `person expert`; null if a word names no occupant, or if there are too few or too many words. */
export function readOccupants(
  text: string,
  names: readonly string[],
  { min, max }: PlayerCount,
): readonly string[] | null {
  const words = text.trim().split(/[\s,]+/);
  return words.every((word) => names.includes(word)) && words.length >= min && words.length <= max ? words : null;
}

/** A picture with text beside it: the start form, a curtain, or a placeholder until the table is drawn. */
export const poster = (
  picture: TemplateResult,
  words: TemplateResult,
  part: string | typeof nothing = nothing,
): TemplateResult =>
  html`<div class="poster" part=${part}>
    ${picture}
    <div>${words}</div>
  </div>`;

/** A menu to choose one of several values. `words` returns the text for a value. */
export const selectField = <T extends string>(
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

/** Radio buttons to choose one of several values, each with a title and an explanation. */
export const radioField = <T extends string>(
  { name, legend, kind }: { readonly name: string; readonly legend: string; readonly kind?: string },
  values: readonly T[],
  now: string,
  words: (value: T) => { readonly title: string; readonly note: string; readonly isOff?: boolean },
  choose: (value: T) => void,
): TemplateResult =>
  html`<fieldset class=${kind ?? nothing}>
    <legend>${legend}</legend>
    ${values.map((value) => {
      const { title, note, isOff = false } = words(value);
      return html`<label class="pick"
        ><input
          type="radio"
          name=${name}
          .checked=${value === now}
          ?disabled=${isOff}
          @change=${() => {
            choose(value);
          }}
        />
        <span><b>${title}</b><small>${note}</small></span></label
      >`;
    })}
  </fieldset>`;

/** Radio buttons for the number of players. */
export const countField = (
  legend: string,
  { min, max }: PlayerCount,
  now: number,
  choose: (n: number) => void,
  note: TemplateResult | typeof nothing = nothing,
): TemplateResult =>
  html`<fieldset>
    <legend>${legend}</legend>
    <div class="counts">
      ${Array.from({ length: max - min + 1 }, (_, i) => min + i).map(
        (n) =>
          html`<label class="count"
            ><input
              type="radio"
              name="count"
              .checked=${n === now}
              @change=${() => {
                choose(n);
              }}
            /><span>${n}</span></label
          >`,
      )}
    </div>
    ${note}
  </fieldset>`;

/**
 * A menu for the occupant of a seat. The bot that plays at random is no opponent for a person, so the menu contains it
 * only if a page has given it the seat.
 */
export const occupantField = <N extends string>(
  element: NwElement,
  names: readonly N[],
  seat: number,
  now: N,
  choose: (name: N) => void,
  kind: string | typeof nothing = nothing,
): TemplateResult =>
  selectField(
    element.say('who-plays', { player: element.say(`player-${seat}`) }),
    names.filter((name) => name !== 'random' || name === now),
    now,
    (name) => element.say(name === 'person' ? name : `bot-${name}`),
    choose,
    kind,
  );

export interface StartForm {
  /** The fields of the game. */
  readonly fields: TemplateResult;
  /** Whether the lessons are offered. */
  readonly lessons: boolean;
  /** Whether softened content is offered. */
  readonly canBeCalm: boolean;
  /** The content warnings, separated by commas; empty if there are none. */
  readonly warnings: string;
  /** What went wrong with saving, to be said above the button; null if nothing did. */
  readonly trouble: StorageTrouble | null;
  /** Whether the match is being loaded. */
  readonly isWaiting: boolean;
  /** Called when somebody uses the form, possibly several times. */
  prepare(): void;
  start(): void;
  learn(): void;
  /** Opens a match from a file. */
  open(file: File): void;
}

export const startForm = (
  element: NwElement & { calm: boolean },
  { fields, lessons, canBeCalm, warnings, trouble, isWaiting, prepare, start, learn, open }: StartForm,
): TemplateResult => {
  // A frame may forbid submitting forms, so the button begins the match itself.
  const begin = (event: Event): void => {
    event.preventDefault();
    start();
  };
  return html`<form part="start" @focusin=${prepare} @pointerenter=${prepare} @submit=${begin}>
    ${lessons ? html`<button class="learn" part="learn" type="button" @click=${learn}>${element.say('learn')}</button>` : nothing}
    ${fields} ${canBeCalm ? calmPick(element) : nothing}
    ${warnings ? html`<p class="notes">${element.say('contains', { notes: warnings })}</p>` : nothing}
    ${trouble ? html`<p class="notes">${element.say(trouble)}</p>` : nothing}
    <button class="begin" part="begin" ?disabled=${isWaiting} @click=${begin}>${element.say('start')}</button>
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
};
