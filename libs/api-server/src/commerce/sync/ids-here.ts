import type { NamedKind } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { StoreScope } from './store-scope.ts'

/** The shop's ids of all rows of a kind that are here. */
export async function idsHere(db: TeamDatabase, scope: StoreScope, kind: NamedKind): Promise<string[]> {
  return idsAfter(db, scope, kind, { after: '' })
}

const customerPrefix = 'id:'

/** A limited number of these ids that come after a given one, sorted as text. */
export async function idsAfter(
  db: TeamDatabase,
  { store_id }: StoreScope,
  kind: NamedKind,
  { after, limit }: { after: string; limit?: number },
): Promise<string[]> {
  if (kind === 'customers') {
    const rows = await db
      .selectFrom('customers')
      .select('key')
      .where('store_id', '=', store_id)
      .where('is_registered', '=', true)
      .where('key', '>', `${customerPrefix}${after}`)
      .orderBy('key')
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .execute()
    return rows.map(({ key }) => key.slice(customerPrefix.length))
  }
  const rows = await db
    .selectFrom(kind)
    .select('provider_id')
    .where('store_id', '=', store_id)
    .where('provider_id', '>', after)
    .orderBy('provider_id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(({ provider_id }) => provider_id)
}
