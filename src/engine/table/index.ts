// nightward/table: a match at which people and bots sit, each with what their seat sees and nothing else, here or elsewhere.
export { TimeLimits } from './time-limits.js';
export { remoteTable, serveTable, type Port } from './seat-channel.js';
export { Table, type Occupant, type TableSetup } from './table.js';
export type { Clock, SeatHandle, SeatView } from './seat-handle.js';
