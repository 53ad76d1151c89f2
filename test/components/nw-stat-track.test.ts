// <nw-stat-track>: drawing its model, and acting on it.
import { expect, html } from '@open-wc/testing';
import '../../src/components/nw-stat-track/define.js';
import type { StatTrack } from '../../src/components/nw-stat-track/nw-stat-track.js';
import { escape } from '../../stories/pieces/small-pieces.models.js';
import { shown, all, one, text, wide } from './support/piece.js';

describe('<nw-stat-track>', () => {
  it('shows number, caption and steps from attributes', async () => {
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

  it('draws steps with the drawings of a game', async () => {
    const element = await shown<StatTrack>(html`<nw-stat-track .model=${escape}></nw-stat-track>`);
    const states: string[] = [];
    element.art = { box: '0 0 10 30', draw: (state) => (states.push(state), { ...html`` } as never) };
    await element.updateComplete;
    expect([states.length, states.at(-1), all(element, 'svg').length]).to.deep.equal([12, 'goal', 12]);
  });
});
