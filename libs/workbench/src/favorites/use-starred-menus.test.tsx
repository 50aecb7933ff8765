import { call, configureApi } from '@tandem/api-client'
import { getMe } from '@tandem/api-contract'
import { readMeta } from '@tandem/session'
import { signOut } from '@tandem/testing'
import { afterEach, expect, it } from 'vitest'
import { openAsTeam } from '../test-setup.tsx'
import { parseStarred } from './starred-menus.ts'
import { useStarredMenus } from './use-starred-menus.ts'
import type { StarredMenus } from './use-starred-menus.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

afterEach(() => {
  signOut()
  configureApi({ fetch: realFetch })
})

async function open() {
  const seen: { menus: StarredMenus | null } = { menus: null }
  function Probe() {
    seen.menus = useStarredMenus()
    return <p>{`Starred: ${seen.menus.starred.map(({ label }) => label).join(', ')}`}</p>
  }
  const page = await openAsTeam({ name: 'probe', routes: [{ path: '/probe', Component: Probe }] }, '/probe')
  await expect.element(page.screen.getByText('Starred:')).toBeVisible()
  const menus = () => {
    if (!seen.menus) throw new Error('Not drawn')
    return seen.menus
  }
  const shows = (labels: string) =>
    expect.element(page.screen.getByText(/^Starred:/)).toHaveTextContent(`Starred: ${labels}`.trim())
  return { ...page, menus, shows }
}

const kept = async () =>
  parseStarred(readMeta((await call(getMe, {})).data, 'favorite_menus')).map(({ label }) => label)

it('stars one after the other without waiting, and the server keeps them all', async () => {
  const { menus, shows } = await open()
  for (const label of ['A', 'B', 'C']) menus().star({ label, to: `/${label}` })
  await shows('C, B, A')
  await expect.poll(kept).toEqual(['C', 'B', 'A'])
  await shows('C, B, A')
  expect([menus().isStarred('/A'), menus().isStarred('/D')]).toEqual([true, false])
})

it('moves, takes a star away and puts it back where it was', async () => {
  const { menus, shows } = await open()
  for (const label of ['C', 'B', 'A']) menus().star({ label, to: `/${label}` })
  await shows('A, B, C')
  menus().move('/A', 2)
  await shows('B, C, A')
  const undo = menus().unstar('/C')
  await shows('B, A')
  undo()
  await shows('B, C, A')
  await expect.poll(kept).toEqual(['B', 'C', 'A'])
})

it('goes back to what is kept where the server refuses, and says so', async () => {
  const { menus, shows, failures } = await open()
  menus().star({ label: 'A', to: '/A' })
  await expect.poll(kept).toEqual(['A'])
  const refused = Promise.withResolvers<Response>()
  configureApi({ fetch: (request) => (request.method === 'PUT' ? refused.promise : realFetch(request)) })
  menus().star({ label: 'B', to: '/B' })
  await shows('B, A')
  refused.reject(new TypeError('Failed to fetch'))
  await shows('A')
  await expect.poll(() => failures).toMatchObject([{ failure: { of: 'mutation', errors: undefined } }])
})
