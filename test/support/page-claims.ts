// Checks the claims of rules pages about single pieces. The entries of the list under a `<tile-grid>` or `<dice-pool>`
// make claims in data attributes:
// `data-sees="C H"` – the viewer sees these spaces;
// `data-blind="A"` – the viewer does not see these spaces;
// `data-far="B 1"` – the distances of spaces from the viewer;
// `data-lies="D E gap, G J wall"` – the boundaries between spaces;
// `data-around="A: wall wall …"` – all boundaries of each space;
// `data-spaces="4"` – the number of spaces;
// `data-rolls="B3 B1 = 2"` – the results of dice.
import { board, boardFromText, edges, presets, range, sight, type Board } from '../../src/engine/board/index.js';
import { roll, systems } from '../../src/engine/dice/index.js';

export interface PageClaim {
  readonly id: string;
  readonly piece: string;
  /** The claims under their kinds, such as `sees`. */
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

/** Returns the claims that do not hold, each with the truth. */
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

/** For each kind of claim, a function that returns what is true of the piece, in the form of the claim. */
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

/** Returns what these faces count in the dice system of the pool, if they are thrown in this order. */
function thrown(piece: string, faces: readonly string[]): number {
  const left = [...faces];
  const system = systems[attribute(piece, 'system') as 'lobotomy-test'];
  const [n = '', die = ''] = words(attribute(piece, 'dice'));
  return roll(system, { [die]: Number(n) }, { die: (_, names) => names.indexOf(left.shift() ?? '') }).total;
}
