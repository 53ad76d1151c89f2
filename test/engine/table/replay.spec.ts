// Matches that are passed on: what a link or a file holds of them, and what is read of one that comes from outside.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { random } from '../../../src/engine/bots/random.js';
import { contentOf } from '../../../src/engine/games/sanitarium/content.js';
import { pack } from '../../../src/engine/games/sanitarium/content/pack.js';
import { rules } from '../../../src/engine/games/sanitarium/rules.js';
import { viewFault } from '../../../src/engine/games/sanitarium/seen.js';
import { createChance, type Json, type LiveMatch } from '../../../src/engine/kernel/index.js';
import { asFar, readReplay, type Replay } from '../../../src/engine/table/replay.js';
import { thin } from '../../../src/engine/table/thin.js';
import { playOut } from '../../support/bots.js';

const content = contentOf(pack);
const stateFault = (state: unknown, seats: number): string | null => viewFault(state, seats, content);
const played = (seed: string, seats: number, mode = 'competitive'): LiveMatch<unknown, unknown> =>
  playOut(rules, { seed, seats, options: { mode } }, Array.from({ length: seats }, () => random)) as unknown as LiveMatch<unknown, unknown>;
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const read = (replay: unknown): ReturnType<typeof readReplay> => readReplay(rules as never, asJson(replay), stateFault);

describe('a match that is passed on', () => {
  const match = played('replay 1', 3);
  const record = match.record(1);
  const replay: Replay = { game: 'sanitarium', record: thin(record) };

  it('a thin record says the same as the whole one, and is a quarter of it at most', () => {
    const moments = read(replay);
    assert.ok(moments.ok, JSON.stringify(moments));
    assert.deepEqual(moments.value.map(({ seen }) => seen.state), asJson(record.frames.map(({ state }) => state)));
    assert.deepEqual(moments.value.map(({ seen }) => seen.events), asJson(record.frames.map(({ events }) => events)));
    assert.deepEqual(moments.value.at(-1)?.seen.outcome, match.outcome);
    assert.equal(moments.value[0]?.eyes, 1);
    assert.ok(JSON.stringify(replay).length * 4 < JSON.stringify(record).length);
  });

  it('a whole record is read too, and every view of every mode is what a view has to be', () => {
    for (const [seats, mode] of [[2, 'competitive'], [4, 'cooperative'], [1, 'cooperative']] as const) {
      const other = played(`replay ${String(seats)}`, seats, mode);
      for (const seat of [null, 0]) assert.equal(read({ game: 'sanitarium', record: other.record(seat) }).ok, true, `${mode} ${String(seats)}`);
    }
  });

  it('a save is seen by the eyes that are named, or by those of whoever watches', () => {
    const save = match.save();
    const own = read({ game: 'sanitarium', save, eyes: 1 });
    assert.deepEqual(own.ok && own.value.map(({ seen }) => seen.state), asJson(record.frames.map(({ state }) => state)));
    const open = read({ game: 'sanitarium', save });
    assert.ok(open.ok);
    assert.deepEqual(open.value.map(({ seen }) => seen.state), asJson((match.record(null)).frames.map(({ state }) => state)));
  });

  it('a link to a moment holds the match as far as that moment', () => {
    const moment = Math.floor(record.frames.length / 2);
    const far = asFar(rules as never, { game: 'sanitarium', save: match.save(), eyes: 1 }, moment);
    const moments = read(far);
    assert.ok(moments.ok);
    assert.equal(moments.value.length, moment + 1);
    assert.deepEqual(moments.value.at(-1)?.seen.state, asJson(record.frames[moment]?.state));
    assert.ok((far.save?.choices.length ?? Infinity) < match.choices.length);
    const part = read(asFar(rules as never, replay, moment));
    assert.ok(part.ok);
    assert.equal(part.value.length, moment + 1);
    assert.equal(part.value.at(-1)?.seen.outcome, null);
    assert.deepEqual(asFar(rules as never, replay, record.frames.length - 1), replay);
  });

  it('a record holds nothing that its seat did not see', () => {
    const hidden = match.determinize(1, createChance('another'));
    assert.notDeepEqual(hidden.save().snapshot, match.save().snapshot);
    const text = JSON.stringify(replay);
    for (const word of ['seed', 'faces', 'snapshot', 'choices', 'hash', 'undealt']) assert.ok(!text.includes(`"${word}"`), word);
  });

  const wrong = (change: (replay: Record<string, never>) => void): unknown => {
    const other = asJson(replay) as unknown as Record<string, never>;
    change(other);
    return other;
  };
  for (const [what, json, code, path] of [
    ['another game', { game: 'chess', record }, 'replay-game', 'game'],
    ['names that are none', { ...replay, names: 'Ada' }, 'replay-shape', 'names'],
    ['no match at all', { game: 'sanitarium' }, 'save-shape', 'save'],
    ['a record that is none', { game: 'sanitarium', record: 7 }, 'replay-shape', 'record'],
    ['another version', { game: 'sanitarium', record: { ...record, version: 99 } }, 'replay-version', 'record/version'],
    ['a seat that is none', { game: 'sanitarium', record: { ...record, seat: 9 } }, 'replay-shape', 'record/seat'],
    ['no frames', { game: 'sanitarium', record: { ...record, frames: [] } }, 'replay-shape', 'record/frames'],
    ['eyes that are none', { game: 'sanitarium', save: match.save(), eyes: 9 }, 'replay-shape', 'eyes'],
    ['a card that is none', wrong((other) => { (other as never as { record: { frames: [{ state: { bottom: string[] } }] } }).record.frames[0].state.bottom.push('axe'); }), 'replay-shape', 'record/frames/0/state/bottom/0'],
    ['a field that is none', wrong((other) => { (other as never as { record: { frames: [{ state: Record<string, Json> }] } }).record.frames[0].state['luck'] = 7; }), 'replay-shape', 'record/frames/0/state/luck'],
    ['a change of nothing', wrong((other) => { (other as never as { record: { frames: { change: Json }[] } }).record.frames[1]!.change = { turn: { dice: { 7: { a: 1 } } } }; }), 'replay-shape', 'record/frames/1/change'],
    ['what every object is born with', JSON.parse('{"game":"sanitarium","record":{"__proto__":{"frames":[]}}}'), 'json-name', 'record/__proto__'],
  ] as const) {
    it(`${what} is refused at its place`, () => {
      const fault = readReplay(rules as never, json, stateFault);
      assert.ok(!fault.ok);
      assert.deepEqual([fault.error.code, fault.error.path], [code, path]);
    });
  }

  it('a record that was changed anywhere is read or refused, and never throws', () => {
    const text = JSON.stringify(asFar(rules as never, replay, 12));
    const values = ['null', '-1', '1e99', '"x"', '[]', '{}', 'true', '[[]]'];
    fc.assert(fc.property(fc.nat(text.length - 1), fc.constantFrom(...values), fc.nat(12), (at, value, length) => {
      const start = text.slice(at).search(/[:,[]/) + at + 1;
      let json: unknown;
      try {
        json = JSON.parse(text.slice(0, start) + value + text.slice(start + length));
      } catch {
        return;
      }
      const result = readReplay(rules as never, json, stateFault);
      assert.equal(typeof result.ok, 'boolean');
    }), { numRuns: 2000 });
  });
});
