// The attributes and properties that every game has. Those of one game are in its own element.
import type { Port } from '../../engine/table/seat-channel.js';
import { differs, flag, json } from '../shared/attribute-converters.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';

/** Where a match begins, if not with a random deal. */
export interface Position {
  readonly faces?: unknown;
  readonly situation?: unknown;
}

/** @typeParam K Keys of the game's messages. */
export abstract class GameAttributes<K extends string> extends NwElement<K> {
  /** URL of a pack of cards to play with instead of ours. */
  @property({ useDefault: true }) pack = '';
  /** Who sits on each seat: `person` or the name of a bot, separated by spaces. If left out, a form asks. */
  @property({ useDefault: true }) seats = '';
  /** Names of the players, separated by commas. */
  @property({ useDefault: true }) names = '';
  /** Any text: the same seed deals the same match. If left out, matches are random. */
  @property({ useDefault: true }) seed = '';
  /** Scripted results as JSON, used before random ones. */
  @property({ converter: json, hasChanged: differs }) faces?: unknown;
  /** A position to begin from, as JSON. */
  @property({ converter: json, hasChanged: differs }) situation?: unknown;
  /** A seat of a table elsewhere: a `MessagePort`, or anything with `postMessage` and `onmessage`, whose other end is served by `serveTable`. The page then has only what that seat sees, and saves nothing. */
  @property({ attribute: false }) table: Port | null = null;
  /** Milliseconds that a bot waits before it acts. */
  @property({ type: Number, useDefault: true }) pace = 900;
  /** Where rules can be read: a URL in which `{id}` stands for the rule's id, or to which the id is appended, so `#` links to this page. If left out, a rule's text opens beside its id. */
  @property({ useDefault: true, reflect: true }) rules = '';
  /** Saves nothing in the browser's storage. */
  @property({ converter: flag, attribute: 'no-save' }) noSave = false;
  /** Begins with lessons of three minutes, in which the learner plays; they can be skipped. */
  @property({ converter: flag }) guide = false;
  /** Hints for everything that is done for the first time: `on` or `off`. If left out, only for players who begin with the form. Hints that were shown are remembered. */
  @property({ useDefault: true }) hints: 'on' | 'off' | '' = '';
  /** Gentler words and pictures for anything distressing, no sudden effects; the match is the same. */
  @property({ converter: flag }) calm = false;
  /** Shows content warnings before a match, which begins once they were read. */
  @property({ converter: flag }) notes = false;
  /** Plays sounds, but none before the first tap or key press here, and none while the page is hidden. */
  @property({ converter: flag }) sound = false;
  /** `own`: the pieces inside the element draw the table, in the page's own layout. */
  @property({ useDefault: true }) layout: 'own' | '' = '';
  /** `eager`, or `lazy`: nothing is loaded or dealt before the element comes near the viewport. */
  @property({ useDefault: true }) loading: 'lazy' | 'eager' = 'lazy';

  /** An attribute whose value is not allowed; null if there is none. */
  protected get invalidAttribute(): 'hints' | 'layout' | 'loading' | 'pace' | null {
    const none = (words: readonly string[], word: string): boolean => !words.includes(word);
    if (none(['', 'on', 'off'], this.hints)) return 'hints';
    if (none(['', 'own'], this.layout)) return 'layout';
    if (none(['lazy', 'eager'], this.loading)) return 'loading';
    return this.pace >= 0 ? null : 'pace';
  }

  /** Where a match begins, as the attributes say. */
  protected get position(): Position {
    return { faces: this.faces, situation: this.situation };
  }

  /** The names that the page gives. */
  protected get playerNames(): readonly string[] {
    return this.names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
  }
}
