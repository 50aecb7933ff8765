import * as v from 'valibot'
import { orderChannels } from './dashboard-customers.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits } from './fields.ts'

/**
 * Why past figures were recalculated: a new rule for what is a sale, a full sync of the store, new names for
 * where orders come from, or a new rule for a customer's first sale.
 */
export const figureChangeCauses = ['sales', 'synced', 'sources', 'first_orders'] as const

/**
 * What was counted: all sales, the first sales of customers whom a discount code brought, or the sales of a
 * channel.
 */
export const changedFigures = ['sales', 'code_customers', ...orderChannels] as const

/**
 * A past month with a figure that has changed. Months are in the team's time zone; amounts are revenue in
 * minor units of one currency.
 */
export const FigureChange = v.strictObject({
  store: v.strictObject({ id: Id, name: v.string() }),
  figure: v.picklist(changedFigures),
  /** The first day of the month. */
  month: v.string(),
  currency: CurrencyCode,
  orders_before: Count,
  orders_after: Count,
  revenue_before: MinorUnits,
  revenue_after: MinorUnits,
  cause: v.picklist(figureChangeCauses),
  changed_at: Instant,
})
export type FigureChange = v.InferOutput<typeof FigureChange>

/** How many past months have been compared under a new rule, out of how many; both 0 before the first. */
export const FigureRecount = v.strictObject({ months_done: Count, months: Count })
export type FigureRecount = v.InferOutput<typeof FigureRecount>

/** At most 100 changes of the last 30 days, newest first, then latest month first. */
export const listFigureChanges = endpoint({
  name: 'listFigureChanges',
  method: 'GET',
  path: '/ecommerce/sales/changes',
  summary: 'Past months whose figures were calculated again and came out differently',
  access: 'orders.read',
  reads: ['orders'],
  search: v.strictObject({ store_id: v.optional(Id) }),
  data: v.array(FigureChange),
  /**
   * Null when nothing is being recalculated. Changes of a store's months are listed once all of them have
   * been compared.
   */
  meta: v.strictObject({ recount: v.nullable(FigureRecount) }),
})
