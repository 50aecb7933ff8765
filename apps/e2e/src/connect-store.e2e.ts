import { openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

test('a store is connected, watched while it is read, and its orders are found', async ({ page }) => {
  await openSignedIn(page, '/integrations/e-commerce')
  await page.getByRole('button', { name: 'Connect a store' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Connect a store' })
  await dialog.getByRole('button', { name: 'Use the demo store' }).click()
  await dialog.getByLabel('Name in Tandem').fill('Journey shop')
  await dialog.getByRole('button', { name: 'Connect store' }).click()
  await expect(dialog).toBeHidden()

  const card = page.getByRole('article', { name: 'Journey shop' })
  await expect(card.getByRole('progressbar').first()).toBeVisible()
  await page.reload()
  await expect(card.getByText('Up to date')).toBeVisible({ timeout: 45_000 })

  await page.goto('/e-commerce/orders')
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).not.toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('no such customer')
  await expect(page.getByText('No orders match')).toBeVisible()
  await expect(page).toHaveURL(/search_term=no\+such\+customer|search_term=no%20such%20customer/)
})
