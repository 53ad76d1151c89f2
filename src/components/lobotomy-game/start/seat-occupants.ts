// Who sits where: a person, or a bot by name.
export const occupantNames = ['person', 'crew', 'random'] as const;
export type OccupantName = (typeof occupantNames)[number];

/** `seats="person crew crew"`; null if a word is none of ours, or there are more than five. */
export function readOccupants(text: string): OccupantName[] | null {
  const words = text.trim().split(/[\s,]+/);
  return words.length <= 5 &&
    words.every((word): word is OccupantName => (occupantNames as readonly string[]).includes(word))
    ? words
    : null;
}
