import { beforeAll, expect, test } from 'vitest'
import type { Order, PageMeta } from '@tandem/api-contract'
import { csvRows } from '../../testing/csv-rows.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import type { GeneratedTeam } from '../../testing/generate-orders.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

/** Two teams with the same names, numbers and SKUs. */
let team: GeneratedTeam
let token: string
/** Everything in the tables of the first team. */
let orders: { id: number; store_id: number; number: string; status: string; customer_id: number | null }[]
let customers: { id: number; store_id: number; name: string; email: string | null }[]

const number = '152'
const person = { name: 'Mehmet Family13', email: 'mehmet.13@example.test' }

beforeAll(async () => {
  const { database } = used.opened
  const options = { orders: 1_600, withLines: false }
  await generateOrders(database, options)
  team = await generateOrders(database, options)
  ;({ token } = await used.api.newUser(team.team_id))
  const guest = { customer_id: null, customer_name: 'Gül Ağa', customer_email: 'gul@example.test' }
  await database
    .updateTable('orders')
    .set({ ...guest, search_text: ' gul aga gul@example.test' })
    .where('team_id', '=', team.team_id)
    .where('number', 'in', ['9', '19'])
    .execute()
  // Longer than the person's own name and address, and not theirs.
  await database
    .updateTable('customers')
    .set({
      name: `Ali ${person.name}`,
      email: `x${person.email}`,
      email_key: `x${person.email}`,
      search_text: ` ali ${person.name.toLowerCase()} x${person.email}`,
    })
    .where('team_id', '=', team.team_id)
    .where('email', '=', 'ada.12@example.test')
    .execute()
  orders = await database
    .selectFrom('orders')
    .select(['id', 'store_id', 'number', 'status', 'customer_id'])
    .where('team_id', '=', team.team_id)
    .execute()
  customers = await database
    .selectFrom('customers')
    .select(['id', 'store_id', 'name', 'email'])
    .where('team_id', '=', team.team_id)
    .execute()
})

async function list(resource: string, search: Record<string, string | number>) {
  const query = new URLSearchParams(
    Object.entries({ per_page: 100, ...search }).map(([key, value]) => [key, String(value)]),
  )
  const answer = await used.api.request('GET', `/ecommerce/${resource}?${query}`, { token })
  expect(answer.status).toBe(200)
  const { data, meta } = (await answer.json()) as { data: Order[]; meta: PageMeta }
  expect(meta.total_is_capped).toBe(false)
  expect(meta.total).toBe(data.length)
  return data.map(({ id }) => id).toSorted((one, other) => one - other)
}

async function exported(filter: Record<string, unknown>) {
  const body = { filter, columns: ['number'] }
  const answer = await used.api.request('POST', '/ecommerce/orders/export', { token, body })
  return csvRows((await answer.text()).slice(1))
    .slice(1)
    .map(([written]) => written)
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((one, other) => one - other)
const numbersOf = (ids: number[]) => orders.filter(({ id }) => ids.includes(id)).map((order) => order.number)

test('lists only what a whole number, address or name identifies, with the same rows in the list, its count and its file', async () => {
  const theirs = idsOf(customers.filter(({ name }) => name === person.name))
  const ordered = orders.filter(({ customer_id }) => theirs.includes(customer_id ?? 0))
  expect(ordered.length).toBeGreaterThan(1)
  const guests = orders.filter((order) => ['9', '19'].includes(order.number))
  const expected: [string, { id: number }[]][] = [
    [number, orders.filter((order) => order.number === number)],
    [`#${number}`, orders.filter((order) => order.number === number)],
    [person.email, ordered],
    [person.email.toUpperCase(), ordered],
    [person.name.toUpperCase(), ordered],
    ['GUL@example.test', guests],
    ['Gül ağa', guests],
  ]
  for (const [search_term, found] of expected) {
    expect(await list('orders', { search_term }), search_term).toEqual(idsOf(found))
    expect((await exported({ search_term })).toSorted(), search_term).toEqual(
      numbersOf(idsOf(found)).toSorted(),
    )
  }
  expect(await list('customers', { search_term: person.email })).toEqual(theirs)
  expect(await list('customers', { search_term: person.name })).toEqual(theirs)
  const skus = await list('products', { search_term: 'sku-12' })
  expect(skus).toHaveLength(1)
})

test('shows the same fields of exactly named rows as the list without a search', async () => {
  const rows = async (resource: string, search: Record<string, string>) => {
    const query = new URLSearchParams({ per_page: '100', ...search })
    const answer = await used.api.request('GET', `/ecommerce/${resource}?${query}`, { token })
    return ((await answer.json()) as { data: { id: number }[] }).data
  }
  const terms = [
    ['orders', '1598'],
    ['customers', person.email],
    ['products', 'sku-12'],
  ] as const
  for (const [resource, search_term] of terms) {
    const found = await rows(resource, { search_term })
    expect(found, resource).toHaveLength(1)
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => rows(resource, { page })))
    expect(found).toEqual(pages.flat().filter(({ id }) => id === found[0]?.id))
  }
})

test('finds nothing in an archived store, and counts nothing', async () => {
  const { database } = used.opened
  const [order] = orders.filter((each) => each.number === number)
  const archive = (archived_at: Date | null) =>
    database
      .updateTable('stores')
      .set({ archived_at })
      .where('id', '=', order?.store_id ?? 0)
      .execute()
  await archive(new Date())
  try {
    expect(await list('orders', { search_term: number, store_id: order?.store_id ?? 0 })).toEqual([])
  } finally {
    await archive(null)
  }
})

test('applies filters, pages and sorts to exactly named rows too', async () => {
  const [{ id: customer_id, store_id } = { id: 0, store_id: 0 }] = customers.filter(
    ({ name }) => name === person.name,
  )
  const ordered = orders.filter((order) => order.customer_id === customer_id)
  const status = ordered[0]?.status ?? ''
  const search_term = person.email
  expect(await list('orders', { search_term, status })).toEqual(
    idsOf(ordered.filter((order) => order.status === status)),
  )
  expect(await list('orders', { search_term, status: 'none' })).toEqual([])
  expect(await list('orders', { search_term, store_id })).toEqual(idsOf(ordered))
  const page = async (at: number, sort: string) => {
    const query = new URLSearchParams({ search_term, sort, page: String(at), per_page: '1' })
    const answer = await used.api.request('GET', `/ecommerce/orders?${query}`, { token })
    return ((await answer.json()) as { data: Order[] }).data.map(({ number: of }) => Number(of))
  }
  // The numbers of generated orders are in order of time.
  const byTime = ordered.map((order) => Number(order.number)).toSorted((one, other) => one - other)
  const paged = (sort: string) => Promise.all(byTime.map((_, index) => page(index + 1, sort)))
  expect((await paged('ordered_at')).flat()).toEqual(byTime)
  expect((await paged('-ordered_at')).flat()).toEqual(byTime.toReversed())
})

test('searches as usual when nothing in the listed stores has that name', async () => {
  // Part of a name, a last name with an address, and the start of a number.
  expect((await list('customers', { search_term: 'mily13' })).length).toBeGreaterThan(1)
  expect((await list('customers', { search_term: 'family13 mehmet.13' })).length).toBe(1)
  const { store_id = 0 } = orders.find((order) => order.number === number) ?? {}
  const elsewhere = team.stores.find((id) => id !== store_id) ?? 0
  const begun = orders.filter((order) => order.store_id === elsewhere && order.number.startsWith(number))
  expect(begun.length).toBeGreaterThan(0)
  expect(await list('orders', { search_term: number, store_id: elsewhere })).toEqual(idsOf(begun))
})
