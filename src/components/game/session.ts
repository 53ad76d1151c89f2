// A match at one device: who looks, what they see and hear of it, and what they do. It comes when a match is near; no rule
// is decided here, and what a table looks like is its game's business.
import type { CSSResult, ReactiveController, TemplateResult } from 'lit';
import type { Bot } from '../../engine/bots/bot.js';
import type { Event as Happening, Fault, Option, PlayerId, Question, Refusal, Save, Seat, View } from '../../engine/kernel/index.js';
import { BACK, type ChoicesModel, type LogModel } from '../../engine/scene/choices-model.js';
import { pointAt } from '../../engine/scene/pointing.js';
import type { Elsewhere } from '../../engine/table/elsewhere.js';
import type { Clock, Handle, Seats, Unasked } from '../../engine/table/handle.js';
import type { Replay } from '../../engine/table/replay.js';
import { Table } from '../../engine/table/table.js';
import type { Messages } from '../../messages/message.js';
import { Announcer } from '../shared/announcer.js';
import type { NwElement } from '../shared/nw-element.js';
import { provideTable, type TableContext } from '../shared/table-context.js';
import type { TileMap } from '../tile-grid/tile-map.js';
import type { Asking } from '../why/asking.js';
import type { Trouble } from './autosave.js';
import { bring } from './bring.js';
import type { Place, Sitting } from './place.js';
import { NwActEvent } from './events.js';
import type { AnyMatch } from './opening.js';
import type { Acts, PointEvent } from './acts.js';
import { Telling, type Speech } from './telling.js';

/** What every scene has. */
export interface AnyScene {
  readonly choices: ChoicesModel;
}

/** What a scene is made for. */
export interface Looker {
  /** Whose cards are shown. */
  readonly player: PlayerId;
  /** What has been pointed at so far. */
  readonly path: readonly string[];
  /** A dear option that was chosen once. */
  readonly unsure: Option | null;
}

/** What shows the end of a match beside its words. */
interface AnyEnd {
  readonly words: Messages;
  readonly styles: CSSResult;
}

/** A table that is seen: what its game draws. */
export interface Look<V, S, T> {
  readonly seen: View<V>;
  readonly scene: S;
  readonly told: T;
  readonly lines: LogModel['lines'];
  readonly canUndo: boolean;
  /** What became of the match in the browser's storage. */
  readonly trouble: Trouble | null;
}

const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** `State` is the whole truth, `V` what a seat sees of it, `S` the scene, `T` what sentences are made of, `X` what is drawn and `E` what shows the end. */
export abstract class Session<State, V, S extends AnyScene, T, X, E extends AnyEnd> implements ReactiveController {
  /** Id of the rules. */
  protected abstract readonly game: string;
  /** Whether all see everything, so that nobody has to look away. */
  protected readonly isOpen: boolean = false;
  protected readonly element: NwElement & { describe(): string };
  protected readonly telling: Telling<V, T>;
  /** Whose eyes the table is shown to; null watches. */
  protected eye: Seat | null;
  /** Whose cards are shown. */
  protected player: PlayerId = 0;
  /** All that whoever looks has met, once the match is over. */
  protected met: readonly Happening[] = [];
  /** What shows the end, once there is one and it has come. */
  protected end: E | null = null;
  protected readonly place: Place;
  readonly #sitting: Sitting;
  readonly #table: Seats<V>;
  /** The seat of a table that is not in this page: then nothing of the match is here but what it sees. */
  readonly #elsewhere: Elsewhere<V> | null;
  readonly #voice: Announcer;
  /** Who has to take the device first. */
  #waiting: Seat | null = null;
  #handle: Handle<V> | null = null;
  /** Ends the seat's subscription to the table. */
  #leaveSeat: (() => void) | null = null;
  #seen: View<V> | null = null;
  /** All has to be told from the beginning; what stands there stays until it is. */
  #anew = false;
  #scene: S | null = null;
  /** Who acts, and where they were seen last. */
  #spot = '';
  /** What has been pointed at so far. */
  #path: readonly string[] = [];
  /** A dear option that was chosen once. */
  #unsure: Option | null = null;
  #canUndo = false;
  /** What is seen, as it was drawn last; null while nobody may look. */
  #shown: X | null = null;
  #trouble: Trouble | null = null;
  #asking: Asking | null = null;
  /** What all is told in: another value tells all of it anew. */
  #words: readonly unknown[] = [];
  #looking: Promise<void> = Promise.resolve();
  /** How much of the match each who looks was told. */
  readonly #heard = new Map<Seat | null, number>();

  constructor(element: NwElement & { describe(): string }, place: Place, match: AnyMatch<State, V>, sitting: Sitting, bots: Readonly<Record<string, Bot>>, speech: Speech<T>) {
    this.element = element;
    this.place = place;
    this.#sitting = sitting;
    const { sitters, pace, seed } = sitting;
    this.#voice = new Announcer(element);
    this.telling = new Telling(this.#voice, speech, (n) => element.say('told-earlier', { n }));
    const unasked: Unasked<V> | undefined = this.unasked && ((question, view) => this.unasked?.(question, view) ?? null);
    this.#elsewhere = 'as' in match ? match.sparing(unasked) : null;
    this.#table = 'as' in match ? match : new Table({
      match,
      sitters: sitters.map((name) => (bots[name] ? { kind: 'bot', bot: bots[name] } : { kind: 'person' })),
      clock: pageClock,
      pace,
      seed,
      ...(unasked && { unasked }),
      failed: (error) => { this.#stop(error); },
    });
    const [person] = this.persons;
    this.eye = this.persons.length === 1 && person !== undefined ? person : null;
  }

  /** The seats of people at this device. */
  protected get persons(): readonly Seat[] {
    if (this.#elsewhere) return this.#elsewhere.seat === null ? [] : [this.#elsewhere.seat];
    return this.#sitting.sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []));
  }

  /** Begins to look; once all is there that the table is told and drawn with. */
  protected start(): void {
    this.#words = this.words();
    this.element.addController(this);
  }

  // What a game brings

  /** What a view is told with. */
  protected abstract told(view: V): T;
  protected abstract sceneOf(seen: View<V>, told: T, looker: Looker): S;
  /** Whose cards are shown where nobody is asked. */
  protected abstract shownPlayer(view: V): PlayerId;
  /** Whether whoever looks plays that player. */
  protected abstract isOwn(view: V, player: PlayerId): boolean;
  /** Who is kept in view on the map, and where they stand: `player:0`, `12`. */
  protected abstract whereabouts(view: V): readonly [token: string, at: string];
  /** Language and words of which another value tells everything anew. */
  protected abstract words(): readonly unknown[];
  /** The table in words. */
  protected abstract inWords(scene: S): string;
  protected abstract nameOf(seat: Seat): string;
  /** The key of the sentence that a dear option is asked again with is its `confirm`. */
  protected abstract sure(confirm: string): string;
  /** All that is drawn of a look. */
  protected abstract shownOf(look: Look<V, S, T>): X;
  /** On our own table. */
  protected abstract draw(shown: X): TemplateResult;
  /** Hides the table from all but whoever takes the device. */
  protected curtain?(seat: Seat, player: string, take: () => void): TemplateResult;
  /** All that somebody who only watches has seen of the table, before it is drawn with the curtain. */
  protected seenByAll?(seen: View<V>): void;
  /** What is chosen for somebody who does not want to be asked; null: they are. Told before the session has begun. */
  protected unasked?(question: Question, view: () => V): string | null;
  /** Answers why not; null while it has not come. */
  protected asks?(): Asking | null;
  /** Each look, before it is told; `first` begins anew. */
  protected tells?(told: T, seen: View<V>, first: boolean): void;
  /** What shows the end, once the match is over and `met` is known. */
  protected abstract fetchEnd(): Promise<E>;

  hostConnected(): void {
    this.#sit();
  }

  hostDisconnected(): void {
    this.#table.close();
  }

  /** In other words everything is said anew, the log too. */
  hostUpdate(): void {
    const words = this.words();
    if (words.every((each, i) => each === this.#words[i])) return;
    this.#words = words;
    this.telling.forget();
    this.#forget();
    this.#anew = true;
    void this.#look();
  }

  /** Whoever acts is kept in view, where the map does not show whole. */
  hostUpdated(): void {
    this.place.layout()?.feed(this.element, this.#shown, this.acts);
    const [token = '', at = ''] = this.#seen ? this.whereabouts(this.#seen.state) : [];
    const spot = `${token} ${at}`;
    const grid = this.element.renderRoot.querySelector<HTMLElement & Partial<TileMap>>('nw1-tile-grid');
    // A stranger who holds that name has nothing of ours.
    if (!grid?.updateComplete || spot === this.#spot) return;
    this.#spot = spot;
    void grid.updateComplete.then(() => { grid.focusOn?.(token); });
  }

  /** Puts the match away. */
  close(): void {
    this.place.layout()?.feed(this.element, null, this.acts);
    this.#table.close();
    this.#leaveSeat?.();
    this.#asking?.end();
    this.#handle = null;
    this.#voice.forget();
    provideTable(this.element, null);
    this.element.removeController(this);
  }

  set pace(ms: number) {
    this.#table.pace(ms);
  }

  /** The whole truth of the match; null where the table is elsewhere. */
  save(): Save | null {
    return this.#table.save();
  }

  /** What may be passed on of the match: all of it once it is over, or where all is open; else what those saw who have the device. Behind a curtain nobody has it. */
  get state(): Replay {
    const { names, sitters } = this.#sitting;
    const save = this.#table.outcome || this.isOpen ? this.save() : null;
    return { game: this.game, names, ...(save ? { save, sitters } : { record: this.#table.record(this.#waiting === null ? this.eye : null) }) };
  }

  async #share(): Promise<void> {
    const { names, sitters } = this.#sitting;
    const seat = this.eye;
    const { sharePanel } = await import('./sharing.js');
    // The device may have gone on meanwhile; a dialog that is open goes with the table.
    if (!this.isOpen && (this.#waiting !== null || this.eye !== seat)) return;
    await sharePanel(this.element, {
      game: this.game,
      names, sitters, outcome: this.#table.outcome,
      own: seat === null ? null : { seat, player: this.nameOf(seat) },
      isOpen: this.isOpen,
      save: this.#elsewhere ? null : () => this.#table.save() as Save,
      record: (eyes) => this.#table.record(eyes),
    }, (replay) => { this.place.watch(replay); });
  }

  /** The table in words; null while a curtain hides it. */
  describe(): string | null {
    return this.#scene && this.#waiting === null ? this.inWords(this.#scene) : null;
  }

  /** Takes the seat's handle and looks. */
  #sit(): void {
    this.#leaveSeat?.();
    this.#handle = this.#table.as(this.eye);
    this.#leaveSeat = this.#handle.subscribe(() => void this.#look());
    void this.#look();
  }

  /** Looks follow one another, so that no event is met twice. */
  #look(): Promise<void> {
    const next = (): Promise<void> => (this.#elsewhere?.drawn(this.#lookNow()) ?? this.#lookNow());
    return (this.#looking = this.#looking.then(next, next));
  }

  async #lookNow(): Promise<void> {
    this.#handOver();
    const handle = this.#handle;
    if (!handle) return;
    const before = this.#anew ? null : this.#seen;
    const seen = await handle.view(before?.cursor ?? 0);
    const canUndo = await handle.canUndo();
    if (handle !== this.#handle) return;
    // What was taken back, by whomever, is told anew without it.
    if (seen.undone > 0) {
      this.#anew = true;
      return this.#lookNow();
    }
    this.#seen = seen;
    this.#anew = false;
    // What was asked before the next question is answered otherwise now.
    if (seen.events.length > 0 && seen.questions.length > 0) this.#asking?.forget();
    this.#canUndo = canUndo;
    if (!seen.questions.some(({ options }) => options.some(({ id }) => id === this.#unsure?.id))) this.#unsure = null;
    const told = this.told(seen.state);
    this.tells?.(told, seen, !before);
    this.telling.write(told, seen, !before);
    if (this.#waiting === null) {
      // Whoever has the device again hears what they have not; whoever has it for the first time, what is asked.
      this.telling.speak(told, seen, before ? seen.events : seen.events.slice(this.#heard.get(this.eye) ?? Infinity), (player) => this.isOwn(seen.state, player));
      this.#heard.set(this.eye, seen.cursor);
    }
    if (before && this.#waiting === null) this.place.ambience()?.hear(seen, seen.events, this.eye, !!this.place.calm(), this.won);
    await this.#lookFromAside();
    const save = this.#table.save();
    this.#trouble = save && this.place.keep(save);
    this.place.looked(seen.outcome);
    this.show();
    if (!seen.outcome) return;
    this.met = (await handle.view(0)).events;
    // Where it cannot be fetched, plain words do.
    const end = await this.fetchEnd().catch(() => null);
    this.end = end;
    if (!end) return;
    bring(this.element, end.words, end.styles);
    this.element.requestUpdate();
  }

  /** What everybody may see, in the words of now, while a curtain is down. */
  async #lookFromAside(): Promise<void> {
    if (this.#waiting !== null) this.seenByAll?.(await this.#table.as(null).view());
  }

  /** Words have come that the log did without: it is written anew, nothing of it is said, and the table is drawn with them. */
  protected rewrite(): Promise<void> {
    const next = async (): Promise<void> => {
      const [handle, seen] = [this.#handle, this.#seen];
      const all = seen && (await handle?.view(0));
      if (!all || handle !== this.#handle) return;
      this.telling.write(this.told(seen.state), { ...seen, events: all.events.slice(0, seen.cursor) }, true);
      await this.#lookFromAside();
      this.show();
    };
    return (this.#looking = this.#looking.then(next, next));
  }

  /** Whether it has ended well for whoever looks; null: it goes on. */
  protected get won(): boolean | null {
    const winners = this.#seen?.outcome?.winners;
    return winners ? (this.eye === null ? winners.length > 0 : winners.includes(this.eye)) : null;
  }

  /** Somebody else at this device is asked: where there are secrets the table is hidden until they have it. */
  #handOver(): void {
    const { asked } = this.#table;
    const [next] = asked;
    if (this.#waiting !== null || next === undefined || asked.includes(this.eye ?? -1)) return;
    if (this.isOpen) {
      this.#heard.set(next, this.#heard.get(this.eye) ?? Infinity);
      this.eye = next;
      this.#leaveSeat?.();
      this.#handle = this.#table.as(next);
      this.#leaveSeat = this.#handle.subscribe(() => void this.#look());
      return;
    }
    this.#waiting = next;
    this.#forget();
    this.telling.forget();
    this.#voice.say(this.element.say('curtain', { player: this.nameOf(next) }));
  }

  /** Makes the scene anew, for the pieces of the table and for those that a page has laid inside the element. */
  protected show(): void {
    if (this.#seen) {
      const { state, questions } = this.#seen;
      this.player = questions[0]?.player ?? this.shownPlayer(state);
      this.#scene = this.sceneOf(this.#seen, this.told(state), { player: this.player, path: this.#path, unsure: this.#unsure });
    }
    this.#asking ??= this.asks?.() ?? null;
    const hidden = this.#waiting !== null || !this.#scene;
    provideTable(this.element, hidden ? null : { scene: this.#scene as unknown as TableContext['scene'], choose: (id) => void this.choose(id), point: (target) => { this.#point(target); } });
    this.element.requestUpdate();
  }

  /** Has the table drawn once more as it is. */
  protected get look(): Look<V, S, T> | null {
    const [seen, scene] = [this.#seen, this.#scene];
    if (!seen || !scene || this.#waiting !== null) return null;
    return { seen, scene, told: this.told(seen.state), lines: this.telling.lines, canUndo: this.#canUndo, trouble: this.#trouble };
  }

  /** Whether anybody looks yet. */
  protected get sits(): boolean {
    return !!this.#handle;
  }

  // Acts

  #point(target: string): void {
    const options = this.#seen?.questions.flatMap((question) => question.options) ?? [];
    const pointed = pointAt(options, this.#path, target);
    if (pointed?.option) void this.choose(pointed.option.id);
    else {
      this.#forget();
      this.#path = pointed?.path ?? [];
      if (!pointed) void this.#asking?.ask(target, 'press');
      this.show();
    }
  }

  protected async choose(optionId: string): Promise<void> {
    const unsure = this.#unsure;
    this.#forget();
    const question = this.#seen?.questions.find(({ options }) => options.some(({ id }) => id === optionId));
    const option = question?.options.find(({ id }) => id === optionId);
    if (option?.confirm && unsure?.id !== optionId) {
      this.#unsure = option;
      this.#voice.say(this.sure(option.confirm));
    }
    if (!question || !this.#handle || this.#unsure || optionId === BACK) {
      this.show();
      return;
    }
    this.telling.answered();
    const chosen = await this.#handle.choose(question.n, optionId);
    if (chosen.ok) this.element.dispatchEvent(new NwActEvent(question.seat, optionId));
    else this.#stop(chosen.error);
  }

  /** What was begun and not yet chosen. */
  #forget(): void {
    this.#path = [];
    this.#asking?.forget();
    this.#unsure = null;
  }

  /** A pack whose cards cannot be played is a fault of the page; a choice that came too late is nothing. */
  #stop(error: Refusal | Fault): void {
    if ('code' in error) this.place.fail(error);
  }

  #take(seat: Seat): void {
    this.telling.forget();
    this.eye = seat;
    this.#waiting = null;
    this.#seen = this.#scene = null;
    this.#sit();
  }

  protected readonly acts: Acts = {
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
    undo: () => {
      this.#forget();
      void this.#handle?.undo();
    },
    share: () => { this.#share().catch(() => undefined); },
    anew: () => { if (this.#elsewhere) this.place.leave(); else this.place.anew(); },
    again: () => { if (this.#elsewhere) this.place.leave(); else this.place.again(); },
    leave: () => { this.place.leave(); },
  };

  /** The table or the curtain; null before the first look. */
  render(): TemplateResult | null {
    this.#shown = null;
    const waiting = this.#waiting;
    if (waiting !== null) return this.curtain?.(waiting, this.nameOf(waiting), () => { this.#take(waiting); }) ?? null;
    const { look } = this;
    if (!look) return null;
    this.#shown = this.shownOf(look);
    return this.place.layout()?.ownTable(this.element, this.#shown, this.acts) ?? this.draw(this.#shown);
  }
}
