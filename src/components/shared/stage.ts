// The element of a game that draws one position outside a match, for example in a worked example. Its tag contains the
// major version, so that several copies of the library on a page share it.
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Fault, Result, RuleId } from '../../engine/kernel/index.js';
import type { Moment } from '../../engine/table/example.js';
import type { Replay } from '../../engine/table/replay.js';
import type { Announcer } from './announcer.js';

export interface Stage extends HTMLElement, ReactiveControllerHost {
  /** The moment to draw; the next choice is highlighted. Pieces inside fire `nw-point` and `nw-choose`. */
  moment: Moment | null;
  /** The cards that are played in place of the game's own, in the form that the game's element uses. */
  chosen?: unknown;
  readonly voice: Announcer;
  /** Whether the stage has been drawn. */
  readonly hasUpdated: boolean;
  /** Plays an example or opens a replay. Returns its moments, or a fault in this language. */
  open(example: unknown, language: string): Promise<Result<readonly Moment[], Fault>>;
  /** The opened replay up to one of its moments; null if an example was opened. */
  replayUntil(moment: number): Replay | null;
  /** What happened in a moment, line by line; by default, in the moment that is drawn. */
  lines(moment?: Moment): readonly { readonly text: string; readonly rule: RuleId }[];
  /**
   * Returns a link or button that opens the text of a rule; null if no game has such a rule. `from` is the element in
   * which it is drawn. `lost` is called if the text cannot be loaded.
   */
  cite(from: Element, rule: RuleId, label: string, text: unknown, lost: () => void): TemplateResult | null;
  /** The whole position as text. */
  describe(): string;
}

export interface StageClass {
  readonly tag: string;
  define(): void;
}
