// The session of a Lobotomy 2 match: how the match is spoken and drawn.
import { css, type TemplateResult } from 'lit';
import { beginner } from '../../engine/games/lobotomy-2/bot/beginner.js';
import { casual } from '../../engine/games/lobotomy-2/bot/casual.js';
import { expert } from '../../engine/games/lobotomy-2/bot/expert.js';
import { random } from '../../engine/bots/random.js';
import { contentOf } from '../../engine/games/lobotomy-2/cards/card-index.js';
import type { GameEvent } from '../../engine/games/lobotomy-2/state/events.js';
import { ending, goneIn, line } from '../../engine/games/lobotomy-2/words/log-lines.js';
import { prompt } from '../../engine/games/lobotomy-2/words/prompts.js';
import { sceneOf, type Scene } from '../../engine/games/lobotomy-2/table/scene.js';
import * as moments from '../../engine/games/lobotomy-2/words/moments.js';
import type { NamedMonster, SpeechContext } from '../../engine/games/lobotomy-2/words/names.js';
import * as spokenSummary from '../../engine/games/lobotomy-2/words/spoken.js';
import { oddsOf } from '../../engine/games/lobotomy-2/table/scene-odds.js';
import { sightOfAttack } from '../../engine/games/lobotomy-2/table/scene-board.js';
import type { Mini, State } from '../../engine/games/lobotomy-2/state/state.js';
import type { PlayerId, Seat, View } from '../../engine/kernel/index.js';
import type { SceneRequest } from '../../engine/scene/choices.js';
import type { TableLook } from '../game/table/table-look.js';
import { rules } from '../../engine/games/lobotomy-2/rules/rules.js';
import { viewFault } from '../../engine/games/lobotomy-2/state/view-schema.js';
import tableWords from '../../messages/en/lobotomy-2/table.js';
import { occupiedPlaces } from '../game/occupied-places.js';
import { hintsOf } from '../game/lessons/hints.js';
import type { ChoicesModel } from '../../engine/scene/choices-model.js';
import { openingOf, type SessionMatch } from '../game/session/open-match.js';
import { AnySession } from '../game/session/session.js';
import type { Speech } from '../game/session/narrator.js';
import type { WhyController } from '../why/why-controller.js';
import { Gallery } from './art/gallery.js';
import type { MatchSettings, SessionHost } from './match-settings.js';
import { endWords } from './layout/end.js';
import { styles as endStyles } from './layout/end.styles.js';
import { tableView, type LobotomyTable } from './layout/table.js';
import { styles as tableStyles } from './layout/table.styles.js';
import { lexiconOf } from './lexicon.js';
import { whyNotButton } from '../game/why-not.js';
import { whyNot } from './why-not.js';
import type { GameHost } from './words.js';

export * as ownLayout from './layout/custom-layout.js';
export { pieces } from './layout/table.js';
export { words } from './words.js';

export const styles = css`
  ${tableStyles}${endStyles}
`;

export const { newMatch, continueMatch, joinRemote } = openingOf(rules, viewFault);

export const hints = hintsOf({
  words: tableWords,
  turn: ['hint-act', 'hint-walk', 'hint-attack', 'hint-search', 'hint-end'],
  kept: 'nightward:lobotomy-2:hints',
});

const speech: Speech<SpeechContext> = {
  line,
  prompt,
  ending,
  turnOf: (event) =>
    (event as GameEvent).type === 'round' ? (event as GameEvent & { readonly n: number }).n : undefined,
};

/** Returns the dice of a finished roll, none of which can be pressed. */
const atRest = (group: Scene['dice'][number]): Scene['dice'][number] => ({
  ...group,
  model: {
    ...group.model,
    dice: group.model.dice.map(({ state, ...die }) => (state === 'spent' ? { ...die, state } : die)),
  },
});

export class Session extends AnySession<State, State, Scene, SpeechContext, LobotomyTable> {
  protected override readonly game = 'lobotomy-2';
  declare protected readonly element: GameHost;
  declare protected readonly host: SessionHost;
  declare protected readonly setting: MatchSettings;
  readonly #gallery = new Gallery(() => {
    this.element.requestUpdate();
  });
  /** The dice of the last roll, until the second act after it, or until the viewer is asked something after it. */
  #rolls: Scene['dice'] = [];
  /** Whether the dice were still rolled when the last act came. */
  #isRolling = false;
  /** Whether an Attack, Test or Search was not over in the last view. */
  #isUnderWay = false;
  /** The number of the question that the viewer was asked last; undefined while others are asked. */
  #asked: number | undefined;
  /** The Monsters that the log mentions although they have left the Board. */
  readonly #gone = new Map<Mini, NamedMonster>();

  constructor(element: GameHost, host: SessionHost, match: SessionMatch<State, State>, setting: MatchSettings) {
    super(element, host, match, setting, { random, beginner, casual, expert }, speech, moments);
    this.narrator.summary = spokenSummary;
    this.start();
  }

  protected override contextOf(view: State): SpeechContext {
    const { element } = this;
    const { pack, texts, occupants } = this.setting;
    const lang = element.language;
    const lexicon = lexiconOf({
      say: (key, params) => element.say(key, params),
      lang,
      names: occupants.map((_, seat) => this.nameOf(seat)),
      texts,
    });
    return {
      view,
      content: contentOf(pack),
      lexicon: this.host.calm()?.softenLexicon(lexicon, { pack, texts, lang }) ?? lexicon,
      gone: this.#gone,
    };
  }

  /**
   * The dice of a finished roll stay on the table while the act that has ended the roll is the last one. The possible
   * results of an attack are shown before the attack is made.
   */
  protected override sceneOf(seen: View<State>, context: SpeechContext, request: SceneRequest): Scene {
    const scene = sceneOf(seen, context, request);
    this.#isRolling ||= scene.dice.length > 0;
    this.#rolls = scene.dice.length > 0 ? scene.dice : this.#rolls.map(atRest);
    const withOdds = (model: ChoicesModel): ChoicesModel => ({
      ...model,
      choices: model.choices.map((choice) => ({
        ...choice,
        note: oddsOf(seen, context, choice.id)?.text ?? choice.note,
      })),
    });
    const shot = sightOfAttack(seen, context, request.unsure?.targets ?? request.path);
    return {
      ...scene,
      dice: this.#rolls,
      grid: { ...scene.grid, ...shot },
      choices: withOdds(scene.choices),
      pointed: withOdds(scene.pointed),
    };
  }

  protected override shownPlayer({ characters, turn: { character } }: State): PlayerId {
    return characters[character] ? character : 0;
  }

  protected override isOwn({ characters }: State, player: PlayerId): boolean {
    return this.setting.occupants[characters[player]?.seat ?? -1] === 'person';
  }

  protected override isOut({ characters }: State, seat: Seat): boolean {
    return characters.every((character) => character.seat !== seat || character.gone);
  }

  protected override whereabouts({ characters, turn: { character } }: State): readonly [string, string] {
    return [`character:${character}`, String(characters[character]?.at)];
  }

  protected override describeScene({ story, characters, grid, choices }: Scene): string {
    return [
      story.title,
      ...story.objectives,
      choices.prompt,
      ...choices.choices.map(({ text }) => text),
      ...characters.map(({ words }) => words),
      ...occupiedPlaces(grid.spaces, grid.tokens),
    ]
      .filter(Boolean)
      .join('\n');
  }

  protected override beforeReport(
    _context: SpeechContext,
    { events, questions, state: { attacks, check } }: View<State>,
    first: boolean,
  ): void {
    if (first) this.#gone.clear();
    const asked = questions.find(({ standing }) => !standing)?.n;
    const isAsked = asked !== this.#asked;
    if (events.length > 0 || isAsked) {
      if (!this.#isRolling || (isAsked && !this.#isUnderWay)) this.#rolls = [];
      this.#isRolling = false;
    }
    this.#asked = asked;
    this.#isUnderWay = attacks.length > 0 || check !== null;
    for (const [mini, monster] of goneIn(events)) this.#gone.set(mini, monster);
  }

  protected override whyController(): WhyController {
    return whyNot(this.element, () => this.look);
  }

  protected override draw(shown: LobotomyTable): TemplateResult {
    return tableView(this.element, shown, this.acts);
  }

  protected override shownOf(look: TableLook<State, Scene, SpeechContext>): LobotomyTable {
    const { seen, scene, context, viewer, end } = look;
    const { element, finalEvents } = this;
    const calm = this.host.calm();
    if (!calm) this.#gallery.load(scene);
    const art = calm?.art ?? this.#gallery.art;
    return {
      ...look,
      calm: !!calm,
      art: this.setting.replacePictures?.(art, !!calm) ?? art,
      whyNot: viewer !== null && seen.questions.some(({ kind }) => kind === 'act') ? whyNotButton(element) : null,
      end: end && {
        ...end,
        words: finalEvents
          ? (decided) =>
              endWords(
                element,
                context,
                {
                  ...end,
                  events: finalEvents,
                  calm: !!calm,
                  pack: this.setting.pack,
                  goOn: (next) => {
                    element.goOn(next);
                  },
                },
                this.acts,
                decided,
              )
          : undefined,
      },
    };
  }
}
