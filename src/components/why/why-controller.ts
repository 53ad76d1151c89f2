// Answers “why not?” on any game's table. A player asks about a thing by pressing it without effect, by resting the
// pointer on it, or with the key `?`. The piece that draws the thing gives it an id, which options also use as their
// target. The game provides the answer.
import type { ReactiveController } from 'lit';
import type { TargetId } from '../../engine/kernel/types.js';
import { Announcer } from '../shared/announcer.js';
import type { NwElement } from '../shared/nw-element.js';
import { WhyPopover, type WhyAnswer } from './why-popover.js';

export type AskedBy = 'press' | 'hover' | 'key';

/** A thing on the table: its id, or '' for all unavailable acts, and its element. */
interface Thing {
  readonly id: TargetId;
  readonly at: Element;
}

/** Milliseconds that a pointer rests before it asks. */
const REST = 600;
/** Milliseconds that the pointer may be away before the answer closes. */
const AWAY = 250;
/** The distance of the popover from the thing, in client pixels. */
const GAP = 8;

const passive = { passive: true } as const;

/** The piece that draws a thing; other code may have registered its tag. */
const pieceOf = (at: Element | null): Partial<NwElement> | undefined =>
  (at?.getRootNode() as Partial<ShadowRoot> | undefined)?.host;

export class WhyController implements ReactiveController {
  readonly #host: NwElement;
  readonly #answer: (id: TargetId, how: AskedBy) => WhyAnswer | null;
  readonly #voice: Announcer;
  #popover: WhyPopover | null = null;
  /** The question that was asked last, until its answer is closed; null if there is none. */
  #asked: { readonly id: TargetId; readonly how: AskedBy } | null = null;
  /** The thing that was pressed last, found before the press had an effect. */
  #pressedOn: Thing | null = null;
  /** Whether a piece handled that press as an act. */
  #acted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The element under the pointer. */
  #under: Element | null = null;

  /** Keeps the popover beside its thing when the table changes its width. */
  readonly #resize = new ResizeObserver(() => {
    const at = this.#asked && this.#find(this.#asked.id);
    if (this.#popover && at) this.#place(this.#popover, at);
  });

  constructor(host: NwElement, answer: (id: TargetId, how: AskedBy) => WhyAnswer | null) {
    this.#host = host;
    this.#answer = answer;
    this.#voice = new Announcer(host);
    WhyPopover.define();
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.#root;
    root.addEventListener('click', this.#press, true);
    root.addEventListener('click', this.#pressed);
    for (const type of ['nw-point', 'nw-choose']) root.addEventListener(type, this.#act, true);
    root.addEventListener('keydown', this.#key);
    root.addEventListener('pointermove', this.#move, passive);
    this.#host.addEventListener('pointerleave', this.#leave, passive);
  }

  hostDisconnected(): void {
    const root = this.#root;
    root.removeEventListener('click', this.#press, true);
    root.removeEventListener('click', this.#pressed);
    for (const type of ['nw-point', 'nw-choose']) root.removeEventListener(type, this.#act, true);
    root.removeEventListener('keydown', this.#key);
    root.removeEventListener('pointermove', this.#move);
    this.#host.removeEventListener('pointerleave', this.#leave);
    this.forget();
  }

  /** Stops answering. */
  end(): void {
    this.hostDisconnected();
    this.#host.removeController(this);
  }

  /** Shows the answer beside the thing. Announces it, too, unless a resting pointer asked. */
  async ask(id: TargetId, how: AskedBy, at = this.#find(id)): Promise<void> {
    const asked = (this.#asked = { id, how });
    const answer = this.#answer(id, how);
    // The press may have opened the card on which the answer is shown.
    await pieceOf(at)?.updateComplete;
    if (asked !== this.#asked) return;
    if (!answer || !at?.isConnected) {
      this.forget();
      return;
    }
    const popover = (this.#popover ??= document.createElement(WhyPopover.tag));
    // Other code may have registered the tag for an element without our methods.
    if (!(popover as Partial<WhyPopover>).updateComplete) return;
    popover.state = { ...answer, again: how === 'key' };
    const onCard = this.#insert(popover, at);
    popover.requestUpdate();
    await popover.updateComplete;
    if (asked !== this.#asked) return;
    if (!onCard) {
      this.#place(popover, at);
      this.#resize.observe(this.#host);
    }
    document.addEventListener('keydown', this.#escape, true);
    if (how === 'hover' || onCard) return;
    const { flavour, notes, reasons } = answer;
    this.#voice.say(
      [
        flavour,
        notes,
        ...reasons.flatMap(({ act, text }) => [act, text]),
        how === 'key' && reasons.some(({ rule }) => rule) ? popover.say('again') : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  /** Closes the answer. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#asked = null;
    this.#resize.disconnect();
    this.#popover?.remove();
    document.removeEventListener('keydown', this.#escape, true);
  }

  get #root(): HTMLElement | DocumentFragment {
    return this.#host.renderRoot;
  }

  /**
   * The thing to which an event belongs. Inside a piece, it is an element with an id; in the table itself, an element
   * with `data-ask`.
   */
  #thing(path: readonly EventTarget[]): Thing | null {
    const root = this.#root;
    for (const at of path) {
      if (at === root) break;
      if (!(at instanceof Element)) continue;
      const own = at.getRootNode() === this.#host.shadowRoot;
      const id = own ? (at as HTMLElement).dataset['ask'] : ((at as HTMLElement).dataset['id'] ?? (at.id || undefined));
      if (id !== undefined) return { id, at };
    }
    return null;
  }

  /** Whether an event comes from the popover. */
  #isIn(path: readonly EventTarget[]): boolean {
    return !!this.#popover && path.includes(this.#popover);
  }

  /** The element of a thing. */
  #find(id: TargetId): Element | null {
    const name = CSS.escape(id);
    const own = this.#root.querySelector(`[data-ask="${name}"]`);
    if (own || !id) return own;
    // In a page's own layout, the pieces are children of the game's element instead of being in its shadow root.
    for (const { shadowRoot } of [...this.#root.querySelectorAll('*'), ...this.#host.querySelectorAll('*')]) {
      const found = shadowRoot?.querySelector(`[data-id="${name}"], #${name}`);
      if (found) return found;
    }
    return null;
  }

  /**
   * Inserts the popover after the piece, so that the Tab key reaches it next. If the large view of a card is open, the
   * popover is inserted there instead. Returns whether it is in a large view.
   */
  #insert(popover: WhyPopover, at: Element): boolean {
    const { host: piece } = at.getRootNode() as ShadowRoot;
    const own = piece === this.#host;
    const open = !own && !!piece.shadowRoot?.querySelector('dialog[open]');
    popover.toggleAttribute('slot', open);
    if (open) {
      popover.slot = 'why';
      popover.setAttribute('role', 'status');
      piece.append(popover);
    } else {
      popover.removeAttribute('role');
      (own ? ((at as SVGElement).ownerSVGElement ?? at) : piece).after(popover);
    }
    return open;
  }

  /**
   * Places the popover below the thing, or above it if there is no room below. The popover stays within the width of
   * the piece or, if the piece is narrow, of the table.
   */
  #place(popover: WhyPopover, at: Element): void {
    const { style } = popover;
    style.setProperty('left', '0');
    style.setProperty('top', '0');
    const table = this.#host.getBoundingClientRect();
    const piece = (at.getRootNode() as ShadowRoot).host.getBoundingClientRect();
    // Measures the ring of the thing if there is one, because the box of the thing includes clipped parts.
    const thing = (at.querySelector('.ring') ?? at).getBoundingClientRect();
    const lies = popover.getBoundingClientRect();
    const bottom = Math.min(table.bottom, document.documentElement.clientHeight);
    const room = piece.width > lies.width + 2 * GAP ? piece : table;
    const x = Math.max(
      room.left + GAP,
      Math.min((thing.left + thing.right - lies.width) / 2, room.right - lies.width - GAP),
    );
    const y = thing.bottom + GAP + lies.height <= bottom ? thing.bottom + GAP : thing.top - GAP - lies.height;
    style.setProperty('left', `${Math.round(x - lies.left)}px`);
    style.setProperty('top', `${Math.round(y - lies.top)}px`);
  }

  readonly #press = (event: Event): void => {
    this.#acted = false;
    this.#pressedOn = this.#thing(event.composedPath());
  };

  readonly #act = (): void => {
    this.#acted = true;
    clearTimeout(this.#timer);
  };

  readonly #pressed = (event: Event): void => {
    if (this.#acted || event.defaultPrevented || this.#isIn(event.composedPath())) return;
    const thing = this.#pressedOn;
    if (thing) void this.ask(thing.id, 'press', thing.at);
    else this.forget();
  };

  readonly #key = (event: Event): void => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event as KeyboardEvent;
    if (key !== '?' || altKey || ctrlKey || metaKey || defaultPrevented) return;
    const path = event.composedPath();
    if (this.#isIn(path) || (path[0] as Element).matches('input, select, textarea')) return;
    event.preventDefault();
    const thing = this.#thing(path);
    const id = thing?.id ?? '';
    if (this.#popover?.isConnected && this.#asked?.how === 'key' && this.#asked.id === id && this.#popover.read())
      return;
    void this.ask(id, 'key', thing?.at);
  };

  /** Escape closes the popover and nothing else. */
  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.#popover?.slot || this.#popover?.isRead) return;
    event.stopPropagation();
    event.preventDefault();
    this.forget();
  };

  readonly #move = (event: Event): void => {
    const { pointerType, buttons } = event as PointerEvent;
    const path = event.composedPath();
    const at = path[0] as Element;
    if (pointerType === 'touch' || at === this.#under) return;
    this.#under = at;
    clearTimeout(this.#timer);
    if (this.#isIn(path)) return;
    const thing = buttons ? null : this.#thing(path);
    const hovering = this.#asked?.how === 'hover';
    if (thing && hovering && thing.id === this.#asked?.id) return;
    if (hovering)
      this.#timer = setTimeout(() => {
        this.forget();
        this.#rest(thing);
      }, AWAY);
    else this.#rest(thing);
  };

  #rest(thing: Thing | null): void {
    // A resting pointer does not replace the answer to a press or a key.
    if (thing && !this.#asked) this.#timer = setTimeout(() => void this.ask(thing.id, 'hover', thing.at), REST);
  }

  readonly #leave = (): void => {
    this.#under = null;
    clearTimeout(this.#timer);
    if (this.#asked?.how === 'hover')
      this.#timer = setTimeout(() => {
        this.forget();
      }, AWAY);
  };
}
