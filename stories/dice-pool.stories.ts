// The states of <dice-pool>.
import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/components/dice-pool/define.js';
import type { DiceModel } from '../src/components/dice-pool/dice-pool.js';

const meta: Meta = { title: 'Pieces/dice-pool', component: 'dice-pool' };
export default meta;

type Story = StoryObj;

/** The kinds of dice, every face. */
export const Faces: Story = {
  render: () => html`
    <dice-pool dice="6d6" result="[1,2,3,4,5,6]" no-odds locked></dice-pool>
    <dice-pool dice="10d10" result="[1,2,3,4,5,6,7,8,9,10]" no-odds locked></dice-pool>
    <dice-pool system="lobotomy-attack" dice="6 green 6 red" result='["G1","G2","G3","G4","G5","G6","R1","R2","R3","R4","R5","R6"]' no-odds locked></dice-pool>
    <dice-pool system="lobotomy-test" dice="6 blue 6 brown" result='["B1","B2","B3","B4","B5","B6","N1","N2","N3","N4","N5","N6"]' no-odds locked></dice-pool>
    <dice-pool .model=${{ version: 1, dice: [1, 2, 3, 4, 5, 6].map((face) => ({ id: String(face), die: 'suspense', face })) } satisfies DiceModel}></dice-pool>
  `,
};

export const Plain: Story = { render: () => html`<dice-pool dice="3d6" seed="ward"></dice-pool>` };

export const Attack: Story = {
  render: () => html`<dice-pool system="lobotomy-attack" dice="3 green 1 red" target="3" result='["G4","G2","G1","R3"]'><h3>Three green, one red</h3></dice-pool>`,
};

export const Suspense: Story = {
  render: () => html`<dice-pool system="coma-ward" dice="4" target="3" faces="[1,4,5,6,4,6,5,6]"><h3>Four dice with suspense</h3></dice-pool>`,
};

export const AttributeTest: Story = {
  render: () => html`<dice-pool system="mansions-attribute" dice="5 attribute 1 modifier" result="6"><h3>Dexterity, plus one</h3></dice-pool>`,
};

export const ChooseOne: Story = {
  render: () => html`<dice-pool system="sanitarium" target="5" selectable="choose" result="[2,4,5]"><h3>Three dice, choose one</h3></dice-pool>`,
};

export const Reroll: Story = { render: () => html`<dice-pool system="lobotomy-test" dice="4 blue 1 brown" target="3" selectable="reroll" result='["B1","B3","B2","B5","N6"]'></dice-pool>` };

export const Keep: Story = { render: () => html`<dice-pool dice="5d6" target="20" selectable="keep" result="[6,2,5,1,3]"></dice-pool>` };

/** Dice with faces of an author's own. */
export const Own: Story = {
  render: () =>
    html`<dice-pool system='{"dice":{"bone":["","spike","spike spike",3,"star","star"]},"counts":{"spike":1,"pip":1},"explode":{"on":"star","add":1}}' dice="4" target="5" seed="own"></dice-pool>`,
};

/** What a game's scene feeds. */
export const Model: Story = {
  render: () =>
    html`<dice-pool
      .model=${{
        version: 1,
        dice: [
          { id: 'die:1', die: 'd6', face: 2, state: 'open', label: '2 AP, 1 MP' },
          { id: 'die:2', die: 'd6', face: 4, state: 'chosen', label: '4 AP, 3 MP' },
          { id: 'die:3', die: 'd6', face: 5, state: 'spent' },
        ],
      } satisfies DiceModel}
    ></dice-pool>`,
};

export const German: Story = { tags: ['one-language'], render: () => html`<div lang="de"><dice-pool system="coma-ward" dice="30" target="15" seed="30"></dice-pool></div>` };

export const RightToLeft: Story = { render: () => html`<div dir="rtl"><dice-pool system="lobotomy-attack" dice="2 green 1 red" target="2" result='["G5","G6","R1"]'></dice-pool></div>` };

export const NoMotion: Story = { render: () => html`<dice-pool dice="3d6" seed="calm" motion="none"></dice-pool>` };

export const Fault: Story = { render: () => html`<dice-pool dice="3 purple"></dice-pool>` };
