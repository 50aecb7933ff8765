import { call, configureApi, isApiError } from '@tandem/api-client'
import { readsOf } from '@tandem/api-client/react'
import { getDashboardInsights, getMe, listPosts, deleteAccount, listAccounts } from '@tandem/api-contract'
import { newTeam, signIn, signOut } from '@tandem/testing'
import type { TeamOptions } from '@tandem/testing'
import { openAsTeam, openPage } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { integrationsFeature } from '../feature.ts'
import { connectAll } from './connect/test-setup.ts'

const here = '/integrations/social-media'
const open = (search = '', options?: TeamOptions) =>
  openAsTeam(integrationsFeature, `${here}${search}`, options)

/** The page of a team that has just connected a person's accounts, which are being read. */
async function openConnected(person: string, search = '') {
  const team = await newTeam()
  const accounts = await connectAll(team, person)
  signIn(team)
  const [first] = accounts
  const page = await openPage(integrationsFeature, `${here}${search}`)
  return { ...page, first: first!, name: `@${first!.username}` }
}

const unknownCollection = 'Your team has no such collection.'

const realFetch = (request: Request) => globalThis.fetch(request)

/** Mocks the lists of accounts, until the test ends or replaces the mock. */
const answerLists = (answer: () => Promise<Response>) =>
  configureApi({
    fetch: (request) => (request.url.includes('/social/instagram/users?') ? answer() : realFetch(request)),
  })

beforeEach(signOut)
afterEach(() => configureApi({ fetch: realFetch }))

test('accounts show their figures, and are read, archived, restored and deleted', async () => {
  const { screen, first, name, address, queryClient } = await openConnected('elif')
  // The cache of other pages about the accounts' posts.
  const read = [readsOf(listPosts).queryKey, readsOf(getDashboardInsights).queryKey]
  const readAgain = () => read.forEach((key) => queryClient.setQueryData(key, []))
  const areStale = () => read.map((key) => queryClient.getQueryState(key)?.isInvalidated)
  const table = screen.getByRole('table', { name: 'Connected accounts' })
  await expect.element(table.getByText(name)).toBeVisible()
  await expect.element(table.getByText('Connected', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Accounts 1', exact: true })).toBeVisible()

  await screen.getByRole('button', { name: `Actions for ${name}` }).click()
  await screen.getByRole('menuitem', { name: 'Sync now' }).click()
  await expect.element(screen.getByText('Sync started')).toBeVisible()

  await table.getByRole('link', { name: new RegExp(name) }).click()
  await expect.poll(address).toBe(`${here}?open=account-${first.id}`)
  const sheet = screen.getByRole('dialog', { name })
  await expect.element(sheet.getByText('Started by', { exact: false })).toBeVisible()
  await expect.element(sheet.getByText(/^The account was added, took /)).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()

  await screen.getByRole('button', { name: `Actions for ${name}` }).click()
  readAgain()
  await screen.getByRole('menuitem', { name: 'Archive' }).click()
  await expect.element(table.getByText('Archived', { exact: true })).toBeVisible()
  await expect.poll(areStale).toEqual([true, true])
  readAgain()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText(`${name} restored`)).toBeVisible()
  await expect.poll(areStale).toEqual([true, true])

  await screen.getByRole('button', { name: `Actions for ${name}` }).click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  const question = screen.getByRole('alertdialog', { name: `Delete ${name}?` })
  await expect.element(question.getByText(/^This deletes all its data/)).toBeVisible()
  readAgain()
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect.element(screen.getByText('Connect your first account')).toBeVisible()
  await expect.poll(areStale).toEqual([true, true])
})

test('an action that ends after its question was closed leaves the next question open', async () => {
  const { screen, name } = await openConnected('elif')
  const held = Promise.withResolvers<void>()
  configureApi({
    fetch: async (request) => {
      if (request.url.endsWith('/revoke')) await held.promise
      return realFetch(request)
    },
  })
  const ask = async (action: string) => {
    await screen.getByRole('button', { name: `Actions for ${name}` }).click()
    await screen.getByRole('menuitem', { name: action }).click()
  }
  await ask('Revoke access')
  const first = screen.getByRole('alertdialog', { name: `Revoke access to ${name}?` })
  await first.getByRole('button', { name: 'Revoke access' }).click()
  await first.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(first).not.toBeInTheDocument()

  await ask('Delete')
  const second = screen.getByRole('alertdialog', { name: `Delete ${name}?` })
  await expect.element(second).toBeVisible()
  held.resolve()
  await expect.element(screen.getByText(`Access to ${name} revoked successfully`)).toBeVisible()
  await second.getByRole('button', { name: 'Delete account' }).click()
  await expect.element(screen.getByText('Connect your first account')).toBeVisible()
})

test('several accounts are found, sorted, added to collections, and deleted together', async () => {
  const { screen, address, queryClient } = await openConnected('marco')
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

  await screen.getByRole('checkbox', { name: /^Select @linden\.home/ }).click()
  await screen.getByRole('button', { name: 'Followers', exact: true }).click()
  await expect.poll(address).toBe(`${here}?sort=-followers`)
  await screen.getByRole('checkbox', { name: /^Select @oak\.workshop/ }).click()
  // Old pages leave the cache, but accounts chosen there stay chosen.
  queryClient.removeQueries(readsOf(listAccounts))
  await screen.getByRole('button', { name: 'Add to collections' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add 2 accounts to collections' })
  await dialog.getByRole('button', { name: 'Add to collections' }).click()
  await expect.element(dialog.getByText('Please choose collection at least one.')).toBeVisible()
  await dialog.getByLabelText('New collection').fill('Shop')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.element(dialog.getByRole('checkbox', { name: 'Shop' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Add to collections' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => table.getByText('Shop', { exact: true }).all().length).toBe(2)
  await screen.getByRole('button', { name: /^Actions for @oak\.workshop/ }).click()
  await screen.getByRole('menuitem', { name: 'Edit collections' }).click()
  const own = screen.getByRole('dialog', { name: /^Collections of @oak\.workshop/ })
  await own.getByRole('checkbox', { name: 'Shop' }).click()
  await own.getByRole('button', { name: 'Save collections' }).click()
  await expect.poll(() => table.getByText('Shop', { exact: true }).all().length).toBe(1)
  await expect.element(own).not.toBeInTheDocument()
  const undo = screen.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeInTheDocument()
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => table.getByText('Shop', { exact: true }).all().length).toBe(2)

  await screen.getByRole('searchbox', { name: 'Search accounts' }).fill('studio')
  await expect.poll(address).toBe(`${here}?search_term=studio&sort=-followers`)
  await expect.poll(() => table.getByRole('rowheader').all().length).toBe(1)
  await screen.getByRole('searchbox', { name: 'Search accounts' }).fill('')
  await expect.poll(() => table.getByRole('rowheader').all().length).toBe(3)
  await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = screen.getByRole('alertdialog', { name: 'Delete 3 accounts?' })
  await question.getByRole('button', { name: 'Delete accounts' }).click()
  await expect.element(screen.getByText('Connect your first account')).toBeVisible()
})

/** The widths of the columns of collections as saved at the server. */
async function keptWidths(): Promise<unknown> {
  const { metas } = (await call(getMe, {})).data
  const kept = metas.find(({ key }) => key === 'columns.collections')?.value ?? '{}'
  return (JSON.parse(kept) as { widths?: unknown }).widths
}

test('collections are created, renamed and deleted, and a new one comes first', async () => {
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
  const edge = table.getByRole('separator', { name: 'Width of Collection' })
  edge.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(keptWidths).toMatchObject({ name: Number(edge.element().getAttribute('aria-valuenow')) })

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
  // By keyboard: newer messages lie over this one.
  const undo = screen.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeInTheDocument()
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(table.getByText('Shops')).toBeVisible()
})

test('tracks an account by its username or address, and shows each refusal on the field', async () => {
  const { screen, team, address, failures } = await open('?tab=tracker&open=track')
  const dialog = screen.getByRole('dialog', { name: 'Track an account' })
  const field = dialog.getByLabelText('Username')
  const submit = async (typed: string) => {
    await field.fill(typed)
    await dialog.getByRole('button', { name: 'Track account' }).click()
  }
  await submit('')
  await expect.element(field).toHaveAccessibleDescription(/Enter a username/)
  await submit('@keramik.kiez')
  await expect.element(field).toHaveAccessibleDescription(/connect one of your own first/)
  await expect.element(dialog.getByRole('button', { name: 'Connect Instagram' })).toBeVisible()
  await expect.element(field).toHaveValue('@keramik.kiez')
  expect(address()).toBe(`${here}?tab=tracker&open=track`)

  await connectAll(team, 'elif')
  await submit('nobody.has.this.name')
  await expect.element(field).toHaveAccessibleDescription(/No professional Instagram account/)
  await submit('https://www.instagram.com/keramik.kiez/?hl=en')
  await expect.element(screen.getByText('Now tracking @keramik.kiez')).toBeVisible()
  const table = screen.getByRole('table', { name: 'Tracked accounts' })
  await expect.element(table.getByText('@keramik.kiez')).toBeVisible()
  await screen.getByRole('button', { name: 'Track an account' }).click()
  await submit('@Keramik.Kiez')
  await expect.element(field).toHaveAccessibleDescription(/already in your team/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(dialog).not.toBeInTheDocument()

  // Somebody else deletes it; a list that has been read isn't read again by itself. The refusal makes it
  // refetch.
  await expect.element(table.getByText('Up to date', { exact: true })).toBeVisible()
  const tracker = { service: 'tracker', social: 'instagram' } as const
  const { data } = await call(listAccounts, { params: tracker, search: {} })
  await call(deleteAccount, { params: { ...tracker, id: data[0]!.id } })
  await screen.getByRole('button', { name: 'Actions for @keramik.kiez' }).click()
  await screen.getByRole('menuitem', { name: 'Archive' }).click()
  await expect.element(screen.getByText('Track your first account')).toBeVisible()
  expect(failures.map(({ error }) => isApiError(error) && error.code)).toContain(
    'TRACKER_INSTAGRAM_USER_NOT_FOUND',
  )
})

test("leaving a list for another view doesn't wait for the list", async () => {
  const { screen, address } = await open('?search_term=oak')
  await expect.element(screen.getByText('No results for “oak”.')).toBeVisible()
  answerLists(() => new Promise(() => {}))
  await screen.getByRole('tab', { name: /^Collections/ }).click()
  await expect.element(screen.getByText('No collections of connected accounts')).toBeVisible()
  await expect
    .element(screen.getByRole('table', { name: 'Connected accounts', exact: true }))
    .not.toBeInTheDocument()
  expect(address()).toBe(`${here}?tab=collections`)
})

test('Back closes a dialog, and asks before input is lost', async () => {
  const { screen, address, router } = await open('?tab=collections')
  await screen.getByRole('button', { name: 'New collection' }).first().click()
  const dialog = screen.getByRole('dialog', { name: 'New collection' })
  await dialog.getByLabelText('Name').fill('Sh')
  await router.navigate(-1)
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Sh')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe(`${here}?tab=collections`)
  // It went back over its own entry.
  await router.navigate(1)
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('')
})

test('a link to a deleted collection shows all accounts, and no error before', async () => {
  const collections = Promise.withResolvers<void>()
  configureApi({
    fetch: async (request) => {
      if (request.url.includes('/collections')) await collections.promise
      return realFetch(request)
    },
  })
  const { screen, address, failures } = await open('?collection_id=999999&sort=username')
  await expect.poll(() => failures.map(({ error }) => error.message)).toContain(unknownCollection)
  await new Promise((done) => requestIdleCallback(done))
  await expect.element(screen.getByText('Loading accounts')).toBeInTheDocument()
  collections.resolve()
  await expect.element(screen.getByText('Connect your first account')).toBeVisible()
  expect(address()).toBe(`${here}?sort=username`)
})

test('a failure to load the accounts is shown, with a retry', async () => {
  answerLists(() =>
    Promise.resolve(
      Response.json({ code: 'INVALID_STATE_TRY_AGAIN', message: 'No', request_id: '1' }, { status: 400 }),
    ),
  )
  const { screen } = await open()
  await expect.element(screen.getByText('The accounts could not be loaded')).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Collections 0', exact: true })).toBeVisible()
  configureApi({ fetch: realFetch })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Connect your first account')).toBeVisible()
})

test('without an account there is nothing to filter or to export', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('Connect your first account')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Export' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('searchbox', { name: 'Search accounts' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

test("a viewer sees accounts but can't change anything", async () => {
  const { screen, team } = await open('', { connected: ['elif'], role: 'viewer' })
  const name = `@${team.accounts[0]!.username}`
  await expect
    .element(screen.getByText('Editors and admins can connect accounts.', { exact: false }))
    .toBeVisible()
  await screen.getByRole('button', { name: `Actions for ${name}` }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Show details' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Connect Instagram' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'New collection' })).not.toBeInTheDocument()
})
