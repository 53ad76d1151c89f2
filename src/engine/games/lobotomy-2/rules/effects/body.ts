// Effects of cards on minis: Wounds, healing, Conditions, Attributes. LOB-KEY, LOB-RUL-101
import type { PlayerId } from '../../../../kernel/index.js';
import { ask, atAttribute, atCharacterToken, type OfferedAct } from '../ask.js';
import type { Attribute, Count, Passive, Duration } from '../../cards/card-types.js';
import { afflict, cure, ignoresKeyword } from '../conditions.js';
import { attributeNames, attributeOf, characterOf, healthOf, monsterAt, placeOf } from '../values-in-force.js';
import type { Context, Position } from '../../state/step-context.js';
import { healMonster } from '../harm.js';
import { countForQuest } from '../quests.js';
import { isCharacter } from '../../state/state.js';
import type { StepOf } from '../../state/steps.js';
import type { EffectSource } from '../../state/turn-steps.js';
import type { EffectHandlers } from './effect-handlers.js';

/** A number, or the X that was paid. */
export const amount = (m: Position, n: Count): number => (n === 'x' ? m.state.x : n);

export const forLiving = {
  heal(m, { n }, { by, on }) {
    const points = amount(m, n);
    const monster = monsterAt(m, on);
    if (isCharacter(on)) {
      m.push({ do: 'healing', player: on, left: points });
      if (isCharacter(by)) countForQuest(m, by, 'heals', Math.min(points, healablePoints(m, on).length));
    } else if (monster) {
      healMonster(m, monster, points);
    }
  },
  /** The target makes a Defense Roll only if the card says so. */
  wound(m, { n, defended }, { by, on, card }) {
    const hits = amount(m, n);
    if (defended)
      m.push({
        do: 'attack-begin',
        by,
        with: card,
        target: on,
        space: placeOf(m, on),
        attack: { dice: {}, auto: hits },
      });
    else
      m.push({
        do: 'wound',
        mini: on,
        n: hits,
        from: isCharacter(by) && !isCharacter(on) ? by : null,
        rule: 'LOB-ABL-01',
      });
  },
  afflict(m, { condition }, { on }) {
    if (!ignoresKeyword(m, on, condition)) afflict(m, on, condition);
  },
  cure(m, { condition }, { on }) {
    cure(m, on, condition, 'LOB-ABL-01');
  },
  kill(m, _, { by, on }) {
    if (isCharacter(on)) m.push({ do: 'die', player: on, rule: 'LOB-DTH-03' });
    else m.push({ do: 'wound', mini: on, n: healthOf(m, on), from: isCharacter(by) ? by : null, rule: 'LOB-DTH-03' });
  },
} satisfies EffectHandlers;

/** Returns an entry for each point that can be healed. */
export function healablePoints(m: Position, player: PlayerId): ('wound' | 'fire' | Attribute)[] {
  const { wounds, conditions, decreases } = characterOf(m, player);
  return [
    ...Array<'wound'>(wounds).fill('wound'),
    ...(conditions.fire === undefined ? [] : ['fire' as const]),
    ...(Object.keys(decreases) as Attribute[]).flatMap((attribute) =>
      Array<Attribute>(decreases[attribute] ?? 0).fill(attribute),
    ),
  ];
}

/**
 * Each point heals a Wound, the Fire token or a Decrease token. The player chooses between different kinds. LOB-RUL-101
 */
export function healing(m: Context, { player, left }: StepOf<'healing'>): void {
  const all = healablePoints(m, player);
  const [what, ...others] = new Set(all);
  if (left < 1 || what === undefined) return;
  if (others.length > 0) m.push({ do: 'heal-what', player, left });
  else m.push(...all.slice(0, left).map(() => ({ do: 'heal-one', player, what }) as const));
}

export function healWhat(m: Position, { player, left }: StepOf<'heal-what'>) {
  return ask(
    m,
    player,
    'LOB-RUL-101',
    [...new Set(healablePoints(m, player))].map((what): OfferedAct => ({
      id: `heal:${what}`,
      targets: [atCharacterToken(player, what)],
      rule: 'LOB-RUL-101',
      then: [
        { do: 'heal-one', player, what },
        { do: 'healing', player, left: left - 1 },
      ],
    })),
  );
}

export function healOne(m: Context, { player, what }: StepOf<'heal-one'>): void {
  const character = characterOf(m, player);
  if (what === 'fire') {
    cure(m, player, 'fire', 'LOB-KEY-03');
    return;
  }
  if (what === 'wound') character.wounds -= 1;
  else character.decreases = { ...character.decreases, [what]: (character.decreases[what] ?? 0) - 1 };
  m.emit({ type: 'healed', rule: what === 'wound' ? 'LOB-RUL-101' : 'LOB-KEY-18', mini: player, what, n: 1 });
}

export const forCharacters = {
  /** Only Characters have Attributes. LOB-KEY-16, LOB-RUL-58 */
  infect(m, { attribute }, { on }) {
    if (!ignoresKeyword(m, on, 'infection'))
      m.push(attribute ? { do: 'infect-attribute', player: on, attribute } : { do: 'infect-what', player: on });
  },
  attribute(m, { attribute: which, n, until }, acting) {
    addLasting(m, acting, until, { attributes: { [which]: n } });
  },
  mods(m, { roll, mods: added, until }, acting) {
    addLasting(m, acting, until, { [roll]: added });
  },
  stealth(m, { until }, acting) {
    addLasting(m, acting, until, { stealth: true });
  },
  ethereal(m, { until }, acting) {
    addLasting(m, acting, until, { ethereal: true });
  },
} satisfies EffectHandlers;

export function infectWhat(m: Position, { player }: StepOf<'infect-what'>) {
  const left = attributeNames.filter((attribute) => attributeOf(m, player, attribute) > 0);
  return ask(
    m,
    player,
    'LOB-KEY-16',
    left.map((attribute): OfferedAct => ({
      id: `infect:${attribute}`,
      targets: [atAttribute(attribute)],
      rule: 'LOB-KEY-16',
      // At 0 the Character dies. LOB-KEY-17
      ...(attributeOf(m, player, attribute) === 1 && { confirm: 'fatal' }),
      then: [{ do: 'infect-attribute', player, attribute }],
    })),
  );
}

export function infectAttribute(m: Context, { player, attribute }: StepOf<'infect-attribute'>): void {
  const character = characterOf(m, player);
  character.decreases = { ...character.decreases, [attribute]: (character.decreases[attribute] ?? 0) + 1 };
  m.emit({ type: 'infected', rule: 'LOB-KEY-16', also: ['LOB-CHR-07', 'LOB-UPA-03'], player, attribute });
  m.push({ do: 'check-death', mini: player, from: null });
}

// Lasting changes

function addLasting(m: Context, { on, card }: EffectSource, until: Duration, passive: Passive): void {
  const character = characterOf(m, on);
  character.lasting = [...character.lasting, { until, card, passive }];
  m.emit({ type: 'lasting', rule: 'LOB-ABL-01', also: ['LOB-RUL-130'], player: on, card, until });
  m.push({ do: 'check-death', mini: on, from: null });
}
