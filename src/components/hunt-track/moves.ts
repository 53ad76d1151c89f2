// Animations after an update: the figure walks along the path, and a card turns over.
import type { HuntTrackModel } from '../../engine/scene/hunt-track-model.js';
import { animate } from '../shared/motion.js';
import type { Layout, Point } from './layout.js';

/** Milliseconds for one step. */
const STEP = 220;
/** The maximum number of milliseconds for all steps together. */
const WALK = 900;
/** Milliseconds in which a card turns over. */
const TURN = 220;

/**
 * The index of the figure's position in the layout. Index 0 is before the first space, and the last index is after the
 * last space.
 */
export const positionIndexOf = ({ position, ended }: HuntTrackModel): number => position + (ended ? 1 : 0);

/** @param sheet Returns the element of a card, given the number of its space. */
export function showTurns(
  before: HuntTrackModel,
  model: HuntTrackModel,
  sheet: (n: number) => Element | null | undefined,
): void {
  model.spaces.forEach(({ card }, i) => {
    const was = before.spaces[i]?.card;
    const turned = card === 'up' && was !== 'up' && was !== undefined ? sheet(i + 1) : null;
    if (turned) animate(turned, [{ scale: '0 1' }, { scale: '1 1' }], TURN);
  });
}

/** @param side 1 if text runs from left to right, -1 if it runs from right to left. */
export function showWalk(
  figure: Element,
  { figurePositions, pathSections }: Layout,
  from: number,
  to: number,
  side: 1 | -1,
): void {
  if (from === to) return;
  const between = pathSections.slice(Math.min(from, to), Math.max(from, to)).flat();
  const way =
    from < to
      ? [figurePositions[from], ...between]
      : [figurePositions[from], ...between.slice(0, -1).reverse(), figurePositions[to]];
  const [x, y] = figurePositions[to] ?? [0, 0];
  const keyframes = way
    .filter((point): point is Point => !!point)
    .map(([u, v]) => ({ translate: `${((u - x) * side).toFixed(2)}em ${(v - y).toFixed(2)}em` }));
  animate(figure, keyframes, Math.min(WALK, Math.abs(to - from) * STEP), 'ease-in-out');
}
