// Das Rätsel „Wo ist das Opfer?“ einer Partie, die man noch einmal ansieht.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/page-riddle.js';

export default {
  riddle: 'Wo ist {victim}?',
  'riddle-choose': 'Wähle einen Raum im Haus.',
  'riddle-guess': 'Dein Tipp: {room}.',
  'riddle-chances': 'Wahrscheinlichkeiten zeigen',
  'riddle-answer': 'Auflösen',
  'riddle-right':
    'Richtig! {victim} ist hier: {room}. Nach allem, was alle wussten, war das zu etwa {chance} wahrscheinlich.',
  'riddle-wrong':
    'Nein. {victim} ist hier: {room}. Nach allem, was alle wussten, war das zu etwa {chance} wahrscheinlich, dein Tipp zu {guessed}.',
  'riddle-nobody': 'Gerade ist niemand zu suchen.',
  'riddle-all': 'Alle zeigen',
  'riddle-here': '{victim}: {room}.',
} satisfies Record<keyof typeof en, Message>;
