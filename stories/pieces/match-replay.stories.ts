// Stories of <match-replay>: matches as different seats saw them, riddles, sharing, and invalid files.
import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/match-replay/define.js';
import type { MatchReplay, Replay } from '../../src/components/match-replay/match-replay.js';
import type { RulesExample } from '../../src/components/rules-example/rules-example.js';
import hidden from '../../examples/matches/where-is-everybody.json' with { type: 'json' };
import { allStates } from '../support/all-states.js';
import { seenBy, whole } from './match-replay.models.js';

interface Args {
  match: unknown;
  src: string;
  step: number;
  eyes: Replay['eyes'];
  riddle: boolean;
  caption: string;
}

const meta: Meta<Args> = {
  title: 'Pieces/match-replay',
  component: 'match-replay',
  args: { match: whole(), src: '', step: 40, eyes: 'everybody', riddle: false, caption: 'How Rufus got out' },
  render: ({ match, src, step, eyes = 'everybody', riddle, caption }) =>
    html`<match-replay .match=${match} src=${src} .step=${step} .eyes=${eyes} .riddle=${riddle}
      ><h3>${caption}</h3></match-replay
    >`,
};
export default meta;
type Story = StoryObj<Args>;

const element = (canvas: HTMLElement): MatchReplay => canvas.querySelector('match-replay')!;
const player = (canvas: HTMLElement): RulesExample =>
  element(canvas).shadowRoot!.querySelector<RulesExample>('nw1-rules-example')!;
const drawn = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(player(canvas).matches(':state(shown)')).toBe(true), { timeout: 8000 });
const dialog = (canvas: HTMLElement): ShadowRoot =>
  element(canvas).shadowRoot!.querySelector('nw1-share-panel')!.shadowRoot!;

/** A moment in the middle of a match, as everybody sees it. */
export const Middle: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

/** The reader has chosen the view of Rufus, so his cards are visible. */
export const ViewOfOneSeat: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.selectOptions(element(canvasElement).shadowRoot!.querySelector('select')!, '1');
    await waitFor(() => expect(element(canvasElement).eyes).toBe(1));
    await drawn(canvasElement);
  },
};

/** The record of one seat: no other view can be chosen. */
export const OneSeatsRecord: Story = { args: { match: seenBy(0), caption: 'What Ida saw' }, play: Middle.play! };

export const Beginning: Story = { args: { step: 0 }, play: Middle.play! };

export const End: Story = { args: { step: 9999 }, play: Middle.play! };

/** The reader has moved to another turn with the slider. */
export const Jumped: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const slider = player(canvasElement).shadowRoot!.querySelector<HTMLInputElement>('input[type=range]')!;
    slider.value = slider.max;
    slider.dispatchEvent(new Event('input'));
    await waitFor(() => expect(element(canvasElement).step).toBe(player(canvasElement).steps));
  },
};

/** Four players, one of whom has a long name. */
export const Four: Story = { args: { match: whole(4), step: 60 }, play: Middle.play! };

const stage = (canvas: HTMLElement): ShadowRoot =>
  player(canvas).shadowRoot!.querySelector('[part=stage] > *')!.shadowRoot!;

/** A riddle: two Victims are still hiding. */
export const Riddle: Story = {
  args: { match: hidden, step: 104, riddle: true, caption: 'Where are they?' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(stage(canvasElement).querySelector('.riddle')).toBeTruthy(), { timeout: 8000 });
  },
};

/** The reader has guessed, and asked for the answer. */
export const RiddleAnswered: Story = {
  ...Riddle,
  play: async (context) => {
    await Riddle.play!(context);
    const root = stage(context.canvasElement);
    const house = (): ShadowRoot => root.querySelector('nw1-house')!.shadowRoot!;
    await waitFor(() => expect(house().querySelector('[data-id="room:reception"]')).toBeTruthy(), { timeout: 8000 });
    house().querySelector<HTMLElement>('[data-id="room:reception"]')!.click();
    await userEvent.click(root.querySelector('.riddle .answer')!);
    await waitFor(() => expect(house().querySelector('[data-id="room:rooftop"]')!.ariaLabel).toContain('Dov'), {
      timeout: 8000,
    });
  },
};

/** The dialog for sharing a moment, with a link. */
export const Sharing: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.click(element(canvasElement).shadowRoot!.querySelector('.strip > button')!);
    await waitFor(() => expect(dialog(canvasElement).querySelector('dialog[open]')).not.toBeNull(), { timeout: 8000 });
    await userEvent.click(dialog(canvasElement).querySelector('.link')!);
    await waitFor(
      () =>
        expect(dialog(canvasElement).querySelector<HTMLInputElement>('[readonly]')!.value).toContain('#match-replay=~'),
      { timeout: 8000 },
    );
  },
};

/** The match is of a game that the library does not have. */
export const NoMatch: Story = {
  args: { match: { game: 'chess', record: [] }, caption: 'A mistake' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(element(canvasElement).matches(':state(error)')).toBe(true), { timeout: 8000 });
  },
};

export const NoFile: Story = {
  args: { match: undefined, src: 'no-such-match.json', caption: 'A match that was lost' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(element(canvasElement).matches(':state(error)')).toBe(true), { timeout: 8000 });
  },
};

/** The file is still being loaded. */
export const Waiting: Story = {
  args: { match: undefined, src: 'slow.json', caption: 'A long match' },
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input instanceof URL && input.pathname.endsWith('/slow.json') ? new Promise(() => undefined) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(player(canvasElement)).toBeTruthy(), { timeout: 8000 });
    await expect(player(canvasElement).matches(':state(shown), :state(error)')).toBe(false);
    await expect(element(canvasElement).shadowRoot!.querySelector('.strip')).toBeNull();
  },
};

export const BadJson: Story = {
  render: () => html`<match-replay match="{game"><h3>A mistake</h3></match-replay>`,
  play: NoMatch.play!,
};

export const Phone: Story = { ...Middle, globals: { width: '320' } };
export const RiddleOnAPhone: Story = { ...RiddleAnswered, globals: { width: '320' } };
export const Dark: Story = { ...Middle, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...ViewOfOneSeat, globals: { direction: 'rtl' } };
export const German: Story = { ...Middle, tags: ['one-language'], globals: { locale: 'de' } };

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      Beginning,
      Middle,
      End,
      Riddle,
      RiddleAnswered,
      NoMatch,
    },
    { least: '34rem' },
  ),
};
