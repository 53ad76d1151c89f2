// Answers why something is not possible in Night Watch.
import { explain } from '../../engine/games/night-watch/table/explain.js';
import { unavailableActs } from '../../engine/games/night-watch/table/intents.js';
import type { Scene } from '../../engine/games/night-watch/table/scene.js';
import type { NightWatchView } from '../../engine/games/night-watch/state/state.js';
import { label } from '../../engine/games/night-watch/words/labels.js';
import type { Key, SpeechContext } from '../../engine/games/night-watch/words/names.js';
import { whyNot as whyNotAt, type AskedTable } from '../game/why-not.js';
import type { NwElement } from '../shared/nw-element.js';
import { answerOf } from '../why/why-answer.js';
import type { WhyController } from '../why/why-controller.js';

export type Table = AskedTable<NightWatchView, Scene, SpeechContext>;

export const whyNot = (element: NwElement, table: () => Table | null): WhyController =>
  whyNotAt(element, table, (asked, id, how) => {
    const { seen, context } = asked;
    return answerOf(asked, id, how, {
      say: (key, values) => context.lexicon.say(key as Key, values),
      act: (_question, act) => label(context, act),
      explain: (viewer, intent) => explain(seen.state, seen.questions, viewer, intent, context.content),
      missed: () => unavailableActs(context.content, seen),
      meant: () => [],
    });
  });
