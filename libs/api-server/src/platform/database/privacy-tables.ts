import type { Generated } from 'kysely'
import type { PrivacyRequest } from '@tandem/api-contract'
import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

/** What a shop asked about personal data. */
interface PrivacyRequestsTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  delivery_id: string
  kind: PrivacyRequest['kind']
  /** The shop's number of the customer; this and the next two are forgotten once their data is gone. */
  customer_provider_id: string | null
  /** Their email address as it is compared. */
  address: string | null
  order_provider_ids: Generated<string[]>
  state: Generated<PrivacyRequest['state']>
  received_at: Timestamp
  /** When it is to be carried out; null once that is done. */
  due_at: NullableTimestamp
  done_at: NullableTimestamp
  tries: Generated<number>
  customers_count: Generated<number>
  orders_count: Generated<number>
}

/** Whose data is not read from a store again; see privacy/redacted-rows.ts for the keys. */
interface RedactedKeysTable {
  team_id: TeamId
  store_id: number
  key: string
  redacted_at: Timestamp
}

/** What shops asked about personal data, and what was done for it. */
export interface PrivacyTables {
  privacy_requests: PrivacyRequestsTable
  redacted_keys: RedactedKeysTable
}
