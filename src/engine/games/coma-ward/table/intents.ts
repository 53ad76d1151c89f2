// The acts that a player may mean when asking why a thing on the table cannot be used. They are not possible now. Each
// is named by the id that its option would have; explain.ts says why it is not possible.
import type { PlayerId, View } from '../../../kernel/index.js';
import { unavailableActs as unavailable } from '../../../scene/choices.js';
import type { ComaWardView } from '../state/knowledge.js';

type SeenTable = Pick<View<ComaWardView>, 'state' | 'questions'>;

/** The acts that involve a thing, most likely first; empty if there are none. */
export function intentsFor({ state: view }: SeenTable, player: PlayerId, target: string): readonly string[] {
  const [what = ''] = target.split(':', 1);
  const id = target.slice(what.length + 1);
  const me = view.players[player];
  if (!me) return [];
  switch (what) {
    case 'space':
      return id === me.at ? ['rummage'] : [`move:${id}`];
    case 'player':
      return Number(id) === player ? ['neurosis'] : [`trade:${id}`, `attack:player:${id}`, `steal:player:${id}`];
    case 'enemy':
      return [`attack:enemy:${id}`];
    case 'card':
      return [`use:${id}`, `drop:${id}`];
    default:
      return [];
  }
}

/** The acts of a turn that are not offered now. The player may ask why. CW-TRN-01 */
export function unavailableActs({ state: view, questions }: SeenTable, player: PlayerId): readonly string[] {
  const open = questions.find(({ kind }) => kind === 'act');
  const me = view.players[player];
  if (!open || !me) return [];
  const other = view.players.findIndex(({ alive }, id) => alive && id !== player);
  const withOther = other < 0 ? [] : [`trade:${other}`, `attack:player:${other}`, `steal:player:${other}`];
  return unavailable(['ride', 'rummage', 'pick-up', 'neurosis', ...withOther], open);
}
