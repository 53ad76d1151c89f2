// The stage of Night Watch: it draws one moment of an example or a replay with the pieces of the table.
import { html, nothing, type TemplateResult } from 'lit';
import { pack } from '../../engine/games/night-watch/content/pack.js';
import { rules } from '../../engine/games/night-watch/rules/rules.js';
import type { NightWatchView } from '../../engine/games/night-watch/state/state.js';
import { viewFault } from '../../engine/games/night-watch/state/view-schema.js';
import { sceneOf, type Scene } from '../../engine/games/night-watch/table/scene.js';
import { ending, line } from '../../engine/games/night-watch/words/log-lines.js';
import type { SpeechContext } from '../../engine/games/night-watch/words/names.js';
import type { View } from '../../engine/kernel/index.js';
import type { Moment } from '../../engine/table/example.js';
import type { SoftenedContent } from '../game/comfort/softened-content.js';
import { GameStage } from '../game/game-stage.js';
import type { Catalogue } from '../shared/nw-element.js';
import { theme } from '../shared/theme/theme.styles.js';
import { catalogue, localizedFault } from './catalogue.js';
import { header, pieces } from './layout/table.js';
import { tableStyles } from './layout/table.styles.js';
import type { PackInPlay } from './match-settings.js';
import { whyNot } from './why-not.js';
import { lexiconOf, words, type Key } from './words.js';

/** @internal */
export default class NightWatchStage extends GameStage<
  Key,
  NightWatchView,
  SpeechContext,
  PackInPlay,
  SoftenedContent
> {
  static override readonly tag = 'nw1-night-watch-stage';
  protected static override readonly pieces = pieces;
  static override catalogue: Catalogue = { ...catalogue, en: { ...catalogue.en, ...words } };
  static override styles = [theme, tableStyles];

  protected override readonly rules = rules;
  protected override readonly line = line;
  protected override readonly inWords = localizedFault;
  protected override readonly ourCards = { pack };

  constructor() {
    super();
    this.answer(
      whyNot(this, () => {
        const { moment } = this;
        if (!moment) return null;
        const { seen, eyes } = moment;
        const { player = seen.state.active } = seen.questions[0] ?? {};
        return { seen, scene: this.sceneOf(moment), context: this.contextOf(seen), player, viewer: eyes };
      }),
    );
  }

  protected override viewFault(state: unknown, seats: number): string | null {
    return viewFault(state, seats);
  }

  protected override contextOf({ state }: View<NightWatchView>): SpeechContext {
    return { view: state, content: pack, lexicon: lexiconOf(this, this.names) };
  }

  /** The scene of a moment. It offers only the choice that is made next. */
  protected override sceneOf(moment: Moment<NightWatchView>): Scene {
    const { seen } = moment;
    return sceneOf({ ...seen, questions: this.questionsBefore(moment) }, this.contextOf(seen));
  }

  override describe(): string {
    if (!this.moment) return '';
    const { candles, choices } = this.sceneOf(this.moment);
    return [`${candles.name}: ${candles.value}`, choices.prompt].join('\n');
  }

  override render(): TemplateResult {
    if (!this.moment) return html``;
    const scene = this.sceneOf(this.moment);
    const { outcome } = this.moment.seen;
    return html`<div class="table">
      ${header(scene)}
      <div class="rail" part="rail">
        <nw1-stat-track .model=${scene.candles}></nw1-stat-track>
        ${outcome ? html`<p>${ending(this.contextOf(this.moment.seen), outcome)}</p>` : nothing}
        ${outcome || this.replay ? nothing : html`<nw1-choices .model=${scene.choices}></nw1-choices>`}
      </div>
    </div>`;
  }
}
