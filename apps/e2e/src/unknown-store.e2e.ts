import { openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

test('an address with an unknown store leads to the error page, and Go Back leaves it', async ({ page }) => {
  await openSignedIn(page, '/integrations/e-commerce')
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await page.goto('/e-commerce/orders?store_id=999999')
  await expect(page).toHaveURL(/\/error\/422$/)
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page).not.toHaveURL(/\/error\//)
})
