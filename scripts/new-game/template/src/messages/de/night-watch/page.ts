// What Night Watch says before a match.
import type { Message } from '../../message.js';
import type en from '../../en/night-watch/page.js';

export default {
  title: 'Night Watch',
  'what-it-is': 'Löscht reihum Kerzen, und wer die letzte löscht, sitzt im Dunkeln.',
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'bot-nightwatch': 'Bot, der mit Verstand spielt',
  'how-many-candles': 'Wie viele Kerzen brennen?',
  contains: 'Enthält: {notes}.',
  'warning-darkness': 'Dunkelheit',
  'fault-seats': 'seats muss „person“, „nightwatch“ oder „random“ nennen, für jeden von zwei bis vier Plätzen.',
  'fault-candles': 'candles muss eine ganze Zahl von {min} bis {max} sein.',
} satisfies Record<keyof typeof en, Message>;
