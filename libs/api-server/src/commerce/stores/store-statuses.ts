import type { StoreSales } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

const maxStatuses = 100

/** The statuses of stores' orders; new ones first when there are too many to show. */
export async function findStatuses(db: TeamDatabase, ids: number[]) {
  if (ids.length === 0) return new Map<number, StoreSales['statuses']>()
  const rows = await db
    .selectFrom('store_statuses')
    .select(['store_id', 'status', 'is_new'])
    .where('store_id', 'in', ids)
    .orderBy('is_new', 'desc')
    .orderBy('status')
    .execute()
  const ofStore = Map.groupBy(rows, (row) => row.store_id)
  return new Map(
    [...ofStore].map(([id, found]) => [
      id,
      found.slice(0, maxStatuses).map(({ status, is_new }) => ({ status, is_new })),
    ]),
  )
}
