import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { openAsTeam, startAfresh } from './test-setup.ts'

const showMedia = (media: 'print' | '') =>
  (cdp() as { send(method: string, params: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    media,
  })

beforeEach(startAfresh)
afterEach(() => showMedia(''))

/** What nobody can use on paper. */
const controls = [
  ['searchbox', /^Search/],
  ['button', 'Export'],
  ['button', 'Columns'],
  ['checkbox', /./],
  ['navigation', 'Pages'],
] as const

it('prints the list, its filters, whose it is and when, and no controls', async () => {
  const { screen, team } = await openAsTeam('/e-commerce/orders?status=completed&per_page=5', {
    stores: [{ orders: 40 }],
  })
  for (const [role, name] of controls)
    await expect.element(screen.getByRole(role, { name }).first()).toBeVisible()
  await showMedia('print')
  window.dispatchEvent(new Event('beforeprint'))
  const { name: teamName, timezone } = team.user.team
  await expect.element(screen.getByText(new RegExp(`^${teamName} · Printed .+, ${timezone}$`))).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect.element(screen.getByText('Completed').first()).toBeVisible()
  for (const [role, name] of controls) expect(screen.getByRole(role, { name }).all()).toHaveLength(0)
})

it('prints names in full, in a list that is as wide as the paper', async () => {
  const { screen } = await openAsTeam('/e-commerce/customers', { stores: [{ orders: 40 }] })
  await expect.element(screen.getByRole('button', { name: /^Notes on/ }).first()).toBeVisible()
  await showMedia('print')
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByRole('button', { name: /^Notes on/ }).all()).toHaveLength(0)
  const table = document.querySelector('main table')!
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  const names = table.querySelectorAll('tbody [title]:not(time)')
  expect(names.length).toBeGreaterThan(0)
  for (const cut of names) expect(cut.scrollWidth, cut.textContent).toBeLessThanOrEqual(cut.clientWidth)
})

it('prints an open order alone: the whole width, in full, with whose it is and when', async () => {
  const { screen, team } = await openAsTeam('/e-commerce/orders?per_page=5', { stores: [{ orders: 40 }] })
  await screen
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .click()
  const order = screen.getByRole('dialog', { name: /^Order #/ })
  await expect.element(order.getByRole('heading', { name: 'Totals' })).toBeVisible()
  await showMedia('print')
  window.dispatchEvent(new Event('beforeprint'))
  await expect.element(screen.getByText(new RegExp(`^${team.user.team.name} · Printed`))).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Orders', includeHidden: true })).not.toBeVisible()
  const paper = order.element().getBoundingClientRect()
  const head = screen
    .getByText(/ · Printed /)
    .element()
    .getBoundingClientRect()
  expect(paper.left).toBe(head.left)
  expect(paper.right).toBe(document.documentElement.clientWidth - head.left)
  expect(paper.top - head.bottom).toBeLessThan(40)
  // A second page takes what doesn't fit on the first.
  expect(order.element().scrollHeight).toBeLessThanOrEqual(order.element().clientHeight)
})
