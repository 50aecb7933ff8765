import type { Page } from '@playwright/test'
import { forgetPreferences } from './preferences.ts'
import { openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

const workspace = '/workspace'

// The page is closed first, so that nothing it is still saving arrives afterwards.
test.afterEach(async ({ page, request }) => {
  await page.close()
  await forgetPreferences(request)
})

/** The browser's layout shift score, for elements that were already there. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Object(entry).value), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

async function star(page: Page, name: string) {
  const button = page.getByRole('button', { name: `Star ${name}`, exact: true })
  const unstar = page.getByRole('button', { name: `Unstar ${name}`, exact: true })
  // The journeys share the demo's account: it may be starred already.
  await expect(button.or(unstar)).toBeVisible()
  if (await unstar.isVisible()) return
  await button.focus()
  await button.press('Enter')
  await expect(unstar).toBeVisible()
}

/** Whether the server stores the menu as shown with names: `1` or `0`. */
const keptChoice = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/me', {
      headers: { authorization: `Bearer ${localStorage.getItem('personal_access_token')}` },
    })
    const { data } = await answer.json()
    return data.metas.find(({ key }: { key: string }) => key === 'show_sidebar_menu')?.value
  })

const starredOrder = (page: Page) => page.locator('li[data-starred] a').allTextContents()

test('starred pages are reordered by dragging, and keep the order', async ({ page }) => {
  await openSignedIn(page, workspace)
  await star(page, 'Workspace')
  await star(page, 'Dashboard')
  const before = await starredOrder(page)
  const first = page.getByRole('button', { name: `Reorder ${before[0]}` })
  const from = await first.boundingBox()
  await first.hover()
  // Rows become sortable when the pointer enters them.
  await expect(first).toHaveAttribute('aria-roledescription', 'sortable')
  await page.mouse.down()
  await page.mouse.move(from!.x + 10, from!.y + 14, { steps: 2 })
  await page.mouse.move(from!.x + 10, from!.y + 48, { steps: 8 })
  await page.mouse.up()
  const after = [before[1], before[0], ...before.slice(2)]
  await expect.poll(() => starredOrder(page)).toEqual(after)
  await expect(page).toHaveURL(new RegExp(`${workspace}$`))
  await page.reload()
  await expect(page.getByRole('region', { name: 'Starred' })).toBeVisible()
  await expect.poll(() => starredOrder(page)).toEqual(after)
})

test('a press with little movement follows the link instead of dragging it', async ({ page }) => {
  await openSignedIn(page, workspace)
  await star(page, 'Workspace')
  await star(page, 'Dashboard')
  const link = page.getByRole('region', { name: 'Starred' }).getByRole('link', { name: 'Dashboard' })
  await link.hover()
  await page.mouse.down()
  const box = await link.boundingBox()
  await page.mouse.move(box!.x + box!.width / 2 + 1, box!.y + box!.height / 2 + 2)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/$/)
})

test('the flyout inside a flyout can be reached by mouse in a straight line', async ({ page }) => {
  await openSignedIn(page, workspace)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page.getByRole('button', { name: 'Analytics' }).hover()
  const instagram = page.getByRole('button', { name: 'Instagram' })
  await instagram.hover()
  const comments = page.getByRole('link', { name: 'Comments Soon' })
  await expect(comments).toBeVisible()
  const target = await comments.boundingBox()
  await page.mouse.move(target!.x + 20, target!.y + 10, { steps: 12 })
  await expect(comments).toBeVisible()
  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  await expect(page).toHaveURL(/\/analytics\/instagram\/accounts$/)
  await expect(page.getByRole('link', { name: 'Accounts', exact: true })).toBeHidden()
})

for (const [state, name] of [
  ['true', 'with names'],
  ['false', 'collapsed'],
] as const) {
  // Only Chromium measures layout shifts.
  test(`nothing moves while the page loads, ${name}`, { tag: '@chromium' }, async ({ page, baseURL }) => {
    await openSignedIn(page, workspace)
    const hide = page.getByRole('button', { name: 'Collapse sidebar' })
    const show = page.getByRole('button', { name: 'Expand sidebar' })
    // Each choice has reached the server, which takes precedence over the cookie.
    await hide.click()
    await expect.poll(() => keptChoice(page)).toBe('0')
    if (state === 'true') {
      await show.click()
      await expect.poll(() => keptChoice(page)).toBe('1')
    }
    expect(
      (await page.context().cookies(baseURL)).find((cookie) => cookie.name === 'sidebar_state'),
    ).toMatchObject({ value: state, path: '/' })
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 1024, height: 700 }, hasTouch: true })

  test('a flyout opens on a tap and closes on a tap outside it', async ({ page }) => {
    await openSignedIn(page, workspace)
    await page.getByRole('button', { name: 'Integrations' }).tap()
    const link = page.getByRole('link', { name: 'Social Media' })
    await expect(link).toBeVisible()
    // The page may be short, so any point outside the flyout will do.
    await page.touchscreen.tap(1000, 690)
    await expect(link).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu sheet leads to a page and closes', async ({ page }) => {
    await openSignedIn(page, workspace)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Main menu' })
    await sheet.getByRole('link', { name: 'Dashboard' }).last().tap()
    await expect(page).toHaveURL(/\/$/)
    await expect(sheet).toBeHidden()
  })
})
