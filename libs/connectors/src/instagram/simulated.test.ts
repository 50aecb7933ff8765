import { describe, expect, test } from 'vitest'
import { dayMs } from '@tandem/format'
import { audienceLists } from '../social-account.ts'
import { instagramAccount } from './instagram-account.ts'
import { readPosts, simulatedInstagram } from './test-setup.ts'

describe('logging in', () => {
  test('somebody with one account gets a two-month token and the account', async () => {
    const { grant, login, now } = simulatedInstagram()
    const found = await grant('elif')
    expect(found.missing_permissions).toEqual([])
    expect(Date.parse(found.expires_at!) - now()).toBeGreaterThan(55 * dayMs)
    expect(found.data_access_expires_at).not.toBeNull()
    const { accounts, problems } = await login.offered(found.token)
    expect(problems).toEqual([])
    expect(accounts).toMatchObject([{ username: 'linden.and.oak' }])
  })

  test('somebody who cancels returns without a code', async () => {
    const answer = await simulatedInstagram().dialog('elif', [['decision', 'cancel']])
    expect(answer.get('error')).toBe('access_denied')
    expect(answer.get('code')).toBeNull()
  })

  test('a code works once', async () => {
    const { dialog, login } = simulatedInstagram()
    const code = (await dialog('elif')).get('code')!
    await login.exchange(code)
    await expect(login.exchange(code)).rejects.toMatchObject({ kind: 'wrong_code' })
  })

  test('a declined permission is named', async () => {
    const fields = [
      ['decision', 'allow'],
      ['chosen', 'yes'],
      ['permission', 'pages_show_list'],
      ['permission', 'pages_read_engagement'],
    ]
    const { missing_permissions: missing } = await simulatedInstagram().grant('elif', fields)
    expect(missing).toEqual(['instagram_basic', 'instagram_manage_insights'])
  })

  test.each([
    ['marco', 3, ['no_professional_account']],
    ['nora', 0, ['no_page']],
    ['jonas', 0, ['no_professional_account']],
    ['tom', 0, ['page_not_granted']],
    ['aylin', 1, []],
  ])('%s is offered %i accounts, with the problems %j', async (person, count, kinds) => {
    const { grant, login } = simulatedInstagram()
    const { accounts, problems } = await login.offered((await grant(person)).token)
    expect(accounts).toHaveLength(count)
    expect([...new Set(problems.map(({ kind }) => kind))]).toEqual(kinds)
  })

  test('a Page in a portfolio stays hidden without its permission', async () => {
    const { grant, login } = simulatedInstagram()
    const granted = 'instagram_basic instagram_manage_insights pages_read_engagement pages_show_list'.split(
      ' ',
    )
    const fields = [['decision', 'allow'], ['chosen', 'yes'], ...granted.map((name) => ['permission', name])]
    const { token, missing_permissions: missing } = await grant('aylin', fields)
    expect(missing).toEqual([])
    const { accounts, problems } = await login.offered(token)
    expect(accounts).toEqual([])
    expect(problems.map(({ kind }) => kind)).toContain('business_management_missing')
  })

  test("revoking ends the Page's token too, and can be repeated", async () => {
    const { grant, login, accountOf } = simulatedInstagram()
    const account = await accountOf('elif')
    const { token } = await grant('elif')
    expect(await account.health()).toMatchObject({ is_valid: true, problem: null })
    await login.revoke(token)
    await login.revoke(token)
    await expect(account.profile()).rejects.toMatchObject({ kind: 'reconnect' })
    expect(await account.health()).toMatchObject({ is_valid: false, problem: { kind: 'reconnect' } })
  })
})

describe('reading an account', () => {
  test('returns its profile and all of its posts, in few pages and in many', async () => {
    const { accountOf, instagram } = simulatedInstagram()
    const account = await accountOf('elif')
    const profile = await account.profile()
    expect(profile).toMatchObject({ username: 'linden.and.oak' })
    const { ids } = await readPosts(account)
    expect(ids.size).toBe(profile.posts_count)
    instagram.controls.settings.largestMediaPage = 30
    const small = await readPosts(account)
    expect(small.ids).toEqual(ids)
    expect(small.pages).toBeGreaterThan(ids.size / 31)
  })

  test('returns insights of a post of each kind', async () => {
    const account = await simulatedInstagram().accountOf('elif')
    const { rows } = await account.posts(null)
    for (const kind of ['image', 'carousel', 'reel'] as const) {
      const post = rows.find((row) => row.kind === kind)!
      const { metrics, missing } = await account.postInsights(post)
      expect(missing).toBeNull()
      for (const name of ['views', 'reach', 'saves', 'shares', 'interactions'] as const)
        expect(metrics[name], `${kind} ${name}`).toEqual(expect.any(Number))
      expect(metrics.skip_rate === null).toBe(kind !== 'reel')
      expect(metrics.profile_visits === null).toBe(kind === 'reel')
    }
  })

  test('returns days, series, hours and the audience', async () => {
    const account = await simulatedInstagram().accountOf('elif')
    const day = await account.accountDay('2026-11-17')
    for (const [name, value] of Object.entries(day)) expect(value, name).toEqual(expect.any(Number))
    const reach = await account.accountSeries('reach', '2026-10-20', '2026-11-18')
    const followers = await account.accountSeries('new_followers', '2026-10-20', '2026-11-18')
    // Across the end of summer time in California.
    const days = Array.from({ length: 30 }, (_, count) =>
      new Date(Date.UTC(2026, 9, 20 + count)).toISOString().slice(0, 10),
    )
    expect(reach!.map((value) => value.day)).toEqual(days)
    expect(reach!.find((value) => value.day === '2026-11-17')!.value).toBe(day.reach)
    expect(followers!.at(-1)!.day).toBe('2026-11-18')
    const online = await account.onlineFollowers('2026-10-31', '2026-11-02')
    const hours = online!.flatMap((one) => one.hours.map(({ starts_at }) => starts_at))
    expect(hours.length).toBeGreaterThan(24)
    expect(hours).toEqual([...new Set(hours)].toSorted())
    expect((await account.audience('followers', 'age_gender'))!.length).toBeGreaterThan(4)
    expect((await account.audience('followers', 'country'))![0]!.values[0]).toMatch(/^[A-Z]{2}$/)
  })

  test.each(['empty', 'refused'] as const)('with few followers leaves out what is %s', async (how) => {
    const { grant, login, instagram, options } = simulatedInstagram()
    instagram.controls.settings.smallAccounts = how
    const { accounts } = await login.offered((await grant('marco')).token)
    const small = accounts.find(({ username }) => username === 'studio.kumru')!
    const account = instagramAccount({
      ...options,
      account_id: small.provider_id,
      token: small.page_token,
    })
    expect(await account.accountSeries('reach', '2026-11-01', '2026-11-18')).not.toBeNull()
    expect(await account.accountSeries('new_followers', '2026-11-01', '2026-11-18')).toBeNull()
    expect(await account.onlineFollowers('2026-11-01', '2026-11-18')).toBeNull()
    for (const list of audienceLists) expect(await account.audience('followers', list)).toBeNull()
    expect(await account.accountDay('2026-11-17')).toMatchObject({
      reach: expect.any(Number),
      follows: null,
      unfollows: null,
    })
  })

  test('finds other accounts', async () => {
    const account = await simulatedInstagram().accountOf('elif')
    const first = await account.discover('maison.fougere', null)
    expect(first.profile).toMatchObject({ username: 'maison.fougere' })
    const second = await account.discover('maison.fougere', first.posts!.next)
    const ids = [...first.posts!.rows, ...second.posts!.rows].map(({ provider_id }) => provider_id)
    expect(new Set(ids).size).toBe(ids.length)
    await expect(account.discover('nobody.here', null)).rejects.toMatchObject({ kind: 'username_not_found' })
  })

  test('continues with unknown new fields', async () => {
    const { accountOf, instagram } = simulatedInstagram()
    const account = await accountOf('elif')
    instagram.controls.settings.extraFields = true
    expect((await account.profile()).username).toBe('linden.and.oak')
    expect((await account.posts(null)).skipped).toBe(0)
  })
})
