// <nw-house>: pointing with each device, the keyboard, the focus after a collapse, and scrolling.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { House } from '../../src/components/nw-house/nw-house.js';
import type { HouseModel } from '../../src/engine/scene/house-model.js';
import {
  broken,
  lamplighter,
  midGame,
  plain,
  start,
  states,
  warden,
  whole,
} from '../../stories/pieces/nw-house.models.js';
import { isAccessible, waitUntil } from './support/browser.js';

House.define();

async function house(model: unknown, width = 1200, attributes: Readonly<Record<string, string>> = {}): Promise<House> {
  const parentNode = document.createElement('div');
  parentNode.style.width = `${width}px`;
  const element = document.createElement('nw-house') as House;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.model = model as HouseModel;
  await fixture(html`${element}`, { parentNode });
  await waitUntil(() => element.matches(':state(ready), :state(error)'), 'drawn');
  await element.updateComplete;
  return element;
}
const one = (element: House, selector: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;
const room = (element: House, id: string): HTMLElement => one(element, `[data-id="${id}"]`);
const focused = (element: House): string =>
  (element.shadowRoot!.activeElement as HTMLElement | null)?.dataset['id'] ?? '';

function recordEvents(element: House): string[] {
  const said: string[] = [];
  element.addEventListener('nw-point', ({ targetId }) => said.push(targetId));
  element.addEventListener('nw-unpoint', () => said.push('back'));
  return said;
}

const devices: Readonly<Record<string, (target: HTMLElement) => Promise<void>>> = {
  pointer: async (target) => {
    target.scrollIntoView({ block: 'center' });
    const { x, y, width } = target.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + 40)] });
  },
  Enter: async (target) => {
    target.focus();
    await sendKeys({ press: 'Enter' });
  },
  Space: async (target) => {
    target.focus();
    await sendKeys({ press: ' ' });
  },
};

describe('<nw-house>', () => {
  it('draws a trail for a figure that has moved, for eyes only, until the model has none', async () => {
    const [moved] = midGame.figures;
    const rooms = midGame.columns.flatMap((column) => column.rooms.map(({ id }) => id));
    const from = rooms.find((id) => id !== moved!.room)!;
    const trails = [{ figure: moved!.id, through: [from, 'a room that is gone', moved!.room] }];
    const element = await house({ ...midGame, trails });
    expect(one(element, '.trails').matches('[aria-hidden=true] *')).to.equal(true);
    element.model = midGame;
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('.trails')).to.have.length(0);
  });

  for (const [device, act] of Object.entries(devices)) {
    it(`points at a room and at a figure by ${device}`, async () => {
      const element = await house(midGame);
      const said = recordEvents(element);
      await act(room(element, 'nursery'));
      await act(room(element, 'patient:warden'));
      expect(said).to.deep.equal(['nursery', 'patient:warden']);
    });
  }

  it('points at the room behind a figure that cannot be pointed at', async () => {
    const element = await house(start);
    const said = recordEvents(element);
    await devices['pointer']!(room(element, 'patient:warden'));
    expect(said).to.deep.equal(['reception']);
  });

  it('shows the names of all figures in a room in front of all these figures', async () => {
    const element = await house({
      ...start,
      figures: [
        { ...warden, name: 'The Warden of all the wards' },
        { ...lamplighter, room: warden.room },
      ],
    });
    await waitUntil(() => element.shadowRoot!.querySelectorAll('.figure > svg').length === 2);
    const names = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.name > span')];
    for (const name of [...names, ...element.shadowRoot!.querySelectorAll<HTMLElement>('.figure')])
      name.style.pointerEvents = 'auto';
    for (const name of names) {
      name.scrollIntoView({ block: 'center' });
      const { left, top, width } = name.getBoundingClientRect();
      for (const share of [0.1, 0.5, 0.9])
        expect(element.shadowRoot!.elementFromPoint(left + width * share, top + 4) === name, name.textContent).to.equal(
          true,
        );
    }
  });

  it('has one tab stop; arrows move the focus to rooms and figures, and PageDown to rooms that can be acted on', async () => {
    const element = await house(midGame);
    room(element, 'boiler-room').focus();
    const path: string[] = [];
    for (const press of [
      'ArrowUp',
      'ArrowRight',
      'End',
      'Home',
      'PageDown',
      'PageDown',
      'ArrowRight',
      'ArrowUp',
      'ArrowUp',
    ]) {
      await sendKeys({ press });
      path.push(focused(element));
    }
    await element.updateComplete;
    expect(path).to.deep.equal([
      'infirmary',
      'bath-hall',
      'patient:warden',
      'boiler-room',
      'morgue',
      'nursery',
      'shock-room',
      'shed',
      'padded-cell',
    ]);
    expect(element.shadowRoot!.querySelectorAll('[tabindex="0"]').length).to.equal(1);
  });

  it('cancels the last pointing with Escape if something is selected', async () => {
    const element = await house(midGame);
    const said = recordEvents(element);
    room(element, 'nursery').focus();
    await sendKeys({ press: 'Escape' });
    element.model = start;
    await element.updateComplete;
    await sendKeys({ press: 'Escape' });
    expect(said).to.deep.equal(['back']);
  });

  it('AE-DES-02 animates falling rooms, and keeps the focus on a falling room', async () => {
    const element = await house(whole);
    room(element, 'kitchen').focus();
    const before = room(element, 'kitchen').offsetTop;
    element.model = broken;
    await element.updateComplete;
    expect(room(element, 'kitchen').getAnimations().length).to.equal(1);
    expect(room(element, 'kitchen').offsetTop).to.be.greaterThan(before);
    expect(focused(element)).to.equal('kitchen');
    for (const piece of element.shadowRoot!.getAnimations()) piece.finish();
    await waitUntil(() => one(element, '.wreck').childElementCount === 0, 'the broken room is not removed');
  });

  it('moves the focus from a broken room to the nearest room', async () => {
    const element = await house(whole);
    room(element, 'office').focus();
    element.model = broken;
    await element.updateComplete;
    expect(focused(element)).to.equal('kitchen');
  });

  for (const motion of ['none', 'calm']) {
    it(`has no animation with motion="${motion}"`, async () => {
      const element = await house(whole, 1200, { motion });
      element.model = broken;
      await element.updateComplete;
      expect([element.shadowRoot!.getAnimations().length, one(element, '.wreck').childElementCount]).to.deep.equal([
        0, 0,
      ]);
    });
  }

  it('has no scroll buttons if the whole house is visible, even while the animation of a roof leaves its frame', async () => {
    const element = await house(start, 900);
    one(element, '.roof').animate({ transform: ['translateX(600px)', 'none'] }, 10_000);
    for (const model of [{ ...start }, { ...start }]) {
      element.model = model;
      await element.updateComplete;
    }
    expect([one(element, '.bar'), one(element, '.scroll').matches('.whole')]).to.deep.equal([null, true]);
  });

  it('scrolls a wide house: to selected rooms, with buttons, with its plan and with the focus', async () => {
    const element = await house(midGame, 320, { motion: 'none' });
    const [frame, left] = [one(element, '.scroll'), one(element, '.bar button:first-child')] as [
      HTMLElement,
      HTMLButtonElement,
    ];
    const isSeen = (id: string): boolean => {
      const [inner, outer] = [room(element, id).getBoundingClientRect(), frame.getBoundingClientRect()];
      return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    };
    expect(element.getBoundingClientRect().width).to.equal(320);
    await waitUntil(() => isSeen('reception'), 'the selected room is out of sight');
    left.click();
    expect(isSeen('reception')).to.equal(false);
    one(element, '.plan').dispatchEvent(
      new MouseEvent('click', { clientX: one(element, '.plan').getBoundingClientRect().right }),
    );
    expect(frame.scrollLeft).to.be.greaterThan(100);
    room(element, 'boiler-room').focus();
    // WebKit moves the focus slightly later.
    await waitUntil(() => isSeen('boiler-room'), 'the focus is out of sight');
    expect((await house(midGame)).shadowRoot!.querySelector('.bar')).to.equal(null);
  });

  it('has readable names and large enough touch areas at 320 px', async () => {
    const element = await house(states, 320);
    for (const each of element.shadowRoot!.querySelectorAll<HTMLElement>('[role=option]')) {
      const { width, height } = each.getBoundingClientRect();
      expect(Math.min(width, height), each.ariaLabel ?? '').to.be.at.least(each.matches('.room') ? 44 : 24);
    }
    for (const name of element.shadowRoot!.querySelectorAll('.plate, .name > span, .note, .chance, .you b'))
      expect(Number.parseFloat(getComputedStyle(name).fontSize)).to.be.at.least(14);
  });

  it('shows the fault of a model in the language of the element', async () => {
    const element = await house({ version: 2 }, 600, { lang: 'de' });
    expect(one(element, '[part=error]').textContent).to.contain('Hier muss JSON stehen').and.contain('model/version');
  });

  it('is accessible', async () => {
    const [a, b] = plain.columns;
    const all = {
      ...plain,
      own: 'hall',
      columns: [
        {
          ...a!,
          rooms: a!.rooms.map((each) => ({
            ...each,
            state: 'can-act',
            marks: ['unlit', 'threatened'],
            notes: [{ text: 'T' }],
            chance: 0.4,
          })),
        },
        b,
      ],
      figures: [{ ...plain.figures[0]!, state: 'selected', isNew: true }],
    };
    await isAccessible(await house(all));
  });
});
