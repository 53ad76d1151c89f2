// The symbols of dice, in words.
import { addSymbols, colours, faceNames, noSymbols, type SymbolCounts } from '../rules/attack/dice.js';
import { count, type SpeechContext } from './names.js';
import type { RolledDie } from '../state/state.js';

const order: readonly (keyof SymbolCounts & Parameters<typeof count>[1])[] = [
  'spike',
  'shield',
  'both',
  'star',
  'bolt',
  'insanity',
];

/** All symbols of the dice, such as `3 Spikes and one Bolt`. */
export function symbolsSaid(context: SpeechContext, dice: readonly Pick<RolledDie, 'die' | 'face'>[]): string {
  const signs = noSymbols();
  for (const { die, face } of dice) addSymbols(signs, die, face);
  const shown = order.filter((sign) => signs[sign] > 0);
  return shown.length > 0
    ? context.lexicon.list(shown.map((sign) => count(context, sign, signs[sign])))
    : context.lexicon.say('no-signs');
}

/** All symbols of faces. The faces are given by names such as `G2`, as in events. */
export const facesSaid = (context: SpeechContext, faces: readonly string[]): string =>
  symbolsSaid(
    context,
    faces.flatMap((name) =>
      colours.flatMap((die) => {
        const face = faceNames(die).indexOf(name);
        return face < 0 ? [] : [{ die, face }];
      }),
    ),
  );
