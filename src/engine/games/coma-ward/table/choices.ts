// The open question and its options, each with a sentence. Some options are in a list; players choose the others by
// pointing at the Floors and at cards.
import type { Option, PlayerId, Question, View } from '../../../kernel/index.js';
import type { ChoiceModel, ChoicesModel } from '../../../scene/choices-model.js';
import { choicesOnTable, headingOf, splitChoices, type ActGroups, type OpenTargets } from '../../../scene/choices.js';
import type { ComaWardView } from '../state/knowledge.js';
import { label } from '../words/labels.js';
import { nameOf, type Key, type SpeechContext } from '../words/names.js';
import { prompt } from '../words/prompts.js';

export interface ListedChoices {
  readonly choices: ChoicesModel;
  /** The options that players choose by pointing at Spaces and cards. They would make the list too long. */
  readonly pointed: ChoicesModel;
  /** What the player may say at any time: that a Quirk was met, or that an Entity is to be left in peace. */
  readonly wishes: readonly ChoiceModel[];
}

/** @param isOwn Whether the viewer chooses for a player. */
export function askedOf(
  { questions, outcome }: View<ComaWardView>,
  context: SpeechContext,
  targets: OpenTargets,
  isOwn: (player: PlayerId) => boolean,
): ListedChoices {
  const { view, lexicon } = context;
  const asked = questions.filter(({ standing }) => !standing);
  const [question] = asked;
  const { listed, onTable } = splitChoices(
    asked,
    targets,
    ({ id }) => /^(?:move|put|place|force|marker|drop):/.test(id),
    (each, option) => choiceOf(context, each, option),
    lexicon.say('back-to-all'),
  );
  const waiting = isOwn(view.active)
    ? lexicon.say('ask-wait-others')
    : lexicon.say('ask-wait', { player: nameOf(context, view.active) });
  return {
    choices: {
      version: 1,
      prompt: outcome ? lexicon.say('ask-over') : question ? prompt(context, question) : waiting,
      ...(question && { n: question.n }),
      choices: listed,
    },
    pointed: choicesOnTable(onTable),
    wishes: questions
      .filter(({ standing }) => standing)
      .flatMap((each) => each.options.map((option) => choiceOf(context, each, option))),
  };
}

const choiceOf = (context: SpeechContext, question: Question, option: Option): ChoiceModel => ({
  id: option.id,
  ...label(context, question, option),
  rule: option.rule,
  ...headingOf(actGroups, option.id, (key) => context.lexicon.say(key as Key)),
  ...(last.has(option.id) && { last: true }),
  ...(option.id === 'end' && { ends: true }),
});

/** Options that end or decline something come last. */
const last = new Set(['end', 'stay', 'nobody', 'refuse', 'cancel', 'pass', 'keep']);

const actGroups: ActGroups = {
  move: ['move', 'ride', 'force-door'],
  here: ['rummage', 'pick-up', 'neurosis', 'flip'],
  others: ['trade', 'attack', 'steal', 'dose'],
  items: ['use', 'drop', 'discard'],
};
