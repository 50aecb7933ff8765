import type { Generated } from 'kysely'
import type { FigureChange } from '@tandem/api-contract'
import type { NullableTimestamp, TeamId } from './columns.ts'

/** Sums for the profit of order lines; see `netOfProducts`. */
interface CostSums {
  /** Units with a known cost. */
  costed_units: Generated<number>
  /** Those of them whose cost became known after the order. */
  todays_units: Generated<number>
  /** The revenue of these units' lines, and their cost in minor units with decimals. */
  costed_revenue: Generated<number>
  cost: Generated<number>
}

/**
 * A day of a store, in the team's time zone, per currency; see design: revenue counts on the day of the
 * order.
 */
interface StoreDayTable extends CostSums {
  team_id: TeamId
  store_id: number
  day: string
  currency: string
  orders: number
  revenue: number
  refunds: number
  units: number
  /** For orders with known parts, by the day of the order: see `orderParts`. */
  gross: Generated<number>
  discounts: Generated<number>
  fees: Generated<number>
  shipping: Generated<number>
  tax: Generated<number>
  refunded: Generated<number>
  /** Orders with unknown parts. */
  unsplit: Generated<number>
}

/** A store's sales by hour, in the team's time zone; rows without sales may remain. */
interface StoreHourTable {
  team_id: TeamId
  store_id: number
  day: string
  hour: number
  orders: number
}

/** Orders of every status by day, in the team's time zone; rows without orders may remain. */
interface OrderDayTable {
  team_id: TeamId
  store_id: number
  day: string
  status: string
  orders: number
}

/** A customer's sales minus refunds, per currency; rows without an order may remain. */
interface CustomerSpentTable {
  team_id: TeamId
  customer_id: number
  currency: string
  store_id: number
  orders: number
  amount: number
}

/** A product's lines in sales minus refunds, per currency; rows of zeros may remain. */
interface ProductRevenueTable extends CostSums {
  team_id: TeamId
  store_id: number
  product_provider_id: string
  currency: string
  lines: number
  units: number
  revenue: number
}

/** Customers by country; triggers keep it up to date. */
interface StoreCountryTable {
  team_id: TeamId
  store_id: number
  country: string
  customers: number
}

/** Customers by the UTC day of their last order, `-infinity` without one; triggers keep it up to date. */
interface CustomerDayTable {
  team_id: TeamId
  store_id: number
  day: string
  customers: number
}

/** Customers with orders by place, '' when unknown; triggers keep it up to date. */
interface BuyerPlaceTable {
  team_id: TeamId
  store_id: number
  country: string
  city: string
  customers: number
}

/**
 * The figures of all connected accounts on a day of the team; calculated when somebody reads it, see
 * analytics/team-days.ts.
 */
interface TeamDayTable {
  team_id: TeamId
  day: string
  reach: number | null
  views: number | null
  interactions: number | null
  profile_links_taps: number | null
  is_read: boolean
  followers_count: number | null
  posts: number
}

/**
 * The number of posts that an account published on a day of the team. For those with a rate that still exist:
 * their number and the sum of their engagement rates. Days without a post have no row.
 */
interface AccountPostsDayTable {
  team_id: TeamId
  account_id: number
  day: string
  posts: number
  rated: number
  engagement: number
}

/**
 * Days of `team_day` and `account_posts_day` that were written to since they were counted; triggers add them.
 */
interface TeamDayDueTable {
  team_id: TeamId
  id: Generated<number>
  first: string
  last: string
}

/**
 * Counts derived from rows of stores and accounts. Code that writes the rows updates them unless a table says
 * otherwise.
 */
/** A month's sales of a store before a recount, kept until the recount is done. */
interface FiguresBeforeTable {
  team_id: TeamId
  store_id: number
  /** The first day of the month. */
  month: string
  currency: string
  orders: number
  revenue: number
  cause: FigureChange['cause']
  /** The month that was still running then; only earlier months are compared. */
  open_month: string
}

/** A store whose past months are still to be compared because a rule changed; removed afterwards. */
interface FigureRecountsTable {
  team_id: TeamId
  store_id: number
  /** See commerce/figure-recounts/recount-rules.ts. */
  rule: string
  /** The first days of the first compared month and of the next to compare; null before the first. */
  first_month: string | null
  next_month: string | null
}

/** A past month whose figures changed when its store was counted again. */
interface FigureChangesTable {
  team_id: TeamId
  store_id: number
  figure: FigureChange['figure']
  month: string
  currency: string
  orders_before: number
  orders_after: number
  revenue_before: number
  revenue_after: number
  cause: FigureChange['cause']
  /** Null while other months of the store are still to be compared. */
  changed_at: NullableTimestamp
}

export interface FigureTables {
  store_day: StoreDayTable
  store_hour: StoreHourTable
  order_day: OrderDayTable
  customer_spent: CustomerSpentTable
  product_revenue: ProductRevenueTable
  store_country: StoreCountryTable
  customer_day: CustomerDayTable
  buyer_place: BuyerPlaceTable
  team_day: TeamDayTable
  account_posts_day: AccountPostsDayTable
  team_day_due: TeamDayDueTable
  figures_before: FiguresBeforeTable
  figure_recounts: FigureRecountsTable
  figure_changes: FigureChangesTable
}
