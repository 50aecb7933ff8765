import { beforeAll, expect, test } from 'vitest'
import type {
  EndpointData,
  getOrderShopNotes,
  Order,
  OrderDetail,
  PageMeta,
  Store,
} from '@tandem/api-contract'
import { personalOrderColumns } from '@tandem/api-contract'
import { addOrder } from '@tandem/provider-simulator'
import { connectStore } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import { errorOf } from '../../testing/read-answer.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const [oak, pine] = [simulatedShop('oak'), simulatedShop('pine')]
const used = useTestApi({ connectors: simulatedConnectors([oak, pine]) })

let team: TestTeam
let store: Store
let other: Store

const hostile = `O'Brien "%_\\"; drop table orders;--@example.test`

let withCodes: number
const nowhere = { name: null, company: null, line_2: null, region: null, country: null }

beforeAll(async () => {
  withCodes = addOrder(oak, {
    codes: ['Insta10', 'free'],
    email: 'with-codes@example.test',
    note: 'Ring twice',
    delivery: { phone: '020 7946 0000', line1: '1 High Street', city: 'London', postcode: 'N1 1AA' },
    shipping: [{ title: 'Courier', total: 500 }],
    lines: [{ sku: oak.products[0]!.sku, quantity: 2, total: 1800 }],
  })
  addOrder(oak, { email: 'şule.Yıldız@Example.test', lines: [{ sku: 'x', quantity: 1, total: 5000 }] })
  addOrder(oak, { email: hostile, lines: [{ sku: 'x', quantity: 2, total: 7 }] })
  addOrder(oak, { email: '100%_sure@example.test', lines: [{ sku: 'x', quantity: 2, total: 7 }] })
  team = await used.api.newTeam()
  store = await connectStore(used.api, team, 'oak')
  other = await connectStore(used.api, team, 'pine')
})

interface Page {
  data: Order[]
  meta: PageMeta
}

async function list(search: Record<string, string | number> = {}, token = team.token): Promise<Page> {
  const query = new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]))
  const answer = await used.api.request('GET', `/ecommerce/orders?${query}`, { token })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Page
}

const all = () => list({ per_page: 100, store_id: store.id })

test('lists the newest orders of all stores first, ten at a time, with the total', async () => {
  const { data, meta } = await list()
  expect(data).toHaveLength(10)
  expect(data.map((order) => order.ordered_at)).toEqual(
    data
      .map((order) => order.ordered_at)
      .toSorted()
      .toReversed(),
  )
  const total = store.orders_count + other.orders_count
  expect(meta).toEqual({
    current_page: 1,
    per_page: 10,
    total,
    last_page: Math.ceil(total / 10),
    total_is_capped: false,
  })
})

test.each(['-ordered_at', 'ordered_at', '-total', 'total'] as const)(
  'pages sorted by %s contain each order once, from both ends',
  async (sort) => {
    const key = sort.endsWith('total') ? 'total' : 'ordered_at'
    const pages: Page[] = []
    const { meta } = await list({ sort, per_page: 7 })
    for (let page = 1; page <= meta.last_page; page += 1) pages.push(await list({ sort, per_page: 7, page }))
    const orders = pages.flatMap((page) => page.data)
    expect(new Set(orders.map((order) => order.id)).size).toBe(meta.total)
    const values = orders.map((order) => (key === 'total' ? order.total : Date.parse(order.ordered_at)))
    const ascending = values.toSorted((one, two) => one - two)
    expect(values).toEqual(sort.startsWith('-') ? ascending.toReversed() : ascending)
  },
)

test('finds an order by the beginning of its number', async () => {
  const [order] = (await all()).data
  const number = order?.number ?? ''
  const found = await list({ search_term: `#${number}`, store_id: store.id })
  expect(found.data.map((row) => row.number)).toContain(number)
  const prefix = number.slice(0, 2)
  const some = await list({ search_term: prefix, per_page: 100, store_id: store.id })
  const expected = (await all()).data.filter((row) => row.number.startsWith(prefix))
  expect(some.data.map((row) => row.id)).toEqual(expect.arrayContaining(expected.map((row) => row.id)))
})

test('lists only the order with exactly this number, however the list is sorted', async () => {
  const { id, number } = (await all()).data[9]!
  const { database } = used.opened
  // Another order whose number begins the same.
  const [newest] = (await all()).data
  await database
    .updateTable('orders')
    .set({ number: `${number}0` })
    .where('id', '=', newest!.id)
    .execute()
  for (const sort of ['-ordered_at', 'ordered_at', '-total', 'total']) {
    const found = await list({ search_term: number, sort, per_page: 100, store_id: store.id })
    expect([found.data.map((order) => order.id), found.meta.total]).toEqual([[id], 1])
  }
  const begun = await list({ search_term: number.slice(0, -1), per_page: 100, store_id: store.id })
  expect(begun.data.map((order) => order.id)).toEqual(expect.arrayContaining([id, newest!.id]))
  const narrowed = await list({ search_term: number, status: 'no-such-status', store_id: store.id })
  expect(narrowed.meta.total).toBe(0)
  await database.updateTable('orders').set({ number: newest!.number }).where('id', '=', newest!.id).execute()
})

test('finds any part of a name or email with three characters in any case, and the beginning of a word with fewer', async () => {
  const orders = (await all()).data
  const holder = orders.find((order) => order.customer_name.length > 8)
  const part = holder?.customer_name.slice(2, 7).toUpperCase() ?? ''
  const found = await list({ search_term: part, per_page: 100, store_id: store.id })
  const expected = orders.filter((order) =>
    `${order.customer_name} ${order.customer_email}`.toUpperCase().includes(part.trim()),
  )
  expect(found.data.map((order) => order.id)).toEqual(expected.map((order) => order.id))
  expect((await list({ search_term: 'ŞU' })).data.map((order) => order.total)).toEqual([5000])
  expect((await list({ search_term: 'ule' })).meta.total).toBe(1)
  expect((await list({ search_term: 'ul' })).data.map((order) => order.total)).not.toContain(5000)
  expect((await list({ search_term: 'yildiz' })).meta.total).toBe(1)
})

test('searches text that looks like a pattern or SQL literally', async () => {
  expect((await list({ search_term: '100%_s' })).meta.total).toBe(1)
  expect((await list({ search_term: '%%%' })).meta.total).toBe(0)
  expect((await list({ search_term: '___' })).meta.total).toBe(0)
  expect((await list({ search_term: hostile })).meta.total).toBe(1)
  for (const term of [`'`, `\\`, `''); select pg_sleep(9);--`, `$1`, `%`, `_`, '€🎉', '\\%'])
    await list({ search_term: term })
  expect((await list({ search_term: '   ' })).meta.total).toBe(store.orders_count + other.orders_count)
})

const wholeOrder = [
  'items_total',
  'discount_total',
  'fee_total',
  'shipping_total',
  'tax_total',
  'total',
  'paid_at',
  'discount_codes',
  'payment_method',
  'shipping_method',
]

test("shows an order's codes, payment and delivery, also in a file, all unknown until it is synced again", async () => {
  const { id, customer_id } = (await list({ search_term: String(withCodes) })).data[0]!
  const read = async <Data>(path: string) => {
    const answer = await used.api.request('GET', path, { token: team.token })
    return ((await answer.json()) as { data: Data }).data
  }
  const order = async () => read<OrderDetail>(`/ecommerce/orders/${id}`)
  const details = async () => (await order()).details
  expect(await order()).toMatchObject({
    payment_method: 'Direct bank transfer',
    shipping_method: 'Courier',
  })
  expect(await details()).toEqual({
    discount_codes: [
      { code: 'insta10', discount: 200 },
      { code: 'free', discount: 0 },
    ],
    note: 'Ring twice',
    phone: '020 7946 0000',
    billing_address: { ...nowhere, line_1: '1 High Street', city: 'London', postcode: 'N1 1AA' },
    shipping_address: { ...nowhere, line_1: '1 High Street', city: 'London', postcode: 'N1 1AA' },
    paid_at: expect.stringMatching(/Z$/) as string,
  })
  expect(await read(`/ecommerce/customers/${customer_id}`)).toMatchObject({
    phone: '020 7946 0000',
    address: { line_1: '1 High Street' },
    average_order: [{ currency: 'GBP', amount: 2300 }],
  })
  const { database } = used.opened
  const inFile = async () => {
    const body = { filter: {}, ids: [id], columns: [...wholeOrder, ...personalOrderColumns] }
    const answer = await used.api.request('POST', '/ecommerce/orders/export', { token: team.token, body })
    return csvRows(await answer.text())[1]
  }
  const ofOrder = { total: 2300, items_total: 1800, fee_total: 50, shipping_total: 250, tax_total: 200 }
  await database
    .updateTable('orders')
    .set({ ...ofOrder, discount_total: 200, phone: '+1(2)' })
    .where('id', '=', id)
    .execute()
  const paidAt = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string
  const where = '1 High Street, N1 1AA, London'
  const rest = [paidAt, 'insta10, free', 'Direct bank transfer', 'Courier', "'+1(2)", where, where]
  expect(await inFile()).toEqual(['18.00', '2.00', '0.50', '2.50', '2.00', '23.00', ...rest])
  await database
    .updateTable('orders')
    .set({ has_details: false, items_total: null })
    .where('id', '=', id)
    .execute()
  expect(await details()).toBeNull()
  expect(await inFile()).toEqual(['', '', '', '', '', '23.00', ...rest])
})

test("reads the shop's notes on request, and names a failing shop as the reason", async () => {
  const order = oak.orders.get(withCodes)!
  const note = (text: string) => ({ text, isForCustomer: false, at: order.createdAt })
  order.notes = [
    note('Ask <b>Ada</b> &amp; ring <script>twice</script>'),
    ...Array.from({ length: 60 }, () => note('x')),
  ]
  const { id } = (await list({ search_term: String(withCodes) })).data[0]!
  const path = `/ecommerce/orders/${id}/shop-notes`
  const ask = (token = team.token) => used.api.request('GET', path, { token })
  const answer = await ask()
  const { data } = (await answer.json()) as { data: EndpointData<typeof getOrderShopNotes> }
  expect(data.notes).toHaveLength(50)
  expect(data.left_out).toBeGreaterThanOrEqual(11)
  expect(data.notes.map(({ text }) => text)).toContain('Ask Ada & ring twice')
  expect(data.notes[0]).toMatchObject({
    id: expect.stringMatching(/^\d+$/) as string,
    is_for_customer: false,
    written_at: expect.stringMatching(/Z$/) as string,
  })
  oak.faults.add({ kind: 'status', status: 500, match: { path: `/orders/${withCodes}/notes` }, times: 9 })
  const failed = await ask()
  expect([failed.status, (await errorOf(failed)).code]).toEqual([502, 'FETCH_ERROR'])
  const stranger = await used.api.newTeam()
  expect((await ask(stranger.token)).status).toBe(404)
})
