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

/** The size of the picture; twice as many pixels, so that it is sharp in print too. */
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
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await connectStore(page)
  await connectAccount(page)
  for (const { name, path, shown } of pictures) {
    // A fresh page: without the message that something is connected, and when its entrance is over.
    await page.goto(`${address}${path}`)
    await shown(page).waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => document.getAnimations().length === 0)
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

async function connectStore(page: Page) {
  await page.getByRole('button', { name: 'Connect a store' }).first().click()
  await page.getByRole('button', { name: 'Fill in demo store' }).click()
  await page.getByRole('button', { name: 'Connect store' }).click()
  await page.getByText('Up to date').filter({ visible: true }).waitFor({ timeout: 120_000 })
}

async function connectAccount(page: Page) {
  await page.goto(`${address}/integrations/social-media`)
  await page.getByRole('button', { name: 'Connect Instagram' }).first().click()
  await page.getByRole('radio', { name: /^Elif/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByRole('heading', { name: /connected/ }).waitFor()
  await page.goto(`${address}/integrations/social-media`)
  await page
    .getByText('Connected', { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 120_000 })
}

/** Takes the README's pictures from the running product, on a data folder of its own. */
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
