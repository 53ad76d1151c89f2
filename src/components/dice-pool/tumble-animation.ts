// The animation of a falling die: a rotating cube is shown in place of the picture, which already shows the result.
import { motionOf } from '../shared/motion.js';

export const mayFall = (pool: Element): boolean => motionOf(pool) === 'full';

const PATH = [
  [0, -1.2, -1.7, 0.7, -820],
  [0.55, -0.2, 0.05, -0.5, -200],
  [0.75, -0.08, -0.3, -0.2, -90],
  [1, 0, 0, -0.5, 0],
];

/**
 * Animates a die, if it is drawn as falling.
 * @param i The index of the die in the pool.
 * @param lies Called when the die has come to rest.
 */
export function fall(die: Element | undefined, i: number, lies: () => void): void {
  const [picture, cube] = die?.firstElementChild?.children ?? [];
  if (!picture || !cube) return;
  // No two dice fall in the same way.
  const duration = 620 + 45 * (i % 5);
  const axis = `${1 - (i % 3) * 0.6},${(i % 4) * 0.5 - 0.6},.3`;
  for (const part of [picture, cube]) for (const animation of part.getAnimations()) animation.cancel();
  picture.animate({ visibility: ['hidden', 'hidden'] }, duration);
  cube.animate(
    PATH.map(([offset = 0, x, y, z, angle], k) => ({
      offset,
      transform: `translate3d(${x}em,${y}em,${z}em)rotate3d(${axis},${angle}deg)`,
      easing: k % 2 ? 'ease-out' : 'ease-in',
    })),
    duration,
  ).onfinish = lies;
}
