import type { Page } from '@playwright/test'
import { holdTime } from './page-time.ts'
import { databaseCopy } from './serve-storybook.ts'
import { themes } from './sheets.ts'
import type { Sheet, Theme } from './sheets.ts'

declare global {
  /** The address of a copy of a migrated database, which stories open if there is one. */
  var databaseCopy: string | undefined
  /** The channel on which Storybook's preview reports its events. */
  var __STORYBOOK_ADDONS_CHANNEL__:
    { last(event: string): unknown[] | undefined; emit(event: string, data: unknown): void } | undefined
}

type Shown = Sheet['stories'][number]

/** One story as it looks in each theme. */
export type StoryPictures = Record<Theme, Buffer>

/**
 * A story that never settles is reported by its name, before the sheet's time is up. The first screen of a sheet starts
 * the whole server in the page, which took 90 seconds on a busy machine.
 */
export const longestWait = 180_000

/** A browser can't draw a picture of ten thousand posts; the rest of such a page is more of the same. */
const maxHeight = 6000

/**
 * Opens Storybook's preview without its frame, at a story. Accessibility is checked elsewhere, where stories
 * run as tests.
 */
export async function openPreview(page: Page, story: Shown) {
  await page.addInitScript((path) => (globalThis.databaseCopy = path), databaseCopy)
  const search = new URLSearchParams({ id: story.id, viewMode: 'story', globals: 'a11y.manual:!true' })
  await page.goto(`/iframe.html?${search}`)
}

/**
 * Shows another story in the opened preview. It must differ from the current one, which would be played again
 * while it is captured.
 */
export const showStory = (page: Page, story: Shown) =>
  emit(page, 'setCurrentStory', { storyId: story.id, viewMode: 'story' })

/**
 * Waits until the current story has finished, including its play function, and takes its picture in each
 * theme.
 *
 * @throws when the story fails, so that a picture of an error never becomes the expected one.
 */
export async function takeStory(page: Page, story: Shown): Promise<StoryPictures> {
  await waitForEnd(page, story)
  await holdTime(page, true)
  const pictures: Partial<StoryPictures> = {}
  for (const theme of themes) {
    await emit(page, 'updateGlobals', { globals: { theme } })
    await page.locator(`html[data-theme=${theme}]`).waitFor({ timeout: longestWait })
    pictures[theme] = await takeStill(page, story.name)
  }
  await emit(page, 'updateGlobals', { globals: { theme: themes[0] } })
  await holdTime(page, false)
  return pictures as StoryPictures
}

async function emit(page: Page, event: string, data: unknown) {
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__ !== undefined)
  await page.evaluate((call) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit(call.event, call.data), {
    event,
    data,
  })
}

async function waitForEnd(page: Page, { id, name }: Shown) {
  const ended = await page
    .waitForFunction(
      (awaited) => {
        const last = globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]
        const finished = last as { storyId: string; status: string } | undefined
        return finished?.storyId === awaited ? finished.status : null
      },
      id,
      { timeout: longestWait },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => 'never')
  if (ended === 'never') throw new Error(`${name} did not come to its end`)
  if (ended !== 'success') {
    throw new Error(`${name} failed: ${await page.locator('#error-message').textContent()}`)
  }
}

/** A picture of the whole page, once two in a row are equal. */
async function takeStill(page: Page, name: string): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images]
    // Lazy pictures further down would otherwise load at any time, or never.
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
  const still = await rest(page, name)
  const usual = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (!usual || height <= usual.height) return still
  // A picture larger than the window makes the page flash at one pixel by one, which closes what was opened.
  await page.setViewportSize({ ...usual, height: Math.min(height, maxHeight) })
  try {
    return await rest(page, name)
  } finally {
    await page.setViewportSize(usual)
  }
}

async function rest(page: Page, name: string): Promise<Buffer> {
  const look = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  const end = Date.now() + longestWait
  let before = await look()
  while (Date.now() < end) {
    const after = await look()
    if (after.equals(before)) return after
    before = after
  }
  throw new Error(`${name} does not come to rest`)
}
