import type { Browser } from 'playwright-core'
import { openPage } from './look-at-host.ts'

/** Uses the components of `pages/components.tsx`. */
export async function useComponents(browser: Browser, origin: string) {
  const { page, complaints } = await openPage(browser)
  await page.goto(origin)
  const visible = (role: Parameters<typeof page.getByRole>[0], name: string) =>
    page.getByRole(role, { name, exact: true })

  await page.getByLabel('Name').fill('Oak')
  await page.getByLabel('Gift').check()
  await page.getByLabel('Daily mail').check()
  await visible('button', 'Save name').click()
  await page.getByText('Saved Oak').waitFor()

  await page.getByLabel('People').fill('ada@example.org')
  await page.getByLabel('People').press('Enter')
  await visible('button', 'Remove ada@example.org').click()

  await visible('combobox', 'Time zone').click()
  await page.getByRole('option', { name: 'Europe/Istanbul' }).waitFor()
  await page.keyboard.press('Escape')

  await visible('button', 'More').click()
  await visible('menuitem', 'Delete towel').click()
  await page.getByRole('alertdialog').waitFor()
  // The dialog starts on the safe button.
  await page.locator('button:focus', { hasText: 'Keep towel' }).press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })

  await page.getByRole('group', { name: 'Filter products' }).getByRole('button').first().click()
  await page.getByLabel('At least').fill("1'204")
  await visible('button', 'Apply').click()
  await page.getByText("from 1'204").first().waitFor()

  const line = visible('slider', 'Reach')
  await line.press('End')
  await page.locator('[aria-valuetext*="900 people"]').waitFor()
  await page.locator('[data-cursor]').first().waitFor()
  await line.press('Escape')
  await page.locator('[data-cursor]').first().waitFor({ state: 'detached' })

  await page.context().close()
  if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('; ')}`)
}
