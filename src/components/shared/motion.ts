// How much may move. The state is always whole before anything moves; a movement only shows the change afterwards.
import { nearestAncestor } from './ancestors.js';

/** `none`: nothing moves; `calm`: slowly, no jumps and no flicker; `full`. */
export type Motion = 'full' | 'calm' | 'none';

/** `motion="none|calm"` on the element or an ancestor, or the reader's own setting of reduced motion. */
export function motionOf(element: Element): Motion {
  const asked = nearestAncestor(element, '[motion]')?.getAttribute('motion');
  if (asked === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 'none';
  return asked === 'calm' ? 'calm' : 'full';
}

/**
 * Animates a change on `target`, unless nothing may move.
 * @param ms Milliseconds; 120 to 240 for moves that a player's hand would make.
 */
export function animate(target: Element, keyframes: Keyframe[], ms: number, easing = 'ease-out'): void {
  const motion = motionOf(target);
  if (motion !== 'none')
    target.animate(
      keyframes,
      motion === 'calm' ? { duration: ms * 3, easing: 'ease-in-out' } : { duration: ms, easing },
    );
}
