// <tile-grid> with a board (walls, doors and lines of sight): what users see and do, and the interface for pages.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { svg, type SVGTemplateResult } from 'lit';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../src/components/tile-grid/define.js';
import type { TileGrid } from '../../../src/components/tile-grid/tile-grid.js';
import { guards, oldWing, textArt, thirty } from '../../../stories/pieces/tile-grid-board.models.js';
import { sanitariumWard } from '../../../stories/pieces/tile-grid.models.js';
import { isAccessible, waitUntil } from '../support/browser.js';

const settled = async (element: TileGrid): Promise<TileGrid> => {
  await element.updateComplete;
  await nextFrame();
  await nextFrame();
  await element.updateComplete;
  return element;
};
const board = async (set: Partial<TileGrid>, size = 'width:700px;height:600px'): Promise<TileGrid> => {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const element = Object.assign(document.createElement('tile-grid'), set);
  element.style.cssText = `${size};aspect-ratio:auto`;
  box.append(element);
  return settled(element);
};
const root = (element: TileGrid): ShadowRoot => element.shadowRoot!;
const thing = (element: TileGrid, id: string): SVGElement =>
  root(element).querySelector<SVGElement>(`[role=option][data-id="${id}"]`)!;
const words = (element: TileGrid, id: string): string => thing(element, id).getAttribute('aria-label')!;
const focused = (element: TileGrid): string | undefined =>
  (root(element).activeElement as SVGElement | null)?.dataset['id'];
const said = (): string => [...document.querySelectorAll('[data-nightward=polite] p')].at(-1)?.textContent ?? '';
const click = async (target: Element): Promise<void> => {
  target.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = (target.querySelector('.area') ?? target).getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
};
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
};
const recordEvents = (element: TileGrid): string[] => {
  const lines: string[] = [];
  element.addEventListener('nw-view', ({ viewer, seen }) => lines.push(`view ${viewer}: ${seen.join('')}`));
  element.addEventListener('nw-door', ({ door, open }) => lines.push(`door ${door} ${open ? 'open' : 'closed'}`));
  return lines;
};
const closedDoor = (element: TileGrid): SVGElement =>
  [...root(element).querySelectorAll<SVGElement>('.door')].find((door) =>
    door.getAttribute('aria-label')!.startsWith('Closed'),
  )!;

describe('<tile-grid> with a board', () => {
  // This test must be the first, because the words of boards must not have been loaded before.
  it('names a Spawn Point in the first drawing of the page', async () => {
    const element = await board({ board: 'A:B\npoint p B red' });
    expect(words(element, 'B')).to.equal('B. Here: red spawn point. 1 exit: A (west).');
  });

  it('LOB-EX-19 LOB-EX-20 LOB-EX-21 shows and describes the spaces that are visible from space I on the board L1', async () => {
    const element = await board({ board: 'L1', viewer: 'I', show: 'sight' });
    const eyes = [...root(element).querySelectorAll<SVGElement>('[role=option].space')]
      .filter((space) => /In sight\./.test(space.getAttribute('aria-label')!))
      .map((space) => space.dataset['id']);
    expect(eyes).to.deep.equal(['C', 'D', 'E', 'G', 'H', 'K', 'L']);
    expect(root(element).querySelectorAll('.eye').length).to.equal(7);
    expect(element.describe()).to.contain('From I, 7 spaces are in sight.');
    expect(words(element, 'H')).to.equal(
      'H. In sight. Nothing in the way. 3 exits: G (west, open door), I (east), K (south, gap).',
    );
  });

  it('describes a long name without soft hyphens', async () => {
    const element = await board({ board: 'A:B\nname B Super\u00ADin\u00ADtend\u00ADent' });
    expect(words(element, 'B')).to.equal('Superintendent. 1 exit: A (west).');
  });

  it('draws each eye inside the visible space, also at the end of a slanted line', async () => {
    const element = await board({ board: 'L1', viewer: 'I', show: 'sight' });
    const places = [...root(element).querySelectorAll('.sight g:has(> .eye)')].map((eye) =>
      /([\d.]+) ([\d.]+)/.exec(eye.getAttribute('transform')!)!.slice(1).map(Number),
    );
    expect(places.length).to.equal(7);
    // An eye extends 10 units to the left and right, and 5 up and down; a cell is 100 units wide.
    for (const [x, y] of places as [number, number][])
      expect(Math.min(x % 100, 100 - (x % 100)) >= 10 && Math.min(y % 100, 100 - (y % 100)) >= 5, `${x} ${y}`).to.equal(
        true,
      );
  });

  it('LOB-LOS-07 shows and describes that space I sees space G, but space G does not see space I', async () => {
    const element = await board({ board: 'L1', viewer: 'I', show: 'sight' });
    expect(words(element, 'G')).to.match(/^G\. In sight\. Through an open door\. No line of sight back\./);
    expect(root(element).querySelectorAll('.one-way').length).to.equal(1);
    element.viewer = 'G';
    await settled(element);
    expect(words(element, 'I')).to.match(
      /^I\. Out of sight\. The line of sight ends one space past a door or breach\./,
    );
  });

  it('LOB-EX-14 LOB-EX-15 LOB-EX-16 says why spaces are hidden from space G: a wall, or one space too far', async () => {
    const element = await board({ board: 'L1', viewer: 'G', show: 'sight' });
    expect(words(element, 'C')).to.contain('Through a breach.');
    for (const id of ['A', 'B', 'D']) expect(words(element, id), id).to.contain('Out of sight.');
    expect(words(element, 'D')).to.contain('one space past');
    for (const id of ['F', 'J']) expect(words(element, id), id).to.contain('A wall is in the way.');
    const reasons = [...root(element).querySelectorAll('.reason')].map((reason) => reason.textContent).join(' ');
    expect(reasons).to.contain('Wall').and.to.contain('Past a door');
  });

  it('LOB-RNG-03 LOB-RNG-04 LOB-EX-28 shows the range on the board R1: a corner is two steps away, and walls do not count', async () => {
    const element = await board({ board: 'R1', viewer: 'E', show: 'range' });
    expect([...root(element).querySelectorAll('.ring text')].map((text) => text.textContent).join('')).to.equal(
      '212101212',
    );
    expect(words(element, 'B')).to.contain('1 step away.');
    expect(words(element, 'A')).to.contain('2 steps away.');
  });

  it('LOB-MMV-01 LOB-MMV-03 shows the path of a monster to the nearest person, through a closed door', async () => {
    const tokens = [
      { id: 'one', space: 'Q', kind: 'person', shape: 0, name: 'One' },
      { id: 'it', space: 'D', kind: 'monster', shape: 0, name: 'It' },
    ] as const;
    const element = await board({ board: 'V1', show: 'paths', tokens });
    expect(root(element).querySelectorAll('[part~=path]').length).to.equal(1);
  });

  it('moves the viewer by click or Enter, and fires nw-view with the visible spaces', async () => {
    const element = await board({ board: 'L1', viewer: 'I', show: 'sight' });
    const lines = recordEvents(element);
    await click(thing(element, 'E'));
    await waitUntil(() => lines.length === 1);
    expect(said()).to.match(/^From E, \d+ spaces are in sight\. /);
    expect(element.viewer).to.equal('E');
    thing(element, 'I').focus();
    await press('Enter');
    await waitUntil(() => lines.length === 2);
    expect(lines[1]).to.equal('view I: CDEGHKL');
    expect(thing(element, 'I').getAttribute('aria-selected')).to.equal('true');
  });

  it('CW-RUL-09 CW-RUL-10 shows what is In Sight on a Floor of Coma Ward', async () => {
    const element = await board({ board: 'coma-ward', viewer: 'D3', show: 'sight list' });
    expect(words(element, 'D3')).to.match(/^Nurses’ Station\. Lines of sight start here\./);
    expect(words(element, 'C2')).to.equal(
      'Hallway C2. In sight. Nothing in the way. 2 exits: Hallway B2 (west), Hallway D2 (east).',
    );
    expect(words(element, 'G2')).to.equal('Elevator. Out of sight. A wall is in the way.');
    expect(element.describe()).to.contain('B1, D1, F1, C2, D2, E2, C4, D4, E4, B5, D5: Nothing in the way.');
    expect(element.describe()).to.contain('F2, Elevator, A3');
    await expect(element).to.be.accessible(isAccessible);
  });

  it('moves the viewer on a Floor of Coma Ward by click', async () => {
    const element = await board({ board: 'coma-ward', viewer: 'D3', show: 'sight' });
    const lines = recordEvents(element);
    await click(thing(element, 'D2'));
    await waitUntil(() => lines.length === 1);
    expect(lines[0]).to.match(/^view D2: /);
    expect(said()).to.match(/^From D2, 11 spaces are in sight\. D1, Stairs, B2, /);
  });

  it('shows another Floor of Coma Ward', async () => {
    const element = await board({ board: 'coma-ward', floor: 0 });
    expect(words(element, 'F1')).to.match(/^Closet\./);
    element.floor = 1;
    await settled(element);
    expect(words(element, 'D5')).to.match(/^Entrance\./);
  });

  it('names a Room that is revealed', async () => {
    const element = await board({ board: 'coma-ward' });
    expect(words(element, 'B1')).to.match(/^Undiscovered Room B1\./);
    element.rooms = { B1: 'Chapel' };
    await settled(element);
    expect(words(element, 'B1')).to.match(/^Chapel\./);
    expect([...root(element).querySelectorAll('.label')].map(({ textContent }) => textContent)).to.contain('Chapel');
  });

  it('names the places of a hospital in German', async () => {
    const element = await board({ board: 'coma-ward', viewer: 'D3', show: 'sight', lang: 'de' });
    expect(words(element, 'D3')).to.match(/^Stationszimmer\./);
    expect(words(element, 'C2')).to.match(/^Gang C2\./);
  });

  it('fires no event for changes by the page', async () => {
    const element = await board({ board: 'L1', viewer: 'I', show: 'sight', doors: true });
    const lines = recordEvents(element);
    element.viewer = 'C';
    expect(element.toggleDoor('0,1:e')).to.equal(true);
    expect(element.toggleDoor('nowhere')).to.equal(false);
    await settled(element);
    expect(words(element, 'A')).to.contain('In sight. Through an open door.');
    expect(lines).to.deep.equal([]);
  });

  it('LOB-LOS-02 opens a door by click, Enter or script, and updates the visible spaces', async () => {
    for (const act of ['click', 'key'] as const) {
      const element = await board({ board: 'L1', viewer: 'C', show: 'sight', doors: true });
      const lines = recordEvents(element);
      expect(words(element, 'A')).to.contain('A closed door is in the way.');
      const door = closedDoor(element);
      expect(door.getAttribute('aria-label')).to.equal('Closed door between A and C. You can act here.');
      if (act === 'click') await click(door);
      else {
        door.focus();
        await press('Enter');
      }
      await waitUntil(() => lines.length === 1, act);
      expect(lines[0]).to.match(/^door .+ open$/);
      expect(words(element, 'A')).to.contain('In sight. Through an open door.');
      await waitUntil(() => said().startsWith('Open door between A and C. From C, '));
      expect(element.viewer).to.equal('C');
    }
  });

  it('does not let the reader use doors without the attribute `doors`', async () => {
    const element = await board({ board: 'L1', viewer: 'C', show: 'sight' });
    expect(root(element).querySelectorAll('.door').length).to.equal(0);
  });

  it('reads a text drawing that an editor has changed, and hides it', async () => {
    const box = await fixture<HTMLElement>(html`<div><tile-grid viewer="C" show="sight"></tile-grid></div>`);
    const element = box.firstElementChild as TileGrid;
    const pre = document.createElement('pre');
    for (const line of textArt.trim().split('\n')) pre.append(line, document.createElement('br'));
    element.append(pre, 'What C sees');
    await settled(element);
    await waitUntil(() => element.describe().startsWith('Map, 6'));
    expect(words(element, 'C')).to.match(/^The guard's corner\. Lines of sight start here\./);
    expect(words(element, 'E')).to.contain('Here: red spawn point.');
    expect(element.innerText.trim()).to.equal('What C sees');
  });

  it('reads a text drawing that a framework has marked with comments', async () => {
    const box = await fixture<HTMLElement>(html`<div><tile-grid></tile-grid></div>`);
    const element = box.firstElementChild as TileGrid;
    const pre = document.createElement('pre');
    pre.append(document.createComment('?lit$1$'), textArt);
    element.append(pre);
    await settled(element);
    await waitUntil(() => element.describe().startsWith('Map, 6'));
  });

  it('is as wide as its column, and never higher than the window', async () => {
    const highest = Math.max(640, innerHeight * 0.9);
    for (const given of [{ board: 'L1' }, { board: 'L1', viewer: 'I', show: 'sight list' }]) {
      const element = await board(given);
      element.style.cssText = 'inline-size: 1800px; max-width: none';
      await settled(element);
      const { width, height } = root(element).querySelector('.map')!.getBoundingClientRect();
      expect(width).to.be.greaterThan(1000);
      expect(height).to.be.at.most(highest + 1);
    }
  });

  it('accepts a board as an attribute, as JSON text or as an object', async () => {
    const data = {
      version: 1,
      spaces: [
        { id: 'A', cells: [[0, 0]] },
        { id: 'B', cells: [[1, 0]] },
      ],
      boundaries: [{ between: ['A', 'B'], kind: 'open-door' }],
    } as const;
    const byObject = await board({ board: data, viewer: 'A', show: 'sight' });
    const box = await fixture<HTMLElement>(
      html`<div><tile-grid board=${JSON.stringify(data)} viewer="A" show="sight"></tile-grid></div>`,
    );
    const byText = await settled(box.firstElementChild as TileGrid);
    expect(byText.describe()).to.equal(byObject.describe());
    expect(words(byText, 'B')).to.equal('B. In sight. Through an open door. 1 exit: A (west, open door).');
  });

  for (const [what, set, fault] of [
    ['an unknown board', { board: 'L9' }, 'fault-board board'],
    ['a board without spaces', { board: '{"version":1,"spaces":[]}' }, 'board-shape board/spaces'],
    ['text that is not a drawing', { board: 'A?B' }, 'text-mark board/lines/1'],
    ['invalid JSON', { board: '{"version": 1, "spaces": [' }, 'board-shape board'],
    [
      'a token of an unknown kind',
      { board: 'L1', tokens: [{ id: 'x', space: 'A', kind: 'wizard', shape: 0, name: 'X' }] },
      'grid-shape tokens/0/kind',
    ],
    ['a viewer in an unknown space', { board: 'L1', viewer: 'Z' }, 'fault-viewer viewer'],
    ['a fifth Floor', { board: 'coma-ward', floor: 4 }, 'fault-floor floor'],
    ['a Floor that is not a number', { board: 'coma-ward', floor: Number.NaN }, 'fault-floor floor'],
    ['a Floor of a board that has none', { board: 'L1', floor: 1 }, 'fault-floor floor'],
    ['a name for an unknown space', { board: 'coma-ward', rooms: { Z9: 'Chapel' } }, 'fault-viewer rooms/Z9'],
    ['a name that is a number', { board: 'coma-ward', rooms: { B1: 7 } as never }, 'fault-rooms rooms'],
    ['a range where it is not counted', { board: 'coma-ward', show: 'sight range' }, 'fault-show-centres show'],
    ['an unknown view', { board: 'L1', viewer: 'I', show: 'sight smell' }, 'fault-show show'],
    [
      'a figure in an unknown space',
      { board: 'L1', tokens: [{ id: 'x', space: 'Z', kind: 'person', shape: 0, name: 'X' }] },
      'grid-unknown tokens/0/space',
    ],
  ] as const) {
    it(`shows the fault with its path and remedy, and recovers: ${what}`, async () => {
      const faults: string[] = [];
      const element = document.createElement('tile-grid');
      element.addEventListener('nw-error', ({ code, path, message }) => faults.push(`${code} ${path}`, message));
      Object.assign(element, set);
      (await fixture<HTMLElement>(html`<div></div>`)).append(element);
      await settled(element);
      expect(faults[0]).to.equal(fault);
      expect(faults[1]!.length).to.be.greaterThan(20);
      expect(root(element).querySelector('[role=alert]')!.textContent).to.contain(fault.split(' ')[1]!);
      Object.assign(element, {
        board: 'L1',
        viewer: 'I',
        show: 'sight',
        floor: undefined,
        rooms: undefined,
        tokens: undefined,
      });
      await settled(element);
      expect(root(element).querySelectorAll('[role=option]').length).to.equal(12);
    });
  }

  for (const [lang, words] of [
    ['en', 'no space “Z”. Its spaces are A, B, C,'],
    ['de', 'kein Feld „Z“. Seine Felder sind A, B, C,'],
  ] as const)
    it(`reports a viewer in an unknown space, with the spaces of the board (${lang})`, async () => {
      const element = document.createElement('tile-grid');
      Object.assign(element, { board: 'L1', viewer: 'Z', lang });
      (await fixture<HTMLElement>(html`<div></div>`)).append(element);
      await settled(element);
      await waitUntil(
        () => root(element).querySelector('[role=alert]')?.textContent.includes(words),
        root(element).textContent,
      );
    });

  it('has a JSON state that changes nothing when it is set again, and can be set on another element', async () => {
    const element = await board({ board: 'L1', viewer: 'I', show: 'sight', doors: true });
    element.toggleDoor('0,1:e');
    await settled(element);
    const before = element.describe();
    const state = JSON.parse(JSON.stringify(element.state)) as TileGrid['state'];
    Object.assign(element, { state: element.state });
    await settled(element);
    expect(element.describe()).to.equal(before);
    const other = await board({ board: 'L1', viewer: 'C', show: 'sight', state });
    await settled(other);
    expect(other.describe()).to.equal(before);
    for (const none of [
      null,
      'x',
      { viewer: 7, doors: 'all' },
      { doors: { 'no door': 'open-door', '0,1:e': 'gone' } },
    ]) {
      Object.assign(other, { state: none });
      await settled(other);
      expect(root(other).querySelector('[role=alert]')).to.equal(null);
    }
  });

  it('points at a door of a model by click or key', async () => {
    const element = await board({ model: oldWing });
    const ids: string[] = [];
    element.addEventListener('nw-point', ({ targetId }) => ids.push(targetId));
    await click(thing(element, 'cell-door'));
    thing(element, 'cell-door').focus();
    await press('Enter');
    expect(ids).to.deep.equal(['cell-door', 'cell-door']);
    expect(words(element, 'cell-door')).to.equal('The cell door. You can act here.');
  });

  it('draws a game’s furniture on the floor of a tile, and redraws it only when the drawings change', async () => {
    const tiles = [
      {
        id: 'wing',
        kind: 'room',
        art: 'ward',
        name: 'Wing',
        cells: [
          [3, 2],
          [4, 2],
        ] as const,
      },
    ];
    const drawn: (string | undefined)[] = [];
    const tile =
      (d: string) =>
      ({ art }: { readonly art?: string }): SVGTemplateResult => {
        drawn.push(art);
        return svg`<path class="bed" d=${d}></path>`;
      };
    const element = await board({ model: { ...oldWing, tiles }, art: { tile: tile('M0 0H9') } });
    const bed = (): SVGPathElement | null => root(element).querySelector('.plan .bed');
    expect(bed()?.closest('g[transform]')?.getAttribute('transform')).to.equal('translate(300 200)');
    element.model = { ...oldWing, tiles, targets: [] };
    await settled(element);
    expect(drawn).to.deep.equal(['ward']);
    element.art = { tile: tile('M0 0V9') };
    await settled(element);
    expect(bed()?.getAttribute('d')).to.equal('M0 0V9');
  });

  it('describes irregular spaces with their exits, figures and marks', async () => {
    const element = await board({ model: oldWing });
    expect(words(element, 'hall')).to.equal(
      'Long hall. Here: Rosa (2 × wound), Mara. 5 exits: Washroom (north), Ward (north, gap), Store (west, gap), Pit (south, breach), Office (east, open door).',
    );
    expect(words(element, 'rosa')).to.equal('Rosa (2 × wound), Long hall. Chosen.');
    expect(words(element, 'pit')).to.match(/Here: the Crawler \(frozen\), green spawn point\./);
  });

  it('moves the focus with arrows between spaces and doors', async () => {
    const element = await board({ model: oldWing });
    thing(element, 'cell').focus();
    await press('ArrowRight');
    expect(focused(element)).to.equal('cell-door');
    await press('ArrowRight');
    expect(focused(element)).to.equal('wash');
  });

  it('counts equal figures, and spreads the figures of the focused space (thirty figures on a phone)', async () => {
    const element = await board({ model: thirty }, 'width:320px;height:420px');
    element.setAttribute('motion', 'none');
    const drawn = (): number => root(element).querySelectorAll('.token .mover').length;
    expect(
      [...root(element).querySelectorAll('.count text')]
        .map((text) => Number(text.textContent))
        .reduce((sum, n) => sum + n - 1, drawn()),
    ).to.equal(30);
    thing(element, 'hall').focus();
    await settled(element);
    const ground = root(element).querySelector('.spread-ground .area')!;
    expect(ground.getAttribute('d')).not.to.equal('');
    const hall = thirty.tokens
      .filter(({ space }) => space === 'hall')
      .map(({ id }) => root(element).querySelector(`[data-id="${id}"] .mover`)!.getBoundingClientRect());
    for (const [i, a] of hall.entries())
      for (const b of hall.slice(i + 1))
        expect(Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.bottom - b.bottom)).to.be.greaterThan(24);
    (root(element).activeElement as SVGElement).blur();
    await settled(element);
    expect(ground.getAttribute('d')).to.equal('');
  });

  it('draws seven figures in one cell, each by itself, and the own in front', async () => {
    const tokens = Array.from({ length: 7 }, (_, i) => ({
      id: `t${i}`,
      space: 'cell',
      kind: i < 3 ? ('person' as const) : ('monster' as const),
      shape: i,
      name: `Figure ${i}`,
      ...(i === 0 && { isOwn: true as const }),
    }));
    const spaces = [{ id: 'cell', name: 'Cell', cells: [[0, 0] as const] }];
    const model = {
      ...thirty,
      tiles: [],
      spaces,
      tokens,
      targets: [],
      points: [],
      boundaries: [],
      sight: [],
      rings: [],
    };
    const element = await board({ model }, 'width:400px;height:400px');
    const all = [...root(element).querySelectorAll('.token')];
    expect(all).to.have.length(7);
    expect(all.at(-1)!.getAttribute('data-id'), 'drawn last').to.equal('t0');
    for (const walk of root(element).getAnimations()) walk.finish();
    const boxes = all.map((each) => each.querySelector('.mover')!.getBoundingClientRect());
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.bottom - b.bottom)).to.be.greaterThan(24);
    expect(root(element).querySelectorAll('.count')).to.have.length(0);
  });

  it('draws a Spawn Point below the name of its space, if both are in the same cell', async () => {
    const cells = [[0, 0] as const, [0, 1] as const, [0, 2] as const, [1, 2] as const];
    const points = [{ id: 'y', space: 'day', colour: 'yellow' as const, letter: 'Y' }];
    const spaces = [{ id: 'day', name: 'Day Corner', cells }];
    const model = {
      ...thirty,
      tiles: [],
      spaces,
      tokens: [],
      targets: [],
      points,
      boundaries: [],
      sight: [],
      rings: [],
    };
    const element = await board({ model }, 'width:150px;height:220px');
    const point = root(element).querySelector('.point')!.getBoundingClientRect();
    const lines = [...root(element).querySelectorAll('.label')].map((line) => line.getBoundingClientRect());
    expect(lines.length).to.be.above(0);
    // The box of a line is higher than its letters, in each browser by another amount.
    for (const line of lines)
      expect(line.top + line.height / 2 <= point.top || line.right <= point.left, 'they do not overlap').to.equal(true);
  });

  it('never puts the own figure into a stack', async () => {
    const mine = thirty.tokens.find(({ kind, space }) => kind === 'person' && space === 'hall') ?? thirty.tokens[0]!;
    const tokens = thirty.tokens.map((each) => ({
      ...each,
      space: mine.space,
      ...(each === mine && { isOwn: true as const }),
    }));
    const element = await board({ model: { ...thirty, tokens } }, 'width:600px;height:600px');
    const drawn = [...root(element).querySelectorAll('.token')].filter((each) => each.querySelector('.mover'));
    expect(drawn.at(-1)!.getAttribute('data-id')).to.equal(mine.id);
    expect(drawn.at(-1)!.querySelectorAll('.others')).to.have.length(0);
  });

  it('draws the letters in a crowd as large as the letter of a figure that is alone', async () => {
    const element = await board({ model: thirty }, 'width:320px;height:420px');
    const size = (text: SVGTextElement): number =>
      Math.round(Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a * 4) / 4;
    const letters = [...root(element).querySelectorAll<SVGTextElement>('.token .mover text')];
    const scales = new Set(
      letters.map((text) => /scale.*/.exec(text.closest('[transform]')!.getAttribute('transform')!)![0]),
    );
    expect(scales.size, 'figures of different sizes').to.be.greaterThan(1);
    expect([...new Set(letters.map(size))]).to.deep.equal([13.75]);
  });

  it('has touch areas of at least 24 × 24 pixels on a phone', async () => {
    const element = await board({ board: 'L1', viewer: 'I', show: 'sight', doors: true }, 'width:320px;height:420px');
    for (const area of root(element).querySelectorAll('[role=option] .area')) {
      const { width, height } = area.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(24);
    }
  });

  it('breaks a long name at its soft hyphens, and shows a hyphen only there', async () => {
    const [space] = oldWing.spaces;
    const names = async (name: string): Promise<string[]> =>
      [
        ...root(
          await board(
            { model: { ...oldWing, spaces: [{ ...space!, name }, ...oldWing.spaces.slice(1)] } },
            'width:300px;height:300px',
          ),
        ).querySelectorAll('g[translate=no]:first-of-type .label'),
      ].map(({ textContent }) => textContent);
    expect((await names('Dienst\u00ADboten\u00ADgang')).slice(0, 2)).to.deep.equal(['Dienst-', 'boten…']);
    expect((await names('Flur\u00ADe'))[0]).to.equal('Flure');
    expect((await names('North-\u00ADWest')).slice(0, 2)).to.deep.equal(['North-', 'West']);
  });

  it('wraps names in the same places, even if it was first drawn outside the page', async () => {
    const element = await board({ model: oldWing });
    const { parentElement: box } = element;
    const names = (): string[] =>
      [...root(element).querySelectorAll('text.label')].map(({ textContent }) => textContent);
    const before = names();
    const scale = element.state.scale;
    for (const to of [scale * 1.25, scale * 1.5]) {
      Object.assign(element, { state: { ...element.state, scale: to } });
      await element.updateComplete;
      element.remove();
      await settled(element);
    }
    box!.append(element);
    Object.assign(element, { state: { ...element.state, scale } });
    await settled(element);
    expect(names()).to.deep.equal(before);
  });

  it('has text of at least 14 pixels at any scale, and of 28 pixels at a text size of 200 %', async () => {
    for (const [size, least] of [
      ['', 14],
      ['200%', 28],
    ] as const) {
      document.documentElement.style.fontSize = size;
      for (const width of [320, 900]) {
        const element = await board({ board: 'L1', viewer: 'I', show: 'sight' }, `width:${width}px;height:420px`);
        for (const text of root(element).querySelectorAll('text.label, .reason'))
          expect(
            Number.parseFloat(getComputedStyle(text).fontSize) * element.state.scale,
            `${width} ${size}`,
          ).to.be.at.least(least - 0.1);
      }
    }
  });
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  it('shows the list of visible and hidden spaces and the legend beside the board', async () => {
    const element = await board({ board: 'L1', viewer: 'I', show: 'sight list legend' }, 'width:1100px');
    const list = root(element).querySelector('[part=list]')!;
    expect(list.querySelector('.title')!.textContent).to.equal('From I, 7 spaces are in sight');
    expect([...list.querySelectorAll('dt')].map((name) => name.textContent).join(' ')).to.contain('E, K, L');
    expect(root(element).querySelectorAll('[part=legend] li').length).to.equal(7);
    const bare = await board({ board: 'L1', viewer: 'I', show: 'sight' });
    expect(root(bare).querySelector('.aside')).to.equal(null);
  });

  it('draws the line of sight to the focused space above the others', async () => {
    const element = await board({ board: 'L1', viewer: 'I', show: 'sight' });
    thing(element, 'C').focus();
    await settled(element);
    expect(root(element).querySelectorAll('.examining .examined .line').length).to.equal(1);
  });

  it('is German on a German page', async () => {
    const box = await fixture<HTMLElement>(
      html`<div lang="de"><tile-grid board="L1" viewer="I" show="sight list"></tile-grid></div>`,
    );
    const element = await settled(box.firstElementChild as TileGrid);
    expect(words(element, 'G')).to.match(/^G\. In Sicht\. Durch eine offene Tür\. Von dort sieht man nicht zurück\./);
    expect(root(element).querySelector('.title')!.textContent).to.equal('Von I aus sind 7 Felder zu sehen');
  });

  it('explains the format of tokens if a token is incomplete', async () => {
    const element = await board({ board: 'L1', tokens: [{ id: 'x', space: 'A', kind: 'person', name: 'X' }] as never });
    expect(root(element).querySelector('[role=alert]')!.textContent)
      .to.contain('tokens/0/shape')
      .and.to.contain('"id", "space", "kind", "shape", "name"');
  });

  it('reads JSON from a <pre>', async () => {
    const box = await fixture<HTMLElement>(
      html`<div>
        <tile-grid>
          <pre>{"version": 1, "spaces": [{"id": "A", "cells": [[0, 0]], "name": "The hall"}], "boundaries": []}</pre>
        </tile-grid>
      </div>`,
    );
    const element = await settled(box.firstElementChild as TileGrid);
    expect(words(element, 'A')).to.contain('The hall');
  });

  it('takes back a <pre> that was moved out of its paragraph, and leaves every other one', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const boards = ['\nA:B#C\n=+#+/\nD%E^F\n', 'A:B#C'];
    for (const text of boards) {
      box.innerHTML = `<p><tile-grid viewer="C"><pre>${text}</pre></tile-grid></p>`;
      const element = await settled(box.querySelector('tile-grid')!);
      expect(words(element, 'A')).to.contain('A.');
      expect([box.querySelector('pre')!.parentElement, box.querySelector('pre')!.offsetHeight]).to.deep.equal([
        element,
        0,
      ]);
    }
    box.innerHTML = '<p><tile-grid board="L1"></tile-grid></p><pre>A:B</pre>';
    await settled(box.querySelector('tile-grid')!);
    expect(box.lastElementChild!.localName).to.equal('pre');
  });

  it('shows a fault if what follows its paragraph is no board, until it gets one', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.innerHTML = '<p><tile-grid><pre>The ward, drawn by hand</pre></tile-grid></p>';
    const element = box.querySelector('tile-grid')!;
    await waitUntil(() => element.matches(':state(error)'), 'no fault');
    expect(box.querySelector('pre')!.parentElement).to.equal(box);
    element.board = 'L1';
    await settled(element);
    expect(element.matches(':state(error)')).to.equal(false);
  });

  it('refuses a text drawing outside a <pre>, accepts it inside one, and treats other text as a caption', async () => {
    const box = await fixture<HTMLElement>(
      html`<div><tile-grid></tile-grid><tile-grid>A:B#C =+#+/ D%E^F</tile-grid></div>`,
    );
    const [captioned, element] = [...box.children] as [TileGrid, TileGrid];
    captioned.append('What the guard + her dog see: nothing.');
    await settled(captioned);
    await waitUntil(() => element.matches(':state(error)'), 'it is not refused');
    await element.updateComplete;
    expect(root(element).querySelector('[role=alert]')!.textContent).to.contain('as a child: in a <pre>). board');
    expect(captioned.matches(':state(error)')).to.equal(false);
    element.replaceChildren(Object.assign(document.createElement('pre'), { textContent: element.textContent }));
    await waitUntil(() => !element.matches(':state(error)'));
    await settled(element);
    expect(words(element, 'A')).to.contain('A.');
  });

  it('shows the mini map beside the buttons, and nothing on top of a board', async () => {
    const element = await board({ board: 'L1' }, 'width:288px;height:300px');
    const mini = root(element).querySelector('.mini')!.getBoundingClientRect();
    const frame = root(element).querySelector('[part=board]')!.getBoundingClientRect();
    expect(mini.left).to.be.at.least(frame.right - 0.5);
    const [first] = [...root(element).querySelectorAll('.bar button')].map((each) => each.getBoundingClientRect());
    expect([mini.width > 20, mini.bottom <= first!.top]).to.deep.equal([true, true]);
  });

  it('does not draw the cost of a space over its name or over the cost of a figure', async () => {
    const spaces = [{ id: 'shed', name: 'Sledge Shed', cells: [[0, 0]] }] as const;
    const tokens = [{ id: 'dog', space: 'shed', kind: 'monster', shape: 0, name: 'the dog' }] as const;
    const targets = ['shed', 'dog'].map((id) => ({ id, state: 'can-act', cost: 1 }) as const);
    const element = await board({
      model: { version: 1, tiles: [], spaces, tokens, targets, ghosts: [], paths: [], boundaries: [] },
    });
    const [space, figure] = [...root(element).querySelectorAll('.coin')].map((coin) => coin.getBoundingClientRect());
    const apart = (a: DOMRect, b: DOMRect): boolean =>
      a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    expect(apart(space!, figure!)).to.equal(true);
    for (const line of root(element).querySelectorAll('.label'))
      expect(apart(space!, line.getBoundingClientRect()), line.textContent).to.equal(true);
  });

  it('draws a map without boundaries as tiles', async () => {
    const element = await board({ model: sanitariumWard });
    expect([root(element).querySelector('.plan'), root(element).querySelectorAll('.tile').length]).to.deep.equal([
      null,
      sanitariumWard.tiles.length,
    ]);
  });

  it('is accessible with lines of sight, a list and doors', async () => {
    const element = await board({ board: 'L1', viewer: 'I', show: 'sight list legend', doors: true, tokens: guards });
    await isAccessible(element);
  });

  it('is accessible while the figures of a space are spread out', async () => {
    const element = await board({ model: thirty });
    thing(element, 'hall').focus();
    await settled(element);
    await isAccessible(element);
  });
});
