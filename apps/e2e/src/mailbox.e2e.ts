import { expectUsable } from './expect-usable.ts'
import { looks } from './looks.ts'
import { expect, test } from './watched-test.ts'

test('a mail of the demo appears by itself, and its link opens the product', async ({ page }) => {
  await page.goto('/mailbox')
  await expect(page.getByText('Demo mode: emails are shown here', { exact: false })).toBeVisible()
  const answer = await page.request.post('/api/v1/auth/login/forgot-password', {
    data: { email: 'demo@tandem.test' },
  })
  expect(answer.ok()).toBe(true)

  const mail = page.getByRole('link', { name: /^Reset your password demo@tandem\.test/ }).first()
  await mail.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Reset your password', level: 2 })).toBeVisible()
  await expect(mail).toHaveAttribute('aria-current', 'page')

  const opened = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click()
  await (await opened).waitForURL(/\/auth\/forgot-password\/verify/)
})

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use)

    test('the mailbox is accessible', async ({ page }) => {
      await page.goto('/mailbox')
      await expect(page.getByRole('heading', { name: 'Mailbox', level: 1 })).toBeVisible()
      await expectUsable(page)
    })
  })
}
