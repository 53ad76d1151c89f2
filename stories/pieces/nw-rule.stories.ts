// Stories of <nw-rule>: words that cite a rule, and the panel with the text of the rule.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../../src/components/nw-rule/define.js';
import type { Rule } from '../../src/components/nw-rule/nw-rule.js';
import { allStates } from '../support/all-states.js';

type Args = Pick<Rule, 'rule'> & { words: string };

/** The texts of the rules exist only in English. */
const tags = ['one-language'];

const meta: Meta<Args> = {
  title: 'Pieces/nw-rule',
  component: 'nw-rule',
  args: { rule: 'SAN-TURN-07', words: 'Three of a kind' },
  render: ({ rule, words }) =>
    html`<p>
      ${words ? html`<nw-rule rule=${rule}>${words}</nw-rule>` : html`<nw-rule rule=${rule}></nw-rule>`}, and the turn
      begins anew.
    </p>`,
};
export default meta;
type Story = StoryObj<Args>;

const sheet = (canvas: HTMLElement): ShadowRoot | null | undefined =>
  canvas.querySelector('nw-rule')!.shadowRoot!.querySelector('nw1-rule-panel')?.shadowRoot;
const open: Story['play'] = async ({ canvasElement }) => {
  const element = canvasElement.querySelector('nw-rule')!;
  await element.updateComplete;
  element.shadowRoot!.querySelector<HTMLElement>('.rule')!.click();
  await waitFor(() => expect(sheet(canvasElement)?.querySelector('dl, [role=alert]')).toBeTruthy(), { timeout: 8000 });
};

export const Words: Story = {};

/** An element without content shows the id of its rule. */
export const Bare: Story = { args: { words: '' } };

/** A rule, and its place in the rulebook. */
export const Open: Story = { play: open, tags };

/** A ruling: the question, the decision, and the reason. */
export const Ruling: Story = { args: { rule: 'SAN-RUL-31', words: 'It moves twice' }, play: open, tags };

/** The longest text, with citations of other rules. */
export const LongestText: Story = { args: { rule: 'SAN-RUL-09', words: 'Exposed' }, play: open, tags };

/** A worked example in the specification. */
export const WorkedExample: Story = { args: { rule: 'SAN-EX-19', words: 'The last card' }, play: open, tags };

/** The reader has followed a citation to another rule. */
export const Cited: Story = {
  tags,
  args: { rule: 'SAN-RUL-31', words: 'It moves twice' },
  play: async (context) => {
    await open(context);
    sheet(context.canvasElement)!.querySelector<HTMLElement>('.cite')!.click();
    await waitFor(() => expect(sheet(context.canvasElement)!.querySelector('.back')).toBeTruthy());
  },
};

/** The specification has no such rule. */
export const Missing: Story = { args: { rule: 'SAN-TURN-77', words: 'Never' }, play: open, tags };

export const Phone: Story = { ...Ruling, tags, globals: { width: '320' } };
export const Dark: Story = { ...Ruling, tags, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Ruling, tags, globals: { direction: 'rtl' } };

/** A press on the words leads to the page's own rules. */
export const OwnRules: Story = {
  render: () => html`<p rules="#"><nw-rule rule="SAN-TURN-07">Three of a kind</nw-rule></p>`,
};

/** No game has rule ids with this prefix. */
export const Fault: Story = { args: { rule: 'NO-SUCH-01', words: 'Words that stay' } };

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      Words,
      Bare,
      OwnRules,
      Fault,
    },
    { least: '20rem' },
  ),
};
