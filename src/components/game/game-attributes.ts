// What a page asks of any game, in attributes and properties. What only one game is asked, its own element has.
import type { Port } from '../../engine/table/seat-channel.js';
import { differs, flag, json } from '../shared/attribute-converters.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';

/** What a match begins with that is not dealt. */
export interface Position {
  readonly faces?: unknown;
  readonly situation?: unknown;
}

/** @typeParam K Keys of the game's messages. */
export abstract class GameAttributes<K extends string> extends NwElement<K> {
  /** URL of a pack of cards in place of ours. */
  @property({ useDefault: true }) pack = '';
  /** Who sits where: `person` or a bot by its name for each seat; without it a form asks. */
  @property({ useDefault: true }) seats = '';
  /** Names of the players, separated by commas. */
  @property({ useDefault: true }) names = '';
  /** Makes the match repeatable. */
  @property({ useDefault: true }) seed = '';
  /** Scripted results, used up first. */
  @property({ converter: json, hasChanged: differs }) faces?: unknown;
  /** A position to begin from. */
  @property({ converter: json, hasChanged: differs }) situation?: unknown;
  /** The seat of a table elsewhere: a `MessagePort`, or whatever else has `postMessage` and `onmessage`, at whose other end `serveTable` serves it. The page then holds what that seat sees and nothing else, and keeps none of it. */
  @property({ attribute: false }) table: Port | null = null;
  /** Milliseconds that a bot waits before it acts. */
  @property({ type: Number, useDefault: true }) pace = 900;
  /** Where rules can be read: an address with `{id}` in it, or one behind which a rule's id is put, so `#` links to this page. Without it a rule's text opens beside its id. */
  @property({ useDefault: true, reflect: true }) rules = '';
  /** Keeps nothing in the browser's storage. */
  @property({ converter: flag, attribute: 'no-save' }) noSave = false;
  /** Begins with lessons of three minutes, on a table where whoever learns does the acts; they can be skipped. */
  @property({ converter: flag }) guide = false;
  /** Advice at the first use of everything one can do: `on`, `off`; without it for whoever begins at the form. What was advised is remembered. */
  @property({ useDefault: true }) hints: 'on' | 'off' | '' = '';
  /** Other words and pictures in place of what may distress, and nothing sudden; the match is the same. */
  @property({ converter: flag }) calm = false;
  /** Lists what may distress in the cards before a match, which begins once that was read. */
  @property({ converter: flag }) notes = false;
  /** Sounds; none before somebody has tapped or pressed a key here, and none while the page is not seen. */
  @property({ converter: flag }) sound = false;
  /** `own`: the table is drawn by what the page has laid inside the element. */
  @property({ useDefault: true }) layout: 'own' | '' = '';
  /** `eager`, or `lazy`: nothing is dealt before the element comes near the viewport. */
  @property({ useDefault: true }) loading: 'lazy' | 'eager' = 'lazy';

  /** One whose word is none that it takes. */
  protected get invalidAttribute(): 'hints' | 'layout' | 'loading' | 'pace' | null {
    const none = (words: readonly string[], word: string): boolean => !words.includes(word);
    if (none(['', 'on', 'off'], this.hints)) return 'hints';
    if (none(['', 'own'], this.layout)) return 'layout';
    if (none(['lazy', 'eager'], this.loading)) return 'loading';
    return this.pace >= 0 ? null : 'pace';
  }

  /** Where a match begins that the attributes ask for. */
  protected get position(): Position {
    return { faces: this.faces, situation: this.situation };
  }

  /** As far as the page names the players. */
  protected get playerNames(): readonly string[] {
    return this.names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
  }
}
