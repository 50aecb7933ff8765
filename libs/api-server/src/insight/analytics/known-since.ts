import { sql } from 'kysely'
import type { KnownSince } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { isRead } from './period-figures.ts'

/** Since when each account is known, by its id. */
export async function knownSinceOf(db: TeamDatabase, accountIds: number[]): Promise<Map<number, KnownSince>> {
  const ofAccount = sql`team_id = ${currentTeam(db)} and account_id = account.id`
  const { rows } = await sql<KnownSince & { id: number }>`
    select account.id, (
      select day from account_day where ${ofAccount} and ${isRead} order by day limit 1
    ) as figures, (
      select day from account_counts where ${ofAccount} and followers_count is not null order by day limit 1
    ) as followers
    from unnest(${accountIds}::bigint[]) as account (id)`.execute(db)
  return new Map(rows.map(({ id, figures, followers }) => [id, { figures, followers }]))
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
  }
}
