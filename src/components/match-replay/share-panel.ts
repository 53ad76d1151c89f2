// The dialog for sharing a match or one moment: from whose view, and as a link or a file.
import { css, html, nothing, type TemplateResult } from 'lit';
import en from '../../messages/en/pieces/match-replay.js';
import type { Replay } from '../../engine/table/replay.js';
import { catalogueOf } from '../shared/catalogue.js';
import { Announcer } from '../shared/announcer.js';
import { linkTo } from '../shared/links.js';
import { NwElement } from '../shared/nw-element.js';
import { theme } from '../shared/theme/theme.styles.js';

type Key = keyof typeof en;

/** The match that can be shared, and from whose view. */
export interface Shareable {
  /** The element to which links lead; they open in an element of the same tag and id. */
  readonly of: Element;
  /** The views that can be shared. If there is only one, the dialog does not ask. */
  readonly views: readonly { readonly name: 'everybody' | 'own' | 'all'; readonly player?: string }[];
  replay(view: Shareable['views'][number]['name']): Replay;
  /** Opens a replay of the match; left out if the match is being replayed already. */
  watch?(replay: Replay): void;
}

/** Some mail programs and chats truncate longer links. */
const LONG_LINK = 6000;

/** Whether the page has an address to which a link can lead. The content of a frame's `srcdoc` has none. */
const hasAddress = (): boolean => /^(https?|file):$/.test(location.protocol);

/** Whether the page is in a frame, which may refuse downloads. A page cannot find out whether a download was refused. */
const isFramed = (): boolean => window.parent !== window;

/** @internal */
export class SharePanel extends NwElement<Key> {
  static override readonly tag = 'nw1-share-panel';
  static override readonly catalogue = catalogueOf(en, 'pieces/match-replay');
  static override styles = [
    theme,
    css`
      dialog {
        width: min(34rem, 100vw - 24px);
        padding: 20px;
        border: 1px solid var(--nw-line);
        border-radius: 6px;
        background: var(--nw-ground);
        color: var(--nw-ink);
        font-size: max(16px, 1rem);
        line-height: 1.4;
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 0.55);
      }
      h2 {
        margin: 0 0 12px;
        font: italic 700 1.5rem/1.1 var(--nw-title-font);
      }
      fieldset {
        display: grid;
        gap: 8px;
        margin: 0 0 16px;
        padding: 0;
        border: 0;
      }
      legend {
        margin-bottom: 8px;
        font-weight: 600;
      }
      label {
        display: flex;
        gap: 10px;
        align-items: baseline;
        min-height: 44px;
        padding: 8px 12px;
        border: 1.5px solid var(--nw-line);
        border-radius: 4px;
        background: var(--nw-lit);
      }
      label:has(:checked) {
        border-color: var(--nw-accent);
        box-shadow: inset 5px 0 var(--nw-accent);
      }
      input {
        accent-color: var(--nw-accent);
      }
      small {
        display: block;
        color: var(--nw-muted);
        font-size: max(14px, 0.875rem);
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .acts button {
        min-height: 44px;
      }
      .link {
        border-color: var(--nw-accent);
        background: var(--nw-accent);
        color: var(--nw-on-accent);
      }
      .close {
        margin-inline-start: auto;
      }
      p {
        margin: 12px 0 0;
      }
      [readonly] {
        box-sizing: border-box;
        width: 100%;
        min-height: 44px;
        margin-top: 8px;
        padding: 4px 8px;
        border: 1.5px solid var(--nw-line);
        border-radius: 4px;
        background: var(--nw-paper);
        color: var(--nw-paper-ink);
        font: inherit;
      }
      @media (forced-colors: active) {
        label:has(:checked) {
          outline: 3px solid Highlight;
        }
        .link {
          forced-color-adjust: none;
        }
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  readonly #voice = new Announcer(this);
  #offer: Shareable | null = null;
  #view: Shareable['views'][number]['name'] = 'everybody';
  #link = '';
  #copied = false;
  /** The content of the file that was saved, if saving it may have been refused. */
  #fileText = '';

  get state(): null {
    return null;
  }

  async open(offer: Shareable): Promise<void> {
    this.#offer = offer;
    this.#view = offer.views[0]?.name ?? 'all';
    this.#clear();
    this.requestUpdate();
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    if (this.isConnected && !dialog?.open) dialog?.showModal();
  }

  /** Removes the link and the text of the file, because they belong to another view. */
  #clear(): void {
    this.#link = this.#fileText = '';
  }

  async #copy({ of, replay }: Shareable): Promise<void> {
    this.#clear();
    const { origin, pathname, search } = location;
    this.#link = `${origin === 'null' ? '' : origin}${pathname}${search}${await linkTo(of, replay(this.#view))}`;
    this.#copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(this.#link))
      .then(
        () => true,
        () => false,
      );
    this.#voice.say(this.say(this.#copied ? 'copied' : 'not-copied'));
    this.requestUpdate();
    if (this.#copied) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>('[readonly]')?.select();
  }

  #save({ replay }: Shareable): void {
    const match = replay(this.#view);
    const text = JSON.stringify(match);
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), {
      href: url,
      download: `${match.game}-${new Date().toISOString().slice(0, 10)}.json`,
    });
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(url);
    }, 1000);
    this.#clear();
    if (isFramed()) this.#fileText = text;
    this.requestUpdate();
  }

  readonly #close = (): void => {
    this.renderRoot.querySelector('dialog')?.close();
  };

  #watch(offer: Shareable): void {
    this.#close();
    offer.watch?.(offer.replay(this.#view));
  }

  override render(): TemplateResult {
    const offer = this.#offer;
    if (!offer) return html``;
    const { views } = offer;
    return html`<dialog
      aria-labelledby="title"
      @close=${() => {
        this.#offer = null;
        this.requestUpdate();
      }}
    >
      <h2 id="title">${this.say('share')}</h2>
      ${
        views.length > 1
          ? html`<fieldset>
              <legend>${this.say('whose')}</legend>
              ${views.map(
                ({ name, player = '' }) =>
                  html`<label
                    ><input
                      type="radio"
                      name="eyes"
                      .checked=${name === this.#view}
                      @change=${() => {
                        this.#view = name;
                        this.#clear();
                        this.requestUpdate();
                      }}
                    />
                    <span
                      >${this.say(name, { player })}<small>${this.say(`${name}-note`, { player })}</small></span
                    ></label
                  >`,
              )}
            </fieldset>`
          : nothing
      }
      <div class="acts">
        ${hasAddress() ? html`<button class="link" @click=${() => void this.#copy(offer)}>${this.say('link')}</button>` : nothing}
        <button
          @click=${() => {
            this.#save(offer);
          }}
        >
          ${this.say('file')}
        </button>
        ${
          offer.watch
            ? html`<button
                @click=${() => {
                  this.#watch(offer);
                }}
              >
                ${this.say('watch')}
              </button>`
            : nothing
        }
        <button class="close" @click=${this.#close}>${this.say('close')}</button>
      </div>
      ${
        this.#link
          ? html`<p>
                ${this.say(this.#copied ? 'copied' : 'not-copied')}${this.#link.length > LONG_LINK ? html` ${this.say('long', { n: this.#link.length })}` : nothing}
              </p>
              <input readonly aria-label=${this.say('address')} .value=${this.#link} />`
          : nothing
      }
      ${
        this.#fileText
          ? html`<p>${this.say('file-text')}</p>
              <textarea readonly rows="4" aria-label=${this.say('file-content')} .value=${this.#fileText}></textarea>`
          : nothing
      }
    </dialog>`;
  }
}
