import { endpoint, getOrder, listOrders, listStores, PageMeta } from '@tandem/api-contract'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '../call.ts'
import { changeReads, keyOf, knownReads, readsOf } from './endpoint-key.ts'
import { endpointMutation } from './endpoint-mutation.ts'
import {
  endpointPages,
  endpointQuery,
  endpointWhole,
  namedQuery,
  rowsOfPages,
  severalQueries,
} from './endpoint-queries.ts'
import { invalidate } from './invalidate.ts'
import { createQueryClient } from './query-client.ts'

const usual = { summary: 'A call of this test', access: 'public' } as const
const listOf = v.strictObject({
  page: v.optional(v.number(), 1),
  per_page: v.optional(v.number(), 10),
  kind: v.optional(v.string(), ''),
})
const getTeamName = endpoint({
  ...usual,
  name: 'getTeamName',
  method: 'GET',
  path: '/name',
  reads: ['team'],
  data: v.string(),
})
const listNumbers = endpoint({
  ...usual,
  name: 'listNumbers',
  method: 'GET',
  path: '/numbers',
  reads: ['orders', 'notes'],
  search: listOf,
  data: v.array(v.number()),
  meta: PageMeta,
})
const renameTeam = endpoint({
  ...usual,
  name: 'renameTeam',
  method: 'POST',
  path: '/name',
  changes: ['team', 'audit'],
  body: v.strictObject({ name: v.string() }),
  data: v.string(),
})

let client: QueryClient
let asked: string[]
let answer: (request: Request) => Promise<object> | object

const page = (search: URLSearchParams, pages = 3) => {
  const current_page = Number(search.get('page') ?? 1)
  const meta = { current_page, per_page: 1, total: pages, last_page: pages, total_is_capped: false }
  return { data: [current_page], meta }
}

beforeEach(() => {
  client = createQueryClient({ onError: () => undefined })
  asked = []
  answer = ({ url }) => page(new URL(url).searchParams)
  configureApi({
    origin: 'https://tandem.test',
    fetch: async (request) => {
      asked.push(`${request.method} ${request.url.split('/api/v1')[1]}`)
      return Response.json(await answer(request))
    },
  })
})
afterEach(() => client.clear())

const isOld = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated

describe('the key of a read', () => {
  it("is the call's name and its input as the contract parses it", () => {
    expect(keyOf(listNumbers, { search: { kind: 'even' } })).toEqual([
      'listNumbers',
      { search: { page: 1, per_page: 10, kind: 'even' } },
    ])
    expect(keyOf(getTeamName, {})).toEqual(['getTeamName', {}])
  })

  it('is the same for equivalent inputs', () => {
    const usualOrders = keyOf(listOrders, {})
    expect(keyOf(listOrders, { search: { page: 1, search_term: '' } })).toEqual(usualOrders)
    expect(keyOf(listOrders, { search: { page: 2 } })).not.toEqual(usualOrders)
  })

  it('contains the raw input when the contract refuses it', () => {
    expect(keyOf(getOrder, { params: { id: -1 } })).toEqual(['getOrder', { params: { id: -1 } }])
  })
})

describe('a read', () => {
  it('caches the data, with meta when the call has it', async () => {
    answer = () => ({ data: 'Linden & Oak' })
    expect(await client.fetchQuery(endpointQuery(getTeamName, {}))).toBe('Linden & Oak')
    answer = ({ url }) => page(new URL(url).searchParams)
    expect(await client.fetchQuery(endpointQuery(listNumbers, {}))).toMatchObject({ data: [1] })
    expect(asked).toEqual(['GET /name', 'GET /numbers'])
  })

  it("is aborted with its last reader, but a write isn't, because its answer would be lost", async () => {
    const held = Promise.withResolvers<object>()
    const given: AbortSignal[] = []
    answer = ({ signal }) => {
      given.push(signal)
      return held.promise
    }
    const reads = [endpointQuery(getTeamName, {}), endpointQuery(renameTeam, { body: { name: 'Oak' } })]
    for (const read of reads) new QueryObserver<string>(client, read as never).subscribe(() => undefined)()
    expect(given.map(({ aborted }) => aborted)).toEqual([true, false])
    held.resolve({ data: 'Oak' })
  })

  it('continues page by page while there are more', async () => {
    const options = endpointPages(listNumbers, (paging) => ({ search: { kind: 'odd', ...paging } }))
    const { pages } = await client.fetchInfiniteQuery({ ...options, pages: 5 })
    expect(pages.map(({ data }) => data)).toEqual([[1], [2], [3]])
    expect(asked[2]).toBe('GET /numbers?kind=odd&page=3&per_page=20')
  })

  it('has a row once when a new one moved it to the next page', () => {
    const [oak, linden, elm] = [{ id: 3 }, { id: 2 }, { id: 1 }]
    expect(rowsOfPages({ pages: [{ data: [oak, linden] }, { data: [linden, elm] }] })).toEqual([
      oak,
      linden,
      elm,
    ])
  })

  it('of a whole list reads all pages', async () => {
    const options = endpointWhole(listNumbers, (paging) => ({ search: paging }))
    expect(await client.fetchQuery(options)).toEqual([1, 2, 3])
    expect(knownReads(client, listNumbers)).toEqual([])
  })

  it('of several answers keeps their order, and caches each separately', async () => {
    const several = [2, 1].map((number) => endpointQuery(listNumbers, { search: { page: number } }))
    const read = severalQueries(several)
    expect((await client.fetchQuery(read)).map(({ data }) => data)).toEqual([[2], [1]])
    expect(knownReads(client, listNumbers)).toHaveLength(2)
    await invalidate(client, ['notes'])
    expect(isOld(read.queryKey)).toBe(true)
  })
})

it('can be found by its endpoint, with any input or a part of it', async () => {
  for (const kind of ['even', 'odd'])
    await client.fetchQuery(endpointQuery(listNumbers, { search: { kind } }))
  expect(knownReads(client, listNumbers)).toHaveLength(2)
  expect(client.getQueryCache().findAll(readsOf(listNumbers, { search: { kind: 'odd' } }))).toHaveLength(1)
  changeReads(client, listNumbers, (known) => ({ ...known, data: [...known.data, 7] }))
  expect(knownReads(client, listNumbers, { search: { kind: 'even' } })[0]?.data).toEqual([1, 7])
})

describe('what has changed', () => {
  const reads = {
    stores: endpointQuery(listStores, {}).queryKey,
    orders: endpointQuery(listOrders, {}).queryKey,
    foreign: namedQuery('terms', async () => 'text').queryKey,
  }
  beforeEach(() => {
    for (const queryKey of Object.values(reads)) client.setQueryData(queryKey as readonly unknown[], [])
  })

  it('makes the reads of that resource stale, and no others', async () => {
    await invalidate(client, ['orders'])
    expect(Object.values(reads).map(isOld)).toEqual([false, true, false])
    await invalidate(client, ['notes'])
    expect(Object.values(reads).map(isOld)).toEqual([true, true, false])
  })

  it('is read again after a first read that had begun before', async () => {
    const { promise: answered, resolve: send } = Promise.withResolvers<undefined>()
    let name = 'Oak'
    answer = async () => {
      const data = name
      await answered
      return { data }
    }
    const query = endpointQuery(getTeamName, {})
    const stop = new QueryObserver(client, query).subscribe(() => undefined)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    name = 'Linden'
    const done = invalidate(client, ['team'])
    send(undefined)
    await done
    expect(client.getQueryData(query.queryKey)).toBe('Linden')
    expect(asked).toHaveLength(2)
    stop()
  })

  it('is everything when nothing is named', async () => {
    await invalidate(client)
    expect(Object.values(reads).map(isOld)).toEqual([true, true, true])
  })
})

describe('a write', () => {
  const name = endpointQuery(getTeamName, {})
  const rename = (options?: Parameters<typeof endpointMutation<typeof renameTeam, string>>[2]) =>
    endpointMutation(renameTeam, (to: string) => ({ body: { name: to } }), options)
  const run = (mutation: ReturnType<typeof rename>, to = 'Oak') =>
    new MutationObserver(client, mutation).mutate(to)

  beforeEach(() => {
    answer = () => ({ data: 'Oak' })
    client.setQueryData(name.queryKey, 'Linden')
  })

  it('makes stale what its endpoint changes, and ends when the screen has been read again', async () => {
    client.setQueryDefaults(name.queryKey, { staleTime: Infinity })
    const stop = new QueryObserver(client, name).subscribe(() => undefined)
    expect(await run(rename())).toBe('Oak')
    expect(client.getQueryData(name.queryKey)).toBe('Oak')
    expect(asked).toEqual(['POST /name', 'GET /name'])
    stop()
  })

  it('leaves alone what its answer has brought up to date', async () => {
    await run(
      rename({
        meta: { keeps: ['team'], updates: (cache, to, from) => cache.setQueryData(name.queryKey, to + from) },
      }),
      '!',
    )
    expect(client.getQueryData(name.queryKey)).toBe('Oak!')
    expect(isOld(name.queryKey)).toBe(false)
  })

  it('that is refused makes nothing stale', async () => {
    configureApi({ fetch: async () => Response.json({ code: 'FORBIDDEN', message: 'No.' }, { status: 403 }) })
    await expect(run(rename())).rejects.toThrow('No.')
    expect(isOld(name.queryKey)).toBe(false)
  })

  it('that shares a scope makes reads stale only after the last one, even after a failure', async () => {
    const held = Promise.withResolvers<object>()
    answer = () => held.promise
    const scoped = rename({ scope: { id: 'names' } })
    const [first, last] = [run(scoped), run(scoped)]
    held.resolve({ data: 'Oak' })
    await first
    expect(isOld(name.queryKey)).toBe(false)
    await last
    expect(isOld(name.queryKey)).toBe(true)

    client.setQueryData(name.queryKey, 'Linden')
    configureApi({ fetch: async () => Response.json({ code: 'FORBIDDEN', message: 'No.' }, { status: 403 }) })
    await expect(run(scoped)).rejects.toThrow('No.')
    expect(isOld(name.queryKey)).toBe(true)
  })

  it('can carry its own token', async () => {
    let carried: string | null = null
    answer = ({ headers }) => {
      carried = headers.get('authorization')
      return { data: 'Oak' }
    }
    const newcomer = endpointMutation(renameTeam, (_token: string) => ({ body: { name: 'Oak' } }), {
      tokenOf: (token) => token,
    })
    await new MutationObserver(client, newcomer).mutate('theirs')
    expect(carried).toBe('Bearer theirs')
  })
})
