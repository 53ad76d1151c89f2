// Who sits where: a person, or a bot by name.
export const sitterNames = ['person', 'steady', 'random'] as const;
export type SitterName = (typeof sitterNames)[number];

/** `seats="person steady"`; null if a word is none of ours. */
export function readSitters(text: string): SitterName[] | null {
  const words = text.trim().split(/[\s,]+/);
  return words.every((word): word is SitterName => (sitterNames as readonly string[]).includes(word)) ? words : null;
}
