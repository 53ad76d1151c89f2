// The riddle "Where is the Victim?" in a replay. The reader sees what everybody has heard, guesses a room and asks for
// the answer. The answer is computed only when the reader asks for it.
import { html, nothing, type TemplateResult } from 'lit';
import type { AsylumView } from '../../engine/games/asylum-escape/state/knowledge.js';
import { hiddenIn, truthOf } from '../../engine/games/asylum-escape/table/riddle.js';
import type { Scene, SceneOptions } from '../../engine/games/asylum-escape/table/scene.js';
import type { PlayerId, Save, TargetId } from '../../engine/kernel/index.js';
import type { HouseFigure, HouseModel, HouseRoom } from '../../engine/scene/house-model.js';
import type { Moment } from '../../engine/table/example.js';
import { percent } from '../nw-house/words.js';
import type { Announcer } from '../shared/announcer.js';
import type { NwElement } from '../shared/nw-element.js';
import type { Key } from './words.js';

type Seen = Moment<AsylumView>;

/** What the riddle needs from the stage. */
export interface RiddleContext {
  readonly element: NwElement<Key> & { readonly voice: Announcer };
  readonly save: Save;
  /** The content with which the match was played. */
  readonly pack: unknown;
  readonly moments: readonly Seen[];
  weightsOf(moment: Seen, victim: PlayerId): readonly number[] | undefined;
  /** Returns the scene of a moment as it is drawn now, with everything that the riddle has added to it. */
  scene(moment: Seen): Scene;
  /** Called whenever the reader guesses or presses a button of the riddle. */
  guessingStarted(): void;
}

export class Riddle {
  readonly #context: RiddleContext;
  /** The rooms of all Victims at each moment. They are computed when the reader first asks for an answer. */
  #truth: ReturnType<typeof truthOf> | undefined;
  /**
   * The Victim whom the reader has chosen to look for. While that Victim is not hidden, the riddle is about another
   * Victim.
   */
  #victim: PlayerId | null = null;
  #guess: { readonly at: Seen; readonly room: TargetId } | null = null;
  /** Whether the probabilities of the rooms are shown before the answer. */
  #chancesShown = false;
  /** The moment whose answer is shown. At any other moment, the answer is hidden again. */
  #answered: Seen | null = null;
  /** Whether all hidden Victims are shown, at every moment. */
  #allShown = false;

  constructor(context: RiddleContext) {
    this.#context = context;
  }

  /**
   * Returns the probabilities of the rooms. The result is empty unless the reader has asked for them or for the answer.
   */
  requestedWeights(moment: Seen): Pick<SceneOptions, 'suspect' | 'weights'> {
    const victim = this.#answered === moment || (this.#chancesShown && !this.#allShown) ? this.#soughtIn(moment) : null;
    return victim === null ? {} : { suspect: victim, weights: this.#context.weightsOf(moment, victim) };
  }

  /** Adds the guess and the revealed Victims to the house. */
  house({ house, victims }: Scene, moment: Seen): HouseModel {
    const guess = this.#guessIn(moment);
    const found = this.#answered === moment ? this.#soughtIn(moment) : null;
    const places = this.#isShown(moment) ? this.#placesIn(moment) : new Map<PlayerId, TargetId>();
    const figures = victims.flatMap(({ id, player, name, letter, shape }): HouseFigure[] => {
      const room = places.get(player);
      return room === undefined
        ? []
        : [{ id, name, letter, shape, room, ...(player === found && { state: 'selected' as const }) }];
    });
    return {
      ...house,
      columns: house.columns.map((column) => ({
        ...column,
        rooms: column.rooms.map((room) => (room.id === guess ? { ...room, state: 'selected' as const } : room)),
      })),
      figures: [...house.figures, ...figures],
    };
  }

  panel(scene: Scene, moment: Seen): TemplateResult {
    const { element } = this.#context;
    const victim = this.#soughtIn(moment);
    return html`<div class="riddle">
      ${victim === null ? html`<p>${element.say('riddle-nobody')}</p>` : this.#allShown ? nothing : this.#question(scene, moment, victim)}
      <button
        class="all"
        aria-pressed=${this.#allShown}
        @click=${() => {
          this.#showAll(moment);
        }}
      >
        ${element.say('riddle-all')}
      </button>
    </div>`;
  }

  #question(scene: Scene, moment: Seen, victim: PlayerId): TemplateResult {
    const { element } = this.#context;
    const hidden = hiddenIn(moment.seen.state);
    const guess = this.#guessIn(moment);
    const isAnswered = this.#answered === moment;
    return html`<h3>${element.say('riddle', { victim: nameIn(scene, victim) })}</h3>
      ${
        hidden.length > 1
          ? html`<p class="whom">
              ${hidden.map(
                (each) =>
                  html`<button
                    aria-pressed=${each === victim}
                    @click=${() => {
                      this.#lookFor(each, moment);
                    }}
                  >
                    ${nameIn(scene, each)}
                  </button>`,
              )}
            </p>`
          : nothing
      }
      ${heard(scene, victim)}
      <p>
        ${isAnswered ? this.#answer(scene, moment) : guess === null ? element.say('riddle-choose') : element.say('riddle-guess', { room: roomIn(scene, guess).name })}
      </p>
      <button
        class="answer"
        aria-disabled=${guess === null}
        aria-pressed=${isAnswered}
        @click=${() => {
          this.#solve(moment);
        }}
      >
        ${element.say('riddle-answer')}
      </button>
      ${
        isAnswered
          ? nothing
          : html`<button
              class="help"
              aria-pressed=${this.#chancesShown}
              @click=${() => {
                this.#help(moment, victim);
              }}
            >
              ${element.say('riddle-chances')}
            </button>`
      }`;
  }

  #answer(scene: Scene, moment: Seen): string {
    const { element } = this.#context;
    const [victim, guess] = [this.#soughtIn(moment), this.#guessIn(moment)];
    const room = victim === null ? undefined : this.#placesIn(moment).get(victim);
    if (victim === null || guess === null || room === undefined) return '';
    const chanceOf = (id: TargetId): string => percent(element.language, roomIn(scene, id).chance ?? 0);
    const said = { victim: nameIn(scene, victim), room: roomIn(scene, room).name, chance: chanceOf(room) };
    return room === guess
      ? element.say('riddle-right', said)
      : element.say('riddle-wrong', { ...said, guessed: chanceOf(guess) });
  }

  #lookFor(victim: PlayerId, moment: Seen): void {
    this.#victim = victim;
    this.#guess = this.#answered = null;
    this.#ask(moment);
  }

  #ask(moment: Seen): void {
    const victim = this.#soughtIn(moment);
    if (victim === null) this.#sayMessage('riddle-nobody');
    else this.#sayMessage('riddle', { victim: nameIn(this.#context.scene(moment), victim) });
  }

  /** Sets the guess; null removes it. */
  guess(moment: Seen, id: TargetId | null): void {
    if (this.#isShown(moment) || this.#soughtIn(moment) === null) return;
    const room =
      id === null
        ? undefined
        : this.#context
            .scene(moment)
            .house.columns.flatMap(({ rooms }) => rooms)
            .find((each) => each.id === id);
    if (id !== null && !room) return;
    this.#guess = room ? { at: moment, room: room.id } : null;
    if (room) this.#sayMessage('riddle-guess', { room: room.name });
    else this.#sayMessage('riddle-choose');
  }

  #solve(moment: Seen): void {
    if (this.#answered === moment) {
      this.#guess = this.#answered = null;
      this.#ask(moment);
    } else if (this.#guessIn(moment) === null) this.#sayMessage('riddle-choose');
    else {
      this.#answered = moment;
      this.#say(this.#answer(this.#context.scene(moment), moment));
    }
  }

  #help(moment: Seen, victim: PlayerId): void {
    this.#chancesShown = !this.#chancesShown;
    if (this.#chancesShown) this.#sayMessage('sought', { victim: nameIn(this.#context.scene(moment), victim) });
    else this.#ask(moment);
  }

  #showAll(moment: Seen): void {
    this.#allShown = !this.#allShown;
    this.#guess = this.#answered = null;
    if (!this.#allShown) {
      this.#ask(moment);
      return;
    }
    const { element, scene } = this.#context;
    const shown = scene(moment);
    this.#say(
      [...this.#placesIn(moment)]
        .map(([victim, room]) =>
          element.say('riddle-here', { victim: nameIn(shown, victim), room: roomIn(shown, room).name }),
        )
        .join(' '),
    );
  }

  #sayMessage(key: Key, params?: Readonly<Record<string, string>>): void {
    this.#say(this.#context.element.say(key, params));
  }

  #say(text: string): void {
    const { element, guessingStarted } = this.#context;
    guessingStarted();
    element.voice.say(text);
    element.requestUpdate();
  }

  #isShown(moment: Seen): boolean {
    return this.#allShown || this.#answered === moment;
  }

  #soughtIn({ seen }: Seen): PlayerId | null {
    const hidden = hiddenIn(seen.state);
    return hidden.find((victim) => victim === this.#victim) ?? hidden[0] ?? null;
  }

  #guessIn(moment: Seen): TargetId | null {
    return this.#guess?.at === moment ? this.#guess.room : null;
  }

  /** The room of the Victim whom the reader looks for or, if all Victims are shown, the room of each hidden Victim. */
  #placesIn(moment: Seen): ReadonlyMap<PlayerId, TargetId> {
    const { save, pack, moments } = this.#context;
    const truth = (this.#truth ??= truthOf(save, pack));
    const hidden = this.#allShown ? hiddenIn(moment.seen.state) : [this.#soughtIn(moment)];
    return new Map(
      [...(truth[moments.indexOf(moment)] ?? [])].flatMap(([victim, room]): [PlayerId, TargetId][] =>
        hidden.includes(victim) ? [[victim, `room:${room}`]] : [],
      ),
    );
  }
}

/** Everything that is known about a Victim's whereabouts, in sentences. */
function heard({ notebook }: Scene, victim: PlayerId): TemplateResult | typeof nothing {
  const noted = notebook.others.find(({ player }) => player === victim);
  return noted
    ? html`<p>${noted.text}</p>
        ${
          noted.since.length > 0
            ? html`<p>${noted.sinceText}</p>
                <ul>
                  ${noted.since.map((each) => html`<li>${each}</li>`)}
                </ul>`
            : nothing
        }
        <p>${noted.roomsText}</p>`
    : nothing;
}

const nameIn = ({ victims }: Scene, victim: PlayerId): string =>
  victims.find(({ player }) => player === victim)?.name ?? '';

const roomIn = ({ house }: Scene, id: TargetId): Pick<HouseRoom, 'name' | 'chance'> =>
  house.columns.flatMap(({ rooms }) => rooms).find((room) => room.id === id) ?? { name: '' };
