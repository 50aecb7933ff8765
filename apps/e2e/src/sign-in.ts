import { expect, type Page } from '@playwright/test'

/** The account that the demo seeds. */
export const demoUser = { email: 'demo@tandem.test', password: 'sunny-orchard-42' }

/** Fills in the sign-in page and submits it. */
export async function submitSignIn(page: Page, user: { email: string; password: string }) {
  // The page that leads here may have a field "E-mail" too, and stays until this one is loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.getByLabel('E-mail').fill(user.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(user.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Opens a page as a user who is not signed in would: by way of the sign-in page. */
export async function openSignedIn(page: Page, path: string) {
  await page.goto(path)
  await submitSignIn(page, demoUser)
  await page.waitForURL((url) => url.pathname === new URL(path, url).pathname)
}
