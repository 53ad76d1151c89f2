// The aims of all Phenomena, in the order of their numbers.
import type { Outlook } from '../outlook.js';
import type { Aim } from './aim.js';

const aims: readonly Aim[] = [];

/** The aim of the Phenomenon in play; undefined in the Prologue. */
export const aimFor = ({ view }: Outlook): Aim | undefined =>
  view.act === 'phenomenon' ? aims.find(({ id }) => id === view.phenomenon) : undefined;
