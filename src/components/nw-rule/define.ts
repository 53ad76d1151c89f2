// Registers <nw-rule>.
import { Rule } from './nw-rule.js';

Rule.define();
