import type { OnlineFollowers } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { formatDate, formatNumber } from '@tandem/format'
import { analyticsPaths } from '../../paths.ts'
import type { DashboardRequests } from '../dashboard-search.ts'
import { daysSearch } from '../insights/source-links.ts'
import { useDashboardText } from '../messages.ts'
import { WidgetFooter } from '../widget-footer.tsx'
import { busiestOrderHour, hourName } from './online-hours.ts'

interface OnlineFollowersFooterProps {
  online: OnlineFollowers
  request: DashboardRequests['onlineFollowers']
  hasAccounts: boolean
}

/** The next best hours and the hour with most orders in words, the number of accounts, and the source. */
export function OnlineFollowersFooter({ online, request, hasAccounts }: OnlineFollowersFooterProps) {
  const text = useDashboardText()
  const ordersPath = usePlace('orders')
  const { best, orders, accounts_told, accounts_count, date_from, date_to } = online
  const { stores_known_since: since } = online
  const further = best.slice(1).map(hourName)
  const sold = busiestOrderHour(orders ?? [])
  return (
    <WidgetFooter
      links={[
        hasAccounts && {
          to: `${analyticsPaths.accounts}${daysSearch({ date_from, date_to, account: request.account_id })}`,
          label: text('where.accounts'),
        },
        sold !== null &&
          ordersPath !== null && {
            to: `${ordersPath}${daysSearch({ date_from, date_to, store_id: request.store_id ?? null })}`,
            label: text('where.orders'),
          },
      ]}
    >
      {further.length > 0 && <span>{text('online.nextBest', { hours: further.join(', ') })}</span>}
      {sold !== null && (
        <span>
          {text('online.mostOrders', {
            hour: hourName(sold),
            count: sold.orders,
            formatted: formatNumber(sold.orders, { full: true }),
          })}
        </span>
      )}
      {since !== null && date_from < since && (
        <span>
          {text(orders === null ? 'online.ordersUnknown' : 'online.ordersKnownSince', {
            day: formatDate(`${since}T00:00:00Z`, 'UTC'),
          })}
        </span>
      )}
      {accounts_told > 0 && accounts_told < accounts_count && (
        <span>{text('online.availableFor', { available: accounts_told, all: accounts_count })}</span>
      )}
    </WidgetFooter>
  )
}
