// Matches of Lobotomy 2 with our own pack: the scene of the seat that has to answer, and all ids in the scene.
import type { Content } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import { sightOfAttack } from '../../../../../src/engine/games/lobotomy-2/table/scene-board.js';
import { sceneOf, type Scene } from '../../../../../src/engine/games/lobotomy-2/table/scene.js';
import type { SpeechContext, Lexicon } from '../../../../../src/engine/games/lobotomy-2/words/names.js';
import type { State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Situation } from '../../../../../src/engine/games/lobotomy-2/state/situation.js';
import {
  openMatch,
  type Faces,
  type Json,
  type LiveMatch,
  type TargetId,
  type View,
} from '../../../../../src/engine/kernel/index.js';
import { lexiconOf, type Language } from './messages.js';

const lexicon = (lang: Language): Lexicon => ({
  ...lexiconOf(lang),
  list: (parts) => parts.join(', '),
  names: ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'],
});

export type Live = LiveMatch<State, State>;

/** Chooses these options in order, for the seats that have to answer. */
export function pick(match: Live, ...ids: readonly string[]): void {
  for (const id of ids) {
    const question = match.questions.find(({ options }) => options.some((option) => option.id === id));
    const offered = match.questions.flatMap(({ options }) => options.map((option) => option.id)).join(' ');
    if (!question || !match.choose(question.seat, question.n, id).ok) throw new Error(`${id} is not among ${offered}`);
  }
}

export function matchOf(
  scenario: string,
  seats: number,
  { seed = 'seen', situation, faces = [] }: { seed?: string; situation?: Situation; faces?: Faces } = {},
): Live {
  const match = openMatch(rules, {
    seats,
    seed,
    faces,
    options: { scenario },
    ...(situation && { situation: situation as unknown as Json }),
  });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

export const toldOf = (view: State, content: Content, lang: Language = 'en'): SpeechContext => ({
  view,
  content,
  lexicon: lexicon(lang),
});

export interface Sight {
  readonly seen: View<State>;
  readonly told: SpeechContext;
  readonly scene: Scene;
}

/** The scene for the seat that has to answer, after it has pointed at `path`. */
export function look(
  match: Live,
  { path = [], since = Infinity, lang = 'en' }: { path?: readonly TargetId[]; since?: number; lang?: Language } = {},
): Sight {
  const [asked] = match.questions;
  const seen = match.view(asked?.seat ?? 0, since);
  const told = toldOf(seen.state, match.content as Content, lang);
  const scene = sceneOf(seen, told, { player: asked?.player ?? 0, path });
  return { seen, told, scene: { ...scene, grid: { ...scene.grid, ...sightOfAttack(seen, told, path) } } };
}

/** All ids in the scene that options may name as targets. */
export function thingsIn(scene: Scene): ReadonlySet<TargetId> {
  const { grid, characters, dice, sheet, items, disorders, monsters, offered, trade } = scene;
  return new Set(
    [
      ...grid.spaces,
      ...grid.tokens,
      ...(grid.boundaries ?? []),
      ...dice.flatMap(({ model }) => model.dice),
      sheet,
      ...items.cards,
      ...items.cards.flatMap(({ rows }) => rows),
      ...disorders.cards,
      ...monsters.cards,
      ...offered.cards,
      ...characters.flatMap(({ attributes, wounds, junk, meds, conditions }) => [
        ...attributes,
        ...attributes.flatMap(({ lowered }) => lowered ?? []),
        wounds,
        ...junk,
        ...meds,
        ...conditions,
      ]),
      ...(trade?.sides ?? []).flatMap(({ holds }) => holds),
    ].flatMap(({ id }) => id ?? []),
  );
}
