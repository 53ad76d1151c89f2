// Registers <match-replay>.
import { MatchReplay } from './match-replay.js';

MatchReplay.define();

export type { MatchReplay };
