// Lint rules for the language and its types. The rules for Lit, web components, stories and the layers of src/ are in
// eslint.config.js.
import js from '@eslint/js';
import { configs } from 'typescript-eslint';

/** Rules of the presets below that oxlint does not have. */
const left = [
  'no-dupe-args',
  'no-new-symbol',
  'no-octal',
  'no-return-await',
  'typescript/no-unsafe-class-instance-assignment',
  'typescript/no-unsafe-enum-assignment',
];
const given = (list) =>
  Object.fromEntries(
    list
      .flatMap(({ rules = {} }) => Object.entries(rules))
      .map(([name, value]) => [name.replace('@typescript-eslint/', 'typescript/'), value])
      .filter(([name]) => !left.includes(name)),
  );
const off = (...rules) => Object.fromEntries(rules.map((name) => [name, 'off']));

export default {
  // The typings and examples for frameworks are checked by the compilers of the frameworks, in
  // test/package/build/frameworks.spec.js.
  ignorePatterns: [
    'dist',
    'cdn',
    'storybook-static',
    'coverage',
    'src/frameworks',
    'examples/frameworks/**/*.ts',
    'scripts/new-game/template',
  ],
  plugins: ['typescript', 'import'],
  categories: { correctness: 'off' },
  options: { typeAware: true },
  overrides: [
    { files: ['**/*.js'], rules: given([js.configs.recommended]), env: { node: true, es2024: true } },
    {
      files: ['test/{package,stories}/**/*.js', 'bench/*.js', 'examples/**/*.js'],
      env: { browser: true },
    },
    {
      files: ['**/*.ts'],
      rules: {
        ...given([js.configs.recommended, ...configs.strictTypeChecked]),
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // The build finds circular imports of code, but not of types.
        'import/no-cycle': ['error', { ignoreTypes: false }],
        'typescript/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
        'typescript/unbound-method': 'off', // Lit binds listeners to the element
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
    {
      files: ['{test,stories,bench}/**/*.ts'],
      // The assertions of chai look like unused expressions, and the tests of node:test look like unhandled promises.
      rules: off(
        'typescript/no-non-null-assertion',
        'typescript/no-unnecessary-condition',
        'typescript/no-floating-promises',
        'no-unused-expressions',
      ),
    },
    {
      // Tests of rules know the shape of the state, but `t.state` has the type `any`.
      files: ['test/{engine,support}/**/*.ts'],
      rules: off(
        ...['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => `typescript/no-unsafe-${use}`),
      ),
    },
  ],
};
