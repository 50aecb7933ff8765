import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { StockState, StoreType } from '@tandem/api-contract'
import type { AddressColumn, Counter, Fingerprint, NullableTimestamp, TeamId, Timestamp } from './columns.ts'
import type { FigureTables } from './figure-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { PrivacyTables } from './privacy-tables.ts'
import type { SyncTables } from './sync-tables.ts'

/** What is sorted by name: the beginning of `search_text`, made by the database; null where there is no name. */
type NameKey = GeneratedAlways<string | null>

type StockStatus = Exclude<StockState, 'unknown'>

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
  /** What of it cannot be read, in words. */
  notices: Generated<string[]>
  /** The host of its pages, where the shop names one beside `url`. */
  pages_host: ColumnType<string | null, string | null | undefined, string | null>
  /** All orders since then are known, of those before some are missing; null where all are known. See sync/known-since.ts. */
  known_since: ColumnType<string | null, Date | string | null | undefined, Date | string | null>
  /** Statuses whose orders are no sales: as an admin chose, and as the shop says; see sync/sale-rule.ts. */
  excluded_statuses: Generated<string[] | null>
  shop_excluded_statuses: Generated<string[] | null>
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

/** Every status that orders of a store have had. */
interface StoreStatusesTable {
  team_id: TeamId
  store_id: number
  status: string
  /** Whether orders with it are counted as sales. */
  is_sale: boolean
  /** A plugin's word that nobody has decided about. */
  is_new: boolean
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
  fingerprint: Fingerprint
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
  /** What captions are compared with; see post-sales/product-address.ts. */
  address: Generated<string | null>
  image_url: string | null
  /** Of its dearest variation; `price` is that of the cheapest. */
  price_max: Generated<number | null>
  stock_quantity: number | null
  /** As the shop says; null where it doesn't. */
  stock_status: Generated<StockStatus | null>
  /** The same, or what the quantity says. */
  stock_state: GeneratedAlways<StockState>
  units_sold: Counter
  modified_at: NullableTimestamp
  /** As the store names them, also those that we do not know yet. */
  collection_provider_ids: Generated<string[]>
  fingerprint: Fingerprint
  search_text: string
  name_key: NameKey
}

/** What a unit of a product or of one of its variations costs, as the shop said last. */
interface ProductCostsTable {
  team_id: TeamId
  store_id: number
  product_provider_id: string
  /** '' for the product itself. */
  variation_provider_id: string
  /** Minor units of the store's currency with decimals; null where the shop has none. */
  cost: number | null
  /** Since when we know it. */
  noted_at: Generated<string>
  /** Whether all lines that follow it have it. */
  is_settled: Generated<boolean>
}

interface ProductPicturesTable {
  team_id: TeamId
  product_id: number
  /** What was fetched; another address of the product makes this row outdated. */
  image_url: string
  fetched_at: Timestamp
  /** Null where the shop gave no picture that can be shown; it is asked again later. */
  file_id: number | null
  type: string | null
  bytes: Generated<number>
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
  /** The email address as it is compared; see sync/people.ts. */
  email_key: string | null
  city: string | null
  country: string | null
  phone: Generated<string | null>
  address: AddressColumn
  registered_at: NullableTimestamp
  /** Sales only. */
  orders_count: Counter
  /** Every order, also one that is no sale. */
  placed_count: Counter
  /** Of sales only. */
  last_order_at: NullableTimestamp
  /** Of sales only, as the last one. */
  first_order_at: NullableTimestamp
  /** Their first sale: of several of one moment that in the currency whose code is first in the alphabet, then the one stored first. */
  first_order_id: Generated<number | null>
  fingerprint: Fingerprint
  search_text: string
  name_key: NameKey
}

/** By which other keys a person is known: of rows that became theirs, and of guests with their address. */
interface CustomerKeysTable {
  team_id: TeamId
  store_id: number
  key: string
  customer_id: number
  /** The row that became theirs; null where there was none. */
  merged_id: number | null
}

/** What stores hold. */
export interface CommerceTables extends FigureTables, OrderTables, PrivacyTables, SyncTables {
  stores: StoresTable
  store_credentials: StoreCredentialsTable
  store_statuses: StoreStatusesTable
  collections: CollectionsTable
  products: ProductsTable
  product_collections: ProductCollectionsTable
  product_costs: ProductCostsTable
  product_pictures: ProductPicturesTable
  customers: CustomersTable
  customer_keys: CustomerKeysTable
}
