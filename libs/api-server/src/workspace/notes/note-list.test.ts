import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as v from 'valibot'
import { NoteSearch } from '@tandem/api-contract'
import type { ListedNote, PageMeta, Store } from '@tandem/api-contract'
import type { WholeDatabase } from '../../platform/database/database.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { openPlanReader, planningDatabase } from '../../testing/plan-reader.ts'
import type { PlanReader } from '../../testing/plan-reader.ts'
import { errorOf } from '../../testing/read-answer.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { noteList } from './note-list.ts'

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

const list = (user: TestUser, search = '') =>
  used.api.request('GET', `/notes/all${search}`, { token: user.token })
const listed = async (user: TestUser, search = '') =>
  (await (await list(user, search)).json()) as { data: ListedNote[]; meta: PageMeta }
const contents = async (user: TestUser, search = '') =>
  (await listed(user, search)).data.map(({ content }) => content)

async function write(user: TestUser, content: string, rest: object) {
  const body = { notable_type: 'store', notable_id: store.id, content, visible_to_team: true, ...rest }
  expect((await used.api.request('POST', '/notes', { token: user.token, body })).status).toBe(201)
}

test('lists the notes of the team and those of the reader, filtered by row, writer, days and text', async () => {
  const order = await used.opened.database
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('team_id', '=', team.team_id)
    .executeTakeFirstOrThrow()
  const onOrder = { notable_type: 'order', notable_id: order.id }
  await write(team, 'Çalışma saatleri', {})
  await write(editor, 'Call them on Monday', onOrder)
  await write(editor, 'Mine alone', { ...onOrder, visible_to_team: false })

  const { data, meta } = await listed(viewer)
  expect(data).toMatchObject([
    { content: 'Call them on Monday', ...onOrder, row_name: order.number, author: { id: editor.id } },
    { content: 'Çalışma saatleri', notable_type: 'store', row_name: store.name, author: { id: team.id } },
  ])
  expect(meta).toMatchObject({ total: 2, last_page: 1, total_is_capped: false })
  expect(await contents(editor)).toEqual(['Mine alone', 'Call them on Monday', 'Çalışma saatleri'])
  expect(await contents(editor, '?sort=at&per_page=1&page=2')).toEqual(['Call them on Monday'])
  expect(await contents(editor, '?notable_type=store,product')).toEqual(['Çalışma saatleri'])
  expect(await contents(viewer, `?user_id=${editor.id}`)).toEqual(['Call them on Monday'])
  expect(await contents(editor, `?user_id=${editor.id},${team.id}&notable_type=store`)).toHaveLength(1)
  expect(await contents(viewer, '?search_term=CALISMA')).toEqual(['Çalışma saatleri'])
  expect(await contents(viewer, '?search_term=alone')).toEqual([])
  // A short term is the start of a word.
  expect(await contents(viewer, '?search_term=ca')).toHaveLength(2)
  expect(await contents(viewer, '?search_term=al')).toEqual([])
  expect(await contents(viewer, '?search_term=%25')).toEqual([])
  expect(await contents(editor, '?search_term=monday&notable_type=order&date_from=2000-01-01')).toHaveLength(
    1,
  )
  expect(await contents(editor, '?date_to=2000-01-01')).toEqual([])

  const other = await used.api.newTeam()
  expect(await contents(other)).toEqual([])
  expect(await errorOf(await list(other, `?user_id=${editor.id}`))).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: { user_id: [expect.any(String)] },
  })
})

test.each(['notable_type=menu', 'user_id=x', 'date_from=2026-02-30', 'sort=name', 'team_id=1'])(
  'refuses %s',
  async (search) => {
    expect((await list(viewer, `?${search}`)).status).toBe(422)
  },
)

test('keeps a note whose row no longer exists out of reach of a name', async () => {
  const alone = await used.api.newTeam()
  const shop = await connectStore(used.api, alone, 'oak-workshop')
  const body = { notable_type: 'store', notable_id: shop.id, content: 'Closed', visible_to_team: true }
  await used.api.request('POST', '/notes', { token: alone.token, body })
  await inTeam(used.opened.database, alone.team_id, (db) =>
    db
      .updateTable('notes')
      .set({ notable_id: shop.id + 1_000_000 } as never)
      .execute(),
  )
  expect((await listed(alone)).data).toMatchObject([{ content: 'Closed', row_name: null }])
})

/** Plans depend on the database, and PGlite is less strict about row-level security. */
describe.runIf(inject('database') === 'postgres')('of 10,000 notes beside those of another team', () => {
  let reader: PlanReader
  let explained: WholeDatabase
  let busy: TestTeam
  let rare: TestUser

  beforeAll(async () => {
    busy = await used.api.newTeam()
    rare = await used.api.newUser(busy.team_id, { role: 'editor' })
    const other = await used.api.newTeam()
    for (const [team_id, writer, notes] of [
      [busy.team_id, busy.id, 10_000],
      [other.team_id, other.id, 50_000],
    ] as const)
      await sql`
        insert into notes (team_id, user_id, notable_type, notable_id, content, visible_to_team, created_at, updated_at)
        select ${team_id}, case when n % 1000 = 0 and ${team_id} = ${busy.team_id} then ${rare.id}::bigint else ${writer}::bigint end,
          case when n % 1250 = 0 then 'account' when n % 2 = 0 then 'order' else 'customer' end, n % 900 + 1,
          'Note no' || n || ' about parcels', n % 3 > 0, at, at
        from (
          select n, timestamptz '2026-01-01Z' - n * interval '7 minutes' as at from generate_series(1, ${notes}::int) as n
        ) as made`.execute(used.opened.database)
    await sql`vacuum (analyze) notes`.execute(used.opened.database)
    reader = await openPlanReader(used.opened.url)
    explained = planningDatabase(reader)
  }, 60_000)
  afterAll(async () => {
    await reader?.client.end()
  })

  async function planned(search: object) {
    reader.notices.length = 0
    const view = v.parse(NoteSearch, search)
    const page = await inTeam(explained, busy.team_id, (db) => listPage(db, view, noteList(busy.id), busy.id))
    return { ...page, plans: reader.notices.filter((plan) => plan.includes('notes')).join('\n') }
  }

  test.each([
    ['all, the latest first', () => ({}), 'notes_by_time', 1000],
    ['all, the oldest first', () => ({ sort: 'at', page: '40' }), 'notes_by_time', 1000],
    ['some days', () => ({ date_from: '2025-12-01', date_to: '2025-12-02' }), 'notes_by_time', undefined],
    ['of who wrote little', () => ({ user_id: `${rare.id}` }), 'notes_by_author', undefined],
    ['on a rare kind of row', () => ({ notable_type: 'account' }), 'notes_of_row', 8],
    ['on a usual kind of row', () => ({ notable_type: 'order' }), 'notes_', 1000],
    ['with a rare text', () => ({ search_term: 'no3141 ' }), 'notes_', 1],
    ['with a usual text', () => ({ search_term: 'parcels' }), 'notes_', 1000],
  ])('finds %s by an index', async (_, search, index, total) => {
    const { plans, meta } = await planned(search())
    expect(plans).toContain(index)
    expect(plans).not.toMatch(/Seq Scan on notes/)
    if (total !== undefined) expect(meta.total).toBe(total)
  })
})
