import type { Generated } from 'kysely'
import type { PrivacyRequest } from '@tandem/api-contract'
import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

/** A request of a shop about personal data. */
interface PrivacyRequestsTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  delivery_id: string
  kind: PrivacyRequest['kind']
  /**
   * The shop's number of the customer. This and the next two columns are cleared when the data is deleted.
   */
  customer_provider_id: string | null
  /** The customer's email address in the form that is compared. */
  address: string | null
  order_provider_ids: Generated<string[]>
  state: Generated<PrivacyRequest['state']>
  received_at: Timestamp
  /** When it must be carried out; null afterwards. */
  due_at: NullableTimestamp
  done_at: NullableTimestamp
  tries: Generated<number>
  customers_count: Generated<number>
  orders_count: Generated<number>
}

/** Customers whose data must not be read from a store again; see privacy/redacted-rows.ts for the keys. */
interface RedactedKeysTable {
  team_id: TeamId
  store_id: number
  key: string
  redacted_at: Timestamp
}

/** Requests of shops about personal data, and what was done. */
export interface PrivacyTables {
  privacy_requests: PrivacyRequestsTable
  redacted_keys: RedactedKeysTable
}
