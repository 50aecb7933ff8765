import type { Page } from '@playwright/test'
import { themes } from './sheets.ts'
import type { Sheet, Theme } from './sheets.ts'

declare global {
  /** The channel on which Storybook's preview tells what it does. */
  var __STORYBOOK_ADDONS_CHANNEL__:
    { last(event: string): unknown[] | undefined; emit(event: string, data: unknown): void } | undefined
}

type Shown = Sheet['stories'][number]

/** One story as it looks in each theme. */
export type StoryPictures = Record<Theme, Buffer>

/** A story that never rests is told by its name instead of by the end of the whole sheet's time. */
export const longestWait = 90_000

/** A browser draws no picture of ten thousand posts; the rest of such a page is more of the same. */
const mostHeight = 6000

/** Opens Storybook's preview without its frame, at a story. Accessibility is checked where stories run as tests. */
export async function openPreview(page: Page, story: Shown) {
  const search = new URLSearchParams({ id: story.id, viewMode: 'story', globals: 'a11y.manual:!true' })
  await page.goto(`/iframe.html?${search}`)
}

/** Shows another story in the opened preview. The one that is shown would be played a second time while it is looked at. */
export const showStory = (page: Page, story: Shown) =>
  emit(page, 'setCurrentStory', { storyId: story.id, viewMode: 'story' })

/**
 * Waits until the story that is shown has come to its end (its play function too) and takes its picture in each theme.
 *
 * @throws when the story fails, so that a picture of an error never becomes what is expected.
 */
export async function takeStory(page: Page, story: Shown): Promise<StoryPictures> {
  await waitForEnd(page, story)
  const pictures: Partial<StoryPictures> = {}
  for (const theme of themes) {
    await emit(page, 'updateGlobals', { globals: { theme } })
    await page.locator(`html[data-theme=${theme}]`).waitFor({ timeout: longestWait })
    pictures[theme] = await takeStill(page, story.name)
  }
  await emit(page, 'updateGlobals', { globals: { theme: themes[0] } })
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

/** A picture of the whole page, which two looks in a row agree on. */
async function takeStill(page: Page, name: string): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images]
    // One further down would otherwise come when it likes, or never.
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
  const still = await rest(page, name)
  const usual = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (!usual || height <= usual.height) return still
  // A picture of more than the window flashes the page at one pixel by one, and what has been opened closes.
  await page.setViewportSize({ ...usual, height: Math.min(height, mostHeight) })
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
