// What the Phenomena bring along, in the order of their numbers.
import type { PhenomenonCards } from '../../cards/card-types.js';
import { borrowedNames } from './borrowed-names.js';
import { codeGrey } from './code-grey.js';
import { dischargePapers } from './discharge-papers.js';
import { flatline } from './flatline.js';
import { neverEmpty } from './never-empty.js';
import { nightShift } from './night-shift.js';
import { theDonor } from './the-donor.js';
import { theVisitor } from './the-visitor.js';
import { twoWakes } from './two-wakes.js';

export const phenomenonCards: readonly PhenomenonCards[] = [
  nightShift,
  theDonor,
  codeGrey,
  theVisitor,
  borrowedNames,
  twoWakes,
  flatline,
  dischargePapers,
  neverEmpty,
];
