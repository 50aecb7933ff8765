import { accountSeries, audienceLists, audiencesOf } from '@tandem/connectors'
import type { AccountTotals, SocialAccount } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { isFailureOfPart } from './part-failure.ts'
import type { ReadingContext } from './reading-context.ts'
import { count, expectRows, finish, saveReading } from './reading-state.ts'
import { planInsights } from './take-reading.ts'
import { writeAudience, writeOnline, writeSeries, writeTotals } from './write-days.ts'
import type { ReadAudience, ReadSeries } from './write-days.ts'
import { markGone, writeInsights, writePosts } from './write-posts.ts'
import type { ReadInsights } from './write-posts.ts'
import { updateEngagement, writeProfile } from './write-profile.ts'

/** How many requests are sent at the same time; the connector respects the network's limits. */
const concurrentRequests = 5

/** Groups of items, in order. */
function* chunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}

/** Groups for one transaction each. The last one says so, so there is one group even without items. */
function* portions<Item>(items: readonly Item[]): Generator<{ items: Item[]; isLast: boolean }> {
  const size = concurrentRequests * 4
  for (let from = 0; from === 0 || from < items.length; from += size) {
    yield { items: items.slice(from, from + size), isLast: from + size >= items.length }
  }
}

/** Reads the account's profile; later steps of this reading use its number of followers. */
export async function readProfile({ run, signal, now, write }: ReadingContext, account: SocialAccount) {
  const profile = await account.profile(signal)
  run.followers_count = profile.followers_count ?? run.followers_count
  await write(async (db) => {
    await writeProfile(db, run, profile, now())
    count(run, 'profile', { read: 1 })
    finish(run, 'profile')
    await saveReading(db, run)
  })
}

/** Reads posts, newest first, as far back as is due. */
export async function readPosts(context: ReadingContext, account: SocialAccount) {
  const { run, signal, now, write } = context
  const { posts } = context.plan
  for (;;) {
    const page = await account.posts(run.cursor, { since: posts.since, signal })
    await write(async (db) => {
      await writePosts(db, run, page.rows, now())
      count(run, 'posts', { read: page.rows.length, unavailable: page.skipped })
      run.cursor = page.next
      if (!page.next) {
        await endPosts(db, context, posts)
        context.plan.insights = await planInsights(db, run, now())
      }
      await saveReading(db, run)
    })
    if (!page.next) return
  }
}

/** Runs after all due posts are stored. */
export async function endPosts(
  db: TeamDatabase,
  { run, now }: Pick<ReadingContext, 'run' | 'now'>,
  listed: { since: string; is_whole: boolean },
) {
  finish(run, 'posts')
  const hasSkipped = run.rows.some((rows) => rows.kind === 'posts' && rows.unavailable > 0)
  // Not when posts were skipped: those that could not be understood are missing from the list too.
  if (!hasSkipped) await markGone(db, run, listed.since, now())
  if (listed.is_whole) {
    await db
      .updateTable('account_readings')
      .set({ posts_listed_at: now() })
      .where('account_id', '=', run.account_id)
      .execute()
  }
  // For an own account this follows with the insights of its posts.
  if (run.service === 'tracker') await updateEngagement(db, run.account_id, now())
}

/** Reads the insights of due posts. */
export async function readInsights(context: ReadingContext, account: SocialAccount) {
  const { run, signal, now, write, plan } = context
  expectRows(run, 'post_insights', plan.insights.length)
  for (const { items: posts, isLast } of portions(plan.insights)) {
    const read: ReadInsights[] = []
    for (const some of chunks(posts, concurrentRequests))
      read.push(
        ...(await requestEach(some, concurrentRequests, async (post) => ({
          id: post.id,
          insights: await account.postInsights(post, signal),
        }))),
      )
    await write(async (db) => {
      await writeInsights(db, run, read, now())
      const available = read.filter((post) => post.insights.missing === null).length
      count(run, 'post_insights', { read: available, unavailable: posts.length - available })
      if (isLast) {
        await updateEngagement(db, run.account_id, now())
        finish(run, 'post_insights')
      }
      await saveReading(db, run)
    })
  }
}

/**
 * Requests some items at the same time. If the network fails for one, such as a post that another account shares, it is
 * left out and read next time, so that it doesn't block the others. If it fails for `failsAt` of them, the cause isn't
 * an item, so the reading fails.
 */
async function requestEach<Item, Answer>(
  items: Item[],
  failsAt: number,
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const asked = await Promise.allSettled(items.map(ask))
  const failures = asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  const worst = failures.find((failure) => !isFailureOfPart(failure))
  if (worst !== undefined) throw worst
  if (failures.length >= failsAt) throw failures[0]
  return asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
}

/** Reads each series by itself: if the network fails for one, the others and the totals are read all the same. */
async function readSeries(
  account: SocialAccount,
  { from, until }: { from: string; until: string },
  signal: AbortSignal,
): Promise<ReadSeries> {
  const read: ReadSeries = { reach: null, new_followers: null, failure: null }
  for (const series of accountSeries) {
    try {
      read[series] = await account.accountSeries(series, from, until, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!isFailureOfPart(error)) throw error
      read.failure = error
    }
  }
  return read
}

/** Reads the network's series, and the totals of single days. */
export async function readDays(context: ReadingContext, account: SocialAccount) {
  const { run, signal, now, write, plan } = context
  const { series, totals } = plan
  expectRows(run, 'account_days', totals.length)
  // If fewer days are due than are requested at once, the reading fails when all of them fail.
  const failsAt = Math.min(concurrentRequests, totals.length)
  const values = series && (await readSeries(account, series, signal))
  const failure = values?.failure ?? null
  for (const { items: days, isLast } of portions(totals)) {
    const read: { day: string; totals: AccountTotals }[] = []
    for (const some of chunks(days, concurrentRequests)) {
      read.push(
        ...(await requestEach(some, failsAt, async (day) => ({
          day,
          totals: await account.accountDay(day, signal),
        }))),
      )
    }
    await write(async (db) => {
      await writeTotals(db, run, read, now())
      const available = read.filter((day) => !isEmpty(Object.values(day.totals))).length
      count(run, 'account_days', { read: available, unavailable: days.length - available })
      if (isLast) {
        if (series && values) await writeSeries(db, run, series, values, now())
        if (failure === null) finish(run, 'account_days')
      }
      await saveReading(db, run)
    })
  }
  if (failure !== null) throw failure
}

const isEmpty = (values: (number | null)[]) => values.every((value) => value === null)

/** Reads how many followers were online in each hour of the due days. */
export async function readOnline({ run, signal, now, write, plan }: ReadingContext, account: SocialAccount) {
  const { online } = plan
  const days = (online && (await account.onlineFollowers(online.from, online.until, signal))) ?? []
  await write(async (db) => {
    if (online) {
      await writeOnline(db, run, online, days, now())
      const read = days.filter(({ hours }) => hours.length > 0).length
      count(run, 'online_followers', { read, unavailable: read === 0 ? 1 : 0 })
    }
    finish(run, 'online_followers')
    await saveReading(db, run)
  })
}

const everyList = audiencesOf.flatMap((of) => audienceLists.map((dimension) => ({ of, dimension })))

/** Reads who follows and who reacts. */
export async function readAudience({ run, signal, now, write }: ReadingContext, account: SocialAccount) {
  const lists: ReadAudience[] = []
  // The reading fails when all lists fail.
  let failsAt = everyList.length
  for (const some of chunks(everyList, concurrentRequests)) {
    const read = await requestEach(some, failsAt, async ({ of, dimension }) => ({
      of,
      dimension,
      shares: await account.audience(of, dimension, signal),
    }))
    failsAt -= some.length - read.length
    lists.push(...read)
  }
  await write(async (db) => {
    const at = now()
    await writeAudience(db, run, lists, at)
    const read = lists.filter(({ shares }) => shares !== null).length
    count(run, 'audience', { read, unavailable: everyList.length - read })
    // A list that failed is read again at the next reading, as all of them are.
    if (lists.length === everyList.length)
      await db
        .updateTable('account_readings')
        .set({ audience_read_at: at })
        .where('account_id', '=', run.account_id)
        .execute()
    finish(run, 'audience')
    await saveReading(db, run)
  })
}
