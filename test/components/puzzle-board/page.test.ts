// <puzzle-board>, the interface for pages: attributes, properties, models, events, states, links, SVG files and faults.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { daily, deal, dealId, generate, moveId, solve, type Position } from '../../../src/engine/puzzle/index.js';
import { inChromium, settle, waitUntil } from '../support/browser.js';
import {
  board,
  button,
  buttons,
  drawn,
  label,
  positionText,
  root,
  stoppedClock,
  text,
  thing,
  recordEvents,
} from './harness.js';

const dealt = (puzzle: string, seed: string): Position => {
  const result = deal(puzzle, seed);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
/** A page's own puzzles: wires, a lock that is not on a grid, and a rune. */
const cellar = {
  id: 'cellar',
  kind: 'wiring',
  at: [
    [0, 0],
    [0, 1],
  ],
  links: '1E-2W',
  start: '1W:R',
  end: '2E:B',
  pieces: { a: 'RBRB', b: 'RRBB', c: 'RB-R' },
};
const fan = {
  id: 'fan',
  kind: 'lock',
  xyA: [
    [0, -0.9, 0],
    [0.8, 0.5, 120],
    [-0.8, 0.5, 240],
  ],
  sockets: '1S:0 2S:1 3S:2',
  print: 'YBR',
  steps: 3,
  shift: 1,
};
const ring = {
  id: 'ring',
  kind: 'rune',
  at: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
};

describe('<puzzle-board> on a page', () => {
  afterEach(() => {
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('deals by seed in the same way as the engine', async () => {
    for (const puzzle of ['2A', '6A', '9']) {
      const [one, two] = [await board({ puzzle, seed: 'ward' }), await board({ puzzle, seed: 'ward' })];
      expect(one.position).to.deep.equal(dealt(puzzle, 'ward'));
      expect(two.position).to.deep.equal(one.position);
    }
  });

  it('deals at random without a seed', async () => {
    const all = new Set<string>();
    for (let i = 0; i < 4; i++) all.add(positionText(await board({ puzzle: '9' })));
    expect(all.size).to.equal(4);
  });

  it('shows the deal of an id, even if the id looks like a number', async () => {
    for (const id of ['2A.b4z5lgc2', '7.10', '7.1', '8.5e1', '9.123']) {
      expect(dealId((await board({ deal: id })).position!)).to.equal(id);
      expect(dealId((await board({}, { deal: id })).position!)).to.equal(id);
    }
  });

  it('shows a position in JSON, with empty places', async () => {
    const position = {
      puzzle: '1A',
      pieces: ['W01', null, 'W03', 'W04', 'W05', 'W06'],
      turns: [0, 0, 1, 0, 0, 3],
      tile: 0,
      pile: ['W07'],
      drawn: null,
    };
    const element = await board({ deal: JSON.stringify(position) });
    expect([element.position, label(element, 2)]).to.deep.equal([position, 'Place 2: empty.']);
  });

  it('shows the puzzle of the day with puzzle="daily" and a date as seed', async () => {
    const element = await board({ puzzle: 'daily', seed: '2026-11-21' });
    expect(element.position).to.deep.equal(daily('2026-11-21'));
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
    expect((await board({ puzzle: 'daily' })).position).to.deep.equal(daily(day));
  });

  it('deals a puzzle that needs exactly solve-in actions, and allows no more', async () => {
    const element = await board({ puzzle: '4A', 'solve-in': '3', seed: 'x' });
    expect([element.position, solve(element.position!)!.count, text(element, 'left')]).to.deep.equal([
      generate('4A', 3, 'x'),
      3,
      '3 actions left',
    ]);
  });

  for (const [kind, puzzle] of Object.entries({ wires: cellar, 'a lock outside a grid': fan, 'a rune': ring })) {
    it(`plays a page’s own puzzle (${kind}), and continues it in another element`, async () => {
      const element = await board({ puzzle: JSON.stringify(puzzle), seed: 'a', intellect: '30' });
      const all = recordEvents(element);
      const [first, ...moves] = solve(element.position!)!.actions.map(moveId);
      if (first) expect(element.act(first)).to.equal(true);
      const other = await board({ intellect: '30' }, { state: JSON.parse(JSON.stringify(element.state)) as object });
      expect(other.describe()).to.equal(element.describe());
      for (const id of moves) element.act(id);
      expect(all.at(-1)).to.equal(`solve ${moves.length + 1} 1`);
    });
  }

  it('fires events for actions, solving and stopping, but not for a new state or deal', async () => {
    const element = await board({ puzzle: '7', seed: 'b', intellect: '2' });
    const all = recordEvents(element);
    for (const id of ['swap:1-4', 'swap:1-2', 'again', 'stop', 'again', 'swap:1-2', 'swap:4-5', 'again', 'swap:5-6'])
      expect(element.act(id), id).to.equal(true);
    expect(all).to.deep.equal([
      'action {"do":"swap","at":[1,4]} left 1 used 1',
      'action {"do":"swap","at":[1,2]} left 0 used 2',
      'stop used-up',
      'action {"do":"stop"} left 2 used 2',
      'stop stopped',
      'action {"do":"swap","at":[1,2]} left 1 used 3',
      'action {"do":"swap","at":[4,5]} left 0 used 4',
      'stop used-up',
      'action {"do":"swap","at":[5,6]} left 1 used 5',
      'solve 5 4',
    ]);
    const { state } = element;
    all.length = 0;
    element.state = state;
    await drawn(element);
    element.seed = 'c';
    await drawn(element);
    expect(all).to.deep.equal([]);
  });

  it('has its new state before it fires events', async () => {
    const element = await board({ puzzle: '7', seed: 'c' });
    const seen: unknown[] = [];
    for (const name of ['nw-action', 'nw-solve'] as const)
      element.addEventListener(name, () => seen.push(element.state!.moves.length, positionText(element)));
    element.act('swap:5-6');
    await drawn(element);
    expect([seen, element.matches(':state(solved)'), element.matches(':state(over)')]).to.deep.equal([
      [1, '1^ 2^ 3^ 4^ 5^ 6^ 0', 1, '1^ 2^ 3^ 4^ 5^ 6^ 0'],
      true,
      true,
    ]);
  });

  it('returns false and changes nothing for an impossible act', async () => {
    const element = await board({ puzzle: '7', seed: 'c' });
    const all = recordEvents(element);
    for (const id of ['swap:1-6', 'rotate:1:cw', 'draw', 'skill-point', 'again', 'swap:99-1', 'undo', '', '__proto__'])
      expect(element.act(id), id).to.equal(false);
    expect([element.undo(), element.state!.moves, all]).to.deep.equal([false, [], []]);
    element.act('swap:5-6');
    all.length = 0;
    expect([element.act('time-over'), element.act('stop'), all]).to.deep.equal([false, false, []]);
  });

  it('does nothing while it is not on the page', async () => {
    const element = await board({ puzzle: '7', seed: 'c', free: '' });
    element.act('swap:1-2');
    element.remove();
    const before = JSON.stringify(element.state);
    expect([element.act('swap:5-6'), element.undo()]).to.deep.equal([false, false]);
    element.restart();
    expect(JSON.stringify(element.state)).to.equal(before);
    const fresh = document.createElement('puzzle-board');
    expect([
      fresh.act('swap:1-2'),
      fresh.undo(),
      fresh.describe(),
      await fresh.toSVG(),
      await fresh.result(),
      fresh.state,
      fresh.position,
    ]).to.deep.equal([false, false, '', '', '', null, null]);
  });

  it('does not change when its own state is set, and continues in another element', async () => {
    const one = await board({ puzzle: '4A', seed: 'a', intellect: '3', luck: '1', 'skill-points': '1' });
    for (const id of ['draw', 'replace:2', 'skill-point', 'rotate:1:cw', 'rotate:2:cw', 'again', 'turn-tile:cw'])
      expect(one.act(id), id).to.equal(true);
    await drawn(one);
    const before = [JSON.stringify(one.state), one.describe(), text(one, 'left')];
    const { state } = one;
    one.state = state;
    await drawn(one);
    expect([JSON.stringify(one.state), one.describe(), text(one, 'left')]).to.deep.equal(before);
    const two = await board(
      { intellect: '3', luck: '1', 'skill-points': '1' },
      { state: JSON.parse(before[0]!) as object },
    );
    expect([JSON.stringify(two.state), two.describe(), text(two, 'left')]).to.deep.equal(before);
  });

  it('shows the position of a link in its first drawing', async () => {
    const element = await board({ puzzle: '3A', seed: 'a', free: '', id: 'ours' });
    element.act('rotate:3:cw');
    const link = await element.share();
    element.remove();
    expect(link).to.match(/^#puzzle-board:ours=/);
    history.replaceState(null, '', link);
    const opened = document.createElement('puzzle-board');
    Object.assign(opened, { id: 'ours', free: true });
    const seen: string[] = [];
    opened.addEventListener('nw-ready', () => seen.push(positionText(opened)));
    document.body.append(opened);
    await drawn(opened);
    await waitUntil(() => seen.length);
    expect([seen[0], opened.state!.moves]).to.deep.equal([positionText(element), ['rotate:3:cw']]);
    opened.remove();
  });

  it('shows the properties that were set last, even if it was still reading others', async () => {
    const element = await board({ puzzle: '1A', seed: 'a' });
    element.puzzle = 'daily';
    await Promise.resolve();
    element.puzzle = '7';
    element.seed = 'c';
    await drawn(element);
    expect(positionText(element)).to.equal('1^ 2^ 3^ 4^ 6^ 5^ 0');
  });

  it('accepts attributes before and after it is placed, and properties, and treats "false" as false', async () => {
    const given: Readonly<Record<string, string>> = {
      puzzle: '2A',
      seed: '7',
      intellect: '6',
      luck: '2',
      'skill-points': '1',
      'time-limit': '60',
      hints: '',
      'show-solution': '',
      'fragment-numbers': '',
    };
    const seen = (element: HTMLElementTagNameMap['puzzle-board']): unknown[] => [
      element.describe(),
      text(element, 'left'),
      buttons(element),
      text(element, 'prompt'),
    ];
    const before = await board(given);
    const after = await board();
    for (const [name, value] of Object.entries(given)) after.setAttribute(name, value);
    const properties = await board();
    Object.assign(properties, {
      puzzle: '2A',
      seed: '7',
      intellect: 6,
      luck: 2,
      skillPoints: 1,
      timeLimit: 60,
      hints: true,
      showSolution: true,
      fragmentNumbers: true,
    });
    await Promise.all([drawn(after), drawn(properties)]);
    for (const element of [after, properties]) expect(seen(element)).to.deep.equal(seen(before));
    const off = await board({
      puzzle: '2A',
      seed: '7',
      free: 'false',
      hints: 'false',
      'show-solution': 'false',
      'fragment-numbers': 'false',
    });
    expect([off.free, off.hints, off.showSolution, off.fragmentNumbers, buttons(off).includes('Hint')]).to.deep.equal([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('uses the default after an attribute is removed or set to null', async () => {
    const element = await board({
      puzzle: '7',
      seed: 'c',
      intellect: '9',
      luck: '2',
      'skill-points': '1',
      'time-limit': '60',
      free: '',
      hints: '',
      model:
        '{"version":1,"position":{"puzzle":"7","pieces":["1","2","3","4","6","5"],"turns":[0,0,0,0,0,0],"tile":0,"pile":[],"drawn":null},"moves":[]}',
    });
    expect(text(element, 'prompt')).to.equal('Somebody else is trying to solve it.');
    for (const name of ['puzzle', 'intellect', 'luck', 'skill-points', 'time-limit', 'free', 'hints', 'model'])
      element.removeAttribute(name);
    await drawn(element);
    const plain = [dealId(dealt('1A', 'c')), '4 actions left', false];
    const seen = (): unknown[] => [dealId(element.position!), text(element, 'left'), element.matches(':state(error)')];
    expect(seen()).to.deep.equal(plain);
    Object.assign(element, { puzzle: '7', intellect: 9 });
    await drawn(element);
    Object.assign(element, {
      puzzle: null,
      intellect: null,
      luck: null,
      skillPoints: null,
      timeLimit: null,
      solveIn: null,
      deal: null,
      model: null,
      free: null,
      hints: null,
    });
    await drawn(element);
    expect(seen()).to.deep.equal(plain);
  });

  it('starts the time with “Start”; until then, pieces are face down and described as such', async () => {
    const clock = stoppedClock();
    const element = await board({ puzzle: '1A', seed: 'a', 'time-limit': '1' });
    const all = recordEvents(element);
    expect([
      label(element, 1),
      element.describe().split('\n').slice(3, 4),
      text(element, 'progress'),
      text(element, 'prompt'),
      buttons(element),
      element.act('rotate:1:cw'),
    ]).to.deep.equal(['Piece 1: face down.', ['Piece 1: face down.'], '', 'You will have 1 second.', ['Start'], false]);
    thing(element, 1).dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
    expect(element.state!.moves).to.deep.equal([]);
    button(element, 'Start').click();
    await drawn(element);
    expect([
      label(element, 1).startsWith('Piece 1: red'),
      root(element).querySelector('time')!.textContent,
    ]).to.deep.equal([true, '1 second left']);
    element.act('rotate:1:cw');
    clock.pass(1001);
    await waitUntil(() => all.includes('stop time'), 'the time is not over');
    clock.end();
    await drawn(element);
    expect([all, text(element, 'prompt'), element.state!.moves]).to.deep.equal([
      ['action {"do":"rotate","at":1,"by":1} left 3 used 1', 'stop time'],
      'Not solved: time is up. The pieces stay where they are.',
      ['rotate:1:cw', 'time-over'],
    ]);
  });

  it('accepts no act after the time limit, and fires no event for an element that has left the page', async () => {
    const clock = stoppedClock();
    const late = await board({ puzzle: '1A', seed: 'a', 'time-limit': '1' });
    const gone = await board({ puzzle: '1A', seed: 'a', 'time-limit': '1' });
    const [lateEvents, goneEvents] = [recordEvents(late), recordEvents(gone)];
    for (const element of [late, gone]) button(element, 'Start').click();
    gone.remove();
    clock.pass(1001);
    expect([late.act('rotate:1:cw'), lateEvents, late.state!.moves]).to.deep.equal([
      false,
      ['stop time'],
      ['time-over'],
    ]);
    await settle();
    clock.end();
    expect(goneEvents).to.deep.equal([]);
  });

  it('draws a game’s model and fires nw-choose, but offers neither hints nor undo', async () => {
    const position = dealt('4A', 'a');
    const model = {
      version: 1,
      position,
      moves: ['rotate:2:cw', 'swap:1-2', 'turn-tile:cw', 'draw', 'stop'],
      left: 2,
      luck: null,
      next: 'swap:1-2',
    };
    const element = await board({ model: JSON.stringify(model), hints: '', free: '', 'show-solution': '' });
    const all = recordEvents(element);
    const press = (id: string): void => {
      thing(element, id).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    };
    const key = (id: string, way: string): void => {
      thing(element, id).dispatchEvent(new KeyboardEvent('keydown', { key: way, bubbles: true, composed: true }));
    };
    press('position:1');
    press('position:2');
    key('position:2', '.');
    key('position:2', ',');
    key('tile', '.');
    await drawn(element);
    button(element, 'Draw a piece').click();
    button(element, 'Stop here').click();
    expect(all).to.deep.equal([
      'choose swap:1-2',
      'choose rotate:2:cw',
      'choose turn-tile:cw',
      'choose draw',
      'choose stop',
    ]);
    expect([
      buttons(element),
      text(element, 'left'),
      text(element, 'solution'),
      root(element).querySelectorAll('.board .next').length,
    ]).to.deep.equal([
      ['Turn left (not now)', 'Turn right (not now)', 'Draw a piece', 'Stop here'],
      '2 actions left',
      '',
      2,
    ]);
    expect([element.act('draw'), element.undo(), positionText(element)]).to.deep.equal([
      false,
      false,
      positionText(await board({ puzzle: '4A', seed: 'a' })),
    ]);
    element.model = { version: 1, position: { ...position, drawn: 'L02', pile: [] }, moves: ['replace:2'], left: 0 };
    await drawn(element);
    press('position:2');
    expect(all.at(-1)).to.equal('choose replace:2');
  });

  it('shows the steps of a shortest solution, or that a draw is needed', async () => {
    const element = await board({ puzzle: '7', seed: 'b', 'show-solution': '' });
    await waitUntil(() => root(element).querySelectorAll('[part=solution] li').length === 3);
    expect(text(element, 'solution')).to.equal(
      'The shortest solution from here Swap the pieces at places 1 and 4.Swap the pieces at places 4 and 5.Swap the pieces at places 5 and 6.',
    );
    element.act('swap:1-4');
    await waitUntil(() => root(element).querySelectorAll('[part=solution] li').length === 2);
    const hopeless = await board({ puzzle: '5A', seed: 'd', 'show-solution': '' });
    await waitUntil(() => text(hopeless, 'solution').endsWith('It cannot be solved with these pieces: draw another.'));
  });

  it('shows the numbers of fragments with fragment-numbers', async () => {
    const numbers = async (attributes: Record<string, string>): Promise<string> =>
      [...root(await board({ puzzle: '7', seed: 'c', ...attributes })).querySelectorAll('.board .count')]
        .map((each) => each.textContent)
        .join('');
    expect([await numbers({}), await numbers({ 'fragment-numbers': '' })]).to.deep.equal(['', '123465']);
  });

  it('returns the result without the solution', async () => {
    const element = await board({ puzzle: '7', seed: 'c', hints: '' });
    expect(await element.result()).to.equal('');
    for (const id of ['swap:1-2', 'swap:1-2', 'stop', 'again', 'swap:5-6']) element.act(id);
    const [title, how, dots, link, ...more] = (await element.result()).split('\n');
    expect([title, how, dots, more]).to.deep.equal([
      'Rune 7',
      'Solved in 3 actions (1 is perfect), in 2 turns',
      '●○○',
      [],
    ]);
    expect(link).to.match(/^http.+#puzzle-board=/);
    element.remove();
    history.replaceState(null, '', new URL(link!).hash);
    const opened = await board({});
    expect([opened.state!.moves, dealId(opened.position!)]).to.deep.equal([[], '7.1']);
  });

  for (const [name, attributes] of Object.entries<Record<string, string>>({
    wires: { puzzle: '2A', seed: 'a' },
    lock: { puzzle: '5A', seed: 'a' },
    rune: { puzzle: '8', seed: 'a', 'fragment-numbers': '' },
  })) {
    it(`exports ${name} as an SVG file`, async () => {
      const element = await board(attributes);
      thing(element, 1).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      await drawn(element);
      const file = await element.toSVG();
      const parsed = new DOMParser().parseFromString(file, 'image/svg+xml');
      expect(parsed.querySelector('parsererror')).to.equal(null);
      expect(parsed.querySelector('title')!.textContent).to.equal(element.describe());
      expect(
        parsed.querySelectorAll(
          'script, style, foreignObject, image, [style], [class], [tabindex], [role], [data-turn]',
        ).length,
      ).to.equal(0);
      expect(file).not.to.match(/(?:href|src)="(?!#)|url\((?!&quot;#|#|"#)|\son[a-z]+=|var\(--/);
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
      await image.decode();
      const canvas = document.createElement('canvas');
      const { width, height } = element.shadowRoot!.querySelector<SVGSVGElement>('[part=board]')!.viewBox.baseVal;
      expect([image.naturalWidth, image.naturalHeight]).to.deep.equal([Math.round(width), Math.round(height)]);
      Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const colours = new Set<number>();
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      for (let i = 0; i < data.length; i += 4 * 97)
        colours.add(((data[i]! >> 4) << 8) | ((data[i + 1]! >> 4) << 4) | (data[i + 2]! >> 4));
      // A drawing without its styles would be black.
      expect(colours.size).to.be.greaterThan(40);
    });
  }

  const position = {
    puzzle: '7',
    pieces: ['1', '2', '3', '4', '6', '5'],
    turns: [0, 0, 0, 0, 0, 0],
    tile: 0,
    pile: [],
    drawn: null,
  };
  const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const faults: readonly (readonly [properties: object, code: string, path: string])[] = [
    [{ puzzle: '10' }, 'fault-puzzle', 'puzzle'],
    [{ puzzle: '__proto__' }, 'fault-puzzle', 'puzzle'],
    [{ puzzle: '{"id":' }, 'fault-puzzle', 'puzzle'],
    [{ puzzle: deep(100) }, 'json-depth', `puzzle${'/0'.repeat(33)}`],
    [{ puzzle: { ...ring, id: 'x'.repeat(9000) } }, 'json-size', 'puzzle/id'],
    [{ puzzle: { ...cellar, end: '1E:B' } }, 'puzzle-touch', 'puzzle/end'],
    [{ puzzle: { ...cellar, pieces: { a: 'R-R-', b: 'B-B-' } } }, 'puzzle-unsolvable', 'puzzle/pieces'],
    [{ deal: 'seven' }, 'fault-deal', 'deal'],
    [{ deal: '7.zz' }, 'fault-deal', 'deal'],
    [{ deal: 'constructor.1' }, 'fault-deal', 'deal'],
    [{ deal: { ...position, pieces: ['1', '1', '3', '4', '6', '5'] } }, 'position-pieces', 'deal/pieces/1'],
    [{ seed: '1A.?' }, 'fault-deal', 'seed'],
    [{ solveIn: 30 }, 'fault-solve-in', 'solve-in'],
    [{ solveIn: 0 }, 'fault-number', 'solve-in'],
    [{ intellect: 2.5 }, 'fault-number', 'intellect'],
    [{ intellect: -1 }, 'fault-number', 'intellect'],
    [{ luck: 'much' }, 'fault-number', 'luck'],
    [{ skillPoints: 1e9 }, 'fault-number', 'skill-points'],
    [{ timeLimit: 0 }, 'fault-number', 'time-limit'],
    [{ state: 'x' }, 'fault-state', 'state/version'],
    [{ state: { version: 2, deal: '7.1', moves: [] } }, 'fault-state', 'state/version'],
    [{ state: { version: 1, deal: '7.1', moves: ['swap:1-6'] } }, 'fault-state', 'state/moves'],
    [{ state: { version: 1, deal: '7.1', moves: [{ toString: 1 }] } }, 'fault-state', 'state/moves'],
    [{ state: { version: 1, deal: '7.1', moves: Array(9999).fill('stop') } }, 'fault-state', 'state/moves'],
    [{ state: { version: 1, moves: [] } }, 'fault-deal', 'state/deal'],
    [{ state: { version: 1, deal: { ...position, tile: 5 }, moves: [] } }, 'position-shape', 'state/deal/tile'],
    [{ model: 'x' }, 'fault-model', 'model/version'],
    [{ model: { version: 1, position, moves: 'all' } }, 'fault-model', 'model/moves'],
    [{ model: { version: 1, position, moves: Array(1e5).fill('stop') } }, 'fault-model', 'model/moves'],
    [{ model: { version: 1, position, moves: [], left: -3 } }, 'fault-model', 'model/left'],
    [
      { model: { version: 1, position: { ...position, turns: [] }, moves: [] } },
      'position-shape',
      'model/position/turns',
    ],
  ];
  for (const [properties, code, path] of faults) {
    it(`shows the fault of ${JSON.stringify(properties).slice(0, 70)}, and recovers`, async function () {
      if (!inChromium) this.skip(); // the checks are the same in every browser
      const { warn } = console;
      let warned = 0;
      console.warn = () => {
        warned++;
      };
      const element = await board({ puzzle: '1A', seed: 'a', free: '' });
      element.act('rotate:1:cw');
      const all = recordEvents(element);
      const good = {
        puzzle: '1A',
        deal: undefined,
        seed: 'a',
        solveIn: undefined,
        intellect: undefined,
        luck: 0,
        skillPoints: 0,
        timeLimit: undefined,
        model: undefined,
      };
      Object.assign(element, properties);
      await drawn(element);
      element.requestUpdate();
      await drawn(element);
      console.warn = warn;
      const box = root(element).querySelector('[part=error]')!;
      expect([all, warned, element.matches(':state(error)'), box.textContent.includes(path)]).to.deep.equal([
        [`error ${code} ${path}`],
        1,
        true,
        true,
      ]);
      expect(box.textContent.replace(path, '').trim().length).to.be.greaterThan(10);
      expect([element.act('rotate:1:cw'), element.undo(), element.describe(), await element.result()]).to.deep.equal([
        false,
        false,
        '',
        '',
      ]);
      Object.assign(element, good);
      if ('state' in properties) element.state = { version: 1, deal: dealId(dealt('1A', 'a'))!, moves: [] };
      await drawn(element);
      expect([positionText(element), element.matches(':state(error)')]).to.deep.equal([
        'W11^ W01^ W04^ W05^ W08^ W15^ 0',
        false,
      ]);
    });
  }

  it('shows a fault for a value that is not JSON, without an exception', async () => {
    const loop: Record<string, unknown> = { ...ring };
    loop['at'] = loop;
    const element = await board({}, { puzzle: loop });
    expect([
      element.matches(':state(error)'),
      root(element).querySelector('[part=error] code')!.textContent.startsWith('puzzle'),
    ]).to.deep.equal([true, true]);
  });

  it('is in German on a German page, and prefers the page’s own messages to the built-in ones', async () => {
    const box = await fixture<HTMLElement>(
      html`<div lang="de-AT"><puzzle-board puzzle="7" seed="c" .messages=${{ stop: 'Genug' }}></puzzle-board></div>`,
    );
    const element = box.querySelector('puzzle-board')!;
    await drawn(element);
    expect([
      element.describe().split('\n')[3],
      buttons(element),
      label(element, 5),
      text(element, 'prompt'),
    ]).to.deep.equal([
      '4 von 6 Teilen liegen richtig.',
      ['Genug'],
      'Platz 5: Bruchstück 6. Neben 2, 4, 6.',
      'Wähle ein Teil zum Tauschen.',
    ]);
    element.intellect = 1000;
    await drawn(element);
    expect(root(element).querySelector('[part=error]')!.textContent).to.contain(
      'Hier muss eine ganze Zahl von 0 bis 99 stehen.',
    );
    box.lang = 'en';
    await drawn(element);
    await waitUntil(() =>
      root(element).querySelector('[part=error]')!.textContent.includes('This must be a whole number from 0 to 99.'),
    );
  });

  it('shows the caption of the page, or else the name of the puzzle', async () => {
    const element = await fixture<HTMLElementTagNameMap['puzzle-board']>(
      html`<puzzle-board puzzle="7" seed="c"><h2>The puzzle of the day</h2></puzzle-board>`,
    );
    await drawn(element);
    expect(
      root(element)
        .querySelector('slot')!
        .assignedElements()
        .map(({ textContent }) => textContent),
    ).to.deep.equal(['The puzzle of the day']);
    expect(root(await board({ puzzle: '7', seed: 'c' })).querySelector('.title')!.textContent).to.equal('Rune 7');
  });

  for (const [puzzle, en, de] of [
    ['1A', /^Turn pieces and swap .* wire joins START to LAMP/, /^Drehe Teile und tausche .* START und LAMPE/],
    [
      '4A',
      /^Turn pieces, swap neighbours or turn the lock .* signs match/,
      /^Drehe Teile, tausche .* Schloss.* Zeichen/,
    ],
    [
      JSON.stringify({ ...fan, steps: 1, shift: 3 }),
      /^Turn pieces and swap .* signs match/,
      /^Drehe Teile und tausche .* Zeichen/,
    ],
    ['7', /^Swap .* chalk lines/, /^Tausche .* Kreidelinien/],
    [JSON.stringify(ring), /^Swap .* numbers are in order/, /^Tausche .* Zahlen der Reihe nach/],
  ] as const)
    it(`always says what may be done and what solves the puzzle, above the board: ${en.source}`, async () => {
      const [english, german] = [await board({ puzzle, seed: 'a' }), await board({ puzzle, seed: 'a', lang: 'de' })];
      expect(text(english, 'goal')).to.match(en);
      expect(english.describe().split('\n').slice(1, 3)).to.deep.equal([text(english, 'goal'), '4 actions left.']);
      expect(text(german, 'goal')).to.match(de);
      expect(
        [...root(english).querySelectorAll('header [part]')].map((part) => part.getAttribute('part')),
      ).to.deep.equal(['goal', 'progress']);
      english.act('stop');
      await drawn(english);
      expect(text(english, 'goal')).to.match(en);
    });

  it('names both ends of the wiring on the board, in the language of the page', async () => {
    for (const [lang, ...names] of [
      ['en', 'START', 'LAMP'],
      ['de', 'START', 'LAMPE'],
    ] as const) {
      const element = await board({ puzzle: '2A', seed: 'a', lang });
      const captions = [...root(element).querySelectorAll('.board .caption')].map(({ textContent }) => textContent);
      // The end lies further up than the start, but the start comes first.
      expect(captions).to.deep.equal(names);
      for (const name of names) expect(text(element, 'goal')).to.contain(name);
    }
    expect(root(await board({ puzzle: '4A', seed: 'a' })).querySelectorAll('.board .caption')).to.have.lengthOf(0);
  });

  it('has a title that is no heading, because the page may have no heading above it', async () => {
    const element = await board({ puzzle: '2A', seed: 'a', free: '', 'show-solution': '' });
    expect([...root(element).querySelectorAll('h1, h2, h3, h4, h5, h6')]).to.deep.equal([]);
  });

  for (const width of [280, 320, 640, 1600]) {
    it(`fits in ${width} px`, async () => {
      const element = await board({ puzzle: '3A', seed: 'a', luck: '2', 'skill-points': '1', hints: '' }, {}, width);
      await nextFrame();
      expect(root(element).querySelector('section')!.scrollWidth).to.be.at.most(width);
      expect(root(element).querySelector('[part=board]')!.getBoundingClientRect().width).to.be.greaterThan(
        Math.min(width * 0.5, 600),
      );
    });
  }
});
