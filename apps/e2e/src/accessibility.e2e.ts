import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

async function expectNoSidewaysScroll(page: Page) {
  const { scrolls, fits } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth,
    fits: document.documentElement.clientWidth,
  }))
  expect(scrolls).toBeLessThanOrEqual(fits)
}

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
        await expectNoViolations(page)
        await expectNoSidewaysScroll(page)
      })

      for (const { path, heading } of pages) {
        test(`${path} can be used by everyone`, async ({ page }) => {
          await openSignedIn(page, path)
          await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          await expectNoViolations(page)
          await expectNoSidewaysScroll(page)
        })
      }
    })
  }
}
