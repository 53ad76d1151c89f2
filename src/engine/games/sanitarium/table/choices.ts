// The list of choices beside the table, and the confirmation of choices that a player may regret.
import type { Option, Question, View } from '../../../kernel/index.js';
import { BACK, type ChoiceModel, type ChoicesModel } from '../../../scene/choices-model.js';
import type { SanitariumView } from '../state/knowledge.js';
import { label } from '../words/labels.js';
import { nameOf, type Key, type SpeechContext } from '../words/names.js';
import { prompt } from '../words/prompts.js';

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
          ...(note && { note }),
          ...(cost !== undefined && { cost: String(cost) }),
          ...(last.has(option.id) && { last: true }),
        };
      }),
    ),
    ...(question?.kind === 'place' && { onTable: true }),
  };
}

/** An option that gives up a Protected Item, or accuses somebody, has to be confirmed. SAN-RUL-18, SAN-RUL-30 */
export function confirmationOf({ lexicon }: SpeechContext, { id, rule, confirm }: Option): ChoicesModel {
  return {
    version: 1,
    prompt: lexicon.say(confirm as Key),
    choices: [
      { id, rule, text: lexicon.say('really') },
      { id: BACK, rule, text: lexicon.say('back'), last: true },
    ],
  };
}
