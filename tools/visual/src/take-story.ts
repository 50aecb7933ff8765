import type { Page } from '@playwright/test'
import { themes } from './sheets.ts'
import type { Theme } from './sheets.ts'

declare global {
  /** The channel on which Storybook's preview tells what it does. */
  var __STORYBOOK_ADDONS_CHANNEL__:
    { last(event: string): unknown[] | undefined; emit(event: string, data: unknown): void } | undefined
}

/** One story as it looks in each theme. */
export type StoryPictures = Record<Theme, Buffer>

/** A story that never rests is told by its name instead of by the end of the whole sheet's time. */
export const longestWait = 90_000

/** A browser draws no picture of ten thousand posts; the rest of such a page is more of the same. */
const mostHeight = 6000

/** Opens Storybook's preview without its frame. Accessibility is checked where stories run as tests. */
export async function openPreview(page: Page, story: string) {
  const search = new URLSearchParams({ id: story, viewMode: 'story', globals: 'a11y.manual:!true' })
  await page.goto(`/iframe.html?${search}`)
}

/**
 * Shows a story in the opened preview, waits until it has come to its end (its play function too) and takes its picture
 * in each theme.
 *
 * @throws when the story fails, so that a picture of an error never becomes what is expected.
 */
export async function takeStory(page: Page, story: { id: string; name: string }): Promise<StoryPictures> {
  await emit(page, 'setCurrentStory', { storyId: story.id, viewMode: 'story' })
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

async function waitForEnd(page: Page, { id, name }: { id: string; name: string }) {
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

/** A picture that two looks in a row agree on. */
async function takeStill(page: Page, name: string): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images]
    // One further down would otherwise come when it likes, or never.
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
  const { width, height } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { width: scrollWidth, height: scrollHeight }
  })
  const clip = { x: 0, y: 0, width, height: Math.min(height, mostHeight) }
  const look = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip })
  const end = Date.now() + longestWait
  let before = await look()
  while (Date.now() < end) {
    const after = await look()
    if (after.equals(before)) return after
    before = after
  }
  throw new Error(`${name} does not come to rest`)
}
