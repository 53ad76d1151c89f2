// The mat of a patient in Coma Ward: the statistics beneath Health and Terror, and what Terror does to a Neurosis
// (CW-RUL-03, CW-RUL-45).

/** Strength and Dexterity under each Health, from 0 to 5, and Focus under each Terror, from 0 to 6 (CW-RUL-03). */
export const statistics = {
  strength: [0, 1, 2, 3, 4, 5],
  dexterity: [0, 2, 3, 3, 4, 4],
  focus: [6, 5, 5, 4, 4, 3, 2],
} as const;

export type Statistic = keyof typeof statistics;

/** The level of a Neurosis, from 1 to 3; 0 if none of its abilities is in force (CW-NEU-02, CW-RUL-45). */
export function levelAt(terror: number, isFlipped: boolean): number {
  if (terror === 0 && !isFlipped) return 0;
  return terror <= 2 ? 1 : terror <= 4 ? 2 : 3;
}

/** The extra dice of Adrenaline: 0 to 2, and one more on the hidden side (CW-NEU-03, CW-RUL-45). */
export const adrenalineAt = (terror: number, isFlipped: boolean): number =>
  Math.max(0, levelAt(terror, isFlipped) - 1) + (isFlipped ? 1 : 0);
