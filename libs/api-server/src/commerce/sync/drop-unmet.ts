import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { SyncContext } from './sync-context.ts'
import type { SyncRun } from './sync-state.ts'
import { forgetUnmet, metUnnamed } from './unread-rows.ts'
import { dropUnseenCollections } from './write-collections.ts'
import { dropUnseenRefunds } from './write-refunds.ts'

/** Deletes rows of a kind that the complete reading that just ended didn't meet. */
export async function dropUnmet({ run, write }: SyncContext, kind: 'collections' | 'refunds') {
  while (await write((db) => dropSomeUnmet(db, run, kind))) {
    // The next batch.
  }
}

/** True while there may be more. */
export async function dropSomeUnmet(
  db: TeamDatabase,
  run: SyncRun,
  kind: 'collections' | 'refunds',
): Promise<boolean> {
  await forgetUnmet(db, run, kind, run.reading_since)
  // A row without a readable id may be any of those that weren't met.
  if (await metUnnamed(db, run, kind, run.reading_since)) return false
  if (kind === 'refunds') return dropUnseenRefunds(db, run)
  await dropUnseenCollections(db, run)
  return false
}
