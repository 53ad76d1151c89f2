// What a game provides for <nw-hallucination>.
import type { TemplateResult } from 'lit';
import type { HallucinationModel } from '../../engine/scene/hallucination-model.js';
import type { Catalogue } from './catalogue.js';

export interface HallucinationGame {
  /** The messages that the cards use. */
  readonly words: Catalogue;
  /** The scenarios of the cards; the id of a card is a scenario and a version, such as `pager.b`. */
  readonly scenarios: readonly string[];
  /** The card with this id, with gentler words if it is calm; undefined if there is none. */
  card(id: string, say: (key: string) => string, isCalm: boolean): HallucinationModel | undefined;
  /** The picture of a card, as an `<svg>` in the colour of the text; null if it has none. */
  picture(id: string): TemplateResult | null;
}
