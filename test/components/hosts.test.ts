// The elements in boxes and on pages of every kind: each has a usable width, keeps its looks and can be read.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { inChromium, narrowest, settle } from './support/browser.js';
import { lowContrast } from './support/contrast.js';
import { everyElement, placeEveryElement } from './support/every-element.js';

/** Boxes in which an element may stand: it is put into the first innermost element. */
const boxes: Readonly<Record<string, string>> = {
  'a block': '<div></div>',
  'an item of a flex row': '<div style="display: flex"><div></div></div>',
  'a flex row': '<div style="display: flex"></div>',
  'a centred flex column': '<div style="display: flex; flex-direction: column; align-items: center"></div>',
  'a grid of one column': '<div style="display: grid; grid-template-columns: auto"></div>',
  'a float': '<div style="float: left"></div>',
  'an inline-block': '<div style="display: inline-block"></div>',
  'a box of fit-content': '<div style="width: fit-content"></div>',
  'an absolute box': '<div style="position: absolute; left: 0"></div>',
  'a table cell': '<table style="border-spacing: 0"><tr><td style="padding: 0"></td></tr></table>',
  'a dialog': '<dialog open style="padding: 4px"></dialog>',
};

/** Boxes beside something else, on a page that is wide enough for both. */
const columns: Readonly<Record<string, string>> = {
  'a flex row with text': '<div style="display: flex"><div></div><p>Some words beside it.</p></div>',
  'one of two equal columns':
    '<div style="display: grid; grid-template-columns: 1fr 1fr"><div></div><p>Some words beside it.</p></div>',
};

/** Text properties of a page that must not reach into an element. */
const nasty = `text-transform: uppercase; letter-spacing: 3px; word-spacing: 9px; line-height: 2.4; text-align: center;
  text-indent: 40px; white-space: pre-wrap; word-break: break-all; font-style: italic; font-variant: small-caps;
  text-shadow: 2px 2px red; cursor: help`;

interface Look {
  readonly box: readonly number[];
  readonly text: string;
}

/** All elements that are drawn: the place of each in the public element, and what the page could have changed. */
function looks(element: HTMLElement): Look[] {
  const { left, top } = element.getBoundingClientRect();
  const trees: (Element | ShadowRoot)[] = [element.shadowRoot!];
  const all: Look[] = [];
  for (const tree of trees)
    for (const each of tree.querySelectorAll('*')) {
      if (each.shadowRoot) trees.push(each.shadowRoot);
      const box = each.getBoundingClientRect();
      const { textTransform, fontStyle, textShadow, cursor } = getComputedStyle(each);
      if (box.width)
        all.push({
          box: [box.left - left, box.top - top, box.width, box.height],
          text: [each.localName, textTransform, fontStyle, textShadow, cursor].join(' '),
        });
    }
  return all;
}

/** Whether an element looks the same, to a pixel. */
const isSame = (one: Look, other: Look | undefined): boolean =>
  one.text === other?.text && one.box.every((length, i) => Math.abs(length - other.box[i]!) <= 1);

describe('an element on any page', () => {
  let elements: ReadonlyMap<string, HTMLElement>;
  const page = document.body;
  beforeEach(async () => {
    elements = await placeEveryElement();
  });
  afterEach(async () => {
    page.removeAttribute('style');
    await setViewport({ width: 800, height: 600 });
  });

  it('has a usable width in every box, and is not wider than the page', async () => {
    const faults: string[] = [];
    for (const [width, kinds] of [
      [1000, { ...boxes, ...columns }],
      [narrowest, boxes],
    ] as const) {
      await setViewport({ width, height: 600 });
      for (const [name, box] of Object.entries(kinds)) {
        for (const element of elements.values()) {
          const place = element.closest<HTMLElement>('.place')!;
          const parts = document.createElement('div');
          parts.innerHTML = box;
          let inner = parts.firstElementChild!;
          while (inner.firstElementChild) inner = inner.firstElementChild;
          inner.append(element);
          place.replaceChildren(...parts.childNodes);
        }
        await settle();
        for (const [tag, element] of elements) {
          const place = element.closest<HTMLElement>('.place')!;
          const { width: wide } = element.getBoundingClientRect();
          if ((!everyElement[tag]!.words && wide <= 250) || place.scrollWidth > place.clientWidth + 1)
            faults.push(`${tag} in ${name}: ${wide} px; ${place.scrollWidth} of ${place.clientWidth} px`);
        }
      }
    }
    expect(faults).to.deep.equal([]);
  });

  it('keeps its looks if the page changes how text is set', async function () {
    // A map is drawn in steps, which take very different times in other browsers.
    if (!inChromium) this.skip();
    await settle();
    await settle();
    const before = new Map([...elements].map(([tag, element]) => [tag, looks(element)]));
    page.setAttribute('style', nasty);
    await settle();
    for (const [tag, element] of elements)
      if (tag !== 'nw-rule')
        expect(
          looks(element).filter((now, i) => !isSame(now, before.get(tag)![i])),
          tag,
        ).to.deep.equal([]);
  });

  it('can be read on a light page, and on a dark one with or without color-scheme', async function () {
    if (!inChromium) this.skip();
    const homes = [...elements.values()].map((element) => element.parentElement!);
    for (const style of ['', 'background: #111; color: #ddd', 'background: #111; color: #ddd; color-scheme: dark']) {
      page.setAttribute('style', style);
      // An element looks at the page when it is placed.
      homes.forEach((home) => {
        page.append(home);
      });
      await settle();
      const low = [...elements].map(([tag, element]): [string, string[]] => [tag, lowContrast(element)]);
      expect(
        low.filter(([, words]) => words.length > 0),
        style,
      ).to.deep.equal([]);
    }
  });
});
