// The cards that come with this library, as a pack. Their names and texts are in src/messages.
import type { Pack } from '../cards/card-types.js';
import { bloodlust } from './bloodlust.js';
import { camo } from './camo.js';
import { locations } from './locations.js';
import { movement } from './movement.js';
import { patients, specials } from './patients.js';
import { sabo } from './sabo.js';
import { victims } from './victims.js';

export const pack: Pack = {
  format: 1,
  id: 'nightward',
  locations,
  victims,
  patients,
  specials,
  camoSabo: [...camo, ...sabo],
  movement,
  bloodlust,
};
