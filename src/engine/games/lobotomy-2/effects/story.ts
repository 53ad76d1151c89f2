// What Chapters do with the story: flags, tokens, tiles, Bosses, the end. LOB-CMP, LOB-WIN
import type { M } from '../play.js';
import { spaceOf } from '../ground.js';
import type { EffectOf } from '../steps.js';
import type { Acting } from '../turn-steps.js';
import { over } from '../ending.js';
import { characterOf, isThere } from '../figures.js';
import { isCharacter } from '../state.js';
import { drawCard } from '../holdings.js';
import { win as won } from '../scenario.js';

export function chapter(m: M, { cid }: EffectOf<'chapter'>): void {
  m.push({ do: 'read', cid });
}
/** A memory is somebody's: found by that Character it does more. LOB-RUL-104 */
export function draw(m: M, { deck }: EffectOf<'card'>, { by, on }: Acting): void {
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
}
export function flag(m: M, { name, off }: EffectOf<'flag'>): void {
  m.state.flags = m.state.flags.filter((each) => each !== name);
  if (!off) m.state.flags.push(name);
  m.push({ do: 'notice' });
}
export function count(m: M, { name, n }: EffectOf<'count'>): void {
  m.state.counters[name] = (m.state.counters[name] ?? 0) + n;
  m.push({ do: 'notice' });
}
export function place(m: M, { token, space }: EffectOf<'place'>): void {
  m.state.marks.push({ token, space: spaceOf(m, space) });
}
export function takeAway(m: M, { token }: EffectOf<'take-away'>): void {
  m.state.marks = m.state.marks.filter((mark) => mark.token !== token);
}
export function revealToken(m: M, { where }: EffectOf<'reveal-token'>, { by }: Acting): void {
  m.state.marks.forEach(({ value, space }, mark) => {
    if (value === null && (by < 0 ? where === 'anywhere' : isThere(m, by, space, where))) m.push({ do: 'turn-up', mark, by });
  });
}
export function monsterAt(m: M, { monster, space, n }: EffectOf<'monster-at'>): void {
  for (let i = 0; i < n; i++) m.push({ do: 'spawn-at', monster, space: spaceOf(m, space), by: 'LOB-CMP-03' });
}
export function revealTile(m: M, { tile }: EffectOf<'reveal-tile'>): void {
  m.push({ do: 'reveal-tile', tile });
}
export function objective(m: M, { id, off }: EffectOf<'objective'>): void {
  m.state.objectives = m.state.objectives.filter((each) => each !== id);
  if (!off) m.state.objectives.push(id);
}
export function boss(m: M, { monster, space }: EffectOf<'boss'>): void {
  m.push({ do: 'spawn-at', monster, space: spaceOf(m, space), by: 'LOB-BOS-01' });
}
/** LOB-DTH-09, LOB-RUL-89 */
export function deathIsFinal(m: M): void {
  m.push({ do: 'death-is-final' });
}
export function finalBattle(m: M): void {
  m.push({ do: 'final-battle' });
}
export function win(m: M, _: EffectOf<'win'>, { card }: Acting): void {
  won(m, card);
}
export function loseGame(m: M): void {
  over(m, false, 'LOB-WIN-01');
}
