// Coma Ward, played by somebody new.

export const begins = 40;
export const tables = ['seats="person expert expert"'];
export const more = ['seats="person expert"', 'seats="person expert expert expert expert expert"'];
