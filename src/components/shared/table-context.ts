// What a table that a page lays out gives to the page's own pieces, by context: what is seen, and how to act.
import { ContextProvider, createContext } from '@lit/context';
import type { ReactiveElement } from 'lit';

export interface TableContext {
  /** The plain models of what is seen, by name. */
  readonly scene: object;
  /** Chooses an option by its id. */
  choose(optionId: string): void;
  /** Points at a thing on the table. */
  point(targetId: string): void;
}

export const tableContext = createContext<TableContext | null>(Symbol.for('nightward/table@1'));

const providers = new WeakMap<ReactiveElement, ContextProvider<typeof tableContext>>();

/** Gives what is seen to whoever asks inside the element; null while that is hidden, or nothing. */
export function provideTable(element: ReactiveElement, table: TableContext | null): void {
  let provider = providers.get(element);
  if (!provider)
    providers.set(element, (provider = new ContextProvider(element, { context: tableContext, initialValue: table })));
  provider.setValue(table);
}
