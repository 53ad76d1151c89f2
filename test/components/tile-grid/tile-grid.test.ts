// <tile-grid> with tiles and spaces: what users see and do, and the interface for pages.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { svg } from 'lit';
import '../../../src/components/tile-grid/define.js';
import { TileGrid } from '../../../src/components/tile-grid/tile-grid.js';
import type { GridModel } from '../../../src/engine/scene/tile-grid-model.js';
import { firstExplore, places, sanitariumWard } from '../../../stories/pieces/tile-grid.models.js';
import { isAccessible, waitUntil } from '../support/browser.js';

const grid = async (model: GridModel, size = 'width:780px;height:540px'): Promise<TileGrid> => {
  const box = await fixture<HTMLElement>(html`<div><tile-grid .model=${model}></tile-grid></div>`);
  const element = box.firstElementChild as TileGrid;
  element.style.cssText = `${size};aspect-ratio:auto`;
  await element.updateComplete;
  await nextFrame();
  await nextFrame();
  return element;
};
const root = (element: TileGrid): ShadowRoot => element.shadowRoot!;
const option = (element: TileGrid, name: string | RegExp): SVGElement =>
  [...root(element).querySelectorAll<SVGElement>('[role=option]')].find((each) =>
    each.getAttribute('aria-label')!.match(name),
  )!;
const thing = (element: TileGrid, id: string): SVGElement =>
  root(element).querySelector<SVGElement>(`[data-id="${id}"]`)!;
const focused = (element: TileGrid): string | undefined =>
  (root(element).activeElement as SVGElement | null)?.dataset['id'];
const button = (element: TileGrid, name: string): HTMLButtonElement =>
  [...root(element).querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent.trim()) === name)!;
const pointed = (element: TileGrid): string[] => {
  const ids: string[] = [];
  element.addEventListener('nw-point', (event) => ids.push(event.targetId));
  element.addEventListener('nw-unpoint', () => ids.push('back'));
  return ids;
};
const centre = (target: Element): [number, number] => {
  const { x, y, width, height } = (target.querySelector('.area') ?? target).getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};
const click = (target: Element): Promise<unknown> => {
  target.scrollIntoView({ block: 'nearest' });
  return sendMouse({ type: 'click', position: centre(target) });
};
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
};

describe('<tile-grid>', () => {
  it('draws a trail for a figure that has moved, for eyes only and behind the figure, until the model has none', async () => {
    const [moved] = places.tokens;
    const to = moved!.space;
    const from = places.spaces.find(({ id, exits }) => id !== to && exits?.some((exit) => exit.to === to))!.id;
    const trails = [
      { figure: moved!.id, through: [from, to] },
      { figure: 'left the board', through: [from, to] },
    ];
    const element = await grid({ ...places, trails });
    await waitUntil(() => root(element).querySelector('.steps') !== null, 'the trail');
    expect(root(element).querySelectorAll('.steps')).to.have.length(1);
    const trail = root(element).querySelector('.steps')!;
    expect(trail.matches('[aria-hidden=true] *')).to.equal(true);
    expect(trail.compareDocumentPosition(thing(element, moved!.id))).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    const described = element.describe();
    element.model = places;
    await element.updateComplete;
    expect(root(element).querySelectorAll('.steps')).to.have.length(0);
    expect(element.describe()).to.equal(described);
  });

  for (const motion of ['full', 'none'])
    it(`lets trails appear with motion ${motion}`, async () => {
      const [moved] = places.tokens;
      const from = places.spaces.find(({ id }) => id !== moved!.space)!.id;
      const element = await grid(places);
      element.setAttribute('motion', motion);
      element.model = { ...places, trails: [{ figure: moved!.id, through: [from, moved!.space] }] };
      await waitUntil(() => root(element).querySelector('.steps') !== null, 'the trail');
      expect(root(element).querySelector('.trails')!.getAnimations()).to.have.length(motion === 'full' ? 1 : 0);
    });

  it('describes each space with its tokens, the possible act, exits and doors', async () => {
    const element = await grid(places);
    expect(element.describe().split('\n')).to.deep.equal([
      'Map, 5 spaces',
      'Porch. In sight. 1 exit: Hall (east, open door).',
      'Hall. Here: Eva. Chosen. 4 exits: Porch (west, open door), Study (north, closed door), Attic, Pantry (east).',
      'Study. Not possible now. The door is locked. 1 exit: Hall (south, closed door).',
      'Pantry. Threatened. 1 exit: Hall (west).',
      'Attic. Here: a clue. You can act here for 3 points. 1 exit: Hall.',
    ]);
  });

  it('is a named list of spaces with one tab stop', async () => {
    const element = await grid(places);
    const list = root(element).querySelector('[role=listbox]')!;
    expect(list.getAttribute('aria-label')).to.equal('Map, 5 spaces');
    expect([...list.querySelectorAll('[role=option]')].map((each) => each.getAttribute('aria-label'))).to.deep.equal(
      element.describe().split('\n').slice(1),
    );
    expect(list.querySelectorAll('[tabindex="0"]').length).to.equal(1);
    expect(option(element, /^Study/).getAttribute('aria-disabled')).to.equal('true');
    expect(option(element, /^Hall/).getAttribute('aria-selected')).to.equal('true');
  });

  it('is in German on a German page, and prefers the page’s own messages to the built-in ones', async () => {
    const box = await fixture<HTMLElement>(
      html`<div lang="de-AT"><tile-grid .model=${places} .messages=${{ seen: 'Da vorn.' }}></tile-grid></div>`,
    );
    const element = box.firstElementChild as TileGrid;
    await element.updateComplete;
    expect(option(element, /^Porch/).getAttribute('aria-label')).to.equal(
      'Porch. Da vorn. 1 Ausgang: Hall (Osten, offene Tür).',
    );
    box.lang = 'en';
    await waitUntil(() => element.describe().startsWith('Map'));
  });

  it('moves the focus with arrows to the nearest thing, with Home and End to the ends, and with PageDown to things that can be acted on', async () => {
    const element = await grid(sanitariumWard);
    thing(element, 'day-room:0').focus();
    const way: (string | undefined)[] = [];
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home', 'ArrowUp', 'PageDown', 'PageDown', 'End']) {
      await press(key);
      way.push(focused(element));
    }
    expect(way).to.deep.equal(['walk:0', 'day-room:0', 'way:0', 'chapel:0', 'passage:0', 'way:0', 'pit:0', 'ada']);
    expect(thing(element, 'ada').getAttribute('tabindex')).to.equal('0');
  });

  it('does not handle keys with modifiers or keys outside the board', async () => {
    const element = await grid(sanitariumWard);
    thing(element, 'chapel:0').focus();
    await sendKeys({ down: 'Shift' });
    await press('ArrowRight');
    await sendKeys({ up: 'Shift' });
    expect(focused(element)).to.equal('chapel:0');
    button(element, 'Zoom in').focus();
    await press('ArrowRight');
    expect(root(element).activeElement).to.equal(button(element, 'Zoom in'));
  });

  it('points at a space by click, Enter or Space', async () => {
    const element = await grid(sanitariumWard);
    const ids = pointed(element);
    await click(thing(element, 'way:0'));
    thing(element, 'way:0').focus();
    await press('Enter', ' ');
    expect(ids).to.deep.equal(['way:0', 'way:0', 'way:0']);
  });

  it('points at a token and then at a space when the token is dragged there', async () => {
    const element = await grid(sanitariumWard);
    const ids = pointed(element);
    await sendMouse({ type: 'move', position: centre(thing(element, 'ada').querySelector('.mover')!) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [400, 400] });
    await sendMouse({ type: 'move', position: centre(thing(element, 'way:0')) });
    await sendMouse({ type: 'up' });
    expect(ids).to.deep.equal(['ada', 'way:0']);
  });

  it('cancels the pointing after a drop on nothing, or with Escape while something is selected', async () => {
    const element = await grid({ ...sanitariumWard, targets: [{ id: 'ada', state: 'selected' }] });
    const ids = pointed(element);
    await sendMouse({ type: 'move', position: centre(thing(element, 'ada').querySelector('.mover')!) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [20, 20] });
    await sendMouse({ type: 'up' });
    thing(element, 'ada').focus();
    await press('Escape');
    expect(ids).to.deep.equal(['ada', 'back', 'back']);
  });

  it('prevents scrolling by touch only on things that can be dragged', async () => {
    const element = await grid(sanitariumWard);
    const action = (target: Element): string => getComputedStyle(target).touchAction;
    expect(action(thing(element, 'ada'))).to.equal('none');
    expect(action(root(element).querySelector('[part=board]')!)).to.match(/pan-x pan-y|auto/);
    expect(thing(element, 'bruno').getAttribute('role')).to.equal(null);
  });

  it('does not handle the mouse wheel, not even with Ctrl', async () => {
    const element = await grid(sanitariumWard);
    const { state } = element;
    thing(element, 'chapel:0').focus();
    for (const ctrlKey of [false, true])
      expect(
        root(element)
          .querySelector('[part=board]')!
          .dispatchEvent(new WheelEvent('wheel', { cancelable: true, bubbles: true, deltaY: -100, ctrlKey })),
        `ctrl ${ctrlKey}`,
      ).to.equal(true);
    expect(element.state).to.deep.equal(state);
  });

  it('shows a tile before it is laid, also where it fits in one rotation only, and then has nothing to turn', async () => {
    const element = await grid(sanitariumWard);
    const ids = pointed(element);
    const place = (): SVGElement => option(element, 'Place for a tile');
    await click(place());
    place().focus();
    await press('r');
    expect([ids, !!button(element, 'Turn (R)'), !!button(element, 'Back')]).to.deep.equal([[], false, true]);
    await click(button(element, 'Back'));
    expect([ids, button(element, 'Lay it here')]).to.deep.equal([[], undefined]);
    await click(place());
    await click(button(element, 'Lay it here'));
    place().focus();
    await press('Enter', 'Enter');
    expect(ids).to.deep.equal(['lay:4,5', 'lay:4,5']);
  });

  it('draws the tile itself at the place that is chosen, with the drawings of the game', async () => {
    const tile = { kind: 'room', art: 'pantry', name: 'Pantry' };
    const element = await grid({ ...firstExplore, ghosts: firstExplore.ghosts.map((ghost) => ({ ...ghost, tile })) });
    const drawn = (): (string | null)[] =>
      [...root(element).querySelectorAll('.own')].map((each) => each.getAttribute('class'));
    element.art = { tile: ({ art, facing }) => svg`<circle class=${`own ${art} ${facing}`} r="9"/>` };
    await element.updateComplete;
    expect(drawn()).to.have.length(1);
    option(element, 'Rotation 1 of 2').focus();
    await press('Enter');
    expect(drawn().slice(1)).to.deep.equal(['own pantry h']);
    await press('r');
    expect(drawn().slice(1)).to.deep.equal(['own pantry v']);
    await press('Escape');
    expect(drawn()).to.have.length(1);
  });

  it('points immediately at a place that stands for another target', async () => {
    const [ghost] = sanitariumWard.ghosts;
    const element = await grid({ ...sanitariumWard, ghosts: [{ ...ghost!, target: 'opening' }] });
    const ids = pointed(element);
    await click(option(element, 'Place for a tile'));
    expect(ids).to.deep.equal(['opening']);
  });

  it('selects a place and then a rotation of the tile with keys', async () => {
    const element = await grid(firstExplore);
    const ids = pointed(element);
    option(element, 'Rotation 1 of 2').focus();
    await press('Enter', 'r');
    await waitUntil(
      () =>
        [...document.querySelectorAll('[data-nightward=polite] p')].at(-1)?.textContent ===
        'Place for a tile. Rotation 2 of 2, doorways: north, east, south, west. You can act here.',
    );
    expect(option(element, 'Rotation 2 of 2')).to.equal(root(element).activeElement);
    await press('Enter');
    expect(ids).to.deep.equal(['lay:1,1:v']);
  });

  it('selects a place and then a rotation of the tile with taps and a button', async () => {
    const element = await grid(firstExplore);
    const ids = pointed(element);
    const cell = option(element, 'Rotation 1 of 2');
    await click(cell);
    expect(ids).to.deep.equal([]);
    await click(cell);
    await click(cell);
    await click(cell);
    await click(button(element, 'Lay it here'));
    expect(ids).to.deep.equal(['lay:1,1:v']);
  });

  it('cancels the rotation with Escape, without an event', async () => {
    const element = await grid(firstExplore);
    const ids = pointed(element);
    option(element, 'Rotation 1 of 2').focus();
    await press('Enter', 'Escape');
    expect([ids, button(element, 'Turn (R)')]).to.deep.equal([[], undefined]);
  });

  it('doubles the size of names on tiles at a text size of 200 %, on a wide and on a narrow map', async () => {
    document.documentElement.style.fontSize = '200%';
    for (const size of ['width:1100px;height:560px', 'width:256px;height:330px']) {
      const element = await grid({ ...sanitariumWard, ghosts: [] }, size);
      for (const name of root(element).querySelectorAll('.name tspan'))
        expect(
          Number.parseFloat(getComputedStyle(name).fontSize) * element.state.scale,
          name.textContent,
        ).to.be.at.least(28);
    }
  });
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  it('shows the whole map if there is room; otherwise keeps it readable and movable by buttons', async () => {
    const wide = await grid(sanitariumWard);
    expect([!!button(wide, 'Move the view: east'), !!root(wide).querySelector('.mini')]).to.deep.equal([false, false]);
    const narrow = await grid(sanitariumWard, 'width:320px;height:420px');
    expect([narrow.state.scale >= 0.65, !!root(narrow).querySelector('.mini')]).to.deep.equal([true, true]);
    const { x } = narrow.state;
    await click(button(narrow, 'Move the view: east'));
    await waitUntil(() => narrow.state.x > x + 20);
    expect(narrow.scrollWidth).to.be.at.most(320);
  });

  /** The places for a tile that a press on their middle does not reach. */
  const outOfReach = (element: TileGrid): string[] => {
    const frame = root(element).querySelector('[part=board]')!.getBoundingClientRect();
    return [...root(element).querySelectorAll<SVGElement>('.spot')].flatMap((place) => {
      const { left, right, top, bottom } = place.querySelector('.area')!.getBoundingClientRect();
      const inside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      const hit = root(element).elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return inside && place.contains(hit) ? [] : [place.dataset['id']!];
    });
  };

  it('shows all places for a tile, smaller than names need, and stays as the reader has zoomed it', async () => {
    const element = await grid(firstExplore, 'width:300px;height:240px');
    element.scrollIntoView();
    expect([outOfReach(element), element.state.scale < 0.65]).to.deep.equal([[], true]);
    const { x, y } = element.state;
    expect(Math.hypot(x - 100, y - 50), 'the laid card is near the middle').to.be.at.most(60);
    await click(option(element, 'Rotation 1 of 2'));
    await nextFrame();
    await nextFrame();
    expect(outOfReach(element), 'with buttons below the map').to.deep.equal([]);
    await click(button(element, 'Back'));
    for (const place of root(element).querySelectorAll('.spot'))
      expect(place.getBoundingClientRect().width, 'a place can be pressed').to.be.at.least(43.5);
    element.model = { ...firstExplore, ghosts: [] };
    await element.updateComplete;
    await waitUntil(() => element.state.scale >= 0.65, 'names can be read again');
    button(element, 'Zoom in').click();
    const { scale } = element.state;
    element.model = firstExplore;
    await element.updateComplete;
    await nextFrame();
    expect(element.state.scale).to.equal(scale);
  });

  it('draws places for a tile with a scale of 0.45 at least', async () => {
    const element = await grid(firstExplore, 'width:160px;height:140px');
    expect(element.state.scale).to.equal(0.45);
  });

  it('moves the view to the things to choose from, if they have room in it beside each other', async () => {
    const targets = [{ id: 'records:0', state: 'can-act' as const }];
    const element = await grid({ ...sanitariumWard, targets: [], ghosts: [] }, 'width:320px;height:320px');
    element.setAttribute('motion', 'none');
    const { scale, y } = element.state;
    element.model = { ...sanitariumWard, ghosts: [], targets };
    await element.updateComplete;
    await waitUntil(() => element.state.y < y);
    const frame = root(element).querySelector('[part=board]')!.getBoundingClientRect();
    const { top, bottom } = thing(element, 'records:0').querySelector('.area')!.getBoundingClientRect();
    expect([top >= frame.top, bottom <= frame.bottom, element.state.scale]).to.deep.equal([true, true, scale]);
  });

  it('shows a selected thing or a person first, and scrolls to a thing with focusOn()', async () => {
    const element = await grid(sanitariumWard, 'width:320px;height:320px');
    expect(Math.abs(element.state.y - 470)).to.be.lessThan(200);
    element.focusOn('records:0');
    await waitUntil(() => element.state.y < 250);
    expect(element.state.stop).to.equal('records:0');
  });

  it('moves the map when its background is dragged with the mouse, without a click', async () => {
    const element = await grid(sanitariumWard, 'width:320px;height:320px');
    const ids = pointed(element);
    const before = element.state;
    const { left, top } = element.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + 200), Math.round(top + 200)] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [Math.round(left + 150), Math.round(top + 240)] });
    await sendMouse({ type: 'up' });
    const after = element.state;
    expect([
      Math.round((after.x - before.x) * after.scale),
      Math.round((after.y - before.y) * after.scale),
      ids,
    ]).to.deep.equal([50, -40, []]);
  });

  it('has a JSON state that changes nothing when it is set again', async () => {
    const element = await grid(sanitariumWard, 'width:320px;height:420px');
    button(element, 'Zoom in').click();
    const state = JSON.stringify(element.state);
    element.state = JSON.parse(state) as typeof element.state;
    await element.updateComplete;
    await nextFrame();
    const round = (text: string): string => text.replace(/\d+\.\d+/g, (n) => String(Math.round(Number(n))));
    expect(round(JSON.stringify(element.state))).to.equal(round(state));
  });

  it('accepts the model as an attribute or a child, and shows the caption', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const text = JSON.stringify(places);
    const [attribute, child] = [document.createElement('tile-grid'), document.createElement('tile-grid')];
    attribute.setAttribute('model', text);
    const script = Object.assign(document.createElement('script'), { type: 'application/json', textContent: text });
    child.append(script, 'A house');
    box.append(attribute, child);
    await Promise.all([attribute.updateComplete, child.updateComplete]);
    await waitUntil(() => child.describe().startsWith('Map, 5'));
    expect(attribute.describe()).to.equal(child.describe());
    expect(root(child).querySelectorAll('[role=option]').length).to.equal(5);
    expect(child.innerText.trim()).to.equal('A house');
  });

  it('shows a fault of the model, with one event and one warning, and recovers', async () => {
    const warned: unknown[] = [];
    const { warn } = console;
    console.warn = (...words: unknown[]) => warned.push(words[0]);
    const element = document.createElement('tile-grid');
    const faults: string[] = [];
    element.addEventListener('nw-error', ({ code, path }) => faults.push(`${code} ${path}`));
    element.model = { ...places, tokens: [{ id: 'x', space: 'nowhere', kind: 'person', shape: 0, name: 'X' }] };
    document.body.append(element);
    await element.updateComplete;
    element.requestUpdate();
    await element.updateComplete;
    console.warn = warn;
    expect(faults).to.deep.equal(['grid-unknown tokens/0/space']);
    expect(warned.length).to.equal(1);
    expect(root(element).querySelector('[role=alert]')!.textContent).to.contain('tokens/0/space');
    element.model = places;
    await element.updateComplete;
    expect(root(element).querySelector('[role=alert]')).to.equal(null);
    expect(root(element).querySelectorAll('[role=option]').length).to.equal(5);
    element.remove();
  });

  it('uses the drawings of a game, and redraws only changed tiles', async () => {
    const drawn: string[] = [];
    const element = await grid(sanitariumWard);
    element.art = { tile: ({ id }) => (drawn.push(id), svg`<circle class="own" r="9"/>`) };
    await element.updateComplete;
    expect(root(element).querySelectorAll('.own').length).to.equal(sanitariumWard.tiles.length);
    drawn.length = 0;
    const model = structuredClone(sanitariumWard) as { tiles: { state?: string }[] } & GridModel;
    model.tiles[2]!.state = 'known';
    element.model = model;
    await element.updateComplete;
    expect(drawn).to.deep.equal([sanitariumWard.tiles[2]!.id]);
  });

  it('draws a tile with at most 60 nodes', async () => {
    const element = await grid(sanitariumWard);
    for (const tile of root(element).querySelectorAll('.tile'))
      expect(tile.querySelectorAll('*').length).to.be.at.most(60);
  });

  it('moves a token at once, and animates its walk only if motion is allowed', async () => {
    const element = await grid(sanitariumWard);
    const move = async (space: string): Promise<number> => {
      element.model = {
        ...sanitariumWard,
        tokens: sanitariumWard.tokens.map((token) => (token.id === 'ada' ? { ...token, space } : token)),
      };
      await element.updateComplete;
      expect(option(element, new RegExp('^Ada')).getAttribute('aria-label')).to.match(/north end|south end/);
      return thing(element, 'ada').querySelector('.mover')!.getAnimations().length;
    };
    element.setAttribute('motion', 'none');
    expect(await move('way:0')).to.equal(0);
    element.removeAttribute('motion');
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) expect(await move('way:1')).to.equal(1);
  });

  it('does not mention exits if there are none', async () => {
    const element = await grid({ version: 1, spaces: [{ id: 'a', name: 'A', at: [0, 0] }] } as unknown as GridModel);
    expect(element.describe()).to.equal('Map, 1 space\nA.');
  });

  it('ignores an invalid state', async () => {
    const element = await grid(places);
    const { state } = element;
    for (const none of [null, undefined, 'x', {}, { ...state, scale: NaN }, { ...state, x: '5' }]) {
      element.state = none as typeof state;
      await element.updateComplete;
    }
    expect(element.state).to.deep.equal(state);
  });

  it('stays fitted to its frame when its own state is set, and when it is moved to another place', async () => {
    const element = await grid(places, 'width:780px;height:540px');
    Object.assign(element, { state: element.state });
    await element.updateComplete;
    const narrow = await fixture<HTMLElement>(html`<div></div>`);
    narrow.append(element);
    element.style.width = '300px';
    const fresh = await grid(places, 'width:300px;height:540px');
    await waitUntil(() => element.state.scale === fresh.state.scale);
  });

  it('moves the focus to a near thing when the focused thing is removed', async () => {
    const element = await grid(sanitariumWard);
    thing(element, 'lay:4,5').focus();
    element.model = { ...sanitariumWard, ghosts: [] };
    await element.updateComplete;
    await waitUntil(() => focused(element) !== undefined);
    expect(focused(element)).to.equal('ada');
  });

  it('names the kind, id and state of a thing as parts', async () => {
    const element = await grid(sanitariumWard);
    expect(thing(element, 'way:0').getAttribute('part')).to.equal('space way:0 can-act');
  });

  for (const [name, model] of Object.entries({ sanitariumWard, firstExplore, places })) {
    it(`is accessible: ${name}`, async () => {
      const element = await grid(model);
      await isAccessible(element);
    });
  }

  it('with a page’s own drawings, refuses an invalid model, and describes the fault before it is on the page', async () => {
    const element = document.createElement('tile-grid');
    element.art = { tile: () => svg``, token: () => svg`` };
    element.model = { version: 1, spaces: 5 } as unknown as GridModel;
    expect(element.describe()).to.match(/cannot be drawn/);
    const received: string[] = [];
    element.addEventListener('nw-error', ({ path }) => received.push(path));
    (await fixture<HTMLElement>(html`<div></div>`)).append(element);
    await element.updateComplete;
    expect([received.length, element.matches(':state(error)')]).to.deep.equal([1, true]);
  });

  it('ignores a second definition of the tag, and defines other tags with a class of their own', () => {
    const before = customElements.get('tile-grid');
    TileGrid.define();
    TileGrid.define('nw1-tile-grid');
    expect(customElements.get('tile-grid')).to.equal(before);
    expect(new (customElements.get('nw1-tile-grid')!)()).to.be.instanceOf(TileGrid);
  });
});
