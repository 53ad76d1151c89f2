// What a Phenomenon is: a small game of its own, whose rules add to those of the Prologue. CW-PHN-06, CW-PHN-07
import type { PlayerId } from '../../../../kernel/index.js';
import type { Moment, MomentName, StoryQuestion, StoryStep } from '../../state/moments.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';

type Reactions = {
  readonly [K in MomentName]?: (m: Context, moment: Extract<Moment, { readonly of: K }>) => void;
};

export interface Phenomenon {
  /** `P01` to `P13`. */
  readonly id: string;
  /** The key of its words, such as `night-shift`. */
  readonly name: string;
  readonly mode: 'cooperative' | 'one-against-all' | 'teams' | 'alone';
  /** Carries out the Setup of the Instructions. */
  setUp(m: Context): void;
  readonly on?: Reactions;
  /** Free actions that the Phenomenon adds. */
  freeActs?(m: Context, player: PlayerId): Act[];
  /** Main actions that the Phenomenon adds. */
  mainActs?(m: Context, player: PlayerId): Act[];
  /** What the steps `story` of this Phenomenon do, by `what`. */
  readonly steps?: Readonly<Record<string, (m: Context, step: StoryStep) => void>>;
  /** The options of the steps `story-question`, by `what`. */
  readonly asks?: Readonly<Record<string, (m: Context, step: StoryQuestion) => readonly Act[]>>;
}
