// What dice show, in words.
import { addSigns, colours, faceNames, noSigns, type Signs } from '../rules/attack/dice.js';
import { count, type Told } from './names.js';
import type { Rolled } from '../state/state.js';

const order: readonly (keyof Signs & Parameters<typeof count>[1])[] = [
  'spike',
  'shield',
  'both',
  'star',
  'bolt',
  'insanity',
];

/** All symbols of these dice: `3 Spikes and one Bolt`. */
export function signsSaid(told: Told, dice: readonly Pick<Rolled, 'die' | 'face'>[]): string {
  const signs = noSigns();
  for (const { die, face } of dice) addSigns(signs, die, face);
  const shown = order.filter((sign) => signs[sign] > 0);
  return shown.length > 0
    ? told.tongue.list(shown.map((sign) => count(told, sign, signs[sign])))
    : told.tongue.say('no-signs');
}

/** The same for face names such as `G2`, as events have them. */
export const facesSaid = (told: Told, faces: readonly string[]): string =>
  signsSaid(
    told,
    faces.flatMap((name) =>
      colours.flatMap((die) => {
        const face = faceNames(die).indexOf(name);
        return face < 0 ? [] : [{ die, face }];
      }),
    ),
  );
