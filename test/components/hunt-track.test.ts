// <hunt-track>: the hunt with each device, cards that wait to be turned over, hidden cards, the interface for pages,
// and layouts.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../src/components/hunt-track/define.js';
import type { HuntTrack } from '../../src/components/hunt-track/hunt-track.js';
import { cards, deck, evening, hunted, places } from '../../stories/pieces/hunt-track.models.js';
import { waitUntil } from './support/browser.js';
import { listen } from './support/announcements.js';

type Given = Readonly<Record<string, string>>;

async function track(attributes: Given = {}, properties: object = {}, width = 1200): Promise<HuntTrack> {
  const parentNode = document.createElement('div');
  parentNode.style.width = `${width}px`;
  const element = document.createElement('hunt-track');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, properties);
  await fixture(html`${element}`, { parentNode });
  await waitUntil(() => element.matches(':state(ready), :state(error)'), 'it is not drawn');
  await element.updateComplete;
  return element;
}
const all = (element: Element, selector: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const one = (element: Element, selector: string): HTMLElement => all(element, selector)[0]!;
const space = (element: Element, n: number): HTMLElement => one(element, `[part~=s${n}]`);
/** The text of a space for screen readers. */
const label = (element: Element, n: number): string => space(element, n).querySelector('.heard')!.textContent;
const text = (element: Element, part: string): string => one(element, `[part=${part}]`).textContent.trim();
const button = (element: Element, act: string): HTMLElement => one(element, `[data-act=${act}]`);
/** The numbers of the spaces that are drawn face up. */
const up = (element: Element): number[] =>
  all(element, '[part~=space]').flatMap((each, i) => (each.matches('.up') ? [i + 1] : []));

function recordEvents(element: HTMLElement): string[] {
  const said: string[] = [];
  element.addEventListener('nw-move', ({ from, to }) => said.push(`move ${from}-${to}`));
  element.addEventListener('nw-reveal', ({ space: n, card }) => said.push(`reveal ${n} ${card}`));
  element.addEventListener('nw-end', () => said.push('end'));
  element.addEventListener('nw-choose', ({ targetId }) => said.push(`choose ${targetId}`));
  return said;
}

async function clickOn(target: Element): Promise<void> {
  target.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 4)] });
}
async function press(element: HTMLElement, ...keys: string[]): Promise<void> {
  element.focus();
  for (const key of keys) await sendKeys({ press: key });
}
const devices: Readonly<Record<string, (target: HTMLElement) => Promise<void>>> = {
  pointer: clickOn,
  Enter: (target) => press(target, 'Enter'),
  Space: (target) => press(target, ' '),
};

describe('<hunt-track>', () => {
  it('LOB-HST-01 LOB-HST-04 has twelve face-down cards, and the Huntmaster waits before the first space', async () => {
    const element = await track();
    expect(all(element, '[role=option]').length).to.equal(12);
    expect([label(element, 1), label(element, 6), text(element, 'status')]).to.deep.equal([
      'Space 1: a card, face down.',
      'Space 6: Insanity, face down.',
      'The Huntmaster waits before the first space.',
    ]);
  });

  for (const [device, act] of Object.entries(devices)) {
    it(`performs a Hunt Phase by ${device}: one step, and its card is turned over`, async () => {
      const element = await track({ position: '3' }, { cards });
      const said = recordEvents(element);
      await act(button(element, 'hunt'));
      await element.updateComplete;
      expect(said).to.deep.equal(['move 3-4', 'reveal 4 All doors']);
      expect([element.position, up(element), label(element, 4)]).to.deep.equal([
        4,
        [1, 2, 3, 4],
        'Space 4: All doors. Close every door. The Huntmaster is here.',
      ]);
    });

    it(`turns over the next card by ${device}`, async () => {
      const element = await track({ position: '3' }, { cards });
      element.advance(2);
      element.hunt();
      await element.updateComplete;
      const said = recordEvents(element);
      await act(space(element, 5));
      await element.updateComplete;
      expect([said, up(element)]).to.deep.equal([['reveal 5 Louder'], [1, 2, 3, 4, 5]]);
    });
  }

  it('performs a Hunt Phase with the key +, and moves back with the key -', async () => {
    const element = await track({ position: '3' });
    const said = recordEvents(element);
    await press(space(element, 1), '+', '+', '-');
    expect(said).to.deep.equal(['move 3-4', 'reveal 4 null', 'move 4-5', 'reveal 5 null', 'move 5-4']);
  });

  it('LOB-EX-71 turns over cards 4, 5 and the Aura one after the other, after two deaths and a Hunt Phase', async () => {
    const element = await track({ position: '3' }, { cards });
    const said = recordEvents(element);
    button(element, 'advance').click();
    button(element, 'advance').click();
    await element.updateComplete;
    expect([element.position, up(element), text(element, 'status')]).to.deep.equal([
      5,
      [1, 2, 3],
      'The Huntmaster is on space 5 of 12. 2 cards wait for the next Hunt Phase.',
    ]);
    expect(label(element, 4)).to.equal('Space 4: a card, face down. It waits for the next Hunt Phase.');
    button(element, 'hunt').click();
    await element.updateComplete;
    expect(text(element, 'status')).to.equal('The Huntmaster is on space 6 of 12. 2 cards have to be turned over.');
    expect(button(element, 'hunt').ariaDisabled).to.equal('true');
    button(element, 'reveal').click();
    button(element, 'reveal').click();
    expect(said).to.deep.equal([
      'move 3-4',
      'move 4-5',
      'move 5-6',
      'reveal 4 All doors',
      'reveal 5 Louder',
      'reveal 6 Insanity',
    ]);
    expect(element.reveal()).to.equal(false);
  });

  it('LOB-RUL-91 leaves later cards face down if the page moves the figure back when a card is revealed', async () => {
    const element = await track({}, { cards });
    element.advance(3);
    element.addEventListener(
      'nw-reveal',
      () => {
        element.retreat(2);
      },
      { once: true },
    );
    element.hunt();
    expect([
      element.position,
      element.state!.revealed,
      element.reveal(),
      element.state!.revealed,
      element.reveal(),
    ]).to.deep.equal([2, [1], true, [1, 2], false]);
  });

  it('LOB-HST-05 LOB-EX-73 ends after a death on the last space, with one event and no further moves', async () => {
    const element = await track({ position: '12' });
    const said = recordEvents(element);
    button(element, 'advance').click();
    await element.updateComplete;
    expect([element.hunt(), element.advance(), element.retreat(), element.reveal()]).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
    expect([said, element.matches(':state(ended)'), text(element, 'status')]).to.deep.equal([
      ['end'],
      true,
      'The Huntmaster has left the last space. This is the end.',
    ]);
  });

  it('LOB-RUL-93 moves back before the first space, but no further', async () => {
    const element = await track({ position: '2' });
    const said = recordEvents(element);
    expect([element.retreat(5), element.retreat()]).to.deep.equal([true, false]);
    expect(said).to.deep.equal(['move 2-0']);
  });

  it('starts over with the values of its attributes, without events', async () => {
    const element = await track({ position: '2' }, { deck });
    const before = JSON.stringify(element.state);
    element.advance(4);
    element.hunt();
    const said = recordEvents(element);
    element.reset();
    await element.updateComplete;
    expect([JSON.stringify(element.state), said]).to.deep.equal([before, []]);
  });

  it('does not move with an invalid number of steps, outside the page, or with a model', async () => {
    const element = await track();
    for (const steps of [0, -1, 1.5, NaN, Infinity, '2' as never])
      expect(element.advance(steps), String(steps)).to.equal(false);
    expect(document.createElement('hunt-track').advance()).to.equal(false);
    expect((await track({}, { model: hunted })).advance()).to.equal(false);
    expect(element.position).to.equal(0);
  });

  describe('a face-down card', () => {
    it('has no name in the drawing, the words or the state, even if the page has set one', async () => {
      const element = await track({ position: '5' }, { cards });
      const everything = [element.shadowRoot!.innerHTML, element.describe(), JSON.stringify(element.state)].join();
      for (const name of ['Lights out', 'Louder']) expect(everything).to.contain(name);
      for (const { name } of cards.slice(6).flatMap((each) => each ?? [])) expect(everything).not.to.contain(name);
      expect(all(element, '.mark').length, 'marks of five cards and the Aura').to.equal(6);
    });

    it('is drawn from a deck when it is turned over; no card is drawn twice, and the Aura is not in the deck', async () => {
      const element = await track({ seed: 'ward' }, { deck });
      const said = recordEvents(element);
      while (element.hunt());
      const names = said.filter((line) => line.startsWith('reveal')).map((line) => line.replace(/reveal \d+ /, ''));
      expect(new Set(names).size).to.equal(12);
      expect(names[5]).to.equal('Insanity');
      expect([...names].sort()).to.deep.equal([...deck.map(({ name }) => name), 'Insanity'].sort());
    });

    it('is drawn from a deck in the same order with the same seed, and in another order with another seed', async () => {
      const order = async (seed: string): Promise<string> => {
        const element = await track({ seed }, { deck });
        while (element.hunt());
        return JSON.stringify(element.state!.drawn);
      };
      expect(await order('a')).to.equal(await order('a'));
      expect(await order('a')).not.to.equal(await order('b'));
    });

    it('can be set by the page when it is turned over', async () => {
      const element = await track();
      const voice = listen();
      element.addEventListener('nw-reveal', ({ space: n }) => {
        element.cards = Array.from({ length: n }, (_, i) =>
          i + 1 === n ? { name: 'Fog', text: 'Nobody sees far.' } : null,
        );
      });
      element.hunt();
      await element.updateComplete;
      expect(label(element, 1)).to.equal('Space 1: Fog. Nobody sees far. The Huntmaster is here.');
      await voice.heard('The Huntmaster goes to space 1. Turned over: Fog. Nobody sees far.');
      voice.stop();
    });

    it('must not have a name in a model', async () => {
      const element = await track(
        {},
        { model: { version: 1, position: 0, spaces: [{ card: 'down', name: 'Glass' }] } },
      );
      expect(one(element, '[part=error]').textContent).to.contain('model/spaces/0').and.not.to.contain('Glass');
    });
  });

  describe('with a model', () => {
    for (const [device, act] of Object.entries(devices)) {
      it(`chooses the space that can be acted on by ${device}, and no other`, async () => {
        const element = await track({}, { model: hunted });
        const said = recordEvents(element);
        await act(space(element, 5));
        await act(space(element, 4));
        expect(said).to.deep.equal(['choose space:4']);
        expect(all(element, 'button').length).to.equal(0);
      });
    }

    it('describes the model, and draws another one', async () => {
      const element = await track({}, { model: hunted });
      expect(element.describe().split('\n').slice(0, 8)).to.deep.equal([
        'The Huntmaster is on space 5 of 12. 2 cards wait for the next Hunt Phase.',
        'Space 1: Lights out.',
        'Space 2: Loose straps.',
        'Space 3: Glass.',
        'Space 4: a card, face down. You can act here.',
        'Space 5: a card, face down. The Huntmaster is here. It waits for the next Hunt Phase.',
        'Space 6: Insanity, face down.',
        'Space 7: a card, face down.',
      ]);
      element.model = { ...hunted, position: 0, spaces: hunted.spaces.map(() => ({ card: 'down' })) };
      await element.updateComplete;
      expect(text(element, 'status')).to.equal('The Huntmaster waits before the first space.');
    });
  });

  describe('on a page', () => {
    it('accepts attributes and properties before or after it is placed, with the same result', async () => {
      const [one_, two, three] = [
        await track({ position: '4', revealed: '1-2 4' }),
        await track({}, { position: 4, revealed: [1, 2, 4] }),
        await track(),
      ];
      three.revealed = '4, 1-2';
      three.position = 4;
      await three.updateComplete;
      expect([two.describe(), three.describe()]).to.deep.equal([one_.describe(), one_.describe()]);
      expect(up(one_)).to.deep.equal([1, 2, 4]);
    });

    it('starts over when position is set, but not when an equal list is set', async () => {
      const element = await track({ position: '2' }, { revealed: [1, 2] });
      element.hunt();
      element.revealed = [1, 2];
      await element.updateComplete;
      expect([element.position, up(element)]).to.deep.equal([3, [1, 2, 3]]);
      element.position = 2;
      await element.updateComplete;
      expect([element.position, up(element)]).to.deep.equal([2, [1, 2]]);
    });

    it('continues in another element from its state, and does not change when its own state is set', async () => {
      const element = await track({ seed: 'a' }, { deck });
      element.advance(2);
      element.hunt();
      const state = JSON.parse(JSON.stringify(element.state)) as HuntTrack['state'];
      const other = await track({ seed: 'a' }, { deck, state });
      expect([other.describe(), other.state]).to.deep.equal([element.describe(), state]);
      const said = recordEvents(element);
      element.state = state;
      await element.updateComplete;
      expect([element.state, said]).to.deep.equal([state, []]);
      element.reveal();
      other.reveal();
      expect(other.state).to.deep.equal(element.state);
    });

    it('refuses a state that contains a face-down card', async () => {
      const element = await track(
        {},
        { state: { version: 1, position: 1, revealed: [], due: 0, ended: false, drawn: [{ name: 'Fog' }] } },
      );
      expect(one(element, '[part=error]').textContent).to.contain('state/drawn/0');
    });

    for (const [what, attributes, path, remedy] of [
      [
        'a mark of a space that is neither a drawing nor up to three letters',
        { spaces: '["A", {"name": "B", "mark": "foggy"}]' },
        'spaces/1/mark',
        'up to three letters',
      ],
      [
        'a mark of a card that is neither a drawing nor up to three letters',
        { cards: '[{"name": "Fog", "mark": "__proto__"}]' },
        'cards/0/mark',
        'up to three letters',
      ],
      ['a backwards range of revealed cards', { position: '6', revealed: '5-1' }, 'revealed', '1-5 7'],
    ] as const)
      it(`refuses ${what}`, async () => {
        const element = await track(attributes);
        expect(one(element, '[part=error]').textContent).to.contain(remedy).and.to.contain(path);
      });

    it('shows a mark of three letters as it is', async () => {
      const element = await track({ spaces: '[{"name": "Twelve", "mark": "XII"}]' });
      expect(one(element, '.mark').textContent).to.equal('XII');
    });

    it('calls a figure without a name a pawn', async () => {
      const element = await track({ figure: '' });
      expect(text(element, 'status')).to.equal('The pawn waits before the first space.');
    });

    it('recovers when a fault is corrected', async () => {
      const element = await track({ position: '13' });
      expect(one(element, '[part=error]').textContent).to.contain('from 0 to 12').and.to.contain('position');
      element.position = 12;
      await element.updateComplete;
      expect(text(element, 'status')).to.equal('The Huntmaster is on space 12 of 12.');
    });

    it('LOB-RUL-105 shows the known card on the space that the page sets, or on none', async () => {
      const [third, none] = [await track({ aura: '3' }), await track({ aura: '0' })];
      expect([label(third, 3), label(third, 6), label(none, 6)]).to.deep.equal([
        'Space 3: Insanity, face down.',
        'Space 6: a card, face down.',
        'Space 6: a card, face down.',
      ]);
    });

    it('can be a track of another game, with names of spaces, a named figure, and buttons without a Hunt Phase', async () => {
      const element = await track(
        { figure: 'Ida' },
        { spaces: evening.filter((each) => typeof each === 'string' || !('card' in each)) },
      );
      expect(all(element, 'button').map((each) => each.textContent.trim())).to.deep.equal([
        'Forward',
        'Back',
        'Start over',
      ]);
      button(element, 'advance').click();
      await element.updateComplete;
      expect([label(element, 1), label(element, 2), text(element, 'status')]).to.deep.equal([
        'Space 1: Dusk. Ida is here.',
        'Space 2: First bell.',
        'Ida is on space 1 of 6.',
      ]);
      const mixed = await track({}, { spaces: evening });
      expect(label(mixed, 4)).to.equal('Space 4: a card, face down.');
      expect(button(mixed, 'hunt').textContent.trim()).to.equal('Hunt Phase');
    });

    for (const [lang, buttons, status] of [
      [
        'en',
        ['Step and turn over', 'Turn over', 'Forward', 'Back', 'Start over'],
        'The pawn is on space 1 of 12. 1 card will be turned over in the next step.',
      ],
      [
        'de',
        ['Vorrücken und aufdecken', 'Aufdecken', 'Vor', 'Zurück', 'Von vorn'],
        'Die Figur steht auf Feld 1 von 12. 1 Karte wird beim nächsten Schritt aufgedeckt.',
      ],
    ] as const)
      it(`speaks of no hunt and no deaths if another figure walks on it (${lang})`, async () => {
        const element = await track({ figure: 'pawn', lang });
        expect(all(element, 'button').map((each) => each.textContent.trim())).to.deep.equal(buttons);
        button(element, 'advance').click();
        await element.updateComplete;
        expect(text(element, 'status')).to.equal(status);
        expect(label(element, 1)).not.to.match(/Hunt|Jagd/);
      });

    it('has a label that is no heading, because the page may have no heading above it', async () => {
      const element = await track({ label: 'The way home' });
      expect(one(element, '.title').textContent).to.equal('The way home');
      expect(all(element, 'h1, h2, h3, h4, h5, h6')).to.deep.equal([]);
    });

    it('has no buttons and no keys with no-controls', async () => {
      const element = await track({ 'no-controls': '', position: '3' });
      await press(space(element, 1), '+');
      expect([all(element, 'button').length, element.position]).to.deep.equal([0, 3]);
    });

    it('is German on a German page', async () => {
      const element = await track({ lang: 'de', position: '3' });
      element.advance();
      await element.updateComplete;
      expect([text(element, 'status'), label(element, 6)]).to.deep.equal([
        'Der Jagdmeister steht auf Feld 4 von 12. 1 Karte wartet auf die nächste Jagdphase.',
        'Feld 6: Wahnsinn, verdeckt.',
      ]);
    });

    it('announces each move in one or two sentences', async () => {
      const element = await track({ position: '11' }, { cards });
      const voice = listen();
      element.advance();
      await voice.heard('The Huntmaster goes to space 12. 1 card waits for the next Hunt Phase.');
      element.retreat(2);
      await voice.heard('The Huntmaster goes back to space 10.');
      element.retreat(10);
      await voice.heard('The Huntmaster goes back before the first space.');
      element.advance(20);
      await voice.heard('The Huntmaster has left the last space. This is the end.');
      voice.stop();
    });
  });

  describe('its layout', () => {
    const at = (element: Element, n: number): DOMRect => space(element, n).getBoundingClientRect();

    it('is one row if there is room', async () => {
      const element = await track({}, {}, 1200);
      expect(new Set(Array.from({ length: 12 }, (_, i) => Math.round(at(element, i + 1).top))).size).to.equal(1);
    });

    it('LOB-HST-02 LOB-RUL-119 as a U has space 7 below space 6, and its second row runs back', async () => {
      const element = await track({ layout: 'u' });
      expect(at(element, 7).left).to.be.closeTo(at(element, 6).left, 1);
      expect(at(element, 7).top).to.be.above(at(element, 6).bottom);
      expect(at(element, 12).left).to.be.closeTo(at(element, 1).left, 1);
      expect(at(element, 8).left).to.be.below(at(element, 7).left);
    });

    for (const width of [280, 320, 450, 700, 1600]) {
      it(`wraps at ${width} px, and no space overflows or overlaps another`, async () => {
        const element = await track({ position: '0' }, { cards }, width);
        expect(element.scrollWidth).to.be.at.most(width);
        const boxes = Array.from({ length: 12 }, (_, i) => at(element, i + 1));
        const box = element.getBoundingClientRect();
        for (const [i, { left, right, top, bottom }] of boxes.entries()) {
          expect(left >= box.left && right <= box.right, String(i + 1)).to.equal(true);
          expect(
            boxes
              .slice(i + 1)
              .some(
                (other) =>
                  other.left < right - 1 && other.right > left + 1 && other.top < bottom - 1 && other.bottom > top + 1,
              ),
            String(i + 1),
          ).to.equal(false);
        }
      });
    }

    it('breaks no word of a name on a phone', async () => {
      const names = ['Headlights', 'Adrenaline', 'Sharpened Nails'];
      const element = await track({ position: '3' }, { cards: names }, 280);
      for (const name of all(element, '.sheet b').slice(0, names.length)) {
        const words = [...name.childNodes].find((node) => node instanceof Text)!;
        const word = document.createRange();
        word.setStart(words, 0);
        word.setEnd(words, /^\w+/.exec(words.data)![0].length);
        expect(word.getClientRects().length, words.data).to.equal(1);
      }
    });

    it('is drawn in an element that is not displayed', async () => {
      const element = await track({}, { style: 'display: none' });
      expect(one(element, '.ways').getAttribute('viewBox')).to.match(/^0 0 [\d.]+ [\d.]+$/);
    });
    it('wraps again when its width changes', async () => {
      const element = await track({}, {}, 1200);
      element.parentElement!.style.width = '320px';
      await waitUntil(() => at(element, 4).top > at(element, 3).top);
    });

    it('is computed for a hidden element and outside the page', async () => {
      const element = await track({ hidden: '' });
      const laid = (): string => one(element, '.ways').getAttribute('viewBox')!;
      expect(laid()).to.match(/^0 0 [\d.]+ [\d.]+$/);
      element.remove();
      element.position = 5;
      await element.updateComplete;
      expect(laid()).to.match(/^0 0 [\d.]+ [\d.]+$/);
    });

    it('determines how arrows move the focus, with one tab stop', async () => {
      const element = await track({ layout: 'u' });
      space(element, 1).focus();
      const path: string[] = [];
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'Home', 'PageDown']) {
        await sendKeys({ press: key });
        path.push((element.shadowRoot!.activeElement as HTMLElement).dataset['id']!);
      }
      expect(path).to.deep.equal(['space:2', 'space:11', 'space:12', 'space:12', 'space:1', 'space:2']);
      await element.updateComplete;
      expect(all(element, 'li[tabindex="0"]').length).to.equal(1);
    });

    it('runs from right to left in right-to-left text, and so do the arrow keys', async () => {
      const element = await track({ dir: 'rtl', messages: '{}' });
      expect(at(element, 2).left).to.be.below(at(element, 1).left);
      space(element, 1).focus();
      await sendKeys({ press: 'ArrowLeft' });
      expect((element.shadowRoot!.activeElement as HTMLElement).dataset['id']).to.equal('space:2');
    });

    it('can be a ring or free positions, which scroll inside the element if they are wider', async () => {
      const [ring, free] = [
        await track({ layout: 'ring' }, {}, 320),
        await track({ layout: 'free' }, { spaces: places }, 320),
      ];
      expect([ring.scrollWidth, free.scrollWidth]).to.deep.equal([320, 320]);
      expect(at(ring, 7).top).to.be.above(at(ring, 1).bottom);
      expect(at(free, 8).left).to.be.above(at(free, 1).left);
      expect(at(free, 4).left).to.be.closeTo(at(free, 3).left, 1);
    });

    it('scrolls to the figure if the track is wider than the element', async () => {
      const element = await track({ layout: 'free', position: '8', motion: 'none' }, { spaces: places }, 320);
      const inView = (): boolean => {
        const [box, { left, right }] = [
          element.getBoundingClientRect(),
          one(element, '.figure').getBoundingClientRect(),
        ];
        return left >= box.left - 1 && right <= box.right + 1;
      };
      const seen = [inView()];
      element.retreat(7);
      await element.updateComplete;
      seen.push(inView());
      expect(seen).to.deep.equal([true, true]);
    });

    it('has the figure at its new position at once, and then animates its walk', async () => {
      const element = await track({ position: '3' });
      const figure = one(element, '.figure');
      const before = figure.getBoundingClientRect().left;
      element.advance(2);
      await element.updateComplete;
      expect(figure.style.insetInlineStart).not.to.equal('');
      const walks = figure.getAnimations();
      expect(walks.length).to.equal(1);
      walks[0]!.finish();
      expect(figure.getBoundingClientRect().left).to.be.above(before + 100);
    });

    it('has no animation with motion="none"', async () => {
      const element = await track({ position: '3', motion: 'none' });
      element.hunt();
      await element.updateComplete;
      await nextFrame();
      expect(element.shadowRoot!.getAnimations().length).to.equal(0);
    });
  });
});
