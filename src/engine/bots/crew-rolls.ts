// What the crew does with dice: declares what is cheap, rerolls what shows nothing, spends Meds where they decide something. LOB-RUL-19
import type { M } from '../games/lobotomy-2/play.js';
import { faceNames } from '../games/lobotomy-2/attack/faces.js';
import type { Question } from '../kernel/index.js';

/** The answer to a question about a roll. */
export function rollAnswer(m: M, { kind, options }: Question): string | undefined {
  switch (kind) {
    case 'attack-declare': return options.find(({ id, rule }) => id.startsWith('use:') && rule === 'LOB-DIS-07')?.id ?? 'go';
    case 'attack-defend': return options.find(({ id }) => id.startsWith('use:'))?.id ?? 'go';
    case 'check-declare': return 'go';
    case 'change': return rerollOf(m, options.map(({ id }) => id)) ?? 'keep';
    case 'pierce-which': return options[0]?.id;
    case 'counter-with': return options.find(({ id }) => id !== 'decline')?.id;
    default: return undefined;
  }
}

/** All dice that show nothing for this roll. */
function rerollOf(m: M, ids: readonly string[]): string | undefined {
  const attack = m.state.attacks.at(-1);
  const blank = ids.find((id) => {
    const [what, group, die] = id.split(':');
    const rolled = what === 'die' ? attack?.attacks[Number(group)]?.dice[Number(die)] : undefined;
    return rolled && ['G1', 'G6'].includes(String(faceNames(rolled.die)[rolled.face]));
  });
  return blank ?? ids.find((id) => id === 'reroll');
}
