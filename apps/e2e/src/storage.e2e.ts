import type { Page } from '@playwright/test'
import { demoUser, openSignedIn, submitSignIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

const keys = [
  'personal_access_token',
  'selected_store',
  'user_id',
  'on_page_token',
  'temp_mail',
  'token',
  'forgot_password_token',
  'theme',
  'font',
]

/**
 * The worst values that an older release, a person or another program may leave. `storage.test.tsx` of the
 * session tests all of them.
 */
const malformed = ['{', 'x'.repeat(1_048_576), '\ud800', '__proto__']

const shorten = (value: string) => JSON.stringify(value).slice(0, 24)

/**
 * Stores one value under every key, as far as the browser allows: a megabyte under each key exceeds its
 * quota.
 */
const leaveEverywhere = (page: Page, names: string[], value: string) =>
  page.evaluate(
    ([each, text]) => {
      for (const name of each) {
        try {
          localStorage.setItem(name, text)
        } catch {
          localStorage.removeItem(name)
        }
      }
      document.cookie = `sidebar_state=${text.slice(0, 3000)}; path=/`
    },
    [names, value] as const,
  )

test('whatever values are stored, the app starts on the sign-in page and removes them', async ({ page }) => {
  await page.goto('/auth/login')
  for (const value of malformed) {
    await test.step(shorten(value), async () => {
      await leaveEverywhere(page, keys, value)
      await page.goto('/e-commerce/orders')
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      const kept = await page.evaluate(() =>
        ['personal_access_token', 'theme', 'font'].map((key) => localStorage.getItem(key)),
      )
      expect(kept).toEqual([null, null, null])
    })
  }
})

test('whatever values are stored next to a session, its pages open', async ({ page }) => {
  await openSignedIn(page, '/e-commerce/orders')
  const besideToken = keys.filter((key) => key !== 'personal_access_token')
  for (const value of malformed) {
    await test.step(shorten(value), async () => {
      await leaveEverywhere(page, besideToken, value)
      await page.goto('/e-commerce/orders')
      await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('selected_store'))).toBeNull()
      expect(await page.evaluate(() => document.cookie)).not.toContain('sidebar_state')
    })
  }
})

for (const [how, block] of [
  [
    'blocked',
    () => {
      const deny = () => {
        throw new DOMException('Denied', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: deny })
      Object.defineProperty(window, 'sessionStorage', { get: deny })
      Object.defineProperty(document, 'cookie', { get: deny, set: deny })
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`with a storage that is ${how} people can sign in, work and sign out`, async ({ page }) => {
    await page.addInitScript(block)
    await page.goto('/e-commerce/orders')
    await submitSignIn(page, demoUser)
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: / – account menu$/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/auth\/login/)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  })
}
