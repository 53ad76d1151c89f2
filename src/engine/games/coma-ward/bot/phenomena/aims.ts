// The aims of all Phenomena, in the order of their numbers.
import type { Outlook } from '../outlook.js';
import type { Aim } from './aim.js';
import { blackout } from './blackout.js';
import { borrowedNames } from './borrowed-names.js';
import { codeGrey } from './code-grey.js';
import { dischargePapers } from './discharge-papers.js';
import { feverWard } from './fever-ward.js';
import { flatline } from './flatline.js';
import { lastBed } from './last-bed.js';
import { neverEmpty } from './never-empty.js';
import { nightShift } from './night-shift.js';
import { theDonor } from './the-donor.js';
import { theVisitor } from './the-visitor.js';
import { twoWakes } from './two-wakes.js';
import { wager } from './wager.js';

const aims: readonly Aim[] = [
  nightShift,
  theDonor,
  lastBed,
  codeGrey,
  theVisitor,
  feverWard,
  borrowedNames,
  blackout,
  twoWakes,
  wager,
  flatline,
  dischargePapers,
  neverEmpty,
];

/** The aim of the Phenomenon in play; undefined in the Prologue. */
export const aimFor = ({ view }: Outlook): Aim | undefined =>
  view.act === 'phenomenon' ? aims.find(({ id }) => id === view.phenomenon) : undefined;
