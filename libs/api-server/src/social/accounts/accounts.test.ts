import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { AccountCollection, AuditEntry, ErrorBody, PageMeta, SocialAccount } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { accountRow } from '../../testing/account-row.ts'
import { connectAccount, readListedAccount, trackListedAccount } from '../../testing/connect-account.ts'
import { codeOf } from '../../testing/read-answer.ts'
import { simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const network = simulatedInstagram()
const used = useTestApi({ connectors: simulatedConnectors([], { instagram: network }) })

const send = (user: TestUser, method: string, path: string, body?: unknown) =>
  used.api.request(method, path, { token: user.token, ...(body !== undefined && { body }) })
const read = async <Data>(answer: Response) => ((await answer.json()) as { data: Data }).data
const names = async (user: TestUser, search: string, service = 'social') => {
  const answer = await send(user, 'GET', `/${service}/instagram/users?${search}`)
  const { data, meta } = (await answer.json()) as { data: SocialAccount[]; meta: PageMeta }
  return { names: data.map(({ username }) => username), total: meta.total, pages: meta.last_page }
}

/** Adds tracked accounts without a reading, which these tests don't need. */
async function addAccounts({ team_id }: TestTeam, count: number): Promise<number[]> {
  return inTeam(used.opened.database, team_id, async (db) => {
    const added = await db
      .insertInto('social_accounts')
      .values(
        Array.from({ length: count }, (_, index) => ({
          ...accountRow(`shop.${String.fromCodePoint(97 + index)}`, new Date(Date.UTC(2026, 0, 1 + index))),
          service: 'tracker' as const,
          name: index === 1 ? 'Işık İç Giyim' : null,
          followers_count: index === 0 ? null : 1000 - index,
          following_count: index,
          engagement_rate: index === 2 ? 0.05 : null,
        })),
      )
      .returning('id')
      .execute()
    const rows = added.map(({ id }) => ({ account_id: id, asked_by: null, record_id: null }))
    await db.insertInto('account_readings').values(rows).execute()
    return added.map(({ id }) => id)
  })
}

test('lists accounts by page, search, order, collection and state', async () => {
  const team = await used.api.newTeam()
  const ids = await addAccounts(team, 5)
  const list = (search: string) => names(team, search, 'tracker')
  expect((await list('')).names).toEqual(['shop.e', 'shop.d', 'shop.c', 'shop.b', 'shop.a'])
  expect(await list('per_page=2&page=2&sort=username')).toEqual({
    names: ['shop.c', 'shop.d'],
    total: 5,
    pages: 3,
  })
  expect(await list('paginate=0&per_page=2&page=9')).toMatchObject({ total: 5, pages: 1 })
  for (const term of ['SHOP.B', 'işık iç', 'IŞIK']) {
    const found = (await list(`search_term=${encodeURIComponent(term)}`)).names
    expect(found, term).toEqual(term === 'IŞIK' ? [] : ['shop.b'])
  }
  expect((await list('search_term=%25')).names).toEqual([])
  // Unknown values come last in both directions.
  expect((await list('sort=followers')).names).toEqual(['shop.e', 'shop.d', 'shop.c', 'shop.b', 'shop.a'])
  expect((await list('sort=-followers')).names).toEqual(['shop.b', 'shop.c', 'shop.d', 'shop.e', 'shop.a'])
  expect((await list('sort=engagement')).names[0]).toBe('shop.c')

  const collection = await read<AccountCollection>(
    await send(team, 'POST', '/tracker/instagram/users/collections', { name: 'Rivals' }),
  )
  const added = { ids: ids.slice(0, 2), collection_ids: [collection.id] }
  await send(team, 'POST', '/tracker/instagram/users/add-to-collection', added)
  expect((await list(`collection_id=${collection.id}`)).names).toEqual(['shop.b', 'shop.a'])
  const unknown = await send(team, 'GET', '/tracker/instagram/users?collection_id=999999')
  expect(await codeOf(unknown)).toBe('COLLECTION_NOT_FOUND')

  await send(team, 'POST', '/tracker/instagram/users/archive', { ids: [ids[4]] })
  expect((await list('')).names.at(-1)).toBe('shop.e')
  expect((await list('state=archived')).names).toEqual(['shop.e'])
  expect((await list('state=active')).total).toBe(4)
  expect((await list('state=attention')).total).toBe(0)
  expect((await names(team, '')).total).toBe(0)
})

test('lets a collection have a unique name, any number of accounts, and one path', async () => {
  const team = await used.api.newTeam()
  const [one = 0, two = 0] = await addAccounts(team, 2)
  const path = '/tracker/instagram/users/collections'
  const make = (name: string) => send(team, 'POST', path, { name })
  const rivals = await read<AccountCollection>(await make('  Rivals  '))
  expect(rivals).toMatchObject({ name: 'Rivals', accounts_count: 0 })
  const friends = await read<AccountCollection>(await make('Friends'))
  for (const name of ['RIVALS', 'Ri\u200Bvals']) {
    const refused = await make(name)
    expect(refused.status).toBe(422)
    const { errors } = (await refused.json()) as ErrorBody
    expect(errors?.['name']?.[0]).toContain(`“${name}”`)
  }
  for (const name of ['', '   ', '\u200D', 'x'.repeat(61)]) expect((await make(name)).status).toBe(422)
  // Names are separate for each path.
  expect((await send(team, 'POST', '/social/instagram/users/collections', { name: 'Rivals' })).status).toBe(
    201,
  )
  expect((await send(team, 'PUT', `${path}/${friends.id}`, { name: 'rivals' })).status).toBe(422)
  expect((await send(team, 'PUT', `${path}/${friends.id}`, { name: 'FRIENDS' })).status).toBe(200)
  const listed = await read<AccountCollection[]>(await send(team, 'GET', path))
  expect(listed.map(({ name }) => name)).toEqual(['FRIENDS', 'Rivals'])

  const add = (ids: number[], collection_ids: number[]) =>
    send(team, 'POST', '/tracker/instagram/users/add-to-collection', { ids, collection_ids })
  const none = await add([one], [])
  expect(((await none.json()) as ErrorBody).message).toBe('Please choose collection at least one.')
  expect(await codeOf(await add([one, 999_999], [rivals.id]))).toBe('TRACKER_INSTAGRAM_USER_NOT_FOUND')
  expect(await codeOf(await add([one], [rivals.id, 999_999]))).toBe('COLLECTION_NOT_FOUND')
  const added = await read<SocialAccount[]>(await add([one, two, one], [rivals.id, friends.id]))
  expect(added.map(({ collections }) => collections.map(({ name }) => name))).toEqual([
    ['FRIENDS', 'Rivals'],
    ['FRIENDS', 'Rivals'],
  ])
  await add([one], [rivals.id])
  const sync = (id: number, collection_ids: number[]) =>
    send(team, 'POST', `/tracker/instagram/users/${id}/sync-collections`, { collection_ids })
  const synced = await read<SocialAccount>(await sync(one, [friends.id]))
  expect(synced.collections).toEqual([{ id: friends.id, name: 'FRIENDS' }])
  expect((await read<SocialAccount>(await sync(one, []))).collections).toEqual([])
  expect(await codeOf(await sync(999_999, []))).toBe('MODEL_NOT_FOUND')
  expect(await read(await send(team, 'DELETE', `${path}/${rivals.id}`))).toMatchObject({
    accounts_count: 1,
    account_ids: [two],
  })
  const account = () => readListedAccount(used.api, team, { service: 'tracker', id: two })
  expect((await account()).collections).toEqual([{ id: friends.id, name: 'FRIENDS' }])
  const [foreign = 0] = await addAccounts(await used.api.newTeam(), 1)
  const again = { name: 'Rivals', account_ids: [two, two, 999_999, foreign] }
  const restored = await read<AccountCollection>(await send(team, 'POST', path, again))
  expect(restored.accounts_count).toBe(1)
  expect((await account()).collections.map(({ name }) => name).toSorted()).toEqual(['FRIENDS', 'Rivals'])
  const tooMany = { name: 'Crowd', account_ids: Array.from({ length: 501 }, (_, at) => at + 1) }
  const refused = (await (await send(team, 'POST', path, tooMany)).json()) as ErrorBody
  expect(refused.errors?.['account_ids']).toEqual(['A collection can have up to 500 accounts'])
})

test('tracks a foreign account through one of our own, once, however its name is written', async () => {
  const team = await used.api.newTeam()
  const track = (username: string) => send(team, 'POST', '/tracker/instagram/users', { username })
  expect(await codeOf(await track('keramik.kiez'))).toBe('NO_AVAILABLE_BUSINESS_USER_TO_REQUEST_USER')
  const own = await connectAccount(used.api, network, team)
  const unknown = await track('nobody.of.this.name')
  expect(unknown.status).toBe(422)
  const { code, errors } = (await unknown.json()) as ErrorBody
  expect([code, Object.keys(errors ?? {})]).toEqual(['USERNAME_NOT_FOUND_ON_INSTAGRAM', ['username']])
  for (const name of ['', 'with space', 'a){id}', 'x'.repeat(31)])
    expect((await track(name)).status).toBe(422)
  const tracked = await trackListedAccount(used.api, team, ' https://www.instagram.com/Keramik.Kiez/?hl=en ')
  expect(tracked).toMatchObject({
    service: 'tracker',
    username: 'keramik.kiez',
    followers_count: expect.any(Number) as number,
    health: { state: 'healthy', token_expires_at: null },
    reading: { state: 'succeeded', progress: [{ kind: 'profile' }, { kind: 'posts' }] },
  })
  expect(await codeOf(await track('@keramik.kiez'))).toBe('INSTAGRAM_USER_ALREADY_EXISTS')
  const posters = await read<object[]>(await send(team, 'GET', '/tracker/instagram/posts/posters'))
  expect(posters).toMatchObject([{ username: 'keramik.kiez' }])
  const revoked = await send(team, 'GET', `/tracker/instagram/users/${tracked.id}/revoke`)
  expect(await codeOf(revoked)).toBe('MODEL_NOT_FOUND')

  // Nobody has the old name any more; the stored account can only be found by its id.
  network.instagram.controls.rename('keramik.kiez', 'kiez.keramik')
  const sync = () => send(team, 'POST', '/tracker/instagram/users/sync', { ids: [tracked.id] })
  await sync()
  await used.api.jobsSettled()
  expect(await readListedAccount(used.api, team, tracked)).toMatchObject({
    is_renamed: true,
    followers_count: tracked.followers_count,
    health: { state: 'failing', message: expect.stringContaining('renamed') as string },
    reading: { state: 'failed', next_at: expect.any(String) as string },
  })
  // The new name leads to the stored account, with everything that was read.
  expect((await trackListedAccount(used.api, team, 'kiez.keramik')).id).toBe(tracked.id)
  expect(await readListedAccount(used.api, team, tracked)).toMatchObject({
    username: 'kiez.keramik',
    is_renamed: false,
    health: { state: 'healthy' },
    reading: { state: 'succeeded' },
  })
  expect(await codeOf(await track('kiez.keramik'))).toBe('INSTAGRAM_USER_ALREADY_EXISTS')
  network.instagram.controls.rename('kiez.keramik', 'keramik.kiez')
  await send(team, 'DELETE', '/social/instagram/users/delete', { ids: [own.id] })
  await sync()
  await used.api.jobsSettled()
  expect((await readListedAccount(used.api, team, tracked)).reading.error?.message).toContain(
    'connect one of your own',
  )
})

test('archives, restores and deletes accounts, with their data', async () => {
  const team = await used.api.newTeam()
  const account = await connectAccount(used.api, network, team)
  const users = '/social/instagram/users'
  const ids = [account.id]
  const note = { notable_type: 'account', notable_id: account.id, content: 'Ask Elif', visible_to_team: true }
  expect((await send(team, 'POST', '/notes', note)).status).toBe(201)
  const category = await send(team, 'POST', '/favorites/categories', {
    name: 'Ours',
    type: 'account',
    items: [{ favoritable_type: 'account', favoritable_id: account.id }],
  })
  expect(await read(category)).toMatchObject({ items: [{ label: 'linden.and.oak' }] })

  const [archived] = await read<SocialAccount[]>(await send(team, 'POST', `${users}/archive`, { ids }))
  expect(archived).toMatchObject({
    archived_at: expect.any(String) as string,
    notes_count: 1,
    reading: { state: 'succeeded', next_at: null },
  })
  expect((await send(team, 'POST', `${users}/sync`, { ids })).status).toBe(422)
  expect(await read(await send(team, 'GET', '/social/instagram/posts/posters'))).toEqual([])
  await send(team, 'POST', `${users}/restore`, { ids })
  await used.api.jobsSettled()
  const restored = await readListedAccount(used.api, team, account)
  expect(restored).toMatchObject({ archived_at: null, reading: { state: 'succeeded' } })
  expect(restored.reading.next_at).not.toBeNull()
  const readings = await read<{ cause: string }[]>(await send(team, 'GET', `${users}/${account.id}/readings`))
  expect(readings.map(({ cause }) => cause)).toEqual(['restored', 'connected'])

  expect(await codeOf(await send(team, 'DELETE', `${users}/delete`, { ids: [...ids, 999_999] }))).toBe(
    'INSTAGRAM_USER_NOT_FOUND',
  )
  expect(await read(await send(team, 'DELETE', `${users}/delete`, { ids }))).toMatchObject([
    { id: account.id },
  ])
  expect((await send(team, 'DELETE', `${users}/${account.id}`)).status).toBe(404)
  for (const table of ['social_posts', 'account_day', 'post_day', 'online_followers', 'notes'] as const) {
    const left = await used.opened.database
      .selectFrom(table)
      .selectAll()
      .where('team_id', '=', team.team_id)
      .execute()
    expect(left, table).toEqual([])
  }
  const audited = await used.opened.database
    .selectFrom('audit_entries')
    .select('action')
    .where('team_id', '=', team.team_id)
    .where('subject', '=', 'account')
    .orderBy('id')
    .execute()
  expect(audited.map(({ action }) => action)).toEqual([
    'account.connected',
    'account.archived',
    'account.restored',
    'account.deleted',
  ])
})

test('records a large collection that comes back in one statement, with an entry for each account', async () => {
  const team = await used.api.newTeam()
  const account_ids = await addAccounts(team, 20)
  const { database } = used.opened
  await sql`create sequence audit_statements`.execute(database)
  await sql`
    create function count_statement() returns trigger language plpgsql security definer as $$
    begin perform nextval('audit_statements'); return null; end $$`.execute(database)
  await sql`
    create trigger count_statements after insert on audit_entries
    for each statement execute function count_statement()`.execute(database)
  onTestFinished(async () => {
    await sql`drop function count_statement cascade`.execute(database)
    await sql`drop sequence audit_statements`.execute(database)
  })
  const path = '/tracker/instagram/users/collections'
  expect((await send(team, 'POST', path, { name: 'Rivals', account_ids })).status).toBe(201)
  const { rows } = await sql<{ last_value: number }>`select last_value from audit_statements`.execute(
    database,
  )
  // That of the collection itself, and that of its accounts.
  expect(Number(rows[0]?.last_value)).toBe(2)
  const entries = await read<AuditEntry[]>(await send(team, 'GET', '/audit?per_page=100'))
  const added = entries.filter(({ action }) => action === 'account.collections_added')
  expect(added.map(({ subject_id }) => subject_id).toSorted()).toEqual(account_ids.toSorted())
  expect(added[0]).toMatchObject({ details: { collections: ['Rivals'] }, actor: { id: team.id } })
})
