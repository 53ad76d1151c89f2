// The progress and the buttons of the lessons of all games.
export default {
  'lesson-of': 'Lesson {n} of {of}',
  anew: 'A new night, with other cards.',
  'go-on': 'Continue',
  skip: 'Skip the lessons',
  'first-match': 'Start your first match',
  another: 'You can do this in a match. In this lesson, choose what is marked.',
} as const;
