import { configureApi } from '@tandem/api-client'
import { newTeam, signIn, signOut, type TeamOptions } from '@tandem/testing'
import { openAsTeam, openPage } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrationsFeature } from '../feature.ts'
import { connectAll } from './connect/test-setup.ts'

const here = '/integrations/social-media'
const open = (search = '', options?: TeamOptions) =>
  openAsTeam(integrationsFeature, `${here}${search}`, options)

/** The page of a team that has just connected a person's accounts: they are being read. */
async function openConnected(person: string, search = '') {
  const team = await newTeam()
  const accounts = await connectAll(team, person)
  signIn(team)
  const [first] = accounts
  const page = await openPage(integrationsFeature, `${here}${search}`)
  return { ...page, first: first!, name: `@${first!.username}` }
}

const realFetch = (request: Request) => globalThis.fetch(request)

beforeEach(signOut)
afterEach(() => configureApi({ fetch: realFetch }))

test('accounts show their figures, and are read, archived, restored and deleted', async () => {
  const { screen, first, name, address } = await openConnected('elif')
  const table = screen.getByRole('table', { name: 'Connected accounts' })
  await expect.element(table.getByText(name)).toBeVisible()
  await expect.element(table.getByText('Connected', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Accounts 1', exact: true })).toBeVisible()

  await screen.getByRole('button', { name: `Actions for ${name}` }).click()
  await screen.getByRole('menuitem', { name: 'Read now' }).click()
  await expect.element(screen.getByText('Reading started')).toBeVisible()

  await table.getByRole('link', { name: new RegExp(name) }).click()
  await expect.poll(address).toBe(`${here}?open=account-${first.id}`)
  const sheet = screen.getByRole('dialog', { name })
  await expect.element(sheet.getByText('Asked for by', { exact: false })).toBeVisible()
  await expect.element(sheet.getByText(/^The account was added, took /)).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()

  await screen.getByRole('button', { name: `Actions for ${name}` }).click()
  await screen.getByRole('menuitem', { name: 'Archive' }).click()
  await expect.element(table.getByText('Archived', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText(`${name} restored`)).toBeVisible()

  await screen.getByRole('button', { name: `Actions for ${name}` }).click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  const question = screen.getByRole('alertdialog', { name: `Delete ${name}?` })
  await expect.element(question.getByText(/^All that was read goes with it/)).toBeVisible()
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect.element(screen.getByText('Connect your first account')).toBeVisible()
})

test('an account whose access was revoked says so, and offers to connect again', async () => {
  const { screen, name } = await openConnected('elif')
  await screen.getByRole('button', { name: `Actions for ${name}` }).click()
  await screen.getByRole('menuitem', { name: 'Revoke access' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Revoke access' }).click()
  await expect.element(screen.getByRole('button', { name: 'Reconnect' })).toBeVisible()
  await expect.element(screen.getByText('Revoked', { exact: true })).toBeVisible()
})

test('several accounts are found, sorted, chosen, and put into collections', async () => {
  const { screen, address } = await openConnected('marco')
  const table = screen.getByRole('table', { name: 'Connected accounts' })
  await expect.element(screen.getByRole('tab', { name: 'Accounts 3', exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Account', exact: true }).click()
  await expect.poll(address).toBe(`${here}?sort=username`)
  await expect
    .element(
      table
        .getByRole('rowheader')
        .first()
        .getByText(/^@linden\.home/),
    )
    .toBeVisible()

  await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await screen.getByRole('button', { name: 'Add to collections' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add 3 accounts to collections' })
  await dialog.getByRole('button', { name: 'Add to collections' }).click()
  await expect.element(dialog.getByText('Please choose collection at least one.')).toBeVisible()
  await dialog.getByLabelText('New collection').fill('Shop')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.element(dialog.getByRole('checkbox', { name: 'Shop' })).toBeChecked()
  await dialog.getByLabelText('New collection').fill('SHOP')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect
    .element(dialog.getByLabelText('New collection'))
    .toHaveAccessibleDescription(/There is already a collection named “S/)
  await dialog.getByRole('button', { name: 'Add to collections' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => table.getByText('Shop', { exact: true }).all().length).toBe(3)

  await screen.getByRole('searchbox', { name: 'Search accounts' }).fill('studio')
  await expect.poll(address).toBe(`${here}?search_term=studio&sort=username`)
  await expect.poll(() => table.getByRole('rowheader').all().length).toBe(1)
  await screen.getByRole('searchbox', { name: 'Search accounts' }).fill('nobody at all')
  await expect.element(screen.getByText('Nothing was found for “nobody at all”.')).toBeVisible()
})

test('collections are made, renamed, and deleted; the new one comes first', async () => {
  const { screen } = await open('?tab=collections')
  await screen.getByRole('button', { name: 'New collection' }).first().click()
  const dialog = screen.getByRole('dialog', { name: 'New collection' })
  await dialog.getByLabelText('Name').fill('Magazine')
  await dialog.getByRole('button', { name: 'Create collection' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'New collection' }).first().click()
  await dialog.getByLabelText('Name').fill('magazine')
  await dialog.getByRole('button', { name: 'Create collection' }).click()
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/There is already/)
  await dialog.getByLabelText('Name').fill('Shop')
  await dialog.getByRole('button', { name: 'Create collection' }).click()
  const table = screen.getByRole('table', { name: 'Collections of connected accounts' })
  await expect.element(table.getByRole('rowheader').first()).toHaveTextContent('Shop')

  await screen.getByRole('button', { name: 'Actions for Shop' }).click()
  await screen.getByRole('menuitem', { name: 'Rename' }).click()
  const renaming = screen.getByRole('dialog', { name: 'Rename Shop' })
  await renaming.getByLabelText('Name').fill('Shops')
  await renaming.getByRole('button', { name: 'Save name' }).click()
  await expect.element(table.getByRole('rowheader').first()).toHaveTextContent('Shops')

  await screen.getByRole('button', { name: 'Actions for Shops' }).click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  await screen.getByRole('button', { name: 'Delete collection' }).click()
  await expect.element(table.getByText('Shops')).not.toBeInTheDocument()
  await expect.element(table.getByText('Magazine')).toBeVisible()
})

test('an account of others is tracked, and each refusal stands on the field', async () => {
  const { screen, address } = await open('?tab=tracker&open=track')
  const dialog = screen.getByRole('dialog', { name: 'Track an account' })
  const field = dialog.getByLabelText('User name')
  const submit = dialog.getByRole('button', { name: 'Track account' })
  await submit.click()
  await expect.element(field).toHaveAccessibleDescription(/Enter a user name/)
  await field.fill('@keramik.kiez')
  await submit.click()
  await expect.element(field).toHaveAccessibleDescription(/needs a connected Instagram account/)
  await expect.element(dialog.getByRole('button', { name: 'Connect Instagram' })).toBeVisible()
  await expect.element(field).toHaveValue('@keramik.kiez')
  expect(address()).toBe(`${here}?tab=tracker&open=track`)
})

test('a profile address tracks its account; a second time and an unknown name are refused', async () => {
  const { screen } = await openConnected('elif', '?tab=tracker&open=track')
  const dialog = screen.getByRole('dialog', { name: 'Track an account' })
  const field = dialog.getByLabelText('User name')
  const submit = dialog.getByRole('button', { name: 'Track account' })
  await field.fill('nobody.has.this.name')
  await submit.click()
  await expect.element(field).toHaveAccessibleDescription(/Instagram knows no professional account/)
  await field.fill('https://www.instagram.com/keramik.kiez/?hl=en')
  await submit.click()
  await expect.element(screen.getByText('@keramik.kiez is tracked')).toBeVisible()
  await expect.element(screen.getByRole('table').getByText('@keramik.kiez')).toBeVisible()
  await screen.getByRole('button', { name: 'Track an account' }).click()
  await field.fill('@Keramik.Kiez')
  await submit.click()
  await expect.element(field).toHaveAccessibleDescription(/already in your team/)
})

test('where the accounts cannot be loaded the page says so, and tries again', async () => {
  configureApi({
    fetch: (request) =>
      request.url.includes('/social/instagram/users?')
        ? Promise.reject(new TypeError('offline'))
        : realFetch(request),
  })
  const { screen } = await open()
  await expect.element(screen.getByText('The accounts could not be loaded')).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Collections 0', exact: true })).toBeVisible()
  configureApi({ fetch: realFetch })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Connect your first account')).toBeVisible()
})

test('a viewer sees accounts and changes nothing', async () => {
  const { screen, team } = await open('', { connected: ['elif'], role: 'viewer' })
  const name = `@${team.accounts[0]!.username}`
  await expect
    .element(screen.getByText('Editors and admins connect accounts.', { exact: false }))
    .toBeVisible()
  await screen.getByRole('button', { name: `Actions for ${name}` }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Show details' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Connect Instagram' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'New collection' })).not.toBeInTheDocument()
})
