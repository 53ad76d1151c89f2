// The strengths of bots, which every game names alike. docs/balance.md says how often each of them wins.

/** From the weakest bot to the strongest. */
export const strengths = ['beginner', 'casual', 'expert'] as const;
export type Strength = (typeof strengths)[number];
