// nightward/games/lobotomy-2: rules and our content.
export { pack } from './content/pack.js';
export { rules } from './rules/rules.js';
export type { Pack } from './cards/card-index.js';
export type { Happening } from './state/events.js';
export type { Asked as Options } from './rules/options.js';
export type { State } from './state/state.js';
