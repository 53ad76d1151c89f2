// The part of <hunt-track> that stands alone in a page: it reads what the page has set, goes along the track by itself, and
// tells of it. No game needs it.
import { html, nothing, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { HuntTrackModel, HuntSpace } from '../../engine/scene/hunt-track-model.js';
import own from '../../messages/en/pieces/hunt-track-standalone.js';
import played from '../../messages/en/pieces/hunt-track-view.js';
import { Announcer } from '../shared/announcer.js';
import { differs } from '../shared/attribute-converters.js';
import { NwChooseEvent } from '../shared/events.js';
import { styles } from './standalone.styles.js';
import { NwEndEvent, NwMoveEvent, NwRevealEvent } from './events.js';
import { givenCards, givenLayout, givenModel, givenState, givenTrack } from './input-checks.js';
import type { Layout } from './layout.js';
import { art } from './standalone-art.js';
import { Play } from './track-view.js';
import { layOut } from './standalone-layout.js';
import { Solo } from './standalone-track.js';
import { spaces } from './space.styles.js';
import { idOf, type Act, type HuntArt, type HuntTrackState, type Key, type TrackHost } from './track-host.js';
import { styles as track } from './track.styles.js';
import { cardWords, moveWords, nameOf, pendingWords, placeWords, revealWords, spaceWords } from './words.js';

export const words = { ...played, ...own };

export class Alone extends Play {
  fault: Fault | null = null;
  declare protected readonly host: TrackHost;
  readonly #voice: Announcer;
  #solo: Solo | null = null;
  #given: HuntTrackModel | null = null;
  /** What it was made of. */
  #asked: readonly unknown[] = [];
  #askedCards: readonly unknown[] = [];

  constructor(host: TrackHost) {
    super(host);
    this.#voice = new Announcer(host);
    for (const { styleSheet } of [spaces, track, styles])
      if (styleSheet) host.shadowRoot?.adoptedStyleSheets.push(styleSheet);
  }

  protected override get art(): HuntArt {
    return art;
  }

  override get model(): HuntTrackModel | null {
    return this.fault ? null : this.#isAlone ? (this.#solo?.model ?? null) : this.#given;
  }

  get state(): HuntTrackState | null {
    return this.#solo?.state ?? null;
  }

  get #isAlone(): boolean {
    return this.host.model == null;
  }

  protected override status(model: HuntTrackModel): string {
    return [placeWords(this.host, model), this.#pending(model)].filter(Boolean).join(' ');
  }

  /** How many cards are turned over now, and how many wait. */
  #pending(model: HuntTrackModel): string {
    const { host } = this;
    const due = this.#isAlone ? (this.#solo?.due.length ?? 0) : 0;
    return [due ? host.say('due', { n: due }) : '', pendingWords(host, model, due)].filter(Boolean).join(' ');
  }

  protected override words(model: HuntTrackModel, n: number): string {
    const { host } = this;
    const space = model.spaces[n - 1] ?? {};
    const { card, state } = space;
    const lies =
      nameOf(host, space) || card === 'down' || card === 'known'
        ? cardWords(host, space, n)
        : host.say(card ? 'space-up' : 'space', { n });
    return spaceWords(
      host,
      model,
      n,
      lies,
      state && host.say(state === 'can-act' && this.#isAlone ? 'can-reveal' : state),
    );
  }

  protected override lay(all: readonly HuntSpace[], room: number): Layout {
    return layOut(this.kind, all, room);
  }

  /** Reads what the page has set since, and a state that may come from anywhere. */
  read(saved?: HuntTrackState | null): void {
    const { model, layout, spaces, position, revealed, aura, seed, cards, deck } = this.host;
    const asked = [model, layout, spaces, position, revealed, aura, seed];
    const askedCards = [cards, deck];
    const isNew = asked.some((value, i) => value !== this.#asked[i] && differs(value, this.#asked[i]));
    if (!isNew && saved === undefined && !this.#askedCards.some((value, i) => value !== askedCards[i])) return;
    this.#asked = asked;
    this.#askedCards = askedCards;
    this.fault = this.#read(isNew, saved);
    // What could not be used is read as a whole when any of it changes.
    if (this.fault) this.#asked = [];
    this.#moved();
  }

  #read(isNew: boolean, saved: HuntTrackState | null | undefined): Fault | null {
    const { host } = this;
    if (host.model != null) {
      const read = givenModel(host.model);
      if (!this.#given) this.forget();
      this.#given = read.ok ? read.value : null;
      return read.ok ? this.#lie(read.value) : read.error;
    }
    this.#given = null;
    const faces = givenCards(host);
    if (!faces.ok) return faces.error;
    if (isNew || !this.#solo) {
      const track = givenTrack(host);
      if (!track.ok) return track.error;
      this.#solo = new Solo({ ...track.value, ...faces.value }, host.seed ?? null);
      this.forget();
    } else this.#solo.given = { ...this.#solo.given, ...faces.value };
    if (saved != null) {
      const read = givenState(saved, this.#solo.given);
      if (!read.ok) return read.error;
      this.#solo.restore(read.value);
      this.forget();
    }
    return this.#lie(this.#solo.model);
  }

  #lie({ spaces }: HuntTrackModel): Fault | null {
    const read = givenLayout(this.host, spaces);
    if (read.ok) this.kind = read.value;
    return read.ok ? null : read.error;
  }

  /** The page reads in `position` where the walker is. */
  #moved(): void {
    const host = this.host as { position: number };
    const now = this.fault || !this.#isAlone ? undefined : this.#solo?.track.position;
    if (now === undefined || now === host.position) return;
    host.position = now;
    this.#asked = this.#asked.map((value, i) => (i === 3 ? now : value));
  }

  /** Does what is asked, and tells of it; false where it is not possible now. */
  act(name: Act, steps = 1): boolean {
    this.read();
    const { host } = this;
    const solo = this.#solo;
    if (
      !solo ||
      this.fault ||
      !this.#isAlone ||
      !host.isConnected ||
      !this.#can(name) ||
      !Number.isInteger(steps) ||
      steps < 1
    )
      return false;
    const { position: from, ended } = solo.track;
    if (name === 'reset') solo.reset();
    else if (name === 'advance' || name === 'retreat') solo[name](steps);
    else if (name === 'hunt') solo.hunt();
    const { position: to, ended: isEnd } = solo.track;
    this.#moved();
    host.requestUpdate();
    const said =
      name === 'reset' ? [placeWords(host, solo.model)] : name === 'reveal' ? [] : [moveWords(host, from, solo.model)];
    if (to !== from && name !== 'reset') host.dispatchEvent(new NwMoveEvent(from, to));
    if (isEnd && !ended) host.dispatchEvent(new NwEndEvent());
    const turned = name === 'reveal' || name === 'hunt' ? this.#turn(solo) : null;
    if (turned !== null) {
      // The page may have said by now what it is.
      this.read();
      said.push(revealWords(host, solo.model, turned));
    }
    this.#voice.say([...said, this.#pending(solo.model)].filter(Boolean).join(' '));
    return true;
  }

  /** Turns over the next card. */
  #turn(solo: Solo): number | null {
    const turned = solo.reveal();
    if (turned === null) return null;
    const { host } = this;
    const space = solo.model.spaces[turned - 1] ?? {};
    host.requestUpdate();
    host.dispatchEvent(new NwRevealEvent(turned, nameOf(host, space) || null));
    return turned;
  }

  #can(name: Act): boolean {
    const solo = this.#solo;
    if (!solo) return false;
    const { position, ended } = solo.track;
    switch (name) {
      // One card is finished before the next, and all before he moves on (LOB-RUL-91).
      case 'hunt':
        return !ended && !solo.due.length;
      case 'reveal':
        return solo.due.length > 0;
      case 'advance':
        return !ended;
      case 'retreat':
        return !ended && position > 0;
      case 'reset':
        return !solo.isStart;
    }
  }

  /** A space that can be acted on. */
  protected override tap(id: string): void {
    const { model } = this;
    const n = model?.spaces.findIndex((_, i) => idOf(model, i + 1) === id) ?? -1;
    if (model?.spaces[n]?.state !== 'can-act') return;
    if (this.#isAlone) this.act('reveal');
    else this.host.dispatchEvent(new NwChooseEvent(id));
  }

  protected override readonly click = ({ target }: Event): void => {
    const id = (target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'];
    if (id !== undefined) this.tap(id);
  };

  /** All of it as text. */
  describe(): string {
    const { model } = this;
    return model ? [this.status(model), ...model.spaces.map((_, i) => this.words(model, i + 1))].join('\n') : '';
  }

  /** Within a track that is wider than its room. */
  protected override show(): void {
    const { figure } = this;
    const box = this.kind === 'ring' || this.kind === 'free' ? figure?.closest('.scroll') : null;
    if (!box || !figure) return;
    const [seen, own] = [box.getBoundingClientRect(), figure.getBoundingClientRect()];
    box.scrollLeft += own.left + own.width / 2 - seen.left - seen.width / 2;
  }

  protected override keyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    const act = ({ '+': this.#solo?.hasCards ? 'hunt' : 'advance', '-': 'retreat' } as const)[key];
    if (act && !ctrlKey && !metaKey && !altKey && !this.host.noControls && this.#isAlone) {
      if (!event.repeat) this.act(act);
      event.preventDefault();
    } else super.keyDown(event);
  }

  protected override buttons(): TemplateResult | null {
    const { host } = this;
    if (!this.#solo || !this.#isAlone || host.noControls) return null;
    const all = acts(this.#solo.hasCards);
    // What comes next stands out.
    const next = all.find(([name]) => this.#can(name) && name !== 'reset' && name !== 'retreat')?.[0];
    return html`<div part="acts" role="group" aria-label=${host.say('acts')}>
      ${all.map(([name, key]) => {
        const on = this.#can(name);
        return html`<button
          data-act=${name}
          class=${name === next ? 'next' : ''}
          aria-disabled=${on ? nothing : 'true'}
          @click=${() => {
            if (on) this.act(name);
          }}
        >
          ${host.say(key)}
        </button>`;
      })}
    </div>`;
  }
}

/** What a button does, and what it is called; those of a track without cards are fewer. */
const acts = (hasCards: boolean): readonly (readonly [Act, Key])[] =>
  hasCards
    ? [
        ['hunt', 'hunt'],
        ['reveal', 'reveal'],
        ['advance', 'death'],
        ['retreat', 'back'],
        ['reset', 'reset'],
      ]
    : [
        ['advance', 'on'],
        ['retreat', 'back'],
        ['reset', 'reset'],
      ];
