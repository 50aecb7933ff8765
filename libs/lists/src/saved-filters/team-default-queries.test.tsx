import { call } from '@tandem/api-client'
import { createSavedFilter, getMe } from '@tandem/api-contract'
import { connectHost, createFeatureHost } from '@tandem/page-parts/mount'
import { sessionQueries } from '@tandem/session'
import { interceptApi, newTeam, signIn, signOut } from '@tandem/testing'
import { MutationObserver } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { setTeamDefaultMutation } from './saved-filter-queries.ts'

afterEach(signOut)

it('lets a running check of who is signed in end with the answer of the server', async () => {
  signIn(await newTeam())
  const host = createFeatureHost([], { onFailure: () => undefined })
  const router = createMemoryRouter([{ path: '/', Component: () => null }])
  onTestFinished(connectHost(host, () => router))
  const client = host.queryClient
  const { queryKey } = sessionQueries.me
  const { data: filter } = await call(createSavedFilter, {
    body: { list: 'orders', name: 'Refunds', search: 'status=refunded', visible_to_team: true },
  })
  const { data: user } = await call(getMe, {})
  client.setQueryData(queryKey, { ...user, name: 'As last seen' })
  const held = Promise.withResolvers<undefined>()
  let reads = 0
  interceptApi(async ({ method, url }) => {
    if (method === 'GET' && url.endsWith('/me') && (reads += 1) === 1) await held.promise
    return undefined
  })

  const check = client.fetchQuery({ ...sessionQueries.me, staleTime: 0 })
  await new MutationObserver(client, setTeamDefaultMutation).mutate({ filter, isDefault: true })
  held.resolve(undefined)
  expect((await check).name).toBe(user.name)
  expect(client.getQueryData(queryKey)?.team.default_filters).toEqual([{ list: 'orders', id: filter.id }])
})
