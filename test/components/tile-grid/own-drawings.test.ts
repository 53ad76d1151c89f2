// A <tile-grid> with drawings of the page's own: on a page of its own, as any other grid fetches the check of models for all.
import { expect, fixture, html } from '@open-wc/testing';
import { svg } from 'lit';
import '../../../src/components/tile-grid/define.js';
import type { GridModel } from '../../../src/engine/scene/tile-grid-model.js';

describe('<tile-grid> with drawings of the page', () => {
  it("refuses a bad model though the drawings are the page's own, and tells itself before it is on the page", async () => {
    const element = document.createElement('tile-grid');
    element.art = { tile: () => svg``, token: () => svg`` };
    element.model = { version: 1, spaces: 5 } as unknown as GridModel;
    expect(element.describe()).to.match(/cannot be drawn/);
    const told: string[] = [];
    element.addEventListener('nw-error', ({ path }) => told.push(path));
    (await fixture<HTMLElement>(html`<div></div>`)).append(element);
    await element.updateComplete;
    expect([told.length, element.matches(':state(error)')]).to.deep.equal([1, true]);
  });
});
