import nx from '@nx/eslint-plugin'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { layerConstraints, simulatedConstraints, testingConstraints } from './tools/workspace/src/layers.ts'
import { noRawColours, stylesheetParser } from './tools/workspace/src/no-raw-colours.ts'

/** Files that a configuration imports from the workspace itself, which isn't a library. */
const workspaceFiles = [
  '^(../)+vitest\\.(shared|browser)\\.ts$',
  '^(../)+tools/workspace/src/find-browser\\.ts$',
]

/** oxlint checks everything else; ESLint is used for what needs the project graph, and for our own rules. */
const boundaries = (depConstraints) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allowCircularSelfDependency: true,
    banTransitiveDependencies: true,
    // Charts, workbooks, and the server in a page are loaded lazily, while the rest of their libraries is
    // imported directly. For such a pair the graph keeps either kind at random; the size check covers what a first
    // page loads.
    checkDynamicDependenciesExceptions: ['^@tandem/(design-system|format|testing)(/|$)'],
    allow: workspaceFiles,
    depConstraints,
  },
]

const testFiles = [
  '**/*.test.{ts,tsx}',
  '**/*.test-d.ts',
  '**/*.stories.tsx',
  '**/dev.tsx',
  '**/dev-data.ts',
  '**/test-setup.{ts,tsx}',
  '**/*.config.ts',
]

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/styled-system/**',
      'libs/design-system/tokens/**',
      '**/storybook-static/**',
      '**/*.generated.*',
      '**/node_modules/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@nx': nx },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    rules: { '@nx/enforce-module-boundaries': boundaries(layerConstraints) },
  },
  {
    files: ['libs/api-server/src/testing/**', 'apps/api/src/demo/**'],
    rules: { '@nx/enforce-module-boundaries': boundaries(simulatedConstraints) },
  },
  {
    files: testFiles,
    rules: { '@nx/enforce-module-boundaries': boundaries(testingConstraints) },
  },
  {
    files: ['**/*.css'],
    languageOptions: { parser: stylesheetParser },
  },
  {
    // Colours come from tokens, except on pages that a server writes itself, which load no stylesheet of
    // ours.
    files: ['{apps,libs}/*/src/**/*.{ts,tsx,css}', '.storybook/*.{ts,tsx,css}'],
    ignores: ['libs/{api-server,provider-simulator}/**', 'apps/api/**', '**/*.{test,test-d}.{ts,tsx}'],
    plugins: { tandem: { rules: { 'no-raw-colours': noRawColours } } },
    rules: { 'tandem/no-raw-colours': 'error' },
  },
  {
    files: ['**/*.stories.tsx'],
    ignores: ['libs/api-server/**'],
    rules: { 'tandem/no-raw-colours': ['error', { onlyInStyles: true }] },
  },
  {
    // With a pattern that needs more than linear time, a single answer of a store could stop the server.
    // Tests and tools only read what we wrote ourselves.
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,test-d,e2e}.{ts,tsx}', '**/test-setup.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
)
