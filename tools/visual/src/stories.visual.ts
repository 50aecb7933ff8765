import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { encodePng } from './encode-png.ts'
import { controlTime } from './page-time.ts'
import { storybook } from './places.ts'
import { readStories } from './read-stories.ts'
import { pictureOf, themes } from './sheets.ts'
import { drawSheet } from './draw-sheet.ts'
import { longestWait, openPreview, showStory, takeStory } from './take-story.ts'

const assets = join(storybook, 'assets')
const font = readdirSync(assets).find((name) => name.startsWith('onest-latin-wght-normal'))
if (font === undefined) throw new Error('The built Storybook has no font')
const captions = readFileSync(join(assets, font), 'base64')

/** Fixed, so that dates on the screen are the same in every run. */
const now = Date.parse('2026-10-15T09:00:00+03:00')

const updates = process.env.VISUAL_UPDATE === 'yes'

for (const { name, stories } of readStories()) {
  test(name, async ({ page, baseURL, viewport }, info) => {
    test.setTimeout(longestWait * (stories.length + 1))
    const beyond: string[] = []
    const isElsewhere = (url: string) => url.startsWith('http') && new URL(url).origin !== baseURL
    page.on('requestfailed', (request) => isElsewhere(request.url()) && beyond.push(request.url()))
    // Answers of the service worker in the page never left it, whatever their address.
    page.on('response', (response) => {
      if (isElsewhere(response.url()) && !response.fromServiceWorker()) beyond.push(response.url())
    })
    await controlTime(page, now)
    const taken = []
    for (const [index, story] of stories.entries()) {
      await (index === 0 ? openPreview(page, story) : showStory(page, story))
      taken.push({ name: story.name, pictures: await takeStory(page, story) })
    }
    expect(beyond, 'What a story shows is not fetched from elsewhere').toEqual([])

    for (const theme of themes) {
      const ofTheme = taken.map(({ name: story, pictures }) => ({ name: story, picture: pictures[theme] }))
      const picture = encodePng(await drawSheet(page, ofTheme, captions))
      const path = pictureOf(name, theme, viewport?.width ?? 0).split('/')
      const base = info.snapshotPath(...path)
      if (updates || !existsSync(base)) {
        mkdirSync(dirname(base), { recursive: true })
        writeFileSync(base, picture)
      }
      // Equal files need no comparison of their pixels, which takes seconds.
      if (!picture.equals(readFileSync(base))) expect.soft(picture).toMatchSnapshot(path)
    }
  })
}
