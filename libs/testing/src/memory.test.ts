import { call, configureApi } from '@tandem/api-client'
import { getMe, listAccounts, listOrders, listStores, syncAccounts, syncStores } from '@tandem/api-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migratedSnapshot } from './node/migrated-snapshot.ts'
import type { Team, TeamOptions } from './team.ts'
import { startTestingApi } from './testing-api.ts'
import type { CopiedTestingApi } from './testing-api.ts'

const options: TeamOptions = {
  connected: ['elif'],
  tracked: ['keramik.kiez'],
  stores: [
    { name: 'Linden', orders: 3 },
    { name: 'Juniper', type: 'shopify', orders: 4 },
    { name: 'Second Shelf', sync: 'refused', orders: 2 },
  ],
}

let copy: Blob
let api: CopiedTestingApi
let team: Team

const callAs = (token: string) =>
  configureApi({ origin: 'http://tandem.test', token: () => token, fetch: (request) => api.fetch(request) })

beforeAll(async () => {
  const first = await startTestingApi(await migratedSnapshot())
  // A team that doesn't match the one the copy is asked for.
  await first.newTeam({ stores: [{ orders: 1 }] })
  copy = await first.copyWith(options)
  await first.close()
  api = await startTestingApi(copy)
  team = await api.newTeam(options)
  callAs(team.token)
})
afterAll(() => api.close())

it('has the team that a copy was made with, each time it is opened', async () => {
  expect((await call(getMe, {})).data).toEqual(team.user)
  expect((await call(listOrders, {})).meta.total).toBe(9)
  const again = await startTestingApi(copy)
  expect(await again.newTeam(options)).toEqual(team)
  await again.close()
})

it('syncs stores again, with the last keys of their shops', async () => {
  const before = (await call(listStores, {})).data
  await call(syncStores, { body: { ids: before.map(({ id }) => id) } })
  const states = async () =>
    Object.fromEntries((await call(listStores, {})).data.map(({ name, sync }) => [name, sync.state]))
  await expect.poll(states).toEqual({ Linden: 'succeeded', Juniper: 'succeeded', 'Second Shelf': 'failed' })
  const after = (await call(listStores, {})).data
  const startOf = (stores: typeof before) => stores.map(({ sync }) => Date.parse(sync.started_at ?? ''))
  for (const [index, start] of startOf(after).entries())
    expect(start).toBeGreaterThan(startOf(before)[index] ?? Infinity)
})

it.each(['social', 'tracker'] as const)('reads accounts again: %s', async (service) => {
  const params = { service, social: 'instagram' } as const
  const read = async () => (await call(listAccounts, { params, search: {} })).data
  const before = await read()
  await call(syncAccounts, { params, body: { ids: before.map(({ id }) => id) } })
  await expect.poll(async () => (await read()).map(({ reading }) => reading.state)).toEqual(['succeeded'])
  const [first = before[0]] = await read()
  expect(first?.health.last_read_at).not.toBe(before[0]?.health.last_read_at)
  const picture = await api.fetch(new Request(first?.picture_url ?? ''))
  expect(picture.headers.get('content-type')).toBe('image/png')
})

it('creates a new team when the same one is requested again, or a different one', async () => {
  const others = [await api.newTeam(options), await api.newTeam({ connected: ['elif'] })]
  const users = new Set([team, ...others].map(({ user }) => user.email))
  expect(users.size).toBe(3)
  expect(others[0]?.stores.map(({ url }) => url)).not.toContain(team.stores[0]?.url)
  expect((await call(listStores, {})).data).toHaveLength(3)
})

it('works without a copy when the copy is broken', async () => {
  const started = await startTestingApi(copy.slice(0, 10_000))
  expect((await started.newTeam({ name: 'Anew' })).user.team.name).toBe('Anew')
  await started.close()
})

it('refuses to copy work that never ends', async () => {
  await expect(api.copyWith({ stores: [{ sync: 'reading' }] })).rejects.toThrow('come to rest')
})

it("says so when the server's answer breaks the contract", () => {
  expect(api.deviations).toEqual([])
})
