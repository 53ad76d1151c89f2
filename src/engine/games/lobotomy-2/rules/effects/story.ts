// Effects of Chapters: flags, tiles, Monsters, the end of the game. LOB-CMP, LOB-WIN
import { spaceOf } from '../board/board.js';
import { endGame } from '../ending.js';
import { drawCard } from '../holdings.js';
import { winScenario as won } from '../scenario/scenario.js';
import { characterOf, isInArea } from '../values-in-force.js';
import { isCharacter } from '../../state/state.js';
import type { EffectHandlers } from './effect-handlers.js';

export const forAll = {
  chapter(m, { cid }) {
    m.push({ do: 'read', cid });
  },
  flag(m, { name, off }) {
    m.state.flags = m.state.flags.filter((each) => each !== name);
    if (!off) m.state.flags.push(name);
    m.push({ do: 'check-triggers' });
  },
  count(m, { name, n }) {
    m.state.counters[name] = (m.state.counters[name] ?? 0) + n;
    m.push({ do: 'check-triggers' });
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
  'lose-game'(m) {
    endGame(m, false, 'LOB-WIN-01');
  },
  /** Draws a card. A Memory card has extra effects if it belongs to the Character that found it. LOB-RUL-104 */
  card(m, { deck }, { by, on }) {
    const id = drawCard(m, deck);
    if (id === null) return;
    const memory = m.content.memories.get(id);
    if (!memory) {
      m.push({ do: 'read', cid: id });
      return;
    }
    const own = isCharacter(on) && characterOf(m, on).card === memory.character;
    m.emit({ type: 'memory', rule: 'LOB-RUL-104', card: id, own, on });
    m.push({ do: 'run', effects: own ? [...memory.steps, ...memory.own] : memory.steps, by, on, card: id });
  },
  place(m, { token, space }) {
    m.state.marks.push({ token, space: spaceOf(m, space) });
  },
  'take-away'(m, { token }) {
    m.state.marks = m.state.marks.filter((mark) => mark.token !== token);
  },
  'reveal-token'(m, { where }, { by }) {
    m.state.marks.forEach(({ value, space }, mark) => {
      if (value === null && isInArea(m, by, space, where)) m.push({ do: 'reveal-number-token', mark, by });
    });
  },
  /** LOB-DTH-09, LOB-RUL-89 */
  'death-is-final'(m) {
    m.push({ do: 'death-is-final' });
  },
  'final-battle'(m) {
    m.push({ do: 'final-battle' });
  },
} satisfies EffectHandlers;
