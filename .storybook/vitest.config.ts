import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../tools/workspace/src/find-browser.ts'
import { changedSince, connectTimeout, shared } from '../vitest.shared.ts'

const here = import.meta.dirname
/** `STORIES_LANGUAGE=pseudo` shows every story in the pseudo-language instead: see check-pseudo.ts. */
const language = process.env.STORIES_LANGUAGE
const { test, ...resolution } = shared(language === undefined ? 'storybook' : `storybook-${language}`)

/** Runs every story once, with axe; its final state is then checked in the other theme too. */
export default defineConfig({
  ...resolution,
  root: resolve(here, '..'),
  ...(language !== undefined && {
    define: { 'import.meta.env.STORIES_LANGUAGE': JSON.stringify(language) },
  }),
  // Vitest's server only serves whole static folders, so the worker comes from its own plugin.
  plugins: [storybookTest({ configDir: here }), msw({ mode: 'worker-only' })],
  test: {
    name: test.name,
    reporters: test.reporters,
    passWithNoTests: test.passWithNoTests,
    ...changedSince,
    isolate: false,
    setupFiles: [resolve(here, language === 'pseudo' ? 'check-pseudo.ts' : 'check-other-theme.ts')],
    // The first story with a team starts the whole server in the page, which needs 20 seconds of CPU time, much more
    // on a busy machine.
    testTimeout: 180_000,
    browser: {
      enabled: true,
      headless: true,
      connectTimeout,
      screenshotFailures: false,
      // As in the tests of pages: removed rows disappear immediately.
      provider: playwright({ launchOptions: findBrowser(), contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 1280, height: 800 },
    },
  },
})
