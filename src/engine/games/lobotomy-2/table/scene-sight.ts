// Who is in sight of a shot, on the Board that the map draws. It is worked out when it is asked for.
import type { GridModel, GridSight } from '../../../scene/tile-grid-model.js';
import type { TargetId, View } from '../../../kernel/index.js';
import { atMini, atSpace } from '../rules/ask.js';
import { placeOf } from '../rules/values-in-force.js';
import { isShown, sees } from '../rules/board/board.js';
import { lineTo } from '../rules/board/line-of-sight.js';
import { matchOf, type Told } from '../words/names.js';
import type { State } from '../state/state.js';

/** From the attacker's Space, once a Monster elsewhere is pointed at as the target of an Attack; else nothing. LOB-LOS-03, LOB-RUL-08 */
export function shotOf(
  { questions }: View<State>,
  told: Told,
  [first = '']: readonly TargetId[],
): Pick<GridModel, 'sight'> {
  const { view, content } = told;
  const shooter = questions.find(({ options }) =>
    options.some(({ id, targets }) => /^(attack|counter|on):/.test(id) && targets?.[0] === first),
  )?.player;
  const target = view.monsters.find(({ id }) => atMini(id) === first);
  if (shooter === undefined || !target) return {};
  const m = matchOf(told);
  const here = placeOf(m, shooter);
  if (here === target.at) return {};
  const { from, to, ...ends } = lineTo(m, here, target.at);
  const shot = { line: [from, to] as const, ...(ends.sees ? {} : { by: ends.by, at: ends.at }) };
  return {
    sight: content
      .ground(view.scenario)
      .ids.flatMap((_, space): GridSight[] =>
        isShown(m, space)
          ? [{ from: atSpace(here), to: atSpace(space), seen: sees(m, here, space), ...(space === target.at && shot) }]
          : [],
      ),
  };
}
