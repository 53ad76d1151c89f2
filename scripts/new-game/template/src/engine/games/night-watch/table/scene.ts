// Makes the scene from a view and its questions: the models that the pieces draw. It uses neither the rules nor the
// page.
import type { View } from '../../../kernel/index.js';
import type { ChoicesModel } from '../../../scene/choices-model.js';
import type { StatTrackModel } from '../../../scene/stat-track-model.js';
import type { NightWatchView } from '../state/state.js';
import { label } from '../words/labels.js';
import { nameOf, type SpeechContext } from '../words/names.js';
import { prompt } from '../words/prompts.js';

export interface Scene {
  readonly choices: ChoicesModel;
  readonly candles: StatTrackModel;
  readonly players: readonly { readonly name: string; readonly active: boolean }[];
}

export function sceneOf({ questions, outcome }: View<NightWatchView>, context: SpeechContext): Scene {
  const { view, lexicon } = context;
  const [question] = questions;
  const waiting = outcome ? lexicon.say('ask-over') : lexicon.say('ask-wait', { player: nameOf(context, view.active) });
  return {
    choices: {
      version: 1,
      prompt: question ? prompt(context, question) : waiting,
      ...(question && { n: question.n }),
      choices: (question?.options ?? []).map((option) => ({
        id: option.id,
        rule: option.rule,
        text: label(context, option),
      })),
    },
    candles: { version: 1, name: lexicon.say('candles'), value: view.candles },
    players: Array.from({ length: view.players }, (_, player) => ({
      name: nameOf(context, player),
      active: player === view.active && !outcome,
    })),
  };
}
