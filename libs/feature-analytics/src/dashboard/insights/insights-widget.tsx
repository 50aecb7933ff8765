import { useIsAsking } from '@tandem/api-client/react'
import { getDashboardInsights } from '@tandem/api-contract'
import type { Insights, SocialAccount, Store } from '@tandem/api-contract'
import { Card } from '@tandem/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DashboardRequests, DashboardSearch, SocialMeasure } from '../dashboard-search.ts'
import { dashboardQueries } from '../queries.ts'
import { accountFigures, soldCurrencies, storeFigures } from './insight-figures.ts'
import type { InsightFigure } from './insight-figures.ts'
import { InsightChart } from './insight-chart.tsx'
import { InsightStrip } from './insight-strip.tsx'
import { MissingSide } from './missing-side.tsx'
import { StandingOut } from './standing-out.tsx'

interface InsightsWidgetProps {
  search: DashboardSearch
  accounts: readonly SocialAccount[]
  stores: readonly Store[]
  storeId: number | null
  timeZone: string
  request: DashboardRequests['insights']
  /** The polling interval during a first reading, in milliseconds. */
  growsEvery: number | false
  onChange: (change: Partial<DashboardSearch>, options?: { replace: boolean }) => void
}

/** The figures of accounts and stores, and both sides day by day. */
export function InsightsWidget(props: InsightsWidgetProps) {
  const { search, accounts, stores, storeId, timeZone, request, growsEvery, onChange } = props
  const query = dashboardQueries.insights(request)
  const { data: insights } = useSuspenseQuery({ ...query, refetchInterval: growsEvery })
  const isBusy = useIsAsking(getDashboardInsights)
  const hasAccounts = accounts.length > 0
  const hasStores = stores.length > 0
  const shownStores = storeId === null ? stores : stores.filter(({ id }) => id === storeId)
  const currencies = useMemo(
    () =>
      hasStores
        ? soldCurrencies(
            insights,
            shownStores.map(({ default_currency }) => default_currency),
          )
        : [],
    [insights, hasStores, shownStores],
  )
  const sold = shownSold(search.sold, currencies, hasStores)
  // Only one figure of money, in the currency of the columns: the number of currencies is known late, and
  // must not move anything.
  const currency = currencies.find((code) => code === sold) ?? currencies[0]
  const figures = [
    ...(hasAccounts ? shownAccountFigures(insights, search.measure, hasStores) : []),
    ...(hasStores ? storeFigures(insights, currency === undefined ? [] : [currency]) : []),
  ]
  return (
    <Card flush>
      <InsightStrip
        {...{ insights, timeZone, figures, sold }}
        measure={hasAccounts ? search.measure : null}
        accountId={search.account_id}
        // Arrow keys pass several figures, which must not become history entries.
        onMeasureChange={(measure) => onChange({ measure }, { replace: true })}
      />
      {!hasAccounts && <MissingSide side="account" />}
      <InsightChart
        {...{ insights, search, storeId, sold, currencies, hasAccounts, timeZone, isBusy }}
        onSoldChange={(next) => onChange({ sold: next === currencies[0] ? undefined : next })}
      />
      <StandingOut {...{ insights, hasAccounts, storeId, sold }} accountId={search.account_id} />
      {!hasStores && <MissingSide side="store" />}
    </Card>
  )
}

/**
 * The measure of the columns: the one in the address if possible, otherwise the revenue in the first
 * currency.
 */
function shownSold(
  wanted: string | undefined,
  currencies: readonly string[],
  hasStores: boolean,
): string | null {
  if (!hasStores) return null
  if (wanted === 'orders' || (wanted !== undefined && currencies.includes(wanted))) return wanted
  return currencies[0] ?? 'orders'
}

/** Leaves out taps when stores need the space, unless they are drawn. */
function shownAccountFigures(
  insights: Insights,
  measure: SocialMeasure,
  hasStores: boolean,
): InsightFigure[] {
  const figures = accountFigures(insights)
  return hasStores && measure !== 'profile_links_taps'
    ? figures.filter(({ key }) => key !== 'profile_links_taps')
    : figures
}
