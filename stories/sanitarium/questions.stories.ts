// Stories of every question in Sanitarium, each at the table of a match.
import type { Meta, StoryContext, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { PSEUDO } from '../../.storybook/pseudo-locale.js';
import '../../src/components/rules-example/define.js';
import type { Message } from '../../src/messages/message.js';
import { pseudo } from '../../src/engine/speech/pseudo-locale.js';
import en from '../../src/messages/en/sanitarium/table.js';
import { args, argTypes, choices, ids, patience, render, sitDown, take, type Args } from './game.acts.js';
import { routes, type Route } from './questions.models.js';

const meta: Meta<Args> = {
  title: 'Games/sanitarium-game/Questions',
  component: 'sanitarium-game',
  args,
  argTypes,
  render,
};
export default meta;
type Story = StoryObj<Args>;

/**
 * Returns a pattern that matches the prompt of a question in the language that is set in the toolbar, whatever values
 * the prompt contains.
 */
function sentence(kind: string, { locale }: StoryContext['globals']): RegExp {
  const messages = Object.entries<Message>(locale === PSEUDO ? pseudo<keyof typeof en>(en) : en).flatMap(
    ([key, message]) => (key === `ask-${kind}` || key === `ask-${kind}-known` ? [message] : []),
  );
  const forms = messages.flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)));
  return new RegExp(forms.map((form) => form.replace(/[?.]/g, '\\$&').replace(/\{\w+\}/g, '.+')).join('|'));
}

function asked(kind: string, route: Route = routes[kind]!): Story {
  const {
    mode = 'competitive',
    seats = 'person expert expert expert',
    situation,
    faces,
    pack,
    steps = [],
    expectedOption,
    handedTo,
  } = route;
  return {
    args: { mode, seats, situation, ...(faces && { faces }), ...(pack !== undefined && { cards: pack }) },
    play: async ({ canvasElement, globals }) => {
      // If several people share one device, the first person also has to take it.
      if (handedTo) await sitDown(canvasElement);
      for (const step of steps) await take(canvasElement, step);
      if (handedTo) await sitDown(canvasElement);
      await waitFor(() => {
        expect(ids(canvasElement).length).toBeGreaterThan(1);
      }, patience);
      if (expectedOption) await expect(ids(canvasElement)).toContain(expectedOption);
      else
        await waitFor(() => {
          expect(choices(canvasElement)!.shadowRoot!.querySelector('[part=prompt]')!.textContent).toMatch(
            sentence(kind, globals),
          );
        });
    },
  };
}

/** A place for the new card has to be chosen, on the map or in the list. */
export const Place = asked('place');
export const DiceChange = asked('dice-change');
export const ChooseDie = asked('choose-die');
export const Act = asked('act');
export const TakeOrLeave = asked('take-or-leave');
export const MonsterWay = asked('monster-way');
export const MonsterPoint = asked('monster-point');
export const HuntOrder = asked('hunt-order');
export const HuntTarget = asked('hunt-target');
export const HorrorAnswer = asked('horror-answer');
export const LoseItem = asked('lose-item');
export const Pay = asked('pay');

/** Asked in the turn of another player, so the device changes hands. */
export const ClaimOrWait = asked('claim-or-wait');

/** Asked together with the acts of the turn. */
export const Claims = asked('claims');
export const LeaveBehind = asked('leave-behind');
export const WalkOn = asked('walk-on');
export const GoToRoom = asked('go-to-room');

/** The longest list of answers that are not places. */
export const WhichDie = asked('which-die');
export const PeekAt = asked('peek-at');
export const WhichItem = asked('which-item');
export const WhichDoor = asked('which-door');
export const PushWhich = asked('push-which');
export const PushOn = asked('push-on');

/** Asked by cards of a page's own pack. */
export const RemoveWhich = asked('remove-which');
export const PlaceWhere = asked('place-where');
export const DropWhich = asked('drop-which');

/** Asked together with the acts of the turn. */
export const Signal = asked('signal');
export const Report = asked('report');

/** An act that a player may regret has to be confirmed. */
export const Confirm: Story = {
  ...asked('report'),
  play: async ({ canvasElement }) => {
    await take(canvasElement, 'report:1');
    await waitFor(() => {
      expect(ids(canvasElement)).toEqual(['report:1', 'back']);
    });
    await expect(choices(canvasElement)!.model!.prompt).toBe(en['confirm-report']);
  },
};

export const Vote = asked('vote');

/** Asked only with the option `honour`, here in a worked example. */
export const WhoseTurn: Story = {
  render: () => {
    const { situation } = routes['whose-turn']!;
    return html`<rules-example
      loading="eager"
      .example=${{ game: 'sanitarium', seats: 1, options: { mode: 'cooperative', honour: true }, situation, steps: ['knew'] }}
      ><h3>Whose turn is it?</h3></rules-example
    >`;
  },
  play: async ({ canvasElement, globals }) => {
    const example = canvasElement.querySelector('rules-example')!;
    const prompt = (): string =>
      example
        .shadowRoot!.querySelector('nw1-sanitarium-stage')
        ?.shadowRoot?.querySelector('nw1-choices')
        ?.shadowRoot?.querySelector('[part=prompt]')?.textContent ?? '';
    await waitFor(() => {
      expect(prompt()).toMatch(sentence('whose-turn', globals));
    }, patience);
  },
};
