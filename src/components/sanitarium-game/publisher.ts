// What a publisher brings beside the cards: pictures of its own in place of ours, and the words of the table in its language.
// Fetched with a pack that has either.
import { svg, type SVGTemplateResult } from 'lit';
import type { PackLanguage, Speaker } from '../../engine/games/sanitarium/pack-schema.js';
import type { Messages } from '../../messages/message.js';
import { brought } from '../shared/nw-element.js';
import type { GridArt } from '../tile-grid/drawings.js';
import { gridArtOf, type Pictures } from './drawing.js';

/** Pictures of cards, tiles and monsters. */
export interface Art extends Pictures {
  readonly gridArt: GridArt;
  /** Whether there is a picture of that name. */
  has(id: string): boolean;
}

const image = (href: string | undefined, [x, y, width, height]: readonly [number, number, number, number]): SVGTemplateResult =>
  href ? svg`<image href=${href} x=${x} y=${y} width=${width} height=${height} preserveAspectRatio="xMidYMid slice"/>` : svg``;

/**
 * Art made of a pack's pictures; what it has no picture of has none of ours either.
 * @param pictures Addresses by card kind, `table.back` and `table.monster`; with `.calm` at their end those of a calm game.
 */
export function artOf(pictures: Readonly<Record<string, string>>): Art {
  const of = (id: string): string | undefined => pictures[id] ?? pictures[id.replace(/^dark\.\d(?=\.calm$|$)/, 'dark').replace(/^(\w+-)?back$/, 'table.back')];
  return {
    has: (id) => of(id) !== undefined,
    picture: (id) => image(of(id), [0, 0, 200, 232]),
    // A card that lies upright has its picture turned with it, as paper has.
    gridArt: gridArtOf(({ art = '' }) => image(of(art), [25, 25, 150, 50]), () => image(of('table.monster'), [-42, -65, 84, 78])),
  };
}

/** Who says something, by the tag of its class. */
const speakerOf = (tag: string): string => tag.replace(/^nw1?-/, '').replace(/^sanitarium-stage$/, 'sanitarium-game');

/** Makes a pack's words a language of the page. Gives its tag, which is that of nothing else. */
export function tongueOf({ lang, words }: PackLanguage): string {
  const tag = `${lang}-x-p${String(brought.size)}`;
  const tables = new WeakMap<Messages, Messages>();
  brought.set(tag, ({ tag: speaker, catalogue: { en } }) => {
    // Late words of ours take the place of the table, and those that the pack leaves out are ours.
    const table = tables.get(en) ?? { ...en, ...words[speakerOf(speaker) as Speaker] };
    tables.set(en, table);
    return table;
  });
  return tag;
}
