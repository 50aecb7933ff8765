import { call } from '@tandem/api-client'
import { createSavedFilter, getMe } from '@tandem/api-contract'
import { answerCalls, interceptApi, refusal, signOut } from '@tandem/testing'
import { onlineManager } from '@tanstack/react-query'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountsSection } from '../accounts-section.ts'

const here = '/analytics/instagram/tracker'
const places = { trackAccount: '/track-here', account: (id: number) => `/account-here/${id}` }
const followed = { connected: ['elif'], tracked: ['keramik.kiez', 'anadolu.kilim'] }

beforeEach(() => {
  signOut()
  vi.restoreAllMocks()
})

test('shows tracked accounts beside the team’s own, filters, sorts and compares them, and links to their pages', async () => {
  const { screen, address, router, team } = await openAsTeam(accountsSection, here, { ...followed, places })
  const table = screen.getByRole('table', { name: 'Tracked accounts' })
  const names = () => table.getByRole('rowheader').all().length
  await expect.element(table.getByText('@keramik.kiez')).toBeVisible()
  await expect.element(screen.getByText('2 tracked accounts', { exact: true })).toBeVisible()
  await expect.element(table.getByText('Yours', { exact: true })).toBeVisible()
  await expect.element(table.getByText('with shares and saves')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Track an account' }))
    .toHaveAttribute('href', '/track-here')

  await screen.getByRole('switch', { name: 'Your accounts' }).click()
  await expect.poll(address).toBe(`${here}?own=hidden`)
  await expect.poll(names).toBe(2)
  await screen.getByRole('searchbox', { name: 'Search accounts' }).fill('kera')
  await expect.poll(names).toBe(1)
  await expect.poll(address).toBe(`${here}?search_term=kera&own=hidden`)
  await screen.getByRole('searchbox', { name: 'Search accounts' }).fill('nobody')
  await expect.element(screen.getByText('No results for “nobody”.')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear search' }).first().click()
  await expect.poll(names).toBe(2)
  await screen.getByRole('button', { name: 'Account', exact: true }).click()
  await expect.poll(address).toBe(`${here}?sort=account&own=hidden`)

  await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await screen.getByRole('button', { name: 'Compare', exact: true }).click()
  const compared = screen.getByRole('figure', { name: 'Compare followers' })
  await expect.element(compared).toBeVisible()
  expect(address()).toMatch(/compared=\d+-\d+$/)
  await screen.getByRole('button', { name: 'Close comparison' }).click()
  await expect.element(compared).not.toBeInTheDocument()

  const account = team.tracked.find(({ username }) => username === 'keramik.kiez')!
  await table.getByRole('link', { name: /@keramik\.kiez/ }).click()
  await expect.poll(address).toBe(`${here}/${account.id}`)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Tracked account' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Followers/ })).toBeChecked()
  await expect.element(screen.getByRole('heading', { name: 'Best posts' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See all posts' }))
    .toHaveAttribute(
      'href',
      `/analytics/instagram/posts?service=tracker&account_id=${account.id}&date=last_30_days`,
    )
  await screen.getByRole('combobox', { name: 'Sort posts' }).click()
  await screen.getByRole('option', { name: 'Newest first' }).click()
  await expect.poll(address).toBe(`${here}/${account.id}?order=latest`)
  await expect.element(screen.getByRole('heading', { name: 'Latest posts' })).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Sort posts' })).toHaveFocus()
  await expect.element(screen.getByRole('heading', { name: 'Best posts' })).not.toBeInTheDocument()
  await screen.getByRole('combobox', { name: 'Sort posts' }).click()
  await screen.getByRole('option', { name: 'Highest engagement' }).click()
  await expect.poll(address).toBe(`${here}/${account.id}`)
  await expect.element(screen.getByRole('figure', { name: 'Posting times' })).toBeVisible()
  await expect.element(screen.getByRole('figure', { name: 'Followers vs. your accounts' })).toBeVisible()
  await screen.getByRole('radio', { name: /^Posts per week/ }).click()
  await expect.poll(address).toBe(`${here}/${account.id}?figure=posts`)
  await expect.element(screen.getByRole('figure', { name: 'Posts', exact: true })).toBeVisible()

  await router.navigate(`${here}/999999`)
  await expect.element(screen.getByText('This account is not tracked')).toBeVisible()
})

test('a saved filter opens the list with its days, until all accounts are wanted', async () => {
  const { screen, address, router } = await openAsTeam(accountsSection, '/elsewhere', { ...followed, places })
  const search = 'date=last_7_days&own=hidden&search_term=kera'
  const { data: filter } = await call(createSavedFilter, {
    body: { list: 'tracker', name: 'Ceramics', search },
  })
  await router.navigate(here)
  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await screen.getByRole('button', { name: 'Actions for the filter Ceramics' }).click()
  await screen.getByRole('menuitem', { name: 'Open list with it' }).click()
  await expect
    .poll(async () => (await call(getMe, {})).data.metas.find(({ key }) => key === 'filter.tracker')?.value)
    .toBe(String(filter.id))

  await router.navigate('/elsewhere')
  await expect.element(screen.getByRole('table', { name: 'Tracked accounts' })).not.toBeInTheDocument()
  await router.navigate(here)
  await expect.poll(address).toBe(`${here}?${search}`)
  await expect.element(screen.getByRole('columnheader', { name: 'Growth, 7 days' })).toBeVisible()
  await screen.getByRole('button', { name: 'Saved filters: Ceramics' }).click()
  await screen.getByRole('button', { name: 'Show all rows' }).click()
  await expect.poll(address).toBe(`${here}?saved=none`)
  await screen.getByRole('switch', { name: 'Your accounts' }).click()
  await screen.getByRole('switch', { name: 'Your accounts' }).click()
  await expect.poll(address).toBe(`${here}?saved=none`)
})

test('the list is saved with the separator that somebody chooses, and chosen rows are copied as cells', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tr'])
  const copied: ClipboardItem[] = []
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => void copied.push(item!))
  const { screen } = await openAsTeam(accountsSection, here, { ...followed, places })
  const dialog = screen.getByRole('dialog', { name: 'Export 3 accounts' })

  await screen.getByRole('button', { name: 'Export' }).click()
  await dialog.getByRole('radio', { name: /^CSV with semicolons/ }).click()
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect.element(screen.getByText(/^Export saved as tracker-.*\.csv$/)).toBeVisible()
  expect(await saved[0]!.text()).toMatch(/^\uFEFF?Ownership;Username;/)
  await screen.getByRole('button', { name: 'Export' }).click()
  await dialog.getByRole('radio', { name: /^CSV with commas/ }).click()
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => saved.length).toBe(2)
  expect(await saved[1]!.text()).toMatch(/^\uFEFF?Ownership,Username,/)
  await screen.getByRole('button', { name: 'Export' }).click()
  await expect.element(dialog.getByRole('radio', { name: /^CSV with commas/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await screen.getByRole('checkbox', { name: 'Select @keramik.kiez' }).click()
  await screen.getByRole('button', { name: 'Copy cells' }).click()
  await expect.element(screen.getByText('Cells copied')).toBeVisible()
  const lines = (await (await copied[0]!.getType('text/plain')).text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^Tracked\tkeramik\.kiez\t/)
})

test('without an account, people with the permission get a link to track one, and the others to somebody who can', async () => {
  const { screen } = await openAsTeam(accountsSection, here, { places, role: 'viewer' })
  await expect.element(screen.getByText('Track your first account')).toBeVisible()
  await expect.element(screen.getByText(/An editor or admin/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Track an account' })).not.toBeInTheDocument()
  // There is nothing to filter, to export or to compare.
  await expect.element(screen.getByRole('button', { name: 'Export' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('switch', { name: 'Your accounts' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('searchbox', { name: 'Search accounts' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

test('without an own account the switch of own accounts says why it is off', async () => {
  answerCalls('/social/instagram/users/analytics', () => Response.json({ data: [] }))
  const { screen } = await openAsTeam(accountsSection, here, { ...followed, places })
  await expect
    .element(screen.getByRole('switch', { name: 'Your accounts' }))
    .toHaveAccessibleDescription('Your team has no connected Instagram account.')
})

test('the table names the chosen days while the accounts load', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  interceptApi(({ url }) => (url.includes('/users/analytics') ? promise : undefined))
  const { screen } = await openAsTeam(accountsSection, `${here}?date=last_7_days`, {
    ...followed,
    places,
  })
  const head = screen.getByRole('columnheader', { name: 'Growth, 7 days' })
  await expect.element(head).toBeVisible()
  resolve(undefined)
  await expect.element(screen.getByText('@keramik.kiez')).toBeVisible()
  await expect.element(head).toBeVisible()
})

test('accounts are read again each time they are shown, and when the connection is back', async () => {
  const asked: string[] = []
  interceptApi(({ url }) => {
    if (url.includes('/tracker/instagram/users/analytics')) asked.push(url)
    return undefined
  })
  const { screen, router, queryClient } = await openAsTeam(accountsSection, here, { places })
  const page = screen.getByText('Track your first account')
  await expect.element(page).toBeVisible()
  expect(asked).toHaveLength(1)
  await router.navigate('/elsewhere')
  await expect.element(page).not.toBeInTheDocument()
  await router.navigate(here)
  await expect.poll(() => asked).toHaveLength(2)
  await expect.element(page).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(() => asked).toHaveLength(3)
})

test('a failed read is shown in its place, keeps the filters, and can be retried', async () => {
  let fails = true
  interceptApi(({ url }) =>
    fails && url.includes('/users/analytics') ? refusal('INVALID_STATE_TRY_AGAIN') : undefined,
  )
  const { screen } = await openAsTeam(accountsSection, here, { places })
  await expect.element(screen.getByText('The tracked accounts could not be loaded')).toBeVisible()
  await expect.element(screen.getByRole('searchbox', { name: 'Search accounts' })).toBeVisible()
  fails = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Track your first account')).toBeVisible()
})

test('a link to a deleted collection says so, and clears only that filter', async () => {
  const { screen, address } = await openAsTeam(accountsSection, `${here}?collection_id=999999&own=hidden`, {
    ...followed,
    places,
  })
  await expect.element(screen.getByRole('heading', { name: 'This collection was deleted.' })).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filter', exact: true }).click()
  await expect.poll(address).toBe(`${here}?own=hidden`)
  await expect.element(screen.getByText('@keramik.kiez')).toBeVisible()
})
