import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions } from 'vite'
import { newestReleasesModule } from '../apps/shell/newest-releases.ts'
import { onlyTests, sourceCondition } from '../vitest.shared.ts'
import { componentFacts } from './component-facts.ts'
import { docgen } from './docgen.ts'
import { migratedDatabase } from './migrated-database.ts'

/**
 * `STORIES_OF=feature-auth,libs/design-system` shows only the stories of these libraries: for the tests of a
 * change there, and for `nx storybook feature-auth`.
 */
const asked = (process.env.STORIES_OF ?? '')
  .split(',')
  .filter(Boolean)
  .map((name) => basename(name))

const stories: StorybookConfig['stories'] = [
  './start.mdx',
  './not-included.mdx',
  { directory: '../libs/design-system/src/tokens', files: '*.stories.tsx', titlePrefix: 'Tokens' },
  {
    directory: '../libs/design-system/src',
    files: '!(tokens)/**/*.stories.tsx',
    titlePrefix: 'Design system',
  },
  '../libs/!(design-system)/src/**/*.stories.tsx',
  '../apps/shell/src/**/*.stories.tsx',
]

const isTest = process.env.VITEST !== undefined

const ofAsked = asked.length === 0 ? stories : [`../{apps,libs}/@(${asked.join('|')})/src/**/*.stories.tsx`]
/** The list may contain files that were removed. */
const onlyStories = onlyTests
  ?.map((path) => `../${path}`)
  .filter((path) => path.endsWith('.stories.tsx') && existsSync(resolve(import.meta.dirname, path)))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: onlyStories ?? ofAsked,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The worker that connects stories to the real server, which runs in the page; see libs/testing.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: '../libs/design-system/assets/favicon.svg', to: '/favicon.svg' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // Tests don't show documentation, and reading properties takes long.
  previewAnnotations: isTest ? [] : [resolve(import.meta.dirname, 'documentation.ts')],
  typescript: isTest ? { reactDocgen: false } : docgen,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), componentFacts(), migratedDatabase(), newestReleasesModule()],
    resolve: {
      ...vite.resolve,
      conditions: [sourceCondition, ...(vite.resolve?.conditions ?? defaultClientConditions)],
    },
    // PGlite finds its WebAssembly next to its own files.
    optimizeDeps: {
      ...vite.optimizeDeps,
      // If Vite only found these while stories run, it would reload the page during the first of them.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'storybook/internal/core-events',
        'storybook/theming/create',
      ],
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
      // Vite looks for packages once and remembers them, so a run of some stories looks in all of them too.
      entries: ['libs/*/src/**/*.stories.tsx', 'apps/shell/src/**/*.stories.tsx'],
    },
    css: { postcss: import.meta.dirname },
  }),
}
export default config
