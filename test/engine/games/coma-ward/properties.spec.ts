// Checks the properties of every game (test/engine/every-game) for Coma Ward, which is not registered as a game yet.
import { test } from 'node:test';
import * as properties from '../../every-game/properties.js';
import { subject } from './subject.js';

const { begin: _, anyChoice: __, resume: ___, scrambled: ____, ...checked } = properties;

/** Faults in these appear only at a few positions, so they are checked more often. */
const dense: readonly string[] = ['keepsSecrets', 'undoableTeachesNothing', 'refusesExactly'];

for (const [name, holds] of Object.entries(checked))
  test(`coma-ward: ${name}`, () => {
    const stride = Math.ceil(subject.stride / (dense.includes(name) ? 10 : 1));
    for (const [seed, setup] of subject.setups.entries()) holds({ subject: { ...subject, stride }, setup, seed });
  });
