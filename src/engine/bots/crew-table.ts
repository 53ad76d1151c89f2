// What a card asks, and where a Character comes back: what gives most and costs least.
import { attributeOf, living, placeOf } from '../games/lobotomy-2/figures.js';
import { range } from '../games/lobotomy-2/ground.js';
import type { M } from '../games/lobotomy-2/play.js';
import type { Option, Question } from '../kernel/index.js';

export function tableAnswer(m: M, question: Question): string | undefined {
  const { kind, options, player } = question;
  switch (kind) {
    case 'search-buy': return most(options, ({ id }) => id.split('+').length + (id === 'buy:nothing' ? -1 : 0) + (id.includes('weapon') ? 0.2 : 0));
    case 'respawn-where': return most(options, (option) => -nearestCharacter(m, numberOf(option)));
    case 'trade-offer': return 'cancel';
    case 'trade-agree': return 'yes';
    case 'loadout': return options.find(({ id }) => id.startsWith('wear:'))?.id ?? 'done';
    case 'heal-what': return options[0]?.id;
    case 'infect-what': return most(options, ({ id }) => attributeOf(m, player, id.split(':')[1] as 'strength'));
    case 'pay-or-not': return 'pass';
    case 'free-move': case 'free-blink': case 'push-where': return 'stay';
    default: return undefined;
  }
}

const numberOf = ({ id }: Option): number => Number(id.split(':').at(-1));

const nearestCharacter = (m: M, space: number): number => Math.min(Infinity, ...living(m).map((id) => range(m, placeOf(m, id), space)));

function most(options: readonly Option[], worth: (option: Option) => number): string | undefined {
  return [...options].sort((a, b) => worth(b) - worth(a))[0]?.id;
}
