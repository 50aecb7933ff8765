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

/** A reading that a worker has taken, and where it goes on. */
export interface ReadingRun extends RepeatedRun {
  account_id: number
  service: AccountService
  social: SocialNetwork
  provider_id: string
  username: string
  followers_count: number | null
  /** What it is read with, still sealed; null for tracked accounts. */
  sealed: string | null
  token_expires_at: string | null
  data_access_expires_at: string | null
  /** When somebody was told that its access has ended. */
  end_told_at: string | null
  /** Permissions that were missing at the last reading, in the network's words. */
  missing: string[] | null
  /** Of the team when it was taken: what is due goes by it, days and the next reading by the one then. */
  timezone: string
  /** When it began; it may have been left and taken up since. */
  started_at: string
  /** What its entry in the history says so far. */
  rows: ReadRows[]
  progress: ReadingProgress[]
  cursor: SocialCursor | null
  posts_listed_at: string | null
  audience_read_at: string | null
}

/** Says how far a reading is, for its account and its history, in the transaction that wrote what lies before. */
export async function saveReading(db: TeamDatabase, run: ReadingRun) {
  await db
    .with('saved', (both) =>
      both
        .updateTable('account_readings')
        .set({
          progress: JSON.stringify(run.progress),
          cursor: run.cursor === null ? null : JSON.stringify(run.cursor),
          // A killed process goes on from here, so that here only one try was begun.
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

/** What a reading of these kinds has done at its beginning. */
export const waitingProgress = (kinds: readonly ReadingKind[]): ReadingProgress[] =>
  readingKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => ({ kind, state: 'waiting', done: 0, total: null }))

/** How far one kind is; undefined where this reading does not read it. */
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

/** Says how many more of a kind there are to read. */
export function expectRows(run: ReadingRun, kind: ReadingKind, more: number) {
  const progress = progressOf(run, kind)
  if (progress) progress.total = progress.done + more
}

/** Says that a kind was read to its end. */
export function finish(run: ReadingRun, kind: ReadingKind) {
  const progress = progressOf(run, kind)
  if (!progress) return
  progress.state = 'done'
  progress.total = progress.done
}
