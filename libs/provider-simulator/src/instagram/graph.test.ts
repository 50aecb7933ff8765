import { describe, expect, test } from 'vitest'
import { instagramAddress, openInstagram } from '../testing/open-instagram.ts'
import type { Body } from '../testing/open-instagram.ts'
import { publicAccounts } from './data/accounts.ts'

const mediaFields =
  'id,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,shortcode,timestamp,username,owner{id},like_count,comments_count,children{id,media_url}'

describe('an account', () => {
  test('answers the requested fields, and its id', async () => {
    const { open } = openInstagram()
    const { id, read } = await open('linden.and.oak')
    expect(await read('')).toEqual({ id })
    const profile = await read('', {
      fields:
        'ig_id,username,name,biography,website,profile_picture_url,followers_count,follows_count,media_count',
    })
    expect(profile).toMatchObject({ id, username: 'linden.and.oak', name: 'Linden & Oak' })
    expect(profile.followers_count).toBeGreaterThan(45_000)
    // A number can't represent it exactly.
    expect(String(Number(id))).not.toBe(id)
    expect((await read('', { fields: 'id,password' })).error).toMatchObject({
      code: 100,
      message: '(#100) Tried accessing nonexisting field (password) on node type (ShadowIGUser)',
    })
    expect((await read('', { fields: 'id,media{id' })).error.code).toBe(2500)
  })

  test('may have no biography and no website', async () => {
    const { open } = openInstagram()
    const { read } = await open('studio.kumru', 'marco')
    expect(await read('', { fields: 'name,biography,website,followers_count' })).toEqual({
      id: expect.any(String) as string,
      name: 'Studio Kumru',
      followers_count: expect.toSatisfy((count: number) => count < 100) as number,
    })
  })
})

describe('posts', () => {
  test('are listed newest first, page by page, each once', async () => {
    const { open, fetch } = openInstagram()
    const { read } = await open('linden.and.oak')
    const { media_count } = await read('', { fields: 'media_count' })
    let page = await read('/media', { fields: mediaFields, limit: '100' })
    const posts: Body[] = [...page.data]
    while (page.paging.next) {
      page = await (await fetch(page.paging.next)).json()
      posts.push(...page.data)
    }
    expect(posts).toHaveLength(media_count)
    expect(posts.length).toBeGreaterThan(300)
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length)
    const times = posts.map(({ timestamp }) => timestamp as string)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times[0]).toMatch(/^2026-11-2\dT\d\d:\d\d:\d\d\+0000$/)

    const kinds = new Set(
      posts.map(({ media_type, media_product_type }) => `${media_type} ${media_product_type}`),
    )
    expect([...kinds].toSorted()).toEqual(['CAROUSEL_ALBUM FEED', 'IMAGE FEED', 'VIDEO FEED', 'VIDEO REELS'])
    for (const post of posts) {
      expect('thumbnail_url' in post).toBe(post.media_type === 'VIDEO')
      expect('children' in post).toBe(post.media_type === 'CAROUSEL_ALBUM')
    }
    for (const field of ['caption', 'media_url', 'like_count']) {
      const withIt = posts.filter((post) => field in post).length
      expect(withIt).toBeGreaterThan(posts.length * 0.9)
      expect(withIt).toBeLessThan(posts.length)
    }
  })

  test("reach back to the account's first one, and can be limited to a period", async () => {
    const { open } = openInstagram()
    const { read } = await open('linden.and.oak')
    const since = Date.parse('2026-10-01T00:00:00Z') / 1000
    const until = Date.parse('2026-11-01T00:00:00Z') / 1000
    const { data } = await read('/media', { fields: 'timestamp', since: String(since), until: String(until) })
    expect(data.length).toBeGreaterThan(8)
    for (const { timestamp } of data) expect(timestamp).toMatch(/^2026-10-/)
    expect((await read('/media', { limit: '0' })).error.code).toBe(100)
    expect((await read('/media', { after: 'nowhere' })).error.code).toBe(100)
  })

  test("with hidden likes don't report them", async () => {
    const { open } = openInstagram()
    const { read } = await open('linden.home', 'marco')
    const { data } = await read('/media', { fields: 'like_count,comments_count', limit: '50' })
    for (const post of data) expect(Object.keys(post)).toEqual(['comments_count', 'id'])
  })

  test('link to shop products now and then, in the captions of accounts with a shop', async () => {
    const url = 'https://shop.example.test/product/bowl/'
    const { open } = openInstagram({ products: [{ name: 'Bowl', url }] })
    const { read } = await open('oak.workshop', 'marco')
    const linked = (posts: Body[]) => posts.filter(({ caption }) => caption?.includes(url)).length
    const own = (await read('/media', { fields: 'caption', limit: '100' })).data
    expect(linked(own)).toBeGreaterThan(8)
    expect(linked(own)).toBeLessThan(40)
    const other = await read('', {
      fields: 'business_discovery.username(walnut.and.co){media.limit(100){caption}}',
    })
    expect(linked(other.business_discovery.media.data)).toBe(0)
  })

  test('have pictures that a browser shows, which can be set to expire', async () => {
    const { open, fetch, controls } = openInstagram({ picturesExpire: true })
    const { read } = await open('linden.and.oak')
    const { profile_picture_url: address } = await read('', { fields: 'profile_picture_url' })
    const picture = await fetch(address)
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    const bytes = new Uint8Array(await picture.arrayBuffer())
    expect(new TextDecoder('latin1').decode(bytes.slice(1, 4))).toBe('PNG')
    expect((await fetch(String(address).replace('.png', '1.png'))).status).toBe(403)
    controls.advance(5 * 86_400_000)
    expect((await fetch(address)).status).toBe(403)
  })

  test('can be deleted, and are then unknown', async () => {
    const { open, read, controls } = openInstagram()
    const { access_token, read: readAccount } = await open('linden.and.oak')
    const first = (await readAccount('/media', { limit: '1' })).data[0].id as string
    controls.deletePost(first)
    expect((await readAccount('/media', { limit: '1' })).data[0].id).not.toBe(first)
    expect((await read(`/${first}`, { access_token })).error).toMatchObject({ code: 100, error_subcode: 33 })
  })

  test('can be read in smaller pages when the API asks for less data', async () => {
    const { open, controls } = openInstagram()
    const { ask } = await open('linden.and.oak')
    controls.settings.largestMediaPage = 25
    const refused = await ask('/media', { limit: '50' })
    expect(refused.status).toBe(500)
    expect(((await refused.json()) as Body).error).toMatchObject({
      code: 1,
      message: expect.stringContaining('reduce the amount of data') as string,
    })
    expect((await ask('/media', { limit: '25' })).status).toBe(200)
  })
})

const discover = (name: string, fields = 'id,username,followers_count,media_count') => ({
  fields: `business_discovery.username(${name}){${fields}}`,
})

describe('accounts of others', () => {
  test('are found by name, with posts in pages until there is no cursor', async () => {
    const { open } = openInstagram()
    const { id, read } = await open('linden.and.oak')
    for (const { username } of publicAccounts)
      expect(await read('', discover(username))).toMatchObject({ id, business_discovery: { username } })
    const ids: string[] = []
    let after: string | undefined = ''
    let count = 0
    let pages = 0
    while (after !== undefined) {
      const page: Body = await read(
        '',
        discover(
          'glasur.atelier',
          `media_count,media.limit(50)${after && `.after(${after})`}{id,like_count,media_url}`,
        ),
      )
      count = page.business_discovery.media_count
      pages += 1
      ids.push(...page.business_discovery.media.data.map((post: Body) => post.id))
      after = page.business_discovery.media.paging?.cursors?.after
    }
    expect(new Set(ids).size).toBe(count)
    expect(pages).toBe(Math.ceil(count / 50))
    expect((await read('', discover('maison.fougere', 'insights'))).error.code).toBe(100)
    expect((await read(`/media`, {})).data.length).toBeGreaterThan(0)
  })

  test("that don't exist or were renamed get the same answer", async () => {
    const { open, ask, controls } = openInstagram()
    const { id, access_token, read } = await open('linden.and.oak')
    const refused = await ask(`/${id}`, { access_token, ...discover('nobody.here') })
    expect([refused.status, ((await refused.json()) as Body).error]).toMatchObject([
      400,
      { code: 110, error_subcode: 2207013, message: 'Invalid user id', error_user_title: 'Cannot find User' },
    ])
    const before = await read('', discover('keramik.kiez'))
    controls.rename('keramik.kiez', 'keramik.berlin')
    expect((await read('', discover('keramik.kiez'))).error.code).toBe(110)
    const after = await read('', discover('keramik.berlin'))
    expect(after.business_discovery.id).toBe(before.business_discovery.id)
    controls.remove('keramik.berlin')
    expect((await read('', discover('keramik.berlin'))).error.code).toBe(110)
  })
})

describe('limits', () => {
  test('are reported with each answer, for the account and for the app', async () => {
    const { open, logIn, ask, controls } = openInstagram()
    const { id, ask: askAccount } = await open('linden.and.oak')
    const business = (answer: Response) =>
      (JSON.parse(answer.headers.get('X-Business-Use-Case-Usage') ?? '{}') as Body)[id]
    const access_token = await logIn('elif')
    expect(business(await askAccount('/media'))).toMatchObject([{ type: 'instagram', call_count: 0 }])
    controls.setUsage({ platform: 76, account: 96, minutes: 19 })
    expect(business(await askAccount('/media'))).toMatchObject([
      { call_count: 96, estimated_time_to_regain_access: 19 },
    ])
    const me = await ask('/me', { access_token })
    expect(JSON.parse(me.headers.get('X-App-Usage')!)).toMatchObject({ call_count: 76 })
    controls.setUsage({ account: 100, minutes: 7 })
    const refused = await askAccount('/media')
    expect([refused.status, ((await refused.json()) as Body).error.code]).toEqual([400, 80002])
    controls.setUsage({})
    expect((await askAccount('/media')).status).toBe(200)
  })

  test('refuse a caller who calls too often, until an hour has passed', async () => {
    const { logIn, ask, controls } = openInstagram({ limits: { platformCalls: 2, accountCalls: 10 } })
    const access_token = await logIn('elif')
    const statuses = []
    for (let call = 0; call < 3; call += 1) statuses.push((await ask('/me', { access_token })).status)
    expect(statuses).toEqual([200, 200, 403])
    controls.advance(3_600_000)
    expect((await ask('/me', { access_token })).status).toBe(200)
  })
})

describe('a fault', () => {
  test.each([
    [{ code: 4 }, 403, '(#4) Application request limit reached'],
    [{ code: 17 }, 400, '(#17) User request limit reached'],
    [{ code: 32 }, 403, '(#32) Page request limit reached'],
    [{ code: 613 }, 400, '(#613) Calls to this api have exceeded the rate limit.'],
    [{ code: 80002 }, 400, '(#80002) There have been too many calls'],
    [{ code: 190, subcode: 460 }, 400, 'changed their password'],
    [{ code: 10, message: '(#10) Not enough viewers' }, 403, 'Not enough viewers'],
    [{ code: 100, subcode: 2108006 }, 400, 'Invalid parameter'],
    [{ code: 2 }, 500, 'retry your request later'],
    [{ code: 368 }, 400, 'abusive'],
    [{ code: 102 }, 400, 'Session key invalid'],
  ])('makes any error of the API: %o', async (error, status, words) => {
    const { open, faults } = openInstagram()
    const { ask } = await open('linden.and.oak')
    faults.add({ kind: 'graph-error', ...error, minutes: 12, match: { path: '/account/media' }, skip: 1 })
    const media = () => ask('/media', { limit: '5' })
    expect((await ask('')).status).toBe(200)
    expect((await media()).status).toBe(200)
    const refused = await media()
    expect([refused.status, await refused.json()]).toMatchObject([
      status,
      { error: { code: error.code, message: expect.stringContaining(words) as string } },
    ])
    expect(
      refused.headers.get('X-Business-Use-Case-Usage')?.includes('"estimated_time_to_regain_access":12') ??
        false,
    ).toBe([4, 17, 32, 613, 80002].includes(error.code))
    expect((await media()).status).toBe(200)
  })

  test('of a list answers an empty page with a next one, the same page again, rows twice, or no rows', async () => {
    const { open, faults } = openInstagram()
    const { read } = await open('linden.and.oak')
    const first = await read('/media', { limit: '3' })
    const { after } = first.paging.cursors
    faults.add({ kind: 'empty-page-with-next' })
    expect(await read('/media', { limit: '3' })).toMatchObject({ data: [], paging: { cursors: { after } } })
    faults.add({ kind: 'cursor-loop' })
    expect(await read('/media', { limit: '3', after })).toMatchObject({
      paging: { cursors: { after }, next: expect.stringContaining(after) as string },
    })
    faults.add({ kind: 'duplicate-rows' })
    expect((await read('/media', { limit: '3' })).data).toEqual([...first.data, ...first.data])
    faults.add({ kind: 'wrong-schema' })
    expect((await read('/media', { limit: '3' })).data[0]).toHaveProperty('entry')
    faults.add({
      kind: 'duplicate-rows',
      match: { path: '/business_discovery', query: { username: 'lino.e.luce' } },
    })
    const discovered = await read('', {
      fields: 'business_discovery.username(lino.e.luce){media.limit(2){id}}',
    })
    expect(discovered.business_discovery.media.data).toHaveLength(4)
    faults.add({ kind: 'html' })
    await expect(read('/media')).rejects.toThrow(SyntaxError)
    faults.add({ kind: 'refused' })
    await expect(read('/media')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  })

  test('and a change can be requested over HTTP', async () => {
    const { fetch, open } = openInstagram()
    const { ask, read } = await open('linden.and.oak')
    const tell = (path: string, body: object) =>
      fetch(`${instagramAddress}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    await tell('/__faults', { kind: 'graph-error', code: 4, minutes: 3, match: { path: '/account' } })
    expect((await ask('')).status).toBe(403)
    const before = (await read('', { fields: 'media_count' })).media_count as number
    const moved = await tell('/__instagram', { action: 'advance', hours: 24 * 14 })
    expect(await moved.json()).toEqual({ now: '2026-12-05T14:00:00.000Z' })
    expect((await read('', { fields: 'media_count' })).media_count).toBeGreaterThan(before)
    await tell('/__instagram', { action: 'end-tokens', person: 'elif', why: 'checkpoint' })
    expect((await read('')).error.error_subcode).toBe(459)
    expect(
      (await tell('/__instagram', { action: 'end-tokens', person: 'nobody', why: 'expired' })).status,
    ).toBe(400)
    expect((await tell('/__instagram', { action: 'explode' })).status).toBe(400)
  })
})

describe('a version', () => {
  test("that is too old falls forward, and a future one doesn't exist", async () => {
    const { logIn, fetch } = openInstagram()
    const access_token = await logIn('elif')
    const me = (version: string) => fetch(`${instagramAddress}/${version}/me?access_token=${access_token}`)
    expect((await me('v25.0')).headers.get('Facebook-API-Version')).toBe('v25.0')
    expect((await me('v19.0')).headers.get('Facebook-API-Version')).toBe('v22.0')
    const future = await me('v99.0')
    expect([future.status, ((await future.json()) as Body).error]).toMatchObject([
      400,
      { code: 2500, message: 'Unknown path components: /v99.0/me' },
    ])
  })

  test('of the future may answer more fields than requested', async () => {
    const { open, controls } = openInstagram()
    controls.settings.extraFields = true
    const { read } = await open('linden.and.oak')
    expect(await read('')).toHaveProperty('a_field_of_tomorrow')
  })
})
