// What every game's element does: it reads what a page asks for (attributes, a pack, what was kept, a link), shows the form that
// asks for the rest, fetches the match and gives it a place. A game brings its form, its cards and its table.
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { Fault, Result, Save } from '../../engine/kernel/index.js';
import type { Port } from '../../engine/table/seat-channel.js';
import type { Params } from '../../engine/speech/speak.js';
import type start from '../../messages/en/game/page.js';
import type { MatchReplay } from '../match-replay/match-replay.js';
import { differs } from '../shared/attribute-converters.js';
import { NearViewport } from '../shared/near-viewport.js';
import type { NwElement } from '../shared/nw-element.js';
import { Autosave, type SavedMatch } from './session/autosave.js';
import { installStyles } from './install-module.js';
import { softenedKey } from './comfort/softened-content.js';
import { ComfortSettings } from './comfort/comfort-settings.js';
import { NwOverEvent } from './events.js';
import { GameAttributes } from './game-attributes.js';
import type { Hints } from './lessons/hints.js';
import { ReplayMode, type IncomingReplay } from './replay/replay-mode.js';
import type { SoftenedOf, GameModules, ActiveSession, SessionModule } from './game-modules.js';
import type { OwnLayout } from './page-layout.js';
import { PagePack, type CardsInPlay } from './pack/page-pack.js';
import type { SessionHost, SessionSetup } from './session/session-host.js';

export type GameKey = keyof typeof start | 'title';

/** Who sits where, and whatever else a game asks before a match. */
export interface MatchPlan {
  readonly occupants: readonly string[];
}

/** What a match is played with, but for what can change. */
type Dealt = Omit<SessionSetup, 'pace'>;

export const randomSeed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * @typeParam K Keys of the game's messages.
 * @typeParam P What is asked before a match.
 * @typeParam C The cards that are played.
 * @typeParam M The match.
 * @typeParam L The place that a session is given.
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
  /** Of a first match. */
  protected abstract readonly firstPlan: P;
  /** What the form says. */
  protected abstract plan: P;
  /** What may sit on a seat. */
  protected abstract readonly occupantNames: readonly string[];
  /** Properties of which another value begins another match. */
  protected abstract readonly setup: readonly string[];
  protected readonly cards = new PagePack<C>(this, {
    load: (source) => this.modules.loadPack(source, this),
    refuse: (fault) => {
      this.refuse(fault);
    },
  });
  readonly #nearViewport = new NearViewport(this);
  readonly #looking = new ReplayMode<C>(this, {
    chosen: () => this.#cardsFor(null),
    occupantNames: () => this.occupantNames,
    keeps: () => !this.noSave && !!this.saves?.read(),
    fail: (fault) => {
      this.fail(fault);
      this.wait('idle');
    },
    goOn: (kept) => void this.#goOn(kept),
    back: () => {
      if (this.session) this.session.hostConnected();
      else this.open();
    },
    unreachable: () => {
      this.unreachable(() => {
        this.open();
      });
    },
  });
  readonly #care = new ComfortSettings<SoftenedOf<L>>(
    this,
    () => this.modules,
    () => this.packWarnings,
  );
  /** What feeds a page's own pieces, once they were asked for. */
  #own: OwnLayout<unknown, NwElement> | null = null;
  /** In which all is said. */
  #language = '';
  /** Of the last beginning; one that comes after it takes its place. */
  #beginning = 0;
  /** The focus was on what something else has taken the place of; `pressed`: and whoever has pressed there is to see it. */
  #refocus: boolean | 'pressed' = false;
  #state: 'idle' | 'waiting' | 'unreachable' = 'idle';
  /** The lessons, while they are in place of the table. */
  #guide: NwElement | null = null;
  #hints: Hints | null = null;
  /** A table that waits for its advice does not grow by it. */
  #advising: Promise<void> = Promise.resolve();
  /** Begins anew what could not be fetched. */
  #again: (() => void) | undefined;

  // What a game brings

  protected abstract readonly modules: GameModules<this, M, C, L>;
  /** As much of our cards as a match of that plan needs; all of them where anything may come. */
  protected abstract ourCards(plan: P | null): C | Promise<C>;
  /** What is wrong with an attribute, before anything is begun. */
  protected abstract attributeFault(): Fault | null;
  /** Whether the attributes say enough to begin without the form. */
  protected abstract get startsWithoutForm(): boolean;
  /** What the attributes ask for; null, and a fault, where they cannot be. */
  protected abstract planFromAttributes(): P | null;
  protected abstract planFromSave(kept: SavedMatch): P;
  /** The options of the rules. */
  protected abstract optionsOf(plan: P): unknown;
  /** The form; null: something else is drawn in its place, or nothing yet. */
  protected abstract form(waiting: boolean): TemplateResult;
  /** Words beside the game's picture, where there is no table. */
  protected abstract poster(words: TemplateResult): TemplateResult;

  /** What may distress in the page's own cards, as they say; null: ours are meant. */
  protected get packWarnings(): string | null {
    return this.cards.loaded?.contentWarnings ?? null;
  }

  /** What the pieces inside tell of themselves is not the page's business. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    for (const name of ['nw-ready', 'nw-error'])
      root.addEventListener(name, (event) => {
        event.stopPropagation();
      });
    // A pack may be laid inside later than the element.
    root.addEventListener('slotchange', () => {
      if (this.session || !this.cards.isAnother) return;
      this.cards.readAnew();
      this.open();
    });
    return root;
  }

  override say(key: K, params?: Params): string {
    const { calm } = this.#care;
    return super.say(calm ? softenedKey(calm, key) : key, params);
  }

  /** Nothing is drawn that calm would have drawn otherwise. */
  protected override async prepare(): Promise<void> {
    await this.#care.loadSoftened().catch(() => {
      this.unreachable(() => {
        this.wait('idle');
      });
    });
  }

  /** Everything in front of the reader, as text. */
  describe(): string {
    const shown = this.#looking.came ? this.shadowRoot?.querySelector<MatchReplay>('nw1-match-replay') : this.session;
    // Without the places where a long word may be broken.
    return (shown?.describe() ?? this.say('title' as K)).replaceAll('\u00AD', '');
  }

  /** The whole truth of the match, secrets too: for a bug report or a finished match; null before one. */
  save(): Save | null {
    return this.session?.save() ?? null;
  }

  /**
   * The match as it may be passed on: what the seat at the device has seen, and all of it once it is over. Set, a match that
   * was passed on is shown where it ends; the one at the table waits.
   */
  get state(): unknown {
    return this.session?.state ?? null;
  }

  set state(state: unknown) {
    this.#take({ by: 'state', what: state });
  }

  override follow(state: unknown, fault: Fault | null): void {
    this.#take({ by: fault ? 'cut link' : 'link', what: state });
  }

  /** Its own state changes nothing, and neither does none. */
  #take(came: IncomingReplay): void {
    if (came.what != null && differs(came.what, this.state)) this.lookAt(came);
  }

  protected lookAt(came: IncomingReplay): void {
    if (!differs(came, this.#looking.came)) return;
    this.#beginning++;
    this.session?.hostDisconnected();
    this.#looking.came = came;
    // Before the first drawing nobody knows which cards are played.
    if (this.saves) this.open();
  }

  /** Back to the table, or the form. */
  protected override wayOn(): TemplateResult | undefined {
    return this.#looking.came ? this.#looking.wayOn : undefined;
  }

  /** Begins a match with what the attributes or the form say. */
  newGame({ seed }: { seed?: string | number } = {}): void {
    const plan = this.isConnected && this.planFromAttributes();
    if (plan) void this.begin(plan, seed);
  }

  /** Puts the match away and shows the form. */
  leave(): void {
    this.#beginning++;
    this.#refocus = this.#reader;
    if (this.table) this.table = null;
    else this.saves?.clear();
    this.#sit(null);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('sound'))
      this.#care.switchSound().catch(() => {
        this.sound = false;
      });
    if (changed.has('layout') && this.session)
      this.#layOut().then(
        () => {
          this.requestUpdate();
        },
        () => {
          this.layout = '';
        },
      );
    this.toggleState('calm', this.calm);
    if (!this.#nearViewport.came && this.loading !== 'eager') return;
    const names = changed as ReadonlyMap<PropertyKey, unknown>;
    if (names.has('pace') && this.session) this.session.pace = this.pace;
    const has = (name: string): boolean => names.has(name);
    const setup =
      [...this.setup, 'table'].some(has) ||
      ((this.invalidAttribute || this.states.has('error')) && ['hints', 'layout', 'loading', 'pace'].some(has));
    if (names.has('table') && !this.table && this.session) this.#sit(null);
    // What is wrong is said anew in another language.
    const anew = this.#language !== this.language && this.states.has('error');
    this.#language = this.language;
    if (!this.saves || names.has('pack') || anew) this.cards.readAnew();
    if (!setup && !anew && this.saves) return;
    this.saves ??= new Autosave(this, this.occupantNames);
    this.open();
  }

  /** Shows a match that came, goes on with what is kept, begins what the attributes ask for, or leaves it to the form. */
  protected open(): void {
    if (this.#looking.came) {
      void this.#looking.open();
      return;
    }
    if (this.table) {
      void this.#sitAt(this.table);
      return;
    }
    const { invalidAttribute: strange } = this;
    const fault = strange
      ? { code: strange, path: strange, message: this.say(`fault-${strange}` as K) }
      : this.attributeFault();
    if (fault) {
      this.refuse(fault);
      return;
    }
    this.fail(null);
    const kept = this.noSave || this.session ? null : this.saves?.read();
    if (kept) void this.#goOn(kept);
    else this.#openAnew();
  }

  #openAnew(): void {
    if (this.hints === 'on' || (this.hints === '' && !this.startsWithoutForm)) this.#advising = this.#advise();
    if (this.guide && !this.cards.isOwn) void this.learn();
    else if (this.startsWithoutForm) this.newGame();
    // Whoever reads the form does not wait afterwards.
    else this.modules.sessions().catch(() => undefined);
  }

  /** Shows the lessons in place of the form, and a first match follows them; whether they are shown. There are none with a pack of the page, as they are played with our cards. */
  async learn(): Promise<boolean> {
    if (this.cards.isOwn) {
      console.warn(`<${this.localName}> learn(): a pack has no lessons.`);
      return false;
    }
    this.wait('waiting');
    try {
      const [{ Guide }] = await Promise.all([this.modules.lessons(), this.modules.sessions()]);
      Guide.define();
      this.#guide = new Guide(this, (finished) => {
        this.#guide = null;
        if (finished) void this.begin(this.firstPlan);
        else if (this.startsWithoutForm) this.newGame();
        this.requestUpdate();
      });
      this.wait('idle');
      return true;
    } catch {
      this.unreachable(() => void this.learn());
      return false;
    }
  }

  /** For whoever may not know the game yet. */
  async #advise(): Promise<void> {
    try {
      const { hintsFor } = await this.modules.advice();
      this.#hints = hintsFor(this, !this.noSave);
    } catch {
      // A match is played without advice as well.
    }
  }

  /** Behind a fault nothing goes on. */
  protected refuse(fault: Fault): void {
    this.#beginning++;
    this.#sit(null);
    this.fail(fault);
  }

  /** Takes the seat that is served at the other end. */
  async #sitAt(port: Port): Promise<void> {
    await this.#seat(
      null,
      ({ seatAt }, pack) =>
        seatAt(port, pack, (fault) => {
          if (this.table === port) this.refuse(fault);
        }),
      ({ occupants, names }) => ({
        occupants,
        names: this.playerNames.length > 0 ? this.playerNames : names,
        seed: '',
      }),
    );
  }

  /** Deals for that plan. */
  protected async begin(plan: P, again?: string | number): Promise<void> {
    const { occupants } = plan;
    const names = this.playerNames;
    const seed = again ?? (this.seed || randomSeed());
    const { faces, situation } = this.position;
    await this.#seat(
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
      () => ({ occupants, names, seed }),
    );
  }

  /** What is kept and cannot go on is forgotten. */
  async #goOn(kept: SavedMatch): Promise<void> {
    const { save, occupants, names, calm } = kept;
    // Whoever has put away what may distress does not meet it by loading the page anew.
    if (calm) this.calm = true;
    const plan = this.planFromSave(kept);
    await this.#seat(
      save.situation == null ? plan : null,
      ({ oldMatch }, pack) => oldMatch(save, pack),
      () => {
        this.plan = plan;
        return { occupants, names, seed: save.seed };
      },
      () => {
        this.saves?.lose();
        this.#openAnew();
      },
    );
  }

  async #layOut(): Promise<void> {
    if (this.layout === 'own') this.#own ??= await this.modules.layout();
  }

  /** The page's own cards, null where they cannot be played; or as much of ours as that plan needs. */
  #cardsFor(plan: P | null): C | Promise<C | null> {
    return this.cards.isOwn ? this.cards.chosen() : this.ourCards(plan);
  }

  /** Fetches what a match of that plan needs, or all where anything may come, opens it and sits down to it, unless something else was begun meanwhile. */
  async #seat<O extends M>(
    plan: P | null,
    open: (sessions: SessionModule<M, C, L, this>, pack: C['pack']) => Promise<Result<O, Fault>>,
    playedWith: (match: O) => Dealt,
    refused: (fault: Fault) => unknown = async (fault) => {
      this.fail(await this.modules.inWords(fault, this.language));
    },
  ): Promise<void> {
    const beginning = ++this.#beginning;
    const again = (): void => void this.#seat(plan, open, playedWith, refused);
    this.#looking.came = null;
    const reader = this.#reader;
    this.wait('waiting');
    try {
      const [sessions, chosen] = await Promise.all([
        this.modules.sessions(),
        this.#cardsFor(plan),
        this.#care.loadSoftened(),
        this.#layOut(),
        this.#advising,
      ]);
      installStyles(this, sessions.styles);
      if (beginning !== this.#beginning) return;
      if (chosen && (await this.#care.holdsBack(reader, again))) {
        if (beginning === this.#beginning) this.#sit(null, true);
        return;
      }
      const opened = chosen && (await open(sessions, chosen.pack));
      if (opened?.ok === false) await refused(opened.error);
      if (beginning !== this.#beginning) return;
      if (chosen && opened?.ok) {
        const dealt = playedWith(opened.value);
        this.fail(null);
        this.#sit(
          new sessions.Session(this, this.#placeOf(dealt), opened.value, { ...chosen, ...dealt, pace: this.pace }),
        );
      } else this.#sit(null);
      this.#refocus = !!this.session && reader;
    } catch {
      if (beginning === this.#beginning) this.unreachable(again);
    }
  }

  /** What was fetched did not come; `again` tries once more. */
  protected unreachable(again: () => void): void {
    this.#again = again;
    this.wait('unreachable');
  }

  protected wait(state: 'idle' | 'waiting' | 'unreachable'): void {
    this.#state = state;
    this.requestUpdate();
  }

  /** Whether what draws the table is not there yet. */
  get #isBare(): boolean {
    return (this.calm && !this.#care.calm) || (this.layout === 'own' && !this.#own);
  }

  #sit(session: ActiveSession | null, held = false): void {
    this.session?.close();
    this.session = session;
    for (const state of ['playing', 'over']) this.toggleState(state, false);
    this.wait('idle');
    this.toggleState('notes', held);
    this.#care.sat(held);
  }

  #placeOf({ occupants, names, seed }: Dealt): SessionHost & Pick<L, 'calm'> {
    let over: boolean | null = null;
    return {
      fail: (fault) => {
        this.refuse(fault);
      },
      looked: (outcome) => {
        this.toggleState('playing', true);
        this.toggleState('over', !!outcome);
        if (outcome && over === false) {
          this.#refocus = this.matches(':focus-within');
          this.dispatchEvent(new NwOverEvent(outcome));
        }
        over = !!outcome;
      },
      keep: (save) => {
        if (!this.noSave) this.saves?.write({ save, occupants, names, calm: this.calm });
        return this.saves?.trouble ?? null;
      },
      hints: () => this.#hints,
      newMatch: () => {
        this.newGame({ seed: randomSeed() });
      },
      rematch: () => {
        this.newGame({ seed });
      },
      watch: (replay) => {
        this.lookAt({ by: 'state', what: replay });
      },
      leave: () => {
        this.leave();
      },
      calm: () => this.#care.calm,
      ambience: () => this.#care.ambience,
      layout: () => (this.layout === 'own' ? this.#own : null),
    };
  }

  /** Whether whoever acts has the focus in here; `pressed`: by a press, which not everywhere gives the focus to a button. */
  get #reader(): boolean | 'pressed' {
    const within = this.matches(':focus-within');
    return navigator.userActivation.isActive && (within || this.renderRoot.querySelector('button:hover'))
      ? 'pressed'
      : within;
  }

  /** Whoever had the focus on what stood here before goes on where the match asks, to how it ended, or to the form, and never falls out to the page. */
  #goIn(): void {
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
      // The table from its beginning, as far as the question shows.
      show?.(find('header'));
      show?.(goal);
    });
  }

  /** What is seen, for whoever does not see it. */
  protected override updated(): void {
    this.#goIn();
    Object.assign(this.internals, {
      role: 'group',
      ariaLabel: this.say('title' as K),
      ariaDescription: this.#guide || this.#looking.came ? null : this.describe(),
    });
  }

  override render(): TemplateResult {
    const drawn = this.#isBare ? null : this.#looking.came ? this.#looking.draw?.() : this.session?.render();
    const instead = drawn ?? (this.#guide && html`${this.#guide}`);
    if (instead) return instead;
    // Before a pack has come nobody knows in which language to say anything.
    if (this.cards.isComing) return this.poster(html`<slot></slot>`);
    const panel = this.#state === 'idle' ? this.#care.panel() : null;
    if (panel) return this.poster(panel);
    const waits =
      this.session || this.#looking.came || (this.startsWithoutForm && (this.#state === 'waiting' || !this.saves));
    if (waits && this.layout === 'own' && this.#state !== 'unreachable')
      return html`<div class="held"><slot></slot></div>`;
    const say = (key: GameKey): string => this.say(key as K);
    return this.poster(
      html`<h2 tabindex="-1">${say('title')}</h2>
        <slot></slot>
        ${
          this.#state === 'unreachable'
            ? html`<p role="alert">${say('unreachable')}</p>
                <button class="begin" @click=${this.#again}>${say('try-again')}</button>`
            : waits
              ? ''
              : this.form(this.#state === 'waiting')
        }`,
    );
  }
}
