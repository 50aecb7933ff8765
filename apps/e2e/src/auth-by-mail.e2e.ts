import { expectUsable } from './expect-usable.ts'
import { openMailedLink } from './open-mailed-link.ts'
import { demoUser, submitSignIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'
import type { Page } from '@playwright/test'

const password = 'a quiet sunny orchard'
const freshAddress = (name: string) => `${name}-${Date.now()}@example.test`
const verify = 'Verify and continue'
const home = /^http:\/\/[^/]+\/$/

async function register(page: Page, email: string) {
  await page.goto('/auth/register')
  await page.getByLabel('Your name').fill('Maya Lindqvist')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('Team name').fill('Linden and Oak')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Istanbul')
  await expectUsable(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/auth\/check-email$/)
  await expect(page).toHaveTitle('Check your email · Tandem')
}

test('a new person registers, opens the mailed link in another tab, and is signed in in every tab', async ({
  page,
  context,
}) => {
  const email = freshAddress('maya')
  await register(page, email)
  await expect(page.getByText(email)).toBeVisible()
  await expectUsable(page)
  const waitsToo = await context.newPage()
  await waitsToo.goto('/auth/check-email')
  await expect(waitsToo.getByText(email)).toBeVisible()
  const mail = await context.newPage()
  await openMailedLink(mail, email, '/auth/verify')
  await expect(mail.getByText('Linden and Oak')).toBeVisible()
  await expectUsable(mail)
  await mail.getByRole('button', { name: verify }).click()
  await expect(mail).toHaveURL(home)
  await expect(mail.getByRole('button', { name: /Maya Lindqvist/ })).toBeVisible()
  for (const tab of [page, waitsToo]) {
    await tab.bringToFront()
    await expect(tab).toHaveURL(home)
    await expect(tab.getByRole('button', { name: /Maya Lindqvist/ })).toBeVisible()
  }
  await waitsToo.close()
  await mail.close()
})

test('a person who opens the link in another browser chooses the password again, and the waiting page says where to continue', async ({
  page,
  browser,
}) => {
  const email = freshAddress('elsewhere')
  await register(page, email)
  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await openMailedLink(phone, email, '/auth/verify')
  await phone.getByLabel('New password', { exact: true }).fill('another sunny orchard')
  await phone.getByLabel('Confirm password').fill('another sunny orchard')
  await expectUsable(phone)
  await phone.getByRole('button', { name: verify }).click()
  await expect(phone).toHaveURL(home)
  await expect(page.getByText(/the address was verified in another browser/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await submitSignIn(page, { email, password: 'another sunny orchard' })
  await expect(page).toHaveURL(home)
  await elsewhere.close()
})

test('a person who forgot the password sets a new one by mail, and signs in with it', async ({ page }) => {
  const email = freshAddress('forgetful')
  await register(page, email)
  await openMailedLink(page, email, '/auth/verify')
  await page.getByRole('button', { name: verify }).click()
  await expect(page).toHaveURL(home)
  await page.evaluate(() => localStorage.clear())

  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password' })).toBeFocused()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Password reset link has been sent to your email.')).toBeVisible()
  await expectUsable(page)
  await openMailedLink(page, email, '/auth/forgot-password/verify')
  await page.getByLabel('New password', { exact: true }).fill('another sunny orchard')
  await page.getByLabel('Confirm password').fill('another sunny orchard')
  await expect(page).toHaveURL(/\/auth\/forgot-password\/verify$/)
  await expectUsable(page)
  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill('another sunny orchard')
  await page.getByLabel('Confirm password').fill('another sunny orchard')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Password changed.')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await submitSignIn(page, { email, password: 'another sunny orchard' })
  await expect(page).toHaveURL(home)
})

test('Back and Forward go through every step, and repeat none of them', async ({ page }) => {
  const email = freshAddress('backwards')
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await heading('Forgot your password')
  await page.goBack()
  await heading('Sign in')
  await page.goForward()
  await heading('Forgot your password')

  await register(page, email)
  await page.goBack()
  await heading('Create an account')
  await page.goForward()
  await heading('Check your email')
  await expect(page.getByText(email)).toBeVisible()

  await openMailedLink(page, email, '/auth/verify')
  await page.getByRole('button', { name: verify }).click()
  await expect(page).toHaveURL(home)
  // Neither the page of the used link nor the waiting page appears again.
  for (const _step of [1, 2, 3]) {
    await page.goBack()
    await expect(page).not.toHaveURL(/\/auth\//)
  }
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Maya Lindqvist/ })).toBeVisible()
})

test('signing in in one tab signs in the others, and Back never returns to a form', async ({
  page,
  context,
}) => {
  const others = await Promise.all(
    ['/auth/login?next=%2Fe-commerce%2Forders', '/auth/register', '/auth/forgot-password'].map(
      async (path) => {
        const tab = await context.newPage()
        await tab.goto(path)
        await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
        return tab
      },
    ),
  )
  await page.goto('/auth/forgot-password')
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await submitSignIn(page, demoUser)
  await expect(page).toHaveURL(home)
  const [login, ...rest] = others
  await expect(login!).toHaveURL(/\/e-commerce\/orders$/)
  for (const tab of rest) await expect(tab).toHaveURL(home)
  await page.goBack()
  await expect(page).toHaveURL(home)
  await Promise.all(others.map((tab) => tab.close()))
})
