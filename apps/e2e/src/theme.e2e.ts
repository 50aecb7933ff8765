import type { Browser, Page } from '@playwright/test'
import { choosePreferences, forgetPreferences } from './preferences.ts'
import { openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

type Colour = readonly [red: number, green: number, blue: number]

const canvas: Record<'light' | 'dark', Colour> = { light: [246, 246, 244], dark: [16, 19, 19] }

/** The colour of a page that has nothing drawn yet, by the scheme that the page requests. */
const blank: Record<'light' | 'dark', Colour> = { light: [255, 255, 255], dark: [18, 18, 18] }

/** The page before the load has a colour that no theme has, so that its frames can be distinguished. */
const before: Colour = [255, 0, 255]

/** A frame that the browser takes before it has anything to show: no theme is as black. */
const nothing: Colour = [0, 0, 0]

/** The screencast rounds colours. */
const isLike = (one: Colour, other: Colour) => one.every((part, index) => Math.abs(part - other[index]!) <= 2)

interface ColdLoad {
  theme: 'light' | 'dark' | 'system'
  device: 'light' | 'dark'
  isSlow: boolean
  token: string
}

/** Opens a page behind sign-in in a browser without any cache, and returns every frame that was drawn. */
async function framesOfColdLoad(browser: Browser, baseURL: string, load: ColdLoad) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: load.device,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: baseURL,
          localStorage: [
            { name: 'theme', value: load.theme },
            { name: 'personal_access_token', value: load.token },
          ],
        },
      ],
    },
  })
  const page = await context.newPage()
  // Another page of the server, so that the browser keeps the process that already knows the device's scheme: a new
  // one may draw a white frame first.
  await page.goto(`${baseURL}/healthz`)
  await page.evaluate((colour) => {
    document.documentElement.style.background = `rgb(${colour})`
  }, before.join())
  const devtools = await context.newCDPSession(page)
  const frames: string[] = []
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  if (load.isSlow) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: 400_000,
      uploadThroughput: 400_000,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await page.goto(`${baseURL}/settings/profile/password`)
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
  await devtools.send('Page.stopScreencast')
  await context.close()
  return frames
}

/** The colour at the bottom of each frame, where the page shows only its canvas. */
const coloursOf = (page: Page, frames: string[]) =>
  page.evaluate(async (pictures) => {
    const colours: Colour[] = []
    for (const picture of pictures) {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const sheet = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      sheet.drawImage(bitmap, 0, 0)
      const [red = 0, green = 0, blue = 0] = sheet.getImageData(
        bitmap.width - 4,
        bitmap.height - 4,
        1,
        1,
      ).data
      colours.push([red, green, blue])
    }
    return colours
  }, frames)

// The frames come from a protocol that only Chromium speaks.
test.describe('a cold load', { tag: '@chromium' }, () => {
  test.afterEach(({ request }) => forgetPreferences(request))

  for (const [theme, device, shown] of [
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['system', 'dark', 'dark'],
  ] as const) {
    test(`has no frame in a theme other than ${theme} on a ${device} device`, async ({
      browser,
      page,
      request,
      baseURL,
    }) => {
      const token = await choosePreferences(request, { theme })
      for (const isSlow of [false, true]) {
        const frames = await framesOfColdLoad(browser, baseURL!, { theme, device, isSlow, token })
        const colours = await coloursOf(page, frames)
        const drawn = colours.filter((colour) => !isLike(colour, before) && !isLike(colour, nothing))
        expect(drawn.length).toBeGreaterThan(0)
        // Between two pages a browser shows a blank page in the device's scheme, which isn't one of our
        // colours.
        const allowed = [canvas[shown], blank[shown], blank[device]]
        const isRight = (colour: Colour) => allowed.some((right) => isLike(colour, right))
        expect(drawn.filter((colour) => !isRight(colour))).toEqual([])
      }
    })
  }
})

test.describe('signed in', () => {
  test.afterEach(({ request }) => forgetPreferences(request))

  test('the theme is chosen, follows the device live, and is kept after a reload', async ({ page }) => {
    const html = page.locator('html')
    const frame = page.locator('meta[name="theme-color"]')
    await openSignedIn(page, '/settings/profile/appearance')
    await page.getByText('System', { exact: true }).first().click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(html).toHaveCSS('color-scheme', 'dark')
    await expect(frame).toHaveAttribute('content', (await frame.getAttribute('data-dark'))!)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html).toHaveAttribute('data-theme', 'light')
    await expect(frame).toHaveAttribute('content', (await frame.getAttribute('data-light'))!)

    const isSaved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/me/meta') &&
        response.request().method() === 'PUT' &&
        response.request().postData()!.includes('dark'),
    )
    await page.getByText('Dark', { exact: true }).click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    // A reload would cancel it.
    await isSaved
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked()
  })

  test('only the chosen font is loaded, and before any text needs it', async ({ page, context }) => {
    await openSignedIn(page, '/settings/profile/appearance')
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/me/meta') && answer.ok())
    await page.getByText('Manrope', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-font', 'manrope')
    await saved

    const next = await context.newPage()
    const fetched: string[] = []
    next.on('request', (asked) => {
      const font = /([a-z]+)-latin[\w-]*\.woff2$/.exec(asked.url())?.[1]
      if (font) fetched.push(font)
    })
    await next.goto('/e-commerce/orders')
    await expect(next.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await next.evaluate(() => document.fonts.ready)
    expect([...new Set(fetched)]).toEqual(['manrope'])
    const asking = await next.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('-latin-wght-normal-common-'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    )
    expect(asking, 'who asked for its letters: the page, not its stylesheet').toEqual(['link'])
  })
})
