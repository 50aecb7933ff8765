import type { Page } from '@playwright/test'
import { forgetPreferences } from './preferences.ts'
import { openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

const workspace = '/workspace'

// The page goes first, lest what it is still saving comes after.
test.afterEach(async ({ page, request }) => {
  await page.close()
  await forgetPreferences(request)
})

/** What a browser counts as movement of what stood already. */
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
  // The demo's account is shared by the journeys: it may be starred already.
  await expect(button.or(unstar)).toBeVisible()
  if (await unstar.isVisible()) return
  await button.focus()
  await button.press('Enter')
  await expect(unstar).toBeVisible()
}

/** Whether the server has the menu with its names: `1` or `0`. */
const keptChoice = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/me', {
      headers: { authorization: `Bearer ${localStorage.getItem('personal_access_token')}` },
    })
    const { data } = await answer.json()
    return data.metas.find(({ key }: { key: string }) => key === 'show_sidebar_menu')?.value
  })

const starredOrder = (page: Page) => page.locator('li[data-starred] a').allTextContents()

test('starred pages are put in order by dragging, and stay so', async ({ page }) => {
  await openSignedIn(page, workspace)
  await star(page, 'Workspace')
  await star(page, 'Dashboard')
  const before = await starredOrder(page)
  const first = page.getByRole('button', { name: `Reorder ${before[0]}` })
  const from = await first.boundingBox()
  await first.hover()
  // The rows that can be moved come with the pointer.
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

test('a press that hardly moves follows the link instead of dragging it', async ({ page }) => {
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

test('the flyout within a flyout is reached by mouse, on the straight way', async ({ page }) => {
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
  test(`nothing moves while the page loads, ${name}`, async ({ page, baseURL }) => {
    await openSignedIn(page, workspace)
    const hide = page.getByRole('button', { name: 'Collapse sidebar' })
    const show = page.getByRole('button', { name: 'Expand sidebar' })
    // Each choice has reached the server, whose word counts before the cookie's.
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

  test('a flyout opens by a tap and closes by a tap beside it', async ({ page }) => {
    await openSignedIn(page, workspace)
    await page.getByRole('button', { name: 'Collapse sidebar' }).tap()
    await page.getByRole('button', { name: 'Integrations' }).tap()
    const link = page.getByRole('link', { name: 'Social Media' })
    await expect(link).toBeVisible()
    // The page may be short: beside the flyout is what counts.
    await page.touchscreen.tap(1000, 690)
    await expect(link).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the sheet leads to a page and closes', async ({ page }) => {
    await openSignedIn(page, workspace)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Main menu' })
    await sheet.getByRole('link', { name: 'Dashboard' }).last().tap()
    await expect(page).toHaveURL(/\/$/)
    await expect(sheet).toBeHidden()
  })
})
