import type { Generated, GeneratedAlways } from 'kysely'
import type { LiftVerdict, PostLiftDay, ProvenWindow, SoldKind } from '@tandem/api-contract'
import type { NullableTimestamp, TeamId, Timestamp } from './columns.ts'

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

/** Discount codes that the team gave a post. */
interface PostCodesTable {
  team_id: TeamId
  post_id: number
  code: string
  /** What codes are compared by; see `codeKey`. */
  code_key: string
}

/** Orders that count for a post, as they stood when they were counted: proven of one, or from Instagram of several. */
interface OrderPostsTable {
  team_id: TeamId
  order_id: number
  post_id: number
  kind: SoldKind
  /** The shortest window of days from the post on that holds the order. */
  window_days: number
  ordered_at: Timestamp
  currency: string
  /** Of the lines that count for the post, minus their refunds. */
  units: number
  revenue: number
  /** Proven: of all lines. From Instagram: of the lines that count for any of the posts. */
  order_units: number
  order_revenue: number
  /** How many posts the order counts for. */
  posts: number
  /** What is known of the profit of the lines that count; see `netOfProducts`. None from Instagram. */
  costed_units: Counter
  todays_units: Counter
  costed_revenue: Counter
  cost: Counter
}

type Counter = Generated<number>

type Summed<Kind extends string> = Record<`${Kind}_orders` | `${Kind}_units` | `${Kind}_revenue`, Counter>

type CostSum = 'costed_units' | 'todays_units' | 'costed_revenue' | 'cost'

/** The sums of the table above; kept by triggers. Rows of noughts may stay. */
interface PostSalesTable
  extends
    Summed<`proven_${ProvenWindow}` | 'organic' | 'paid'>,
    Record<`proven_${ProvenWindow}_${'also' | CostSum}`, Counter> {
  team_id: TeamId
  post_id: number
  currency: string
  account_id: number
  /** Of the post; the database itself copies it. */
  posted_at: GeneratedAlways<string>
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
  counted_at: NullableTimestamp
  /** When its lifts were estimated last. */
  lifted_at: NullableTimestamp
  /** When they are to be estimated next; null where no post leads to a product. */
  next_at: NullableTimestamp
}

/** What a post added to sales, as it was estimated last; posts that share an estimate have the same. */
interface PostLiftsTable {
  team_id: TeamId
  post_id: number
  /** How many posts share the estimate. */
  posts: number
  verdict: LiftVerdict
  is_over: boolean
  is_cut: boolean
  /** This and what follows is null where the verdict has no figures. */
  sold: number | null
  expected: number | null
  lift: number | null
  low: number | null
  high: number | null
  /** The lower end where the verdict says something, for the ranking; made by the database. */
  ranked_low: GeneratedAlways<number | null>
  days: PostLiftDay[]
}

/** A short link of a post to a product; it outlives both. */
interface ShortLinksTable {
  team_id: TeamId
  id: Generated<number>
  /** Unique over all teams: it is all that an address brings. */
  code: string
  post_id: number | null
  product_id: number | null
  /** The post's name in addresses. */
  tag: string
  is_on: boolean
  created_at: Timestamp
}

/** How often a link was opened on a day, as the team's clock had it then. */
interface ShortLinkOpensTable {
  team_id: TeamId
  link_id: number
  day: string
  opens: number
}

/** What posts lead to and what came of it. */
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
