// What a game brings to <nw-attack-odds>.
import type { Fault, Result } from '../../engine/kernel/index.js';
import type { AttackModel, AttackText } from '../../engine/scene/attack-odds-model.js';
import type { Params } from '../../engine/speech/speak.js';
import type { Messages } from '../../messages/message.js';

export interface Speaker {
  readonly language: string;
  say(key: string, params?: Params): string;
}

export interface AttackGame {
  /** Its words in English, and all of them in other languages. */
  readonly words: { readonly en: Messages } & Readonly<
    Record<string, Messages | (() => Promise<{ default: Messages }>)>
  >;
  model(said: AttackText, speaker: Speaker): Result<AttackModel, Fault>;
  /** What is said when a reader has changed that control of what was said. */
  change(said: AttackText, control: string, value: string | boolean): AttackText;
  /** A fault of the game's in the language. */
  inWords(fault: Fault, language: string): Promise<Fault>;
}
