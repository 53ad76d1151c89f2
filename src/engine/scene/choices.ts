// Turns the open questions of a view into the choices at a table: targets to point at, choices in a list, and acts that
// a player may miss because they are not possible now.
import { blockingQuestion } from '../kernel/questions.js';
import type { Option, PlayerId, Question, TargetId } from '../kernel/types.js';
import { BACK, type ChoiceModel, type ChoicesModel } from './choices-model.js';
import { pointing } from './pointing.js';

/** The input of a scene, besides the view. */
export interface SceneRequest {
  /** The player whose cards are shown, as far as the view knows them. */
  readonly player: PlayerId;
  /** The targets that have been pointed at so far, in order. */
  readonly path: readonly TargetId[];
  /** An option that was chosen but has to be confirmed (`Option.confirm`): the scene asks only for that. */
  readonly unsure: Option | null;
}

/** The targets that can be pointed at now. */
export interface OpenTargets {
  /** All options of all open questions. */
  readonly options: readonly Option[];
  /** The targets that have been pointed at so far, in order. */
  readonly path: readonly TargetId[];
  /** The targets that may be pointed at next. */
  readonly next: ReadonlySet<TargetId>;
}

export function openTargets(questions: readonly Question[], path: readonly TargetId[]): OpenTargets {
  const options = questions.flatMap((question) => question.options);
  return { options, path, next: pointing(options, path)?.next ?? new Set() };
}

/** How a thing is drawn: `selected` if it has been pointed at, `can-act` if it may be now; otherwise no state. */
export function targetState({ path, next }: OpenTargets, id: TargetId): { readonly state?: 'can-act' | 'selected' } {
  if (path.includes(id)) return { state: 'selected' };
  return next.has(id) ? { state: 'can-act' } : {};
}

/** The options that are still possible after the targets that have been pointed at. */
export function optionsOnPath({ options, path }: OpenTargets): readonly Option[] {
  if (path.length === 0) return options;
  const straight = options.filter(({ targets = [] }) => path.every((target, i) => targets[i] === target));
  return straight.length > 0 ? straight : options.filter((option) => pointing([option], path));
}

/** The choices of a table: those in the list, and those that players make by pointing at the table. */
export interface SplitChoices {
  readonly listed: readonly ChoiceModel[];
  readonly onTable: readonly ChoiceModel[];
}

/**
 * The answers to these questions as choices, if they are still possible after the targets that have been pointed at.
 * @param isOnTable Whether an answer can be given by pointing, so that the list need not hold it. Called only before
 * anything has been pointed at; from then on, all remaining answers are listed.
 */
export function splitChoices(
  questions: readonly Question[],
  targets: OpenTargets,
  isOnTable: (option: Option) => boolean,
  choiceOf: (question: Question, option: Option) => ChoiceModel,
): SplitChoices {
  const possible = new Set(optionsOnPath(targets));
  const listed: ChoiceModel[] = [];
  const onTable: ChoiceModel[] = [];
  for (const question of questions)
    for (const option of question.options)
      if (possible.has(option))
        (targets.path.length === 0 && isOnTable(option) ? onTable : listed).push(choiceOf(question, option));
  return { listed, onTable };
}

/** Choices that are pointed at; their list is only a text form. */
export const choicesOnTable = (choices: readonly ChoiceModel[] = []): ChoicesModel => ({
  version: 1,
  prompt: '',
  choices,
  onTable: true,
});

/** The question whether an option is really meant, with the answers "yes" and "back". */
export const confirmation = (
  { id, rule }: Option,
  words: { readonly prompt: string; readonly yes: string; readonly back: string },
): ChoicesModel => ({
  version: 1,
  prompt: words.prompt,
  choices: [
    { id, rule, text: words.yes },
    { id: BACK, rule, text: words.back, last: true },
  ],
});

/** The kind of the question that has to be answered now; '' if there is none. */
export const askedKind = (questions: readonly Question[]): string => blockingQuestion(questions)?.kind ?? '';

/** The act in an option's id: `walk` in `walk:12`. */
export const actOf = (optionId: string): string => optionId.split(':', 1)[0] ?? optionId;

/**
 * The given acts that the question does not offer in any form. A player may look for them in vain.
 * @param acts Ids that their options would have.
 * @param nameOf The part that all ids of the same act have in common; if left out, the part before the first colon.
 */
export function unavailableActs(
  acts: readonly string[],
  { options }: Question,
  nameOf: (optionId: string) => string = actOf,
): readonly string[] {
  const offered = new Set(options.map(({ id }) => nameOf(id)));
  return acts.filter((act) => !offered.has(nameOf(act)));
}
