// What a game provides for <nw-attack-odds>.
import type { Fault, Result } from '../../../engine/kernel/index.js';
import type { AttackModel, AttackText } from '../../../engine/scene/attack-odds-model.js';
import type { Catalogue } from '../catalogue.js';
import type { Speaker } from '../speaker.js';

export interface OddsSpeaker extends Speaker {
  readonly language: string;
}

export interface AttackGame {
  /** The messages that the game's models use. */
  readonly words: Catalogue;
  model(said: AttackText, speaker: OddsSpeaker): Result<AttackModel, Fault>;
  /** Returns the attack after the user has changed this control. */
  change(said: AttackText, control: string, value: string | boolean): AttackText;
  /** Returns the fault with the game's message in this language. */
  inWords(fault: Fault, language: string): Promise<Fault>;
}
