// A drag means the same as two taps: it points at the dragged thing when the drag begins, and at the place where the
// thing is dropped when the drag ends. Only things that can be dragged now should have `touch-action: none`; touching
// anything else has to scroll the page.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * A drag in progress. The pointer has moved by (dx, dy) client pixels since the start. `over` is the id of the target
 * under the pointer, or null.
 */
export interface Dragged {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
  readonly over: string | null;
}

export interface DragOptions {
  /** The id of the thing under the pointer; null if it cannot be dragged now. */
  source(event: PointerEvent): string | null;
  /**
   * The id of the target at (x, y), in client pixels, on which the thing `id` can be dropped; null if there is none.
   */
  target(x: number, y: number, id: string): string | null;
  /** Called with the dragged thing when the drag begins, and with the target when the thing is dropped on it. */
  point(id: string): void;
  /** Called if the drag ends over no target or is cancelled. It has to undo the first call of `point`. */
  cancel(id: string): void;
  /** Called whenever the pointer moves during a drag, and with null when the drag is over. */
  move?(drag: Dragged | null): void;
}

/** Client pixels that a pointer has to move before a tap becomes a drag. */
const THRESHOLD = { mouse: 5, pen: 8, touch: 10 } as const;

export class Drag implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: DragOptions;
  #pointer: { readonly event: PointerEvent; readonly id: string; dragging: boolean } | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, options: DragOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('pointerdown', this.#down);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('pointerdown', this.#down);
    this.#end(null);
  }

  readonly #down = (event: PointerEvent): void => {
    if (this.#pointer || event.button !== 0 || event.ctrlKey) return;
    const id = this.#options.source(event);
    if (id === null) return;
    this.#pointer = { event, id, dragging: false };
    for (const type of ['pointermove', 'pointerup', 'pointercancel', 'keydown'] as const)
      addEventListener(type, this.#next, true);
  };

  readonly #next = (event: PointerEvent | KeyboardEvent): void => {
    const pointer = this.#pointer;
    if (!pointer) return;
    if (event.type === 'keydown') {
      if (!pointer.dragging || (event as KeyboardEvent).key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      this.#end(null);
      return;
    }
    const { pointerId, pointerType, clientX, clientY } = event as PointerEvent;
    if (pointerId !== pointer.event.pointerId) return;
    if (event.type === 'pointercancel') this.#end(null);
    else if (event.type === 'pointerup') this.#end(this.#options.target(clientX, clientY, pointer.id));
    else {
      const [dx, dy] = [clientX - pointer.event.clientX, clientY - pointer.event.clientY];
      if (!pointer.dragging && Math.hypot(dx, dy) >= THRESHOLD[pointerType as 'mouse']) {
        pointer.dragging = true;
        this.#options.point(pointer.id);
      }
      if (pointer.dragging)
        this.#options.move?.({ id: pointer.id, dx, dy, over: this.#options.target(clientX, clientY, pointer.id) });
    }
  };

  #end(over: string | null): void {
    const pointer = this.#pointer;
    this.#pointer = null;
    for (const type of ['pointermove', 'pointerup', 'pointercancel', 'keydown'] as const)
      removeEventListener(type, this.#next, true);
    if (!pointer?.dragging) return;
    // The click that follows a drag is not a tap.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, true));
    this.#options.move?.(null);
    if (over === null || over === pointer.id) this.#options.cancel(pointer.id);
    else this.#options.point(over);
  }
}
