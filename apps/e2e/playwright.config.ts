import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../tools/workspace/src/find-browser.ts'
import { workspace } from './src/server-command.ts'

// Workers read this file again: what the run decided once is handed on in the environment.
if (process.env.TANDEM_E2E_FOLDER === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.env.TANDEM_E2E_FOLDER = folder
}

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/prepare-data-in-use.ts',
  outputDir: resolve(workspace, 'test-results/@tandem/e2e/artifacts'),
  reporter: [['list'], ['json', { outputFile: resolve(workspace, 'test-results/@tandem/e2e/results.json') }]],
  // Journeys of the night: they take a browser through states that it is rarely in.
  ...(process.env.NIGHTLY !== 'true' && { grepInvert: /@night/ }),
  forbidOnly: process.env.CI !== undefined,
  // A journey waits more than it computes; each worker has a server of its own.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: findBrowser(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    screenshot: 'only-on-failure',
    trace: 'off',
    // What a worker asks for is not seen by journeys that answer in place of the server.
    serviceWorkers: 'block',
  },
})
