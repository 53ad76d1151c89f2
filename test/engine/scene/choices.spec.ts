import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Option, Question } from '../../../src/engine/kernel/index.js';
import {
  actOf,
  askedKind,
  choicesOnTable,
  confirmation,
  openTargets,
  headingOf,
  optionsOnPath,
  splitChoices,
  targetState,
  unavailableActs,
} from '../../../src/engine/scene/choices.js';

const option = (id: string, ...targets: string[]): Option => ({
  id,
  rule: 'R',
  ...(targets.length > 0 && { targets }),
});
const question = (kind: string, options: readonly Option[], more: Partial<Question> = {}): Question => ({
  n: 1,
  seat: 0,
  player: 0,
  kind,
  rule: 'R',
  options,
  ...more,
});
const act = question('act', [
  option('walk:1', 'space:1'),
  option('attack:knife:7', 'card:knife', 'monster:7'),
  option('attack:knife:8', 'card:knife', 'monster:8'),
  option('end'),
]);
const ids = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id);

test('a thing may be an open target, selected, or neither', () => {
  const before = openTargets([act], []);
  assert.deepEqual(targetState(before, 'space:1'), { state: 'can-act' });
  assert.deepEqual(targetState(before, 'monster:7'), {});
  const after = openTargets([act], ['card:knife']);
  assert.deepEqual(targetState(after, 'card:knife'), { state: 'selected' });
  assert.deepEqual(targetState(after, 'monster:7'), { state: 'can-act' });
});

test('after pointing at a thing, only the options that include it are left', () => {
  assert.equal(optionsOnPath(openTargets([act], [])).length, 4);
  assert.deepEqual(ids(optionsOnPath(openTargets([act], ['card:knife']))), ['attack:knife:7', 'attack:knife:8']);
  // A target that all options begin with may be skipped.
  const place = question('place', [option('a', 'token', 'space:1'), option('b', 'token', 'space:2')]);
  assert.deepEqual(ids(optionsOnPath(openTargets([place], ['space:2']))), ['b']);
});

test('before pointing, choices are divided between the list and the table; afterwards, the list contains all that are left, and the way back', () => {
  const isOnTable = ({ targets = [] }: Option): boolean => targets.length > 0;
  const choiceOf = ({ kind }: Question, { id, rule }: Option) => ({ id, rule, text: `${kind} ${id}` });
  const before = splitChoices([act], openTargets([act], []), isOnTable, choiceOf, 'Back');
  assert.deepEqual(before.listed, [{ id: 'end', rule: 'R', text: 'act end' }]);
  assert.deepEqual(ids(before.onTable), ['walk:1', 'attack:knife:7', 'attack:knife:8']);
  const after = splitChoices([act], openTargets([act], ['card:knife']), isOnTable, choiceOf, 'Back');
  assert.deepEqual(ids(after.listed), ['attack:knife:7', 'attack:knife:8', 'back']);
  assert.deepEqual(after.listed.at(-1), { id: 'back', rule: 'R', text: 'Back', last: true });
  assert.deepEqual(after.onTable, []);
});

test('a few choices on the table are listed if nothing else can be chosen than the last answers', () => {
  const isOnTable = ({ targets = [] }: Option): boolean => targets.length > 0;
  const choiceOf = (_: Question, { id, rule }: Option) => ({
    id,
    rule,
    text: id,
    ...(id === 'end' && { last: true as const }),
  });
  const split = (n: number, ...others: string[]) => {
    const spaces = Array.from({ length: n }, (_, i) => option(`walk:${i}`, `space:${i}`));
    const asked = question('act', [...others.map((id) => option(id)), ...spaces]);
    return splitChoices([asked], openTargets([asked], []), isOnTable, choiceOf, 'Back');
  };
  assert.deepEqual(ids(split(2, 'end').listed), ['walk:0', 'walk:1', 'end']);
  assert.deepEqual(split(2, 'end').onTable, []);
  assert.equal(split(6).listed.length, 6);
  assert.deepEqual(ids(split(7, 'end').listed), ['end']);
  assert.deepEqual(ids(split(2, 'rest', 'end').listed), ['rest', 'end']);
});

test('an option that needs a confirmation is shown as a question', () => {
  assert.deepEqual(confirmation(option('burn'), { prompt: 'Burn it?', yes: 'Burn', back: 'Back' }), {
    version: 1,
    prompt: 'Burn it?',
    choices: [
      { id: 'burn', rule: 'R', text: 'Burn' },
      { id: 'back', rule: 'R', text: 'Back', last: true },
    ],
  });
});

test('choices on the table have no separate prompt', () => {
  assert.deepEqual(choicesOnTable(), { version: 1, prompt: '', choices: [], onTable: true });
});

test('the current kind is that of the ordinary question, even if a standing question is open too', () => {
  assert.equal(askedKind([question('signal', [], { standing: true }), act]), 'act');
  assert.equal(askedKind([question('signal', [], { standing: true })]), '');
});

test('an option has the heading of the group that names its act', () => {
  const groups = { move: ['walk', 'open'], fight: ['attack'] };
  assert.deepEqual(
    ['open:3', 'attack:knife:7', 'end'].map((id) => headingOf(groups, id, (key) => `The ${key}`)),
    [{ group: 'The group-move' }, { group: 'The group-fight' }, {}],
  );
});

test('an act is unavailable if there is no option of its kind', () => {
  assert.equal(actOf('walk:12:3'), 'walk');
  assert.equal(actOf('end'), 'end');
  assert.deepEqual(unavailableActs(['walk:9', 'search', 'end'], act), ['search']);
  assert.deepEqual(
    unavailableActs(['walk:9', 'end'], act, (id) => id),
    ['walk:9'],
  );
});
