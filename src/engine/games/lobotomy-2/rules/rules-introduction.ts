// Lobotomy 2 as the kernel plays it: all that a match of the introduction needs which is dealt.
import { copy } from '../../../kernel/copy.js';
import type { Json, Rules } from '../../../kernel/index.js';
import { attackAsks, attackSteps } from './step-table-attack.js';
import { contentOf, type Content, type Pack } from '../cards/card-index.js';
import { introduction, ourFingerprint } from '../content/introduction-pack.js';
import type { Happening } from '../state/events.js';
import { options } from './options.js';
import { opening } from './start-of-match.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import type { Options } from '../state/empty-table.js';
import { turnAsks, turnSteps } from './step-table-turn.js';
import { worldAsks, worldSteps } from './step-table-round.js';

/** What nobody knows is not in the state, so everybody sees all of it. */
export const playing: Rules<State, Content, Options, State, Step, Happening> = {
  id: 'lobotomy-2',
  version: 1,
  seats: { min: 1, max: 5 },
  pack: introduction,
  content: (chosen) => contentOf(chosen as Pack),
  options,
  setup: opening,
  steps: { ...attackSteps, ...turnSteps, ...worldSteps },
  asks: { ...attackAsks, ...turnAsks, ...worldAsks },
  view: ({ state }) => copy(state),
  secrets: () => [],
  determinize: () => undefined,
  fingerprint: ({ pack }) => (pack === introduction ? ourFingerprint : playedIn(pack)),
};

const playedIn = ({ id: _, ...played }: Pack): Json => played as unknown as Json;
