// <puzzle-board> for players: each act with each device, whole puzzles with one device, words, and focus.
import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse, setViewport } from '@web/test-runner-commands';
import { deal, moveId, solve, type Position } from '../../../src/engine/puzzle/index.js';
import { inChromium, isAccessible, waitUntil } from '../support/browser.js';
import { listen } from '../support/announcements.js';
import {
  answers,
  board,
  button,
  buttons,
  click,
  devices,
  drag,
  drawn,
  focused,
  label,
  positionText,
  press,
  root,
  text,
  thing,
  recordEvents,
} from './harness.js';

const dealt = (puzzle: string, seed: string): Position => {
  const result = deal(puzzle, seed);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const line = (position: Position): string[] => solve(position)!.actions.map(moveId);

describe('<puzzle-board>', () => {
  before(() => setViewport({ width: 1200, height: 900 }));
  afterEach(() => resetMouse());

  /** Each act: the board on which it is done, the moves before it, and the expected position, text and events. */
  const acts: readonly {
    act: string;
    of: Readonly<Record<string, string>>;
    first?: readonly string[];
    position: string;
    left: string;
    events: readonly string[];
  }[] = [
    {
      act: 'swap:1-2',
      of: { puzzle: '1A', seed: 'a' },
      position: 'W01^ W11^ W04^ W05^ W08^ W15^ 0',
      left: '3 actions left',
      events: ['action {"do":"swap","at":[1,2]} left 3 used 1'],
    },
    {
      act: 'rotate:4:cw',
      of: { puzzle: '1A', seed: 'a' },
      position: 'W11^ W01^ W04^ W05> W08^ W15^ 0',
      left: '3 actions left',
      events: ['action {"do":"rotate","at":4,"by":1} left 3 used 1'],
    },
    {
      act: 'rotate:4:ccw',
      of: { puzzle: '1A', seed: 'a' },
      position: 'W11^ W01^ W04^ W05< W08^ W15^ 0',
      left: '3 actions left',
      events: ['action {"do":"rotate","at":4,"by":-1} left 3 used 1'],
    },
    {
      act: 'turn-tile:ccw',
      of: { puzzle: '6A', seed: 'b' },
      position: 'L09^ L12^ L13^ L01^ L05^ L14^ 3',
      left: '3 actions left',
      events: ['action {"do":"turn-tile","by":-1} left 3 used 1'],
    },
    {
      act: 'swap:5-6',
      of: { puzzle: '7', seed: 'c' },
      position: '1^ 2^ 3^ 4^ 5^ 6^ 0',
      left: '3 actions left',
      events: ['action {"do":"swap","at":[5,6]} left 3 used 1', 'solve 1 1'],
    },
    {
      act: 'draw',
      of: { puzzle: '1A', seed: 'a' },
      position: 'W11^ W01^ W04^ W05^ W08^ W15^ 0',
      left: '2 actions left',
      events: ['action {"do":"draw"} left 2 used 2'],
    },
    {
      act: 'replace:2',
      of: { puzzle: '1A', seed: 'a' },
      first: ['draw'],
      position: 'W11^ W06^ W04^ W05^ W08^ W15^ 0',
      left: '2 actions left',
      events: ['action {"do":"replace","at":2} left 2 used 2'],
    },
    {
      act: 'skill-point',
      of: { puzzle: '1A', seed: 'a', luck: '2', 'skill-points': '1' },
      position: 'W11^ W01^ W04^ W05^ W08^ W15^ 0',
      left: '6 actions left',
      events: ['action {"do":"skill-point"} left 6 used 0'],
    },
    {
      act: 'stop',
      of: { puzzle: '4A', seed: 'a' },
      position: 'L11^ L01^ L04^ L05^ L08^ 0',
      left: '4 actions left',
      events: ['action {"do":"stop"} left 4 used 0', 'stop stopped'],
    },
    {
      act: 'again',
      of: { puzzle: '4A', seed: 'a' },
      first: ['rotate:3:cw', 'stop'],
      position: 'L11^ L01^ L04> L05^ L08^ 0',
      left: '4 actions left',
      events: [],
    },
    {
      act: 'undo',
      of: { puzzle: '4A', seed: 'a', free: '' },
      first: ['rotate:3:cw', 'rotate:2:cw'],
      position: 'L11^ L01^ L04> L05^ L08^ 0',
      left: '1 action used',
      events: [],
    },
    {
      act: 'restart',
      of: { puzzle: '4A', seed: 'a', free: '' },
      first: ['rotate:3:cw', 'rotate:2:cw'],
      position: 'L11^ L01^ L04^ L05^ L08^ 0',
      left: '0 actions used',
      events: [],
    },
  ];
  for (const { act, of, first = [], ...seen } of acts) {
    for (const [device, does] of Object.entries(devices)) {
      // An act that involves neither a piece nor the tile can be done only with a button.
      if (device === 'the board alone' && !/\d|tile/.test(act)) continue;
      it(`${act} by ${device}`, async () => {
        const element = await board(of);
        for (const id of first) expect(element.act(id), id).to.equal(true);
        await drawn(element);
        const all = recordEvents(element);
        await does(element, act);
        await drawn(element);
        expect({ position: positionText(element), left: text(element, 'left'), events: all }).to.deep.equal(seen);
      });
    }
  }

  const whole: Readonly<Record<string, string>> = { '1A': 'a', '4A': 'b', '6A': 'd', 7: 'b' };
  for (const [puzzle, seed] of Object.entries(whole)) {
    for (const device of ['keys', 'taps', 'the board alone'] as const) {
      it(`${puzzle} can be solved by ${device}`, async () => {
        const element = await board({ puzzle, seed, intellect: '9' });
        const all = recordEvents(element);
        const moves = line(dealt(puzzle, seed));
        for (const id of moves) {
          await devices[device](element, id);
          await drawn(element);
        }
        await waitUntil(() => text(element, 'prompt').endsWith('It cannot be done in fewer actions.'));
        expect([all.at(-1), all.length, text(element, 'prompt'), element.matches(':state(solved)')]).to.deep.equal([
          `solve ${moves.length} 1`,
          moves.length + 1,
          `Solved in ${moves.length} actions. It cannot be done in fewer actions.`,
          true,
        ]);
      });
    }
  }

  for (const puzzle of ['1A', '2A', '3A', '4A', '5A', '6A', '7', '8', '9']) {
    it(`${puzzle}: arrows lead from every piece to every other, and there is one tab stop`, async function () {
      if (!inChromium && puzzle !== '5A') this.skip(); // the same in every browser
      const element = await board({ puzzle, seed: 'a' });
      const ids = [...root(element).querySelectorAll<SVGElement>('.board [data-id]')].map(
        (each) => each.dataset['id']!,
      );
      const reached = new Set(['position:1']);
      for (const id of reached) {
        for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) {
          thing(element, id).focus();
          thing(element, id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
          reached.add(focused(element));
        }
      }
      await drawn(element);
      expect([...reached].sort()).to.deep.equal(ids.sort());
      expect(root(element).querySelectorAll('.board [tabindex="0"]').length).to.equal(1);
    });
  }

  it('moves the focus by position with arrows, and to the ends with Home and End', async () => {
    const element = await board({ puzzle: '5A', seed: 'a' });
    thing(element, 1).focus();
    const way: string[] = [];
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageUp']) {
      await press(key);
      way.push(focused(element));
    }
    expect(way).to.deep.equal(['position:2', 'position:4', 'tile', 'position:6', 'position:1', 'tile', 'position:6']);
  });

  it('is a grid if all its rows are equally long, and otherwise a list', async () => {
    const shape = async (puzzle: unknown): Promise<[string, string, number[]]> => {
      const element = await board({ seed: 'a' }, { puzzle });
      const svg = root(element).querySelector('[part=board]')!;
      return [
        svg.getAttribute('role')!,
        svg.getAttribute('aria-label')!,
        [...svg.querySelectorAll('[role=row]')].map((row) => row.querySelectorAll('[role=gridcell]').length),
      ];
    };
    expect(await shape('7')).to.deep.equal(['grid', 'Board of 6 pieces', [3, 3]]);
    expect(await shape('9')).to.deep.equal(['grid', 'Board of 9 pieces', [3, 3, 3]]);
    expect(await shape('8')).to.deep.equal(['listbox', 'Board of 8 pieces', []]);
    expect(await shape('1A')).to.deep.equal(['listbox', 'Board of 6 pieces', []]);
    expect(
      await shape({
        id: 'ring',
        kind: 'rune',
        at: [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ],
      }),
    ).to.deep.equal(['listbox', 'Board of 4 pieces', []]);
  });

  it('describes a wiring puzzle', async () => {
    const element = await board({ puzzle: '1A', seed: 'a' });
    expect(element.describe().split('\n')).to.deep.equal([
      'Wiring 1A.',
      'Turn pieces and swap neighbours until a wire joins START to LAMP, with one colour wherever it passes from piece to piece.',
      '4 actions left.',
      'Joined to START: 0 of 6 pieces. Joined to LAMP: 3.',
      'Piece 1: red up, red right, blue left. Beside 2, 4.',
      'Piece 2: red up, red down. Beside 1, 3, 5.',
      'Piece 3: blue up, red down. The current reaches it. Beside 2, 6.',
      'Piece 4: red up, red right. Beside 1, 5, the tile.',
      'Piece 5: blue up, red right. The current reaches it. Beside 2, 4, 6.',
      'Piece 6: red up, blue right, blue down, red left. The current reaches it. Beside 3, 5, the tile.',
    ]);
  });

  it('describes a lock', async () => {
    const element = await board({ puzzle: '4A', seed: 'b' });
    expect(element.describe().split('\n')).to.deep.equal([
      'Lock 4A.',
      'Turn pieces, swap neighbours or turn the lock until the signs match wherever two edges touch.',
      '4 actions left.',
      'The signs match at 1 of 7 edges.',
      'Piece 1: rose up, sun right, rose down, moon left. 0 of 2 edges match. Beside 2, 4.',
      'Piece 2: moon up, moon right, rose down, rose left. 1 of 3 edges matches. Beside 1, 3, the tile.',
      'Piece 3: sun up, moon right, sun down, moon left. 1 of 2 edges matches. Beside 2, the tile.',
      'Piece 4: sun up, sun right, moon down, rose left. 0 of 3 edges match. Beside 1, 5, the tile.',
      'Piece 5: rose up, rose right, sun down, moon left. 0 of 1 edges match. Beside 4.',
      'The lock, turned 0 of 2 steps: sun 2, moon 3, rose 4.',
    ]);
  });

  it('describes a solved rune', async () => {
    const element = await board({ puzzle: '7', seed: 'c' });
    element.act('swap:5-6');
    await drawn(element);
    expect(element.describe().split('\n')).to.deep.equal([
      'Rune 7.',
      'Swap neighbouring pieces until their chalk lines join into one drawing.',
      'The rune is complete.',
      'Place 1: fragment 1. In place. Beside 2, 4.',
      'Place 2: fragment 2. In place. Beside 1, 3, 5.',
      'Place 3: fragment 3. In place. Beside 2, 6.',
      'Place 4: fragment 4. In place. Beside 1, 5.',
      'Place 5: fragment 5. In place. Beside 2, 4, 6.',
      'Place 6: fragment 6. In place. Beside 3, 5.',
      'Solved in 1 action.',
    ]);
  });

  it('describes the lifted piece, and the places to which it can move', async () => {
    const element = await board({ puzzle: '7', seed: 'c' });
    thing(element, 5).focus();
    await press('Enter');
    expect([
      thing(element, 5).getAttribute('aria-selected'),
      label(element, 5),
      label(element, 6),
      label(element, 1),
    ]).to.deep.equal([
      'true',
      'Place 5: fragment 6. Chosen. Beside 2, 4, 6.',
      'Place 6: fragment 5. Can be swapped. Beside 3, 5.',
      'Place 1: fragment 1. In place. Beside 2, 4.',
    ]);
  });

  it('shows the next thing to do after each act', async () => {
    const element = await board({ puzzle: '4A', seed: 'a', intellect: '2', luck: '1', 'skill-points': '1' });
    const prompts = [text(element, 'prompt')];
    const now = async (act: () => unknown): Promise<void> => {
      await act();
      await drawn(element);
      prompts.push(text(element, 'prompt'));
    };
    await now(() => click(thing(element, 2)));
    await now(() => click(thing(element, 'tile')));
    await now(() => element.act('draw'));
    await now(() => element.act('replace:1'));
    await now(() => element.act('skill-point'));
    await now(() => element.act('rotate:1:cw'));
    await now(() => element.act('again'));
    await now(() => element.act('stop'));
    expect(prompts).to.deep.equal([
      'Choose a piece to turn or swap, or the lock to turn it.',
      'Turn the chosen piece, or swap it with a neighbour.',
      'Lock chosen: turn it.',
      'This piece was drawn. Choose the one it replaces.',
      'No actions left. Spend a skill point, or stop.',
      'Choose a piece to turn or swap, or the lock to turn it.',
      'Not solved: no actions left. The pieces stay where they are.',
      'Choose a piece to turn or swap, or the lock to turn it.',
      'Not solved. The pieces stay where they are.',
    ]);
  });

  it('shows buttons for possible acts, and disabled buttons for the others', async () => {
    const element = await board({ puzzle: '4A', seed: 'a', intellect: '1', luck: '1', 'skill-points': '1' });
    const offered = [buttons(element)];
    for (const act of [
      () => click(thing(element, 2)),
      () => element.act('skill-point'),
      () => element.act('draw'),
      () => element.act('replace:1'),
    ]) {
      await act();
      await drawn(element);
      offered.push(buttons(element));
    }
    expect(offered).to.deep.equal([
      ['Turn left (not now)', 'Turn right (not now)', 'Draw a piece (not now)', 'Spend a skill point: +1', 'Stop here'],
      ['Turn left', 'Turn right', 'Draw a piece (not now)', 'Spend a skill point: +1', 'Stop here'],
      ['Turn left', 'Turn right', 'Draw a piece', 'Spend a skill point: +1 (not now)', 'Stop here'],
      [
        'Turn left (not now)',
        'Turn right (not now)',
        'Draw a piece (not now)',
        'Spend a skill point: +1 (not now)',
        'Stop here (not now)',
      ],
      ['Continue next turn', 'Start over'],
    ]);
  });

  it('announces each change, the actions left and the progress', async () => {
    const voice = listen();
    const element = await board({ puzzle: '4A', seed: 'b', intellect: '3', luck: '1', 'skill-points': '1' });
    thing(element, 1).focus();
    await press('Enter', 'Escape', '.');
    for (const id of ['draw', 'replace:1', 'skill-point', 'rotate:1:ccw', 'again', 'stop']) element.act(id);
    await voice.heard('Not solved. The pieces stay where they are.');
    voice.stop();
    expect(voice.said).to.deep.equal([
      'Piece 1 chosen: turn it, or swap it with a neighbour.',
      'Piece 1 turned right. 2 actions left. The signs match at 3 of 7 edges.',
      'Drawn: sun up, rose right, sun down, rose left. No actions left. This piece was drawn. Choose the one it replaces.',
      'It replaced piece 1. No actions left. The signs match at 3 of 7 edges.',
      'A skill point spent. 1 action left. The signs match at 3 of 7 edges.',
      'Piece 1 turned left. Not solved: no actions left. The pieces stay where they are.',
      '3 actions left. The signs match at 1 of 7 edges.',
      'Not solved. The pieces stay where they are.',
    ]);
  });

  it('announces a solution, an undo and a restart', async () => {
    const voice = listen();
    const element = await board({ puzzle: '7', seed: 'c', free: '' });
    element.act('swap:5-6');
    element.undo();
    element.act('swap:5-6');
    element.restart();
    await waitUntil(() => voice.said.length === 4);
    voice.stop();
    expect(voice.said).to.deep.equal([
      'Pieces at places 5 and 6 swapped. Solved in 1 action.',
      '4 of 6 pieces are in place.',
      'Pieces at places 5 and 6 swapped. Solved in 1 action.',
      '4 of 6 pieces are in place.',
    ]);
  });

  it('puts a lifted piece down with Escape or a second tap', async () => {
    const element = await board({ puzzle: '1A', seed: 'a' });
    const lifted = (): number => root(element).querySelectorAll('.board [aria-selected=true]').length;
    const seen: number[] = [];
    for (const act of [
      () => click(thing(element, 2)),
      () => press('Escape'),
      () => click(thing(element, 2)),
      () => click(thing(element, 2)),
    ]) {
      await act();
      await drawn(element);
      seen.push(lifted());
    }
    expect([seen, element.state!.moves]).to.deep.equal([[1, 0, 1, 0], []]);
  });

  it('does not move a piece that is dropped at an invalid place', async () => {
    const element = await board({ puzzle: '1A', seed: 'a' });
    await answers(element);
    await drag(thing(element, 1), root(element).querySelector('header')!);
    await drawn(element);
    expect(!!root(element).querySelector('.selected')).to.equal(false);
    await drag(thing(element, 1), thing(element, 6));
    await drawn(element);
    expect([element.state!.moves, !!root(element).querySelector('.selected')]).to.deep.equal([[], false]);
  });

  it('leaves keys with modifiers to the page', async () => {
    const element = await board({ puzzle: '1A', seed: 'a' });
    const key = (init: KeyboardEventInit): boolean =>
      thing(element, 1).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    expect([
      key({ key: '.', ctrlKey: true }),
      key({ key: ',', metaKey: true }),
      key({ key: 'Enter', altKey: true }),
      key({ key: 'a' }),
    ]).to.deep.equal([true, true, true, true]);
    expect([key({ key: '.' }), element.state!.moves]).to.deep.equal([false, ['rotate:1:cw']]);
  });

  it('prevents scrolling by touch only on a lifted piece', async () => {
    const element = await board({ puzzle: '1A', seed: 'a' });
    await click(thing(element, 2));
    await drawn(element);
    expect([1, 2].map((n) => getComputedStyle(thing(element, n)).touchAction)).to.deep.equal(['auto', 'none']);
  });

  it('moves the focus to the board if the focused button disappears', async () => {
    const element = await board({ puzzle: '1A', seed: 'a', 'time-limit': '60' });
    button(element, 'Start').focus();
    await press('Enter');
    await drawn(element);
    const begun = focused(element);
    button(element, 'Stop here').focus();
    await press('Enter');
    await drawn(element);
    expect([begun, focused(element)]).to.deep.equal(['position:1', 'position:1']);
  });

  it('moves the focus from the board to the buttons with Tab', async () => {
    const element = await board({ puzzle: '7', seed: 'c', hints: '' });
    thing(element, 1).focus();
    await press('Tab');
    expect(root(element).activeElement).to.equal(button(element, 'Stop here'));
    await press('Tab');
    expect(root(element).activeElement).to.equal(button(element, 'Hint'));
  });

  it('shows, announces and outlines a hint until the next act', async () => {
    const voice = listen();
    const element = await board({ puzzle: '7', seed: 'c', hints: '' });
    await click(button(element, 'Hint'));
    await voice.heard('Swap the pieces at places 5 and 6.');
    voice.stop();
    await drawn(element);
    expect([text(element, 'hint'), root(element).querySelectorAll('.board .next').length]).to.deep.equal([
      'Swap the pieces at places 5 and 6.',
      2,
    ]);
    element.act('swap:1-2');
    await drawn(element);
    expect([text(element, 'hint'), root(element).querySelectorAll('.board .next').length]).to.deep.equal(['', 0]);
  });

  it('shows the numbers of the pieces that a hint names, and lights these pieces', async () => {
    for (const puzzle of ['1A', '4A', '7']) {
      const element = await board({ puzzle, seed: 'a', intellect: '20', hints: '' });
      const tags = (): string[] =>
        [...root(element).querySelectorAll('.board .tag')].map(({ textContent }) => textContent);
      expect(tags(), puzzle).to.deep.equal([]);
      button(element, 'Hint').click();
      await waitUntil(() => text(element, 'hint'));
      expect(tags(), puzzle).to.deep.equal(text(element, 'hint').match(/\d+/g));
      const lit = [...root(element).querySelectorAll<SVGElement>('.board .next')];
      expect(lit.map(({ dataset }) => dataset['id'])).to.deep.equal(tags().map((n) => `position:${n}`));
      expect(lit.map((piece) => getComputedStyle(piece).opacity)).to.deep.equal(lit.map(() => '1'));
      expect(root(element).querySelectorAll('.beacon')).to.have.lengthOf(lit.length);
    }
  });

  it('lights the whole lock if a hint is to turn it', async () => {
    const element = await board({ puzzle: '4A', seed: 'b', hints: '' });
    for (const id of ['rotate:1:cw', 'rotate:4:ccw']) element.act(id);
    await drawn(element);
    button(element, 'Hint').click();
    await waitUntil(() => text(element, 'hint') === 'Turn the lock right.');
    expect([
      thing(element, 'tile').matches('.next'),
      root(element).querySelectorAll('.beacon, .tag').length,
    ]).to.deep.equal([true, 1]);
  });

  it('numbers every piece beside a solution, upright and within the board', async () => {
    const element = await board({ puzzle: '5A', seed: 'b', intellect: '6', 'show-solution': '' });
    await waitUntil(() => root(element).querySelector('[part=solution] li'));
    const tags = [...root(element).querySelectorAll<SVGGElement>('.board .tag')];
    expect(tags.map(({ textContent }) => textContent)).to.deep.equal(['1', '2', '3', '4', '5', '6']);
    const box = root(element).querySelector('[part=board]')!.getBoundingClientRect();
    for (const tag of tags) {
      expect(Math.abs(tag.getCTM()!.b)).to.be.lessThan(0.01);
      const { left, right, top, bottom } = tag.getBoundingClientRect();
      expect([left >= box.left, right <= box.right, top >= box.top, bottom <= box.bottom]).to.not.include(false);
    }
  });

  it('changes the state first and animates it afterwards, but not with motion="none"', async () => {
    const moving = async (motion: string): Promise<[string, number]> => {
      const element = await board({ puzzle: '1A', seed: 'a', motion });
      element.act('swap:1-2');
      element.act('rotate:3:cw');
      await drawn(element);
      return [
        positionText(element),
        root(element).querySelector('[part=board]')!.getAnimations({ subtree: true }).length,
      ];
    };
    const after = 'W01^ W11^ W04> W05^ W08^ W15^ 0';
    expect(await moving('none')).to.deep.equal([after, 0]);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) expect(await moving('full')).to.deep.equal([after, 3]);
  });

  it('is printed without its controls', async function () {
    if (!inChromium) this.skip(); // print can be simulated only in Chromium
    const element = await board({ puzzle: '1A', seed: 'a' });
    await emulateMedia({ media: 'print' });
    const seen = ['.side', '.board'].map((part) => root(element).querySelector(part)!.checkVisibility());
    await emulateMedia({ media: 'screen' });
    expect(seen).to.deep.equal([false, true]);
  });

  it('is accessible with a lifted piece, with a drawn piece, and when it is solved', async () => {
    const lifted = await board({ puzzle: '4A', seed: 'a' });
    await click(thing(lifted, 2));
    await isAccessible(lifted);
    const drew = await board({ puzzle: '1A', seed: 'a' });
    drew.act('draw');
    // The letters on the wires are visible text, but the accessible name has the colours for which they stand.
    await expect(drew).to.be.accessible({ ignoredRules: ['label-content-name-mismatch'] });
    const solved = await board({ puzzle: '7', seed: 'c' });
    solved.act('swap:5-6');
    await isAccessible(solved);
  });
});
