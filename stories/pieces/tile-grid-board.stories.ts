// Stories of <tile-grid> with walls, doors and lines of sight: sight, range and paths, and a crowd on a phone.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/tile-grid/define.js';
import type { TileGrid } from '../../src/components/tile-grid/tile-grid.js';
import type { GridModel } from '../../src/engine/scene/tile-grid-model.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';
import { guards, largest, oldWing, seven, textArt, thirty, walked } from './tile-grid-board.models.js';

const meta: Meta<TileGrid> = {
  title: 'Pieces/tile-grid, boards',
  component: 'tile-grid',
  render: (args) => html`<tile-grid ${given(args)}></tile-grid>`,
};
export default meta;
type Story = StoryObj<TileGrid>;

const grid = (canvas: HTMLElement): TileGrid => canvas.querySelector('tile-grid')!;
const thing = (canvas: HTMLElement, id: string): SVGElement =>
  grid(canvas).shadowRoot!.querySelector(`[data-id="${id}"]`)!;
const drawn = async (canvas: HTMLElement): Promise<void> => {
  await grid(canvas).updateComplete;
  await waitFor(() => {
    expect(grid(canvas).shadowRoot!.querySelector('.plan, [part=error]')).toBeTruthy();
  });
};

/**
 * What is visible from space I: eyes mark the visible spaces, and crosses mark where a line is blocked. The list says
 * the same in words.
 */
export const SightFromI: Story = {
  args: { board: 'L1', viewer: 'I', show: 'sight list legend', doors: true, tokens: guards },
};
export const SightFromIDark: Story = { ...SightFromI, globals: { theme: 'dark' } };

/** Space I sees space G, but space G does not see space I. */
export const OneWaySight: Story = { args: { board: 'L1', viewer: 'G', show: 'sight list' } };

/** The line to the focused space is highlighted. A blocked line is drawn as far as it goes. */
export const ALineAskedFor: Story = {
  args: { board: 'L1', viewer: 'I', show: 'sight' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    thing(canvasElement, 'C').focus();
    await waitFor(() => {
      expect(grid(canvasElement).shadowRoot!.querySelector('.examining .examined')).toBeTruthy();
    });
  },
};

/** Through a door or a breach, only the first space behind it is visible, and it is visible as a whole. */
export const PastOpenings: Story = { args: { board: 'L2', viewer: 'E', show: 'sight' } };
export const PastOpeningsFromA: Story = { args: { board: 'L2', viewer: 'A', show: 'sight list' } };

/**
 * The 2nd Floor of Coma Ward. The reader steps from a Room into the hallway: the eyes and the list change. Both spaces
 * are at the upper edge, so that a phone shows the same part of the board before and after.
 */
export const ComaWard: Story = {
  args: { board: 'coma-ward', viewer: 'D1', show: 'sight list', rooms: { B1: 'Chapel', G3: 'Laundry' } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const eyes = (): number => grid(canvasElement).shadowRoot!.querySelectorAll('.eye').length;
    await waitFor(() => {
      expect(eyes()).toBe(9);
    });
    thing(canvasElement, 'D2').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(grid(canvasElement).viewer).toBe('D2');
    });
  },
};

/** The Basement of Coma Ward, with two patients, as a plan without sight. */
export const ComaWardBasement: Story = {
  args: {
    board: 'coma-ward',
    floor: 0,
    label: 'Basement',
    tokens: [
      { id: 'ida', space: 'D3', kind: 'person', shape: 1, letter: 'I', name: 'Ida' },
      { id: 'paul', space: 'B2', kind: 'person', shape: 3, letter: 'P', name: 'Paul' },
    ],
  },
};

/** The range in steps, which ignores walls. */
export const RangeRings: Story = {
  args: {
    board: 'R1',
    viewer: 'E',
    show: 'range',
    tokens: [{ id: 'rosa', space: 'E', kind: 'person', shape: 1, letter: 'R', name: 'Rosa' }],
  },
};

/** The paths of the monsters to the nearest person, also through a closed door. */
export const MonsterPath: Story = {
  args: {
    board: 'V1',
    show: 'paths',
    tokens: [
      { id: 'one', space: 'P', kind: 'person', shape: 1, letter: '1', name: 'Rosa' },
      { id: 'two', space: 'Q', kind: 'person', shape: 0, letter: '2', name: 'Mara' },
      { id: 'keeper', space: 'D', kind: 'monster', shape: 1, name: 'the Keeper' },
      { id: 'crawler', space: 'B', kind: 'monster', shape: 2, name: 'the Crawler' },
    ],
  },
};

export const Enclosures: Story = { args: { board: 'M1', show: 'legend', doors: true } };

/** Spaces of various shapes, spawn points, marks, and every state of a target. */
export const OldWing: Story = { args: { model: oldWing } };
export const OldWingDark: Story = { ...OldWing, globals: { theme: 'dark' } };

/** A door is opened with a key and closed with a click, and what is visible changes with it. */
export const DoorByKeys: Story = {
  args: { board: 'L1', viewer: 'C', show: 'sight', doors: true },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const received: string[] = [];
    grid(canvasElement).addEventListener('nw-door', ({ door, open }) => received.push(`${door} ${open}`));
    const id = grid(canvasElement).shadowRoot!.querySelector<SVGElement>('.door')!.dataset['id']!;
    thing(canvasElement, id).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(received).toEqual([`${id} true`]);
    });
    await userEvent.click(thing(canvasElement, id));
    await waitFor(() => {
      expect(received).toEqual([`${id} true`, `${id} false`]);
    });
  },
};

/** Thirty figures. Figures of the same kind are stacked, with their number. */
export const ThirtyFigures: Story = { args: { model: thirty } };
export const ThirtyOnAPhone: Story = { args: { model: thirty }, globals: { width: '320' } };

/** Figures that are few enough stand apart, the viewer's own in front. */
export const SevenInOneSpace: Story = { args: { model: seven } };

/** Dots show the ways that figures have gone since the viewer's last choice. */
export const Trails: Story = {
  args: { model: walked },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await waitFor(() => {
      expect(grid(canvasElement).shadowRoot!.querySelectorAll('.steps')).toHaveLength(2);
    });
  },
};

/** The figures in a crowded space are spread out while it has the focus. */
export const CrowdSpread: Story = {
  args: { model: thirty },
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    // The mini map appears only after the available space has been measured.
    await waitFor(() => {
      expect(grid(canvasElement).shadowRoot!.querySelector('.mini')).toBeTruthy();
    });
    thing(canvasElement, 'hall').focus();
    await waitFor(() => {
      expect(grid(canvasElement).shadowRoot!.querySelector('.spread-ground .area')!.getAttribute('d')).not.toBe('');
    });
  },
};

export const LargestBoard: Story = { args: { model: largest } };

export const RightToLeft: Story = { args: SightFromI.args!, globals: { direction: 'rtl' } };

export const LongestNames: Story = {
  args: {
    model: {
      ...oldWing,
      spaces: oldWing.spaces.map((space, i) => ({
        ...space,
        name:
          ['Aufbewahrungsraum für Zwangsjacken', 'The room whose door was not there', 'Ng', 'Elektrotherapie'][i % 4] ??
          '',
      })),
    },
  },
};

/** As in a blog post: the board is drawn as text, and the other text is the caption. */
export const FromTextArt: Story = {
  render: () =>
    html`<tile-grid viewer="C" show="sight">
      <pre>${textArt}</pre>
      What the guard in C sees.</tile-grid
    >`,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(grid(canvasElement).shadowRoot!.querySelector('[part=error]')).toBeNull();
  },
};

const bad = (fault: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(grid(canvasElement).shadowRoot!.querySelector('[part=error]')!.textContent).toContain(fault);
    });
  },
});
export const BadBoard: Story = {
  render: () => html`<tile-grid board='{"version":1,"spaces":[]}'></tile-grid>`,
  ...bad('board/'),
};
export const BadTextArt: Story = { render: () => html`<tile-grid><pre>A ? B</pre></tile-grid>`, ...bad('board/') };
export const UnknownPreset: Story = { args: { board: 'L9' }, ...bad('board') };
export const UnknownViewer: Story = { args: { board: 'L1', viewer: 'Z' }, ...bad('viewer') };
export const UnknownShow: Story = { args: { board: 'L1', viewer: 'I', show: 'sight smell' }, ...bad('show') };
export const BadBoundary: Story = {
  args: {
    model: { ...oldWing, boundaries: [{ cell: [0, 0], side: 1, kind: 'curtain' as 'wall' }] } satisfies GridModel,
  },
  ...bad('boundaries/0/kind'),
};

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      SightFromI,
      OneWaySight,
      PastOpenings,
      RangeRings,
      MonsterPath,
      Enclosures,
      OldWing,
      ThirtyFigures,
      SevenInOneSpace,
      Trails,
      LargestBoard,
      FromTextArt,
      BadBoard,
    },
    { least: '34rem', wide: ['LargestBoard'] },
  ),
};
