import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { StockState, StoreType } from '@tandem/api-contract'
import type { AddressColumn, Counter, Fingerprint, NullableTimestamp, TeamId, Timestamp } from './columns.ts'
import type { FigureTables } from './figure-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { PrivacyTables } from './privacy-tables.ts'
import type { SyncTables } from './sync-tables.ts'

/**
 * The value for sorting by name: the start of `search_text`, set by the database; null when there is no name.
 */
type NameKey = GeneratedAlways<string | null>

type StockStatus = Exclude<StockState, 'unknown'>

interface StoresTable {
  team_id: TeamId
  id: Generated<number>
  type: StoreType
  name: string
  /** The normalised address; a team connects each one once. */
  url: string
  default_currency: string
  /** The ISO 4217 number of the currency. */
  currency_id: number | null
  archived_at: NullableTimestamp
  /** Set while the store is being deleted; it is archived, too. */
  deletion_began_at: NullableTimestamp
  created_at: Timestamp
  /** Sentences about data that cannot be read. */
  notices: Generated<string[]>
  /** The host of its pages, when the shop names one different from `url`. */
  pages_host: ColumnType<string | null, string | null | undefined, string | null>
  /**
   * All orders since this moment are known, and some older ones are missing; null when all are known. See
   * sync/known-since.ts.
   */
  known_since: ColumnType<string | null, Date | string | null | undefined, Date | string | null>
  /** Statuses whose orders don't count as sales, as an admin or the shop decided; see sync/sale-rule.ts. */
  excluded_statuses: Generated<string[] | null>
  shop_excluded_statuses: Generated<string[] | null>
  collections_count: Counter
  customers_count: Counter
  orders_count: Counter
  products_count: Counter
}

/** Separate from `stores`, so that no list reads it by accident. */
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
  /** A status of a plugin that nobody has decided about yet. */
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
  /** The number of the sync that last found it. */
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
  /** In minor units of `currency`; null when the shop gives no price. */
  price: number | null
  currency: string
  url: string | null
  /** The form of the address that captions are compared with; see post-sales/product-address.ts. */
  address: Generated<string | null>
  image_url: string | null
  /** The price of its most expensive variation; `price` is the cheapest. */
  price_max: Generated<number | null>
  stock_quantity: number | null
  /** As the shop says; null when it doesn't say. */
  stock_status: Generated<StockStatus | null>
  /** The shop's stock status or, without one, the status derived from the quantity. */
  stock_state: GeneratedAlways<StockState>
  units_sold: Counter
  /** The shop's currency, when the product has revenue in it; the next column is that revenue. */
  sorted_currency: Generated<string | null>
  /** What lists are sorted by, from `product_revenue`. */
  sorted_revenue: Generated<number | null>
  /** The gross profit in that currency, from `product_revenue`; its own currency is null without it. */
  sorted_profit: Generated<number | null>
  sorted_profit_currency: GeneratedAlways<string | null>
  /** The cost of the cheapest variation, from `product_costs`; its own currency is null without it. */
  sorted_cost: Generated<number | null>
  sorted_cost_currency: GeneratedAlways<string | null>
  modified_at: NullableTimestamp
  /** The store's ids of its collections, including those we have not read yet. */
  collection_provider_ids: Generated<string[]>
  fingerprint: Fingerprint
  search_text: string
  name_key: NameKey
}

/** The cost per unit of a product or variation, as the shop last gave it. */
interface ProductCostsTable {
  team_id: TeamId
  store_id: number
  product_provider_id: string
  /** Empty for the product itself. */
  variation_provider_id: string
  /** In minor units of the store's currency, with decimals; null when the shop gives no cost. */
  cost: number | null
  /** When we learned of it. */
  noted_at: Generated<string>
  /** The cost before this one, and when we learned of that; null until it first changes. */
  cost_before: Generated<number | null>
  before_noted_at: Generated<string | null>
  /** Whether all order lines that follow this cost have it already. */
  is_settled: Generated<boolean>
}

interface ProductPicturesTable {
  team_id: TeamId
  product_id: number
  /** The address the picture was fetched from; when the product's address differs, this row is outdated. */
  image_url: string
  fetched_at: Timestamp
  /** Null when the shop gave no picture that can be shown; we try again later. */
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
  /** `id:` and the shop's id, or `mail:` and a guest's email address in lower case. */
  key: string
  /** False for guests, and for customers known from orders only. */
  is_registered: boolean
  name: string
  email: string | null
  /** The email address in the form that is compared; see sync/people.ts. */
  email_key: string | null
  city: string | null
  country: string | null
  phone: Generated<string | null>
  address: AddressColumn
  registered_at: NullableTimestamp
  /** Counts sales only. */
  orders_count: Counter
  /** Counts every order, whether or not it is a sale. */
  placed_count: Counter
  /** The shop's currency, when the customer has sales in it; the next two columns are amounts in it. */
  sorted_currency: Generated<string | null>
  /** What lists are sorted by, from `customer_spent`. */
  sorted_spent: Generated<number | null>
  sorted_average: Generated<number | null>
  /** Considers sales only. */
  last_order_at: NullableTimestamp
  /** Considers sales only, as `last_order_at`. */
  first_order_at: NullableTimestamp
  /**
   * Their first sale. Of several at the same moment: the one with the alphabetically first currency code,
   * then the one stored first.
   */
  first_order_id: Generated<number | null>
  fingerprint: Fingerprint
  search_text: string
  name_key: NameKey
}

/**
 * Other keys that lead to a person: of rows that were merged into theirs, and of guests with their address.
 */
interface CustomerKeysTable {
  team_id: TeamId
  store_id: number
  key: string
  customer_id: number
  /** The row that was merged; null when there was none. */
  merged_id: number | null
}

/** The data of stores. */
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
