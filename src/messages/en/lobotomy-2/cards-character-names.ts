// The names of the Characters of Lobotomy 2: the form offers them.
export default {
  'ian-mcfellow': 'Ian McFellow',
  'demi-hawkins': 'Demi Hawkins',
  'tobias-crake': 'Tobias Crake',
  'marta-kowal': 'Marta Kowal',
  'felix-ambrose': 'Felix Ambrose',
  'lotte-wren': 'Lotte Wren',
  'solomon-pike': 'Solomon Pike',
  'harriet-voss': 'Harriet Voss',
  'edmund-sable': 'Edmund Sable',
} as const;
