import { expectUsable } from './expect-usable.ts'
import { choosePreferences, forgetPreferences } from './preferences.ts'
import { openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

test('the palette can be used through the whole product with the keyboard alone', async ({ page }) => {
  await openSignedIn(page, '/integrations/e-commerce')
  await expect(page.getByRole('heading', { level: 1, name: 'E-commerce' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(box).toBeFocused()
  await page.keyboard.type('ecom ord')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/e-commerce\/orders/)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText(
    'Orders',
  )
  await page.keyboard.type('connect')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Connect a store' })).toBeVisible()
})

for (const [theme, viewport] of [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const) {
  test.describe(`${theme}, ${viewport.width} px wide`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ request }) => void (await choosePreferences(request, { theme })))
    test.afterEach(({ request }) => forgetPreferences(request))

    test('the palette, its empty result, and the help are accessible', async ({ page }) => {
      await openSignedIn(page, '/e-commerce/orders')
      await page.getByRole('button', { name: 'Search or jump to' }).click()
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
      await expectUsable(page)
      await page.keyboard.type('no such thing')
      await expect(page.getByText('No results for “no such thing”')).toBeVisible()
      await expectUsable(page)
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      await expectUsable(page)
    })
  })
}
