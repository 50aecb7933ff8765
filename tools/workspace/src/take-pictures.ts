import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import { buildShell } from './build-shell.ts'
import { findBrowser } from './find-browser.ts'
import { runCommand, workspaceRoot } from './run-command.ts'

const port = process.env.PORT ?? '4099'
const address = `http://127.0.0.1:${port}`

/** The size of the picture, with twice as many pixels so that it is sharp in print too. */
const screen = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 2,
  locale: 'en-GB',
  reducedMotion: 'reduce',
} as const

async function isReady() {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch {
    return false
  }
}

async function takePagePictures() {
  const browser = await chromium.launch(findBrowser())
  const page = await browser.newPage(screen)
  await page.goto(`${address}/integrations/e-commerce`)
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await page.getByRole('complementary', { name: 'Demo' }).waitFor()
  await untilFull()
  for (const { name, path, shown } of pictures) {
    // Loads the page again, so that no message about a connection is shown, and waits until its entrance
    // animation is over.
    await page.goto(`${address}${path}`)
    await shown(page).waitFor()
    await page.waitForLoadState('networkidle')
    // Those of rows that scroll never end.
    await page.waitForFunction(
      () => !document.getAnimations().some(({ timeline }) => timeline === document.timeline),
    )
    await page.screenshot({ path: resolve(workspaceRoot, `docs/images/${name}.png`) })
  }
  await browser.close()
}

const pictures = [
  { name: 'dashboard', path: '/', shown: (page: Page) => page.getByRole('figure').first() },
  {
    name: 'posts',
    path: '/analytics/instagram/posts?product=linked',
    shown: (page: Page) => page.getByRole('article').nth(3),
  },
  { name: 'orders', path: '/e-commerce/orders', shown: (page: Page) => page.getByRole('rowheader').nth(9) },
]

/** Waits until the demo has filled its team. */
async function untilFull() {
  const until = Date.now() + 240_000
  for (;;) {
    const { sample } = (await (await fetch(`${address}/api/demo`)).json()) as { sample: { state: string } }
    if (sample.state === 'full') return
    if (Date.now() > until) throw new Error('The sample was not imported')
    await pause(500)
  }
}

/** Takes the README's pictures from the running product, on a new data folder. */
async function takePictures() {
  if ((await buildShell()) !== 0) throw new Error('The shell does not build')
  const data = mkdtempSync(join(tmpdir(), 'tandem-pictures-'))
  const stop = new AbortController()
  const stopped = runCommand('node', ['--conditions=@tandem/source', 'apps/api/src/main.ts'], {
    environment: { PORT: port, DATA_DIR: data },
    signal: stop.signal,
  })
  try {
    const until = Date.now() + 90_000
    while (!(await isReady())) {
      if (Date.now() > until) throw new Error('The product did not start')
      await pause(200)
    }
    await takePagePictures()
  } finally {
    stop.abort()
    await stopped
    rmSync(data, { recursive: true, force: true })
  }
}

await takePictures()
