// The rules of each game as text, by what the ids of the rules begin with, loaded when one is asked for.
// Made by `node scripts/build/registry.js`; not to be edited by hand.
import type { RuleTexts } from './texts.js';

export const ruleTexts: Readonly<Record<string, () => Promise<{ readonly default: RuleTexts }>>> = {
  AE: () => import('./asylum-escape.js'),
  LOB: () => import('./lobotomy-2.js'),
  MOM: () => import('./mansions-of-madness.js'),
  SAN: () => import('./sanitarium.js'),
};
