// How much movement is allowed. The state always changes first; a movement only shows the change afterwards.
import { nearestAncestor } from './ancestors.js';

/** `none`: nothing moves. `calm`: things move slowly, without jumps or flicker. `full`: no limits. */
export type Motion = 'full' | 'calm' | 'none';

/**
 * Returns how much movement is allowed. This depends on the nearest `motion` attribute on the element or an ancestor,
 * and on the user's setting for reduced motion.
 */
export function motionOf(element: Element): Motion {
  const asked = nearestAncestor(element, '[motion]')?.getAttribute('motion');
  if (asked === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 'none';
  return asked === 'calm' ? 'calm' : 'full';
}

/**
 * Animates a change on `target`, unless nothing may move.
 * @param ms The duration in milliseconds; in calm motion, it is three times as long. For moves that a player's hand
 * would make, 120 to 240 is right.
 */
export function animate(target: Element, keyframes: Keyframe[], ms: number, easing = 'ease-out'): void {
  const motion = motionOf(target);
  if (motion !== 'none')
    target.animate(
      keyframes,
      motion === 'calm' ? { duration: ms * 3, easing: 'ease-in-out' } : { duration: ms, easing },
    );
}
