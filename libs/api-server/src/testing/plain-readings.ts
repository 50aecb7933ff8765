import { dayMs, hourMs } from '@tandem/format'
import type { HeardAnswer } from './odd-instagram.ts'
import type { PlainAccount } from './plain-figures.ts'
import { onWall } from './wall-clock.ts'

type Json = Record<string, unknown>
type Figure = number | null
type Figures = Record<string, Figure>

/** A post by its definitions. */
export interface PlainPost {
  posted_at: number
  figures: Figures
  engagement_rate: Figure
  reach_rate: Figure
  rated: number | null
  isGone: boolean
  /** Its figures at the last reading of each day of the team. */
  days: Map<string, Figures>
}

/** An account by its definitions. */
export interface PlainReadings {
  posts: Map<string, PlainPost>
  /** By the team's days. */
  followers: Map<string, Figure>
  /** By the network's days. */
  days: Map<string, Figures>
  /** Followers online by the network's day: the moment of an hour and their number. */
  online: Map<string, { at: string; followers: number }[]>
}

const names = {
  views: 'views',
  reach: 'reach',
  likes: 'likes',
  comments: 'comments',
  saved: 'saves',
  shares: 'shares',
  reposts: 'reposts',
} as const
const ofDays = {
  reach: 'reach',
  views: 'views',
  accounts_engaged: 'accounts_engaged',
  total_interactions: 'interactions',
  likes: 'likes',
  comments: 'comments',
  shares: 'shares',
  saves: 'saves',
  profile_links_taps: 'profile_links_taps',
} as const

/** The figures of an account's days. */
export const dayFigures = [...Object.values(ofDays), 'follows', 'unfollows', 'new_followers'] as const

const california = 'America/Los_Angeles'
const count = (value: unknown): Figure => (typeof value === 'number' && value >= 0 ? value : null)
const rows = (body: Json) => (body['data'] ?? []) as Json[]
const totalOf = (row: Json) => {
  const total = row['total_value'] as Json | undefined
  if (total && total['value'] != null) return total['value']
  return ((row['values'] ?? []) as Json[])[0]?.['value']
}
const known = (some: Figures, name: string) => some[name] ?? null

/**
 * What an account's figures are after these answers, by the words of the glossary and without the product's code.
 * `moments` has the time of each reading.
 */
export function plainReadings(
  heard: HeardAnswer[],
  moments: Date[],
  account: string,
  zone: string,
): PlainReadings {
  const read: PlainReadings = { posts: new Map(), followers: new Map(), days: new Map(), online: new Map() }
  let lastFollowers: Figure = null
  moments.forEach((moment, reading) => {
    const answers = heard.filter((answer) => answer.reading === reading)
    const now = moment.getTime()
    const today = onWall(moment.toISOString(), zone).day
    const followers = count(
      answers.find(({ id, edge, body }) => id === account && edge === '' && 'media_count' in body)?.body[
        'followers_count'
      ],
    )
    read.followers.set(today, followers ?? read.followers.get(today) ?? null)
    lastFollowers = followers ?? lastFollowers
    readPosts(read, answers, { now, today, followers: lastFollowers })
    for (const answer of answers.filter(({ id, edge }) => id === account && edge === 'insights'))
      readDays(read, answer)
  })
  return read
}

function readPosts(
  { posts }: PlainReadings,
  answers: HeardAnswer[],
  { now, today, followers }: { now: number; today: string; followers: Figure },
) {
  const listed = answers.filter(({ edge }) => edge === 'media').flatMap(({ body }) => rows(body))
  const readable = listed.filter((row) => row['media_type'] !== 'HOLOGRAM')
  for (const row of readable) {
    const id = String(row['id'])
    const post: PlainPost = posts.get(id) ?? {
      posted_at: Date.parse(String(row['timestamp']).replace('+0000', 'Z')),
      figures: {},
      engagement_rate: null,
      reach_rate: null,
      rated: null,
      isGone: false,
      days: new Map(),
    }
    post.isGone = false
    post.figures['likes'] = count(row['like_count']) ?? known(post.figures, 'likes')
    post.figures['comments'] = count(row['comments_count']) ?? known(post.figures, 'comments')
    post.days.set(today, { ...post.figures })
    posts.set(id, post)
  }
  // A post that can't be read is missing too, so the list doesn't say which ones are gone.
  if (readable.length === listed.length)
    for (const [id, post] of posts) if (!listed.some((row) => row['id'] === id)) post.isGone = true
  for (const [id, post] of posts) {
    const told = answers.filter((answer) => answer.id === id && answer.edge === 'insights')
    if (told.length === 0) continue
    const { figures } = post
    for (const row of told.flatMap(({ body }) => rows(body))) {
      const name = names[row['name'] as keyof typeof names]
      if (name) figures[name] = count(totalOf(row)) ?? known(figures, name)
    }
    post.days.set(today, { ...figures })
    // The rates are those of day 7, or the first ones of a post that was read later.
    if (now >= post.posted_at + 8 * dayMs && post.rated !== null) continue
    const parts = ['likes', 'comments', 'shares', 'saves'].map((name) => known(figures, name))
    const all = parts.some((part) => part === null)
      ? null
      : parts.reduce<number>((sum, part) => sum + part!, 0)
    const reach = known(figures, 'reach')
    post.engagement_rate = all === null || !followers ? null : all / followers
    post.reach_rate = all === null || !reach ? null : all / reach
    post.rated = post.engagement_rate === null && post.reach_rate === null ? null : now
  }
}

function readDays({ days, online }: PlainReadings, { query, body }: HeardAnswer) {
  const set = (day: string, name: string, value: Figure, isFirst = false) => {
    const figures = days.get(day) ?? {}
    const before = known(figures, name)
    figures[name] = isFirst ? (before ?? value) : (value ?? before)
    days.set(day, figures)
  }
  if (query.get('metric_type') === 'total_value' && query.get('period') === 'day') {
    const day = onWall(new Date(Number(query.get('since')) * 1000 + dayMs / 2).toISOString(), california).day
    for (const row of rows(body)) {
      const name = ofDays[row['name'] as keyof typeof ofDays]
      if (name) set(day, name, count(totalOf(row)))
      if (row['name'] === 'follows_and_unfollows') readFollows(row, (name, value) => set(day, name, value))
    }
    return
  }
  for (const row of rows(body)) {
    for (const { value, end_time } of (row['values'] ?? []) as { value: unknown; end_time: string }[]) {
      const day = onWall(new Date(Date.parse(end_time) - dayMs / 2).toISOString(), california).day
      // The total of a day is more exact than the series.
      if (row['name'] === 'reach') set(day, 'reach', count(value), true)
      if (row['name'] === 'follower_count') set(day, 'new_followers', count(value))
      if (row['name'] !== 'online_followers') continue
      const hours = Object.entries((value ?? {}) as Json).flatMap(([hour, number]) => {
        const followers = count(number)
        return followers === null ? [] : [{ hour: Number(hour), followers }]
      })
      if (hours.length > 0)
        online.set(
          day,
          hours.flatMap(({ hour, followers }) => {
            const at = hourOf(day, hour)
            return at === null ? [] : [{ at, followers }]
          }),
        )
    }
  }
}

function readFollows(row: Json, set: (name: string, value: Figure) => void) {
  const [breakdown] = ((row['total_value'] as Json)['breakdowns'] ?? []) as {
    results: { dimension_values: string[]; value: unknown }[]
  }[]
  for (const { dimension_values, value } of breakdown?.results ?? [])
    set(dimension_values[0] === 'FOLLOWER' ? 'follows' : 'unfollows', count(value))
}

/** The moment at which an hour of a day of the network begins; null for the one that clocks skip. */
function hourOf(day: string, hour: number): string | null {
  for (let at = Date.parse(day); at < Date.parse(day) + 2 * dayMs; at += hourMs) {
    const moment = new Date(at).toISOString()
    const wall = onWall(moment, california)
    if (wall.day === day && wall.hour === hour) return moment
  }
  return null
}

/** The account as figures of periods need it. */
export const asAccount = ({ posts, followers, days, online }: PlainReadings): PlainAccount => ({
  isArchived: false,
  days: [...days].map(([day, figures]) => ({
    day,
    reach: known(figures, 'reach'),
    views: known(figures, 'views'),
    interactions: known(figures, 'interactions'),
    profile_links_taps: known(figures, 'profile_links_taps'),
    follows: known(figures, 'follows'),
    unfollows: known(figures, 'unfollows'),
  })),
  counts: [...followers].map(([day, followers_count]) => ({ day, followers_count })),
  posts: [...posts.values()].map(({ posted_at, engagement_rate, isGone }) => ({
    posted_at: new Date(posted_at).toISOString(),
    engagement_rate,
    gone_at: isGone ? 'gone' : null,
  })),
  online: [...online.values()]
    .flat()
    .map(({ at, followers: count }) => ({ starts_at: at, followers: count })),
})
