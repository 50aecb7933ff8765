import { beforeAll, describe, expect, test } from 'vitest'
import type { Note, Store } from '@tandem/api-contract'
import { dropOrders } from '../../commerce/sync/write-orders.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { errorOf } from '../../testing/read-answer.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
let team: TestTeam
let editor: TestUser
let viewer: TestUser
let store: Store

beforeAll(async () => {
  team = await used.api.newTeam()
  editor = await used.api.newUser(team.team_id, { role: 'editor' })
  viewer = await used.api.newUser(team.team_id, { role: 'viewer' })
  store = await connectStore(used.api, team, 'oak-workshop')
})

const request = (method: string, path: string, user: TestUser, body?: unknown) =>
  used.api.request(method, path, { token: user.token, ...(body !== undefined && { body }) })
const dataOf = async <Data>(answer: Response) => ((await answer.json()) as { data: Data }).data

async function someRow(table: 'orders' | 'customers' | 'products', skip = 0) {
  const { id } = await used.opened.database
    .selectFrom(table)
    .select('id')
    .where('team_id', '=', team.team_id)
    .orderBy('id')
    .offset(skip)
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

const write = (user: TestUser, on: object, rest: object = {}) =>
  request('POST', '/notes', user, { ...on, content: 'Call them', visible_to_team: false, ...rest })
const read = async (user: TestUser, on: { notable_type: string; notable_id: number }) =>
  dataOf<Note[]>(
    await request(
      'GET',
      `/notes?${new URLSearchParams(Object.entries(on).map(([key, value]) => [key, String(value)]))}`,
      user,
    ),
  )

test('shows a note only to its writer until it is shared, and counts in lists and details what the reader may see', async () => {
  const on = { notable_type: 'order', notable_id: await someRow('orders') }
  const created = await write(editor, on, { content: '  Fragile\nglass  ' })
  expect(created.status).toBe(201)
  const own = await dataOf<Note>(created)
  expect(own).toMatchObject({
    ...on,
    content: 'Fragile\nglass',
    visible_to_team: false,
    author: { id: editor.id },
  })
  expect(await read(team, on)).toEqual([])
  const shared = await dataOf<Note>(await write(team, on, { visible_to_team: true }))
  expect((await read(editor, on)).map(({ id }) => id)).toEqual([shared.id, own.id])
  expect((await read(viewer, on)).map(({ id }) => id)).toEqual([shared.id])

  const counted = async (user: TestUser) => {
    const { notes_count } = await dataOf<{ notes_count: number }>(
      await request('GET', `/ecommerce/orders/${on.notable_id}`, user),
    )
    const listed = await dataOf<{ id: number; notes_count: number }[]>(
      await request('GET', `/ecommerce/orders?per_page=100&sort=ordered_at`, user),
    )
    const row = listed.find(({ id }) => id === on.notable_id)
    if (row) expect(row.notes_count).toBe(notes_count)
    return notes_count
  }
  expect(await counted(editor)).toBe(2)
  expect(await counted(viewer)).toBe(1)
})

test.each([
  ['store', 'stores'],
  ['customer', 'customers'],
  ['product', 'products'],
] as const)('keeps notes on a %s too, and counts them on its row', async (notable_type, path) => {
  const notable_id = notable_type === 'store' ? store.id : await someRow(path as 'customers')
  await write(viewer, { notable_type, notable_id })
  const rows = async (user: TestUser) => {
    const found: { id: number; notes_count: number }[] = []
    for (let page = 1; page <= (path === 'stores' ? 1 : 30); page += 1) {
      const query = path === 'stores' ? '' : `?per_page=100&page=${page}`
      found.push(...(await dataOf<typeof found>(await request('GET', `/ecommerce/${path}${query}`, user))))
    }
    return found.find(({ id }) => id === notable_id)?.notes_count
  }
  expect(await rows(viewer)).toBe(1)
  expect(await rows(editor)).toBe(0)
})

describe('who may do what', () => {
  test('lets a viewer write notes, but share none', async () => {
    const on = { notable_type: 'store', notable_id: store.id }
    const refused = await write(viewer, on, { visible_to_team: true })
    expect(refused.status).toBe(422)
    expect((await errorOf(refused)).errors).toEqual({
      visible_to_team: ['Only editors and admins share notes with the team'],
    })
    const own = await dataOf<Note>(await write(viewer, on))
    const path = `/notes/${own.id}`
    expect((await request('PUT', path, viewer, { content: 'Mine', visible_to_team: true })).status).toBe(422)
    expect((await request('PUT', path, viewer, { content: 'Mine', visible_to_team: false })).status).toBe(200)
    expect(await dataOf<Note>(await request('DELETE', path, viewer))).toMatchObject({
      id: own.id,
      content: 'Mine',
    })
    expect((await request('DELETE', path, viewer)).status).toBe(404)
  })

  test('lets only the writer edit a shared note, lets admins delete it, and hides private notes of others', async () => {
    const on = { notable_type: 'store', notable_id: store.id }
    const [shared, hidden] = [
      await dataOf<Note>(await write(team, on, { visible_to_team: true })),
      await dataOf<Note>(await write(team, on)),
    ]
    const change = { content: 'Changed', visible_to_team: true }
    const changed = await dataOf<Note>(await request('PUT', `/notes/${shared.id}`, team, change))
    expect(changed).toMatchObject({ content: 'Changed', author: { id: team.id } })
    for (const [method, body] of [
      ['PUT', { content: 'Rewritten', visible_to_team: true }],
      ['PUT', { content: 'Changed', visible_to_team: false }],
      ['DELETE', undefined],
    ] as const) {
      for (const user of [viewer, editor])
        expect((await request(method, `/notes/${shared.id}`, user, body)).status).toBe(403)
      expect((await request(method, `/notes/${hidden.id}`, editor, body)).status).toBe(404)
    }
    const admin = await used.api.newUser(team.team_id, { role: 'admin' })
    expect((await request('PUT', `/notes/${shared.id}`, admin, change)).status).toBe(403)
    expect((await read(viewer, on)).find(({ id }) => id === shared.id)?.content).toBe('Changed')
    expect((await request('DELETE', `/notes/${hidden.id}`, admin)).status).toBe(404)
    expect((await request('DELETE', `/notes/${shared.id}`, admin)).status).toBe(200)
    expect((await read(team, on)).map(({ id }) => id)).toContain(hidden.id)
  })

  test('keeps a shared note of a former member as it was, until an admin deletes it', async () => {
    const on = { notable_type: 'store', notable_id: store.id }
    const leaver = await used.api.newUser(team.team_id, { role: 'editor' })
    const { id } = await dataOf<Note>(await write(leaver, on, { visible_to_team: true }))
    expect((await request('DELETE', `/users/${leaver.id}`, team)).status).toBe(200)
    const change = { content: 'Changed', visible_to_team: true }
    for (const user of [editor, team])
      expect((await request('PUT', `/notes/${id}`, user, change)).status).toBe(403)
    expect((await request('DELETE', `/notes/${id}`, editor)).status).toBe(403)
    expect((await request('DELETE', `/notes/${id}`, team)).status).toBe(200)
  })

  test('records shared notes in the audit log, without their text', async () => {
    const on = { notable_type: 'store', notable_id: store.id }
    const { id } = await dataOf<Note>(
      await write(editor, on, { content: 'secret plan', visible_to_team: true }),
    )
    await request('DELETE', `/notes/${id}`, editor)
    const hidden = await dataOf<Note>(await write(editor, on))
    const entries = await used.opened.database
      .selectFrom('audit_entries')
      .select(['action', 'subject_id', 'subject_name', 'details'])
      .where('team_id', '=', team.team_id)
      .where('subject', '=', 'note')
      .where('subject_id', 'in', [id, hidden.id])
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['note.created', 'note.deleted'])
    expect(JSON.stringify(entries)).not.toContain('secret')
    expect(entries.map(({ subject_name }) => subject_name)).toEqual([store.name, store.name])
  })

  test("records what a shared note is on, but not a customer's name", async () => {
    const shared = { content: 'Call them', visible_to_team: true }
    const on = {
      order: await someRow('orders', 6),
      product: await someRow('products', 6),
      customer: await someRow('customers', 6),
    }
    const ids: number[] = []
    for (const [notable_type, notable_id] of Object.entries(on))
      ids.push((await dataOf<Note>(await write(editor, { notable_type, notable_id }, shared))).id)
    const { database } = used.opened
    const entries = await database
      .selectFrom('audit_entries')
      .select('subject_name')
      .where('team_id', '=', team.team_id)
      .where('subject', '=', 'note')
      .where('subject_id', 'in', ids)
      .orderBy('id')
      .execute()
    const order = await database
      .selectFrom('orders')
      .select('number')
      .where('id', '=', on.order)
      .executeTakeFirst()
    const product = await database
      .selectFrom('products')
      .select('name')
      .where('id', '=', on.product)
      .executeTakeFirst()
    expect(entries.map(({ subject_name }) => subject_name)).toEqual([order?.number, product?.name, null])
  })
})

test('deletes notes together with their row', async () => {
  const notable_id = await someRow('orders', 5)
  const on = { notable_type: 'order', notable_id }
  await write(editor, on, { visible_to_team: true })
  const order = await used.opened.database
    .selectFrom('orders')
    .select(['provider_id', 'store_id'])
    .where('team_id', '=', team.team_id)
    .where('id', '=', notable_id)
    .executeTakeFirstOrThrow()
  const scope = { store_id: order.store_id, timezone: 'Europe/Istanbul', currency: 'GBP', run: 1 }
  await inTeam(used.opened.database, team.team_id, (db) => dropOrders(db, scope, [order.provider_id]))
  const left = await used.opened.database
    .selectFrom('notes')
    .select('id')
    .where('notable_type', '=', 'order')
    .where('notable_id', '=', notable_id)
    .execute()
  expect(left).toEqual([])
  const params = new URLSearchParams({ notable_type: 'order', notable_id: String(notable_id) })
  expect((await request('GET', `/notes?${params}`, editor)).status).toBe(422)
})

test.each([
  ['content', '   '],
  ['content', 'x'.repeat(5001)],
  ['content', 'a\u0000b'],
  ['notable_type', 'user'],
  ['notable_id', 999_999_999],
  ['visible_to_team', 'yes'],
])('refuses %s of %j with an error on its field', async (field, value) => {
  const answer = await write(editor, { notable_type: 'store', notable_id: store.id }, { [field]: value })
  expect(answer.status).toBe(422)
  expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual([field])
})

test('allows two hundred notes on a row that a writer sees, also when several people write at once', async () => {
  const on = { notable_type: 'product' as const, notable_id: await someRow('products', 3) }
  const row = { ...on, team_id: team.team_id, user_id: editor.id, content: 'x', visible_to_team: true }
  const at = used.api.clock.now
  await used.opened.database
    .insertInto('notes')
    .values(Array.from({ length: 198 }, () => ({ ...row, created_at: at, updated_at: at })))
    .execute()
  const answers = await Promise.all([1, 2, 3, 4].map(() => write(viewer, on)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422])

  // Private notes of others don't count.
  const elsewhere = { ...on, notable_id: await someRow('products', 4) }
  await used.opened.database
    .insertInto('notes')
    .values(
      Array.from({ length: 200 }, () => ({
        ...row,
        ...elsewhere,
        visible_to_team: false,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
  expect((await write(editor, elsewhere)).status).toBe(422)
  expect((await write(viewer, elsewhere)).status).toBe(201)
})
