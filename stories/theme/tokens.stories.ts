// All style tokens of the themes with their colours, and the contrast of each pair of colours that is used together.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { declarationOf, tags } from '../../.storybook/arg-types.js';
import { styles as dicePool } from '../../src/components/dice-pool/dice-pool.styles.js';
import { artTokens } from '../../src/components/sanitarium-game/art/art.styles.js';
import { sanitarium } from '../../src/components/sanitarium-game/theme.styles.js';
import { cssVars } from '../../src/components/shared/css-vars.js';
import { theme } from '../../src/components/shared/theme/theme.styles.js';

/** For each token that a page may set, the CSS value whose colour is shown. */
type Tokens = Readonly<Record<string, string>>;
/**
 * Pairs of colours, one drawn above the other, and the contrast that each pair needs: 4.5 for text, 3 for shapes with a
 * meaning, 0 for decoration.
 */
type Pairs = readonly (readonly [above: string, below: string, needs: number])[];

const themeTokens: Tokens = Object.fromEntries(
  [...theme.cssText.matchAll(/--nw-([\w-]+):\s*var\(--nw-theme-/g)].flatMap(([, name]) =>
    name && name !== 'title-font' ? [[`--nw-theme-${name}`, `var(--nw-${name})`]] : [],
  ),
);

const themePairs: Pairs = (
  [
    ['ink', 'ground', 4.5],
    ['ink', 'lit', 4.5],
    ['ground', 'ink', 4.5],
    ['muted', 'ground', 4.5],
    ['muted', 'lit', 4.5],
    ['accent', 'ground', 3],
    ['accent', 'lit', 3],
    ['on-accent', 'accent', 4.5],
    ['paper-ink', 'paper', 4.5],
    ['paper-muted', 'paper', 4.5],
    ['alarm', 'ground', 3],
    ['paper', 'paper-ink', 3],
    ['line', 'ground', 0],
    ['line', 'lit', 0],
    ['shade', 'ground', 0],
  ] as const
).map(([above, below, needs]) => [`--nw-theme-${above}`, `--nw-theme-${below}`, needs]);

/** The colours of dice, which have defaults of their own. */
const ofDice = (token: string, own: string): Tokens => ({
  [token]: `var(${token}, ${new RegExp(`${own}:\\s*([^;]+);`).exec(dicePool.cssText)?.[1] ?? ''})`,
});
const diceTokens: Tokens = { ...ofDice('--nw-die-face', '--f'), ...ofDice('--nw-die-ink', '--i') };
const dicePairs: Pairs = [['--nw-die-ink', '--nw-die-face', 4.5]];

/** The colours of the printed cards, from the manifest. */
const printTokens: Tokens = Object.fromEntries(
  (declarationOf('sanitarium-game').cssProperties ?? [])
    .flatMap(({ name, description = '' }) => `${name} ${description}`.match(/--san-[\w-]+/g) ?? [])
    .map((name) => [name, `var(${name})`]),
);
const printPairs: Pairs = [
  ['--san-ink', '--san-paper', 4.5],
  ['--san-ink', '--san-door', 3],
  ['--san-kraft-ink', '--san-kraft', 3],
  ['--san-kraft-ink', '--san-kraft-floor', 3],
  ['--san-kraft-ink', '--san-door', 3],
  ['--san-print', '--san-hall', 3],
  ['--san-print', '--san-hall-floor', 3],
  ['--san-door', '--san-hall-floor', 3],
  ['--san-bone', '--san-ink', 3],
  ['--san-bone', '--san-hall', 3],
  ['--san-rim', '--nw-theme-ground', 0],
  ['--san-shade', '--nw-theme-ground', 0],
];

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const c = Number(part) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const hex = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

const short = (token: string): string => token.replace(/^--(nw-(theme-)?)?/, '');

/** Shows all tokens in one theme. */
class TokenSheet extends LitElement {
  static override styles: CSSResultGroup = [
    theme,
    css`
      :host {
        padding: 16px;
        background: var(--nw-ground);
        container-type: inline-size;
      }
      h3 {
        margin: 0 0 8px;
        font: 700 1.25rem var(--nw-title-font);
      }
      div {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
        gap: 8px;
      }
      p {
        margin: 0;
      }
      .token {
        display: grid;
        grid-template-columns: 48px 1fr;
        gap: 0 10px;
        align-items: center;
      }
      .token i {
        grid-row: span 2;
        height: 44px;
        border: 1px solid var(--nw-ink);
        background: var(--of);
      }
      code {
        font-size: 14px;
      }
      .pairs {
        margin-top: 16px;
      }
      .pair {
        padding: 8px 10px;
        background: var(--below);
        color: var(--above);
      }
      .pair:not(.text) {
        display: flex;
        gap: 8px;
        color: var(--nw-ink);
        background: var(--nw-ground);
      }
      .pair:not(.text) i {
        width: 44px;
        padding: 10px;
        background: var(--below);
      }
      .pair:not(.text) i::before {
        content: '';
        display: block;
        height: 100%;
        min-height: 16px;
        background: var(--above);
      }
      .fails {
        outline: 4px double var(--nw-alarm);
      }
    `,
  ];
  static override properties = { label: {}, measured: { state: true } };
  readonly tokens: Tokens = { ...themeTokens, ...diceTokens };
  readonly pairs: Pairs = [...themePairs, ...dicePairs];
  declare label: string;
  declare measured: Readonly<Record<string, string>>;

  constructor() {
    super();
    this.measured = {};
  }

  /** Measures the colours that have been drawn. */
  protected override firstUpdated(): void {
    this.measured = Object.fromEntries(
      [...this.renderRoot.querySelectorAll<HTMLElement>('[data-token]')].map((swatch) => [
        swatch.dataset['token'] ?? '',
        getComputedStyle(swatch).backgroundColor,
      ]),
    );
  }

  protected override render(): TemplateResult {
    const of = (name: string): string => this.measured[name] ?? '';
    return html`<section translate="no">
      <h3>${this.label}</h3>
      <div>
        ${Object.entries(this.tokens).map(([name, value]) => html`<p class="token"><i data-token=${name} ${cssVars({ '--of': value })}></i><code>${name}</code><code>${hex(of(name))}</code></p>`)}
      </div>
      <div class="pairs">
        ${this.pairs.map(([above, below, needs]) => {
          const ratio = contrast(of(above), of(below));
          const text = needs > 3;
          return html`<p
            class="pair ${text ? 'text' : ''} ${ratio < needs ? 'fails' : ''}"
            data-pair="${above} on ${below}"
            data-ratio=${ratio}
            data-needs=${needs}
            ${cssVars({ '--above': this.tokens[above], '--below': this.tokens[below] })}
          >
            ${text ? '' : html`<i></i>`}<span
              >${short(above)} on ${short(below)}<br />${ratio.toFixed(2)}${needs ? ` of ${needs}: ${ratio < needs ? 'fails' : 'passes'}` : ', decoration'}</span
            >
          </p>`;
        })}
      </div>
    </section>`;
  }
}

class SanitariumTokenSheet extends TokenSheet {
  static override styles = [TokenSheet.styles, sanitarium, artTokens];
  override readonly tokens = { ...themeTokens, ...printTokens };
  override readonly pairs = [...themePairs, ...printPairs];
}
if (!customElements.get('token-sheet')) {
  customElements.define('token-sheet', TokenSheet);
  customElements.define('sanitarium-token-sheet', SanitariumTokenSheet);
}

const meta: Meta = { title: 'Theme/Tokens' };
export default meta;
type Story = StoryObj;

const measured = async (canvas: HTMLElement): Promise<void> => {
  const sheets = [...canvas.querySelectorAll<TokenSheet>('token-sheet, sanitarium-token-sheet')];
  await expect(sheets.length).toBe(3);
  for (const sheet of sheets) {
    await sheet.updateComplete;
    const found = [...sheet.shadowRoot!.querySelectorAll<HTMLElement>('[data-pair]')];
    await expect(found.length).toBe(sheet.pairs.length);
    const paired = new Set(sheet.pairs.flatMap(([above, below]) => [above, below]));
    await expect(
      Object.keys(sheet.tokens).filter((token) => !paired.has(token)),
      'every token belongs to a pair',
    ).toEqual([]);
    for (const { dataset } of sheet.shadowRoot!.querySelectorAll<HTMLElement>('[data-token]'))
      await expect(sheet.measured[dataset['token'] ?? ''], dataset['token'] ?? '').toMatch(/^rgb\(/);
    for (const { dataset } of found)
      await expect(Number(dataset['ratio']), `${sheet.label}: ${dataset['pair'] ?? ''}`).toBeGreaterThanOrEqual(
        Number(dataset['needs']),
      );
  }
};

/** The library's own colours. */
export const NightWard: Story = {
  render: () =>
    html`${['light', 'dark', 'contrast'].map((name) => html`<token-sheet data-theme=${name} label="Night ward, ${name}"></token-sheet>`)}`,
  play: ({ canvasElement }) => measured(canvasElement),
};

export const Sanitarium: Story = {
  render: () =>
    html`${['light', 'dark', 'contrast'].map((name) => html`<sanitarium-token-sheet data-theme=${name} label="Sanitarium, ${name}"></sanitarium-token-sheet>`)}`,
  play: ({ canvasElement }) => measured(canvasElement),
};

/** The style tokens of single elements, from the manifest. */
export const ElementTokens: Story = {
  render: () =>
    html`<dl>
      ${tags.flatMap((tag) =>
        (declarationOf(tag).cssProperties ?? []).map(
          ({ name, default: value, description }) =>
            html`<dt>
                <code>${tag}</code> <code>${name}</code> ${value === undefined ? '' : html`<code>(${value})</code>`}
              </dt>
              <dd>${description}</dd>`,
        ),
      )}
    </dl>`,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('dt').length).toBeGreaterThan(3);
  },
};
