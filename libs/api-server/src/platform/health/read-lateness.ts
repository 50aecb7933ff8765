import type { WholeDatabase } from '../database/database.ts'

/** Since when work that has not begun is due; null when nothing is late. */
export interface Lateness {
  /** The longest overdue store or account sync that isn't queued yet. */
  store: Date | null
  account: Date | null
  /** The oldest mail that was neither sent nor given up. */
  mail: Date | null
}

/** Finds what is late in all teams, using indexes. */
export async function readLateness(database: WholeDatabase, now: Date): Promise<Lateness> {
  const { store, account, mail } = await database
    .selectNoFrom((of) => [
      of
        .selectFrom('store_syncs')
        .select((one) => one.fn.min('next_sync_at').as('at'))
        .where('next_sync_at', '<=', now.toISOString())
        .as('store'),
      of
        .selectFrom('account_readings')
        .select((one) => one.fn.min('next_at').as('at'))
        .where('next_at', '<=', now.toISOString())
        .as('account'),
      of
        .selectFrom('mails')
        .select((one) => one.fn.min('queued_at').as('at'))
        .where('next_attempt_at', 'is not', null)
        .as('mail'),
    ])
    .executeTakeFirstOrThrow()
  return { store: asDate(store), account: asDate(account), mail: asDate(mail) }
}

const asDate = (at: string | null) => (at === null ? null : new Date(at))
