// Effects of cards that need dice: Tests, a d6, a d3, Attacks. LOB-TST
import type { RuleId } from '../../../../kernel/index.js';
import { isCharacter } from '../../state/state.js';
import { placeOf } from '../values-in-force.js';
import type { Context } from '../../state/step-context.js';
import type { EffectOf, Step } from '../../state/steps.js';
import type { EffectSource } from '../../state/turn-steps.js';
import type { EffectHandlers } from './effect-handlers.js';
import { selectTargets } from './select-targets.js';

export const forCharacters = {
  test(m, { attribute, target, pass = [], fail = [] }, { on, card }) {
    m.push({ do: 'check', kind: 'test', player: on, attribute, then: { kind: 'target', target, pass, fail, card } });
  },
  /** A Test without a target number: the card lists the effect of each result. LOB-TST-06 */
  'test-count'(m, { attribute, results }, { on, card }) {
    m.push({ do: 'check', kind: 'test', player: on, attribute, then: { kind: 'results', results, card } });
  },
} satisfies EffectHandlers;

export const forAll = {
  d6(m, { results }, acting) {
    rollD6(m, results, acting, 'LOB-DIC-01', 1);
  },
  /** A d3 is a d6, halved and rounded up. LOB-DIC-02 */
  d3(m, { results }, acting) {
    rollD6(m, results, acting, 'LOB-DIC-02', 2);
  },
  /** Attacks one Monster in reach that the player chooses, or all selected targets in turn. */
  attack(m, { attack: printed, whom }, { by, card }) {
    if (!whom && isCharacter(by))
      m.push({ do: 'use-on', player: by, key: card, attack: printed, from: placeOf(m, by) });
    else if (whom)
      m.push(
        ...selectTargets(m, by, whom).map((target): Step => ({
          do: 'attack-begin',
          by,
          with: card,
          target,
          space: placeOf(m, target),
          attack: printed,
        })),
      );
  },
} satisfies EffectHandlers;

/** Rolls a d6, divides the result by `divided` and rounds up. */
export function rollD6(
  m: Context,
  results: EffectOf<'d6'>['results'],
  acting: EffectSource,
  rule: RuleId,
  divided: number,
): void {
  const face = m.chance.die('d6', [1, 2, 3, 4, 5, 6]) + 1;
  const n = Math.ceil(face / divided);
  m.emit({ type: 'd6', rule, by: acting.by, face, n, card: acting.card });
  m.push({ do: 'run', effects: results.find(({ from, to }) => n >= from && n <= to)?.steps ?? [], ...acting });
}
