// The stage of Sanitarium: it draws one moment of an example or a replay with the pieces of the table.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { contentOf } from '../../engine/games/sanitarium/cards/card-index.js';
import { pack } from '../../engine/games/sanitarium/content/pack.js';
import { viewFault, type SanitariumView } from '../../engine/games/sanitarium/state/knowledge.js';
import { rules } from '../../engine/games/sanitarium/rules/rules.js';
import { sceneOf, type Scene } from '../../engine/games/sanitarium/table/scene.js';
import { ending, line } from '../../engine/games/sanitarium/words/log-lines.js';
import type { SpeechContext } from '../../engine/games/sanitarium/words/names.js';
import type { Event as MatchEvent, View } from '../../engine/kernel/index.js';
import type { Moment } from '../../engine/table/example.js';
import { GameStage } from '../game/game-stage.js';
import type { Catalogue } from '../shared/nw-element.js';
import { theme } from '../shared/theme/theme.styles.js';
import type { TileGrid } from '../tile-grid/tile-grid.js';
import { artTokens } from './art/art.styles.js';
import { picture } from './art/card-pictures.js';
import { catalogue, localizedFault } from './catalogue.js';
import type { SoftenedContent } from './softened-content.js';
import { gridArt } from './art/piece-art.js';
import { clock, players } from './layout/header.js';
import type { PackInPlay } from './match-settings.js';
import { stageStyles } from './stage.styles.js';
import { hands, horrorDie, pieces, turn } from './layout/table.js';
import { styles } from './layout/table.styles.js';
import { whyNot, type SeenTable } from './why-not.js';
import { createLexicon, words, type Key } from './words.js';
import { sanitarium } from './theme.styles.js';

/** The kinds of questions whose options are all shown, because the reader compares them. */
const weighed = new Set(['place', 'choose-die']);

const builtInPack: PackInPlay = { pack, texts: {} };

/** @internal */
export default class SanitariumStage extends GameStage<
  Key,
  SanitariumView,
  SpeechContext,
  PackInPlay,
  SoftenedContent
> {
  static override readonly tag = 'nw1-sanitarium-stage';
  protected static override readonly pieces = pieces;
  static override catalogue: Catalogue = { ...catalogue, en: { ...catalogue.en, ...words } };
  static override styles = [theme, sanitarium, artTokens, styles, stageStyles];

  protected override readonly rules = rules;
  protected override readonly line = line;
  protected override readonly inWords = localizedFault;
  protected override readonly ourCards = builtInPack;

  constructor() {
    super();
    this.answer(whyNot(this, () => this.moment && this.#tableOf(this.moment)));
  }

  #tableOf(moment: Moment<SanitariumView>): SeenTable {
    const { seen, eyes } = moment;
    const context = this.contextOf(seen);
    const { seat = eyes, player = eyes ?? seen.state.active } = seen.questions[0] ?? {};
    return { seen, context, player, viewer: seat, scene: this.sceneOf(moment) };
  }

  protected override viewFault(state: unknown, seats: number): string | null {
    return viewFault(state, seats, contentOf(this.cards.pack));
  }

  override describe(): string {
    if (!this.moment) return '';
    const { grid, choices } = this.sceneOf(this.moment);
    return [
      choices.prompt,
      ...grid.spaces.map(({ id, name }) =>
        [name, ...grid.tokens.filter(({ space }) => space === id).map((token) => token.name)].join(', '),
      ),
    ].join('\n');
  }

  protected override contextOf({ state }: View<SanitariumView>): SpeechContext {
    const { pack: cards, texts } = this.cards;
    const lang = this.language;
    const lexicon = createLexicon({ say: (key, params) => this.say(key, params), lang, names: this.names, texts });
    return {
      view: state,
      content: contentOf(cards),
      lexicon: this.calm?.softenLexicon(lexicon, { pack: cards, texts, lang }) ?? lexicon,
    };
  }

  protected override fetchCalm(): Promise<SoftenedContent> {
    return import('./softened-content.js');
  }

  /**
   * Shows only the option that is chosen next. If the question is about dice or about the place for a card, shows all
   * options, because the reader compares them.
   */
  protected override sceneOf(moment: Moment<SanitariumView>): Scene {
    const { seen, eyes, next } = moment;
    const { state } = seen;
    const questions = this.questionsBefore(moment, weighed);
    const {
      choices: { onTable: _, ...choices },
      grid,
      ...scene
    } = sceneOf({ ...seen, questions }, this.contextOf(seen), {
      player: questions[0]?.player ?? (state.solo ? state.active : (eyes ?? state.active)),
      path: [],
    });
    const chosen = next && weighed.has(next.id.split(':')[0] ?? '') ? next.id : '';
    return {
      ...scene,
      grid: {
        ...grid,
        targets: [...grid.targets.filter(({ id }) => id !== chosen), { id: chosen, state: 'selected' }],
      },
      choices: { ...choices, choices: choices.choices.filter(({ id }) => id === next?.id) },
    };
  }

  /** Shows the whole map if it stays readable; otherwise scrolls to the next choice. */
  protected override updated(changed: PropertyValues<this>): void {
    const grid = changed.has('moment')
      ? this.renderRoot.querySelector<HTMLElement & Partial<TileGrid>>('nw1-tile-grid')
      : null;
    // The tag may be registered by other code, or by another version whose element lacks some of our methods.
    if (!grid?.updateComplete || !this.moment) return;
    const { next, seen } = this.moment;
    const focus =
      [next?.targets?.at(-1), next?.id].find((id) => /^(space|tile|monster|player|place):/.test(id ?? '')) ??
      `player:${seen.state.active}`;
    void grid.updateComplete
      .then(() => {
        if (grid.state) grid.state = { ...grid.state, scale: 0.5 };
        return grid.updateComplete;
      })
      .then(() => {
        grid.focusOn?.(focus);
      });
  }

  override render(): TemplateResult {
    const { moment, chosen } = this;
    if (!moment || this.isBare) return html``;
    const art = this.calm?.softenedArt(chosen ?? builtInPack) ?? chosen?.art;
    const { state, events, outcome } = moment.seen;
    const scene = this.sceneOf(moment);
    const roll = events.filter(({ type }) => type === 'horror-rolled').at(-1) as
      (MatchEvent & { readonly die: number }) | undefined;
    const context = this.contextOf(moment.seen);
    const end = outcome && { won: outcome.winners.length > 0, text: ending(context, outcome) };
    return html`<div class="table ${end ? (end.won ? 'won' : 'lost') : ''}">
      ${players(this, scene, [])} ${clock(this, scene)}
      <div class="board" part="board">
        <nw1-tile-grid
          no-controls
          .model=${scene.grid}
          .art=${art?.gridArt ?? gridArt}
          .label=${this.say('map')}
        ></nw1-tile-grid>
      </div>
      <div class="rail" part="rail">
        ${
          end
            ? html`<div class="over">
                <h3>${this.say(end.won ? 'won' : 'lost')}</h3>
                <p>${end.text}</p>
              </div>`
            : turn({ scene, horror: roll ? horrorDie(state.turn.number, roll.die, line(context, roll)) : null })
        }
        ${end || !this.replay ? html`<nw1-choices .model=${scene.choices}></nw1-choices>` : nothing}
        ${end || !scene.hand.cards.length ? nothing : html`<nw1-stat-track .model=${scene.escape}></nw1-stat-track>`}
      </div>
      ${hands(scene, art ?? { picture })}
    </div>`;
  }
}
