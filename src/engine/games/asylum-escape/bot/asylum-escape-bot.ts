// A sensible opponent for either side of Asylum Escape. As the Patients it searches where Victims are most likely; as a
// Victim it hides where the Patients are least likely to look. It reads only its seat's view of an imagined match.
import type { CardIndex } from '../cards/card-index.js';
import type { AsylumView } from '../state/knowledge.js';
import type { Question, View } from '../../../kernel/types.js';
import type { Bot } from '../../../bots/bot.js';
import { answerTo, chooseBranch, cardIn, keepWorth, ownTurn, stepsTo } from './cards.js';
import { pickWeighted, firstPlace, safest } from './hiding.js';
import { outlookOf, placeOf, type Outlook } from './outlook.js';
import { bestOption, nearest, choosePatients, roomOf, informationValue } from './patients-choices.js';
import type { Skill } from './skill.js';
import { anyAnswer, offeredOr } from '../../../bots/random.js';

export const asylumEscapeBot = (id: string, skill: Skill): Bot => ({
  id,
  *think(imagine, seat, chance) {
    const match = imagine();
    yield;
    const question = match.questions.find((each) => each.seat === seat && !each.standing);
    const any = anyAnswer(question ? [question] : [], chance);
    if (!question || question.options.length === 1) return any;
    const view = match.view(seat, 0) as View<AsylumView>;
    const outlook = outlookOf(match.content as CardIndex, view, seat, chance, skill);
    yield;
    const chosen =
      seat === view.state.patientsSeat ? choosePatients(outlook, question) : chooseVictim(outlook, question);
    return offeredOr(any, question, chosen);
  },
});

/** Chooses an answer for the bot's Victim; undefined if all options are equally good. */
function chooseVictim(outlook: Outlook, { kind, options }: Question): string | undefined {
  const { view, content, me } = outlook;
  const far = (place: number): number => outlook.away[place]?.[placeOf(outlook, me?.at ?? '')] ?? 0;
  switch (kind) {
    case 'mulligan':
      return 'keep';
    case 'start':
      return firstPlace(outlook, options);
    case 'act':
      return ownTurn(outlook, options);
    case 'react':
      return answerTo(outlook, options);
    case 'move-to':
      return safest(outlook, view.marching ? options.filter(({ id }) => id !== `move:${me?.at ?? ''}`) : options, 0);
    case 'hide-where':
      return safest(outlook, options, 0);
    case 'victim-side':
      return safest(outlook, options, 0);
    case 'keep-held':
    case 'discard-which': {
      const sign = kind === 'keep-held' ? 1 : -1;
      return bestOption(options, (option) => sign * keepWorth(outlook, cardIn(option.id)));
    }
    case 'either-which':
      return chooseBranch(outlook, options);
    // Effects that ask for a Victim usually harm that Victim, so choose somebody else.
    case 'choose-victim':
      return pickWeighted(
        outlook,
        options.filter(({ id }) => id !== `victim:${me?.seat}`).map(({ id }) => [id, 1]),
      );
    case 'choose-patient':
      return bestOption(options, ({ id }) => -stepsTo(outlook, Number(id.split(':')[1])));
    case 'march-on':
      return bestOption(options, (option) =>
        option.id === 'done' ? nearest(outlook, placeOf(outlook, me?.at ?? '')) : far(roomOf(outlook, option)),
      );
    case 'lure-where':
      return bestOption(options, (option) => far(roomOf(outlook, option)));
    case 'block-which':
      return me && me.at !== null && options.some(({ id }) => id === `room:${me.at ?? ''}`)
        ? `room:${me.at}`
        : undefined;
    case 'sweep-what':
      return bestOption(options, ({ id }) => informationValue(outlook, id));
    case 'nearest':
      return bestOption(
        options,
        ({ id }) => -(content.patients.get(view.patients[Number(id.split(':')[1])]?.card ?? '')?.catches.length ?? 0),
      );
    default:
      return undefined;
  }
}
