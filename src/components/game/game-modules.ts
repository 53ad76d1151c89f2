// The modules that each game provides for its element. Each is loaded when it is needed.
import type { CSSResult, TemplateResult } from 'lit';
import type { Fault, MatchSetup, Result, Save } from '../../engine/kernel/index.js';
import type { RemoteSeat } from '../../engine/table/remote-seat.js';
import type { Port } from '../../engine/table/seat-channel.js';
import type { Messages } from '../../messages/message.js';
import type { NwElement } from '../shared/nw-element.js';
import type { Ambience } from './comfort/match-sound.js';
import type { SoftenedContent } from './comfort/softened-content.js';
import type { Hints } from './lessons/hints.js';
import type { OwnLayout } from './page-layout.js';
import type { CardsInPlay, LoadedPack, PackHost, PackSource } from './pack/page-pack.js';
import type { SessionHost, SessionSetup } from './session/session-host.js';

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

/** A game's module for playing a match: `session.ts`. */
export interface SessionModule<M, C extends CardsInPlay, P extends SessionHost, E> {
  /** The pieces of the game's table. */
  readonly pieces: readonly Pick<typeof NwElement, 'tag' | 'define'>[];
  /** The messages of the table, in English. */
  readonly words: Messages;
  readonly styles: CSSResult;
  /** Draws the table in a page's own layout. */
  readonly ownLayout: OwnLayout<never, never>;
  /** The hints of a match; `keeps` says whether the browser remembers which ones were shown. */
  hints(element: NwElement, keeps: boolean): Hints;
  newMatch(setup: MatchSetup): Result<M, Fault>;
  continueMatch(save: Save, pack: C['pack']): Result<M, Fault>;
  /**
   * Joins the seat that is served at the other end of the port. If a later answer from the table cannot be used,
   * `refuse` is called with its fault.
   */
  joinRemote(
    port: Port,
    pack: C['pack'],
    refuse: (fault: Fault) => void,
  ): Promise<Result<M & Pick<RemoteSeat<unknown>, 'names' | 'occupants'>, Fault>>;
  readonly Session: new (
    element: E,
    host: SessionHost & Pick<P, 'calm'>,
    match: M,
    setting: C & SessionSetup,
  ) => ActiveSession;
}

/** A game's module for lessons: `lessons/guide.ts`. */
export interface LessonModule<E> {
  readonly Guide: { new (game: E, ended: (finished: boolean) => void): NwElement; define(): void };
}

/** A game's module for sound: `sound.ts`. */
export interface SoundModule {
  ambience(element: NwElement): Ambience<unknown>;
}

/** A game's module that loads and checks a page's own pack: `pack-loader.ts`. */
export interface PackModule<C extends CardsInPlay> {
  loadPack(source: PackSource, host: PackHost): Promise<Result<LoadedPack<C>, Fault>>;
}

/** A game's softened content, as its session needs it. */
export type SoftenedOf<P extends SessionHost> = NonNullable<ReturnType<P['calm']>> & SoftenedContent;

/**
 * @typeParam E The game's element.
 * @typeParam M The match.
 * @typeParam C The cards that are played.
 * @typeParam P The host of a session.
 */
export interface GameModules<E, M, C extends CardsInPlay, P extends SessionHost> {
  session(): Promise<SessionModule<M, C, P, E>>;
  /** The module for lessons; not defined for games without lessons. */
  lessons?(): Promise<LessonModule<E>>;
  /** The softened content; not defined for games in which nothing is distressing. */
  softened?(): Promise<SoftenedOf<P>>;
  /** The module for sound; not defined for games without sound. */
  sound?(): Promise<SoundModule>;
  /** The module that loads a page's own pack; not defined for games that accept no packs. */
  pack?(): Promise<PackModule<C>>;
}
