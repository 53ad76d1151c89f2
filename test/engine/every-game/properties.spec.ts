// Checks the properties in properties.ts for every game in games.ts.
import { test } from 'node:test';
import fc from 'fast-check';
import { games } from './games.js';
import * as properties from './properties.js';

const titles = {
  ends: 'a random match ends',
  repeats: 'equal seeds give equal matches',
  restores: 'a restored save equals the match at every question',
  refusesExactly: 'an act is refused, with its rule, exactly when it is not an option, and a refusal changes nothing',
  imaginesAlike: 'a determinized match shows the seat what it saw',
  imaginedWorldsEnd: 'a determinized match can be played to its end',
  keepsSecrets: 'what a seat may not know changes nothing that it can see, ask, undo or imagine',
  undoes: 'undo goes back exactly to the state before, and only for who chose',
  undoableTeachesNothing: 'an undoable choice teaches nothing',
  viewsAreJson: 'views and positions are JSON',
  changesNothingGivenOut: 'no step changes content, steps, or what was given out',
  clonesAreIndependent: 'clones are independent',
  recordsReplay: 'a record holds exactly what the seat saw',
} as const satisfies Record<string, string>;

/**
 * Faults in these properties appear only at a few positions of a match, and the checks are fast. So they are checked
 * ten times as often.
 */
const dense: readonly string[] = ['keepsSecrets', 'undoableTeachesNothing', 'refusesExactly'];

const begins = { 'from the set-up': false, 'from the middle of a game': true } as const;

for (const subject of games)
  for (const [name, title] of Object.entries(titles))
    for (const [where, middle] of Object.entries(begins)) {
      const { midMatchSituation } = subject;
      if (middle && !midMatchSituation) continue;
      test(`${subject.rules.id}, ${where}: ${title}`, () => {
        const holds = properties[name as keyof typeof titles];
        const stride = dense.includes(name) ? Math.ceil(subject.stride / 10) : subject.stride;
        // If a property fails, fast-check reports the set-up and the seed, with which the failure can be reproduced.
        for (const setup of subject.setups) {
          const property = fc.property(fc.constant(setup), fc.nat(1_000_000), (_, seed) => {
            const situation = middle && midMatchSituation ? { situation: midMatchSituation(setup, seed) } : {};
            holds({ subject: { ...subject, stride }, setup: { ...setup, ...situation }, seed });
          });
          fc.assert(property, { numRuns: subject.runs, endOnFailure: true, includeErrorInReport: true });
        }
      });
    }
