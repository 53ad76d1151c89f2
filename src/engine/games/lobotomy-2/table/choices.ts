// The open question and its options, each with a sentence. Some options are in a list; players choose the others by
// pointing at the Board.
import type { Option, Question, TargetId } from '../../../kernel/index.js';
import { BACK, type ChoiceModel, type ChoicesModel } from '../../../scene/choices-model.js';
import { label } from '../words/labels.js';
import { prompt } from '../words/prompts.js';
import { open, type Look } from './scene-context.js';
import { characterName, type Key, type SpeechContext } from '../words/names.js';

export interface ListedChoices {
  readonly choices: ChoicesModel;
  /**
   * The options that players choose by pointing at Spaces, Doors and Monsters on the Board. They would make the list
   * too long.
   */
  readonly pointed: ChoicesModel;
}

/**
 * Divides the options into `choices` and `pointed`. After a player has pointed at a first target, all remaining options
 * are in `choices`.
 * @param isOnBoard Whether the Board shows the target.
 */
export function askedOf(look: Look, isOnBoard: (id: TargetId) => boolean): ListedChoices {
  const {
    seen: { outcome },
    context,
    path,
    questions,
  } = look;
  const { lexicon, view } = context;
  const question = questions.find(({ standing }) => !standing);
  const remaining = new Set(open(look));
  const decidingTarget = decidingTargetOf(look.options);
  const isPointed = (option: Option): boolean => {
    const target = option.targets?.[decidingTarget];
    return path.length === 0 && target !== undefined && mayBePointedAt(option, target) && isOnBoard(target);
  };
  const choices = (are: (option: Option) => boolean): ChoiceModel[] =>
    questions.flatMap((each) =>
      each.options.flatMap((option) => (remaining.has(option) && are(option) ? [choiceOf(context, each, option)] : [])),
    );
  return {
    choices: {
      version: 1,
      prompt: outcome
        ? lexicon.say('ask-over')
        : question
          ? prompt(context, question)
          : lexicon.say('ask-wait', { player: characterName(context, view.turn.character) }),
      ...(question && { n: question.n }),
      choices: choices((option) => !isPointed(option)),
    },
    pointed: onTable(choices(isPointed)),
  };
}

/**
 * The index of the target that distinguishes the options from each other. It is 1, the second target, if all options
 * have the same first target.
 */
function decidingTargetOf(options: readonly Option[]): 0 | 1 {
  const targets = options.flatMap((option) => (option.targets?.length ? [option.targets] : []));
  return targets.length > 0 && targets.every((each) => each[0] === targets[0]?.[0] && each.length > 1) ? 1 : 0;
}

/**
 * Whether the target is a Space, an edge or a Monster, so that players can point at it on the Board. Acts of the
 * Scenario happen on the Character's own Space, and always stay in the list.
 */
const mayBePointedAt = ({ id }: Option, target: TargetId): boolean =>
  /^(space|edge|monster):/.test(target) && !id.startsWith('scenario:');

const onTable = (choices: readonly ChoiceModel[]): ChoicesModel => ({ version: 1, prompt: '', choices, onTable: true });

const choiceOf = (context: SpeechContext, question: Question, option: Option): ChoiceModel => ({
  id: option.id,
  ...label(context, question, option),
  rule: option.rule,
  ...(lastIds.has(option.id) && { last: true }),
});

/** Asks for confirmation of an option that a player may regret. */
export const confirming = ({ lexicon }: SpeechContext, { id, rule, confirm }: Option): ListedChoices => ({
  choices: {
    version: 1,
    prompt: lexicon.say(confirm as Key),
    choices: [
      { id, rule, text: lexicon.say('on-really') },
      { id: BACK, rule, text: lexicon.say('on-back'), last: true },
    ],
  },
  pointed: onTable([]),
});

const lastIds = new Set(['end', 'go', 'keep', 'stay', 'pass', 'done', 'none', 'nobody', 'cancel', 'no', 'buy:nothing']);
