import { exportedMetrics, postColumns } from '@tandem/api-contract'
import type {
  AccountAnalytics,
  AccountDay,
  AccountPeriod,
  ExportedMetric,
  OnlineFollowers,
  Post,
  PostInsights,
  SocialAccount,
} from '@tandem/api-contract'
import { instagramApp, managedAccounts } from '@tandem/provider-simulator'
import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '@tandem/format'
import { instagramConnectors } from '../../social/accounts/network-connectors.ts'
import { connectAccount } from '../../testing/connect-account.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import { drawing } from '../../testing/drawing.ts'
import { oddInstagram } from '../../testing/odd-instagram.ts'
import { plainPeriod } from '../../testing/plain-figures.ts'
import { plainHours } from '../../testing/plain-hours.ts'
import { asAccount, dayFigures, plainReadings } from '../../testing/plain-readings.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { onWall } from '../../testing/wall-clock.ts'

const used = useTestApi({ connectors: simulatedConnectors([]) })

const zones = ['America/New_York', 'Europe/Istanbul', 'Australia/Lord_Howe', 'Pacific/Kiritimati']
/** Before clocks change in California, New York and on Lord Howe Island. */
const starts = ['2026-10-27T10:10:00Z', '2027-03-09T16:40:00Z', '2027-03-28T22:05:00Z']
const readings = Number(process.env['ODD_READINGS'] ?? 14)
/** More seeds draw other answers: `ODD_SEEDS=1,2,3`. */
const seeds = (process.env['ODD_SEEDS'] ?? '1').split(',').map(Number)

const rounded = (value: number | null | undefined) => (value == null ? null : Number(value.toFixed(9)))
const withoutNoise = (period: AccountPeriod) => ({
  ...period,
  reach_per_day: rounded(period.reach_per_day),
  posts_per_week: rounded(period.posts_per_week),
  engagement_rate: rounded(period.engagement_rate),
})

/** Connects an account and syncs it about daily, while the network answers oddly and posts are deleted. */
async function readOddly(seed: number, timezone: string) {
  await used.opened.database.deleteFrom('account_owners').execute()
  const draw = drawing(seed)
  const moments = [new Date(starts[seed % starts.length]!)]
  const { clock } = used.api
  clock.now = moments[0]!
  const opened = new Date(clock.now.getTime() - 16 * dayMs).toISOString().slice(0, 10)
  const now = () => clock.now.getTime()
  const simulated = simulatedInstagram({
    now,
    seed: `seed ${seed}`,
    accounts: managedAccounts.map((account) => ({
      ...account,
      opened,
      professionalSince: opened,
      postsPerWeek: 4,
    })),
  })
  const { addresses, controls } = simulated.instagram
  const network = oddInstagram(simulated, draw)
  used.api.dependencies.connectors.social = {
    instagram: instagramConnectors({
      app: {
        id: instagramApp.app_id,
        secret: instagramApp.app_secret,
        callbackUrl: 'http://tandem.test/integrations/social-media/callback/instagram',
      },
      fetch: network.fetch,
      dialogAddress: addresses.dialog,
      graphAddress: addresses.graph,
      wait: async () => undefined,
      now,
    }),
  }
  const team = await used.api.newTeam({ timezone })
  const { id } = await connectAccount(used.api, simulated, team)
  while (moments.length < readings) {
    const hours = draw.oneIn(8) ? 5 : draw.oneIn(7) ? 48 : 24
    clock.now = new Date(now() + hours * hourMs + draw.below(60) * minuteMs)
    moments.push(clock.now)
    network.nextReading()
    const posts = network.heard.flatMap(
      ({ edge, body }) => (edge === 'media' ? body['data'] : []) as { id: string }[],
    )
    if (draw.oneIn(5)) controls.deletePost(posts[draw.below(posts.length)]!.id)
    const body = { ids: [id] }
    const answer = await used.api.request('POST', '/social/instagram/users/sync', { token: team.token, body })
    expect(answer.status).toBe(202)
    await used.api.jobsSettled()
  }
  const account = network.heard.find(({ edge }) => edge === 'media')!.id
  return { team, id, now: clock.now, plain: plainReadings(network.heard, moments, account, timezone) }
}

test.each(seeds)(
  'whatever the network answers, figures equal a plain model of its answers (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    const timezone = zones[seed % zones.length]!
    const { team, id, now, plain } = await readOddly(seed, timezone)
    const { token } = team
    const ask = async <Data>(path: string) => {
      const answer = await used.api.request('GET', path, { token })
      expect(answer.status).toBe(200)
      return dataOf<Data>(answer)
    }

    const posts = await ask<Post[]>('/social/instagram/posts?per_page=100&sort=posted_at')
    const expected = [...plain.posts.values()].toSorted((one, other) => one.posted_at - other.posted_at)
    const metricsOf = (figures: Partial<Record<ExportedMetric, number | null>>) =>
      exportedMetrics.map((metric) => figures[metric] ?? null)
    expect(
      posts.map((post) => ({
        posted_at: Date.parse(post.posted_at),
        metrics: metricsOf(post),
        rates: [rounded(post.engagement_rate), rounded(post.reach_rate)],
        rated: post.rated_at && Date.parse(post.rated_at),
        isGone: post.gone_at !== null,
      })),
    ).toEqual(
      expected.map(({ posted_at, figures, engagement_rate, reach_rate, rated, isGone }) => ({
        posted_at,
        metrics: metricsOf(figures),
        rates: [rounded(engagement_rate), rounded(reach_rate)],
        rated,
        isGone,
      })),
    )
    for (const [index, post] of posts.entries()) {
      const { days } = await ask<PostInsights>(`/social/instagram/posts/${post.id}/insights`)
      expect(days.map((row) => [row.day, metricsOf(row)])).toEqual(
        [...expected[index]!.days].map(([day, figures]) => [day, metricsOf(figures)]),
      )
    }

    // The file has the figures of the screen.
    const columns = postColumns.filter((column) =>
      ['engagement_rate', 'reach_rate', ...exportedMetrics].includes(column),
    )
    const body = { filter: { sort: 'posted_at' }, columns }
    const file = await used.api.request('POST', '/social/instagram/posts/export', { token, body })
    const [, ...lines] = csvRows(await file.text())
    const sixDecimals = (rate: number | null) => rate && Number(rate.toFixed(6))
    expect(lines.map((line) => line.map((cell) => (cell === '' ? null : Number(cell))))).toEqual(
      posts.map((post) => [
        ...exportedMetrics.map((metric) => post[metric]),
        sixDecimals(post.engagement_rate),
        sixDecimals(post.reach_rate),
      ]),
    )

    const days = await ask<AccountDay[]>(`/social/instagram/users/${id}/days`)
    const isKnown = ([, ...values]: unknown[]) => values.some((value) => value !== null)
    const everyDay = [...new Set([...plain.days.keys(), ...plain.followers.keys()])].toSorted()
    expect(
      days
        .map((row) => [row.day, row.followers_count, ...dayFigures.map((name) => row[name])])
        .filter(isKnown),
    ).toEqual(
      everyDay
        .map((day) => [
          day,
          plain.followers.get(day) ?? null,
          ...dayFigures.map((name) => plain.days.get(day)?.[name] ?? null),
        ])
        .filter(isKnown),
    )

    const account = asAccount(plain)
    const today = onWall(now.toISOString(), timezone).day
    const back = (count: number) => new Date(Date.parse(today) - count * dayMs).toISOString().slice(0, 10)
    for (const [from, to] of [
      [29, 0],
      [9, 5],
      [6, 0],
    ] as const) {
      const span = { date_from: back(from), date_to: back(to) }
      const search = `date_from=${span.date_from}&date_to=${span.date_to}`
      const [analytics] = await ask<AccountAnalytics[]>(
        `/social/instagram/users/analytics?${search}&compare=none`,
      )
      expect(withoutNoise(analytics!.current)).toEqual(withoutNoise(plainPeriod(account, span, timezone)))
      const online = await ask<OnlineFollowers>(`/dashboard/online-followers?${search}`)
      const cells = (rows: OnlineFollowers['cells']) =>
        rows.map((row) => ({ ...row, followers: rounded(row.followers) }))
      expect(cells(online.cells)).toEqual(cells(plainHours([account], [], span, timezone).cells))
    }
    const [listed] = await ask<SocialAccount[]>('/social/instagram/users?paginate=0')
    const month = { date_from: back(29), date_to: today }
    expect(rounded(listed!.engagement_rate)).toBe(
      rounded(plainPeriod(account, month, timezone).engagement_rate),
    )
  },
)
