// What Chapters do with the story: flags, tiles, Monsters, the end. LOB-CMP, LOB-WIN
import { spaceOf } from '../board/board.js';
import { win as won } from '../scenario/scenario.js';
import type { Words } from './effect-handlers.js';

export const story = {
  chapter(m, { cid }) {
    m.push({ do: 'read', cid });
  },
  flag(m, { name, off }) {
    m.state.flags = m.state.flags.filter((each) => each !== name);
    if (!off) m.state.flags.push(name);
    m.push({ do: 'notice' });
  },
  count(m, { name, n }) {
    m.state.counters[name] = (m.state.counters[name] ?? 0) + n;
    m.push({ do: 'notice' });
  },
  'monster-at'(m, { monster, space, n }) {
    for (let i = 0; i < n; i++) m.push({ do: 'spawn-at', monster, space: spaceOf(m, space), by: 'LOB-CMP-03' });
  },
  'reveal-tile'(m, { tile }) {
    m.push({ do: 'reveal-tile', tile });
  },
  objective(m, { id, off }) {
    m.state.objectives = m.state.objectives.filter((each) => each !== id);
    if (!off) m.state.objectives.push(id);
  },
  win(m, _, { card }) {
    won(m, card);
  },
} satisfies Words;
