// What draws a position of a game, by the game's id, loaded when it is asked for.
import type { StageClass } from './shared/stage.js';

export const stages: Readonly<Record<string, () => Promise<StageClass>>> = {
  'asylum-escape': async () => (await import('./asylum-escape-game/stage.js')).AsylumEscapeStage,
  'lobotomy-2': async () => (await import('./lobotomy-game/stage.js')).LobotomyStage,
  'mansions-puzzles': async () => (await import('./mansions-game/stage.js')).MansionsPuzzlesStage,
  sanitarium: async () => (await import('./sanitarium-game/stage.js')).SanitariumStage,
};
