// nightward/engine: starts and restores matches, explains why an act is not allowed, and checks packs.
export { MatchFault, createMatch, explain, restoreMatch } from './kernel/index.js';
export { validatePack } from './validate-pack.js';
export type {
  Choice,
  Event,
  ScriptedResult as Face,
  Faces,
  Fault,
  Json,
  Match,
  MatchSetup,
  Option,
  Outcome,
  PlayerId,
  Question,
  Refusal,
  Result,
  RuleId,
  Rules,
  Save,
  Seat,
  SeatRecord,
  TargetId,
  View,
} from './kernel/index.js';
