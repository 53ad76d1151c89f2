// The modules that a game brings: its element fetches each when it is wanted.
import type { CSSResult, TemplateResult } from 'lit';
import type { Fault, MatchSetup, Result, Save } from '../../engine/kernel/index.js';
import type { Elsewhere } from '../../engine/table/elsewhere.js';
import type { Port } from '../../engine/table/remote.js';
import type { NwElement } from '../shared/nw-element.js';
import type { Hints } from './hints.js';
import type { AnyChosen } from './page-pack.js';
import type { Place, Sitting } from './place.js';

/** A match that is sat down to. */
export interface Seated {
  readonly state: unknown;
  pace: number;
  describe(): string | null;
  save(): Save | null;
  close(): void;
  hostConnected(): void;
  hostDisconnected(): void;
  render(): TemplateResult | null;
}

/** The module of a game's match, fetched when one is near. */
export interface Sessions<M, C extends AnyChosen, P extends Place, E> {
  readonly styles: CSSResult;
  newMatch(setup: MatchSetup): Promise<Result<M, Fault>>;
  oldMatch(save: Save, pack: C['pack']): Promise<Result<M, Fault>>;
  /** The seat of a table at the other end of the port; `refuse` is told of what comes later and cannot be used. */
  seatAt(port: Port, pack: C['pack'], refuse: (fault: Fault) => void): Promise<Result<M & Pick<Elsewhere<unknown>, 'names' | 'sitters'>, Fault>>;
  readonly Session: new (element: E, place: Place & Pick<P, 'calm'>, match: M, setting: C & Sitting) => Seated;
}

/** The module of a game's lessons. */
export interface Lessons<E> {
  readonly Guide: { new (game: E, ended: (finished: boolean) => void): NwElement; define(): void };
}

/** The module of a game's advice. */
export interface Advices {
  hintsFor(element: NwElement, keeps: boolean): Hints;
}
