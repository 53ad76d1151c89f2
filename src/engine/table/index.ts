// nightward/table: a table where people and bots play a match. It may be in this page or elsewhere. Each seat sees only
// what it may see.
export { TimeLimits } from './time-limits.js';
export { remoteTable, serveTable, type Port } from './seat-channel.js';
export { Table, type Occupant, type TableSetup } from './table.js';
export type { Clock, SeatHandle, SeatView } from './seat-handle.js';
