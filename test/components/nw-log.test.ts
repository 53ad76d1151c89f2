// <nw-log>: drawing its model, and acting on it.
import { aTimeout, expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/components/nw-log/define.js';
import type { Log } from '../../src/components/nw-log/nw-log.js';
import { log } from '../../stories/pieces/small-pieces.models.js';
import { shown, all, one, text, focused, clickOn } from './support/piece.js';

describe('<nw-log>', () => {
  it('shows the newest line with its turn, and opens to show all lines, scrolled to the end', async () => {
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

  it('draws sixty lines, and earlier ones on request, without losing the focus', async () => {
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

  it('says if nothing has happened yet', async () => {
    const element = await shown<Log>(html`<nw-log lang="de"></nw-log>`);
    expect(text(one(element, '[part=latest]'))).to.equal('Noch ist nichts passiert.');
  });
});
