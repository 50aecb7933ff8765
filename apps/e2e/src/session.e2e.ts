import { bearer } from './bearer.ts'
import { demoUser, openSignedIn, submitSignIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

test('opening a page without a session asks to sign in first, then shows that page', async ({ page }) => {
  await page.goto('/e-commerce/orders?sort=total')
  await expect(page).toHaveURL(/\/auth\/login/)
  await submitSignIn(page, demoUser)
  await expect(page).toHaveURL(/\/e-commerce\/orders\?sort=total$/)
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
})

test('a wrong password is refused and the email address stays', async ({ page }) => {
  await page.goto('/auth/login')
  await submitSignIn(page, { ...demoUser, password: 'not-the-password' })
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(demoUser.email)
  await expect(page).toHaveURL(/\/auth\/login/)
  await submitSignIn(page, demoUser)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page).not.toHaveURL(/\/auth\//)
})

test('when the session has ended, the next read leads to sign-in and back to the page', async ({ page }) => {
  await openSignedIn(page, '/e-commerce/orders')
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  // No read of the page may be pending: it would notice the end first.
  await page.waitForLoadState('networkidle')
  const token = await page.evaluate(() => localStorage.getItem('personal_access_token'))
  const ended = await page.request.get('/api/v1/auth/login/logout', {
    headers: bearer(token),
  })
  expect(ended.ok()).toBe(true)

  await page.getByRole('searchbox', { name: 'Search orders' }).fill('anything')
  await expect(page).toHaveURL(/\/auth\/login/)
  await submitSignIn(page, demoUser)
  await expect(page).toHaveURL(/\/e-commerce\/orders/)
})

test('signing out ends the session at the server and removes it from the browser', async ({ page }) => {
  await openSignedIn(page, '/e-commerce/orders')
  const token = await page.evaluate(() => localStorage.getItem('personal_access_token'))
  await page.getByRole('button', { name: / – account menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  expect(await page.evaluate(() => localStorage.getItem('personal_access_token'))).toBeNull()
  const me = await page.request.get('/api/v1/me', { headers: bearer(token) })
  expect(me.status()).toBe(401)
})
