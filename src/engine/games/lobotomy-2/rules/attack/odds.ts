// The exact chances of an Attack's Wounds before the Attack, without Meds. No results are sampled: dice are added one
// by one, and equivalent results are merged. Rerolls follow the simple policy of LOB-RUL-19: all dice without a useful
// symbol are rerolled; if the number of rerolls is limited, the stronger dice come first.
import { distribution, type Distribution } from '../../../../dice/odds.js';
import type { Colour, Keyword } from '../../cards/card-types.js';
import { conditionsOf } from '../conditions.js';
import { characterOf, healthOf, sum, woundsOf } from '../values-in-force.js';
import { memoByIdentity, memoByName } from '../../cards/memo.js';
import type { Position } from '../../state/step-context.js';
import { isCharacter, type TotalModifiers, type Mini } from '../../state/state.js';
import { faceNames, symbolsOf, successes, type CountedRoll, type SymbolCounts, pool } from './dice.js';
import { modifiersOfAttack, modifiersOfDefense, type AttackPlan } from './modifiers.js';
import { isAutomatic } from './current-attack.js';

/** Both sides of the Attack before the roll. */
export interface WoundOddsInput {
  readonly attack: TotalModifiers;
  readonly defense: TotalModifiers;
  /** The target has a Fire token. LOB-KEY-02 */
  readonly fire: boolean;
  /** The number of Monsters that have already attacked the target in this phase. LOB-MAT-11 */
  readonly prior: number;
  /** The target is Stunned, so the attacker may reroll any number of dice. LOB-KEY-20 */
  readonly stunned: boolean;
  /** The number of Wounds that would defeat the target. */
  readonly left: number;
  /**
   * Decides which of several equal dice Pierce removes: a Character keeps a die with a Bolt, a Monster loses it.
   * LOB-RUL-59
   */
  readonly target: 'character' | 'monster';
}

export interface WoundOdds extends Distribution {
  /** The chance that the target is defeated. */
  readonly kills: number;
}

/** Represents equivalent modifiers by one object, so that their odds are computed only once. */
const canonicalModifiers = memoByName<TotalModifiers>();
const allModifiers = {};
const canonical = memoByIdentity((side: TotalModifiers): TotalModifiers =>
  canonicalModifiers(allModifiers, oddsKey(side), () => side),
);
/** A key that contains everything that the chances depend on. */
const oddsKey = ({
  dice: { green, red, blue, brown },
  auto,
  printed,
  keywords,
  bolt,
  reroll,
  convert,
  convertFoe,
  turn,
  immune,
}: TotalModifiers): string =>
  JSON.stringify([
    green,
    red,
    blue,
    brown,
    auto,
    printed,
    keywords,
    bolt.auto,
    bolt.keywords,
    reroll,
    convert,
    convertFoe,
    turn,
    immune,
  ]);
const oddsByDefense = memoByIdentity((_attack: TotalModifiers) => memoByName<Distribution>());

/** Returns the chances of Wounds and of a defeat. Abilities that could still be declared are ignored. */
export function woundOddsOf(m: Position, made: AttackPlan, target: Mini, prior = 0): WoundOdds {
  const wounds = woundsOfAttack(m, made, target, prior);
  return { ...wounds, kills: wounds.atLeast(Math.max(1, healthOf(m, target) - woundsOf(m, target))) };
}

export function woundsOfAttack(m: Position, made: AttackPlan, target: Mini, prior = 0): Distribution {
  const attack = canonical(modifiersOfAttack(m, made));
  const defense = canonical(modifiersOfDefense(m, target, made.declared));
  const fire = conditionsOf(m, target).fire !== undefined;
  const stunned = isCharacter(made.by) && !isCharacter(target) && conditionsOf(m, target).stun !== undefined;
  const kind = isCharacter(target) ? 'character' : 'monster';
  const variant = prior * 8 + (fire ? 4 : 0) + (stunned ? 2 : 0) + (kind === 'character' ? 1 : 0);
  return oddsByDefense(attack)(defense, variant, () =>
    woundOdds({ attack, defense, fire, prior, stunned, left: 1, target: kind }),
  );
}

/** The number of earlier attackers that improve a Basic or Elite Monster's Attack on this target. LOB-MAT-11 */
export const priorAttackersOf = (m: Position, target: Mini): number =>
  isCharacter(target) ? characterOf(m, target).attackers : 0;

export function woundOdds(input: WoundOddsInput): WoundOdds {
  const { attack, defense, left } = input;
  const effectsWith = (bolted: boolean): ReadonlySet<Keyword> =>
    new Set(
      [...attack.keywords, ...(bolted ? attack.bolt.keywords : [])].filter((each) => !defense.immune.includes(each)),
    );
  const chances: number[] = [];
  const add = (wounds: number, chance: number): void => {
    while (chances.length <= wounds) chances.push(0);
    chances[wounds] = (chances[wounds] ?? 0) + chance;
  };
  if (!isAutomatic('aoe', attack, defense) && defense.keywords.includes('dodge')) add(0, 1);
  else {
    const attackOutcomes = attackSums(input);
    const defenseOutcomes = defenseSums(input);
    for (const bolted of [false, true]) {
      const effects = effectsWith(bolted);
      const avoided = avoidedBy(input, effects, defenseOutcomes);
      for (const { n, chance } of attackOutcomes.filter((each) => each.bolted === bolted)) {
        const hits = n + attack.auto + input.prior + (input.fire || effects.has('fire') ? 1 : 0);
        for (const [shields, other] of avoided)
          add(
            (shields === dodged ? 0 : Math.max(0, hits - shields)) * (effects.has('critical') ? 2 : 1),
            chance * other,
          );
      }
    }
  }
  const all = distribution(chances);
  return { ...all, kills: all.atLeast(Math.max(1, left)) };
}

// Attack dice: successes, and whether any die shows a Bolt

interface AttackSum {
  readonly n: number;
  readonly bolted: boolean;
  readonly chance: number;
}

function attackSums({ attack, defense, stunned }: WoundOddsInput): AttackSum[] {
  const { bolt } = attack;
  const useful = bolt.auto > 0 || bolt.keywords.length > 0;
  const faces = faceValues('attack', attack, bolt.auto, useful);
  const sums = sumDice(
    pool(attack, defense.convertFoe),
    stunned ? Infinity : attack.reroll,
    faces,
    0,
    (sum, { n, bolts }) => (Math.floor(sum / 2) + n) * 2 + ((sum & 1) | Number(bolts > 0)),
  );
  return [...sums].map(([sum, chance]) => ({ n: Math.floor(sum / 2), bolted: (sum & 1) === 1, chance }));
}

// Defense dice: Shields, Bolts, and the die that Pierce would remove

/**
 * `top` is 1 more than the most Shields on a single die, or 0 if there are no dice. Among the dice with the most
 * Shields, `withBolt` says whether one shows a Bolt, and `without` says whether one shows none.
 */
interface DefenseSum {
  readonly shields: number;
  readonly bolts: number;
  readonly top: number;
  readonly withBolt: boolean;
  readonly without: boolean;
}

const encode = ({ shields, bolts, top, withBolt, without }: DefenseSum): number =>
  (((shields * 64 + bolts) * 64 + top) * 2 + Number(withBolt)) * 2 + Number(without);
const decode = (sum: number): DefenseSum => ({
  without: (sum & 1) === 1,
  withBolt: ((sum >> 1) & 1) === 1,
  top: (sum >> 2) & 63,
  bolts: (sum >> 8) & 63,
  shields: sum >> 14,
});

function defenseSums({ attack, defense }: WoundOddsInput): readonly (readonly [best: DefenseSum, chance: number])[] {
  const faces = faceValues('defense', defense, 0, defense.bolt.auto > 0 || defense.bolt.keywords.length > 0);
  const sums = sumDice(
    pool(defense, attack.convertFoe),
    defense.reroll,
    faces,
    encode({ shields: 0, bolts: 0, top: 0, withBolt: false, without: false }),
    (sum, { n, bolts }) => {
      const { top, withBolt, without, ...before } = decode(sum);
      const [better, equal] = [n + 1 > top, n + 1 === top];
      return encode({
        shields: before.shields + n,
        bolts: before.bolts + bolts,
        top: Math.max(top, n + 1),
        withBolt: bolts > 0 ? better || equal || withBolt : !better && withBolt,
        without: bolts === 0 ? better || equal || without : !better && without,
      });
    },
  );
  return [...sums].map(([sum, chance]) => [decode(sum), chance]);
}

/** Stands for the number of Shields if the defender dodges. */
const dodged = -1;

/** Returns the chance of each number of avoided hits for an Attack with these effects. LOB-RUL-05 steps 8 to 10 */
function avoidedBy(
  { attack, defense, target }: WoundOddsInput,
  effects: ReadonlySet<Keyword>,
  thrown: readonly (readonly [DefenseSum, number])[],
): Map<number, number> {
  if (effects.has('ethereal')) return new Map([[0, 1]]);
  const automatic = defense.auto - (effects.has('holy') ? defense.printed : 0);
  const mayDodge = defense.bolt.keywords.includes('dodge') && !isAutomatic('aoe', attack, defense);
  const avoided = new Map<number, number>();
  for (const [{ shields, bolts, top, withBolt, without }, chance] of thrown) {
    const pierced = effects.has('pierce') && top > 0;
    const losesBolt = pierced && withBolt && (target === 'monster' || !without);
    const left = bolts - (losesBolt ? 1 : 0);
    const n =
      mayDodge && left > 0
        ? dodged
        : Math.max(0, shields - (pierced ? top - 1 : 0) + automatic + left * defense.bolt.auto);
    avoided.set(n, (avoided.get(n) ?? 0) + chance);
  }
  return avoided;
}

/** The average number of Shields of a Defense Roll, including automatic Shields and Shields from Bolts. */
export const expectedShields = (side: TotalModifiers): number => averageShields(canonical(side));
const averageShields = memoByIdentity((side: TotalModifiers): number => {
  const faces = faceValues('defense', side, side.bolt.auto, false);
  return side.auto + sum(pool(side, []).map((die) => sum(faces(die).map(({ n }) => n)) / faces(die).length));
});

/** Returns the chance of each number of successes in a Test or Search, without Meds. LOB-TST-04 */
export function testOdds(side: TotalModifiers): Distribution {
  const sums = sumDice(
    pool(side, []),
    side.reroll,
    faceValues('test', side, side.bolt.auto, side.bolt.auto > 0),
    0,
    (sum, { n }) => sum + n,
  );
  const most = Math.max(0, ...[...sums.keys()].map((n) => n + side.auto));
  const chances = Array<number>(most + 1).fill(0);
  for (const [sum, chance] of sums) {
    const n = Math.max(0, sum + side.auto);
    chances[n] = (chances[n] ?? 0) + chance;
  }
  return distribution(chances);
}

// Adding the dice one by one

interface FaceValue {
  readonly n: number;
  readonly bolts: number;
  readonly useful: boolean;
}

const faceValues =
  (kind: CountedRoll, { turn }: TotalModifiers, perBolt: number, boltHelps: boolean) =>
  (die: Colour): readonly FaceValue[] =>
    faceNames(die).map((_, face) => {
      const signs: SymbolCounts = symbolsOf([{ die, face }], turn);
      const n = successes[kind](signs);
      return { n: n + signs.bolt * perBolt, bolts: signs.bolt, useful: n > 0 || (boltHelps && signs.bolt > 0) };
    });

/** Returns the chance of each sum. Up to `rerolls` dice are rerolled once, the stronger dice first. */
function sumDice(
  dice: readonly Colour[],
  rerolls: number,
  faces: (die: Colour) => readonly FaceValue[],
  none: number,
  add: (sum: number, face: FaceValue) => number,
): Map<number, number> {
  const rerollable = Math.min(rerolls, dice.length);
  let sums = Array.from(
    { length: rerollable + 1 },
    (_, left) => new Map<number, number>(left === rerollable ? [[none, 1]] : []),
  );
  for (const die of [...dice].reverse()) {
    const sides = faces(die);
    const next = sums.map(() => new Map<number, number>());
    const put = (left: number, sum: number, face: FaceValue, chance: number): void => {
      const to = add(sum, face);
      next[left]?.set(to, (next[left].get(to) ?? 0) + chance);
    };
    sums.forEach((before, left) => {
      for (const [sum, chance] of before)
        for (const face of sides) {
          if (face.useful || left === 0) put(left, sum, face, chance / sides.length);
          else for (const again of sides) put(left - 1, sum, again, chance / sides.length ** 2);
        }
    });
    sums = next;
  }
  const all = new Map<number, number>();
  for (const map of sums) for (const [sum, chance] of map) all.set(sum, (all.get(sum) ?? 0) + chance);
  return all;
}
