// What all hear: who was found and where; and what nobody sees. Rooms that are to fall wait until everything else is done.
// AE-PAT-04 to AE-PAT-06, AE-CAT-05, AE-CAT-06, AE-RUL-12
import { distances, setOf, spread } from '../state/building.js';
import type { M } from '../state/step-context.js';
import type { Victim } from '../state/state.js';

/** Everybody hears who was found, and the rooms they say. */
export function tellFound(m: M, found: readonly Victim[], rule: string, also: readonly string[]): void {
  const { state, content } = m;
  state.told++;
  state.together = 0;
  const said = found.map((victim) => ({ victim: victim.seat, room: victim.says || victim.at }));
  for (const victim of found) {
    const room = victim.says || victim.at;
    victim.suspects = setOf(
      content,
      [...distances(state, room)].flatMap(([each, n]) => (n <= victim.lie ? [each] : [])),
    );
    victim.says = '';
  }
  state.caught.push(...said);
  m.emit({ type: 'announced', rule, also, found: said });
}

/** Rooms are destroyed after everything that is being done: after the last catch. AE-RUL-12, AE-RUL-35 */
export function dueCollapse(m: M): void {
  if (m.state.due) return;
  m.state.due = true;
  m.push({ do: 'collapse' });
}

/** Into a Patient's room, for whatever reason: caught there. AE-CAT-05, AE-RUL-18 */
export function walkInto(m: M, victim: Victim, rule: 'AE-CAT-05' | 'AE-VIC-08'): void {
  tellFound(m, [victim], rule, ['AE-RUL-18', 'AE-RUL-49', 'AE-PAT-06', ...(rule === 'AE-VIC-08' ? ['AE-CAT-05'] : [])]);
  dueCollapse(m);
  m.push({ do: 'catch', victim: victim.seat, patients: [] });
}

/** Where a Victim can be after up to `n` rooms that nobody saw. AE-CAT-06 */
export function loseSight({ state, content }: M, victim: Victim, n: number): void {
  victim.suspects = spread(content, state, victim.suspects, n);
}
