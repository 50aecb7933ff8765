import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { controlTime, holdTime } from './page-time.ts'

const now = Date.parse('2026-10-15T09:00:00+03:00')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function open(): Promise<Page> {
  const page = await browser.newPage()
  await controlTime(page, now)
  await page.goto('data:text/html,<p role="status">Saved</p>')
  return page
}

/** Removes the message after this time, as toasts do. */
const removeAfter = (page: Page, milliseconds: number) =>
  page.evaluate((life) => {
    const start = performance.now()
    const look = (time: number) => {
      if (time - start >= life) document.querySelector('[role=status]')?.remove()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, milliseconds)

const drawFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, count)

it('stops dates, also those that are made from nothing', async () => {
  const page = await open()
  expect(await page.evaluate(() => [Date.now(), new Date().getTime(), new Date(5).getTime()])).toEqual([
    now,
    now,
    5,
  ])
})

it('keeps a toast while time is held, however many frames are drawn, and removes it afterwards', async () => {
  const page = await open()
  const message = page.getByRole('status')
  await removeAfter(page, 200)
  await holdTime(page, true)
  await drawFrames(page, 60)
  expect(await message.count()).toBe(1)
  await holdTime(page, false)
  await message.waitFor({ state: 'detached' })
})
