import type { Customer, Product } from '@tandem/api-contract'
import type { OrderNotes, OrderRow, RefundRow } from './order-rows.ts'
import type { PostalAddress } from './postal-address.ts'
import type { RowsById, UnreadRow } from './read-rows.ts'
import type { ReportedRows, StoreReport } from './store-report.ts'

/** What a store holds. */
export type StoreKind = 'collections' | 'products' | 'customers' | 'orders' | 'refunds'

/** The provider's own totals of what `read` would return; null when unknown. */
export type StoreCounts = Record<StoreKind, number | null>

/** A group of products; a category in WooCommerce. */
export interface CollectionRow {
  provider_id: string
  name: string
  slug: string | null
  parent_provider_id: string | null
}

/** What a unit of a product costs the shop. */
export interface ProductCost {
  /** The shop's id of the variation; null for the product itself, if its lines name no variation. */
  variation_provider_id: string | null
  /** Minor units of the shop's currency with decimals; null when no cost is entered. */
  cost: number | null
}

/** Fields of a product that no shop gives in this form: we number, count and look them up ourselves. */
type OwnProductField =
  | 'id'
  | 'store_id'
  | 'currency'
  | 'cost'
  | 'cost_max'
  | 'stock_state'
  | 'units_sold'
  | 'revenue'
  | 'collections'
  | 'notes_count'

/** A product; its variations count as the product. Every other field of the contract's product is the shop's. */
export interface ProductRow extends Omit<Product, OwnProductField> {
  provider_id: string
  /** Minor units of the shop's currency; null without a price, or while that currency is unknown. */
  price: number | null
  permalink: string | null
  /** At the shop. */
  image_url: string | null
  /** The sum over the variations with tracked stock; null when there are none. */
  stock_quantity: number | null
  /** Whether it can be bought, as the shop says; null when it doesn't say. */
  stock_status: 'in_stock' | 'out_of_stock' | 'on_backorder' | null
  collection_provider_ids: string[]
  /** One for each variation; null when the shop has no costs, or its currency is unknown. */
  costs: ProductCost[] | null
  modified_at: string
}

/** Fields of a customer that no shop gives in this form: we number and count them ourselves. */
type OwnCustomerField =
  'id' | 'store_id' | 'orders_count' | 'spent' | 'average_order' | 'last_order_at' | 'notes_count'

/**
 * A registered customer; guests, and staff who bought something, only appear in their orders. Every other
 * field of the contract's customer is the shop's.
 */
export interface CustomerRow extends Omit<Customer, OwnCustomerField> {
  provider_id: string
  phone: string | null
  address: PostalAddress | null
  registered_at: string | null
  modified_at: string | null
}

/** The row type of a kind. */
export type RowOf<K extends StoreKind> = {
  collections: CollectionRow
  products: ProductRow
  customers: CustomerRow
  orders: OrderRow
  refunds: RefundRow
}[K]

/** A kind whose rows can be requested one by one, and whose changes a store can report. */
export type SingleKind = Exclude<StoreKind, 'refunds'>

/** One current row. Refunds come with an order, and are empty for the other kinds. */
export interface SingleRow<K extends SingleKind> {
  row: RowOf<K>
  refunds: RefundRow[]
  /** Unreadable refunds of the order. */
  unread: UnreadRow[]
}

/** A kind whose rows can be requested by many ids, and whose ids the store can list. */
export type NamedKind = 'orders' | 'products' | 'customers'

/** The maximum age of orders that every key can read. */
export const readableOrderDays = 60

/** The result of verifying the credentials. */
export interface StoreCheck {
  /** The shop's currency; null when the key may not know it. */
  currency: string | null
  /** Limitations, in words for people, such as orders older than 60 days that the key may not read. */
  notes: string[]
  /** The host of the shop's pages, with its port, if it differs from the shop's address. */
  pages_host: string | null
}

/** Whether a store reports changes by webhook. */
export interface StoreSubscription {
  /** The kinds whose changes are reported from now on; the others are only found by reading. */
  kinds: SingleKind[]
  /** The secret that verifies deliveries; null when none will come. */
  secret: string | null
  /** Why some changes aren't reported, in words for people; null when all are. */
  missing: string | null
}

/** Where the next page starts: JSON, stored with the page it follows. */
export type StoreCursor = Record<string, string | number>

/** Where reading begins, for the kinds that a store has started to prepare. */
export type StoreCursors = Partial<Record<StoreKind, StoreCursor>>

/**
 * One page. Rows can appear again in a later page, so they are written by `provider_id`. `next` is null at
 * the end; `total` is the provider's count of the whole read at the first page.
 */
export interface StorePage<Row> {
  rows: Row[]
  next: StoreCursor | null
  total: number | null
  /** Unreadable rows; none by default. */
  unread?: UnreadRow[]
}

/**
 * A store at its provider. Create one per store and keep it: it has the store's circuit breaker, page sizes
 * and request slots.
 */
export interface StoreConnector {
  /**
   * Verifies the credentials and that orders, products and customers can be read.
   * @throws ProviderError
   */
  check(): Promise<StoreCheck>
  /**
   * The current notes and host of `check`. Makes no request when a kind of store has neither.
   * @throws ProviderError
   */
  about(signal?: AbortSignal): Promise<Pick<StoreCheck, 'notes' | 'pages_host'>>
  /**
   * How many days back the key reads orders; null when it reads all. Requested each time, because permissions
   * of a key change.
   * @throws ProviderError
   */
  readableDays(signal?: AbortSignal): Promise<number | null>
  /**
   * The statuses that the shop's own reports leave out; null when unknown.
   * @throws ProviderError
   */
  excludedStatuses(signal?: AbortSignal): Promise<string[] | null>
  /**
   * The shop's own report of a month (`2026-05`), with the timeouts of a waiting person; null when the shop
   * has none.
   * @throws ProviderError
   */
  report(month: string, signal?: AbortSignal): Promise<StoreReport | null>
  /**
   * What such a report counts on some of its days, row by row.
   * @throws ProviderError
   */
  reportedRows(days: string[], signal?: AbortSignal): Promise<ReportedRows>
  /** @throws ProviderError */
  counts(signal?: AbortSignal): Promise<StoreCounts>
  /**
   * Makes the store prepare all rows of several kinds at once, if it can, and returns their cursors; every
   * other kind is read from the start. `counts` are the store's own, `since` (ISO) is when this reading
   * began: the same reading prepares nothing twice.
   * @throws ProviderError
   */
  begin(counts: StoreCounts, since: string, signal?: AbortSignal): Promise<StoreCursors>
  /**
   * The page at a cursor, from the start without one. It can be empty while a provider prepares the rows.
   * `modifiedAfter` (ISO) leaves out unchanged rows if the provider can, with an overlap of a second.
   * @throws ProviderError
   */
  read<K extends StoreKind>(
    kind: K,
    cursor: StoreCursor | null,
    options?: { modifiedAfter?: string | null; signal?: AbortSignal },
  ): Promise<StorePage<RowOf<K>>>
  /**
   * Provider ids of every current row of a kind, for finding deleted or trashed ones; null for an unreadable id.
   * @throws ProviderError
   */
  ids(kind: NamedKind, signal?: AbortSignal): AsyncIterable<(string | null)[]>
  /**
   * The current rows with these ids, whatever their dates say; at most 100 ids.
   * @throws ProviderError
   */
  readByIds<K extends NamedKind>(
    kind: K,
    providerIds: string[],
    signal?: AbortSignal,
  ): Promise<RowsById<RowOf<K>>>
  /**
   * One current row, after a webhook; null when it is deleted, in the trash or not ordered yet, and 'unknown'
   * when it may just be an order too old for the key (`readableOrderDays`).
   * @throws ProviderError, of the kind `unexpected_data` when it exists but is unreadable
   */
  readOne<K extends SingleKind>(
    kind: K,
    providerId: string,
    signal?: AbortSignal,
  ): Promise<SingleRow<K> | 'unknown' | null>
  /**
   * The current notes on an order in the shop; null when a kind of store has none.
   * @throws ProviderError
   */
  orderNotes(providerId: string, signal?: AbortSignal): Promise<OrderNotes | null>
  /**
   * Makes the store post its changes to an address (https), for the connector's `readWebhook` function. Call
   * it again to repair subscriptions that the store switched off: nothing is subscribed twice. `secret` is
   * used by stores that let us choose one; the answer's `secret` is the valid one. A store that refuses isn't
   * an error: the answer says why.
   * @throws ProviderError when the store couldn't be reached
   */
  subscribe(address: string, secret: string, signal?: AbortSignal): Promise<StoreSubscription>
  /**
   * Removes the subscriptions of an address.
   * @throws ProviderError
   */
  unsubscribe(address: string, signal?: AbortSignal): Promise<void>
}
