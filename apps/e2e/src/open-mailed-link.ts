import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Opens the demo's mailbox, waits for the mail to an address with a link to this path, and returns the link. */
export async function readMailedLink(page: Page, to: string, path: string) {
  const link = page.frameLocator('iframe').locator(`a[href*="${path}"]`).first()
  // The newest mail may still be an older one.
  await expect(async () => {
    await page.goto('/mailbox')
    const mail = page.getByRole('navigation').getByRole('link').filter({ hasText: to }).first()
    // Without script the list doesn't update, so only a reload shows a new mail.
    await mail.click({ timeout: 2_000 })
    await expect(link).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return (await link.getAttribute('href')) ?? ''
}

/** Follows the link to this path in a mail to an address. */
export async function openMailedLink(page: Page, to: string, path: string) {
  await page.goto(await readMailedLink(page, to, path))
}
