// The stage of Coma Ward: it draws one moment of an example or a replay with the pieces of the table.
import { html, nothing, type TemplateResult } from 'lit';
import { contentOf } from '../../engine/games/coma-ward/cards/card-index.js';
import { pack } from '../../engine/games/coma-ward/content/pack.js';
import { rules } from '../../engine/games/coma-ward/rules/rules.js';
import { viewFault, type ComaWardView } from '../../engine/games/coma-ward/state/knowledge.js';
import { rollsOf } from '../../engine/games/coma-ward/table/rolls.js';
import { sceneOf, type Scene } from '../../engine/games/coma-ward/table/scene.js';
import { ending, line } from '../../engine/games/coma-ward/words/log-lines.js';
import type { SpeechContext } from '../../engine/games/coma-ward/words/names.js';
import type { View } from '../../engine/kernel/index.js';
import type { Moment } from '../../engine/table/example.js';
import { GameStage } from '../game/game-stage.js';
import { occupiedPlaces } from '../game/occupied-places.js';
import type { Catalogue } from '../shared/nw-element.js';
import { theme } from '../shared/theme/theme.styles.js';
import { artOf } from './art/card-art.js';
import { catalogue, localizedFault } from './catalogue.js';
import { players } from './layout/header.js';
import { hand, pieces, rolls } from './layout/table.js';
import { styles } from './layout/table.styles.js';
import type { PackInPlay } from './match-settings.js';
import type { SoftenedContent } from './softened-content.js';
import { stageStyles } from './stage.styles.js';
import { comaWard } from './theme.styles.js';
import { whyNot } from './why-not.js';
import { lexiconOf, words, type Key } from './words.js';

/** @internal */
export default class ComaWardStage extends GameStage<Key, ComaWardView, SpeechContext, PackInPlay, SoftenedContent> {
  static override readonly tag = 'nw1-coma-ward-stage';
  protected static override readonly pieces = pieces;
  static override catalogue: Catalogue = { ...catalogue, en: { ...catalogue.en, ...words } };
  static override styles = [theme, comaWard, styles, stageStyles];

  protected override readonly rules = rules;
  protected override readonly line = line;
  protected override readonly inWords = localizedFault;
  protected override readonly ourCards = { pack, texts: {} };

  constructor() {
    super();
    this.answer(
      whyNot(this, () => {
        const { moment } = this;
        if (!moment) return null;
        const { seen, eyes } = moment;
        const { player = eyes ?? seen.state.active } = seen.questions[0] ?? {};
        return { seen, scene: this.sceneOf(moment), context: this.contextOf(seen), player, viewer: eyes };
      }),
    );
  }

  protected override viewFault(state: unknown, seats: number): string | null {
    return viewFault(state, seats, contentOf(this.cards.pack));
  }

  protected override fetchCalm(): Promise<SoftenedContent> {
    return import('./softened-content.js');
  }

  protected override contextOf({ state }: View<ComaWardView>): SpeechContext {
    const { pack: cards, texts } = this.cards;
    const { language: lang, names } = this;
    const lexicon = lexiconOf({ say: (key, params) => this.say(key, params), lang, names, packTexts: texts });
    return {
      view: state,
      content: contentOf(cards),
      lexicon: this.calm?.softenLexicon(lexicon, { pack: cards, texts, lang }) ?? lexicon,
    };
  }

  /** The scene of a moment. It offers only the choice that is made next. */
  protected override sceneOf(moment: Moment<ComaWardView>): Scene {
    const { seen, eyes } = moment;
    const questions = this.questionsBefore(moment);
    return sceneOf({ ...seen, questions }, this.contextOf(seen), {
      player: questions[0]?.player ?? eyes ?? seen.state.active,
      path: [],
    });
  }

  override describe(): string {
    if (!this.moment) return '';
    const { choices, pointed, floors } = this.sceneOf(this.moment);
    return [
      choices.prompt,
      ...[...choices.choices, ...pointed.choices].map(({ text }) => text),
      ...floors.flatMap(({ grid }) => occupiedPlaces(grid.spaces, grid.tokens)),
    ].join('\n');
  }

  override render(): TemplateResult {
    const { moment } = this;
    if (!moment || this.isBare) return html``;
    const { seen } = moment;
    const scene = this.sceneOf(moment);
    const context = this.contextOf(seen);
    const floor = scene.floors.find((each) => each.floor === scene.floor);
    const rolled = seen.events.map((event) => rollsOf(context, event)).findLast((dice) => dice.length > 0) ?? [];
    const calm = !!this.calm;
    const drawings = this.cards.replacePictures?.(calm) ?? artOf(calm);
    const choices = { ...scene.choices, choices: [...scene.choices.choices, ...scene.pointed.choices] };
    return html`<div class="table">
      ${players(this, scene, [])}
      <div class="board" part="board">
        <p class="floor-name">${floor?.name}</p>
        <nw1-tile-grid
          no-controls
          .model=${floor?.grid}
          .art=${drawings.floor}
          .label=${floor?.name ?? ''}
        ></nw1-tile-grid>
      </div>
      <div class="rail" part="rail">
        ${rolls(rolled)} ${seen.outcome ? html`<p class="epilogue">${ending(context, seen.outcome)}</p>` : nothing}
        ${seen.outcome || this.replay ? nothing : html`<nw1-choices .model=${choices}></nw1-choices>`}
      </div>
      ${seen.outcome ? nothing : hand(scene, drawings)}
    </div>`;
  }
}
