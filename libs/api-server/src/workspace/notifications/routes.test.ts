import { beforeEach, describe, expect, test } from 'vitest'
import { notificationDays } from '@tandem/api-contract'
import type { Note, Notification, PageMeta, Store, TeamExport } from '@tandem/api-contract'
import type { Shop } from '@tandem/provider-simulator'
import { dayMs, minuteMs } from '@tandem/format'
import { syncWorker } from '../../commerce/sync/sync-worker.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { lookForRuns } from '../../platform/runs/run-worker.ts'
import { notifyOfEndingAccess, notifyOfFailedReading } from '../../social/accounts/notify-of-accounts.ts'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { codeOf, dataOf, errorOf } from '../../testing/read-answer.ts'
import { fewOrders, freshShop, simulatedConnectors } from '../../testing/simulated-connectors.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { notify } from './notify.ts'
import { forgetOldNotifications } from './queries.ts'

const shops: Shop[] = []
const used: ReturnType<typeof useTestApi> = useTestApi({
  connectors: simulatedConnectors(shops, { now: () => used.api.clock.now.getTime() }),
})

let team: TestTeam
let editor: TestUser
let viewer: TestUser
let shop: Shop
let store: Store

beforeEach(async () => {
  team = await used.api.newTeam()
  editor = await used.api.newUser(team.team_id, { role: 'editor', name: 'Ada Oak' })
  viewer = await used.api.newUser(team.team_id, { role: 'viewer' })
  shop = freshShop(shops, fewOrders(2))
  store = await connectStore(used.api, team, shop.name)
})

const request = (method: string, path: string, user: TestUser, body?: unknown) =>
  used.api.request(method, path, { token: user.token, ...(body !== undefined && { body }) })

interface Told {
  data: Notification[]
  meta: PageMeta & { unread: number }
}

async function told(user: TestUser, search = ''): Promise<Told> {
  const answer = (await (await request('GET', `/notifications${search}`, user)).json()) as Told
  const counted = await dataOf<{ unread: number }>(await request('GET', '/notifications/unread', user))
  expect(answer.meta.unread).toBe(counted.unread)
  return answer
}
const kindsOf = async (user: TestUser) => (await told(user)).data.map(({ kind }) => kind)

/** Moves the clock and runs what is due, in several processes at once. */
async function pass(minutes: number) {
  used.api.clock.now = new Date(used.api.clock.now.getTime() + minutes * minuteMs)
  await Promise.all([1, 2].map(() => lookForRuns(used.api.dependencies, syncWorker)))
  await used.api.jobsSettled()
}

const tell = (count: number, to: TestUser = editor) =>
  inTeam(used.opened.database, team.team_id, async (db) => {
    for (let number = 0; number < count; number += 1) {
      const event = crypto.randomUUID()
      const happening = { event, at: used.api.clock.now, store_id: store.id }
      await notify(db, { kind: 'store_sync_failed', ...happening }, [to.id])
    }
  })

describe('what is told', () => {
  test('tells of a failing store once until it has worked again, and only those who can do something', async () => {
    shop.faults.add({ kind: 'status', status: 500, times: Infinity })
    for (const minutes of [15, 5, 15, 60]) await pass(minutes)
    const { data } = await told(editor)
    expect(data).toMatchObject([
      { kind: 'store_sync_failed', store: { id: store.id, name: store.name }, is_read: false },
    ])
    expect(await kindsOf(team)).toEqual(['store_sync_failed'])
    expect(await kindsOf(viewer)).toEqual([])

    shop.faults.clear()
    await pass(360)
    shop.faults.add({ kind: 'status', status: 500, times: Infinity })
    await pass(15)
    expect(await kindsOf(editor)).toEqual(['store_sync_failed', 'store_sync_failed'])

    shop.faults.clear()
    shop.keys.splice(0)
    await pass(5)
    expect(await kindsOf(editor)).toEqual(['store_access_lost', 'store_sync_failed', 'store_sync_failed'])
  })

  test('takes news of lost access back when a person connects again, and tells of the next loss', async () => {
    const keys = shop.keys.splice(0)
    await pass(360)
    expect(await kindsOf(editor)).toEqual(['store_access_lost'])
    shop.keys.push(...keys)
    // It answers, but no sync succeeds before the second loss.
    shop.faults.add({ kind: 'status', status: 500, match: { path: '/products/categories' }, times: Infinity })
    const connection = { woocommerce_consumer_key: 'ck_test', woocommerce_consumer_secret: 'cs_test' }
    expect((await request('PUT', `/ecommerce/stores/${store.id}`, editor, connection)).status).toBe(200)
    await used.api.jobsSettled()
    expect(await kindsOf(editor)).toEqual(['store_sync_failed'])
    shop.faults.clear()
    shop.keys.splice(0)
    await pass(60)
    expect(await kindsOf(editor)).toEqual(['store_access_lost', 'store_sync_failed'])
  })

  test('tells of the failures and the coming end of an account, each once', async () => {
    const account_id = await addConnectedAccount(used.api, team.team_id, { username: 'oak.pots' })
    const at = used.api.clock.now
    const ends_at = new Date(at.getTime() + 3 * dayMs)
    for (let time = 0; time < 2; time += 1)
      await inTeam(used.opened.database, team.team_id, async (db) => {
        await notifyOfEndingAccess(db, account_id, ends_at, at)
        await notifyOfFailedReading(db, account_id, at)
        await notifyOfFailedReading(db, account_id, at, { needs_reconnect: true })
      })
    const account = { id: account_id, service: 'social', username: 'oak.pots' }
    expect((await told(editor)).data).toMatchObject([
      { kind: 'account_access_lost', account },
      { kind: 'account_sync_failed', account },
      { kind: 'account_access_ending', account, ends_at: ends_at.toISOString() },
    ])
    expect(await kindsOf(viewer)).toEqual([])
  })

  test('tells the person who asked for an export that it is ready, and nobody else', async () => {
    const admin = await used.api.newUser(team.team_id, { role: 'admin' })
    const { id } = await dataOf<TeamExport>(await request('POST', '/team/exports', admin, {}))
    await used.api.jobsSettled()
    const [ready] = await dataOf<TeamExport[]>(await request('GET', '/team/exports', admin))
    expect((await told(admin)).data).toMatchObject([{ kind: 'export_ready', ends_at: ready?.expires_at }])
    expect(await kindsOf(team)).toEqual([])
    await request('DELETE', `/team/exports/${id}`, admin)
    expect(await kindsOf(admin)).toEqual([])
  })
})

describe('mentions', () => {
  const write = (body: object) =>
    request('POST', '/notes', editor, {
      notable_type: 'store',
      notable_id: store.id,
      content: 'Look\nat this',
      visible_to_team: true,
      ...body,
    })

  test('tells a person once that a note mentions them, as long as they may read it', async () => {
    const note = await dataOf<Note>(await write({ mentions: [viewer.id, viewer.id, editor.id] }))
    const change = (rest: object) =>
      request('PUT', `/notes/${note.id}`, editor, { content: 'Again', visible_to_team: true, ...rest })
    expect((await told(viewer)).data).toMatchObject([
      {
        kind: 'mention',
        note: {
          id: note.id,
          notable_type: 'store',
          notable_id: store.id,
          excerpt: 'Look at this',
          author_name: 'Ada Oak',
        },
      },
    ])
    expect(await kindsOf(editor)).toEqual([])
    await change({ mentions: [viewer.id, team.id] })
    expect((await told(viewer)).data).toMatchObject([{ note: { excerpt: 'Again' } }])
    expect(await kindsOf(team)).toEqual(['mention'])
    await change({ visible_to_team: false })
    expect((await told(viewer)).data).toEqual([])
    await change({})
    expect(await kindsOf(viewer)).toEqual(['mention'])
    await request('DELETE', `/notes/${note.id}`, editor)
    expect(await kindsOf(viewer)).toEqual([])
  })

  test('tells nobody of a private note, and tells them when it is shared', async () => {
    const note = await dataOf<Note>(await write({ visible_to_team: false, mentions: [viewer.id] }))
    expect(await kindsOf(viewer)).toEqual([])
    const shared = { content: 'Look', visible_to_team: true, mentions: [viewer.id] }
    await request('PUT', `/notes/${note.id}`, editor, shared)
    expect(await kindsOf(viewer)).toEqual(['mention'])
  })

  test('leaves out people of other teams and people who have left', async () => {
    const elsewhere = await used.api.newTeam()
    const gone = await used.api.newUser(team.team_id, { status: 'inactive' })
    const others = [elsewhere.id, gone.id, 999_999_999]
    const note = await dataOf<Note>(await write({ mentions: others }))
    const change = { content: 'Look', visible_to_team: true, mentions: [...others, viewer.id] }
    await dataOf(await request('PUT', `/notes/${note.id}`, editor, change))
    const { database } = used.opened
    const rows = await database.selectFrom('notifications').select('user_id').execute()
    expect(rows.filter(({ user_id }) => [...others, viewer.id].includes(user_id))).toEqual([
      { user_id: viewer.id },
    ])
  })

  test('refuses mentions that are not a list of people, and too many of them', async () => {
    for (const mentions of [Array.from({ length: 21 }, () => viewer.id), 'x', 1]) {
      const answer = await write({ mentions })
      expect(answer.status).toBe(422)
      expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual(['mentions'])
    }
    expect(
      await dataOf<Note[]>(await request('GET', `/notes?notable_type=store&notable_id=${store.id}`, editor)),
    ).toEqual([])
  })
})

describe('reading', () => {
  test('pages from the newest, marks one, and marks all up to the last that was seen', async () => {
    await tell(12)
    const first = await told(editor)
    expect(first.data).toHaveLength(10)
    expect(first.meta).toMatchObject({ total: 12, unread: 12, last_page: 2 })
    const ids = first.data.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    const second = await told(editor, '?page=2')
    expect(second.data).toHaveLength(2)
    expect(second.data.map(({ id }) => id)).not.toEqual(expect.arrayContaining([ids.at(-1)]))

    const [newest = 0] = ids
    const mark = async (is_read: boolean) =>
      dataOf<object>(await request('PUT', `/notifications/${newest}`, editor, { is_read }))
    expect(await mark(true)).toEqual({ unread: 11 })
    expect((await told(editor)).data[0]?.is_read).toBe(true)
    expect(await mark(false)).toEqual({ unread: 12 })

    await tell(1)
    const all = await request('POST', '/notifications/read', editor, { up_to: newest })
    expect(await dataOf<object>(all)).toEqual({ unread: 1 })
    expect((await told(editor)).data.map(({ is_read }) => is_read).slice(0, 3)).toEqual([false, true, true])
  })

  test('shows and marks only the notifications of the person who asks', async () => {
    await tell(1)
    const [{ id } = { id: 0 }] = (await told(editor)).data
    const elsewhere = await used.api.newTeam()
    for (const user of [team, viewer, elsewhere]) {
      expect((await told(user)).data).toEqual([])
      const marked = await request('PUT', `/notifications/${id}`, user, { is_read: true })
      expect(await codeOf(marked)).toBe('MODEL_NOT_FOUND')
      await request('POST', '/notifications/read', user, { up_to: id })
    }
    expect((await told(editor)).meta.unread).toBe(1)
  })

  test('no longer shows what the reader may no longer know', async () => {
    await tell(1)
    const { database } = used.opened
    await database.updateTable('users').set({ role: 'viewer' }).where('id', '=', editor.id).execute()
    const { data, meta } = await told(editor)
    expect([data, meta.unread]).toEqual([[], 0])
  })

  test.each([
    ['GET', '/notifications?page=x', undefined, 'page'],
    ['GET', '/notifications?before=1', undefined, 'before'],
    ['PUT', '/notifications/1', { is_read: 'yes' }, 'is_read'],
    ['PUT', '/notifications/1', {}, 'is_read'],
    ['POST', '/notifications/read', { up_to: 'last' }, 'up_to'],
    ['POST', '/notifications/read', {}, 'up_to'],
  ])('%s %s with %j is refused, with an error on %s', async (method, path, body, field) => {
    const answer = await request(method, path, editor, body)
    expect(answer.status).toBe(422)
    expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual([field])
    expect((await used.api.request(method, path, { body })).status).toBe(401)
  })
})

test('keeps notifications for a stated time, and no longer than their reader', async () => {
  await tell(1)
  await tell(1, team)
  const kept = () =>
    used.opened.database
      .selectFrom('notifications')
      .select('user_id')
      .where('team_id', '=', team.team_id)
      .execute()
  await request('DELETE', `/users/${editor.id}`, team)
  expect(await kept()).toEqual([{ user_id: team.id }])
  const end = used.api.clock.now.getTime() + notificationDays * dayMs
  await forgetOldNotifications(used.opened.database, new Date(end - 1000))
  expect(await kept()).toHaveLength(1)
  await forgetOldNotifications(used.opened.database, new Date(end + 1000))
  expect(await kept()).toEqual([])
})
