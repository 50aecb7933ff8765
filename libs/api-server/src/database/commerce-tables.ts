import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { StoreSync, StoreType, SyncKind, SyncProgress } from '@tandem/api-contract'
import type { StoreCursor } from '@tandem/connectors'
import type { NullableTimestamp, TeamId, Timestamp } from './database.ts'

/** The database counts from zero; the sync keeps it. */
type Counter = Generated<number>

/** What is sorted by name: the beginning of `search_text`, made by the database; null where there is no name. */
type NameKey = GeneratedAlways<string | null>

interface StoresTable {
  team_id: TeamId
  id: Generated<number>
  type: StoreType
  name: string
  /** The address in its normal form; a team connects each once. */
  url: string
  default_currency: string
  /** The number of ISO 4217. */
  currency_id: number | null
  archived_at: NullableTimestamp
  created_at: Timestamp
  collections_count: Counter
  customers_count: Counter
  orders_count: Counter
  products_count: Counter
}

/** Apart from `stores`, so that no list reads it by accident. */
interface StoreCredentialsTable {
  team_id: TeamId
  store_id: number
  sealed: string
}

/** Where an unfinished sync goes on: everything before `cursor` of `kind` is written. */
export interface SyncPlace {
  kind: SyncKind
  cursor: StoreCursor | null
}

interface StoreSyncsTable {
  team_id: TeamId
  store_id: number
  state: Generated<StoreSync['state']>
  /** Counts the syncs begun; rows that a whole reading did not meet again keep an older number. */
  run: Counter
  /** Counts the workers that took this sync: one that lost it must not write any more. */
  attempt: Counter
  started_at: NullableTimestamp
  finished_at: NullableTimestamp
  succeeded_at: NullableTimestamp
  error: string | null
  needs_reconnect: Generated<boolean>
  difference: string | null
  progress: JSONColumnType<SyncProgress[], string | undefined, string>
  place: JSONColumnType<SyncPlace | null, string | null | undefined, string | null>
  /** Only what changed after it is read; null reads everything. */
  modified_after: NullableTimestamp
  /** When the unfinished reading began. */
  reading_since: NullableTimestamp
  /** The latest change seen, by the shop's own clock. */
  newest_change: NullableTimestamp
  /** Where the next sync begins: everything that changed before it is here. */
  read_until: NullableTimestamp
}

interface CollectionsTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  provider_id: string
  name: string
  slug: string | null
  parent_provider_id: string | null
  /** The sync that last met it. */
  run: number
}

interface ProductsTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  provider_id: string
  name: string
  status: string
  sku: string | null
  /** Minor units of `currency`; null where the shop names no price. */
  price: number | null
  currency: string
  url: string | null
  image_url: string | null
  stock_quantity: number | null
  units_sold: Counter
  modified_at: NullableTimestamp
  search_text: string
  name_key: NameKey
}

interface ProductCollectionsTable {
  team_id: TeamId
  product_id: number
  collection_id: number
}

interface CustomersTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  /** `id:` and the shop's id, or `mail:` and the lower-cased address of a guest. */
  key: string
  /** False for guests, and for those whom only orders name. */
  is_registered: boolean
  name: string
  email: string | null
  city: string | null
  country: string | null
  registered_at: NullableTimestamp
  orders_count: Counter
  last_order_at: NullableTimestamp
  search_text: string
  name_key: NameKey
}

interface OrdersTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  provider_id: string
  number: string
  status: string
  currency: string
  total: number
  tax_total: number
  shipping_total: number
  discount_total: number
  /** Positive, as the order itself says. */
  refunded_total: number
  /** Units of its refunds' lines. */
  refunded_items_count: Counter
  items_count: number
  ordered_at: Timestamp
  modified_at: Timestamp
  customer_id: number | null
  /** Who the order itself names; lists show the customer where there is one. */
  customer_name: string
  customer_email: string | null
  customer_city: string | null
  customer_country: string | null
  attribution: JSONColumnType<Record<string, string> | null, string | null, string | null>
  /** Of orders without a customer; null where the customer is searched. */
  search_text: string | null
}

interface OrderLinesTable {
  team_id: TeamId
  order_id: number
  position: number
  store_id: number
  /** The shop's id of the product; null when it was deleted there. */
  product_provider_id: string | null
  name: string
  sku: string | null
  quantity: number
  total: number
}

interface RefundsTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  order_id: number
  provider_id: string
  /** Positive. */
  amount: number
  reason: string | null
  refunded_at: Timestamp
  /** The sync that last met it. */
  run: number
}

interface RefundLinesTable {
  team_id: TeamId
  refund_id: number
  position: number
  product_provider_id: string | null
  /** Positive: units given back. */
  quantity: number
  total: number
}

/** A store's day, in the team's time zone, per currency; see design: revenue counts on the day of the order. */
interface StoreDayTable {
  team_id: TeamId
  store_id: number
  day: string
  currency: string
  orders: number
  revenue: number
  refunds: number
  units: number
}

/** What stores hold. */
export interface CommerceTables {
  stores: StoresTable
  store_credentials: StoreCredentialsTable
  store_syncs: StoreSyncsTable
  collections: CollectionsTable
  products: ProductsTable
  product_collections: ProductCollectionsTable
  customers: CustomersTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  refunds: RefundsTable
  refund_lines: RefundLinesTable
  store_day: StoreDayTable
}
