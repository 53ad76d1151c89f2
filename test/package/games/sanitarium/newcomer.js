// Sanitarium, played by somebody new.

export const isTempting = true;
export const begins = 70;
export const tables = [
  'seats="person random"',
  'mode="cooperative" seats="person random"',
  'mode="solo" seats="person"',
];
