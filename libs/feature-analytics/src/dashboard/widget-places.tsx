import type { SocialAccount, Store } from '@tandem/api-contract'
import { Loading } from '@tandem/design-system'
import { AudienceCard, AudienceWidget } from './audience/audience-widget.tsx'
import { CustomersWidget } from './customers/customers-widget.tsx'
import type { DashboardRequests, DashboardSearch } from './dashboard-search.ts'
import { DashboardWidget } from './dashboard-widget.tsx'
import { InsightsSkeleton } from './insights/insights-skeleton.tsx'
import { InsightsWidget } from './insights/insights-widget.tsx'
import { useDashboardText } from './messages.ts'
import { OnlineFollowersSkeleton } from './online-followers/online-followers-skeleton.tsx'
import { OnlineFollowersWidget } from './online-followers/online-followers-widget.tsx'
import { SizedSkeleton } from './sized-skeleton.tsx'

/** What the dashboard gives to a widget. */
interface PlaceProps<Widget extends keyof DashboardRequests> {
  search: DashboardSearch
  accounts: readonly SocialAccount[]
  stores: readonly Store[]
  timeZone: string
  /** The polling interval during a first reading, in milliseconds. */
  growsEvery: number | false
  request: DashboardRequests[Widget]
}

type ChangeSearch = (change: Partial<DashboardSearch>, options?: { replace: boolean }) => void

/** The place of the figures of accounts and stores. */
export function InsightsPlace(
  props: PlaceProps<'insights'> & { storeId: number | null; onChange: ChangeSearch },
) {
  const { accounts, stores, request } = props
  const text = useDashboardText()
  return (
    <DashboardWidget
      failedTitle={text('insights.failed')}
      placeholder={
        <InsightsSkeleton
          hasAccounts={accounts.length > 0}
          hasStores={stores.length > 0}
          isCompared={request.compare !== 'none'}
        />
      }
      request={request}
    >
      <InsightsWidget {...props} />
    </DashboardWidget>
  )
}

/** The place of the hours when followers are online. */
export function OnlineFollowersPlace(props: PlaceProps<'onlineFollowers'>) {
  const { stores, request } = props
  const text = useDashboardText()
  return (
    <DashboardWidget
      failedTitle={text('online.failed')}
      placeholder={<OnlineFollowersSkeleton hasOrders={stores.length > 0} />}
      request={request}
    >
      <OnlineFollowersWidget {...props} />
    </DashboardWidget>
  )
}

/** The place of followers beside buyers. */
export function AudiencePlace(props: PlaceProps<'audience'> & { onChange: ChangeSearch }) {
  const { search, accounts, stores, timeZone, request, onChange } = props
  const text = useDashboardText()
  return (
    <DashboardWidget
      failedTitle={text('audience.failed')}
      placeholder={
        <AudienceCard
          audience={undefined}
          view={search.audience}
          of={search.of}
          hasAccounts={accounts.length > 0}
          hasStores={stores.length > 0}
          isBusy={false}
          isBeingRead={false}
          {...{ timeZone, onChange }}
        />
      }
      request={request}
    >
      <AudienceWidget {...props} />
    </DashboardWidget>
  )
}

/** The place of new and returning customers. */
export function CustomersPlace(props: Pick<PlaceProps<'customers'>, 'request' | 'timeZone' | 'growsEvery'>) {
  const text = useDashboardText()
  return (
    <DashboardWidget
      failedTitle={text('customers.failed')}
      placeholder={
        <Loading label={text('customers.loading')}>
          <SizedSkeleton width="100%" height={514} phoneHeight={700} />
        </Loading>
      }
      request={props.request}
    >
      <CustomersWidget {...props} />
    </DashboardWidget>
  )
}
