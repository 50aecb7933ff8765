import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../tools/workspace/src/find-browser.ts'
import { shared } from '../vitest.shared.ts'

const here = import.meta.dirname
const { test, ...resolution } = shared('storybook')

/** Every story, with axe, in one theme. */
const storiesIn = (theme: 'light' | 'dark') => ({
  ...resolution,
  // Vitest's server serves whole static folders only: the worker comes from its own plugin.
  plugins: [storybookTest({ configDir: here, initialGlobals: { theme } }), msw({ mode: 'worker-only' })],
  test: {
    name: theme,
    isolate: false,
    // The first story with a team opens the whole server in the page.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: findBrowser() }),
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 1280, height: 800 },
    },
  },
})

export default defineConfig({
  root: resolve(here, '..'),
  test: {
    reporters: test.reporters,
    passWithNoTests: test.passWithNoTests,
    projects: [storiesIn('light'), storiesIn('dark')],
  },
})
