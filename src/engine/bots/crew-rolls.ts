// What the crew declares for a roll: what costs little, and helps.
import type { Question } from '../kernel/index.js';

/** The answer to a question about a roll. */
export function rollAnswer({ kind, options }: Question): string | undefined {
  switch (kind) {
    case 'attack-declare': return options.find(({ id, rule }) => id.startsWith('use:') && rule === 'LOB-DIS-07')?.id ?? 'go';
    case 'attack-defend': return options.find(({ id }) => id.startsWith('use:'))?.id ?? 'go';
    case 'check-declare': return 'go';
    case 'pierce-which': return options[0]?.id;
    case 'counter-with': return options.find(({ id }) => id !== 'none')?.id;
    default: return undefined;
  }
}
