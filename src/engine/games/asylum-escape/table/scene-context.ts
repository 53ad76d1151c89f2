// The input of all parts of the scene of Asylum Escape: the view, the open questions, and the targets that may be
// pointed at now.
import type { Option, PlayerId, Question, TargetId, View } from '../../../kernel/index.js';
import { pointing } from '../../../scene/pointing.js';
import type { AsylumView, SeenVictim } from '../state/knowledge.js';
import { blank, type Notes } from '../state/public-notes.js';
import { victimAt, type SpeechContext } from '../words/names.js';

export interface SceneOptions {
  /** The player whose cards are shown. Cards that the view does not reveal are shown face down. */
  readonly player: PlayerId;
  /** The targets that have been pointed at so far, in order. */
  readonly path: readonly TargetId[];
  /**
   * The option that was chosen and has to be confirmed. If there is one, the scene asks only for this confirmation and
   * marks the targets of the option.
   */
  readonly unsure?: Option | null;
  /** What everybody has heard so far. The default is nothing. */
  readonly notes?: Notes;
  /** The Victim who is being looked for. The drawing of the building shows where this Victim may be. */
  readonly suspect?: PlayerId | null;
  /**
   * How likely each room is for that Victim, in the order of the pack. By default, all rooms where the Victim may be
   * are equally likely.
   */
  readonly weights?: readonly number[] | undefined;
}

export interface Look {
  readonly seen: View<AsylumView>;
  readonly context: SpeechContext;
  readonly player: PlayerId;
  /** The Victim of the player; undefined for the Patients player. */
  readonly me: SeenVictim | undefined;
  readonly questions: readonly Question[];
  readonly options: readonly Option[];
  readonly path: readonly TargetId[];
  /** The targets that may be pointed at next. */
  readonly next: ReadonlySet<TargetId>;
  readonly notes: Notes;
  readonly suspect: PlayerId | null;
  readonly weights: readonly number[] | undefined;
}

export function lookAt(
  seen: View<AsylumView>,
  context: SpeechContext,
  { player, path, notes = blank, suspect = null, weights }: SceneOptions,
): Look {
  const { questions } = seen;
  const options = questions.flatMap((question) => question.options);
  return {
    seen,
    context,
    player,
    me: victimAt(context, player),
    questions,
    options,
    path,
    next: pointing(options, path)?.next ?? new Set(),
    notes,
    suspect,
    weights,
  };
}

/** Whether a thing may be pointed at now, or has been pointed at. */
export const pointed = ({ path, next }: Look, id: TargetId): { readonly state?: 'can-act' | 'selected' } =>
  path.includes(id) ? { state: 'selected' } : next.has(id) ? { state: 'can-act' } : {};

/** The options that fit the targets that have been pointed at so far. */
export const open = ({ options, path }: Look): readonly Option[] =>
  path.length === 0 ? options : options.filter((option) => pointing([option], path));
