// The steps of Asylum Escape: what still has to be done in a match. The steps of cards are in card-types.ts.
import type { PlayerId, RuleId } from '../../../kernel/index.js';
import type { Effect, Verb, Window } from '../cards/card-types.js';
import type { CardId, PatientId, Preference, RoomId, Phase } from './state.js';

/**
 * The additional fields of a step that a card causes: the player of the card (for a Bloodlust card, the Patients
 * player), the card, and the Victim or Patient once it is known.
 */
export interface By {
  readonly by: PlayerId;
  readonly card?: CardId;
  readonly target?: PlayerId;
  readonly patient?: PatientId;
  /** The Victim that `caught` refers to when the attempt is already over. */
  readonly about?: PlayerId;
}

export type EffectStep = Effect & By;

export type Step =
  | EffectStep
  // Choosing Victims and Patients
  | { readonly do: 'choose-victim'; readonly of: EffectStep }
  | { readonly do: 'choose-patient'; readonly of: EffectStep }
  // Setup
  | {
      readonly do:
        | 'draw-seat'
        | 'lay-out'
        | 'deal-victims'
        | 'return-victims'
        | 'show-victims'
        | 'first-patient'
        | 'hide'
        | 'deal-cards';
    }
  | { readonly do: 'mulligan'; readonly victim: PlayerId }
  | { readonly do: 'redraw'; readonly victim: PlayerId }
  | { readonly do: 'start'; readonly victim: PlayerId }
  | { readonly do: 'start-in'; readonly victim: PlayerId; readonly room: RoomId }
  | { readonly do: 'hidden' }
  // The Patients' turn
  | { readonly do: 'patients-turn' | 'flip-coin' | 'allow' | 'march' | 'abilities' | 'end-of-turn' }
  | { readonly do: 'release'; readonly deck: 'patients' | 'specials' }
  | { readonly do: 'start-room'; readonly patient: CardId }
  | { readonly do: 'land'; readonly patient: CardId; readonly room: RoomId }
  | { readonly do: 'march-on'; readonly which: readonly PatientId[]; readonly by: PlayerId }
  | { readonly do: 'go-patient'; readonly patient: PatientId; readonly room: RoomId; readonly by: PlayerId }
  | { readonly do: 'done'; readonly which: readonly PatientId[] }
  | { readonly do: 'halt'; readonly which: readonly PatientId[] }
  // Announcing and catching
  | { readonly do: 'reckon' | 'say-rooms' | 'announce' }
  | { readonly do: 'go-on'; readonly stage: Phase }
  | { readonly do: 'say-room'; readonly victim: PlayerId }
  | { readonly do: 'say'; readonly victim: PlayerId; readonly room: RoomId }
  | { readonly do: 'catch'; readonly victim: PlayerId; readonly patients: readonly PatientId[]; readonly chain?: true }
  | { readonly do: 'attempt' | 'endured'; readonly victim: PlayerId; readonly patient: PatientId }
  | { readonly do: 'roll' | 'judge' | 'doom' }
  | { readonly do: 'survived'; readonly victim: PlayerId }
  | { readonly do: 'flee'; readonly victim: PlayerId }
  // Movements of Victims
  | { readonly do: 'move-to'; readonly victim: PlayerId; readonly n: number; readonly rule: RuleId }
  | { readonly do: 'go'; readonly victim: PlayerId; readonly room: RoomId; readonly n: number; readonly enter: boolean }
  | { readonly do: 'nearest'; readonly victim: PlayerId }
  | { readonly do: 'stumble-into'; readonly victim: PlayerId; readonly patient: PatientId }
  | { readonly do: 'hide-where'; readonly victim: PlayerId; readonly rooms: readonly RoomId[] }
  | { readonly do: 'reappear'; readonly victim: PlayerId; readonly room: RoomId; readonly rooms: readonly RoomId[] }
  // Collapse
  | { readonly do: 'collapse' | 'settle' }
  | { readonly do: 'destroy'; readonly room: RoomId; readonly reasons: number }
  | { readonly do: 'patient-side'; readonly patient: PatientId; readonly room: RoomId }
  | { readonly do: 'drop-patient'; readonly patient: PatientId; readonly to: RoomId; readonly rule: RuleId }
  | { readonly do: 'victim-side'; readonly victim: PlayerId; readonly room: RoomId }
  | { readonly do: 'drop-victim'; readonly victim: PlayerId; readonly from: RoomId; readonly to: RoomId | null }
  | { readonly do: 'close-up'; readonly room: RoomId }
  // Bloodlust and the final three turns
  | { readonly do: 'bloodlust' | 'do-bloodlust' | 'final' | 'fall-order' }
  | { readonly do: 'draw-bloodlust'; readonly extra?: true }
  | { readonly do: 'list-next'; readonly room: RoomId }
  // Victims' turns
  | { readonly do: 'victim-turn'; readonly victim: PlayerId }
  | { readonly do: 'act'; readonly victim: PlayerId }
  | { readonly do: 'draw'; readonly victim: PlayerId; readonly deck: 'camo-sabo' | 'movement' }
  | { readonly do: 'use-movement'; readonly victim: PlayerId; readonly card: CardId }
  // Hands
  | { readonly do: 'gain'; readonly victim: PlayerId; readonly rule: RuleId }
  | { readonly do: 'keep-held'; readonly victim: PlayerId; readonly card: CardId }
  | { readonly do: 'hold-card'; readonly victim: PlayerId; readonly card: CardId; readonly instead: CardId }
  | { readonly do: 'trim'; readonly victim: PlayerId }
  | { readonly do: 'discard-which'; readonly victim: PlayerId; readonly rule: RuleId }
  | { readonly do: 'throw-away'; readonly victim: PlayerId; readonly card: CardId; readonly rule: RuleId }
  // Windows and played cards
  | { readonly do: 'window'; readonly window: Window; readonly about?: PlayerId; readonly since?: number }
  | {
      readonly do: 'react';
      readonly window: Window;
      readonly about?: PlayerId;
      readonly seat: PlayerId;
      readonly at: number;
    }
  | { readonly do: 'answer'; readonly seat: PlayerId; readonly card: CardId; readonly at: number }
  | { readonly do: 'answers'; readonly window: Window; readonly about?: PlayerId; readonly at: number }
  | { readonly do: 'play'; readonly by: PlayerId; readonly card: CardId; readonly window?: Window }
  | { readonly do: 'carry-out' }
  | { readonly do: 'preference'; readonly victim: PlayerId }
  | { readonly do: 'prefer'; readonly victim: PlayerId; readonly what: Preference }
  // Effects that ask several questions
  | { readonly do: 'which-way'; readonly of: Extract<EffectStep, { do: 'push' }> }
  | { readonly do: 'sweep-what'; readonly by: PlayerId; readonly what: 'column' | 'height' | 'colour' }
  | {
      readonly do: 'swept';
      readonly by: PlayerId;
      readonly what: 'column' | 'height' | 'colour';
      readonly value: string;
    }
  | { readonly do: 'lure-where'; readonly by: PlayerId; readonly n: number }
  | { readonly do: 'lure-which'; readonly by: PlayerId; readonly n: number; readonly room: RoomId }
  | {
      readonly do: 'lured';
      readonly by: PlayerId;
      readonly n: number;
      readonly room: RoomId;
      readonly patient: PatientId;
    }
  | { readonly do: 'swap-first'; readonly by: PlayerId; readonly pair: 'neighbours' | 'any' }
  | { readonly do: 'swap-second'; readonly by: PlayerId; readonly pair: 'neighbours' | 'any'; readonly room: RoomId }
  | { readonly do: 'swap'; readonly a: RoomId; readonly b: RoomId }
  | { readonly do: 'destroy-which'; readonly by: PlayerId; readonly rooms: readonly RoomId[] }
  | { readonly do: 'condemn'; readonly room: RoomId }
  | { readonly do: 'block-which'; readonly by: PlayerId; readonly of: Extract<Effect, { do: 'block' }> }
  | { readonly do: 'bar'; readonly room: RoomId; readonly of: Extract<Effect, { do: 'block' }> }
  | { readonly do: 'either-which'; readonly of: Extract<EffectStep, { do: 'either' }> };

export type StepOf<K extends Step['do']> = Extract<Step, { do: K }>;
export type EffectOf<K extends Verb> = Extract<EffectStep, { do: K }>;
