// The board of evidence: the three Clues in the order of discovery, and what the Phenomenon Chart makes of them.
import { chart } from '../rules/phenomenon.js';
import { cardName, phenomenonName, placeName, type SpeechContext } from '../words/names.js';

export interface ClueModel {
  /** 1 to 3. */
  readonly number: number;
  /** Undefined until the Clue is found. */
  readonly found?: { readonly name: string; readonly text: string; readonly place: string };
}

export interface EvidenceModel {
  readonly clues: readonly ClueModel[];
  /** The Phenomena that the Clues found so far still allow, in the order of the chart. */
  readonly possible: readonly string[];
}

export function evidenceOf(context: SpeechContext): EvidenceModel {
  const { view, lexicon } = context;
  const found = view.clues.map(({ kind }) => kind).join('');
  const ids = Object.entries(chart).flatMap(([order, id]) => (order.startsWith(found) ? [id] : []));
  return {
    clues: [1, 2, 3].map((number): ClueModel => {
      const clue = view.clues[number - 1];
      if (!clue) return { number };
      const { card, at } = clue;
      return {
        number,
        found: {
          name: cardName(context, card),
          text: lexicon.card(card, 'text') ?? '',
          place: placeName(context, at),
        },
      };
    }),
    possible: [...new Set(ids)].sort().map((id) => {
      const name = phenomenonName(id);
      return lexicon.card(name) ?? name;
    }),
  };
}
