import { attributionSteps } from '@tandem/api-contract'
import type { AttributionStep, PostSales } from '@tandem/api-contract'

type Steps = readonly AttributionStep[]

/** What a post sold in one currency, in all of these steps together; they never share an order. */
export const revenueOf = (sales: PostSales, steps: Steps = attributionSteps) =>
  steps.reduce((sum, step) => sum + sales[step].revenue, 0)

/** The orders that count; an estimate has none of its own. */
export const ordersOf = ({ exact, likely }: PostSales) => exact.orders + likely.orders

/** Units sold in all of these steps. */
export const unitsOf = (sales: PostSales, steps: Steps = attributionSteps) =>
  steps.reduce((sum, step) => sum + sales[step].units, 0)

/** Currencies in which something was sold, the one with most orders first: amounts of two cannot be compared. */
export const soldIn = (sales: readonly PostSales[] | null): PostSales[] =>
  (sales ?? [])
    .filter((one) => ordersOf(one) > 0 || unitsOf(one) !== 0 || revenueOf(one) !== 0)
    .toSorted((one, other) => ordersOf(other) - ordersOf(one))
