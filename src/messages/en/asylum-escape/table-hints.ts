// Hints at the first use of everything one can do in Asylum Escape.
export default {
  'hint-mulligan': 'Boon and flaw are open to all. You may draw another Victim once, and then have to keep that one.',
  'hint-start': 'Point at a room in the house. Lit rooms are out of reach of the Patient in the next turn.',
  'hint-act':
    'You may draw once: one deck fills your hand, the other lets you go on at once. Drawing nothing is allowed, too.',
  'hint-draw': 'Movement cards are seen by all, but not where you go, nor whether you move at all.',
  'hint-move-to': 'Point at a room in the house, or stay. Whoever walks into a Patient’s room is caught.',
  'hint-play': 'A card can be played whenever its symbols allow. What it does stands in the list.',
  'hint-march-on': 'Point at a Patient and then at a room beside it. Every room that it enters is searched.',
  'hint-react': 'Everybody who may hold an answer is asked, so that nobody learns who does. Pass if you have none.',
  'hint-discard-which': 'Seven cards are the most that you may hold in hand.',
  'hint-fall-order': 'Rooms above a destroyed one fall by one. The order decides where the Patients end up.',
} as const;
