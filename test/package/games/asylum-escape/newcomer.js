// Asylum Escape, played by somebody new.

export const isTempting = true;
export const begins = 30;
export const tables = [
  'seats="person random random" patients="2"',
  'seats="person random random" patients="1"',
  'seats="person lurker random" patients="0"',
];
export const more = [
  'seats="person lurker lurker" patients="0"',
  'version="long" seats="person lurker lurker lurker" patients="2"',
  'version="long" seats="person lurker lurker lurker" patients="0"',
];
