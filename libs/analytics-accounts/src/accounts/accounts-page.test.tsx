import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountsSection } from '../accounts-section.ts'

const here = '/analytics/instagram/accounts'
const places = { accounts: '/accounts-here' }

beforeEach(() => {
  signOut()
  vi.restoreAllMocks()
})

test('connected accounts show their figures, are compared day by day, and open separately', async () => {
  const { screen, address, team } = await openAsTeam(accountsSection, here, { connected: ['marco'], places })
  const table = screen.getByRole('table', { name: 'Connected accounts' })
  await expect.poll(() => table.getByRole('rowheader').all().length).toBe(3)
  await expect
    .element(screen.getByRole('button', { name: 'About this metric: About these numbers' }))
    .toBeVisible()
  const chart = screen.getByRole('figure', { name: 'Compare accounts' })
  await expect.poll(() => chart.getByRole('slider').all().length).toBe(3)
  await expect.element(chart.getByText('Days follow Instagram’s clock (Pacific Time)')).toBeVisible()
  // The team's zone is only named with figures of the team's days.
  await expect.element(screen.getByText(/^Performance of your connected accounts\..* \d{4}$/)).toBeVisible()

  await chart.getByRole('button', { name: /^Accounts/ }).click()
  const [first] = team.accounts
  await screen.getByRole('dialog').getByText(`@${first!.username}`, { exact: true }).click()
  await expect.poll(address).toBe(`${here}?compared=${first!.id}`)
  await expect.poll(() => chart.getByRole('slider').all().length).toBe(1)

  await table.getByRole('link', { name: new RegExp(`@${first!.username}`) }).click()
  await expect.poll(address).toBe(`${here}?account=${first!.id}&compared=${first!.id}`)
  await expect.element(screen.getByRole('radio', { name: /^Avg. daily reach/ })).toBeChecked()
  await expect.element(screen.getByRole('heading', { name: 'Best posts' })).toBeVisible()
  const days = screen.getByRole('table', { name: `Daily data for @${first!.username}` })
  await expect.element(days.getByRole('rowheader').first()).toBeVisible()
  await screen.getByRole('radio', { name: /^Views/ }).click()
  await expect.poll(address).toBe(`${here}?account=${first!.id}&figure=views&compared=${first!.id}`)
  await screen.getByRole('radio', { name: /^Followers/ }).click()
  await expect
    .element(screen.getByText(/^Performance of your connected accounts\..* \d{4}, \S+$/))
    .toBeVisible()
  await screen.getByRole('button', { name: 'All accounts' }).click()
  await expect.element(chart).toBeVisible()
})

test('the table is sorted by every figure, and the order is in the address', async () => {
  const { screen, address } = await openAsTeam(accountsSection, here, { connected: ['marco'], places })
  const table = screen.getByRole('table', { name: 'Connected accounts' })
  await expect.poll(() => table.getByRole('rowheader').all().length).toBe(3)
  const names = () =>
    table
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
  for (const figure of ['Followers', 'Growth', 'Avg. daily reach', 'Views', 'Interactions', 'Posts per week'])
    await expect.element(table.getByRole('columnheader', { name: figure }).getByRole('button')).toBeVisible()
  await table.getByRole('columnheader', { name: 'Followers' }).getByRole('button').click()
  await expect.poll(address).toBe(`${here}?sort=-followers`)
  const falling = names()
  await table.getByRole('columnheader', { name: 'Followers' }).getByRole('button').click()
  await expect.poll(address).toBe(`${here}?sort=followers`)
  expect(names()).toEqual(falling.toReversed())
  await expect
    .element(table.getByRole('columnheader', { name: 'Followers' }))
    .toHaveAttribute('aria-sort', 'ascending')
})

test('the accounts are exported in their order, as a workbook or a CSV', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { screen } = await openAsTeam(accountsSection, `${here}?sort=-followers`, {
    connected: ['marco'],
    places,
  })
  const dialog = screen.getByRole('dialog', { name: 'Export 3 accounts' })
  await screen.getByRole('button', { name: 'Export' }).click()
  await expect.element(dialog.getByRole('radio', { name: /^Excel workbook/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect.element(screen.getByText(/^Export saved as accounts-.*\.xlsx$/)).toBeVisible()
  // Every workbook is a ZIP file, which starts with these letters.
  expect((await saved[0]!.text()).slice(0, 2)).toBe('PK')

  await screen.getByRole('button', { name: 'Export' }).click()
  await dialog.getByRole('radio', { name: /^CSV with commas/ }).click()
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => saved.length).toBe(2)
  const [head, ...lines] = (await saved[1]!.text()).trim().split('\r\n')
  expect(head).toMatch(/^\uFEFF?Username,Account,First day,Last day,Followers,"Growth, percent",/)
  const followers = lines.map((line) => Number(/\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,(\d+)/.exec(line)?.[1]))
  expect(followers).toHaveLength(3)
  expect(followers).toEqual(followers.toSorted((one, other) => other - one))
})

test('without an account, people with the permission get a link to connect one', async () => {
  const { screen } = await openAsTeam(accountsSection, `${here}?account=7`, { places })
  await expect.element(screen.getByText('This account is not connected')).toBeVisible()
  await screen.getByRole('button', { name: 'All accounts' }).click()
  await expect.element(screen.getByText('Connect your first account')).toBeVisible()
  // No period of nothing.
  await expect
    .element(screen.getByText('Performance of your connected accounts.', { exact: true }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Last 30 Days/ })).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Connect Instagram' }))
    .toHaveAttribute('href', '/accounts-here')
})

test('the days of an account are sorted by day and by each figure', async () => {
  const { screen, router, team } = await openAsTeam(accountsSection, here, { connected: ['marco'], places })
  const [first] = team.accounts
  await router.navigate(`${here}?account=${first!.id}`)
  const days = screen.getByRole('table', { name: `Daily data for @${first!.username}` })
  await expect.element(days.getByRole('rowheader').first()).toBeVisible()
  const shown = (column: number) =>
    [...days.element().querySelectorAll('tbody tr')].map(
      ({ children }) => children[column]?.textContent ?? '',
    )
  const latest = shown(0)[0]
  const sort = (column: string) =>
    days.getByRole('columnheader', { name: column, exact: true }).getByRole('button').click()
  await sort('Day')
  await expect.poll(() => shown(0)[0]).not.toBe(latest)
  await expect
    .element(days.getByRole('columnheader', { name: 'Day', exact: true }))
    .toHaveAttribute('aria-sort', 'ascending')

  const headers = days
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
  const views = () => shown(headers.indexOf('Views')).map((value) => Number(value.replaceAll(/\D/g, '')))
  await sort('Views')
  await expect.poll(() => views()[0]).toBeGreaterThan(views().at(-1)!)
  expect(views()).toEqual(views().toSorted((one, other) => other - one))
  await sort('Day')
  await expect.poll(() => shown(0)[0]).toBe(latest)
})
