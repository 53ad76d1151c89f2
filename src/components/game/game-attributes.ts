// The attributes and properties that every game has. Attributes of a single game are in its own element.
import type { Port } from '../../engine/table/seat-channel.js';
import { differs, flag, json } from '../shared/attribute-converters.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';

/** The scripted results and the situation that a page has set for its match. */
export interface StartingPoint {
  readonly faces?: unknown;
  readonly situation?: unknown;
}

/** @typeParam K Keys of the game's messages. */
export abstract class GameAttributes<K extends string> extends NwElement<K> {
  /** The URL of a pack of cards. */
  @property({ useDefault: true }) pack = '';
  /** Who plays each seat: `person` or a bot (`beginner`, `casual` or `expert`), separated by spaces. Without it, the start form asks. */
  @property({ useDefault: true }) seats = '';
  /** The names of the players, separated by commas. */
  @property({ useDefault: true }) names = '';
  /** Any text: the same seed deals the same match. Without it, each match is random. */
  @property({ useDefault: true }) seed = '';
  /** Scripted die rolls and card draws, used before random ones, as JSON. */
  @property({ converter: json, hasChanged: differs }) faces?: unknown;
  /** A position to start from, as JSON. */
  @property({ converter: json, hasChanged: differs }) situation?: unknown;
  /**
   * A port to a seat at a remote table: a `MessagePort`, or any object with `postMessage` and `onmessage`.
   * `serveTable` serves the other end. The page then receives only what that seat sees, and saves nothing.
   */
  @property({ attribute: false }) table: Port | null = null;
  /** How many milliseconds a bot waits before it acts. */
  @property({ type: Number, useDefault: true }) pace = 900;
  /**
   * The address of your rules pages. `{id}` in it is replaced by the rule's id; without `{id}`, the id is appended, so
   * `#` links to the same page. Without `rules`, the text of a rule opens beside its id.
   */
  @property({ useDefault: true, reflect: true }) rules = '';
  /**
   * Does not save the match in the browser's storage. Otherwise, each element of each page saves a match of its own. If
   * you change what sets the match up, the reader can continue the saved match or start the new one.
   */
  @property({ converter: flag, attribute: 'no-save' }) noSave = false;
  /** Begins with lessons that take about three minutes in all. The learner plays in them, and can skip them. */
  @property({ converter: flag }) guide = false;
  /**
   * Whether a hint is shown the first time that each kind of action becomes possible: `on` or `off`. By default, only
   * in a match that was started with the form. Hints that were shown are not shown again.
   */
  @property({ useDefault: true }) hints: 'on' | 'off' | '' = '';
  /** Replaces distressing words and pictures with gentler ones, and stops sudden movement. The match stays the same. */
  @property({ converter: flag }) calm = false;
  /** Shows content warnings before a match. The match starts once they have been read. */
  @property({ converter: flag }) notes = false;
  /** Plays sounds, from the first tap or key press on; none while the page is hidden. */
  @property({ converter: flag }) sound = false;
  /** `own`: your page lays out the table, with pieces inside the element. */
  @property({ useDefault: true }) layout: 'own' | '' = '';
  /** When the element loads and deals: `eager` at once, `lazy` when it comes near the viewport or is printed. */
  @property({ useDefault: true }) loading: 'lazy' | 'eager' = 'lazy';

  /** An attribute whose value is not allowed; null if there is none. */
  protected get invalidAttribute(): 'hints' | 'layout' | 'loading' | 'pace' | null {
    const none = (words: readonly string[], word: string): boolean => !words.includes(word);
    if (none(['', 'on', 'off'], this.hints)) return 'hints';
    if (none(['', 'own'], this.layout)) return 'layout';
    if (none(['lazy', 'eager'], this.loading)) return 'loading';
    return this.pace >= 0 ? null : 'pace';
  }

  /** The starting point that the attributes give. */
  protected get position(): StartingPoint {
    return { faces: this.faces, situation: this.situation };
  }

  /** The names that the page gives to the players. */
  protected get playerNames(): readonly string[] {
    return this.names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
  }
}
