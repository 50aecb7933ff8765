import * as v from 'valibot'
import { orderChannels } from './dashboard-customers.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits } from './fields.ts'

/**
 * Why past figures were calculated again: another rule of what is a sale, a sync that read the whole store again, other
 * names of where orders came from, or another rule of which sale of a customer is the first.
 */
export const figureChangeCauses = ['sales', 'synced', 'sources', 'first_orders'] as const

/** What was counted: all sales, the first sales of customers whom a discount code brought, or the sales of a channel. */
export const changedFigures = ['sales', 'code_customers', ...orderChannels] as const

/**
 * A month that was over, and one of whose figures is another one now than before. Months are the team's, in its time zone;
 * amounts are revenue in minor units of one currency.
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

/** How many past months have been compared by a new rule, of those that are to be; both 0 before the first. */
export const FigureRecount = v.strictObject({ months_done: Count, months: Count })
export type FigureRecount = v.InferOutput<typeof FigureRecount>

/** At most 100 of the last 30 days: the newest changes first, of one moment the latest month first. */
export const listFigureChanges = endpoint({
  name: 'listFigureChanges',
  method: 'GET',
  path: '/ecommerce/sales/changes',
  summary: 'Past months whose figures were calculated again and came out differently',
  access: 'orders.read',
  reads: ['orders'],
  search: v.strictObject({ store_id: v.optional(Id) }),
  data: v.array(FigureChange),
  /** Null where nothing is being counted again. What a store's months changed by is listed once all of them are compared. */
  meta: v.strictObject({ recount: v.nullable(FigureRecount) }),
})
