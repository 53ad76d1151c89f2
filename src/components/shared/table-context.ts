// What a table gives to pieces that a page has laid inside it: their part of the scene, and how to act.
import { ContextProvider, createContext } from '@lit/context';
import type { ReactiveElement } from 'lit';

export interface TableContext {
  /** The plain models of the scene, by name. */
  readonly scene: Readonly<Record<string, unknown>>;
  /** Chooses an option by its id. */
  choose(optionId: string): void;
  /** Points at a thing on the table. */
  point(targetId: string): void;
}

export const tableContext = createContext<TableContext | null>(Symbol.for('nightward/table@1'));

const providers = new WeakMap<ReactiveElement, ContextProvider<typeof tableContext>>();

/** Gives pieces that a page has laid inside the element their part of what is seen; null while that is hidden, or nothing. */
export function provideTable(element: ReactiveElement, table: TableContext | null): void {
  let provider = providers.get(element);
  if (!provider) providers.set(element, (provider = new ContextProvider(element, { context: tableContext, initialValue: table })));
  provider.setValue(table);
}
