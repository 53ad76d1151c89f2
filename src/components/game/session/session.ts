// Runs a match on one device: whose view is shown, what is drawn and spoken, and what is chosen. This class is for
// games without secrets; secret-session.ts is for games with secrets. The engine applies the rules, and each game draws
// its own table.
import type { ReactiveController, TemplateResult } from 'lit';
import type { Bot } from '../../../engine/bots/bot.js';
import type {
  Event as GameEvent,
  Fault,
  Option,
  PlayerId,
  Question,
  Refusal,
  Save,
  Seat,
  View,
} from '../../../engine/kernel/index.js';
import { BACK } from '../../../engine/scene/choices-model.js';
import type { MomentCard } from '../../../engine/scene/moment-card.js';
import { pointAt } from '../../../engine/scene/pointing.js';
import type { RemoteSeat } from '../../../engine/table/remote-seat.js';
import type { TableAccess } from '../../../engine/table/seat-handle.js';
import type { Replay } from '../../../engine/table/replay.js';
import { Announcer } from '../../shared/announcer.js';
import { nextTask } from '../../shared/next-task.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { Choices } from '../../nw-choices/nw-choices.js';
import type { WhyController } from '../../why/why-controller.js';
import type { TableActs, PointEvent } from '../table/table-acts.js';
import type { StorageTrouble } from './autosave.js';
import { NwActEvent } from '../events.js';
import { Viewer } from './viewer.js';
import { followActor } from './keep-in-view.js';
import type { SceneRequest } from '../../../engine/scene/choices.js';
import type { GameScene, TableLook } from '../table/table-look.js';
import type { SessionMatch } from './open-match.js';
import type { SessionHost, SessionSetup } from './session-host.js';
import { localTable } from './local-table.js';
import { Narrator, type Speech } from './narrator.js';
import { Drawers } from '../table/drawers.js';
import { BetweenTurns, type Telling } from './between-turns.js';
import { decidedIn, type Decided } from './decided.js';
import { SpeedSetting } from './speed.js';

/** How many milliseconds a moment is shown to a reader who does not want to watch, and the table before and after an act. */
const MOMENT = 1500;
const BEFORE = 700;
const AFTER = 1600;

/** Calls back after that many milliseconds; the returned function cancels the call. */
function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => {
    clearTimeout(timer);
  };
}

/**
 * @typeParam State The state of the match.
 * @typeParam V What a seat sees of it.
 * @typeParam S The scene.
 * @typeParam T What is needed to make a sentence: a view, the cards and a language.
 * @typeParam X What is drawn.
 */
export abstract class AnySession<State, V, S extends GameScene, T, X> implements ReactiveController {
  /** Id of the rules. */
  protected abstract readonly game: string;
  /** Whether everybody sees everything. */
  protected readonly isOpen: boolean = true;
  protected readonly element: NwElement & { describe(): string };
  protected readonly narrator: Narrator<V, T>;
  /** The seats of people at this device. */
  protected readonly persons: readonly Seat[];
  /** All events that the viewer has seen, once the match is over; null before. */
  protected finalEvents: readonly GameEvent[] | null = null;
  protected readonly host: SessionHost;
  protected readonly setting: SessionSetup;
  protected readonly table: TableAccess<V>;
  /**
   * The remote seat, if the table is not in this page; otherwise null. With a remote seat, the page has only what that
   * seat sees.
   */
  readonly #remoteSeat: RemoteSeat<V> | null;
  protected readonly voice: Announcer;
  protected readonly viewer: Viewer<V>;
  readonly #speech: Speech<T>;
  readonly #keepInView: (token: string, at: string) => void;
  #seen: View<V> | null = null;
  /**
   * Whether everything has to be reported again, from the beginning of the match. The current view stays until the next
   * one has been read.
   */
  #anew = false;
  #scene: S | null = null;
  #replayedScene: S | null = null;
  /** The player whose cards are shown. */
  #player: PlayerId = 0;
  /** The targets that have been pointed at so far. */
  #path: readonly string[] = [];
  /** The option that was chosen once and has to be confirmed. */
  #unsure: Option | null = null;
  #canUndo = false;
  /** What was drawn last; null before the first view and while the curtain is shown. */
  #shown: X | null = null;
  #trouble: StorageTrouble | null = null;
  #whyNot: WhyController | null = null;
  readonly #drawers: Drawers;
  /** Null if nothing is told between turns and at the end, as in a lesson. */
  readonly #telling: Telling<T> | null;
  readonly #between: BetweenTurns<V, T> | null;
  /** What decided the match; null while it goes on. */
  #decided: Decided<V> | null = null;
  readonly #speed: SpeedSetting;
  /** How many milliseconds a bot usually waits before it acts. */
  #pace: number;
  /**
   * What gets the focus after the next update: the question, if the focus was in the element when a moment came or went,
   * so that what has it now is covered or gone; the first answer, if pointing has left only some answers.
   */
  #refocus: 'question' | 'answer' | null = null;
  /** How many lines the log had when the viewer chose last. */
  #linesBefore = Infinity;
  /** Whether the turns of others are skipped until the viewer is asked. */
  #isSkipping = false;
  /** What is shown again of the turns of others; null at other times. */
  #replayed: View<V> | null = null;
  /** Ends a replay, or the time for which a moment is shown. */
  #stopTimer: (() => void) | null = null;
  /** The language and the messages (see `#languageAndMessages`) that were used for the last report. */
  #reportedIn: readonly unknown[] = [];
  #reading: Promise<void> = Promise.resolve();

  constructor(
    element: NwElement & { describe(): string },
    host: SessionHost,
    match: SessionMatch<State, V>,
    setting: SessionSetup,
    bots: Readonly<Record<string, Bot>>,
    speech: Speech<T>,
    telling: Telling<T> | null = null,
  ) {
    this.element = element;
    this.host = host;
    this.setting = setting;
    this.voice = new Announcer(element);
    this.#speech = speech;
    this.#drawers = new Drawers(element);
    this.#pace = setting.pace;
    this.#speed = new SpeedSetting(host.remembers);
    this.#telling = host.tells ? telling : null;
    this.#between = this.#telling
      ? new BetweenTurns(this.#telling, (context, events, isOwn) =>
          (this.narrator.summary?.heard(context, events, [], new Set(), isOwn) ?? []).filter(Boolean),
        )
      : null;
    this.narrator = new Narrator(this.voice, speech, (n) => element.say('told-earlier', { n }));
    const autoAnswer = this.autoAnswer?.bind(this);
    this.#remoteSeat = 'as' in match ? match.setAutoAnswer(autoAnswer) : null;
    this.persons = this.#remoteSeat
      ? [this.#remoteSeat.seat].filter((seat) => seat !== null)
      : setting.occupants.flatMap((occupant, seat) => (occupant === 'person' ? [seat] : []));
    this.table =
      'as' in match
        ? match
        : localTable(match, setting, bots, autoAnswer, (error) => {
            this.#stop(error);
          });
    this.viewer = new Viewer(this.table, this.persons, () => void this.#readView());
    this.#keepInView = followActor(element);
  }

  /** The seat that views the table; null for a spectator. */
  protected get seat(): Seat | null {
    return this.viewer.seat;
  }

  protected nameOf(seat: Seat): string {
    return this.setting.names[seat] ?? this.element.say(`player-${seat}`);
  }

  /** Starts the session. The constructor of a game's session calls this last, when all its fields are set. */
  protected start(): void {
    this.#keepPace();
    this.#reportedIn = this.#languageAndMessages;
    this.element.addController(this);
  }

  // Each game defines these:

  /** What is needed to make sentences about a view. */
  protected abstract contextOf(view: V): T;
  protected abstract sceneOf(seen: View<V>, context: T, request: SceneRequest): S;
  /** The player whose cards are shown if nobody is asked. */
  protected abstract shownPlayer(view: V): PlayerId;
  /** Whether the viewer plays that player. */
  protected abstract isOwn(view: V, player: PlayerId): boolean;
  /** Whether that seat takes no more part in a match that goes on. */
  protected isOut?(view: V, seat: Seat): boolean;
  /** The token that is kept in view on the map, and its space, such as `player:0` and `12`. */
  protected abstract whereabouts(view: V): readonly [token: string, at: string];
  /** The table in words. */
  protected abstract describeScene(scene: S): string;
  /** Returns everything that has to be drawn. */
  protected abstract shownOf(look: TableLook<V, S, T>): X;
  /** Draws the table in our own layout. */
  protected abstract draw(shown: X): TemplateResult;
  /**
   * Returns the option to choose for a person who does not want to be asked; null if they want to be. This method may
   * be called before the constructor has finished.
   */
  protected autoAnswer?(question: Question, view: () => V): string | null;
  /** Makes the controller that answers why something is not possible; null if there is none. */
  protected abstract whyController(): WhyController | null;
  /**
   * Called for each view before it is reported. `first` is true if the view has all events from the beginning of the
   * match.
   */
  protected abstract beforeReport(context: T, seen: View<V>, first: boolean): void;

  hostConnected(): void {
    this.element.addEventListener('keydown', this.#onKeyDown);
    this.viewer.viewFrom();
    void this.#readView();
  }

  hostDisconnected(): void {
    this.element.removeEventListener('keydown', this.#onKeyDown);
    this.table.close();
  }

  /** The language, the page's own messages, and the softened content. */
  get #languageAndMessages(): readonly unknown[] {
    return [this.element.language, this.element.messages, this.host.calm()];
  }

  /** When the language or the words change, everything is reported again, including the log. */
  hostUpdate(): void {
    const words = this.#languageAndMessages;
    if (words.every((each, i) => each === this.#reportedIn[i])) return;
    this.#reportedIn = words;
    this.narrator.forget();
    this.forget();
    this.#anew = true;
    void this.#readView();
  }

  hostUpdated(): void {
    this.host.layout()?.update(this.element, this.#shown, this.acts);
    if (this.#refocus) {
      const { renderRoot } = this.element;
      const next = renderRoot.querySelector<HTMLElement>('.moment .begin');
      const list = renderRoot.querySelector<Choices>('.asked > nw1-choices');
      if (next) next.focus({ preventScroll: true });
      else if (this.#refocus === 'question') list?.focusQuestion({ preventScroll: true });
      else
        void list?.updateComplete.then(() => {
          list.focus({ preventScroll: true });
        });
    }
    this.#refocus = null;
    const seen = this.#replayed ?? this.#seen;
    if (seen) this.#keepInView(...this.whereabouts(seen.state));
  }

  close(): void {
    this.#stopTimer?.();
    this.host.layout()?.update(this.element, null, this.acts);
    this.table.close();
    this.viewer.close();
    this.#whyNot?.end();
    this.voice.forget();
    this.element.removeEventListener('keydown', this.#onKeyDown);
    this.element.removeController(this);
  }

  set pace(ms: number) {
    this.#pace = ms;
    this.#keepPace();
  }

  #keepPace(): void {
    this.table.pace(this.#isSkipping ? 0 : this.#speed.pace(this.#pace));
  }

  /** The whole match; null if the table is not in this page. */
  save(): Save | null {
    return this.table.save();
  }

  /** The match as it may be shared: the whole match or, at a remote seat, a record of what was seen. */
  get state(): Replay {
    const { names, occupants } = this.setting;
    const save = this.save();
    return { game: this.game, names, ...(save ? { save, occupants } : { record: this.table.record(this.seat) }) };
  }

  /** Whether the viewer who asked to share the match may still do so once the dialog has been loaded. */
  protected mayShare(_seat: Seat | null): boolean {
    return true;
  }

  async #share(): Promise<void> {
    const { names, occupants } = this.setting;
    const seat = this.seat;
    const { sharePanel } = await import('../replay/share-match.js');
    if (!this.mayShare(seat)) return;
    await sharePanel(
      this.element,
      {
        game: this.game,
        names,
        occupants,
        table: this.table,
        own: seat === null ? null : { seat, player: this.nameOf(seat) },
        isOpen: this.isOpen,
      },
      (replay) => {
        this.host.watch(replay);
      },
    );
  }

  /** The table in words; null before the first view and while the curtain is shown. */
  describe(): string | null {
    return this.#scene && this.describeScene(this.#scene);
  }

  /** Reads one view after the other, so that no event is reported twice. */
  #oneAtATime(read: () => Promise<void>): Promise<void> {
    return (this.#reading = this.#reading.then(read, read));
  }

  #readView(): Promise<void> {
    return this.#oneAtATime(() => this.#remoteSeat?.drawn(this.#readViewNow()) ?? this.#readViewNow());
  }

  async #readViewNow(): Promise<void> {
    const { next } = this.viewer;
    if (next !== undefined) this.handOver(next);
    const { handle } = this.viewer;
    if (!handle) return;
    const before = this.#anew ? null : this.#seen;
    const seen = await handle.view(before?.cursor ?? 0);
    const canUndo = await handle.canUndo();
    if (handle !== this.viewer.handle) return;
    // If somebody has undone something, everything else is reported again.
    if (seen.undone > 0) {
      this.#anew = true;
      return this.#readViewNow();
    }
    this.#seen = seen;
    this.#anew = false;
    // The answer to a "why not" may be wrong for the next question.
    if (seen.events.length > 0 && seen.questions.length > 0) this.#whyNot?.forget();
    this.#canUndo = canUndo;
    if (!this.#questionOf(this.#unsure?.id)) this.#unsure = null;
    const context = this.contextOf(seen.state);
    this.beforeReport(context, seen, !before);
    this.narrator.write(context, seen, !before);
    this.#stopFor(context, seen, !before);
    this.reportNews(context, seen, !before);
    await this.readSpectatorView?.();
    const save = this.table.save();
    this.#trouble = save && this.host.saveMatch(save);
    if (!this.#scene) {
      // Drawing the whole table takes long enough for a task of its own.
      await nextTask();
      if (handle !== this.viewer.handle) return;
    }
    this.host.viewShown(seen.outcome);
    this.show();
    this.#decided = null;
    if (!seen.outcome) return;
    this.finalEvents = (await handle.view(0)).events;
    // Reading the record takes long enough for a task of its own.
    await nextTask();
    if (handle !== this.viewer.handle) return;
    this.#decided =
      this.#telling &&
      decidedIn(
        this.table.record(handle.seat),
        seen.outcome,
        this.#telling,
        (view) => this.contextOf(view),
        (event) => this.#speech.turnOf(event),
      );
    this.element.requestUpdate();
  }

  /** The great moment that is shown now. */
  get #moment(): MomentCard | null {
    return (!this.#isSkipping && this.#between?.moment) || null;
  }

  /** Notes what happened, and stops the table for great moments. */
  #stopFor(context: T, seen: View<V>, first: boolean): void {
    const isAsked = !!seen.outcome || seen.questions.some(({ standing }) => !standing);
    const stops = this.persons.length > 0 && this.#pace > 0 && !this.host.layout();
    const isWatching = this.#speed.speed !== 'at-once' && !this.#isSkipping;
    if (first) this.#between?.forget();
    else
      this.#between?.add(
        context,
        seen,
        (player) => this.isOwn(seen.state, player),
        (moment, isViewersAct) =>
          stops && (isWatching || isViewersAct || !!moment.isOut || (this.#isSkipping && moment.mood === 'news')),
      );
    // The report of the end tells the last moment.
    if (seen.outcome) this.#between?.skipMoments();
    if ((isAsked || this.#between?.isOut) && this.#isSkipping) {
      this.#isSkipping = false;
      this.#keepPace();
    }
    this.#showMoment();
  }

  /**
   * While a moment is shown, the bots wait. While a reader skips to their turn, moments are kept until then. A reader
   * who does not want to watch sees a moment only for a while, unless the match goes on without them.
   */
  #showMoment(): void {
    const moment = this.#moment;
    this.#stopTimer?.();
    this.#stopTimer = null;
    this.table.hold(!!moment);
    const isShown = this.element.renderRoot.querySelector('.moment') !== null;
    this.#refocus = (!!moment || isShown) && this.element.matches(':focus-within') ? 'question' : null;
    if (moment?.isOut) this.voice.say(`${moment.title} ${moment.text ?? ''}`.replaceAll('\n', ' ').trim());
    else if (moment && this.#speed.speed !== 'watch') this.#stopTimer = after(MOMENT, this.acts.goOn);
  }

  /** Shows an act again: the table before it, then after it, then as it is now. */
  #replay(act: number): void {
    this.#stopTimer?.();
    const views = [...((this.#decided ?? this.#between)?.replay(act) ?? []), null];
    const next = (i: number): void => {
      this.#replayed = views[i] ?? null;
      this.show();
      this.#stopTimer = this.#replayed && after(i === 0 ? BEFORE : AFTER, () => next(i + 1));
    };
    next(0);
  }

  /** Speaks what is new to the viewer, and plays its sounds. */
  protected reportNews(context: T, seen: View<V>, first: boolean): void {
    this.narrator.speak(context, seen, this.viewer.newsFrom(seen, first), (player) => this.isOwn(seen.state, player));
    if (!first) this.host.ambience()?.hear(seen, seen.events, this.seat, !!this.host.calm(), this.won);
  }

  /** Reads the view of a spectator, before anything is drawn. */
  protected readSpectatorView?(): Promise<void>;

  /** Writes the log again and redraws the table, because more words were loaded. Nothing is spoken. */
  protected rewriteLog(): Promise<void> {
    return this.#oneAtATime(async () => {
      const [{ handle }, seen] = [this.viewer, this.#seen];
      const all = seen && (await handle?.view(0));
      if (!all || handle !== this.viewer.handle) return;
      this.narrator.write(this.contextOf(seen.state), { ...seen, events: all.events.slice(0, seen.cursor) }, true);
      await this.readSpectatorView?.();
      this.show();
    });
  }

  /** Whether the viewer has won or, for a spectator, whether anybody has; null while the match goes on. */
  protected get won(): boolean | null {
    const winners = this.#seen?.outcome?.winners;
    return winners ? (this.seat === null ? winners.length > 0 : winners.includes(this.seat)) : null;
  }

  /** Called when somebody else at this device is asked. */
  protected handOver(to: Seat): void {
    this.viewer.handOver(to);
  }

  /** Makes a new scene; does nothing before the first view or after the session has ended. */
  protected show(): void {
    if (!this.viewer.handle) return;
    if (this.#seen) {
      const { state, questions, outcome } = this.#seen;
      const isOwn = (player: PlayerId): boolean => this.isOwn(state, player);
      const isAsked = !outcome && questions.some(({ standing }) => !standing);
      this.#player = questions[0]?.player ?? this.shownPlayer(state);
      this.#scene = this.sceneOf(this.#seen, this.contextOf(state), {
        player: this.#player,
        path: this.#path,
        unsure: this.#unsure,
        trails: isAsked ? this.#between?.trails(isOwn) : undefined,
        isOwn,
      });
    }
    const replayed = this.#replayed;
    this.#replayedScene =
      replayed &&
      this.sceneOf({ ...replayed, questions: [] }, this.contextOf(replayed.state), {
        player: this.#player,
        path: [],
        unsure: null,
        isOwn: (player) => this.isOwn(replayed.state, player),
      });
    this.#whyNot ??= this.whyController();
    this.element.requestUpdate();
  }

  /** What is drawn now; null before the first view and while the curtain is shown. */
  protected get look(): TableLook<V, S, T> | null {
    const [seen, scene] = [this.#seen, this.#scene];
    if (!seen || !scene) return null;
    const context = this.contextOf(seen.state);
    const { outcome } = seen;
    const isOwn = (player: PlayerId): boolean => this.isOwn(seen.state, player);
    const isAsked = seen.questions.some(({ standing }) => !standing);
    return {
      seen,
      scene: this.#replayedScene ? { ...this.#replayedScene, choices: scene.choices } : scene,
      context,
      player: this.#player,
      viewer: this.seat,
      occupants: this.setting.occupants,
      lines: this.narrator.lines,
      drawers: this.#drawers,
      isReplaying: !!this.#replayedScene,
      isOut: !outcome && this.#mayJump(seen.state),
      moment: this.#moment,
      result:
        isAsked && !outcome && this.#between?.isViewersTurn
          ? this.narrator.lines
              .slice(this.#linesBefore)
              .map(({ text }) => text)
              .join(' ')
          : '',
      recap: outcome || this.persons.length === 0 ? null : (this.#between?.recap(isOwn) ?? null),
      speed: this.#speed.speed,
      canSkip: !isAsked && !outcome && !this.#isSkipping && this.#pace > 0 && this.persons.length > 0,
      hint: this.host.hints()?.hint(seen.questions) ?? null,
      canUndo: this.#canUndo,
      trouble: this.#trouble,
      end: outcome && {
        won: !!this.won,
        text: this.#speech.ending(context, outcome),
        decided: this.#decided?.points ?? [],
      },
    };
  }

  /** Nobody else at this device, and nobody at another, is skipped. */
  #mayJump(view: V): boolean {
    const { seat } = this;
    return seat !== null && this.persons.length === 1 && !this.#remoteSeat && !!this.isOut?.(view, seat);
  }

  #point(target: string): void {
    this.#endReplay();
    const options = this.#seen?.questions.flatMap((question) => question.options) ?? [];
    const pointed = pointAt(options, this.#path, target);
    if (pointed?.option) void this.choose(pointed.option.id);
    else {
      this.forget();
      this.#path = pointed?.path ?? [];
      if (!pointed) void this.#whyNot?.ask(target, 'press');
      this.show();
      // What was pointed at may lose its focus, and the list begins with the answers that are left.
      if (this.#scene?.choices.choices.some(({ id }) => id === BACK) && this.element.matches(':focus-within'))
        this.#refocus = 'answer';
    }
  }

  /** Escape takes back what was pointed at or chosen but not confirmed, unless it closes something above the table. */
  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const isAbove = event
      .composedPath()
      .some((each) => each instanceof Element && each.matches('.moment, .drawer.open, dialog, [popover]'));
    if (event.key !== 'Escape' || event.defaultPrevented || isAbove || !(this.#path.length > 0 || this.#unsure)) return;
    event.preventDefault();
    this.forget();
    this.show();
  };

  #questionOf(optionId: string | undefined): Question | undefined {
    return this.#seen?.questions.find(({ options }) => options.some(({ id }) => id === optionId));
  }

  #endReplay(): void {
    if (!this.#replayed) return;
    this.#stopTimer?.();
    this.#replayed = null;
  }

  protected async choose(optionId: string): Promise<void> {
    this.#endReplay();
    const unsure = this.#unsure;
    this.forget();
    const question = this.#questionOf(optionId);
    const option = question?.options.find(({ id }) => id === optionId);
    if (option?.confirm && unsure?.id !== optionId) {
      this.#unsure = option;
      this.voice.say(this.element.say(option.confirm));
    }
    if (!question || !this.viewer.handle || this.#unsure || optionId === BACK) {
      this.show();
      return;
    }
    this.narrator.answered();
    this.#drawers.chosen();
    this.#between?.chosen(this.#seen);
    this.#linesBefore = this.narrator.lines.length;
    this.#showMoment();
    const chosen = await this.viewer.handle.choose(question.n, optionId);
    if (chosen.ok) this.element.dispatchEvent(new NwActEvent(question.seat, optionId));
    else this.#stop(chosen.error);
  }

  /** Forgets what was pointed at but not chosen. */
  protected forget(): void {
    this.#path = [];
    this.#whyNot?.forget();
    this.#unsure = null;
  }

  /** Shows a fault, for example of a pack. Ignores a refusal, for example of a choice that came too late. */
  #stop(error: Refusal | Fault): void {
    if ('code' in error) this.host.fail(error);
  }

  /** Called when somebody takes the device. Nothing of the previous view may remain. */
  protected take(seat: Seat): void {
    this.narrator.forget();
    this.#between?.forget();
    this.#endReplay();
    this.#seen = this.#scene = null;
    this.viewer.viewFrom(seat);
    void this.#readView();
  }

  protected readonly acts: TableActs = {
    point: (event: PointEvent) => {
      event.stopPropagation();
      this.#point(event.targetId);
    },
    unpoint: (event) => {
      event.stopPropagation();
      this.#path = this.#path.slice(0, -1);
      this.show();
    },
    choose: (event: PointEvent) => {
      event.stopPropagation();
      void this.choose(event.targetId);
    },
    goOn: () => {
      this.#between?.nextMoment();
      this.#showMoment();
      this.show();
    },
    skip: () => {
      this.#isSkipping = true;
      this.#between?.skipMoments();
      this.#showMoment();
      // The button goes, so the question takes its focus.
      this.#refocus = this.element.matches(':focus-within') ? 'question' : null;
      this.#keepPace();
      this.show();
    },
    setSpeed: (speed) => {
      this.#speed.speed = speed;
      this.#keepPace();
      this.#showMoment();
      this.show();
    },
    replay: (act) => {
      this.#replay(act);
    },
    undo: () => {
      this.forget();
      void this.viewer.handle?.undo();
    },
    share: () => {
      this.#share().catch(() => undefined);
    },
    newMatch: () => {
      if (this.#remoteSeat) this.host.leave();
      else this.host.newMatch();
    },
    rematch: () => {
      if (this.#remoteSeat) this.host.leave();
      else this.host.rematch();
    },
    leave: () => {
      this.host.leave();
    },
  };

  /** The table; null before the first view. */
  render(): TemplateResult | null {
    const { look } = this;
    this.#shown = look && this.shownOf(look);
    if (!this.#shown) return null;
    return this.host.layout()?.ownTable(this.element, this.#shown, this.acts) ?? this.draw(this.#shown);
  }
}
