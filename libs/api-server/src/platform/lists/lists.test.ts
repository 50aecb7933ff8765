import { beforeAll, describe, expect, test } from 'vitest'
import {
  customerSorts,
  listCustomers,
  listOrders,
  listProducts,
  orderSorts,
  productSorts,
} from '@tandem/api-contract'
import type { ErrorBody, PageMeta, Store } from '@tandem/api-contract'
import { connectStore } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi({ connectors: simulatedConnectors([simulatedShop('oak'), simulatedShop('pine')]) })

let team: TestTeam
let store: Store
let other: Store
/** A team with one store in use and one archived. */
let archiving: { team: TestTeam; kept: Store; archived: Store }

beforeAll(async () => {
  team = await used.api.newTeam()
  store = await connectStore(used.api, team, 'oak')
  other = await connectStore(used.api, team, 'pine')
  const second = await used.api.newTeam()
  archiving = {
    team: second,
    kept: await connectStore(used.api, second, 'oak'),
    archived: await connectStore(used.api, second, 'pine'),
  }
})

/** Rows without these figures come last in both directions. */
const hasUnknownLast = (sort: string) =>
  /^-?(spent|average_order|stock|revenue|cost|gross_profit)$/.test(sort)

interface Row {
  id: number
  store_id: number
}

/** Tests for every list of store data. */
describe.each([
  { endpoint: listCustomers, sorts: customerSorts, counter: 'customers_count' as const, broad: 'example' },
  { endpoint: listOrders, sorts: orderSorts, counter: 'orders_count' as const, broad: 'example' },
  { endpoint: listProducts, sorts: productSorts, counter: 'products_count' as const, broad: 'e' },
])('$endpoint.name', ({ endpoint: { path }, sorts, counter, broad }) => {
  const ask = (search: Record<string, string | number>, token = team.token) => {
    const query = new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]))
    return used.api.request('GET', `${path}?${query}`, { token })
  }
  async function list(search: Record<string, string | number> = {}, token = team.token) {
    const answer = await ask(search, token)
    expect(answer.status).toBe(200)
    return (await answer.json()) as { data: Row[]; meta: PageMeta }
  }
  const ids = (page: { data: Row[] }) => page.data.map((row) => row.id)

  test('lists all stores ten rows at a time, with the total of their stored counts', async () => {
    const { data, meta } = await list()
    expect(data).toHaveLength(10)
    const total = store[counter] + other[counter]
    expect(total).toBeGreaterThan(20)
    expect(meta).toEqual({
      current_page: 1,
      per_page: 10,
      total,
      last_page: Math.ceil(total / 10),
      total_is_capped: false,
    })
  })

  test.each(sorts)(
    'shows each row once on pages sorted by %s, and those with a value exactly reversed in the other direction',
    async (sort) => {
      const wanted = { sort, per_page: 7 }
      const found: number[] = []
      const { meta } = await list(wanted)
      for (let page = 1; page <= meta.last_page; page += 1)
        found.push(...ids(await list({ ...wanted, page })))
      expect(new Set(found).size).toBe(meta.total)
      expect(found).toHaveLength(meta.total)

      const reverse = sort.startsWith('-') ? sort.slice(1) : `-${sort}`
      const backwards: number[] = []
      for (let page = 1; page <= Math.ceil(meta.total / 100); page += 1) {
        backwards.push(...ids(await list({ sort: reverse, per_page: 100, page })))
      }
      if (!hasUnknownLast(sort)) expect(backwards.toReversed()).toEqual(found)
    },
  )

  test('filters by store id, and still says how many rows there are on a page past the end', async () => {
    const { data, meta } = await list({ store_id: store.id, page: 1_000_000 })
    expect(data).toEqual([])
    expect(meta.total).toBe(store[counter])
    const all = await list({ per_page: 100, store_id: store.id })
    expect(all.data.every((row) => row.store_id === store.id)).toBe(true)
  })

  test.each(sorts)('sorts search results by %s as well', async (sort) => {
    const whole = new Set(ids(await list({ search_term: broad, per_page: 100 })))
    const ordered: number[] = []
    for (let page = 1; page <= 5; page += 1) ordered.push(...ids(await list({ sort, per_page: 100, page })))
    const found: number[] = []
    for (let page = 1; page <= 5; page += 1) {
      found.push(...ids(await list({ sort, search_term: broad, per_page: 100, page })))
    }
    expect(whole.size).toBeGreaterThan(0)
    expect(found).toEqual(ordered.filter((id) => found.includes(id)))
  })

  test.each([
    ['search_term', 'x'.repeat(201)],
    ['search_term', 'a\u0000b'],
    ['sort', 'team_id'],
    ['sort', '--name'],
    ['sort', 'name desc; drop table stores'],
    ['page', 'ten'],
    ['per_page', '1.5'],
    ['store_id', 'abc'],
    ['store_id', '9223372036854775808'],
    ['store_id', '0'],
    ['unknown', '1'],
  ])('refuses %s of %j with an error on its field', async (field, value) => {
    const answer = await ask({ [field]: value })
    expect(answer.status).toBe(422)
    expect(Object.keys(((await answer.json()) as ErrorBody).errors ?? {})).toEqual([field])
  })

  test('limits page and page size to valid values', async () => {
    expect((await list({ page: 0, per_page: -1 })).meta).toMatchObject({ current_page: 1, per_page: 1 })
    expect((await list({ page: -5, per_page: 1_000_000_000 })).meta).toMatchObject({
      current_page: 1,
      per_page: 100,
    })
  })

  test('finds nothing and breaks nothing when the text looks like a pattern or SQL', async () => {
    for (const term of ['%%%', '___', `'`, `\\`, `''); select pg_sleep(9);--`, `$1`, '€🎉', '\\%']) {
      expect((await list({ search_term: term })).meta.total, term).toBe(0)
    }
    expect((await list({ search_term: '   ' })).meta.total).toBe(store[counter] + other[counter])
  })

  test('refuses a store of another team, or one that does not exist', async () => {
    const stranger = await used.api.newTeam()
    for (const [token, store_id] of [
      [stranger.token, store.id],
      [team.token, 999_999_999],
    ] as const) {
      const answer = await ask({ store_id }, token)
      expect(answer.status).toBe(422)
      expect((await answer.json()) as ErrorBody).toMatchObject({ errors: { store_id: [expect.any(String)] } })
    }
    expect((await list({}, stranger.token)).data).toEqual([])
    expect((await list({ search_term: broad }, stranger.token)).meta.total).toBe(0)
  })

  test('leaves archived stores out of every list: of all stores, of a search, and of the store itself', async () => {
    const { team: mine, kept, archived } = archiving
    const setArchived = (archived_at: Date | null) =>
      used.opened.database.updateTable('stores').set({ archived_at }).where('id', '=', archived.id).execute()
    await setArchived(null)
    const before = await list({ search_term: broad }, mine.token)
    await setArchived(used.api.clock.now)
    const { data, meta } = await list({ per_page: 100 }, mine.token)
    expect(meta.total).toBe(kept[counter])
    expect(data.every((row) => row.store_id === kept.id)).toBe(true)
    const after = await list({ search_term: broad }, mine.token)
    expect(after.meta.total).toBeLessThan(before.meta.total)
    expect((await list({ store_id: archived.id }, mine.token)).meta.total).toBe(0)
  })

  test('is empty for a team without stores', async () => {
    const empty = await used.api.newTeam()
    expect(await list({}, empty.token)).toEqual({
      data: [],
      meta: { current_page: 1, per_page: 10, total: 0, last_page: 1, total_is_capped: false },
    })
    expect((await list({ search_term: 'anything' }, empty.token)).data).toEqual([])
  })

  test('may be read by every role, but not without a session', async () => {
    for (const role of ['viewer', 'editor', 'admin'] as const) {
      const { token } = await used.api.newUser(team.team_id, { role })
      expect((await list({}, token)).data).toHaveLength(10)
    }
    expect((await used.api.request('GET', path)).status).toBe(401)
  })
})
