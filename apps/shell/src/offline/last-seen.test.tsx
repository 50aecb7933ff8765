import { createQueryClient } from '@tandem/api-client/react'
import type { User } from '@tandem/api-contract'
import { endpoints } from '@tandem/api-contract'
import { forgetStored, keepStored, sessionQueries } from '@tandem/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testUser as user } from '../test-user.ts'
import { databaseName, forgetDevice } from './forget-device.ts'
import { keptReads } from './kept-reads.ts'
import { keepReads, keptBytes, keptMs, readLastSeen } from './last-seen.ts'
import { findLastSeen } from './open-last-seen.ts'

/** A cache of the app for this person, after these reads. */
function cacheOf(person: User, reads: Record<string, unknown> = {}, readAt = Date.now()) {
  const client = createQueryClient({ onError: () => {} })
  client.setQueryData(sessionQueries.me.queryKey, person)
  for (const [name, data] of Object.entries(reads))
    client.setQueryData([name, { search: {} }], data, { updatedAt: readAt })
  return client
}

/** Stores what a person reads in a session, until everything is written. */
async function see(token: string, build: string, ...reads: Parameters<typeof cacheOf>) {
  keepStored('personal_access_token', token)
  await keepReads(cacheOf(...reads), build)()
}

const names = async (token: string, build: string) =>
  (await readLastSeen(token, build))?.rows.map(({ key }) => key[0]).toSorted() ?? null

const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

beforeEach(() => vi.useRealTimers())
afterEach(async () => {
  forgetStored('personal_access_token')
  forgetDevice()
  await expect.poll(databases).not.toContain(databaseName)
})

it('returns what a page showed to the same session and build, with its age and without contact data', async () => {
  const readAt = Date.now() - 60_000
  const order = { number: '#1', customer_name: 'Eve', customer_email: 'eve@shop.test' }
  await see(
    'token a',
    'build 1',
    user,
    { listOrders: { data: [order] }, getCustomer: { name: 'Eve' } },
    readAt,
  )
  expect(await names('token a', 'build 1')).toEqual(['getMe', 'listOrders'])
  const found = await findLastSeen('token a', 'build 1')
  const client = createQueryClient({ onError: () => {} })
  found!.putBack(client)
  const state = client.getQueryState(['listOrders', { search: {} }])
  expect(state).toMatchObject({ data: { data: [{ ...order, customer_email: null }] }, dataUpdatedAt: readAt })
  // It is refetched as soon as a page shows it.
  expect(state!.isInvalidated).toBe(true)
})

it('returns nothing to another session or another build, and is deleted when that one stores something', async () => {
  await see('token a', 'build 1', user, { listOrders: 1 })
  expect(await names('token b', 'build 1')).toBeNull()
  expect(await names('token a', 'build 2')).toBeNull()
  await see('token b', 'build 1', { ...user, id: 8 }, { listProducts: 1 })
  expect(await names('token b', 'build 1')).toEqual(['getMe', 'listProducts'])
})

it.each([
  ['role', { ...user, role: 'viewer' as const }],
  ['team', { ...user, team: { ...user.team, id: 4 } }],
])('deletes what was seen before another %s', async (_what, changed) => {
  await see('token a', 'build 1', user, { listOrders: 1 })
  const { isOf } = (await readLastSeen('token a', 'build 1'))!
  expect([isOf(user), isOf(changed)]).toEqual([true, false])
  await see('token a', 'build 1', changed, { listProducts: 1 })
  expect(await names('token a', 'build 1')).toEqual(['getMe', 'listProducts'])
})

it('stores what the person chooses at once, so that a reload right afterwards knows it', async () => {
  keepStored('personal_access_token', 'token a')
  const client = cacheOf(user, { listOrders: 1 })
  const stop = keepReads(client, 'build 1')
  const metas = [{ key: 'filter.orders' as const, value: '7' }]
  client.setQueryData(sessionQueries.me.queryKey, { ...user, metas })
  const seen = async () => (await readLastSeen('token a', 'build 1'))?.rows.map(({ data }) => data) ?? []
  await expect.poll(seen, { timeout: 1000 }).toContainEqual(expect.objectContaining({ metas }))
  await stop()
})

it('stores nothing after sign-out, even if a write is in progress', async () => {
  keepStored('personal_access_token', 'token a')
  const stop = keepReads(cacheOf(user, { listOrders: 1 }), 'build 1')
  const written = stop()
  forgetStored('personal_access_token')
  forgetDevice()
  await written
  expect(await databases()).not.toContain(databaseName)
})

it('deletes what is older than a week, and what was read longest ago when there is too much', async () => {
  const large = 'x'.repeat(keptBytes / 2)
  const client = cacheOf(user, { listOrders: 1 }, Date.now() - keptMs - 1)
  for (const [index, name] of ['listPosts', 'listProducts', 'listNotes'].entries())
    client.setQueryData([name, {}], large, { updatedAt: Date.now() - 1000 + index })
  keepStored('personal_access_token', 'token a')
  await keepReads(client, 'build 1')()
  expect(await names('token a', 'build 1')).toEqual(['getMe', 'listNotes'])
})

it('carries on if the browser stores nothing', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Storage is switched off', 'SecurityError')
  })
  await see('token a', 'build 1', user, { listOrders: 1 })
  expect(await findLastSeen('token a', 'build 1')).toBeNull()
  open.mockRestore()
})

it('only lists reads of the contract, and none of people, sessions, exports or the audit log', () => {
  const withheld = [
    'audit',
    'people',
    'profile',
    'sessions',
    'signInMethods',
    'teamExports',
    'privacyRequests',
  ]
  for (const name of keptReads) {
    const read = endpoints.find((endpoint) => endpoint.name === name)
    expect(read?.method, name).toBe('GET')
    expect(
      read!.reads.filter((resource) => withheld.includes(resource)),
      name,
    ).toEqual([])
  }
})
