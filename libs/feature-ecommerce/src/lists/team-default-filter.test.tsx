import { call } from '@tandem/api-client'
import { invalidate } from '@tandem/api-client/react'
import { createSavedFilter, getMe, setTeamDefaultFilter } from '@tandem/api-contract'
import type { Role } from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import { answerCalls, interceptApi, newMember, newTeam, signIn } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ecommerceFeature } from '../feature.ts'
import { broken, places, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)

const path = '/e-commerce/orders'
const elsewhere = '/e-commerce/products'

/** Opens the products as a member of a team with two shared filters of orders, of which the first can be the default. */
async function open({ isDefault, role }: { isDefault: boolean; role?: Role }) {
  const team = await newTeam({ stores: [{ orders: 12 }] })
  signIn(team)
  const first = await openPage(ecommerceFeature, elsewhere, places)
  const share = async (name: string, search: string) =>
    (await call(createSavedFilter, { body: { list: 'orders', name, search, visible_to_team: true } })).data
  const late = await share('Late', 'status=pending')
  const refunds = await share('Refunds', 'status=refunded')
  if (isDefault)
    await call(setTeamDefaultFilter, { params: { id: late.id }, body: { is_team_default: true } })
  await first.screen.unmount()
  if (role) signIn(await newMember(team, role))
  const opened = await openPage(ecommerceFeature, elsewhere, places)
  const { screen, router } = opened
  const openList = async () => {
    await router.navigate(elsewhere)
    // Its page must have been there: otherwise the one of orders stays, with its menu open.
    await expect.element(screen.getByRole('table', { name: 'Products' })).toBeVisible()
    await router.navigate(path)
    // Until then the other page is shown, with a menu of its own.
    await expect.element(screen.getByRole('table', { name: 'Orders' })).toBeVisible()
  }
  const menu = () => screen.getByRole('dialog', { name: 'Saved filters' })
  const openMenu = () => screen.getByRole('button', { name: /^Saved filters/ }).click()
  const choose = async (filter: string, action: string) => {
    await screen.getByRole('button', { name: `Actions for the filter ${filter}` }).click()
    const item = screen.getByRole('menuitem', { name: action, exact: true })
    await item.click()
    await expect.element(item).not.toBeInTheDocument()
  }
  /** A press outside of the menu may close it, so it is closed before the toast is pressed. */
  const undo = async () => {
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    const button = screen.getByRole('button', { name: 'Undo' })
    // A message that was used stays while it moves away.
    await expect.poll(() => button.elements().length).toBe(1)
    await button.click()
    await openMenu()
  }
  return { ...opened, late, refunds, openList, menu, openMenu, choose, undo }
}

const keptForTeam = async () => (await call(getMe, {})).data.team.default_filters.map(({ id }) => id)
const keptForMe = async () =>
  (await call(getMe, {})).data.metas.find(({ key }) => key === 'filter.orders')?.value

test("the team's default opens the list, until a reader chooses another filter or all rows", async () => {
  const { address, openList, menu, openMenu, choose, refunds } = await open({
    isDefault: true,
    role: 'viewer',
  })
  await openList()
  await expect.poll(address).toBe(`${path}?status=pending`)
  await openMenu()
  await expect.element(menu().getByText('Opens with “Late”, the team’s default.')).toBeVisible()
  await expect.element(menu().getByText('Team default', { exact: true })).toBeVisible()

  await choose('Refunds', 'Open list with it')
  await expect
    .element(menu().getByText('Opens with “Refunds”, your default. The team’s is “Late”.'))
    .toBeVisible()
  await expect.poll(keptForMe).toBe(String(refunds.id))
  await openList()
  await expect.poll(address).toBe(`${path}?status=refunded`)

  await openMenu()
  await menu().getByRole('button', { name: 'Use the team’s default' }).click()
  await menu().getByRole('button', { name: 'Open with all rows' }).click()
  await expect
    .element(menu().getByText('Opens with all rows, your choice. The team’s default is “Late”.'))
    .toBeVisible()
  await expect.poll(keptForMe).toBe('none')
  await openList()
  await expect.poll(address).toBe(path)

  await openMenu()
  await choose('Late', 'Open list with it')
  await expect.poll(keptForMe).toBe('')
  await openList()
  await expect.poll(address).toBe(`${path}?status=pending`)
})

test('an admin chooses it for the team, with undo; deleting it and undoing that brings it back', async () => {
  const { late, address, openList, menu, openMenu, choose, undo, refunds } = await open({
    isDefault: true,
  })
  await openList()
  await expect.poll(address).toBe(`${path}?status=pending`)
  await openMenu()
  await choose('Refunds', 'Open list with it for the team')
  await expect.poll(keptForTeam).toEqual([refunds.id])
  await expect.element(menu().getByText('Opens with “Refunds”, the team’s default.')).toBeVisible()
  await undo()
  await expect.poll(keptForTeam).toEqual([late.id])
  await choose('Late', 'Don’t open list with it for the team')
  await expect.poll(keptForTeam).toEqual([])
  await undo()
  await expect.poll(keptForTeam).toEqual([late.id])

  await openList()
  await expect.poll(address).toBe(`${path}?status=pending`)
  await openMenu()
  await choose('Late', 'Delete filter')
  await expect.poll(keptForTeam).toEqual([])
  await undo()
  await expect.poll(keptForTeam).not.toEqual([])
  await openList()
  await expect.poll(address).toBe(`${path}?status=pending`)
})

test("a default that is the reader's and the team's is said to be both, until it is made private", async () => {
  const { openList, menu, openMenu, choose, refunds } = await open({ isDefault: true })
  await openList()
  await openMenu()
  await choose('Refunds', 'Open list with it')
  await expect.poll(keptForMe).toBe(String(refunds.id))
  await choose('Refunds', 'Open list with it for the team')
  await expect.poll(keptForTeam).toEqual([refunds.id])
  const said = menu().getByRole('status')
  await expect.element(said).toHaveTextContent('Opens with “Refunds”, your default and the team’s.')
  await expect.element(menu().getByText('Your and team default', { exact: true })).toBeVisible()
  await expect.element(menu().getByRole('button', { name: 'Use the team’s default' })).not.toBeInTheDocument()

  await menu().getByRole('button', { name: 'Open with all rows' }).click()
  await expect
    .element(said)
    .toHaveTextContent('Opens with all rows, your choice. The team’s default is “Refunds”.')
  await menu().getByRole('button', { name: 'Use the team’s default' }).click()
  await expect.element(said).toHaveTextContent('Opens with “Refunds”, the team’s default.')
  // Until the session is read again, it still names the filter.
  answerCalls('/me', () => new Promise(() => {}))
  await choose('Refunds', 'Make private')
  await expect.element(said).not.toBeInTheDocument()
})

test('a refused choice for the team is reverted, and is never said to be done', async () => {
  const { screen, queryClient, openList, menu, openMenu, choose } = await open({ isDefault: true })
  await openList()
  await openMenu()
  const { data: me } = await call(getMe, {})
  const read = Promise.withResolvers<Response>()
  const answer = Promise.withResolvers<Response>()
  interceptApi(({ url }) => {
    if (url.endsWith('/me')) return read.promise
    return url.endsWith('/team-default') ? answer.promise : undefined
  })
  const reading = queryClient.refetchQueries(sessionQueries.me)
  await choose('Refunds', 'Open list with it for the team')
  const said = menu().getByRole('status')
  await expect.element(said).toHaveTextContent('Opens with “Refunds”, the team’s default.')
  read.resolve(Response.json({ data: me }))
  await reading
  await expect.element(said).toHaveTextContent('Opens with “Refunds”, the team’s default.')
  const done = screen.getByText('The list opens with this filter for the team')
  await expect.element(done).not.toBeInTheDocument()

  // What the session says by now doesn't matter.
  answerCalls('/me', () => new Promise(() => {}))
  answer.resolve(broken())
  await expect.element(said).toHaveTextContent('Opens with “Late”, the team’s default.')
  await expect.element(done).not.toBeInTheDocument()
})

test('undoing a deletion leaves a default that was chosen since then', async () => {
  const { queryClient, address, openList, menu, openMenu, choose, undo, refunds } = await open({
    isDefault: true,
  })
  await openList()
  await openMenu()
  const said = menu().getByRole('status')
  await choose('Late', 'Delete filter')
  await expect.poll(keptForTeam).toEqual([])
  await call(setTeamDefaultFilter, { params: { id: refunds.id }, body: { is_team_default: true } })
  await queryClient.refetchQueries(sessionQueries.me)
  await expect.element(said).toHaveTextContent('Opens with “Refunds”, the team’s default.')
  await undo()
  await expect.element(menu().getByRole('button', { name: 'Late', exact: true })).toBeVisible()
  await openList()
  await expect.poll(address).toBe(`${path}?status=refunded`)
  await expect.poll(keptForTeam).toEqual([refunds.id])
})

test('only admins choose for the team, and only a shared filter', async () => {
  const admin = await open({ isDefault: false, role: 'admin' })
  await call(createSavedFilter, { body: { list: 'orders', name: 'My own', search: 'status=failed' } })
  await invalidate(admin.queryClient, ['filters'])
  await admin.openList()
  await admin.openMenu()
  await admin.screen.getByRole('button', { name: 'Actions for the filter My own' }).click()
  await expect
    .element(admin.screen.getByRole('menuitem', { name: /^Open list with it for the team/ }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(admin.screen.getByText('Share it with the team first.')).toBeVisible()
  await admin.screen.unmount()

  const editor = await open({ isDefault: false, role: 'editor' })
  await editor.openList()
  await editor.openMenu()
  await editor.screen.getByRole('button', { name: 'Actions for the filter Late' }).click()
  await expect.element(editor.screen.getByRole('menuitem', { name: 'Open list with it' })).toBeVisible()
  await expect.element(editor.screen.getByRole('menuitem', { name: /for the team/ })).not.toBeInTheDocument()
})
