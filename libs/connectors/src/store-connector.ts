import type { OrderNotes, OrderRow, RefundRow } from './order-rows.ts'
import type { PostalAddress } from './postal-address.ts'
import type { RowsById, UnreadRow } from './read-rows.ts'
import type { ReportedRows, StoreReport } from './store-report.ts'

/** What a store holds. */
export type StoreKind = 'collections' | 'products' | 'customers' | 'orders' | 'refunds'

/** The provider's own totals of what `read` would answer; null where it does not tell. */
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
  /** The shop's id of the variation; null for the product itself, where its lines name no variation. */
  variation_provider_id: string | null
  /** Minor units of the shop's currency with decimals; null where no cost is entered. */
  cost: number | null
}

/** A product; its variations count as the product. */
export interface ProductRow {
  provider_id: string
  name: string
  sku: string | null
  status: string
  /** Minor units of the shop's currency; null without a price, or while that currency is unknown. */
  price: number | null
  /** The same of its dearest variation; `price` is that of the cheapest. */
  price_max: number | null
  permalink: string | null
  image_url: string | null
  /** Added up over the variations that the shop counts; null where it counts none. */
  stock_quantity: number | null
  /** Whether it can be bought, as the shop says; null where it doesn't. */
  stock_status: 'in_stock' | 'out_of_stock' | 'on_backorder' | null
  collection_provider_ids: string[]
  /** One for each variation; null where the shop doesn't say anything about costs, or its currency is unknown. */
  costs: ProductCost[] | null
  modified_at: string
}

/** A registered customer; guests, and staff who have bought, appear in their orders only. */
export interface CustomerRow {
  provider_id: string
  email: string | null
  name: string
  city: string | null
  country: string | null
  phone: string | null
  address: PostalAddress | null
  registered_at: string | null
  modified_at: string | null
}

/** The row that a kind is read as. */
export type RowOf<K extends StoreKind> = {
  collections: CollectionRow
  products: ProductRow
  customers: CustomerRow
  orders: OrderRow
  refunds: RefundRow
}[K]

/** A kind whose rows can be asked for one by one, and whose changes a store can tell. */
export type SingleKind = Exclude<StoreKind, 'refunds'>

/** One row as it is now. Refunds come with an order, and are none for the other kinds. */
export interface SingleRow<K extends SingleKind> {
  row: RowOf<K>
  refunds: RefundRow[]
  /** Refunds of the order that could not be understood. */
  unread: UnreadRow[]
}

/** A kind whose rows can be asked for by their ids, many at once, and whose ids the store can name. */
export type NamedKind = 'orders' | 'products' | 'customers'

/** How old an order may become that every key can read. */
export const readableOrderDays = 60

/** What proving the credentials showed. */
export interface StoreCheck {
  /** Of the shop; null where the key may not know it. */
  currency: string | null
  /** What works but not fully, in words for a person, such as orders older than 60 days that the key may not read. */
  notes: string[]
  /** The host of the shop's pages, with its port, where the shop names one beside its own address. */
  pages_host: string | null
}

/** Whether a store tells of changes by itself. */
export interface StoreSubscription {
  /** The kinds whose changes are told from now on; the others are found by reading only. */
  kinds: SingleKind[]
  /** What the deliveries are signed with, for reading them; null when none will come. */
  secret: string | null
  /** Why some changes are not told, in words for a person; null when all are. */
  missing: string | null
}

/** Where the next page starts: JSON, stored with the page it follows. */
export type StoreCursor = Record<string, string | number>

/** Where reading begins, of the kinds that a store has begun to prepare. */
export type StoreCursors = Partial<Record<StoreKind, StoreCursor>>

/**
 * One page. Rows can come again in a later page, so they are written by `provider_id`. `next` is null at the end;
 * `total` is the provider's count of the whole read as it was at the first page.
 */
export interface StorePage<Row> {
  rows: Row[]
  next: StoreCursor | null
  total: number | null
  /** Rows left out because they could not be understood; none unless told. */
  unread?: UnreadRow[]
}

/**
 * A store at its provider. Make one per store and keep it: it holds the store's breaker, page sizes and request slots.
 */
export interface StoreConnector {
  /**
   * Proves the credentials and that orders, products and customers can be read.
   * @throws ProviderError
   */
  check(): Promise<StoreCheck>
  /**
   * The notes and the host of `check`, as they are now. Nothing is asked where a kind of store has neither.
   * @throws ProviderError
   */
  about(signal?: AbortSignal): Promise<Pick<StoreCheck, 'notes' | 'pages_host'>>
  /**
   * How many days back the key reads orders; null where it reads all of them. Asked of the store each time: what a key
   * may read changes.
   * @throws ProviderError
   */
  readableDays(signal?: AbortSignal): Promise<number | null>
  /**
   * The statuses that the shop's own reports leave out; null where it does not tell.
   * @throws ProviderError
   */
  excludedStatuses(signal?: AbortSignal): Promise<string[] | null>
  /**
   * The shop's own report of a month (`2026-05`), with the patience of somebody who waits for it; null where the shop has
   * none.
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
   * Has the store prepare all rows of several kinds at once, where it can, and answers the cursors that they are read
   * from; every other kind is read from the start. `counts` are the store's own, `since` (ISO) is when this reading
   * began: asked again by the same reading, nothing is prepared twice.
   * @throws ProviderError
   */
  begin(counts: StoreCounts, since: string, signal?: AbortSignal): Promise<StoreCursors>
  /**
   * The page at a cursor, from the start without one. It can be empty while a provider prepares the rows. `modifiedAfter` (ISO) leaves out what has not changed since,
   * where the provider can tell, with an overlap of a second.
   * @throws ProviderError
   */
  read<K extends StoreKind>(
    kind: K,
    cursor: StoreCursor | null,
    options?: { modifiedAfter?: string | null; signal?: AbortSignal },
  ): Promise<StorePage<RowOf<K>>>
  /**
   * Provider ids of every row of a kind now, for finding what was deleted or trashed since.
   * @throws ProviderError
   */
  ids(kind: NamedKind, signal?: AbortSignal): AsyncIterable<string[]>
  /**
   * The rows with some ids as they are now, whatever their dates say; at most 100 ids at once.
   * @throws ProviderError
   */
  readByIds<K extends NamedKind>(
    kind: K,
    providerIds: string[],
    signal?: AbortSignal,
  ): Promise<RowsById<RowOf<K>>>
  /**
   * One row as it is now, for following a webhook; null when it is deleted, in the trash or not ordered yet, and
   * 'unknown' where it may as well be an order too old for what the key may read (`readableOrderDays`).
   * @throws ProviderError, of the kind `unexpected_data` when it is there and could not be understood
   */
  readOne<K extends SingleKind>(
    kind: K,
    providerId: string,
    signal?: AbortSignal,
  ): Promise<SingleRow<K> | 'unknown' | null>
  /**
   * The notes that are written on an order in the shop, as they are now; null where a kind of store keeps none.
   * @throws ProviderError
   */
  orderNotes(providerId: string, signal?: AbortSignal): Promise<OrderNotes | null>
  /**
   * Has the store post its changes to an address (https), where the connector's `readWebhook` function reads them. Call
   * it again to repair what the store has switched off: nothing is subscribed twice. `secret` is what a store that lets
   * us choose signs with; the answer's `secret` holds. A store that refuses is no error: the answer says why.
   * @throws ProviderError when the store could not be asked
   */
  subscribe(address: string, secret: string, signal?: AbortSignal): Promise<StoreSubscription>
  /**
   * Ends what was subscribed for an address.
   * @throws ProviderError
   */
  unsubscribe(address: string, signal?: AbortSignal): Promise<void>
}
