// What every game says around the list of what may distress.
export default {
  'notes-title': 'Before you play',
  'notes-none': 'The makers of these cards name nothing that may distress.',
  'notes-read': 'I have read this. Begin',
} as const;
