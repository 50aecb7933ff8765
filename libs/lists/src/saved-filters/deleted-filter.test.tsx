import { call } from '@tandem/api-client'
import { createSavedFilter, deleteSavedFilter } from '@tandem/api-contract'
import { connectHost, createFeatureHost } from '@tandem/page-parts/mount'
import { answerCalls, newTeam, refusal, signIn, signOut } from '@tandem/testing'
import { MutationObserver } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { deleteSavedFilterMutation, savedFilterQueries } from './saved-filter-queries.ts'

afterEach(signOut)

async function open() {
  signIn(await newTeam())
  const host = createFeatureHost([], { onFailure: () => undefined })
  const router = createMemoryRouter([{ path: '/', Component: () => null }])
  onTestFinished(connectHost(host, () => router))
  const client = host.queryClient
  const { data: filter } = await call(createSavedFilter, {
    body: { list: 'orders', name: 'Refunds', search: 'status=refunded' },
  })
  const filters = savedFilterQueries.of('orders')
  await client.ensureQueryData(filters)
  const remove = () => new MutationObserver(client, deleteSavedFilterMutation).mutate(filter)
  return { filter, remove, names: () => client.getQueryData(filters.queryKey)?.map(({ name }) => name) }
}

it('stays away when somebody else has deleted it', async () => {
  const { filter, remove, names } = await open()
  await call(deleteSavedFilter, { params: { id: filter.id } })
  await expect(remove()).rejects.toThrow()
  expect(names()).toEqual([])
})

it('returns when the server refuses', async () => {
  const { filter, remove, names } = await open()
  answerCalls(`/filters/${filter.id}`, () => refusal('FORBIDDEN'))
  await expect(remove()).rejects.toThrow()
  expect(names()).toEqual(['Refunds'])
})
