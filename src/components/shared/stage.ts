// What draws one position of a game outside a match, in a worked example for instance: an element that every game has.
// Its name holds the major version, so that several copies of the library on a page share it.
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Fault, Result, RuleId } from '../../engine/kernel/index.js';
import type { Moment } from '../../engine/table/example.js';
import type { Replay } from '../../engine/table/replay.js';
import type { Announcer } from './announcer.js';

export interface Stage extends HTMLElement, ReactiveControllerHost {
  /** What is drawn; what is chosen next stands out. Pieces in it fire `nw-point` and `nw-choose`. */
  moment: Moment | null;
  /** Content that is played with in place of the game's own, as the game's element knows it. */
  chosen?: unknown;
  readonly voice: Announcer;
  /** Whether it has been drawn. */
  readonly hasUpdated: boolean;
  /** Plays an example, or looks at a match again; a fault of the game is reported in the element's language. */
  open(example: unknown, language: string): Promise<Result<readonly Moment[], Fault>>;
  /** The opened match up to one of its moments; null if an example was opened. */
  asFar(moment: number): Replay | null;
  /** What happened in the moment, line by line. */
  lines(): readonly { readonly text: string; readonly rule: RuleId }[];
  /**
   * The button that opens a rule's text, for a line in `from`; null if there is no text. `lost`: called if the text
   * could not be fetched.
   */
  cite(from: Element, rule: RuleId, label: string, text: unknown, lost: () => void): TemplateResult | null;
  /** The whole position as text. */
  describe(): string;
}

export interface StageClass {
  readonly tag: string;
  define(): void;
}
