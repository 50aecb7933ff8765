import type { Page } from '@playwright/test'
import { beginSession, openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

/**
 * Records the address, with sorted parameters, of every read that a page sends. The page's scripts wait until
 * the test lets them load.
 */
async function holdScripts(page: Page) {
  const asked: { address: string; token: string }[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.pathname.startsWith('/api/')) return
    url.searchParams.sort()
    const token = request.headers().authorization ?? ''
    asked.push({ address: url.pathname + url.search, token: token.replace('Bearer ', '') })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return { asked, letScriptsCome: resolve, addresses: () => asked.map(({ address }) => address) }
}

/** The reads that the document requested and the app hasn't used. */
const untaken = (page: Page) =>
  page.evaluate(() =>
    Object.keys((window as { tandemEarlyReads?: { answers: object } }).tandemEarlyReads?.answers ?? {}),
  )

const always = ['/api/v1/me', '/api/v1/favorites/categories']

for (const [path, reads] of [
  ['/', [/\/dashboard\/insights\?/, /\/dashboard\/audience\?/, /\/ecommerce\/stores\?/]],
  ['/e-commerce/orders', [/\/ecommerce\/orders\?page=1/, /\/sales\/days/, /\/ecommerce\/stores\?/]],
  ['/analytics/instagram/posts', [/\/instagram\/posts\?/]],
  ['/analytics/instagram/tracker', [/\/tracker\/instagram/, /\/social\/instagram/]],
  ['/analytics/instagram/accounts', [/\/social\/instagram/]],
  ['/settings/profile', [/\/profile/]],
] as const)
  test(`${path} is read before its scripts have loaded, and nothing is read twice`, async ({ page }) => {
    const { letScriptsCome, addresses } = await holdScripts(page)
    const opened = openSignedIn(page, path)
    for (const read of [...always, ...reads])
      await expect
        .poll(addresses)
        .toContainEqual(typeof read === 'string' ? read : expect.stringMatching(read))
    const early = addresses()
    expect(new Set(early).size).toBe(early.length)
    letScriptsCome()
    await opened
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => untaken(page)).toEqual([])
    const sentAgain = early.filter((address) => addresses().filter((each) => each === address).length > 1)
    expect(sentAgain).toEqual([])
  })

test("reads of another session aren't used, and neither are answers to an ended one", async ({ page }) => {
  const first = await holdScripts(page)
  const opened = openSignedIn(page, '/e-commerce/orders')
  await expect.poll(first.addresses).toContain('/api/v1/me')
  const { token } = await beginSession(page.request)
  await page.evaluate((other) => localStorage.setItem('personal_access_token', other), token)
  first.letScriptsCome()
  await opened
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1)
  for (const read of [/\/me$/, /\/ecommerce\/orders\?/])
    expect(first.asked.filter((each) => each.token === token && read.test(each.address))).toHaveLength(1)

  const next = await holdScripts(page)
  const reopened = page.goto('/e-commerce/orders')
  await expect.poll(next.addresses).toContain('/api/v1/me')
  await page.evaluate(() => localStorage.removeItem('personal_access_token'))
  next.letScriptsCome()
  await reopened
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
})
