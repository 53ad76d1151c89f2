/** What a bot considers. A weaker bot considers less. */
export interface Skill {
  /**
   * How it judges where a Victim is. From `conclusions`: from everything that was seen and heard, it concludes how likely
   * each room is. From `notes`: all rooms where the Victim may be are equally likely. From `nothing`: all rooms are.
   */
  readonly reasons: 'conclusions' | 'notes' | 'nothing';
  /** Whether its Victim hides where the Patients would probably not search. Otherwise, it hides anywhere. */
  readonly foreseesHunt: boolean;
  /** Whether its Victim plays cards in other players' turns, to escape the Patients. */
  readonly playsCards: boolean;
}
