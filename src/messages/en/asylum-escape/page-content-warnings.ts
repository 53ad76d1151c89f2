// What may distress in Asylum Escape, as it is listed before a match where a page wants it read first.
export default {
  'notes-cards': 'The cards of this game tell and show:',
  'notes-game':
    'In the game itself people hide from patients of an asylum, are caught and may be killed, and the house falls in.',
  'note-pursuit': 'pursuit',
  'note-death': 'death',
  'note-violence': 'violence',
  'note-confinement': 'confinement',
  'note-darkness': 'darkness',
  'note-mental-illness': 'mental illness',
  'note-forced-treatment': 'forced treatment',
  'note-being-watched': 'being watched',
  'note-betrayal': 'betrayal',
  'note-collapsing-rooms': 'collapsing rooms',
} as const;
