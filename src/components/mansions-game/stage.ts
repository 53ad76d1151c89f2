// The stage of the Mansions of Madness puzzles: it draws one moment of an example or a replay.
import { html, nothing, type TemplateResult } from 'lit';
import { rules } from '../../engine/games/mansions-of-madness/rules/rules.js';
import { sceneOf, type PuzzleOnTable, type Scene } from '../../engine/games/mansions-of-madness/table/scene.js';
import { line } from '../../engine/games/mansions-of-madness/words/log-lines.js';
import type { Key, SpeechContext } from '../../engine/games/mansions-of-madness/words/names.js';
import type { State } from '../../engine/games/mansions-of-madness/state/state.js';
import type { Fault, Result } from '../../engine/kernel/index.js';
import { playExample, type Example, type Moment } from '../../engine/table/example.js';
import { replayUntil, answerWithheld, readReplay, type Replay } from '../../engine/table/replay.js';
import en from '../../messages/en/mansions-of-madness/table.js';
import { ruleLink } from '../nw-rule/link.js';
import { Choices } from '../nw-choices/nw-choices.js';
import { PuzzleBoard } from '../puzzle-board/puzzle-board.js';
import { baize as mansions } from '../shared/theme/baize.styles.js';
import { catalogueOf } from '../shared/catalogue.js';
import { Announcer } from '../shared/announcer.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { faultsFrom } from '../game/localized-faults.js';
import type { Stage } from '../shared/stage.js';
import { theme } from '../shared/theme/theme.styles.js';
import { world } from '../shared/theme/world.styles.js';
import { styles } from './stage.styles.js';

const inWords = faultsFrom('mansions-of-madness/pack');

/** Draws a puzzle. A puzzle that offers no moves, because it is only shown, has the class `idle`. */
const drawn = ({ title, model }: PuzzleOnTable): TemplateResult =>
  html`<nw1-puzzle-board
    class=${model.moves.length || model.over ? '' : 'idle'}
    .isModelChecked=${true}
    .numbersPlaces=${true}
    .model=${model}
    ><p class="title">${title}</p></nw1-puzzle-board
  >`;

/** @internal */
export default class MansionsStage extends NwElement<Key> implements Stage {
  static override readonly tag = 'nw1-mansions-stage';
  static override readonly catalogue = catalogueOf(en, 'mansions-of-madness/table');
  static override styles = [theme, world(mansions), styles];

  @property({ attribute: false }) moment: Moment<State> | null = null;

  readonly voice = new Announcer(this);
  readonly cite = ruleLink;
  #names: readonly string[] = [];
  #replay: Replay | null = null;

  static override define(): void {
    Choices.define('nw1-choices');
    PuzzleBoard.define('nw1-puzzle-board');
    super.define();
  }

  async open(example: unknown, language: string): Promise<Result<readonly Moment[], Fault>> {
    const {
      save,
      record,
      riddle,
      seats,
      names = typeof seats === 'object' ? seats : [],
    } = Object(example) as Partial<Example & Replay>;
    if (riddle) return answerWithheld;
    const replay = save || record ? (example as Replay) : null;
    // A record of one seat's view is not accepted, because a match of puzzles is always shared as a whole.
    const opened = replay ? readReplay(rules, replay, () => '') : playExample(rules, example);
    if (!opened.ok) return { ok: false, error: await inWords(opened.error, language) };
    this.#names = names;
    this.#replay = replay;
    return opened;
  }

  replayUntil(moment: number): Replay | null {
    return this.#replay && replayUntil(rules, this.#replay, moment);
  }

  get state(): Moment<State> | null {
    return this.moment;
  }

  set state(moment: Moment<State> | null) {
    this.moment = moment;
  }

  #contextOf({ seen }: Moment<State>): SpeechContext {
    return { view: seen.state, names: this.#names, say: (key, params) => this.say(key, params) };
  }

  lines(moment: Moment | null = this.moment): ReturnType<Stage['lines']> {
    const context = moment && this.#contextOf(moment as Moment<State>);
    return context ? moment.seen.events.map((event) => ({ text: line(context, event), rule: event.rule })) : [];
  }

  #scene(moment: Moment<State>): Scene {
    return sceneOf(moment.seen, this.#contextOf(moment), moment.next);
  }

  describe(): string {
    if (!this.moment) return '';
    const { choices, investigators, cards, board, others } = this.#scene(this.moment);
    const named = ({ name, notes }: { readonly name: string; readonly notes: string }): string => `${name}: ${notes}`;
    const boards = [...this.renderRoot.querySelectorAll<HTMLElement & Partial<PuzzleBoard>>('nw1-puzzle-board')];
    return [
      choices.prompt,
      ...investigators.map(named),
      ...cards.map(named),
      ...[board, ...others].flatMap((each, i) => (each ? [each.title, boards[i]?.describe?.()] : [])),
    ]
      .filter(Boolean)
      .join('\n');
  }

  override render(): TemplateResult {
    if (!this.moment) return html``;
    const { investigators, cards, board, pile, others, choices } = this.#scene(this.moment);
    return html`<div class="table ${board ? 'laid' : ''}">
      <ul class="who" aria-label=${this.say('investigators')}>
        ${investigators.map(({ name, active, notes }) => html`<li class=${active ? 'active' : ''} aria-current=${active || nothing}><b>${name}</b>${notes}</li>`)}
      </ul>
      <ul class="cards" aria-label=${this.say('cards')}>
        ${cards.map(({ name, notes, open, met }) => html`<li class="${open ? 'open' : ''} ${met ? 'met' : ''}"><b>${name}</b>${notes}</li>`)}
      </ul>
      ${board ? drawn(board) : nothing}
      <div class="asked">
        <p>${pile}</p>
        <nw1-choices .model=${choices}></nw1-choices>
      </div>
      ${others.length ? html`<div class="others">${others.map(drawn)}</div>` : nothing}
    </div>`;
  }
}
