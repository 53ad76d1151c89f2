// Registers <rules-example>.
import { RulesExample } from './rules-example.js';

RulesExample.define();

export type { RulesExample };
