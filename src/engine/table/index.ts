// nightward/table: a match at which people and bots sit, each with what their seat sees and nothing else, here or elsewhere.
export { Limits } from './limits.js';
export { remoteTable, serveTable, type Port } from './remote.js';
export { Table, type Sitter, type TableSetup } from './table.js';
export type { Clock, Handle, Look } from './handle.js';
