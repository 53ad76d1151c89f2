// Explains why an act is not possible now. The explanation gives the rule that forbids the act, and the values on which
// the rule depends. It uses only what the seat knows. An act is named by the id that its option would have.
import type { Question, Refusal, RuleId, Seat } from '../../../kernel/index.js';
import { speak } from '../../../speech/speak.js';
import why from '../../../../messages/en/asylum-escape/rules.js';
import { modsOf, patientCardOf, type CardIndex } from '../cards/card-index.js';
import { hasPatient, isBlocked, neighbours } from '../state/building.js';
import type { AsylumView, SeenVictim } from '../state/knowledge.js';
import type { Patient } from '../state/state.js';

type Reason = keyof typeof why;
type Values = Readonly<Record<string, string | number>>;

const because = (rule: RuleId, reason: Reason, values: Values = {}): Refusal => ({
  rule,
  reason,
  values,
  message: speak(why, 'en', reason, values),
});

export function explain(
  content: CardIndex,
  view: AsylumView,
  questions: readonly Question[],
  seat: Seat,
  intent: string,
): Refusal {
  const [act = '', first = '', second = ''] = intent.split(':');
  const open = questions.find(({ standing }) => !standing);
  const me = view.victims.find((victim) => victim.seat === seat);
  const kind = open?.kind;
  switch (act) {
    case 'keep':
    case 'redraw':
      return kind === 'keep-held' ? because('AE-SYM-07', 'one-held') : because('AE-SET-06', 'one-mulligan');
    case 'start':
      return starting(content, view, kind, first);
    case 'patient':
      return marching(content, view, open, seat, Number(first), second);
    case 'done':
      return because('AE-PAT-01', 'patients-only');
    case 'release':
      return because(
        kind === 'start-room' ? 'AE-RUL-16' : 'AE-REL-03',
        kind === 'start-room' ? 'other-colour' : 'no-release',
      );
    case 'prefer':
      return because('AE-RUL-43', 'preferred-already');
    case 'next':
      return because('AE-RUL-31', 'not-listed');
    case 'side':
    case 'wait':
      return because('AE-DES-04', 'no-side');
    case 'stumble':
      return because('AE-RUL-21', kind === 'nearest' ? 'not-nearest' : 'no-movement');
    case 'discard':
      return discarding(me, kind, first);
    case 'move':
    case 'enter':
      return moving(content, view, me, open, act, first);
    case 'play':
      return playing(view, me, first);
    case 'pass':
      return because('AE-RUL-43', 'no-window');
    case 'draw':
      return drawing(content, view, me, seat, kind, first);
    case 'end':
      return because('AE-SET-13', view.active === seat ? 'another-question' : 'not-your-turn');
    default:
      return open ? because(open.rule, 'no-such-act') : because('AE-SET-13', 'not-your-turn');
  }
}

const gone = (content: CardIndex, { destroyed }: AsylumView, room: string): Refusal | null => {
  if (!content.colours.has(room)) return because('AE-RUL-03', 'no-such-room');
  return destroyed.includes(room) ? because('AE-DES-05', 'room-gone') : null;
};

function starting(content: CardIndex, view: AsylumView, kind: string | undefined, room: string): Refusal {
  if (kind !== 'start') return because('AE-SET-10', 'not-hiding-now');
  return gone(content, view, room) ?? because('AE-RUL-18', 'start-with-patient');
}

function marching(
  content: CardIndex,
  view: AsylumView,
  open: Question | undefined,
  seat: Seat,
  patient: number,
  room: string,
): Refusal {
  const moved = view.patients[patient];
  if (open?.kind !== 'march-on' || open.seat !== seat || !moved) return because('AE-PAT-01', 'patients-only');
  const missing = gone(content, view, room);
  if (missing) return missing;
  if (moved.left === 0) return resting(view, moved);
  if (!neighbours(view, moved.at).includes(room)) return because('AE-PAT-02', 'not-orthogonal');
  const unblocked = patientCardOf(content, moved.card).ability?.mods?.unblocked;
  return !unblocked && isBlocked(view, room, 'patients')
    ? because('AE-RUL-45', 'blocked')
    : because('AE-RUL-41', 'another-question');
}

/** Why a Patient may not move, or no further, in the current movement. */
function resting({ stage, turn, rooms }: AsylumView, { released, stalled }: Patient): Refusal {
  if (stage !== 'march') return because('AE-RUL-41', 'card-moved-enough');
  if (released === turn) return because('AE-RUL-14', 'released-now');
  return stalled === turn ? because('AE-RUL-45', 'stalled') : because('AE-RUL-09', 'moved-enough', { n: rooms });
}

function discarding(me: SeenVictim | undefined, kind: string | undefined, card: string): Refusal {
  if (me?.held === card) return because('AE-RUL-26', 'held-is-no-hand');
  return kind === 'discard-which' ? because('AE-SYM-10', 'not-your-card') : because('AE-SYM-10', 'nothing-to-discard');
}

function moving(
  content: CardIndex,
  view: AsylumView,
  me: SeenVictim | undefined,
  open: Question | undefined,
  act: 'move' | 'enter',
  room: string,
): Refusal {
  if (!me || me.at === null) return because('AE-SET-02', 'no-movement');
  if (open?.kind !== 'move-to' && open?.kind !== 'hide-where') return because('AE-VIC-04', 'no-movement');
  const missing = gone(content, view, room);
  if (missing) return missing;
  if (open.kind === 'hide-where') return because('AE-RUL-41', 'not-let-there');
  if (hasPatient(view, room) && act === 'move') return because('AE-CAT-05', 'patient-there');
  if (!hasPatient(view, room) && act === 'enter') return because('AE-CAT-05', 'no-patient-there');
  if (isBlocked(view, room, 'victims')) return because('AE-RUL-45', 'blocked');
  return because('AE-VIC-05', 'too-far', { n: open.upTo ?? 0 });
}

function playing(view: AsylumView, me: SeenVictim | undefined, card: string): Refusal {
  if (!me || (!me.hand.includes(card) && me.held !== card)) return because('AE-SYM-08', 'not-your-card');
  return view.plays.length > 0 ? because('AE-SYM-09', 'resolves-first') : because('AE-SYM-08', 'wrong-moment');
}

function drawing(
  content: CardIndex,
  view: AsylumView,
  me: SeenVictim | undefined,
  seat: Seat,
  kind: string | undefined,
  deck: string,
): Refusal {
  if (!me || view.active !== seat) return because('AE-SET-13', 'not-your-turn');
  if (me.drew) return because('AE-VIC-01', 'drawn-already');
  if (kind !== 'act') return because('AE-RUL-25', 'another-question');
  if (modsOf(content, me).some(({ dazed }) => dazed !== undefined) && me.turns === 1)
    return because('AE-RUL-45', 'may-not-draw');
  const { count, pile } = view.decks[deck === 'movement' ? 'movement' : 'camo-sabo'];
  return count + pile.length === 0 ? because('AE-RUL-28', 'deck-empty') : because('AE-VIC-01', 'no-such-act');
}
