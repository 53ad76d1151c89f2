// What draws one position of a game for whoever shows it apart from a match, an example for instance: an element that
// every game has, under a name of this major version, so that several copies of the library on a page share it.
import type { ReactiveControllerHost } from 'lit';
import type { Fault, Result, RuleId } from '../../engine/kernel/index.js';
import type { Moment } from '../../engine/table/example.js';
import type { Announcer } from './announcer.js';

export interface Stage extends HTMLElement, ReactiveControllerHost {
  /** What is drawn; what is chosen next stands out. Pieces in it fire `nw-point` and `nw-choose`. */
  moment: Moment | null;
  readonly voice: Announcer;
  /** Plays an example of the game; a fault of the game's is told in the language of the place. */
  open(example: unknown): Promise<Result<readonly Moment[], Fault>>;
  /** What happened in the moment, line by line. */
  lines(): readonly { readonly text: string; readonly rule: RuleId }[];
  /** The whole position as text. */
  describe(): string;
}

export interface StageClass {
  readonly tag: string;
  define(): void;
}
