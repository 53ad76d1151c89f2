// <sanitarium-game>: a table, the scene that a seat sees of it, and a layout of pieces. No rule is decided here.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { ContextProvider } from '@lit/context';
import { contentOf, type Pack } from '../../engine/games/sanitarium/content.js';
import { pack } from '../../engine/games/sanitarium/content/pack.js';
import type { SanitariumView } from '../../engine/games/sanitarium/hidden.js';
import { opening } from '../../engine/games/sanitarium/opening.js';
import { sceneOf, type PlayerModel, type Scene } from '../../engine/games/sanitarium/scene.js';
import { announcement, ending, line, type Told } from '../../engine/games/sanitarium/speech.js';
import type { State } from '../../engine/games/sanitarium/state.js';
import { openMatch } from '../../engine/kernel/create.js';
import type { Event as Happening, Fault, LiveMatch, Refusal, Save, Seat, View } from '../../engine/kernel/index.js';
import type { Messages } from '../../engine/speech/messages.js';
import { pointAt } from '../../engine/scene/pointing.js';
import type { LogModel } from '../../engine/scene/choices-model.js';
import { Table, type Clock, type Handle } from '../../engine/table/table.js';
import { CardHand } from '../nw-card-hand/nw-card-hand.js';
import { Choices } from '../nw-choices/nw-choices.js';
import { Log } from '../nw-log/nw-log.js';
import { StatTrack } from '../nw-stat-track/nw-stat-track.js';
import { TileGrid } from '../tile-grid/tile-grid.js';
import { Announcer } from '../shared/announcer.js';
import { flag, json } from '../shared/attributes.js';
import { cssVars } from '../shared/css-vars.js';
import type { NwChooseEvent } from '../shared/events.js';
import { NwElement } from '../shared/nw-element.js';
import type { NwPointEvent } from '../shared/point-events.js';
import { property } from '../shared/property.js';
import { tableContext, type TableContext } from '../shared/table-context.js';
import { theme } from '../shared/theme.styles.js';
import { artTokens } from './art/art.styles.js';
import { Autosave } from './autosave.js';
import { cardArt, gridArt, matchArt, type Pictures } from './drawing.js';
import { figure, header, lamp } from './header.js';
import { NwActEvent, NwOverEvent } from './events.js';
import { styles } from './sanitarium-game.styles.js';
import { firstPlan, modes, startPanel, type Mode, type Plan } from './start-panel.js';
import { readSitters, seatAll, type SitterName } from './sitters.js';
import { cardTexts, en, tongueOf, type Key } from './words.js';
import { sanitarium } from './world.styles.js';

/** The rules as far as they have come: set-up at once, the turns while it is played. */
const rules = { ...opening };
const fetchTurns = async (): Promise<void> => {
  Object.assign(rules, (await import('../../engine/games/sanitarium/playing.js')).playing);
};

const modeOf = (options: unknown): Mode => ((options as { mode?: unknown } | null)?.mode === 'cooperative' ? 'cooperative' : 'competitive');

const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/**
 * A whole game of Sanitarium for one to four people at one device, and bots.
 * @summary Playable Sanitarium: competitive, co-operative or solo.
 * @tag sanitarium-game
 * @slot - What stands there without script; after that the caption.
 * @attr {string} lang - Language of everything said; inherited from ancestors.
 * @fires {NwActEvent} nw-act - Somebody at this device has chosen: `seat`, `option`.
 * @fires {NwOverEvent} nw-over - The match has ended: `outcome`.
 * @fires nw-ready - Once, after the first drawing.
 * @fires nw-error - The input cannot be used: `{code, message, path}`.
 * @csspart start - The form before a match.
 * @csspart header - Title, phases and players.
 * @csspart board - The map.
 * @csspart rail - Dice, points and choices.
 * @csspart hand - The cards of the player.
 * @csspart log - What happened.
 * @csspart curtain - What hides the table while the device changes hands.
 * @cssstate playing - A match is on the table.
 * @cssstate over - It has ended.
 * @example
 * <sanitarium-game mode="competitive" seats="person steady"></sanitarium-game>
 */
export class SanitariumGame extends NwElement<Key> {
  static override readonly tag = 'sanitarium-game';
  static override readonly catalogue = { en, de: () => import('../../messages/de/sanitarium-all.js') };
  static override styles = [theme, sanitarium, artTokens, styles];

  static override define(tag?: string, registry: CustomElementRegistry = customElements): void {
    // Inside the game the pieces go by names of this major version, which no page has taken.
    for (const Piece of [TileGrid, CardHand, Choices, Log, StatTrack]) Piece.define(`nw1-${Piece.tag.replace(/^nw-/, '')}`, registry);
    // No die is thrown before the map is laid.
    void import('../dice-pool/dice-pool.js').then(({ DicePool }) => { DicePool.define('nw1-dice-pool', registry); }, () => undefined);
    super.define(tag, registry);
  }

  /** `competitive`, `cooperative` or `solo`. */
  @property() mode: Mode = 'competitive';
  /** Who sits where: `person`, `steady` or `random` for each seat; without it a form asks. */
  @property() seats = '';
  /** Names of the players, separated by commas. */
  @property() names = '';
  /** Makes the match repeatable. */
  @property() seed = '';
  /** Scripted results, used up first. */
  @property({ converter: json }) faces?: unknown;
  /** A position to begin from. */
  @property({ converter: json }) situation?: unknown;
  /** URL of a pack of cards in place of ours. */
  @property() pack = '';
  /** Milliseconds that a bot waits before it acts. */
  @property({ type: Number }) pace = 900;
  /** Keeps nothing in the browser's storage. */
  @property({ converter: flag, attribute: 'no-save' }) noSave = false;
  /** `eager`, or `lazy`: nothing is dealt before the element comes near the viewport. */
  @property() loading: 'lazy' | 'eager' = 'lazy';

  readonly #context = new ContextProvider(this, { context: tableContext, initialValue: null as TableContext | null });

  readonly #voice = new Announcer(this);
  #plan: Plan = firstPlan;
  #pack: Pack = pack;
  #table: Table<State, SanitariumView> | null = null;
  #sitters: readonly SitterName[] = [];
  /** What the match on the table is played with; a pack that comes later is for the next. */
  #playing = { names: [] as readonly string[], seed: '' as string | number, pack };
  /** Whose eyes the table is shown to; null watches. */
  #eye: Seat | null = null;
  /** Who has to take the device first. */
  #waiting: Seat | null = null;
  #handle: Handle<SanitariumView> | null = null;
  /** Ends the seat's subscription to the table. */
  #leaveSeat: (() => void) | null = null;
  #seen: View<SanitariumView> | null = null;
  #lines: LogModel['lines'] = [];
  /** The die of the last Horror Roll, until dice are rolled again. */
  #horror: Scene['dice'] | null = null;
  /** Who acts, and where they were seen last. */
  #spot = '';
  #path: readonly string[] = [];
  #canUndo = false;
  #why: string | null = null;
  #pictures: Pictures | null = null;
  #texts: Messages = {};
  #near = false;
  #saves: Autosave | null = null;
  #asked = '';
  #looking: Promise<void> = Promise.resolve();

  /** What the pieces inside tell of themselves is not the page's business. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    for (const name of ['nw-ready', 'nw-error']) root.addEventListener(name, (event) => { event.stopPropagation(); });
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.loading === 'eager') this.#near = true;
    else {
      const watch = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        this.#near = true;
        this.requestUpdate();
      }, { rootMargin: '400px' });
      watch.observe(this);
    }
    if (this.#table) this.#sit(this.#table);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#table?.close();
  }

  /** Everything in front of the reader, as text. */
  describe(): string {
    const scene = this.#scene();
    if (!scene || this.#waiting !== null) return this.say('title');
    const spaces = scene.grid.spaces.map((space) => {
      const there = scene.grid.tokens.filter((token) => token.space === space.id).map(({ name }) => name);
      return there.length > 0 ? `${space.name}: ${there.join(', ')}` : space.name;
    });
    return [scene.choices.prompt, ...scene.choices.choices.map(({ text }) => text), ...spaces].join('\n');
  }

  /** The whole truth of the match, secrets too: for a bug report or a finished match; null before one. */
  save(): Save | null {
    return this.#table?.save() ?? null;
  }

  /** Begins a match with what the attributes or the form say. */
  newGame({ seed }: { seed?: string | number } = {}): void {
    const plan = this.#planOf();
    if (plan) void this.#begin(plan, seed ?? (this.seed || this.#freshSeed()));
  }

  /** Puts the match away and shows the form. */
  leave(): void {
    this.#table?.close();
    this.#table = null;
    this.#seen = null;
    this.#saves?.clear();
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.#near) return;
    if (changed.has('pace') && this.#table) this.#table.pace = this.pace;
    const setup = (['mode', 'seats', 'names', 'seed', 'faces', 'situation', 'pack'] as const).some((name) => changed.has(name));
    if (!setup && this.#saves) return;
    this.#saves ??= new Autosave(`nightward:${this.localName}:${this.id}`);
    void this.#open();
  }

  /** Goes on with what is kept, begins what the attributes ask for, or leaves it to the form. */
  async #open(): Promise<void> {
    const fault = (modes as readonly string[]).includes(this.mode) ? null : { code: 'mode', path: 'mode', message: 'mode is "competitive", "cooperative" or "solo".' };
    this.fail(fault);
    if (fault) return;
    if (!(await this.#loadPack())) return;
    const kept = this.noSave || this.#table ? null : this.#saves?.read();
    if (kept) {
      const [{ restoreMatch }, played] = await Promise.all([import('../../engine/kernel/restore.js'), this.#rulesFor(kept.save.situation), fetchTurns()]);
      const match = restoreMatch(played, kept.save, this.#pack);
      if (match.ok) {
        this.#sitters = kept.sitters;
        this.#playing = { names: kept.names, seed: kept.save.seed, pack: this.#pack };
        this.#plan = { mode: kept.sitters.length === 1 ? 'solo' : modeOf(kept.save.options), sitters: kept.sitters };
        return this.#seat(match.value);
      }
      this.#saves?.clear();
    }
    const plan = this.seats || this.mode === 'solo' || this.situation !== undefined ? this.#planOf() : null;
    if (plan) await this.#begin(plan, this.seed || this.#freshSeed());
    else {
      this.#plan = { ...this.#plan, mode: this.mode };
      fetchTurns().catch(() => undefined);
    }
    this.requestUpdate();
  }

  #planOf(): Plan | null {
    if (!this.seats) return this.mode === 'solo' ? { mode: 'solo', sitters: ['person'] } : this.#plan;
    const sitters = readSitters(this.seats);
    if (sitters && (sitters.length === 1) === (this.mode === 'solo')) return { mode: this.mode, sitters };
    this.fail({ code: 'seats', path: 'seats', message: sitters ? 'One seat plays mode="solo", two to four play the other modes.' : 'seats names "person", "steady" or "random" for each seat.' });
    return null;
  }

  async #loadPack(): Promise<boolean> {
    const child = this.querySelector<HTMLScriptElement>('script[type="application/json"]');
    if (!this.pack && !child) return true;
    const { loadPack } = await import('./pack-loader.js');
    const read = await loadPack(this.pack ? { url: this.pack } : { text: child?.textContent ?? '' });
    if (!read.ok) {
      this.fail(read.error);
      return false;
    }
    this.#pack = read.value.pack;
    if (read.value.texts) this.messages = { ...read.value.texts, ...this.messages };
    return true;
  }

  async #begin({ mode, sitters }: Plan, seed: string | number): Promise<void> {
    this.#sitters = sitters;
    const names = this.names.split(',').map((name) => name.trim()).filter(Boolean);
    this.#playing = { names, seed, pack: this.#pack };
    const opened = openMatch(await this.#rulesFor(this.situation), {
      seats: sitters.length,
      seed,
      options: { mode: mode === 'solo' ? 'cooperative' : mode },
      pack: this.#pack,
      ...(this.faces !== undefined && { faces: this.faces as never }),
      ...(this.situation !== undefined && { situation: this.situation as never }),
    });
    if (opened.ok) await this.#seat(opened.value);
    else this.fail(opened.error);
  }

  /** A match that begins in the middle needs more of the rules than others. */
  async #rulesFor(situation: unknown): Promise<typeof rules> {
    return situation == null ? rules : (await import('../../engine/games/sanitarium/rules.js')).rules;
  }

  async #seat(match: LiveMatch<State, SanitariumView>): Promise<void> {
    const sitters = await seatAll(this.#sitters);
    // Bots think ahead from the beginning.
    if (sitters.some(({ kind }) => kind === 'bot')) await fetchTurns();
    this.#table?.close();
    this.#table = new Table({ match, sitters, clock: pageClock, pace: this.pace, seed: this.#playing.seed, failed: (error) => { this.#stop(error); } });
    const persons = this.#persons;
    this.#eye = persons.length === 1 ? (persons[0] ?? null) : null;
    this.#waiting = null;
    this.#lines = [];
    this.#asked = '';
    this.#seen = null;
    this.#sit(this.#table);
    // Pictures of the cards, and all rules but those of the set-up, are not needed for the first look.
    requestAnimationFrame(() => void this.#enrich());
  }

  async #enrich(): Promise<void> {
    const [pictures, texts] = await Promise.all([import('./art/pictures.js'), cardTexts(this.language), fetchTurns()]);
    this.#pictures = pictures;
    this.#texts = { ...texts, ...this.messages };
    this.requestUpdate();
  }

  get #persons(): Seat[] {
    return this.#sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []));
  }

  /** Takes the seat's handle and looks. */
  #sit(table: Table<State, SanitariumView>): void {
    this.#leaveSeat?.();
    this.#handle = table.as(this.#eye);
    this.#leaveSeat = this.#handle.subscribe(() => void this.#look());
    void this.#look();
  }

  /** Looks follow one another, so that no event is met twice. */
  #look(): Promise<void> {
    const next = (): Promise<void> => this.#lookNow();
    return (this.#looking = this.#looking.then(next, next));
  }

  async #lookNow(): Promise<void> {
    const table = this.#table;
    if (!table || !this.#handle) return;
    const [asked] = table.asked;
    // Somebody else at this device is asked: the table is hidden until they have it.
    if (this.#waiting === null && asked !== undefined && asked !== this.#eye && !table.asked.includes(this.#eye ?? -1)) {
      this.#waiting = asked;
      this.#voice.forget();
      this.#path = [];
      this.#voice.say(this.say('curtain', { player: this.#nameOf(asked) }));
    }
    const handle = this.#handle;
    const seen = await handle.view(this.#seen?.cursor ?? 0);
    if (handle !== this.#handle) return;
    const told = this.#told(seen.state);
    const news: Happening[] = [...seen.events];
    const from = this.#lines.length;
    let turn = this.#lines.at(-1)?.turn ?? 0;
    const texts = news.flatMap((event) => {
      if (event.type === 'turn-began') turn = (event as Happening & { readonly number: number }).number;
      const text = line(told, event);
      return text === null ? [] : [{ text, rule: event.rule, turn }];
    });
    this.#lines = [...this.#lines, ...texts.map((each, i) => ({ n: from + i, ...each }))];
    if (!this.#seen) this.#horror = null;
    for (const event of news) {
      if (event.type === 'rolled') this.#horror = null;
      else if (event.type === 'horror-rolled') this.#horror = { version: 1, roll: -seen.cursor, dice: [{ id: 'horror', die: 'd6', face: String((event as Happening & { readonly die: number }).die), label: line(told, event) ?? '' }] };
    }
    const before = this.#seen;
    this.#seen = seen;
    this.#canUndo = await handle.canUndo();
    if (this.#waiting === null) this.#speak(told, before ? news : [], seen);
    this.#keep();
    this.toggleState('playing', true);
    this.toggleState('over', seen.outcome !== null);
    if (seen.outcome && before && !before.outcome) this.dispatchEvent(new NwOverEvent(seen.outcome));
    this.#offer();
    this.requestUpdate();
  }

  /** What changed, what is asked now, how many choices: short, and never twice. */
  #speak(told: Told, news: readonly Happening[], seen: View<SanitariumView>): void {
    const question = seen.questions.find(({ standing }) => !standing);
    const text = seen.outcome ? ending(told, seen.outcome) : announcement(told, news, question);
    if (text && text !== this.#asked) this.#voice.say(text);
    this.#asked = text;
  }

  #keep(): void {
    if (this.noSave || !this.#table || !this.#saves) return;
    this.#saves.write({ save: this.#table.save(), sitters: this.#sitters, names: this.#playing.names });
  }

  /** Gives pieces that a page has laid inside the element their part of the scene. */
  #offer(): void {
    const scene = this.#scene();
    this.#context.setValue(scene && { scene: scene as unknown as TableContext['scene'], choose: (id) => void this.#choose(id), point: (target) => { this.#point(target); } });
  }

  /** A pack whose cards cannot be played is a fault of the page; a choice that came too late is nothing. */
  #stop(error: Refusal | Fault): void {
    if ('code' in error) this.fail(error);
  }

  #told(view: SanitariumView): Told {
    return { view, content: contentOf(this.#playing.pack), tongue: tongueOf({ say: (key, params) => this.say(key, params), lang: this.language, names: this.#playing.names, texts: this.#texts }) };
  }

  #nameOf(seat: Seat): string {
    return this.#playing.names[seat] ?? this.say(`player-${String(seat)}` as Key);
  }

  #scene(): Scene | null {
    if (!this.#seen) return null;
    const { state, questions } = this.#seen;
    const player = questions[0]?.player ?? (state.solo ? state.active : (this.#eye ?? state.active));
    return sceneOf(this.#seen, this.#told(state), { player, path: this.#path });
  }

  // Acts

  #point(target: string): void {
    const options = this.#seen?.questions.flatMap((question) => question.options) ?? [];
    const pointed = pointAt(options, this.#path, target);
    this.#why = null;
    if (pointed?.option) void this.#choose(pointed.option.id);
    else {
      this.#path = pointed?.path ?? [];
      if (!pointed) void this.#explain(target);
      this.requestUpdate();
    }
  }

  /** A space that is no target says why not. */
  async #explain(target: string): Promise<void> {
    const [kind, id] = target.split(':');
    const seen = this.#seen;
    if (kind !== 'space' || this.#eye === null || !seen) return;
    const { explain, words } = await import('./why.js');
    const refusal = explain(contentOf(this.#playing.pack), seen.state, seen.questions, this.#eye, `move:${id ?? ''}`);
    this.#why = (await words(refusal, this.language)) ?? refusal.message;
    this.#voice.say(this.#why);
    this.requestUpdate();
  }

  async #choose(optionId: string): Promise<void> {
    const question = this.#seen?.questions.find(({ options }) => options.some(({ id }) => id === optionId));
    const handle = this.#handle;
    if (!question || !handle) return;
    this.#path = [];
    this.#why = null;
    const { seat, n } = question;
    await fetchTurns();
    const chosen = await handle.choose(n, optionId);
    if (chosen.ok) this.dispatchEvent(new NwActEvent(seat, optionId));
    else this.#stop(chosen.error);
  }

  async #undo(): Promise<void> {
    if (!this.#handle) return;
    const cursor = this.#seen;
    const undone = await this.#handle.undo();
    if (!undone.ok || !cursor) return;
    this.#seen = null;
    this.#lines = [];
    await this.#look();
  }

  #take(seat: Seat): void {
    this.#voice.forget();
    this.#eye = seat;
    this.#waiting = null;
    this.#seen = null;
    this.#lines = [];
    this.#asked = '';
    if (this.#table) this.#sit(this.#table);
  }

  #freshSeed(): string {
    return crypto.getRandomValues(new Uint32Array(2)).join('-');
  }

  // Drawing

  /** Whoever acts is kept in view, where the map does not show whole. */
  protected override updated(): void {
    const { active = 0, players = [] } = this.#seen?.state ?? {};
    const spot = `${String(active)} ${String(players[active]?.at)}`;
    const grid = this.renderRoot.querySelector<TileGrid>('nw1-tile-grid');
    if (!grid || spot === this.#spot) return;
    this.#spot = spot;
    void grid.updateComplete.then(() => { grid.focusOn(`player:${String(active)}`); });
  }

  override render(): TemplateResult {
    const scene = this.#scene();
    if (!this.#near || (this.#table && !scene)) return this.#poster(lamp(1), html`<h2>${this.say('title')}</h2><slot></slot>`);
    if (!this.#table || !scene) return this.#renderStart();
    return this.#waiting === null ? this.#renderTable(scene) : this.#renderCurtain(this.#waiting);
  }

  #poster(picture: TemplateResult, words: TemplateResult, part = ''): TemplateResult {
    return html`<div class="poster" part=${part}>${picture}<div>${words}</div></div>`;
  }

  #renderStart(): TemplateResult {
    return this.#poster(lamp(1), html`<h2>${this.say('title')}</h2>
      <slot></slot>
      ${startPanel(this, this.#plan, (plan) => { this.#plan = plan; this.requestUpdate(); }, () => void this.#begin(this.#plan, this.seed || this.#freshSeed()))}`);
  }

  #renderCurtain(seat: Seat): TemplateResult {
    const player = this.#nameOf(seat);
    return this.#poster(figure(seat, player.charAt(0)), html`<h2>${this.say('curtain', { player })}</h2>
      <p>${this.say('curtain-note')}</p>
      <button class="begin" @click=${() => { this.#take(seat); }}>${this.say('i-am', { player })}</button>`, 'curtain');
  }

  #renderTable(scene: Scene): TemplateResult {
    const { outcome } = this.#seen ?? { outcome: null };
    const art = cardArt(this.#pictures);
    const dice = scene.dice.dice.some(({ state }) => state === 'open') ? scene.dice : (this.#horror ?? scene.dice);
    const points = (scene.turn > 0 && scene.points.steps) || [];
    const won = !!outcome && (this.#eye === null ? outcome.winners.length > 0 : outcome.winners.includes(this.#eye));
    return html`<div class="table ${outcome ? (won ? 'won' : 'lost') : ''}">
      ${header(this, scene, this.#sitters)}
      <div class="board" part="board">
        <nw1-tile-grid .model=${scene.grid} .art=${gridArt} .label=${this.say('map')} @nw-point=${this.#onPoint} @nw-unpoint=${this.#onUnpoint}></nw1-tile-grid>
        ${this.#why ? html`<p class="why" role="status">${this.#why}</p>` : nothing}
      </div>
      <nw1-log part="log" .model=${{ version: 1, lines: this.#lines } satisfies LogModel}></nw1-log>
      <div class="rail" part="rail">
        ${outcome ? this.#renderOver(scene, outcome, won) : dice.dice.length + points.length > 0 ? html`<div class="turn">
          ${dice.dice.length > 0 ? html`<nw1-dice-pool class=${dice === this.#horror ? 'horror' : ''} no-odds .model=${dice} @nw-choose=${this.#onPoint}></nw1-dice-pool>` : nothing}
          ${points.length > 0 ? html`<nw1-stat-track .model=${scene.points} .art=${matchArt}></nw1-stat-track>` : nothing}</div>` : nothing}
        <nw1-choices .model=${scene.choices} @nw-choose=${this.#onChoose}></nw1-choices>
        ${outcome ? nothing : html`<nw1-stat-track .model=${scene.escape}></nw1-stat-track>
          ${scene.choices.choices.length > 0 ? nothing : scene.players.filter(({ active }) => active).map(({ id, letter }) => html`<div class="wait">${figure(id, letter)}</div>`)}`}
      </div>
      <div class="hands" part="hand" @nw-point=${this.#onPoint}>
        ${[scene.hand, scene.haunts, scene.things].map((model) => model.cards.length > 0 ? html`<nw1-card-hand .model=${model} .art=${art} ${cssVars({ '--cards': model.cards.length })}></nw1-card-hand>` : nothing)}
      </div>
      <div class="acts">
        ${this.#saves?.works === false ? html`<p class="notes">${this.say('not-saved')}</p>` : nothing}
        <button ?disabled=${!this.#canUndo} @click=${() => void this.#undo()}>${this.say('undo')}</button>
        <button @click=${() => { this.newGame({ seed: this.#playing.seed }); }}>${this.say('same-again')}</button>
        <button @click=${() => { this.leave(); }}>${this.say('new-game')}</button>
      </div>
    </div>`;
  }

  #renderOver({ players }: Scene, outcome: NonNullable<View['outcome']>, won: boolean): TemplateResult {
    const told = this.#seen && this.#told(this.#seen.state);
    return html`<div class="over">${won ? outcome.winners.map((seat) => figure(seat, players[seat]?.letter ?? '')) : lamp(0)}<h3>${this.say(won ? 'won' : 'lost')}</h3><p>${told ? ending(told, outcome) : ''}</p></div>`;
  }

  readonly #onPoint = (event: NwPointEvent | NwChooseEvent): void => {
    event.stopPropagation();
    this.#point(event.targetId);
  };

  readonly #onUnpoint = (event: Event): void => {
    event.stopPropagation();
    this.#path = this.#path.slice(0, -1);
    this.requestUpdate();
  };

  readonly #onChoose = (event: NwChooseEvent): void => {
    event.stopPropagation();
    void this.#choose(event.targetId);
  };
}

export type { Fault, Pack, PlayerModel };

declare global {
  interface HTMLElementTagNameMap {
    'sanitarium-game': SanitariumGame;
  }
}
