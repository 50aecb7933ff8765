import { readingKinds } from '@tandem/api-contract'
import type {
  AccountService,
  ReadingKind,
  ReadingProgress,
  ReadRows,
  SocialNetwork,
} from '@tandem/api-contract'
import type { SocialCursor } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { RepeatedRun } from '../../platform/runs/run-tables.ts'

/** A reading that a worker has taken, and where it continues. */
export interface ReadingRun extends RepeatedRun {
  account_id: number
  service: AccountService
  social: SocialNetwork
  provider_id: string
  username: string
  followers_count: number | null
  /** The encrypted access; null for tracked accounts. */
  sealed: string | null
  token_expires_at: string | null
  data_access_expires_at: string | null
  /** When somebody was notified that its access ended. */
  end_told_at: string | null
  /** Permissions missing at the last reading, as the network names them. */
  missing: string[] | null
  /**
   * The team's zone when it was taken: due work depends on it, but days and the next reading use the current
   * zone.
   */
  timezone: string
  /** When it began; it may have been abandoned and continued since. */
  started_at: string
  /** The counts in its history entry so far. */
  rows: ReadRows[]
  progress: ReadingProgress[]
  cursor: SocialCursor | null
  posts_listed_at: string | null
  audience_read_at: string | null
}

/** Stores the progress of a reading, for its account and history, in the transaction that wrote the data. */
export async function saveReading(db: TeamDatabase, run: ReadingRun) {
  await db
    .with('saved', (both) =>
      both
        .updateTable('account_readings')
        .set({
          progress: JSON.stringify(run.progress),
          cursor: run.cursor === null ? null : JSON.stringify(run.cursor),
          // A killed process continues from here, and the first try here is counted as 1.
          tries: 1,
        })
        .where('account_id', '=', run.account_id)
        .returning('account_id'),
    )
    .updateTable('account_reading_records')
    .set({ rows: JSON.stringify(run.rows) })
    .where('id', '=', run.record_id)
    .execute()
}

/** The progress of these kinds when a reading begins. */
export const waitingProgress = (kinds: readonly ReadingKind[]): ReadingProgress[] =>
  readingKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => ({ kind, state: 'waiting', done: 0, total: null }))

/** The progress of one kind; undefined when this reading does not read it. */
export const progressOf = (run: ReadingRun, kind: ReadingKind) =>
  run.progress.find((entry) => entry.kind === kind)

/** Counts what was read of a kind, and what the network has no figures for. */
export function count(run: ReadingRun, kind: ReadingKind, added: { read: number; unavailable?: number }) {
  const entry = run.rows.find((rows) => rows.kind === kind)
  const progress = progressOf(run, kind)
  if (!entry || !progress) throw new Error(`A reading without ${kind}`)
  entry.read += added.read
  entry.unavailable += added.unavailable ?? 0
  progress.state = 'running'
  progress.done += added.read + (added.unavailable ?? 0)
}

/** Adds to the number of rows of a kind that are still to be read. */
export function expectRows(run: ReadingRun, kind: ReadingKind, more: number) {
  const progress = progressOf(run, kind)
  if (progress) progress.total = progress.done + more
}

/** Marks a kind as completely read. */
export function finish(run: ReadingRun, kind: ReadingKind) {
  const progress = progressOf(run, kind)
  if (!progress) return
  progress.state = 'done'
  progress.total = progress.done
}
