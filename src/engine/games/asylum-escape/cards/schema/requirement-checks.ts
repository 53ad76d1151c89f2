// Checks that a pack meets the requirements of the rules: a building of 25 rooms, enough cards to deal, a starting
// Location for each Patient, decks that can be drawn from, and effects that come to an end.
import type { Fault } from '../../../../kernel/index.js';
import {
  colours,
  type DieFace,
  type Effect,
  type PatientAbility,
  type PatientCard,
  type BoonOrFlaw,
} from '../card-types.js';
import type { Pack } from '../card-index.js';
import { faultAt } from './pack-faults.js';
import { stepsIn, textsOf, type StepMoment } from './card-steps.js';

/** AE-RUL-02 */
const roomsOfAColour = 5;

/** @param ownPack The library's own pack, whose cards are known to meet the requirements. */
export function needFaults(pack: Pack, ownPack: Pack): Fault[] {
  const { locations, movement, victims } = pack;
  return [
    ...colours.flatMap((colour) => {
      const n = locations.filter((each) => each.colour === colour).length;
      return n === roomsOfAColour ? [] : [faultAt('locations', 'wrong-colours', { colour, n, each: roomsOfAColour })];
    }),
    // If all cards were Stumble cards, every flight would end in a Patient's room.
    ...(movement.some(({ n }) => n !== 'stumble') ? [] : [faultAt('movement', 'only-stumble')]),
    ...victims.flatMap(({ boon, flaw }, i) => [
      ...quirkFaults(boon, `victims/${i}/boon`),
      ...quirkFaults(flaw, `victims/${i}/flaw`),
    ]),
    ...(['patients', 'specials'] as const).flatMap((list) =>
      pack[list].flatMap((patient, i) => patientFaults(pack, patient, `${list}/${i}`)),
    ),
    ...immortals(pack, ownPack),
    ...stumblers(pack),
    ...deckFaults(pack),
  ];
}

/** A boon, flaw or ability must have permanent changes, an effect at a moment, or both. */
function quirkFaults({ mods, on, steps }: BoonOrFlaw | PatientAbility, path: string): Fault[] {
  if (on && !steps) return [faultAt(`${path}/on`, 'no-steps')];
  if (steps && !on) return [faultAt(`${path}/steps`, 'no-moment')];
  return on || Object.keys(mods ?? {}).length > 0 ? [] : [faultAt(path, 'no-quirk')];
}

/** AE-RUL-16 */
function patientFaults({ locations }: Pack, { start, colour, ability }: PatientCard, path: string): Fault[] {
  const room = locations.find(({ id }) => id === start);
  return [
    ...(room ? [] : [faultAt(`${path}/start`, 'no-such-location', { id: start })]),
    ...(room && room.colour !== colour
      ? [faultAt(`${path}/colour`, 'other-colour', { room: start, colour: room.colour })]
      : []),
    ...(ability ? quirkFaults(ability, `${path}/ability`) : []),
  ];
}

// Cards that would make a match endless

/**
 * Finds Victims whom one of the Patients can never kill. Such a Victim could make the long version endless, because it
 * goes on until only one Victim is left. AE-FIN-04
 * The fault names a card by the pack's author if one is involved, otherwise a card of the library's own pack.
 */
function immortals({ victims, patients, specials, camoSabo }: Pack, ownPack: Pack): Fault[] {
  const nothing = { faces: [] as readonly DieFace[], path: '', ours: true };
  const held = [
    nothing,
    ...camoSabo.flatMap((card, i) =>
      card.while?.spared
        ? [{ faces: card.while.spared, path: `camoSabo/${i}/while/spared`, ours: ownPack.camoSabo.includes(card) }]
        : [],
    ),
  ];
  const stats = [
    ...patients.map((card, i) => ({ card, path: `patients/${i}/catches` })),
    ...specials.map((card, i) => ({ card, path: `specials/${i}/catches` })),
  ];
  return victims.flatMap((victim, i) => {
    const { id, boon, flaw } = victim;
    const facesOf = (mod: 'spared' | 'doomed'): readonly DieFace[] => [
      ...(boon.mods?.[mod] ?? []),
      ...(flaw.mods?.[mod] ?? []),
    ];
    for (const { faces, path, ours } of held)
      for (const { card, path: catches } of stats) {
        if (
          [...card.catches, ...facesOf('doomed')].some(
            (face) => !facesOf('spared').includes(face) && !faces.includes(face),
          )
        )
          continue;
        const at = !ours
          ? path
          : ownPack.victims.includes(victim)
            ? catches
            : `victims/${i}/${boon.mods?.spared ? 'boon' : 'flaw'}`;
        return [faultAt(at, 'never-killed', { victim: id, patient: card.id })];
      }
    return [];
  });
}

/**
 * Moments during a catch. A Victim who stumbles at such a moment is caught again before the first catch is over, and
 * this may repeat forever. AE-RUL-21
 */
const ofCatches: readonly StepMoment[] = ['caught', 'survived', 'missed'];

const stumblers = (pack: Pack): Fault[] =>
  textsOf(pack).flatMap(({ path, moments, steps }) =>
    moments.some((moment) => ofCatches.includes(moment))
      ? [...stepsIn(steps, path)].flatMap(([at, step]) => (step.do === 'stumble' ? [faultAt(at, 'caught-again')] : []))
      : [],
  );

const mostCards = 200;

/**
 * Finds decks that are too big or endless. If the cards of a deck together can draw at least as many cards as the deck
 * holds, the deck may be reshuffled forever. AE-RUL-28
 */
function deckFaults({ camoSabo, movement, bloodlust }: Pack): Fault[] {
  const decks = { camoSabo, movement, bloodlust };
  const isEndless = (
    deck: readonly { readonly count?: number; readonly steps: readonly Effect[] }[],
    one: (step: Effect) => number,
  ): boolean => deck.reduce((sum, { count = 1, steps }) => sum + count * (mostIn(steps, one) - 1), 0) >= 0;
  return [
    ...Object.entries(decks).flatMap(([list, deck]) => {
      const found = deck.reduce((sum, { count = 1 }) => sum + count, 0);
      return found > mostCards ? [faultAt(list, 'deck-too-big', { found, n: mostCards })] : [];
    }),
    ...(isEndless(camoSabo, (step) => (step.do === 'draw-cards' ? step.n : 0))
      ? [faultAt('camoSabo', 'endless-deck')]
      : []),
    ...(isEndless(bloodlust, (step) => (step.do === 'bloodlust-extra' ? 1 : 0))
      ? [faultAt('bloodlust', 'endless-deck')]
      : []),
  ];
}

/**
 * The largest possible sum of `one` over these steps, whichever branches are chosen and whichever side the coin shows.
 */
function mostIn(steps: readonly Effect[], one: (step: Effect) => number): number {
  const most = (step: Effect): number => {
    if (step.do === 'either') return Math.max(...step.of.map((each) => mostIn(each.steps, one)));
    return step.do === 'flip' ? Math.max(mostIn(step.heads, one), mostIn(step.tails, one)) : one(step);
  };
  return steps.reduce((sum, step) => sum + most(step), 0);
}
