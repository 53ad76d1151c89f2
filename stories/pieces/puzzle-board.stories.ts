// Stories of <puzzle-board>: the nine puzzles, all actions, all endings, all settings, and invalid input.
import { html, nothing } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/puzzle-board/define.js';
import type { PuzzleBoard } from '../../src/components/puzzle-board/puzzle-board.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';

type Args = Partial<PuzzleBoard> & { readonly caption?: string; readonly motion?: string };

const meta: Meta<Args> = {
  title: 'Pieces/puzzle-board',
  component: 'puzzle-board',
  argTypes: { caption: { control: 'text', table: { category: 'slots' } } },
  render: ({ caption, ...args }) =>
    html`<puzzle-board ${given(args)}>${caption ? html`<h3>${caption}</h3>` : nothing}</puzzle-board>`,
};
export default meta;
type Story = StoryObj<Args>;

const board = (canvas: HTMLElement): PuzzleBoard => canvas.querySelector('puzzle-board')!;
const within = <E extends Element>(canvas: HTMLElement, selector: string): Promise<E> =>
  waitFor(
    () => {
      const found = board(canvas).shadowRoot!.querySelector<E>(selector);
      expect(found, selector).toBeTruthy();
      return found!;
    },
    { timeout: 45_000 },
  );
/** Makes moves, once the board is drawn. */
const acts = (...ids: readonly string[]): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await within(canvasElement, '[part=board]');
    for (const id of ids) await expect(board(canvasElement).act(id), id).toBe(true);
    await board(canvasElement).updateComplete;
  },
});
/** Presses Enter on these things, and then waits for an element that matches `sees`. */
const enters = (things: readonly string[], sees: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await within(canvasElement, '[part=board]');
    for (const name of things) {
      (await within<SVGElement>(canvasElement, `[data-id="${name}"], button[data-ask="${name}"]`)).focus();
      await userEvent.keyboard('{Enter}');
    }
    await within(canvasElement, sees);
  },
});
const refused = (words: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement, '[part=error]');
    await expect(box.textContent).toContain(words);
  },
});

export const Wiring1A: Story = { args: { puzzle: '1A', seed: 'a' } };
export const Wiring2A: Story = { args: { puzzle: '2A', seed: 'a' } };
export const Wiring3A: Story = { args: { puzzle: '3A', seed: 'a' } };
export const Lock4A: Story = { args: { puzzle: '4A', seed: 'a' } };
export const Lock5A: Story = { args: { puzzle: '5A', seed: 'a' } };
export const Lock6A: Story = { args: { puzzle: '6A', seed: 'b' } };
export const Rune7: Story = { args: { puzzle: '7', seed: 'a' } };
export const Rune8: Story = { args: { puzzle: '8', seed: 'a' } };
export const Rune9: Story = { args: { puzzle: '9', seed: 'a' } };

/** A piece is selected. It can be swapped with its neighbours, and turned with the arrows at its corners. */
export const Lifted: Story = { args: { puzzle: '2A', seed: 'a' }, ...enters(['position:2'], '.can') };
export const LiftedFragment: Story = { args: { puzzle: '9', seed: 'a' }, ...enters(['position:5'], '.can') };
export const HeldLock: Story = { args: { puzzle: '6A', seed: 'b' }, ...enters(['tile'], '.selected') };
/** Pointing at two neighbours swaps them. */
export const Swapped: Story = {
  args: { puzzle: '1A', seed: 'a' },
  play: async ({ canvasElement }) => {
    let action: unknown;
    board(canvasElement).addEventListener('nw-action', (event) => {
      action = event.action;
    });
    for (const id of ['position:2', 'position:5']) {
      (await within<SVGElement>(canvasElement, `[data-id="${id}"]`)).focus();
      await userEvent.keyboard('{Enter}');
    }
    await waitFor(() => {
      expect(action).toEqual({ do: 'swap', at: [2, 5] });
    });
  },
};
/** A piece that was drawn from the pile has to replace another. */
export const Drawn: Story = { args: { puzzle: '4A', seed: 'a' }, ...enters(['draw'], '.drawn') };
/** No actions are left. The player can spend a skill point, or stop. */
export const NoActionsLeft: Story = {
  args: { puzzle: '4A', seed: 'a', intellect: 1, luck: 3, skillPoints: 1 },
  ...acts('rotate:1:cw'),
};
export const SkillPointSpent: Story = {
  args: { puzzle: '4A', seed: 'a', intellect: 1, luck: 3, skillPoints: 1 },
  ...acts('rotate:1:cw', 'skill-point'),
};

export const SolvedWiring: Story = {
  args: { puzzle: '1A', seed: 'a' },
  ...acts('swap:2-5', 'rotate:4:cw', 'rotate:5:cw'),
};
export const SolvedLock: Story = {
  args: { puzzle: '4A', seed: 'b' },
  ...acts('rotate:1:cw', 'rotate:4:ccw', 'turn-tile:cw'),
};
export const SolvedLockOutsideAGrid: Story = {
  args: { puzzle: '5A', seed: 'b', intellect: 6 },
  ...acts('swap:1-3', 'rotate:1:cw', 'rotate:3:cw', 'rotate:4:cw', 'rotate:5:cw', 'turn-tile:ccw'),
};
export const SolvedRune: Story = { args: { puzzle: '7', seed: 'b' }, ...acts('swap:1-4', 'swap:4-5', 'swap:5-6') };
/** The result as text, which does not reveal the solution. */
export const Shared: Story = {
  args: { puzzle: '7', seed: 'b' },
  play: async ({ canvasElement }) => {
    await within(canvasElement, '[part=board]');
    for (const id of ['swap:1-4', 'swap:4-5', 'swap:5-6']) board(canvasElement).act(id);
    (await within<HTMLElement>(canvasElement, '[data-ask=share]')).click();
    await expect((await within(canvasElement, '[part=result]')).textContent).not.toMatch(/swap/);
  },
};
export const UsedUp: Story = { args: { puzzle: '3A', seed: 'a', intellect: 2 }, ...acts('rotate:1:cw', 'rotate:2:cw') };
export const Stopped: Story = { args: { puzzle: '8', seed: 'a' }, ...acts('swap:1-4', 'stop') };

/** All pieces are face down until the clock runs. */
export const BeforeTheClock: Story = { args: { puzzle: '2A', seed: 'a', timeLimit: 60 } };
export const ClockRuns: Story = { args: { puzzle: '2A', seed: 'a', timeLimit: 3600 }, ...enters(['begin'], 'time') };
export const TimeOver: Story = {
  args: { puzzle: '5A', seed: 'a', timeLimit: 1 },
  play: async ({ canvasElement }) => {
    (await within<HTMLElement>(canvasElement, '[data-ask=begin]')).click();
    await waitFor(
      () => {
        expect(board(canvasElement).matches(':state(over)')).toBe(true);
      },
      { timeout: 3000 },
    );
  },
};

/** A puzzle as in a blog: there is no limit, and every action can be undone. */
export const Free: Story = {
  args: { puzzle: '6A', seed: 'b', free: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement, '[part=board]');
    for (const id of ['rotate:1:cw', 'swap:1-2', 'turn-tile:cw']) board(canvasElement).act(id);
    await board(canvasElement).updateComplete;
    (await within<HTMLElement>(canvasElement, '[data-ask=undo]')).click();
    await expect(board(canvasElement).state!.moves).toEqual(['rotate:1:cw', 'swap:1-2']);
  },
};
export const Hint: Story = {
  args: { puzzle: '2A', seed: 'a', intellect: 8, hints: true },
  ...enters(['hint'], '[part=hint]'),
};
export const Solution: Story = {
  args: { puzzle: '9', seed: 'a', intellect: 10, showSolution: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement, '[part=solution] li');
  },
};
export const NoSolution: Story = {
  args: { puzzle: '5A', seed: 'd', showSolution: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement, '[part=solution] p');
  },
};
export const FragmentNumbers: Story = { args: { puzzle: '8', seed: 'a', fragmentNumbers: true } };

export const Daily: Story = { args: { puzzle: 'daily', seed: '2026-11-21', caption: 'The puzzle of the day' } };
export const SolveIn: Story = { args: { puzzle: '4A', solveIn: 3, seed: 'x', caption: 'Solve it in three' } };

export const OwnWiring: Story = {
  args: {
    seed: 'b',
    puzzle: {
      id: 'cellar',
      kind: 'wiring',
      at: [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      tileCells: [[1, 0]],
      links: '1E-2W 2S-3N',
      start: '1S:R',
      end: '3W:B',
    },
  },
};
export const OwnLock: Story = {
  args: {
    seed: 'b',
    puzzle: {
      id: 'fan',
      kind: 'lock',
      xyA: [
        [0, -0.9, 0],
        [0.8, 0.5, 120],
        [-0.8, 0.5, 240],
      ],
      sockets: '1S:0 2S:1 3S:2',
      print: 'YBR',
      steps: 3,
      shift: 1,
    },
  },
};
export const OwnRune: Story = {
  args: {
    seed: 'd',
    puzzle: {
      id: 'cross',
      kind: 'rune',
      at: [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, 2],
        [2, 1],
      ],
    },
  },
};

/** There were not enough pieces, so two positions are empty. */
export const EmptyPositions: Story = {
  args: {
    deal: {
      puzzle: '2A',
      pieces: ['W01', null, 'W13', 'W04', 'W07', null, 'W10'],
      turns: [0, 0, 1, 0, 2, 0, 3],
      tile: 0,
      pile: [],
      drawn: null,
    },
  },
};

/**
 * A puzzle that is played in a game, and drawn from a model. There are no hints and no undo, and a move fires
 * `nw-choose` instead of being made.
 */
export const Model: Story = {
  args: {
    hints: true,
    model: {
      version: 1,
      position: {
        puzzle: '4A',
        pieces: ['L11', 'L01', 'L04', 'L05', 'L08'],
        turns: [0, 1, 0, 2, 0],
        tile: 1,
        pile: [],
        drawn: null,
      },
      moves: ['swap:1-2', 'rotate:2:cw', 'rotate:2:ccw', 'turn-tile:cw', 'draw', 'skill-point', 'stop'],
      left: 2,
      luck: 3,
    },
  },
  play: async ({ canvasElement }) => {
    let chosen = '';
    board(canvasElement).addEventListener('nw-choose', ({ targetId }) => {
      chosen = targetId;
    });
    (await within<SVGElement>(canvasElement, '[data-id="position:2"]')).focus();
    await userEvent.keyboard('.');
    await waitFor(() => {
      expect(chosen).toBe('rotate:2:cw');
    });
  },
};
/** Another player is making the attempt. */
export const ModelOfAnother: Story = {
  args: {
    model: {
      version: 1,
      position: {
        puzzle: '7',
        pieces: ['1', '2', '4', '3', '6', '5'],
        turns: [0, 0, 0, 0, 0, 0],
        tile: 0,
        pile: [],
        drawn: null,
      },
      moves: [],
      left: 2,
    },
  },
};
/** The next step of a worked example is marked. */
export const ModelNext: Story = {
  args: {
    model: {
      version: 1,
      position: {
        puzzle: '7',
        pieces: ['1', '2', '4', '3', '6', '5'],
        turns: [0, 0, 0, 0, 0, 0],
        tile: 0,
        pile: [],
        drawn: null,
      },
      moves: ['swap:5-6'],
      left: 2,
      next: 'swap:5-6',
    },
  },
};

export const Dark: Story = { ...Lifted, globals: { theme: 'dark' } };
export const Phone: Story = { ...Lifted, globals: { width: '320' } };
export const PhoneLock: Story = {
  args: { puzzle: '5A', seed: 'a', luck: 3, skillPoints: 1 },
  globals: { width: '280' },
};
export const LargeText: Story = { ...Lifted, globals: { text: '200%' } };
export const German: Story = {
  tags: ['one-language'],
  args: {
    puzzle: '4A',
    seed: 'a',
    intellect: 1,
    luck: 3,
    skillPoints: 1,
    hints: true,
    lang: 'de',
    caption: 'Das Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselschloss',
  },
  ...acts('rotate:1:cw'),
};
export const GermanTime: Story = {
  tags: ['one-language'],
  args: { puzzle: '3A', seed: 'a', timeLimit: 3600, hints: true, lang: 'de' },
  ...enters(['begin'], 'time'),
};
export const RightToLeft: Story = { ...Lifted, globals: { direction: 'rtl' } };
export const NoMotion: Story = { args: { puzzle: '6A', seed: 'b', motion: 'none' }, ...acts('turn-tile:cw') };

export const UnknownPuzzle: Story = { args: { puzzle: '10' }, ...refused('No puzzle has this id') };
export const UnknownDeal: Story = { args: { deal: '7.zzz' }, ...refused('No deal has this id') };
export const WrongNumber: Story = { args: { puzzle: '1A', intellect: 2.5 }, ...refused('intellect') };
export const TooHard: Story = { args: { puzzle: '7', solveIn: 40 }, ...refused('solve-in') };
export const Unsolvable: Story = {
  args: { puzzle: { id: 'cellar', kind: 'wiring', at: [[0, 0]], start: '1W:R', end: '1E:B', pieces: { a: 'R-R-' } } },
  ...refused('No arrangement'),
};
export const BadModel: Story = {
  render: () => html`<puzzle-board model='{"version":1}'></puzzle-board>`,
  ...refused('model/moves'),
};

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      Wiring1A,
      Lock4A,
      Rune7,
      Lifted,
      HeldLock,
      Drawn,
      NoActionsLeft,
      SolvedWiring,
      SolvedLock,
      SolvedRune,
      UsedUp,
      Stopped,
      BeforeTheClock,
      ClockRuns,
      Free,
      Hint,
      Solution,
      NoSolution,
      OwnWiring,
      OwnLock,
      OwnRune,
      EmptyPositions,
      Model,
      ModelOfAnother,
      ModelNext,
      UnknownPuzzle,
    },
    { least: '20rem' },
  ),
};
