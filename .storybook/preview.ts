// Settings for every story. The toolbar sets theme, direction, motion, width, text size and language.
import type { Preview } from '@storybook/web-components-vite';
import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from '../dist/custom-elements.json' with { type: 'json' };
import { packLanguages } from '../src/components/shared/catalogue.js';
import { argTypesOf } from './arg-types.js';
import { PSEUDO, teachPseudoLocale } from './pseudo-locale.js';

setCustomElementsManifest(manifest);
teachPseudoLocale();

type GlobalType = NonNullable<Preview['globalTypes']>[string];
type Toolbar = NonNullable<GlobalType['toolbar']>;

const toolbar = (description: string, icon: NonNullable<Toolbar['icon']>, items: Toolbar['items']): GlobalType => ({
  description,
  toolbar: { title: description, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { extractArgTypes: argTypesOf },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: ['Overview', 'Games', 'Pieces', ['*', ['Docs', 'All states', '*']], 'Theme', 'Sanitarium', 'Lobotomy 2'],
        includeNames: true,
      },
    },
  },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', ['light', 'dark', 'contrast']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    motion: toolbar('Motion', 'play', ['full', 'calm', 'none']),
    width: toolbar('Width', 'ruler', ['full', '280', '320', '360', '768', '1200']),
    text: toolbar('Text size', 'paragraph', ['100%', '200%']),
    locale: toolbar('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'de', title: 'Deutsch' },
      { value: PSEUDO, title: 'Pseudo-locale' },
    ]),
  },
  initialGlobals: { theme: 'light', direction: 'ltr', motion: 'full', width: 'full', text: '100%', locale: 'en' },
  decorators: [
    (story, { globals }) => {
      const root = document.documentElement;
      const { theme, direction, motion, width, text, locale = 'en' } = globals as Record<string, string>;
      const attributes = { 'data-theme': theme, 'data-text': text, dir: direction, lang: locale, motion };
      for (const [name, value = ''] of Object.entries(attributes)) root.setAttribute(name, value);
      // Our own languages run from left to right on any page. In these stories, they stand for words of the page.
      if (direction === 'rtl')
        packLanguages.set(locale, ({ catalogue }) => {
          const words = catalogue[locale];
          return typeof words === 'object' ? words : catalogue.en;
        });
      else packLanguages.delete(locale);
      root.style.setProperty('--story-width', !width || width === 'full' ? '100%' : `${width}px`);
      return story();
    },
  ],
};

export default preview;
