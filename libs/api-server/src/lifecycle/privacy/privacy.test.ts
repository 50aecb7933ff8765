import { beforeEach, expect, test } from 'vitest'
import { addCustomer, addOrder, modifyOrder, shopifyNumber, sign } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import type { PrivacyRequest, Store } from '@tandem/api-contract'
import { sql } from 'kysely'
import { hourMs } from '@tandem/format'
import { webhookPath } from '../../commerce/webhooks/webhook-address.ts'
import { connectStore, readStore, syncAgain } from '../../testing/connect-store.ts'
import { reachableSettings } from '../../testing/reachable-settings.ts'
import {
  fewOrders,
  freshShop,
  simulatedConnectors,
  simulatedShop,
} from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { enqueueDueRequests } from './privacy-worker.ts'

const shops: Shop[] = []
const used = useTestApi({
  connectors: simulatedConnectors(shops),
  overrides: { settings: reachableSettings },
})

let team: TestTeam
let shop: Shop
let store: Store
let person: number
let guestOrder: number
const secret = 'client-secret-test'
beforeEach(async () => {
  team = await used.api.newTeam()
  shop = freshShop(shops, fewOrders(6))
  person = addCustomer(shop, { firstName: 'Ada', lastName: 'Quimby', email: 'ada.quimby@example.test' })
  addOrder(shop, { customerId: person, lines: [{ sku: 'x', quantity: 1, total: 700 }], status: 'completed' })
  guestOrder = addOrder(shop, {
    email: 'ADA.quimby@example.test',
    lines: [{ sku: 'x', quantity: 1, total: 300 }],
    status: 'completed',
  })
  store = await connectStore(used.api, team, shop.name, 'shopify')
})

async function keyOf(storeId: number) {
  const { key } = await used.opened.database
    .selectFrom('store_webhooks')
    .select('key')
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return key
}

async function send(topic: string, body: object, signedWith = secret, to?: string) {
  const key = to ?? (await keyOf(store.id))
  const text = JSON.stringify({ shop_id: 1, shop_domain: `${shop.name}.myshopify.com`, ...body })
  const answer = await used.api.fetch(
    new Request(`https://tandem.test${webhookPath}/${key}`, {
      method: 'POST',
      headers: {
        'X-Shopify-Topic': topic,
        'X-Shopify-Hmac-Sha256': await sign(text, signedWith),
        'X-Shopify-Webhook-Id': `${topic} ${text.length}`,
      },
      body: text,
    }),
  )
  return answer.status
}

const asked = () => ({
  customer: { id: shopifyNumber('Customer', person), email: 'Ada.Quimby@example.test', phone: '+1 555' },
})
const redaction = () => ({ ...asked(), orders_to_redact: [shopifyNumber('Order', guestOrder)] })

async function requests(token = team.token) {
  const answer = await used.api.request('GET', '/ecommerce/privacy-requests', { token })
  return (await answer.json()) as { data: PrivacyRequest[]; meta: { addresses: { address: string }[] } }
}

/** Every text in the database, in any table, with data that must be erased. */
async function placesOf(word: string) {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and table_name in (select tablename from pg_tables where schemaname = 'public')
      and data_type in ('text', 'jsonb', 'ARRAY')`.execute(used.opened.database)
  const found: string[] = []
  for (const { table_name, column_name } of columns) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table_name)}
      where ${sql.ref(column_name)}::text ilike ${`%${word}%`}`.execute(used.opened.database)
    if ((rows[0]?.n ?? 0) > 0) found.push(`${table_name}.${column_name}`)
  }
  return found
}

const sums = async () => {
  const { rows } = await sql`
    select (select json_agg(s order by s::text) from (select currency, orders, amount from customer_spent where store_id = ${store.id}) s) as spent,
      (select json_agg(d order by d::text) from store_day d where store_id = ${store.id}) as days,
      (select count(*) from customers where store_id = ${store.id} and orders_count > 0) as buyers,
      (select sum(orders_count) from customers where store_id = ${store.id}) as orders`.execute(
    used.opened.database,
  )
  return rows
}

test("erases a customer when Shopify requests it, keeps the sums, and doesn't read them again", async () => {
  const { data: customers } = (await (
    await used.api.request('GET', '/ecommerce/customers?search_term=quimby', { token: team.token })
  ).json()) as { data: { id: number }[] }
  expect(customers).toHaveLength(1)
  await used.api.request('POST', '/notes', {
    token: team.token,
    body: {
      notable_type: 'customer',
      notable_id: customers[0]!.id,
      content: 'Quimby likes tea',
      visible_to_team: true,
    },
  })
  const before = await sums()
  expect(await placesOf('quimby')).toContain('customers.search_text')

  expect(await send('customers/redact', redaction(), 'guessed')).toBe(401)
  expect((await requests()).data).toEqual([])
  expect(await send('customers/redact', redaction())).toBe(200)
  // Sent again it is not a second request.
  expect(await send('customers/redact', redaction())).toBe(200)
  await used.api.jobsSettled()
  const { data } = await requests()
  expect(data).toMatchObject([
    { kind: 'customer_redact', state: 'done', customers_count: 1, orders_count: 2, has_data: false },
  ])
  expect(await placesOf('quimby')).toEqual([])
  expect(await sums()).toEqual(before)

  modifyOrder(shop, guestOrder, { status: 'processing' })
  const synced = await syncAgain(used.api, team, store)
  expect(synced.sync).toMatchObject({ state: 'succeeded', difference: null })
  await sql`update customers set fingerprint = null`.execute(used.opened.database)
  await sql`update orders set fingerprint = null`.execute(used.opened.database)
  await sql`update store_syncs set read_until = null, place = null`.execute(used.opened.database)
  await syncAgain(used.api, team, store)
  expect(await placesOf('quimby')).toEqual([])
  expect(await sums()).toEqual(before)
})

test('informs the admins about a data request, and gives them the stored data', async () => {
  const request = {
    ...asked(),
    orders_requested: [shopifyNumber('Order', guestOrder)],
    data_request: { id: 9 },
  }
  // A body signed for a data request deletes nothing under another topic.
  expect(await send('customers/redact', request)).toBe(401)
  expect(await send('customers/data_request', request)).toBe(200)
  await used.api.jobsSettled()
  const { data, meta } = await requests()
  expect(meta.addresses).toMatchObject([
    { store_id: store.id, address: expect.stringContaining(webhookPath) },
  ])
  expect(data).toMatchObject([{ kind: 'data_request', state: 'done', has_data: true }])
  const mails = await used.opened.database
    .selectFrom('mails')
    .select('template')
    .where('template', '=', 'data-requested')
    .execute()
  expect(mails).toHaveLength(1)
  const path = `/ecommerce/privacy-requests/${data[0]!.id}/data`
  const answer = await used.api.request('POST', path, { token: team.token })
  expect(answer.headers.get('Content-Disposition')).toContain('.json')
  expect(await answer.json()).toMatchObject({
    customers: [{ name: 'Ada Quimby', email: 'ada.quimby@example.test', orders_count: 2 }],
    orders: expect.arrayContaining([
      expect.objectContaining({ total: 300 }),
      expect.objectContaining({ total: 700 }),
    ]),
  })
  const recorded = await used.opened.database
    .selectFrom('audit_entries')
    .select('action')
    .where('request_id', '=', answer.headers.get('x-request-id'))
    .execute()
  expect(recorded).toEqual([{ action: 'privacy_request.data_downloaded' }])
  const other = await used.api.newTeam()
  expect((await used.api.request('POST', path, { token: other.token })).status).toBe(404)
  expect((await used.api.request('POST', path, {})).status).toBe(401)
  expect((await requests(other.token)).data).toEqual([])

  // Once they are erased there is no data to return.
  await send('customers/redact', redaction())
  await used.api.jobsSettled()
  expect((await requests()).data.map(({ has_data }) => has_data)).toEqual([false, false])
})

test('erases everybody in a shop, continues after a failure, and reads them again once it is reconnected', async () => {
  const before = await sums()
  const { database } = used.opened
  await sql`
    create function refuse_redaction() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    database,
  )
  await sql`create trigger refuse before update of customer_name on orders execute function refuse_redaction()`.execute(
    database,
  )
  expect(await send('shop/redact', {})).toBe(200)
  await used.api.jobsSettled()
  await sql`drop trigger refuse on orders`.execute(database)
  expect((await requests()).data).toMatchObject([{ state: 'waiting', done_at: null }])
  const start = used.api.clock.now
  used.api.clock.now = new Date(start.getTime() + hourMs)
  await enqueueDueRequests(used.api.dependencies)
  await used.api.jobsSettled()
  expect((await requests()).data).toMatchObject([{ kind: 'shop_redact', state: 'done' }])
  const people = () =>
    database
      .selectFrom('customers')
      .select(['name', 'email', 'city', 'country'])
      .where('store_id', '=', store.id)
      .execute()
  const isNobody = ({ name, email, city, country }: Awaited<ReturnType<typeof people>>[number]) =>
    name === '' && email === null && city === null && country === null
  expect((await people()).every(isNobody)).toBe(true)
  expect(await sums()).toEqual(before)
  await syncAgain(used.api, team, store)
  expect((await people()).every(isNobody)).toBe(true)

  await used.api.request('PUT', `/ecommerce/stores/${store.id}`, {
    token: team.token,
    body: { shopify_access_token: 'shpat_test', shopify_client_secret: secret },
  })
  await used.api.jobsSettled()
  expect((await people()).some(({ name }) => name === 'Ada Quimby')).toBe(true)
  expect(await sums()).toEqual(before)
  used.api.clock.now = start
})

test('carries out requests at the address of a deleted store for another shop of its app, and nothing else', async () => {
  const other = simulatedShop(`stays-${crypto.randomUUID().slice(0, 8)}`, { dataset: fewOrders(6) })
  shops.push(other)
  const stays = await connectStore(used.api, team, other.name, 'shopify')
  const key = await keyOf(store.id)
  const remove = ({ id, name }: Store) =>
    used.api.request('POST', `/ecommerce/stores/${id}/deletion`, { token: team.token, body: { name } })
  expect((await remove(store)).status).toBe(202)
  await used.api.jobsSettled()

  const shop_domain = `${other.name}.myshopify.com`
  expect(await send('shop/redact', { shop_domain }, 'guessed', key)).toBe(401)
  expect(await send('shop/redact', { shop_domain }, secret, key)).toBe(200)
  await used.api.jobsSettled()
  expect((await requests()).data).toMatchObject([{ kind: 'shop_redact', state: 'done', store_id: stays.id }])
  // A change is of the deleted store, and must not be read from this one. Nor is its own subscription doubted.
  expect(
    await send('orders/create', { id: 1, admin_graphql_api_id: 'gid://shopify/Order/1' }, secret, key),
  ).toBe(200)
  const events = () =>
    used.opened.database.selectFrom('store_events').select('id').where('store_id', '=', stays.id).execute()
  expect(await events()).toEqual([])
  expect((await readStore(used.api, team, stays.id)).updates.by).toBe(stays.updates.by)

  // When the last shop goes, the address goes with it.
  expect((await remove(stays)).status).toBe(202)
  await used.api.jobsSettled()
  expect(await send('shop/redact', { shop_domain }, secret, key)).toBe(404)
})
