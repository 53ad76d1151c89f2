// What the players decide together, and what a card asks: as LOB-RUL-19 settles it, or what gives most and costs least.
import { attributeOf, characterOf, healthOf, living, placeOf, woundsOf } from '../games/lobotomy-2/figures.js';
import { range } from '../games/lobotomy-2/ground.js';
import type { M } from '../games/lobotomy-2/play.js';
import type { Option, Question } from '../kernel/index.js';

export function tableAnswer(m: M, question: Question): string | undefined {
  const { kind, options, player } = question;
  switch (kind) {
    case 'search-buy': return most(options, ({ id }) => id.split('+').length + (id === 'buy:nothing' ? -1 : 0) + (id.includes('weapon') ? 0.2 : 0));
    case 'attack-whom': return most(options, (option) => toughness(m, numberOf(option)));
    case 'spawn-where': return most(options, (option) => nearestCharacter(m, numberOf(option)));
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

/** Who is left with most Health after it. */
const toughness = (m: M, player: number): number => (characterOf(m, player).items.some(({ worn }) => worn) ? 0.5 : 0) + healthOf(m, player) - woundsOf(m, player);
const nearestCharacter = (m: M, space: number): number => Math.min(Infinity, ...living(m).map((id) => range(m, placeOf(m, id), space)));

function most(options: readonly Option[], worth: (option: Option) => number): string | undefined {
  return [...options].sort((a, b) => worth(b) - worth(a))[0]?.id;
}
