// The properties of properties.ts, asked of every game in games/all.ts.
import { test } from 'node:test';
import fc from 'fast-check';
import { games } from './games/all.js';
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

/** Where a fault hides at few stops, and a stop costs little: looked at ten times as often, in twice as many matches. */
const dense: readonly string[] = ['keepsSecrets', 'undoableTeachesNothing', 'refusesExactly'];

for (const subject of games)
  for (const [name, title] of Object.entries(titles))
    test(`${subject.rules.id}: ${title}`, () => {
      const holds = properties[name as keyof typeof titles];
      // A counterexample names the set-up and the seed: all that is needed to see it again.
      const matches = fc.record({ setup: fc.constantFrom(...subject.setups), seed: fc.nat(1_000_000) });
      const stride = dense.includes(name) ? Math.ceil(subject.stride / 10) : subject.stride;
      const property = fc.property(matches, (match) => { holds({ subject: { ...subject, stride }, ...match }); });
      const numRuns = dense.includes(name) ? 2 * subject.runs : subject.runs;
      fc.assert(property, { numRuns, endOnFailure: true, includeErrorInReport: true });
    });
