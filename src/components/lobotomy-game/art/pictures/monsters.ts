// The pictures of the Monsters: Basic ones stand in the ward, Elite ones enter through a lit door.
import { doorway, ward } from './parts.js';

/** Draws a Monster, and behind it two others of the same type, dim in the dark. */
const three = (type: string, drawing: string): string =>
  ward(`z*${type} 46 190 0 1.2|z*${type} 156 190 0 1.2|${drawing}`);
const floor = 'zM40 214Q100 204 160 214Q150 224 100 224T40 214z|';

export const monsters = () => ({
  'state-trooper': three('man', `${floor}@state-trooper 100 222 0 1.72`),
  hellhound: ward(
    `zM10 206Q90 196 190 206Q170 216 100 216T10 206z|hM0 120L120 150 200 120V196H0z|@hellhound 122 214 0 1.56`,
  ),
  'night-nurse': three('woman', `${floor}@night-nurse 100 222 0 1.72`),
  'drowned-patient': ward(
    `uM0 196Q50 190 100 196T200 196V232H0z|wM20 206H80V208H20zM120 202H190V204H120zM30 220H110V222H30zM130 218H176V220H130z|@drowned-patient 100 218 0 1.78`,
  ),

  orderly: doorway('@orderly 100 218 0 1.7'),
  cultist: doorway('@cultist 100 218 0 1.56'),
  'animated-doll': doorway('zM60 226Q100 216 140 226Q130 236 100 236T60 226z|@animated-doll 100 224 0 1.5'),
  'daddys-boy': doorway('@daddys-boy 100 220 0 1.55'),
  'stitched-surgeon': doorway('@stitched-surgeon 100 218 0 1.65'),
  'ceiling-crawler': ward('zM40 196Q100 190 170 196Q150 206 100 206T40 196z|@ceiling-crawler 96 20 0 1.5 -2.1'),
  'choir-mother': doorway('@choir-mother 100 220 0 1.52'),
});
