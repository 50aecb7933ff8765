import { describe, expect, test } from 'vitest'
import { apiVersion } from './api-version.ts'
import { instagramLogin } from './instagram-login.ts'
import { app, refusedWith, scriptedGraph } from './test-setup.ts'
import type { Asked } from './test-setup.ts'

const all = ['instagram_basic', 'instagram_manage_insights', 'pages_read_engagement', 'pages_show_list']
const everything = [...all, 'business_management']

interface World {
  granted?: string[]
  declined?: string[]
  facts?: object
  granular?: { scope: string; target_ids?: string[] }[]
  pages?: object[]
  /** How the Page with this id answers a request with its own token. */
  page?: (id: string) => object
}

const worldOf = ({
  granted = everything,
  declined = [],
  facts = {},
  granular = [],
  pages = [],
  page,
}: World) =>
  scriptedGraph(({ path, query, method }: Asked) => {
    if (path === '/oauth/access_token' && query.get('grant_type') === 'fb_exchange_token')
      return { access_token: 'long', token_type: 'bearer', expires_in: 5_184_000 }
    if (path === '/oauth/access_token')
      return { access_token: 'short', token_type: 'bearer', expires_in: 5400 }
    if (path === '/me/permissions' && method === 'DELETE') return { success: true }
    if (path === '/me/permissions')
      return {
        data: [
          ...granted.map((permission) => ({ permission, status: 'granted' })),
          ...declined.map((permission) => ({ permission, status: 'declined' })),
        ],
      }
    if (path === '/debug_token')
      return {
        data: {
          app_id: app.id,
          is_valid: true,
          user_id: '10220000000000001',
          expires_at: 1_800_000_000,
          data_access_expires_at: 1_802_592_000,
          scopes: granted,
          granular_scopes: granular,
          ...facts,
        },
      }
    if (path === '/me/accounts') {
      const from = Number(query.get('after') ?? 0)
      return {
        data: pages.slice(from, from + 2),
        paging: {
          cursors: { after: String(from + 2) },
          ...(from + 2 < pages.length && { next: 'https://graph.facebook.com/next' }),
        },
      }
    }
    const id = path.slice(1)
    return page?.(id) ?? { id, access_token: `page-token-${id}` }
  })

const pageOf = (id: string, username?: string) => ({
  id,
  name: `Page ${id}`,
  ...(username && {
    instagram_business_account: {
      id: `9${id}`,
      username,
      name: '',
      profile_picture_url: 'https://x.test/p.jpg',
    },
  }),
})

describe('the address of the dialog', () => {
  const login = instagramLogin({ app, fetch: async () => new Response() })

  test('requests the needed permissions, and returns with the state', () => {
    const url = new URL(login.loginUrl('state & more'))
    expect(`${url.origin}${url.pathname}`).toBe(`https://www.facebook.com/${apiVersion}/dialog/oauth`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: app.id,
      redirect_uri: app.callbackUrl,
      state: 'state & more',
      response_type: 'code',
      scope: everything.join(','),
    })
  })

  test.each([
    ['declined', 'rerequest'],
    ['expired', 'reauthorize'],
  ] as const)('requests again what is %s', (again, type) => {
    expect(new URL(login.loginUrl('s', { again })).searchParams.get('auth_type')).toBe(type)
  })

  test('can be configured', () => {
    const there = instagramLogin({
      app,
      fetch: async () => new Response(),
      dialogAddress: 'http://127.0.0.1:1/demo/',
    })
    expect(there.loginUrl('s')).toMatch(`http://127.0.0.1:1/demo/${apiVersion}/dialog/oauth?`)
  })
})

describe('a code', () => {
  test('becomes a long-lived token with its details', async () => {
    const graph = worldOf({})
    expect(await graph.login.exchange('the-code')).toEqual({
      token: 'long',
      expires_at: '2027-01-15T08:00:00Z',
      data_access_expires_at: '2027-02-14T08:00:00Z',
      person_id: '10220000000000001',
      missing_permissions: [],
    })
    expect(Object.fromEntries(graph.asked[0]!.query)).toEqual({
      client_id: app.id,
      client_secret: app.secret,
      redirect_uri: app.callbackUrl,
      code: 'the-code',
    })
    expect(graph.asked[1]!.query.get('fb_exchange_token')).toBe('short')
  })

  test('names declined permissions, without the optional one for portfolios', async () => {
    const granted = ['pages_show_list', 'pages_read_engagement']
    const graph = worldOf({ granted, declined: ['instagram_basic', 'business_management'] })
    expect((await graph.login.exchange('code')).missing_permissions).toEqual([
      'instagram_basic',
      'instagram_manage_insights',
    ])
    expect((await worldOf({ granted: all }).login.exchange('code')).missing_permissions).toEqual([])
  })

  test('whose token has no expiry in its details uses the expiry of the exchange', async () => {
    const { expires_at } = await worldOf({ facts: { expires_at: 0 } }).login.exchange('code')
    expect(expires_at).toBe('2027-01-20T12:00:00.000Z')
  })

  test.each([
    [refusedWith(100, { subcode: 36009, message: 'This authorization code has been used.' }), 'wrong_code'],
    [refusedWith(101, { message: 'Error validating application.' }), 'wrong_key'],
    [refusedWith(1, { message: 'Error validating client secret.' }), 'wrong_secret'],
    [refusedWith(4), 'rate_limited'],
    [refusedWith(2, { status: 500 }), 'provider_failed'],
  ])('refused as %# is reported as %s', async (answer, kind) => {
    const graph = scriptedGraph(() => answer.clone())
    await expect(graph.login.exchange('code')).rejects.toMatchObject({ kind })
    // A person is waiting: at most two attempts, and no long waits.
    expect(graph.asked.length).toBeLessThanOrEqual(2)
    expect(graph.waits.every((wait) => wait <= 3000)).toBe(true)
  })

  test.each([{ is_valid: false }, { app_id: '1' }])('for a token with %j is refused', async (facts) => {
    await expect(worldOf({ facts }).login.exchange('code')).rejects.toMatchObject({ kind: 'reconnect' })
  })
})

describe('the offered accounts', () => {
  const kinds = async (world: World) => {
    const { accounts, problems } = await worldOf(world).login.offered('long')
    return { accounts: accounts.map(({ username }) => username), problems: problems.map(({ kind }) => kind) }
  }

  test('are those of all Pages that answer with their own token', async () => {
    const graph = worldOf({ pages: [pageOf('1', 'oak'), pageOf('2', 'elm'), pageOf('3', 'ash')] })
    const { accounts, problems } = await graph.login.offered('long')
    expect(problems).toEqual([])
    expect(accounts.map(({ username }) => username)).toEqual(['ash', 'elm', 'oak'])
    expect(accounts[2]).toEqual({
      provider_id: '91',
      username: 'oak',
      name: null,
      picture_url: 'https://x.test/p.jpg',
      page_id: '1',
      page_name: 'Page 1',
      page_token: 'page-token-1',
    })
  })

  test('leave out a Page without a professional account, and name it', async () => {
    const graph = worldOf({ pages: [pageOf('1', 'oak'), pageOf('2')] })
    const { accounts, problems } = await graph.login.offered('long')
    expect(accounts).toHaveLength(1)
    expect(problems).toMatchObject([{ kind: 'no_professional_account', page_name: 'Page 2' }])
    expect(problems[0]!.message).toContain('Page 2')
  })

  test.each([
    ['without a token', () => ({ id: '1' })],
    ['with 100/33', () => refusedWith(100, { subcode: 33 })],
    ['with 190', () => refusedWith(190)],
    ['with 10', () => refusedWith(10)],
    ['with 100', () => refusedWith(100)],
  ])('leave out an account whose Page answers %s', async (_how, page) => {
    const { accounts, problems } = await worldOf({ pages: [pageOf('1', 'oak')], page }).login.offered('long')
    expect(accounts).toEqual([])
    expect(problems).toMatchObject([{ kind: 'page_not_granted', page_name: 'Page 1', username: 'oak' }])
  })

  test("fail when a Page couldn't be requested", async () => {
    const graph = worldOf({ pages: [pageOf('1', 'oak')], page: () => refusedWith(2, { status: 500 }) })
    await expect(graph.login.offered('long')).rejects.toMatchObject({ kind: 'provider_failed' })
  })

  test('distinguish no Page from one hidden by a portfolio', async () => {
    expect(await kinds({})).toEqual({ accounts: [], problems: ['no_page'] })
    expect(await kinds({ granted: all })).toEqual({
      accounts: [],
      problems: ['no_page', 'business_management_missing'],
    })
    const granular = [{ scope: 'pages_show_list', target_ids: ['77'] }]
    expect(await kinds({ granted: all, granular })).toEqual({
      accounts: [],
      problems: ['business_management_missing'],
    })
  })

  test('distinguish an account that was granted without its Page', async () => {
    const granular = [
      { scope: 'pages_show_list', target_ids: ['1'] },
      { scope: 'instagram_basic', target_ids: ['91', '92'] },
    ]
    expect(await kinds({ pages: [pageOf('1', 'oak')], granular })).toEqual({
      accounts: ['oak'],
      problems: ['page_not_granted'],
    })
    const ownOnly = [granular[0]!, { scope: 'instagram_basic', target_ids: ['91'] }]
    expect(await kinds({ pages: [pageOf('1', 'oak')], granular: ownOnly })).toEqual({
      accounts: ['oak'],
      problems: [],
    })
  })

  test("end when the list of Pages doesn't", async () => {
    const graph = scriptedGraph(({ path }) =>
      path === '/debug_token'
        ? { data: { app_id: app.id, is_valid: true, scopes: all } }
        : { data: [], paging: { cursors: { after: 'a' }, next: 'https://x.test' } },
    )
    await expect(graph.login.offered('long')).rejects.toMatchObject({ kind: 'unexpected_data' })
  })

  test('are empty with an invalid token', async () => {
    const dead = worldOf({ facts: { is_valid: false, error: { subcode: 460 } } })
    await expect(dead.login.offered('long')).rejects.toMatchObject({ kind: 'reconnect' })
  })
})

describe('revoking', () => {
  test('withdraws everything', async () => {
    const graph = worldOf({})
    await graph.login.revoke('long')
    expect(graph.asked).toMatchObject([{ method: 'DELETE', path: '/me/permissions' }])
  })

  test('succeeds when the token is invalid already, and fails otherwise', async () => {
    await scriptedGraph(() => refusedWith(190, { subcode: 458 })).login.revoke('long')
    const failing = scriptedGraph(() => refusedWith(2, { status: 500 }))
    await expect(failing.login.revoke('long')).rejects.toMatchObject({ kind: 'provider_failed' })
  })
})
