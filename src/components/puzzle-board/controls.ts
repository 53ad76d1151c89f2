// Draws the controls beside the board: the number of actions left, the instructions, the buttons, the piece that was
// drawn from the pile, and the result.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { cssVars } from '../shared/css-vars.js';
import { drawPiece } from './art/art.js';
import { turns, type Direction, type Drawing } from './drawing.js';
import type { BoardHost, PlayedPuzzle } from './played-puzzle.js';
import { puzzleIn } from './progress.js';
import { chosenWords, liftWords, moveWords, showsOf, type Key } from './words.js';

/** The solver's answers. */
export interface SolverAdvice {
  /** The number of hints that have been given. */
  readonly hints: number;
  /** The best move now; null unless the player has asked for a hint. */
  readonly next: string | null;
  /** The smallest number of actions that solve this deal; null until it has been solved. */
  readonly fewest: number | null;
  /** The moves of a shortest solution from the current position; null if none is known. */
  readonly steps: readonly string[] | null;
  /** The result as text; null until the player asks for it. */
  readonly result: string | null;
}

/** What the buttons do apart from making moves. */
export interface ControlActions {
  readonly ending: string;
  point(id: string): void;
  /** The move that turns the selected thing; empty if nothing is selected. */
  turning(direction: Direction): string;
  begin(): void;
  hint(): void;
  share(): void;
}

interface ButtonOptions {
  /** The id under which the player asks why the button is disabled; by default, the name of the button. */
  readonly ask?: string;
  readonly on?: boolean;
  /** The cost in puzzle actions. */
  readonly cost?: number;
  readonly text?: string;
}

/** The icons, as SVG path data in a box of 24 × 24 units. */
const icons: Readonly<Record<string, string>> = {
  ...turns,
  draw: 'M9 8h10v12H9zM5 16V4h10',
  'skill-point': 'M12 3l2.6 6 6.4.6-4.8 4.3 1.4 6.4L12 17l-5.6 3.3 1.4-6.4L3 9.6 9.4 9z',
  stop: 'M10 4H5v16h5M9 12h11M16 8l4 4-4 4',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  restart: 'M12 5a7 7 0 1 1-6.5 4.5M12 2v6l-4-3z',
  deal: 'M5 5h8v10H5zM11 9h8v10h-8z',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 11v2h-7v-2A6 6 0 0 1 12 3z',
  share: 'M4 12v8h16v-8M12 15V3M8 7l4-4 4 4',
  begin: 'M7 4l12 8-12 8z',
  again: 'M4 12h14M13 6l6 6-6 6',
};

export function controls(
  host: BoardHost,
  played: PlayedPuzzle,
  shown: Drawing,
  advice: SolverAdvice,
  actions: ControlActions,
): TemplateResult {
  const { model, lifted, isFaceDown } = shown;
  const { position, left, luck, over, moves } = model;
  const standalone = played.standalone();
  const puzzle = puzzleIn(model);
  const say = host.say.bind(host);
  const dots = (n: number, of = n): TemplateResult =>
    html`<span class="dots" aria-hidden="true"
      >${Array.from({ length: of }, (_, i) => html`<i class=${i < n ? 'full' : ''}></i>`)}</span
    >`;
  const icon = (name: string): SVGTemplateResult =>
    svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icons[name] ?? ''} /></svg>`;
  const button = (
    name: Key,
    act: () => void,
    { ask = name, on = true, cost = 0, text = say(name) }: ButtonOptions = {},
  ): TemplateResult =>
    html`<button
      data-ask=${ask}
      class=${ask === shown.next ? 'next' : ''}
      aria-disabled=${on ? nothing : 'true'}
      @click=${() => {
        if (on) {
          actions.point(ask);
          act();
        }
      }}
    >
      ${icon(name)}<span>${text}</span>${cost ? html`<span class="heard">, ${say('costs', { n: cost })}</span>${dots(cost)}` : nothing}
    </button>`;
  const move = (name: Key, id: string, options: ButtonOptions = {}): TemplateResult =>
    button(
      name,
      () => {
        played.make(id);
      },
      { ask: id || name, on: moves.includes(id), ...options },
    );
  const turn = (direction: Direction): TemplateResult =>
    move(direction, actions.turning(direction), {
      cost: 1,
      text: say(lifted === 'tile' ? `tile-${direction}` : direction),
    });

  const prompt =
    over || actions.ending
      ? actions.ending
      : isFaceDown
        ? say('prompt-clock', { n: standalone?.limits.timeLimit ?? 0 })
        : !moves.length
          ? say('prompt-watch')
          : position.drawn !== null
            ? say('prompt-replace')
            : left === 0
              ? say('prompt-spend')
              : lifted
                ? chosenWords(host, puzzle, lifted)
                : liftWords(host, puzzle);
  const of = standalone ? Math.max(standalone.limits.intellect, left ?? 0) : (left ?? 0);
  const counted = left ?? standalone?.used;
  const seconds =
    standalone?.attempt.deadline == null || over
      ? null
      : Math.max(0, Math.ceil((standalone.attempt.deadline - performance.now()) / 1000));
  const fresh = standalone !== null && host.seed === undefined && host.deal == null && host.puzzle !== 'daily';

  return html`<div class="side">
    ${
      counted === undefined
        ? nothing
        : html`<p part="left">
            <b>${counted}</b>
            <span
              >${say(left === undefined ? 'used' : 'left', { n: counted })}${left !== undefined && of <= 12 ? dots(left, of) : nothing}</span
            >
            ${seconds === null ? nothing : html`<time>${say('seconds', { n: seconds })}</time>`}
          </p>`
    }
    <p part="prompt">
      ${prompt}
      ${over === 'solved' && advice.fewest !== null ? (standalone?.used === advice.fewest ? say('perfect') : say('fewest', { n: advice.fewest })) : nothing}
    </p>
    ${
      position.drawn === null
        ? nothing
        : html`<svg
            class="drawn"
            data-id="drawn"
            viewBox="-56 -56 112 112"
            role="img"
            aria-label=${showsOf(host, puzzle, position.drawn)}
            ${cssVars(shown.dragged?.id === 'drawn' ? { translate: `${shown.dragged.dx}px ${shown.dragged.dy}px` } : {})}
          >
            <g class=${`piece drawn ${puzzle.kind}`}>${drawPiece(puzzle, position.drawn, 0, {})}</g>
          </svg>`
    }
    <div part="acts" role="group" aria-label=${say('acts')}>
      ${
        over || isFaceDown
          ? nothing
          : html` ${puzzle.kind === 'rune' ? nothing : html`${turn('ccw')}${turn('cw')}${move('draw', 'draw', { cost: 2 })}`}
            ${luck == null && (!standalone?.limits.skillPoints || standalone.limits.free) ? nothing : move('skill-point', 'skill-point', { text: say('skill-point', { n: luck ?? standalone?.limits.luck ?? 0 }) })}
            ${left === undefined && standalone ? nothing : move('stop', 'stop')}`
      }
      ${
        standalone
          ? html` ${
              isFaceDown
                ? button('begin', () => {
                    actions.begin();
                  })
                : nothing
            }
            ${
              host.hints && !over && !isFaceDown
                ? button('hint', () => {
                    actions.hint();
                  })
                : nothing
            }
            ${
              over && over !== 'solved'
                ? button('again', () => {
                    played.make('again');
                  })
                : nothing
            }
            ${
              over === 'solved'
                ? button('share', () => {
                    actions.share();
                  })
                : nothing
            }
            ${
              standalone.limits.free
                ? button(
                    'undo',
                    () => {
                      played.undo();
                    },
                    { on: standalone.moves.length > 0 },
                  )
                : nothing
            }
            ${
              standalone.moves.length && (standalone.limits.free || over)
                ? button('restart', () => {
                    played.restart();
                  })
                : nothing
            }
            ${
              over && fresh
                ? button('deal', () => {
                    played.redeal();
                  })
                : nothing
            }`
          : nothing
      }
    </div>
    ${advice.next === null ? nothing : html`<p part="hint">${moveWords(host, puzzle, 'do', advice.next)}</p>`}
    ${advice.result === null || over !== 'solved' ? nothing : html`<pre part="result" translate="no">${advice.result}</pre>`}
    ${
      host.showSolution && standalone && !over
        ? html`<section part="solution">
            <p class="title">${say('solution')}</p>
            ${
              advice.steps
                ? html`<ol>
                    ${advice.steps.map((id) => html`<li>${moveWords(host, puzzle, 'do', id)}</li>`)}
                  </ol>`
                : html`<p>${say('solution-none')}</p>`
            }
          </section>`
        : nothing
    }
  </div>`;
}
