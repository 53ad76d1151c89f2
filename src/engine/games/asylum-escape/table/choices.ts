// What is asked at the table of Asylum Escape, and each answer as a sentence: those that are listed, and those that are pointed at
// in the house.
import type { Option, Question, TargetId } from '../../../kernel/index.js';
import { BACK, type ChoiceModel, type ChoicesModel } from '../../../scene/choices-model.js';
import { label } from '../words/labels.js';
import { prompt } from '../words/prompts.js';
import { open, type Look } from './scene-context.js';
import { nameOf, type Key, type SpeechContext } from '../words/names.js';

export interface ListedChoices {
  readonly choices: ChoicesModel;
  /** In words, the answers that are pointed at in the house, which would be too many for a list. */
  readonly pointed: ChoicesModel;
  /** What may be set at any time: when to be asked for a card. AE-RUL-43 */
  readonly settings: ChoicesModel;
}

/** @param isInHouse Whether the house has something of that id. Once something has been pointed at, all that goes on from it is listed. */
export function askedOf(look: Look, isInHouse: (id: TargetId) => boolean): ListedChoices {
  const {
    seen: { outcome },
    context,
    path,
    questions,
  } = look;
  const { lexicon } = context;
  if (outcome)
    return {
      choices: { version: 1, prompt: lexicon.say('ask-over'), choices: [] },
      pointed: none,
      settings: unset(context),
    };
  const [question] = questions.filter(({ standing }) => !standing);
  const standing = questions.filter((each) => each.standing);
  const going = new Set(open(look));
  const isPointed = ({ targets = [] }: Option): boolean =>
    path.length === 0 && targets.some((target) => /^(room|patient):/.test(target) && isInHouse(target));
  const choices = (are: (option: Option) => boolean): ChoiceModel[] =>
    questions
      .filter((each) => !each.standing)
      .flatMap((each) =>
        each.options.flatMap((option) => (going.has(option) && are(option) ? [choiceOf(context, each, option)] : [])),
      );
  return {
    choices: {
      version: 1,
      prompt: question ? prompt(context, question) : waiting(context),
      choices: choices((option) => !isPointed(option)),
    },
    pointed: { version: 1, prompt: '', choices: choices(isPointed), onTable: true },
    settings: {
      ...unset(context),
      choices: standing.flatMap((each) => each.options.map((option) => choiceOf(context, each, option))),
    },
  };
}

const none: ChoicesModel = { version: 1, prompt: '', choices: [], onTable: true };
const unset = ({ lexicon }: SpeechContext): ChoicesModel => ({
  version: 1,
  prompt: lexicon.say('prefers'),
  choices: [],
});

function choiceOf(context: SpeechContext, question: Question, option: Option): ChoiceModel {
  const { text, note } = label(context, question, option);
  return {
    id: option.id,
    text,
    rule: option.rule,
    ...(note !== undefined && { note }),
    ...(last.has(option.id) && { last: true }),
  };
}

/** Who is waited for, as far as all know. */
function waiting(context: SpeechContext): string {
  const {
    view: { windows, stage, active },
    lexicon,
  } = context;
  if (windows.length > 0) return lexicon.say('ask-wait-window');
  return stage === 'setup' || stage === 'catch'
    ? lexicon.say('ask-wait-others')
    : lexicon.say('ask-wait', { player: nameOf(context, active) });
}

/** An option that is regretted is asked for a second time. */
export const confirming = (context: SpeechContext, { id, rule, confirm }: Option): ListedChoices => ({
  choices: {
    version: 1,
    prompt: context.lexicon.say(confirm as Key),
    choices: [
      { id, rule, text: context.lexicon.say('really') },
      { id: BACK, rule, text: context.lexicon.say('back'), last: true },
    ],
  },
  pointed: none,
  settings: unset(context),
});

const last = new Set(['done', 'pass', 'end', 'silent', 'wait', 'keep']);
