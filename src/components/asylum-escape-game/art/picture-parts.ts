// What a picture of a card is made of.

/** The room, how far it is turned to the left in its own units, what lies before it, and a Patient. */
export type Scene = readonly [room: string, turned: number, front: string, figure?: string];
