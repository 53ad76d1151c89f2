// Asylum Escape, played by somebody new.

export const isTempting = true;
export const begins = 30;
export const tables = [
  'seats="person random random" patients="2"',
  'seats="person random random" patients="1"',
  'seats="person expert random" patients="0"',
];
export const more = [
  'seats="person expert expert" patients="0"',
  'version="long" seats="person expert expert expert" patients="2"',
  'version="long" seats="person expert expert expert" patients="0"',
];
