import type { Generated, GeneratedAlways } from 'kysely'
import type { LiftVerdict, PostLiftDay, ProvenWindow, SoldKind } from '@tandem/api-contract'
import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

/** Columns of posts about the products they sell. */
export interface SellingPostColumns {
  /** Linked by hand; the caption is then ignored. */
  products_are_set: Generated<boolean>
  /** Whether it links to a product of a store that is not archived. */
  has_products: Generated<boolean>
  /** The id in the network's addresses; set by the database. */
  shortcode: GeneratedAlways<string | null>
}

/** Addresses in the captions of own posts; see post-sales/product-address.ts. */
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

/** Discount codes that the team assigned to a post. */
interface PostCodesTable {
  team_id: TeamId
  post_id: number
  code: string
  /** The code in the form that is compared; see `codeKey`. */
  code_key: string
}

/**
 * Orders that count for a post, as they were when counted: proven for one post, or from Instagram for
 * several.
 */
interface OrderPostsTable {
  team_id: TeamId
  order_id: number
  post_id: number
  kind: SoldKind
  /** The shortest window of days, starting at the post, that includes the order. */
  window_days: number
  ordered_at: Timestamp
  currency: string
  /** Units of the lines that count for the post, minus refunds. */
  units: number
  revenue: number
  /** Proven: units of all lines. From Instagram: units of the lines that count for any of the posts. */
  order_units: number
  order_revenue: number
  /** How many posts the order counts for. */
  posts: number
  /** Sums for the profit of the lines that count; see `netOfProducts`. Zero for orders from Instagram. */
  costed_units: Counter
  todays_units: Counter
  costed_revenue: Counter
  cost: Counter
}

type Counter = Generated<number>

type Summed<Kind extends string> = Record<`${Kind}_orders` | `${Kind}_units` | `${Kind}_revenue`, Counter>

type CostSum = 'costed_units' | 'todays_units' | 'costed_revenue' | 'cost'

/** Sums of the table above, kept by triggers. Rows of zeros may remain. */
interface PostSalesTable
  extends
    Summed<`proven_${ProvenWindow}` | 'organic' | 'paid'>,
    Record<`proven_${ProvenWindow}_${'also' | CostSum}`, Counter> {
  team_id: TeamId
  post_id: number
  currency: string
  account_id: number
  /** Copied from the post by the database. */
  posted_at: GeneratedAlways<string>
}

/** Periods whose orders or products changed since they were counted. */
interface PostSalesDueTable {
  team_id: TeamId
  id: Generated<number>
  from_at: Timestamp
  until_at: Timestamp
}

/** How far a team's count is; counting locks the row. */
interface PostSalesCountsTable {
  team_id: TeamId
  counted_at: NullableTimestamp
  /** When its lifts were last estimated. */
  lifted_at: NullableTimestamp
  /** When the next estimate is due; null when no post links to a product. */
  next_at: NullableTimestamp
}

/** The estimated sales that a post added; posts that share an estimate have the same row values. */
interface PostLiftsTable {
  team_id: TeamId
  post_id: number
  /** How many posts share the estimate. */
  posts: number
  verdict: LiftVerdict
  is_over: boolean
  is_cut: boolean
  /** This and the following columns are null when the verdict has no figures. */
  sold: number | null
  expected: number | null
  lift: number | null
  low: number | null
  high: number | null
  /** The lower end of the estimate, for the ranking, when the verdict has one; set by the database. */
  ranked_low: GeneratedAlways<number | null>
  days: PostLiftDay[]
}

/** A short link from a post to a product; it is kept when either is deleted. */
interface ShortLinksTable {
  team_id: TeamId
  id: Generated<number>
  /** Unique across all teams, because the address contains nothing else. */
  code: string
  post_id: number | null
  product_id: number | null
  /** The post's name in the address. */
  tag: string
  is_on: boolean
  created_at: Timestamp
}

/** How often a link was opened on a day of the team. */
interface ShortLinkOpensTable {
  team_id: TeamId
  link_id: number
  day: string
  opens: number
}

/** The products that posts link to, and the resulting sales. */
export interface PostSalesTables {
  post_addresses: PostAddressesTable
  post_products: PostProductsTable
  post_codes: PostCodesTable
  order_posts: OrderPostsTable
  short_links: ShortLinksTable
  short_link_opens: ShortLinkOpensTable
  post_sales: PostSalesTable
  post_sales_due: PostSalesDueTable
  post_sales_counts: PostSalesCountsTable
  post_lifts: PostLiftsTable
}
