import { readFile } from 'node:fs/promises'
import { expectUsable } from './expect-usable.ts'
import { openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

test('orders are filtered, one is opened, noted and made a favourite, and the view is exported and saved', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openSignedIn(page, '/e-commerce/orders')
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table.getByRole('rowheader').first()).toBeVisible()

  await test.step('a status filters the list and is in its address', async () => {
    await page.getByRole('button', { name: /^Status / }).click()
    const completed = page
      .getByRole('dialog', { name: 'Status' })
      .getByRole('checkbox', { name: /^Completed/ })
    await completed.check()
    await expect(page).toHaveURL(/status=completed/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Status Completed' })).toBeVisible()
    await expectUsable(page)
  })

  const number = await table.getByRole('rowheader').nth(1).innerText()
  const sheet = page.getByRole('dialog', { name: `Order ${number}` })
  await test.step('an order opens above the list, with its amounts and where it came from', async () => {
    await table.getByRole('link', { name: number, exact: true }).click()
    await expect(page).toHaveURL(/[?&]order=\d+/)
    await expect(sheet.getByRole('heading', { name: 'Totals', exact: true })).toBeVisible()
    await expect(sheet.getByText('Counts as revenue')).toBeVisible()
    await expectUsable(page)
  })

  await test.step('a note is saved on it, and it becomes a favourite', async () => {
    await sheet.getByRole('textbox', { name: 'New note' }).fill('Ask about the lantern')
    await sheet.getByRole('button', { name: 'Add note' }).click()
    await expect(sheet.getByRole('list', { name: 'Notes' })).toContainText('Ask about the lantern')
    await sheet.getByRole('button', { name: `Add Order ${number} to favourites` }).click()
    await sheet.getByRole('button', { name: `Favourite lists for Order ${number}` }).click()
    const favourites = page.getByRole('dialog', { name: `Favourite lists for Order ${number}` })
    // The default list is created by the star, and moves what is below it when it arrives.
    await expect(favourites.getByRole('checkbox', { name: 'Favourite orders' })).toBeChecked()
    await favourites.getByRole('textbox', { name: 'New category' }).fill('To follow up')
    await favourites.getByRole('button', { name: 'Create and add' }).click()
    await expect(favourites.getByRole('checkbox', { name: 'To follow up' })).toBeChecked()
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(table.getByRole('button', { name: `1 note on Order ${number}` })).toBeVisible()
  })

  await test.step('the file has the columns and rows of the view', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export' })
    await dialog.getByRole('radio', { name: 'CSV with commas' }).check()
    await dialog.getByRole('button', { name: 'Export' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/orders.*\.csv$/)
    const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(head).toMatch(/^\uFEFF?Number/)
    expect(head).toContain('Total')
    expect(
      rows.some((row) => row.startsWith(number.slice(1)) || row.startsWith(`"${number.slice(1)}"`)),
    ).toBe(true)
  })

  await test.step('the view is saved under a name, which shows it again after a reload', async () => {
    await page.getByRole('button', { name: 'Saved filters' }).click()
    await page.getByRole('button', { name: 'Save filter…' }).click()
    const form = page.getByRole('dialog', { name: 'Save filter' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Done')
    await form.getByRole('button', { name: 'Save filter' }).click()
    await expect(form).toBeHidden()
    await page.goto('/e-commerce/orders')
    await page.getByRole('button', { name: 'Saved filters' }).click()
    await page.getByRole('dialog', { name: 'Saved filters' }).getByText('Done', { exact: true }).click()
    await expect(page).toHaveURL(/status=completed/)
    await expect(page.getByRole('button', { name: 'Saved filters: Done' })).toBeVisible()
  })

  await test.step('a day of the chart opens its orders', async () => {
    await page.getByRole('button', { name: 'Chart' }).click()
    const slider = page.getByRole('slider').first()
    await slider.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/date_from=[\d-]+&date_to=[\d-]+/)
  })
})
