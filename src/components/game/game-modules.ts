// What a game brings to its element. Each module is loaded when it is wanted.
import type { CSSResult, TemplateResult } from 'lit';
import type { Fault, MatchSetup, Result, Save } from '../../engine/kernel/index.js';
import type { RemoteSeat } from '../../engine/table/remote-seat.js';
import type { Port } from '../../engine/table/seat-channel.js';
import type { NwElement } from '../shared/nw-element.js';
import type { SoftenedContent } from './comfort/softened-content.js';
import type { ComfortModules } from './comfort/comfort-settings.js';
import type { Hints } from './lessons/hints.js';
import type { OwnLayout } from './page-layout.js';
import type { CardsInPlay, LoadedPack, PackHost, PackSource } from './pack/page-pack.js';
import type { SessionHost, SessionSetup } from './session/session-host.js';

/** A match that is being played. */
export interface ActiveSession {
  readonly state: unknown;
  pace: number;
  describe(): string | null;
  save(): Save | null;
  close(): void;
  hostConnected(): void;
  hostDisconnected(): void;
  render(): TemplateResult | null;
}

/** The module of a game's match. */
export interface SessionModule<M, C extends CardsInPlay, P extends SessionHost, E> {
  readonly styles: CSSResult;
  newMatch(setup: MatchSetup): Promise<Result<M, Fault>>;
  oldMatch(save: Save, pack: C['pack']): Promise<Result<M, Fault>>;
  /** Joins the seat that is served at the other end of the port. `refuse` is called with the fault of a later answer that cannot be used. */
  seatAt(
    port: Port,
    pack: C['pack'],
    refuse: (fault: Fault) => void,
  ): Promise<Result<M & Pick<RemoteSeat<unknown>, 'names' | 'occupants'>, Fault>>;
  readonly Session: new (
    element: E,
    place: SessionHost & Pick<P, 'calm'>,
    match: M,
    setting: C & SessionSetup,
  ) => ActiveSession;
}

/** The module of a game's lessons. */
export interface LessonModule<E> {
  readonly Guide: { new (game: E, ended: (finished: boolean) => void): NwElement; define(): void };
}

/** The module of a game's hints. */
export interface HintModule {
  hintsFor(element: NwElement, keeps: boolean): Hints;
}

/** A game's softened content, as its session needs it. */
export type SoftenedOf<P extends SessionHost> = NonNullable<ReturnType<P['calm']>> & SoftenedContent;

/**
 * @typeParam E The game's element.
 * @typeParam M The match.
 * @typeParam C The cards that are played.
 * @typeParam P The host of a session.
 */
export interface GameModules<E, M, C extends CardsInPlay, P extends SessionHost> extends ComfortModules<SoftenedOf<P>> {
  /** The match, the pieces of its table and its words. */
  sessions(): Promise<SessionModule<M, C, P, E>>;
  lessons(): Promise<LessonModule<E>>;
  advice(): Promise<HintModule>;
  layout(): Promise<OwnLayout<unknown, NwElement>>;
  /** Loads and checks the page's own pack. */
  loadPack(source: PackSource, reader: PackHost): Promise<Result<LoadedPack<C>, Fault>>;
  /** Says a fault in that language. */
  inWords(fault: Fault, language: string): Promise<Fault>;
}
