// What is asked at the table of Asylum Escape, and each answer as a sentence: those that are listed, and those that are pointed at
// in the house.
import type { Option, Question, TargetId } from '../../kernel/index.js';
import { BACK, type Choice, type ChoicesModel } from '../../scene/choices-model.js';
import { label } from './labels.js';
import { prompt } from './prompts.js';
import { open, type Look } from './scene-look.js';
import { nameOf, type Key, type Told } from './speech.js';

export interface Asked {
  readonly choices: ChoicesModel;
  /** In words, the answers that are pointed at in the house, which would be too many for a list. */
  readonly pointed: ChoicesModel;
}

/** @param isInHouse Whether the house has something of that id. Once something has been pointed at, all that goes on from it is listed. */
export function askedOf(look: Look, isInHouse: (id: TargetId) => boolean): Asked {
  const { seen: { outcome }, told, path, questions } = look;
  const { tongue } = told;
  if (outcome) return { choices: { version: 1, prompt: tongue.say('ask-over'), choices: [] }, pointed: none };
  const question = questions.find(({ standing }) => !standing);
  const going = new Set(open(look));
  const isPointed = ({ targets = [] }: Option): boolean => path.length === 0 && targets.some((target) => /^(room|patient):/.test(target) && isInHouse(target));
  const choices = (are: (option: Option) => boolean): Choice[] => questions.flatMap((each) => each.options.flatMap((option) => (going.has(option) && are(option) ? [choiceOf(told, each, option)] : [])));
  return {
    choices: { version: 1, prompt: question ? prompt(told, question) : waiting(told), choices: choices((option) => !isPointed(option)) },
    pointed: { version: 1, prompt: '', choices: choices(isPointed), onTable: true },
  };
}

const none: ChoicesModel = { version: 1, prompt: '', choices: [], onTable: true };

function choiceOf(told: Told, question: Question, option: Option): Choice {
  const { text, note } = label(told, question, option);
  return { id: option.id, text, rule: option.rule, ...(note !== undefined && { note }), ...(last.has(option.id) && { last: true }) };
}

/** Who is waited for, as far as all know. */
function waiting(told: Told): string {
  const { view: { windows, stage, active }, tongue } = told;
  if (windows.length > 0) return tongue.say('ask-wait-window');
  return stage === 'setup' || stage === 'catch' ? tongue.say('ask-wait-others') : tongue.say('ask-wait', { player: nameOf(told, active) });
}

/** An option that is regretted is asked for a second time. */
export const confirming = ({ tongue }: Told, { id, rule, confirm }: Option): Asked => ({
  choices: { version: 1, prompt: tongue.say(confirm as Key), choices: [{ id, rule, text: tongue.say('really') }, { id: BACK, rule, text: tongue.say('back'), last: true }] },
  pointed: none,
});

const last = new Set(['done', 'pass', 'end', 'silent', 'wait', 'keep']);
