// The hunt track: how the Huntmaster moves forward and back, and which cards are turned over when.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  advance,
  caughtUp,
  dueCards,
  hunt,
  lay,
  retreat,
  reveal,
  type Track,
} from '../../../src/engine/track/track.js';

/** Twelve cards, with the Aura on Space 6. */
const dealt = (): Track => lay(Array.from({ length: 12 }, (_, i) => (i === 5 ? 'aura' : `event-${i + 1}`)));
/** A whole Hunt Phase without the effects of the cards; `log` is the order in which cards are turned over. */
function huntPhase(track: Track, log: string[] = []): Track {
  let now = hunt(track);
  for (let [next] = dueCards(now); next !== undefined; [next] = dueCards(now)) {
    log.push(String(now.cards[next - 1]));
    now = reveal(now);
  }
  return now;
}
const rounds = (track: Track, n: number): Track => (n ? rounds(huntPhase(track), n - 1) : track);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

test('LOB-HST-04 the Huntmaster starts before Space 1 and enters it in the first Hunt Phase', () => {
  assert.equal(dealt().position, 0);
  assert.equal(huntPhase(dealt()).position, 1);
});

test('LOB-HST-05 when the Huntmaster has to move on from Space 12, the track is at its end', () => {
  const last = rounds(dealt(), 12);
  assert.deepEqual([last.position, last.ended], [12, false]);
  assert.deepEqual([advance(last).position, advance(last).ended], [12, true]);
});

test('LOB-RUL-94 without deaths, the track ends in the Hunt Phase of Round 13', () => {
  const ends = upTo(14).filter((n) => rounds(dealt(), n).ended);
  assert.equal(ends[0], 13);
});

test('LOB-HST-06 the card on the Space that the Huntmaster enters in the Hunt Phase is turned over and stays face up', () => {
  const log: string[] = [];
  const one = huntPhase(dealt(), log);
  assert.deepEqual([log, one.revealed], [[one.cards[0]], [1]]);
  assert.deepEqual(rounds(one, 3).revealed, [1, 2, 3, 4]);
});

test('LOB-HST-07 a face-up card is not turned over again when the Huntmaster comes back to it', () => {
  const back = retreat(rounds(dealt(), 4), 2);
  assert.deepEqual([back.position, back.revealed], [2, [1, 2, 3, 4]]);
  const log: string[] = [];
  assert.equal(huntPhase(back, log).position, 3);
  assert.deepEqual(log, []);
});

test('LOB-HST-08 a revealed Aura stays revealed, wherever the Huntmaster is', () => {
  const back = retreat(rounds(dealt(), 6), 5);
  assert.equal(back.position, 1);
  assert.ok(back.revealed.includes(6));
});

test('LOB-HST-09 a card that the Huntmaster reaches outside the Hunt Phase stays face down until the next Hunt Phase', () => {
  const moved = advance(rounds(dealt(), 3));
  assert.deepEqual([moved.position, moved.revealed, caughtUp(moved), dueCards(moved)], [4, [1, 2, 3], [4], []]);
  assert.deepEqual(reveal(moved), moved);
  assert.deepEqual(huntPhase(moved).revealed, [1, 2, 3, 4, 5]);
});

test('LOB-HUN-01 in the Hunt Phase, the Huntmaster moves one step', () => {
  assert.deepEqual(
    upTo(12).map((n) => rounds(dealt(), n).position),
    upTo(12),
  );
});

test('LOB-HUN-02 after the step every unrevealed card up to his position is turned over, in track order', () => {
  const log: string[] = [];
  const track = huntPhase(advance(dealt(), 4), log);
  assert.deepEqual(log, track.cards.slice(0, 5));
});

test('LOB-HUN-03 a step beyond Space 12 ends the track immediately, and waiting cards stay face down', () => {
  const waiting = advance(rounds(dealt(), 10), 2);
  const end = hunt(waiting);
  assert.deepEqual([end.ended, caughtUp(end), dueCards(end)], [true, [11, 12], []]);
});

test('LOB-DTH-06 each death moves the Huntmaster one step further', () => {
  const three = rounds(dealt(), 3);
  assert.equal(advance(advance(three)).position, 5);
});

test('LOB-RUL-91 cards are turned over one after the other', () => {
  const track = hunt(advance(dealt(), 2));
  assert.deepEqual([track, reveal(track), reveal(reveal(track)), reveal(reveal(reveal(track)))].map(dueCards), [
    [1, 2, 3],
    [2, 3],
    [3],
    [],
  ]);
});

test('LOB-RUL-91 if a revealed card moves the Huntmaster back, the cards beyond the new position wait', () => {
  const first = reveal(hunt(advance(dealt(), 3)));
  const back = retreat(first, 2);
  assert.deepEqual([back.position, dueCards(back)], [2, [2]]);
  const done = reveal(back);
  assert.deepEqual([done.revealed, dueCards(done)], [[1, 2], []]);
  assert.deepEqual(dueCards(advance(done, 2)), [], 'and a death before the next Hunt Phase turns none over');
  assert.deepEqual(huntPhase(advance(done, 2)).revealed, [1, 2, 3, 4, 5]);
});

test('LOB-RUL-92 if a card moves the Huntmaster forward, the card on the new Space waits for the next Hunt Phase', () => {
  const moved = advance(reveal(hunt(dealt())));
  assert.deepEqual([moved.position, dueCards(moved), caughtUp(moved)], [2, [], [2]]);
  assert.deepEqual(dueCards(hunt(moved)), [2, 3]);
});

test('LOB-RUL-93 the lowest position of the Huntmaster is 0', () => {
  assert.equal(retreat(rounds(dealt(), 2), 5).position, 0);
});

test('LOB-RUL-95 a death while the Huntmaster is on Space 12 ends the track immediately and for good', () => {
  const end = advance(rounds(dealt(), 12));
  assert.equal(end.ended, true);
  for (const act of [advance, retreat, hunt, reveal]) assert.deepEqual(act(end), end);
});

test('LOB-EX-61 without a death, the Aura is revealed in the Hunt Phase of Round 6', () => {
  assert.deepEqual(
    [5, 6].map((n) => rounds(dealt(), n).revealed.includes(6)),
    [false, true],
  );
});

test('LOB-EX-71 after two deaths in Round 3, the Huntmaster moves to 6 in Round 4, and the cards on 4 and 5 and the Aura are turned over in that order', () => {
  const round3 = advance(advance(rounds(dealt(), 3)));
  assert.deepEqual([round3.position, caughtUp(round3)], [5, [4, 5]]);
  const log: string[] = [];
  const round4 = huntPhase(round3, log);
  assert.equal(round4.position, 6);
  assert.deepEqual(log, [round4.cards[3], round4.cards[4], 'aura']);
});

test('LOB-EX-72 from 7 back to 5: the next two Hunt Phases turn no card over, and the third turns over the card on 8', () => {
  let track = retreat(rounds(dealt(), 7), 2);
  const turned = upTo(3).map(() => {
    const log: string[] = [];
    track = huntPhase(track, log);
    return [track.position, log.length];
  });
  assert.deepEqual(turned, [
    [6, 0],
    [7, 0],
    [8, 1],
  ]);
});

test('LOB-EX-73 a death while the Huntmaster is on 12 ends the track', () => {
  assert.equal(advance(rounds(dealt(), 12)).ended, true);
});

test('a track is plain data: a saved copy continues unchanged', () => {
  const track = advance(rounds(dealt(), 3));
  assert.deepEqual(huntPhase(JSON.parse(JSON.stringify(track)) as Track), huntPhase(track));
});
