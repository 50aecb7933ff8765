import type { RowOf, StoreConnector, StorePage } from '@tandem/connectors'
import type { SyncKind } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { SyncRun } from './sync-state.ts'

/** What the steps of one sync share. */
export interface SyncContext {
  run: SyncRun
  connector: StoreConnector
  signal: AbortSignal
  now: () => Date
  /** One transaction for the team; it fails when another worker took over this sync. */
  write: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
  /** Updates the database's statistics after a first sync; see refresh-statistics.ts. */
  refreshStatistics: (kind: SyncKind) => Promise<void>
}

/** The pages of a kind; the next is requested while one is written. */
export async function* pages<Kind extends SyncKind>(
  { connector, signal }: SyncContext,
  kind: Kind,
  cursor: StorePage<RowOf<Kind>>['next'],
  modifiedAfter: string | null,
): AsyncGenerator<StorePage<RowOf<Kind>>> {
  const read = (from: typeof cursor) => connector.read(kind, from, { modifiedAfter, signal })
  let page = await read(cursor)
  for (;;) {
    const following = page.next ? read(page.next) : null
    // Handled below; without this a failure during the write would count as unhandled.
    following?.catch(() => undefined)
    yield page
    if (!following) return
    page = await following
  }
}
