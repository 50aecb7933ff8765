import type { Insertable } from 'kysely'
import type { AccountTables } from '../platform/database/account-tables.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import { accountMetrics } from '@tandem/connectors'
import { accountRow } from './account-row.ts'
import type { TestApi } from './test-api.ts'

type Server = Pick<TestApi, 'dependencies'>
type Row<Table extends keyof AccountTables> = Partial<
  Omit<Insertable<AccountTables[Table]>, 'team_id' | 'account_id'>
>

let count = 0

/** Adds an account without credentials that was completely read at `succeeded_at`; returns its id. */
export async function addAccount(
  { dependencies: { database, now } }: Server,
  team_id: number,
  { succeeded_at = now(), ...account }: Row<'social_accounts'> & { succeeded_at?: Date | string | null } = {},
): Promise<number> {
  return inTeam(database, team_id, async (db) => {
    const provider_id = `figures-${++count}`
    const { id } = await db
      .insertInto('social_accounts')
      .values({ ...accountRow(provider_id, now()), ...account })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('account_readings')
      .values({ account_id: id, asked_by: null, record_id: null, state: 'succeeded', succeeded_at })
      .execute()
    return id
  })
}

/** The data read from an account; missing values were not shared. */
export interface ReadFigures {
  days?: (Row<'account_day'> & { day: string })[]
  counts?: (Row<'account_counts'> & { day: string })[]
  online?: (Row<'online_followers'> & { starts_at: string; followers: number; day: string; hour: number })[]
  audience?: (Row<'account_audience'> &
    Pick<Insertable<AccountTables['account_audience']>, 'day' | 'of' | 'dimension' | 'shares'>)[]
}

const untold = Object.fromEntries(
  [...accountMetrics, 'new_followers'].map((metric) => [metric, null]),
) as Record<(typeof accountMetrics)[number] | 'new_followers', null>

/** Stores figures of an account as readings do. */
export async function addFigures(
  { dependencies: { database, now } }: Server,
  team_id: number,
  account_id: number,
  { days = [], counts = [], online = [], audience = [] }: ReadFigures,
): Promise<void> {
  await inTeam(database, team_id, async (db) => {
    if (days.length > 0) {
      const readAt = { totals_read_at: now(), series_read_at: now(), online_read_at: now() }
      const rows = days.map((day) => ({ account_id, ...untold, ...readAt, ...day }))
      await db.insertInto('account_day').values(rows).execute()
    }
    if (counts.length > 0) {
      const none = { followers_count: null, following_count: null, posts_count: null }
      const rows = counts.map((row) => ({ account_id, ...none, read_at: now(), ...row }))
      await db.insertInto('account_counts').values(rows).execute()
    }
    if (online.length > 0) {
      await db
        .insertInto('online_followers')
        .values(online.map((row) => ({ account_id, ...row })))
        .execute()
    }
    if (audience.length > 0) {
      await db
        .insertInto('account_audience')
        .values(audience.map((row) => ({ account_id, read_at: now(), ...row })))
        .execute()
    }
  })
}
