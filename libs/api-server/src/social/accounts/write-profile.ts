import { sql } from 'kysely'
import { datePreset, dayStart, teamDay } from '@tandem/format'
import { recordOf } from '@tandem/api-contract'
import type { ProfileRow } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { lockAccountZone, zoneOfAccount } from '../../identity/team/zones.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import type { ReadingRun } from './reading-state.ts'

/** PostgreSQL accepts neither U+0000 nor half a surrogate pair, but a network's text can contain both. */
export const storable = <Text extends string | null>(text: Text) =>
  (text === null ? null : text.toWellFormed().replaceAll('\u0000', '\uFFFD')) as Text

/** An address that a browser may open, or null. */
export function webAddress(address: string | null): string | null {
  if (address === null) return null
  const whole = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
  return URL.canParse(whole) && /^https?:$/.test(new URL(whole).protocol) ? storable(whole) : null
}

/** The stored columns of an account's profile. */
export const profileColumns = (profile: ProfileRow) => ({
  username: storable(profile.username),
  name: storable(profile.name),
  biography: storable(profile.biography),
  website: webAddress(profile.website),
  picture_url: webAddress(profile.picture_url),
  followers_count: profile.followers_count,
  following_count: profile.following_count,
  posts_count: profile.posts_count,
})

const counts = ['followers_count', 'following_count', 'posts_count'] as const

/** The columns of an account that is read again. A missing figure keeps the last known one. */
export const newProfileColumns = (profile: ProfileRow) => ({
  ...profileColumns(profile),
  ...recordOf(counts, (count) => sql<number | null>`coalesce(${profile[count]}::bigint, ${sql.ref(count)})`),
})

/** Stores an account's profile, and its figures on this day of the team. A missing figure keeps the last known one. */
export async function writeProfile(
  db: TeamDatabase,
  run: Pick<ReadingRun, 'account_id'>,
  profile: ProfileRow,
  now: Date,
) {
  await db
    .updateTable('social_accounts')
    .set({
      ...newProfileColumns(profile),
      is_renamed: false,
    })
    .where('id', '=', run.account_id)
    .execute()
  const zone = zoneOfAccount(await lockAccountZone(db, run.account_id))
  const shown = recordOf(counts, (count) => profile[count])
  await db
    .insertInto('account_counts')
    .values({ account_id: run.account_id, day: teamDay(now.toISOString(), zone), ...shown, read_at: now })
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'account_id', 'day']).doUpdateSet({
        ...recordOf(
          counts,
          (count) =>
            sql<
              number | null
            >`coalesce(${sql.ref(`excluded.${count}`)}, ${sql.ref(`account_counts.${count}`)})`,
        ),
        read_at: now,
      }),
    )
    .execute()
}

/**
 * The mean rate of the posts of the team's last 30 days including today, as in the figures of that period; null when
 * none has a rate.
 */
export async function updateEngagement(db: TeamDatabase, accountId: number, now: Date) {
  const timeZone = await teamTimezone(db)
  const { start, end } = datePreset('last_30_days', { now, timeZone })
  const since = dayStart(start ?? end, timeZone)
  await db
    .updateTable('social_accounts')
    .set((expression) => ({
      engagement_rate: expression
        .selectFrom('social_posts as p')
        .select(sql<number | null>`avg(p.engagement_rate)`.as('rate'))
        .where('p.account_id', '=', accountId)
        .where('p.posted_at', '>=', since)
        .where('p.posted_at', '<=', now.toISOString())
        .where('p.gone_at', 'is', null),
    }))
    .where('id', '=', accountId)
    .execute()
}
