import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { apiVersion } from './api-version.ts'
import { accountId, app, figure, pageToken, refusedWith, scriptedGraph } from './test-setup.ts'

const fullProfile = {
  id: accountId,
  ig_id: 178414,
  username: 'linden.and.oak',
  name: 'Linden & Oak',
  biography: 'Tables\u0000 for long evenings',
  website: 'https://linden-oak.example.test/',
  profile_picture_url: 'https://scontent.example.test/p.jpg?oe=1',
  followers_count: 48_211,
  follows_count: 312,
  media_count: 640,
}
const reel = {
  id: '18000000000000001',
  caption: 'From board to table',
  media_type: 'VIDEO',
  media_product_type: 'REELS',
  media_url: 'https://scontent.example.test/v.mp4',
  thumbnail_url: 'https://scontent.example.test/v.jpg',
  permalink: 'https://www.instagram.com/reel/x/',
  timestamp: '2026-06-12T19:20:02+0000',
  like_count: 214,
  comments_count: 9,
}
const row = {
  provider_id: '18000000000000001',
  kind: 'reel',
  place: 'reels',
  caption: 'From board to table',
  permalink: 'https://www.instagram.com/reel/x/',
  media_url: 'https://scontent.example.test/v.mp4',
  thumbnail_url: 'https://scontent.example.test/v.jpg',
  posted_at: '2026-06-12T19:20:02Z',
  likes: 214,
  comments: 9,
}

describe('a request', () => {
  test("contains the version, is signed with the app's secret, and never sends the secret", async () => {
    const urls: string[] = []
    const graph = scriptedGraph(() => fullProfile)
    const fetch: typeof graph.options.fetch = (url, init) => {
      urls.push(url)
      return graph.options.fetch(url, init)
    }
    await graph.account({ fetch }).profile()
    const url = new URL(urls[0]!)
    expect(`${url.origin}${url.pathname}`).toBe(`https://graph.facebook.com/${apiVersion}/${accountId}`)
    expect(url.searchParams.get('access_token')).toBe(pageToken)
    expect(url.searchParams.get('appsecret_proof')).toBe(
      createHmac('sha256', app.secret).update(pageToken).digest('hex'),
    )
    expect(url.search).not.toContain(app.secret)
  })

  test('goes to the configured address', async () => {
    const urls: string[] = []
    const graph = scriptedGraph(() => fullProfile)
    const fetch: typeof graph.options.fetch = (url, init) => {
      urls.push(url)
      return graph.options.fetch(url, init)
    }
    await graph.account({ fetch, graphAddress: 'http://127.0.0.1:4000/demo/instagram/' }).profile()
    expect(urls[0]).toContain(`http://127.0.0.1:4000/demo/instagram/${apiVersion}/${accountId}?`)
  })
})

describe('a profile', () => {
  test('is translated into our terms', async () => {
    expect(
      await scriptedGraph(() => fullProfile)
        .account()
        .profile(),
    ).toEqual({
      provider_id: accountId,
      username: 'linden.and.oak',
      name: 'Linden & Oak',
      biography: 'Tables for long evenings',
      website: 'https://linden-oak.example.test/',
      picture_url: 'https://scontent.example.test/p.jpg?oe=1',
      followers_count: 48_211,
      following_count: 312,
      posts_count: 640,
    })
  })

  test('has null for missing values and invalid addresses', async () => {
    const bare = { id: accountId, username: 'oak', website: 'javascript:alert(1)', followers_count: 0 }
    expect(
      await scriptedGraph(() => bare)
        .account()
        .profile(),
    ).toMatchObject({
      name: null,
      biography: null,
      website: null,
      picture_url: null,
      followers_count: 0,
      following_count: null,
      posts_count: null,
    })
  })

  test("leaves out counts that can't be shown, and rounds estimated ones", async () => {
    const odd = { ...fullProfile, followers_count: -1, follows_count: 12.4, media_count: '640' }
    expect(
      await scriptedGraph(() => odd)
        .account()
        .profile(),
    ).toMatchObject({ followers_count: null, following_count: 12, posts_count: null })
  })
})

describe('posts', () => {
  const read = async (...data: object[]) =>
    (
      await scriptedGraph(() => ({ data }))
        .account()
        .posts(null)
    ).rows

  test('have our four kinds', async () => {
    const rows = await read(
      reel,
      { ...reel, id: '2', media_product_type: 'FEED' },
      { ...reel, id: '3', media_type: 'IMAGE', media_product_type: 'FEED' },
      { ...reel, id: '4', media_type: 'CAROUSEL_ALBUM', media_product_type: 'FEED' },
      { ...reel, id: '5', media_type: 'IMAGE', media_product_type: 'AD' },
      { ...reel, id: '6', media_type: 'IMAGE', media_product_type: 'NEWSTAND' },
      { ...reel, id: '7', media_type: 'IMAGE', media_product_type: undefined },
    )
    expect(rows[0]).toEqual(row)
    expect(rows.map(({ kind, place }) => `${kind} ${place}`)).toEqual([
      'reel reels',
      'video feed',
      'image feed',
      'carousel feed',
      'image ad',
      'image feed',
      'image feed',
    ])
  })

  test('have null likes, not 0, when the owner hides them', async () => {
    const { like_count: _hidden, media_url: _rights, caption: _none, ...rest } = reel
    expect(await read(rest, { ...reel, id: '2', like_count: 0 })).toMatchObject([
      { likes: null, media_url: null, caption: null, comments: 9 },
      { likes: 0 },
    ])
  })

  test("leave out counts that can't be shown, and round estimated ones", async () => {
    expect(await read({ ...reel, like_count: -1, comments_count: 12.4 })).toMatchObject([
      { likes: null, comments: 12 },
    ])
    expect(await read({ ...reel, like_count: Number.MAX_SAFE_INTEGER, comments_count: 1e12 })).toMatchObject([
      { likes: null, comments: 1e12 },
    ])
  })

  test('are skipped and counted when unreadable, and fail when all are', async () => {
    const page = { data: [reel, { ...reel, media_type: 'HOLOGRAM' }, { id: 'x' }] }
    expect(
      await scriptedGraph(() => page)
        .account()
        .posts(null),
    ).toEqual({
      rows: [row],
      next: null,
      skipped: 2,
    })
    await expect(read({ id: 'x' })).rejects.toMatchObject({ kind: 'unexpected_data' })
  })

  test.each(['0000-01-01', '0001-01-01', '1970-01-01', '9999-12-31'])(
    'are skipped when they are of %s, which no post is',
    async (day) => {
      const old = { ...reel, id: '2', timestamp: `${day}T00:00:00+0000` }
      const next = { cursors: { after: 'a' }, next: 'https://graph.facebook.com/next?after=a' }
      const page = await scriptedGraph(() => ({ data: [reel, old], paging: next }))
        .account()
        .posts(null, { since: '2025-01-01T00:00:00Z' })
      // A post that is older than wanted would end the list.
      expect(page).toMatchObject({ rows: [row], skipped: 1, next: { after: 'a' } })
    },
  )

  test('are skipped when the only one of the last page is unreadable, but not on a page before', async () => {
    const graph = scriptedGraph(({ query }) => {
      const page = Number(query.get('after') ?? 0)
      const paging = { cursors: { after: String(page + 1) }, next: 'https://graph.facebook.com/next' }
      if (page === 0) return { data: [reel], paging }
      return { data: [{ ...reel, media_type: 'HOLOGRAM' }], ...(page === 1 && { paging }) }
    })
    const account = graph.account()
    const { next } = await account.posts(null)
    await expect(account.posts(next)).rejects.toMatchObject({ kind: 'unexpected_data' })
    expect(await account.posts({ ...next, after: '2' })).toEqual({ rows: [], next: null, skipped: 1 })
  })

  test('are requested in halves when there are too many for Instagram', async () => {
    const limits: number[] = []
    const graph = scriptedGraph(({ query }) => {
      const limit = Number(query.get('limit'))
      limits.push(limit)
      return limit > 30
        ? refusedWith(1, {
            message: "Please reduce the amount of data you're asking for, then retry your request",
            status: 500,
          })
        : { data: [reel] }
    })
    const account = graph.account()
    expect((await account.posts(null)).rows).toEqual([row])
    await account.posts(null)
    expect(limits).toEqual([100, 50, 25, 25])
  })
})

describe('another account', () => {
  const discovered = {
    business_discovery: {
      ...fullProfile,
      username: 'studio',
      media: { data: [reel], paging: { cursors: { after: 'QVFI' } } },
    },
    id: accountId,
  }

  test('is found through our own account, with a page of its posts', async () => {
    const graph = scriptedGraph(({ query }) =>
      query.get('fields')!.includes('.after(QVFI)')
        ? { business_discovery: { ...fullProfile, media: { data: [] } } }
        : discovered,
    )
    const account = graph.account()
    const first = await account.discover('studio', null)
    expect(first.profile).toMatchObject({ username: 'studio', followers_count: 48_211 })
    expect(first.posts).toEqual({
      rows: [row],
      next: { after: 'QVFI', before: '2026-06-12T19:20:02Z' },
      skipped: 0,
    })
    const fields = graph.asked[0]!.query.get('fields')!
    expect(graph.asked[0]!.path).toBe(`/${accountId}`)
    expect(fields).toMatch(/^business_discovery\.username\(studio\)\{id,.*,media\.limit\(50\)\{id,.*\}\}$/)
    expect((await account.discover('studio', first.posts!.next)).posts).toEqual({
      rows: [],
      next: null,
      skipped: 0,
    })
  })

  test('without visible posts has an empty page', async () => {
    const posts = async (media_count: unknown, media: unknown) => {
      const graph = scriptedGraph(() => ({ business_discovery: { ...fullProfile, media_count, media } }))
      return (await graph.account().discover('studio', null)).posts
    }
    for (const media of [undefined, null, { data: [] }]) {
      expect(await posts(0, media)).toEqual({ rows: [], next: null, skipped: 0 })
      // It may have some that aren't shown.
      for (const count of [12, null])
        expect(await posts(count, media)).toEqual({ rows: [], next: null, skipped: 1 })
    }
  })

  test.each([
    { data: 'none' },
    'none',
    { data: [{ id: 'x' }] },
    { data: [reel], paging: { cursors: { after: 7 } } },
  ])('is found with its followers when its posts are %j', async (media) => {
    const graph = scriptedGraph(() => ({ business_discovery: { ...fullProfile, media } }))
    expect(await graph.account().discover('studio', null)).toMatchObject({
      profile: { followers_count: 48_211 },
      posts: null,
      problem: { kind: 'unexpected_data' },
    })
  })

  test.each(['', ' ', 'a b', 'x){id}', 'x'.repeat(31), null])(
    "isn't taken for the one that is named %j",
    async (username) => {
      const graph = scriptedGraph(() => ({ business_discovery: { ...fullProfile, username } }))
      await expect(graph.account().discover('studio', null)).rejects.toMatchObject({
        kind: 'unexpected_data',
      })
    },
  )

  test("that doesn't exist can't be told from one that isn't professional", async () => {
    const graph = scriptedGraph(() => refusedWith(110, { subcode: 2207013, message: 'Invalid user id' }))
    await expect(graph.account().discover('nobody', null)).rejects.toMatchObject({
      kind: 'username_not_found',
      retryable: false,
    })
  })

  test.each(['', 'a b', 'x){id}', 'x'.repeat(31), '@studio', 'ünlü'])(
    "isn't requested with the name %j",
    async (name) => {
      const graph = scriptedGraph(() => discovered)
      await expect(graph.account().discover(name, null)).rejects.toMatchObject({
        kind: 'username_not_found',
      })
      expect(graph.asked).toEqual([])
    },
  )

  test.each([{ after: 'x){id}' }, { after: '' }, { page: 2 }])('refuses the cursor %j', async (cursor) => {
    const graph = scriptedGraph(() => discovered)
    await expect(graph.account().discover('studio', cursor as never)).rejects.toThrow(TypeError)
    expect(graph.asked).toEqual([])
  })
})

describe("the connection's health", () => {
  const facts = {
    app_id: app.id,
    type: 'PAGE',
    is_valid: true,
    user_id: '10220000000000001',
    expires_at: 0,
    data_access_expires_at: 1_803_000_000,
    scopes: ['instagram_basic', 'instagram_manage_insights', 'pages_read_engagement', 'pages_show_list'],
  }
  const health = (change: object) =>
    scriptedGraph(() => ({ data: { ...facts, ...change } }))
      .account()
      .health()

  test("is requested with the app's credentials", async () => {
    const graph = scriptedGraph(() => ({ data: facts }))
    expect(await graph.account().health()).toEqual({
      is_valid: true,
      expires_at: null,
      data_access_expires_at: '2027-02-19T01:20:00Z',
      missing_permissions: [],
      problem: null,
    })
    expect(graph.asked[0]!.path).toBe('/debug_token')
    expect(Object.fromEntries(graph.asked[0]!.query)).toEqual({
      input_token: pageToken,
      access_token: `${app.id}|${app.secret}`,
    })
  })

  test.each([
    [{ is_valid: false, scopes: [], error: { code: 190, subcode: 460 } }, false, 'reconnect', 'password'],
    [{ is_valid: false, scopes: [] }, false, 'reconnect', 'no longer accepts'],
    [{ app_id: '1' }, false, 'reconnect', 'no longer accepts'],
    [{ data_access_expires_at: 1_700_000_000 }, true, 'reconnect', '90 days'],
    [
      { scopes: ['pages_show_list', 'instagram_basic'] },
      true,
      'missing_permission',
      'instagram_manage_insights',
    ],
  ])('%j is a problem', async (change, isValid, kind, words) => {
    const found = await health(change)
    expect(found.is_valid).toBe(isValid)
    expect(found.problem).toMatchObject({ kind })
    expect(found.problem!.message).toContain(words)
  })

  test("of the app itself isn't reported as the account's", async () => {
    const graph = scriptedGraph(() => refusedWith(190, { message: 'Invalid OAuth access token signature.' }))
    await expect(graph.account().health()).rejects.toMatchObject({ kind: 'wrong_secret' })
  })

  test('names missing permissions', async () => {
    expect(await health({ scopes: ['pages_show_list', 'pages_read_engagement'] })).toMatchObject({
      missing_permissions: ['instagram_basic', 'instagram_manage_insights'],
    })
  })
})

test('a reading ends when it is cancelled', async () => {
  const graph = scriptedGraph(() => ({ data: [figure('reach', 1)] }))
  const signal = AbortSignal.abort(new Error('called off'))
  await expect(graph.account().audience('followers', 'city', signal)).rejects.toThrow('called off')
  expect(graph.asked).toEqual([])
})
