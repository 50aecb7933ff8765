import { call, configureApi } from '@tandem/api-client'
import { getMe } from '@tandem/api-contract'
import { readMeta } from '@tandem/session'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { parseRecent } from './recent-list.ts'
import { useRecentItems } from './use-recent-items.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

afterEach(() => {
  signOut()
  configureApi({ fetch: realFetch })
})

function Probe() {
  const { recent, remember } = useRecentItems()
  const { pathname } = useLocation()
  useEffect(() => remember({ label: pathname, to: pathname, kind: 'page' }))
  return <p>{`Recent: ${recent.map(({ label }) => label).join(', ')}`}</p>
}
const feature = {
  name: 'probe',
  routes: ['/one', '/two', '/error/404'].map((path) => ({ path, Component: Probe })),
}

const kept = async () =>
  parseRecent(readMeta((await call(getMe, {})).data, 'recent_items')).map(({ label }) => label)

it('remembers each visit with one write, newest first, and no error pages', async () => {
  const { screen, router } = await openAsTeam(feature, '/one')
  await expect.element(screen.getByText('Recent: /one')).toBeVisible()
  const writes: string[] = []
  configureApi({
    fetch: async (request) => {
      if (request.method === 'PUT') writes.push(await request.clone().text())
      return realFetch(request)
    },
  })
  await router.navigate('/two')
  await expect.element(screen.getByText('Recent: /two, /one')).toBeVisible()
  await router.navigate('/error/404')
  await router.navigate('/one')
  await expect.element(screen.getByText('Recent: /one, /two')).toBeVisible()
  await expect.poll(kept).toEqual(['/one', '/two'])
  expect(writes).toHaveLength(2)
})

it("is silent when it can't be saved", async () => {
  const { screen, router, failures } = await openAsTeam(feature, '/error/404')
  await expect.element(screen.getByText('Recent:')).toBeVisible()
  let refused = 0
  configureApi({
    fetch: async (request) => {
      if (request.method !== 'PUT') return realFetch(request)
      refused++
      throw new TypeError('Failed')
    },
  })
  await router.navigate('/one')
  await expect.poll(() => failures.length).toBe(1)
  await router.navigate('/two')
  await expect.poll(() => failures.length).toBe(2)
  expect(refused).toBe(2)
  expect(failures.map(({ failure }) => failure.errors)).toEqual(['local', 'local'])
})
