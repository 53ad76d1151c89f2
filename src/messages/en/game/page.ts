// The texts that all games share outside the table: the start form, content warnings, lessons, and replays.
export default {
  // The start form
  learn: 'Learn by playing (3 minutes)',
  person: 'person',
  'who-plays': 'Who plays {player}?',
  'how-many': 'How many players?',
  'bot-beginner': 'bot (beginner)',
  'bot-casual': 'bot (casual player)',
  'bot-expert': 'bot (expert)',
  'bot-random': 'random bot',
  calm: 'Calm',
  'calm-note': 'Gentler words and pictures for anything distressing; no sudden effects.',
  start: 'Start',
  'open-file': 'Open a match file',
  'fault-no-packs': 'This game is played with its own cards only; remove the pack.',
  'not-saved': 'This browser does not save matches. Yours is kept only while this page is open.',
  'save-lost': 'The match saved here could not be continued and was removed.',
  'page-changed': 'A match of yours is saved here. This page has changed since then and now sets up another match.',
  'continue-earlier': 'Continue my match',
  'begin-anew': 'Start the new match and give up mine',
  unreachable:
    'The game could not be loaded. Check your connection and try again; if that does not help, reload the page.',
  'try-again': 'Try again',
  'fault-hints': 'hints must be “on” or “off”.',
  'fault-layout': 'layout must be “own” or be left out.',
  'fault-loading': 'loading must be “lazy” or “eager”.',
  'fault-pace': 'pace must be a number of milliseconds, 0 or more.',

  // The list of content warnings
  'notes-title': 'Before you play',
  'notes-none': 'These cards need no content warnings.',
  'notes-read': 'I have read this. Start',

  // The progress and the buttons of the lessons
  'lesson-of': 'Lesson {n} of {of}',
  'go-on': 'Continue',
  skip: 'Skip the lessons',
  'first-match': 'Start your first match',
  another: 'You can do this in a match. In this lesson, choose what is marked.',

  // A replay that is shown instead of the table
  'continue-match': 'Continue from here',
  'continue-note': 'This replaces the match saved here.',
  'leave-replay': 'Back to the game',
} as const;
