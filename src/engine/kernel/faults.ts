// Faults and refusals. Functions that read untrusted input return a fault as a value. A step throws its fault, and the
// match catches it.
import { FaceMismatch } from './chance.js';
import type { Fault, Refusal, RuleId, Step } from './types.js';

/** Thrown if a match comes across a value that is impossible in a valid set-up or pack. */
export class MatchFault extends Error {
  constructor(readonly fault: Fault) {
    super(`${fault.path}: ${fault.message}`);
  }
}

export const refuse = (rule: RuleId, message: string): { ok: false; error: Refusal } => ({
  ok: false,
  error: { rule, message },
});

export const fault = (code: string, path: string, message: string): { ok: false; error: Fault } => ({
  ok: false,
  error: { code, path, message },
});

/** Joins the parts of a fault's path. Empty parts are left out, because an empty path means the whole value. */
export const joinPath = (...parts: readonly string[]): string => parts.filter(Boolean).join('/');

/** A fault in a step. If the step names the card that it came from, the path begins with that card. */
export function stepFault(code: string, step: Step | undefined, message: string): MatchFault {
  // The step may come from a damaged save, so none of its fields can be trusted.
  const { card, do: act } = (step ?? {}) as { card?: unknown; do?: unknown };
  const name = typeof act === 'string' ? act : '';
  return new MatchFault({ code, path: typeof card === 'string' ? `cards/${card}/${name}` : name, message });
}

/** The fault that a step threw. Any other error is a programming error and is thrown again. */
export function faultOf(error: unknown): Fault {
  if (error instanceof MatchFault) return error.fault;
  if (error instanceof FaceMismatch) return { code: 'face-mismatch', path: 'faces', message: error.message };
  throw error;
}
