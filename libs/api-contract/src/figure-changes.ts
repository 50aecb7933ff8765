import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits } from './fields.ts'

/** Why past figures were calculated again: another rule of what is a sale, or a sync that read the whole store again. */
export const figureChangeCauses = ['sales', 'synced'] as const

/**
 * A month that was over, and whose sales are other figures now than before. Months are the team's, in its time zone;
 * amounts are revenue in minor units of one currency.
 */
export const FigureChange = v.strictObject({
  store: v.strictObject({ id: Id, name: v.string() }),
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

/** At most 100 of the last 30 days: the newest changes first, of one moment the latest month first. */
export const listFigureChanges = endpoint({
  name: 'listFigureChanges',
  method: 'GET',
  path: '/ecommerce/sales/changes',
  summary: 'Past months whose sales were calculated again and came out differently',
  access: 'orders.read',
  reads: ['orders'],
  search: v.strictObject({ store_id: v.optional(Id) }),
  data: v.array(FigureChange),
})
