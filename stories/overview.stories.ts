// The first page of Storybook: every game and every piece with an example, what the toolbar does, and how to review.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { toId } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { declarationOf, tags as elements } from '../.storybook/arg-types.js';
import { addressOf, drawStory } from './support/all-states.js';
import { overview } from './support/gallery.styles.js';

/** The module of a file of stories. */
interface Stories {
  readonly default: Meta;
  readonly [story: string]: unknown;
}
type Load = () => Promise<object>;

/** Shows a story. Its module is loaded only when the window comes near the viewport. */
class StoryWindow extends LitElement {
  static override properties = { load: { attribute: false }, story: { attribute: false }, drawing: { state: true } };
  declare load: Load;
  declare story: string;
  declare drawing: unknown;
  readonly #watch = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#open();
    },
    { rootMargin: '200px' },
  );

  /** Draws into the page, because stories are styled by the page. */
  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  async #open(): Promise<void> {
    this.#watch.disconnect();
    const stories = (await this.load()) as Stories;
    this.drawing = drawStory(stories.default, stories[this.story] as StoryObj);
  }

  protected override render(): unknown {
    return this.drawing ?? nothing;
  }
}
if (!customElements.get('story-window')) customElements.define('story-window', StoryWindow);

interface Game {
  readonly tag: string;
  readonly name: string;
  readonly line: string;
  readonly picture: { readonly alt: string; readonly day: string; readonly night: string };
}

/** The pictures of the games are those of the visual tests, so they are never out of date. */
const games: readonly Game[] = [
  {
    tag: 'sanitarium-game',
    name: 'Sanitarium',
    line: 'Find a way out of a house that you build card by card, before the candle burns down. For 1 to 4 players.',
    picture: {
      alt: 'The map of cards with people and monsters, the dice, the choices of a player and the cards in hand.',
      day: new URL('../test/pictures/games-sanitarium-game--competitive.light.1200.png', import.meta.url).href,
      night: new URL('../test/pictures/games-sanitarium-game--competitive.dark.1200.png', import.meta.url).href,
    },
  },
  {
    tag: 'lobotomy-game',
    name: 'Lobotomy 2: Manhunt',
    line: 'Fight through four Scenarios, while the Hunt comes nearer with every Round. For 1 to 5 players.',
    picture: {
      alt: 'The Board with Characters and Monsters, the choices of a Character and the cards of the Loadout.',
      day: new URL('../test/pictures/games-lobotomy-game--midnight.light.1200.png', import.meta.url).href,
      night: new URL('../test/pictures/games-lobotomy-game--midnight.dark.1200.png', import.meta.url).href,
    },
  },
  {
    tag: 'asylum-escape-game',
    name: 'Asylum Escape',
    line: 'One player hunts, the others hide in the rooms and pass notes. For 2 to 7 players.',
    picture: {
      alt: 'The rooms of the asylum in columns, with the patients in them and the cards of the player below.',
      day: new URL('../test/pictures/games-asylum-escape-game--turn.light.1200.png', import.meta.url).href,
      night: new URL('../test/pictures/games-asylum-escape-game--turn.dark.1200.png', import.meta.url).href,
    },
  },
  {
    tag: 'coma-ward-game',
    name: 'Coma Ward',
    line: 'Explore an empty hospital, until the Clues open one of 13 Phenomena. For 2 to 6 players.',
    picture: {
      alt: 'A Floor of the hospital with revealed Rooms and players, the panel of the lift, the choices of a player and the sliders of the mat.',
      day: new URL('../test/pictures/games-coma-ward-game--prologue.light.1200.png', import.meta.url).href,
      night: new URL('../test/pictures/games-coma-ward-game--prologue.dark.1200.png', import.meta.url).href,
    },
  },
];

interface Piece {
  readonly tag: string;
  readonly load: Load;
  /** The story that is shown as the example. */
  readonly story: string;
}
const pieces: readonly Piece[] = [
  { tag: 'dice-pool', load: () => import('./pieces/dice-pool.stories.js'), story: 'Reroll' },
  { tag: 'tile-grid', load: () => import('./pieces/tile-grid.stories.js'), story: 'Ward' },
  { tag: 'puzzle-board', load: () => import('./pieces/puzzle-board.stories.js'), story: 'Wiring2A' },
  { tag: 'hunt-track', load: () => import('./pieces/hunt-track.stories.js'), story: 'Hunt' },
  { tag: 'nw-card-hand', load: () => import('./pieces/nw-card-hand.stories.js'), story: 'Items' },
  { tag: 'nw-choices', load: () => import('./pieces/nw-choices.stories.js'), story: 'Turn' },
];
/** Pieces of one or two lines. */
const smallPieces: readonly Piece[] = [
  { tag: 'nw-stat-track', load: () => import('./pieces/nw-stat-track.stories.js'), story: 'Escape' },
  { tag: 'nw-patient-mat', load: () => import('./pieces/nw-patient-mat.stories.js'), story: 'Adrenaline' },
  { tag: 'nw-elevator', load: () => import('./pieces/nw-elevator.stories.js'), story: 'Waiting' },
  { tag: 'nw-hallucination', load: () => import('./pieces/nw-hallucination.stories.js'), story: 'Asked' },
  { tag: 'nw-log', load: () => import('./pieces/nw-log.stories.js'), story: 'Newest' },
  { tag: 'nw-rule', load: () => import('./pieces/nw-rule.stories.js'), story: 'Words' },
];
/** Pieces that explain a game. */
const largePieces: readonly Piece[] = [
  { tag: 'match-replay', load: () => import('./pieces/match-replay.stories.js'), story: 'Middle' },
  { tag: 'rules-example', load: () => import('./pieces/rules-example.stories.js'), story: 'Stepped' },
  { tag: 'nw-attack-odds', load: () => import('./pieces/nw-attack-odds.stories.js'), story: 'Weapon' },
];

interface Link {
  readonly words: string;
  readonly to: string;
}
const linked = (links: readonly Link[]): TemplateResult =>
  html`<ul class="links">
    ${links.map(({ words, to }) => html`<li><a href=${to} target="_top">${words}</a></li>`)}
  </ul>`;
const docsOf = (title: string): string => addressOf(toId(title, 'docs'), 'docs');
const storyOf = (title: string, name: string): string => addressOf(toId(title, name));

/** The links of each game, after the link to its documentation. */
const moreOf: Readonly<Record<string, readonly Link[]>> = {
  'sanitarium-game': [
    { words: 'Start', to: storyOf('Games/sanitarium-game', 'Start') },
    { words: 'Questions', to: docsOf('Games/sanitarium-game/Questions') },
    { words: 'Endings', to: docsOf('Games/sanitarium-game/Endings') },
    { words: 'Art', to: docsOf('Sanitarium/Art') },
  ],
  'lobotomy-game': [
    { words: 'Start', to: storyOf('Games/lobotomy-game', 'Start') },
    { words: 'Questions', to: docsOf('Games/lobotomy-game/Questions') },
    { words: 'Endings', to: docsOf('Games/lobotomy-game/Endings') },
    { words: 'Art', to: docsOf('Lobotomy 2/Art') },
  ],
  'asylum-escape-game': [
    { words: 'Start', to: storyOf('Games/asylum-escape-game', 'Start') },
    { words: 'Notebook', to: docsOf('Games/asylum-escape-game/Notebook') },
    { words: 'Packs', to: docsOf('Games/asylum-escape-game/Packs') },
    { words: 'The house', to: docsOf('Pieces/nw-house') },
  ],
};

const gameCard = ({ tag, name, line, picture: { alt, day, night } }: Game): TemplateResult =>
  html`<article data-tag=${tag}>
    <a href=${docsOf(`Games/${tag}`)} target="_top">
      <img class="by-day" src=${day} alt=${alt} width="1200" height="816" loading="lazy" />
      <img class="by-night" src=${night} alt=${alt} width="1200" height="816" loading="lazy" />
    </a>
    <div>
      <h3>${name}</h3>
      <p>${line}</p>
      ${linked([{ words: 'Stories', to: docsOf(`Games/${tag}`) }, ...(moreOf[tag] ?? [])])}
    </div>
  </article>`;

const pieceCard = ({ tag, load, story }: Piece): TemplateResult =>
  html`<article data-tag=${tag}>
    <story-window .load=${load} .story=${story}></story-window>
    <div>
      <h3><code>&lt;${tag}&gt;</code></h3>
      <p>${declarationOf(tag).summary}</p>
      ${linked([
        { words: 'All states', to: storyOf(`Pieces/${tag}`, 'All states') },
        { words: 'Stories', to: docsOf(`Pieces/${tag}`) },
      ])}
    </div>
  </article>`;

const allPieces = (): TemplateResult =>
  html`<div class="cards">${pieces.map(pieceCard)}</div>
    <div class="cards small">${smallPieces.map(pieceCard)}</div>
    <div class="cards large">${largePieces.map(pieceCard)}</div>`;

const meta: Meta = { title: 'Overview', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

export const Overview: StoryObj = {
  render: () =>
    html`<style>
        ${overview}
      </style>
      <main class="overview">
        <header>
          <h1>Nightward</h1>
          <p>
            Horror board games set in asylums, hospitals and haunted houses, as custom elements for any page. Their
            dice, maps, tracks and puzzles also work on their own. This is the house: every element, in every state.
          </p>
          <nav aria-label="On this page">
            <a href="#games" target="_self">Games</a><a href="#pieces" target="_self">Pieces</a
            ><a href="#theme" target="_self">Colours and art</a><a href="#toolbar" target="_self">The toolbar</a
            ><a href="#review" target="_self">How to review</a>
          </nav>
        </header>

        <h2 id="games">Games</h2>
        <p>Three whole games, from the start form to the ending. The pictures are those of the visual tests.</p>
        <div class="cards">${games.map(gameCard)}</div>

        <h2 id="pieces">Pieces</h2>
        <p>Each example is alive. “All states” shows everything that a piece can look like on one page.</p>
        ${allPieces()}

        <h2 id="theme">Colours and art</h2>
        <p>What the elements are drawn with, and the room that a page keeps for them.</p>
        ${linked([
          { words: 'Colours and their contrast', to: docsOf('Theme/Tokens') },
          { words: 'Before the script', to: docsOf('Theme/Before the script') },
          { words: 'Art of Sanitarium', to: docsOf('Sanitarium/Art') },
          { words: 'Reference sheets of Sanitarium', to: docsOf('Sanitarium/Reference') },
          { words: 'Art of Lobotomy 2', to: docsOf('Lobotomy 2/Art') },
          { words: 'Boards of tile-grid', to: storyOf('Pieces/tile-grid, boards', 'All states') },
        ])}

        <h2 id="toolbar">The toolbar</h2>
        <p>The switches above a story stay as they are when you open another one.</p>
        <dl>
          <dt>Theme</dt>
          <dd>Light, dark, or a page of black on white whose own colours are set as tokens.</dd>
          <dt>Direction</dt>
          <dd>Lays everything out from left to right, or from right to left.</dd>
          <dt>Motion</dt>
          <dd>Full; calm, where movements are slow and smooth; or none.</dd>
          <dt>Width</dt>
          <dd>The width of the page, from 280 pixels for the smallest phone up to 1200.</dd>
          <dt>Text size</dt>
          <dd>200 % stands for a reader who has doubled the size of all text.</dd>
          <dt>Language</dt>
          <dd>English, German, or a pseudo-locale. In that one, text without ⟦brackets⟧ cannot be translated.</dd>
        </dl>

        <h2 id="review">How to review</h2>
        <ol>
          <li>Open “All states” of a piece, or the start of a game. Look at it before you touch anything.</li>
          <li>Switch the theme to dark and to contrast, the width to 320, and the text to 200 %.</li>
          <li>Switch the language to German for long words, and the direction to right to left.</li>
          <li>Set the motion to none: nothing may move, and nothing may be missing.</li>
          <li>
            Turn on forced colours in the system, or in the Rendering panel of the browser’s developer tools. Everything
            has to be there, in two or three colours.
          </li>
          <li>Put the mouse away. Use Tab, the arrow keys and Enter. The focus has to be visible all the time.</li>
          <li>Open the Accessibility panel below the story. It has to be empty.</li>
          <li>Give the address of the page with your remark: it contains the story and all switches.</li>
        </ol>
      </main>`,
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-tag]')].map(({ dataset }) => dataset['tag']!);
    await expect(shown.sort(), 'every element has a card').toEqual([...elements].sort());
    const { entries } = (await (await fetch('index.json')).json()) as { entries: Readonly<Record<string, unknown>> };
    for (const { href, textContent } of canvasElement.querySelectorAll<HTMLAnchorElement>('a[target=_top]')) {
      const path = new URL(href).searchParams.get('path') ?? '';
      await expect(entries, `${textContent.trim()} leads to ${path}`).toHaveProperty([path.split('/').at(-1)!]);
    }
    const windows = canvasElement.querySelectorAll<StoryWindow>('story-window');
    await expect([...windows].at(-1)!.drawing, 'nothing is loaded far from the viewport').toBeUndefined();
  },
};

/** Every example of the overview has been loaded. This story is only tested. */
export const Examples: StoryObj = {
  tags: ['!dev'],
  render: () =>
    html`<style>
        ${overview}
      </style>
      <div class="overview">${allPieces()}</div>`,
  play: async ({ canvasElement }) => {
    for (const each of canvasElement.querySelectorAll<StoryWindow>('story-window')) {
      each.scrollIntoView();
      await waitFor(
        () => {
          expect(each.childElementCount, each.story).toBeGreaterThan(0);
        },
        { timeout: 45_000 },
      );
    }
  },
};
