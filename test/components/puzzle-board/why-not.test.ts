// “Why not?” on a <puzzle-board>: each reason with its rule, asked by a press, a drag, a resting pointer or keys.
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import type { PuzzleBoard } from '../../../src/components/puzzle-board/puzzle-board.js';
import { waitUntil } from '../support/browser.js';
import { answers, board, button, click, drag, drawn, middle, press, root, thing } from './harness.js';

const slip = (element: PuzzleBoard): HTMLElement | null => root(element).querySelector('nw1-why');
/** Waits for the answer, and returns its reason and rule. */
const said = async (element: PuzzleBoard): Promise<string> => {
  await waitUntil(() => slip(element)?.shadowRoot?.querySelector('.reason'), 'no answer', { interval: 5 });
  return slip(element)!.shadowRoot!.querySelector('.reason')!.textContent.trim().replace(/\s+/g, ' ');
};

/** A position without a piece at place 2, and without a pile. */
const halfEmpty = {
  puzzle: '1A',
  pieces: ['W01', null, 'W03', 'W04', 'W05', 'W06'],
  turns: [0, 0, 0, 0, 0, 0],
  tile: 0,
  pile: [],
  drawn: null,
};
/** A puzzle with as many pieces as places, and therefore without a pile. */
const noPile = {
  id: 'two',
  kind: 'wiring',
  at: [
    [0, 0],
    [0, 1],
  ],
  links: '1E-2W',
  start: '1W:R',
  end: '2E:B',
  pieces: { a: 'R-R-', b: '-R-B' },
};

describe('“why not?” on <puzzle-board>', () => {
  before(() => setViewport({ width: 1200, height: 900 }));
  afterEach(() => resetMouse());

  const reasons: Readonly<
    Record<
      string,
      readonly [
        attributes: Record<string, string>,
        acts: readonly string[],
        ask: (element: PuzzleBoard) => Promise<unknown>,
        properties?: object,
      ]
    >
  > = {
    'The attempt is over. MOM-PUZ-16': [{ puzzle: '1A', seed: 'a' }, ['stop'], (element) => click(thing(element, 2))],
    'You may spend one skill point in each attempt, if you have one. MOM-RUL-102': [
      { puzzle: '1A', seed: 'a', luck: '1', 'skill-points': '2' },
      ['skill-point'],
      (element) => click(button(element, 'Spend a skill point: +1')),
    ],
    'First replace a piece with the one you drew. MOM-PUZ-13': [
      { puzzle: '1A', seed: 'a' },
      ['draw'],
      (element) => click(button(element, 'Stop here')),
    ],
    'Drawing costs two actions. MOM-PUZ-14': [
      { puzzle: '1A', seed: 'a', intellect: '1' },
      [],
      (element) => click(button(element, 'Draw a piece')),
    ],
    'No actions left. MOM-PUZ-08': [
      { puzzle: '1A', seed: 'a', intellect: '1', luck: '1', 'skill-points': '1' },
      ['rotate:1:cw'],
      (element) => click(thing(element, 2)),
    ],
    'The fragments of a rune can only be swapped. MOM-RUL-106': [
      { puzzle: '7', seed: 'c' },
      [],
      async (element) => {
        thing(element, 2).focus();
        await press('.');
      },
    ],
    'A piece can be swapped only with another piece. MOM-RUL-105': [
      {},
      [],
      (element) => drag(thing(element, 1), thing(element, 2)),
      { deal: halfEmpty },
    ],
    'Only pieces that share an edge can be swapped. MOM-PUZ-25': [
      { puzzle: '1A', seed: 'a' },
      [],
      (element) => drag(thing(element, 1), thing(element, 6)),
    ],
    'There is no piece there. MOM-PUZ-10': [{}, [], (element) => click(thing(element, 2)), { deal: halfEmpty }],
    'All pieces of this kind are in use. MOM-PUZ-30': [
      {},
      [],
      (element) => click(button(element, 'Draw a piece')),
      { puzzle: noPile },
    ],
    'Choose a piece first.': [{ puzzle: '1A', seed: 'a' }, [], (element) => click(button(element, 'Turn left'))],
    'Start first: the clock is not running yet.': [
      { puzzle: '1A', seed: 'a', 'time-limit': '60' },
      [],
      (element) => click(thing(element, 2)),
    ],
    'There is nothing to undo.': [
      { puzzle: '1A', seed: 'a', free: '' },
      [],
      (element) => click(button(element, 'Undo')),
    ],
    'You can choose it.': [
      { puzzle: '1A', seed: 'a' },
      [],
      async (element) => {
        thing(element, 2).focus();
        await press('?');
      },
    ],
    'You can do that now.': [
      { puzzle: '1A', seed: 'a' },
      [],
      async (element) => {
        button(element, 'Draw a piece').focus();
        await press('?');
      },
    ],
  };
  for (const [reason, [attributes, acts, ask, properties]] of Object.entries(reasons)) {
    it(`answers “${reason}”`, async () => {
      const element = await board(attributes, properties);
      for (const id of acts) expect(element.act(id)).to.equal(true);
      await drawn(element);
      await answers(element);
      await ask(element);
      expect(await said(element)).to.equal(reason);
    });
  }

  it('gives the reason when the pointer rests on something that cannot be used, and only then', async () => {
    const element = await board({ puzzle: '1A', seed: 'a', intellect: '1' });
    await answers(element);
    const rest = async (at: Element): Promise<void> => {
      const [x, y] = middle(at);
      await sendMouse({ type: 'move', position: [x, y] });
      await sendMouse({ type: 'move', position: [x + 1, y] });
    };
    await rest(thing(element, 1));
    await rest(button(element, 'Draw a piece'));
    expect(await said(element)).to.equal('Drawing costs two actions. MOM-PUZ-14');
  });

  it('names the thing in the answer, but not a face-down piece', async () => {
    const element = await board({ puzzle: '1A', seed: 'a', 'time-limit': '60' });
    await answers(element);
    thing(element, 2).focus();
    await press('?');
    await said(element);
    expect(slip(element)!.shadowRoot!.querySelector('b')!.textContent).to.equal('Piece 2: face down.');
  });

  it('closes the answer when a possible act is made, and gives no new answer', async () => {
    const element = await board({ puzzle: '1A', seed: 'a', free: '' });
    await answers(element);
    await click(button(element, 'Undo'));
    await said(element);
    await click(thing(element, 2));
    expect(!!slip(element)).to.equal(false);
    for (const name of ['Turn left', 'Draw a piece']) {
      await click(button(element, name));
      await drawn(element);
      expect([name, !!slip(element)]).to.deep.equal([name, false]);
    }
  });

  it('opens the text of the rule', async () => {
    const element = await board({ puzzle: '1A', seed: 'a' });
    await answers(element);
    await drag(thing(element, 1), thing(element, 6));
    await said(element);
    slip(element)!.shadowRoot!.querySelector<HTMLElement>('.rule')!.click();
    await waitUntil(
      () => slip(element)!.shadowRoot!.querySelector('nw1-rule-panel')?.shadowRoot?.textContent.includes('MOM-PUZ-25'),
      'no text',
    );
  });

  const models: Readonly<Record<string, object>> = {
    'It is not your attempt.': { moves: [] },
    'No actions left. MOM-PUZ-08': { moves: ['skill-point', 'stop'], left: 0, luck: 2 },
    'The attempt is over. MOM-PUZ-16': { moves: [], over: 'stopped' },
  };
  for (const [reason, more] of Object.entries(models)) {
    it(`answers with a game’s model: “${reason}”`, async () => {
      const element = await board({}, { model: { version: 1, position: halfEmpty, ...more } });
      await answers(element);
      await click(thing(element, 1));
      expect(await said(element)).to.equal(reason);
    });
  }
});
