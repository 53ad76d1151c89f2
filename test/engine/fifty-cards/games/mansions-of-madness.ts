// A simplified Mansions of Madness with a keeper who interrupts, tests with skill points, and a lock whose puzzle
// interrupts a move.
import { alive, isFoe, playerOf, seatOf, select, value } from '../selectors.js';
import { inside, run } from '../run-words.js';
import type { Game, Word } from '../words.js';

const rule = 'MOM';

export const mansionsOfMadness: Game = {
  id: 'fifty-cards-mansions-of-madness',
  rule,
  pauses: ['test', 'move'],
  // MOM-RUL-71: the keeper is always asked, even without a card that could be played.
  windows: { stepped: 'keeper', 'harmed-sanity': 'keeper', 'harmed-health': 'keeper' },
  openDecks: ['lock', 'weapon', 'spell'],
  once: ['harmed-sanity', 'harmed-health'],
  drops: true,
  ends: { health: 'die' },
  selectors: {
    keeper: () => ['p0'],
    investigators: (m) => select(m, { id: '', rule }, { do: '' }, 'players').filter((id) => id !== 'p0'),
  },
  acts: { move: { cost: 1, then: [{ do: 'march', n: 1 }] }, run: { cost: 1, then: [{ do: 'march', n: 2 }] } },
  macros: {
    /** MOM-ELI-03. */
    died: [{ do: 'if', n: 'investigators', most: 0, then: [{ do: 'win', of: 'keeper' }] }],
    /** MOM-HOR-02. */
    horror: [{ do: 'test', what: 'willpower', fail: [{ do: 'hurt', what: 'sanity' }] }],
  },
  /**
   * MOM-TST-02 and 03: rolls one d10, which passes if it is at most the value. A natural 1 always passes, and a natural
   * 10 always fails.
   */
  test(m, step) {
    const face = m.chance.die('d10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) + 1;
    m.emit({ type: 'tested', rule: 'MOM-TST-02', who: step.who ?? '', n: face });
    return face === 1 || (face < 10 && face <= value(m, step.who, step.what ?? '') + Number(step.plus ?? 0)) ? 1 : 0;
  },
  verbs: {
    /** MOM-HOR-01: an investigator who enters a monster's room is tested immediately, in the middle of the movement. */
    entered(m, step) {
      const figure = alive(m, step.who);
      if (!figure) return;
      const foes = select(m, mansionsOfMadness, step, 'foes-here').filter((id) => value(m, id, 'health') > 0);
      if (!isFoe(figure))
        run(
          m,
          { ...step, by: step.who ?? '' },
          foes.map((it): Word => ({ do: 'horror', it })),
        );
      else
        run(
          m,
          step,
          select(m, mansionsOfMadness, step, 'here').map((who): Word => ({
            do: 'horror',
            who,
            by: who,
            it: step.who ?? '',
          })),
        );
    },
    /** MOM-PUZ-08: the number of puzzle actions is the Intellect. */
    puzzle(m, step) {
      m.push({ ...step, n: value(m, step.it, 'intellect'), do: 'solve' });
    },
    tiles(m, step) {
      const at = Number(step.what);
      const tiles = m.state.tops['puzzle'] ?? [];
      const [a = '', b = ''] = tiles.splice(at, 2);
      tiles.splice(at, 0, b, a);
      const n = Number(step.n) - 1;
      const solved = tiles.every((tile, i) => i === 0 || tile > (tiles[i - 1] ?? ''));
      if (solved || n === 0) run(m, step, solved ? step.pass : step.fail);
      else m.push({ ...step, n, do: 'solve' });
    },
  },
  asks: {
    solve: (m, step) => ({
      seat: seatOf(m, step.it),
      player: playerOf(m, step.it),
      rule: 'MOM-PUZ-09',
      options: [
        ...(m.state.tops['puzzle'] ?? []).slice(1).map((_, i) => ({
          id: `swap:${i}`,
          rule: 'MOM-PUZ-09',
          then: [{ ...step, do: 'tiles', what: String(i) }],
        })),
        { id: 'stop', rule: 'MOM-PUZ-16', then: (step.fail ?? []).map((word) => inside(m, step, word)) },
      ],
    }),
  },
};
