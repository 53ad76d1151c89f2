/** What a bot considers. A weaker bot considers less. */
export interface Skill {
  /** Whether it uses its Neurosis, its Food and its Medicine. */
  readonly usesWhatItHas: boolean;
  /** In every n-th round of a Phenomenon, it forgets its aim and explores. */
  readonly forgetsEvery: number;
}
