import { call } from '@tandem/api-client'
import { createSavedFilter, getMe } from '@tandem/api-contract'
import type { SavedFilter } from '@tandem/api-contract'
import { connectHost, createFeatureHost } from '@tandem/page-parts/mount'
import { sessionQueries } from '@tandem/session'
import { interceptApi, newTeam, refusal, signIn, signOut } from '@tandem/testing'
import { MutationObserver } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { setTeamDefaultMutation } from './saved-filter-queries.ts'

afterEach(signOut)

/** A client of a team with shared filters of orders. */
async function open() {
  signIn(await newTeam())
  const host = createFeatureHost([], { onFailure: () => undefined })
  const router = createMemoryRouter([{ path: '/', Component: () => null }])
  onTestFinished(connectHost(host, () => router))
  const client = host.queryClient
  const share = async (name: string, search: string) =>
    (await call(createSavedFilter, { body: { list: 'orders', name, search, visible_to_team: true } })).data
  const { queryKey } = sessionQueries.me
  const { data: user } = await call(getMe, {})
  client.setQueryData(queryKey, user)
  const shown = () => client.getQueryData(queryKey)?.team.default_filters.map(({ id }) => id)
  const choose = (filter: SavedFilter) =>
    new MutationObserver(client, setTeamDefaultMutation).mutate({ filter, isDefault: true })
  return { client, queryKey, user, share, shown, choose }
}

it('lets a running check of who is signed in end with the answer of the server', async () => {
  const { client, queryKey, user, share, shown, choose } = await open()
  const filter = await share('Refunds', 'status=refunded')
  client.setQueryData(queryKey, { ...user, name: 'As last seen' })
  const held = Promise.withResolvers<undefined>()
  let reads = 0
  interceptApi(async ({ method, url }) => {
    if (method === 'GET' && url.endsWith('/me') && (reads += 1) === 1) await held.promise
    return undefined
  })

  const check = client.fetchQuery({ ...sessionQueries.me, staleTime: 0 })
  await choose(filter)
  held.resolve(undefined)
  expect((await check).name).toBe(user.name)
  expect(shown()).toEqual([filter.id])
})

it.each(['kept', 'refused'])(
  'keeps the later of two choices on screen when the first is %s',
  async (first) => {
    const { share, shown, choose } = await open()
    const [refunds, late] = [await share('Refunds', 'status=refunded'), await share('Late', 'status=pending')]
    const held = Promise.withResolvers<undefined>()
    interceptApi(async ({ url }) => {
      if (first === 'refused' && url.endsWith(`/${refunds.id}/team-default`))
        return refusal('MODEL_NOT_FOUND')
      if (url.endsWith(`/${late.id}/team-default`)) await held.promise
      return undefined
    })
    const [begun, later] = [choose(refunds).catch(() => null), choose(late)]
    await begun
    expect(shown()).toEqual([late.id])
    held.resolve(undefined)
    await later
    expect(shown()).toEqual([late.id])
  },
)

it('reverts to the default of the server when two quick choices are refused', async () => {
  const { client, queryKey, share, shown, choose } = await open()
  const [kept, refunds, late] = [
    await share('Open', 'status=processing'),
    await share('Refunds', 'status=refunded'),
    await share('Late', 'status=pending'),
  ]
  await choose(kept)
  interceptApi(({ url }) => {
    // Until the session is read again, only what was refused says which default is left.
    if (url.endsWith('/me')) return new Promise(() => {})
    return url.endsWith('/team-default') ? refusal('MODEL_NOT_FOUND') : undefined
  })
  const choices = [choose(refunds), choose(late)]
  expect(shown()).toEqual([late.id])
  await Promise.allSettled(choices)
  expect(shown()).toEqual([kept.id])
  await client.cancelQueries({ queryKey })
})
