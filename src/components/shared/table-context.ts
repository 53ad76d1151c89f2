// What a table gives to pieces that a page has laid inside it: their part of the scene, and how to act.
import { createContext } from '@lit/context';

export interface TableContext {
  /** The plain models of the scene, by name. */
  readonly scene: Readonly<Record<string, unknown>>;
  /** Chooses an option by its id. */
  choose(optionId: string): void;
  /** Points at a thing on the table. */
  point(targetId: string): void;
}

export const tableContext = createContext<TableContext | null>(Symbol.for('nightward/table@1'));
