// <nw-card-hand>: drawing its model, and acting on it.
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../src/components/nw-card-hand/define.js';
import type { CardArt, CardHand } from '../../src/components/nw-card-hand/nw-card-hand.js';
import type { HandCard } from '../../src/engine/scene/card-hand-model.js';
import { backs, hand, haunts, items, things } from '../../stories/pieces/small-pieces.models.js';
import { waitUntil } from './support/browser.js';
import { shown, all, one, text, focused, wide, clickOn, devices, type FixtureOptions } from './support/piece.js';

describe('<nw-card-hand>', () => {
  const many = [...items, ...haunts, ...things, ...backs];
  const fan = (cards: readonly HandCard[], options?: FixtureOptions): Promise<CardHand> =>
    shown(html`<nw-card-hand .model=${hand(...cards)}></nw-card-hand>`, options);
  const dialog = (element: CardHand): HTMLDialogElement | undefined =>
    one(element, 'dialog') as HTMLDialogElement | undefined;
  it('ends the name on a narrow strip above the foot of the card', async () => {
    const element = await fan(
      ['Splashing Paddle', 'Warden’s Key Ring', 'Straitjacket', 'Laudanum', 'Land Mine'].map((name) => ({
        id: name,
        kind: 'item',
        name,
        state: 'can-act',
      })),
      wide(360),
    );
    const spines = all(element, 'li').filter(
      (li) => getComputedStyle(li.querySelector('.name')!).writingMode === 'vertical-rl',
    );
    expect(spines.length).to.equal(4);
    for (const li of spines) {
      const words = document.createRange();
      words.selectNodeContents(li.querySelector('.name')!);
      expect(words.getBoundingClientRect().bottom, li.id).to.be.at.most(
        li.querySelector('.foot')!.getBoundingClientRect().top + 1,
      );
    }
  });

  const opened = async (element: CardHand): Promise<void> => {
    await element.updateComplete;
    await aTimeout(0);
  };

  before(() => setViewport({ width: 1280, height: 900 }));

  it('describes each card with its kind, value, state and text', async () => {
    const element = await fan([...items, ...things]);
    expect(all(element, '.card').map((card) => text(card.querySelector('.heard')!))).to.deep.equal([
      'Storm Lantern, Item, worth 2, can be used, Once a turn: a monster about to enter your space stops at the door.',
      'Night Key, Item, worth 3, Safe under the Music Box, Opens one locked door.',
      'Sleight of Hand, Action, worth 1, chosen, Swap a card with somebody in your space.',
      'Footsteps Behind, Action, worth 1, Go on.',
      'Music Box, Safe Thing, Claimed, used up',
      'Brass Bell, Safe Thing, Wanted for the escape',
    ]);
    expect(all(element, '.card').map(({ ariaPressed }) => ariaPressed)).to.deep.equal([
      'false',
      null,
      'true',
      null,
      null,
      null,
    ]);
  });

  describe('at a text size of 200 %', () => {
    before(() => {
      document.documentElement.style.fontSize = '200%';
    });
    after(() => {
      document.documentElement.style.fontSize = '';
    });

    for (const width of [280, 700, 1200]) {
      it(`has names of twice the size in ${width} pixels, without overflow`, async () => {
        const element = await fan(many, wide(width));
        for (const name of all(element, '.name').filter((each) => each.checkVisibility()))
          expect(Number.parseFloat(getComputedStyle(name).fontSize), text(name)).to.be.at.least(28);
        expect(element.scrollWidth).to.be.at.most(width);
      });
    }

    it('has one card in each row if there is no room for two', async () => {
      const element = await fan(many, wide(280));
      const cards = all(element, '.card').map((card) => card.getBoundingClientRect());
      for (const [i, { bottom }] of cards.slice(0, -1).entries())
        expect(cards[i + 1]!.top).to.be.greaterThan(bottom - 1);
    });
  });

  for (const width of [280, 320, 480, 700, 1200]) {
    it(`fits in ${width} pixels, and no card covers the name or value of another`, async () => {
      const element = await fan(many, wide(width));
      const box = element.getBoundingClientRect();
      for (const card of all(element, '.card')) {
        const { left, right } = card.getBoundingClientRect();
        expect(left).to.be.at.least(box.left - 2);
        expect(right).to.be.at.most(box.right + 2);
      }
      for (const part of all(element, '.name, .pennant')) {
        if (!part.checkVisibility()) continue;
        part.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = part.getBoundingClientRect();
        for (const x of [left + 3, right - 3]) {
          const found = element.shadowRoot!.elementFromPoint(x, (top + bottom) / 2);
          expect(found?.closest('li'), `${text(part)} at ${width}`).to.equal(part.closest('li'));
        }
      }
    });
  }

  it('shows whole cards of 140 pixels side by side if there is room', async () => {
    const element = await fan(items, wide(600));
    const lefts = all(element, 'li').map((card) => card.offsetLeft);
    expect(lefts.map((left, i) => left - (lefts[i - 1] ?? left - 140))).to.deep.equal([140, 140, 140, 140]);
  });

  it('shows a single card whole', async () => {
    const element = await fan(items.slice(0, 1), wide(148));
    expect([one(element, 'li').offsetWidth, getComputedStyle(one(element, '.name')).writingMode]).to.deep.equal([
      140,
      'horizontal-tb',
    ]);
  });

  it('closes the large view by a tap beside the card, which does nothing else', async () => {
    const element = await fan(items);
    let received = 0;
    element.addEventListener('nw-point', () => received++);
    one(element, '#card\\:night-key').click();
    await opened(element);
    await sendMouse({ type: 'click', position: [30, 60] });
    await waitUntil(() => !dialog(element), 'it stays open');
    expect(received).to.equal(0);
  });

  it('takes no space when it is empty', async () => {
    expect((await fan([])).offsetHeight).to.equal(0);
  });

  for (const [device, act] of Object.entries(devices)) {
    it(`points once by ${device} at a card that can be used`, async () => {
      const element = await fan(items);
      const received: string[] = [];
      element.addEventListener('nw-point', ({ targetId }) => received.push(targetId));
      await act(one(element, '#card\\:storm-lantern'));
      await opened(element);
      expect([received, dialog(element)]).to.deep.equal([['card:storm-lantern'], undefined]);
    });

    it(`opens any other card in a large view by ${device}, and closes it with Escape`, async () => {
      const element = await fan(items);
      let received = 0;
      element.addEventListener('nw-point', () => received++);
      await act(one(element, '#card\\:night-key'));
      await opened(element);
      const read = [dialog(element)!.matches(':modal'), dialog(element)!.ariaLabel, text(one(element, '.text'))];
      await sendKeys({ press: 'Escape' });
      await opened(element);
      expect(read).to.deep.equal([true, 'Night Key', 'worth 3Opens one locked door.Safe under the Music Box']);
      expect([received, dialog(element), focused(element)]).to.deep.equal([0, undefined, 'card:night-key']);
    });
  }

  it('can also open a card that can be used: its button or the key i opens it, and the button closes it', async () => {
    const element = await fan(items);
    await clickOn(one(element, '.more'));
    await opened(element);
    const byButton = dialog(element)?.ariaLabel;
    await clickOn(one(element, '.close button'));
    await opened(element);
    await sendKeys({ press: 'i' });
    await opened(element);
    expect([byButton, dialog(element)?.ariaLabel]).to.deep.equal(['Storm Lantern', 'Storm Lantern']);
    dialog(element)!.close();
    await opened(element);
  });

  it('has one tab stop, and arrows, Home and End move the focus', async () => {
    const element = await fan(items);
    one(element, '.card').focus();
    const path: string[] = [];
    for (const press of ['ArrowRight', 'End', 'ArrowLeft', 'Home']) {
      await sendKeys({ press });
      path.push(focused(element));
    }
    expect(path).to.deep.equal(['card:night-key', 'card:footsteps', 'card:sleight-of-hand', 'card:storm-lantern']);
  });

  it('moves the focus in the direction of the arrow in right-to-left text, too', async () => {
    const box = await fixture<HTMLElement>(
      html`<div dir="rtl"><nw-card-hand .model=${hand(...items)}></nw-card-hand></div>`,
    );
    const element = box.firstElementChild as CardHand;
    await element.updateComplete;
    one(element, '.card').focus();
    const path: string[] = [];
    for (const press of ['ArrowLeft', 'End', 'ArrowRight', 'Home']) {
      await sendKeys({ press });
      path.push(focused(element));
    }
    expect(path).to.deep.equal(['card:night-key', 'card:footsteps', 'card:sleight-of-hand', 'card:storm-lantern']);
  });

  it('points only once while a key is held down', async () => {
    const element = await fan(items);
    const received: string[] = [];
    element.addEventListener('nw-point', ({ targetId }) => received.push(targetId));
    one(element, '#card\\:storm-lantern').focus();
    for (let n = 0; n < 3; n++) await sendKeys({ down: 'Enter' });
    await sendKeys({ up: 'Enter' });
    expect(received).to.deep.equal(['card:storm-lantern']);
  });

  it('closes the large view when the element is moved, and can open it again', async () => {
    const element = await fan(items);
    one(element, '#card\\:night-key').click();
    await opened(element);
    element.parentElement!.append(element);
    await element.updateComplete;
    expect(dialog(element)).to.equal(undefined);
    one(element, '#card\\:night-key').click();
    await opened(element);
    expect(dialog(element)!.matches(':modal')).to.equal(true);
    dialog(element)!.close();
    await opened(element);
  });

  it('keeps the focus on its card when others are removed, and moves it to the nearest card when its card is removed', async () => {
    const element = await fan(items);
    one(element, '#card\\:sleight-of-hand').focus();
    element.model = hand(...items.slice(1));
    await element.updateComplete;
    const stays = focused(element);
    element.model = hand(...items.slice(3), ...haunts);
    await element.updateComplete;
    expect([stays, focused(element)]).to.deep.equal(['card:sleight-of-hand', 'card:confusion']);
  });

  it('reserves room for pictures before they are loaded', async () => {
    const element = await fan(items);
    const before = all(element, 'li').map((card) => [
      card.offsetLeft,
      card.offsetTop,
      card.offsetWidth,
      card.offsetHeight,
    ]);
    const { art } = element;
    element.art = { ...art, picture: { box: '0 0 20 30', draw: () => art.mark.draw('item') } } satisfies CardArt;
    await element.updateComplete;
    expect(all(element, '.picture svg').length).to.equal(4);
    expect(
      all(element, 'li').map((card) => [card.offsetLeft, card.offsetTop, card.offsetWidth, card.offsetHeight]),
    ).to.deep.equal(before);
  });

  it('shows and says nothing about a face-down card', async () => {
    const element = await fan(backs.slice(3));
    expect([
      text(one(element, '.card .heard')),
      one(element, '.name').checkVisibility(),
      one(element, '.picture').checkVisibility(),
    ]).to.deep.equal(['Unknown card', false, true]);
  });

  it('names kind and state as parts', async () => {
    const element = await fan(items);
    expect(one(element, '.card').part.value.trim()).to.equal('card item can-act');
  });
});
