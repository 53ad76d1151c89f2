// The bots of Coma Ward. They read only their seat's view of an imagined match, so they cannot know more than a person in that
// seat.
import type { Answer, Bot } from '../../../bots/bot.js';
import { anyAnswer, offeredOr } from '../../../bots/random.js';
import type { Event } from '../../../kernel/index.js';
import type { View } from '../../../kernel/types.js';
import type { Content } from '../cards/card-index.js';
import { levelInForce } from '../rules/neuroses.js';
import type { ComaWardView } from '../state/knowledge.js';
import { choose } from './choices.js';
import { offered, offers, others, wasRefused, type Outlook } from './outlook.js';
import { aimFor } from './phenomena/aims.js';
import { playPrologue } from './prologue.js';
import type { Skill } from './skill.js';
import { worthOf, worthOfUse } from './worth.js';

/** Nothing is used that is worth less than this. */
const leastWorth = 0.8;

export const comaWardBot = (id: string, skill: Skill): Bot => ({
  id,
  *think(imagine, seat, chance) {
    const match = imagine();
    yield;
    const { state: view, questions } = match.view(seat, Infinity) as View<ComaWardView>;
    const question = questions.find(({ standing }) => !standing);
    const any: Answer = anyAnswer(question ? [question] : questions, chance);
    const me = view.players[seat];
    if (!question || !me || question.options.length === 1) return any;
    const events = (): readonly Event[] => match.view(seat).events;
    const outlook = { view, content: match.content as Content, seat, me, question, events };
    return offeredOr(any, question, answer(outlook, skill));
  },
});

function answer(outlook: Outlook, { usesWhatItHas, forgetsEvery }: Skill): string | undefined {
  const aim = aimFor(outlook);
  if (outlook.question.kind !== 'act') return aim?.answer?.(outlook) ?? choose(outlook);
  const help = usesWhatItHas ? helpOneself(outlook) : undefined;
  // The players do not all forget their aim in the same round.
  const forgets = (outlook.view.round + outlook.seat) % forgetsEvery === 0;
  return help ?? (aim && !forgets ? (aim.act(outlook) ?? 'end') : playPrologue(outlook));
}

/** Free actions that do good: the Neurosis, Food and Medicine. */
function helpOneself(outlook: Outlook): string | undefined {
  const { content, me } = outlook;
  if (offers(outlook, 'flip')) return 'flip';
  const level = levelInForce(content, me);
  if (offers(outlook, 'neurosis') && level && worthOf(outlook, level.then) >= leastWorth) return 'neurosis';
  const keeps = (card: string): boolean => aimFor(outlook)?.keeps?.(outlook, card) ?? false;
  const use = me.items.find(
    (card) => offers(outlook, `use:${card}`) && !keeps(card) && worthOfUse(outlook, card) >= leastWorth,
  );
  return use === undefined ? helpOthers(outlook) : `use:${use}`;
}

/** Gives Food or Medicine to somebody in the same Space who needs it more. */
function helpOthers(outlook: Outlook): string | undefined {
  if (outlook.view.act === 'phenomenon' || others(outlook).length === 0) return undefined;
  const worthTo = (card: string, player: number): number =>
    worthOfUse({ ...outlook, seat: player, me: outlook.view.players[player] ?? outlook.me }, card);
  const gift = offered(outlook, 'use:').find((id) => {
    const [card = '', player] = id.split(':');
    return player !== undefined && worthTo(card, Number(player)) >= leastWorth;
  });
  return gift === undefined || wasRefused(outlook) ? undefined : `use:${gift}`;
}
