import { sql } from 'kysely'
import type { KnownSince } from '@tandem/api-contract'
import { firstWholeDay } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { postsDays } from '../../social/accounts/reading-schedule.ts'
import { isRead } from './period-figures.ts'

interface KnownRow {
  id: number
  figures: string | null
  followers: string | null
  listed_from: string | null
}

/** Since when each account is known, by id. */
export async function knownSinceOf(db: TeamDatabase, accountIds: number[]): Promise<Map<number, KnownSince>> {
  const ofAccount = sql`team_id = ${currentTeam(db)} and account_id = account.id`
  const timezone = await teamTimezone(db)
  const { rows } = await sql<KnownRow>`
    select account.id, (
      select day from account_day where ${ofAccount} and ${isRead} order by day limit 1
    ) as figures, (
      select day from account_counts where ${ofAccount} and followers_count is not null order by day limit 1
    ) as followers, (
      select added.created_at - make_interval(hours => 24 * ${postsDays}::int) from social_accounts added
      join account_readings r on r.team_id = added.team_id and r.account_id = added.id and r.succeeded_at is not null
      where added.team_id = ${currentTeam(db)} and added.id = account.id
    ) as listed_from
    from unnest(${accountIds}::bigint[]) as account (id)`.execute(db)
  return new Map(
    rows.map(({ id, listed_from, ...since }) => [
      id,
      { ...since, posts: listed_from === null ? null : firstWholeDay(listed_from, timezone) },
    ]),
  )
}

/** Since when all of some accounts are known, without those that were never read. */
export async function accountsKnownSince(db: TeamDatabase, accountIds: number[]): Promise<KnownSince> {
  const known = [...(await knownSinceOf(db, accountIds)).values()]
  const latest = (days: (string | null)[]) =>
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  return {
    figures: latest(known.map(({ figures }) => figures)),
    followers: latest(known.map(({ followers }) => followers)),
    posts: latest(known.map(({ posts }) => posts)),
  }
}
