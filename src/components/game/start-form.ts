// The start form. Its first view fits a window: what the game is, the buttons to play and to learn, and the one or two
// choices that matter most, as pictures. Everything else is folded under "More", in the same order in all games. It is
// a plain HTML form, so it works with a keyboard and a screen reader.
import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { NwElement } from '../shared/nw-element.js';
import { calmPick } from './comfort/calm-pick.js';
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

/** A picture with text beside it: a curtain, or a placeholder until the table is drawn. */
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
): TemplateResult =>
  html`<label class="setting"
    ><span>${label}</span>
    <select
      @change=${({ target }: Event) => {
        choose((target as HTMLSelectElement).value as T);
      }}
    >
      ${values.map((value) => html`<option value=${value} ?selected=${value === now}>${words(value)}</option>`)}
    </select></label
  >`;

/** A picture to choose: 120 by 72 units, of which a row shows the middle. */
export interface Picture {
  readonly drawing: SVGTemplateResult;
  readonly title: string;
  readonly note?: string;
  readonly isOff?: boolean;
}

/** Pictures of which one is chosen. More than four are in one row, which scrolls if it has no room. */
export const pictureField = <T extends string>(
  name: string,
  legend: string,
  values: readonly T[],
  now: string | undefined,
  pictureOf: (value: T) => Picture,
  choose: (value: T) => void,
): TemplateResult => {
  const isRow = values.length > 4;
  return html`<fieldset>
    <legend>${legend}</legend>
    <div class=${isRow ? 'pictures row' : 'pictures'}>
      ${values.map((value) => {
        const { drawing, title, note, isOff = false } = pictureOf(value);
        return html`<label class="picture"
          ><input
            type="radio"
            name=${name}
            .checked=${value === now}
            ?disabled=${isOff}
            @change=${({ target }: Event) => {
              // WebKit shows only the button itself, which may leave its picture cut off.
              (target as Element).parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              choose(value);
            }}
          />
          <svg viewBox="0 0 120 72" preserveAspectRatio=${isRow ? 'xMidYMid slice' : nothing} aria-hidden="true">
            ${drawing}</svg
          ><b>${title}</b> ${note ? html`<small>${note}</small>` : nothing}</label
        >`;
      })}
    </div>
  </fieldset>`;
};

/** Who plays: how many players, and who sits at each seat. */
export interface Seats<N extends string> {
  /** All occupants that a seat may have. */
  readonly names: readonly N[];
  readonly occupants: readonly N[];
  readonly allowed: PlayerCount;
  changeCount(n: number): void;
  changeOccupant(seat: number, name: N): void;
  /** What the game adds to the field of a seat. */
  beside?(seat: number): unknown;
}

/**
 * The fields for who plays. The bot that plays at random is no opponent for a person, so a menu contains it only if a
 * page has given it the seat.
 */
export const seatFields = <N extends string>(
  element: NwElement,
  { names, occupants, allowed: { min, max }, changeCount, changeOccupant, beside }: Seats<N>,
): TemplateResult =>
  html`${selectField(
      element.say('how-many'),
      Array.from({ length: max - min + 1 }, (_, i) => String(min + i)),
      String(occupants.length),
      (n) => n,
      (n) => {
        changeCount(Number(n));
      },
    )}
    <div class="occupants">
      ${occupants.map((now, seat) => {
        const player = element.say(`player-${seat}`);
        return html`<div class="occupant" role="group" aria-label=${player}>
          ${selectField(
            element.say('who-plays', { player }),
            names.filter((name) => name !== 'random' || name === now),
            now,
            (name) => element.say(name === 'person' ? name : `bot-${name}`),
            (name) => {
              changeOccupant(seat, name);
            },
          )}
          ${beside?.(seat)}
        </div>`;
      })}
    </div>`;

/** Who plays, in words: `1 person`, `3 bots`. */
function playersInWords(element: NwElement, occupants: readonly string[]): string[] {
  const people = occupants.filter((name) => name === 'person').length;
  const numbers = { 'people-here': people, 'bots-here': occupants.length - people };
  return Object.entries(numbers).flatMap(([key, n]) => (n ? [element.say(key, { n })] : []));
}

/** What a game asks in its start form. */
export interface FormFields {
  /** The choices that matter most, as pictures. */
  readonly choices: TemplateResult;
  /** Who plays; nothing if that is not for the player to say. */
  readonly seats: TemplateResult | typeof nothing;
  /** The other settings. */
  readonly settings?: TemplateResult;
  /** What is set in them, each in a few words. */
  readonly inWords?: readonly string[];
}

export interface StartForm {
  readonly picture: TemplateResult;
  readonly heading: TemplateResult;
  readonly fields: FormFields;
  readonly occupants: readonly string[];
  /** Whether the lessons are offered. */
  readonly lessons: boolean;
  /** Whether softened content is offered. */
  readonly canBeCalm: boolean;
  /** The content warnings, separated by commas; empty if there are none. */
  readonly warnings: string;
  /** What went wrong with saving, to be said below the buttons; null if nothing did. */
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

export const startForm = (element: NwElement & { calm: boolean }, form: StartForm): TemplateResult => {
  const { choices, seats, settings = nothing, inWords = [] } = form.fields;
  const say = (key: string): string => element.say(key);
  // A frame may forbid submitting forms, so the button begins the match itself.
  const begin = (event: Event): void => {
    event.preventDefault();
    form.start();
  };
  const { prepare } = form;
  const summary = [...playersInWords(element, form.occupants), ...inWords, ...(element.calm ? [say('calm')] : [])];
  return html`<form class="poster front" part="start" @focusin=${prepare} @pointerenter=${prepare} @submit=${begin}>
    ${form.picture} ${form.heading}
    <div class="buttons">
      <button class="begin" part="begin" ?disabled=${form.isWaiting} @click=${begin}>${say('start')}</button>
      ${form.lessons ? html`<button class="learn" part="learn" type="button" @click=${form.learn}>${say('learn')}</button>` : nothing}
    </div>
    ${form.trouble ? html`<p class="notes">${say(form.trouble)}</p>` : nothing} ${choices}
    <details>
      <summary><b>${say('more')}</b> <small>${summary.join(' · ')}</small></summary>
      ${seats} ${settings} ${form.canBeCalm ? calmPick(element) : nothing}
      <label class="file"
        >${say('open-file')}
        <input
          type="file"
          accept=".json,application/json"
          @change=${(event: Event) => {
            const [file] = (event.target as HTMLInputElement).files ?? [];
            if (file) form.open(file);
          }}
      /></label>
    </details>
    ${form.warnings ? html`<p class="notes">${element.say('contains', { notes: form.warnings })}</p>` : nothing}
  </form>`;
};
