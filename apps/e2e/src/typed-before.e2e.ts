import type { Page } from '@playwright/test'
import { bearer } from './bearer.ts'
import { holdScripts, takenOver } from './hold-scripts.ts'
import { readMailedLink } from './open-mailed-link.ts'
import { beginSession, demoUser } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

/** Marks the form that the server sent. A form that the app draws in its place has no mark. */
const markForm = (page: Page) =>
  page.evaluate(() => void Object.assign(document.querySelector('form')!, { isOfServer: true }))
const isFormOfServer = (page: Page) => page.evaluate(() => 'isOfServer' in document.querySelector('form')!)

const mailedForms = {
  'an invitation': async (page: Page) => {
    const email = `typed-before-${Date.now()}@example.test`
    const { token } = await beginSession(page.request)
    const answer = await page.request.post('/api/v1/users/invite', {
      data: { name: 'Maya Lindqvist', email, role: 'viewer' },
      headers: bearer(token),
    })
    expect(answer.ok()).toBe(true)
    return readMailedLink(page, email, '/auth/invitation')
  },
  'a new password': async (page: Page) => {
    const { email } = demoUser
    const answer = await page.request.post('/api/v1/auth/login/forgot-password', { data: { email } })
    expect(answer.ok()).toBe(true)
    return readMailedLink(page, email, '/auth/forgot-password/verify')
  },
}
for (const [name, findLink] of Object.entries(mailedForms))
  test(`what was typed into the form for ${name} before the script arrived stays, with the caret`, async ({
    page,
  }) => {
    const link = await findLink(page)
    const release = await holdScripts(page)
    await page.goto(link, { waitUntil: 'commit' })
    const [password, repeated] = [page.getByLabel(/^(New p|P)assword$/), page.getByLabel('Confirm password')]
    await password.fill('a quiet sunny orchard')
    await repeated.fill('not the same')
    await repeated.press('ArrowLeft')
    await markForm(page)
    release()
    await takenOver(page)
    await expect(password).toHaveValue('a quiet sunny orchard')
    await expect(repeated).toBeFocused()
    expect(await isFormOfServer(page)).toBe(true)
    // The app knows the text: another key adds to it.
    await page.keyboard.type('x')
    await expect(repeated).toHaveValue('not the samxe')
  })

test('what was typed before the script arrived stays when the app draws the page again', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  const password = page.getByRole('textbox', { name: 'Password' })
  await page.getByLabel('Email').fill(demoUser.email)
  await password.fill('a quiet sunny orchard')
  await markForm(page)
  // The server doesn't know what the history entry holds, such as the end of a countdown.
  await page.evaluate(() => history.replaceState({ usr: { resend: 0 }, key: 'kept', idx: 0 }, ''))
  release()
  await takenOver(page)
  expect(await isFormOfServer(page)).toBe(false)
  await expect(page.getByLabel('Email')).toHaveValue(demoUser.email)
  await expect(password).toBeFocused()
  await page.keyboard.type('x')
  await expect(password).toHaveValue('a quiet sunny orchardx')
})
