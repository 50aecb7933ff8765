import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright-core'
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

async function takePicture() {
  const browser = await chromium.launch(findBrowser())
  const page = await browser.newPage(screen)
  await page.goto(`${address}/integrations/e-commerce`)
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Connect a store' }).first().click()
  await page.getByRole('button', { name: 'Use the demo store' }).click()
  await page.getByRole('button', { name: 'Connect store' }).click()
  await page.getByText('Up to date').filter({ visible: true }).waitFor({ timeout: 120_000 })
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.waitForURL('**/e-commerce/orders**')
  // A fresh page: without the message that the store is connected, and when its entrance is over.
  await page.reload()
  await page.getByRole('rowheader').nth(9).waitFor()
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await page.screenshot({ path: resolve(workspaceRoot, 'docs/images/orders.png') })
  await browser.close()
}

/** Takes the README's picture from the running product, on a data folder of its own. */
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
    await takePicture()
  } finally {
    stop.abort()
    await stopped
    rmSync(data, { recursive: true, force: true })
  }
}

await takePictures()
