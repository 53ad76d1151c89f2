// The prompts of Asylum Escape: a sentence for each question.
import type { Params } from '../../../speech/speak.js';
import type { Question } from '../../../kernel/index.js';
import { cardName, nameOf, patientName, roomName, victimAt, type Key, type SpeechContext } from './names.js';

export function prompt(context: SpeechContext, question: Question): string {
  const { lexicon, view } = context;
  const {
    player,
    kind,
    rule,
    options: [first],
  } = question;
  const say = (key: Key, params?: Params): string => lexicon.say(key, { player: nameOf(context, player), ...params });
  /** The id of the first thing that the first option points at. */
  const about = first?.targets?.[0]?.split(':')[1] ?? '';
  switch (kind) {
    case 'mulligan':
      return say('ask-mulligan', { card: cardName(context, victimAt(context, player)?.card ?? '') });
    case 'start-room':
      return say('ask-start-room', { patient: cardName(context, about) });
    case 'say-room':
      return say(first?.id === 'silent' ? 'ask-say-nothing' : 'ask-say-room');
    case 'move-to':
      return say(rule === 'AE-CAT-04' ? 'ask-flee' : 'ask-move-to', {
        n: question.upTo ?? 0,
      });
    case 'patient-side':
      return say('ask-patient-side', { patient: patientName(context, Number(about)) });
    case 'victim-side':
      return say(first?.id === 'wait' ? 'ask-victim-elsewhere' : 'ask-victim-side');
    case 'act':
      return say(actKey(question));
    case 'sweep-what':
      return say(`ask-sweep-${(first?.id.split(':')[0] ?? 'column') as 'column'}`);
    case 'swap-second':
      return say('ask-swap-second', { room: roomName(context, about) });
    case 'react':
      return say(plays(question) ? windowKey(context, player) : 'ask-react-none', {
        victim: nameOf(context, view.windows.at(-1)?.about ?? view.active),
      });
    default:
      return say(`ask-${kind}` as Key);
  }
}

/** Whether a card can be played now; if none can, the prompt does not ask for a card. */
const plays = ({ options }: Question): boolean => options.some(({ id }) => id.startsWith('play:'));

function actKey(question: Question): Key {
  const draws = question.options.some(({ id }) => id.startsWith('draw:'));
  if (draws) return plays(question) ? 'ask-act' : 'ask-act-draw';
  return plays(question) ? 'ask-act-drawn' : 'ask-act-done';
}

/**
 * The message for the open window. W3 and W4 have one message for the Victim who is being caught, and one for other
 * Victims.
 */
function windowKey({ view }: SpeechContext, player: number): Key {
  const { window = 'W1', about = null } = view.windows.at(-1) ?? {};
  return window === 'W3' || window === 'W4'
    ? `ask-react-${window}-${about === player ? 'me' : 'other'}`
    : `ask-react-${window}`;
}
