// The session of a Coma Ward match: how the match is spoken and drawn.
import { css, type TemplateResult } from 'lit';
import { random } from '../../engine/bots/random.js';
import { beginner } from '../../engine/games/coma-ward/bot/beginner.js';
import { casual } from '../../engine/games/coma-ward/bot/casual.js';
import { expert } from '../../engine/games/coma-ward/bot/expert.js';
import { contentOf } from '../../engine/games/coma-ward/cards/card-index.js';
import { rules } from '../../engine/games/coma-ward/rules/rules.js';
import type { ComaWardEvent } from '../../engine/games/coma-ward/state/events.js';
import { viewFault, type ComaWardView } from '../../engine/games/coma-ward/state/knowledge.js';
import type { State } from '../../engine/games/coma-ward/state/state.js';
import { rollsOf } from '../../engine/games/coma-ward/table/rolls.js';
import { sceneOf, type Scene } from '../../engine/games/coma-ward/table/scene.js';
import { ending, line } from '../../engine/games/coma-ward/words/log-lines.js';
import * as moments from '../../engine/games/coma-ward/words/moments.js';
import type { SpeechContext } from '../../engine/games/coma-ward/words/names.js';
import { prompt } from '../../engine/games/coma-ward/words/prompts.js';
import * as spoken from '../../engine/games/coma-ward/words/spoken.js';
import type { PlayerId, Seat, View } from '../../engine/kernel/index.js';
import type { SceneRequest } from '../../engine/scene/choices.js';
import type { RolledDice } from '../../engine/scene/rolled-dice.js';
import tableWords from '../../messages/en/coma-ward/table.js';
import { hintsOf } from '../game/lessons/hints.js';
import { occupiedPlaces } from '../game/occupied-places.js';
import type { Speech } from '../game/session/narrator.js';
import { openingOf, type SessionMatch } from '../game/session/open-match.js';
import { SecretSession } from '../game/session/secret-session.js';
import type { TableLook } from '../game/table/table-look.js';
import { whyNotButton } from '../game/why-not.js';
import type { WhyController } from '../why/why-controller.js';
import { artOf } from './art/card-art.js';
import { endWords } from './layout/end.js';
import { styles as endStyles } from './layout/end.styles.js';
import type { ComaWardTable } from './layout/table-state.js';
import { curtain, tableView } from './layout/table.js';
import { styles as tableStyles } from './layout/table.styles.js';
import type { MatchSettings, SessionHost } from './match-settings.js';
import { whyNot } from './why-not.js';
import { lexiconOf, type ComaWardElement } from './words.js';

export * as ownLayout from './layout/custom-layout.js';
export { pieces } from './layout/table.js';
export { words } from './words.js';

export const styles = css`
  ${tableStyles}${endStyles}
`;

export const { newMatch, continueMatch, joinRemote } = openingOf(rules, viewFault);

export const hints = hintsOf({
  words: tableWords,
  turn: ['hint-choose-neurosis', 'hint-act', 'hint-hallucinate', 'hint-arm', 'hint-defend', 'hint-limit'],
  kept: 'nightward:coma-ward:hints',
});

const speech: Speech<SpeechContext> = {
  line,
  prompt,
  ending,
  turnOf: (fact) => {
    const event = fact as ComaWardEvent;
    return event.type === 'turn-began' ? event.round : undefined;
  },
};

export class Session extends SecretSession<State, ComaWardView, Scene, SpeechContext, ComaWardTable> {
  protected override readonly game = 'coma-ward';
  declare protected readonly element: ComaWardElement;
  declare protected readonly host: SessionHost;
  declare protected readonly setting: MatchSettings;
  /** The Floor that the viewer has chosen to see; null to see the own one. */
  #floor: number | null = null;
  #rolls: readonly RolledDice[] = [];

  constructor(
    element: ComaWardElement,
    host: SessionHost,
    match: SessionMatch<State, ComaWardView>,
    setting: MatchSettings,
  ) {
    super(element, host, match, setting, { random, beginner, casual, expert }, speech, moments);
    this.narrator.summary = spoken;
    this.start();
  }

  protected override contextOf(view: ComaWardView): SpeechContext {
    const { element } = this;
    const { pack, texts, occupants } = this.setting;
    const names = occupants.map((_, seat) => this.nameOf(seat));
    const { language: lang } = element;
    const lexicon = lexiconOf({ say: (key, params) => element.say(key, params), lang, names, packTexts: texts });
    return {
      view,
      content: contentOf(pack),
      lexicon: this.host.calm()?.softenLexicon(lexicon, { pack, texts, lang }) ?? lexicon,
    };
  }

  protected override sceneOf(seen: View<ComaWardView>, context: SpeechContext, request: SceneRequest): Scene {
    return sceneOf(seen, context, request);
  }

  protected override shownPlayer({ active }: ComaWardView): PlayerId {
    return this.seat ?? active;
  }

  protected override isOwn(_view: ComaWardView, player: PlayerId): boolean {
    return player === this.seat;
  }

  protected override isOut({ players, act }: ComaWardView, seat: Seat): boolean {
    return act === 'prologue' && players[seat]?.alive === false;
  }

  protected override whereabouts({ active, players }: ComaWardView): readonly [string, string] {
    return [`player:${active}`, String(players[active]?.at)];
  }

  protected override describeScene({ goal, choices, pointed, players, floors }: Scene): string {
    return [
      goal,
      choices.prompt,
      ...[...choices.choices, ...pointed.choices].map(({ text }) => text),
      ...players.map(({ name, alive, health, terror }) =>
        [name, this.element.say(alive ? 'player-state' : 'mat-dead', { health, terror })].join(': '),
      ),
      ...floors.flatMap(({ grid }) => occupiedPlaces(grid.spaces, grid.tokens)),
    ].join('\n');
  }

  /** The dice stay until the next act with dice. After any act, the own Floor is shown again. */
  protected override beforeReport(context: SpeechContext, { events }: View<ComaWardView>, first: boolean): void {
    if (first) this.#rolls = [];
    if (events.length === 0) return;
    this.#floor = null;
    const rolled = events.map((event) => rollsOf(context, event)).findLast((rolls) => rolls.length > 0);
    if (rolled) this.#rolls = rolled;
    else if (events.some(({ type }) => type === 'turn-began')) this.#rolls = [];
  }

  protected override whyController(): WhyController {
    return whyNot(this.element, () => this.look);
  }

  protected override curtain(seat: Seat, player: string, take: () => void): TemplateResult {
    return curtain(this.element, seat, player, take);
  }

  protected override draw(shown: ComaWardTable): TemplateResult {
    return tableView(this.element, shown, this.acts);
  }

  protected override shownOf(look: TableLook<ComaWardView, Scene, SpeechContext>): ComaWardTable {
    const { seen, scene, viewer, end } = look;
    const { element } = this;
    const calm = !!this.host.calm();
    return {
      ...look,
      calm,
      art: this.setting.replacePictures?.(calm) ?? artOf(calm),
      floor: this.#floor ?? scene.floor,
      showFloor: (floor) => {
        this.#floor = floor;
        element.requestUpdate();
      },
      rolls: this.#rolls,
      whyNot: viewer !== null && seen.questions.some(({ kind }) => kind === 'act') ? whyNotButton(element) : null,
      end: end && {
        ...end,
        words: this.finalEvents ? (decided) => endWords(element, end, this.acts, decided) : undefined,
      },
    };
  }
}
