// The cards, the board and the elevators that come with the library. The texts of the cards are in src/messages.
import { elevatorTable } from '../../../board/elevator.js';
import { comaWardFloors } from '../../../board/floor-plan.js';
import type { Pack } from '../cards/card-types.js';
import { entities } from './entities.js';
import { hallucinations } from './hallucinations.js';
import { items } from './items.js';
import { neuroses } from './neuroses.js';
import { quirks } from './quirks.js';
import { hallucinationRooms, rooms } from './rooms.js';

export const pack: Pack = {
  format: 1,
  id: 'nightward',
  items,
  rooms,
  hallucinationRooms,
  hallucinations,
  quirks,
  neuroses,
  entities,
  // CW-RUL-12
  elevator: elevatorTable,
  // CW-RUL-09
  board: comaWardFloors,
};
