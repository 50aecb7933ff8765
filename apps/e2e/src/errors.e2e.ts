import type { Page, Route } from '@playwright/test'
import { expect, test } from './served-test.ts'
import { demoUser, openSignedIn, submitSignIn } from './sign-in.ts'

/**
 * Answers that violate the contract, one of each kind that leads somewhere else. `call.test.ts` covers all
 * violations, `error-page.test.tsx` of the shell the page of each status, and `main-reads.test.tsx` every page
 * whose main read fails.
 */
const nonsense: Record<string, (route: Route) => Promise<void>> = {
  ...Object.fromEntries(
    [401, 403, 500].map((status) => [
      String(status),
      (route: Route) =>
        route.fulfill({
          status,
          json: { code: 'A_CODE_OF_TOMORROW', message: 'Refused in a test', request_id: 'req-42' },
        }),
    ]),
  ),
  'another shape': (route) => route.fulfill({ json: { data: { id: 'seven', stores: 'none' } } }),
  'no answer at all': (route) => route.abort('connectionrefused'),
}

/** The line that the browser itself logs for every answer that isn't a success. */
const written = /^Failed to load resource/

/** Collects uncaught errors, and refusals that are logged to the console as errors of the program. */
function watch(page: Page) {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    // An answer that violates the contract is a bug, so it is logged for the people who can fix it.
    if (message.type() === 'error' && !written.test(text) && !/ContractError/.test(text))
      complaints.push(text)
  })
  return complaints
}

/** Expects that the page has content, and a button or a link to continue. */
async function expectWayOn(page: Page, fault: string) {
  const ways = page.getByRole('button').or(page.getByRole('link')).filter({ visible: true })
  await expect(ways.first(), `${fault}: a way on`).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).first(), `${fault}: a heading`).toBeVisible()
}

/** A page of widgets that fail separately, and one that can't be shown without its data. */
const pages = ['/e-commerce/orders', '/integrations/e-commerce']

test.describe('for every answer of the server', () => {
  test.setTimeout(180_000)

  for (const path of pages) {
    test(`${path} is never blank and never a dead end`, async ({ page }) => {
      const complaints = watch(page)
      await openSignedIn(page, path)
      const token = await page.evaluate(() => localStorage.getItem('personal_access_token'))
      for (const [fault, answer] of Object.entries(nonsense)) {
        await page.route(/\/api\/v1\/(?!me$|auth\/)/, answer)
        await page.goto(path)
        await expectWayOn(page, fault)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        // A 401 has ended the session.
        await page.evaluate((kept) => localStorage.setItem('personal_access_token', kept!), token)
      }
      await page.goto(path)
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
      expect(complaints).toEqual([])
    })
  }

  test('about the session itself, there is a way to continue, and a possibly valid token is kept', async ({
    page,
  }) => {
    const complaints = watch(page)
    await openSignedIn(page, '/e-commerce/orders')
    const token = await page.evaluate(() => localStorage.getItem('personal_access_token'))
    for (const [fault, answer] of Object.entries(nonsense)) {
      await page.route(/\/api\/v1\/me$/, answer)
      await page.goto('/e-commerce/orders')
      await expectWayOn(page, fault)
      const isOver = fault === '401' || fault === '403'
      expect(new URL(page.url()).pathname, fault).toBe(isOver ? '/auth/login' : '/e-commerce/orders')
      const kept = await page.evaluate(() => localStorage.getItem('personal_access_token'))
      expect(kept, fault).toBe(isOver ? null : token)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.evaluate((good) => localStorage.setItem('personal_access_token', good!), token)
    }
    expect(complaints).toEqual([])
  })
})

test('a session that was ended elsewhere leads to sign-in once, and back', async ({ page }) => {
  await openSignedIn(page, '/integrations/e-commerce')
  await expect(page.getByRole('heading', { level: 1, name: 'E-commerce' })).toBeVisible()
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  // The key that leaves the page also ends the session. Earlier, a late call of that page could be refused, and
  // signing in would rightly lead back there.
  await page.evaluate(() =>
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'o') localStorage.setItem('personal_access_token', 'ended elsewhere')
      },
      true,
    ),
  )
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  // Until then, each part of the page may say the same for a moment.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await submitSignIn(page, demoUser)
  await expect(page).toHaveURL(/\/e-commerce\/orders/)
  expect(visited.filter((path) => path === '/auth/login')).toHaveLength(1)
})

test('without a network the page stays and says so; with it, data is loaded again', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/e-commerce/orders')
  await expect(page.getByText(/^1–\d+ of/)).toBeVisible()
  // Waits for preloading too, because this journey is about a page at rest.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const bar = page.getByText(/^You are offline\./)
  await expect(bar).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const again = page.waitForResponse((response) => response.url().includes('/ecommerce/orders'))
  await context.setOffline(false)
  await expect(bar).toBeHidden()
  expect((await again).ok()).toBe(true)
})

test('what is opened without a network appears once there is one, and until then the page stays', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/integrations/e-commerce')
  await page.getByRole('button', { name: 'Help and what’s new' }).click()
  const whatsNew = page.getByRole('menuitem', { name: 'What’s new' })
  await expect(whatsNew).toBeVisible()
  await context.setOffline(true)
  // Unlike that of most dialogs, its code isn't read ahead.
  const missing = page.waitForEvent('requestfailed', (request) => /\/whats-new-dialog-/.test(request.url()))
  await whatsNew.click()
  await missing
  await expect(page.getByText(/^You are offline\./)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'E-commerce' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'What’s new' })).toBeVisible()
})

test('a page can do without the code of notices, lists to choose from and tooltips', async ({ page }) => {
  for (const part of ['demo-controls', 'role-notice', 'team-notices', 'select-list', 'floating', 'gestures'])
    await page.route(new RegExp(`/assets/${part}-[^/]*[.]js$`), (route) => route.abort())
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/team-notices-'))
  await openSignedIn(page, '/e-commerce/orders')
  await missing
  await expect(page.getByText(/^1–\d+ of/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Store' })).toHaveText(/^Oak Workshop/)
  // A missing file is told from a lost connection by asking the server; then the tooltip is given up.
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  const total = page.getByRole('button', { name: 'Total', exact: true })
  await total.hover()
  await asked
  await total.click()
  await expect(page).toHaveURL(/sort=-?total/)
  await expect(page.getByText(/^1–\d+ of/)).toBeVisible()
})

test('a failure is shown although no more code can be loaded', async ({ page }) => {
  // Without the palette's code a message would offer to reload, and without the region no message is shown.
  const code = ['palette', 'toast-region'].map((name) =>
    page.waitForResponse(new RegExp(`/assets/${name}-[^/]*[.]js$`)),
  )
  await openSignedIn(page, '/e-commerce/orders')
  await Promise.all(code)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.route(/\/api\/v1\/favorites/, nonsense['500']!)
  await page
    .getByRole('button', { name: /^Add .* to favourites$/ })
    .first()
    .click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
})

test('a part that failed to load for one error is loaded again for the next, which is shown correctly', async ({
  page,
}) => {
  await openSignedIn(page, '/e-commerce/orders')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const failedPage = /\/assets\/failed-page-.*\.js$/
  await page.route(failedPage, (route) => route.abort())
  await page.route(/\/api\/v1\/me$/, nonsense['another shape']!)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await page.unroute(failedPage)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Unknown Error' })).toBeVisible()
})

test('a first page with a missing file offers to reload, without mentioning a new release', async ({
  page,
}) => {
  await openSignedIn(page, '/terms')
  for (const part of ['vendor', 'first', 'frame', 'forms', 'parts']) {
    const missing = new RegExp(`/assets/${part}-[^/]*[.]js$`)
    await page.route(missing, (route) => route.abort())
    await page.goto('/e-commerce/orders')
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
    await page.unroute(missing)
    const reload = { name: 'Reload the page' }
    await page.getByRole('button', reload).or(page.getByRole('link', reload)).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  }
})

test("a page of a former release offers to reload, and doesn't reload by itself", async ({ page }) => {
  const complaints = watch(page)
  // It is read when the page is idle; missing, it would offer the new version in a message of its own.
  const palette = page.waitForResponse(/\/assets\/palette-[^/]*[.]js$/)
  await openSignedIn(page, '/e-commerce/orders')
  // The heading is there before the page's own files are.
  await expect(page.getByText(/^1–\d+ of/)).toBeVisible()
  await palette
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.route('/app-document', (route) =>
    route.fulfill({ body: '<meta name="tandem-build" content="0000" />', contentType: 'text/html' }),
  )
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { level: 1, name: 'A new version is available' })).toBeVisible()
  expect(loads).toBe(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-commerce' })).toBeVisible()
  expect(complaints).toEqual([])
})
