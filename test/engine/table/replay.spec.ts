// Shared matches: what a link or a file contains, and how input from outside is read.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { random } from '../../../src/engine/bots/random.js';
import { createChance, type Json, type LiveMatch, type MatchSetup } from '../../../src/engine/kernel/index.js';
import { replayUntil, readReplay, type Replay } from '../../../src/engine/table/replay.js';
import { recordDelta } from '../../../src/engine/table/record-delta.js';
import { playOut } from '../../support/bot-matches.js';
import { published } from '../every-game/games.js';

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Replaces the value at a path. */
function put(root: unknown, path: string, value: Json): void {
  const keys = path.split('/');
  const name = keys.pop() ?? '';
  (keys.reduce((inner, key) => (inner as Record<string, unknown>)[key], root) as Record<string, Json>)[name] = value;
}

for (const { id, rules, viewFault: stateFault, replay: setups } of published) {
  if (!stateFault || !setups) continue;
  describe(`a shared match of ${id}`, () => {
    const [oddPlace, oddValue] = setups.invalidField;
    const over = (setup: MatchSetup): LiveMatch<unknown, unknown> =>
      playOut(
        rules,
        setup,
        Array.from({ length: Number(setup.seats) }, () => random),
      );
    const read = (replay: unknown): ReturnType<typeof readReplay> => readReplay(rules, asJson(replay), stateFault);
    const match = over(setups.match);
    const record = match.record(1);
    const replay: Replay = { game: id, record: recordDelta(record) };

    it('a record delta contains the same as the whole record, and is shorter', () => {
      const moments = read(replay);
      assert.ok(moments.ok, JSON.stringify(moments));
      assert.deepEqual(
        moments.value.map(({ seen }) => seen.state),
        asJson(record.frames.map(({ state }) => state)),
      );
      assert.deepEqual(
        moments.value.map(({ seen }) => seen.events),
        asJson(record.frames.map(({ events }) => events)),
      );
      assert.deepEqual(moments.value.at(-1)?.seen.outcome, match.outcome);
      assert.equal(moments.value[0]?.eyes, 1);
      assert.ok(JSON.stringify(replay).length < JSON.stringify(record).length);
    });

    it('a whole record can be read too, and the views of every mode are valid', () => {
      for (const setup of setups.others) {
        const other = over(setup);
        for (const seat of [null, 0])
          assert.equal(read({ game: id, record: other.record(seat) }).ok, true, JSON.stringify(setup));
      }
    });

    it('a save is shown as the given seat sees it, or as a spectator sees it', () => {
      const save = match.save();
      const own = read({ game: id, save, eyes: 1 });
      assert.deepEqual(
        own.ok && own.value.map(({ seen }) => seen.state),
        asJson(record.frames.map(({ state }) => state)),
      );
      const open = read({ game: id, save });
      assert.ok(open.ok);
      assert.deepEqual(
        open.value.map(({ seen }) => seen.state),
        asJson(match.record(null).frames.map(({ state }) => state)),
      );
    });

    it('a link to a moment contains the match up to that moment', () => {
      const moment = Math.floor(record.frames.length / 2);
      const far = replayUntil(rules, { game: id, save: match.save(), eyes: 1 }, moment);
      const moments = read(far);
      assert.ok(moments.ok);
      assert.equal(moments.value.length, moment + 1);
      assert.deepEqual(moments.value.at(-1)?.seen.state, asJson(record.frames[moment]?.state));
      assert.ok((far.save?.choices.length ?? Infinity) < match.choices.length);
      const part = read(replayUntil(rules, replay, moment));
      assert.ok(part.ok);
      assert.equal(part.value.length, moment + 1);
      assert.equal(part.value.at(-1)?.seen.outcome, null);
      assert.deepEqual(replayUntil(rules, replay, record.frames.length - 1), replay);
    });

    it('a record contains nothing that its seat did not see', () => {
      const hidden = match.determinize(1, createChance('another'));
      assert.notDeepEqual(hidden.save().snapshot, match.save().snapshot);
      const text = JSON.stringify(replay);
      for (const word of ['seed', 'snapshot', 'choices', 'hash', 'undealt'])
        assert.ok(!text.includes(`"${word}"`), word);
      const shared = Object.keys(match.save()).filter((name) => Object.hasOwn(record, name));
      assert.deepEqual(shared, ['format', 'game', 'version', 'pack', 'seats']);
    });

    const wrong = (change: (record: { frames: Record<string, Json>[] }) => void): unknown => {
      const other = asJson(replay) as unknown as { record: { frames: Record<string, Json>[] } };
      change(other.record);
      return other;
    };
    for (const [what, json, code, path] of [
      ['another game', { game: 'chess', record }, 'replay-game', 'game'],
      ['names that are not a list', { ...replay, names: 'Ada' }, 'replay-shape', 'names'],
      ['neither a save nor a record', { game: id }, 'save-shape', 'save'],
      ['a record that is a number', { game: id, record: 7 }, 'replay-shape', 'record'],
      ['another version', { game: id, record: { ...record, version: 99 } }, 'replay-version', 'record/version'],
      ['an unknown seat', { game: id, record: { ...record, seat: 9 } }, 'replay-shape', 'record/seat'],
      ['no frames', { game: id, record: { ...record, frames: [] } }, 'replay-shape', 'record/frames'],
      ['the view of an unknown seat', { game: id, save: match.save(), eyes: 9 }, 'replay-shape', 'eyes'],
      [
        'an unknown card',
        wrong(({ frames: [first] }) => {
          put(first?.state, oddPlace, oddValue);
        }),
        'replay-shape',
        `record/frames/0/state/${oddPlace}`,
      ],
      [
        'an unknown field',
        wrong(({ frames: [first] }) => {
          put(first?.state, 'luck', 7);
        }),
        'replay-shape',
        'record/frames/0/state/luck',
      ],
      [
        'a change that cannot be applied',
        wrong(({ frames: [, second] }) => {
          put(second, 'change', { nothing: { of: 1 } });
        }),
        'replay-shape',
        'record/frames/1/change',
      ],
      [
        'a name that every object inherits',
        JSON.parse(`{"game":"${id}","record":{"__proto__":{"frames":[]}}}`),
        'json-name',
        'record/__proto__',
      ],
    ] as const) {
      it(`${what} is refused with the path of the fault`, () => {
        const fault = readReplay(rules, json, stateFault);
        assert.ok(!fault.ok);
        assert.deepEqual([fault.error.code, fault.error.path], [code, path]);
      });
    }

    it('a record that was changed anywhere is either read or refused, and never throws', () => {
      const text = JSON.stringify(replayUntil(rules, replay, 12));
      const values = ['null', '-1', '1e99', '"x"', '[]', '{}', 'true', '[[]]'];
      fc.assert(
        fc.property(fc.nat(text.length - 1), fc.constantFrom(...values), fc.nat(12), (at, value, length) => {
          const start = text.slice(at).search(/[:,[]/) + at + 1;
          let json: unknown;
          try {
            json = JSON.parse(text.slice(0, start) + value + text.slice(start + length));
          } catch {
            return;
          }
          const result = readReplay(rules, json, stateFault);
          assert.equal(typeof result.ok, 'boolean');
        }),
        { numRuns: 2000 },
      );
    });
  });
}
