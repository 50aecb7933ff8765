import { parseSearch, periodRequest, readPeriod, toSearch, writePeriod } from '@tandem/choices'
import type { PeriodChoice, PeriodRequest, TeamClock } from '@tandem/choices'
import * as v from 'valibot'

/** The measures for the line of the insights, default first. */
export const socialMeasures = ['reach', 'views', 'interactions', 'followers', 'profile_links_taps'] as const
export type SocialMeasure = (typeof socialMeasures)[number]

/** The measure of the columns: `orders`, or a currency code for the revenue in it. */
export type SoldMeasure = string

/** How the audience can be divided. */
export const audienceViews = ['age', 'countries', 'cities'] as const
export type AudienceView = (typeof audienceViews)[number]

/** Which people the audience consists of. */
export const audiences = ['followers', 'engaged'] as const
export type Audience = (typeof audiences)[number]

const entries = {
  account_id: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number))),
  measure: v.optional(v.picklist(socialMeasures), 'reach'),
  sold: v.optional(v.pipe(v.string(), v.regex(/^(orders|[A-Z]{3})$/))),
  audience: v.optional(v.picklist(audienceViews), 'age'),
  of: v.optional(v.picklist(audiences), 'followers'),
}

/** The values of the dashboard's address; its store follows the rule of all pages, see `chooseStore`. */
export interface DashboardSearch {
  /** All connected accounts by default. */
  account_id?: number | undefined
  period: PeriodChoice
  measure: SocialMeasure
  /** By default, the revenue in the currency that sells most. */
  sold?: SoldMeasure | undefined
  audience: AudienceView
  of: Audience
}

/**
 * Reads the address. Unusable values get their default, including an account that isn't connected: it may
 * have been archived since the address was copied.
 */
export function readDashboardSearch(
  params: URLSearchParams,
  accounts: readonly { id: number }[],
): DashboardSearch {
  const { account_id, ...search } = parseSearch(entries, params)
  const isThere = accounts.some(({ id }) => id === account_id)
  return { ...search, ...(isThere && { account_id }), period: readPeriod(params) }
}

/** The search part of the address, without defaults. The inverse of {@link readDashboardSearch}. */
export function writeDashboardSearch({ period, ...search }: DashboardSearch, storeId: number | null): string {
  const params = new URLSearchParams(toSearch(entries, search))
  if (storeId !== null) params.set('store_id', String(storeId))
  for (const [name, value] of Object.entries(writePeriod(period)))
    if (value !== undefined) params.set(name, value)
  return params.size === 0 ? '' : `?${params}`
}

/** Whose figures are shown; for all, the field is left out, as in every key of these reads. */
export interface Scope {
  account_id?: number
  store_id?: number
}

/** The server request of each widget. */
export interface DashboardRequests {
  insights: Scope & PeriodRequest
  onlineFollowers: Scope & { date_from?: string; date_to: string }
  customers: Pick<Scope, 'store_id'> & PeriodRequest
  audience: Scope & { of: Audience }
}

/** The server requests of an address. */
export function dashboardRequests(
  { account_id, period, of }: Pick<DashboardSearch, 'account_id' | 'period' | 'of'>,
  storeId: number | null,
  clock: TeamClock,
): DashboardRequests {
  const scope = {
    ...(account_id !== undefined && { account_id }),
    ...(storeId !== null && { store_id: storeId }),
  }
  const asked = periodRequest(period, clock)
  const { compare: _compare, compare_from: _from, compare_to: _to, ...days } = asked
  return {
    insights: { ...scope, ...asked },
    onlineFollowers: { ...scope, ...days },
    customers: { ...(storeId !== null && { store_id: storeId }), ...asked },
    audience: { ...scope, of },
  }
}

/** These parameters only choose between views of one answer; all others change the server requests. */
const viewParams = ['measure', 'sold', 'audience']

/** Whether two addresses request the same figures. */
export const asksTheSame = (one: URL, other: URL) => askedBy(one) === askedBy(other)

function askedBy({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams)
  for (const name of viewParams) params.delete(name)
  params.sort()
  return `${pathname}?${params}`
}
