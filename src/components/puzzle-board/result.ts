// The result of a puzzle, for sharing without spoilers.
import type { Puzzle } from '../../engine/puzzle/types.js';
import type { SolverAdvice } from './controls.js';
import type { BoardHost } from './played-puzzle.js';
import type { StandalonePuzzle } from './standalone-puzzle.js';
import { titleOf } from './words.js';

/**
 * Returns four lines: the title, the numbers of actions, attempts and hints, a dot for each necessary action and a ring
 * for each further one, and a link to the same deal.
 */
export async function resultOf(
  host: BoardHost,
  standalone: StandalonePuzzle,
  puzzle: Puzzle,
  { fewest, hints }: SolverAdvice,
): Promise<string> {
  const { used, attempts } = standalone;
  const day = host.puzzle === 'daily' ? (host.seed ?? new Date().toLocaleDateString('sv')) : '';
  const needed = Math.min(fewest ?? used, used);
  const { linkTo } = await import('../shared/links.js');
  const link = new URL(await linkTo(host, { ...standalone.state, moves: [] }), location.href).href;
  return [
    day ? host.say('result-title', { puzzle: titleOf(host, puzzle), day }) : titleOf(host, puzzle),
    [
      fewest === null ? host.say('solved', { n: used }) : host.say('result-solved', { n: used, fewest }),
      ...(attempts > 1 ? [host.say('result-turns', { n: attempts })] : []),
      ...(hints ? [host.say('result-hints', { n: hints })] : []),
    ].join(', '),
    '●'.repeat(needed) + '○'.repeat(used - needed),
    link,
  ].join('\n');
}
