// The goal of the moment, the danger, and that there is none, each in one line.
import { cardName, type SpeechContext } from '../words/names.js';
import { ending } from '../words/log-lines.js';
import { reachOf } from './scene-house.js';
import { turnsLeft } from './scene-turns.js';
import type { Look } from './scene-context.js';

/** What the viewer's side has to do, how long, and how many Victims are left. When the match is over: who has won. */
export function goalOf({ seen: { outcome }, context, player, me }: Look): string {
  const { view, lexicon } = context;
  if (outcome) return ending(context, outcome);
  const left = turnsLeft(context);
  const role = player === view.patientsSeat ? 'hunt' : !me ? 'watch' : me.alive ? 'survive' : 'dead';
  return lexicon.say(`goal-${role}`, {
    time: left === null ? lexicon.say('goal-open') : lexicon.say('goal-time', { n: left }),
    inside: lexicon.say('goal-inside', { n: view.victims.filter(({ alive }) => alive).length }),
  });
}

/**
 * Which Patients can reach the viewer's Victim in the movement that is going on or comes next; for all other viewers,
 * how many rooms the Patients can reach. Null if nobody is in danger: before the first Patient, if no Patient can reach
 * the viewer's Victim, and when the match is over.
 */
export function dangerOf({ context, me }: Look): string | null {
  const { view, content, lexicon } = context;
  if (view.stage === 'over' || view.patients.length === 0) return null;
  const near = reachedBy(context, me);
  if (near) return near.length > 0 ? lexicon.say('danger-you', { patients: lexicon.list(near) }) : null;
  const rooms = view.patients.flatMap((patient) => [...reachOf(content, view, patient)]);
  return lexicon.say('danger-rooms', { n: new Set(rooms).size });
}

/** Says that no Patient can reach the viewer's Victim; null if one can, or if it is not the time to say it. */
export function safetyOf({ context, me }: Look): string | null {
  const { view, lexicon } = context;
  const isPlayed = view.stage !== 'over' && view.patients.length > 0;
  return isPlayed && reachedBy(context, me)?.length === 0 ? lexicon.say('danger-none') : null;
}

/** The names of the Patients that can reach the Victim; null if there is no Victim in a room. */
function reachedBy(context: SpeechContext, me: Look['me']): readonly string[] | null {
  const { view, content } = context;
  const at = me?.alive ? me.at : null;
  return at
    ? view.patients
        .filter((patient) => reachOf(content, view, patient).has(at))
        .map(({ card }) => cardName(context, card))
    : null;
}
