// Who sits where: a person, or a bot by name.
export const sitterNames = ['person', 'lurker', 'random'] as const;
export type SitterName = (typeof sitterNames)[number];

/** `seats="person lurker"`; null if a word is none of ours, or there are fewer than two or more than seven. */
export function readSitters(text: string): SitterName[] | null {
  const words = text.trim().split(/[\s,]+/);
  return words.length >= 2 &&
    words.length <= 7 &&
    words.every((word): word is SitterName => (sitterNames as readonly string[]).includes(word))
    ? words
    : null;
}
