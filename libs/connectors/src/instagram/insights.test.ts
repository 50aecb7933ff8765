import { describe, expect, test } from 'vitest'
import { accountSeries, audienceLists, audiencesOf } from '../social-account.ts'
import { accountId, figure, refusedWith, scriptedGraph, total } from './test-setup.ts'
import type { Answer, Asked } from './test-setup.ts'

const feedPost = { provider_id: '18000000000000001', place: 'feed' } as const
const metricsOf = ({ query }: Asked) => query.get('metric')!.split(',')
/** Answers every metric except refused ones, with its index in the request. */
const answering =
  (refused: string[] = [], more: (asked: Asked) => Answer | undefined = () => undefined) =>
  (asked: Asked): Answer => {
    const metrics = metricsOf(asked)
    const other = more(asked)
    if (other) return other
    if (metrics.some((metric) => refused.includes(metric)))
      return refusedWith(100, { subcode: 2207086, message: 'metric not supported' })
    return { data: metrics.map((metric, position) => figure(metric, position + 1)) }
  }

describe('insights of a post', () => {
  test.each([
    ['feed', ['views,', 'reach,', 'saved,', 'profile_visits'], ['ig_reels', 'replies', 'crossposted']],
    [
      'reels',
      ['views,', 'saved,', 'ig_reels_avg_watch_time', 'reels_skip_rate', 'crossposted_views'],
      ['follows', 'profile', 'navigation'],
    ],
    ['story', ['views,', 'replies', 'link_clicks', 'navigation'], ['likes', 'comments', 'saved', 'ig_reels']],
  ] as const)('of %s are those that it has', async (place, some, none) => {
    const graph = scriptedGraph(answering())
    await graph.account().postInsights({ provider_id: '1', place })
    const asked = graph.asked.map((question) => question.query.get('metric')).join(' ')
    for (const name of some) expect(`${asked} `).toMatch(new RegExp(`${name}[, ]?`))
    for (const name of none) expect(asked).not.toContain(name)
    for (const gone of ['impressions', 'plays', 'engagement']) expect(asked).not.toContain(gone)
    expect(graph.asked.every(({ path }) => path === '/1/insights')).toBe(true)
  })

  test.each([
    null,
    { values: [{ value: 1 }] },
    { name: 'likes', values: 'none' },
    { name: 'likes', values: [null] },
    { name: 'likes', total_value: 4 },
  ])('keep the others when one is %j', async (odd) => {
    const found = await scriptedGraph(() => ({ data: [odd, figure('reach', 224)] }))
      .account()
      .postInsights(feedPost)
    expect(found).toMatchObject({ metrics: { reach: 224, likes: null }, missing: null })
  })

  test('fail when none can be read', async () => {
    const account = scriptedGraph(() => ({ data: [{ title: 'reach' }, null] })).account()
    await expect(account.postInsights(feedPost)).rejects.toMatchObject({ kind: 'unexpected_data' })
  })

  test('have null for a duration or share below 0, and for a share above 100', async () => {
    const read = async (share: number) =>
      scriptedGraph(() => ({
        data: [
          figure('ig_reels_video_view_total_time', -5),
          figure('ig_reels_avg_watch_time', 1e300),
          figure('reels_skip_rate', share),
        ],
      }))
        .account()
        .postInsights({ provider_id: '1', place: 'reels' })
    for (const share of [-0.1, 100.1]) {
      expect((await read(share)).metrics).toMatchObject({
        watch_time_ms: null,
        average_watch_time_ms: null,
        skip_rate: null,
      })
    }
    expect((await read(31.4)).metrics.skip_rate).toBe(31.4)
  })

  test('have our names, with 0 for 0 and null when there is no value', async () => {
    const graph = scriptedGraph(({ query }) => {
      if (query.get('breakdown') === 'action_type')
        return {
          data: [
            total('profile_activity', 4, {
              dimension_keys: ['action_type'],
              results: [
                { dimension_values: ['email'], value: 1 },
                { dimension_values: ['bio_link_clicked'], value: 3 },
              ],
            }),
          ],
        }
      return { data: [figure('reach', 224), figure('saved', 0), figure('total_interactions', 12)] }
    })
    const found = await graph.account().postInsights(feedPost)
    expect(found.metrics).toMatchObject({
      reach: 224,
      saves: 0,
      interactions: 12,
      views: null,
      skip_rate: null,
    })
    expect(found).toMatchObject({
      profile_activity: { email: 1, bio_link_clicked: 3 },
      navigation: null,
      missing: null,
    })
  })

  test('leave out parts that no list could show, and round estimated ones', async () => {
    const values = { email: 1.6, call: -1, text: '3', direction: null, bio_link_clicked: 1e300 }
    const graph = scriptedGraph(({ query }) => ({
      data: [
        query.get('breakdown') === null
          ? figure('reach', 224)
          : total('profile_activity', 4, {
              dimension_keys: ['action_type'],
              results: Object.entries(values).map(([name, value]) => ({ dimension_values: [name], value })),
            }),
      ],
    }))
    const found = await graph.account().postInsights(feedPost)
    expect(found).toMatchObject({ profile_activity: { email: 2 }, metrics: { reach: 224 } })
    expect(Object.keys(found.profile_activity ?? {})).toEqual(['email'])
  })

  test('leave out counts that no list could show, and round estimated ones', async () => {
    const graph = scriptedGraph(() => ({
      data: [
        figure('views', -3),
        figure('reach', 12.4),
        figure('likes', 1e300),
        figure('reels_skip_rate', 41.7),
      ],
    }))
    const found = await graph.account().postInsights({ provider_id: '1', place: 'reels' })
    expect(found.metrics).toMatchObject({ views: null, reach: 12, likes: null, skip_rate: 41.7 })
    const days = scriptedGraph(() => ({ data: [total('views', -1), total('reach', 7.5)] }))
    expect(await days.account().accountDay('2026-11-20')).toMatchObject({ views: null, reach: 8 })
  })

  test("are all read except a metric that doesn't fit", async () => {
    const graph = scriptedGraph(answering(['reposts', 'facebook_views']))
    const { metrics } = await graph.account().postInsights(feedPost)
    expect(metrics.reposts).toBeNull()
    expect(metrics.facebook_views).toBeNull()
    for (const name of ['views', 'reach', 'likes', 'saves', 'follows', 'total_comments'] as const)
      expect(metrics[name]).not.toBeNull()
    expect(graph.asked.length).toBeLessThan(14)
  })

  test('are read even when the probe metric is refused', async () => {
    const graph = scriptedGraph(
      answering([], (asked) =>
        metricsOf(asked).includes('views') && metricsOf(asked).length > 1 ? refusedWith(100) : undefined,
      ),
    )
    expect((await graph.account().postInsights(feedPost)).metrics.views).toBe(1)
  })

  test("aren't requested one by one when all are refused", async () => {
    const graph = scriptedGraph(() => refusedWith(100))
    const { metrics, missing } = await graph.account().postInsights(feedPost)
    expect(new Set(Object.values(metrics))).toEqual(new Set([null]))
    expect(missing).toBeNull()
    expect(graph.asked).toHaveLength(2)
  })

  test.each([
    [100, 2108006, '', 'older_than_account', 1],
    [100, 33, 'Unsupported get request', 'gone', 1],
    [10, undefined, 'Not enough viewers for the media to show insights', 'too_few_viewers', 2],
  ] as const)('with %i/%s are missing for a reason', async (code, subcode, message, missing, asked) => {
    const graph = scriptedGraph(() => refusedWith(code, { ...(subcode && { subcode }), message }))
    const found = await graph.account().postInsights({ provider_id: '1', place: 'story' })
    expect(found.missing).toBe(missing)
    expect(new Set(Object.values(found.metrics))).toEqual(new Set([null]))
    expect(graph.asked).toHaveLength(asked)
  })

  test('fail as a whole when the connection is invalid, instead of counting as missing', async () => {
    const graph = scriptedGraph(() => refusedWith(190, { subcode: 463 }))
    await expect(graph.account().postInsights(feedPost)).rejects.toMatchObject({ kind: 'reconnect' })
  })
})

describe('a day of an account', () => {
  const bounds = ({ query }: Asked) =>
    [query.get('since'), query.get('until')].map((seconds) =>
      new Date(Number(seconds) * 1000).toISOString().slice(0, 19),
    )

  test.each([
    ['2026-11-20', '2026-11-20T08:00:00', '2026-11-21T07:59:59'],
    ['2026-07-01', '2026-07-01T07:00:00', '2026-07-02T06:59:59'],
    ['2026-03-08', '2026-03-08T08:00:00', '2026-03-09T06:59:59'],
    ['2026-11-01', '2026-11-01T07:00:00', '2026-11-02T07:59:59'],
  ])("%s begins at midnight in Instagram's time zone", async (day, since, until) => {
    const graph = scriptedGraph((asked) => ({ data: metricsOf(asked).map((name) => total(name, 1)) }))
    await graph.account().accountDay(day)
    expect(bounds(graph.asked[0]!)).toEqual([since, until])
  })

  test.each([
    ['2026-10-22', '2026-11-20'],
    ['2026-02-20', '2026-03-21'],
  ])("thirty days from %s to %s aren't longer than Instagram allows", async (from, until) => {
    const graph = scriptedGraph(() => ({ data: [] }))
    await graph.account().accountRange(from, until)
    for (const series of accountSeries) await graph.account().accountSeries(series, from, until)
    await graph.account().onlineFollowers(from, until)
    for (const { query } of graph.asked)
      expect(Number(query.get('until')) - Number(query.get('since'))).toBeLessThanOrEqual(30 * 86_400)
  })

  test('has totals, follows and unfollows', async () => {
    const graph = scriptedGraph((asked) => {
      if (asked.query.get('breakdown') === 'follow_type')
        return {
          data: [
            total('follows_and_unfollows', undefined, {
              dimension_keys: ['follow_type'],
              results: [
                { dimension_values: ['FOLLOWER'], value: 31 },
                { dimension_values: ['NON_FOLLOWER'], value: 12 },
              ],
            }),
          ],
        }
      return { data: [total('reach', 900), total('views', 0), total('total_interactions', undefined)] }
    })
    expect(await graph.account().accountDay('2026-11-20')).toEqual({
      reach: 900,
      views: 0,
      accounts_engaged: null,
      interactions: null,
      likes: null,
      comments: null,
      shares: null,
      saves: null,
      replies: null,
      reposts: null,
      follows: 31,
      unfollows: 12,
      profile_links_taps: null,
    })
    expect(graph.asked[0]!.query.get('metric_type')).toBe('total_value')
    expect(graph.asked[0]!.query.get('period')).toBe('day')
  })

  test.each([
    ['2026-11-20', '2026-11-19'],
    ['2026-10-01', '2026-10-31'],
    ['2026-02-30', '2026-02-30'],
  ])('a range from %s to %s is refused before any request', async (from, until) => {
    const graph = scriptedGraph(() => ({ data: [] }))
    await expect(graph.account().accountRange(from, until)).rejects.toThrow(RangeError)
    await expect(graph.account().accountSeries('reach', from, until)).rejects.toThrow(RangeError)
    expect(graph.asked).toEqual([])
  })
})

describe('series', () => {
  const ends = (values: [string, unknown][]) => values.map(([end_time, value]) => ({ end_time, value }))
  const answers = (name: string, values: [string, unknown][]) => ({
    data: [{ name, period: 'day', values: ends(values), title: '', id: `${accountId}/insights/${name}/day` }],
    paging: { previous: 'https://graph.facebook.com/x', next: 'https://graph.facebook.com/y' },
  })

  test('use the day that ended, whatever the hour, and only requested days', async () => {
    const graph = scriptedGraph((asked) =>
      asked.query.get('metric') === 'reach'
        ? answers('reach', [
            ['2026-11-18T08:00:00+0000', 30],
            ['2026-11-20T07:00:00+0000', 0],
            ['2026-11-19T08:00:00+0000', 36],
            ['2026-11-22T08:00:00+0000', 40],
          ])
        : { data: [] },
    )
    expect(await graph.account().accountSeries('reach', '2026-11-18', '2026-11-20')).toEqual([
      { day: '2026-11-18', value: 36 },
      { day: '2026-11-19', value: 0 },
    ])
    expect(await graph.account().accountSeries('new_followers', '2026-11-18', '2026-11-20')).toBeNull()
    expect(graph.asked).toHaveLength(2)
  })

  test('of summer days end at seven', async () => {
    const graph = scriptedGraph(() => answers('reach', [['2026-07-02T07:00:00+0000', 5]]))
    expect(await graph.account().accountSeries('reach', '2026-07-01', '2026-07-01')).toEqual([
      { day: '2026-07-01', value: 5 },
    ])
  })

  test('are null when refused because the account is small', async () => {
    const graph = scriptedGraph((asked) =>
      asked.query.get('metric') === 'reach'
        ? answers('reach', [['2026-11-21T08:00:00+0000', 5]])
        : refusedWith(100, { message: 'Not enough followers' }),
    )
    expect(await graph.account().accountSeries('reach', '2026-11-20', '2026-11-20')).toEqual([
      { day: '2026-11-20', value: 5 },
    ])
    expect(await graph.account().accountSeries('new_followers', '2026-11-20', '2026-11-20')).toBeNull()
  })

  test('limited to 30 days are requested no further back', async () => {
    const graph = scriptedGraph(() => ({ data: [] }))
    for (const series of accountSeries)
      await graph.account().accountSeries(series, '2026-10-10', '2026-10-30')
    await graph.account().onlineFollowers('2026-10-10', '2026-10-30')
    const since = ({ query }: Asked) => new Date(Number(query.get('since')) * 1000).toISOString()
    // The clock is at 21 November, noon.
    expect(graph.asked.map(since)).toEqual([
      '2026-10-10T07:00:00.000Z',
      '2026-10-22T12:05:00.000Z',
      '2026-10-22T12:05:00.000Z',
    ])
    const asked = graph.asked.length
    expect(await graph.account().onlineFollowers('2026-09-01', '2026-09-30')).toEqual([])
    expect(graph.asked).toHaveLength(asked)
  })

  const online = (values: [string, unknown][]) =>
    scriptedGraph(() => answers('online_followers', values)).account({
      now: () => Date.parse(values.at(-1)![0].replace('+0000', 'Z')),
    })

  test('of online followers are hours in UTC, and a day can have none', async () => {
    const found = await online([
      ['2026-11-20T08:00:00+0000', { 0: 100, 1: 0, 23: 2400 }],
      ['2026-11-21T08:00:00+0000', {}],
    ]).onlineFollowers('2026-11-19', '2026-11-20')
    expect(found).toEqual([
      {
        day: '2026-11-19',
        hours: [
          { hour: 0, starts_at: '2026-11-19T08:00:00Z', followers: 100 },
          { hour: 1, starts_at: '2026-11-19T09:00:00Z', followers: 0 },
          { hour: 23, starts_at: '2026-11-20T07:00:00Z', followers: 2400 },
        ],
      },
      { day: '2026-11-20', hours: [] },
    ])
  })

  const everyHour = Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, hour + 1]))
  test.each([
    ['2026-03-08', '2026-03-09T07:00:00+0000', 23],
    ['2026-11-01', '2026-11-02T08:00:00+0000', 24],
  ])('the hours of %s, when clocks change, are consecutive without duplicates', async (day, end, count) => {
    const found = await online([[end, everyHour]]).onlineFollowers(day, day)
    const starts = found![0]!.hours.map(({ starts_at }) => starts_at)
    expect(new Set(starts).size).toBe(count)
    expect(starts.toSorted()).toEqual(starts)
    expect(found![0]!.hours.find(({ hour }) => hour === 12)!.starts_at).toBe(
      `${day}T${day === '2026-03-08' ? 19 : 20}:00:00Z`,
    )
  })

  test('of online followers are null when the account is too small', async () => {
    const small = scriptedGraph(() => ({ data: [] })).account()
    expect(await small.onlineFollowers('2026-11-19', '2026-11-20')).toBeNull()
  })
})

describe('an audience', () => {
  test('is read by the names of its dimensions, in any order', async () => {
    const graph = scriptedGraph(({ query }) => {
      if (query.get('metric') !== 'follower_demographics') return { data: [] }
      const keys = {
        'age,gender': ['timeframe', 'gender', 'age'],
        country: ['timeframe', 'country'],
        city: ['city'],
      }
      const values = {
        'age,gender': ['THIS_MONTH', 'F', '25-34'],
        country: ['THIS_MONTH', 'TR'],
        city: ['Istanbul, Istanbul Province'],
      }
      const breakdown = query.get('breakdown') as keyof typeof keys
      return {
        data: [
          total('follower_demographics', 12, {
            dimension_keys: keys[breakdown],
            results: [{ dimension_values: values[breakdown], value: 12 }],
          }),
        ],
      }
    })
    const account = graph.account()
    expect(await account.audience('followers', 'age_gender')).toEqual([
      { values: ['25-34', 'F'], followers: 12 },
    ])
    expect(await account.audience('followers', 'country')).toEqual([{ values: ['TR'], followers: 12 }])
    expect(await account.audience('followers', 'city')).toEqual([
      { values: ['Istanbul, Istanbul Province'], followers: 12 },
    ])
    for (const list of audienceLists) expect(await account.audience('engaged', list)).toBeNull()
  })

  const countries = (results: unknown[]) =>
    scriptedGraph(() => ({
      data: [total('follower_demographics', 12, { dimension_keys: ['country'], results })],
    }))
      .account()
      .audience('followers', 'country')

  test("leaves out parts whose followers can't be read, instead of counting them as 0", async () => {
    const results = [
      { dimension_values: ['TR'], value: 12 },
      { dimension_values: ['DE'], value: -1 },
    ]
    expect(await countries(results)).toEqual([{ values: ['TR'], followers: 12 }])
  })

  test.each([
    null,
    'DE',
    { value: 5 },
    { dimension_values: 'DE', value: 5 },
    { dimension_values: [null], value: 5 },
    { dimension_values: [], value: 5 },
    { dimension_values: [' '], value: 5 },
  ])('keeps the other parts when one is %j', async (odd) => {
    expect(await countries([odd, { dimension_values: ['TR'], value: 12 }])).toEqual([
      { values: ['TR'], followers: 12 },
    ])
  })

  test.each([
    [[null, { value: 5 }]],
    [[{ dimension_values: ['TR'], value: -1 }]],
    [[{ dimension_values: [''], value: 12 }]],
  ])('fails when no part can be read (%j)', async (results) => {
    await expect(countries(results)).rejects.toMatchObject({ kind: 'unexpected_data' })
  })

  test('without parts is unknown', async () => {
    expect(await countries([])).toBeNull()
  })

  test('counts a part that comes twice once', async () => {
    const twice = [12, 15].map((value) => ({ dimension_values: ['TR'], value }))
    expect(await countries(twice)).toEqual([{ values: ['TR'], followers: 15 }])
  })

  test.each([
    ['answered with nothing', () => ({ data: [] })],
    ['answered without parts', () => ({ data: [total('follower_demographics', undefined)] })],
    ['refused', () => refusedWith(100, { message: 'Not enough users' })],
    ['refused otherwise', () => refusedWith(10, { message: 'Not enough users' })],
  ])('that is %s is unknown', async (_how, answer) => {
    const account = scriptedGraph(answer).account()
    for (const of of audiencesOf)
      for (const list of audienceLists) expect(await account.audience(of, list)).toBeNull()
  })
})
