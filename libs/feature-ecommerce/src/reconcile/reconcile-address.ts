import { countedBy, Month, refundsBy } from '@tandem/api-contract'
import { addMonths } from '@tandem/format'
import * as v from 'valibot'
import type { ReconcileSearch } from './queries.ts'

/** The number of months offered, beginning with the last complete one. */
const offeredMonths = 36

const monthBefore = (month: string, months: number) => addMonths(`${month}-01`, -months).slice(0, 7)

/** The months to choose from, latest first, including the one in the address. */
export function monthsOffered(today: string, chosen: string): string[] {
  const current = today.slice(0, 7)
  const months = Array.from({ length: offeredMonths }, (_, index) => monthBefore(current, index))
  return months.includes(chosen) ? months : [...months, chosen].toSorted().toReversed()
}

/** The request of the address; the last complete month when it has none, or a future one. */
export function readReconcile(params: URLSearchParams, today: string): ReconcileSearch {
  const month = v.safeParse(Month, params.get('month'))
  const by = v.safeParse(v.picklist(countedBy), params.get('by'))
  const refunds = v.safeParse(v.picklist(refundsBy), params.get('refunds'))
  return {
    month:
      month.success && month.output <= today.slice(0, 7) ? month.output : monthBefore(today.slice(0, 7), 1),
    by: by.success ? by.output : 'ordered',
    refunds: refunds.success ? refunds.output : 'order',
  }
}

/** The address of a view of a store, without defaults. */
export function writeReconcile(storeId: number, { month, by, refunds }: ReconcileSearch): string {
  const params = new URLSearchParams({ store_id: String(storeId), month })
  if (by !== 'ordered') params.set('by', by)
  if (refunds !== 'order') params.set('refunds', refunds)
  return `?${params}`
}
