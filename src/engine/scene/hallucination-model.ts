// The model of a Hallucination Card, which `<nw-hallucination>` tells.

/** What happens: the words that the Narrator reads, and what it does to the player. */
export interface HallucinationResult {
  readonly result: string;
  readonly effect?: string;
}

/** A card has options with a result each, or a result without a choice. */
export interface HallucinationModel extends Partial<HallucinationResult> {
  readonly version: 1;
  readonly title: string;
  readonly situation: string;
  readonly options?: readonly (HallucinationResult & { readonly title: string })[];
}
