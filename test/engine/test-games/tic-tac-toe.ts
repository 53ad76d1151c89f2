// Tic-tac-toe, the smallest game for the kernel. docs/engine.md plays a match of it.
import type { Event, Play, Refusal, Rules } from '../../../src/engine/kernel/index.js';

export interface State {
  /** Nine cells, row by row: the player whose mark is there, or null. */
  readonly cells: (number | null)[];
}
type Steps =
  | { readonly do: 'turn'; readonly player: number }
  | { readonly do: 'mark'; readonly player: number; readonly cell: number };
interface Marked extends Event {
  readonly type: 'marked';
  readonly player: number;
  readonly cell: number;
}
type M = Play<State, null, Steps, Marked>;

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

function mark(m: M, { player, cell }: Extract<Steps, { do: 'mark' }>): void {
  const { cells } = m.state;
  cells[cell] = player;
  m.emit({ type: 'marked', rule: 'TTT-01', player, cell });
  if (lines.some((line) => line.every((each) => cells[each] === player))) m.end([player], 'TTT-02');
  else if (!cells.includes(null)) m.end([], 'TTT-03');
  else m.push({ do: 'turn', player: 1 - player });
}

export const rules: Rules<State, null, null, State, Steps, Marked> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  pack: null,
  options: () => ({ ok: true, value: null }),
  setup: () => ({
    ok: true,
    value: { state: { cells: Array<number | null>(9).fill(null) }, steps: [{ do: 'turn', player: 0 }] },
  }),
  steps: { mark },
  asks: {
    turn: (m, { player }) => {
      const options = [];
      for (let cell = 0; cell < 9; cell++)
        if (m.state.cells[cell] === null)
          options.push({
            id: `mark:${cell}`,
            targets: [`cell:${cell}`],
            rule: 'TTT-01',
            then: [{ do: 'mark' as const, player, cell }],
          });
      return { seat: player, player, rule: 'TTT-01', options };
    },
  },
  view: (m) => ({ cells: [...m.state.cells] }),
  secrets: () => [],
  determinize: () => undefined,
  explain(view, questions, _seat, intent): Refusal {
    if (questions.length === 0) return { rule: 'TTT-01', message: 'It is the other player’s turn.' };
    const cell = Number(intent.split(':')[1]);
    return view.cells[cell] === undefined
      ? { rule: 'TTT-01', message: 'There is no such cell.' }
      : { rule: 'TTT-01', message: 'That cell is taken.' };
  },
};
