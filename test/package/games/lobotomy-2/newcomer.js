// Lobotomy 2, played by somebody new.

export const isTempting = true;
export const begins = 50;
export const tables = ['scenario="S1" seats="person"'];
export const more = [
  'scenario="S1" seats="person crew"',
  'scenario="S1" seats="person crew crew crew"',
  'scenario="DN1" seats="person crew"',
];
