import type { CollectionRow, CustomerRow, OrderRow, ProductRow, RefundRow } from '@tandem/connectors'
import type { SyncKind } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { storableJson } from './storable-json.ts'
import type { WriteScope } from './sync-state.ts'

/** A row of any kind as a store returns it. */
export type AnyRow = CollectionRow | ProductRow | CustomerRow | OrderRow | RefundRow

/** A row with the fingerprint that recognises it. */
export type Fingerprinted<Row> = Row & { fingerprint?: string }

/** Increase it when rows are written differently, so that unchanged ones are written once more. */
const writtenAs = 1

/** Half of a hash: enough to recognise a row. */
const fingerprintLength = 32

/** Rows with their fingerprints; made before a transaction, which must be short. */
export const withFingerprints = <Row extends AnyRow>(
  { currency }: Pick<WriteScope, 'currency'>,
  kind: SyncKind,
  rows: Row[],
): Promise<Fingerprinted<Row>[]> =>
  Promise.all(
    rows.map(async (row) => {
      // Prices of products are stored in the store's currency.
      const text = storableJson([writtenAs, kind === 'products' ? currency : null, row])
      return { ...row, fingerprint: (await sha256(text)).slice(0, fingerprintLength) }
    }),
  )

/** The rows that are new or different. */
export async function changedRows<Row extends AnyRow>(
  db: TeamDatabase,
  { store_id }: Pick<WriteScope, 'store_id'>,
  kind: SyncKind,
  rows: Fingerprinted<Row>[],
): Promise<Fingerprinted<Row>[]> {
  const ids = rows.map((row) => row.provider_id)
  const kept = new Map<string, string | null>()
  if (kind === 'customers') {
    const found = await db
      .selectFrom('customers')
      .select(['key', 'fingerprint'])
      .where('store_id', '=', store_id)
      .where(
        'key',
        'in',
        ids.map((id) => `id:${id}`),
      )
      .execute()
    for (const { key, fingerprint } of found) kept.set(key.slice('id:'.length), fingerprint)
  } else {
    const found = await db
      .selectFrom(kind)
      .select(['provider_id', 'fingerprint'])
      .where('store_id', '=', store_id)
      .where('provider_id', 'in', ids)
      .execute()
    for (const { provider_id, fingerprint } of found) kept.set(provider_id, fingerprint)
  }
  return rows.filter((row) => row.fingerprint === undefined || kept.get(row.provider_id) !== row.fingerprint)
}

/** Records that a sync met unchanged rows, for kinds whose deletions are found that way. */
export async function meetAgain(db: TeamDatabase, scope: WriteScope, kind: SyncKind, rows: AnyRow[]) {
  if (rows.length === 0 || (kind !== 'collections' && kind !== 'refunds')) return
  await db
    .updateTable(kind)
    .set({ run: scope.run })
    .where('store_id', '=', scope.store_id)
    .where(
      'provider_id',
      'in',
      rows.map((row) => row.provider_id),
    )
    .execute()
}
