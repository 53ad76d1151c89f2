// The Rooms with the Clue Discovery Markers, where a Phenomenon puts its things. CW-CLU-02
import type { SpaceId } from '../../state/hospital.js';
import type { Context } from '../../state/step-context.js';

/** The Room of Clue 1, 2 or 3. */
export const roomOfClue = ({ state, content }: Context, number: number): SpaceId =>
  state.clues[number - 1]?.at ?? content.hospital.start;
