import { expectUsable } from './expect-usable.ts'
import { expect, testOnOwnProduct } from './own-product-test.ts'
import { openSignedIn } from './sign-in.ts'

const test = testOnOwnProduct()

test('a store and an account are connected, and the dashboard shows how they moved together', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await openSignedIn(page, '/')
  await expect(
    page.getByRole('heading', { name: 'See how your posts and your stores move together' }),
  ).toBeVisible()
  await expectUsable(page)

  await test.step('the store is connected from there', async () => {
    await page.getByRole('link', { name: 'Connect a store' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect a store' })
    await dialog.getByRole('radio', { name: /^WooCommerce/ }).check()
    await dialog.getByRole('button', { name: 'Use the demo store' }).click()
    await dialog.getByRole('button', { name: 'Connect store' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the account too, and what is read so far is shown', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await page.getByRole('link', { name: 'Connect Instagram' }).first().click()
    await page.getByRole('button', { name: 'Connect Instagram' }).first().click()
    await page.waitForURL(/\/dialog\/oauth/)
    await page.getByRole('radio', { name: /^Elif/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.locator('button[value=allow]').click()
    await expect(page.getByRole('heading', { name: /is connected$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await expect(page.getByText(/^Busiest:/)).toBeVisible({ timeout: 200_000 })
    // Both sides have been read to the end.
    await expect(page.getByText('Being read for the first time')).toBeHidden({ timeout: 200_000 })
  })

  await test.step('figures, hours and audience stand beside each other', async () => {
    await expect(page.getByRole('slider', { name: 'Reach', exact: true })).toBeAttached()
    await page.getByRole('tab', { name: 'Countries' }).click()
    await expect(page).toHaveURL(/audience=countries/)
    await expect(page.getByText('Buyers', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: /^Views/ }).click({ force: true })
    await expect(page).toHaveURL(/measure=views/)
    await expectUsable(page)
    await page.reload()
    await expect(page.getByRole('slider', { name: 'Views', exact: true })).toBeAttached()
  })

  await test.step('a post on the line of days opens with what it sold, and Back leads here again', async () => {
    await page.getByRole('list', { name: 'Posts', exact: true }).getByRole('link').last().click()
    await expect(page).toHaveURL(/\/analytics\/instagram\/posts\/\d+\?date_from=/)
    await expect(page.getByRole('heading', { name: 'Sales from this post' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/measure=views/)
  })

  await test.step('its days lead to their orders', async () => {
    await page.getByRole('link', { name: 'Orders of these days' }).first().click()
    await expect(page).toHaveURL(/\/e-commerce\/orders\?/)
    await expect(page.getByRole('table', { name: 'Orders' }).getByRole('rowheader').first()).toBeVisible()
  })
})
