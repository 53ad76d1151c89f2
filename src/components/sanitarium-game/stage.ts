// One position of Sanitarium, drawn by the pieces of its table: for an example, which has its own way of going on.
import { html, nothing, type PropertyValues, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { contentOf } from '../../engine/games/sanitarium/content.js';
import { pack } from '../../engine/games/sanitarium/content/pack.js';
import type { SanitariumView } from '../../engine/games/sanitarium/hidden.js';
import { rules } from '../../engine/games/sanitarium/rules.js';
import { sceneOf, type Scene } from '../../engine/games/sanitarium/scene.js';
import { viewFault } from '../../engine/games/sanitarium/seen.js';
import { ending, line, type Told } from '../../engine/games/sanitarium/speech.js';
import type { Event as Happening, Fault, Result, RuleId, View } from '../../engine/kernel/index.js';
import { playExample, type Example, type Moment } from '../../engine/table/example.js';
import type { Params } from '../../engine/speech/messages.js';
import { asFar, readReplay, type Replay } from '../../engine/table/replay.js';
import gameStart from '../../messages/en/game-start.js';
import start from '../../messages/en/sanitarium-start.js';
import { Announcer } from '../shared/announcer.js';
import { NwElement, type Catalogue } from '../shared/nw-element.js';
import { ruleLink } from '../nw-rule/link.js';
import { property } from '../shared/property.js';
import type { Stage } from '../shared/stage.js';
import { theme } from '../shared/theme.styles.js';
import type { TileMap } from '../tile-grid/tile-map.js';
import { artTokens } from './art/art.styles.js';
import type { Calm } from './calm.js';
import { gridArt } from './drawing.js';
import { clock, players } from './header.js';
import type { Chosen } from './chosen.js';
import { definePieces } from './pieces.js';
import { stageStyles } from './stage.styles.js';
import { hands, horrorDie, turn } from './table-view.js';
import { styles } from './table.styles.js';
import type { Table } from './why.js';
import { en, tongueOf, type Game, type Key } from './words.js';
import { sanitarium } from './world.styles.js';

type Cards = typeof import('./cards.js');

/** The questions whose options are compared. */
const weighed = new Set(['place', 'choose-die']);

const ours: Chosen = { pack, texts: {} };

/** @internal */
export class SanitariumStage extends NwElement<Key> implements Stage {
  static override readonly tag = 'nw1-sanitarium-stage';
  static override catalogue: Catalogue = { en: { ...gameStart, ...start, ...en }, de: () => import('../../messages/de/sanitarium-all.js') };
  static override styles = [theme, sanitarium, artTokens, styles, stageStyles];

  @property({ attribute: false }) moment: Moment<SanitariumView> | null = null;

  readonly voice = new Announcer(this);
  #cards: Cards | null = null;
  #calm: Calm | null = null;
  #names: readonly string[] = [];
  /** The moment in which something may have been asked. */
  #asked: Moment | null = null;

  static override define(): void {
    definePieces();
    super.define();
  }

  constructor() {
    super();
    // Pictures and words of the cards are not needed for the first look.
    requestAnimationFrame(() => {
      void import('./cards.js').then((cards) => { cards.bring(this); this.#cards = cards; this.#ask(cards); this.requestUpdate(); }, () => undefined);
    });
  }

  /** Whoever reads may ask why not, too; what is done next is nothing to ask about. */
  #ask({ asking }: Cards): void {
    const table = asking(this, () => this.moment && this.#tableOf(this.moment));
    this.addEventListener('nw-point', (event) => {
      const { targetId } = event as Event & { readonly targetId: string };
      const { id, targets } = this.moment?.next ?? {};
      if (targetId !== id && !targets?.includes(targetId)) void table.ask(targetId, 'press');
    });
    this.addController({ hostUpdate: () => { if (this.moment !== this.#asked) table.forget(); this.#asked = this.moment; } });
  }

  #tableOf(moment: Moment<SanitariumView>): Table {
    const { seen, eyes } = moment;
    const told = this.#told(seen);
    const { seat = eyes, player = eyes ?? seen.state.active } = seen.questions[0] ?? {};
    return { seen, told, player, eye: seat, scene: this.#scene(moment) };
  }

  /** The cards that are played, and what their pack says of them; ours, if not said. */
  chosen: (Chosen & { readonly game?: Game }) | undefined;
  #replay: Replay | null = null;

  async open(example: unknown, language: string): Promise<Result<readonly Moment[], Fault>> {
    const { save, record } = Object(example) as Partial<Replay>;
    const opened = save || record ? await this.#lookAgain(example as Replay) : playExample(rules, example);
    if (!opened.ok) {
      const { inWords } = await import('./faults.js');
      return { ok: false, error: await inWords(opened.error, language) };
    }
    const { seats, names = typeof seats === 'object' ? seats : [] } = example as Partial<Example> & Replay;
    this.#names = names;
    return opened;
  }

  async #lookAgain(replay: Replay): Promise<Result<readonly Moment<SanitariumView>[], Fault>> {
    const { pack: cards } = this.chosen ?? ours;
    const content = contentOf(cards);
    const read = readReplay(rules, replay, (state, seats) => viewFault(state, seats, content), cards);
    if (!read.ok) return read;
    this.#replay = replay;
    if (replay.save) return read;
    // What looks like a view may still be none that can be drawn; the page goes on while each is tried.
    let began = performance.now();
    for (const [i, moment] of read.value.entries()) {
      try {
        this.#scene(moment);
        this.#linesOf(moment);
      } catch {
        return { ok: false, error: { code: 'replay-shape', path: `record/frames/${String(i)}`, message: 'This cannot be drawn.' } };
      }
      if (performance.now() - began < 6) continue;
      await new Promise((go) => { setTimeout(go); });
      began = performance.now();
    }
    return read;
  }

  asFar(moment: number): Replay | null {
    return this.#replay && asFar(rules, this.#replay, moment, (this.chosen ?? ours).pack);
  }

  get state(): Moment<SanitariumView> | null {
    return this.moment;
  }

  set state(moment: Moment<SanitariumView> | null) {
    this.moment = moment;
  }

  lines(): readonly { readonly text: string; readonly rule: RuleId }[] {
    return this.moment ? this.#linesOf(this.moment) : [];
  }

  #linesOf({ seen }: Moment<SanitariumView>): ReturnType<Stage['lines']> {
    const told = this.#told(seen);
    return seen.events.flatMap((event) => {
      const text = line(told, event);
      return text === null ? [] : [{ text, rule: event.rule }];
    });
  }

  readonly cite = ruleLink;

  describe(): string {
    if (!this.moment) return '';
    const { grid, choices } = this.#scene(this.moment);
    return [choices.prompt, ...grid.spaces.map(({ id, name }) => [name, ...grid.tokens.filter(({ space }) => space === id).map((token) => token.name)].join(', '))].join('\n');
  }

  #told({ state }: View<SanitariumView>): Told {
    const { pack: cards, texts } = this.chosen ?? ours;
    const lang = this.language;
    const tongue = tongueOf({ say: (key, params) => this.say(key, params), lang, names: this.#names, texts });
    return { view: state, content: contentOf(cards), tongue: (this.#isCalm && this.#calm?.calmTongue(tongue, { pack: cards, texts, lang })) || tongue };
  }

  get #isCalm(): boolean {
    return !!this.chosen?.game?.calm;
  }

  override say(key: Key, params?: Params): string {
    return super.say(this.#isCalm ? (this.#calm?.calmKey(key) ?? key) : key, params);
  }

  /** As in the game that it stands in: nothing is drawn that calm would have drawn otherwise. */
  protected override async scheduleUpdate(): Promise<void> {
    const calm = this.#isCalm;
    this.toggleState('calm', calm);
    if (calm && !this.#calm) {
      this.#calm = await import('./calm.js').catch(() => null);
      this.#calm?.bring(this);
      // Whoever tells what happens here tells it anew.
      const { host } = this.getRootNode() as Partial<ShadowRoot>;
      (host as Partial<ReactiveControllerHost> | undefined)?.requestUpdate?.();
    }
    await super.scheduleUpdate();
  }

  readonly #follows: ReactiveController = { hostUpdated: () => { this.requestUpdate(); } };

  override connectedCallback(): void {
    super.connectedCallback();
    this.chosen?.game?.addController(this.#follows);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.chosen?.game?.removeController(this.#follows);
  }

  /** What can be done is what is done next; only places and dice, which are weighed against each other, all show. */
  #scene({ seen, eyes, next }: Moment<SanitariumView>): Scene {
    const { state } = seen;
    const questions = seen.questions.map((question) => (weighed.has(question.kind) ? question : { ...question, options: question.options.filter(({ id }) => id === next?.id) }));
    const { choices: { onTable: _, ...choices }, grid, ...scene } = sceneOf({ ...seen, questions }, this.#told(seen), { player: questions[0]?.player ?? (state.solo ? state.active : (eyes ?? state.active)), path: [] });
    const chosen = next && weighed.has(next.id.split(':')[0] ?? '') ? next.id : '';
    return {
      ...scene,
      grid: { ...grid, targets: [...grid.targets.filter(({ id }) => id !== chosen), { id: chosen, state: 'selected' }] },
      choices: { ...choices, choices: choices.choices.filter(({ id }) => id === next?.id) },
    };
  }

  /** The whole map as far as it can be read; where it cannot, what is done next. */
  protected override updated(changed: PropertyValues<this>): void {
    const grid = changed.has('moment') ? this.renderRoot.querySelector<TileMap>('nw1-tile-grid') : null;
    // A stranger who holds that name has nothing of ours.
    if (!(grid as Partial<TileMap> | null)?.updateComplete || !grid || !this.moment) return;
    const { next, seen } = this.moment;
    const spot = [next?.targets?.at(-1), next?.id].find((id) => /^(space|tile|monster|player|place):/.test(id ?? '')) ?? `player:${String(seen.state.active)}`;
    void grid.updateComplete.then(() => {
      grid.state = { ...grid.state, scale: 0.5 };
      return grid.updateComplete;
    }).then(() => { grid.focusOn(spot); });
  }

  override render(): TemplateResult {
    const { moment, chosen } = this;
    if (!moment || (this.#isCalm && !this.#calm)) return html``;
    const art = this.#isCalm ? this.#calm?.calmArt(chosen ?? ours) : chosen?.art;
    const { state, events, outcome } = moment.seen;
    const scene = this.#scene(moment);
    const roll = events.filter(({ type }) => type === 'horror-rolled').at(-1) as (Happening & { readonly die: number }) | undefined;
    const told = this.#told(moment.seen);
    const end = outcome && { won: outcome.winners.length > 0, text: ending(told, outcome) };
    return html`<div class="table ${end ? (end.won ? 'won' : 'lost') : ''}">
      ${players(this, scene, [])}
      ${clock(this, scene)}
      <div class="board" part="board"><nw1-tile-grid no-controls .model=${scene.grid} .art=${art?.gridArt ?? gridArt} .label=${this.say('map')}></nw1-tile-grid></div>
      <div class="rail" part="rail">${end ? html`<div class="over"><h3>${this.say(end.won ? 'won' : 'lost')}</h3><p>${end.text}</p></div>` : turn({ scene, horror: roll ? horrorDie(state.turn.number, roll.die, line(told, roll)) : null })}
        ${end || !this.#replay ? html`<nw1-choices .model=${scene.choices}></nw1-choices>` : nothing}
        ${end || !scene.hand.cards.length ? nothing : html`<nw1-stat-track .model=${scene.escape}></nw1-stat-track>`}
      </div>
      ${hands(scene, art ?? this.#cards)}
    </div>`;
  }
}
