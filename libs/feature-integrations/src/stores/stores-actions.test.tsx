import { configureApi } from '@tandem/api-client'
import { signOut } from '@tandem/testing'
import type { TeamOptions } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrationsFeature } from '../feature.ts'

const here = '/integrations/e-commerce'
const open = (search = '', options?: TeamOptions) =>
  openAsTeam(integrationsFeature, `${here}${search}`, options)
const realFetch = (request: Request) => globalThis.fetch(request)

beforeEach(signOut)
afterEach(() => configureApi({ fetch: realFetch }))

const two = {
  stores: [
    { name: 'Linden Home', orders: 2 },
    { name: 'Oak Workshop', orders: 2 },
  ],
}

test('a store is archived, which can be undone, and restored from its card', async () => {
  const { screen, address } = await open('', two)
  await screen.getByRole('button', { name: 'Actions for Linden Home' }).click()
  await screen.getByRole('menuitem', { name: 'Archive' }).click()
  await expect.element(screen.getByText('Linden Home archived')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Linden Home' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Linden Home' })).toBeVisible()

  await screen.getByRole('button', { name: 'Actions for Oak Workshop' }).click()
  await screen.getByRole('menuitem', { name: 'Archive' }).click()
  await screen.getByRole('tab', { name: 'Archived 1' }).click()
  await expect.poll(address).toBe(`${here}?show=archived`)
  await expect.element(screen.getByText(/^Archived on .*\. Not syncing\.$/)).toBeVisible()
  await screen.getByRole('button', { name: 'Restore' }).click()
  await expect.element(screen.getByText('Oak Workshop restored')).toBeVisible()
  await expect.element(screen.getByText('No archived stores')).toBeVisible()
})

test('a store is deleted once its name is typed, and leaves the page when its data is gone', async () => {
  const { screen, team, address } = await open('', two)
  await screen.getByRole('button', { name: 'Actions for Linden Home' }).click()
  await screen.getByRole('menuitem', { name: 'Delete store' }).click()
  await expect.poll(address).toBe(`${here}?delete=${team.stores[0]!.id}`)
  const dialog = screen.getByRole('dialog', { name: 'Delete Linden Home?' })
  await expect.element(dialog.getByText(/permanently deletes 2 orders, .* and .* for everyone/)).toBeVisible()
  await expect.element(dialog.getByText(/the audit log and existing exports stay/)).toBeVisible()
  const name = dialog.getByRole('textbox', { name: 'Store name' })
  await name.fill('Linden')
  await dialog.getByRole('button', { name: 'Delete store' }).click()
  await expect.element(dialog.getByText('This isn’t the name of the store')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await name.fill('Linden Home')
  await dialog.getByRole('button', { name: 'Delete store' }).click()
  await expect.element(screen.getByText('Linden Home is being deleted')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Linden Home' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('tab', { name: /^Archived/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Oak Workshop' })).toBeVisible()
})

test('an editor can archive a store, but not delete it', async () => {
  const { screen, team, router } = await open('', { ...two, role: 'editor' })
  await screen.getByRole('button', { name: 'Actions for Linden Home' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Delete store' })).not.toBeInTheDocument()
  await router.navigate(`${here}?edit=${team.stores[0]!.id}`)
  await expect.element(screen.getByRole('dialog', { name: 'Change Linden Home' })).toBeVisible()
  await router.navigate(`${here}?delete=${team.stores[0]!.id}`)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('several stores are chosen and archived together', async () => {
  const { screen } = await open('', two)
  await screen.getByRole('button', { name: 'Select', exact: true }).click()
  await screen.getByRole('checkbox', { name: 'Select Linden Home' }).click()
  await expect.element(screen.getByRole('region', { name: 'Selection' })).toBeVisible()
  await screen.getByRole('button', { name: 'Select all 2 stores' }).click()
  await screen.getByRole('button', { name: 'Archive' }).click()
  await expect.element(screen.getByText('2 stores archived')).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Archived 2' })).toBeVisible()
})

test('the history shows what each sync did, and can be linked to', async () => {
  const { screen, team, address, router } = await open('', two)
  await screen.getByRole('button', { name: 'Actions for Linden Home' }).click()
  await screen.getByRole('menuitem', { name: 'Sync history' }).click()
  await expect.poll(address).toBe(`${here}?history=${team.stores[0]!.id}`)
  const sheet = screen.getByRole('dialog', { name: 'Sync history – Linden Home' })
  await expect.element(sheet.getByText('Succeeded')).toBeVisible()
  await expect.element(sheet.getByText(/^The store was connected, everything, took /)).toBeVisible()
  await expect.element(sheet.getByRole('row', { name: /^Orders 2 / })).toBeVisible()
  await router.navigate(-1)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^Checked against the store /).first()).toBeVisible()
  await router.navigate(`${here}?unread=${team.stores[0]!.id}`)
  const unread = screen.getByRole('dialog', { name: 'Rows of Linden Home that couldn’t be imported' })
  await expect.element(unread.getByText('All rows were imported.')).toBeVisible()
})

test('a history that failed to load says so, and can be retried', async () => {
  const { screen } = await open('', two)
  await expect.element(screen.getByRole('heading', { name: 'Linden Home' })).toBeVisible()
  configureApi({ fetch: () => Promise.reject(new TypeError('offline')) })
  await screen.getByRole('button', { name: 'Actions for Linden Home' }).click()
  await screen.getByRole('menuitem', { name: 'Sync history' }).click()
  await expect.element(screen.getByText('The history could not be loaded')).toBeVisible()
  configureApi({ fetch: realFetch })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('dialog').getByText('Succeeded')).toBeVisible()
})

test('an admin chooses what counts as a sale, and the card says so', async () => {
  const { screen, address } = await open('', two)
  await expect
    .element(
      screen.getByText(/^Not counted as sales \(set in the store\): Pending, Cancelled, Failed\b/).first(),
    )
    .toBeVisible()
  await screen.getByRole('button', { name: 'Actions for Linden Home' }).click()
  await screen.getByRole('menuitem', { name: 'What counts as a sale' }).click()
  const dialog = screen.getByRole('dialog', { name: 'What counts as a sale in Linden Home' })
  await dialog.getByRole('checkbox', { name: 'On hold' }).click()
  await dialog.getByRole('button', { name: 'Save choice' }).click()
  await expect.poll(address).toBe(here)
  await expect
    .element(
      screen.getByText(
        /^Not counted as sales \(chosen by an admin\): .*Cancelled, Failed, On hold, Pending\.$/,
      ),
    )
    .toBeVisible()
})

test("an editor can't choose what counts as a sale", async () => {
  const { screen } = await open('', { ...two, role: 'editor' })
  await screen.getByRole('button', { name: 'Actions for Linden Home' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Edit name or currency' })).toBeVisible()
  await expect
    .element(screen.getByRole('menuitem', { name: 'What counts as a sale' }))
    .not.toBeInTheDocument()
})
