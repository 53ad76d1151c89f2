// <tile-grid> in its main states.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../src/components/tile-grid/define.js';
import type { TileGrid } from '../src/components/tile-grid/tile-grid.js';
import type { GridModel } from '../src/engine/board/grid-model.js';
import { firstExplore, places, sanitariumWard } from './tile-grid.models.js';

const meta: Meta<TileGrid> = {
  title: 'Pieces/tile-grid',
  component: 'tile-grid',
  render: ({ model, noControls }) => html`<tile-grid .model=${model} ?no-controls=${noControls}></tile-grid>`,
};
export default meta;
type Story = StoryObj<TileGrid>;

const grid = (canvas: HTMLElement): TileGrid => canvas.querySelector('tile-grid')!;
const option = (canvas: HTMLElement, id: string): SVGElement => grid(canvas).shadowRoot!.querySelector(`[data-id="${id}"]`)!;

export const Ward: Story = { args: { model: sanitariumWard } };

/** Where the second card may lie: a cell first, then the way it lies. */
export const PlacesForATile: Story = {
  args: { model: firstExplore },
  play: async ({ canvasElement }) => {
    await grid(canvasElement).updateComplete;
    option(canvasElement, 'cell 1,1').focus();
    option(canvasElement, 'cell 1,1').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    grid(canvasElement).turn();
  },
};

/** Every state of a target, on places without tiles. */
export const States: Story = { args: { model: places } };

/** The map keeps its size and scrolls inside itself by buttons or two fingers. */
export const Narrow: Story = {
  render: () => html`<div class="narrow"><tile-grid .model=${sanitariumWard}></tile-grid></div>`,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('.narrow')!.style.maxWidth = '320px';
    await grid(canvasElement).updateComplete;
  },
};

export const WithoutControls: Story = { args: { model: firstExplore, noControls: true } };

export const Empty: Story = { render: () => html`<tile-grid>Nothing is laid yet.</tile-grid>` };

/** What a page shows whose model names a space that is not there. */
export const BadInput: Story = {
  args: { model: { ...places, tokens: [{ id: 'x', space: 'nowhere', kind: 'person', shape: 0, name: 'X' }] } satisfies GridModel },
};

/** As in a blog post: the model is a child, the text beside it is the caption. */
export const FromAChild: Story = {
  render: () => html`<tile-grid><script type="application/json">{"version":1,
    "tiles":[{"id":"t","kind":"room","name":"Hall","cells":[[0,0],[1,0],[1,1]],"doorways":[{"cell":[0,0],"side":3},{"cell":[1,1],"side":2}]}],
    "spaces":[{"id":"hall","tile":"t","name":"Hall","cells":[[0,0],[1,0],[1,1]]}],
    "tokens":[{"id":"e","space":"hall","kind":"person","shape":4,"name":"Eva"}]}</script>The hall, with Eva in it.</tile-grid>`,
};
