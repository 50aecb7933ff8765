import { call, configureApi } from '@tandem/api-client'
import { createQueryClient } from '@tandem/api-client/react'
import type { Failure } from '@tandem/api-client/react'
import { listFavoriteCategories } from '@tandem/api-contract'
import { newTeam, signIn, signOut } from '@tandem/testing'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import type { MutationObserverOptions, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isSaved, undoOfDeletion, undoOfRemoval } from './favorite-changes.ts'
import {
  addToFavoriteMutation,
  createFavoriteCategoryMutation,
  deleteFavoriteCategoryMutation,
  favoriteQueries,
  removeFromFavoriteMutation,
  renameFavoriteCategoryMutation,
} from './favorite-queries.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

let client: QueryClient
let failures: { error: Error; failure: Failure }[]
let stopWatching: () => void
let storeId: number

beforeEach(async () => {
  const team = await newTeam({ stores: [{ name: 'Oak', orders: 1 }] })
  storeId = team.stores[0]!.id
  signIn(team)
  configureApi({ origin: '', token: () => localStorage.getItem('personal_access_token'), fetch: realFetch })
  failures = []
  client = createQueryClient({ onError: (error, failure) => failures.push({ error, failure }) })
  await client.fetchQuery(favoriteQueries.categories())
  stopWatching = new QueryObserver(client, favoriteQueries.categories()).subscribe(() => undefined)
})
afterEach(() => {
  stopWatching()
  client.clear()
  signOut()
  configureApi({ fetch: realFetch })
})

const run = <Data, Variables, Result>(
  options: MutationObserverOptions<Data, Error, Variables, Result>,
  variables: Variables,
) => new MutationObserver(client, options).mutate(variables)

const shown = () => client.getQueryData(favoriteQueries.categories().queryKey) ?? []
const outline = (categories: { name: string; items: { label: string }[] }[]) =>
  categories.map(({ name, items }) => `${name}: ${items.map(({ label }) => label).join(' ')}`.trim())
const kept = async () => outline((await call(listFavoriteCategories, {})).data)

const menu = (label: string) => ({ favoritable_type: 'menu' as const, favoritable_id: `/${label}`, label })

/** Holds every write back until it is released. */
function holdWrites() {
  const gate = Promise.withResolvers<void>()
  configureApi({
    fetch: async (request) => {
      if (request.method !== 'GET') await gate.promise
      return realFetch(request)
    },
  })
  return gate
}

async function madeDaily() {
  const { id } = await run(createFavoriteCategoryMutation, { name: 'Daily' })
  for (const label of ['C', 'B', 'A']) await run(addToFavoriteMutation, { category_id: id, ...menu(label) })
  return id
}

describe('favourites', () => {
  it('show each change immediately, new ones first, before the server has answered', async () => {
    const id = await madeDaily()
    const gate = holdWrites()
    const changes = [
      run(createFavoriteCategoryMutation, { name: ' Weekly ' }),
      run(renameFavoriteCategoryMutation, { id, name: 'Every day' }),
      run(addToFavoriteMutation, { category_id: id, ...menu('D') }),
      run(addToFavoriteMutation, { category_id: id, ...menu('B') }),
      run(removeFromFavoriteMutation, { category_id: id, ...menu('A') }),
    ]
    await expect.poll(() => outline(shown())).toEqual(['Weekly:', 'Every day: D B C'])
    expect(shown().map(isSaved)).toEqual([false, true])
    expect(shown()[1]?.items.map(({ position }) => position)).toEqual([0, 1, 2])

    const seen: string[][] = []
    const stop = client.getQueryCache().subscribe(() => void seen.push(outline(shown())))
    gate.resolve()
    await Promise.all(changes)
    stop()
    expect(new Set(seen.map((categories) => categories.join()))).toEqual(
      new Set(['Weekly:,Every day: D B C']),
    )
    expect(shown().map(isSaved)).toEqual([true, true])
    expect(await kept()).toEqual(['Weekly:', 'Every day: D B C'])
    expect(failures).toEqual([])
  })

  it('return to their places when a removal or a deletion is undone', async () => {
    const id = await madeDaily()
    await run(createFavoriteCategoryMutation, { name: 'Weekly' })
    const daily = shown()[1]!
    await run(removeFromFavoriteMutation, { category_id: id, ...menu('B') })
    await run(addToFavoriteMutation, undoOfRemoval(daily, daily.items[1]!))
    expect(outline(shown())).toEqual(['Weekly:', 'Daily: A B C'])

    const undo = undoOfDeletion(shown(), shown()[1]!)
    await run(deleteFavoriteCategoryMutation, id)
    expect(outline(shown())).toEqual(['Weekly:'])
    await run(createFavoriteCategoryMutation, undo)
    expect(outline(shown())).toEqual(['Weekly:', 'Daily: A B C'])
    expect(await kept()).toEqual(['Weekly:', 'Daily: A B C'])
  })

  it('store rows by id and show their current names', async () => {
    const { id } = await run(createFavoriteCategoryMutation, { name: 'Shops', type: 'store' })
    await run(addToFavoriteMutation, {
      category_id: id,
      favoritable_type: 'store',
      favoritable_id: storeId,
      label: 'As it was called',
    })
    expect(outline(shown())).toEqual(['Shops: Oak'])
  })

  it('are reverted when the server refuses a duplicate name, and the reason is shown', async () => {
    await madeDaily()
    await expect(run(createFavoriteCategoryMutation, { name: 'daily' })).rejects.toMatchObject({
      code: 'DUPLICATE_FAVORITE_CATEGORY_NAME',
      message: expect.stringContaining('daily'),
    })
    await expect.poll(() => outline(shown())).toEqual(['Daily: A B C'])
    expect(failures).toMatchObject([{ failure: { of: 'mutation', errors: undefined } }])
  })

  it('are reverted when offline', async () => {
    const id = await madeDaily()
    configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    await run(deleteFavoriteCategoryMutation, id).catch(() => null)
    expect(outline(shown())).toEqual(['Daily: A B C'])
  })
})
