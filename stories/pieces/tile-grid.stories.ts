// Stories of <tile-grid>: maps of tiles and of spaces without tiles, tokens, and every state of a target.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/tile-grid/define.js';
import type { TileGrid } from '../../src/components/tile-grid/tile-grid.js';
import type { GridModel } from '../../src/engine/scene/tile-grid-model.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';
import { crowds, firstExplore, places, sanitariumWard } from './tile-grid.models.js';

const meta: Meta<TileGrid> = {
  title: 'Pieces/tile-grid',
  component: 'tile-grid',
  render: (args) => html`<tile-grid ${given(args)}></tile-grid>`,
};
export default meta;
type Story = StoryObj<TileGrid>;

const grid = (canvas: HTMLElement): TileGrid => canvas.querySelector('tile-grid')!;
const option = (canvas: HTMLElement, id: string): SVGElement =>
  grid(canvas).shadowRoot!.querySelector(`[data-id="${id}"]`)!;
/** Waits until the map has its final size, which is measured in the next frame. */
const drawn = async (canvas: HTMLElement): Promise<void> => {
  await grid(canvas).updateComplete;
  for (let n = 0; n < 2; n++)
    await new Promise((go) => {
      requestAnimationFrame(go);
    });
  await grid(canvas).updateComplete;
};

export const Ward: Story = { args: { model: sanitariumWard } };
export const WardDark: Story = { ...Ward, globals: { theme: 'dark' } };

/** An arrow key moves the focus to the next thing in its direction, and Enter points at that thing. */
export const ByKeys: Story = {
  args: { model: sanitariumWard },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    let pointed = '';
    grid(canvasElement).addEventListener('nw-point', ({ targetId }) => {
      pointed = targetId;
    });
    option(canvasElement, 'way:1').focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(pointed).not.toBe('');
    await expect((grid(canvasElement).shadowRoot!.activeElement as HTMLElement).dataset['id']).toBe(pointed);
  },
};

/** The places for the second card: first a cell is pressed, then the card is turned in it. */
export const PlacesForATile: Story = {
  args: { model: firstExplore },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.click(option(canvasElement, 'cell 1,1'));
    await waitFor(() => {
      expect(grid(canvasElement).shadowRoot!.querySelectorAll('.bar button').length).toBeGreaterThan(1);
    });
    grid(canvasElement).turn();
  },
};

/** Every state of a target, on spaces without tiles. */
export const States: Story = { args: { model: places } };
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };

/** Seven tokens in one end of a corridor, seven in a Room, and three in another space. */
export const MostTokens: Story = {
  args: { model: crowds },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const boxes = [...grid(canvasElement).shadowRoot!.querySelectorAll('.token text')].map((letter) =>
      letter.getBoundingClientRect(),
    );
    // No letter hides another.
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) await expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(8);
  },
};

export const MostTokensOnAPhone: Story = { ...MostTokens, globals: { width: '320' } };

/** The map keeps its size, and can be scrolled with buttons or two fingers. */
export const Narrow: Story = { args: { model: sanitariumWard }, globals: { width: '320' } };

export const WithoutControls: Story = { args: { model: firstExplore, noControls: true } };

export const RightToLeft: Story = { args: { model: sanitariumWard }, globals: { direction: 'rtl' } };

export const LongestNames: Story = {
  args: {
    model: {
      ...places,
      spaces: places.spaces.map((space, i) => ({
        ...space,
        name:
          [
            'Aufbewahrungsraum für Zwangsjacken',
            'The room whose door was not there',
            'Ng',
            'Elektrotherapie',
            'Dachboden',
          ][i] ?? '',
      })),
    },
  },
};

export const Empty: Story = { render: () => html`<tile-grid>Nothing is laid yet.</tile-grid>` };

/** The fault of a model with a token in a space that does not exist. */
export const BadInput: Story = {
  args: {
    model: {
      ...places,
      tokens: [{ id: 'x', space: 'nowhere', kind: 'person', shape: 0, name: 'X' }],
    } satisfies GridModel,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(grid(canvasElement).shadowRoot!.querySelector('[part=error]')).toBeTruthy();
    });
  },
};

export const BadJson: Story = { ...BadInput, args: {}, render: () => html`<tile-grid model="{tiles"></tile-grid>` };

/** As in a blog post: the model is a child of the element, and the text is the caption. */
export const FromAChild: Story = {
  render: () =>
    html`<tile-grid
      ><script type="application/json">
        {
          "version": 1,
          "tiles": [
            {
              "id": "t",
              "kind": "room",
              "name": "Hall",
              "cells": [
                [0, 0],
                [1, 0],
                [1, 1]
              ],
              "doorways": [
                { "cell": [0, 0], "side": 3 },
                { "cell": [1, 1], "side": 2 }
              ]
            }
          ],
          "spaces": [
            {
              "id": "hall",
              "tile": "t",
              "name": "Hall",
              "cells": [
                [0, 0],
                [1, 0],
                [1, 1]
              ]
            }
          ],
          "tokens": [{ "id": "e", "space": "hall", "kind": "person", "shape": 4, "name": "Eva" }]
        }
      </script>
      The hall, with Eva in it.</tile-grid
    >`,
};

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      Ward,
      PlacesForATile,
      States,
      MostTokens,
      WithoutControls,
      LongestNames,
      Empty,
      FromAChild,
      BadInput,
    },
    { least: '30rem' },
  ),
};
