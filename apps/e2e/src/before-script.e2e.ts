import type { Page } from '@playwright/test'
import { expectUsable } from './expect-usable.ts'
import { holdScripts, takenOver } from './hold-scripts.ts'
import { openMailedLink } from './open-mailed-link.ts'
import { demoUser, submitSignIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

/** Types a new password, and the same or another one into the second field. */
async function chooseTwice(page: Page, password: string, repeated = password) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(repeated)
}

test('without script people can sign in, and continue to the requested page when the script arrives', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await context.newPage()
  await page.goto('/auth/login?next=%2Fe-commerce%2Forders')
  await expect(page).toHaveTitle('Sign in · Tandem')
  await expect(page.getByText(demoUser.email)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Google' })).toHaveAttribute(
    'href',
    /\/login\/social\/google\/start$/,
  )
  for (const name of ['Use the demo account', 'Show password'])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await submitSignIn(page, { ...demoUser, password: 'not-the-password' })
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(demoUser.email)
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
  await submitSignIn(page, { email: 'no address', password: 'x' })
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await submitSignIn(page, demoUser)
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login\/continue\?next=%2Fe-commerce%2Forders$/)

  const withScript = await browser.newContext({
    storageState: await context.storageState(),
    baseURL: server.origin,
  })
  const later = await withScript.newPage()
  await later.goto(page.url())
  await expect(later.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await expect(later).toHaveURL(/\/e-commerce\/orders$/)
  // The cookie works once: another person gets nothing for it.
  const answer = await later.request.post('/api/v1/auth/login/continue')
  expect(answer.status()).toBe(400)
  await withScript.close()
  await context.close()
})

test('without script people can register, follow the link and set a new password, and see errors', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await context.newPage()
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  const email = `without-script-${Date.now()}@example.test`
  await page.getByLabel('Your name').fill('Maya Lindqvist')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a quiet sunny orchard')
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByLabel('Team name').fill('Linden and Oak')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match')
  await expect(page.getByLabel('Your name')).toHaveValue('Maya Lindqvist')
  await page.getByLabel('Time zone').selectOption('Europe/Istanbul')
  await page.getByLabel('Password', { exact: true }).fill('a quiet sunny orchard')
  await page.getByLabel('Confirm password').fill('a quiet sunny orchard')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  await openMailedLink(page, email, '/auth/verify')
  await expect(page.getByText('Linden and Oak')).toBeVisible()
  await chooseTwice(page, 'a quiet sunny orchard', 'something else')
  await page.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match')
  await chooseTwice(page, 'a quiet sunny orchard')
  await page.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()

  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await openMailedLink(page, email, '/auth/forgot-password/verify')
  await chooseTwice(page, 'short')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/at least 8/)
  await chooseTwice(page, 'another quiet orchard')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await submitSignIn(page, { email, password: 'another quiet orchard' })
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await context.close()
})

test('what was typed before the script arrived stays, and the script signs in with it', async ({ page }) => {
  const release = await holdScripts(page)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(demoUser.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoUser.password)
  release()
  await takenOver(page)
  await expect(page.getByLabel('Email')).toHaveValue(demoUser.email)
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(demoUser.password)
  await expectUsable(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(posts).toContain('/api/v1/auth/login')
  expect(posts).not.toContain('/auth/login')
})

test('a form that was sent before the script arrived is not sent again until its answer arrives', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/auth/login?*', async (route) => {
    if (route.request().method() === 'POST') await isAnswered
    await route.continue()
  })
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  await page.goto('/auth/login?next=%2Fworkspace', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(demoUser.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoUser.password)
  await page.keyboard.press('Enter')
  await expect.poll(() => posts).toEqual(['/auth/login'])
  await page.keyboard.press('Enter')
  answer()
  release()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(posts.filter((path) => path.endsWith('/auth/login'))).toEqual(['/auth/login'])
})

test('a form that is submitted while its script is loading is answered, and leads into the app', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/auth/register', { waitUntil: 'commit' })
  await page.getByLabel('Team name').fill('Linden and Oak')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  release()
  await takenOver(page)
  await expect(page.getByLabel('Team name')).toHaveValue('Linden and Oak')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo')

  const next = await holdScripts(page)
  await page.goto('/auth/login?next=%2Fworkspace', { waitUntil: 'commit' })
  await submitSignIn(page, { ...demoUser, password: 'not-the-password' })
  const refusal = page.getByText('Incorrect email or password.')
  await expect(refusal).toBeVisible()
  next()
  await takenOver(page)
  await expect(refusal).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(demoUser.email)

  const again = await holdScripts(page)
  await page.goto('/auth/login?next=%2Fworkspace', { waitUntil: 'commit' })
  await submitSignIn(page, demoUser)
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  again()
  await expect(page).toHaveURL(/\/workspace$/)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

test('a dark theme is shown from the first frame, and signed-in people never see the form', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const release = await holdScripts(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await page.evaluate(() => localStorage.setItem('personal_access_token', 'kept'))
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(page.getByLabel('Email')).toBeHidden()
  release()
})
