// What a game puts into the frame of its table.
import type { TemplateResult } from 'lit';
import type { HandCard } from '../../../engine/scene/card-hand-model.js';
import type { RolledDice } from '../../../engine/scene/rolled-dice.js';
import type { Drawer } from './drawers.js';

export interface TableParts {
  readonly header: TemplateResult;
  /** What the viewer has to achieve, in one line. */
  readonly goal?: string | null;
  /** What may strike the viewer next, in one line; null if nothing may. */
  readonly danger?: string | null;
  readonly board: TemplateResult;
  /** What belongs to the question, and is shown above it: dice, points, prices. */
  readonly turn: unknown;
  /** The card that the question is about, if the viewer does not hold it. */
  readonly offered?: HandCard | null | undefined;
  readonly questions: unknown;
  readonly drawers: readonly Drawer[];
  /** The buttons that a game adds to those for the match. */
  readonly more: unknown;
  /** Cards in the top layer, which those buttons open. */
  readonly popovers?: unknown;
  /** Draws the picture of a card or a great moment; null if there is none. */
  readonly picture: (id: string) => TemplateResult | null;
  /** Draws the dice of a great moment, if the game's moments have dice. */
  readonly dice?: (rolled: readonly RolledDice[]) => unknown;
  /** Draws a small figure for a line of the recap; null if it is not on the board any more. */
  readonly figure: (id: string) => TemplateResult | null;
}
