// Prepares the open questions of a view for drawing: the targets that can be pointed at, the choices in a list, and the
// acts that a player might expect although they are not possible now.
import { blockingQuestion } from '../kernel/questions.js';
import type { Option, PlayerId, Question, TargetId } from '../kernel/types.js';
import { BACK, type ChoiceModel, type ChoicesModel } from './choices-model.js';
import { pointing } from './pointing.js';
import type { Trail } from './trails.js';

/** The input of a scene, besides the view. */
export interface SceneRequest {
  /** The player whose cards are shown, as far as the view contains them. */
  readonly player: PlayerId;
  /** The targets that have been pointed at so far, in order. */
  readonly path: readonly TargetId[];
  /**
   * An option that was chosen but has to be confirmed (`Option.confirm`). If there is one, the scene asks only for the
   * confirmation.
   */
  readonly unsure: Option | null;
  /** The ways that figures have gone since the viewer's last choice; undefined while others act. */
  readonly trails?: readonly Trail[] | undefined;
  /** Whether the viewer chooses for a player. By default, they choose for nobody. */
  readonly isOwn?: (player: PlayerId) => boolean;
}

/** The options that are open, and the targets that can be pointed at next. */
export interface OpenTargets {
  readonly options: readonly Option[];
  /** The targets that have been pointed at so far, in order. */
  readonly path: readonly TargetId[];
  readonly next: ReadonlySet<TargetId>;
}

export function openTargets(questions: readonly Question[], path: readonly TargetId[]): OpenTargets {
  const options = questions.flatMap((question) => question.options);
  return { options, path, next: pointing(options, path)?.next ?? new Set() };
}

export interface TargetState {
  /** `selected` if the target has been pointed at, `can-act` if it can be pointed at next. */
  readonly state?: 'can-act' | 'selected';
}

export function targetState({ path, next }: Pick<OpenTargets, 'path' | 'next'>, id: TargetId): TargetState {
  if (path.includes(id)) return { state: 'selected' };
  return next.has(id) ? { state: 'can-act' } : {};
}

/** The options that the player can still choose after pointing at the targets in `path`. */
export function optionsOnPath({ options, path }: Pick<OpenTargets, 'options' | 'path'>): readonly Option[] {
  if (path.length === 0) return options;
  const straight = options.filter(({ targets = [] }) => path.every((target, i) => targets[i] === target));
  return straight.length > 0 ? straight : options.filter((option) => pointing([option], path));
}

/** The choices of a table: those in the list, and those that players make by pointing at the table. */
export interface SplitChoices {
  readonly listed: readonly ChoiceModel[];
  readonly onTable: readonly ChoiceModel[];
}

/** So many choices on the table are listed if the list would be empty without them. */
const FEW = 6;

/**
 * Turns the options of these questions into choices, except the options that the pointing so far has ruled out. A
 * question without anything else to choose lists its choices on the table, too, if they are few. After something has
 * been pointed at, the last choice takes the pointing back.
 * @param isOnTable Whether an option can be chosen by pointing, so that the list does not have to contain it. Called
 * only before anything has been pointed at. From then on, all remaining options are listed.
 * @param back The words of the choice that takes the pointing back.
 */
export function splitChoices(
  questions: readonly Question[],
  targets: OpenTargets,
  isOnTable: (option: Option) => boolean,
  choiceOf: (question: Question, option: Option) => ChoiceModel,
  back: string,
): SplitChoices {
  const possible = new Set(optionsOnPath(targets));
  const listed: ChoiceModel[] = [];
  const onTable: ChoiceModel[] = [];
  for (const question of questions)
    for (const option of question.options)
      if (possible.has(option))
        (targets.path.length === 0 && isOnTable(option) ? onTable : listed).push(choiceOf(question, option));
  const [first] = listed;
  if (first && targets.path.length > 0)
    return { listed: [...listed, { id: BACK, rule: first.rule, text: back, last: true }], onTable: [] };
  return onTable.length <= FEW && listed.every(({ last }) => last)
    ? { listed: [...onTable, ...listed], onTable: [] }
    : { listed, onTable };
}

/** The model for choices that players make by pointing. Its list is shown only on demand. */
export const choicesOnTable = (choices: readonly ChoiceModel[] = []): ChoicesModel => ({
  version: 1,
  prompt: '',
  choices,
  onTable: true,
});

/** Asks whether an option is really meant. The answers are "yes" and "back". */
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

export const askedKind = (questions: readonly Question[]): string => blockingQuestion(questions)?.kind ?? '';

/** The part of an option's id that names the act: `walk` in `walk:12`. */
export const actOf = (optionId: string): string => optionId.split(':', 1)[0] ?? optionId;

/** The acts under each heading of a long list, by the name of the group. */
export type ActGroups = Readonly<Record<string, readonly string[]>>;

/**
 * The heading of the group that an option belongs to; none if its act is in no group.
 * @param say Returns the message with a key: `group-` and the name of the group.
 */
export function headingOf(
  groups: ActGroups,
  optionId: string,
  say: (key: `group-${string}`) => string,
): Pick<ChoiceModel, 'group'> {
  const group = Object.keys(groups).find((name) => groups[name]?.includes(actOf(optionId)));
  return group === undefined ? {} : { group: say(`group-${group}`) };
}

/**
 * The acts for which the question has no option. A player may wonder where they are.
 * @param acts The ids that the options for these acts would have.
 * @param nameOf Returns the part of an id that all options for the same act share. The default is the part before the
 * first colon.
 */
export function unavailableActs(
  acts: readonly string[],
  { options }: Question,
  nameOf: (optionId: string) => string = actOf,
): readonly string[] {
  const offered = new Set(options.map(({ id }) => nameOf(id)));
  return acts.filter((act) => !offered.has(nameOf(act)));
}
