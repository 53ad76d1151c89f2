// Tests what pages pass to each other: worked examples, replays, and the fragments of links. Any of it must give a
// result or a fault, and it must be possible to draw accepted input.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { linkTo, openLink } from '../../../src/components/shared/links.js';
import { random } from '../../../src/engine/bots/random.js';
import type { Fault, Result, View } from '../../../src/engine/kernel/index.js';
import { playExample, type Moment } from '../../../src/engine/table/example.js';
import { readReplay } from '../../../src/engine/table/replay.js';
import { recordDelta } from '../../../src/engine/table/record-delta.js';
import { playOut } from '../../support/bot-matches.js';
import { changed, changes, counted, many, nasty, wellReported } from './hostile-values.js';
import { games, type OutsideGame } from './games.js';

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Draws the moments of an accepted match and returns their number. */
function shown({ drawEverything, content }: OutsideGame, read: Result<readonly Moment[], Fault>): number {
  if (!read.ok) return 0;
  for (const { eyes, seen } of read.value.slice(0, 20)) drawEverything(seen as View<never>, content, eyes);
  return read.value.length;
}

/**
 * Like `shown`, but returns 0 if the match cannot be drawn. A record may contain a state that has the shape of a view
 * but cannot be drawn, so elements try the drawing before they accept a record.
 */
function tried(game: OutsideGame, read: Result<readonly Moment[], Fault>): number {
  try {
    return shown(game, read);
  } catch (error) {
    assert.ok(error instanceof TypeError || error instanceof RangeError, String(error));
    return 0;
  }
}

/**
 * Matches in the forms in which they are shared: record deltas, records and saves. Short records are included because
 * their views are checked more closely.
 */
const passedOn = ({ id, rules, sharedMatches }: OutsideGame): unknown[] =>
  sharedMatches
    .map((setup) =>
      playOut(
        rules,
        setup,
        Array.from({ length: Number(setup.seats) }, () => random),
      ),
    )
    .flatMap((match) =>
      [0, null].flatMap((seat): unknown[] => {
        const record = match.record(seat);
        return [
          { game: id, record: recordDelta(record) },
          { game: id, names: ['Ida'], record: { ...record, frames: record.frames.slice(0, 1), outcome: null } },
          { game: id, record: { ...record, frames: record.frames.slice(-2) } },
          { game: id, save: match.save(), eyes: seat ?? 'everybody' },
        ];
      }),
    )
    .map(asJson);

for (const game of games) {
  const { examples = [] } = game;
  if (examples.length > 0)
    test(`${game.id}, worked examples: any JSON, or a valid example with changes, is refused or can be drawn`, () => {
      let accepted = 0;
      const some = fc
        .tuple(fc.constantFrom<unknown>(...examples), changes(nasty, 2))
        .map(([example, made]) => changed(example, made));
      fc.assert(
        fc.property(fc.oneof({ weight: 1, arbitrary: nasty }, { weight: 6, arbitrary: some }), (json) => {
          if (shown(game, wellReported(playExample(game.rules, json))) > 0) accepted++;
        }),
        many,
      );
      counted(accepted, 15);
    });

  const replays = passedOn(game);
  const read = (json: unknown): Result<readonly Moment[], Fault> => readReplay(game.rules, json, game.stateFault);

  test(`${game.id}, replays: any JSON, or a valid replay with changes, is refused or can be drawn`, () => {
    let accepted = 0;
    const some = fc
      .tuple(fc.constantFrom(...replays), changes(nasty, 2))
      .map(([replay, made]) => changed(replay, made));
    fc.assert(
      fc.property(fc.oneof({ weight: 1, arbitrary: nasty }, { weight: 6, arbitrary: some }), (json) => {
        if (tried(game, wellReported(read(json))) > 0) accepted++;
      }),
      many,
    );
    counted(accepted, 60);
  });

  test(`${game.id}, fragments of links: any text, or a valid fragment with changes, is refused or can be drawn`, async () => {
    let held: unknown;
    class Anybody {
      static readonly catalogue = { en: {} };
      say = (key: string) => key;
    }
    const element = Object.assign(new Anybody(), {
      localName: 'any-game',
      id: 'a b',
      language: 'en',
      follow: (state: unknown, fault: Fault | null) => {
        held = fault ?? state;
      },
    }) as unknown as Parameters<typeof openLink>[0];
    const links = await Promise.all(replays.map((replay) => linkTo(element, replay)));
    const start = '#any-game:a%20b=';
    for (const [i, link] of links.entries()) {
      assert.ok(link.startsWith(start));
      await openLink(element, link);
      assert.deepEqual(held, replays[i]);
    }
    let accepted = 0;
    const letters = fc.string({
      maxLength: 40,
      unit: fc.constantFrom('~', '%', '%7', '=', '#', ':', '{', '"', 'A', '-', '_', '+', '\ud800', 'é', '0'),
    });
    const bent = fc
      .tuple(
        fc.constantFrom(...links),
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), letters), { maxLength: 3 }),
      )
      .map(([link, cuts]) =>
        cuts.reduce((text, [where, length, put]) => {
          const at = start.length + Math.floor(where * (text.length - start.length));
          return text.slice(0, at) + put + text.slice(at + length);
        }, link),
      );
    const any = fc
      .oneof(
        letters,
        fc.json(),
        nasty.map((value) =>
          encodeURIComponent((JSON.stringify(value) ?? '').slice(0, 2000).replace(/[\ud800-\udfff]/g, '')),
        ),
      )
      .map((text) => start + text);
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 1, arbitrary: any }, { weight: 2, arbitrary: bent }), async (fragment) => {
        held = undefined;
        await openLink(element, fragment);
        assert.notEqual(held, undefined, 'nothing is handed over');
        if (tried(game, wellReported(read(held))) > 0) accepted++;
      }),
      many,
    );
    counted(accepted, 20);
  });
}
