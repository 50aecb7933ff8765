import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allScopes, instagramAddress, openInstagram, redirectUri } from '../testing/open-instagram.ts'
import type { Body } from '../testing/open-instagram.ts'
import { instagramPeople } from './data/people.ts'

const day = 86_400_000
const codeOf = (answer: Response) => new URL(answer.headers.get('location')!).searchParams.get('code') ?? ''

const statuses = ({ data }: Body) =>
  Object.fromEntries(data.map(({ permission, status }: Body) => [permission, status])) as object

describe('the dialog', () => {
  test('asks who the person is, and says that it is a demo', async () => {
    const { fetch, dialogAddress } = openInstagram()
    const page = await (await fetch(dialogAddress())).text()
    expect(page).toContain('This is a demo.')
    for (const { name } of instagramPeople) expect(page).toContain(name)
    expect(page).not.toMatch(/<style|style=|<script|\son\w+=/)
    const next = await fetch(dialogAddress(), {
      method: 'POST',
      body: new URLSearchParams({ person: 'marco', decision: 'continue' }),
    })
    const choices = await (await fetch(new URL(next.headers.get('location')!, dialogAddress()))).text()
    for (const words of [
      'Studio Kumru',
      '@oak.workshop',
      'Insights of your Instagram accounts',
      'name="chosen"',
    ])
      expect(choices).toContain(words)
  })

  test.each([
    ['another app', { client_id: '1' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example.test/' }],
    ['a permission that does not exist', { scope: 'instagram_everything' }],
  ])("isn't shown to %s, and doesn't redirect", async (_, changes) => {
    const { fetch, dialogAddress } = openInstagram()
    for (const method of ['GET', 'POST'])
      expect((await fetch(dialogAddress(changes), { method })).status).toBe(400)
  })

  test("reports a refusal in Facebook's words", async () => {
    const { consent } = openInstagram()
    const answer = await consent([['decision', 'cancel']])
    expect(answer.headers.get('location')).toBe(
      `${redirectUri}?error=access_denied&error_code=200&error_description=Permissions+error&error_reason=user_denied&state=the-state#_=_`,
    )
  })

  test('a code works once, for its address, and for ten minutes', async () => {
    const { consent, read, secret, controls } = openInstagram()
    const allow = () =>
      consent([
        ['person', 'elif'],
        ['decision', 'allow'],
      ]).then(codeOf)
    const take = (code: string, redirect_uri = redirectUri): Promise<Body> =>
      read('/oauth/access_token', { ...secret, redirect_uri, code })
    const code = await allow()
    expect(await take(code)).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect((await take(code)).error).toMatchObject({ code: 100, error_subcode: 36009 })
    expect((await take(await allow(), `${redirectUri}/`)).error).toMatchObject({ error_subcode: 36008 })
    expect((await take('made up')).error).toMatchObject({ code: 100 })
    const old = await allow()
    controls.advance(601_000)
    expect((await take(old)).error).toMatchObject({ message: 'This authorization code has expired.' })
    const wrong = await read('/oauth/access_token', { ...secret, client_secret: 'wrong', code: 'x' })
    expect(wrong.error).toMatchObject({ message: 'Error validating client secret.', code: 1 })
  })

  test('unticked permissions are declined, and requested again only on demand', async () => {
    const { fetch, consent, logIn, read, dialogAddress, accountId } = openInstagram({
      remembersDeclined: true,
    })
    const ticked = allScopes.split(',').filter((name) => name !== 'instagram_manage_insights')
    const [page] = instagramPeople[0]!.pages
    const access_token = await logIn('elif', [
      ['chosen', 'yes'],
      ['page', page!.id],
      ...ticked.map((name): [string, string] => ['permission', name]),
    ])
    expect(statuses(await read('/me/permissions', { access_token }))).toMatchObject({
      public_profile: 'granted',
      instagram_basic: 'granted',
      instagram_manage_insights: 'declined',
    })
    // No account was ticked either.
    const pages = await read('/me/accounts', { access_token, fields: 'id,instagram_business_account' })
    expect(pages.data).toEqual([{ id: page!.id }])
    expect((await read(`/${accountId('linden.and.oak')}`, { access_token })).error.error_subcode).toBe(33)

    const again = await logIn('elif')
    expect(statuses(await read('/me/permissions', { access_token: again }))).toMatchObject({
      instagram_manage_insights: 'declined',
    })
    const form = await (await fetch(`${dialogAddress()}&person=elif`)).text()
    expect(form).toContain('You declined this earlier.')
    const asked = await consent(
      [
        ['person', 'elif'],
        ['decision', 'allow'],
      ],
      { auth_type: 'rerequest' },
    )
    expect(codeOf(asked)).not.toBe('')
    expect(await (await fetch(`${dialogAddress()}&person=elif`)).text()).not.toContain('You declined')
  })
})

describe('a token', () => {
  test("lasts an hour, then sixty days, and a Page token doesn't expire", async () => {
    const { logIn, read, controls, start, accountId } = openInstagram()
    const token = await logIn('elif')
    const { data } = await read('/me/accounts', { access_token: token })
    const page = data[0].access_token as string
    const ask = async (access_token: string) =>
      (await read(`/${accountId('linden.and.oak')}`, { access_token })).error?.error_subcode as number
    expect([await ask(token), await ask(page)]).toEqual([undefined, undefined])
    controls.setTime(start + 60 * day)
    expect([await ask(token), await ask(page)]).toEqual([463, undefined])
    const exchanged = await read('/oauth/access_token', {
      client_id: '200000000000000',
      client_secret: 'tandem-demo',
      grant_type: 'fb_exchange_token',
      fb_exchange_token: token,
    })
    expect(exchanged.error).toMatchObject({ code: 190, error_subcode: 463 })
    // The person was last there more than 90 days ago: the token is valid, but it may no longer read
    // anything.
    controls.setTime(start + 91 * day)
    const late = await read(`/${accountId('linden.and.oak')}`, { access_token: page })
    expect(late.error).toMatchObject({ code: 10 })
  })

  test.each([
    ['app-removed', 458],
    ['checkpoint', 459],
    ['password-changed', 460],
    ['expired', 463],
    ['unconfirmed', 464],
    ['invalid', 467],
    ['no-page-role', 492],
  ] as const)('that ended (%s) answers 190 until the person logs in again', async (why, subcode) => {
    const { logIn, ask, read, controls } = openInstagram()
    const token = await logIn('elif')
    controls.endTokens('elif', why)
    const refused = await ask('/me', { access_token: token })
    expect(refused.status).toBe(400)
    expect(((await refused.json()) as Body).error).toMatchObject({
      type: 'OAuthException',
      code: 190,
      error_subcode: subcode,
    })
    expect(await read('/me', { access_token: await logIn('elif') })).toMatchObject({ name: 'Elif Yıldız' })
    expect((await read('/me', { access_token: token })).error.code).toBe(190)
  })

  test('can be inspected by the app only, and be revoked', async () => {
    const { logIn, read, ask, secret, start } = openInstagram()
    const token = await logIn('elif')
    const look = (access_token: string) => read('/debug_token', { input_token: token, access_token })
    const app = `${secret.client_id}|${secret.client_secret}`
    const { data } = await look(app)
    expect(data).toMatchObject({
      app_id: secret.client_id,
      type: 'USER',
      is_valid: true,
      expires_at: (start + 60 * day) / 1000,
      data_access_expires_at: (start + 90 * day) / 1000,
      user_id: '10231558640027713',
    })
    expect(data.granular_scopes).toContainEqual({
      scope: 'pages_show_list',
      target_ids: ['104728301994651'],
    })
    expect((await look(token)).error.code).toBe(190)
    const taken = await ask('/me/permissions', { access_token: token }, { method: 'DELETE' })
    expect(await taken.json()).toEqual({ success: true })
    expect((await read('/me', { access_token: token })).error.error_subcode).toBe(458)
    expect((await look(app)).data).toMatchObject({ is_valid: false, error: { subcode: 458 } })
  })

  test('is checked against its proof when one is sent, and survives a restart of the simulator', async () => {
    const { logIn, read } = openInstagram()
    const token = await logIn('elif')
    const proof = createHmac('sha256', 'tandem-demo').update(token).digest('hex')
    const me = (query: object) => read('/me', { access_token: token, ...query })
    expect(await me({ appsecret_proof: proof })).toHaveProperty('id')
    expect((await me({ appsecret_proof: proof.replace(/./, 'x') })).error.message).toMatch(
      /Invalid appsecret_proof/,
    )
    const restarted = openInstagram({ requiresProof: true })
    const again = (query: object) => restarted.read('/me', { access_token: token, ...query })
    expect(await again({ appsecret_proof: proof })).toHaveProperty('id')
    expect((await again({})).error.message).toMatch(/require an appsecret_proof/)
    expect((await read('/me', { access_token: `${token}x` })).error.code).toBe(190)
    expect((await read('/me')).error.code).toBe(2500)
    const header = await restarted.fetch(`${instagramAddress}/me?appsecret_proof=${proof}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(header.status).toBe(200)
  })

  test('loses a permission that is withdrawn or expires, until the person logs in again', async () => {
    const { open, read, controls } = openInstagram()
    const { access_token, read: readAccount } = await open('linden.and.oak')
    controls.withdrawPermission('elif', 'instagram_manage_insights', 'expired')
    const { data } = await read('/me/permissions', { access_token })
    expect(data).toContainEqual({ permission: 'instagram_manage_insights', status: 'expired' })
    const insights = { metric: 'reach' }
    expect((await readAccount('/insights', insights)).error.code).toBe(10)
    expect(await (await open('linden.and.oak')).read('/insights', insights)).toHaveProperty('data')
  })
})

const namesOf = ({ data }: Body) =>
  data.map(({ instagram_business_account: account }: Body) => account?.username)

describe('the Pages of a person', () => {
  const fields = 'id,name,access_token,tasks,instagram_business_account{id,username}'
  test.each([
    ['elif', ['linden.and.oak']],
    ['marco', ['oak.workshop', 'linden.home', 'studio.kumru', undefined]],
    ['nora', []],
    ['jonas', [undefined]],
    ['aylin', ['atelier.lale']],
    ['tom', ['bosphorus.ceramics']],
    ['sofia', ['linden.and.oak']],
  ])('of %s', async (person, usernames) => {
    const { logIn, read } = openInstagram()
    expect(namesOf(await read('/me/accounts', { access_token: await logIn(person), fields }))).toEqual(
      usernames,
    )
  })

  test('of a portfolio are listed only for apps that may see portfolios', async () => {
    const { consent, read, secret } = openInstagram()
    const answer = await consent(
      [
        ['person', 'aylin'],
        ['decision', 'allow'],
      ],
      {
        scope: allScopes.replace('business_management,', ''),
      },
    )
    const { access_token } = await read('/oauth/access_token', {
      ...secret,
      redirect_uri: redirectUri,
      code: codeOf(answer),
    })
    expect(await read('/me/accounts', { access_token, fields })).toEqual({ data: [] })
  })

  test("that weren't granted are listed without a token, and neither they nor their account can be read", async () => {
    const { logIn, read, accountId } = openInstagram()
    const access_token = await logIn('tom')
    const { data } = await read('/me/accounts', { access_token, fields })
    expect(data[0]).not.toHaveProperty('access_token')
    const page = await read(`/${data[0].id}`, { access_token, fields: 'access_token' })
    expect(page.error).toMatchObject({ code: 100, error_subcode: 33 })
    const account = await read(`/${accountId('bosphorus.ceramics')}`, { access_token })
    expect(account.error).toMatchObject({ code: 190, error_subcode: 492 })
  })

  test('are listed page by page, with the token in the next address', async () => {
    const { logIn, fetch, read } = openInstagram()
    const access_token = await logIn('marco')
    let next = (await read('/me/accounts', { access_token, fields: 'name', limit: '3' })) as Body
    expect(next.data).toHaveLength(3)
    expect(next.paging.next).toContain(`access_token=${access_token}`)
    next = await (await fetch(next.paging.next)).json()
    expect(next.data).toEqual([{ name: 'Bianchi Family Trips', id: '115507711846260' }])
    expect(next.paging).not.toHaveProperty('next')
    expect(next.paging).toHaveProperty('previous')
  })

  test("don't give access to other people’s accounts, and a Page token only reads its own Page", async () => {
    const { logIn, read, accountId } = openInstagram()
    const elif = await logIn('elif')
    expect((await read(`/${accountId('oak.workshop')}`, { access_token: elif })).error).toMatchObject({
      code: 100,
      error_subcode: 33,
    })
    const marco = await read('/me/accounts', { access_token: await logIn('marco') })
    const ofPage = (username: string) =>
      read(`/${accountId(username)}`, { access_token: marco.data[0].access_token, fields: 'username' })
    expect(await ofPage('oak.workshop')).toMatchObject({ username: 'oak.workshop' })
    expect((await ofPage('linden.home')).error.code).toBe(100)
  })
})
