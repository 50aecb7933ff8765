import type { TeamId } from './database.ts'

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
interface ProductRevenueTable {
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

/** What is counted of the rows of stores, and kept by whoever writes them. */
export interface FigureTables {
  store_day: StoreDayTable
  order_day: OrderDayTable
  customer_spent: CustomerSpentTable
  product_revenue: ProductRevenueTable
  store_country: StoreCountryTable
  customer_day: CustomerDayTable
}
