// Properties that must hold for every game. Each function plays one random match and makes its assertions at several
// positions of that match.
import assert from 'node:assert/strict';
import {
  copy,
  createChance,
  fingerprint,
  openMatch,
  restoreMatch,
  type Chance,
  type Choice,
  type Json,
  type Rules,
  type Seat,
  type Step,
} from '../../../src/engine/kernel/index.js';
import type { Recipe, Snapshot } from '../../../src/engine/kernel/machine.js';
import { LiveMatch } from '../../../src/engine/kernel/match.js';
import type { TestSetup } from '../../support/play.js';
import type { Subject } from './games.js';

export type Live = LiveMatch<unknown, unknown>;

/** One random match: the game, the set-up, and the seed of the match and of its players. */
export interface Sample {
  readonly subject: Subject;
  readonly setup: TestSetup;
  readonly seed: number;
}

export function begin({ subject: { rules }, setup, seed }: Sample, changed: Rules = rules): Live {
  const opened = openMatch(changed, { seats: rules.seats.min, ...setup, seed });
  if (!opened.ok) assert.fail(opened.error.message);
  return opened.value;
}

const seatsOf = (match: Live): Seat[] => match.recipe.seats.map((_, seat) => seat);

/** Chooses a random option of a random open question. */
export function anyChoice(match: Live, chance: Chance): Choice {
  const question = match.questions[chance.below(match.questions.length)];
  const option = question?.options[chance.below(question.options.length)];
  assert.ok(question && option, 'an open question has an option');
  return [question.seat, question.n, option.id];
}

function chooseAt(match: Live, [seat, n, id]: Choice): void {
  const chosen = match.choose(seat, n, id);
  if (!chosen.ok) assert.fail(`"${id}" was offered to seat ${seat} and is refused: ${chosen.error.message}`);
}

/**
 * Plays a random match to its end. Calls `at` before the first choice and then once every `stride` choices, with the
 * choice that comes next; and once after the end, with null as the choice.
 */
function walk(
  sample: Sample,
  at: (match: Live, choice: Choice | null, chance: Chance, before: readonly Choice[]) => void,
): Live {
  const { limit, stride } = sample.subject;
  const match = begin(sample);
  const chance = createChance(`walk ${sample.seed}`);
  for (let count = 0; match.questions.length > 0; count++) {
    assert.ok(count < limit, `the match is not over after ${limit} choices`);
    const choice = anyChoice(match, chance);
    if (count === 0 || count % stride === sample.seed % stride) at(match, choice, chance, match.choices);
    chooseAt(match, choice);
  }
  assert.ok(match.outcome, 'nothing is open, and the match is not over');
  at(match, null, chance, match.choices);
  return match;
}

/** Everything that a seat can find out, from its view and from its why-not questions. */
function known(match: Live, seat: Seat | null, since: number, intents: Iterable<string>): Json {
  const { cursor: _, ...view } = match.view(seat, since);
  if (seat === null) return view as unknown as Json;
  const refusals = Object.fromEntries([...intents].map((id) => [id, match.why(seat, id)]));
  return { ...view, refusals } as unknown as Json;
}

export function ends(sample: Sample): void {
  walk(sample, () => undefined);
}

export function repeats(sample: Sample): void {
  assert.deepEqual(walk(sample, () => undefined).save(), walk(sample, () => undefined).save());
}

export function restores(sample: Sample): void {
  walk(sample, (match) => {
    const restored = restoreMatch(sample.subject.rules, JSON.parse(JSON.stringify(match.save())));
    if (!restored.ok) assert.fail(`${restored.error.path}: ${restored.error.message}`);
    const other = restored.value as Live;
    assert.deepEqual(other.snapshot(), match.snapshot());
    assert.deepEqual(other.choices, match.choices);
    for (const seat of [...seatsOf(match), null]) assert.deepEqual(other.view(seat), match.view(seat));
  });
}

export function refusesExactly(sample: Sample): void {
  const ever = new Set<string>(['', 'no such option']);
  walk(sample, (match, _, chance) => {
    for (const { options } of match.questions) for (const { id } of options) ever.add(id);
    const before = match.snapshot();
    const ids = [...ever];
    const asked = ids.length < 40 ? ids : Array.from({ length: 40 }, () => ids[chance.below(ids.length)] as string);
    for (const seat of seatsOf(match)) {
      const questions = match.questions.filter((question) => question.seat === seat);
      for (const id of asked) {
        const offered = questions.some(({ options }) => options.some((option) => option.id === id));
        const refusal = match.why(seat, id);
        assert.equal(refusal === null, offered, `"${id}" for seat ${seat}`);
        if (offered) continue;
        assert.match(refusal?.rule ?? '', /^[A-Z]+(-[A-Z0-9]+)+$/, `why not "${id}"?`);
        assert.ok(refusal?.message, `why not "${id}"?`);
        for (const { n } of questions) assert.ok(!match.choose(seat, n, id).ok);
      }
      const [question] = questions;
      const late = question
        ? match.choose(seat, question.n + 1000, question.options[0]?.id ?? '')
        : match.choose(seat, 1, ids[0] ?? '');
      assert.ok(!late.ok, 'a question that is not open takes no answer');
    }
    assert.deepEqual(match.snapshot(), before, 'a refusal changes nothing');
  });
}

export function imaginesAlike(sample: Sample): void {
  walk(sample, (match, _, chance) => {
    for (const seat of seatsOf(match)) {
      const before = match.snapshot();
      const imagined = match.determinize(seat, chance);
      assert.deepEqual(match.snapshot(), before, 'imagining changes nothing');
      const { cursor: _cursor, events, ...view } = imagined.view(seat);
      const { cursor: _real, events: seen, ...truth } = match.view(seat);
      assert.deepEqual(view, truth);
      assert.deepEqual(events, seen.slice(seen.length - events.length), 'no other past');
    }
  });
}

/** Bots plan by playing determinized matches on, so it must be possible to play such a match to its end. */
export function imaginedWorldsEnd(sample: Sample): void {
  walk(sample, (match, choice, chance) => {
    if (!choice || chance.below(4) > 0) return;
    const imagined = match.determinize(choice[0], chance);
    for (let count = 0; imagined.questions.length > 0; count++) {
      assert.ok(count < sample.subject.limit, 'an imagined match does not end');
      chooseAt(imagined, anyChoice(imagined, chance));
    }
    assert.ok(imagined.outcome);
  });
}

/** A copy of the match in which everything that the seat may not know is changed. */
export function scrambled(
  match: Live,
  { scramble, rules }: Pick<Subject, 'scramble' | 'rules'>,
  seat: Seat,
  chance: Chance,
): Live {
  const { open, ...rest } = match.snapshot();
  const state = rest.state as unknown;
  scramble(state, seat, chance);
  const play = { state, content: match.content } as never;
  const steps = (match.outcome ? [] : (rules.standing?.(play) ?? [])) as Step[];
  const standing = steps
    .filter((step) => rules.asks[step.do]?.(play, step as never).options.length)
    .map((step, i) => {
      const before = open.find(
        (each) => each.standing && fingerprint(each.step as unknown as Json) === fingerprint(step as unknown as Json),
      );
      return { n: before?.n ?? 1_000_000 + i, step, standing: true, answer: null };
    });
  const blocking = open.filter((each) => !each.standing);
  const at = (answers: readonly (string | null)[]): Snapshot => ({
    ...rest,
    state: state as Json,
    open: [...blocking.map((each, i) => ({ ...each, answer: answers[i] ?? null })), ...standing],
  });
  const unsealed = resume(match, at([]));
  // Other seats’ sealed answers are hidden too, so they are replaced with random ones.
  const answers = blocking.map(({ answer }, i) => {
    const question = unsealed.questions[i];
    if (answer === null || !question) return null;
    return question.seat === seat ? answer : (question.options[chance.below(question.options.length)]?.id ?? null);
  });
  return resume(match, at(answers));
}

export function resume(match: Live, snapshot: Snapshot): Live {
  const recipe: Recipe = { ...match.recipe, snapshot: copy(snapshot) };
  const other: Live = new LiveMatch(match.rules, recipe);
  assert.ok(other.begin().ok);
  return other;
}

/** For each secret, by id: the seats that know it, as a bit mask. */
const knowledge = (match: Live): ReadonlyMap<string, number> =>
  new Map(match.rules.secrets(match.state, match.stack).map(({ id, seen }) => [id, seen]));

/** Whether the seat knows a secret now that it did not know in `before`. */
function learned(match: Live, before: ReadonlyMap<string, number>, seat: Seat): boolean {
  return match.rules
    .secrets(match.state, match.stack)
    .some(({ id, seen }) => seen & ~(before.get(id) ?? 0) & (1 << seat));
}

/**
 * Notices from now on whether a card is drawn. Matches in which the hidden cards differ may draw different cards, so
 * comparing them ends there.
 */
function noticeDraws(match: Live): { drew: boolean } {
  const noticed = { drew: false };
  const { chance } = match;
  chance.draw = (deck, cards) => {
    noticed.drew = true;
    return Object.getPrototypeOf(chance).draw.call(chance, deck, cards) as string;
  };
  return noticed;
}

export function keepsSecrets(sample: Sample): void {
  const ever = new Set<string>();
  walk(sample, (match, _, chance) => {
    for (const { options } of match.questions) for (const { id } of options) ever.add(id);
    const intents = [...ever].slice(-60);
    for (const seat of seatsOf(match)) {
      const real = resume(match, match.snapshot());
      const twin = scrambled(match, sample.subject, seat, chance);
      const seed = chance.below(1e9);
      for (let further = 0; further < 6; further++) {
        assert.deepEqual(
          known(twin, seat, 0, intents),
          known(real, seat, 0, intents),
          `seat ${seat} can tell the twin, ${further} choices on`,
        );
        assert.deepEqual(known(twin, null, 0, []), known(real, null, 0, []), 'a spectator can tell the twin');
        assert.equal(twin.canUndo(seat), real.canUndo(seat), 'canUndo() differs in the twin match');
        if (further === 0)
          assert.deepEqual(
            imaginedState(twin, seat, seed),
            imaginedState(real, seat, seed),
            'an imagined world holds something of the truth',
          );
        if (real.questions.length === 0) break;
        const choice = anyChoice(real, chance);
        const [whose, n, id] = choice;
        if (
          !twin.questions.some(
            (question) =>
              question.seat === whose && question.n === n && question.options.some((option) => option.id === id),
          )
        ) {
          assert.notEqual(whose, seat, 'the twin offers something else');
          break;
        }
        if (differentlyUnsealed(real, twin, choice)) break;
        const drawn = [noticeDraws(real), noticeDraws(twin)];
        const knew = [knowledge(real), knowledge(twin)];
        chooseAt(real, choice);
        chooseAt(twin, choice);
        if (drawn.some(({ drew }) => drew) || [real, twin].some((each, i) => learned(each, knew[i] ?? new Map(), seat)))
          break;
      }
    }
  });
}

/**
 * Whether this choice is the last answer that is waited for, while other seats have sealed different answers in the two
 * matches. If so, the matches may continue differently.
 */
function differentlyUnsealed(real: Live, twin: Live, [seat, n]: Choice): boolean {
  const waited = real.questions.filter(({ standing }) => !standing);
  const [last] = waited;
  if (waited.length > 1 || last?.seat !== seat || last.n !== n) return false;
  const sealed = (match: Live): unknown =>
    match
      .snapshot()
      .open.map(({ answer }) => answer)
      .filter((answer) => answer !== null);
  return JSON.stringify(sealed(real)) !== JSON.stringify(sealed(twin));
}

function imaginedState(match: Live, seat: Seat, seed: number): unknown {
  const { state, stack, open } = match.determinize(seat, createChance(seed)).snapshot();
  return { state, stack, open: open.map(({ step, standing, answer }) => ({ step, standing, answer })) };
}

export function undoes(sample: Sample): void {
  walk(sample, (match, choice) => {
    if (!choice) return;
    const [seat] = choice;
    const tried = match.clone();
    const before = tried.snapshot();
    const seen = seatsOf(match).map((each) => tried.view(each));
    chooseAt(tried, choice);
    if (tried.wishes > match.wishes) {
      for (const each of seatsOf(match))
        assert.equal(tried.canUndo(each), match.canUndo(each), 'a wish changes no undo');
      return;
    }
    const may = tried.canUndo(seat);
    for (const other of seatsOf(match))
      if (other !== seat) assert.ok(!tried.canUndo(other), 'only the seat that chose can undo');
    const after = tried.snapshot();
    const undone = tried.undo(seat);
    assert.equal(undone.ok, may);
    if (!undone.ok) {
      assert.match(undone.error.rule, /^NW-UNDO-/);
      assert.deepEqual(tried.snapshot(), after, 'a refused undo changes nothing');
      return;
    }
    assert.deepEqual(tried.snapshot(), before);
    assert.deepEqual(
      seatsOf(match).map((each) => tried.view(each)),
      seen,
    );
    assert.deepEqual(tried.choices, match.choices);
  });
}

/**
 * A choice that can be undone must not have taught any seat anything. So what a seat sees after the choice must also be
 * possible in another match, in which everything that the seat did not know before is different.
 */
export function undoableTeachesNothing(sample: Sample): void {
  walk(sample, (match, choice, chance) => {
    if (!choice) return;
    const [seat, n, id] = choice;
    const chosen = resume(match, match.snapshot());
    const { drawn } = chosen.chance;
    chooseAt(chosen, choice);
    if (!chosen.canUndo(seat)) return;
    assert.equal(chosen.chance.drawn, drawn);
    for (const learner of seatsOf(match)) {
      const twin = scrambled(match, sample.subject, learner, chance);
      const wanted = known(chosen, learner, 0, []);
      const { standing } = match.questions.find((each) => each.seat === seat && each.n === n) ?? {};
      const questions = twin.questions.filter((each) => each.seat === seat && each.standing === standing);
      const looksAlike = (other: Live): boolean => fingerprint(known(other, learner, 0, [])) === fingerprint(wanted);
      // What the learner sees must be possible in `twin` after the same option. If another seat chose, it may also be
      // possible after any other option, or before an answer.
      const alike =
        (learner !== seat && looksAlike(twin)) ||
        questions.some((question) => {
          const ids = learner === seat ? [id] : question.options.map((option) => option.id);
          return ids.some((each) => {
            const other = twin.clone();
            return other.choose(seat, question.n, each).ok && looksAlike(other);
          });
        });
      assert.ok(alike, `"${id}" of seat ${seat} taught seat ${learner} something, and may be taken back`);
    }
  });
}

export function viewsAreJson(sample: Sample): void {
  walk(sample, (match) => {
    for (const seat of [...seatsOf(match), null]) {
      const view = match.view(seat);
      assert.deepEqual(JSON.parse(JSON.stringify(view)), view);
    }
    const snapshot = match.snapshot();
    assert.deepEqual(JSON.parse(JSON.stringify(snapshot)), snapshot);
  });
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

type Functions = Readonly<Record<string, ((m: unknown, step: unknown) => unknown) | undefined>>;

/** The same rules with frozen content, steps and results, so that a function that changes one of them throws. */
function frozen(rules: Rules): Rules {
  const each = (table: Functions): Functions =>
    Object.fromEntries(
      Object.entries(table).map(([name, fn]) => [
        name,
        fn && ((m: unknown, step: unknown) => deepFreeze(fn(m, deepFreeze(step)))),
      ]),
    );
  const content = (pack: unknown): unknown => deepFreeze(rules.content ? rules.content(pack) : pack);
  return {
    ...rules,
    pack: deepFreeze(copy(rules.pack as Json)),
    content,
    steps: each(rules.steps as Functions) as never,
    asks: each(rules.asks as Functions) as never,
  };
}

export function changesNothingGivenOut(sample: Sample): void {
  const rules = frozen(sample.subject.rules);
  const match = begin(sample, rules);
  const chance = createChance(sample.seed);
  const given: { readonly view: unknown; readonly then: string }[] = [];
  for (let count = 0; match.questions.length > 0 && count < sample.subject.limit; count++) {
    if (count % sample.subject.stride === 0)
      for (const view of [match.view(0), match.view(null).events]) given.push({ view, then: JSON.stringify(view) });
    chooseAt(match, anyChoice(match, chance));
  }
  for (const { view, then } of given)
    assert.equal(JSON.stringify(view), then, 'a view has changed after it was given out');
}

export function clonesAreIndependent(sample: Sample): void {
  walk(sample, (match, choice, chance) => {
    if (!choice) return;
    const before = JSON.stringify([match.snapshot(), match.choices, match.view(0)]);
    const twin = match.clone();
    const other = match.clone();
    assert.equal(JSON.stringify([twin.snapshot(), twin.choices, twin.view(0)]), before);
    chooseAt(twin, choice);
    for (let i = 0; i < 3 && twin.questions.length > 0; i++) chooseAt(twin, anyChoice(twin, chance));
    assert.equal(JSON.stringify([match.snapshot(), match.choices, match.view(0)]), before);
    assert.equal(JSON.stringify([other.snapshot(), other.choices, other.view(0)]), before);
    chooseAt(other, choice);
    assert.equal(JSON.stringify([match.snapshot(), match.choices, match.view(0)]), before);
  });
}

export function recordsReplay(sample: Sample): void {
  const match = walk(sample, () => undefined);
  for (const seat of [...seatsOf(match), null]) {
    const record = match.record(seat);
    assert.deepEqual(
      record.frames.flatMap(({ events }) => events),
      match.view(seat).events,
    );
    assert.deepEqual(record.frames.at(-1)?.state, match.view(seat).state);
    assert.deepEqual(JSON.parse(JSON.stringify(record)), record);
  }
}
