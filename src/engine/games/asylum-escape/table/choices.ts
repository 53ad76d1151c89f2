// The open questions of Asylum Escape and their options, as sentences. Some options are listed, and some are chosen by
// pointing at rooms or Patients.
import type { Option, Question, TargetId } from '../../../kernel/index.js';
import type { ChoiceModel, ChoicesModel } from '../../../scene/choices-model.js';
import { choicesOnTable, confirmation, splitChoices } from '../../../scene/choices.js';
import { label } from '../words/labels.js';
import { prompt } from '../words/prompts.js';
import type { Look } from './scene-context.js';
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
    questions,
    me,
  } = look;
  const { lexicon } = context;
  if (outcome)
    return {
      choices: { version: 1, prompt: lexicon.say('ask-over'), choices: [] },
      pointed: choicesOnTable(),
      settings: noSettings,
    };
  const [question] = questions.filter(({ standing }) => !standing);
  const standing = questions.filter((each) => each.standing);
  const { listed, onTable } = splitChoices(
    questions.filter((each) => !each.standing),
    look,
    ({ targets = [] }) => targets.some((target) => /^(room|patient):/.test(target) && isInHouse(target)),
    (each, option) => choiceOf(context, each, option),
    lexicon.say('back-to-all'),
  );
  const asked = question ? prompt(context, question) : waiting(context);
  return {
    choices: {
      version: 1,
      prompt: onTable.length > 0 ? `${asked} ${lexicon.say('choose-in-house')}` : asked,
      choices: listed,
    },
    pointed: choicesOnTable(onTable),
    settings: {
      version: 1,
      prompt: lexicon.say(`prefers-${me?.prefers ?? 'always'}`),
      choices: standing.flatMap((each) => each.options.map((option) => choiceOf(context, each, option))),
    },
  };
}

function choiceOf(context: SpeechContext, question: Question, option: Option): ChoiceModel {
  const { text, note } = label(context, question, option);
  return {
    id: option.id,
    text,
    rule: option.rule,
    ...(note !== undefined && { note }),
    ...(last.has(option.id) && { last: true }),
    ...(ending.has(option.id) && { ends: true }),
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

const noSettings: ChoicesModel = { version: 1, prompt: '', choices: [] };

/** Asks for confirmation of an option that the player may regret. */
export const confirming = (context: SpeechContext, option: Option): ListedChoices => ({
  choices: confirmation(option, {
    prompt: context.lexicon.say(option.confirm as Key),
    yes: context.lexicon.say('really'),
    back: context.lexicon.say('back'),
  }),
  pointed: choicesOnTable(),
  settings: noSettings,
});

const last = new Set(['done', 'pass', 'end', 'silent', 'wait']);
/** The last answers of a Victim's turn and of a march. */
const ending = new Set(['end', 'done']);
