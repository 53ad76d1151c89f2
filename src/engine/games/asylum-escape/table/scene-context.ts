// The input of all parts of the scene of Asylum Escape: the view, the open questions, and the targets that may be
// pointed at now.
import type { Option, PlayerId, Question, TargetId, View } from '../../../kernel/index.js';
import { openTargets, type OpenTargets, type SceneRequest } from '../../../scene/choices.js';
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
  readonly trails?: SceneRequest['trails'];
}

export interface Look extends OpenTargets {
  readonly seen: View<AsylumView>;
  readonly context: SpeechContext;
  readonly player: PlayerId;
  /** The Victim of the player; undefined for the Patients player. */
  readonly me: SeenVictim | undefined;
  readonly questions: readonly Question[];
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
  return {
    seen,
    context,
    player,
    me: victimAt(context, player),
    questions,
    ...openTargets(questions, path),
    notes,
    suspect,
    weights,
  };
}
