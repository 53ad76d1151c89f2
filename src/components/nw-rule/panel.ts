// A panel with the text of a rule, beside its citation. It is not modal: a press elsewhere, Escape or its button closes
// it.
import { html, nothing, type TemplateResult } from 'lit';
import type { RuleTable, RuleTexts } from '../../rules/texts.js';
import en from '../../messages/en/pieces/nw-rule.js';
import { catalogueOf } from '../shared/catalogue.js';
import { NwElement } from '../shared/nw-element.js';
import { theme } from '../shared/theme/theme.styles.js';
import { blocks } from './markup.js';
import { styles } from './panel.styles.js';

/** The distance in client pixels from the citation and from the edge of the window. */
const GAP = 8;

/** Returns the focused element, even if it is inside shadow roots; null if nothing has the focus. */
function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at === document.body ? null : at;
}

/** @internal */
export class RulePanel extends NwElement<keyof typeof en> {
  static override readonly tag = 'nw1-rule-panel';
  static override readonly catalogue = catalogueOf(en, 'pieces/nw-rule');
  static override styles = [theme, styles];

  /** The rules that were opened in succession; the last one is shown. */
  state: readonly string[] = [];
  #texts: RuleTexts | null = null;
  #opener: HTMLElement | null = null;
  /** The element that gets the focus back when the panel closes. */
  #focusedBefore: Element | null = null;
  /** Whether another rule is opening in the panel; its title then gets the focus. */
  #turned = false;

  /**
   * Opens the panel beside `opener`, as soon as the messages of the language are loaded. Does nothing if `opener` has
   * left the page.
   */
  open(rule: string, opener: HTMLElement, texts: RuleTexts): void {
    if (!opener.isConnected) return;
    this.#opener = opener;
    this.#focusedBefore = focused() ?? opener;
    this.#texts = texts;
    this.#turn([rule]);
    this.popover = 'auto';
    this.setAttribute('role', 'dialog');
    this.addEventListener('toggle', this.#toggled);
    this.addEventListener('keydown', this.#escape);
    opener.after(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('resize', this.#place);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('resize', this.#place);
  }

  /** When the panel closes, gives the focus back, unless the focus has moved elsewhere meanwhile. */
  readonly #toggled = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') return;
    const at = focused();
    if (!at || this.shadowRoot?.contains(at) || at === this)
      (this.#focusedBefore as HTMLElement | null)?.focus({ preventScroll: true });
    this.remove();
  };

  /** Escape closes the panel. Without this method, WebKit would also close a dialog that contains the panel. */
  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.hidePopover();
  };

  #turn(rules: readonly string[]): void {
    this.state = rules;
    this.#turned = true;
    this.requestUpdate();
  }

  get #rule(): string {
    return this.state.at(-1) ?? '';
  }

  #find(rule: string): readonly [RuleTable, readonly string[]] | null {
    for (const table of this.#texts?.tables ?? []) {
      const row = table.rows.find(([id]) => id === rule);
      if (row) return [table, row.slice(1)];
    }
    return null;
  }

  protected override updated(): void {
    this.setAttribute('aria-label', this.say('rule', { rule: this.#rule }));
    if (this.#turned) {
      this.#turned = false;
      if (!this.matches(':popover-open')) this.showPopover();
      this.scrollTop = 0;
      this.renderRoot.querySelector('h3')?.focus({ preventScroll: true });
    }
    this.#place();
  }

  /** Places the panel beside the opener if there is room, otherwise below or above it, as tall as the window allows. */
  readonly #place = (): void => {
    if (!this.#opener) return;
    const { style } = this;
    const { clientWidth: across, clientHeight: down } = document.documentElement;
    style.removeProperty('--room');
    // The panel must not cover the line that cites the rule.
    const { left, right, top, bottom } = (this.#opener.closest('p, li') ?? this.#opener).getBoundingClientRect();
    const { width, height: whole } = this.getBoundingClientRect();
    const within = (at: number, size: number, all: number): number => Math.max(GAP, Math.min(at, all - size - GAP));
    const after = right + GAP + width <= across - GAP;
    const before = left - GAP - width >= GAP;
    const [above, below] = [top - 2 * GAP, down - bottom - 2 * GAP];
    const lower = below >= Math.min(whole, above);
    const height = Math.min(whole, lower ? below : above);
    const [x, y] =
      after || before
        ? [
            after && !(before && this.matches(':dir(rtl)')) ? right + GAP : left - GAP - width,
            within(top - GAP, whole, down),
          ]
        : [within(left, width, across), lower ? bottom + GAP : top - GAP - height];
    style.setProperty('left', `${Math.round(x)}px`);
    style.setProperty('top', `${Math.round(y)}px`);
    if (!after && !before) style.setProperty('--room', `${height}px`);
  };

  override render(): TemplateResult {
    const [table, cells] = this.#find(this.#rule) ?? [];
    const before = this.state.at(-2);
    return html`<div class="head">
        <h3 tabindex="-1">${this.#rule}</h3>
        <button
          class="close"
          aria-label=${this.say('close')}
          @click=${() => {
            this.hidePopover();
          }}
        >
          <span aria-hidden="true">×</span>
        </button>
        ${table ? html`<p lang="en" dir="ltr">${table.name}</p>` : nothing}
      </div>
      ${
        table && cells
          ? html`<dl lang="en" dir="ltr">${cells.map((cell, i) => this.#cell(table.columns[i] ?? '', cell))}</dl>`
          : html`<p role="alert">${this.say('missing')}</p>`
      }
      ${
        before === undefined
          ? nothing
          : html`<button
              class="back"
              @click=${() => {
                this.#turn(this.state.slice(0, -1));
              }}
            >
              ${this.say('back', { rule: before })}
            </button>`
      }`;
  }

  #cell(column: string, text: string): TemplateResult {
    return html`<dt class=${column}>${column.charAt(0).toUpperCase() + column.slice(1)}</dt>
      <dd class=${column}>
        ${blocks(text, (rule) =>
          rule !== this.#rule && this.#find(rule)
            ? html`<button
                class="cite"
                lang=${this.language}
                aria-label=${this.say('rule', { rule })}
                @click=${() => {
                  this.#turn([...this.state, rule]);
                }}
              >
                ${rule}
              </button>`
            : rule,
        )}
      </dd>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nw1-rule-panel': RulePanel;
  }
}

/** Opens the text of a rule beside `opener`. `opener` gets the focus back, unless something else has it. */
export function openRule(rule: string, opener: HTMLElement, texts: RuleTexts): void {
  RulePanel.define();
  // Another copy of the library or other code may have registered the tag for an element without our methods.
  const panel: Partial<RulePanel> = document.createElement(RulePanel.tag);
  panel.open?.(rule, opener, texts);
}
