import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../tools/workspace/src/find-browser.ts'
import { workspace } from './src/server-command.ts'

// Each worker reads this file again, so decisions that must be the same in the whole run are passed on in the
// environment.
if (process.env.TANDEM_E2E_FOLDER === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.env.TANDEM_E2E_FOLDER = folder
}

/** At night the journeys run in Firefox too, which is Playwright's own: a system's Firefox can't be driven. */
const isFirefox = process.env.BROWSER === 'firefox'

/** Journeys that run only at night bring the browser into rare states; a few need what only Chromium has. */
const leftOut = [...(process.env.NIGHTLY === 'true' ? [] : [/@night/]), ...(isFirefox ? [/@chromium/] : [])]

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/prepare-data-in-use.ts',
  // The recorded trees of `screen-reader.e2e.ts`.
  snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
  outputDir: resolve(workspace, 'test-results/@tandem/e2e/artifacts'),
  reporter: [['list'], ['json', { outputFile: resolve(workspace, 'test-results/@tandem/e2e/results.json') }]],
  grepInvert: leftOut,
  forbidOnly: process.env.CI !== undefined,
  // A journey waits more than it computes, so several run at once; each worker has its own server.
  workers: 3,
  // Nothing is timed: a busy machine may take many times longer for the same result.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...(isFirefox ? { browserName: 'firefox' } : { launchOptions: findBrowser() }),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    screenshot: 'only-on-failure',
    trace: 'off',
    // Playwright can't replace the answers to requests of a service worker, as some journeys do.
    serviceWorkers: 'block',
  },
})
