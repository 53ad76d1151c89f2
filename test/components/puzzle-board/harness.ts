// Helpers for tests of <puzzle-board>: placing it on the page, reading it, and making each move with each device.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../src/components/puzzle-board/define.js';
import type { PuzzleBoard } from '../../../src/components/puzzle-board/puzzle-board.js';
import { waitUntil } from '../support/browser.js';

/** Creates a board 720 px wide with these attributes and properties. */
export async function board(
  attributes: Readonly<Record<string, string>> = {},
  properties: object = {},
  width = 720,
): Promise<PuzzleBoard> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  const element = document.createElement('puzzle-board');
  for (const [name, value] of Object.entries({ motion: 'none', ...attributes })) element.setAttribute(name, value);
  Object.assign(element, properties);
  box.append(element);
  await drawn(element);
  return element;
}

/** Waits until the puzzle is drawn or refused. */
export async function drawn(element: PuzzleBoard): Promise<void> {
  while (!(await element.updateComplete));
}

/** Stops the page's clock: `pass` moves it on, and `end` restores the real clock. */
export function stoppedClock(): { readonly pass: (ms: number) => void; readonly end: () => void } {
  let now = performance.now();
  performance.now = () => now;
  return {
    pass: (ms) => {
      now += ms;
    },
    end: () => {
      Reflect.deleteProperty(performance, 'now');
    },
  };
}

/**
 * Waits for the code that answers “why not?”. It is loaded after the first drawing; until then, a press gets no answer.
 */
export async function answers(element: PuzzleBoard): Promise<void> {
  await waitUntil(() => element.say('can-now') !== 'can-now', 'no answers', { interval: 5 });
  await nextFrame();
  await nextFrame();
}

export const root = (element: PuzzleBoard): ShadowRoot => element.shadowRoot!;
export const thing = (element: PuzzleBoard, id: string | number): SVGElement =>
  root(element).querySelector<SVGElement>(`.board [data-id="${typeof id === 'number' ? `position:${id}` : id}"]`)!;
export const label = (element: PuzzleBoard, id: string | number): string =>
  thing(element, id).getAttribute('aria-label') ?? '';
export const focused = (element: PuzzleBoard): string =>
  (root(element).activeElement as SVGElement | null)?.dataset['id'] ?? '';
export const text = (element: PuzzleBoard, part: string): string =>
  (root(element).querySelector(`[part="${part}"]`)?.textContent ?? '').trim().replace(/\s+/g, ' ');
export const buttons = (element: PuzzleBoard): string[] =>
  [...root(element).querySelectorAll('[part=acts] button')].map(
    (each) => `${each.querySelector('span')!.textContent}${each.ariaDisabled ? ' (not now)' : ''}`,
  );
export const button = (element: PuzzleBoard, name: string): HTMLButtonElement => {
  const found = [...root(element).querySelectorAll('button')].find(
    (each) => each.querySelector('span')?.textContent === name,
  );
  if (!found) throw new Error(`There is no button ${name}, only ${buttons(element).join(', ')}`);
  return found;
};
/** The pieces, their rotations and the tile as one line of text. */
export const positionText = (element: PuzzleBoard): string => {
  const { pieces = [], turns = [], tile = 0 } = element.position ?? {};
  return `${pieces.map((piece, i) => `${piece ?? '_'}${'^>v<'.charAt(turns[i] ?? 0)}`).join(' ')} ${tile}`;
};
export function recordEvents(element: PuzzleBoard): string[] {
  const all: string[] = [];
  element.addEventListener('nw-action', ({ action, left, used }) =>
    all.push(`action ${JSON.stringify(action)} left ${left} used ${used}`),
  );
  element.addEventListener('nw-solve', ({ used, attempts }) => all.push(`solve ${used} ${attempts}`));
  element.addEventListener('nw-stop', ({ over }) => all.push(`stop ${over}`));
  element.addEventListener('nw-choose', ({ targetId }) => all.push(`choose ${targetId}`));
  element.addEventListener('nw-error', ({ code, path }) => all.push(`error ${code} ${path}`));
  return all;
}

export const middle = (target: Element): [number, number] => {
  // The square that highlights a piece is measured, because the drawing of the piece can extend beyond it.
  const { x, y, width, height } = (target.querySelector('.mark, .empty') ?? target).getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

export async function click(target: Element): Promise<void> {
  target.scrollIntoView({ block: 'nearest' });
  await sendMouse({ type: 'click', position: middle(target) });
}

export async function drag(from: Element, to: Element): Promise<void> {
  from.scrollIntoView({ block: 'nearest' });
  const [[x, y], end] = [middle(from), middle(to)];
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [Math.round((x + end[0]) / 2), Math.round((y + end[1]) / 2)] });
  await sendMouse({ type: 'move', position: end });
  await sendMouse({ type: 'up' });
}

export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
}

/** The names of the buttons. */
const names: Readonly<Record<string, string>> = {
  draw: 'Draw a piece',
  'skill-point': 'Spend a skill point: +2',
  stop: 'Stop here',
  again: 'Continue next turn',
  undo: 'Undo',
  restart: 'Start over',
  cw: 'Turn right',
  ccw: 'Turn left',
};

/** Makes the move with that id, `undo` or `restart`, with one device. */
export type Device = (element: PuzzleBoard, id: string) => Promise<void>;

/** The pieces of a move, and the direction of a turn. */
function read(id: string): { name: string; a: string; b: string; way: 'cw' | 'ccw' } {
  const [name = '', at = '', way = at] = id.split(':');
  const [a, b] = at.split('-').map((n) => `position:${n}`);
  return { name, a: name === 'turn-tile' ? 'tile' : (a ?? ''), b: b ?? '', way: way as 'cw' };
}

/** Moves the focus to a piece with keys, in reading order. */
async function walkTo(element: PuzzleBoard, id: string): Promise<void> {
  if (!focused(element)) root(element).querySelector<SVGElement>('.board [tabindex="0"]')!.focus();
  if (id === 'tile') await press('End');
  else await press('Home', ...Array<string>(Number(id.split(':')[1]) - 1).fill('PageDown'));
  expect(focused(element)).to.equal(id);
}

/** Lifts a piece. Puts down any other lifted piece first, because a press would swap the two. */
async function lift(element: PuzzleBoard, id: string): Promise<void> {
  const held = root(element).querySelector('.board [aria-selected=true]');
  if (held === thing(element, id)) return;
  if (held) await click(held);
  await click(thing(element, id));
}

async function byTaps(element: PuzzleBoard, id: string): Promise<void> {
  const { name, a, b, way } = read(id);
  if (names[id]) await click(button(element, names[id]));
  else {
    if (name !== 'replace') await lift(element, a);
    if (name === 'replace') await click(thing(element, a));
    else
      await click(
        name === 'swap'
          ? thing(element, b)
          : button(element, name === 'turn-tile' ? `Turn the lock ${way === 'cw' ? 'right' : 'left'}` : names[way]!),
      );
  }
}

export const devices: Readonly<Record<'taps' | 'the board alone' | 'keys' | 'script', Device>> = {
  taps: byTaps,
  'the board alone': async (element, id) => {
    const { name, a, b, way } = read(id);
    if (name === 'swap') await drag(thing(element, a), thing(element, b));
    else if (name === 'replace') await drag(root(element).querySelector('[data-id=drawn]')!, thing(element, a));
    else if (!a) await byTaps(element, id);
    else {
      await lift(element, a);
      await click(root(element).querySelector(`[data-turn=${way}]`)!);
    }
  },
  keys: async (element, id) => {
    const { name, a, b, way } = read(id);
    if (names[id]) {
      button(element, names[id]).focus();
      await press('Enter');
    } else {
      await walkTo(element, a);
      if (name === 'swap') {
        await press('Enter');
        await walkTo(element, b);
      }
      await press(name === 'swap' || name === 'replace' ? 'Enter' : way === 'cw' ? '.' : ',');
    }
  },
  script: async (element, id) => {
    if (id === 'undo') element.undo();
    else if (id === 'restart') element.restart();
    else element.act(id);
    return Promise.resolve();
  },
};
