// A private notebook: a small plan that shows where its owner is, the guesses of the owner about the other players, and
// the turns so far. The guesses never leave the page.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Guesses, NotebookModel } from '../../../engine/games/asylum-escape/table/notebook-model.js';
import en from '../../../messages/en/pieces/nw-notebook.js';
import { kindMark } from '../../nw-house/art/marks.js';
import { Announcer } from '../../shared/announcer.js';
import { cssVars } from '../../shared/css-vars.js';
import { NwEvent } from '../../shared/events.js';
import { Navigation, type Stop } from '../../shared/pointing/key-navigation.js';
import { catalogueOf } from '../../shared/catalogue.js';
import { NwElement } from '../../shared/nw-element.js';
import { property } from '../../shared/property.js';
import { theme } from '../../shared/theme/theme.styles.js';
import { guessOf, readGuesses, roomsOf, guessesAbout, withNextGuess } from './guesses.js';
import { styles } from './notebook.styles.js';

type Key = keyof typeof en;

/** The owner has written or erased a guess. */
export class NwNoteEvent extends NwEvent {
  constructor(readonly notes: Guesses) {
    super('nw-note');
  }
}

export interface NotebookState {
  readonly version: 1;
  readonly notes: Guesses;
}

export class Notebook extends NwElement<Key> {
  static override readonly tag = 'nw-notebook';
  static override readonly catalogue = catalogueOf(en, 'pieces/nw-notebook');
  static override styles = [theme, styles];

  /** What the owner knows. */
  @property({ attribute: false }) model?: NotebookModel;
  /** The owner's guesses. */
  @property({ attribute: false }) notes: Guesses = {};

  /**
   * The id of the player whom the next guess is about. If no player has this id, the guess is about the first player.
   */
  #selectedPlayer = '';
  readonly #voice = new Announcer(this);
  readonly #keys = new Navigation(this, {
    stops: () => this.#stops(),
    element: (id) => this.shadowRoot?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`),
    act: (id) => {
      this.cycleGuess(id);
    },
  });

  /** The guesses as JSON, for the page to store. They must stay secret from the other players. */
  get state(): NotebookState {
    return { version: 1, notes: this.notes };
  }

  set state(state: NotebookState) {
    this.notes = readGuesses((Object(state) as Partial<NotebookState>).notes);
  }

  /**
   * Changes the guess that the selected player is in this room: from none to "perhaps", to "sure", and back to none.
   */
  cycleGuess(room: string): void {
    const other = this.#other;
    if (!this.model || !other || !roomsOf(this.model).some(({ id }) => id === room)) return;
    this.notes = withNextGuess(this.notes, other.id, room);
    this.#voice.say(
      this.say(`did-${guessOf(this.notes, other.id, room) ?? 'none'}`, { name: other.name, place: this.#place(room) }),
    );
    this.dispatchEvent(new NwNoteEvent(this.notes));
  }

  override render(): TemplateResult {
    const { model } = this;
    if (!model) return html`<slot></slot>`;
    const { name, own, others, turns } = model;
    const at = roomsOf(model).find(({ id }) => id === own);
    return html`<article>
      <svg class="clip" viewBox="0 0 24 70" aria-hidden="true">
        <path d="M6 20V58a6 6 0 0 0 12 0V10a5 5 0 0 0-10 0V52a2.5 2.5 0 0 0 5 0V18"></path>
      </svg>
      <h3>${this.say('title')}</h3>
      <p class="owner">${this.say('owner', { name })}</p>
      ${this.#plan(model)}
      <p class="at">
        ${at ? this.say('here-i-am', { place: this.#place(at.id), name: at.name }) : this.say('nowhere')}
      </p>
      ${
        others.length
          ? html`<h4>${this.say('guesses')}</h4>
              <p class="how" id="how">${this.say('how')}</p>
              <div class="others" role="radiogroup" aria-label=${this.say('guesses')} aria-describedby="how">
                ${others.map((other) => this.#guess(model, other))}
              </div>`
          : nothing
      }
      <h4>${this.say('turns')}</h4>
      ${
        turns.length
          ? html`<ol class="turns">
              ${turns.map(({ n, text }) => html`<li value=${n}>${text}</li>`)}
            </ol>`
          : html`<p>${this.say('no-turns')}</p>`
      }
    </article>`;
  }

  #plan(model: NotebookModel): TemplateResult {
    const { columns } = model;
    const storeys = Math.max(...columns.map(({ rooms }) => rooms.length));
    return html`<div
      class="plan"
      role="listbox"
      aria-label=${this.say('plan', { n: roomsOf(model).length })}
      ${cssVars({ '--columns': columns.length, '--storeys': storeys })}
      @click=${this.#click}
      @keydown=${this.#keys.onKeyDown}
      @focusin=${this.#keys.onFocusIn}
    >
      ${columns.flatMap(({ rooms }, x) => rooms.map(({ id, kind = '' }, y) => this.#cell(model, id, kind, x, storeys - y)))}
      <div class="axis" aria-hidden="true">
        ${columns.map(({ name }, x) => html`<span ${cssVars({ 'grid-column': x + 2, 'grid-row': storeys + 1 })}>${name}</span>`)}${Array.from({ length: storeys }, (_, y) => html`<span class="storey" ${cssVars({ 'grid-row': storeys - y })}>${y + 1}</span>`)}
      </div>
    </div>`;
  }

  #cell(model: NotebookModel, id: string, kind: string, x: number, row: number): TemplateResult {
    const { own, seen, others } = model;
    const isSeen = seen.some(({ room }) => room === id);
    return html`<div
      role="option"
      aria-selected="false"
      data-id=${id}
      class=${`cell ${kind} ${own === id ? 'own' : ''}`}
      tabindex=${this.#keys.tabindex(id)}
      aria-label=${this.#words(model, id)}
      ${cssVars({ 'grid-column': x + 2, 'grid-row': row })}
    >
      ${kind ? html`<svg class="kind" viewBox="-6 -6 12 12" aria-hidden="true">${kindMark(kind)}</svg>` : nothing}
      ${own === id ? html`<svg class="keyhole" viewBox="-12 -30 24 32" aria-hidden="true"><path d="M0-28a8.5 8.5 0 0 1 4.6 15.5L8 0H-8L-4.6-12.5A8.5 8.5 0 0 1 0-28Z"></path></svg>` : nothing}
      ${isSeen ? html`<svg class="mass" viewBox="-12 -30 24 32" aria-hidden="true">${svg`<path d="M-9 1Q-9-14-5-18Q-6-28 0-28Q6-28 5-18Q9-14 9 1Z"></path><path class="pale" d="M-4-24H4V-21H-4Z"></path>`}</svg>` : nothing}
      ${others.map(({ id: who, letter }) => {
        const guess = guessOf(this.notes, who, id);
        return guess ? html`<i class=${guess} data-text=${guess === 'perhaps' ? `${letter}?` : letter}></i>` : nothing;
      })}
    </div>`;
  }

  #guess(model: NotebookModel, { id, name, letter, told = '' }: NotebookModel['others'][number]): TemplateResult {
    const isChosen = this.#other?.id === id;
    const places = guessesAbout(model, this.notes, id).map(([room, guess]) =>
      guess === 'sure' ? this.#place(room) : this.say('guess-perhaps', { place: this.#place(room) }),
    );
    return html`<label class=${isChosen ? 'chosen' : ''}
      ><input
        type="radio"
        name="player"
        .checked=${isChosen}
        @change=${() => {
          this.#selectedPlayer = id;
          this.requestUpdate();
        }}
        aria-label=${this.say('guess-of', { name })}
      /><b class="letter">${letter}</b
      ><span><b>${name}</b> ${places.join(', ') || this.say('nothing')}</span
      >${told ? html`<small>${told}</small>` : nothing}</label
    >`;
  }

  get #other(): NotebookModel['others'][number] | undefined {
    const others = this.model?.others ?? [];
    return others.find(({ id }) => id === this.#selectedPlayer) ?? others[0];
  }

  #place(room: string): string {
    const column = this.model?.columns.find(({ rooms }) => rooms.some(({ id }) => id === room));
    return column
      ? this.say('place', { column: column.name, n: column.rooms.findIndex(({ id }) => id === room) + 1 })
      : '';
  }

  #words(model: NotebookModel, id: string): string {
    const { own, seen, others } = model;
    const here = seen.filter(({ room }) => room === id).map(({ name }) => name);
    return [
      this.say('room', { name: roomsOf(model).find((room) => room.id === id)?.name ?? '', place: this.#place(id) }),
      own === id ? this.say('own') : '',
      here.length ? this.say('seen', { list: here.join(', ') }) : '',
      ...others.flatMap(({ id: who, name }) => {
        const guess = guessOf(this.notes, who, id);
        return guess ? [this.say(guess, { name })] : [];
      }),
    ]
      .filter(Boolean)
      .join(' ');
  }

  #stops(): readonly Stop[] {
    return (this.model?.columns ?? []).flatMap(({ rooms }, x) => rooms.map(({ id }, y) => ({ id, x, y: -y })));
  }

  readonly #click = (event: Event): void => {
    const id = (event.target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'];
    if (id !== undefined) this.cycleGuess(id);
  };
}

declare global {
  interface HTMLElementEventMap {
    'nw-note': NwNoteEvent;
  }
}
