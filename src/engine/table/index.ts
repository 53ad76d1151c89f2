// nightward/table: a table, in this page or elsewhere, where people and bots play a match and each sees only what their
// seat may see.
export { TimeLimits } from './time-limits.js';
export { remoteTable, serveTable, type Port } from './seat-channel.js';
export { Table, type Occupant, type TableSetup } from './table.js';
export type { Clock, SeatHandle, SeatView } from './seat-handle.js';
