// What is asked, and each answer as a sentence: those that are listed, and those that are pointed at on the Board.
import type { Option, Question, TargetId } from '../../../kernel/index.js';
import { BACK, type Choice, type ChoicesModel } from '../../../scene/choices-model.js';
import { label } from '../words/labels.js';
import { prompt } from '../words/prompts.js';
import { open, type Look } from './scene-context.js';
import { characterName, type Key, type Told } from '../words/names.js';

export interface Asked {
  readonly choices: ChoicesModel;
  /** In words, the answers that are pointed at on the Board: Spaces, Doors, Monsters, which would be too many for a list. */
  readonly pointed: ChoicesModel;
}

/** @param isOnBoard Whether the Board has something of that id. Once something has been pointed at, all that goes on from it is listed. */
export function askedOf(look: Look, isOnBoard: (id: TargetId) => boolean): Asked {
  const {
    seen: { outcome },
    told,
    path,
    questions,
  } = look;
  const { tongue, view } = told;
  const question = questions.find(({ standing }) => !standing);
  const going = new Set(open(look));
  const tells = telling(look.options);
  const isPointed = (option: Option): boolean => {
    const target = option.targets?.[tells];
    return path.length === 0 && target !== undefined && isWhere(option, target) && isOnBoard(target);
  };
  const choices = (are: (option: Option) => boolean): Choice[] =>
    questions.flatMap((each) =>
      each.options.flatMap((option) => (going.has(option) && are(option) ? [choiceOf(told, each, option)] : [])),
    );
  return {
    choices: {
      version: 1,
      prompt: outcome
        ? tongue.say('ask-over')
        : question
          ? prompt(told, question)
          : tongue.say('ask-wait', { player: characterName(told, view.turn.character) }),
      ...(question && { n: question.n }),
      choices: choices((option) => !isPointed(option)),
    },
    pointed: onTable(choices(isPointed)),
  };
}

/** The place among their targets by which options differ: one that all begin with tells nothing. */
function telling(options: readonly Option[]): 0 | 1 {
  const targets = options.flatMap((option) => (option.targets?.length ? [option.targets] : []));
  return targets.length > 0 && targets.every((each) => each[0] === targets[0]?.[0] && each.length > 1) ? 1 : 0;
}

/** What is done on the own Space is no place to point at. */
const isWhere = ({ id }: Option, target: TargetId): boolean =>
  /^(space|edge|monster):/.test(target) && !id.startsWith('scenario:');

const onTable = (choices: readonly Choice[]): ChoicesModel => ({ version: 1, prompt: '', choices, onTable: true });

const choiceOf = (told: Told, question: Question, option: Option): Choice => ({
  id: option.id,
  ...label(told, question, option),
  rule: option.rule,
  ...(last.has(option.id) && { last: true }),
});

/** An option that is regretted is asked for a second time. */
export const confirming = ({ tongue }: Told, { id, rule, confirm }: Option): Asked => ({
  choices: {
    version: 1,
    prompt: tongue.say(confirm as Key),
    choices: [
      { id, rule, text: tongue.say('on-really') },
      { id: BACK, rule, text: tongue.say('on-back'), last: true },
    ],
  },
  pointed: onTable([]),
});

const last = new Set(['end', 'go', 'keep', 'stay', 'pass', 'done', 'none', 'nobody', 'cancel', 'no', 'buy:nothing']);
