// The schemas of single values in a pack: numbers with their ranges, ids with their patterns, and the fixed names of
// the rules.
import * as v from 'valibot';
import { integer } from '../../../../cards/pack-schema-parts.js';
import type {
  Attribute,
  Colour,
  Condition,
  Disorder,
  Junk,
  Keyword,
  DiceSymbol,
  SpawnColour,
  AbilityTrigger,
} from '../card-types.js';
import type { FaultCode } from './pack-faults.js';

/** A small number, positive or negative. */
export const change = integer(-9, 9);
/** A small number, at least 1. */
export const some = integer(1, 9);
/** A small number, at least 0. */
export const any = integer(0, 9);
/** A number that may be large. */
export const many = integer(1, 99);

/** Text that matches the pattern. Other text leads to a fault with this code. */
const form = (is: RegExp, code: FaultCode) => v.pipe(v.string(), v.regex(is, code));
export const scenarioId = form(/^(S|DN)[1-9]\d?$/, 'not-scenario');
export const cid = form(/^(S|DN)[1-9]\d?-((EC|RC)-?[1-9]\d?|[A-Z]{1,3})$/, 'not-cid');
/** The id of a Space on its tile, usually a letter. */
export const spaceId = form(/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/, 'not-space');
/** The id of a Space on a map: `<tile>.<space>`. */
export const space = form(/^[a-z][a-z0-9-]{0,39}\.[A-Za-z0-9][A-Za-z0-9-]{0,19}$/, 'not-space');
export const ruleId = form(/^LOB-[A-Z]{2,4}-\d{2,3}$/, 'not-rule');

export const colour = v.picklist(['green', 'red', 'blue', 'brown'] as const satisfies readonly Colour[]);
export const attribute = v.picklist([
  'strength',
  'dexterity',
  'wisdom',
  'imagination',
] as const satisfies readonly Attribute[]);
export const junkKinds = ['glass', 'wood', 'rope', 'paper', 'pipe', 'rock'] as const satisfies readonly Junk[];
export const junk = v.picklist(junkKinds);
export const disorder = v.picklist([
  'aggression',
  'ocd',
  'schizophrenia',
  'anxiety',
] as const satisfies readonly Disorder[]);
export const spawnColours = ['green', 'blue', 'red', 'yellow'] as const satisfies readonly SpawnColour[];
export const condition = v.picklist(['fire', 'frost', 'stun'] as const satisfies readonly Condition[]);
export const keyword = v.picklist([
  'fire',
  'frost',
  'stun',
  'aoe',
  'pierce',
  'ethereal',
  'holy',
  'critical',
  'lifesteal',
  'infection',
  'dodge',
  'deflect',
  'counterattack',
] as const satisfies readonly Keyword[]);
export const sign = v.picklist([
  'spike',
  'shield',
  'star',
  'bolt',
  'insanity',
] as const satisfies readonly DiceSymbol[]);
export const trigger = v.picklist([
  'turn-begins',
  'turn-ends',
  'wounded',
  'dies',
  'kills',
  'enters',
  'searched',
  'hunt-moves',
] as const satisfies readonly AbilityTrigger[]);
export const monsterClass = v.picklist(['basic', 'elite', 'boss']);
export const until = v.picklist(['turn', 'round', 'good']);
/** A number, or the X that was paid. */
export const count = v.union([many, v.literal('x')], 'not-count');
