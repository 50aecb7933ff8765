import { beforeAll, expect, test } from 'vitest'
import type { FavoriteCategory, PageMeta, Post, PostInsights, Poster } from '@tandem/api-contract'
import { writePosts } from '../accounts/write-posts.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import { plainPost } from '../../testing/plain-post.ts'
import { dataOf, codeOf, errorOf } from '../../testing/read-answer.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

let team: TestTeam
let viewer: { token: string }
/** A connected account, an archived one, and a tracked one. */
let own: number
let archived: number
let tracked: number

beforeAll(async () => {
  team = await used.api.newTeam({ name: 'Linden & Oak', timezone: 'Pacific/Kiritimati' })
  viewer = await used.api.newUser(team.team_id, { role: 'viewer' })
  own = await addConnectedAccount(used.api, team.team_id, { username: 'oak' })
  archived = await addConnectedAccount(used.api, team.team_id, { username: 'old' })
  await inTeam(used.opened.database, team.team_id, async (db) => {
    const at = used.api.clock.now
    await db.updateTable('social_accounts').set({ archived_at: at }).where('id', '=', archived).execute()
  })
  tracked = await addTracked('neighbour')
})

/** Like `addConnectedAccount`, for a tracked account. */
async function addTracked(username: string) {
  const id = await addConnectedAccount(used.api, team.team_id, { username })
  await inTeam(used.opened.database, team.team_id, (db) =>
    db.updateTable('social_accounts').set({ service: 'tracker' }).where('id', '=', id).execute(),
  )
  return id
}

const readPost = plainPost({
  provider_id: 'read',
  posted_at: '2026-01-01T00:00:00.000Z',
  likes: 1,
  comments: 1,
})

const get = (path: string, token = team.token) => used.api.request('GET', path, { token })
const list = async (path: string) => (await (await get(path)).json()) as { data: Post[]; meta: PageMeta }
const idsOf = async (path: string) => (await list(path)).data.map(({ id }) => id)

test("shows the posts of the path's accounts, and of archived accounts only when the account is named", async () => {
  const [mine = 0] = await addPosts(used.api, team.team_id, own, [{ caption: 'Mine' }])
  const [old = 0] = await addPosts(used.api, team.team_id, archived, [{ caption: 'Old' }])
  const [theirs = 0] = await addPosts(used.api, team.team_id, tracked, [{ caption: 'Theirs' }])

  expect(await idsOf('/social/instagram/posts?search_term=&kind=&account_id=&views_min=')).toEqual([mine])
  expect(await idsOf('/instagram/instagram/posts')).toEqual([mine])
  expect(await idsOf('/tracker/instagram/posts')).toEqual([theirs])
  expect(await idsOf(`/social/instagram/posts?account_id=${archived}`)).toEqual([old])
  expect(await idsOf(`/social/instagram/posts?poster_id=${own},${archived}`)).toEqual([mine])
  const posters = await dataOf<Poster[]>(await get('/social/instagram/posts/posters'))
  expect(posters).toMatchObject([{ id: own, username: 'oak', posts_count: 1 }])

  expect(await dataOf<Post>(await get(`/social/instagram/posts/${mine}`, viewer.token))).toMatchObject({
    id: mine,
    caption: 'Mine',
    account: { id: own, username: 'oak', name: null, picture_url: null },
    views: null,
    engagement_rate: null,
    gone_at: null,
    products: [],
    products_are_set: false,
    sales: null,
    lift: null,
    notes_count: 0,
  })
  expect((await get(`/social/instagram/posts/${old}`)).status).toBe(200)
  for (const path of [`/tracker/instagram/posts/${mine}`, `/social/instagram/posts/${theirs}`]) {
    for (const part of ['', '/insights', '/neighbours'])
      expect((await get(`${path}${part}`)).status).toBe(404)
  }
})

test("answers with an error on the field for values that the team doesn't have under that path", async () => {
  const unknown = 'This account isn’t in your team'
  for (const [search, field, text] of [
    [`account_id=${tracked}`, 'account_id', unknown],
    ['account_id=999999', 'account_id', unknown],
    [`poster_id=${own},${tracked}`, 'poster_id', unknown],
    ['collection_id=1', 'collection_id', 'This collection no longer exists'],
    ['product_id=1', 'product_id', 'Your team has no such product'],
    ['views_min=5&views_max=4', 'views_max', undefined],
    ['date_from=2026-02-30', 'date_from', undefined],
    ['engagement_min=-1', 'engagement_min', undefined],
    ['kind=story', 'kind.0', undefined],
    ['sort=-follows', 'sort', undefined],
    ['colour=red', 'colour', undefined],
  ] as const) {
    const answer = await get(`/social/instagram/posts?${search}`)
    expect(answer.status, search).toBe(422)
    const { errors } = await errorOf(answer)
    expect(Object.keys(errors ?? {}), search).toEqual([field])
    if (text !== undefined) expect(errors?.[field]).toEqual([text])
  }
  expect(await codeOf(await get('/social/instagram/posts?collection_id=1'))).toBe('COLLECTION_NOT_FOUND')
})

test('keeps a lost post, marked, with the figures of its latest reading', async () => {
  const [gone = 0] = await addPosts(used.api, team.team_id, own, [
    {
      caption: 'Was here',
      likes: 0,
      views: 7,
      read_at: '2026-01-02T03:04:05.006Z',
      insights_read_at: '2026-01-02T04:00:00.000Z',
      gone_at: '2026-01-03T00:00:00.000Z',
    },
  ])
  const { data } = await list('/social/instagram/posts?search_term=was here')
  expect(data).toMatchObject([
    {
      id: gone,
      likes: 0,
      views: 7,
      read_at: '2026-01-02T04:00:00.000Z',
      gone_at: '2026-01-03T00:00:00.000Z',
    },
  ])
})

test('compares rates in per cent as people write them', async () => {
  const account = await addConnectedAccount(used.api, team.team_id, { username: 'rated' })
  const shares = [0.011, 0.0345, 0.07]
  const posts = shares.map((engagement_rate) => ({ engagement_rate }))
  const ids = await addPosts(used.api, team.team_id, account, posts)
  // Divided by 100, 1.1 is slightly more than 0.011.
  for (const [place, percent] of ['1.1', '3.45', '7'].entries()) {
    const only = `engagement_min=${percent}&engagement_max=${percent}`
    expect(await idsOf(`/social/instagram/posts?account_id=${account}&${only}`)).toEqual([ids[place]])
  }
})

test('finds a post by its caption at the last reading', async () => {
  const run = {
    account_id: own,
    service: 'social',
    social: 'instagram',
    timezone: 'UTC',
    followers_count: 10,
  } as const
  const write = (caption: string) =>
    inTeam(used.opened.database, team.team_id, (db) =>
      writePosts(db, run, [{ ...readPost, caption }], used.api.clock.now),
    )
  await write('Çamlık in spring')
  const found = await idsOf('/social/instagram/posts?search_term=camlik')
  expect(found).toHaveLength(1)
  await write('Çınar in autumn')
  expect(await idsOf('/social/instagram/posts?search_term=camlik')).toEqual([])
  expect(await idsOf('/social/instagram/posts?search_term=ÇINAR')).toEqual(found)
})

test('names favourite posts by the start of their captions, allows notes on them, and deletes both together', async () => {
  const posted_at = '2026-05-31T11:00:00.000Z'
  const ids = await addPosts(used.api, team.team_id, own, [
    { caption: `Two\n lines ${'x'.repeat(80)}` },
    { caption: ' \n', kind: 'reel', posted_at },
    { caption: null, kind: 'carousel', posted_at },
  ])
  const category = await dataOf<FavoriteCategory>(
    await used.api.request('POST', '/favorites/categories', {
      token: team.token,
      body: { name: 'Liked', type: 'post', items: [] },
    }),
  )
  const added = await dataOf<FavoriteCategory>(
    await used.api.request('POST', '/favorites/add-many-to-favorite', {
      token: team.token,
      body: { category_id: category.id, favoritable_type: 'post', favoritable_ids: ids },
    }),
  )
  expect(added.items.map(({ label }) => label).toSorted()).toEqual([
    // In the team's zone it is the next day.
    'Carousel, 2026-06-01',
    'Reel, 2026-06-01',
    `Two lines ${'x'.repeat(70)}…`,
  ])

  const [noted = 0] = ids
  const body = { notable_type: 'post', notable_id: noted, content: 'Again!', visible_to_team: true }
  const note = await used.api.request('POST', '/notes', { token: team.token, body })
  expect(note.status).toBe(201)
  expect((await dataOf<Post>(await get(`/social/instagram/posts/${noted}`, viewer.token))).notes_count).toBe(
    1,
  )
  const left = await inTeam(used.opened.database, team.team_id, async (db) => {
    await db.deleteFrom('social_posts').where('id', 'in', ids).execute()
    return db.selectFrom('notes').select('id').where('notable_type', '=', 'post').execute()
  })
  expect(left).toEqual([])
  const kept = { list: 'posts', name: 'Reels', search: 'kind=reel&sort=-views' }
  const saved = await used.api.request('POST', '/filters', { token: team.token, body: kept })
  expect(saved.status).toBe(201)
})

test('names the zone in the file, makes text harmless and leaves unknown values empty', async () => {
  const account = await addConnectedAccount(used.api, team.team_id, { username: 'filed' })
  await addPosts(used.api, team.team_id, account, [
    {
      caption: '@mention, "so"',
      kind: 'reel',
      posted_at: '2025-12-31T11:30:00.000Z',
      likes: 0,
      engagement_rate: 0.0345,
    },
    { caption: null, posted_at: '2025-12-31T09:59:00.000Z', views: 12, engagement_rate: 0.00000004 },
  ])
  const answer = await used.api.request('POST', '/social/instagram/posts/export', {
    token: viewer.token,
    body: {
      filter: { account_id: account },
      columns: [
        'posted_at',
        'account',
        'kind',
        'caption',
        'likes',
        'views',
        'engagement_rate',
        'products',
        'sales',
      ],
    },
  })
  expect(answer.headers.get('content-disposition')).toContain('Linden-&-Oak-posts-')
  expect(csvRows(await answer.text())).toEqual([
    [
      'Published at (Pacific/Kiritimati)',
      'Account',
      'Type',
      'Caption',
      'Likes',
      'Views',
      'Engagement rate',
      'Products',
    ],
    ['2026-01-01 01:30:00', 'filed', 'reel', `'@mention, "so"`, '0', '', '0.0345', ''],
    ['2025-12-31 23:59:00', 'filed', 'image', '', '', '12', '0', ''],
  ])
})

test('compares a post with the medians of earlier posts of its kind, by days of the team', async () => {
  const account = await addConnectedAccount(used.api, team.team_id, { username: 'steady' })
  // Noon of the team's day is at 22:00 UTC of the day before.
  const noon = (day: number) => `2026-03-${String(day).padStart(2, '0')}T22:00:00.000Z`
  const earlier = await addPosts(used.api, team.team_id, account, [
    { posted_at: noon(1), views: 10, likes: 4 },
    { posted_at: noon(2), views: 40, likes: null },
    { posted_at: noon(3), views: 20, likes: 8 },
    { posted_at: noon(3), kind: 'reel', views: 9000 },
  ])
  const [post = 0] = await addPosts(used.api, team.team_id, account, [
    {
      posted_at: noon(4),
      views: 33,
      likes: 5,
      figures: JSON.stringify({
        metrics: { views: 1, follows: 2, skip_rate: 12.5 },
        profile_activity: { call: 3 },
        navigation: null,
      }),
      insights_read_at: noon(6),
    },
  ])
  await addPosts(used.api, team.team_id, account, [{ posted_at: noon(5), views: 1_000_000 }])
  const [one = 0, two = 0, three = 0, reel = 0] = earlier
  const unknown = { reach: null, comments: null, saves: null, shares: null, interactions: null }
  const stood = (post_id: number, day: number, views: number | null, likes: number | null) => ({
    post_id,
    day: `2026-03-${String(day).padStart(2, '0')}`,
    read_at: `2026-03-${String(day).padStart(2, '0')}T04:00:00Z`,
    views,
    likes,
    ...unknown,
  })
  await inTeam(used.opened.database, team.team_id, (db) =>
    db
      .insertInto('post_day')
      .values([
        stood(one, 2, 4, 1),
        stood(one, 3, 10, 4),
        stood(two, 3, 30, null),
        stood(two, 4, 40, null),
        stood(three, 4, 8, 3),
        stood(three, 6, 20, 8),
        stood(reel, 4, 9000, 9),
        stood(reel, 5, 9000, 9),
        stood(post, 5, 20, null),
        stood(post, 7, 33, 5),
      ])
      .execute(),
  )
  const insights = await dataOf<PostInsights>(await get(`/social/instagram/posts/${post}/insights`))
  expect(insights.metrics).toMatchObject({
    views: 33,
    likes: 5,
    follows: 2,
    skip_rate: 12.5,
    reach: null,
    replies: null,
  })
  expect(insights).toMatchObject({
    profile_activity: { call: 3 },
    missing: null,
    insights_read_at: noon(6),
    days: [
      { day: '2026-03-05', age: 0, views: 20, likes: null },
      { day: '2026-03-07', age: 2, views: 33, likes: 5 },
    ],
    usual: {
      posts_count: 3,
      totals: { views: 20, likes: 6, reach: null },
      // At ages 1 and 2 fewer than three posts were read.
      days: [{ age: 0, posts_count: 3, views: 8, likes: 2, comments: null }],
    },
  })
  const first = await dataOf<PostInsights>(await get(`/social/instagram/posts/${one}/insights`))
  expect(first.usual).toMatchObject({ posts_count: 0, totals: { views: null }, days: [] })
})

test('bases usual figures on the latest twenty earlier posts', async () => {
  const account = await addConnectedAccount(used.api, team.team_id, { username: 'busy' })
  const posts = Array.from({ length: 26 }, (_, place) => ({
    posted_at: new Date(Date.UTC(2026, 0, 1 + place)).toISOString(),
    views: place * place,
  }))
  const last = (await addPosts(used.api, team.team_id, account, posts)).at(-1)
  const { usual } = await dataOf<PostInsights>(await get(`/social/instagram/posts/${last}/insights`))
  // The views are 5² to 24², 20 values, so the median is between 14² and 15².
  expect(usual).toMatchObject({ posts_count: 20, totals: { views: (196 + 225) / 2, likes: null } })
})
