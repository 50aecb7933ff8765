import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Browser, Page } from '@playwright/test'
import { bearer } from './bearer.ts'
import { expectUsable } from './expect-usable.ts'
import { openMailedLink } from './open-mailed-link.ts'
import { expect, testOnOwnProduct } from './own-product-test.ts'
import { beginSession, demoUser, openSignedIn } from './sign-in.ts'

const test = testOnOwnProduct()

const zone = 'Pacific/Kiritimati'

/** The current date in the zone where each day begins first. */
const todayThere = () =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone })
    .format(new Date())
    .replace('Sept', 'Sep')

/** A person whom the demo's super admin has invited, in a separate browser. */
async function colleague(browser: Browser, page: Page) {
  const { token, origin } = await beginSession(page.request)
  const email = `jonas-${Date.now()}@linden.example`
  const invited = await page.request.post('/api/v1/users/invite', {
    headers: bearer(token),
    data: { name: 'Jonas Weber', email, role: 'viewer' },
  })
  expect(invited.ok()).toBe(true)
  const context = await browser.newContext({ baseURL: origin, timezoneId: 'Europe/Istanbul' })
  const theirs = await context.newPage()
  await openMailedLink(theirs, email, '/auth/invitation')
  await theirs.getByLabel('Password', { exact: true }).fill('a quiet sunny orchard')
  await theirs.getByLabel('Confirm password').fill('a quiet sunny orchard')
  await expect(theirs.getByRole('combobox', { name: 'Time zone' })).not.toHaveValue('')
  await theirs.getByRole('button', { name: 'Join team' }).click()
  await expect(theirs).toHaveURL(`${origin}/`)
  return theirs
}

test('a team exports its data, is nearly deleted, and moves to another time zone', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await openSignedIn(page, '/settings/team/data')

  await test.step('the export arrives by mail, is downloaded, and contains the team', async () => {
    await page.getByRole('button', { name: 'Export everything' }).click()
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()
    await expectUsable(page)
    await openMailedLink(page, demoUser.email, '/settings/team/data')
    const begun = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download the export of/ }).click()
    const download = await begun
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
    const text = (name: string) => new TextDecoder().decode(files[name])
    expect(text('json/team.jsonl')).toContain('Linden & Oak')
    expect(text('csv/people.csv')).toContain(demoUser.email)
  })

  const theirs = await colleague(browser, page)

  await test.step('the deletion is requested, and a colleague sees it', async () => {
    await page.goto('/settings/team/data')
    await page.getByRole('button', { name: 'Delete team…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Delete / })
    await dialog.getByLabel('Team name').fill('Linden & Oak')
    await dialog.getByRole('button', { name: 'Delete team' }).click()
    await expect(dialog).toBeHidden()
    await theirs.goto('/')
    await expect(theirs.getByText(/^This team will be deleted on/).first()).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Keep the team' })).toBeHidden()
    await expectUsable(theirs)
  })

  await test.step('the deletion is cancelled', async () => {
    await page.getByRole('button', { name: 'Keep the team' }).first().click()
    await expect(page.getByText('Deletion cancelled')).toBeVisible()
    await theirs.reload()
    await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(theirs.getByText(/^This team will be deleted on/)).toBeHidden()
    await theirs.context().close()
  })

  await test.step('a store is connected, whose orders the dashboard counts', async () => {
    await page.goto('/integrations/e-commerce')
    await page.getByRole('button', { name: 'Connect a store' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Connect a store' })
    await dialog.getByRole('radio', { name: /^WooCommerce/ }).check()
    await dialog.getByRole('button', { name: 'Fill in demo store' }).click()
    await dialog.getByRole('button', { name: 'Connect store' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the dashboard follows another time zone immediately', async () => {
    await page.goto('/settings/team')
    const field = page.getByRole('combobox', { name: 'Time zone' })
    await expect(field).toBeEnabled()
    await expectUsable(page)
    await field.fill('kiriti')
    await page.getByRole('option', { name: zone }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('button', { name: 'Change time zone' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    const days = page.getByText(zone).first()
    await expect.poll(async () => (await days.textContent())?.endsWith(`${todayThere()}, ${zone}`)).toBe(true)
  })

  await test.step('the audit log lists all of it', async () => {
    await page.goto('/workspace/audit')
    await expect(page.getByRole('link', { name: /cancelled the deletion of/ })).toBeVisible()
    await page.getByRole('link', { name: /changed the time zone of/ }).click()
    await expect(page.getByRole('dialog').getByRole('row', { name: new RegExp(zone) })).toBeVisible()
  })
})
