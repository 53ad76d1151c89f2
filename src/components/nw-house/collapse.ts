// The animation of a collapse: a room breaks into shards and dust, the rooms above it fall and bounce, columns close
// up, and figures walk. The new house has already been drawn, so only the changes are animated. If the reader wants
// calm movement, nothing is animated.
import { motionOf } from '../shared/motion.js';
import type { Changes, Shift } from './layout.js';

const [JOLT, FALL, BOUNCE, CLOSE, WALK] = [110, 220, 130, 240, 200] as const;

/**
 * The outlines of the shards into which a room breaks, in percent of its width and height. Together they cover the
 * room.
 */
const SHARDS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [0, 0],
    [34, 0],
    [44, 46],
    [0, 34],
  ],
  [
    [34, 0],
    [70, 0],
    [58, 30],
    [44, 46],
  ],
  [
    [70, 0],
    [100, 0],
    [100, 30],
    [58, 30],
  ],
  [
    [58, 30],
    [100, 30],
    [100, 70],
    [66, 62],
    [44, 46],
  ],
  [
    [66, 62],
    [100, 70],
    [100, 100],
    [70, 100],
  ],
  [
    [44, 46],
    [66, 62],
    [70, 100],
    [38, 100],
  ],
  [
    [44, 46],
    [38, 100],
    [0, 100],
    [0, 72],
    [22, 58],
  ],
  [
    [0, 34],
    [44, 46],
    [22, 58],
    [0, 72],
  ],
];

/** Copies of the rooms that will disappear. */
const relicsOf = (root: ParentNode, { broken }: Changes): readonly HTMLElement[] =>
  broken.flatMap(({ id }) => {
    const relic = root.querySelector(`.room[data-id="${CSS.escape(id)}"]`)?.cloneNode(true) as HTMLElement | undefined;
    if (!relic) return [];
    for (const name of ['role', 'tabindex', 'data-id', 'aria-label', 'part']) relic.removeAttribute(name);
    return [relic];
  });

/** What the animation needs from the previous drawing. */
export interface Ruins {
  readonly relics: readonly HTMLElement[];
  /** The left edge of the house, in client pixels. */
  readonly left: number;
}

/** Copies the rooms that will break, before the update removes them; null if nothing breaks. */
export const ruinsOf = (root: ParentNode, changes: Changes): Ruins | null =>
  changes.broken.length
    ? { relics: relicsOf(root, changes), left: root.querySelector('.house')?.getBoundingClientRect().left ?? 0 }
    : null;

export function collapse(root: ParentNode, changes: Changes, ruins: Ruins | null): void {
  const house = root.querySelector<HTMLElement>('.house');
  const wreck = root.querySelector<HTMLElement>('.wreck');
  const { rooms, roofs, figures } = changes;
  const changed = ruins ?? rooms[0] ?? roofs[0] ?? figures[0];
  if (!changed || !house || !wreck || motionOf((root as ShadowRoot).host) !== 'full') return;
  for (const relic of ruins?.relics ?? []) breakUp(wreck, relic);
  const fallen = [...rooms, ...roofs].some(({ dy }) => dy > 0);
  for (const shift of rooms) settle(root.querySelector(`[data-id="${CSS.escape(shift.id)}"]`), shift);
  for (const shift of roofs) settle(root.querySelector(`[data-roof="${CSS.escape(shift.id)}"]`), shift);
  for (const shift of figures)
    (ruins ? settle : walk)(root.querySelector(`[data-id="${CSS.escape(shift.id)}"]`), shift);
  // A centred house moves when it loses a column.
  const lean = ruins && ruins.left - house.getBoundingClientRect().left;
  if (lean) house.animate({ transform: [`translateX(${lean}px)`, 'none'] }, { ...closing, fill: 'backwards' });
  if (fallen)
    house.animate({ translate: ['0', '0 3px', '0 -2px', '0 1px', '0'] }, { duration: 180, delay: JOLT + FALL });
}

const closing = { duration: CLOSE, delay: JOLT + FALL, easing: 'cubic-bezier(.5,0,.2,1)' } as const;
const [WIDE, HIGH] = ['var(--w)', 'var(--h)'] as const;

/** A thing falls, bounces once and comes to rest; then it moves sideways if its column has moved. */
function settle(thing: Element | null, { dx, dy }: Shift): void {
  if (!thing) return;
  if (dy > 0) {
    const from = `0 calc(${-dy} * ${HIGH})`;
    thing.animate(
      [
        { translate: from, easing: 'cubic-bezier(.6,0,.95,.6)' },
        { translate: '0 0', easing: 'ease-out', offset: FALL / (FALL + BOUNCE) },
        { translate: '0 -5px', easing: 'ease-in', offset: (FALL + BOUNCE / 2) / (FALL + BOUNCE) },
        { translate: '0 0' },
      ],
      { duration: FALL + BOUNCE, delay: JOLT, fill: 'backwards' },
    );
  }
  if (dx || dy < 0) {
    const aside = `translate(calc(${dx} * ${WIDE}),calc(${Math.max(0, -dy)} * ${HIGH}))`;
    thing.animate([{ transform: aside }, { transform: 'none' }], { ...closing, fill: 'backwards' });
  }
}

/** A figure moves to another room, with a step halfway. */
function walk(thing: Element | null, { dx, dy }: Shift): void {
  const at = (part: number, up = 0): string =>
    `translate(calc(${dx * part} * ${WIDE}),calc(${-dy * part} * ${HIGH} - ${up}px))`;
  thing?.animate(
    [
      { transform: at(1) },
      { transform: at(0.6, 5) },
      { transform: at(0.5) },
      { transform: at(0.2, 5) },
      { transform: 'none' },
    ],
    { duration: WALK + 40 * Math.min(1, Math.abs(dx) + Math.abs(dy) - 1), easing: 'ease-out' },
  );
}

/** The room jolts and breaks into rotating shards, and leaves a cloud of dust. */
function breakUp(wreck: HTMLElement, relic: HTMLElement): void {
  const goes = (piece: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void => {
    wreck.append(piece);
    piece.animate(frames, { fill: 'both', ...timing }).onfinish = () => {
      piece.remove();
    };
  };
  for (const [i, outline] of SHARDS.entries()) {
    const shard = relic.cloneNode(true) as HTMLElement;
    shard.style.clipPath = `polygon(${outline.map(([x, y]) => `${x}% ${y}%`).join()})`;
    const [cx = 50, cy = 50] = [0, 1].map(
      (axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length,
    );
    shard.style.transformOrigin = `${cx}% ${cy}%`;
    const turn = (cx - 46) * 0.9 + (i % 2 ? 14 : -10);
    goes(
      shard,
      [
        { transform: 'none' },
        { transform: `translate(${i % 2 ? '-2px' : '2px'},1px)`, offset: 0.12 },
        {
          transform: `translate(${(cx - 46) * 0.05}px,${(cy - 40) * 0.06}px)`,
          offset: 0.3,
          easing: 'cubic-bezier(.5,0,.9,.6)',
        },
        {
          transform: `translate(${(cx - 46) * 1.1}%,${34 + (100 - cy) * 0.35}%) rotate(${turn}deg)`,
          opacity: 0.9,
          offset: 0.8,
        },
        {
          transform: `translate(${(cx - 46) * 1.4}%,${62 + (100 - cy) * 0.4}%) rotate(${turn * 1.5}deg)`,
          opacity: 0,
        },
      ],
      { duration: JOLT + FALL + BOUNCE },
    );
  }
  const { style } = relic;
  for (let i = 0; i < 9; i++) {
    const puff = document.createElement('i');
    puff.className = 'puff';
    for (const name of ['--x', '--y']) puff.style.setProperty(name, style.getPropertyValue(name));
    puff.style.setProperty('--at', String(0.08 + i * 0.105));
    const far = (i - 4) * 9;
    goes(
      puff,
      [
        { transform: 'translateY(20%) scale(.2)', opacity: 0 },
        {
          transform: `translate(${far}%,-${20 + ((i * 37) % 40)}%) scale(${0.9 + (i % 3) * 0.25})`,
          opacity: 0.95,
          offset: 0.35,
        },
        {
          transform: `translate(${far * 2.4}%,-${60 + ((i * 53) % 70)}%) scale(${1.5 + (i % 3) * 0.3})`,
          opacity: 0,
        },
      ],
      { duration: 620, delay: JOLT + (i % 4) * 30, easing: 'ease-out' },
    );
  }
}
