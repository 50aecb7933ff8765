import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Shop } from '@tandem/provider-simulator'
import type { AuditEntry, ErrorBody, Store } from '@tandem/api-contract'
import { lookForRuns } from '../../platform/runs/run-worker.ts'
import { connectStore, readStore, storeConnection, syncAgain } from '../../testing/connect-store.ts'
import { dyingDatabase, Killed } from '../../testing/dying-database.ts'
import { idleJobs } from '../../testing/idle-jobs.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { reachableSettings } from '../../testing/reachable-settings.ts'
import {
  fewOrders,
  simulatedConnectors,
  simulatedCredentials,
  simulatedShop,
} from '../../testing/simulated-connectors.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { deleteStoreData } from './delete-store.ts'
import { storeDeletionWorker } from './store-deletion-worker.ts'
import { storeTables } from './store-tables.ts'

const shops: Shop[] = []
const used = useTestApi({
  connectors: simulatedConnectors(shops),
  overrides: { settings: reachableSettings },
})
const forever = () => new AbortController().signal

let team: TestTeam
let shop: Shop
let other: Shop
beforeEach(async () => {
  team = await used.api.newTeam()
  ;[shop, other] = ['going', 'staying'].map((name) =>
    simulatedShop(`${name}-${crypto.randomUUID().slice(0, 8)}`, { dataset: fewOrders(10) }),
  ) as [Shop, Shop]
  shops.splice(0, shops.length, shop, other)
})

const remove = (id: unknown, body: object, user: TestUser = team) =>
  used.api.request('POST', `/ecommerce/stores/${id as string}/deletion`, { token: user.token, body })
const storesOf = async (user: TestUser) =>
  dataOf<Store[]>(await used.api.request('GET', '/ecommerce/stores', { token: user.token }))
const messageOf = async (answer: Response) => ((await answer.json()) as ErrorBody).message

/** What there is of a store, by table. */
async function leftOf(storeId: number): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'store_id' order by 1`.execute(used.opened.database)
  const left: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} where store_id = ${storeId}`.execute(
      used.opened.database,
    )
    if (rows[0]?.count) left[name] = rows[0].count
  }
  return left
}

/** Keeps jobs waiting, as while the workers are busy. */
async function whileWorkersRest<T>(work: () => Promise<T>): Promise<T> {
  const { dependencies } = used.api
  const { jobs } = dependencies
  dependencies.jobs = idleJobs
  try {
    return await work()
  } finally {
    dependencies.jobs = jobs
  }
}

/** A store that is marked, with nothing deleted yet. */
const marked = (store: Store) => whileWorkersRest(() => remove(store.id, { name: store.name }))

test('a deleted store goes with all its data, its notes and its webhooks; other stores and the log stay', async () => {
  const store = await connectStore(used.api, team, shop.name)
  const stays = await connectStore(used.api, team, other.name)
  const before = await leftOf(stays.id)
  const note = { notable_type: 'store', notable_id: store.id, content: 'Ask Elif', visible_to_team: true }
  await used.api.request('POST', '/notes', { token: team.token, body: note })
  expect(shop.deliveries.webhooks).not.toEqual([])

  const answer = await remove(store.id, { name: ` ${store.name} ` })
  expect(answer.status).toBe(202)
  const begun = await dataOf<Store>(answer)
  expect(begun.deletion_began_at).not.toBeNull()
  expect(begun.archived_at).not.toBeNull()
  await used.api.jobsSettled()

  expect(await leftOf(store.id)).toEqual({})
  expect((await storesOf(team)).map(({ id }) => id)).toEqual([stays.id])
  expect(await leftOf(stays.id)).toEqual(before)
  expect(shop.deliveries.webhooks).toEqual([])
  const orders = await used.api.request('GET', '/ecommerce/orders', { token: team.token })
  expect(await orders.json()).toMatchObject({ meta: { total: stays.orders_count } })
  const notes = await used.opened.database
    .selectFrom('notes')
    .select('id')
    .where('team_id', '=', team.team_id)
    .execute()
  expect(notes).toEqual([])
  const log = await dataOf<AuditEntry[]>(
    await used.api.request('GET', '/audit?sort=at', { token: team.token }),
  )
  expect(
    log.filter(({ subject, subject_id }) => subject === 'store' && subject_id === store.id),
  ).toMatchObject([
    { action: 'store.created' },
    {
      action: 'store.deletion_began',
      actor: { id: team.id },
      subject_name: store.name,
      details: { orders: store.orders_count, customers: store.customers_count },
    },
    { action: 'store.deleted', actor: null, subject_name: store.name },
  ])
})

test('new keys are refused when the deletion begins while the shop checks them', async () => {
  const store = await connectStore(used.api, team, shop.name)
  const { dependencies } = used.api
  const { connectors } = dependencies
  const sealedOf = () =>
    used.opened.database
      .selectFrom('store_credentials')
      .select('sealed')
      .where('store_id', '=', store.id)
      .executeTakeFirst()
  const before = await sealedOf()
  const { woocommerce_url: _, ...keys } = simulatedCredentials(shop.name)
  dependencies.connectors = {
    ...connectors,
    store: (access) => ({
      ...connectors.store(access),
      check: async () => {
        await marked(store)
        return connectors.store(access).check()
      },
    }),
  }
  try {
    const answer = await used.api.request('PUT', `/ecommerce/stores/${store.id}`, {
      token: team.token,
      body: { ...keys, name: 'Another' },
    })
    expect(answer.status).toBe(422)
    expect(await messageOf(answer)).toBe('This store is being deleted already')
  } finally {
    dependencies.connectors = connectors
  }
  expect(await sealedOf()).toEqual(before)
  expect((await readStore(used.api, team, store.id)).name).toBe(store.name)
})

test('its favourites go with it, and the others keep their order', async () => {
  const store = await connectStore(used.api, team, shop.name)
  const stays = await connectStore(used.api, team, other.name)
  const post = (path: string, body: object) => used.api.request('POST', path, { token: team.token, body })
  const ordersOf = async ({ id }: Store) =>
    (
      await dataOf<{ id: number }[]>(
        await used.api.request('GET', `/ecommerce/orders?store_id=${id}`, { token: team.token }),
      )
    ).map((order) => order.id)
  const [going = 0, gone = 0] = await ordersOf(store)
  const [one = 0, two = 0, three = 0] = await ordersOf(stays)
  const favorites = async (type: string, ids: number[]) => {
    const { id } = await dataOf<{ id: number }>(await post('/favorites/categories', { name: type, type }))
    for (const favoritable_id of ids)
      await post('/favorites/add-to-favorite', { category_id: id, favoritable_type: type, favoritable_id })
  }
  await favorites('order', [one, going, two, gone, three])
  await favorites('store', [store.id, stays.id])
  const itemsOf = (type: 'order' | 'store') =>
    used.opened.database
      .selectFrom('favorite_items as item')
      .innerJoin('favorite_categories as category', (join) =>
        join.onRef('category.id', '=', 'item.category_id').onRef('category.team_id', '=', 'item.team_id'),
      )
      .select(['favoritable_id', 'item.rank'])
      .where('item.team_id', '=', team.team_id)
      .where('type', '=', type)
      .orderBy('item.rank')
      .execute()
  expect(await itemsOf('order')).toHaveLength(5)

  await remove(store.id, { name: store.name })
  await used.api.jobsSettled()
  const inOrder = (ids: number[]) => ids.map((id, rank) => ({ favoritable_id: String(id), rank }))
  expect(await itemsOf('order')).toEqual(inOrder([one, two, three]))
  expect(await itemsOf('store')).toEqual(inOrder([stays.id]))
})

test('its address can be connected again once it is gone, and not before', async () => {
  const store = await connectStore(used.api, team, shop.name)
  await marked(store)
  const connect = () =>
    used.api.request('POST', '/ecommerce/stores', { token: team.token, body: storeConnection(shop.name) })
  const refused = await connect()
  expect(refused.status).toBe(409)
  expect(await messageOf(refused)).toBe('This store is being deleted. Connect it again when that is done')
  await lookForRuns(used.api.dependencies, storeDeletionWorker)
  await used.api.jobsSettled()
  expect((await connect()).status).toBe(201)
  await used.api.jobsSettled()
})

describe('a request', () => {
  test('is refused without the store’s name, and changes nothing', async () => {
    const store = await connectStore(used.api, team, shop.name)
    for (const name of ['', 'Another', store.name.toUpperCase(), 'x'.repeat(201), 7, null]) {
      const answer = await remove(store.id, { name })
      expect(answer.status).toBe(422)
      expect(((await answer.json()) as ErrorBody).errors).toHaveProperty('name')
    }
    expect((await remove(store.id, {})).status).toBe(422)
    expect(await readStore(used.api, team, store.id)).toMatchObject({
      archived_at: null,
      deletion_began_at: null,
    })
  })

  test('is refused for another team’s store, to editors and without a token', async () => {
    const store = await connectStore(used.api, team, shop.name)
    const stranger = await used.api.newTeam()
    const editor = await used.api.newUser(team.team_id, { role: 'editor' })
    const { name } = store
    expect((await remove(store.id, { name }, stranger)).status).toBe(404)
    expect((await remove(999_999_999, { name })).status).toBe(404)
    expect((await remove('one', { name })).status).toBe(404)
    expect((await remove(store.id, { name }, editor)).status).toBe(403)
    const path = `/ecommerce/stores/${store.id}/deletion`
    expect((await used.api.request('POST', path, { body: { name } })).status).toBe(401)
    expect((await readStore(used.api, team, store.id)).deletion_began_at).toBeNull()
  })

  test('is refused while the store is being deleted, as is every other change of it', async () => {
    const store = await connectStore(used.api, team, shop.name)
    expect((await marked(store)).status).toBe(202)
    const ask = (method: string, path: string, body: object) =>
      used.api.request(method, `/ecommerce/stores${path}`, { token: team.token, body })
    for (const answer of [
      await remove(store.id, { name: store.name }),
      await ask('POST', '/restore', { ids: [store.id] }),
      await ask('PUT', `/${store.id}`, { name: 'Another' }),
      await ask('PUT', `/${store.id}/sales`, { excluded: ['failed'] }),
    ]) {
      expect(answer.status).toBe(422)
      expect(await messageOf(answer)).toBe('This store is being deleted already')
    }
    expect((await ask('POST', '/sync', { ids: [store.id] })).status).toBe(422)
  })
})

test('the deletion continues wherever its process was killed, and done twice it leaves the same', async () => {
  for (const at of [1, 2, 3, 5, 8, 13, 18]) {
    const store = await connectStore(used.api, team, shop.name)
    await marked(store)
    const job = { team_id: team.team_id, store_id: store.id }
    const { database, signal } = dyingDatabase(used.opened.database, at)
    await deleteStoreData({ ...used.api.dependencies, database }, job, signal).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
    await deleteStoreData(used.api.dependencies, job, forever())
    await deleteStoreData(used.api.dependencies, job, forever())
    expect(await leftOf(store.id)).toEqual({})
    expect(await storesOf(team)).toEqual([])
  }
  const ended = await used.opened.database
    .selectFrom('audit_entries')
    .select('id')
    .where('team_id', '=', team.team_id)
    .where('action', '=', 'store.deleted')
    .execute()
  expect(ended).toHaveLength(7)
})

test('a store that isn’t marked is never deleted', async () => {
  const store = await connectStore(used.api, team, shop.name)
  await deleteStoreData(used.api.dependencies, { team_id: team.team_id, store_id: store.id }, forever())
  expect((await syncAgain(used.api, team, store)).orders_count).toBe(store.orders_count)
})

test('every table of a store is deleted in parts, or goes with the store', async () => {
  const { rows } = await sql<{ name: string; cascades: boolean }>`
    select c.relname as name, exists (
      select from pg_constraint f
      where f.conrelid = c.oid and f.confrelid = any(${['stores', ...storeTables]}::regclass[])
        and f.contype = 'f' and f.confdeltype = 'c'
    ) as cascades
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'store_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(used.opened.database)
  const parts: readonly string[] = storeTables
  expect(rows.filter(({ name, cascades }) => !cascades && !parts.includes(name))).toEqual([])
  expect(parts.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
})
