// The list of choices beside the table, and the confirmation of choices that a player may regret.
import type { Option, Question, View } from '../../../kernel/index.js';
import type { ChoiceModel, ChoicesModel } from '../../../scene/choices-model.js';
import { confirmation, headingOf, type ActGroups } from '../../../scene/choices.js';
import type { SanitariumView } from '../state/knowledge.js';
import { label } from '../words/labels.js';
import { nameOf, type Key, type SpeechContext } from '../words/names.js';
import { prompt } from '../words/prompts.js';

/** The options that end the player's own actions, or the moves of the monsters. */
const ending = new Set(['end', 'stop']);
/** Options that end or decline something come last. */
const last = new Set(['end', 'stop', 'stay', 'enough', 'keep', 'wait', 'leave', 'face-it']);

export function choicesOf(
  { questions, outcome }: View<SanitariumView>,
  context: SpeechContext,
  question: Question | undefined,
): ChoicesModel {
  const { view, lexicon } = context;
  if (outcome) return { version: 1, prompt: lexicon.say('ask-over'), choices: [] };
  const standing = questions.filter((each) => each.standing);
  return {
    version: 1,
    prompt: question ? prompt(context, question) : lexicon.say('ask-wait', { player: nameOf(context, view.active) }),
    choices: [...(question ? [question] : []), ...standing].flatMap((each) =>
      each.options.map((option): ChoiceModel => {
        const { text, note, cost } = label(context, each, option);
        return {
          id: option.id,
          text,
          rule: option.rule,
          ...headingOf(actGroups, option.id, (key) => context.lexicon.say(key as Key)),
          ...(note && { note }),
          ...(cost !== undefined && { cost: String(cost) }),
          ...(last.has(option.id) && { last: true }),
          ...(ending.has(option.id) && { ends: true }),
        };
      }),
    ),
    ...(question?.kind === 'place' && { onTable: true }),
  };
}

const actGroups: ActGroups = {
  move: ['move'],
  here: ['search', 'explore', 'concentrate', 'escape'],
  cards: ['use', 'claim', 'disbelieve', 'give'],
  talk: ['want', 'report'],
};

/** An option that gives up a Protected Item, or accuses somebody, has to be confirmed. SAN-RUL-18, SAN-RUL-30 */
export const confirmationOf = ({ lexicon }: SpeechContext, option: Option): ChoicesModel =>
  confirmation(option, {
    prompt: lexicon.say(option.confirm as Key),
    yes: lexicon.say('really'),
    back: lexicon.say('back'),
  });
