import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'

/** The account that the demo creates. */
export const demoUser = { email: 'demo@tandem.test', password: 'sunny-orchard-42' }

/** Fills in the sign-in page and submits it. */
export async function submitSignIn(page: Page, user: { email: string; password: string }) {
  // The previous page may have a field "Email" too, and stays until this one has loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill(user.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(user.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Starts a session of the demo's account without a browser. */
export async function beginSession(request: APIRequestContext) {
  const answer = await request.post('/api/v1/auth/login', { data: demoUser })
  const { data } = (await answer.json()) as { data: { user: { personal_access_token: string } } }
  return { token: data.user.personal_access_token, origin: new URL(answer.url()).origin }
}

/** Opens a page as a user who is signed in already, with a new session. */
export async function openSignedIn(page: Page, path: string) {
  const { token, origin } = await beginSession(page.request)
  // An open page of the product reloads itself when its token changes, which would interrupt the navigation.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  const localStorage = [{ name: 'personal_access_token', value: token }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  await page.goto(path)
}
