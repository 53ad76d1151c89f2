// The cards of Asylum Escape: counts, windows, shares and weights as docs/rules/asylum-escape.md requires.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  colours,
  type CamoSaboCard,
  type Effect,
  type Verb,
  type Window,
} from '../../../../../src/engine/games/asylum-escape/cards/card-types.js';
import { pack } from '../../../../../src/engine/games/asylum-escape/content/pack.js';

const { locations, victims, patients, specials, camoSabo, movement, bloodlust } = pack;
const camo = camoSabo.filter(({ kind }) => kind === 'camo');
const sabo = camoSabo.filter(({ kind }) => kind === 'sabo');
const total = (cards: readonly { readonly id: string; readonly count?: number }[]): number =>
  cards.reduce((sum, { count = 1 }) => sum + count, 0);

/** The steps and all steps inside them. */
const flat = (steps: readonly Effect[] = []): readonly Effect[] =>
  steps.flatMap((step) => [
    step,
    ...(step.do === 'either'
      ? step.of.flatMap((each) => flat(each.steps))
      : step.do === 'flip'
        ? flat([...step.heads, ...step.tails])
        : []),
  ]);
const does = (steps: readonly Effect[], ...verbs: readonly Verb[]): boolean =>
  flat(steps).some((step) => verbs.includes(step.do));
const quirks = victims.flatMap(({ boon, flaw }) => [boon, flaw]);
const abilities = [...patients, ...specials].flatMap(({ ability }) => ability ?? []);

const ofWindows = (card: CamoSaboCard): readonly Window[] =>
  card.windows ?? [
    ...(card.symbols.includes('other') ? (['drawn', 'played', 'ending'] as const) : []),
    ...(card.symbols.includes('response')
      ? ([does(card.steps, 'slip-away', 'stay-hidden', 'false-announce') ? 'W2' : 'W4'] as const)
      : []),
  ];

test('AE-RUL-02 the decks have the right numbers of cards, and no id is used twice', () => {
  assert.deepEqual(
    [locations, victims, patients, specials, camo, sabo, movement, bloodlust].map(total),
    [25, 12, 8, 4, 32, 28, 40, 24],
  );
  assert.deepEqual(
    movement.map(({ n, count }) => [n, count]),
    [
      [1, 8],
      [2, 12],
      [3, 10],
      [4, 4],
      ['stumble', 6],
    ],
  );
  const ids = [...locations, ...victims, ...patients, ...specials, ...camoSabo, ...movement, ...bloodlust].map(
    ({ id }) => id,
  );
  assert.deepEqual(
    ids.filter((id, i) => ids.indexOf(id) < i),
    [],
  );
  for (const colour of colours) assert.equal(locations.filter((each) => each.colour === colour).length, 5, colour);
});

test('AE-CAT-01 Patients catch with 2 or 3 faces, Special Patients with 4 or 5; AE-RUL-16 each starts on a different Location of its colour', () => {
  for (const [cards, least, most] of [
    [patients, 2, 3],
    [specials, 4, 5],
  ] as const) {
    for (const { id, start, colour, catches } of cards) {
      assert.equal(locations.find((each) => each.id === start)?.colour, colour, id);
      assert.deepEqual(catches, [...new Set(catches)].sort(), id);
      assert.ok(
        catches.length >= least && catches.length <= most && catches.every((face) => face >= 1 && face <= 6),
        id,
      );
    }
  }
  assert.equal(new Set([...patients, ...specials].map(({ start }) => start)).size, 12);
  assert.deepEqual(
    patients.filter(({ catches, ability }) => catches.length === 2 && !ability),
    [],
  );
  assert.deepEqual(
    specials.filter(({ ability }) => !ability),
    [],
  );
});

test('AE-SET-07 every Victim has a boon and a flaw that do something, and no flaw tells where the Victim is', () => {
  for (const quirk of quirks) assert.ok(quirk.mods ?? (quirk.on && quirk.steps?.length));
  for (const { id, flaw } of victims)
    assert.ok(!does(flaw.steps ?? [], 'reveal', 'sweep', 'crowded', 'ask-adjacent'), id);
});

test('AE-SYM-08 every Camo/Sabo card has a symbol, and its windows match its symbols', () => {
  const ofResponse: readonly Window[] = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'];
  for (const card of camoSabo) {
    assert.ok(card.symbols.length, card.id);
    const windows = ofWindows(card);
    assert.equal(
      windows.some((each) => ofResponse.includes(each)),
      card.symbols.includes('response'),
      card.id,
    );
    assert.equal(
      windows.some((each) => !ofResponse.includes(each)),
      card.symbols.includes('other'),
      card.id,
    );
    assert.ok(card.hold ?? !card.while, card.id);
  }
});

test('AE-SYM-06 about one of eight Camo/Sabo cards has the hold symbol', () => {
  assert.deepEqual(
    [camo, sabo].map((cards) => cards.filter(({ hold }) => hold).length),
    [4, 4],
  );
});

test('AE-SYM-01 half of the Camo cards prevent death (W4), a quarter help their owner to slip away (W2), and a quarter mislead the Patients', () => {
  const saves = camo.filter(
    (card) => ofWindows(card).includes('W4') && does(card.steps, 'survive', 'reroll', 'change-die', 'reduce-catch'),
  );
  const slips = camo.filter(
    (card) => ofWindows(card).includes('W2') && does(card.steps, 'slip-away', 'stay-hidden', 'move', 'teleport'),
  );
  const misleads = camo.filter(
    (card) =>
      does(card.steps, 'lure', 'block', 'stall', 'false-announce', 'swap-rooms', 'peek', 'cancel') &&
      !saves.includes(card),
  );
  const coin = camo.filter((card) => ofWindows(card).includes('W1') && does(card.steps, 'reroll'));
  assert.deepEqual(
    [saves, slips, [...misleads, ...coin]].map((cards) => cards.length),
    [16, 8, 8],
  );
  for (const { id, steps } of camo)
    assert.ok(!does(steps, 'push', 'steal', 'draw-movement', 'stumble', 'extend-catch'), id);
});

test('AE-SYM-02 no Sabo kills by itself: it is never played after a roll that kills, and adds at most one face to a Catching Stat', () => {
  for (const card of sabo) {
    assert.ok(!ofWindows(card).includes('W4'), card.id);
    assert.ok(!does(card.steps, 'cancel', 'survive', 'change-die'), card.id);
    for (const step of flat(card.steps)) {
      if (step.do === 'extend-catch') assert.equal(step.faces.length, 1, card.id);
      if (step.do === 'reveal') assert.notEqual(step.what, 'room', card.id);
    }
  }
  assert.ok(
    sabo.filter(({ steps }) =>
      does(steps, 'push', 'draw-movement', 'stumble', 'move-patient', 'set-coin', 'swap-rooms'),
    ).length >= 8,
  );
  assert.ok(sabo.filter(({ steps }) => does(steps, 'reveal', 'sweep', 'ask-adjacent')).length >= 7);
  assert.ok(
    sabo.filter(({ steps }) => does(steps, 'discard', 'steal', 'limit-hand', 'skip-draw', 'draw-movement')).length >= 7,
  );
});

test('AE-BLD-04 a third of the Bloodlust cards move, a third inform, a third destroy, and none kills', () => {
  const shares = [
    ['extra-move', 'lure', 'push', 'draw-movement'],
    ['ask-adjacent', 'crowded', 'sweep', 'reveal'],
    ['destroy-room'],
  ] as const;
  assert.deepEqual(
    shares.map((verbs) => bloodlust.filter(({ steps }) => does(steps, ...verbs)).length),
    [8, 8, 8],
  );
});

test('every target of a step exists: “me” needs an owner, “caught” a catch, “active” a turn, “newest” and “this” a Patient', () => {
  for (const { id, steps } of bloodlust)
    assert.ok(
      !flat(steps).some((step) => 'whom' in step && ['me', 'other', 'others', 'caught', 'active'].includes(step.whom)),
      id,
    );
  for (const { steps } of abilities) assert.ok(!flat(steps).some((step) => 'whom' in step && step.whom !== 'caught'));
  for (const card of camoSabo) {
    const windows = ofWindows(card);
    const caught = windows.includes('W3') || windows.includes('W4');
    for (const step of flat(card.steps)) {
      if ('whom' in step && step.whom === 'caught') assert.ok(caught, card.id);
      if ('whom' in step && step.whom === 'active') assert.deepEqual(card.symbols, ['other'], card.id);
      if ('which' in step && step.which === 'this') assert.ok(caught, card.id);
      if ('which' in step && step.which === 'newest') assert.deepEqual(windows, ['W6'], card.id);
    }
  }
});

test('every kind of step is on some card', () => {
  const vocabulary = {
    move: true,
    push: true,
    teleport: true,
    'draw-movement': true,
    stumble: true,
    'slip-away': true,
    'stay-hidden': true,
    'false-announce': true,
    reveal: true,
    sweep: true,
    crowded: true,
    'ask-adjacent': true,
    peek: true,
    'look-hand': true,
    'move-patient': true,
    'extra-move': true,
    lure: true,
    stall: true,
    'set-coin': true,
    'swap-rooms': true,
    'destroy-room': true,
    block: true,
    survive: true,
    'skip-attempt': true,
    reroll: true,
    'change-die': true,
    'extend-catch': true,
    'reduce-catch': true,
    flight: true,
    'draw-cards': true,
    discard: true,
    steal: true,
    cancel: true,
    'skip-draw': true,
    'limit-hand': true,
    'bloodlust-extra': true,
    either: true,
    flip: true,
  } satisfies Record<Verb, true>;
  const used = new Set(
    [...camoSabo, ...bloodlust, ...quirks, ...abilities].flatMap(({ steps }) => flat(steps)).map((step) => step.do),
  );
  assert.deepEqual(
    Object.keys(vocabulary).filter((verb) => !used.has(verb as Verb)),
    [],
  );
});

test('at most one Victim in four starts without a card', () => {
  const without = victims.filter(({ boon, flaw }) => 1 + (boon.mods?.start ?? 0) + (flaw.mods?.start ?? 0) <= 0);
  assert.ok(without.length <= victims.length / 4, without.map(({ id }) => id).join());
});
