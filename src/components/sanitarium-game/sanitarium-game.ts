// <sanitarium-game>: what a page asks for (attributes, a pack, what was kept), the form that asks for the rest, and the place
// where the match is drawn. The match itself comes with session.ts.
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { Pack } from '../../engine/games/sanitarium/content.js';
import type { Fault, Save } from '../../engine/kernel/index.js';
import type { Params } from '../../engine/speech/messages.js';
import en from '../../messages/en/sanitarium-start.js';
import { differs, flag, json } from '../shared/attributes.js';
import { Nearness } from '../shared/nearness.js';
import { NwElement, type Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme.styles.js';
import { artTokens } from './art/art.styles.js';
import { Autosave, type Kept } from './autosave.js';
import type { Calm } from './calm.js';
import type { Came } from './came.js';
import type { Chosen } from './chosen.js';
import { LookingAgain } from './looking-again.js';
import { PagePack } from './page-pack.js';
import { NwOverEvent } from './events.js';
import type { Guide } from './guide.js';
import type { Hints } from './hints.js';
import { styles } from './sanitarium-game.styles.js';
import type { Session } from './session.js';
import type { Place } from './setting.js';
import type { Ambience } from './sound.js';
import { firstPlan, lamp, modes, poster, startPanel, type Mode, type Plan } from './start-panel.js';
import { readSitters } from './sitters.js';
import type { Key } from './words.js';
import { sanitarium } from './world.styles.js';

type Sessions = typeof import('./session.js');

/** The match, the pieces of its table and all it says. */
async function fetchSessions(): Promise<Sessions> {
  const sessions = await import('./session.js');
  sessions.definePieces();
  SanitariumGame.catalogue = { ...SanitariumGame.catalogue, en: { ...SanitariumGame.catalogue.en, ...sessions.en } };
  return sessions;
}

const anySeed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

const modeOf = (options: unknown): Mode => ((options as { mode?: unknown } | null)?.mode === 'cooperative' ? 'cooperative' : 'competitive');

/**
 * A whole game of Sanitarium for one to four people at one device, and bots.
 * @summary Playable Sanitarium: competitive, co-operative or solo.
 * @tag sanitarium-game
 * @slot - What stands there without script; after that the caption. A `<script type="application/json">` child is a pack of cards.
 * @slot end - Buttons and links of the page, beside ours when the match is over.
 * @attr {string} lang - Language of everything said; inherited from ancestors.
 * @fires {NwActEvent} nw-act - Somebody at this device has chosen: `seat`, `option`.
 * @fires {NwOverEvent} nw-over - The match has ended: `outcome`.
 * @fires nw-ready - Once, after the first drawing.
 * @fires nw-error - The input cannot be used: `{code, message, path}`.
 * @csspart lamp - The candle, beside the form and where it counts the cards.
 * @csspart start - The form before a match.
 * @csspart begin - The button that ends the form.
 * @csspart learn - The button that begins the lessons.
 * @csspart notes - What may distress, before a match.
 * @csspart header - Title and phases.
 * @csspart players - Who plays.
 * @csspart reference - The scenario and the aid, where they are open.
 * @csspart board - The map.
 * @csspart space - A space of the map.
 * @csspart tile - A card on the map.
 * @csspart token - A person or a monster on it.
 * @csspart rail - Dice, points and choices.
 * @csspart hand - The cards of the player.
 * @csspart log - What happened.
 * @csspart ending - The last picture, over the map.
 * @csspart acts - What can be done with the match.
 * @csspart hint - Advice on what is asked.
 * @csspart words - The table in words, where that is open.
 * @csspart end - Who has won, and why.
 * @csspart end-actions - What can be done then.
 * @csspart curtain - What hides the table while the device changes hands.
 * @cssprop --san-paper - Floors and sheets of Rooms; like all of `--san-…`, the colour of what is printed.
 * @cssprop --san-kraft - Face-down cards on the map; their floors are `--san-kraft-floor`, their lines `--san-kraft-ink`.
 * @cssprop --san-hall - Dark Hallways; their floors are `--san-hall-floor`, their lines `--san-print`.
 * @cssprop --san-door - Doorways.
 * @cssprop --san-rim - The edges of cards.
 * @cssprop --san-bone - Light lines on dark sheets.
 * @cssprop --san-ink - Dark lines on light sheets.
 * @cssprop --san-shade - The shadows of cards.
 * @cssstate calm - Words and pictures are calm.
 * @cssstate notes - What may distress is listed, and waits to be read.
 * @cssstate playing - A match is on the table.
 * @cssstate over - It has ended.
 * @example
 * <sanitarium-game mode="competitive" seats="person steady"></sanitarium-game>
 */
export class SanitariumGame extends NwElement<Key> {
  static override readonly tag = 'sanitarium-game';
  static override catalogue: Catalogue = { en, de: () => import('../../messages/de/sanitarium-all.js') };
  static override styles = [theme, sanitarium, artTokens, styles];

  /** `competitive`, `cooperative` or `solo`. */
  @property({ useDefault: true }) mode: Mode = 'competitive';
  /** Who sits where: `person`, `steady` or `random` for each seat; without it a form asks. */
  @property({ useDefault: true }) seats = '';
  /** Names of the players, separated by commas. */
  @property({ useDefault: true }) names = '';
  /** Makes the match repeatable. */
  @property({ useDefault: true }) seed = '';
  /** Scripted results, used up first. */
  @property({ converter: json, hasChanged: differs }) faces?: unknown;
  /** A position to begin from. */
  @property({ converter: json, hasChanged: differs }) situation?: unknown;
  /** URL of a pack of cards in place of ours. */
  @property({ useDefault: true }) pack = '';
  /** Milliseconds that a bot waits before it acts. */
  @property({ type: Number, useDefault: true }) pace = 900;
  /** Where rules can be read: an address with `{id}` in it, or one behind which a rule's id is put, so `#` links to this page. Without it a rule's text opens beside its id. */
  @property({ useDefault: true, reflect: true }) rules = '';
  /** Keeps nothing in the browser's storage. */
  @property({ converter: flag, attribute: 'no-save' }) noSave = false;
  /** Other words and pictures in place of what may distress, and nothing sudden; the match is the same. */
  @property({ converter: flag }) calm = false;
  /** Lists what may distress in the cards before a match, which begins once that was read. */
  @property({ converter: flag }) notes = false;
  /** Sounds; none before somebody has tapped or pressed a key here, and none while the page is not seen. */
  @property({ converter: flag }) sound = false;
  /** Begins with lessons of three minutes, on a table where whoever learns does the acts; they can be skipped. */
  @property({ converter: flag }) guide = false;
  /** Advice at the first use of everything one can do: `on`, `off`; without it for whoever begins at the form. What was advised is remembered. */
  @property({ useDefault: true }) hints: 'on' | 'off' | '' = '';
  /** `own`: the table is drawn by the pieces that the page has laid inside the element. */
  @property({ useDefault: true }) layout: 'own' | '' = '';
  /** `eager`, or `lazy`: nothing is dealt before the element comes near the viewport. */
  @property({ useDefault: true }) loading: 'lazy' | 'eager' = 'lazy';

  #plan: Plan = firstPlan;
  readonly #pack = new PagePack(this, (fault) => { this.#refuse(fault); });
  /** The cards of which that was read. */
  #informed: Chosen | null = null;
  /** What has to be read before the match. */
  #panel: (() => TemplateResult) | null = null;
  #session: Session | null = null;
  readonly #looking = new LookingAgain(this, {
    chosen: () => this.#pack.chosen(),
    keeps: () => !this.noSave && !!this.#saves?.read(),
    fail: (fault) => {
      this.fail(fault);
      this.#wait('idle');
    },
    goOn: (kept) => void this.#goOn(kept),
    back: () => {
      if (this.#session) this.#session.hostConnected();
      else this.#open();
    },
    unreachable: () => {
      this.#again = () => { this.#open(); };
      this.#wait('unreachable');
    },
  });
  /** What makes the game calm, once it was asked for. */
  #calm: Calm | null = null;
  #ambience: Ambience | null = null;
  /** The lessons, while they are in place of the table. */
  #guide: Guide | null = null;
  #hints: Hints | null = null;
  #saves: Autosave | null = null;
  readonly #nearness = new Nearness(this);
  /** In which all is said. */
  #language = '';
  /** Of the last beginning; one that comes after it takes its place. */
  #beginning = 0;
  #state: 'idle' | 'waiting' | 'unreachable' = 'idle';
  /** Begins anew what could not be fetched. */
  #again: (() => void) | undefined;

  /** What the pieces inside tell of themselves is not the page's business; a pack may be laid inside later than the element. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    for (const name of ['nw-ready', 'nw-error']) root.addEventListener(name, (event) => { event.stopPropagation(); });
    root.addEventListener('slotchange', () => {
      if (this.#session || !this.#pack.isAnother) return;
      this.#pack.readAnew();
      this.#open();
    });
    return root;
  }

  /** Everything in front of the reader, as text. */
  describe(): string {
    return this.#session?.describe() ?? this.say('title');
  }

  /** The whole truth of the match, secrets too: for a bug report or a finished match; null before one. */
  save(): Save | null {
    return this.#session?.save() ?? null;
  }

  /**
   * The match as it may be passed on: what the seat at the device has seen, and all of it once it is over. Set, a match that
   * was passed on is shown where it ends; the one at the table waits.
   */
  get state(): unknown {
    return this.#session?.state ?? null;
  }

  set state(state: unknown) {
    this.#take({ by: 'state', what: state });
  }

  override follow(state: unknown, fault: Fault | null): void {
    this.#take({ by: fault ? 'cut link' : 'link', what: state });
  }

  /** Its own state changes nothing, and neither does none. */
  #take(came: Came): void {
    if (came.what != null && differs(came.what, this.state)) this.#lookAt(came);
  }

  #lookAt(came: Came): void {
    if (!differs(came, this.#looking.came)) return;
    this.#beginning++;
    this.#session?.hostDisconnected();
    this.#looking.came = came;
    // Before the first drawing nobody knows which cards are played.
    if (this.#saves) this.#open();
  }

  /** Back to the table, or the form. */
  protected override wayOn(): TemplateResult | undefined {
    return this.#looking.came ? this.#looking.wayOn : undefined;
  }

  /** Begins a match with what the attributes or the form say. */
  newGame({ seed }: { seed?: string | number } = {}): void {
    const plan = this.isConnected && this.#planOf();
    if (plan) void this.#begin(plan, seed);
  }

  /** Shows the lessons in place of the form, and a first match follows them; whether they are shown. There are none with a pack of the page, as they are played with our cards. */
  async learn(): Promise<boolean> {
    if (this.#pack.isOwn) {
      console.warn(`<${this.localName}> learn(): a pack has no lessons.`);
      return false;
    }
    this.#wait('waiting');
    try {
      const [{ Guide }] = await Promise.all([import('./guide.js'), fetchSessions()]);
      Guide.define();
      this.#guide = new Guide(this, (finished) => {
        this.#guide = null;
        if (finished) void this.#begin(firstPlan);
        else if (this.#asked) this.newGame();
        this.requestUpdate();
      });
      this.#wait('idle');
      return true;
    } catch {
      this.#again = () => void this.learn();
      this.#wait('unreachable');
      return false;
    }
  }

  /** For whoever may not know the game yet. */
  async #advise(): Promise<void> {
    try {
      const { Hints } = await import('./hints.js');
      this.#hints = new Hints(this, !this.noSave);
    } catch {
      // A match is played without advice as well.
    }
  }

  /** Puts the match away and shows the form. */
  leave(): void {
    this.#beginning++;
    this.#saves?.clear();
    this.#sit(null);
  }

  override say(key: Key, params?: Params): string {
    return super.say(this.calm ? (this.#calm?.calmKey(key) ?? key) : key, params);
  }

  /** Nothing is drawn that calm would have drawn otherwise. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.calm && !this.#calm) {
      await this.#soothe().catch(() => {
        this.#again = () => { this.#wait('idle'); };
        this.#state = 'unreachable';
      });
    }
    await super.scheduleUpdate();
  }

  async #soothe(): Promise<void> {
    if (!this.calm || this.#calm) return;
    const calm = await import('./calm.js');
    calm.bring(this);
    this.#calm = calm;
  }

  async #tune(): Promise<void> {
    const { Ambience } = this.sound ? await import('./sound.js') : {};
    this.#ambience?.close();
    // Meanwhile it may not be wanted any more.
    this.#ambience = Ambience && this.sound ? new Ambience(this) : null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('sound')) this.#tune().catch(() => { this.sound = false; });
    this.toggleState('calm', this.calm);
    if (!this.#nearness.came && this.loading !== 'eager') return;
    if (changed.has('pace') && this.#session) this.#session.pace = this.pace;
    if (!this.#saves || changed.has('pack')) this.#pack.readAnew();
    const setup = (['mode', 'seats', 'names', 'seed', 'faces', 'situation', 'pack'] as const).some((name) => changed.has(name));
    // What is wrong is said anew in another language.
    const anew = this.#language !== this.language && this.internals.states.has('error');
    this.#language = this.language;
    if (anew) this.#pack.readAnew();
    if (!setup && !anew && this.#saves) return;
    this.#saves ??= new Autosave(this);
    this.#open();
  }

  /** Shows a match that came, goes on with what is kept, begins what the attributes ask for, or leaves it to the form. */
  #open(): void {
    if (this.#looking.came) {
      void this.#looking.open();
      return;
    }
    if (!(modes as readonly string[]).includes(this.mode)) {
      this.#refuse({ code: 'mode', path: 'mode', message: this.say('fault-mode') });
      return;
    }
    this.fail(null);
    this.#plan = { ...this.#plan, mode: this.mode };
    const kept = this.noSave || this.#session ? null : this.#saves?.read();
    if (kept) void this.#goOn(kept);
    else this.#openAnew();
  }

  #openAnew(): void {
    if (this.hints === 'on' || (this.hints === '' && !this.#asked)) void this.#advise();
    if (this.guide && !this.#pack.isOwn) void this.learn();
    else if (this.#asked) this.newGame();
    // Whoever reads the form does not wait afterwards.
    else fetchSessions().catch(() => undefined);
  }

  /** Whether the attributes say enough to begin without the form. */
  get #asked(): boolean {
    return !!this.seats || this.mode === 'solo' || this.situation !== undefined;
  }

  #planOf(): Plan | null {
    if (!this.seats) return this.mode === 'solo' ? { mode: 'solo', sitters: ['person'] } : this.#plan;
    const sitters = readSitters(this.seats);
    if (sitters && (sitters.length === 1) === (this.mode === 'solo')) return { mode: this.mode, sitters };
    this.#refuse({ code: 'seats', path: 'seats', message: this.say(sitters ? 'fault-count' : 'fault-seats') });
    return null;
  }

  /** Behind a fault nothing goes on. */
  #refuse(fault: Fault): void {
    this.#beginning++;
    this.#sit(null);
    this.fail(fault);
  }

  async #begin(plan: Plan, again?: string | number): Promise<void> {
    const { mode, sitters } = plan;
    const names = this.names.split(',').map((name) => name.trim()).filter(Boolean);
    const seed = again ?? (this.seed || anySeed());
    await this.#seat(async ({ newMatch, Session }, chosen) => {
      const match = await newMatch({
        seats: sitters.length,
        seed,
        options: { mode: mode === 'solo' ? 'cooperative' : mode },
        pack: chosen.pack,
        ...(this.faces !== undefined && { faces: this.faces as never }),
        ...(this.situation !== undefined && { situation: this.situation as never }),
      });
      if (match.ok) return new Session(this, this.#placeOf(plan, names, seed), match.value, { ...chosen, sitters, names, seed, pace: this.pace });
      const { inWords } = await import('./faults.js');
      this.fail(await inWords(match.error, this.language));
      return null;
    });
  }

  /** What is kept and cannot go on is forgotten. */
  async #goOn({ save, sitters, names, calm }: Kept): Promise<void> {
    if (calm) this.calm = true;
    const plan: Plan = { mode: sitters.length === 1 ? 'solo' : modeOf(save.options), sitters };
    await this.#seat(async ({ oldMatch, Session }, chosen) => {
      const match = await oldMatch(save, chosen.pack);
      if (match.ok) {
        this.#plan = plan;
        return new Session(this, this.#placeOf(plan, names, save.seed), match.value, { ...chosen, sitters, names, seed: save.seed, pace: this.pace });
      }
      this.#saves?.lose();
      this.#openAnew();
      return null;
    });
  }

  /** Fetches what a match needs and sits down to it, unless something else was begun meanwhile. */
  async #seat(open: (sessions: Sessions, chosen: Chosen) => Promise<Session | null>): Promise<void> {
    const beginning = ++this.#beginning;
    this.#looking.came = null;
    const within = this.matches(':focus-within');
    this.#wait('waiting');
    try {
      const [sessions, chosen] = await Promise.all([fetchSessions(), this.#pack.chosen(), this.#soothe(), this.layout && import('./own-layout.js')]);
      const { styleSheet } = sessions.styles;
      const sheets = this.shadowRoot?.adoptedStyleSheets;
      if (styleSheet && !sheets?.includes(styleSheet)) sheets?.push(styleSheet);
      if (beginning !== this.#beginning) return;
      if (chosen && this.notes && this.#informed !== chosen) {
        const { bring, notesPanel } = await import('./notes.js');
        if (beginning !== this.#beginning) return;
        bring(this);
        this.#sit(null);
        this.#panel = () => notesPanel(this, this.#pack.notes, () => {
          this.#informed = chosen;
          void this.#seat(open);
        });
        this.toggleState('notes', true);
        // Whoever has begun goes on reading there.
        if (within) void this.updateComplete.then(() => { this.shadowRoot?.getElementById('notes-title')?.focus(); });
        return;
      }
      const session = chosen && (await open(sessions, chosen));
      if (beginning !== this.#beginning) session?.close();
      else {
        if (session) this.fail(null);
        this.#sit(session);
      }
    } catch {
      if (beginning !== this.#beginning) return;
      this.#again = () => void this.#seat(open);
      this.#wait('unreachable');
    }
  }

  #wait(state: 'idle' | 'waiting' | 'unreachable'): void {
    this.#state = state;
    this.requestUpdate();
  }

  #sit(session: Session | null): void {
    this.#session?.close();
    this.#session = session;
    this.#panel = null;
    for (const state of ['playing', 'over', 'notes']) this.toggleState(state, false);
    this.#wait('idle');
  }

  #placeOf({ sitters }: Plan, names: readonly string[], seed: string | number): Place {
    let over: boolean | null = null;
    return {
      fail: (fault) => { this.#refuse(fault); },
      looked: (outcome) => {
        this.toggleState('playing', true);
        this.toggleState('over', !!outcome);
        if (outcome && over === false) this.dispatchEvent(new NwOverEvent(outcome));
        over = !!outcome;
      },
      keep: (save) => {
        if (!this.noSave) this.#saves?.write({ save, sitters, names, calm: this.calm });
        return this.#saves?.trouble ?? null;
      },
      calm: () => (this.calm ? this.#calm : null),
      ambience: () => this.#ambience,
      hints: () => this.#hints,
      anew: () => { this.newGame({ seed: anySeed() }); },
      again: () => { this.newGame({ seed }); },
      watch: (replay) => { this.#lookAt({ by: 'state', what: replay }); },
      leave: () => { this.leave(); },
    };
  }

  /** What is seen, for whoever does not see it. */
  protected override updated(): void {
    Object.assign(this.internals, { role: 'group', ariaLabel: this.say('title'), ariaDescription: this.#guide ? null : this.describe() });
  }

  override render(): TemplateResult {
    const drawn = this.calm && !this.#calm ? null : this.#looking.came ? this.#looking.draw?.() : this.#session?.render();
    if (drawn) return drawn;
    if (this.#guide) return html`${this.#guide}`;
    if (this.#panel && this.#state === 'idle') return this.#panel();
    if (this.#pack.isComing) return poster(lamp(1), html`<slot></slot>`);
    const waits = this.#session || this.#looking.came || (this.#asked && (this.#state === 'waiting' || !this.#saves));
    return poster(lamp(1), html`<h2>${this.say('title')}</h2>
      <slot></slot>
      ${this.#state === 'unreachable' ? html`<p role="alert">${this.say('unreachable')}</p><button class="begin" @click=${this.#again}>${this.say('try-again')}</button>` : waits ? '' : startPanel(this, this.#plan, this.#pack.notes, this.#saves?.trouble === 'save-lost', this.#state === 'waiting', (plan) => { this.#plan = plan; this.requestUpdate(); }, () => void this.#begin(this.#plan), (file) => { this.#lookAt({ by: 'file', what: file }); }, () => void this.learn())}`);
  }
}

export type * from './events.js';
export type { Fault, Pack };

declare global {
  interface HTMLElementTagNameMap {
    'sanitarium-game': SanitariumGame;
  }
}
