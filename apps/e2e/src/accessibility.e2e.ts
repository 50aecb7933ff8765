import { expectUsable } from './expect-usable.ts'
import { openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const pages = [
  { path: '/integrations/e-commerce', heading: 'E-commerce' },
  { path: '/e-commerce/orders', heading: 'Orders' },
]

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${theme}, ${size}`, () => {
      test.use({ viewport })
      test.beforeEach(async ({ page }) => {
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
      })

      test('the sign-in page can be used by everyone', async ({ page }) => {
        await page.goto('/auth/login')
        await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectUsable(page)
      })

      for (const { path, heading } of pages) {
        test(`${path} can be used by everyone`, async ({ page }) => {
          await openSignedIn(page, path)
          await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
          await expect(page.getByRole('main').getByText('Journey shop').first()).toBeVisible()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          await expectUsable(page)
        })
      }
    })
  }
}
