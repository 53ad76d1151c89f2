// The drawings of the puzzles: all pieces, upright letters, unique ids, and shapes that can be distinguished without
// colours.
import { expect } from '@open-wc/testing';
import { html, render, svg, type SVGTemplateResult } from 'lit';
import {
  defs,
  drawBed,
  drawFailed,
  drawJoint,
  drawPiece,
  drawSolved,
  drawTile,
  empty,
  rim,
  artStyles,
} from '../../../src/components/puzzle-board/art/art.js';
import { runes } from '../../../src/components/puzzle-board/art/rune-shapes.js';
import { layoutOf, sideOf } from '../../../src/components/puzzle-board/layout.js';
import { edges } from '../../../src/engine/puzzle/solved.js';
import { lay } from '../../../src/engine/puzzle/deal.js';
import { piecesOf, puzzles } from '../../../src/engine/puzzle/puzzles.js';
import type { Position, Puzzle, Turn } from '../../../src/engine/puzzle/types.js';

const nine = Object.values(puzzles);
const turns: readonly Turn[] = [0, 1, 2, 3];
const author: Puzzle = {
  id: 'constructor',
  kind: 'wiring',
  at: [
    [0, 0],
    [0, 2],
  ],
  tileCells: [[0, 1]],
  links: '',
  start: '1E:R',
  end: '2W:B',
  pieces: { none: '----', one: '-B--' },
};

let root: ShadowRoot;
before(() => {
  const host = document.body.appendChild(document.createElement('div'));
  root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [artStyles.styleSheet as CSSStyleSheet];
});
after(() => {
  root.host.remove();
});

function draw(...drawings: readonly SVGTemplateResult[]): SVGSVGElement {
  render(
    html`<svg width="700" viewBox="-350 -350 700 700">
      ${defs}${drawings.map((drawing) => svg`<g class="drawn-thing">${drawing}</g>`)}
    </svg>`,
    root,
  );
  return root.querySelector('svg') as SVGSVGElement;
}

const position = (puzzle: Puzzle): Position => lay(puzzle, Object.keys(piecesOf(puzzle)));

function whole(puzzle: Puzzle): SVGSVGElement {
  const layout = layoutOf(puzzle);
  const { pieces } = position(puzzle);
  return draw(
    drawBed(puzzle, layout),
    drawTile(puzzle, layout, 1, true, ['START', 'LAMP']),
    empty,
    ...pieces.map((piece, i) =>
      drawPiece(puzzle, piece ?? '', (i % 4) as Turn, { live: true, inPlace: i % 2 > 0, fragmentNumbers: true }),
    ),
    ...edges(position(puzzle)).map((edge) =>
      drawJoint(puzzle, edge, sideOf(layout.places[edge.at - 1] ?? { x: 0, y: 0, angle: 0 }, edge.side), true),
    ),
    drawSolved(puzzle, layout),
    drawFailed(layout),
  );
}

describe('the drawing of puzzles', () => {
  it('draws every piece of every puzzle within its edges, in each rotation', () => {
    for (const puzzle of [...nine, author])
      for (const piece of Object.keys(piecesOf(puzzle)))
        for (const turn of turns) {
          draw(drawPiece(puzzle, piece, turn));
          // Chalk marks outside a slate are clipped, so the slate itself is measured.
          const { x, y, width, height } =
            root.querySelector<SVGGElement>(puzzle.kind === 'rune' ? 'path.slate' : '.drawn-thing')?.getBBox() ??
            new DOMRect();
          for (const far of [-x, -y, x + width, y + height]) expect(far, piece).to.be.within(46, 56);
          expect(root.querySelectorAll('.ring, .mark'), piece).to.have.lengthOf(2);
        }
  });

  it('marks every end of a wire with an upright letter', () => {
    const puzzle = puzzles['2A'] as Puzzle;
    for (const [piece, print] of Object.entries(piecesOf(puzzle)))
      for (const turn of turns) {
        const letters = [...draw(drawPiece(puzzle, piece, turn)).querySelectorAll<SVGPathElement>('.sign')];
        expect(
          letters
            .map((letter) => letter.closest('.letter')!.classList.item(1))
            .sort()
            .join(''),
        ).to.equal(print.replaceAll('-', '').split('').sort().join(''));
        for (const letter of letters) {
          const { a, b } = letter.getCTM() ?? {};
          expect(
            [a, b].map((n) => Math.abs(Math.round((n ?? -1) * 1000) / 1000)),
            `${piece} turned ${turn}`,
          ).to.deep.equal([1, 0]);
          expect(letter.getBBox().height).to.equal(10);
        }
      }
  });

  it('uses each id once, and refers to no missing id', () => {
    for (const puzzle of [...nine, author]) {
      const drawn = whole(puzzle);
      const ids = [...drawn.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).to.equal(ids.length);
      const used = [...drawn.querySelectorAll('[href]')].map((element) => element.getAttribute('href') ?? '');
      const painted = [...drawn.querySelectorAll('*')].flatMap((element) => {
        const { fill, stroke, clipPath } = getComputedStyle(element);
        return [fill, stroke, clipPath].flatMap((value) => /url\("?(#[^")]+)/.exec(value)?.[1] ?? []);
      });
      for (const name of [...used, ...painted]) expect(ids, puzzle.id).to.include(name.slice(1));
      expect(painted).to.not.be.empty;
      expect(drawn.querySelector('[style], script, image, [href]:not([href^="#"])')).to.equal(null);
    }
  });

  it('writes the names of both ends upright on the plate, apart from their wires, and in small letters if they are long', () => {
    for (const puzzle of nine.filter(({ kind }) => kind === 'wiring'))
      for (const names of [
        ['START', 'LAMP'],
        ['INTERRUPTOR', 'BOMBILLA'],
      ]) {
        const drawn = draw(drawTile(puzzle, layoutOf(puzzle), 0, false, names));
        const captions = [...drawn.querySelectorAll<SVGTextElement>('.caption')];
        expect(captions.map(({ textContent }) => textContent)).to.deep.equal(names);
        for (const caption of captions) {
          const { e: x, f: y } = (caption.parentNode as SVGGElement).transform.baseVal.consolidate()!.matrix;
          const cell = [Math.round((y - 5) / 100), Math.round(x / 100)] as const;
          expect(puzzle.tileCells, `${puzzle.id} ${caption.textContent}`).to.deep.include([...cell]);
          // The screws at the corners of the plate are 37 units from the middle of a cell.
          expect(caption.getBBox().width / 2, `${puzzle.id} ${caption.textContent}`).to.be.at.most(37);
          expect(Math.abs(y - 100 * cell[0]), caption.textContent).to.be.within(25, 40);
        }
      }
  });

  it('draws nothing outside the bed and its frame', () => {
    for (const puzzle of nine) {
      const layout = layoutOf(puzzle);
      const [xs, ys] = [layout.bed.map(([x]) => x), layout.bed.map(([, y]) => y)];
      const { x, y, width, height } =
        draw(drawBed(puzzle, layout)).querySelector<SVGGElement>('.drawn-thing')?.getBBox() ?? new DOMRect();
      expect(x, puzzle.id).to.be.at.least(Math.min(...xs) - rim);
      expect(y, puzzle.id).to.be.at.least(Math.min(...ys) - rim);
      expect(x + width, puzzle.id).to.be.at.most(Math.max(...xs) + rim);
      expect(y + height, puzzle.id).to.be.at.most(Math.max(...ys) + rim);
    }
  });

  it('draws sun, moon and rose with different shapes', () => {
    draw();
    const shapes = ['Y', 'B', 'R'].map((name) =>
      [...root.querySelectorAll(`#${name}, #${name} *`)].map((part) => part.getAttribute('d') ?? '').join(''),
    );
    expect(new Set(shapes).size).to.equal(3);
    for (const shape of shapes) expect(shape).to.match(/^M/);
  });

  it('draws a symbol at each socket of a lock’s tile, in the printed order', () => {
    const prints = (id: string, tile: number): string => {
      const puzzle = puzzles[id] as Puzzle;
      return [...draw(drawTile(puzzle, layoutOf(puzzle), tile, false)).querySelectorAll('.symbol')]
        .map((use) => use.getAttribute('href')?.slice(1))
        .join('');
    };
    for (const id of ['4A', '5A', '6A']) {
      const { print = '', shift = 0 } = puzzles[id] as Puzzle;
      expect(prints(id, 0)).to.have.lengthOf(print.length);
      expect((print + print).includes(prints(id, 0)), id).to.equal(true);
      // After one step, every symbol has moved by `shift` sockets.
      expect(prints(id, 1), id).to.equal(prints(id, 0).slice(-shift) + prints(id, 0).slice(0, -shift));
    }
  });

  it('draws matching and unmatched sides with different shapes, and nothing between blank sides', () => {
    const joint = (id: string, here: string, there: string): string => {
      const edge = {
        at: 1,
        side: 1,
        to: 2,
        toSide: 3,
        shows: [here, there],
        agrees: here === there && here !== '-',
      } as const;
      return [
        ...draw(drawJoint(puzzles[id] as Puzzle, edge, { x: 0, y: 0, angle: 0 }, false)).querySelectorAll(
          '.drawn-thing [class]',
        ),
      ]
        .map((part) => part.getAttribute('class'))
        .join(' ');
    };
    expect(
      new Set([joint('1A', 'R', 'R'), joint('1A', 'R', 'B'), joint('1A', 'R', '-'), joint('1A', '-', '-')]).size,
    ).to.equal(4);
    expect(new Set([joint('4A', 'R', 'R'), joint('4A', 'R', 'B'), joint('1A', 'R', 'R')]).size).to.equal(3);
    for (const nothing of [joint('1A', '-', '-'), joint('1A', '', 'R'), joint('4A', 'Y', '')])
      expect(nothing).to.equal('');
  });

  // MOM-RUL-128
  it('draws each rune with its shapes, within its board', () => {
    const sizes = { 7: [300, 200], 8: [400, 300], 9: [300, 300] } as const;
    expect(Object.keys(runes)).to.deep.equal(Object.keys(sizes));
    expect(Object.values(runes).map((shapes) => shapes.map((shape) => Object.keys(shape)[0]).join(' '))).to.deep.equal([
      'circle circle line line dot',
      'circle line line circle line dot polygon',
      'line dot circle line',
    ]);
    for (const [id, [width, height]] of Object.entries(sizes)) {
      const path = draw().querySelector<SVGPathElement>(`#rune${id}`);
      const points = Array.from(
        { length: 120 },
        (_, i) => path?.getPointAtLength((i * path.getTotalLength()) / 119) ?? new DOMPoint(),
      );
      for (const { x, y } of points)
        expect(x >= 0 && x <= width && y >= 0 && y <= height, `${id} at ${x}, ${y}`).to.equal(true);
      for (const [row, column] of puzzles[id]?.at ?? [])
        expect(
          points.some(({ x, y }) => Math.floor(x / 100) === column && Math.floor(y / 100) === row),
          `${id} has something in row ${row}, column ${column}`,
        ).to.equal(true);
    }
  });
});
