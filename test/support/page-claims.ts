// What a rules page says beside a piece that is no match: a `<tile-grid>` or `<dice-pool>`, and under it a list whose lines
// carry their claims as data. `data-sees="C H"`, `data-blind="A"` from the viewer of the board, `data-far="B 1"`,
// `data-lies="D E gap, G J wall"`, `data-around="A: wall wall …"`, `data-spaces="4"`, `data-rolls="B3 B1 = 2"`.
import { board, boardFromText, edges, presets, range, sight, type Board } from '../../src/engine/board/index.js';
import { roll, systems } from '../../src/engine/dice/index.js';

export interface PageClaim {
  readonly id: string;
  readonly piece: string;
  /** By kind. */
  readonly said: ReadonlyMap<string, string>;
}

export function claimsOf(html: string): PageClaim[] {
  return [...html.matchAll(/<div class="claimed">\s*(<[^]*?)\s*<ul class="rules">([^]*?)<\/ul>/g)].flatMap(
    ([, piece = '', list = '']) =>
      [...list.matchAll(/<li id="([^"]+)"([^>]*)>/g)].map(([, id = '', attributes = '']) => ({
        id,
        piece,
        said: new Map(
          [...attributes.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, kind = '', text = '']) => [kind, text]),
        ),
      })),
  );
}

/** Those that do not hold, with what is so. */
export const brokenClaims = ({ piece, said }: PageClaim): string[] =>
  [...said].flatMap(([kind, text]) => {
    const actual = kinds[kind]?.(piece, text) ?? 'no such kind of claim';
    return actual === text ? [] : [`data-${kind}="${text}": ${actual}`];
  });

const attribute = (piece: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(piece)?.[1] ?? '';
const words = (text: string): string[] => text.split(' ');

function boardOf(piece: string): Board {
  const name = attribute(piece, 'board') as keyof typeof presets;
  if (name in presets) return board(presets[name]);
  const drawn = boardFromText(/<pre>([^]*?)<\/pre>/.exec(piece)?.[1] ?? '');
  if (!drawn.ok) throw new RangeError(drawn.error.message);
  return board(drawn.value);
}

/** Each reads the same thing off the piece, in the words of the claim. */
const kinds: Readonly<Record<string, (piece: string, text: string) => string>> = {
  sees: (piece, text) =>
    words(text)
      .filter((id) => sight(boardOf(piece), {}).sees(attribute(piece, 'viewer'), id))
      .join(' '),
  blind: (piece, text) =>
    words(text)
      .filter((id) => !sight(boardOf(piece), {}).sees(attribute(piece, 'viewer'), id))
      .join(' '),
  far: (piece, text) =>
    text
      .split(', ')
      .map((each) => words(each)[0] ?? '')
      .map((id) => `${id} ${range(boardOf(piece)).distance(attribute(piece, 'viewer'), id)}`)
      .join(', '),
  lies: (piece, text) =>
    text
      .split(', ')
      .map((each) => {
        const [one = '', other = ''] = words(each);
        return edges(boardOf(piece), {})
          .filter(({ spaces }) => spaces.includes(one) && spaces.includes(other))
          .map(({ kind }) => `${one} ${other} ${kind}`)
          .join(' and ');
      })
      .join(', '),
  around: (piece) =>
    boardOf(piece)
      .spaces.map(
        (id) =>
          `${id}: ${edges(boardOf(piece), {})
            .filter(({ spaces }) => spaces.includes(id))
            .map(({ kind }) => kind)
            .sort()
            .join(' ')}`,
      )
      .join('; '),
  spaces: (piece) => String(boardOf(piece).spaces.length),
  rolls: (piece, text) =>
    text
      .split(', ')
      .map((each) => each.split(' = ')[0] ?? '')
      .map((faces) => `${faces} = ${thrown(piece, words(faces))}`)
      .join(', '),
};

/** What these faces, thrown in this order, come to in the system of the pool. */
function thrown(piece: string, faces: readonly string[]): number {
  const left = [...faces];
  const system = systems[attribute(piece, 'system') as 'lobotomy-test'];
  const [n = '', die = ''] = words(attribute(piece, 'dice'));
  return roll(system, { [die]: Number(n) }, { die: (_, names) => names.indexOf(left.shift() ?? '') }).total;
}
