import type { Insights } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { comparedWords, knownWords } from '@tandem/choices'
import { formatNumber } from '@tandem/format'
import { analyticsPaths } from '../../paths.ts'
import type { DashboardSearch } from '../dashboard-search.ts'
import { useDashboardText } from '../messages.ts'
import { ReadWhen } from '../read-when.tsx'
import { WidgetFooter } from '../widget-footer.tsx'
import { daysCount } from './insight-days.ts'
import { daysSearch } from './source-links.ts'

interface InsightFooterProps {
  insights: Insights
  search: DashboardSearch
  storeId: number | null
  timeZone: string
  hasAccounts: boolean
  hasStores: boolean
}

const exact = (count: number) => formatNumber(count, { full: true })

/** When both sides were last read, and links to the underlying lists. */
export function InsightFooter(props: InsightFooterProps) {
  const { insights, search, storeId, timeZone, hasAccounts, hasStores } = props
  const text = useDashboardText()
  const ordersPath = usePlace('orders')
  const against = comparedWords(insights, timeZone)
  const { current, days, posts, accounts_read_at, stores_read_at } = insights
  const period = { date_from: current.date_from, date_to: current.date_to }
  const storesKnown = hasStores ? knownWords(insights, insights.stores_known_since) : null
  const isPart = hasAccounts && accounts_read_at !== null && current.days_read < daysCount(days)
  return (
    <WidgetFooter
      links={[
        hasAccounts && {
          to: `${analyticsPaths.posts}${daysSearch({ ...period, account_id: search.account_id })}`,
          label: text('where.posts'),
        },
        hasStores &&
          ordersPath !== null && {
            to: `${ordersPath}${daysSearch({ ...period, store_id: storeId })}`,
            label: text('where.orders'),
          },
      ]}
    >
      {against !== null && <span>{against}</span>}
      {hasAccounts && <ReadWhen of="accounts" at={accounts_read_at} timeZone={timeZone} />}
      {isPart && (
        <span>
          {text('insights.daysRead', { read: exact(current.days_read), days: exact(daysCount(days)) })}
        </span>
      )}
      {hasAccounts && current.posts_count > posts.length && (
        <span>
          {text('insights.latestMarked', { marked: exact(posts.length), all: exact(current.posts_count) })}
        </span>
      )}
      {storesKnown !== null && <span>{text('insights.storesKnown', { known: storesKnown })}</span>}
      {hasStores && <ReadWhen of="stores" at={stores_read_at} timeZone={timeZone} />}
    </WidgetFooter>
  )
}
