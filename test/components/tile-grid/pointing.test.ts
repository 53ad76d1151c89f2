// The ten hardest acts of the games, done by pointing on a bare board of irregular places: with taps, by dragging and
// with keys. Every device leads to the same option.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { css, LitElement, type TemplateResult } from 'lit';
import { cssVars } from '../../../src/components/shared/css-vars.js';
import { Drag } from '../../../src/components/shared/pointing/drag.js';
import { Navigation, type Stop } from '../../../src/components/shared/pointing/key-navigation.js';
import { pointAt, pointing } from '../../../src/engine/scene/pointing.js';
import { acts, type Act } from '../../engine/scene/hardest-acts.js';

/** Shows all targets of an act in irregular places, and the short list of options if one is needed. */
class BareBoard extends LitElement {
  static override properties = { act: { attribute: false } };
  static override styles = css`
    :host {
      display: block;
      position: relative;
      width: 600px;
      height: 420px;
    }
    .thing {
      position: absolute;
      left: var(--x);
      top: var(--y);
      width: 70px;
      height: 30px;
      overflow: hidden;
      font-size: 14px;
      touch-action: none;
      user-select: none;
    }
  `;
  declare act: Act;
  meant: string | null = null;
  list: readonly string[] = [];
  #path: readonly string[] = [];

  readonly #navigation = new Navigation(this, {
    stops: () => this.stops,
    element: (id) => this.thing(id),
    act: (id) => this.point(id),
    leave: () => this.#back(),
  });
  constructor() {
    super();
    new Drag(this, {
      source: (event) => (event.composedPath()[0] as HTMLElement).dataset['id'] ?? null,
      target: (x, y) => (this.shadowRoot!.elementFromPoint(x, y) as HTMLElement | null)?.dataset['id'] ?? null,
      point: (id) => this.point(id),
      cancel: () => this.#back(),
    });
  }

  get stops(): Stop[] {
    const ids = [...new Set(this.act.options.flatMap(({ targets }) => targets))];
    // Places the targets on a spiral, so that they have no rows and columns.
    return ids.map((id, n) => ({
      id,
      x: 260 + (60 + 18 * n) * Math.cos(n * 2.4),
      y: 190 + (45 + 13 * n) * Math.sin(n * 2.4),
    }));
  }

  thing(id: string): HTMLElement | null {
    return this.shadowRoot!.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  point(id: string): void {
    const pointed = pointAt(this.act.options, this.#path, id);
    if (!pointed) return;
    this.#path = pointed.path;
    this.list = pointed.next.size ? [] : pointed.choices.map((option) => option.id);
    if (pointed.option) this.meant = pointed.option.id;
    this.requestUpdate();
  }

  #back(): boolean {
    this.#path = this.#path.slice(0, -1);
    return true;
  }

  override render(): TemplateResult {
    const next = pointing(this.act.options, this.#path)?.next;
    return html`<div
        role="listbox"
        aria-label="Board"
        @keydown=${this.#navigation.onKeyDown}
        @focusin=${this.#navigation.onFocusIn}
      >
        ${this.stops.map(
          ({ id, x, y }) =>
            html`<div
              class="thing"
              role="option"
              data-id=${id}
              aria-selected=${this.#path.includes(id)}
              aria-disabled=${!next?.has(id)}
              tabindex=${this.#navigation.tabindex(id)}
              ${cssVars({ '--x': `${x}px`, '--y': `${y}px` })}
              @click=${() => this.point(id)}
            >
              ${id}
            </div>`,
        )}
      </div>
      ${
        this.list.length > 1
          ? this.list.map(
              (id) =>
                html`<button
                  @click=${() => {
                    this.meant = id;
                  }}
                >
                  ${id}
                </button>`,
            )
          : ''
      }`;
  }
}
customElements.define('bare-board', BareBoard);

const board = async (act: Act): Promise<BareBoard> => {
  const element = await fixture<BareBoard>(html`<bare-board .act=${act}></bare-board>`);
  element.scrollIntoView();
  await nextFrame();
  return element;
};
const place = (element: BareBoard, id: string): [number, number] => {
  const { x, y, width, height } = element.thing(id)!.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};
const listed = (element: BareBoard): HTMLElement[] => [...element.shadowRoot!.querySelectorAll('button')];

/** Checks the short list of options, and chooses the intended option if there is a list. */
async function answer(
  element: BareBoard,
  { list, means }: Act,
  press: (target: HTMLElement) => unknown,
): Promise<void> {
  await element.updateComplete;
  expect(listed(element).map((button) => button.textContent.trim())).to.deep.equal(list ?? []);
  const button = listed(element).find(({ textContent }) => textContent.trim() === means);
  if (button) await press(button);
}

/** Moves the focus to a thing, always with the arrow key that leads nearer. */
async function walkTo(element: BareBoard, id: string): Promise<void> {
  const stop = (name: string | undefined): Stop => element.stops.find((each) => each.id === name)!;
  const here = (): string | undefined => (element.shadowRoot!.activeElement as HTMLElement | null)?.dataset['id'];
  const seen = new Set<string | undefined>();
  while (here() !== id && !seen.has(here())) {
    seen.add(here());
    const [dx, dy] = [stop(id).x - stop(here()).x, stop(id).y - stop(here()).y];
    await sendKeys({
      press: Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp',
    });
  }
  // If the arrow keys lead in a circle, Home and PageDown, which follow the reading order, reach every thing.
  if (here() !== id) await sendKeys({ press: 'Home' });
  while (here() !== id) await sendKeys({ press: 'PageDown' });
}

describe('pointing', () => {
  for (const act of acts) {
    it(`with taps: ${act.title}`, async () => {
      const element = await board(act);
      for (const id of act.points) await sendMouse({ type: 'click', position: place(element, id) });
      await answer(element, act, (button) => button.click());
      expect(element.meant).to.equal(act.means);
    });

    it(`by dragging: ${act.title}`, async () => {
      const element = await board(act);
      const [first, second, ...others] = act.points;
      if (first && second) {
        await sendMouse({ type: 'move', position: place(element, first) });
        await sendMouse({ type: 'down' });
        await sendMouse({ type: 'move', position: place(element, second) });
        await sendMouse({ type: 'up' });
      } else others.unshift(first!);
      for (const id of others) await sendMouse({ type: 'click', position: place(element, id) });
      await answer(element, act, (button) => button.click());
      expect(element.meant).to.equal(act.means);
    });

    it(`with keys: ${act.title}`, async () => {
      const element = await board(act);
      element.thing(element.stops[0]!.id)!.focus();
      for (const id of act.points) {
        await walkTo(element, id);
        await sendKeys({ press: 'Enter' });
      }
      await answer(element, act, async (button) => {
        button.focus();
        await sendKeys({ press: 'Enter' });
      });
      expect(element.meant).to.equal(act.means);
    });
  }

  it('is cancelled by a drop on nothing or by Escape', async () => {
    const element = await board(acts[1]!);
    await sendMouse({ type: 'move', position: place(element, 'item:lamp') });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [5, 5] });
    await sendMouse({ type: 'up' });
    await sendMouse({ type: 'click', position: place(element, 'item:axe') });
    expect(element.meant).to.equal(null);
    await sendMouse({ type: 'click', position: place(element, 'item:rope') });
    await sendKeys({ press: 'Escape' });
    await sendMouse({ type: 'click', position: place(element, 'item:lamp') });
    await sendMouse({ type: 'click', position: place(element, 'item:axe') });
    expect(element.meant).to.equal('trade:lamp:axe');
  });
});
