import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions } from 'vite'
import { sourceCondition } from '../vitest.shared.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../libs/design-system/src', files: '**/*.stories.tsx', titlePrefix: 'Design system' },
    '../libs/!(design-system)/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The worker that brings stories to the real server, which runs in the page; see libs/testing.
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What the pages of documentation say about properties; tests do not show them, and reading every file for it takes long.
  typescript: { reactDocgen: process.env.VITEST === undefined ? 'react-docgen' : false },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: [sourceCondition, ...(vite.resolve?.conditions ?? defaultClientConditions)],
    },
    // PGlite finds its WebAssembly beside its own files.
    optimizeDeps: {
      ...vite.optimizeDeps,
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
    },
    css: { postcss: import.meta.dirname },
  }),
}
export default config
