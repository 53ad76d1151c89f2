// The dice of the current Attack, Test or Search. After its end, the dice are taken from its events. The id of a die
// stays the same.
import { faceName, colours, faceNames } from '../rules/attack/dice.js';
import { hitResult } from '../rules/attack/results.js';
import { checkSuccesses } from '../rules/attack/tests-and-searches.js';
import { targetState } from '../../../scene/choices.js';
import type { Look } from './scene-context.js';
import type { Attack, Check, RollGroup, Mini } from '../state/state.js';
import type { DiceModel } from '../../../scene/dice-pool-model.js';
import type { Attribute, Colour } from '../cards/card-types.js';
import { attributeName, miniName, minisName, type Lexicon } from '../words/names.js';
import { atDie } from '../rules/ask.js';
import type { GameEvent } from '../state/events.js';
import type { HitResult } from '../state/attack-events.js';

type Dice = DiceModel['dice'];

export function diceOf(look: Look): DiceGroup[] {
  const { attacks, check } = look.m.state;
  if (check?.roll) return [checkGroup(look, check, check.roll)];
  const attack = attacks.at(-1);
  return attack?.side && [...attack.attacks, ...attack.defences].some(({ dice }) => dice.length > 0)
    ? attackGroups(look, attack)
    : diceFromEvents(look);
}

// Current rolls

function attackGroups(look: Look, attack: Attack): DiceGroup[] {
  const {
    m,
    context: { lexicon },
  } = look;
  const { by, target, attacks, defences, defenders } = attack;
  const resultFor = (
    is: (defender: Attack['defenders'][number]) => boolean,
  ): ReturnType<typeof hitResult> | undefined => {
    const met = defenders.find(is);
    return met && hitResult(m, attack, met);
  };
  const roll = rollNumber(look, by, target);
  return [
    ...attacks.map((group, g): DiceGroup => {
      const result = resultFor((defender) => defender.attack === g);
      return {
        side: 'attack',
        name: attackName(look, by, group.minis),
        model: { version: 1, roll, dice: diceModels(look, 'attack', g, group) },
        counts: result ? hitsSaid(lexicon, result) : '',
      };
    }),
    ...defences.flatMap((group, g): DiceGroup[] => {
      const result = resultFor((defender) => defender.defence === g);
      const pierced = defenders.flatMap((defender) =>
        defender.defence === g && defender.pierced !== null ? [defender.pierced] : [],
      );
      return group.rolls
        ? [
            {
              side: 'defense',
              name: defenseName(look, group.minis),
              model: { version: 1, roll, dice: diceModels(look, 'defense', g, group, pierced) },
              counts: result ? avoidsSaid(lexicon, result) : '',
            },
          ]
        : [];
    }),
  ];
}

/** The number of hits and, if the dice alone do not explain it, where they come from. */
const hitsSaid = (lexicon: Lexicon, { hits, spikes, auto, bolts, fire, prior }: HitResult): string =>
  withSources(lexicon, lexicon.say('on-hits', { n: hits }), { dice: spikes, auto, bolts, fire, prior });

const avoidsSaid = (lexicon: Lexicon, { avoided, shields, autoShields, boltShields }: HitResult): string =>
  withSources(lexicon, lexicon.say('on-avoids', { n: avoided }), {
    dice: shields,
    auto: autoShields,
    bolts: boltShields,
  });

type Source = 'dice' | 'auto' | 'bolts' | 'fire' | 'prior';

function withSources(lexicon: Lexicon, sum: string, numbers: Partial<Record<Source, number>>): string {
  const sources = (Object.entries(numbers) as [Source, number][]).filter(([, n]) => n > 0);
  if (!sources.some(([source]) => source !== 'dice')) return sum;
  return lexicon.say('on-sum', {
    sum,
    sources: lexicon.list(sources.map(([key, n]) => lexicon.say(`on-from-${key}`, { n }))),
  });
}

function checkGroup(look: Look, check: Check, roll: RollGroup): DiceGroup {
  const { kind, player, attribute } = check;
  return {
    side: kind,
    name: checkName(look, kind, player, attribute),
    model: { version: 1, roll: rollNumber(look, player, null), dice: diceModels(look, 'check', 0, roll) },
    counts: look.context.lexicon.say('cost-success', { n: checkSuccesses(look.m, check, roll) }),
  };
}

function diceModels(
  look: Look,
  side: 'attack' | 'defense' | 'check',
  group: number,
  { dice, marked }: RollGroup,
  pierced: readonly number[] = [],
): Dice {
  const { lexicon } = look.context;
  return dice.map((rolled, i) => {
    const id = atDie(side, group, i);
    const { state } = targetState(look, id);
    const taken = pierced.includes(i);
    return {
      id,
      die: rolled.die,
      face: faceName(rolled),
      ...(taken
        ? { state: 'spent' as const }
        : marked.includes(i) || state === 'selected'
          ? { state: 'chosen' as const }
          : state
            ? { state: 'open' as const }
            : {}),
      ...(taken ? { label: lexicon.say('on-pierced') } : rolled.added ? { label: lexicon.say('on-meds') } : {}),
    };
  });
}

export interface DiceGroup {
  readonly side: 'attack' | 'defense' | 'test' | 'search' | 'd6';
  /** A heading that says whose dice these are. For an Attack, it says who attacks whom. */
  readonly name: string;
  readonly model: DiceModel;
  /** The sum of the dice in words, or '' until it is final. */
  readonly counts: string;
}

export const attackName = ({ context }: Look, by: Mini, whom: readonly Mini[]): string =>
  whom.length > 0
    ? context.lexicon.say('on-attacks-on', { name: miniName(context, by), whom: minisName(context, whom) })
    : context.lexicon.say('on-attacks-all', { name: miniName(context, by) });

export const defenseName = ({ context }: Look, minis: readonly Mini[]): string =>
  context.lexicon.say('on-defends', { name: minisName(context, minis) });

export const checkName = ({ context }: Look, kind: 'test' | 'search', player: Mini, attribute: Attribute): string =>
  kind === 'search'
    ? context.lexicon.say('on-searches', { name: miniName(context, player) })
    : context.lexicon.say('on-tests', {
        name: miniName(context, player),
        attribute: attributeName(context, attribute),
      });

/** A number that identifies the roll. It stays the same while the dice belong to the same roll. */
export function rollNumber(
  {
    context: {
      view: { round, turn },
    },
  }: Look,
  by: Mini,
  target: Mini | null,
): number {
  return ((round * 10 + turn.ap) * 1000 + by + 1) * 1000 + (target ?? -1) + 1;
}

interface RolledDice {
  readonly side: DiceGroup['side'];
  readonly group: number;
  readonly minis: readonly Mini[];
  readonly faces: string[];
  name: string;
  pierced: number | null;
  counts: string;
}
export function diceFromEvents(look: Look): DiceGroup[] {
  const {
    context,
    context: { lexicon },
  } = look;
  // The dice on the table, and the mini that made the Attack or Test, with its target.
  let [by, target, rolled]: [Mini, Mini | null, RolledDice[]] = [-1, null, []];
  /** The dice that the Character has rolled. */
  const ownOf = (player: Mini): RolledDice[] =>
    rolled.filter(({ side, minis }) =>
      by === player ? side !== 'defense' : side === 'defense' && minis.includes(player),
    );
  const showD6 = (mini: Mini, face: number): void => {
    const name = lexicon.say('on-throws', { name: miniName(context, mini) });
    [by, target, rolled] = [
      mini,
      null,
      [{ side: 'd6', group: 0, minis: [], faces: [String(face)], name, pierced: null, counts: '' }],
    ];
  };
  for (const event of look.seen.events as readonly GameEvent[]) {
    switch (event.type) {
      case 'attack':
        rolled = [];
        break;
      case 'rolled': {
        const { side, group, minis, dice } = event;
        [by, target] = [event.by, event.target];
        if (side === 'test' || side === 'search') rolled = [];
        const name =
          side === 'attack'
            ? attackName(look, by, minis)
            : side === 'defense'
              ? defenseName(look, minis)
              : miniName(context, by);
        rolled.push({ side, group, minis, faces: [...dice], name, pierced: null, counts: '' });
        break;
      }
      case 'rerolled': {
        const { faces } = ownOf(event.player)[event.group] ?? {};
        event.dice.forEach((die, i) => faces?.splice(die, 1, event.after[i] ?? ''));
        break;
      }
      case 'meds-used':
        ownOf(event.player).forEach(({ faces }, i) => faces.push(event.dice[i] ?? ''));
        break;
      case 'pierced':
        for (const each of rolled)
          if (each.side === 'defense' && each.minis.some((mini) => event.minis.includes(mini)))
            each.pierced = event.die;
        break;
      case 'hit':
        for (const each of rolled)
          if (each.minis.includes(event.mini))
            each.counts = (each.side === 'attack' ? hitsSaid : avoidsSaid)(lexicon, event);
        break;
      case 'checked':
        for (const each of rolled)
          Object.assign(each, {
            name: checkName(look, event.kind, event.player, event.attribute),
            counts: lexicon.say('cost-success', { n: event.n }),
          });
        break;
      case 'd6':
        showD6(event.by, event.face);
        break;
      case 'boss-rolled':
        showD6(event.monster, event.die);
        break;
      case 'attack-chosen':
        showD6(event.mini, event.n);
        break;
      default:
        break;
    }
  }
  const roll = rollNumber(look, by, target);
  const taken = { state: 'spent', label: lexicon.say('on-pierced') } as const;
  return rolled.map(({ side, group, name, faces, pierced, counts }): DiceGroup => {
    const kind = side === 'attack' || side === 'defense' ? side : 'check';
    const dice =
      side === 'd6'
        ? faces.map((face) => ({ id: 'die:d6', die: side, face }))
        : faces.map((face, i) => ({ id: atDie(kind, group, i), die: dieOf(face), face, ...(i === pierced && taken) }));
    return { side, name, counts, model: { version: 1, roll, dice } };
  });
}

const dieOf = (face: string): Colour => colours.find((colour) => faceNames(colour).includes(face)) ?? 'green';
