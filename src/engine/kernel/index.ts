// The kernel runs the matches of all games; nothing in this folder depends on a particular game. A match is JSON data
// with a stack of steps that still have to be done.
export { createChance, KernelChance, type Chance, type ScriptedResult, type Faces } from './chance.js';
export { createMatch, determinize, explain, openMatch, unusedFaces } from './create-match.js';
export { copy, fingerprint } from './copy.js';
export { untrustedJsonFault } from './untrusted-json.js';
export { restoreMatch } from './restore-match.js';
export { MatchFault } from './faults.js';
export { asLiveMatch, LiveMatch } from './match.js';
export { blockingQuestion } from './questions.js';
export type * from './types.js';
