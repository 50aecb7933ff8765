import { describe, expect, test } from 'vitest'
import { openInstagram } from '../testing/open-instagram.ts'
import type { Body } from '../testing/open-instagram.ts'
import { pacificStart } from './data/pacific-day.ts'

const dayOf = (date: string) => Date.parse(date) / 86_400_000
/** The period of some days in California. */
const windowOf = (date: string, days = 1) => ({
  since: String(pacificStart(dayOf(date)) / 1000),
  until: String(pacificStart(dayOf(date) + days) / 1000 - 1),
})
const totals = { metric_type: 'total_value', period: 'day' }
const valueOf = ({ data }: Body, name: string) =>
  data.find((item: Body) => item.name === name)?.total_value.value

const openPosts = async () => {
  const simulator = openInstagram()
  const { access_token, read } = await simulator.open('linden.and.oak')
  const fields = 'media_product_type,media_type,timestamp,like_count'
  const posts: Body[] = (await read('/media', { fields, limit: '60' })).data
  const insights = (post: Body, metric: string, more = {}): Promise<Body> =>
    simulator.read(`/${post.id}/insights`, { access_token, metric, ...more })
  const feed = posts.find(({ media_type }) => media_type === 'IMAGE')
  const reel = posts.find(({ media_product_type }) => media_product_type === 'REELS')
  return { ...simulator, access_token, read, posts, insights, feed, reel }
}

describe('insights of a post', () => {
  test("answer each requested metric, over the post's whole life", async () => {
    const { insights, feed, reel } = await openPosts()
    const { data } = await insights(feed, 'reach,likes,saved')
    expect(data.map(({ name, period }: Body) => [name, period])).toEqual([
      ['reach', 'lifetime'],
      ['likes', 'lifetime'],
      ['saved', 'lifetime'],
    ])
    expect(data[0]).toMatchObject({ id: `${feed.id}/insights/reach/lifetime` })
    expect(data[1].values).toEqual([{ value: feed.like_count }])
    const [watched, skipped] = (await insights(reel, 'ig_reels_avg_watch_time,reels_skip_rate')).data
    expect(watched.values[0].value).toBeGreaterThan(1000)
    expect(Number.isInteger(skipped.values[0].value)).toBe(false)
  })

  test.each([
    [
      'follows and profile visits of a reel',
      'reel',
      'views,follows,profile_visits',
      /does not support the follows, profile_visits metric for this media product type/,
    ],
    [
      'watch time of a picture',
      'feed',
      'views,ig_reels_avg_watch_time',
      /does not support the ig_reels_avg_watch_time/,
    ],
    ['what is of stories', 'feed', 'replies', /does not support the replies/],
    ['what was taken out', 'feed', 'views,impressions', /the impressions metric is no longer supported/],
    ['what never was', 'feed', 'reach,applause', /metric\[1\] must be one of the following values/],
  ] as const)('are refused as a whole for %s', async (_, kind, metric, words) => {
    const { insights, feed, reel } = await openPosts()
    const { error } = await insights(kind === 'feed' ? feed : reel, metric)
    expect(error).toMatchObject({ code: 100, message: expect.stringMatching(words) as string })
  })

  test("of Facebook are refused for posts that aren't there", async () => {
    const { insights, posts } = await openPosts()
    const answers = await Promise.all(posts.slice(0, 12).map((post) => insights(post, 'facebook_views')))
    const refused = answers.filter(({ error }) => error?.error_subcode === 2207086)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(answers.length)
  })

  test('accept only the breakdowns that a metric has', async () => {
    const { insights, feed } = await openPosts()
    const { data } = await insights(feed, 'profile_activity', { breakdown: 'action_type' })
    expect(data[0].total_value.breakdowns[0]).toMatchObject({ dimension_keys: ['action_type'] })
    expect(data[0].total_value.breakdowns[0].results[0].dimension_values).toEqual(['bio_link_clicked'])
    expect((await insights(feed, 'reach', { breakdown: 'action_type' })).error).toMatchObject({
      code: 1,
      message: 'An unknown error has occurred.',
    })
  })

  test('start at zero, grow most in the first days, and never decrease', async () => {
    const { insights, posts, controls, logIn } = await openPosts()
    const post = posts[20]
    const published = Date.parse(post.timestamp.replace('+0000', 'Z'))
    const seen: number[] = []
    for (const hours of [0.5, 2, 24, 48, 24 * 7, 24 * 60, 24 * 400]) {
      controls.setTime(published + hours * 3_600_000)
      const access_token = await logIn('elif')
      const { data } = await insights(post, 'views', { access_token })
      seen.push(data[0]?.values[0].value ?? -1)
    }
    expect(seen[0]).toBe(-1)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(seen[3]! / seen[5]!).toBeGreaterThan(0.45)
    // Insights are deleted after two years.
    controls.setTime(published + 731 * 86_400_000)
    expect(await insights(post, 'views', { access_token: await logIn('elif') })).toEqual({ data: [] })
    expect((await insights(post, 'views')).error.error_subcode).toBe(463)
  })

  test("don't exist for posts from before the account was professional", async () => {
    const { read, insights } = await openPosts()
    const { data } = await read('/media', { until: String(Date.parse('2024-10-20') / 1000), limit: '1' })
    expect((await insights(data[0], 'reach')).error).toMatchObject({
      code: 100,
      error_subcode: 2108006,
      error_user_title: 'Media Posted Before Business Account Conversion',
    })
  })
})

const openAccount = async (username = 'linden.and.oak', person = 'elif') => {
  const simulator = openInstagram()
  const account = await simulator.open(username, person)
  return {
    ...simulator,
    insights: (metric: string, query: Record<string, string> = {}): Promise<Body> =>
      account.read('/insights', { metric, ...query }),
  }
}

describe('insights of an account', () => {
  test('are a series of days that end at midnight in California', async () => {
    const { insights } = await openAccount()
    const { data, paging } = await insights('reach,follower_count', {
      period: 'day',
      ...windowOf('2026-10-30', 5),
    })
    expect(data.map(({ name }: Body) => name)).toEqual(['reach', 'follower_count'])
    // Clocks went back on 1 November.
    expect(data[0].values.map(({ end_time }: Body) => end_time)).toEqual([
      '2026-10-31T07:00:00+0000',
      '2026-11-01T07:00:00+0000',
      '2026-11-02T08:00:00+0000',
      '2026-11-03T08:00:00+0000',
      '2026-11-04T08:00:00+0000',
    ])
    expect(Object.keys(paging)).toEqual(['previous', 'next'])
  })

  test.each([0, 3, -3.5, 12])(
    'have each day once in adjacent windows that start %d hours from UTC',
    async (hours) => {
      const { insights } = await openAccount()
      const start = Date.parse('2026-10-28T00:00:00Z') / 1000 - hours * 3600
      const ends: string[] = []
      for (let at = start; at < start + 8 * 86_400; at += 86_400) {
        const { data } = await insights('reach', { since: String(at), until: String(at + 86_400) })
        ends.push(...data[0].values.map(({ end_time }: Body) => end_time))
      }
      expect(ends).toHaveLength(8)
      expect(new Set(ends.map((end) => end.slice(0, 10))).size).toBe(8)
    },
  )

  test('can be totals of a day, and reach of several days is less than the sum', async () => {
    const { insights } = await openAccount()
    const days = await Promise.all(
      ['2026-11-02', '2026-11-03', '2026-11-04'].map((date) =>
        insights('reach,likes', { ...totals, ...windowOf(date) }),
      ),
    )
    const sum = (name: string) => days.reduce((total, day) => total + (valueOf(day, name) as number), 0)
    const range = await insights('reach,likes', { ...totals, ...windowOf('2026-11-02', 3) })
    expect(valueOf(range, 'likes')).toBe(sum('likes'))
    expect(valueOf(range, 'reach')).toBeLessThan(sum('reach'))
    expect(valueOf(range, 'reach')).toBeGreaterThan(valueOf(days[0], 'reach'))
  })

  test.each([
    [
      'a total without its type',
      { metric: 'views' },
      /\(views\) should be specified with parameter metric_type=total_value/,
    ],
    [
      'another period',
      { metric: 'likes', ...totals, period: 'week' },
      /\(likes\) are incompatible with the period week/,
    ],
    ['what was taken out', { metric: 'impressions', ...totals }, /metric\[0\] must be one of/],
    ['31 days', { metric: 'reach', ...windowOf('2026-10-05', 31) }, /more than 30 days \(2592000 s\)/],
    [
      'the wrong way round',
      { metric: 'reach', since: '1795000000', until: '1794000000' },
      /since param must be before/,
    ],
    [
      'old new followers',
      { metric: 'follower_count', ...windowOf('2026-10-20') },
      /last 30 days excluding the current day/,
    ],
    [
      'an old timeframe',
      {
        metric: 'follower_demographics',
        metric_type: 'total_value',
        period: 'lifetime',
        breakdown: 'age',
        timeframe: 'last_90_days',
      },
      /not supported/,
    ],
    [
      'a breakdown of its own',
      { metric: 'likes', ...totals, breakdown: 'follow_type' },
      /^An unknown error has occurred\.$/,
    ],
  ] as const)('are refused for %s', async (_, query, words) => {
    const { insights } = await openAccount()
    const { metric, ...more } = query
    expect((await insights(metric, more)).error).toMatchObject({
      message: expect.stringMatching(words) as string,
    })
  })

  test('are broken down where a metric can be', async () => {
    const { insights } = await openAccount()
    const ask = async (metric: string, breakdown: string) =>
      (await insights(metric, { ...totals, breakdown, ...windowOf('2026-11-10', 7) })).data[0].total_value
    const views = await ask('views', 'media_product_type')
    const { dimension_keys, results } = views.breakdowns[0]
    expect(dimension_keys).toEqual(['media_product_type'])
    expect(results.map(({ dimension_values }: Body) => dimension_values[0])).toContain('REEL')
    expect(results.reduce((sum: number, { value }: Body) => sum + (value as number), 0)).toBe(views.value)
    const names = async (metric: string, breakdown: string) =>
      (await ask(metric, breakdown)).breakdowns[0].results.map(
        ({ dimension_values }: Body) => dimension_values[0],
      )
    expect(await names('reach', 'follow_type')).toEqual(['FOLLOWER', 'NON_FOLLOWER', 'UNKNOWN'])
    expect(await names('follows_and_unfollows', 'follow_type')).toEqual(['FOLLOWER', 'NON_FOLLOWER'])
    expect(await names('profile_links_taps', 'contact_button_type')).toContain('CALL')
  })

  test('show when followers are online, except for the last day', async () => {
    const { insights } = await openAccount()
    const { data } = await insights('online_followers', { period: 'lifetime', ...windowOf('2026-10-25', 27) })
    const days: Record<string, number>[] = data[0].values.map(({ value }: Body) => value)
    expect(days).toHaveLength(27)
    expect(days.at(-1)).toEqual({})
    expect(days.filter((value) => Object.keys(value).length === 24).length).toBeGreaterThan(20)
    // 20:00 in Istanbul is 09:00 in California when both or neither have summer time, and 03:00 in Istanbul
    // is 16:00.
    expect(days[5]!['9']).toBeGreaterThan(5 * days[5]!['17']!)
  })

  test('describe the followers in at most 45 groups, with or without the older timeframe', async () => {
    const { insights } = await openAccount()
    const ask = async (breakdown: string, more = {}) =>
      (
        await insights('follower_demographics', {
          metric_type: 'total_value',
          period: 'lifetime',
          breakdown,
          ...more,
        })
      ).data[0].total_value.breakdowns[0]
    const cities = await ask('city', { timeframe: 'this_month' })
    expect(cities.dimension_keys).toEqual(['timeframe', 'city'])
    expect(cities.results).toHaveLength(45)
    expect(cities.results[0].dimension_values).toEqual(['THIS_MONTH', 'Istanbul, Istanbul Province'])
    expect((await ask('country')).dimension_keys).toEqual(['country'])
    const both = await ask('age,gender')
    expect(both.dimension_keys).toEqual(['age', 'gender'])
    const placed = both.results.reduce((sum: number, { value }: Body) => sum + (value as number), 0)
    expect(placed).toBeGreaterThan(40_000)
    expect(placed).toBeLessThan(48_000)
  })

  test('are empty or refused for an account of fewer than 100 followers', async () => {
    const { insights, controls } = await openAccount('studio.kumru', 'marco')
    const audience = { metric_type: 'total_value', period: 'lifetime', breakdown: 'age' }
    const window = windowOf('2026-11-10', 3)
    expect((await insights('follower_demographics', audience)).data).toEqual([])
    expect((await insights('engaged_audience_demographics', audience)).data).toEqual([])
    expect((await insights('online_followers', { period: 'lifetime', ...window })).data).toEqual([])
    const series = await insights('reach,follower_count', window)
    expect(series.data.map(({ name }: Body) => name)).toEqual(['reach'])
    const sums = await insights('likes,follows_and_unfollows', { ...totals, ...window })
    expect(sums.data.map(({ name }: Body) => name)).toEqual(['likes'])
    controls.settings.smallAccounts = 'refused'
    expect((await insights('follower_count', window)).error.message).toMatch(/fewer than 100 followers/)
  })

  test('are late: a day changes for two days after its end, and may be missing at first', async () => {
    const { insights, controls } = await openAccount()
    const day = windowOf('2026-11-20')
    const likes = async () => valueOf(await insights('likes', { ...totals, ...day }), 'likes') as number
    controls.setTime(Date.parse('2026-11-21T08:30:00Z'))
    const first = await likes()
    controls.advance(24 * 3_600_000)
    const second = await likes()
    controls.advance(24 * 3_600_000)
    const last = await likes()
    expect(first).toBeLessThan(second)
    expect(second).toBeLessThan(last)
    controls.advance(30 * 24 * 3_600_000)
    expect(await likes()).toBe(last)

    controls.setTime(Date.parse('2026-11-21T08:30:00Z'))
    controls.settings.lateHours = 48
    expect((await insights('likes', { ...totals, ...day })).data).toEqual([])
    expect((await insights('reach', day)).data).toEqual([])
  })
})
