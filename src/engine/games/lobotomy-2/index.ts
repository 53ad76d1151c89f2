// nightward/games/lobotomy-2: rules and our content.
export { pack } from './content/pack.js';
export { rules } from './rules.js';
export type { Pack } from './content.js';
export type { Happening } from './events.js';
export type { Asked as Options } from './options.js';
export type { State } from './state.js';
