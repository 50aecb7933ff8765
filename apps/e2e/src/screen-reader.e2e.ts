import { cpSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, testOnOwnProduct } from './own-product-test.ts'
import { recordTree } from './record-tree.ts'
import { dataInUse } from './served-test.ts'
import { openSignedIn } from './sign-in.ts'

/**
 * What a screen reader is given at each step of ten journeys, kept in `heard/`. Read a changed file aloud before you
 * accept it: names, roles, order, states, what is announced.
 */
const test = testOnOwnProduct({
  isFirstStart: true,
  prepare: (folder) => cpSync(dataInUse, folder, { recursive: true }),
})

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function openReady(page: Page, path: string) {
  await openSignedIn(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // A choice is a plain button until its code has loaded.
  await expect(main(page).getByRole('button', { name: /^(Store|Compare with|Sales metric) / })).toHaveCount(0)
}

/** An order in the middle of the sample, which is the same on every day. */
const number = 2300
const findOrder = async (page: Page) => {
  await openReady(page, `/e-commerce/orders?search_term=${number}`)
  const link = page.getByRole('table', { name: 'Orders' }).getByRole('link').first()
  await expect(link).toHaveText(`#${number}`)
  return link
}

const journeys: Record<
  string,
  (page: Page, heard: (step: string, part: Locator) => Promise<void>) => Promise<void>
> = {
  async 'sign in'(page, heard) {
    await page.goto('/auth/login')
    await heard('The page', main(page))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await heard('Submitted without input', main(page))
    await page.getByLabel('Email').fill('demo@tandem.test')
    await page.getByRole('textbox', { name: 'Password' }).fill('a-wrong-password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await heard('Refused', main(page))
  },
  async 'ask for a new password'(page, heard) {
    await page.goto('/auth/forgot-password')
    await heard('The page', main(page))
  },
  async 'read the dashboard'(page, heard) {
    await openReady(page, '/')
    await heard('The figures', page.getByRole('figure', { name: 'Insights' }))
    await heard('The customers', page.getByRole('region', { name: 'Customers' }))
    await page.getByRole('button', { name: 'Arrange the dashboard' }).click()
    await heard('Arranging', page.getByRole('region', { name: 'Arrange the dashboard' }))
  },
  async 'find an order'(page, heard) {
    await findOrder(page)
    await heard('Found', main(page))
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('zzzz')
    await expect(page.getByRole('heading', { name: /^No / })).toBeVisible()
    await heard('Nothing found', main(page))
  },
  async 'read an order'(page, heard) {
    await (await findOrder(page)).click()
    await expect(page.getByRole('heading', { name: 'Totals' })).toBeVisible()
    await heard('The order', dialog(page, `Order #${number}`))
  },
  async 'filter orders'(page, heard) {
    await openReady(page, '/e-commerce/orders')
    await page.getByRole('button', { name: /^Status / }).click()
    await heard('The statuses', dialog(page, 'Status'))
    await dialog(page, 'Status')
      .getByRole('checkbox', { name: /^Completed/ })
      .check()
    await page.keyboard.press('Escape')
    await heard('Filtered', page.getByRole('group', { name: 'Filter orders' }))
  },
  async 'write a note'(page, heard) {
    await findOrder(page)
    await page.getByRole('button', { name: `Notes on Order #${number}` }).click()
    const notes = dialog(page, /Notes/)
    await expect(notes.getByText(/^No notes yet/)).toBeVisible()
    await heard('No notes', notes)
    await notes.getByRole('textbox', { name: 'New note' }).fill('Ask about the lantern')
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes.getByRole('button', { name: /^Delete note/ })).toBeVisible()
    // The unsaved note takes a moment to leave the list.
    await expect(notes.getByRole('listitem')).toHaveCount(1)
    await heard('Written', notes)
    await notes.getByRole('button', { name: /^Delete note/ }).click()
    await heard('Deleted', page.getByRole('status', { name: /^Note deleted/ }))
  },
  async 'export orders'(page, heard) {
    await openReady(page, '/e-commerce/orders')
    await page.getByRole('button', { name: 'Export' }).click()
    await heard('The dialog', dialog(page, 'Export'))
  },
  async 'connect a store'(page, heard) {
    // The heading of the page is hidden as soon as the dialog is open.
    await openSignedIn(page, '/integrations/e-commerce?connect=shopify')
    await expect(page.getByRole('combobox', { name: 'Currency' })).toBeVisible()
    await heard('The dialog', page.getByRole('dialog'))
    await page.getByRole('dialog').getByRole('button', { name: 'Connect store' }).click()
    await heard('Submitted without input', page.getByRole('dialog'))
  },
  async 'invite people'(page, heard) {
    await openReady(page, '/workspace')
    await heard('The page', main(page))
    await page.getByRole('button', { name: /^Invite/ }).click()
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Role' })).toBeVisible()
    await heard('The dialog', page.getByRole('dialog'))
  },
}

for (const [name, journey] of Object.entries(journeys)) {
  test(`a screen reader hears how to ${name}`, async ({ page }) => {
    const steps: string[] = []
    await journey(page, async (step, part) => {
      await expect(part.getByText(/^Loading /)).toHaveCount(0)
      // What was found before stays until the next answer arrives.
      await expect(part.locator('[aria-busy="true"]')).toHaveCount(0)
      steps.push(`# ${step}\n${await recordTree(part)}\n`)
    })
    expect(steps.join('\n')).toMatchSnapshot(`${name.replaceAll(' ', '-')}.txt`)
  })
}
