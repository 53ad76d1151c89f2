// Lint rules for Lit, web components, accessibility and stories, and our own rules: the layers of src/, and an engine
// that uses no DOM, clock or random numbers. The rules for the language and its types are in oxlint.config.js.
import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import storybook from 'eslint-plugin-storybook';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { layerRule } from './scripts/lint/layers.js';

const noEnums = { selector: 'TSEnumDeclaration', message: 'Use a union of literals instead of an enum.' };
const clock = ['Date', 'performance', 'setTimeout', 'setInterval'];
const everywhere = globals['shared-node-browser'];
const dom = Object.keys(globals.browser).filter((name) => !(name in everywhere));

export default defineConfig(
  {
    ignores: [
      '**/*.js',
      'src/frameworks',
      'dist',
      'cdn',
      'storybook-static',
      'coverage',
      'test',
      'bench',
      'examples',
      'scripts',
    ],
  },
  { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['src/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    // The configs of lit-a11y are in the old format, so only its rules are used.
    plugins: { 'lit-a11y': litA11y, nightward: { rules: { layers: layerRule } } },
    rules: {
      ...litA11y.configs.recommended.rules,
      'nightward/layers': 'error',
      'no-restricted-syntax': [
        'error',
        noEnums,
        {
          selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|unsafeSVG)$/]',
          message: 'Do not turn strings into HTML.',
        },
        {
          selector: 'ImportSpecifier[imported.name=/^(unsafeHTML|unsafeSVG|styleMap)$/]',
          message:
            'Do not turn strings into HTML; use cssVars instead of style attributes, which a strict policy refuses.',
        },
      ],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: "Use the kernel's Chance." },
      ],
      'no-restricted-globals': ['error', ...dom, ...clock, 'crypto'],
    },
  },
  storybook.configs['flat/recommended'],
);
