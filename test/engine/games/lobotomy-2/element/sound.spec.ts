// The sounds of Lobotomy 2: which event has which sound, which sounds a calm match leaves out, and when the heart
// beats.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cuesOf } from '../../../../../src/components/game/comfort/match-sound.js';
import { score } from '../../../../../src/components/lobotomy-game/sound.js';
import type { Event } from '../../../../../src/engine/kernel/index.js';

const told = (...events: readonly object[]): Event[] =>
  events.map((event) => ({ rule: 'LOB-RND-01', ...event }) as Event);

test('Characters sound like boots, Monsters like claws, and no sound comes twice in a row', () => {
  const events = told(
    { type: 'moved', mini: 0 },
    { type: 'moved', mini: 4 },
    { type: 'moved', mini: 10 },
    { type: 'door' },
    { type: 'rolled' },
    { type: 'insanity' },
  );
  assert.deepEqual(cuesOf(score, events, false), ['step', 'claws', 'door', 'dice']);
});

test('a calm match plays no sound for blows, falls or arrivals', () => {
  const events = told(
    { type: 'spawned' },
    { type: 'wounded' },
    { type: 'hunt-moved' },
    { type: 'died' },
    { type: 'insane' },
  );
  assert.deepEqual(cuesOf(score, events, false), ['came', 'blow', 'horn', 'fall', 'turn']);
  assert.deepEqual(cuesOf(score, events, true), ['horn']);
});

test('the heart beats only near the end of the Hunt Track, and then faster with each Space', () => {
  const at = (position: number): number | null =>
    score.pulse({ hunt: { position } } as Parameters<typeof score.pulse>[0]);
  assert.equal(at(8), null);
  assert.ok((at(9) ?? 0) < (at(10) ?? 0) && (at(12) ?? 0) < 100);
});

test('no sound is loud or long, and every named sound is played', () => {
  for (const [name, cue] of Object.entries(score.cues))
    for (const { gain, for: length } of cue) assert.ok(gain <= 0.5 && length < 3, name);
  for (const name of score.sudden) assert.ok(name in score.cues, name);
});
