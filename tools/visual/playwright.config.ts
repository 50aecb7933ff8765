import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../tools/workspace/src/find-browser.ts'
import { basePictures, results } from './src/places.ts'
import { widths } from './src/sheets.ts'

const browser = findBrowser()

/** Set by `npm run visual`, which serves the Storybook and starts this. */
const { VISUAL_ORIGIN, VISUAL_BROWSER } = process.env
if (VISUAL_ORIGIN === undefined || VISUAL_BROWSER === undefined)
  throw new Error('Start it with npm run visual')

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.visual.ts',
  outputDir: join(results, 'differences'),
  reporter: [
    ['line'],
    ['json', { outputFile: join(results, 'results.json') }],
    ['html', { outputFolder: join(results, 'report'), open: 'never', title: 'Tandem: how it looks' }],
  ],
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  projects: widths.map((width) => ({ name: `${width}`, use: { viewport: { width, height: 800 } } })),
  snapshotPathTemplate: join(basePictures, VISUAL_BROWSER, '{arg}{ext}'),
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    // One browser on one kind of machine always draws the same.
    toMatchSnapshot: { threshold: 0, maxDiffPixels: 0 },
  },
  use: {
    baseURL: VISUAL_ORIGIN,
    launchOptions: {
      ...browser,
      // Nothing outside this machine can be reached.
      args: [
        ...browser.args,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        '--force-color-profile=srgb',
        // Round corners differ by a shade when several threads draw only what changed, in varying order.
        '--disable-partial-raster',
        '--num-raster-threads=1',
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    trace: 'off',
  },
})
