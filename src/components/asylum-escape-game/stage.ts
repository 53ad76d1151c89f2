// The stage of Asylum Escape: it draws one moment of an example or a replay with the pieces of the table.
import { html, nothing, type TemplateResult } from 'lit';
import { contentOf } from '../../engine/games/asylum-escape/cards/card-index.js';
import { pack } from '../../engine/games/asylum-escape/content/pack.js';
import type { AsylumView } from '../../engine/games/asylum-escape/state/knowledge.js';
import { ending, line } from '../../engine/games/asylum-escape/words/log-lines.js';
import { blank, noted, type Notes } from '../../engine/games/asylum-escape/state/public-notes.js';
import { prompt } from '../../engine/games/asylum-escape/words/prompts.js';
import { rules } from '../../engine/games/asylum-escape/rules/rules.js';
import { likelyRooms } from '../../engine/games/asylum-escape/state/suspicion.js';
import { sceneOf, thrown, type Scene, type SceneOptions } from '../../engine/games/asylum-escape/table/scene.js';
import { viewFault } from '../../engine/games/asylum-escape/state/view-schema.js';
import { nameOf, type SpeechContext } from '../../engine/games/asylum-escape/words/names.js';
import type { PlayerId, View } from '../../engine/kernel/index.js';
import type { Example, Moment } from '../../engine/table/example.js';
import { GameStage } from '../game/game-stage.js';
import type { Catalogue } from '../shared/nw-element.js';
import type { NwPointEvent } from '../shared/pointing/point-event.js';
import type { CardArt } from '../nw-card-hand/nw-card-hand.js';
import { theme } from '../shared/theme/theme.styles.js';
import { world } from '../shared/theme/world.styles.js';
import type { Calm } from './softened-content.js';
import { cards } from './layout/cards.js';
import { catalogue, localizedFault } from './catalogue.js';
import type { PackInPlay } from './match-settings.js';
import { people } from './layout/people.js';
import type { AsylumTable } from './layout/table-state.js';
import { Riddle } from './riddle.js';
import { stageStyles } from './stage.styles.js';
import { house, coinAndDie, pieces } from './layout/table.js';
import { styles } from './layout/table.styles.js';
import { whyNot } from './why-not.js';
import { lexiconOf, words, type Key } from './words.js';
import { asylum } from './theme.styles.js';

/** The element that plays the moments in order; it pauses while the reader guesses. */
type Playing = Element & { pause?(): void };

/**
 * The kinds of questions about where to go. All rooms that can be chosen are marked, because the reader compares them.
 */
const weighed = new Set(['start', 'start-room', 'march-on', 'move-to', 'hide-where']);

const builtInPack: PackInPlay = { pack };

/** @internal */
export default class AsylumEscapeStage extends GameStage<Key, AsylumView, SpeechContext, PackInPlay, Calm> {
  static override readonly tag = 'nw1-asylum-escape-stage';
  protected static override readonly pieces = pieces;
  static override catalogue: Catalogue = { ...catalogue, en: { ...catalogue.en, ...words } };
  static override styles = [theme, world(asylum), styles, stageStyles];

  protected override readonly rules = rules;
  protected override readonly line = line;
  protected override readonly inWords = localizedFault;
  protected override readonly ourCards = builtInPack;
  #cardArt: CardArt | null = null;
  /** What everybody has heard up to each moment. */
  readonly #notes = new Map<Moment<AsylumView>, Notes>();
  #moments: readonly Moment<AsylumView>[] = [];
  /** The Victim whose probable rooms are shown; null if nobody's are. */
  #highlighted: PlayerId | null = null;
  #riddle: Riddle | null = null;

  constructor() {
    super();
    this.answer(
      whyNot(this, () => {
        const { moment } = this;
        // During a riddle, pressing a room is a guess.
        if (!moment || this.#riddle) return null;
        const { seat = moment.eyes, player = this.#playerOf(moment) } = moment.seen.questions[0] ?? {};
        return {
          seen: moment.seen,
          scene: this.sceneOf(moment),
          context: this.contextOf(moment.seen),
          player,
          viewer: seat,
        };
      }),
    );
  }

  protected override firstUpdated(): void {
    void import('./art/card-art.js').then(
      ({ cardArt }) => {
        this.#cardArt = cardArt;
        this.requestUpdate();
      },
      // If the drawings cannot be loaded, the cards stay plain.
      () => undefined,
    );
  }

  protected override viewFault(state: unknown, seats: number): string | null {
    return viewFault(state, seats, contentOf(this.cards.pack));
  }

  protected override fetchCalm(): Promise<Calm> {
    return import('./softened-content.js');
  }

  protected override opened(moments: readonly Moment<AsylumView>[], { sought }: Partial<Example>): void {
    let notes = blank;
    for (const moment of moments) this.#notes.set(moment, (notes = moment.seen.events.reduce(noted, notes)));
    this.#moments = moments;
    // An example may ask for the probable rooms of a Victim; the reader can choose another Victim.
    this.#highlighted = sought ?? null;
  }

  protected override offerRiddle(): Promise<boolean> {
    const { save } = this.replay ?? {};
    if (!save) return Promise.resolve(false);
    this.#riddle = new Riddle({
      element: this,
      save,
      pack: this.cards.pack,
      moments: this.#moments,
      guessingStarted: () => {
        (this.getRootNode() as Partial<ShadowRoot & { host: Playing }>).host?.pause?.();
      },
      scene: (moment) => this.sceneOf(moment),
      weightsOf: (moment, victim) => this.#weightsOf(moment, victim),
    });
    return Promise.resolve(true);
  }

  #weightsOf(moment: Moment<AsylumView>, victim: PlayerId): readonly number[] | undefined {
    const seen = this.#moments.slice(0, this.#moments.indexOf(moment) + 1).map((each) => each.seen);
    return likelyRooms(contentOf(this.cards.pack), seen, victim);
  }

  #seeking(moment: Moment<AsylumView>): Pick<SceneOptions, 'suspect' | 'weights'> {
    if (this.#riddle) return this.#riddle.requestedWeights(moment);
    const victim = this.#highlighted;
    return victim === null ? {} : { suspect: victim, weights: this.#weightsOf(moment, victim) };
  }

  override describe(): string {
    if (!this.moment) return '';
    const {
      choices,
      countdown,
      notebook,
      house: { columns, figures },
    } = this.sceneOf(this.moment);
    const rooms = columns.flatMap((column) =>
      column.rooms.map(({ id, name }) =>
        [name, ...figures.filter(({ room }) => room === id).map((figure) => figure.name)].join(', '),
      ),
    );
    return [countdown.text, choices.prompt, notebook.own?.text, ...rooms].filter(Boolean).join('\n');
  }

  protected override contextOf({ state }: View<AsylumView>): SpeechContext {
    const names = Array.from(
      { length: state.victims.length + 1 },
      (_, seat) => this.names[seat] ?? this.say(`player-${seat}` as Key),
    );
    const { pack, speak } = this.cards;
    const calm = !!this.calm;
    const lexicon = lexiconOf({ say: (key, params) => this.say(key, params), lang: this.language, names, calm });
    return { view: state, content: contentOf(pack), lexicon: speak?.(lexicon, calm) ?? lexicon };
  }

  /** Returns -1 for the view of a spectator, who is no player. */
  #playerOf({ seen, eyes }: Moment<AsylumView>): PlayerId {
    return seen.questions[0]?.player ?? eyes ?? -1;
  }

  /**
   * Marks only the option that is chosen next. If the question is where to go, marks all rooms that can be chosen,
   * because the reader compares them.
   */
  protected override sceneOf(moment: Moment<AsylumView>): Scene {
    const { seen, next } = moment;
    const questions = this.questionsBefore(moment, weighed).filter(({ standing }) => !standing);
    const context = this.contextOf(seen);
    const { choices, pointed, ...all } = sceneOf({ ...seen, questions }, context, {
      player: this.#playerOf(moment),
      path: [],
      notes: this.#notes.get(moment) ?? blank,
      ...this.#seeking(moment),
    });
    // The prompt may depend on all options, not only on the one that is chosen next.
    const [asked] = seen.questions.filter(({ standing }) => !standing);
    const drawn: Scene = {
      ...all,
      pointed,
      choices: {
        ...choices,
        prompt: asked && !seen.outcome ? prompt(context, asked) : choices.prompt,
        choices: [...choices.choices, ...pointed.choices].filter(({ id }) => id === next?.id),
      },
    };
    return this.#riddle ? { ...drawn, house: this.#riddle.house(drawn, moment) } : drawn;
  }

  override render(): TemplateResult {
    const { moment } = this;
    if (!moment || this.isBare) return html``;
    const { events, outcome } = moment.seen;
    const context = this.contextOf(moment.seen);
    const all = this.sceneOf(moment);
    const die =
      events
        .map((event) => thrown(context, event))
        .filter((each) => each !== null)
        .at(-1) ?? null;
    const shown: Pick<
      AsylumTable,
      'scene' | 'occupants' | 'cardArt' | 'pictureOverrides' | 'calm' | 'attempt' | 'end'
    > = {
      scene: all,
      occupants: [],
      cardArt: this.#cardArt,
      pictureOverrides: this.calm ? undefined : this.cards.pictureOverrides,
      calm: this.calm,
      attempt: all.attempt ?? die,
      end: null,
    };
    const seeking = this.#highlighted !== null && {
      highlightedVictim: this.#highlighted,
      highlightVictim: (victim: PlayerId) => {
        this.#highlighted = victim;
        this.requestUpdate();
      },
    };
    const won = outcome?.winners.some((seat) => seat !== context.view.patientsSeat);
    const riddle = this.#riddle;
    return html`<div
      class="table ${outcome ? (won ? 'won' : 'lost') : ''}"
      @nw-point=${({ targetId }: NwPointEvent) => {
        riddle?.guess(moment, targetId);
      }}
      @nw-unpoint=${() => {
        riddle?.guess(moment, null);
      }}
    >
      <div class="board" part="board">${house(this, shown)}</div>
      <div class="rail" part="rail">
        <p class="count"><b>${all.countdown.text}</b></p>
        ${seeking && all.house.columns.some(({ rooms }) => rooms.some(({ chance }) => chance !== undefined)) ? html`<p class="sought">${this.say('sought', { victim: nameOf(context, seeking.highlightedVictim) })}</p>` : nothing}
        ${outcome ? html`<div class="over"><p>${ending(context, outcome)}</p></div>` : coinAndDie(this, shown)}
        ${outcome ? nothing : (riddle?.panel(all, moment) ?? nothing)}
        ${outcome || this.replay ? nothing : html`<nw1-choices .model=${all.choices}></nw1-choices>`}
      </div>
      ${people(this, { ...shown, ...seeking })} ${cards(shown)}
    </div>`;
  }
}
