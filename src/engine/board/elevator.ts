// The elevators of Coma Ward: the Floors that each result of the die allows (CW-MOV-09, CW-RUL-12).

/** The Floors that the results 1 to 6 allow; 0 is the Basement. CW-RUL-12 */
export const elevatorTable: readonly (readonly number[])[] = [[], [0, 1], [1, 2], [2, 3], [0, 3], [0, 1, 2, 3]];

/** The Floors to which a result lets a player ride, other than the one where the elevator is. CW-MOV-09, CW-MOV-10 */
export const floorsToRideTo = (table: readonly (readonly number[])[], result: number, here: number): number[] =>
  (table[result - 1] ?? []).filter((floor) => floor !== here);
