// The end of a match: the Epilogue, who has won, and the buttons for another match.
import { html, type TemplateResult } from 'lit';
import { nameOf, type SpeechContext } from '../../../engine/games/coma-ward/words/names.js';
import type { Outcome } from '../../../engine/kernel/index.js';
import type { TableActs } from '../../game/table/table-acts.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { Key } from '../words.js';

export interface Ended {
  readonly won: boolean;
  /** The Epilogue. */
  readonly text: string;
  readonly outcome: Outcome;
}

export function endWords(
  element: NwElement<Key>,
  context: SpeechContext,
  { won, text, outcome }: Ended,
  { newMatch, rematch }: TableActs,
  decided: unknown,
): TemplateResult {
  const { view, lexicon } = context;
  const winners = outcome.winners.map((player) => nameOf(context, player));
  const who =
    winners.length === 0
      ? element.say('over-nobody')
      : winners.length === view.players.length
        ? element.say('over-everybody')
        : element.say('over-winners', { n: winners.length, players: lexicon.list(winners) });
  return html`<div class="over" part="end">
      <h3 tabindex="-1">${element.say(won ? 'won' : 'lost')}</h3>
      <p class="epilogue">${text}</p>
      <p class="how">${who}</p>
    </div>
    ${decided}
    <div class="next" part="end-actions">
      <button class="begin" @click=${newMatch}>${element.say('end-again')}</button>
      <button @click=${rematch}>${element.say('end-same')}</button>
      <slot name="end"></slot>
    </div>`;
}
