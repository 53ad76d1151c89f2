// What is wrong: a value where something comes in from outside, an exception where a step finds it, which the match catches.
import { FaceMismatch } from './chance.js';
import type { Fault, Refusal, RuleId, Step } from './types.js';

/** The match was asked to do what no legal content can ask. */
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

/** A fault at a step; the path names the card that it came from, where the step says so. */
export function stepFault(code: string, step: Step | undefined, message: string): MatchFault {
  // The step may come from a damaged save.
  const { card, do: act } = (step ?? {}) as { card?: unknown; do?: unknown };
  const name = typeof act === 'string' ? act : '';
  return new MatchFault({ code, path: typeof card === 'string' ? `cards/${card}/${name}` : name, message });
}

/** The fault that ended a step. Anything else that was thrown is a programmer's error and goes on. */
export function faultOf(error: unknown): Fault {
  if (error instanceof MatchFault) return error.fault;
  if (error instanceof FaceMismatch) return { code: 'face-mismatch', path: 'faces', message: error.message };
  throw error;
}
