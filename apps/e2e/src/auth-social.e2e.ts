import { expectUsable } from './expect-usable.ts'
import { openMailedLink } from './open-mailed-link.ts'
import { expect, test } from './watched-test.ts'
import type { Page } from '@playwright/test'

const home = /^http:\/\/[^/]+\/$/

/** Signs in at a provider as a new person, and returns. */
async function comeFrom(page: Page, provider: string, person: { name: string; email: string }) {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: provider }).click()
  await page.getByRole('radio', { name: /^Someone else/ }).check()
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel(/^Email/).fill(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function nameTeam(page: Page) {
  await expect(page).toHaveURL(/\/auth\/login\/callback$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Complete your sign-in' })).toBeVisible()
  await page.getByLabel('Team name').fill('Linden and Oak')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Istanbul')
  await expectUsable(page)
  await page.getByRole('button', { name: 'Create account' }).click()
}

for (const provider of ['Google', 'Apple', 'Facebook']) {
  test(`${provider}: a new person names a team, and is recognised the next time`, async ({ page }) => {
    const person = { name: 'Ada Yılmaz', email: `ada-${provider}-${Date.now()}@example.test`.toLowerCase() }
    await comeFrom(page, provider, person)
    await expect(page.getByLabel('Your name')).toHaveValue(person.name)
    // Facebook doesn't say whether an address was verified.
    const email = page.getByLabel('Email')
    const isAsked = (await email.count()) > 0
    if (isAsked) await email.fill(person.email)
    await nameTeam(page)
    if (isAsked) {
      await expect(page).toHaveURL(/\/auth\/check-email$/)
      await openMailedLink(page, person.email, '/auth/verify')
      await page.getByRole('button', { name: 'Verify and continue' }).click()
    }
    await expect(page).toHaveURL(home)

    await page.evaluate(() => localStorage.clear())
    await comeFrom(page, provider, person)
    await expect(page).toHaveURL(home)
  })
}

/** One provider is enough: `provider-quirks.test.ts` of the server covers each of them. */
test('a person who refuses at Google returns to sign-in, with a message', async ({ page }) => {
  await page.goto('/auth/login?next=%2Fe-commerce%2Forders')
  await page.getByRole('link', { name: 'Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Sign-in with Google was cancelled.')).toBeVisible()
  await expectUsable(page)
  expect(await page.evaluate(() => localStorage.getItem('personal_access_token'))).toBeNull()
})
