// <nw-choices>: drawing its model, and acting on it.
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/components/nw-choices/define.js';
import type { Choices } from '../../src/components/nw-choices/nw-choices.js';
import { place, take, turn, wordy } from '../../stories/pieces/small-pieces.models.js';
import { waitUntil } from './support/browser.js';
import { shown, all, one, text, focused, wide, clickOn, devices, type FixtureOptions } from './support/piece.js';

describe('<nw-choices>', () => {
  const choices = (model: unknown, options?: FixtureOptions): Promise<Choices> =>
    shown(html`<nw-choices .model=${model as never}></nw-choices>`, options);

  it('shows the question, and every answer with its cost, text and rule; the answer that ends the turn is last', async () => {
    const element = await choices(turn);
    expect(text(one(element, 'h3'))).to.equal('What do you do, Ada?');
    expect(all(element, '.slip').map((slip) => text(slip))).to.deep.equal([
      'Go back up the corridor. 1 ACT-03',
      'Step into the Dark Hallway. A monster is there. 1 MON-05',
      'Search the card under your feet. 1 ACT-06',
      'Explore: open the south door. 2 ACT-10',
      'Concentrate: hold 2 sanity this turn. 3 ACT-12',
      'Escape. Not from a corridor, and Confusion holds you. ESC-02',
      'Stop here, then walk the monsters 2 spaces. 0 MON-02',
    ]);
    expect(one(element, '[role=img]').ariaLabel).to.equal('Cost: 1');
  });

  it('writes a cost in words as small as the answer, however short it is, and a number large', async () => {
    const [word, number] = ['tap', '12'];
    const costs = [word, 'the card', '1 AP', number];
    const element = await choices({
      version: 1,
      prompt: 'What do you do?',
      choices: costs.map((cost, i) => ({ id: `c${i}`, text: `Answer ${i}.`, rule: 'X-01', cost })),
    });
    const sizes = all(element, '[part=cost]').map((cost) => getComputedStyle(cost).fontSize);
    expect(new Set(sizes.slice(0, 3)).size, sizes.join()).to.equal(1);
    expect(parseFloat(sizes[3]!)).to.be.greaterThan(parseFloat(sizes[0]!));
  });

  for (const [device, act] of Object.entries(devices)) {
    it(`chooses once by ${device}`, async () => {
      const element = await choices(turn);
      const received: string[] = [];
      element.addEventListener('nw-choose', ({ targetId }) => received.push(targetId));
      await act(one(element, '#search'));
      expect(received).to.deep.equal(['search']);
    });

    it(`announces why an answer is refused when it is pressed by ${device}, and does not choose it`, async () => {
      const element = await choices({
        ...turn,
        choices: turn.choices.map((choice) =>
          choice.id === 'escape' ? { ...choice, refused: `Not by ${device}.` } : choice,
        ),
      });
      const received: string[] = [];
      element.addEventListener('nw-choose', ({ targetId }) => received.push(targetId));
      await act(one(element, '#escape'));
      await waitUntil(() =>
        document.querySelector('[data-nightward=polite]')!.textContent.includes(`Not by ${device}.`),
      );
      expect([received, one(element, '#escape').ariaDisabled]).to.deep.equal([[], 'true']);
    });
  }

  it('has one tab stop, and arrows, Home and End move the focus', async () => {
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

  it('moves the focus to the first answer of the next question, to the button of its list, or to a question without answers', async () => {
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

  it('counts how many times in succession the same question is asked', async () => {
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
    expect(asked).to.deep.equal(['Asked again (2).', 'Asked again (2).', 'Asked again (3).', '', '']);
  });

  it('does not move the focus for the same question, or if the focus is outside', async () => {
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

  it('lists answers that can be chosen on the table only after its button is pressed', async () => {
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

  it('gives each group of a list with more than eight answers a heading', async () => {
    const headed = (n: number): unknown => ({
      ...turn,
      choices: Array.from({ length: n }, (_, i) => ({
        id: `c${String(i)}`,
        text: `Answer ${String(i)}.`,
        rule: 'SAN-ACT-03',
        ...(i === 0 ? { last: true } : { group: i % 2 ? 'Move' : 'Cards' }),
      })),
    });
    const element = await choices(headed(9));
    const short = all(element, '[part=group]').length;
    element.model = headed(10) as never;
    await element.updateComplete;
    one(element, '#c1').focus();
    const path: string[] = [];
    for (let i = 0; i < 10; i++) {
      path.push(focused(element));
      await sendKeys({ press: 'ArrowDown' });
    }
    expect([short, all(element, '[part=group]').map((heading) => text(heading)), path.join()]).to.deep.equal([
      0,
      ['Move', 'Cards'],
      'c1,c3,c5,c7,c9,c2,c4,c6,c8,c0',
    ]);
  });

  it('lists answers that would change nothing after the others, and before the last', async () => {
    const answer = (id: string, more = {}): unknown => ({ id, text: `${id}.`, rule: 'SAN-ACT-03', ...more });
    const element = await choices({
      ...turn,
      choices: [answer('stop', { last: true }), answer('nothing', { idle: true }), answer('walk'), answer('search')],
    });
    expect(all(element, '.slip').map(({ id }) => id)).to.deep.equal(['walk', 'search', 'nothing', 'stop']);
  });

  it('keeps the question and the last answer in view where it is lower than its content', async () => {
    const element = await choices(turn, wide(320));
    const height = element.offsetHeight / 2;
    element.style.height = `${String(height)}px`;
    await element.updateComplete;
    const { top, bottom } = element.getBoundingClientRect();
    const seen = ['h3', '#back', '#end'].map((selector) => {
      const box = one(element, selector).getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1;
    });
    expect(seen).to.deep.equal([true, true, true]);
  });

  it('says how many answers are below the edge of a list that scrolls', async () => {
    const answers = Array.from({ length: 9 }, (_, i) => ({ id: `a${String(i)}`, text: 'Walk.', rule: 'X-1' }));
    const end = { id: 'end', text: 'End.', rule: 'X-1', last: true };
    const element = await choices({ version: 1, choices: [...answers, end] }, wide(320));
    const list = one(element, '.answers');
    const below = (): string => element.shadowRoot!.querySelector('[part=below]')?.textContent ?? '';
    expect(below()).to.equal('');
    element.style.height = `${String(element.offsetHeight - list.offsetHeight / 2)}px`;
    await waitUntil(() => /^[45] more ↓$/.test(below()), 'four or five answers are below');
    list.scrollTo(0, list.scrollHeight);
    await waitUntil(() => below() === '', 'the last answer is in view');
  });

  it('folds a long list if the page says so, until its button is pressed or the next question is asked', async () => {
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

  it('fits the longest words in 280 pixels, and does not clip the focus outline', async () => {
    const element = await choices(wordy, wide(280));
    await sendKeys({ press: 'Tab' });
    const slip = getComputedStyle(one(element, '#long'));
    expect(element.scrollWidth).to.be.at.most(280);
    expect([slip.clipPath, slip.outlineWidth, slip.outlineStyle]).to.deep.equal(['none', '3px', 'solid']);
  });

  it('is German on a German page', async () => {
    const element = await shown<Choices>(html`<nw-choices lang="de" .model=${place}></nw-choices>`);
    expect(text(one(element, '[part=list]'))).to.equal('Alle Möglichkeiten als Liste anzeigen');
  });

  it('is described as text', async () => {
    expect((await choices(take)).describe()).to.equal('Take the Night Key?\nTake it.\nLeave it where it lies.');
  });
});
