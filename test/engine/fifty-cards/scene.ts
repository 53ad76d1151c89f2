// Plays a scene (a small situation, scripted faces and choices) on the real kernel, and checks the kernel's promises
// after every choice.
import assert from 'node:assert/strict';
import {
  createChance,
  determinize,
  openMatch,
  restoreMatch,
  unusedFaces,
  type Event,
  type Faces,
  type Json,
  type LiveMatch,
  type Rules,
  type Seat,
} from '../../../src/engine/kernel/index.js';
import { cards } from './cards.js';
import { rulesOf, type OnWordUsed, type Seen, type Situation } from './game.js';
import { asylumEscape } from './games/asylum-escape.js';
import { comaWard } from './games/coma-ward.js';
import { lobotomy2 } from './games/lobotomy-2.js';
import { mansionsOfMadness } from './games/mansions-of-madness.js';
import { sanitarium } from './games/sanitarium.js';
import type { Game, Pack, Said, State, Word } from './words.js';

export const games: Readonly<Record<keyof typeof cards, Game>> = {
  sanitarium: sanitarium,
  'asylum-escape': asylumEscape,
  'coma-ward': comaWard,
  'mansions-of-madness': mansionsOfMadness,
  'lobotomy-2': lobotomy2,
};

export interface Scene {
  readonly seats: number;
  readonly situation: Situation;
  readonly faces?: Faces;
  /** The choices in order, as seat and option. Windows without a choice here are passed. */
  readonly script?: readonly (readonly [seat: Seat, option: string])[];
}
export type Scenes = Readonly<Record<string, Scene>>;

export interface Played {
  readonly match: Scened;
  /** The whole state at the end, with all secrets. */
  readonly state: State;
  /** The events that a seat saw; null is a spectator. */
  seen(seat: Seat | null): readonly (Event & Said)[];
}

type Scened = LiveMatch<State, Seen>;
type SeamRules = Rules<State, Pack, null, Seen, Word, Said>;

/** Passes the windows that are open until the option is offered, then chooses it. */
export function choose(match: Scened, seat: Seat, option: string): void {
  for (;;) {
    const question = match.questions.find((each) => each.seat === seat && each.options.some(({ id }) => id === option));
    if (question) {
      const chosen = match.choose(seat, question.n, option);
      assert.ok(chosen.ok, chosen.ok ? '' : chosen.error.message);
      return;
    }
    assert.ok(
      pass(match),
      `seat ${seat} is not offered "${option}" but ${JSON.stringify(match.questions.map((each) => [each.seat, each.kind, each.options.map(({ id }) => id)]))}`,
    );
  }
}

/** Passes in one open window, or ends a turn. Returns false if neither is possible. */
export function pass(match: Scened): boolean {
  for (const question of match.questions)
    for (const { id } of question.options)
      if (id === 'pass' || id === 'end') return match.choose(question.seat, question.n, id).ok;
  return false;
}

export function rules(game: keyof typeof cards, onWordUsed?: OnWordUsed): SeamRules {
  return rulesOf(games[game], cards[game], onWordUsed);
}

export function begin(game: keyof typeof cards, scene: Scene, onWordUsed?: OnWordUsed): Scened {
  const opened = openMatch<State, Pack, null, Seen>(rules(game, onWordUsed), {
    seed: 1,
    seats: scene.seats,
    faces: scene.faces ?? [],
    situation: scene.situation as unknown as Json,
  });
  assert.ok(opened.ok, opened.ok ? '' : opened.error.message);
  return opened.value;
}

export function play(game: keyof typeof cards, scene: Scene, onWordUsed?: OnWordUsed): Played {
  const match = begin(game, scene, onWordUsed);
  promises(game, match, scene.seats);
  for (const [seat, option] of scene.script ?? []) {
    choose(match, seat, option);
    promises(game, match, scene.seats);
  }
  while (pass(match)) promises(game, match, scene.seats);
  assert.deepEqual(match.questions, [], 'a scene leaves no question');
  assert.deepEqual(unusedFaces(match), [], 'a scene uses up its faces');
  return {
    match,
    state: match.state,
    seen: (seat) => match.view(seat).events,
  };
}

/**
 * Checks the promises of the kernel: views are JSON, imagined matches look the same to their seat, and a save restores
 * the match.
 */
function promises(game: keyof typeof cards, match: Scened, seats: number): void {
  const restored = restoreMatch<State, Pack, null, Seen>(rules(game), JSON.parse(JSON.stringify(match.save())));
  assert.ok(restored.ok, restored.ok ? '' : restored.error.message);
  for (let seat = 0; seat < seats; seat++) {
    const view = match.view(seat);
    assert.deepEqual(JSON.parse(JSON.stringify(view)), view, 'a view is JSON');
    assert.deepEqual(restored.value.view(seat), view, 'a restored match is the match');
    if (match.outcome) continue;
    const imagined = determinize(match, seat, createChance(`${game} ${seat}`)).view(seat);
    assert.deepEqual(imagined, view, `seat ${seat} can tell an imagined match from the real one`);
  }
}

/**
 * Plays two scenes side by side that differ only in what the seat may not know, and asserts that it sees no difference.
 */
export function assertSeesNoDifference(game: keyof typeof cards, one: Scene, other: Scene, seat: Seat): void {
  const matches = [begin(game, one), begin(game, other)] as const;
  const same = (): void => {
    assert.deepEqual(matches[0].view(seat), matches[1].view(seat), `seat ${seat} sees which of the two it is`);
    // An imagined match keeps the waiting steps, so they must not contain a secret. They may only say where it lies.
    assert.deepEqual(waiting(matches[0]), waiting(matches[1]), 'a waiting step carries a secret');
  };
  same();
  for (const [i, [who, option]] of (one.script ?? []).entries()) {
    choose(matches[0], who, option);
    const [whom, other_] = other.script?.[i] ?? [who, option];
    choose(matches[1], whom, other_);
    same();
  }
}

function waiting(match: Scened): unknown {
  const { stack, open } = match.snapshot();
  return [stack, open.map(({ step }) => step)];
}
