// Finds steps of cards that can never do anything. A step may work only at certain moments (see card-types.ts), and a
// card can be played only at the moments that its symbols allow. AE-SYM-08, AE-RUL-22, AE-RUL-23
import type { Fault } from '../../../../kernel/index.js';
import type { CamoSaboCard, Effect, Verb, Which, Whom } from '../card-types.js';
import { windowsOf, type Pack } from '../card-index.js';
import { faultAt } from './pack-faults.js';
import { stepsIn, textsOf, type StepMoment } from './card-steps.js';

const whileCaught: readonly StepMoment[] = ['W3', 'W4'];
const victimsTurn: readonly StepMoment[] = ['own', 'drawn', 'played', 'ending', 'turn', 'drew-movement', 'drew-card'];
const ofPatients: readonly StepMoment[] = ['released', 'moved', 'missed', 'killed'];

/** The moments at which each step works. A step that is not listed works at any moment. */
const momentsOfVerb: Partial<Record<Verb, readonly StepMoment[]>> = {
  'slip-away': ['W2'],
  'stay-hidden': ['W2'],
  'false-announce': ['W2'],
  'set-coin': ['W1'],
  reroll: ['W1', 'W4'],
  'skip-attempt': ['W3'],
  survive: ['W4'],
  'change-die': ['W4'],
  flight: [...whileCaught, 'survived', 'missed'],
  cancel: ['cancel', 'W5'],
};
/**
 * The moments at which a step can refer to these Victims or Patients. The others are not listed, because a step can
 * always refer to them.
 */
const momentsOfTarget: Partial<Record<Whom | Which, readonly StepMoment[]>> = {
  caught: [...whileCaught, 'missed'],
  active: [...victimsTurn, 'cancel', ...whileCaught],
  this: [...whileCaught, ...ofPatients],
};

/** The restrictions on when a step works. Each restriction is the list of the moments that it allows. */
function restrictionsOn(step: Effect): (readonly StepMoment[])[] {
  const target = 'whom' in step ? step.whom : 'which' in step ? step.which : null;
  return [
    momentsOfVerb[step.do],
    target === null ? undefined : momentsOfTarget[target],
    'lasts' in step && step.lasts === 'attempt' ? whileCaught : undefined,
  ].filter((each) => each !== undefined);
}

/** Whether the Patients player, who is not a Victim, carries out the effect. */
const isOfPatients = (moments: readonly StepMoment[]): boolean =>
  moments.some((moment) => moment === 'bloodlust' || ofPatients.includes(moment));

export function momentFaults(pack: Pack): Fault[] {
  const idle = textsOf(pack).flatMap(({ path, moments, steps }) =>
    [...stepsIn(steps, path)].flatMap(([at, step]) => {
      if (isOfPatients(moments) && (step.do === 'steal' || ('whom' in step && step.whom === 'me')))
        return [faultAt(at, 'only-victims')];
      const bound = restrictionsOn(step);
      const fit = bound.reduce<readonly StepMoment[]>(
        (left, each) => left.filter((moment) => each.includes(moment)),
        moments,
      );
      return bound.length === 0 || fit.length > 0
        ? []
        : [
            faultAt(at, 'not-now', {
              moments: bound.reduce((left, each) => left.filter((moment) => each.includes(moment))).join(', '),
            }),
          ];
    }),
  );
  return [...pack.camoSabo.flatMap((card, i) => symbolFaults(card, `camoSabo/${i}`)), ...idle];
}

// Symbols and windows of a Camo or Sabo

const answers: readonly StepMoment[] = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'];
const turns: readonly StepMoment[] = ['drawn', 'played', 'ending'];

function symbolFaults(card: CamoSaboCard, path: string): Fault[] {
  const { symbols, windows = [], about, hold, steps } = card;
  const has = (some: readonly StepMoment[]): boolean => windowsOf(card).some((window) => some.includes(window));
  const cancels = windows.includes('cancel');
  const needed = (window: StepMoment): readonly string[] =>
    answers.includes(window) ? ['response'] : turns.includes(window) ? ['other'] : ['other', 'response'];
  return [
    ...windows.flatMap((window, i) =>
      needed(window).some((symbol) => symbols.some((each) => each === symbol))
        ? []
        : [faultAt(`${path}/windows/${i}`, 'no-symbol', { symbols: needed(window).join(', ') })],
    ),
    ...symbols.flatMap((symbol, i) =>
      symbol === 'own' || cancels || has(symbol === 'response' ? answers : turns)
        ? []
        : [
            faultAt(`${path}/symbols/${i}`, 'no-window', {
              windows: (symbol === 'response' ? answers : turns).join(', '),
            }),
          ],
    ),
    ...(cancels && steps[0]?.do !== 'cancel'
      ? [faultAt(`${path}/windows/${windows.indexOf('cancel')}`, 'not-cancel')]
      : []),
    ...(about && !has(whileCaught) ? [faultAt(`${path}/about`, 'about-nobody')] : []),
    ...(card.while && !hold ? [faultAt(`${path}/while`, 'while-without-hold')] : []),
  ];
}
