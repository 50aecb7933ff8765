import { addMonths, dayStart, daysBetween, daysFrom } from '@tandem/format'
import * as v from 'valibot'
import { unexpected } from '../requests/failures.ts'
import { BoundedText } from '../text-schemas.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { reportBasis } from './queries.ts'

const Basis = v.object({
  shop: v.object({ ianaTimezone: BoundedText(100) }),
  currentAppInstallation: v.object({ accessScopes: v.array(v.object({ handle: BoundedText(200) })) }),
})

/** The time zone of the shop's days, and whether its reports can be read. */
export async function readBasis(client: GraphqlClient, signal?: AbortSignal) {
  const { data } = await client.ask({ document: reportBasis, subject: 'the shop', schema: Basis, signal })
  const timezone = data.shop.ianaTimezone
  try {
    dayStart('2026-01-01', timezone)
  } catch {
    throw unexpected('ianaTimezone of the shop')
  }
  const scopes = new Set(data.currentAppInstallation.accessScopes.map(({ handle }) => handle))
  return { timezone, mayReadReports: scopes.has('read_reports') }
}

/** A day of a shop and its first instant. */
export interface ShopDay {
  day: string
  starts_at: string
}

/** The days of a month (`2026-05`) in a shop's zone, and the instant after them. */
export function daysOfMonth(month: string, timezone: string): { days: ShopDay[]; ends_at: string } {
  const first = `${month}-01`
  const next = addMonths(first, 1)
  const days = daysFrom(first, daysBetween(first, next))
  return {
    days: days.map((day) => ({ day, starts_at: dayStart(day, timezone) })),
    ends_at: dayStart(next, timezone),
  }
}
