import type { Page } from '@playwright/test'
import { expectUsable } from './expect-usable.ts'
import { openMailedLink } from './open-mailed-link.ts'
import { openSignedIn, submitSignIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

const password = 'a quiet sunny orchard'

/** Returns to an open page, which makes it check for changes. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('invited people join on a phone, do what their role allows, and lose access when an admin removes them', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const [guest, other] = ['guest', 'other'].map((name) => `${name}-${Date.now()}@example.test`) as [
    string,
    string,
  ]
  await openSignedIn(page, '/workspace')
  await page.getByRole('button', { name: 'Invite people' }).first().click()
  const invite = page.getByRole('dialog', { name: 'Invite people' })
  await invite.getByLabel('Email addresses').fill(`${guest}, ${other}`)
  await expect(invite.getByText('2 people')).toBeVisible()
  await expectUsable(page)
  await invite.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('2 invitations sent')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search people' }).fill(guest)
  const row = page.getByRole('row').filter({ hasText: guest })
  await expect(row.getByText('Pending')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: other })).toHaveCount(0)

  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const phone = await elsewhere.newPage()
  await openMailedLink(phone, guest, '/auth/invitation')
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByLabel('Confirm password').fill(password)
  await phone.getByRole('button', { name: 'Join team' }).click()
  await expect(phone).toHaveURL(/^http:\/\/[^/]+\/$/)
  await phone.goto('/workspace')
  await expect(phone.getByRole('list', { name: 'People' }).getByText('(you)')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Invite people' })).toHaveCount(0)
  await expectUsable(phone)
  await phone.getByRole('link', { name: 'Roles' }).click()
  await expect(phone.getByRole('columnheader', { name: 'Editor (Your role)' })).toBeVisible()
  await expectUsable(phone)
  await phone.goto('/integrations/e-commerce')
  const connect = phone.getByRole('button', { name: 'Connect a store' })
  await expect(connect.first()).toBeVisible()

  await page.reload()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit role and status' }).click()
  const edit = page.getByRole('dialog', { name: /^Edit/ })
  await edit.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Viewer' }).click()
  await expectUsable(page)
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(row.getByText('Viewer')).toBeVisible()
  await comeBack(phone)
  await expect(phone.getByText('Your role is now Viewer')).toBeVisible()
  await expect(connect).toHaveCount(0)

  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate user' }).click()
  await expect(row.getByText('Inactive')).toBeVisible()
  await comeBack(phone)
  await expect(phone).toHaveURL(/\/auth\/login/)
  await submitSignIn(phone, { email: guest, password })
  await expect(phone.getByText('An admin deactivated your account.', { exact: false })).toBeVisible()
  await elsewhere.close()
})
