import type { Page } from '@playwright/test'
import { takenOver } from './hold-scripts.ts'
import { demoUser, openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

const inTurkish = { locale: 'tr-TR' }

/** Signs in on the Turkish page. */
async function submitInTurkish(page: Page, user: { email: string; password: string }) {
  await expect(page.getByRole('heading', { level: 1, name: 'Giriş yap' })).toBeVisible()
  await page.getByLabel('E-posta').fill(user.email)
  await page.getByRole('textbox', { name: 'Parola' }).fill(user.password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
}

test.describe('in a Turkish browser', () => {
  test.use(inTurkish)

  test('people sign in in Turkish, choose English, and keep it', async ({ page }) => {
    await page.goto('/auth/login?next=%2Fsettings%2Fprofile%2Fappearance')
    await expect(page).toHaveTitle('Giriş yap · Tandem')
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    await submitInTurkish(page, demoUser)
    await expect(page.getByRole('heading', { level: 1, name: 'Görünüm' })).toBeVisible()

    await page.getByRole('combobox', { name: 'Dil' }).click()
    await page.getByRole('option', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')

    await page.getByRole('button', { name: / – account menu$/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })

  test('another device shows the language that the person chose', async ({ page }) => {
    await openSignedIn(page, '/settings/profile/appearance')
    await expect(page.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('without script a Turkish browser gets the page, and what is wrong, in Turkish', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    ...inTurkish,
    javaScriptEnabled: false,
    baseURL: server.origin,
  })
  const page = await context.newPage()
  await page.goto('/auth/login')
  await expect(page).toHaveTitle('Giriş yap · Tandem')
  await submitInTurkish(page, { email: 'adres değil', password: 'x' })
  await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription(
    'Lütfen geçerli bir e-posta adresi girin',
  )
  await submitInTurkish(page, { ...demoUser, password: 'not-the-password' })
  await expect(page.getByText('E-posta veya parola yanlış.')).toBeVisible()
  await context.close()
})

test.describe('before sign-in', () => {
  /** The control at the end of each of these pages. */
  const choose = (page: Page, language: string) => page.getByRole('button', { name: language }).click()

  test('a visitor without script chooses Turkish, stays on the page, and keeps the choice', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
    const page = await context.newPage()
    await page.goto('/auth/login?next=%2Fe-commerce%2Forders')
    await expect(page.locator('[aria-current=true]', { hasText: 'English' })).toHaveAttribute('lang', 'en')
    await choose(page, 'Türkçe')
    await expect(page.getByRole('heading', { level: 1, name: 'Giriş yap' })).toBeVisible()
    await expect(page).toHaveURL('/auth/login?next=%2Fe-commerce%2Forders')
    for (const [address, title] of [
      ['/auth/register', 'Hesap oluştur'],
      ['/auth/forgot-password', 'Parolamı unuttum'],
      ['/auth/check-email', 'E-postanızı kontrol edin'],
      ['/terms', 'Kullanım koşulları'],
    ] as const) {
      await page.goto(address)
      await expect(page).toHaveTitle(`${title} · Tandem`)
      await choose(page, 'English')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await choose(page, 'Türkçe')
      await expect(page).toHaveTitle(`${title} · Tandem`)
    }
    await context.close()
  })

  test('a visitor who chooses Turkish keeps what was typed, but for the password', async ({ page }) => {
    await page.goto('/auth/login')
    await takenOver(page)
    await page.getByLabel('Email').fill('maya@example.test')
    await page.getByRole('textbox', { name: 'Password' }).fill('a quiet sunny orchard')
    await page.getByRole('button', { name: 'Show password' }).click()
    await choose(page, 'Türkçe')
    await expect(page.getByRole('heading', { level: 1, name: 'Giriş yap' })).toBeVisible()
    await expect(page.getByLabel('E-posta')).toHaveValue('maya@example.test')
    await expect(page.getByRole('textbox', { name: 'Parola' })).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('orchard')
  })

  test('a visitor chooses Turkish on the page of a link, which still knows the link', async ({ page }) => {
    await page.goto('/auth/invitation?user_id=1&hash=no-such-link')
    await expect(page.getByRole('heading', { level: 1, name: 'Join your team' })).toBeVisible()
    await choose(page, 'Türkçe')
    await expect(page.getByRole('heading', { level: 1, name: 'Takımınıza katılın' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    await choose(page, 'English')
    await expect(page.getByRole('heading', { level: 1, name: 'Join your team' })).toBeVisible()
  })
})
