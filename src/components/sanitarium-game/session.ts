// A match at one device: who looks, what they see and hear of it, and what they do. It comes when a match is near; no rule
// is decided here.
import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Bot } from '../../engine/bots/bot.js';
import { random } from '../../engine/bots/random.js';
import { steady } from '../../engine/bots/steady.js';
import { contentOf } from '../../engine/games/sanitarium/content.js';
import type { SanitariumView } from '../../engine/games/sanitarium/hidden.js';
import { BACK, sceneOf, type Scene } from '../../engine/games/sanitarium/scene.js';
import { ending, type Told } from '../../engine/games/sanitarium/speech.js';
import type { State } from '../../engine/games/sanitarium/state.js';
import type { Event as Happening, Fault, Option, PlayerId, Refusal, Save, Seat, View } from '../../engine/kernel/index.js';
import { pointAt } from '../../engine/scene/pointing.js';
import type { Replay } from '../../engine/table/replay.js';
import type { Clock, Handle } from '../../engine/table/handle.js';
import { Table } from '../../engine/table/table.js';
import { Announcer } from '../shared/announcer.js';
import { provideTable, type TableContext } from '../shared/table-context.js';
import type { TileMap } from '../tile-grid/tile-map.js';
import type { Trouble } from './autosave.js';
import { NwActEvent } from './events.js';
import type { Match } from './opening.js';
import type { Place, Setting } from './setting.js';
import type { SitterName } from './sitters.js';
import { curtain, tableView, type Acts, type Shown } from './table-view.js';
import { Telling } from './telling.js';
import type { Asking } from '../why/asking.js';
import type { Table as Asked } from './why.js';
import { tongueOf, type Game, type Key } from './words.js';

export { newMatch, oldMatch } from './opening.js';
export { en } from './words.js';
export { styles } from './table.styles.js';
export { definePieces } from './pieces.js';

const bots: Readonly<Record<Exclude<SitterName, 'person'>, Bot>> = { random, steady };

const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

export class Session implements ReactiveController {
  readonly #element: Game;
  readonly #place: Place;
  readonly #setting: Setting;
  readonly #table: Table<State, SanitariumView>;
  readonly #voice: Announcer;
  readonly #telling: Telling;
  /** Whose eyes the table is shown to; null watches. */
  #eye: Seat | null;
  /** Who has to take the device first. */
  #waiting: Seat | null = null;
  #handle: Handle<SanitariumView> | null = null;
  /** Ends the seat's subscription to the table. */
  #leaveSeat: (() => void) | null = null;
  #seen: View<SanitariumView> | null = null;
  /** All has to be told from the beginning; what stands there stays until it is. */
  #anew = false;
  #scene: Scene | null = null;
  /** Who acts, and where they were seen last. */
  #spot = '';
  /** What has been pointed at so far. */
  #path: readonly string[] = [];
  /** A dear option that was chosen once. */
  #unsure: Option | null = null;
  #canUndo = false;
  #trouble: Trouble | null = null;
  /** What shows the end, once there is one, and all that whoever looks has met by then. */
  #end: typeof import('./end.js') | null = null;
  #met: readonly Happening[] = [];
  /** Whose cards are shown. */
  #player: PlayerId = 0;
  #asking: Asking | null = null;
  #cards: typeof import('./cards.js') | null = null;
  /** What is seen, as it was drawn last; null while nobody may look. */
  #shown: Shown | null = null;
  /** What feeds the pieces of a page that lays the table out itself. */
  #own: typeof import('./own-layout.js') | null = null;
  /** The language, the page's own words, and the calm ones in which all is told. */
  #words: readonly unknown[];
  #looking: Promise<void> = Promise.resolve();
  /** How much of the match each who looks was told. */
  readonly #heard = new Map<Seat | null, number>();

  constructor(element: Game, place: Place, match: Match, setting: Setting) {
    this.#element = element;
    this.#place = place;
    this.#setting = setting;
    const { sitters, pace, seed } = setting;
    this.#words = [element.language, element.messages, place.calm()];
    this.#voice = new Announcer(element);
    this.#telling = new Telling(this.#voice);
    this.#table = new Table({
      match,
      sitters: sitters.map((name) => (name === 'person' ? { kind: 'person' } : { kind: 'bot', bot: bots[name] })),
      clock: pageClock,
      pace,
      seed,
      failed: (error) => { this.#stop(error); },
    });
    const persons = sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []));
    this.#eye = persons.length === 1 ? (persons[0] ?? null) : null;
    element.addController(this);
    // Pictures and words of the cards are not needed for the first look.
    requestAnimationFrame(() => {
      void import('./cards.js').then((cards) => { cards.bring(element); this.#cards = cards; this.#telling.hearing = cards.hearing; if (this.#handle) this.#show(); }, () => undefined);
    });
  }

  hostConnected(): void {
    this.#sit();
  }

  hostDisconnected(): void {
    this.#table.close();
  }

  /** In other words everything is said anew, the log too. */
  hostUpdate(): void {
    const { language, messages } = this.#element;
    const words = [language, messages, this.#place.calm()];
    if (words.every((each, i) => each === this.#words[i])) return;
    this.#words = words;
    this.#telling.forget();
    this.#forget();
    this.#anew = true;
    void this.#look();
  }

  /** Whoever acts is kept in view, where the map does not show whole. */
  hostUpdated(): void {
    if (this.#element.layout === 'own') this.#feed();
    const { active = 0, players = [] } = this.#seen?.state ?? {};
    const spot = `${String(active)} ${String(players[active]?.at)}`;
    const grid = this.#element.renderRoot.querySelector<HTMLElement & Partial<TileMap>>('nw1-tile-grid');
    // A stranger who holds that name has nothing of ours.
    if (!grid?.updateComplete || spot === this.#spot) return;
    this.#spot = spot;
    void grid.updateComplete.then(() => { grid.focusOn?.(`player:${String(active)}`); });
  }

  #feed(): void {
    if (this.#own) this.#own.feed(this.#element, this.#shown);
    else void import('./own-layout.js').then((own) => { this.#own = own; this.#element.requestUpdate(); }, () => { this.#element.layout = ''; });
  }

  /** Puts the match away. */
  close(): void {
    this.#own?.feed(this.#element, null);
    this.#table.close();
    this.#leaveSeat?.();
    this.#asking?.end();
    this.#handle = null;
    this.#voice.forget();
    provideTable(this.#element, null);
    this.#element.removeController(this);
  }

  set pace(ms: number) {
    this.#table.pace = ms;
  }

  /** The whole truth of the match. */
  save(): Save {
    return this.#table.save();
  }

  /** What may be passed on of the match: all of it once it is over, until then what those saw who have the device. */
  get state(): Replay {
    const { names, sitters } = this.#setting;
    return { game: 'sanitarium', names, ...(this.#table.outcome ? { save: this.save(), sitters } : { record: this.#table.record(this.#eye) }) };
  }

  async #share(): Promise<void> {
    const { names, sitters } = this.#setting;
    const seat = this.#eye;
    const { sharePanel } = await import('./sharing.js');
    await sharePanel(this.#element, {
      names, sitters, outcome: this.#table.outcome,
      own: seat === null ? null : { seat, player: this.#nameOf(seat) },
      save: () => this.save(),
      record: (eyes) => this.#table.record(eyes),
    }, (replay) => { this.#place.watch(replay); });
  }

  /** The table in words, but for corridors where nobody is; null while a curtain hides it. */
  describe(): string | null {
    if (!this.#scene || this.#waiting !== null) return null;
    const { grid, choices, places } = this.#scene;
    const spaces = grid.spaces.map(({ id, name }) => {
      const [here, flavour] = [grid.tokens.filter(({ space }) => space === id).map((token) => token.name).join(', '), places[id]?.flavour];
      return here || places[id] ? [here ? `${name}: ${here}` : name, flavour].filter(Boolean).join(' – ') : '';
    });
    return [choices.prompt, ...choices.choices.map(({ text }) => text), ...spaces].filter(Boolean).join('\n');
  }

  /** Takes the seat's handle and looks. */
  #sit(): void {
    this.#leaveSeat?.();
    this.#handle = this.#table.as(this.#eye);
    this.#leaveSeat = this.#handle.subscribe(() => void this.#look());
    void this.#look();
  }

  /** Looks follow one another, so that no event is met twice. */
  #look(): Promise<void> {
    const next = (): Promise<void> => this.#lookNow();
    return (this.#looking = this.#looking.then(next, next));
  }

  async #lookNow(): Promise<void> {
    const handle = this.#handle;
    if (!handle) return;
    this.#drawCurtain();
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
    const told = this.#told(seen.state);
    this.#telling.write(told, seen, !before);
    if (this.#waiting === null) {
      // Whoever has the device again hears what they have not; whoever has it for the first time, what is asked.
      this.#telling.speak(told, seen, before ? seen.events : seen.events.slice(this.#heard.get(this.#eye) ?? Infinity), this.#eye);
      this.#heard.set(this.#eye, seen.cursor);
    }
    if (before && this.#waiting === null) this.#place.ambience()?.hear(seen, seen.events, this.#eye, !!this.#place.calm(), this.#won);
    this.#trouble = this.#place.keep(this.#table.save());
    this.#place.looked(seen.outcome);
    this.#show();
    if (seen.outcome) void this.#finish(handle);
  }

  /** Where the last picture cannot be fetched, plain words do. */
  async #finish(handle: Handle<SanitariumView>): Promise<void> {
    try {
      const end = await import('./end.js');
      end.bring(this.#element);
      this.#met = (await handle.view(0)).events;
      this.#end = end;
      this.#element.requestUpdate();
    } catch {
      this.#end = null;
    }
  }

  /** Whether it has ended well for whoever looks; null: it goes on. */
  get #won(): boolean | null {
    const winners = this.#seen?.outcome?.winners;
    return winners ? (this.#eye === null ? winners.length > 0 : winners.includes(this.#eye)) : null;
  }

  /** Somebody else at this device is asked: the table is hidden until they have it. */
  #drawCurtain(): void {
    const { asked } = this.#table;
    const [next] = asked;
    if (this.#waiting !== null || next === undefined || asked.includes(this.#eye ?? -1)) return;
    this.#waiting = next;
    this.#forget();
    this.#telling.forget();
    this.#voice.say(this.#element.say('curtain', { player: this.#nameOf(next) }));
  }

  /** Makes the scene anew, for the pieces of the table and for those that a page has laid inside the element. */
  #show(): void {
    if (this.#seen) {
      const { state, questions } = this.#seen;
      this.#player = questions[0]?.player ?? (state.solo ? state.active : (this.#eye ?? state.active));
      this.#scene = sceneOf(this.#seen, this.#told(state), { player: this.#player, path: this.#path, unsure: this.#unsure });
    }
    this.#asking ??= this.#cards?.asking(this.#element, () => this.#tableNow(), (id) => void this.#choose(id)) ?? null;
    const hidden = this.#waiting !== null || !this.#scene;
    provideTable(this.#element, hidden ? null : { scene: this.#scene as unknown as TableContext['scene'], choose: (id) => void this.#choose(id), point: (target) => { this.#point(target); } });
    this.#element.requestUpdate();
  }

  #told(view: SanitariumView): Told {
    const element = this.#element;
    const { pack, names, texts } = this.#setting;
    const lang = element.language;
    const tongue = tongueOf({ say: (key, params) => element.say(key, params), lang, names, texts });
    return { view, content: contentOf(pack), tongue: this.#place.calm()?.calmTongue(tongue, { pack, texts, lang }) ?? tongue };
  }

  #nameOf(seat: Seat): string {
    return this.#setting.names[seat] ?? this.#element.say(`player-${String(seat)}` as Key);
  }

  // Acts

  #point(target: string): void {
    const options = this.#seen?.questions.flatMap((question) => question.options) ?? [];
    const pointed = pointAt(options, this.#path, target);
    if (pointed?.option) void this.#choose(pointed.option.id);
    else {
      this.#forget();
      this.#path = pointed?.path ?? [];
      if (!pointed) void this.#asking?.ask(target, 'press');
      this.#show();
    }
  }

  /** What there is to ask about; null while nobody may look. */
  #tableNow(): Asked | null {
    const [seen, scene] = [this.#seen, this.#scene];
    if (!seen || !scene || this.#waiting !== null) return null;
    return { seen, scene, told: this.#told(seen.state), player: this.#player, eye: this.#eye };
  }

  async #choose(optionId: string): Promise<void> {
    const unsure = this.#unsure;
    this.#forget();
    const question = this.#seen?.questions.find(({ options }) => options.some(({ id }) => id === optionId));
    const option = question?.options.find(({ id }) => id === optionId);
    if (option?.confirm && unsure?.id !== optionId) {
      this.#unsure = option;
      this.#voice.say(this.#element.say(option.confirm as Key));
    }
    if (!question || !this.#handle || this.#unsure || optionId === BACK) {
      this.#show();
      return;
    }
    const chosen = await this.#handle.choose(question.n, optionId);
    if (chosen.ok) this.#element.dispatchEvent(new NwActEvent(question.seat, optionId));
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
    if ('code' in error) this.#place.fail(error);
  }

  #undo(): void {
    this.#forget();
    void this.#handle?.undo();
  }

  #take(seat: Seat): void {
    this.#telling.forget();
    this.#eye = seat;
    this.#waiting = null;
    this.#seen = this.#scene = null;
    this.#sit();
  }

  readonly #acts: Acts = {
    point: (event) => {
      event.stopPropagation();
      this.#point(event.targetId);
    },
    unpoint: (event) => {
      event.stopPropagation();
      this.#path = this.#path.slice(0, -1);
      this.#show();
    },
    choose: (event) => {
      event.stopPropagation();
      void this.#choose(event.targetId);
    },
    undo: () => { this.#undo(); },
    share: () => { this.#share().catch(() => undefined); },
    anew: () => { this.#place.anew(); },
    again: () => { this.#place.again(); },
    leave: () => { this.#place.leave(); },
  };

  /** The table or the curtain; null before the first look, and before it is known how a page's own pieces are fed. */
  render(): TemplateResult | null {
    const waiting = this.#waiting;
    this.#shown = null;
    if (waiting !== null) return curtain(this.#element, waiting, this.#nameOf(waiting), () => { this.#take(waiting); });
    const layout = this.#element.layout === 'own' ? this.#own?.ownTable : tableView;
    if (!this.#scene || !this.#seen || !layout) return null;
    const { outcome, state } = this.#seen;
    const calm = this.#place.calm();
    const art = calm?.calmArt(this.#setting) ?? this.#setting.art;
    const told = this.#told(state);
    const ended = outcome && { outcome, won: !!this.#won, events: this.#met, calm: !!calm };
    this.#shown = {
      scene: this.#scene,
      calm,
      sitters: this.#setting.sitters,
      horror: this.#telling.horror,
      lines: this.#telling.lines,
      art,
      pictures: art ?? this.#cards,
      reference: this.#cards?.aid(this.#element, told, art?.picture) ?? [],
      hint: this.#place.hints()?.hint(this.#seen.questions) ?? null,
      missed: (this.#eye !== null && this.#cards?.missed(this.#element, this.#seen)) || nothing,
      canUndo: this.#canUndo,
      trouble: this.#trouble,
      end: ended && { won: ended.won, text: ending(told, ended.outcome), picture: this.#end?.endPicture(this.#element, told, ended), words: this.#end?.endWords(this.#element, told, ended, this.#acts) },
    };
    return layout(this.#element, this.#shown, this.#acts);
  }
}
