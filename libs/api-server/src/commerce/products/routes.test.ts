import { beforeAll, expect, test } from 'vitest'
import type { PageMeta, Product, ProductSearch, Store } from '@tandem/api-contract'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi({ connectors: simulatedConnectors([simulatedShop('oak'), simulatedShop('pine')]) })

let team: TestTeam
let oak: Store
let pine: Store

beforeAll(async () => {
  team = await used.api.newTeam()
  oak = await connectStore(used.api, team, 'oak')
  pine = await connectStore(used.api, team, 'pine')
})

async function list(search: Partial<ProductSearch> = {}) {
  const query = new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]))
  const answer = await used.api.request('GET', `/ecommerce/products?${query}`, { token: team.token })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { data: Product[]; meta: PageMeta }
}

async function all(search: Partial<ProductSearch> = {}): Promise<Product[]> {
  const first = await list({ ...search, per_page: 100 })
  const pages = [first]
  for (let page = 2; page <= first.meta.last_page; page += 1) {
    pages.push(await list({ ...search, per_page: 100, page }))
  }
  return pages.flatMap(({ data }) => data)
}

const change = (id: number, values: object) =>
  used.opened.database.updateTable('products').set(values).where('id', '=', id).execute()

test('lists best sellers first', async () => {
  const units = (await all()).map(({ units_sold }) => units_sold)
  expect(units).toEqual(units.toSorted((one, two) => two - one))
  expect(units[0]).toBeGreaterThan(0)
})

test("sorts prices within each currency, because different ones can't be compared", async () => {
  const { database } = used.opened
  await database.updateTable('products').set({ currency: 'JPY' }).where('store_id', '=', pine.id).execute()
  const [first, second] = await all({ store_id: oak.id })
  await change(first?.id ?? 0, { price: null })
  await change(second?.id ?? 0, { price: 1 })
  const rows = await all({ sort: '-price' })
  const currencies = rows.map(({ currency }) => currency)
  expect(currencies).toEqual(currencies.toSorted().toReversed())
  const pounds = rows.filter(({ currency }) => currency === 'GBP').map(({ price }) => price)
  expect(pounds).toEqual(pounds.toSorted((one, two) => (two ?? -1) - (one ?? -1)))
  expect(pounds.at(-1)).toBeNull()
})

test('shows negative stock and more returned than sold units unchanged', async () => {
  const [product] = await all({ sort: 'name' })
  const values = { stock_quantity: -3, units_sold: -2, sku: null }
  await change(product?.id ?? 0, values)
  const found = (await all()).find(({ id }) => id === product?.id)
  expect(found).toMatchObject(values)
})

test('finds any part of a name or SKU with three characters, and the beginning of a word with fewer', async () => {
  await syncAgain(used.api, team, oak)
  const products = await all({ store_id: oak.id })
  const holder = products.find(({ name, sku }) => name.length > 8 && sku !== null && sku.length > 3)
  const { name = '', sku } = holder ?? {}
  const part = name.slice(2, 7).toLowerCase()
  const found = await all({ search_term: part, store_id: oak.id })
  expect(found.map(({ id }) => id)).toContain(holder?.id)
  expect(found.every((row) => `${row.name} ${row.sku}`.toLowerCase().includes(part.trim()))).toBe(true)
  expect((await all({ search_term: sku?.slice(1) ?? '' })).map(({ id }) => id)).toContain(holder?.id)
  const two = name.slice(0, 2).toLowerCase()
  const begun = await all({ search_term: two, store_id: oak.id })
  expect(begun.map(({ id }) => id)).toContain(holder?.id)
  expect(begun.every((row) => ` ${row.name} ${row.sku}`.toLowerCase().includes(` ${two}`))).toBe(true)
})

test('finds a renamed product by its new name after the next sync', async () => {
  const [product] = await all({ store_id: oak.id })
  await change(product?.id ?? 0, { name: 'Something old', search_text: ' something old', fingerprint: null })
  expect((await list({ search_term: 'something old' })).meta.total).toBe(1)
  await used.opened.database
    .updateTable('store_syncs')
    .set({ read_until: null })
    .where('store_id', '=', oak.id)
    .execute()
  await syncAgain(used.api, team, oak)
  expect((await list({ search_term: 'something old' })).meta.total).toBe(0)
  expect((await all({ search_term: product?.name ?? '' })).map(({ id }) => id)).toContain(product?.id)
})
