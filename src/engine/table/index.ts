// nightward/table: a match at which people and bots sit, each with what their seat sees and nothing else, here or elsewhere.
export { Limits } from './time-limits.js';
export { remoteTable, serveTable, type Port } from './seat-channel.js';
export { Table, type Sitter, type TableSetup } from './table.js';
export type { Clock, Handle, Look } from './seat-handle.js';
