// Lit, accessibility and stories by their own rules; ours: the layers of src/, and an engine without DOM, clock and chance.
// The rules of the language and of types are in oxlint.config.js.
import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import storybook from 'eslint-plugin-storybook';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { layerRule } from './scripts/lint/layers.js';

const noEnums = { selector: 'TSEnumDeclaration', message: 'A union of literals needs no code and no import.' };
const clock = ['Date', 'performance', 'setTimeout', 'setInterval'];
const everywhere = globals['shared-node-browser'];
const dom = Object.keys(globals.browser).filter((name) => !(name in everywhere));

export default defineConfig(
  { ignores: ['**/*.js', 'dist', 'cdn', 'storybook-static', 'coverage', 'test', 'bench', 'examples', 'scripts'] },
  { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['src/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    plugins: { 'lit-a11y': litA11y, nightward: { rules: { layers: layerRule } } }, // lit-a11y's configs are in the old format only
    rules: {
      ...litA11y.configs.recommended.rules,
      'nightward/layers': 'error',
      'no-restricted-syntax': [
        'error',
        noEnums,
        {
          selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|unsafeSVG)$/]',
          message: 'Strings never become HTML.',
        },
        {
          selector: 'ImportSpecifier[imported.name=/^(unsafeHTML|unsafeSVG|styleMap)$/]',
          message:
            'Strings never become HTML, and a strict content security policy refuses style attributes (use cssVars).',
        },
      ],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the kernel.' },
      ],
      'no-restricted-globals': ['error', ...dom, ...clock, 'crypto'],
    },
  },
  // A table has the clock of its match, and bots think in slices of time.
  { files: ['src/engine/{table,bots}/**/*.ts'], rules: { 'no-restricted-globals': ['error', ...dom] } },
  storybook.configs['flat/recommended'],
);
