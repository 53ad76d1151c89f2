// The Role Cards of all Phenomena. CW-GEN-16
export const roles = ['donor', 'witness'] as const;
