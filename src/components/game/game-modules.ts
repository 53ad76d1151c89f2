// What a game brings to its element, which fetches each when it is wanted.
import type { CSSResult, TemplateResult } from 'lit';
import type { Fault, MatchSetup, Result, Save } from '../../engine/kernel/index.js';
import type { Elsewhere } from '../../engine/table/remote-seat.js';
import type { Port } from '../../engine/table/seat-channel.js';
import type { NwElement } from '../shared/nw-element.js';
import type { Calm } from './comfort/softened-content.js';
import type { CareModules } from './comfort/comfort-settings.js';
import type { Hints } from './lessons/hints.js';
import type { OwnLayout } from './page-layout.js';
import type { AnyChosen, Brought, Reader, Source } from './pack/page-pack.js';
import type { Place, Sitting } from './session/session-host.js';

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
  seatAt(
    port: Port,
    pack: C['pack'],
    refuse: (fault: Fault) => void,
  ): Promise<Result<M & Pick<Elsewhere<unknown>, 'names' | 'sitters'>, Fault>>;
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

/** What makes a game calm, as its session wants it. */
export type CalmOf<P extends Place> = NonNullable<ReturnType<P['calm']>> & Calm;

/**
 * @typeParam E The game's element.
 * @typeParam M The match.
 * @typeParam C The cards that are played.
 * @typeParam P The place that a session is given.
 */
export interface Modules<E, M, C extends AnyChosen, P extends Place> extends CareModules<CalmOf<P>> {
  /** The match, the pieces of its table and all it says. */
  sessions(): Promise<Sessions<M, C, P, E>>;
  lessons(): Promise<Lessons<E>>;
  advice(): Promise<Advices>;
  layout(): Promise<OwnLayout<unknown, NwElement>>;
  /** The page's own cards, or what is wrong with them. */
  loadPack(source: Source, reader: Reader): Promise<Result<Brought<C>, Fault>>;
  /** A fault of the rules in that language. */
  inWords(fault: Fault, language: string): Promise<Fault>;
}
