// Lobotomy 2, played by somebody new.

export const isTempting = true;
export const begins = 50;
export const tables = ['scenario="S1" seats="person"'];
export const more = [
  'scenario="S1" seats="person expert"',
  'scenario="S1" seats="person expert expert expert"',
  'scenario="DN1" seats="person expert"',
];
