// The base class of every game's element. It reads the settings of the page (attributes, a pack, a saved match, a
// link), asks for the rest in a start form, loads the match and hosts its session. Each game adds its form, cards and
// table.
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { Fault, Result, Save } from '../../engine/kernel/index.js';
import type { Port } from '../../engine/table/seat-channel.js';
import type { Params } from '../../engine/speech/speak.js';
import type start from '../../messages/en/game/page.js';
import type { MatchReplay } from '../match-replay/match-replay.js';
import { differs } from '../shared/attribute-converters.js';
import { NearViewport } from '../shared/near-viewport.js';
import { nextTask } from '../shared/next-task.js';
import type { NwElement } from '../shared/nw-element.js';
import { Autosave, type SavedMatch } from './session/autosave.js';
import { definePieces } from './define-pieces.js';
import { installMessages, installStyles } from './install-module.js';
import { softenedKey } from './comfort/softened-content.js';
import { ComfortSettings } from './comfort/comfort-settings.js';
import { NwOverEvent } from './events.js';
import { GameAttributes } from './game-attributes.js';
import type { Hints } from './lessons/hints.js';
import type { FaultSpeaker } from './localized-faults.js';
import type { IncomingReplay } from './replay/incoming-replay.js';
import { ReplayMode } from './replay/replay-mode.js';
import type { SoftenedOf, GameModules, ActiveSession, SessionModule } from './game-modules.js';
import type { OwnLayout } from './page-layout.js';
import { PagePack, type CardsInPlay } from './pack/page-pack.js';
import type { SessionHost, SessionSetup } from './session/session-host.js';
import {
  poster,
  readOccupants,
  startForm,
  type FormFields,
  type OccupantNames,
  type PlayerCount,
} from './start-form.js';

export type GameKey = keyof typeof start | 'title' | 'what-it-is';

/**
 * The settings of a match that are chosen in the start form. Every game has the occupants of the seats, and each game
 * adds its own settings.
 */
export interface MatchPlan {
  readonly occupants: readonly string[];
}

/** The setup of a session, without the pace, which can change during a match. */
type SetupWithoutPace = Omit<SessionSetup, 'pace'>;

export const randomSeed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * @typeParam K Keys of the game's messages.
 * @typeParam P The settings in the form.
 * @typeParam C The cards that are played.
 * @typeParam M The match.
 * @typeParam L The host of a session.
 */
export abstract class GameElement<
  K extends string,
  P extends MatchPlan,
  C extends CardsInPlay,
  M,
  L extends SessionHost,
> extends GameAttributes<K> {
  protected session: ActiveSession | null = null;
  protected saves: Autosave | null = null;
  /** The plan of the first match, which follows the lessons. */
  protected abstract readonly firstPlan: P;
  /** The current settings in the form. */
  protected abstract plan: P;
  /** The occupants that a seat may have. */
  protected abstract readonly occupantNames: OccupantNames;
  /** The names under which earlier versions offered bots, each with the name of the same bot today. */
  protected readonly formerNames: Readonly<Record<string, string>> = {};
  protected abstract readonly playerCount: PlayerCount;
  /** Names of the properties that start another match when they change. */
  protected abstract readonly setup: readonly string[];
  protected readonly cards = new PagePack<C>(this, {
    load: async (source) =>
      (await this.modules.pack?.())?.loadPack(source, this) ?? {
        ok: false,
        error: { code: 'pack', path: 'pack', message: this.say('fault-no-packs' as K) },
      },
    refuse: (fault) => {
      this.refuse(fault);
    },
  });
  /** A saved match, if the page has changed its set-up since: the player chooses between this one and a new one. */
  #earlier: SavedMatch | null = null;
  readonly #nearViewport = new NearViewport(this);
  readonly #replayMode = new ReplayMode<C>(this, {
    chosen: () => this.#cardsFor(null),
    occupantNames: () => this.acceptedNames,
    hasSave: () => !this.noSave && !!this.saves?.read(),
    fail: (fault) => {
      this.fail(fault);
      this.wait('idle');
    },
    continueMatch: (kept) => void this.#continueMatch(kept),
    leaveReplay: () => {
      if (this.session) this.session.hostConnected();
      else this.open();
    },
    unreachable: () => {
      this.unreachable(() => {
        this.open();
      });
    },
  });
  readonly #comfort = new ComfortSettings<SoftenedOf<L>>(
    this,
    () => this.modules,
    () => ({ all: this.#warnings, ofPack: this.packWarnings }),
  );
  /** Whether the match is part of a lesson, which tells by itself what happens. @internal */
  isLesson = false;
  /** Draws the page's own layout; null until it is loaded. */
  #ownLayout: OwnLayout<unknown, NwElement> | null = null;
  /** The language of the last update. */
  #language = '';
  /** Counts the matches that were begun. If the count rises while a match is being loaded, that match is dropped. */
  #beginning = 0;
  /**
   * Whether the focus was on something that is being replaced. It is `pressed` if the player has just pressed
   * something; then the replacement is scrolled into view.
   */
  #refocus: boolean | 'pressed' = false;
  #state: 'idle' | 'waiting' | 'unreachable' = 'idle';
  /** The lessons, while they are shown in place of the table. */
  #guide: NwElement | null = null;
  /** Whether matches have hints. */
  #hasHints = false;
  #hints: Hints | null = null;
  /** Tries again to load what could not be loaded; undefined before anything has failed to load. */
  #again: (() => void) | undefined;

  // Each game defines these:

  protected abstract readonly modules: GameModules<this, M, C, L>;
  protected abstract readonly inWords: FaultSpeaker;
  /** Whether a page's own pack adds to our cards, rather than replacing all of them. */
  protected readonly addsToOurCards: boolean = false;
  /** The library's own cards: those that a match with this plan needs or, if `plan` is null, all of them. */
  protected abstract ourCards(plan: P | null): C | Promise<C>;
  /** The fault of an invalid attribute; null if all attributes are valid. */
  protected abstract attributeFault(): Fault | null;
  /** Whether the attributes say enough to start without the form. */
  protected abstract get startsWithoutForm(): boolean;
  /** The plan that the attributes ask for. If they are invalid, shows the fault and returns null. */
  protected abstract planFromAttributes(): P | null;
  protected abstract planFromSave(kept: SavedMatch): P;
  /** The options that the rules get for a match with this plan. */
  protected abstract optionsOf(plan: P): unknown;
  /** What the form asks. */
  protected abstract fields(): FormFields;
  /** The picture beside the title. */
  protected abstract picture(): TemplateResult;

  /** The settings that set the match up, as text. @internal */
  get setupText(): string {
    return JSON.stringify(this.setup.map((name) => (this as Readonly<Record<string, unknown>>)[name] ?? null));
  }

  /** The content warnings of the page's own pack; null if our cards are played. */
  protected get packWarnings(): string | null {
    return this.cards.loaded?.contentWarnings ?? null;
  }

  /** The names of occupants that attributes and saved matches may contain. */
  protected get acceptedNames(): readonly string[] {
    return [...this.occupantNames, ...Object.keys(this.formerNames)];
  }

  #withPresentNames(occupants: readonly string[]): P['occupants'] {
    return occupants.map((name) => this.formerNames[name] ?? name);
  }

  /** The occupants that the attribute `seats` gives. If it is invalid, shows the fault and returns null. */
  protected occupantsFromAttribute(): P['occupants'] | null {
    const occupants = readOccupants(this.seats, this.acceptedNames, this.playerCount);
    if (!occupants) this.refuse({ code: 'seats', path: 'seats', message: this.say('fault-seats' as K) });
    return occupants && this.#withPresentNames(occupants);
  }

  protected changePlan(plan: P): void {
    this.plan = plan;
    this.requestUpdate();
  }

  /** The plan of the match that the form starts. */
  protected get plannedMatch(): P {
    return this.plan;
  }

  /**
   * The content warnings of the cards in play, without repeats. The warnings for our own cards are the messages whose
   * keys begin with `warning-`.
   */
  get #warnings(): readonly string[] {
    const { packWarnings: ofPack } = this;
    const { catalogue } = this.constructor as typeof NwElement;
    const keys = Object.keys(catalogue.en).filter((key) => key.startsWith('warning-'));
    const ours = ofPack === null || this.addsToOurCards ? keys.map((key) => this.say(key as K)) : [];
    return [...new Set([...ours, ...(ofPack ?? '').split(', ').filter(Boolean)])];
  }

  async #loadSessionModule(): Promise<SessionModule<M, C, L, this>> {
    const module = await this.modules.session();
    definePieces(module.pieces);
    installMessages(this, module.words);
    return module;
  }

  /** Stops the `nw-ready` and `nw-error` events of the pieces inside, so that they do not reach the page. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    for (const name of ['nw-ready', 'nw-error'])
      root.addEventListener(name, (event) => {
        event.stopPropagation();
      });
    // The page may put a pack inside the element later.
    root.addEventListener('slotchange', () => {
      if (this.session || !this.cards.isAnother) return;
      this.cards.readAnew();
      this.open();
    });
    return root;
  }

  override say(key: K, params?: Params): string {
    const { calm } = this.#comfort;
    return super.say(calm ? softenedKey(calm, key) : key, params);
  }

  /** If content is to be softened, nothing is drawn before the softened content is loaded. */
  protected override async prepare(): Promise<void> {
    await this.#comfort.loadSoftened().catch(() => {
      this.unreachable(() => {
        this.wait('idle');
      });
    });
  }

  /** Returns everything that is shown, as text. */
  describe(): string {
    const shown = this.#replayMode.incoming
      ? this.shadowRoot?.querySelector<MatchReplay>('nw1-match-replay')
      : this.session;
    // Removes soft hyphens.
    return (shown?.describe() ?? this.say('title' as K)).replaceAll('\u00AD', '');
  }

  /**
   * Returns the whole match, secrets included, for instance for a bug report or after the end; null if there is no
   * match.
   */
  save(): Save | null {
    return this.session?.save() ?? null;
  }

  /**
   * The match as it can be shared: the whole match or, as long as it has secrets, a record of what the viewer has seen.
   * Setting it shows the last moment of a shared match, while the match at the table waits.
   */
  get state(): unknown {
    return this.session?.state ?? null;
  }

  set state(state: unknown) {
    this.#receive({ by: 'state', what: state });
  }

  override follow(state: unknown, fault: Fault | null): void {
    this.#receive({ by: fault ? 'cut link' : 'link', what: state });
  }

  /** Shows a shared match. Does nothing if `what` is missing, or if it is equal to the element's own match. */
  #receive(incoming: IncomingReplay): void {
    if (incoming.what != null && differs(incoming.what, this.state)) this.lookAt(incoming);
  }

  protected lookAt(incoming: IncomingReplay): void {
    if (!differs(incoming, this.#replayMode.incoming)) return;
    this.#beginning++;
    this.session?.hostDisconnected();
    this.#replayMode.incoming = incoming;
    // Before the first update, the element does not know which cards are played. The first update then opens the match.
    if (this.saves) this.open();
  }

  /** The button that leads back to the table or the form. */
  protected override recoveryButton(): TemplateResult | undefined {
    return this.#replayMode.incoming ? this.#replayMode.backButton : undefined;
  }

  /** Starts a new match with the settings of the attributes or the form. */
  newGame({ seed }: { seed?: string | number } = {}): void {
    const plan = this.isConnected && this.planFromAttributes();
    if (plan) void this.begin(plan, seed);
  }

  /** Leaves the match and shows the start form. */
  leave(): void {
    this.#beginning++;
    this.#refocus = this.#focusWithin;
    this.#earlier = null;
    if (this.table) this.table = null;
    else this.saves?.clear();
    this.#setSession(null);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('sound'))
      this.#comfort.switchSound().catch(() => {
        this.sound = false;
      });
    if (changed.has('layout') && this.session)
      this.#loadOwnLayout().then(
        () => {
          this.requestUpdate();
        },
        () => {
          this.layout = '';
        },
      );
    this.toggleState('calm', this.calm);
    if (!this.#nearViewport.wasNear && this.loading !== 'eager') return;
    const names = changed as ReadonlyMap<PropertyKey, unknown>;
    if (names.has('pace') && this.session) this.session.pace = this.pace;
    const has = (name: string): boolean => names.has(name);
    const setup =
      [...this.setup, 'table'].some(has) ||
      ((this.invalidAttribute || this.states.has('error')) && ['hints', 'layout', 'loading', 'pace'].some(has));
    if (names.has('table') && !this.table && this.session) this.#setSession(null);
    // After a change of the language, a fault is shown again in the new language.
    const anew = this.#language !== this.language && this.states.has('error');
    this.#language = this.language;
    if (!this.saves || names.has('pack') || anew) this.cards.readAnew();
    if (!setup && !anew && this.saves) return;
    if (setup || !this.saves) this.saves = new Autosave(this, this.acceptedNames);
    this.open();
  }

  /**
   * Shows a shared match, joins a remote table, continues the saved match, begins the match that the attributes ask
   * for, or shows the form: the first of these that applies.
   */
  protected open(): void {
    if (this.#replayMode.incoming) {
      void this.#replayMode.open();
      return;
    }
    if (this.table) {
      void this.#joinRemote(this.table);
      return;
    }
    const { invalidAttribute: invalid } = this;
    const fault = invalid
      ? { code: invalid, path: invalid, message: this.say(`fault-${invalid}` as K) }
      : this.attributeFault();
    if (fault) {
      this.refuse(fault);
      return;
    }
    this.fail(null);
    const kept = this.noSave || this.session ? null : this.saves?.read();
    this.#earlier = kept || this.noSave || this.session ? null : (this.saves?.readEarlier() ?? null);
    if (kept) void this.#continueMatch(kept);
    else if (this.#earlier) this.wait('idle');
    else this.#openAnew();
  }

  /** Ends the choice between an earlier match and a new one. */
  #chooseMatch(earlier: SavedMatch | null): void {
    this.#earlier = null;
    if (earlier) this.saves?.write(earlier);
    if (!this.saves?.trouble) this.saves?.dropEarlier();
    if (earlier) void this.#continueMatch(earlier);
    else this.#openAnew();
    this.requestUpdate();
  }

  #openAnew(): void {
    this.#hasHints = this.hints === 'on' || (this.hints === '' && !this.startsWithoutForm);
    if (this.guide && !this.cards.isOwn) void this.learn();
    else if (this.startsWithoutForm) this.newGame();
  }

  /**
   * Shows the lessons instead of the form; a first match follows. The lessons use our cards, so there are none with a
   * pack of your own. Returns whether the lessons are shown.
   */
  async learn(): Promise<boolean> {
    const { lessons } = this.modules;
    if (!lessons || this.cards.isOwn) {
      console.warn(`<${this.localName}> learn(): ${lessons ? 'a pack' : 'this game'} has no lessons.`);
      return false;
    }
    const wasPressed = this.#focusWithin === 'pressed';
    this.wait('waiting');
    try {
      const [{ Guide }] = await Promise.all([lessons(), this.#loadSessionModule()]);
      Guide.define();
      this.#guide = new Guide(this, (finished) => {
        this.#guide = null;
        if (finished) void this.begin(this.firstPlan);
        else if (this.startsWithoutForm) this.newGame();
        this.requestUpdate();
      });
      this.wait('idle');
      await this.updateComplete;
      await this.#guide.updateComplete;
      if (wasPressed) this.scrollIntoView({ behavior: 'instant' });
      return true;
    } catch {
      this.unreachable(() => void this.learn());
      return false;
    }
  }

  /** Ends the match and shows a fault. */
  protected refuse(fault: Fault): void {
    this.#beginning++;
    this.#setSession(null);
    this.fail(fault);
  }

  /** Joins the seat that is served at the other end of the port. */
  async #joinRemote(port: Port): Promise<void> {
    await this.#startSession(
      null,
      ({ joinRemote }, pack) =>
        joinRemote(port, pack, (fault) => {
          if (this.table === port) this.refuse(fault);
        }),
      ({ occupants, names }) => ({
        occupants,
        names: this.playerNames.length > 0 ? this.playerNames : names,
        seed: '',
        botSeed: '',
      }),
    );
  }

  protected async begin(
    plan: P,
    seed: string | number = this.seed || randomSeed(),
    botSeed: string | number = seed,
  ): Promise<void> {
    const { occupants } = plan;
    const names = this.playerNames;
    const { faces, situation } = this.position;
    await this.#startSession(
      situation == null ? plan : null,
      ({ newMatch }, pack) =>
        newMatch({
          seats: occupants.length,
          seed,
          options: this.optionsOf(plan),
          pack,
          ...(faces !== undefined && { faces: faces as never }),
          ...(situation !== undefined && { situation: situation as never }),
        }),
      () => ({ occupants, names, seed, botSeed }),
    );
  }

  /** Continues a saved match; removes it if that is impossible. */
  async #continueMatch(saved: SavedMatch): Promise<void> {
    const kept = { ...saved, occupants: this.#withPresentNames(saved.occupants) };
    const { save, occupants, names, calm } = kept;
    // Content that was softened stays softened when the page is reloaded.
    if (calm) this.calm = true;
    const plan = this.planFromSave(kept);
    await this.#startSession(
      save.situation == null ? plan : null,
      ({ continueMatch }, pack) => continueMatch(save, pack),
      () => {
        this.plan = plan;
        return { occupants, names, seed: save.seed, botSeed: save.seed };
      },
      () => {
        this.saves?.lose();
        this.#openAnew();
      },
    );
  }

  async #loadOwnLayout(): Promise<void> {
    if (this.layout === 'own')
      this.#ownLayout ??= (await this.modules.session()).ownLayout as OwnLayout<unknown, NwElement>;
  }

  /**
   * Returns the cards of the page's own pack, or null if they cannot be played. If the page has no pack, returns our
   * cards for this plan.
   */
  #cardsFor(plan: P | null): C | Promise<C | null> {
    return this.cards.isOwn ? this.cards.chosen() : this.ourCards(plan);
  }

  /**
   * Loads what a match with this plan needs, opens it and starts its session, unless another match was begun meanwhile.
   */
  async #startSession<O extends M>(
    plan: P | null,
    open: (sessions: SessionModule<M, C, L, this>, pack: C['pack']) => Result<O, Fault> | Promise<Result<O, Fault>>,
    playedWith: (match: O) => SetupWithoutPace,
    refused: (fault: Fault) => unknown = async (fault) => {
      this.fail(await this.inWords(fault, this.language));
    },
  ): Promise<void> {
    const beginning = ++this.#beginning;
    const again = (): void => void this.#startSession(plan, open, playedWith, refused);
    this.#replayMode.incoming = null;
    this.#earlier = null;
    const focusWithin = this.#focusWithin;
    this.wait('waiting');
    try {
      const [sessions, chosen] = await Promise.all([
        this.#loadSessionModule(),
        this.#cardsFor(plan),
        this.#comfort.loadSoftened(),
        this.#loadOwnLayout(),
      ]);
      if (this.#hasHints) this.#hints ??= sessions.hints(this, !this.noSave);
      installStyles(this, sessions.styles);
      if (beginning !== this.#beginning) return;
      if (chosen && (await this.#comfort.prepareWarnings(focusWithin, again))) {
        if (beginning === this.#beginning) this.#setSession(null, true);
        return;
      }
      const opened = chosen && (await open(sessions, chosen.pack));
      // The table is drawn in another task, so that neither is long.
      await nextTask();
      if (opened?.ok === false) await refused(opened.error);
      if (beginning !== this.#beginning) return;
      if (chosen && opened?.ok) {
        const setup = playedWith(opened.value);
        this.fail(null);
        this.#setSession(
          new sessions.Session(this, this.#sessionHost(setup), opened.value, { ...chosen, ...setup, pace: this.pace }),
        );
      } else this.#setSession(null);
      this.#refocus = !!this.session && focusWithin;
    } catch {
      if (beginning === this.#beginning) this.unreachable(again);
    }
  }

  /** Called when something could not be loaded; `again` tries once more. */
  protected unreachable(again: () => void): void {
    this.#again = again;
    this.wait('unreachable');
  }

  protected wait(state: 'idle' | 'waiting' | 'unreachable'): void {
    this.#state = state;
    this.requestUpdate();
  }

  /** Whether something that the table needs for drawing is not loaded yet. */
  get #isIncomplete(): boolean {
    return this.#comfort.isMissing || (this.layout === 'own' && !this.#ownLayout);
  }

  #setSession(session: ActiveSession | null, held = false): void {
    this.session?.close();
    this.session = session;
    for (const state of ['playing', 'over']) this.toggleState(state, false);
    this.wait('idle');
    this.toggleState('notes', held);
    this.#comfort.matchChanged(held);
  }

  #sessionHost({ occupants, names, seed }: SetupWithoutPace): SessionHost & Pick<L, 'calm'> {
    let over: boolean | null = null;
    // If the page sets up another match, this one still belongs to its own set-up.
    const { saves } = this;
    return {
      remembers: !this.noSave,
      tells: !this.isLesson,
      fail: (fault) => {
        this.refuse(fault);
      },
      viewShown: (outcome) => {
        this.toggleState('playing', true);
        this.toggleState('over', !!outcome);
        if (outcome && over === false) {
          this.#refocus = this.matches(':focus-within');
          this.dispatchEvent(new NwOverEvent(outcome));
        }
        over = !!outcome;
      },
      saveMatch: (save) => {
        if (!this.noSave) saves?.write({ save, occupants, names, calm: this.calm });
        return saves?.trouble ?? null;
      },
      hints: () => this.#hints,
      newMatch: () => {
        this.newGame({ seed: randomSeed() });
      },
      rematch: () => {
        const plan = this.planFromAttributes();
        // With the same random numbers, the bots would hide in the rooms that the end has just shown.
        if (plan) void this.begin(plan, seed, randomSeed());
      },
      watch: (replay) => {
        this.lookAt({ by: 'state', what: replay });
      },
      leave: () => {
        this.leave();
      },
      calm: () => this.#comfort.calm,
      ambience: () => this.#comfort.ambience,
      layout: () => (this.layout === 'own' ? this.#ownLayout : null),
    };
  }

  /**
   * Whether the focus is inside the element; `pressed` if the player has just pressed something. (In some browsers, a
   * pressed button does not get the focus.)
   */
  get #focusWithin(): boolean | 'pressed' {
    const within = this.matches(':focus-within');
    return navigator.userActivation.isActive && (within || this.renderRoot.querySelector('button:hover'))
      ? 'pressed'
      : within;
  }

  /**
   * If the focus was on something that has been replaced, moves it to the question, the end or the form, so that it
   * does not leave the element.
   */
  #restoreFocus(): void {
    const find = (what: string): (HTMLElement & Partial<NwElement>) | null => this.renderRoot.querySelector(what);
    const show =
      this.#refocus === 'pressed'
        ? (what: Element | null): void => what?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        : null;
    const goal =
      this.#refocus && find(this.matches(':state(over)') ? '[part=end] h3' : this.session ? 'nw1-choices' : 'h2');
    if (!goal) {
      show?.(find('[part=curtain]'));
      return;
    }
    this.#refocus = false;
    void Promise.resolve(goal.updateComplete).then(() => {
      if (document.activeElement === document.body) goal.focus({ preventScroll: true });
      show?.(find('.table') ?? goal);
    });
  }

  /** Describes what is shown, for screen readers. */
  protected override updated(): void {
    this.#restoreFocus();
    Object.assign(this.internals, {
      role: 'group',
      ariaLabel: this.say('title' as K),
      ariaDescription: this.#guide || this.#replayMode.incoming ? null : this.describe(),
    });
  }

  override render(): TemplateResult {
    const drawn = this.#isIncomplete
      ? null
      : this.#replayMode.incoming
        ? this.#replayMode.draw?.()
        : this.session?.render();
    const instead = drawn ?? (this.#guide && html`${this.#guide}`);
    if (instead) return instead;
    // Until the pack is read, its language is unknown, so no text is shown.
    if (this.cards.isComing) return poster(this.picture(), html`<slot></slot>`);
    const earlier = this.#earlier && this.#choiceOfMatch(this.#earlier);
    const panel = this.#state === 'idle' ? (earlier ?? this.#comfort.panel()) : null;
    if (panel) return poster(this.picture(), panel);
    const waits =
      this.session ||
      this.#replayMode.incoming ||
      (this.startsWithoutForm && (this.#state === 'waiting' || !this.saves));
    if (waits && this.layout === 'own' && this.#state !== 'unreachable')
      return html`<div class="held"><slot></slot></div>`;
    const say = (key: GameKey): string => this.say(key as K);
    const title = html`<h2 tabindex="-1">${say('title')}</h2>`;
    if (waits && this.#state !== 'unreachable')
      return html`<div class="loading">${poster(this.picture(), title)}</div>
        <slot></slot>`;
    const heading = html`<header>
      ${title}
      <slot><p>${say('what-it-is')}</p></slot>
    </header>`;
    return this.#state === 'unreachable'
      ? poster(
          this.picture(),
          html`${heading}
            <p role="alert">${say('unreachable')}</p>
            <button class="begin" @click=${this.#again}>${say('try-again')}</button>`,
        )
      : this.#form(heading);
  }

  #choiceOfMatch(earlier: SavedMatch): TemplateResult {
    const say = (key: GameKey): string => this.say(key as K);
    return html`<h2 tabindex="-1">${say('title')}</h2>
      <slot></slot>
      <p>${say('page-changed')}</p>
      <button
        class="begin"
        @click=${() => {
          this.#chooseMatch(earlier);
        }}
      >
        ${say('continue-earlier')}
      </button>
      <button
        @click=${() => {
          this.#chooseMatch(null);
        }}
      >
        ${say('begin-anew')}
      </button>`;
  }

  #form(heading: TemplateResult): TemplateResult {
    return startForm(this, {
      picture: this.picture(),
      heading,
      fields: this.fields(),
      occupants: this.plannedMatch.occupants,
      lessons: !!this.modules.lessons && !this.cards.loaded,
      canBeCalm: !!this.modules.softened,
      warnings: this.#warnings.join(', '),
      trouble: this.saves?.trouble ?? null,
      isWaiting: this.#state === 'waiting',
      // The match is loaded when somebody begins to use the form, so that it can start at once.
      prepare: () => {
        this.#loadSessionModule().catch(() => undefined);
      },
      start: () => void this.begin(this.plannedMatch),
      learn: () => void this.learn(),
      open: (file) => {
        this.lookAt({ by: 'file', what: file });
      },
    });
  }
}
