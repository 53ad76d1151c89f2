// Gives the pieces in a page's own layout access to the table, by means of Lit's context. A piece can read what is
// visible, and can act.
import { ContextProvider, createContext } from '@lit/context';
import type { ReactiveElement } from 'lit';

export interface TableContext {
  /** The models of everything that is visible, by name. */
  readonly scene: object;
  /** Chooses an option by its id. */
  choose(optionId: string): void;
  /** Points at a thing on the table. */
  point(targetId: string): void;
}

export const tableContext = createContext<TableContext | null>(Symbol.for('nightward/table@1'));

const providers = new WeakMap<ReactiveElement, ContextProvider<typeof tableContext>>();

/**
 * Provides the table to all elements inside `element`. `table` is null while the table is hidden, or if there is none.
 */
export function provideTable(element: ReactiveElement, table: TableContext | null): void {
  let provider = providers.get(element);
  if (!provider)
    providers.set(element, (provider = new ContextProvider(element, { context: tableContext, initialValue: table })));
  provider.setValue(table);
}
