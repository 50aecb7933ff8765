import { forgetPreferences } from './preferences.ts'
import { demoUser, openSignedIn, submitSignIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

const appearance = '/settings/profile/appearance'

test.afterEach(({ request }) => forgetPreferences(request))

test('a theme and a font chosen in one tab apply to the other', async ({ page, context }) => {
  await openSignedIn(page, appearance)
  const other = await context.newPage()
  await other.goto('/e-commerce/orders')
  await expect(other.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()

  await page.getByRole('radio', { name: 'Light', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByText('Manrope', { exact: true }).click()
  await expect(other.locator('html')).toHaveAttribute('data-font', 'manrope')
  await other.goto(appearance)
  await expect(other.getByRole('radio', { name: 'Manrope', exact: true })).toBeChecked()
})

test('a store chosen in one tab is the one that the other opens next', async ({ page, context }) => {
  await openSignedIn(page, '/e-commerce/orders')
  const other = await context.newPage()
  await other.goto(appearance)
  await expect(other.getByRole('heading', { name: 'Appearance', level: 1 })).toBeVisible()
  const id = await page.evaluate(async () => {
    const token = localStorage.getItem('personal_access_token')
    const answer = await fetch('/api/v1/ecommerce/stores', { headers: { authorization: `Bearer ${token}` } })
    const { data } = (await answer.json()) as { data: { id: number }[] }
    localStorage.setItem('selected_store', String(data[0]!.id))
    return data[0]!.id
  })
  // Another journey may have starred the page for the same person.
  await other
    .getByRole('list', { name: 'Menu', exact: true })
    .getByRole('link', { name: 'Orders', exact: true })
    .click()
  await expect(other).toHaveURL(new RegExp(`/e-commerce/orders\\?store_id=${id}$`))
})

test('signing out in one tab signs out the other; signing in again brings it back', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/e-commerce/orders')
  const other = await context.newPage()
  await other.goto(appearance)
  await expect(other.getByRole('heading', { name: 'Appearance', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: / – account menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(other).toHaveURL(/\/auth\/login/)
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()

  await submitSignIn(page, demoUser)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(other.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

test('when another person signs in in one tab, the other keeps nothing of the former user', async ({
  page,
  context,
}) => {
  await openSignedIn(page, appearance)
  const other = await context.newPage()
  await other.goto('/e-commerce/orders')
  await expect(other.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  // A reload for the other person's session is recognised by the mark, which only a fresh page lacks.
  await other.evaluate(() => document.documentElement.setAttribute('data-former', ''))
  await page.evaluate(async (data) => {
    const answer = await fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const { data: signedIn } = (await answer.json()) as { data: { user: { personal_access_token: string } } }
    localStorage.setItem('personal_access_token', signedIn.user.personal_access_token)
  }, demoUser)
  await expect(other.locator('html')).not.toHaveAttribute('data-former')
  await expect(other.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
})
