// Stories of <asylum-escape-game>: from the start form to the end of a match, some with other settings in Storybook's
// toolbar.
import { html, type TemplateResult } from 'lit';
import type { ArgTypes, Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/asylum-escape-game/define.js';
import type { AsylumEscapeGame } from '../../src/components/asylum-escape-game/asylum-escape-game.js';
import { versions } from '../../src/components/asylum-escape-game/start/match-plan.js';
import type { Choices } from '../../src/components/nw-choices/nw-choices.js';
import type { Situation } from '../../src/engine/games/asylum-escape/state/situation.js';
import { pseudo } from '../../src/engine/speech/pseudo-locale.js';
import cards from '../../src/messages/en/asylum-escape/cards.js';
import { PSEUDO } from '../../.storybook/pseudo-locale.js';
import { given } from '../support/apply-args.js';

type Args = Partial<
  Pick<
    AsylumEscapeGame,
    | 'version'
    | 'patients'
    | 'seats'
    | 'names'
    | 'seed'
    | 'faces'
    | 'situation'
    | 'pace'
    | 'noSave'
    | 'loading'
    | 'messages'
    | 'calm'
    | 'notes'
    | 'guide'
    | 'lang'
  >
>;

const argTypes: ArgTypes = { version: { control: 'select', options: [...versions] } };

const meta: Meta<Args> = {
  title: 'Games/asylum-escape-game',
  component: 'asylum-escape-game',
  args: { loading: 'eager', noSave: true, seed: 'story', names: 'Ada, Bruno, Cleo, Dov', pace: 1e6 },
  argTypes,
  render: (args, { globals }): TemplateResult =>
    html`<asylum-escape-game
      ${given({ ...args, messages: globals['locale'] === PSEUDO ? { ...pseudo(cards), ...args.messages } : args.messages })}
    ></asylum-escape-game>`,
};
export default meta;
type Story = StoryObj<Args>;

const patience = { timeout: 45_000 };
const shadow = (canvas: HTMLElement): ShadowRoot => canvas.querySelector('asylum-escape-game')!.shadowRoot!;
const ids = (canvas: HTMLElement): readonly string[] =>
  [...shadow(canvas).querySelectorAll<Choices>('.asked nw1-choices')].flatMap(
    ({ model }) => model?.choices.map(({ id }) => id) ?? [],
  );
const sees =
  (selector: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector(selector), selector).toBeTruthy();
    }, patience);
  };
/** Waits for an option whose id starts with `begins`, and chooses it if `takes` is true. */
async function offered(canvas: HTMLElement, begins: string, takes = false): Promise<void> {
  await waitFor(() => {
    expect(
      ids(canvas).some((id) => id.startsWith(begins)),
      begins,
    ).toBe(true);
  }, patience);
  if (takes)
    shadow(canvas)
      .querySelector('.asked nw1-choices')!
      .dispatchEvent(
        Object.assign(new Event('nw-choose', { bubbles: true }), {
          targetId: ids(canvas).find((id) => id.startsWith(begins)),
        }),
      );
}
const offers =
  (begins: string): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    offered(canvasElement, begins);

/** A late position: the house has lost rooms, and there are two Patients and three Victims with cards. */
const late: Situation = {
  columns: [
    ['kitchen', 'padded-cell', 'bell-tower', 'boiler-room', 'workshop'],
    ['infirmary', 'theatre', 'chapel'],
    ['morgue', 'courtyard', 'rooftop', 'pantry'],
    ['library', 'day-room', 'pharmacy', 'reception'],
    ['bath-hall', 'shock-room', 'greenhouse', 'shed', 'dormitory'],
  ],
  turn: 4,
  patients: [
    { card: 'warden', at: 'day-room' },
    { card: 'crawler', at: 'infirmary', released: 3 },
  ],
  victims: [
    {
      card: 'organist',
      at: 'chapel',
      hand: ['held-breath.1', 'back-stairs.1', 'the-wrong-chart.1'],
      held: 'second-key.1',
    },
    { card: 'cook', at: 'shed', suspects: ['shed', 'greenhouse', 'dormitory', 'shock-room'], hand: ['blown-lamp.1'] },
    { card: 'student', at: 'kitchen' },
  ],
};
const hiding: Args = {
  seats: 'person expert expert expert',
  patients: '3',
  situation: { ...late, phase: 'victim', active: 0 },
};
const hunting: Args = {
  seats: 'expert expert expert person',
  patients: '3',
  situation: { ...late, phase: 'march', rooms: 2 },
};

export const Start: Story = { play: sees('[part=start]') };
export const Lessons: Story = { args: { guide: true }, play: sees('nw1-asylum-escape-guide') };

export const Hiding: Story = {
  args: { seats: 'person expert expert expert', patients: '3' },
  play: async ({ canvasElement }) => {
    await offered(canvasElement, 'keep');
  },
};
export const Turn: Story = { args: hiding, play: offers('draw:movement') };
export const Dark: Story = { ...Turn, globals: { theme: 'dark' } };
export const Phone: Story = { ...Turn, globals: { width: '320' } };
export const Calm: Story = { ...Turn, args: { ...hiding, calm: true } };
export const CalmHunting: Story = { args: { ...hunting, calm: true }, play: offers('patient:0:') };
export const Moving: Story = {
  // With this pace, the bots answer reaction windows at once.
  args: { ...hiding, pace: 0, faces: [{ deck: 'movement', card: 'two-rooms.1' }] },
  play: async ({ canvasElement }) => {
    await offered(canvasElement, 'draw:movement', true);
    await offered(canvasElement, 'move:');
  },
};
export const Hunting: Story = { args: hunting, play: offers('patient:0:') };
/** The rooms in which a Victim could be, according to what everybody knows. */
export const Suspecting: Story = {
  args: hunting,
  play: async ({ canvasElement }) => {
    await offered(canvasElement, 'patient:0:');
    await userEvent.click([...shadow(canvasElement).querySelectorAll<HTMLElement>('.where')][1]!);
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('.where[aria-pressed=true]')).toBeTruthy();
    });
  },
};
export const FinalThree: Story = {
  args: { ...hunting, situation: { ...late, turn: 8, phase: 'march', rooms: 1 } },
  play: sees('.turns .final.now'),
};

/** The Victim cannot enter a room now. After a press on the room, an answer says why. */
export const WhyNot: Story = {
  args: hiding,
  play: async (context) => {
    await offered(context.canvasElement, 'draw:movement');
    await sees('.missed')(context);
    shadow(context.canvasElement)
      .querySelector('nw1-house')!
      .shadowRoot!.querySelector<HTMLElement>('[data-id="room:shed"]')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await waitFor(() => {
      expect(shadow(context.canvasElement).querySelector('nw1-why')?.shadowRoot?.querySelector('.reason')).toBeTruthy();
    }, patience);
  },
};
export const ContentWarnings: Story = { args: { ...hiding, notes: true }, play: sees('[part=notes] li') };
export const Wrong: Story = { args: { seats: 'person butler' }, play: sees('[part=error]') };

/** The maximum number of players, with long names, at the beginning. */
export const Seven: Story = {
  args: {
    seats: 'person expert expert expert expert expert expert',
    patients: '6',
    version: 'long',
    names:
      'Maximiliane Wolfeschlegelsteinhausen-Bergerdorff, Bartholomäus Featherstonehaugh, Wilhelmine-Charlotte, Christopherus, Anne-Sophie-Marguerite, Konstantinopolitanski, Ottokar von und zu Hohenfels',
    pace: 0,
  },
  play: offers('keep'),
};
export const SevenOnAPhone: Story = { ...Seven, globals: { width: '320' } };
export const RightToLeft: Story = { ...Turn, globals: { direction: 'rtl' } };

/** The device has to be handed to the player who is asked next. */
export const Curtain: Story = { args: { seats: 'person person person', patients: '0' }, play: sees('[part=curtain]') };
/** The curtain later in a match. Below the curtain is the table, with only what everybody may see. */
export const Passing: Story = {
  args: {
    seats: 'person person person',
    patients: '0',
    situation: { ...late, victims: late.victims!.slice(0, 2), phase: 'victim', active: 1 },
  },
  play: sees('.open nw1-house'),
};

const last = (at: string, more: Omit<Situation, 'patients' | 'victims'>): Args => ({
  seats: 'person random',
  patients: '0',
  pace: 0,
  situation: { ...more, patients: [{ card: 'warden', at: 'library' }], victims: [{ card: 'reporter', at }] },
});

export const Won: Story = {
  args: { ...last('office', { turn: 2, phase: 'march', rooms: 1 }), faces: [{ die: 'd6', face: 1 }] },
  play: async (context) => {
    await offered(context.canvasElement, 'patient:0:office', true);
    await sees('.won .routes')(context);
  },
};
/** The last turn is over, and a Victim has survived, so the Patients player has lost. */
export const Lost: Story = {
  args: last('shed', { turn: 9, phase: 'final' }),
  play: sees('.lost .routes'),
};
export const German: Story = { ...Turn, tags: ['one-language'], args: { ...hiding, lang: 'de' } };
