// The stage of Lobotomy 2: it draws one moment of an example or a replay with the pieces of the table.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { GridModel } from '../../engine/scene/tile-grid-model.js';
import { atMini } from '../../engine/games/lobotomy-2/rules/ask.js';
import { contentOf } from '../../engine/games/lobotomy-2/cards/card-index.js';
import { pack } from '../../engine/games/lobotomy-2/content/pack.js';
import type { GameEvent } from '../../engine/games/lobotomy-2/state/events.js';
import { ending, goneIn, line } from '../../engine/games/lobotomy-2/words/log-lines.js';
import { prompt } from '../../engine/games/lobotomy-2/words/prompts.js';
import { rules } from '../../engine/games/lobotomy-2/rules/rules.js';
import { onGrid, sightOfAttack } from '../../engine/games/lobotomy-2/table/scene-board.js';
import { sceneOf, type Scene } from '../../engine/games/lobotomy-2/table/scene.js';
import { viewFault } from '../../engine/games/lobotomy-2/state/view-schema.js';
import type { SpeechContext } from '../../engine/games/lobotomy-2/words/names.js';
import type { State } from '../../engine/games/lobotomy-2/state/state.js';
import type { PlayerId, TargetId, View } from '../../engine/kernel/index.js';
import { BACK, type ChoicesModel } from '../../engine/scene/choices-model.js';
import type { Moment } from '../../engine/table/example.js';
import { GameStage } from '../game/game-stage.js';
import { occupiedPlaces } from '../game/occupied-places.js';
import { rustedWard as lobotomy } from '../shared/theme/rusted-ward.styles.js';
import type { Catalogue } from '../shared/nw-element.js';
import { theme } from '../shared/theme/theme.styles.js';
import { world } from '../shared/theme/world.styles.js';
import { middle, type Point } from '../tile-grid/layout.js';
import type { TileGrid } from '../tile-grid/tile-grid.js';
import { artTokens } from './art/art.styles.js';
import type { Calm } from './softened-content.js';
import { cast as castRow } from './layout/characters.js';
import { Gallery } from './art/gallery.js';
import type { PackInPlay } from './match-settings.js';
import { catalogue, localizedFault } from './catalogue.js';
import { hands, sheet } from './layout/character-sheet.js';
import { stageStyles } from './stage.styles.js';
import { dice, header, pieces } from './layout/table.js';
import { styles } from './layout/table.styles.js';
import { lexiconOf } from './lexicon.js';
import { trade } from './layout/trade.js';
import { whyNot, type SeenTable } from './why-not.js';
import { words, type Key } from './words.js';

const builtInPack: PackInPlay = { pack, texts: {} };

/** Events of the Hunt. The track is shown only if one of them happens or a question is about the track. */
const hunted: ReadonlySet<string> = new Set<GameEvent['type']>([
  'hunt-moved',
  'hunt-waits',
  'hunt-card',
  'track-ended',
]);

const isOfHunt = ({ seen: { events, questions } }: Moment): boolean =>
  events.some(({ type }) => hunted.has(type)) || questions.some(({ rule }) => rule.startsWith('LOB-HNT'));

/** The smallest zoom level at which figures on the map can be recognized. */
const SMALL = 0.7;

/** @internal */
export default class LobotomyStage extends GameStage<Key, State, SpeechContext, PackInPlay, Calm> {
  static override readonly tag = 'nw1-lobotomy-stage';
  protected static override readonly pieces = pieces;
  static override catalogue: Catalogue = { ...catalogue, en: { ...catalogue.en, ...words } };
  static override styles = [theme, world(lobotomy), artTokens, styles, stageStyles];

  protected override readonly rules = rules;
  protected override readonly line = line;
  protected override readonly inWords = localizedFault;
  protected override readonly ourCards = builtInPack;
  readonly #gallery = new Gallery(() => {
    this.requestUpdate();
  });
  #hunts = false;

  constructor() {
    super();
    this.answer(whyNot(this, () => this.moment && this.#tableOf(this.moment)));
  }

  #tableOf(moment: Moment<State>): SeenTable {
    const { seen, eyes } = moment;
    const { seat = eyes } = seen.questions[0] ?? {};
    return { seen, context: this.contextOf(seen), player: playerIn(seen), viewer: seat, scene: this.sceneOf(moment) };
  }

  protected override fetchCalm(): Promise<Calm> {
    return import('./softened-content.js');
  }

  protected override viewFault(state: unknown, seats: number): string | null {
    return viewFault(state, seats, contentOf(this.cards.pack));
  }

  protected override opened(moments: readonly Moment<State>[]): void {
    this.#hunts = moments.some(isOfHunt);
  }

  override describe(): string {
    if (!this.moment) return '';
    const { grid, choices, characters } = this.sceneOf(this.moment);
    const places = occupiedPlaces(grid.spaces, grid.tokens);
    return [choices.prompt, ...characters.map(({ words }) => words), ...places].filter(Boolean).join('\n');
  }

  protected override contextOf({ state, events }: View<State>): SpeechContext {
    const { pack, texts } = this.cards;
    const lang = this.language;
    const lexicon = lexiconOf({ say: (key, params) => this.say(key, params), lang, names: this.names, texts });
    return {
      view: state,
      content: contentOf(pack),
      lexicon: this.calm?.softenLexicon(lexicon, { pack, texts, lang }) ?? lexicon,
      gone: goneIn(events),
    };
  }

  /**
   * Shows only the option that is chosen next. If it is an attack, its first target is already selected, so that the
   * line of sight to that target is drawn.
   */
  protected override sceneOf(moment: Moment<State>): Scene {
    const { seen, next } = moment;
    const context = this.contextOf(seen);
    const left = { ...seen, questions: this.questionsBefore(moment) };
    const path = next && /^(attack|counter|on):/.test(next.id) ? (next.targets?.slice(0, 1) ?? []) : [];
    const { choices, pointed, grid, ...scene } = sceneOf(left, context, { player: playerIn(seen), path });
    const asked = seen.questions.find(({ standing }) => !standing);
    const said: ChoicesModel = {
      ...choices,
      prompt: asked ? prompt(context, asked) : choices.prompt,
      choices: [...choices.choices, ...pointed.choices].filter(({ id }) => id !== BACK),
    };
    // Fists are shown only when they are about to be used.
    const items = { ...scene.items, cards: scene.items.cards.filter(({ kind, state }) => kind !== 'fists' || state) };
    return { ...scene, choices: said, pointed, items, grid: { ...grid, ...sightOfAttack(left, context, path) } };
  }

  /**
   * Keeps the map large enough to read, and scrolls it only if necessary. If the acting figure is near the place of the
   * next choice, scrolls to the middle between the two; otherwise scrolls to the place of the choice.
   */
  protected override updated(changed: PropertyValues<this>): void {
    const map = changed.has('moment') ? this.renderRoot.querySelector<TileGrid>('nw1-tile-grid') : null;
    // The tag may be registered by other code, whose element has none of our methods.
    if (!(map as Partial<TileGrid> | null)?.updateComplete || !map || !this.moment) return;
    const { next, seen } = this.moment;
    const { grid } = this.sceneOf(this.moment);
    const things = [atMini(playerIn(seen)), ...(next?.targets ?? [])].filter(onGrid(grid));
    const spot = things.at(-1);
    if (spot === undefined) return;
    const [here, there] = [pointOf(grid, things[0] ?? spot), pointOf(grid, spot)];
    void map.updateComplete.then(() => {
      const { version, x, y } = map.state;
      const isNear = ([ax, ay]: Point, [bx, by]: Point, part: number): boolean =>
        Math.abs(ax - bx) * SMALL < map.clientWidth * part && Math.abs(ay - by) * SMALL < map.clientHeight * part;
      const stays = isNear(here, [x, y], 0.4) && isNear(there, [x, y], 0.4);
      const [toX, toY] = stays
        ? [x, y]
        : isNear(here, there, 0.8)
          ? [(here[0] + there[0]) / 2, (here[1] + there[1]) / 2]
          : there;
      map.state = { version, stop: spot, scale: SMALL, x: toX, y: toY };
    });
  }

  override render(): TemplateResult {
    const { moment, calm } = this;
    if (!moment || this.isBare) return html``;
    const scene = this.sceneOf(moment);
    if (!calm) this.#gallery.load(scene);
    const drawn = calm?.art ?? this.#gallery.art;
    const art = this.cards.replacePictures?.(drawn, !!calm) ?? drawn;
    const { outcome } = moment.seen;
    const end = outcome && { won: outcome.winners.length > 0, text: ending(this.contextOf(moment.seen), outcome) };
    return html`<div class="table ${end ? (end.won ? 'won' : 'lost') : ''}">
      ${header(scene)}
      ${castRow(
        this,
        scene,
        art,
        scene.characters.map(() => 'person'),
      )}
      <div class="board" part="board">
        <nw1-tile-grid no-controls .model=${scene.grid} .art=${art.grid} .label=${this.say('map')}></nw1-tile-grid>
      </div>
      <div class="side">
        <div class="rail" part="rail">
          ${dice(scene)}
          ${
            end
              ? html`<p class="over">${end.text}</p>`
              : html` ${this.replay ? nothing : html`<nw1-choices .model=${scene.choices}></nw1-choices>`}
                ${trade(this, scene)}`
          }
        </div>
        ${sheet(this, scene, art)}
      </div>
      ${this.#hunts ? html`<nw1-hunt-track .model=${scene.hunt} .label=${this.say('on-hunt')}></nw1-hunt-track>` : nothing}
      ${hands(this, scene, art)}
    </div>`;
  }
}

/** The middle of a thing's Space, or a point beside a Door. */
function pointOf({ spaces, tokens, boundaries = [] }: GridModel, id: TargetId): Point {
  const at = tokens.find((token) => token.id === id)?.space ?? id;
  const cells =
    spaces.find((space) => space.id === at)?.cells ?? boundaries.flatMap((edge) => (edge.id === id ? [edge.cell] : []));
  return middle(cells);
}

/** The player whose cards are shown: the player who is asked or, if nobody is asked, the Character whose Turn it is. */
const playerIn = ({ state, questions }: View<State>): PlayerId =>
  questions.find(({ standing }) => !standing)?.player ?? state.turn.character;
