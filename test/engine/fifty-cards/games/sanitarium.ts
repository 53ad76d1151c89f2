// A simplified Sanitarium with a map of spaces, face-down cards on the map, and monsters that frighten players who are
// alone.
import { alive, bit, isFoe, named } from '../selectors.js';
import { take } from '../vocabulary.js';
import type { Game, Table, Verb, Word } from '../words.js';

const rule = 'SAN';
const isRoom = (at: string): boolean => at.startsWith('room');
const others = (m: Table, at: string, foes: boolean): string[] =>
  Object.entries(m.state.figures)
    .filter(([, figure]) => figure.at === at && isFoe(figure) === foes)
    .map(([id]) => id);
const horror = (who: string): Word => ({ do: 'horror', who, by: who });

/** SAN-RUL-09: a player whom this move exposes to monsters makes a Horror Roll for each of them. */
const entered: Verb = (m, step) => {
  const { who = '', it: left = '' } = step;
  const figure = m.state.figures[who];
  if (!figure) return;
  const exposed = (at: string): string[] => {
    const here = others(m, at, false);
    return here.length === 1 && !isRoom(at) ? here : [];
  };
  const rolls = isFoe(figure)
    ? exposed(figure.at).map(horror)
    : [
        ...exposed(figure.at)
          .filter((id) => id === who)
          .flatMap((id) => others(m, figure.at, true).map(() => horror(id))),
        ...exposed(left).flatMap((id) => others(m, left, true).map(() => horror(id))),
      ];
  m.push(...rolls);
};

/** Lays a new card at the place `at`. A Dark Hallway brings a monster (SAN-EXP-02 to 04). */
function lay(m: Table, step: Word, at: string): void {
  const card = take(m, 'sanitarium');
  if (card === null) {
    m.end([], 'SAN-OUT-01');
    return;
  }
  if (card.startsWith('hall.')) m.push({ ...step, do: 'place', what: 'monster', at });
  else m.state.tops[`map:${at}`] = [card];
}

export const sanitarium: Game = {
  id: 'fifty-cards-sanitarium',
  rule,
  pauses: ['judge', 'hallucinate'],
  windows: { gain: 'who' },
  openDecks: ['item', 'hallucination'],
  acts: {
    move: {
      cost: 1,
      from: 'near',
      then: [
        { do: 'change', what: 'moved' },
        { do: 'move', to: 'it' },
      ],
    },
    search: { cost: 1, then: [{ do: 'search' }] },
  },
  macros: {
    horror: [
      {
        do: 'roll',
        die: 'horror',
        rows: [
          [1, [{ do: 'explore' }]],
          [3, [{ do: 'choose', from: 'items', let: 'card', then: [{ do: 'discard' }] }]],
          [9, [{ do: 'hallucinate' }]],
        ],
      },
    ],
    hallucinate: [{ do: 'draw', deck: 'hallucination', n: 1 }],
  },
  verbs: {
    entered,
    search(m, step) {
      const at = alive(m, step.who)?.at ?? '';
      const card = m.state.tops[`map:${at}`]?.shift();
      if (card === undefined) return;
      m.push({ ...step, do: 'gain', card }, { ...step, do: 'explore', at });
    },
    explore(m, step) {
      if (step.at !== undefined) {
        lay(m, step, named(m, step, step.at));
        return;
      }
      // The explorer looks at the card before choosing its place. Until then, it lies on top of the deck, and only the
      // explorer knows it.
      const top = (m.state.tops['sanitarium'] ??= []);
      const card = top[0] ?? take(m, 'sanitarium');
      if (card === null) {
        m.end([], 'SAN-OUT-01');
        return;
      }
      if (top.length === 0) top.push(card);
      m.state.seen[card] = (m.state.seen[card] ?? 0) | bit(m, step.who);
      m.push({ ...step, do: 'choose', from: 'gaps', then: [{ do: 'explore', at: 'it' }] });
    },
  },
  selectors: {
    gaps: (m) => Object.keys(m.state.links).filter((at) => at.startsWith('gap') && !m.state.tops[`map:${at}`]?.length),
  },
};
