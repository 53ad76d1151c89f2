// The small pieces as a person and as a page meet them.
import { aTimeout, expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../src/components/nw-card-hand/define.js';
import '../../src/components/nw-choices/define.js';
import '../../src/components/nw-log/define.js';
import '../../src/components/nw-stat-track/define.js';
import type { CardArt, CardHand } from '../../src/components/nw-card-hand/nw-card-hand.js';
import type { Choices } from '../../src/components/nw-choices/nw-choices.js';
import type { Log } from '../../src/components/nw-log/nw-log.js';
import type { StatTrack } from '../../src/components/nw-stat-track/nw-stat-track.js';
import type { NwElement } from '../../src/components/shared/nw-element.js';
import type { HandCard } from '../../src/engine/scene/card-hand-model.js';
import {
  backs,
  escape,
  hand,
  haunts,
  items,
  log,
  place,
  take,
  things,
  turn,
  wordy,
} from '../../stories/pieces/small-pieces.models.js';
import { isAccessible, waitUntil } from './support/browser.js';

type FixtureOptions = NonNullable<Parameters<typeof fixture>[1]>;

const shown = async <E extends NwElement>(template: ReturnType<typeof html>, options?: FixtureOptions): Promise<E> => {
  const element = await fixture<E>(template, options);
  await element.updateComplete;
  return element;
};
const all = (element: Element, selector: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const one = (element: Element, selector: string): HTMLElement => all(element, selector)[0]!;
const text = (node: Element | undefined): string => (node?.textContent ?? '').trim().replace(/\s+/g, ' ');
const focused = (element: Element): string =>
  element.shadowRoot!.activeElement?.id || element.shadowRoot!.activeElement?.getAttribute('part') || '';
const wide = (px: number): FixtureOptions => {
  const parentNode = document.createElement('div');
  parentNode.style.width = `${px}px`;
  return { parentNode };
};

async function clickOn(target: Element): Promise<void> {
  target.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + Math.min(width, 40) / 2), Math.round(y + height / 2)] });
}

/** The same act by every device. */
const devices: Readonly<Record<string, (target: HTMLElement) => unknown>> = {
  pointer: clickOn,
  Space: async (target) => {
    target.focus();
    await sendKeys({ press: ' ' });
  },
  Enter: async (target) => {
    target.focus();
    await sendKeys({ press: 'Enter' });
  },
  script: (target) => {
    target.click();
  },
};

describe('<nw-choices>', () => {
  const choices = (model: unknown, options?: FixtureOptions): Promise<Choices> =>
    shown(html`<nw-choices .model=${model as never}></nw-choices>`, options);

  it('shows the question and every answer with cost, words and rule, and the one that ends last', async () => {
    const element = await choices(turn);
    expect(text(one(element, 'h3'))).to.equal('What do you do, Ada?');
    expect(all(element, '.slip').map((slip) => text(slip))).to.deep.equal([
      'Go back up the corridor. 1 ACT-03',
      'Step into the Dark Hallway. It is not empty. 1 MON-05',
      'Search the card under your feet. 1 ACT-06',
      'Explore: open the south door. 2 ACT-10',
      'Concentrate: hold 2 sanity this turn. 3 ACT-12',
      'Escape. Not from a corridor, and Confusion holds you. ESC-02',
      'Stop here, then walk the monsters 2 spaces. 0 MON-02',
    ]);
    expect(one(element, '[role=img]').ariaLabel).to.equal('Cost: 1');
  });

  for (const [device, act] of Object.entries(devices)) {
    it(`chooses by ${device}, once`, async () => {
      const element = await choices(turn);
      const told: string[] = [];
      element.addEventListener('nw-choose', ({ targetId }) => told.push(targetId));
      await act(one(element, '#search'));
      expect(told).to.deep.equal(['search']);
    });

    it(`says why not by ${device}, and chooses nothing`, async () => {
      const element = await choices({
        ...turn,
        choices: turn.choices.map((choice) =>
          choice.id === 'escape' ? { ...choice, refused: `Not by ${device}.` } : choice,
        ),
      });
      const told: string[] = [];
      element.addEventListener('nw-choose', ({ targetId }) => told.push(targetId));
      await act(one(element, '#escape'));
      await waitUntil(() =>
        document.querySelector('[data-nightward=polite]')!.textContent.includes(`Not by ${device}.`),
      );
      expect([told, one(element, '#escape').ariaDisabled]).to.deep.equal([[], 'true']);
    });
  }

  it('is one tab stop, moved through by arrows, Home and End', async () => {
    const element = await choices(turn);
    one(element, '.slip').focus();
    const path: string[] = [];
    for (const press of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home']) {
      await sendKeys({ press });
      path.push(focused(element));
    }
    await element.updateComplete;
    expect(path).to.deep.equal(['dark', 'search', 'dark', 'end', 'end', 'back']);
    expect(all(element, '[tabindex="0"]').map(({ id }) => id)).to.deep.equal(['back']);
  });

  it('takes the focus to the first answer of the next question, to the button of its list, and to a question that nobody here answers', async () => {
    const element = await choices(turn);
    one(element, '#hold').focus();
    const path: string[] = [];
    for (const model of [take, { version: 1, prompt: 'Wait for Bruno.', choices: [] }, turn, place] as const) {
      element.model = model;
      await element.updateComplete;
      path.push(focused(element));
    }
    expect(path).to.deep.equal(['take', 'prompt', 'back', 'list']);
  });

  it('says of a question that is asked again in the same words which time it is, until another is asked', async () => {
    const element = await choices({ ...take, n: 3 });
    const asked: string[] = [];
    for (const model of [
      { ...take, n: 4 },
      { ...take, n: 4 },
      { ...take, n: 5 },
      { ...turn, n: 6 },
      { ...take, n: 7 },
    ] as const) {
      element.model = model;
      await element.updateComplete;
      asked.push(text(one(element, 'h3')).replace(turn.prompt, '').replace(take.prompt, '').trim());
    }
    expect(asked).to.deep.equal([
      'The same once more, no. 2.',
      'The same once more, no. 2.',
      'The same once more, no. 3.',
      '',
      '',
    ]);
  });

  it('leaves the focus where it is when the same question is drawn anew, and outside when it was outside', async () => {
    const element = await choices(turn);
    one(element, '#explore').focus();
    element.model = structuredClone(turn);
    await element.updateComplete;
    const inside = focused(element);
    one(element, '#explore').blur();
    element.model = take;
    await element.updateComplete;
    expect([inside, focused(element), all(element, '[tabindex="0"]')[0]!.id]).to.deep.equal(['explore', '', 'take']);
  });

  it('lists what is pointed at on the table only when asked', async () => {
    const element = await choices(place);
    const before = all(element, '.slip').length;
    await clickOn(one(element, '[part=list]'));
    await element.updateComplete;
    expect([
      before,
      all(element, '.slip').length,
      one(element, '[part=list]').ariaExpanded,
      text(one(element, '[part=list]')),
    ]).to.deep.equal([0, 9, 'true', 'Hide the list']);
  });

  it('folds a long list where the page says so: what is folded is passed over until it is asked for, and the next question is folded again', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('nw-choices { --nw-fold: 1 }');
    document.adoptedStyleSheets.push(sheet);
    const element = await choices(turn);
    const seen = (): string[] => all(element, '.slip').map(({ id }) => id);
    const more = one(element, '[part=more]');
    const path = [seen().join(), text(more), more.ariaExpanded];
    one(element, '#dark').focus();
    await sendKeys({ press: 'ArrowDown' });
    path.push(focused(element));
    more.focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    path.push(seen().join(), text(more), more.ariaExpanded, focused(element));
    one(element, '#dark').focus();
    await sendKeys({ press: 'ArrowDown' });
    path.push(focused(element));
    element.model = { ...turn, n: 1 };
    await element.updateComplete;
    path.push(seen().join(), focused(element));
    sheet.replaceSync('nw-choices { --nw-fold: 0 }');
    element.model = { ...turn, n: 2 };
    await element.updateComplete;
    path.push(String(seen().length));
    document.adoptedStyleSheets.pop();
    expect(path).to.deep.equal([
      'back,dark,end',
      '4 more choices',
      'false',
      'end',
      'back,dark,search,explore,hold,escape,end',
      'Hide the list',
      'true',
      'more',
      'search',
      'back,dark,end',
      'back',
      '7',
    ]);
  });

  it('keeps the longest words inside 280 pixels, and the focus is drawn around the slip, not cut by its tear', async () => {
    const element = await choices(wordy, wide(280));
    await sendKeys({ press: 'Tab' });
    const slip = getComputedStyle(one(element, '#long'));
    expect(element.scrollWidth).to.be.at.most(280);
    expect([slip.clipPath, slip.outlineWidth, slip.outlineStyle]).to.deep.equal(['none', '3px', 'solid']);
  });

  it('speaks German', async () => {
    const element = await shown<Choices>(html`<nw-choices lang="de" .model=${place}></nw-choices>`);
    expect(text(one(element, '[part=list]'))).to.equal('Alle Antworten als Liste zeigen');
  });

  it('tells itself as text', async () => {
    expect((await choices(take)).describe()).to.equal('Take the Night Key?\nTake it.\nLeave it where it lies.');
  });
});

describe('<nw-card-hand>', () => {
  const many = [...items, ...haunts, ...things, ...backs];
  const fan = (cards: readonly HandCard[], options?: FixtureOptions): Promise<CardHand> =>
    shown(html`<nw-card-hand .model=${hand(...cards)}></nw-card-hand>`, options);
  const dialog = (element: CardHand): HTMLDialogElement | undefined =>
    one(element, 'dialog') as HTMLDialogElement | undefined;
  it('on a narrow strip the name ends above the foot, where it is opened', async () => {
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

  it('says what each card is, is worth, and can do', async () => {
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

  describe('for whoever reads at 200 %', () => {
    before(() => {
      document.documentElement.style.fontSize = '200%';
    });
    after(() => {
      document.documentElement.style.fontSize = '';
    });

    for (const width of [280, 700, 1200]) {
      it(`has names of twice the size in ${width} pixels, and nothing stands out at a side`, async () => {
        const element = await fan(many, wide(width));
        for (const name of all(element, '.name').filter((each) => each.checkVisibility()))
          expect(Number.parseFloat(getComputedStyle(name).fontSize), text(name)).to.be.at.least(28);
        expect(element.scrollWidth).to.be.at.most(width);
      });
    }

    it('lies card by card where two have no room side by side', async () => {
      const element = await fan(many, wide(280));
      const cards = all(element, '.card').map((card) => card.getBoundingClientRect());
      for (const [i, { bottom }] of cards.slice(0, -1).entries())
        expect(cards[i + 1]!.top).to.be.greaterThan(bottom - 1);
    });
  });

  for (const width of [280, 320, 480, 700, 1200]) {
    it(`fits ${width} pixels, and no name or value lies under the next card`, async () => {
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

  it('shows whole cards of 140 pixels side by side where there is room', async () => {
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

  it('closes the large view by a tap beside the card, and the tap does nothing else', async () => {
    const element = await fan(items);
    let told = 0;
    element.addEventListener('nw-point', () => told++);
    one(element, '#card\\:night-key').click();
    await opened(element);
    await sendMouse({ type: 'click', position: [30, 60] });
    await waitUntil(() => !dialog(element), 'it stays open');
    expect(told).to.equal(0);
  });

  it('takes no space when it is empty', async () => {
    expect((await fan([])).offsetHeight).to.equal(0);
  });

  for (const [device, act] of Object.entries(devices)) {
    it(`points at a card that can act by ${device}, once`, async () => {
      const element = await fan(items);
      const told: string[] = [];
      element.addEventListener('nw-point', ({ targetId }) => told.push(targetId));
      await act(one(element, '#card\\:storm-lantern'));
      await opened(element);
      expect([told, dialog(element)]).to.deep.equal([['card:storm-lantern'], undefined]);
    });

    it(`opens every other card to read by ${device}, and Escape closes it again`, async () => {
      const element = await fan(items);
      let told = 0;
      element.addEventListener('nw-point', () => told++);
      await act(one(element, '#card\\:night-key'));
      await opened(element);
      const read = [dialog(element)!.matches(':modal'), dialog(element)!.ariaLabel, text(one(element, '.text'))];
      await sendKeys({ press: 'Escape' });
      await opened(element);
      expect(read).to.deep.equal([true, 'Night Key', 'worth 3Opens one locked door.Safe under the Music Box']);
      expect([told, dialog(element), focused(element)]).to.deep.equal([0, undefined, 'card:night-key']);
    });
  }

  it('opens a card that can act by its button, by the key i, and closes by the button', async () => {
    const element = await fan(items);
    await clickOn(one(element, '.more'));
    await opened(element);
    const byButton = dialog(element)?.ariaLabel;
    await clickOn(one(element, 'form button'));
    await opened(element);
    await sendKeys({ press: 'i' });
    await opened(element);
    expect([byButton, dialog(element)?.ariaLabel]).to.deep.equal(['Storm Lantern', 'Storm Lantern']);
    dialog(element)!.close();
    await opened(element);
  });

  it('is one tab stop, moved through by arrows, Home and End', async () => {
    const element = await fan(items);
    one(element, '.card').focus();
    const path: string[] = [];
    for (const press of ['ArrowRight', 'End', 'ArrowLeft', 'Home']) {
      await sendKeys({ press });
      path.push(focused(element));
    }
    expect(path).to.deep.equal(['card:night-key', 'card:footsteps', 'card:sleight-of-hand', 'card:storm-lantern']);
  });

  it('arrows go where they point where lines run from right to left', async () => {
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

  it('acts once while a key is held down', async () => {
    const element = await fan(items);
    const told: string[] = [];
    element.addEventListener('nw-point', ({ targetId }) => told.push(targetId));
    one(element, '#card\\:storm-lantern').focus();
    for (let n = 0; n < 3; n++) await sendKeys({ down: 'Enter' });
    await sendKeys({ up: 'Enter' });
    expect(told).to.deep.equal(['card:storm-lantern']);
  });

  it('leaves its large view behind when it is moved, and opens the next one', async () => {
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

  it('keeps the focus on its card when others go, and on the nearest when the card itself goes', async () => {
    const element = await fan(items);
    one(element, '#card\\:sleight-of-hand').focus();
    element.model = hand(...items.slice(1));
    await element.updateComplete;
    const stays = focused(element);
    element.model = hand(...items.slice(3), ...haunts);
    await element.updateComplete;
    expect([stays, focused(element)]).to.deep.equal(['card:sleight-of-hand', 'card:confusion']);
  });

  it('has the box of the picture ready before the picture comes', async () => {
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

  it('shows nothing of a card that lies on its face but its back', async () => {
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

describe('<nw-log>', () => {
  it('shows the newest line with its turn, and opens to all, at the end', async () => {
    const element = await shown<Log>(html`<nw-log .model=${log(30)}></nw-log>`);
    const latest = one(element, 'summary');
    const before = [text(one(element, '.closed')), one(element, '.open').checkVisibility()];
    await clickOn(latest);
    await aTimeout(0);
    const list = one(element, '[part=lines]').getBoundingClientRect();
    const last = all(element, 'li').at(-1)!.getBoundingClientRect();
    expect(before).to.deep.equal([
      'Turn 8 Bruno’s light went out: Horror Roll 2, the Brass Bell is lost. Every dark thing stepped toward Ada.',
      false,
    ]);
    expect(last.bottom).to.be.within(list.top, list.bottom);
    expect(all(element, 'li b').map((turn) => text(turn))).to.deep.equal([
      'Turn 1',
      'Turn 2',
      'Turn 3',
      'Turn 4',
      'Turn 5',
      'Turn 6',
      'Turn 7',
      'Turn 8',
    ]);
  });

  it('draws sixty lines, and earlier ones when asked, without losing the focus', async () => {
    const element = await shown<Log>(html`<nw-log .model=${log(70)}></nw-log>`);
    one(element, 'details').toggleAttribute('open', true);
    const before = all(element, 'li').length;
    one(element, 'button').focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect([
      before,
      all(element, 'li').length,
      all(element, '[part=lines] > div > button').length,
      focused(element),
    ]).to.deep.equal([60, 70, 0, 'lines']);
  });

  it('says that nothing has happened', async () => {
    const element = await shown<Log>(html`<nw-log lang="de"></nw-log>`);
    expect(text(one(element, '[part=latest]'))).to.equal('Noch ist nichts geschehen.');
  });
});

describe('<nw-stat-track>', () => {
  it('shows number, caption and steps from attributes alone', async () => {
    const element = await shown<StatTrack>(
      html`<nw-stat-track value="3" max="5" caption="action points left"></nw-stat-track>`,
    );
    expect([
      text(one(element, '.track')),
      all(element, '.full').length,
      all(element, '.empty').length,
      element.describe(),
    ]).to.deep.equal(['3 action points left', 3, 2, '3 action points left']);
  });

  it('shows a model with the second number at the far end', async () => {
    const element = await shown<StatTrack>(html`<nw-stat-track .model=${escape}></nw-stat-track>`, wide(340));
    const far = all(element, 'p')[1]!;
    expect([text(far), element.describe()]).to.deep.equal([
      '6 in hand',
      '12 sanity to escape, with one safe thing 6 in hand',
    ]);
    expect(far.getBoundingClientRect().right).to.be.closeTo(element.getBoundingClientRect().right, 1);
    expect(all(element, '[part~=goal]').length).to.equal(1);
  });

  it('draws steps as a game draws them', async () => {
    const element = await shown<StatTrack>(html`<nw-stat-track .model=${escape}></nw-stat-track>`);
    const states: string[] = [];
    element.art = { box: '0 0 10 30', draw: (state) => (states.push(state), { ...html`` } as never) };
    await element.updateComplete;
    expect([states.length, states.at(-1), all(element, 'svg').length]).to.deep.equal([12, 'goal', 12]);
  });
});

describe('small pieces', () => {
  const pieces = [
    ['nw-choices', turn, '{"version":1,"choices":[{"id":"a","text":"A."}]}', 'model/choices/0/rule'],
    ['nw-card-hand', hand(...items), '{"version":1,"cards":[null]}', 'model/cards/0/id'],
    ['nw-log', log(3), '{"version":1,"lines":[{"text":"A."},{"rule":7}]}', 'model/lines/1/text'],
    ['nw-stat-track', escape, '{"version":1,"value":"many"}', 'model/value'],
  ] as const;

  for (const [tag, good, bad, path] of pieces) {
    for (const [wrong, where] of [
      ['{nope', 'model/version'],
      ['{"version":2}', 'model/version'],
      ['7', 'model/version'],
      [bad, path],
    ] as const) {
      it(`<${tag}> says what is wrong with ${wrong}, and gets well again`, async () => {
        const element = document.createElement(tag);
        element.setAttribute('model', wrong);
        const warnings: unknown[] = [];
        const { warn } = console;
        console.warn = (line: string) => warnings.push(line);
        const told = oneEvent(element, 'nw-error');
        (await fixture<HTMLElement>(html`<div></div>`)).append(element);
        const fault = (await told) as unknown as HTMLElementEventMap['nw-error'];
        await element.updateComplete;
        element.requestUpdate();
        await element.updateComplete;
        console.warn = warn;
        const box = one(element, '[part=error]');
        expect([
          fault.path,
          text(box).endsWith(where),
          element.matches(':state(error)'),
          warnings.length,
        ]).to.deep.equal([where, true, true, 1]);
        element.setAttribute('model', JSON.stringify(good));
        await element.updateComplete;
        expect([all(element, '[part=error]').length, element.matches(':state(error)')]).to.deep.equal([0, false]);
      });
    }

    it(`<${tag}> draws the same from a property, an attribute, and after attachment`, async () => {
      const before = document.createElement(tag);
      before.model = good;
      const attribute = document.createElement(tag);
      attribute.setAttribute('model', JSON.stringify(good));
      const after = document.createElement(tag);
      (await fixture<HTMLElement>(html`<div></div>`)).append(before, attribute, after);
      after.model = good;
      await Promise.all([before, attribute, after].map((element) => element.updateComplete));
      const [first, ...others] = [before, attribute, after].map((element) =>
        text(element.shadowRoot as unknown as Element),
      );
      expect(first).to.have.length.greaterThan(3);
      expect(others).to.deep.equal([first, first]);
    });

    it(`<${tag}> takes null for no model`, async () => {
      const [never, taken] = [document.createElement(tag), document.createElement(tag)];
      taken.model = good;
      (await fixture<HTMLElement>(html`<div></div>`)).append(never, taken);
      await taken.updateComplete;
      const full = text(taken.shadowRoot as unknown as Element);
      Object.assign(taken, { model: null });
      await Promise.all([never.updateComplete, taken.updateComplete]);
      const empty = text(never.shadowRoot as unknown as Element);
      expect([taken.matches(':state(error)'), text(taken.shadowRoot as unknown as Element)]).to.deep.equal([
        false,
        empty,
      ]);
      expect(full).to.not.equal(empty);
    });

    it(`<${tag}> is clean for axe`, async () => {
      const element = await shown<NwElement>(html`<div></div>`).then((parent) =>
        parent.appendChild(document.createElement(tag)),
      );
      element.model = good;
      await element.updateComplete;
      await isAccessible(element);
    });
  }

  for (const [name, value] of [
    ['max', '1e9'],
    ['max', 'Infinity'],
    ['max', '2.5'],
    ['max', '-1'],
    ['value', 'x'],
  ] as const) {
    it(`<nw-stat-track> refuses ${name}="${value}"`, async () => {
      const element = document.createElement('nw-stat-track');
      element.setAttribute(name, value);
      const told = oneEvent(element, 'nw-error');
      (await fixture<HTMLElement>(html`<div></div>`)).append(element);
      expect(element.describe()).to.equal(name === 'max' ? '0' : 'NaN');
      expect(((await told) as unknown as HTMLElementEventMap['nw-error']).path).to.equal(name);
      element.removeAttribute(name);
      await element.updateComplete;
      expect([element.matches(':state(error)'), text(one(element, '.track'))]).to.deep.equal([false, '0']);
    });
  }
});
