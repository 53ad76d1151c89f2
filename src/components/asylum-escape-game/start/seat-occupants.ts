// Who sits where: a person, or a bot by name.
export const occupantNames = ['person', 'lurker', 'random'] as const;
export type OccupantName = (typeof occupantNames)[number];

/** `seats="person lurker"`; null if a word is none of ours, or there are fewer than two or more than seven. */
export function readOccupants(text: string): OccupantName[] | null {
  const words = text.trim().split(/[\s,]+/);
  return words.length >= 2 &&
    words.length <= 7 &&
    words.every((word): word is OccupantName => (occupantNames as readonly string[]).includes(word))
    ? words
    : null;
}
