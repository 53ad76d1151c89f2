// A match of Sanitarium at its table: the words it is told in, its scene and its layout, and what comes late to it.
import { css, nothing, type TemplateResult } from 'lit';
import { random } from '../../engine/bots/random.js';
import { steady } from '../../engine/games/sanitarium/bot/steady.js';
import { contentOf } from '../../engine/games/sanitarium/cards/card-index.js';
import type { SanitariumView } from '../../engine/games/sanitarium/state/knowledge.js';
import { sceneOf, type Scene } from '../../engine/games/sanitarium/table/scene.js';
import { ending, line, prompt, type Told } from '../../engine/games/sanitarium/words/speech.js';
import type { State } from '../../engine/games/sanitarium/state/state.js';
import type { Event as Happening, PlayerId, Seat, View } from '../../engine/kernel/index.js';
import type { DiceModel } from '../../engine/scene/dice-pool-model.js';
import { installMessages } from '../game/install-module.js';
import type { TableLook, SceneRequest } from '../game/session/table-look.js';
import { SecretSession } from '../game/session/secret-session.js';
import type { Speech } from '../game/session/narrator.js';
import type { Asking } from '../why/why-controller.js';
import type { Match } from './open-match.js';
import type { Place, Setting } from './session-host.js';
import { phoneStyles } from './layout/phone.styles.js';
import { curtain, horrorDie, tableView, type Shown } from './layout/table.js';
import { styles as tableStyles } from './layout/table.styles.js';
import { tongueOf, type Game } from './words.js';

export { newMatch, oldMatch, seatAt } from './open-match.js';
export { en } from './words.js';
export { definePieces } from './define-pieces.js';

export const styles = css`
  ${tableStyles}${phoneStyles}
`;

const speech: Speech<Told> = {
  line,
  prompt,
  ending,
  turnOf: ({ type, ...event }) =>
    type === 'turn-began' ? (event as unknown as { readonly number: number }).number : undefined,
};

type End = typeof import('./layout/end.js');

export class Session extends SecretSession<State, SanitariumView, Scene, Told, Shown, End> {
  protected override readonly game = 'sanitarium';
  declare protected readonly element: Game;
  declare protected readonly host: Place;
  declare protected readonly setting: Setting;
  /** What comes after the first look: pictures and words of the cards. */
  #cards: typeof import('./deferred.js') | null = null;
  /** The die of the last Horror Roll, until dice are rolled again. */
  #horror: DiceModel | null = null;

  constructor(element: Game, place: Place, match: Match, setting: Setting) {
    super(element, place, match, setting, { random, steady }, speech);
    this.start();
    // They are not needed for the first look.
    requestAnimationFrame(() => {
      void import('./deferred.js').then(
        (cards) => {
          installMessages(element, cards.words, cards.styles);
          this.#cards = cards;
          this.narrator.summary = cards.hearing;
          this.show();
        },
        () => undefined,
      );
    });
  }

  protected override contextOf(view: SanitariumView): Told {
    const element = this.element;
    const { pack, names, texts } = this.setting;
    const lang = element.language;
    const tongue = tongueOf({ say: (key, params) => element.say(key, params), lang, names, texts });
    return {
      view,
      content: contentOf(pack),
      tongue: this.host.calm()?.calmTongue(tongue, { pack, texts, lang }) ?? tongue,
    };
  }

  protected override sceneOf(seen: View<SanitariumView>, told: Told, looker: SceneRequest): Scene {
    return sceneOf(seen, told, looker);
  }

  protected override shownPlayer(view: SanitariumView): PlayerId {
    return view.solo ? view.active : (this.seat ?? view.active);
  }

  protected override isOwn(view: SanitariumView, player: PlayerId): boolean {
    return view.solo || player === this.seat;
  }

  protected override whereabouts({ active, players }: SanitariumView): readonly [string, string] {
    return [`player:${active}`, String(players[active]?.at)];
  }

  /** But for corridors where nobody is. */
  protected override inWords({ grid, choices, places }: Scene): string {
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

  protected override tells(told: Told, { events, cursor }: View<SanitariumView>, first: boolean): void {
    if (first) this.#horror = null;
    for (const event of events) {
      if (event.type === 'rolled') this.#horror = null;
      if (event.type === 'horror-rolled')
        this.#horror = horrorDie(-cursor, (event as Happening & { readonly die: number }).die, line(told, event));
    }
  }

  protected override asks(): Asking | null {
    return (
      this.#cards?.asking(
        this.element,
        () => this.look,
        (id) => void this.choose(id),
      ) ?? null
    );
  }

  protected override fetchEnd(): Promise<End> {
    return import('./layout/end.js');
  }

  protected override curtain(seat: Seat, player: string, take: () => void): TemplateResult {
    return curtain(this.element, seat, player, take);
  }

  protected override draw(shown: Shown): TemplateResult {
    return tableView(this.element, shown, this.acts);
  }

  protected override shownOf({
    seen,
    scene,
    told,
    eye,
    lines,
    canUndo,
    trouble,
  }: TableLook<SanitariumView, Scene, Told>): Shown {
    const { outcome } = seen;
    const calm = this.host.calm();
    const art = calm?.calmArt(this.setting) ?? this.setting.art;
    const ended = outcome && { outcome, won: !!this.won, events: this.finalEvents, calm: !!calm };
    return {
      scene,
      calm,
      lines,
      art,
      canUndo,
      trouble,
      occupants: this.setting.occupants,
      horror: this.#horror,
      pictures: art ?? this.#cards,
      reference: this.#cards?.aid(this.element, told, art?.picture) ?? [],
      hint: this.host.hints()?.hint(seen.questions) ?? null,
      missed: (eye !== null && this.#cards?.missed(this.element, seen)) || nothing,
      end: ended && {
        won: ended.won,
        text: ending(told, ended.outcome),
        picture: this.end?.endPicture(this.element, told, ended),
        words: this.end?.endWords(this.element, told, ended, this.acts),
      },
    };
  }
}
