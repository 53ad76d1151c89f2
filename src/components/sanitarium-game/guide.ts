// Learning by playing: lessons of three minutes at a real table, on which whoever learns does the acts. Fetched when asked for.
import { html, nothing, type TemplateResult } from 'lit';
import { playExample, type Moment } from '../../engine/table/example.js';
import { rules } from '../../engine/games/sanitarium/rules.js';
import type { Option } from '../../engine/kernel/index.js';
import en from '../../messages/en/sanitarium-guide.js';
import { Announcer } from '../shared/announcer.js';
import { NwElement, type Catalogue } from '../shared/nw-element.js';
import { theme } from '../shared/theme.styles.js';
import { lessons } from './guide-lessons.js';
import { marks, styles } from './guide.styles.js';
import { sanitarium } from './world.styles.js';

type Key = keyof typeof en;

/** Whether an option is meant by its own id in a list, or elsewhere by that of a thing that is pointed at for it. */
const means = ({ id, targets = [] }: Option, meant: string, listed: boolean): boolean => (listed ? id === meant : targets.includes(meant));

/** The element whose game is learned. */
type Taught = NwElement & { readonly calm: boolean; readonly pace: number };

/** @internal */
export class Guide extends NwElement<Key> {
  static override readonly tag = 'nw1-sanitarium-guide';
  static override catalogue: Catalogue = { en, de: () => import('../../messages/de/sanitarium-guide.js') };
  static override styles = [theme, sanitarium, styles];

  readonly #voice = new Announcer(this);
  readonly #game: Taught;
  readonly #ended: (finished: boolean) => void;
  #table: Taught | null = null;
  #moments: readonly Moment[] = [];
  #lesson = 0;
  #step = 0;
  #another = false;
  #refocus = false;

  /**
   * @param game Whose guide it is; the tables of the lessons are like it.
   * @param ended Called once, when all lessons were played, or the rest is skipped.
   */
  constructor(game: Taught, ended: (finished: boolean) => void) {
    super();
    this.#game = game;
    this.#ended = ended;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    // Before the table of the lesson hears of it.
    for (const type of ['nw-point', 'nw-choose']) root.addEventListener(type, this.#meant, true);
    root.addEventListener('nw-act', this.#acted);
    // What happens in a lesson is none of the page's matches.
    for (const type of ['nw-act', 'nw-over', 'nw-ready', 'nw-error']) root.addEventListener(type, (event) => { event.stopPropagation(); });
    this.#open();
    return root;
  }

  /** How far it has come: the number of the lesson. */
  get state(): unknown {
    return this.#lesson;
  }

  set state(lesson: unknown) {
    if (!lessons[Number(lesson)]) return;
    this.#lesson = Number(lesson);
    this.#open();
  }

  /** Lays the table of a lesson. */
  #open(): void {
    const lesson = lessons[this.#lesson];
    if (!lesson) return;
    const { id: _, steps, ...example } = lesson;
    const played = playExample(rules, { ...example, steps: steps.map(({ any: _any, ...step }) => step) });
    this.#moments = played.ok ? played.value : [];
    this.#step = 0;
    const { calm, pace } = this.#game;
    const table = new (this.#game.constructor as new () => Taught)();
    Object.assign(table, { noSave: true, loading: 'eager', seats: 'person random', seed: '1', hints: 'off', situation: example.situation, faces: example.faces, calm, pace });
    const motion = this.#game.getAttribute('motion');
    if (motion !== null) table.setAttribute('motion', motion);
    table.className = 'table';
    table.addController({ hostUpdated: () => void this.#mark() });
    this.#table = table;
    this.#tell();
  }

  get #over(): boolean {
    return this.#step >= (lessons[this.#lesson]?.steps.length ?? 0);
  }

  get #words(): string {
    return this.say(`${lessons[this.#lesson]?.id ?? ''}-${this.#over ? 'done' : String(this.#step)}` as Key);
  }

  #tell(): void {
    this.#another = false;
    this.requestUpdate();
    // Where the focus comes to the words they are read there.
    if (!this.#refocus) this.#voice.say(this.#words);
  }

  /** What is meant by a press on the table: another possible act is told of and does not happen; why an impossible one is, the table tells. */
  readonly #meant = (event: Event): void => {
    const { targetId } = event as Event & { readonly targetId: string };
    const listed = (event.composedPath()[0] as Element).localName === 'nw1-choices';
    const meant = (option: Option): boolean => means(option, targetId, listed);
    const possible = this.#moments[this.#step]?.seen.questions.some(({ options }) => options.some(meant));
    if (!possible || this.#wanted.some(meant)) return;
    event.stopPropagation();
    this.#another = true;
    this.#voice.say(this.say('another'));
    this.requestUpdate();
  };

  readonly #acted = (): void => {
    this.#step++;
    this.#tell();
  };

  readonly #next = (): void => {
    this.#lesson++;
    if (this.#lesson >= lessons.length) {
      this.#ended(true);
      return;
    }
    this.#refocus = !!this.shadowRoot?.activeElement;
    this.#open();
  };

  /** The options that will do now. */
  get #wanted(): readonly Option[] {
    const { seen, next } = (!this.#over && this.#moments[this.#step]) || {};
    const any = lessons[this.#lesson]?.steps[this.#step]?.any;
    return seen?.questions.flatMap(({ options }) => options).filter(({ id }) => id === next?.id || (any && id.startsWith(any))) ?? [];
  }

  /** Shows on the table what is to be done. */
  async #mark(): Promise<void> {
    const wanted = this.#wanted;
    for (const piece of this.#table?.shadowRoot?.querySelectorAll<NwElement>('nw1-tile-grid, nw1-choices, nw1-dice-pool, nw1-card-hand') ?? []) {
      await piece.updateComplete;
      const root = piece.shadowRoot;
      if (marks.styleSheet && !root?.adoptedStyleSheets.includes(marks.styleSheet)) root?.adoptedStyleSheets.push(marks.styleSheet);
      const dice = [...(root?.querySelectorAll('.die') ?? [])];
      for (const element of root?.querySelectorAll<HTMLElement>('[data-id], .slip, .card[id], .die') ?? []) {
        const id = element.dataset['id'] ?? (element.id || `die:${String(dice.indexOf(element))}`);
        // One target may be several places.
        element.toggleAttribute('data-next', wanted.some((option) => means(option, id, element.matches('.slip')) || means(option, id.replace(/:.*/, ''), false)));
      }
    }
  }

  protected override updated(): void {
    if (!this.#refocus) return;
    this.#refocus = false;
    this.renderRoot.querySelector<HTMLElement>('p')?.focus();
  }

  override render(): TemplateResult {
    const last = this.#lesson === lessons.length - 1;
    return html`<section aria-labelledby="name">
        <h2 id="name">${this.say(`${lessons[this.#lesson]?.id ?? ''}-name` as Key)} <small>${this.say('lesson-of', { n: this.#lesson + 1, of: lessons.length })}</small></h2>
        <p tabindex="-1">${this.#words}</p>
        ${this.#another ? html`<p class="another">${this.say('another')}</p>` : nothing}
        <div>
          ${this.#over ? html`<button class="on" @click=${this.#next}>${this.say(last ? 'first-match' : 'go-on')}</button>` : nothing}
          ${last && this.#over ? nothing : html`<button @click=${() => { this.#ended(false); }}>${this.say('skip')}</button>`}
        </div>
      </section>
      ${this.#table}`;
  }
}
