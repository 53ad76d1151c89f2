// The heads of the Characters, on their figures and in the start form.

/** The headgear of a Character, over a face of radius 8 around the origin. */
export const HEADS: Readonly<Record<string, string>> = {
  'ian-mcfellow': 'kM-9 2Q-10-10 0-10T9 2L6 3Q6-3 0-3T-6 3z|y&-4 -3 3;4 -3 3|k&-4 -3 1;4 -3 1',
  'demi-hawkins': 'kM-10 7V-2Q-10-11 0-11T10-2V7H7V-2H-7V7z|S1.5M-8-6Q0-15 8-6|yo-9 1 3',
  'tobias-crake': 'kM-8-1Q-9-10 0-10T8-1Q3-6 0-6T-8-1z|xM-11 8Q-14 1-8 2-4 3-5 9zM11 8Q14 1 8 2 4 3 5 9z',
  'marta-kowal': 'xM-9 3Q-10-11 0-11T9 3Q6-4 0-5T-9 3zM8-1L15-3 13 4z',
  'felix-ambrose': 'kM-8-1Q-9-10 0-10T8-1Q3-6 0-6T-8-1zM0 4Q-3 1-7 4-8 6-9 3-7 0 0 2 7 0 9 3 8 6 7 4 3 1 0 4z',
  'lotte-wren': 'kM-9 3Q-10-11 0-11T9 3Q6-4 0-5T-9 3z|k&-9 2 2.5 -11 12 1.5;9 2 2.5 11 12 1.5|yM5-5L14-13 15-11 7-3z',
  'solomon-pike': 'eM-8 4Q-14 3-12-4L-8-6zM8 4Q14 3 12-4L8-6zM-7 4Q0 8 7 4L4 14Q0 17-4 14z|k&-3 -1 3.5|yo-3 -1 2',
  'harriet-voss':
    'kM-9 3Q-10-11 0-11T9 3Q6-4 0-5T-9 3z|pM-9-6L-7-14H7L9-6Q0-9-9-6z|xM-1-13H1V-11H3V-9H1V-7.5H-1V-9H-3V-11H-1z',
  'edmund-sable': 'vM-10-1Q-14-14 0-14T10-1Q0-7-10-1z|yM0-11L2.5-7 0-4-2.5-7z|S1M-10-1Q-14-14 0-14T10-1',
};
