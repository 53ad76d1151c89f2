// Effects that are nothing to who is immune to them; all else of the Attack or Ability goes on. LOB-IMM-02, -03
import type { Keyword } from '../cards/card-types.js';
import { immunities } from './values-in-force.js';
import type { M } from '../state/step-context.js';
import { isCharacter, type Mini } from '../state/state.js';

/** Whether an effect of a card is nothing to that mini, which is told then. */
export function ignores(m: M, mini: Mini, keyword: Keyword): boolean {
  if (!immunities(m, mini).includes(keyword)) return false;
  tellIgnored(m, mini, keyword);
  return true;
}

export function tellIgnored(m: M, mini: Mini, keyword: Keyword): void {
  m.emit({
    type: 'ignored',
    rule: 'LOB-IMM-02',
    also: ['LOB-IMM-01', 'LOB-IMM-03', 'LOB-KEY-30', ...(isCharacter(mini) ? [] : ['LOB-MON-06'])],
    mini,
    keyword,
  });
}
