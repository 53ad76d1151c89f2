// The base class of every game's stage. It plays an example or reads a shared match, writes a line for each event, and
// answers why something is not possible. Each game adds its rules, words and table.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Event as GameEvent, Fault, Question, Result, RuleId, Rules, View } from '../../engine/kernel/index.js';
import { playExample, type Example, type Moment } from '../../engine/table/example.js';
import { replayUntil, answerWithheld, readReplay, type Replay } from '../../engine/table/replay.js';
import type { Params } from '../../engine/speech/speak.js';
import { ruleLink } from '../nw-rule/link.js';
import { Announcer } from '../shared/announcer.js';
import { nextTask } from '../shared/next-task.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import type { Stage } from '../shared/stage.js';
import type { WhyController } from '../why/why-controller.js';
import { definePieces, type Piece } from './define-pieces.js';
import { installMessages } from './install-module.js';
import type { FaultSpeaker } from './localized-faults.js';
import { softenedKey, type SoftenedContent } from './comfort/softened-content.js';
import type { CardsInPlay } from './pack/page-pack.js';

/** Milliseconds of reading after which the page gets a chance to do other work. */
const SLICE = 6;

/** The game's element that contains a stage. */
type GameHost = NwElement & { readonly calm: boolean };

/**
 * @typeParam V What a seat sees.
 * @typeParam T What is needed to make a sentence: a view, the cards and a language.
 * @typeParam C The cards that are played.
 * @typeParam M The softened content.
 */
export abstract class GameStage<K extends string, V, T, C extends CardsInPlay, M extends SoftenedContent>
  extends NwElement<K>
  implements Stage
{
  /** The pieces that the stage draws with; they are registered before the stage. */
  protected static readonly pieces: readonly Piece[] = [];

  @property({ attribute: false }) moment: Moment<V> | null = null;

  readonly voice = new Announcer(this);
  readonly cite = ruleLink;
  /** The cards that are played; undefined if our own cards are played. */
  chosen: (C & { readonly game?: GameHost }) | undefined;
  /** Names of the players by seat. */
  protected names: readonly string[] = [];
  /** The replay that is watched; null if an example is shown. */
  protected replay: Replay | null = null;
  #calm: M | null = null;

  protected abstract readonly rules: Rules;
  protected abstract readonly ourCards: C;
  /**
   * Checks the state in a view that was read from a shared match. Returns the path of the first fault, or null if the
   * state is valid.
   */
  protected abstract viewFault(state: unknown, seats: number): string | null;
  protected abstract readonly inWords: FaultSpeaker;
  /** Loads the softened content; not defined for games in which nothing is distressing. */
  protected fetchCalm?(): Promise<M>;
  protected abstract contextOf(seen: View<V>): T;
  protected abstract line(context: T, event: GameEvent): string | null;
  /** Makes the scene of a moment; throws if that is impossible. */
  protected abstract sceneOf(moment: Moment<V>): unknown;
  /**
   * Starts a riddle: the person who watches the replay guesses where a player hides. Resolves to false if the match
   * does not contain the answer.
   */
  protected offerRiddle?(): Promise<boolean>;
  protected opened?(moments: readonly Moment<V>[], example: Partial<Example>): void;

  static override define(): void {
    definePieces(this.pieces);
    super.define();
  }

  protected get cards(): C {
    return this.chosen ?? this.ourCards;
  }

  async open(example: unknown, language: string): Promise<Result<readonly Moment[], Fault>> {
    const given = Object(example) as Partial<Example & Replay>;
    const { save, record, seats, names = typeof seats === 'object' ? seats : [] } = given;
    const opened =
      save || record
        ? await this.#readReplay(example as Replay)
        : (playExample(this.rules, example) as Result<readonly Moment<V>[], Fault>);
    if (!opened.ok) return { ok: false, error: await this.inWords(opened.error, language) };
    this.names = names;
    this.opened?.(opened.value, given);
    return !given.riddle || (await this.offerRiddle?.()) ? opened : answerWithheld;
  }

  async #readReplay(replay: Replay): Promise<Result<readonly Moment<V>[], Fault>> {
    const read = readReplay(
      this.rules,
      replay,
      (state, seats) => this.viewFault(state, seats),
      this.cards.pack,
    ) as Result<readonly Moment<V>[], Fault>;
    if (!read.ok) return read;
    this.replay = replay;
    if (replay.save) return read;
    // A view with the right shape may still be impossible to draw. So every moment is tested first, with pauses in
    // which the page can do other work.
    let began = performance.now();
    for (const [i, moment] of read.value.entries()) {
      try {
        this.sceneOf(moment);
        this.#linesOf(moment);
      } catch {
        return {
          ok: false,
          error: {
            code: 'replay-shape',
            path: `record/frames/${i}`,
            message:
              'This moment cannot be drawn: the record was changed, or it belongs to other cards. Use an unchanged record.',
          },
        };
      }
      if (performance.now() - began < SLICE) continue;
      await nextTask();
      began = performance.now();
    }
    return read;
  }

  /** The softened content; null unless it is turned on in the game's element and loaded. */
  protected get calm(): M | null {
    return this.#isCalm ? this.#calm : null;
  }

  get #isCalm(): boolean {
    return !!this.chosen?.game?.calm;
  }

  /** Whether softened content is turned on but not loaded yet. */
  protected get isBare(): boolean {
    return this.#isCalm && !this.#calm && !!this.fetchCalm;
  }

  override say(key: K, params?: Params): string {
    const { calm } = this;
    return super.say(calm ? softenedKey(calm, key) : key, params);
  }

  /** If content is to be softened, nothing is drawn before the softened content is loaded. */
  protected override async prepare(): Promise<void> {
    this.toggleState('calm', this.#isCalm);
    if (!this.isBare) return;
    this.#calm = (await this.fetchCalm?.().catch(() => null)) ?? null;
    if (!this.#calm) return;
    installMessages(this, this.#calm.words, this.#calm.styles);
    // The element around the stage shows the log lines again, with the softened messages.
    const { host } = this.getRootNode() as Partial<ShadowRoot>;
    (host as Partial<ReactiveControllerHost> | undefined)?.requestUpdate?.();
  }

  readonly #follows: ReactiveController = {
    hostUpdated: () => {
      this.requestUpdate();
    },
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.chosen?.game?.addController(this.#follows);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.chosen?.game?.removeController(this.#follows);
  }

  replayUntil(moment: number): Replay | null {
    return this.replay && replayUntil(this.rules, this.replay, moment, this.cards.pack);
  }

  get state(): Moment<V> | null {
    return this.moment;
  }

  set state(moment: Moment<V> | null) {
    this.moment = moment;
  }

  lines(moment: Moment | null = this.moment): readonly { readonly text: string; readonly rule: RuleId }[] {
    return moment ? this.#linesOf(moment as Moment<V>) : [];
  }

  #linesOf({ seen }: Moment<V>): ReturnType<Stage['lines']> {
    const context = this.contextOf(seen);
    return seen.events.flatMap((event) => {
      const text = this.line(context, event);
      return text === null ? [] : [{ text, rule: event.rule }];
    });
  }

  abstract describe(): string;

  /**
   * The open questions, each with only the option that is chosen next. Questions of the kinds in `weighed` keep all
   * their options.
   */
  protected questionsBefore({ seen, next }: Moment<V>, weighed: ReadonlySet<string> = new Set()): readonly Question[] {
    return seen.questions.map((question) =>
      weighed.has(question.kind)
        ? question
        : { ...question, options: question.options.filter(({ id }) => id === next?.id) },
    );
  }

  /** When a thing is pressed, explains why nothing can be done with it, unless it belongs to the next choice. */
  protected answer(table: WhyController): void {
    this.addEventListener('nw-point', (event) => {
      const { targetId } = event as Event & { readonly targetId: string };
      const { id, targets } = this.moment?.next ?? {};
      if (targetId !== id && !targets?.includes(targetId)) void table.ask(targetId, 'press');
    });
    let asked = this.moment;
    this.addController({
      hostUpdate: () => {
        if (this.moment !== asked) table.forget();
        asked = this.moment;
      },
    });
  }
}
