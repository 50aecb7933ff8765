import { expectUsable } from './expect-usable.ts'
import { openMailedLink } from './open-mailed-link.ts'
import { submitSignIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'
import type { Page } from '@playwright/test'

const password = 'a quiet sunny orchard'
const home = /^http:\/\/[^/]+\/$/

/** A picture file as people have on their device. */
async function photograph(page: Page) {
  const content = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    canvas.getContext('2d')?.fillRect(160, 120, 320, 240)
    return canvas.toDataURL('image/jpeg')
  })
  const buffer = Buffer.from(content.replace(/^.*,/, ''), 'base64')
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
}

test('a person changes their name, their picture and, on another device, their email address; then signs that device out', async ({
  page,
  browser,
}) => {
  // Two devices, two mails and five checks with axe take a while on a busy machine.
  test.setTimeout(150_000)
  const [before, after] = [`ada-${Date.now()}@example.test`, `grace-${Date.now()}@example.test`]
  await page.goto('/auth/register')
  await page.getByLabel('Your name').fill('Ada Byron')
  await page.getByLabel('Email').fill(before)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('Team name').fill('Engines')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/auth\/check-email$/)
  await openMailedLink(page, before, '/auth/verify')
  await page.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(page).toHaveURL(home)

  await page.goto('/settings/profile')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Grace Hopper')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Grace Hopper – account menu' })).toBeVisible()
  await expect(name).toHaveAttribute('readonly')
  await expect(name).toHaveAccessibleDescription(/once every 30 days\. Next change available on \d/)
  await expectUsable(page)

  await page.locator('input[type=file]').setInputFiles(await photograph(page))
  const crop = page.getByRole('dialog', { name: 'Crop your picture' })
  await expect(crop.getByRole('slider', { name: 'Crop area' })).toBeFocused()
  await expectUsable(page)
  await crop.getByRole('button', { name: 'Save picture' }).click()
  const face = page.getByRole('button', { name: 'Grace Hopper – account menu' }).locator('img')
  await expect(face).toHaveAttribute('src', /\/api\/v1\/pictures\/[0-9a-f]{64}$/)
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Change email' }).click()
  await page.getByRole('textbox', { name: 'New email' }).fill(after)
  await page.getByRole('button', { name: 'Send link', exact: true }).click()
  await expect(page.getByText(`We sent a link to ${after}`)).toBeVisible()
  await expectUsable(page)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await openMailedLink(other, after, '/settings/profile/email')
  await other.getByRole('button', { name: 'Verify the address' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Email address verified' })).toBeVisible()
  await expect(other).toHaveURL(/\/settings\/profile\/email$/)
  await expectUsable(other)
  await other.reload()
  await other.getByRole('link', { name: 'Go to sign in' }).click()
  await submitSignIn(other, { email: after, password })
  await expect(other).toHaveURL(home)

  await page.goto('/settings/profile/sessions')
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('This device')
  await expectUsable(page)
  await devices.nth(1).getByRole('button').click()
  await expect(devices).toHaveCount(1)
  await other.goto('/settings/profile')
  await expect(other).toHaveURL(/\/auth\/login/)
  await elsewhere.close()
})
