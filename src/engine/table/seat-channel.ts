// Connects a seat to a table in a worker or on a server, over a channel of messages. The table's side decides which
// seat it serves; no message can change that.
import type { SeatHandle } from './seat-handle.js';
import type { Table } from './table.js';

/** The part of a `MessagePort`, or of a worker's global scope, that is used here. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

const acts = ['view', 'choose', 'why', 'undo', 'canUndo', 'record'] as const;
type Act = (typeof acts)[number];

interface Call {
  readonly call: number;
  readonly act: Act;
  readonly with: readonly unknown[];
}

function isCall(data: unknown): data is Call {
  if (typeof data !== 'object' || data === null) return false;
  const { call, act, with: given } = data as Record<string, unknown>;
  if (typeof call !== 'number' || !acts.includes(act as Act) || !Array.isArray(given)) return false;
  if (act === 'choose') return typeof given[0] === 'number' && typeof given[1] === 'string';
  if (act === 'why') return typeof given[0] === 'string';
  return act !== 'view' || given[0] === undefined || typeof given[0] === 'number';
}

/**
 * Answers the calls of one seat, which arrive at the port. Ignores all other messages. Seat null is a spectator.
 * @returns A function that ends the service.
 */
export function serveTable<S, V>(table: Table<S, V>, seat: number | null, port: Port): () => void {
  const handle = table.as(seat);
  const leave = handle.subscribe(() => {
    port.postMessage({ changed: true });
  });
  port.onmessage = ({ data }) => {
    if (!isCall(data)) return;
    const { call, act, with: given } = data;
    void (handle[act] as (...given: readonly unknown[]) => Promise<unknown>)(...given).then((answer) => {
      port.postMessage({ call, answer });
    });
  };
  return () => {
    leave();
    port.onmessage = null;
  };
}

/** The handle of the seat that is served at the other end of the port. */
export function remoteTable<V>(port: Port, seat: number | null): SeatHandle<V> {
  const waiting = new Map<number, (answer: never) => void>();
  const listeners = new Set<() => void>();
  let calls = 0;
  port.onmessage = ({ data }) => {
    const { call, answer, changed } = Object(data) as { call?: number; answer?: unknown; changed?: true };
    if (changed) for (const listener of [...listeners]) listener();
    if (call === undefined) return;
    waiting.get(call)?.(answer as never);
    waiting.delete(call);
  };
  const ask = <T>(act: Act, ...given: readonly unknown[]): Promise<T> =>
    new Promise((answered) => {
      waiting.set(++calls, answered);
      port.postMessage({ call: calls, act, with: given } satisfies Call);
    });
  return {
    seat,
    view: (since) => ask('view', since),
    choose: (n, id) => ask('choose', n, id),
    why: (intent) => ask('why', intent),
    undo: () => ask('undo'),
    canUndo: () => ask('canUndo'),
    record: () => ask('record'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
