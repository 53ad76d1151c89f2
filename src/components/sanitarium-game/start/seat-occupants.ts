// Who sits where: a person, or a bot by name.
export const occupantNames = ['person', 'steady', 'random'] as const;
export type OccupantName = (typeof occupantNames)[number];

/** `seats="person steady"`; null if a word is none of ours. */
export function readOccupants(text: string): OccupantName[] | null {
  const words = text.trim().split(/[\s,]+/);
  return words.every((word): word is OccupantName => (occupantNames as readonly string[]).includes(word))
    ? words
    : null;
}
