// A story that shows other stories of its file side by side: each with its name, its description and a link.
import type { Meta, StoryContext, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { gallery } from './gallery.styles.js';

/** Draws a story without opening it. */
export function drawStory<Args>(meta: Meta<Args>, story: StoryObj<Args>): unknown {
  const render = (story.render ?? meta.render) as (args: Partial<Args>) => unknown;
  return render({ ...meta.args, ...story.args });
}

/** The address of a story in Storybook; it has to be opened in the whole window, not in the frame of a story. */
export const addressOf = (id: string, kind: 'story' | 'docs' = 'story'): string => `./?path=/${kind}/${id}`;

/** Draws a story in a frame with its name and its description, which is the comment above it. */
function framed<Args>(meta: Meta<Args>, name: string, story: StoryObj<Args>, isWide: boolean): TemplateResult {
  const id = toId(meta.title!, storyNameFromExport(name));
  const told = (story.parameters as { docs?: { description?: { story?: string } } } | undefined)?.docs?.description
    ?.story;
  return html`<figure data-state=${name} class=${isWide ? 'wide' : ''}>
    <figcaption>
      <a href=${addressOf(id)} target="_top">${storyNameFromExport(name)}</a>
      ${told ? html`<p>${told.replace(/\s+/g, ' ')}</p>` : nothing}
    </figcaption>
    ${drawStory(meta, story)}
  </figure>`;
}

interface Gallery {
  /** The least width of a column. */
  readonly least?: string;
  /** The names of stories that take a whole row. */
  readonly wide?: readonly string[];
}

/**
 * Makes the story “All states” from other stories. Each is drawn from its own args and brought into its state by its own
 * play function. Leave out stories that differ only in a setting of the toolbar.
 */
export function allStates<Args>(
  meta: Meta<Args>,
  stories: Readonly<Record<string, StoryObj<Args>>>,
  { least = '22rem', wide = [] }: Gallery = {},
): StoryObj<Args> {
  const render = (): TemplateResult =>
    html`<style>
        ${gallery}
      </style>
      <div class="gallery" style="--least: ${least}">
        ${Object.entries(stories).map(([name, story]) => framed(meta, name, story, wide.includes(name)))}
      </div>`;
  const play = async (context: StoryContext<Args>): Promise<void> => {
    for (const [name, story] of Object.entries(stories)) {
      const canvasElement = context.canvasElement.querySelector<HTMLElement>(`[data-state=${name}]`)!;
      const act = story.play as ((context: object) => unknown) | undefined;
      await act?.({ ...context, args: { ...meta.args, ...story.args }, canvasElement });
    }
  };
  return {
    name: 'All states',
    parameters: { controls: { disable: true } },
    render,
    play,
  };
}
