// Who sits where: a person, or a bot by name.
export const sitterNames = ['person', 'crew', 'random'] as const;
export type SitterName = (typeof sitterNames)[number];

/** `seats="person crew crew"`; null if a word is none of ours, or there are more than five. */
export function readSitters(text: string): SitterName[] | null {
  const words = text.trim().split(/[\s,]+/);
  return words.length <= 5 &&
    words.every((word): word is SitterName => (sitterNames as readonly string[]).includes(word))
    ? words
    : null;
}
