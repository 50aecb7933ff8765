import { inTeam } from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'
import { addDays, teamDay } from '@tandem/format'
import type { DemoInstagram } from '../instagram.ts'

const mostDays = 365

/**
 * Stores the past followers and posts of all accounts for each day, as if the team had used Tandem since they were
 * opened, because the network shares today's numbers only. What a sync has stored stays.
 */
export async function keepHistory(
  { database, now }: Pick<ApiDependencies, 'database' | 'now'>,
  team_id: number,
  { countsAt }: Pick<DemoInstagram, 'countsAt'>,
): Promise<void> {
  const today = teamDay(now().toISOString(), 'UTC')
  await inTeam(database, team_id, async (db) => {
    const accounts = await db
      .selectFrom('social_accounts')
      .select(['id', 'username', 'following_count'])
      .execute()
    for (const { id: account_id, username, following_count } of accounts) {
      const days = Array.from({ length: mostDays }, (_, at) => addDays(today, -1 - at))
      const rows = days.flatMap((day) => {
        const read_at = new Date(`${day}T06:00:00Z`)
        const counts = countsAt(username, read_at.getTime())
        return counts ? [{ account_id, day, following_count, read_at, ...counts }] : []
      })
      if (rows.length === 0) continue
      await db
        .insertInto('account_counts')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  })
}
