// The session of an Asylum Escape match: how the match is spoken and drawn, and the notebooks of the people at this
// device.
import { css, html, nothing, type TemplateResult } from 'lit';
import { beginner } from '../../engine/games/asylum-escape/bot/beginner.js';
import { casual } from '../../engine/games/asylum-escape/bot/casual.js';
import { expert } from '../../engine/games/asylum-escape/bot/expert.js';
import { random } from '../../engine/bots/random.js';
import { contentOf } from '../../engine/games/asylum-escape/cards/card-index.js';
import type { GameEvent } from '../../engine/games/asylum-escape/state/events.js';
import type { AsylumView } from '../../engine/games/asylum-escape/state/knowledge.js';
import { ending, line } from '../../engine/games/asylum-escape/words/log-lines.js';
import { blank, noted, type Notes } from '../../engine/games/asylum-escape/state/public-notes.js';
import { prompt } from '../../engine/games/asylum-escape/words/prompts.js';
import * as spoken from '../../engine/games/asylum-escape/words/spoken.js';
import { sceneOf, thrown, type CatchModel, type Scene } from '../../engine/games/asylum-escape/table/scene.js';
import * as moments from '../../engine/games/asylum-escape/words/moments.js';
import type { SpeechContext } from '../../engine/games/asylum-escape/words/names.js';
import type { State } from '../../engine/games/asylum-escape/state/state.js';
import { passesAtSharedDevice, passesForSoloPlayer } from '../../engine/games/asylum-escape/table/automatic-passes.js';
import type { PlayerId, Question, Seat, View } from '../../engine/kernel/index.js';
import type { Guesses } from '../../engine/games/asylum-escape/table/notebook-model.js';
import type { SceneRequest } from '../../engine/scene/choices.js';
import type { TableLook } from '../game/table/table-look.js';
import { rules } from '../../engine/games/asylum-escape/rules/rules.js';
import { viewFault } from '../../engine/games/asylum-escape/state/view-schema.js';
import tableWords from '../../messages/en/asylum-escape/table.js';
import { occupiedPlaces } from '../game/occupied-places.js';
import { hintsOf } from '../game/lessons/hints.js';
import { openingOf, type SessionMatch } from '../game/session/open-match.js';
import { SecretSession } from '../game/session/secret-session.js';
import { poster } from '../game/start-form.js';
import { logLines, type Speech } from '../game/session/narrator.js';
import type { CardArt } from '../nw-card-hand/nw-card-hand.js';
import type { WhyController } from '../why/why-controller.js';
import type { MatchSettings, SessionHost } from './match-settings.js';
import type { AsylumTable } from './layout/table-state.js';
import { picture } from './start/start-form.js';
import { endWords } from './layout/end.js';
import { styles as endStyles } from './layout/end.styles.js';
import { openTable, tableView } from './layout/table.js';
import { styles as tableStyles } from './layout/table.styles.js';
import { unavailableActs } from '../../engine/games/asylum-escape/table/intents.js';
import { whyNotButton } from '../game/why-not.js';
import { whyNot } from './why-not.js';
import { lexiconOf, type GameHost } from './words.js';

export * as ownLayout from './layout/custom-layout.js';
export { pieces } from './layout/table.js';
export { words } from './words.js';

export const styles = css`
  ${tableStyles}${endStyles}
`;

export const { newMatch, continueMatch, joinRemote } = openingOf(rules, viewFault);

export const hints = hintsOf({
  words: tableWords,
  turn: ['hint-start', 'hint-act', 'hint-move-to', 'hint-react'],
  kept: 'nightward:asylum-escape:hints',
});

const speech: Speech<SpeechContext> = {
  line,
  prompt,
  ending,
  turnOf: (event) =>
    (event as GameEvent).type === 'turn-began' ? (event as GameEvent & { readonly number: number }).number : undefined,
};

export class Session extends SecretSession<State, AsylumView, Scene, SpeechContext, AsylumTable> {
  protected override readonly game = 'asylum-escape';
  declare protected readonly element: GameHost;
  declare protected readonly host: SessionHost;
  declare protected readonly setting: MatchSettings;
  /** Null while the drawings are loading. */
  #cardArt: CardArt | null = null;
  /** What the viewer has heard so far. */
  #notes: Notes = blank;
  /** The last die roll of the current turn; null if there has been none. */
  #thrown: CatchModel | null = null;
  /** The Victim whose possible rooms are highlighted in the house. */
  #highlighted: PlayerId | null = null;
  /** What everybody may see while the device is handed on. */
  #open: Pick<AsylumTable, 'scene' | 'lines'> | null = null;
  /** The guesses of each viewer. They are lost when the page is closed, and no other viewer sees them. */
  readonly #guesses = new Map<Seat | null, Guesses>();

  constructor(element: GameHost, host: SessionHost, match: SessionMatch<State, AsylumView>, setting: MatchSettings) {
    super(element, host, match, setting, { random, beginner, casual, expert }, speech, moments);
    this.narrator.summary = spoken;
    this.start();
    void import('./art/card-art.js').then(
      ({ cardArt }) => {
        this.#cardArt = cardArt;
        this.show();
      },
      // If the drawings cannot be loaded, the cards stay plain.
      () => undefined,
    );
  }

  /**
   * Passes in a reaction window for a person who does not want to be asked. If several people share the device, only
   * public knowledge decides who is asked, so that being asked reveals nothing. AE-RUL-43
   */
  protected override autoAnswer(question: Question, view: () => AsylumView): string | null {
    if (!question.window) return null;
    const passes = this.persons.length > 1 ? passesAtSharedDevice : passesForSoloPlayer;
    return passes(view(), question.seat, question) ? 'pass' : null;
  }

  protected override contextOf(view: AsylumView): SpeechContext {
    const { element } = this;
    const calm = !!this.host.calm();
    const names = this.setting.occupants.map((_, seat) => this.nameOf(seat));
    const { pack, speak } = this.setting;
    const lexicon = lexiconOf({ say: (key, params) => element.say(key, params), lang: element.language, names, calm });
    return { view, content: contentOf(pack), lexicon: speak?.(lexicon, calm) ?? lexicon };
  }

  protected override sceneOf(seen: View<AsylumView>, context: SpeechContext, request: SceneRequest): Scene {
    return sceneOf(seen, context, { ...request, notes: this.#notes, suspect: this.#highlighted });
  }

  protected override shownPlayer({ active }: AsylumView): PlayerId {
    return this.seat ?? active;
  }

  protected override isOwn(_view: AsylumView, player: PlayerId): boolean {
    return player === this.seat;
  }

  protected override isOut({ victims }: AsylumView, seat: Seat): boolean {
    return victims.some((victim) => victim.seat === seat && !victim.alive);
  }

  protected override whereabouts({ active, turn }: AsylumView): readonly [string, string] {
    return [String(active), String(turn)];
  }

  protected override describeScene({ stage, countdown, choices, pointed, house, notebook }: Scene): string {
    const rooms = occupiedPlaces(
      house.columns.flatMap((column) => column.rooms),
      house.figures.map(({ name, room }) => ({ name, space: room })),
    );
    return [
      countdown.text,
      stage,
      choices.prompt,
      ...[...choices.choices, ...pointed.choices].map(({ text }) => text),
      notebook.own?.text,
      ...rooms,
    ]
      .filter(Boolean)
      .join('\n');
  }

  protected override beforeReport(context: SpeechContext, { events }: View<AsylumView>, first: boolean): void {
    if (first) [this.#notes, this.#thrown] = [blank, null];
    for (const event of events) {
      this.#notes = noted(this.#notes, event);
      this.#thrown = event.type === 'turn-began' ? null : (thrown(context, event) ?? this.#thrown);
    }
  }

  protected override whyController(): WhyController {
    return whyNot(this.element, () => this.look);
  }

  protected override seenByAll(seen: View<AsylumView>): void {
    const context = this.contextOf(seen.state);
    // The scene is drawn for the Patients player, who has neither a secret hand nor a secret room.
    this.#open = {
      scene: sceneOf(seen, context, {
        player: seen.state.patientsSeat,
        path: [],
        notes: seen.events.reduce(noted, blank),
      }),
      lines: logLines(speech, context, seen.events),
    };
  }

  protected override curtain(_seat: Seat, player: string, take: () => void): TemplateResult {
    const { element } = this;
    const takes = (): void => {
      this.#highlighted = this.#open = null;
      take();
    };
    // In a page's own layout, the open table is not drawn, because the page decides how high the element is.
    const open = element.layout === 'own' ? null : this.#open;
    return html`${poster(
      picture,
      html`<h2>${element.say('curtain', { player })}</h2>
        <slot></slot>
        <p>${element.say('curtain-note')}</p>
        <button class="begin" @click=${takes}>${element.say('i-am', { player })}</button>`,
      'curtain',
    )}
    ${open ? openTable(element, { ...open, occupants: this.setting.occupants, cardArt: this.#cardArt, calm: this.host.calm(), pictureOverrides: this.host.calm() ? undefined : this.setting.pictureOverrides, attempt: open.scene.attempt, end: null }) : nothing}`;
  }

  protected override draw(shown: AsylumTable): TemplateResult {
    return tableView(this.element, shown, this.acts);
  }

  protected override shownOf(look: TableLook<AsylumView, Scene, SpeechContext>): AsylumTable {
    const { seen, scene, context, player, viewer, end } = look;
    const { element, finalEvents } = this;
    const calm = this.host.calm();
    return {
      ...look,
      calm,
      cardArt: this.#cardArt,
      pictureOverrides: calm ? undefined : this.setting.pictureOverrides,
      attempt: scene.attempt ?? this.#thrown,
      highlightedVictim: this.#highlighted,
      highlightVictim: (victim) => {
        this.#highlighted = this.#highlighted === victim ? null : victim;
        this.show();
      },
      guesses: this.#guesses.get(viewer) ?? {},
      setGuesses: (guesses) => {
        this.#guesses.set(viewer, guesses);
      },
      whyNot: viewer !== null && unavailableActs(seen, player).length > 0 ? whyNotButton(element) : null,
      end: end && {
        ...end,
        words: finalEvents
          ? (decided) => endWords(element, context, { ...end, events: finalEvents, calm: !!calm }, this.acts, decided)
          : undefined,
      },
    };
  }
}
