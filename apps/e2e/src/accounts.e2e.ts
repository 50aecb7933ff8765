import type { Page } from '@playwright/test'
import { expectUsable } from './expect-usable.ts'
import { openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

const accounts = '/integrations/social-media'

/** Goes from the current page to the dialog, and chooses a person there. */
async function goAs(page: Page, person: string, button: string) {
  await page.getByRole('button', { name: button }).first().click()
  await page.waitForURL(/\/dialog\/oauth/)
  await page.getByRole('radio', { name: new RegExp(`^${person}`) }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('rowheader')

test('accounts are connected through the dialog, tracked and added to collections', async ({ page }) => {
  test.setTimeout(150_000)
  await openSignedIn(page, accounts)
  await expect(page.getByRole('heading', { name: 'Connect your first account' })).toBeVisible()

  await test.step('cancelling changes nothing', async () => {
    await page.getByRole('button', { name: 'Connect Instagram' }).first().click()
    await page.waitForURL(/\/dialog\/oauth/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'Connecting was cancelled' })).toBeVisible()
    await expect(page).toHaveURL(/\/callback\/instagram$/)
  })

  await test.step('a declined permission is named, and requested again', async () => {
    await goAs(page, 'Elif', 'Try again')
    await page.locator('[name=permission][value=instagram_manage_insights]').uncheck()
    await page.locator('button[value=allow]').click()
    await expect(page.getByRole('heading', { name: 'Not all permissions were granted' })).toBeVisible()
    await expect(page.getByText('See the insights')).toBeVisible()
    await goAs(page, 'Elif', 'Try again')
    await page.locator('button[value=allow]').click()
    await expect(page.getByRole('heading', { name: '@linden.and.oak is connected' })).toBeVisible()
  })

  await test.step('some of several accounts are chosen, also after a reload', async () => {
    await goAs(page, 'Marco', 'Connect another account')
    await page.locator('button[value=allow]').click()
    await expect(page.getByRole('heading', { name: 'Choose the accounts to connect' })).toBeVisible()
    await page.reload()
    await page.getByRole('checkbox', { name: '@studio.kumru' }).uncheck()
    await expectUsable(page)
    await page.getByRole('button', { name: 'Connect 2 accounts' }).click()
    await expect(page.getByRole('heading', { name: '2 accounts are connected' })).toBeVisible()
    await page.getByRole('button', { name: 'Go to accounts' }).click()
    await expect(rows(page, 'Connected accounts')).toHaveCount(3)
  })

  await test.step('an account of other people is tracked from the tracker, which is shown again', async () => {
    await page.goto('/analytics/instagram/tracker')
    await page.getByRole('link', { name: 'Track an account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Track an account' })
    const username = dialog.getByLabel('Username')
    await expect(username).toHaveAccessibleDescription(/simulated accounts such as keramik\.kiez/)
    await username.fill('https://www.instagram.com/keramik.kiez/')
    await dialog.getByRole('button', { name: 'Track account' }).click()
    await expect(page.getByRole('heading', { name: 'Tracker', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /keramik\.kiez/ }).first()).toBeVisible()
    await page.goto(accounts)
  })

  await test.step('accounts are added to a collection, which filters the list', async () => {
    await page.getByRole('tab', { name: /^Accounts/ }).click()
    await page.getByRole('checkbox', { name: 'Select @oak.workshop' }).check()
    await page.getByRole('button', { name: 'Add to collections' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add @oak.workshop to collections' })
    await dialog.getByLabel('New collection').fill('Shop')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Shop', exact: true })).toBeChecked()
    await dialog.getByRole('button', { name: 'Add to collections' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('tab', { name: /^Collections/ }).click()
    await page.getByRole('link', { name: 'Shop', exact: true }).click()
    await expect(page).toHaveURL(/collection_id=/)
    await expect(rows(page, 'Connected accounts')).toHaveCount(1)
    await expectUsable(page)
  })

  await test.step('on paper, where no width applies, a list has its headers alone and a post takes the page', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/analytics/instagram/tracker')
    const tracked = page.getByRole('table', { name: 'Tracked accounts' })
    await expect(tracked.getByRole('rowheader')).toHaveCount(4)
    await expect(tracked.getByText('Posts per week', { exact: true }).filter({ visible: true })).toHaveCount(
      1,
    )
    await page.goto('/analytics/instagram/posts')
    await page
      .getByRole('link', { name: /^Image by/ })
      .first()
      .click()
    const post = page.getByRole('region', { name: 'The post' })
    await expect
      .poll(async () => (await post.getByRole('paragraph').first().boundingBox())?.width)
      .toBeGreaterThan(300)
  })
})
