// What every guided start says around its lessons.
export default {
  'lesson-of': 'Lesson {n} of {of}',
  'go-on': 'Go on',
  skip: 'Skip the lessons',
  'first-match': 'Begin a first match',
  another: 'That can be done, too. Here it is something else.',
} as const;
