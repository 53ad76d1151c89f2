// P02 The Donor: the Donor gets the three Jars of the list. Relatives gather any Jars, and accuse whoever is suspicious.
import type { Event } from '../../../../kernel/index.js';
import { errandFor } from '../errands.js';
import { fight } from '../fights.js';
import { best, offered, offers, others, playerAt, spacesWith, type Outlook } from '../outlook.js';
import { goOrForce } from '../routes.js';
import type { Aim } from './aim.js';

const isJar = (card: string): boolean => card.startsWith('jar-');

export const theDonor: Aim = {
  id: 'P02',
  act: (outlook) => (outlook.me.role === 'donor' ? collect(outlook) : ask(outlook)),
  answer(outlook) {
    if (outlook.question.kind !== 'steal-choice') return undefined;
    const jars = offered(outlook, 'steal:').filter(isJar);
    const jar = jars.find((card) => isWanted(outlook, card)) ?? jars[0];
    return jar === undefined ? undefined : `steal:${jar}`;
  },
  keeps: (_, card) => isJar(card),
};

/** How many Jars an accusation takes. CW-P02-05 */
const jarsToAccuse = (players: number): number => [3, 4, 4, 4][players - 2] ?? 5;

/** A Relative does not know the list, and wants every Jar. */
const isWanted = ({ view, me }: Outlook, card: string): boolean =>
  me.role === 'donor' ? view.secrets.includes(card) : isJar(card);

/** The Donor goes to the nearest missing Jar, picks it up or steals it, and brings all three to the Nurses' Station. */
function collect(outlook: Outlook): string | undefined {
  const { me, view, content } = outlook;
  const isMissing = (card: string): boolean => view.secrets.includes(card) && !me.items.includes(card);
  const carriers = others(outlook).filter((player) => view.players[player]?.items.some(isMissing));
  const lying = spacesWith(outlook, isMissing);
  if (view.secrets.every((card) => card !== null && me.items.includes(card)))
    return goOrForce(outlook, [content.hospital.start]);
  if (lying.includes(me.at) && offers(outlook, 'pick-up')) return 'pick-up';
  return (
    fight(outlook, carriers, 'steal') ??
    goOrForce(outlook, [...lying, ...carriers.map((player) => playerAt(outlook, player))])
  );
}

/** Relatives pick up what lies there, take Jars from those who look like the Donor, and accuse with four. */
function ask(outlook: Outlook): string | undefined {
  const { me, view } = outlook;
  const suspicion = suspicionIn(outlook);
  const accused = best(offered(outlook, 'accuse:'), (player) => suspicion(Number(player)));
  if (accused !== undefined) return `accuse:${accused}`;
  const lying = spacesWith(outlook, isJar);
  if (lying.includes(me.at) && offers(outlook, 'pick-up')) return 'pick-up';
  const suspects = others(outlook).filter((player) => !view.players[player]?.roleShown);
  const suspect = best(suspects, suspicion);
  const victim = best(
    suspects.filter((player) => view.players[player]?.items.some(isJar)),
    suspicion,
  );
  if (me.items.filter(isJar).length >= jarsToAccuse(view.players.length) && suspect !== undefined)
    return goOrForce(outlook, [playerAt(outlook, suspect)]);
  const errand = errandFor(outlook, [outlook.seat, ...others(outlook)], lying);
  if (errand !== undefined) return goOrForce(outlook, [errand]);
  return victim === undefined
    ? undefined
    : (fight(outlook, [victim], 'steal') ?? goOrForce(outlook, [playerAt(outlook, victim)]));
}

/** Whoever steals Jars or carries many may be the Donor. */
function suspicionIn(outlook: Outlook): (player: number) => number {
  const thefts = outlook.events().filter((event): event is Event & { player: number; card: string } => {
    const { type, card } = event as Event & { card?: string };
    return type === 'stolen' && card !== undefined && isJar(card);
  });
  return (player) =>
    2 * thefts.filter((theft) => theft.player === player).length +
    (outlook.view.players[player]?.items.filter(isJar).length ?? 0);
}
