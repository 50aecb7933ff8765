import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DayColumn, NullableTimestamp, TeamId, Timestamp } from './columns.ts'

/** Of posts, for what they sell. */
export interface SellingPostColumns {
  /** Set by hand: their caption names nothing then. */
  products_are_set: Generated<boolean>
  /** Whether a product of a store that is not archived is linked. */
  has_products: Generated<boolean>
  /** As the network's addresses name it; made by the database. */
  shortcode: GeneratedAlways<string | null>
}

/** Addresses that the captions of own posts hold; see post-sales/product-address.ts. */
interface PostAddressesTable {
  team_id: TeamId
  post_id: number
  address: string
}

interface PostProductsTable {
  team_id: TeamId
  post_id: number
  product_id: number
}

/** Orders that count for a post, as they stood when they were counted. */
interface OrderPostsTable {
  team_id: TeamId
  order_id: number
  post_id: number
  step: 'exact' | 'likely'
  ordered_at: Timestamp
  currency: string
  /** The total less what was given back. */
  revenue: number
  /** Less what came back. */
  units: number
}

/** What a product sold on a day beyond what is usual, for the post that it counts for; with nothing beyond, no row. */
interface PostEstimatesTable {
  team_id: TeamId
  product_id: number
  /** Of the team. */
  day: DayColumn
  currency: string
  post_id: number
  /** On that day in all sales, as the next two: the same in each currency. */
  sold: number
  usual: number
  excess: number
  /** What of `excess` is in this currency. */
  units: number
  revenue: number
}

type Counter = Generated<number>

/** The sums of the two tables above; kept by triggers. Rows of noughts may stay. */
interface PostSalesTable {
  team_id: TeamId
  post_id: number
  currency: string
  account_id: number
  /** Of the post; the database itself copies it. */
  posted_at: GeneratedAlways<string>
  exact_orders: Counter
  exact_units: Counter
  exact_revenue: Counter
  likely_orders: Counter
  likely_units: Counter
  likely_revenue: Counter
  estimated_units: Counter
  estimated_revenue: Counter
}

/** Times whose orders or products changed since they were counted. */
interface PostSalesDueTable {
  team_id: TeamId
  id: Generated<number>
  from_at: Timestamp
  until_at: Timestamp
}

/** How far a team is counted; whoever counts holds the row. */
interface PostSalesCountsTable {
  team_id: TeamId
  /** The first day that is not estimated yet: it was not over. */
  estimated_until: ColumnType<string | null, string | null, string | null>
  counted_at: NullableTimestamp
  /** When that day is over. */
  next_at: NullableTimestamp
}

/** The day of a store's first order that its estimates were made with. */
interface PostSalesStoresTable {
  team_id: TeamId
  store_id: number
  first_day: string
}

/** What posts lead to and what came of it. */
export interface PostSalesTables {
  post_addresses: PostAddressesTable
  post_products: PostProductsTable
  order_posts: OrderPostsTable
  post_estimates: PostEstimatesTable
  post_sales: PostSalesTable
  post_sales_due: PostSalesDueTable
  post_sales_counts: PostSalesCountsTable
  post_sales_stores: PostSalesStoresTable
}
