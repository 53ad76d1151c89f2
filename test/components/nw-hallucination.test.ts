// <nw-hallucination>: telling a card, choosing an option, and keeping the other results unknown.
import { expect, html } from '@open-wc/testing';
import '../../src/components/nw-hallucination/define.js';
import { hallucinations } from '../../src/engine/games/coma-ward/content/hallucinations.js';
import type { Hallucination, HallucinationModel } from '../../src/components/nw-hallucination/nw-hallucination.js';
import { isAccessible, waitUntil } from './support/browser.js';
import { all, devices, focused, one, shown, text } from './support/piece.js';

const lamp: HallucinationModel = {
  version: 1,
  title: 'The Lamp',
  situation: 'It blinks when you do.',
  options: [
    { title: 'Close your eyes', result: 'It is dark.', effect: 'Gain 1 Terror.' },
    { title: 'Stare back', result: 'It looks away first.' },
  ],
};
const drawn = (element: Hallucination): string => text(one(element, '[part=card]'));
const options = (element: Hallucination): string[] => all(element, '[part=option]').map(text);
const inDocument = (element: Hallucination, words: string): boolean =>
  `${element.shadowRoot!.innerHTML} ${element.outerHTML} ${element.describe()}`.includes(words);
const recordEvents = (element: Hallucination): string[] => {
  const lines: string[] = [];
  element.addEventListener('nw-hallucination', ({ option, title }) => lines.push(`${option} ${title}`));
  return lines;
};

describe('<nw-hallucination>', () => {
  it('CW-HAL-02 reads the situation and the titles of the options, and no result', async () => {
    const element = await shown<Hallucination>(html`<nw-hallucination card="visiting-hours.a"></nw-hallucination>`);
    expect(text(one(element, '[part=title]'))).to.equal('Visiting Hours');
    expect(text(one(element, '[part=situation]'))).to.match(/orange/);
    expect(options(element)).to.deep.equal(['Say yes', 'Say no', 'Eat the orange']);
    for (const words of ['Draw an Item', 'I knew it', 'Terror'])
      expect(inDocument(element, words), words).to.equal(false);
    await isAccessible(element);
  });

  it('CW-HAL-04 shows the result of the chosen option, and no other', async () => {
    const element = await shown<Hallucination>(html`<nw-hallucination card="visiting-hours.a"></nw-hallucination>`);
    element.choose(2);
    await element.updateComplete;
    expect(text(one(element, '[part=chosen]'))).to.equal('Eat the orange');
    expect(text(one(element, '[part=effect]'))).to.equal('Gain 1 Terror.');
    expect([options(element), inDocument(element, 'Draw an Item'), inDocument(element, 'Say yes')]).to.deep.equal([
      [],
      false,
      false,
    ]);
    expect(element.matches(':state(chosen)')).to.equal(true);
    await isAccessible(element);
  });

  it('CW-HAL-05 the versions of a scenario look alike before the choice', async () => {
    const of = async (card: string): Promise<string> =>
      drawn(await shown<Hallucination>(html`<nw-hallucination card=${card}></nw-hallucination>`));
    expect(await of('pager.b')).to.equal(await of('pager.d'));
  });

  it('tells every card of the game in words', async () => {
    const element = await shown<Hallucination>(html`<nw-hallucination></nw-hallucination>`);
    for (const { id, options: named } of hallucinations) {
      element.card = id;
      await element.updateComplete;
      const count = Object.keys(named ?? {}).length;
      expect(options(element), id).to.have.length(count);
      element.choose(count - 1);
      await element.updateComplete;
      expect(text(one(element, '[part=effect]')), id).to.match(/^\S.*[.!]$/);
      expect(drawn(element), id).not.to.include(id.replace(/\.\w$/, '.'));
    }
    expect(hallucinations).to.have.length(61);
  });

  for (const [device, press] of Object.entries(devices)) {
    it(`is answered and started over by ${device}, and fires nw-hallucination`, async () => {
      const element = await shown<Hallucination>(html`<nw-hallucination .model=${lamp}></nw-hallucination>`);
      const lines = recordEvents(element);
      await press(all(element, '[part=option]')[1]!);
      await element.updateComplete;
      expect(drawn(element)).to.match(/Stare back It looks away first\. Start over$/);
      expect(lines).to.deep.equal(['1 Stare back']);
      await press(one(element, '[part=again]'));
      await element.updateComplete;
      expect([options(element), lines.length]).to.deep.equal([['Close your eyes', 'Stare back'], 1]);
    });
  }

  it('moves the focus to the chosen title, and back to the first option', async () => {
    const element = await shown<Hallucination>(html`<nw-hallucination .model=${lamp}></nw-hallucination>`);
    await devices['Enter']!(all(element, '[part=option]')[1]!);
    await element.updateComplete;
    expect(focused(element)).to.equal('chosen');
    await devices['Enter']!(one(element, '[part=again]'));
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement).to.equal(all(element, '[part=option]')[0]);
  });

  it('announces the result', async () => {
    const element = await shown<Hallucination>(html`<nw-hallucination .model=${lamp}></nw-hallucination>`);
    element.choose(0);
    await waitUntil(
      () => text(document.querySelector('[data-nightward]') ?? undefined).includes('It is dark. Gain 1 Terror.'),
      'the result is announced',
    );
  });

  it('shows the result of a card without a choice at once', async () => {
    const element = await shown<Hallucination>(html`<nw-hallucination card="three-o-clock.a"></nw-hallucination>`);
    expect([options(element), all(element, '[part=again]').length]).to.deep.equal([[], 0]);
    expect(text(one(element, '[part=effect]'))).to.match(/Terror/);
    expect([element.choose(0), element.describe().split('\n').length]).to.deep.equal([false, 4]);
  });

  it('uses the gentler words of the game', async () => {
    const element = await shown<Hallucination>(html`<nw-hallucination card="pager.d" calm></nw-hallucination>`);
    element.choose(2);
    await element.updateComplete;
    expect(drawn(element)).to.include('It is harder than your slipper.').and.not.include('splinter');
    element.calm = false;
    await element.updateComplete;
    expect(drawn(element)).to.include('splinter');
  });

  it('says the words in German', async () => {
    const element = await shown<Hallucination>(html`<nw-hallucination lang="de" card="pager.b"></nw-hallucination>`);
    expect(text(one(element, '[part=prompt]'))).to.equal('Was tust du?');
    expect(options(element)).not.to.include('Step on it');
  });

  it('lets a page replace a text of a card', async () => {
    const messages = { 'pager.crush': 'Stamp on it' } as object;
    const element = await shown<Hallucination>(
      html`<nw-hallucination card="pager.b" .messages=${messages}></nw-hallucination>`,
    );
    expect(options(element).at(-1)).to.equal('Stamp on it');
  });

  for (const name of ['script', 'template', 'pre'] as const) {
    it(`reads a card from a <${name}>`, async () => {
      const element = document.createElement('nw-hallucination');
      const type = name === 'script' ? ' type="application/json"' : '';
      element.innerHTML = `<${name}${type}>${JSON.stringify(lamp)}</${name}>`;
      document.body.append(element);
      await element.updateComplete;
      expect(options(element)).to.deep.equal(['Close your eyes', 'Stare back']);
      element.remove();
    });
  }

  it('restores its state, and fires no event for it', async () => {
    const element = await shown<Hallucination>(html`<nw-hallucination card="pager.b"></nw-hallucination>`);
    const lines = recordEvents(element);
    element.choose(1);
    const other = document.createElement('nw-hallucination');
    other.state = JSON.parse(JSON.stringify(element.state)) as Hallucination['state'];
    other.card = 'pager.b';
    document.body.append(other);
    await Promise.all([element.updateComplete, other.updateComplete]);
    expect(drawn(other)).to.equal(drawn(element));
    expect([lines.length, other.state]).to.deep.equal([1, { option: 1 }]);
    other.remove();
  });

  it('asks again when the page sets another card, but not when it sets an equal one', async () => {
    const element = await shown<Hallucination>(html`<nw-hallucination .model=${lamp}></nw-hallucination>`);
    element.choose(1);
    element.model = { ...lamp };
    await element.updateComplete;
    expect(element.state.option).to.equal(1);
    element.model = { ...lamp, title: 'The Other Lamp' };
    await element.updateComplete;
    expect([element.state.option, options(element).length]).to.deep.equal([null, 2]);
  });

  it('refuses a second choice and an option that is not there', async () => {
    const element = await shown<Hallucination>(html`<nw-hallucination .model=${lamp}></nw-hallucination>`);
    expect([element.choose(2), element.choose(1), element.choose(0)]).to.deep.equal([false, true, false]);
    expect(document.createElement('nw-hallucination').choose(0)).to.equal(false);
  });

  const faults: Readonly<Record<string, readonly [input: Partial<Hallucination>, code: string, path: string]>> = {
    'an unknown card': [{ card: 'orange.z' }, 'card', 'card'],
    'a scenario without a version': [{ card: 'pager' }, 'card', 'card'],
    'a card without a version': [{ model: { ...lamp, version: 2 as 1 } }, 'version', 'model/version'],
    'text instead of a card': [{ model: 'The Lamp' as unknown as HallucinationModel }, 'version', 'model/version'],
    'a card without a situation': [{ model: { ...lamp, situation: '' } }, 'text', 'model/situation'],
    'an option without a result': [
      { model: { ...lamp, options: [{ title: 'Wait' }] as unknown as NonNullable<HallucinationModel['options']> } },
      'text',
      'model/options/0/result',
    ],
    'an option that is no object': [
      { model: { ...lamp, options: [null] as unknown as NonNullable<HallucinationModel['options']> } },
      'text',
      'model/options/0/title',
    ],
    'an empty list of options': [{ model: { ...lamp, options: [] } }, 'options', 'model/options'],
    'an option that is not on the card': [{ model: lamp, state: { option: 2 } }, 'state', 'state/option'],
  };
  for (const [name, [input, code, path]] of Object.entries(faults)) {
    it(`refuses ${name}, and recovers`, async () => {
      const element = Object.assign(document.createElement('nw-hallucination'), input);
      const lines: string[] = [];
      element.addEventListener('nw-error', (fault) => lines.push(`${fault.code} ${fault.path}`));
      document.body.append(element);
      await element.updateComplete;
      expect(lines).to.deep.equal([`${code} ${path}`]);
      expect(text(one(element, '[part=error]'))).to.match(/\S\. /);
      Object.assign(element, { card: undefined, model: { ...lamp, title: 'The Other Lamp' } });
      await element.updateComplete;
      expect(options(element)).to.have.length(2);
      element.remove();
    });
  }
});
