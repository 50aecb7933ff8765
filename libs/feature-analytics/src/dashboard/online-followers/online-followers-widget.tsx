import { useIsAsking } from '@tandem/api-client/react'
import { getOnlineFollowers } from '@tandem/api-contract'
import type { OnlineFollowers, SocialAccount, Store } from '@tandem/api-contract'
import { Card } from '@tandem/design-system'
import { HeatMap } from '@tandem/design-system/charts'
import { formatNumber, formatRange } from '@tandem/format'
import type { NumberLocale } from '@tandem/format'
import { Provenance } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ConnectActions } from '../connect-actions.tsx'
import type { DashboardRequests } from '../dashboard-search.ts'
import { useDashboardText } from '../messages.ts'
import { dashboardQueries } from '../queries.ts'
import { WidgetNotice } from '../widget-notice.tsx'
import { heatHeight } from './heat-height.ts'
import { OnlineFollowersFooter } from './online-followers-footer.tsx'
import { whyNoHours } from './online-hours.ts'

interface OnlineFollowersWidgetProps {
  accounts: readonly SocialAccount[]
  stores: readonly Store[]
  timeZone: string
  request: DashboardRequests['onlineFollowers']
  growsEvery: number | false
}

const whole = (value: number, where: NumberLocale) =>
  formatNumber(Math.round(value), { ...where, full: true })

/** When followers are online, with the hours of orders on top. */
export function OnlineFollowersWidget(props: OnlineFollowersWidgetProps) {
  const { accounts, stores, timeZone, request, growsEvery } = props
  const text = useDashboardText()
  const { week_start } = useUser().team
  const query = dashboardQueries.onlineFollowers(request)
  const { data: online } = useSuspenseQuery({ ...query, refetchInterval: growsEvery })
  const isBusy = useIsAsking(getOnlineFollowers)
  const { cells, orders, date_from, date_to } = online
  const hours = useMemo(
    () => cells.map(({ weekday, hour, followers: value }) => ({ weekday, hour, value })),
    [cells],
  )
  const overlay = useMemo(
    () =>
      stores.length === 0 || orders === null || orders.length === 0
        ? undefined
        : {
            label: text('online.orders'),
            cells: orders.map(({ weekday, hour, orders: value }) => ({ weekday, hour, value })),
            formatValue: whole,
          },
    [stores.length, orders, text],
  )
  return (
    <Card flush>
      <HeatMap
        title={text('online.title')}
        description={text('online.description', {
          period: formatRange({ start: date_from, end: date_to }, timeZone),
        })}
        info={<OnlineProvenance online={online} hasOrders={overlay !== undefined} timeZone={timeZone} />}
        valueLabel={text('online.followers')}
        cells={hours}
        overlay={overlay}
        formatValue={whole}
        busiestValue={(value, where) => text('online.value', { followers: whole(value, where) })}
        weekStart={week_start}
        height={heatHeight}
        fills
        busy={isBusy}
        empty={
          <NoHours {...{ online }} hasAccounts={accounts.length > 0} isBeingRead={growsEvery !== false} />
        }
        footer={<OnlineFollowersFooter {...{ online, request }} hasAccounts={accounts.length > 0} />}
      />
    </Card>
  )
}

interface NoHoursProps {
  online: OnlineFollowers
  hasAccounts: boolean
  isBeingRead: boolean
}

function NoHours({ online, hasAccounts, isBeingRead }: NoHoursProps) {
  const text = useDashboardText()
  const why = !hasAccounts ? 'noAccount' : isBeingRead ? 'reading' : (whyNoHours(online) ?? 'notRead')
  return (
    <WidgetNotice
      title={text(`online.${why}.title`)}
      text={text(`online.${why}.text`)}
      action={!hasAccounts && <ConnectActions missing={['account']} />}
    />
  )
}

interface OnlineProvenanceProps {
  online: OnlineFollowers
  hasOrders: boolean
  timeZone: string
}

function OnlineProvenance({ online, hasOrders, timeZone }: OnlineProvenanceProps) {
  const text = useDashboardText()
  return (
    <Provenance
      figure={text('online.title')}
      source={text('where.instagramOnline')}
      readAt={online.read_at}
      zone={timeZone}
      rule={[
        text('online.rule'),
        text('online.note'),
        ...(hasOrders ? [text('online.ordersRule')] : []),
      ].join(' ')}
    />
  )
}
