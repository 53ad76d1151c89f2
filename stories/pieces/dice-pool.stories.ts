// Stories of <dice-pool>: all dice and dice systems, every use of a roll, and invalid input.
import { html, nothing } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/dice-pool/define.js';
import type { DiceModel, DicePool } from '../../src/components/dice-pool/dice-pool.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';

type Args = Partial<DicePool> & { readonly caption?: string };

const meta: Meta<Args> = {
  title: 'Pieces/dice-pool',
  component: 'dice-pool',
  argTypes: { caption: { control: 'text', table: { category: 'slots' } } },
  render: ({ caption, ...args }) =>
    html`<dice-pool ${given(args)}>${caption ? html`<h3>${caption}</h3>` : nothing}</dice-pool>`,
};
export default meta;
type Story = StoryObj<Args>;

const pool = (canvas: HTMLElement): DicePool => canvas.querySelector('dice-pool')!;
const within = <E extends HTMLElement>(canvas: HTMLElement, selector: string): Promise<E> =>
  waitFor(
    () => {
      const found = pool(canvas).shadowRoot!.querySelector<E>(selector);
      expect(found, selector).toBeTruthy();
      return found!;
    },
    { timeout: 45_000 },
  );
const refused = (words: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement, '[part=error]');
    await expect(box.textContent).toContain(words);
  },
});

/** All faces of each kind of die. */
export const Faces: Story = {
  render: () => html`
    <dice-pool dice="6d6" result="[1,2,3,4,5,6]" no-odds locked></dice-pool>
    <dice-pool dice="10d10" result="[1,2,3,4,5,6,7,8,9,10]" no-odds locked></dice-pool>
    <dice-pool
      system="lobotomy-attack"
      dice="6 green 6 red"
      result='["G1","G2","G3","G4","G5","G6","R1","R2","R3","R4","R5","R6"]'
      no-odds
      locked
    ></dice-pool>
    <dice-pool
      system="lobotomy-test"
      dice="6 blue 6 brown"
      result='["B1","B2","B3","B4","B5","B6","N1","N2","N3","N4","N5","N6"]'
      no-odds
      locked
    ></dice-pool>
    <dice-pool
      .model=${{ version: 1, dice: [1, 2, 3, 4, 5, 6].map((face) => ({ id: String(face), die: 'suspense', face })) } satisfies DiceModel}
    ></dice-pool>
  `,
};

/** Before the first throw. */
export const Plain: Story = { args: { dice: '3d6', seed: 'ward' } };

/** The button throws the dice. The result is written below them. */
export const Thrown: Story = {
  args: { dice: '3d6', target: 11, faces: [2, 6, 4], caption: 'At least eleven' },
  play: async ({ canvasElement }) => {
    const roll = await within<HTMLButtonElement>(canvasElement, '[part=roll]');
    await waitFor(() => {
      expect(roll.disabled).toBe(false);
    });
    roll.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(pool(canvasElement).matches(':state(thrown)')).toBe(true);
    });
    await expect(pool(canvasElement).matches(':state(reached)')).toBe(true);
  },
};

/** The largest number of dice in any of our games. */
export const MostDice: Story = {
  args: { system: 'coma-ward', dice: '30', target: 15, seed: '30', caption: 'Thirty dice' },
};
export const MostDiceThrown: Story = {
  ...MostDice,
  play: async ({ canvasElement }) => {
    await within(canvasElement, '[part=roll]');
    await waitFor(
      () => {
        expect(pool(canvasElement).roll()).toBe(true);
      },
      { timeout: 45_000 },
    );
  },
};

export const Attack: Story = {
  args: {
    system: 'lobotomy-attack',
    dice: '3 green 1 red',
    target: 3,
    result: ['G4', 'G2', 'G1', 'R3'],
    caption: 'Three green, one red',
  },
};
export const Suspense: Story = {
  args: {
    system: 'coma-ward',
    dice: '4',
    target: 3,
    faces: [1, 4, 5, 6, 4, 6, 5, 6],
    caption: 'Four dice with suspense',
  },
};
export const AttributeTest: Story = {
  args: { system: 'mansions-attribute', dice: '5 attribute 1 modifier', result: 6, caption: 'Dexterity, plus one' },
};

/** One of the dice has to be chosen, with a click or Enter. */
export const ChooseOne: Story = {
  args: { system: 'sanitarium', target: 5, selectable: 'choose', result: [2, 4, 5], caption: 'Three dice, choose one' },
  play: async ({ canvasElement }) => {
    let chosen = '';
    pool(canvasElement).addEventListener('nw-choose', ({ targetId }) => {
      chosen = targetId;
    });
    const die = await within(canvasElement, '[part~=die][tabindex="0"], button[part~=die]');
    die.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(chosen).not.toBe('');
    });
  },
};

export const Reroll: Story = {
  args: {
    system: 'lobotomy-test',
    dice: '4 blue 1 brown',
    target: 3,
    selectable: 'reroll',
    result: ['B1', 'B3', 'B2', 'B5', 'N6'],
  },
};
export const Keep: Story = { args: { dice: '5d6', target: 20, selectable: 'keep', result: [6, 2, 5, 1, 3] } };

/** Dice with faces that the author of the page has made up. */
export const OwnSystem: Story = {
  args: {
    system: {
      dice: { bone: ['', 'spike', 'spike spike', 3, 'star', 'star'] },
      counts: { spike: 1, pip: 1 },
      explode: { on: 'star', add: 1 },
    },
    dice: '4',
    target: 5,
    seed: 'own',
  },
};

/** Dice that are thrown in a game, and drawn from a model. */
export const Model: Story = {
  args: {
    model: {
      version: 1,
      dice: [
        { id: 'die:1', die: 'd6', face: 2, state: 'open', label: '2 AP, 1 MP' },
        { id: 'die:2', die: 'd6', face: 4, state: 'chosen', label: '4 AP, 3 MP' },
        { id: 'die:3', die: 'd6', face: 5, state: 'spent' },
      ],
    },
  },
};

export const Empty: Story = { args: { model: { version: 1, dice: [] }, caption: 'Nothing to throw' } };

export const Dark: Story = { ...Attack, globals: { theme: 'dark' } };
export const Phone: Story = { ...Attack, globals: { width: '280' } };
export const LargeText: Story = { ...Attack, globals: { text: '200%' } };
export const German: Story = { ...MostDice, tags: ['one-language'], args: { ...MostDice.args, lang: 'de' } };
export const RightToLeft: Story = {
  args: { system: 'lobotomy-attack', dice: '2 green 1 red', target: 2, result: ['G5', 'G6', 'R1'] },
  globals: { direction: 'rtl' },
};
export const NoMotion: Story = { args: { dice: '3d6', seed: 'calm', motion: 'none' } };

export const LongestCaption: Story = {
  args: {
    ...Attack.args,
    caption:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft wirft drei grüne Würfel und einen roten, und hofft',
  },
};

export const Fault: Story = { args: { dice: '3 purple' }, ...refused('purple') };
export const BadJson: Story = {
  render: () => html`<dice-pool system="{dice"></dice-pool>`,
  ...refused('a system as an object'),
};

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      Faces,
      Plain,
      Thrown,
      Attack,
      Suspense,
      AttributeTest,
      ChooseOne,
      Reroll,
      Keep,
      OwnSystem,
      Model,
      Empty,
      LongestCaption,
      Fault,
    },
    { least: '26rem', wide: ['Faces'] },
  ),
};
