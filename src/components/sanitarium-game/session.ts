// The session of a Sanitarium match: how the match is spoken and drawn.
import { css, type TemplateResult } from 'lit';
import { random } from '../../engine/bots/random.js';
import { beginner } from '../../engine/games/sanitarium/bot/beginner.js';
import { casual } from '../../engine/games/sanitarium/bot/casual.js';
import { expert } from '../../engine/games/sanitarium/bot/expert.js';
import { contentOf } from '../../engine/games/sanitarium/cards/card-index.js';
import { viewFault, type SanitariumView } from '../../engine/games/sanitarium/state/knowledge.js';
import { rules } from '../../engine/games/sanitarium/rules/rules.js';
import { sceneOf, type Scene } from '../../engine/games/sanitarium/table/scene.js';
import type { State } from '../../engine/games/sanitarium/state/state.js';
import { ending, line } from '../../engine/games/sanitarium/words/log-lines.js';
import * as moments from '../../engine/games/sanitarium/words/moments.js';
import type { SpeechContext } from '../../engine/games/sanitarium/words/names.js';
import { prompt } from '../../engine/games/sanitarium/words/prompts.js';
import * as spoken from '../../engine/games/sanitarium/words/spoken.js';
import type { Event as MatchEvent, PlayerId, Seat, View } from '../../engine/kernel/index.js';
import type { DiceModel } from '../../engine/scene/dice-pool-model.js';
import table from '../../messages/en/sanitarium/table.js';
import { hintsOf } from '../game/lessons/hints.js';
import { openingOf, type SessionMatch } from '../game/session/open-match.js';
import type { SceneRequest } from '../../engine/scene/choices.js';
import type { TableLook } from '../game/table/table-look.js';
import { SecretSession } from '../game/session/secret-session.js';
import type { Speech } from '../game/session/narrator.js';
import type { WhyController } from '../why/why-controller.js';
import { picture } from './art/card-pictures.js';
import { endPicture, endWords } from './layout/end.js';
import { styles as endStyles } from './layout/end.styles.js';
import { referencePanels } from './layout/reference-cards.js';
import { styles as referenceStyles } from './layout/reference-cards.styles.js';
import { curtain, horrorDie, tableView, type SanitariumTable } from './layout/table.js';
import { styles as tableStyles } from './layout/table.styles.js';
import type { MatchSettings, SessionHost } from './match-settings.js';
import { whyNotButton } from '../game/why-not.js';
import { whyNot } from './why-not.js';
import { createLexicon, type SanitariumElement } from './words.js';

export * as ownLayout from './layout/custom-layout.js';
export { pieces } from './layout/table.js';
export { words } from './words.js';

export const styles = css`
  ${tableStyles}${referenceStyles}${endStyles}
`;

export const { newMatch, continueMatch, joinRemote } = openingOf(rules, viewFault);

export const hints = hintsOf({
  words: table,
  turn: ['hint-place', 'hint-choose-die', 'hint-act', 'hint-monster-point', 'hint-search'],
  kept: 'nightward:sanitarium:hints',
});

const speech: Speech<SpeechContext> = {
  line,
  prompt,
  ending,
  turnOf: ({ type, ...event }) =>
    type === 'turn-began' ? (event as unknown as { readonly number: number }).number : undefined,
};

export class Session extends SecretSession<State, SanitariumView, Scene, SpeechContext, SanitariumTable> {
  protected override readonly game = 'sanitarium';
  declare protected readonly element: SanitariumElement;
  declare protected readonly host: SessionHost;
  declare protected readonly setting: MatchSettings;
  /** The die of a Horror Roll that the last act has caused; otherwise null. */
  #horror: DiceModel | null = null;

  constructor(
    element: SanitariumElement,
    host: SessionHost,
    match: SessionMatch<State, SanitariumView>,
    setting: MatchSettings,
  ) {
    super(element, host, match, setting, { random, beginner, casual, expert }, speech, moments);
    this.narrator.summary = spoken;
    this.start();
  }

  protected override contextOf(view: SanitariumView): SpeechContext {
    const element = this.element;
    const { pack, names, texts } = this.setting;
    const lang = element.language;
    const lexicon = createLexicon({ say: (key, params) => element.say(key, params), lang, names, texts });
    return {
      view,
      content: contentOf(pack),
      lexicon: this.host.calm()?.softenLexicon(lexicon, { pack, texts, lang }) ?? lexicon,
    };
  }

  protected override sceneOf(seen: View<SanitariumView>, context: SpeechContext, request: SceneRequest): Scene {
    return sceneOf(seen, context, request);
  }

  protected override shownPlayer(view: SanitariumView): PlayerId {
    return view.solo ? view.active : (this.seat ?? view.active);
  }

  protected override isOwn(view: SanitariumView, player: PlayerId): boolean {
    return view.solo || player === this.seat;
  }

  protected override isOut({ players, solo }: SanitariumView, seat: Seat): boolean {
    return !solo && !!players[seat]?.escaped;
  }

  protected override whereabouts({ active, players }: SanitariumView): readonly [string, string] {
    return [`player:${active}`, String(players[active]?.at)];
  }

  /** Describes the table in words, without corridors where nobody is. */
  protected override describeScene({ grid, choices, places }: Scene): string {
    const spaces = grid.spaces.map(({ id, name }) => {
      const [here, flavour] = [
        grid.tokens
          .filter(({ space }) => space === id)
          .map((token) => token.name)
          .join(', '),
        places[id]?.flavour,
      ];
      return here || places[id] ? [here ? `${name}: ${here}` : name, flavour].filter(Boolean).join(' – ') : '';
    });
    return [choices.prompt, ...choices.choices.map(({ text }) => text), ...spaces].filter(Boolean).join('\n');
  }

  protected override beforeReport(
    context: SpeechContext,
    { events, cursor }: View<SanitariumView>,
    first: boolean,
  ): void {
    if (events.length > 0) this.#horror = null;
    if (first) return;
    for (const event of events)
      if (event.type === 'horror-rolled')
        this.#horror = horrorDie(-cursor, (event as MatchEvent & { readonly die: number }).die, line(context, event));
  }

  protected override whyController(): WhyController {
    return whyNot(
      this.element,
      () => this.look,
      (id) => void this.choose(id),
    );
  }

  protected override curtain(seat: Seat, player: string, take: () => void): TemplateResult {
    return curtain(this.element, seat, player, take);
  }

  protected override draw(shown: SanitariumTable): TemplateResult {
    return tableView(this.element, shown, this.acts);
  }

  protected override shownOf(look: TableLook<SanitariumView, Scene, SpeechContext>): SanitariumTable {
    const { seen, context, viewer, end } = look;
    const { outcome } = seen;
    const calm = this.host.calm();
    const art = calm?.softenedArt(this.setting) ?? this.setting.art;
    const events = this.finalEvents;
    const ended = end && outcome && { outcome, won: end.won, calm: !!calm };
    return {
      ...look,
      calm,
      art,
      horror: this.#horror,
      pictures: art ?? { picture },
      reference: referencePanels(this.element, context, art?.picture),
      whyNot: viewer !== null && seen.questions.some(({ kind }) => kind === 'act') ? whyNotButton(this.element) : null,
      endPicture: look.isReplaying ? null : ended && endPicture(this.element, context, ended),
      end: end && {
        ...end,
        words:
          ended && events
            ? (decided) => endWords(this.element, context, { ...ended, events }, this.acts, decided)
            : undefined,
      },
    };
  }
}
