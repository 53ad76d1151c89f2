// Leads a learner through short lessons at a real table. Each game adds its lessons and their messages.
import { html, nothing, type TemplateResult } from 'lit';
import { playExample, type Moment } from '../../../engine/table/example.js';
import type { Option, Rules } from '../../../engine/kernel/index.js';
import type en from '../../../messages/en/game/story.js';
import { Announcer } from '../../shared/announcer.js';
import { NwElement } from '../../shared/nw-element.js';
import { marks } from './guide.styles.js';
import { exampleOf, type Lesson } from './lesson.js';

/** The element of the game that is learned. */
export type LessonHost = NwElement & { readonly pace: number };

/**
 * Whether a press on the thing `meant` chooses this option. In a list, `meant` is the option's id; elsewhere, it is a
 * target.
 */
const means = ({ id, targets = [] }: Option, meant: string, listed: boolean): boolean =>
  listed ? id === meant : targets.includes(meant);

const idOf = ({ dataset, id }: HTMLElement): string => dataset['id'] ?? dataset['ask'] ?? id;

/** Adds the styles of the marks to a shadow root; returns whether they were missing. */
function adoptMarkStyles({ adoptedStyleSheets }: ShadowRoot): boolean {
  const { styleSheet } = marks;
  return !!styleSheet && !adoptedStyleSheets.includes(styleSheet) && adoptedStyleSheets.push(styleSheet) > 0;
}

/** @typeParam G The game's element. */
export abstract class Guide<G extends LessonHost = LessonHost> extends NwElement {
  protected abstract readonly rules: Rules;
  protected abstract readonly lessons: readonly Lesson[];
  /** Further properties of a lesson's table, besides its situation and scripted results. */
  protected abstract settingOf(lesson: Lesson, game: G): Partial<G>;

  readonly #voice = new Announcer(this);
  readonly #game: G;
  readonly #ended: (finished: boolean) => void;
  #table: G | null = null;
  #moments: readonly Moment[] = [];
  #lesson = 0;
  #step = 0;
  #another = false;
  #refocus = false;
  /** Whether the learner has acted since the marked things were last brought into view. */
  #hasActed = false;
  /** The pieces that contain marked things. */
  readonly #watched = new WeakSet<NwElement>();
  /** Ids of the marked things. */
  #marked: ReadonlySet<string> = new Set();

  /**
   * @param game The game's element. The table of each lesson is a new element of the same class.
   * @param ended Called once, when all lessons have been played or the rest has been skipped.
   */
  constructor(game: G, ended: (finished: boolean) => void) {
    super();
    this.#game = game;
    this.#ended = ended;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    // Captures the events before the table of the lesson gets them.
    for (const type of ['nw-point', 'nw-choose']) root.addEventListener(type, this.#onPress, true);
    root.addEventListener('nw-act', this.#acted);
    // The page must not mistake the events of a lesson for those of a match.
    for (const type of ['nw-act', 'nw-over', 'nw-ready', 'nw-error'])
      root.addEventListener(type, (event) => {
        event.stopPropagation();
      });
    this.#open();
    return root;
  }

  /** The number of the current lesson, from 0. */
  get state(): unknown {
    return this.#lesson;
  }

  set state(lesson: unknown) {
    if (!this.lessons[Number(lesson)]) return;
    this.#lesson = Number(lesson);
    this.#open();
  }

  /** Sets up the table of the current lesson. */
  #open(): void {
    const lesson = this.lessons[this.#lesson];
    if (!lesson) return;
    const { situation, faces } = lesson;
    const played = playExample(this.rules, exampleOf(lesson));
    this.#moments = played.ok ? played.value : [];
    this.#step = 0;
    this.#marked = new Set();
    const game = this.#game;
    const table = new (game.constructor as new () => G)();
    Object.assign(table, {
      noSave: true,
      isLesson: true,
      loading: 'eager',
      seed: '1',
      hints: 'off',
      situation,
      faces,
      pace: game.pace,
      ...this.settingOf(lesson, game),
    });
    const motion = game.getAttribute('motion');
    if (motion !== null) table.setAttribute('motion', motion);
    table.className = `table ${lesson.id}`;
    table.addController({ hostUpdated: () => void this.#mark() });
    this.#table = table;
    this.#tell();
  }

  get #over(): boolean {
    return this.#step >= (this.lessons[this.#lesson]?.steps.length ?? 0);
  }

  get #words(): string {
    const { id = '', anew } = this.lessons[this.#lesson] ?? {};
    const words = this.say(`${id}-${this.#over ? 'done' : String(this.#step)}`);
    return anew && this.#step === 0 ? `${this.say('anew')} ${words}` : words;
  }

  #tell(): void {
    this.#another = false;
    this.requestUpdate();
    // If the instructions are about to get the focus, a screen reader reads them anyway.
    if (!this.#refocus) this.#voice.say(this.#words);
  }

  /**
   * Handles a press on the table. A possible act that the lesson does not ask for is stopped, with a message.
   * Impossible acts are explained by the table.
   */
  readonly #onPress = (event: Event): void => {
    const { targetId } = event as Event & { readonly targetId: string };
    this.#hasActed = true;
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
    if (this.#lesson >= this.lessons.length) {
      this.#end(true);
      return;
    }
    this.#toTop();
    this.#refocus = !!this.shadowRoot?.activeElement;
    this.#hasActed = true;
    this.#open();
  };

  #end(finished: boolean): void {
    this.#toTop();
    this.#ended(finished);
  }

  /** Scrolls to the beginning of a new lesson. */
  #toTop(): void {
    if (this.#game.getBoundingClientRect().top < 0) this.#game.scrollIntoView();
  }

  /** The options that are accepted now. */
  get #wanted(): readonly Option[] {
    const { seen, next } = (!this.#over && this.#moments[this.#step]) || {};
    const any = this.lessons[this.#lesson]?.steps[this.#step]?.any;
    return (
      seen?.questions
        .flatMap(({ options }) => options)
        .filter(({ id }) => id === next?.id || (any && id.startsWith(any))) ?? []
    );
  }

  /** Marks the things on the table that the lesson asks for. */
  async #mark(): Promise<void> {
    const wanted = this.#wanted;
    const root = this.#table?.shadowRoot;
    if (!root) return;
    adoptMarkStyles(root);
    const marked = this.#markIn(root, wanted);
    for (const piece of root.querySelectorAll<NwElement>(
      'nw1-tile-grid, nw1-house, nw1-choices, nw1-dice-pool, nw1-card-hand',
    )) {
      await piece.updateComplete;
      if (!piece.shadowRoot) continue;
      // The added styles unfold lists, so the piece has to be redrawn.
      if (adoptMarkStyles(piece.shadowRoot)) piece.requestUpdate();
      await piece.updateComplete;
      marked.push(...this.#markIn(piece.shadowRoot, wanted));
      // Marks again when the piece redraws itself, for example when a list is opened.
      if (!this.#watched.has(piece)) piece.addController({ hostUpdated: () => void this.#mark() });
      this.#watched.add(piece);
    }
    this.#lead(marked);
  }

  /**
   * Marks each element in the shadow root that the learner can press to choose one of the wanted options. Returns the
   * marked elements.
   */
  #markIn(root: ShadowRoot, wanted: readonly Option[]): HTMLElement[] {
    return [...root.querySelectorAll<HTMLElement>('[data-id], button[data-ask], .slip, .card[part~=can-act]')].filter(
      (element) => {
        const id = idOf(element);
        // A target that is drawn in several places has a suffix in each of them: `opening:12` for the target `opening`.
        return element.toggleAttribute(
          'data-next',
          wanted.some(
            (option) => means(option, id, element.matches('.slip')) || means(option, id.replace(/:.*/, ''), false),
          ),
        );
      },
    );
  }

  /**
   * After an act, scrolls to the marked things if none of them is visible. Before the first act, the page does not
   * scroll.
   */
  #lead(marked: readonly HTMLElement[]): void {
    const come = marked.filter((element) => !this.#marked.has(idOf(element)) && element.getClientRects().length > 0);
    this.#marked = new Set(marked.map(idOf));
    if (!this.#hasActed || come.length === 0) return;
    this.#hasActed = false;
    const top = this.renderRoot.querySelector('section')?.getBoundingClientRect().bottom ?? 0;
    // A map brings its own things into view, so the page only has to scroll to the map itself.
    const places = come.map((element) =>
      element instanceof SVGElement ? (element.getRootNode() as ShadowRoot).host : element,
    );
    const isSeen = (place: Element): boolean => {
      const box = place.getBoundingClientRect();
      const middle = (box.top + box.bottom) / 2;
      return middle >= top && middle <= innerHeight;
    };
    if (!places.some(isSeen)) places[0]?.scrollIntoView({ block: 'center' });
  }

  protected override updated(): void {
    if (!this.#refocus) return;
    this.#refocus = false;
    this.renderRoot.querySelector<HTMLElement>('p')?.focus();
  }

  override render(): TemplateResult {
    const { lessons } = this;
    const say = (key: keyof typeof en, params?: Parameters<typeof this.say>[1]): string => this.say(key, params);
    const last = this.#lesson === lessons.length - 1;
    return html`<section aria-labelledby="name">
        <h2 id="name">
          ${this.say(`${lessons[this.#lesson]?.id ?? ''}-name`)}
          <small>${say('lesson-of', { n: this.#lesson + 1, of: lessons.length })}</small>
        </h2>
        <p tabindex="-1">${this.#words}</p>
        ${this.#another ? html`<p class="another">${say('another')}</p>` : nothing}
        <div>
          <button
            class=${last && this.#over ? 'away' : ''}
            @click=${() => {
              this.#end(false);
            }}
          >
            ${say('skip')}
          </button>
          <button class=${this.#over ? 'on' : 'away'} @click=${this.#next}>
            ${say(last ? 'first-match' : 'go-on')}
          </button>
        </div>
      </section>
      ${this.#table}`;
  }
}
