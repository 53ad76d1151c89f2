// The open questions of Asylum Escape and their options, as sentences. Some options are listed, and some are chosen by
// pointing at rooms or Patients.
import type { Option, Question, TargetId } from '../../../kernel/index.js';
import { BACK, type ChoiceModel, type ChoicesModel } from '../../../scene/choices-model.js';
import { label } from '../words/labels.js';
import { prompt } from '../words/prompts.js';
import { open, type Look } from './scene-context.js';
import { nameOf, type Key, type SpeechContext } from '../words/names.js';

export interface ListedChoices {
  readonly choices: ChoicesModel;
  /**
   * The options that are chosen by pointing at rooms or Patients, as sentences. There would be too many of them for the
   * list.
   */
  readonly pointed: ChoicesModel;
  /** Settings that may be changed at any time: when to be asked for a card. AE-RUL-43 */
  readonly settings: ChoicesModel;
}

/**
 * Divides the options into those that are listed and those that are pointed at. As soon as something has been pointed
 * at, all remaining options are listed.
 * @param isInHouse Whether the drawing of the building contains a thing with this id.
 */
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
  const pointed = choices(isPointed);
  const asked = question ? prompt(context, question) : waiting(context);
  return {
    choices: {
      version: 1,
      prompt: pointed.length > 0 ? `${asked} ${lexicon.say('choose-in-house')}` : asked,
      choices: choices((option) => !isPointed(option)),
    },
    pointed: { version: 1, prompt: '', choices: pointed, onTable: true },
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
    // Whoever flees from a Patient hardly means to walk into one. AE-RUL-49
    ...(option.confirm !== undefined && { last: true, alarm: true }),
  };
}

/** Says whom the table is waiting for, according to public knowledge. */
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

/** Asks for confirmation of an option that the player may regret. */
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
