// Faults and refusals. What is wrong with outside input is returned as a value; a step throws, and the match catches it.
import { FaceMismatch } from './chance.js';
import type { Fault, Refusal, RuleId, Step } from './types.js';

/** A match met something that no legal set-up or content contains. */
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

/** A fault at a step. Its path names the card that the step came from, if the step says so. */
export function stepFault(code: string, step: Step | undefined, message: string): MatchFault {
  // The step may come from a damaged save, so nothing is known of its fields.
  const { card, do: act } = (step ?? {}) as { card?: unknown; do?: unknown };
  const name = typeof act === 'string' ? act : '';
  return new MatchFault({ code, path: typeof card === 'string' ? `cards/${card}/${name}` : name, message });
}

/** The fault in what a step threw. Anything else is a programmer's error and is thrown again. */
export function faultOf(error: unknown): Fault {
  if (error instanceof MatchFault) return error.fault;
  if (error instanceof FaceMismatch) return { code: 'face-mismatch', path: 'faces', message: error.message };
  throw error;
}
