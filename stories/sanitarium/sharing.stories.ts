// Stories of sharing (a match shared from its table, and matches opened from a link or a file), and of a page's own
// layout.
import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/dice-pool/define.js';
import '../../src/components/nw-card-hand/define.js';
import '../../src/components/nw-choices/define.js';
import '../../src/components/nw-log/define.js';
import '../../src/components/nw-stat-track/define.js';
import '../../src/components/tile-grid/define.js';
import type { SanitariumGame } from '../../src/components/sanitarium-game/sanitarium-game.js';
import { given } from '../support/apply-args.js';
import { seenBy, whole } from '../pieces/match-replay.models.js';
import { args, argTypes, asked, game, patience, render, see, shadow, type Args } from './game.acts.js';
import { lateWatch } from './game.models.js';

type Shared = Args & Partial<Pick<SanitariumGame, 'layout' | 'state'>>;

const meta: Meta<Shared> = {
  title: 'Games/sanitarium-game/Sharing',
  component: 'sanitarium-game',
  args,
  argTypes,
  render,
};
export default meta;
type Story = StoryObj<Shared>;

const atTheTable: Shared = { seats: 'person expert expert expert', situation: lateWatch };

/** The match still has secrets, so the dialog asks whose view is to be shared. */
export const ShareAtTheTable: Story = {
  args: atTheTable,
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await userEvent.click(await see(canvasElement, '#tab-match'));
    await userEvent.click(await see(canvasElement, '[part=acts] button:nth-of-type(1)'));
    const root = (await see(canvasElement, 'nw1-share-panel')).shadowRoot!;
    await waitFor(() => {
      expect(root.querySelectorAll('dialog[open] input[type=radio]').length).toBe(3);
    }, patience);
  },
};

const looked: Story['play'] = async ({ canvasElement }) => {
  const replay = await see(canvasElement, 'nw1-match-replay');
  await waitFor(() => {
    expect(replay.shadowRoot!.querySelector('nw1-rules-example')?.matches(':state(shown)')).toBe(true);
  }, patience);
};

/** A record of what everybody saw. The match at the table waits until the player goes back to it. */
export const ByALink: Story = { args: { ...atTheTable, names: 'Ida, Rufus', state: seenBy(null) }, play: looked };

/** A whole match from a file. The reader can choose a view, and continue the match from any moment. */
export const FromAFile: Story = {
  args: { names: 'Ida, Rufus' },
  play: async (context) => {
    const input = (await see(context.canvasElement, 'input[type=file]')) as HTMLInputElement;
    await userEvent.upload(input, new File([JSON.stringify(whole())], 'match.json', { type: 'application/json' }));
    await looked(context);
    await expect(shadow(context.canvasElement).querySelectorAll('[slot=acts]').length).toBeGreaterThan(1);
  },
};

/** The page's own layout, with its own pieces. */
export const OwnLayout: Story = {
  args: { ...atTheTable, layout: 'own' },
  render: (own) =>
    html`<style>
        .laid {
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
          gap: 16px;
          align-items: start;
        }
        .laid > * {
          min-width: 0;
        }
      </style>
      <sanitarium-game ${given(own)}
        ><div class="laid">
          <div><nw-stat-track></nw-stat-track><dice-pool></dice-pool><nw-choices></nw-choices></div>
          <div>
            <tile-grid></tile-grid><nw-card-hand></nw-card-hand><nw-card-hand data-part="things"></nw-card-hand
            ><nw-log></nw-log>
          </div></div
      ></sanitarium-game>`,
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(game(canvasElement).querySelector('nw-choices')!.model?.choices.length).toBeGreaterThan(3);
    }, patience);
    await expect(shadow(canvasElement).querySelector('nw1-choices, nw1-tile-grid')).toBeNull();
  },
};
