// Answers a player who asks why something on a game's table is not possible.
import { html, type TemplateResult } from 'lit';
import type { NwElement } from '../shared/nw-element.js';
import { WhyController, type AskedBy } from '../why/why-controller.js';
import type { WhyAnswer } from '../why/why-popover.js';
import type { GameScene, TableLook } from './table/table-look.js';

/** What is on the table, and whose view it is. */
export type AskedTable<V, S extends GameScene, T> = Pick<
  TableLook<V, S, T>,
  'seen' | 'scene' | 'context' | 'player' | 'viewer'
>;

/**
 * Makes the controller that answers for the element's table.
 * @param table Returns the table as it is drawn now; null while no table is drawn.
 * @param answer Returns the answer about the thing with this id or, for the id '', about all acts that are not
 * available. Null if there is no answer.
 */
export const whyNot = <A>(
  element: NwElement,
  table: () => A | null,
  answer: (table: A, id: string, how: AskedBy) => WhyAnswer | null,
): WhyController =>
  new WhyController(element, (id, how) => {
    const now = table();
    return now && answer(now, id, how);
  });

/** The button that asks about the acts that are not available now. */
export const whyNotButton = (element: NwElement): TemplateResult =>
  html`<button class="missed" data-ask="">${element.say('ask-why')}</button>`;
