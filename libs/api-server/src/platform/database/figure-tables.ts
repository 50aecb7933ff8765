import type { Generated } from 'kysely'
import type { FigureChange } from '@tandem/api-contract'
import type { NullableTimestamp, TeamId } from './columns.ts'

/** What is known of the profit of lines: see `netOfProducts`. */
interface CostSums {
  /** Units whose cost is known. */
  costed_units: Generated<number>
  /** Those of them whose cost became known after they were ordered. */
  todays_units: Generated<number>
  /** What their lines brought; what they cost, in minor units with decimals. */
  costed_revenue: Generated<number>
  cost: Generated<number>
}

/** A store's day, in the team's time zone, per currency; see design: revenue counts on the day of the order. */
interface StoreDayTable extends CostSums {
  team_id: TeamId
  store_id: number
  day: string
  currency: string
  orders: number
  revenue: number
  refunds: number
  units: number
  /** Of the orders whose parts are known, by the day of the order: see `orderParts`. */
  gross: Generated<number>
  discounts: Generated<number>
  fees: Generated<number>
  shipping: Generated<number>
  tax: Generated<number>
  refunded: Generated<number>
  /** Orders whose parts are unknown. */
  unsplit: Generated<number>
}

/** A store's sales by the hour they were placed in, in the team's time zone; rows without any may stay. */
interface StoreHourTable {
  team_id: TeamId
  store_id: number
  day: string
  hour: number
  orders: number
}

/** Orders of every status, by the day they were placed in the team's zone; rows without any may stay. */
interface OrderDayTable {
  team_id: TeamId
  store_id: number
  day: string
  status: string
  orders: number
}

/** What a customer's sales came to less what was given back, per currency; rows without an order may stay. */
interface CustomerSpentTable {
  team_id: TeamId
  customer_id: number
  currency: string
  store_id: number
  orders: number
  amount: number
}

/** What a product's lines in sales came to less what came back, per currency; rows of noughts may stay. */
interface ProductRevenueTable extends CostSums {
  team_id: TeamId
  store_id: number
  product_provider_id: string
  currency: string
  lines: number
  units: number
  revenue: number
}

/** Customers by country; kept by triggers. */
interface StoreCountryTable {
  team_id: TeamId
  store_id: number
  country: string
  customers: number
}

/** Customers by the day of their last order in UTC, `-infinity` without one; kept by triggers. */
interface CustomerDayTable {
  team_id: TeamId
  store_id: number
  day: string
  customers: number
}

/** Customers who ordered by where they are, '' where that is not known; kept by triggers. */
interface BuyerPlaceTable {
  team_id: TeamId
  store_id: number
  country: string
  city: string
  customers: number
}

/** What all connected accounts did on a day of the team; counted by whoever looks, see analytics/team-days.ts. */
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
 * How many posts an account published on a day of the team, and of those that are rated and not gone how many they are and
 * the sum of their engagement rates; days without a post have no row.
 */
interface AccountPostsDayTable {
  team_id: TeamId
  account_id: number
  day: string
  posts: number
  rated: number
  engagement: number
}

/** Days of `team_day` and `account_posts_day` that something was written of since they were counted; noted by triggers. */
interface TeamDayDueTable {
  team_id: TeamId
  id: Generated<number>
  first: string
  last: string
}

/** What is counted of the rows of stores and accounts, and kept by whoever writes them unless it says otherwise. */
/** A month's sales of a store as they were before it is counted again; gone once it has been. */
interface FiguresBeforeTable {
  team_id: TeamId
  store_id: number
  /** Its first day. */
  month: string
  currency: string
  orders: number
  revenue: number
  cause: FigureChange['cause']
  /** The month that was not over then; only earlier ones are compared. */
  open_month: string
}

/** A store whose past months are still to be compared by a rule that changed; gone once they are. */
interface FigureRecountsTable {
  team_id: TeamId
  store_id: number
  /** See commerce/figure-recounts/recount-rules.ts. */
  rule: string
  /** The first days of the first month that was compared, and of the next one; null before the first. */
  first_month: string | null
  next_month: string | null
}

/** A month that was over and whose figures came out differently when its store was counted again. */
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
