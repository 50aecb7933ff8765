import { expectUsable } from './expect-usable.ts'
import { expect, testOnOwnProduct } from './own-product-test.ts'
import { openSignedIn } from './sign-in.ts'

const test = testOnOwnProduct()

test('a store is connected, watched while it is read, and its orders are found', async ({ page }) => {
  // A busy machine takes minutes to sync the store.
  test.setTimeout(360_000)
  await openSignedIn(page, '/integrations/e-commerce')
  await expect(page.getByRole('heading', { name: 'Connect your first store' })).toBeVisible()
  await expectUsable(page)

  const dialog = page.getByRole('dialog', { name: 'Connect a store' })
  await test.step('the keys are refused, and nothing that was typed is lost', async () => {
    await page.getByRole('button', { name: 'Connect a store' }).first().click()
    await dialog.getByRole('radio', { name: /^WooCommerce/ }).check()
    await dialog.getByRole('button', { name: 'Use the demo store' }).click()
    await dialog.getByLabel('Name in Tandem').fill('Journey shop')
    await dialog.getByLabel('Consumer secret').fill('cs_not_the_secret')
    await dialog.getByRole('button', { name: 'Connect store' }).click()
    await expect(dialog.getByLabel('Consumer secret')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('Name in Tandem')).toHaveValue('Journey shop')
    await expectUsable(page)
  })

  await test.step('the store is connected', async () => {
    await dialog.getByRole('button', { name: 'Use the demo store' }).click()
    await dialog.getByLabel('Name in Tandem').fill('Journey shop')
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

  await test.step('its orders are listed; sort, page and search stand in the address', async () => {
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
    // A few rows come with each frame.
    await expect(rows).toHaveCount(10)
    const numbers = await rows.allInnerTexts()
    await page.reload()
    await expect(rows).toHaveText(numbers)

    await page.getByRole('searchbox', { name: 'Search orders' }).fill('no such customer')
    await expect(page.getByText('No orders match')).toBeVisible()
    await expect(page).toHaveURL(/search_term=no(\+|%20)such(\+|%20)customer/)
    await expectUsable(page)
  })
})
