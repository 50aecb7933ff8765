import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { countDue } from '../../insight/post-sales/count-due.ts'
import { isZoneChanging } from '../../identity/team/begin-zone-change.ts'
import { moveAccount } from './move-account.ts'
import { moveStore } from './move-store.ts'

/**
 * A pause between two transactions, so that readers are answered: the embedded database does one thing at a
 * time.
 */
const restMs = 8
const rest = () => new Promise((resolve) => setTimeout(resolve, restMs))

/**
 * Moves what is left to the team's zone, in short transactions. Each stores how far the move is, so that it can stop
 * anywhere and continue from there. At the end, the sales of posts are counted: changing the zone marked them as due.
 */
export async function changeZone(
  { database, now }: Pick<ApiDependencies, 'database' | 'now'>,
  teamId: number,
  { signal, batchSizes }: { signal?: AbortSignal; batchSizes?: BatchSizes } = {},
): Promise<void> {
  while (await inTeam(database, teamId, (db) => moveNext(db, now(), batchSizes))) {
    await rest()
    signal?.throwIfAborted()
  }
  if (!(await inTeam(database, teamId, isZoneChanging))) return
  await countDue({ database, now }, teamId, signal)
  signal?.throwIfAborted()
  await inTeam(database, teamId, async (db) => {
    await db.deleteFrom('zone_changes').execute()
  })
}

/** How much one transaction moves. On the embedded database, all other work waits for it. */
interface BatchSizes {
  orders: number
  /** Each post has one reading for every day it was read on. */
  posts: number
}

/** Moves the next part of what is left; returns false when nothing is left. */
export async function moveNext(
  db: TeamDatabase,
  now: Date,
  batchSizes: BatchSizes = { orders: 500, posts: 20 },
): Promise<boolean> {
  const change = await db.selectFrom('zone_changes').select('timezone').executeTakeFirst()
  if (!change) return false
  const { timezone } = change
  const store = await db
    .selectFrom('store_zone_moves')
    .select('store_id')
    .orderBy('store_id')
    .limit(1)
    .executeTakeFirst()
  if (store) {
    await moveStore(db, store.store_id, { timezone, orders: batchSizes.orders })
    return true
  }
  const account = await db
    .selectFrom('account_zone_moves')
    .select('account_id')
    .orderBy('account_id')
    .limit(1)
    .executeTakeFirst()
  if (account) await moveAccount(db, account.account_id, { timezone, now, posts: batchSizes.posts })
  return account !== undefined
}
