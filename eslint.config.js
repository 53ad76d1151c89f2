// Types, Lit, accessibility and stories by their own rules; ours: the layers of src/, and an engine without DOM, clock and chance.
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import storybook from 'eslint-plugin-storybook';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { layerRule } from './scripts/layers.js';

const noEnums = { selector: 'TSEnumDeclaration', message: 'A union of literals needs no code and no import.' };
const clock = ['Date', 'performance', 'setTimeout', 'setInterval'];
const everywhere = globals['shared-node-browser'];
const dom = Object.keys(globals.browser).filter((name) => !(name in everywhere));

export default defineConfig(
  // Pages of frameworks are read by the checkers of their own templates: test/package/frameworks.spec.js.
  { ignores: ['dist', 'cdn', 'storybook-static', 'coverage', 'examples/frameworks/**/*.ts'] },
  js.configs.recommended,
  { files: ['**/*.js'], languageOptions: { globals: globals.node } },
  { files: ['scripts/{stories,test-stories,story-checks,pictures/take}.js', 'test/package/{blog,loader}.spec.js', 'examples/**/*.js'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/unbound-method': 'off', // Lit binds listeners to the element
      // There are no enums, and to look for wrong ones takes a fifth of the time.
      'no-restricted-syntax': ['error', noEnums],
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
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
        { selector: "MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|unsafeSVG)$/]", message: 'Strings never become HTML.' },
        { selector: "ImportSpecifier[imported.name=/^(unsafeHTML|unsafeSVG|styleMap)$/]", message: 'Strings never become HTML, and a strict content security policy refuses style attributes (use cssVars).' },
      ],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance comes from the kernel.' }],
      'no-restricted-globals': ['error', ...dom, ...clock, 'crypto'],
    },
  },
  // A table has the clock of its match, and bots think in slices of time.
  { files: ['src/engine/{table,bots}/**/*.ts'], rules: { 'no-restricted-globals': ['error', ...dom] } },
  {
    files: ['{test,stories,bench}/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // a match from `createMatch` is a LiveMatch
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-floating-promises': 'off', // chai's assertions and node:test's tests look like promises to it
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    // A test of rules knows the shape of the state that it asserts; `t.state` has no type.
    files: ['test/{engine,support}/**/*.ts'],
    rules: Object.fromEntries(['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [`@typescript-eslint/no-unsafe-${use}`, 'off'])),
  },
  storybook.configs['flat/recommended'],
);
