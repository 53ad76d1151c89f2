// nightward/games/night-watch: the rules of Night Watch, and its content.
export type { Pack } from './cards/card-types.js';
export type { NightWatchView } from './state/state.js';

export { pack } from './content/pack.js';
export { rules } from './rules/rules.js';
