import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { FavoriteCategory } from '@tandem/api-contract'
import { roles } from '@tandem/api-contract'
import { connectStore } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { errorOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const shop = simulatedShop('oak-workshop', { dataset: fewOrders(8) })
const used = useTestApi({ connectors: simulatedConnectors([shop]) })

const request = (method: string, path: string, user: TestUser, body?: unknown) =>
  used.api.request(method, `/favorites${path}`, { token: user.token, ...(body !== undefined && { body }) })
const dataOf = async (answer: Response) => ((await answer.json()) as { data: FavoriteCategory }).data
const list = async (user: TestUser) =>
  ((await (await request('GET', '/categories', user)).json()) as { data: FavoriteCategory[] }).data
const create = (user: TestUser, body: object) => request('POST', '/categories', user, body)
const made = async (user: TestUser, name: string, rest: object = {}) =>
  dataOf(await create(user, { name, ...rest }))
const add = (user: TestUser, body: object) => request('POST', '/add-to-favorite', user, body)
const remove = (user: TestUser, body: object) => request('POST', '/remove-from-favorite', user, body)
const menu = (path: string, label = path) => ({ favoritable_type: 'menu', favoritable_id: path, label })
const row = (favoritable_type: string, favoritable_id: number) => ({ favoritable_type, favoritable_id })
const labels = (category: FavoriteCategory | undefined) => category?.items.map((item) => item.label)

describe.each(roles)('a person in the role %s', (role) => {
  test('creates, fills, renames, empties and deletes their own categories', async () => {
    const user = await used.api.newMember(role)
    const created = await create(user, { name: '  Daily  ' })
    expect(created.status).toBe(201)
    const category = await dataOf(created)
    expect(category).toEqual({ id: category.id, name: 'Daily', type: 'menu', items: [] })

    const filled = await add(user, {
      category_id: category.id,
      ...menu('/e-commerce/orders?page=2', 'Orders'),
    })
    expect(filled.status).toBe(200)
    expect(await dataOf(filled)).toMatchObject({
      items: [
        {
          favoritable_type: 'menu',
          favoritable_id: '/e-commerce/orders?page=2',
          label: 'Orders',
          position: 0,
        },
      ],
    })
    const renamed = await request('PUT', `/categories/${category.id}`, user, { name: 'Weekly' })
    expect(await dataOf(renamed)).toMatchObject({ name: 'Weekly', items: [{ label: 'Orders' }] })
    const emptied = await remove(user, {
      category_id: category.id,
      favoritable_type: 'menu',
      favoritable_id: '/e-commerce/orders?page=2',
    })
    expect(await dataOf(emptied)).toMatchObject({ items: [] })
    expect((await request('DELETE', `/categories/${category.id}`, user)).status).toBe(200)
    expect(await list(user)).toEqual([])
  })
})

test('puts new categories and new items first', async () => {
  const user = await used.api.newTeam()
  const first = await made(user, 'First')
  await made(user, 'Second')
  for (const path of ['/a', '/b', '/c']) await add(user, { category_id: first.id, ...menu(path) })
  const categories = await list(user)
  expect(categories.map(({ name }) => name)).toEqual(['Second', 'First'])
  expect(categories[1]?.items.map(({ label, position }) => [label, position])).toEqual([
    ['/c', 0],
    ['/b', 1],
    ['/a', 2],
  ])
})

test('restores a removed category or item at its old position', async () => {
  const user = await used.api.newTeam()
  for (const name of ['Three', 'Two', 'One']) await made(user, name)
  const two = (await list(user))[1]!
  for (const path of ['/c', '/b', '/a']) await add(user, { category_id: two.id, ...menu(path) })

  await remove(user, { category_id: two.id, favoritable_type: 'menu', favoritable_id: '/b' })
  await add(user, { category_id: two.id, ...menu('/b'), position: 1 })
  expect(labels((await list(user))[1])).toEqual(['/a', '/b', '/c'])

  const deleted = await dataOf(await request('DELETE', `/categories/${two.id}`, user))
  expect(labels(deleted)).toEqual(['/a', '/b', '/c'])
  await made(user, 'Two', { items: ['/a', '/b', '/c'].map((path) => menu(path)), position: 1 })
  const categories = await list(user)
  expect(categories.map(({ name }) => name)).toEqual(['One', 'Two', 'Three'])
  expect(labels(categories[1])).toEqual(['/a', '/b', '/c'])

  await add(user, { category_id: categories[1]!.id, ...menu('/last'), position: 99 })
  expect(labels((await list(user))[1])).toEqual(['/a', '/b', '/c', '/last'])
})

test('changes nothing when adding twice or removing what is not there, also at the same time', async () => {
  const user = await used.api.newTeam()
  const { id } = await made(user, 'Daily')
  const both = await Promise.all([
    add(user, { category_id: id, ...menu('/a') }),
    add(user, { category_id: id, ...menu('/a') }),
  ])
  expect(both.map((answer) => answer.status)).toEqual([200, 200])
  await add(user, { category_id: id, ...menu('/b') })
  expect(labels(await dataOf(await add(user, { category_id: id, ...menu('/a'), position: 0 })))).toEqual([
    '/b',
    '/a',
  ])
  const gone = { category_id: id, favoritable_type: 'menu', favoritable_id: '/nowhere' }
  expect(labels(await dataOf(await remove(user, gone)))).toEqual(['/b', '/a'])
})

test('stars a row into the oldest list of its kind, which the first star makes', async () => {
  const user = await used.api.newTeam()
  const store = await connectStore(used.api, user, 'oak-workshop')
  const star = (id: number, name = 'Favourite stores') =>
    request('POST', '/star', user, { ...row('store', id), name })
  const both = await Promise.all([star(store.id), star(store.id)])
  expect(both.map((answer) => answer.status)).toEqual([200, 200])
  const first = await dataOf(both[0]!)
  expect(first).toMatchObject({ name: 'Favourite stores', type: 'store', items: [{ label: store.name }] })
  expect(await list(user)).toHaveLength(1)

  const newer = await made(user, 'Newer', { type: 'store' })
  await remove(user, { category_id: first.id, ...row('store', store.id) })
  await request('PUT', `/categories/${first.id}`, user, { name: 'Ours' })
  expect(await dataOf(await star(store.id))).toMatchObject({ id: first.id, name: 'Ours' })
  await remove(user, { category_id: first.id, ...row('store', store.id) })
  await add(user, { category_id: newer.id, ...row('store', store.id) })
  expect(await dataOf(await star(store.id))).toMatchObject({ id: newer.id })
  expect((await list(user)).map((category) => labels(category)?.length)).toEqual([1, 0])

  await request('DELETE', `/categories/${newer.id}`, user)
  await request('DELETE', `/categories/${first.id}`, user)
  await made(user, 'Taken')
  expect(await errorOf(await star(store.id, 'taken'))).toMatchObject({
    code: 'DUPLICATE_FAVORITE_CATEGORY_NAME',
  })
  expect((await star(store.id + 1_000_000)).status).toBe(422)
})

test('adds rows of the team by id, shows their current names, and removes them with the row', async () => {
  const user = await used.api.newTeam()
  const store = await connectStore(used.api, user, 'oak-workshop')
  const category = await made(user, 'Shops', { type: 'store' })
  await add(user, { category_id: category.id, ...row('store', store.id) })
  await used.api.request('PUT', `/ecommerce/stores/${store.id}`, {
    token: user.token,
    body: { name: 'Oak & sons' },
  })
  expect((await list(user))[0]?.items).toMatchObject([
    { favoritable_type: 'store', favoritable_id: store.id, label: 'Oak & sons', position: 0 },
  ])

  for (const [type, table] of [
    ['order', 'orders'],
    ['customer', 'customers'],
    ['product', 'products'],
  ] as const) {
    const { id } = await used.opened.database
      .selectFrom(table)
      .select('id')
      .where('team_id', '=', user.team_id)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const filled = await made(user, type, { type, items: [row(type, id)] })
    expect(filled.items).toMatchObject([
      { favoritable_type: type, favoritable_id: id, label: expect.any(String) },
    ])
  }

  const products = (await list(user)).find(({ type }) => type === 'product')!
  await used.opened.database
    .deleteFrom('products')
    .where('id', '=', products.items[0]!.favoritable_id as number)
    .execute()
  expect((await list(user)).find(({ type }) => type === 'product')?.items).toEqual([])
})

test('gives a deleted row no position among the others', async () => {
  const user = await used.api.newTeam()
  const store = await connectStore(used.api, user, 'oak-workshop')
  const products = await used.opened.database
    .selectFrom('products')
    .select(['id', 'name'])
    .where('store_id', '=', store.id)
    .where('team_id', '=', user.team_id)
    .orderBy('id')
    .limit(3)
    .execute()
  const [one, two, three] = products.map(({ id }) => id) as [number, number, number]
  const { id } = await made(user, 'Best', {
    type: 'product',
    items: [row('product', one), row('product', two)],
  })
  await used.opened.database.deleteFrom('products').where('id', '=', one).execute()
  await add(user, { category_id: id, ...row('product', three), position: 1 })
  expect((await list(user))[0]?.items.map((item) => [item.favoritable_id, item.position])).toEqual([
    [two, 0],
    [three, 1],
  ])
})

test('adds several rows in one call, before the existing ones, and each only once', async () => {
  const user = await used.api.newTeam()
  await connectStore(used.api, user, 'oak-workshop')
  const products = await used.opened.database
    .selectFrom('products')
    .select('id')
    .where('team_id', '=', user.team_id)
    .orderBy('id')
    .limit(4)
    .execute()
  const [one, two, three, four] = products.map(({ id }) => id) as [number, number, number, number]
  const { id } = await made(user, 'Best', {
    type: 'product',
    items: [row('product', one), row('product', two)],
  })
  const addMany = (ids: number[], type = 'product') =>
    request('POST', '/add-many-to-favorite', user, {
      category_id: id,
      favoritable_type: type,
      favoritable_ids: ids,
    })
  const filled = await dataOf(await addMany([three, two, four, three]))
  expect(filled.items.map((item) => [item.favoritable_id, item.position])).toEqual([
    [three, 0],
    [four, 1],
    [one, 2],
    [two, 3],
  ])
  for (const refused of [await addMany([one, 999_999_999]), await addMany([]), await addMany([one], 'order')])
    expect(refused.status).toBe(422)
  expect((await list(user))[0]?.items).toHaveLength(4)
})

describe('what is not theirs', () => {
  test.each(['store', 'order', 'customer', 'product'])(
    'refuses a %s of another team, or one that does not exist',
    async (type) => {
      const [user, other] = [await used.api.newTeam(), await used.api.newTeam()]
      await connectStore(used.api, other, 'oak-workshop')
      const table = { store: 'stores', order: 'orders', customer: 'customers', product: 'products' }[type]!
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(table)} where team_id = ${other.team_id} limit 1`.execute(
        used.opened.database,
      )
      const category = await made(user, 'Mine', { type })
      for (const id of [rows[0]!.id, 999_999_999]) {
        const answer = await add(user, { category_id: category.id, ...row(type, id) })
        expect(answer.status).toBe(422)
        expect((await errorOf(answer)).errors).toEqual({
          favoritable_id: ['This item no longer exists'],
        })
        const all = await create(user, { name: 'More', type, items: [row(type, id)] })
        expect(all.status).toBe(422)
      }
      expect(await list(user)).toMatchObject([{ name: 'Mine', items: [] }])
    },
  )

  test('finds no category of a colleague or another team, or one that does not exist', async () => {
    const user = await used.api.newTeam()
    const colleague = await used.api.newUser(user.team_id, { role: 'admin' })
    const foreign = await made(await used.api.newTeam(), 'Foreign')
    const theirs = await made(colleague, 'Theirs', { items: [menu('/a')] })
    expect(await list(user)).toEqual([])
    for (const id of [theirs.id, foreign.id, 999_999_999]) {
      for (const answer of [
        await request('PUT', `/categories/${id}`, user, { name: 'Mine now' }),
        await request('DELETE', `/categories/${id}`, user),
      ]) {
        expect(answer.status).toBe(404)
        expect(await errorOf(answer)).toMatchObject({ code: 'MODEL_NOT_FOUND' })
      }
      for (const answer of [
        await add(user, { category_id: id, ...menu('/b') }),
        await remove(user, { category_id: id, favoritable_type: 'menu', favoritable_id: '/a' }),
      ]) {
        expect(answer.status).toBe(422)
        expect(await errorOf(answer)).toMatchObject({ code: 'FAVORITE_CATEGORY_NOT_FOUND' })
      }
    }
    expect(await list(colleague)).toMatchObject([{ name: 'Theirs', items: [{ label: '/a' }] }])
  })

  test('answers no call without a session', async () => {
    for (const [method, path] of [
      ['GET', '/categories'],
      ['POST', '/categories'],
      ['PUT', '/categories/1'],
      ['DELETE', '/categories/1'],
      ['POST', '/add-to-favorite'],
      ['POST', '/remove-from-favorite'],
    ] as const) {
      expect((await used.api.request(method, `/favorites${path}`)).status, path).toBe(401)
    }
  })
})

describe('names', () => {
  test.each([
    ['Daily', ' daily '],
    ['Café', 'CAFE\u0301'],
    ['ﬁgures', 'figures'],
    ['Two  words', 'two words'],
    ['İstanbul', 'istanbul'],
    ['Joined', 'Jo\u200bin\u2060ed'],
    ['Ürünler', 'ÜRÜNLER'],
  ])('treats %j and %j as the same, and names it in the message', async (one, other) => {
    const user = await used.api.newTeam()
    await made(user, one)
    const again = await create(user, { name: other })
    expect(again.status).toBe(422)
    const { code, message, errors } = await errorOf(again)
    expect(code).toBe('DUPLICATE_FAVORITE_CATEGORY_NAME')
    expect(message).toContain(other.trim())
    expect(errors).toEqual({ name: [message] })
    expect((await list(user)).map(({ name }) => name)).toEqual([one])
  })

  test.each([
    ['Kız', 'Kiz'],
    ['Daily', 'Daily 2'],
    ['日報', '月報'],
  ])('treats %j and %j as different', async (one, other) => {
    const user = await used.api.newTeam()
    await made(user, one)
    expect((await create(user, { name: other })).status).toBe(201)
  })

  test('keeps one of two that are created at the same time', async () => {
    const user = await used.api.newTeam()
    const answers = await Promise.all(
      ['Daily', 'DAILY', 'daily', 'Daily '].map((name) => create(user, { name })),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 422, 422, 422])
    expect(await list(user)).toHaveLength(1)
  })

  test('may change to another spelling, but not to the name of another category', async () => {
    const user = await used.api.newTeam()
    const daily = await made(user, 'Daily')
    await made(user, 'Weekly')
    const rename = (name: string) => request('PUT', `/categories/${daily.id}`, user, { name })
    expect((await rename('DAILY')).status).toBe(200)
    expect((await rename('Daily')).status).toBe(200)
    const taken = await rename(' weekly')
    expect(taken.status).toBe(422)
    expect(await errorOf(taken)).toMatchObject({ code: 'DUPLICATE_FAVORITE_CATEGORY_NAME' })
  })

  test('are separate for each person', async () => {
    const user = await used.api.newTeam()
    const colleague = await used.api.newUser(user.team_id, { role: 'viewer' })
    await made(user, 'Daily')
    expect((await create(colleague, { name: 'Daily' })).status).toBe(201)
  })

  test.each(['', '   ', '\u200b\u202e', 'x'.repeat(61), 'a\u0000', 'a\ud800'])(
    'refuses %j on its field',
    async (name) => {
      const user = await used.api.newTeam()
      const answer = await create(user, { name })
      expect(answer.status).toBe(422)
      expect((await errorOf(answer)).errors).toHaveProperty('name')
    },
  )

  test.each([
    "'; drop table favorite_items; --",
    '<img src=x onerror=alert(1)>',
    '__proto__',
    '%_\\',
    '=1+1',
    '👩‍👩‍👧',
  ])('keeps %j as it is', async (name) => {
    const user = await used.api.newTeam()
    const { id } = await made(user, name, { items: [menu('/a', name)] })
    expect(await list(user)).toMatchObject([{ id, name, items: [{ label: name }] }])
  })
})

test.each([
  ['another site', menu('https://evil.example/')],
  ['a path that leads to another site', menu('//evil.example')],
  ['a backslash that does', menu('/\\evil.example')],
  ['a tab that does', menu('/\t/evil.example')],
  ['a script', menu('javascript:alert(1)')],
  ['a number for a path', { ...menu('/a'), favoritable_id: 7 }],
  ['no label', { favoritable_type: 'menu', favoritable_id: '/a' }],
  ['another kind than the category holds', row('store', 1)],
  ['a kind that does not exist', row('user', 1)],
  ['an id that is none', { ...row('store', 1), favoritable_id: '1; drop' }],
  ['a field too many', { ...menu('/a'), team_id: 2 }],
  ['a place before the first', { ...menu('/a'), position: -1 }],
])('refuses %s', async (_what, item) => {
  const user = await used.api.newTeam()
  const { id } = await made(user, 'Daily')
  expect((await add(user, { category_id: id, ...item })).status).toBe(422)
  expect(await list(user)).toMatchObject([{ items: [] }])
})

test('allows a person at most 100 categories and 1000 items, and says so', async () => {
  const user = await used.api.newTeam()
  const many = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => menu(`/${index + from}`, 'x'))
  const full = await made(user, 'Full', { items: many(999) })
  expect((await create(user, { name: 'Too much', items: many(2) })).status).toBe(422)
  expect((await add(user, { category_id: full.id, ...menu('/last') })).status).toBe(200)
  const refused = await add(user, { category_id: full.id, ...menu('/one-more') })
  expect(refused.status).toBe(422)
  expect(await errorOf(refused)).toMatchObject({ message: 'Limit of 1000 favourites reached' })
  expect((await add(user, { category_id: full.id, ...menu('/last') })).status).toBe(200)

  for (let index = 1; index < 100; index++) {
    expect((await create(user, { name: `Category ${index}` })).status).toBe(201)
  }
  const last = await create(user, { name: 'One more' })
  expect(last.status).toBe(422)
  expect(await errorOf(last)).toMatchObject({
    message: 'Limit of 100 lists reached',
  })
  expect(await list(user)).toHaveLength(100)
})

test('records in the audit log who created, renamed and deleted a category, but not its name', async () => {
  const user = await used.api.newTeam()
  const { id } = await made(user, 'Secret plans')
  await request('PUT', `/categories/${id}`, user, { name: 'Other plans' })
  await request('DELETE', `/categories/${id}`, user)
  const entries = await used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'user_id', 'subject', 'subject_id', 'details'])
    .where('team_id', '=', user.team_id)
    .orderBy('id')
    .execute()
  expect(entries).toEqual(
    ['created', 'updated', 'deleted'].map((what) => ({
      action: `favorite_category.${what}`,
      user_id: user.id,
      subject: 'favorite_category',
      subject_id: id,
      details: {},
    })),
  )
})
