import { expectUsable } from './expect-usable.ts'
import { expect, testOnOwnProduct } from './own-product-test.ts'
import { openSignedIn } from './sign-in.ts'

// Enough orders to see the progress of their sync.
const test = testOnOwnProduct({ settings: { SIMULATED_ORDERS: '1200' } })

// One journey, because syncing a store takes most of its time.
test('a store and an account are connected and synced, and the dashboard shows how they moved together', async ({
  page,
}) => {
  // A busy machine takes minutes to sync the store.
  test.setTimeout(480_000)
  await openSignedIn(page, '/')
  await expect(
    page.getByRole('heading', { name: 'See how your posts and your stores move together' }),
  ).toBeVisible()
  await expectUsable(page)

  await test.step('the dashboard leads to connecting a store', async () => {
    await page.getByRole('link', { name: 'Connect a store' }).click()
    await page
      .getByRole('dialog', { name: 'Connect a store' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await expect(page.getByRole('heading', { name: 'Connect your first store' })).toBeVisible()
    await expectUsable(page)
  })

  const dialog = page.getByRole('dialog', { name: 'Connect a store' })
  await test.step('wrong keys are refused, and everything that was typed stays', async () => {
    await page.getByRole('button', { name: 'Connect a store' }).first().click()
    await dialog.getByRole('radio', { name: /^WooCommerce/ }).check()
    await dialog.getByRole('button', { name: 'Fill in demo store' }).click()
    await dialog.getByLabel('Display name').fill('Journey shop')
    await dialog.getByLabel('Consumer secret', { exact: true }).fill('cs_not_the_secret')
    await dialog.getByRole('button', { name: 'Connect store' }).click()
    await expect(dialog.getByLabel('Consumer secret', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expect(dialog.getByLabel('Display name')).toHaveValue('Journey shop')
    await expectUsable(page)
  })

  await test.step('the store is connected', async () => {
    await dialog.getByRole('button', { name: 'Fill in demo store' }).click()
    await dialog.getByLabel('Display name').fill('Journey shop')
    await dialog.getByRole('button', { name: 'Connect store' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('its progress is shown, also after a reload', async () => {
    const card = page.getByRole('region', { name: 'Journey shop' })
    await expect(card.getByRole('progressbar', { name: 'Orders' })).toBeVisible()
    await page.reload()
    await expect(card.getByText('Up to date').filter({ visible: true })).toBeVisible({ timeout: 300_000 })
    await expectUsable(page)
  })

  await test.step('its orders are listed; sort, page and search are in the address', async () => {
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    const rows = page.getByRole('table', { name: 'Orders' }).getByRole('rowheader')
    await expect(rows).toHaveCount(10)
    await expect(page.getByText(/^1–10 of /)).toBeVisible()

    await page.getByRole('button', { name: 'Total', exact: true }).click()
    await expect(page).toHaveURL(/sort=-total/)
    await page
      .getByRole('button', { name: 'Next page' })
      .or(page.getByRole('link', { name: 'Next page' }))
      .click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^11–20 of /)).toBeVisible()
    // Each frame adds a few rows.
    await expect(rows).toHaveCount(10)
    const numbers = await rows.allInnerTexts()
    await page.reload()
    await expect(rows).toHaveText(numbers)

    await page.getByRole('searchbox', { name: 'Search orders' }).fill('no such customer')
    await expect(page.getByText('No orders match')).toBeVisible()
    await expect(page).toHaveURL(/search_term=no(\+|%20)such(\+|%20)customer/)
    await expectUsable(page)
  })

  await test.step('the account is connected too, and what was synced is shown', async () => {
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
    // Both have been synced completely.
    await expect(page.getByText('First sync in progress')).toBeHidden({ timeout: 200_000 })
  })

  await test.step('figures, hours and audience are shown next to each other', async () => {
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

  await test.step('a post on the timeline opens with what it sold, and Back returns here', async () => {
    await page.getByRole('toolbar', { name: 'Posts', exact: true }).getByRole('link').last().click()
    await expect(page).toHaveURL(/\/analytics\/instagram\/posts\/\d+\?date_from=/)
    await expect(page.getByRole('heading', { name: 'Sales from this post' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/measure=views/)
  })

  await test.step('its days lead to their orders', async () => {
    await page.getByRole('link', { name: 'View orders' }).first().click()
    await expect(page).toHaveURL(/\/e-commerce\/orders\?/)
    await expect(page.getByRole('table', { name: 'Orders' }).getByRole('rowheader').first()).toBeVisible()
  })
})
