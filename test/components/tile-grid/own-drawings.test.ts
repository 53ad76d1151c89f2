// A <tile-grid> with a page's own drawings.
import { expect, fixture, html } from '@open-wc/testing';
import { svg } from 'lit';
import '../../../src/components/tile-grid/define.js';
import type { GridModel } from '../../../src/engine/scene/tile-grid-model.js';

describe('<tile-grid> with a page’s own drawings', () => {
  it('refuses an invalid model, and describes the fault before it is on the page', async () => {
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
});
