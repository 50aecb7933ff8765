import { call, configureApi } from '@tandem/api-client'
import { getMe, updateMeta } from '@tandem/api-contract'
import { readStored } from '@tandem/session'
import { newTeam, signIn } from '@tandem/testing'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { failCalls, openApp, openAsTeam, startAfresh } from '../../test-setup.ts'

beforeEach(startAfresh)

const kept = async () => {
  const { metas } = (await call(getMe, {})).data
  const meta = metas.find(({ key }) => key === 'favorite_menus')?.value
  return (JSON.parse(meta ?? '[]') as { to: string }[]).map(({ to }) => to)
}
const places = [
  { label: 'Orders', to: '/e-commerce/orders', order: 0 },
  { label: 'Workspace', to: '/workspace', order: 1 },
  { label: 'Profile', to: '/settings/profile', order: 2 },
]

async function openStarred(entries: unknown = places) {
  signIn(await newTeam())
  configureApi({ token: () => readStored('personal_access_token') })
  await call(updateMeta, { body: { favorite_menus: JSON.stringify(entries) } })
  const opened = await openApp('/integrations/e-commerce')
  const starred = opened.screen.getByRole('region', { name: 'Starred' })
  await expect.element(starred).toBeVisible()
  const order = () =>
    [...starred.element().querySelectorAll('li[data-starred]')].map((row) => row.textContent)
  return { ...opened, starred, order }
}

it('explains itself when empty, and lists starred places, newest first', async () => {
  const { screen, where } = await openAsTeam('/workspace')
  const starred = screen.getByRole('region', { name: 'Starred' })
  await expect.element(starred.getByText('Star a page to pin it here')).toBeVisible()
  const star = screen.getByRole('button', { name: 'Star Workspace' })
  const { top } = star.element().getBoundingClientRect()
  await star.click()
  const starredNow = screen.getByRole('button', { name: 'Unstar Workspace' }).last()
  // The first one takes the place of the note, so that nothing moves below the pointer.
  await expect.poll(() => starredNow.element().getBoundingClientRect().top).toBe(top)
  await screen.getByRole('button', { name: 'Star Dashboard' }).click()
  await expect.element(starred.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect.element(starred.getByText('Star a page to pin it here')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('button', { name: 'Unstar Dashboard' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.poll(kept).toEqual(['/', '/workspace'])
  // A group leads to its first page.
  await screen.getByRole('button', { name: 'Star eCommerce' }).click()
  await expect.poll(kept).toEqual(['/e-commerce', '/', '/workspace'])
  await starred.getByRole('link', { name: 'eCommerce' }).click()
  await expect.poll(where).toBe('/e-commerce/customers')
})

it('returns a removed place to its position', async () => {
  const { screen, starred, order } = await openStarred()
  await screen.getByRole('button', { name: 'Unstar Workspace' }).click()
  await expect.element(starred.getByRole('link', { name: 'Workspace' })).not.toBeInTheDocument()
  await expect.poll(kept).toEqual(['/e-commerce/orders', '/settings/profile'])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual(['Orders', 'Workspace', 'Profile'])
  await expect.poll(kept).toEqual(['/e-commerce/orders', '/workspace', '/settings/profile'])
})

it('moves a place by its menu, and keeps the focus on it', async () => {
  const { screen, starred, order } = await openStarred()
  const actions = starred.getByRole('button', { name: 'Actions for Orders' })
  await actions.click()
  await expect
    .element(screen.getByRole('menuitem', { name: /^Move up/ }))
    .toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('menuitem', { name: 'Move down' }).click()
  await expect.poll(order).toEqual(['Workspace', 'Orders', 'Profile'])
  await expect.element(actions).toHaveFocus()
  await expect.poll(kept).toEqual(['/workspace', '/e-commerce/orders', '/settings/profile'])
})

it('moves a place by keyboard, 25 px per step, and announces it', async () => {
  const { screen, starred, order } = await openStarred()
  const handle = starred.getByRole('button', { name: 'Reorder Orders' })
  handle.element().focus()
  await expect.element(handle).toHaveAccessibleDescription(/Press Space/)
  await expect.element(handle).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Orders moved to position 1 of 3.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => handle.element().closest('li')!.style.transform).toBe('translate3d(0px, 25px, 0px)')
  await expect.element(screen.getByText('Orders moved to position 2 of 3.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Dropped Orders at position 2 of 3.')).toBeInTheDocument()
  await expect.poll(order).toEqual(['Workspace', 'Orders', 'Profile'])
  await expect.poll(kept).toEqual(['/workspace', '/e-commerce/orders', '/settings/profile'])
})

it('Escape returns a lifted place to its position', async () => {
  const { screen, starred, order } = await openStarred()
  const handle = starred.getByRole('button', { name: 'Reorder Profile' })
  handle.element().focus()
  await expect.element(handle).toHaveAccessibleDescription(/Press Space/)
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Profile moved to position 3 of 3.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByText('Profile moved to position 2 of 3.')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('Cancelled. Profile is back at position 3 of 3.')).toBeInTheDocument()
  await expect.poll(order).toEqual(['Orders', 'Workspace', 'Profile'])
  expect(await kept()).toEqual(['/e-commerce/orders', '/workspace', '/settings/profile'])
})

it('undoes a change with a message when the server refuses', async () => {
  const { screen, order } = await openStarred()
  failCalls('/me/meta', 500, 'UNKNOWN_ERROR')
  await screen.getByRole('button', { name: 'Unstar Workspace' }).click()
  await expect.element(screen.getByText('Unknown Error')).toBeVisible()
  await expect.poll(order).toEqual(['Orders', 'Workspace', 'Profile'])
})

it('focuses the next place when one was removed by its menu', async () => {
  const { screen, starred } = await openStarred()
  starred.getByRole('button', { name: 'Actions for Workspace' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await screen.getByRole('menuitem', { name: 'Remove from Starred' }).click()
  await expect.element(starred.getByRole('link', { name: 'Profile' })).toHaveFocus()
})

it.each([
  ['no list', { to: '/workspace' }],
  ['nothing usable', [null, 7, { label: 'Elsewhere', to: '//elsewhere.test' }]],
])('is empty when %s was stored', async (_, entries) => {
  const { starred } = await openStarred(entries)
  await expect.element(starred.getByText('Star a page to pin it here')).toBeVisible()
})
