import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Customer, CustomerSearch, PageMeta, Store } from '@tandem/api-contract'
import { addOrder } from '@tandem/provider-simulator'
import { inTeam } from '../../platform/database/team-scope.ts'
import { contribute } from '../sync/figures.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const oak = simulatedShop('oak')
const used = useTestApi({ connectors: simulatedConnectors([oak]) })

let team: TestTeam
let store: Store

const hostile = `O'Brien "%_\\"; drop table customers;--@example.test`

beforeAll(async () => {
  addOrder(oak, { email: 'şule.Yıldız@Example.test', lines: [{ sku: 'x', quantity: 1, total: 5000 }] })
  addOrder(oak, { email: hostile, lines: [{ sku: 'x', quantity: 2, total: 7 }] })
  addOrder(oak, { email: '100%_sure@example.test', lines: [{ sku: 'x', quantity: 2, total: 7 }] })
  team = await used.api.newTeam()
  store = await connectStore(used.api, team, 'oak')
})

async function list(search: Partial<CustomerSearch> = {}) {
  const query = new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]))
  const answer = await used.api.request('GET', `/ecommerce/customers?${query}`, { token: team.token })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { data: Customer[]; meta: PageMeta }
}

async function all(sort?: CustomerSearch['sort']): Promise<Customer[]> {
  const first = await list({ per_page: 100, ...(sort && { sort }) })
  const pages = [first]
  for (let page = 2; page <= first.meta.last_page; page += 1) {
    pages.push(await list({ per_page: 100, page, ...(sort && { sort }) }))
  }
  return pages.flatMap(({ data }) => data)
}

test('sorts by last order, with customers without one last', async () => {
  const times = (await all()).map(({ last_order_at }) => last_order_at ?? '')
  expect(times).toEqual(times.toSorted().toReversed())
  expect(times[0]).not.toBe('')
})

test('sorts by most orders when asked', async () => {
  const counts = (await all('-orders_count')).map(({ orders_count }) => orders_count)
  expect(counts).toEqual(counts.toSorted((one, two) => two - one))
})

test('sorts names without case and accents, with unnamed customers last', async () => {
  const { database } = used.opened
  const some = (await all()).slice(0, 6).map(({ id }) => id)
  const names = ['Şule', 'sultan', 'SUNA', 'Çelik', 'ciğdem', '']
  const searchTexts = [' sule', ' sultan', ' suna', ' celik', ' cigdem', ' a@example.test']
  const before = await database.selectFrom('customers').select(['id', 'name', 'search_text']).execute()
  for (const [index, id] of some.entries()) {
    await database
      .updateTable('customers')
      .set({ name: names[index] ?? '', search_text: searchTexts[index] ?? '' })
      .where('id', '=', id)
      .execute()
  }
  const sorted = (await all('name')).filter(({ id }) => some.includes(id)).map(({ name }) => name)
  expect(sorted).toEqual(['Çelik', 'ciğdem', 'Şule', 'sultan', 'SUNA', ''])
  for (const { id, ...row } of before) {
    await database.updateTable('customers').set(row).where('id', '=', id).execute()
  }
})

test('shows the amount spent as sales minus refunds, by currency', async () => {
  const { database } = used.opened
  const [customer] = await all('-orders_count')
  const id = customer?.id ?? 0
  const sumsOf = async () => {
    const { rows } = await sql<{ currency: string; amount: number }>`
      select currency, sum(total - refunded_total)::bigint as amount from orders
      where team_id = ${team.team_id} and customer_id = ${id} and status in ('processing', 'completed', 'on-hold', 'refunded')
      group by currency order by currency`.execute(database)
    return rows
  }
  expect(customer?.spent).toEqual(await sumsOf())
  const [before] = customer?.spent ?? []
  expect(customer?.spent).toHaveLength(1)
  const currency = before?.currency ?? ''

  const { id: order } = await database
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', id)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow()
  await changeOrder(order, { currency: 'TRY' })
  const after = (await all()).find((row) => row.id === id)
  expect(after?.spent.map(({ currency }) => currency)).toEqual([currency, 'TRY'])
  expect(after?.spent).toEqual(await sumsOf())
  await changeOrder(order, { currency, status: 'cancelled', is_sale: false })
  expect((await all()).find((row) => row.id === id)?.spent).toEqual(await sumsOf())
  await changeOrder(order, { status: 'completed', is_sale: true })
})

/** As a sync changes one: its figures are updated. */
const changeOrder = (id: number, change: { currency?: string; status?: string; is_sale?: boolean }) =>
  inTeam(used.opened.database, team.team_id, async (db) => {
    const scope = { store_id: store.id, timezone: 'Europe/Istanbul' }
    await contribute(db, scope, [id], -1)
    await db.updateTable('orders').set(change).where('id', '=', id).execute()
    await contribute(db, scope, [id], 1)
  })

test("shows nothing spent for a customer without a sale, which isn't zero in a currency", async () => {
  const none = (await all()).filter(({ orders_count }) => orders_count === 0)
  expect(none.every(({ spent, last_order_at }) => spent.length === 0 && last_order_at === null)).toBe(true)
})

test('finds any part of a name or email with three characters in any case, and the beginning of a word with fewer', async () => {
  const customers = await all()
  const holder = customers.find(({ name }) => name.length > 8)
  const part = holder?.name.slice(2, 7).toUpperCase() ?? ''
  const found = await list({ search_term: part, per_page: 100 })
  expect(found.data.map(({ id }) => id)).toEqual(
    customers
      .filter(({ name, email }) => `${name} ${email}`.toUpperCase().includes(part.trim()))
      .map(({ id }) => id),
  )
  const mails = async (search_term: string) => (await list({ search_term })).data.map(({ email }) => email)
  expect(await mails('ŞU')).toEqual(['şule.yıldız@example.test'])
  expect(await mails('ule')).toEqual(['şule.yıldız@example.test'])
  expect(await mails('ul')).toEqual([])
  expect(await mails('yildiz')).toHaveLength(1)
  expect(await mails('100%_s')).toEqual(['100%_sure@example.test'])
  expect(await mails(hostile)).toHaveLength(1)
})

test('lists somebody who buys in two stores for each', async () => {
  expect((await list({ store_id: store.id })).meta.total).toBe(store.customers_count)
})
