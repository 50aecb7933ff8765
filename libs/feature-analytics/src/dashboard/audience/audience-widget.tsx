import { useIsAsking } from '@tandem/api-client/react'
import { getDashboardAudience } from '@tandem/api-contract'
import type { DashboardAudience, SocialAccount, Store } from '@tandem/api-contract'
import { Card, Skeleton, Switcher, Tabs } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { Provenance } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { audiences, audienceViews } from '../dashboard-search.ts'
import type { AudienceView, DashboardRequests, DashboardSearch } from '../dashboard-search.ts'
import { useDashboardText } from '../messages.ts'
import { dashboardQueries } from '../queries.ts'
import { AudienceChart } from './audience-chart.tsx'

interface AudienceWidgetProps {
  search: DashboardSearch
  accounts: readonly SocialAccount[]
  stores: readonly Store[]
  timeZone: string
  request: DashboardRequests['audience']
  growsEvery: number | false
  onChange: (change: Partial<DashboardSearch>) => void
}

/** Followers beside buyers. */
export function AudienceWidget(props: AudienceWidgetProps) {
  const { search, accounts, stores, timeZone, request, growsEvery, onChange } = props
  const query = dashboardQueries.audience(request)
  const { data: audience } = useSuspenseQuery({ ...query, refetchInterval: growsEvery })
  const isBusy = useIsAsking(getDashboardAudience)
  return (
    <AudienceCard
      {...{ audience, timeZone, isBusy, onChange }}
      view={search.audience}
      of={request.of}
      accountId={request.account_id}
      hasAccounts={accounts.length > 0}
      hasStores={stores.length > 0}
      isBeingRead={growsEvery !== false}
    />
  )
}

interface AudienceCardProps {
  /** `undefined` during the first load. */
  audience: DashboardAudience | undefined
  view: AudienceView
  of: DashboardSearch['of']
  /** Without it: the audience of all accounts. */
  accountId?: number | undefined
  timeZone: string
  hasAccounts: boolean
  hasStores: boolean
  isBusy: boolean
  /** Whether the first reading is running, so that missing data may still arrive. */
  isBeingRead: boolean
  onChange: (change: Partial<Pick<DashboardSearch, 'audience' | 'of'>>) => void
}

/** The audience by age, country or city. */
export function AudienceCard({ audience, view, of, timeZone, onChange, ...shown }: AudienceCardProps) {
  const text = useDashboardText()
  const count = audience?.followers_count ?? null
  return (
    <Card
      flush
      title={text('audience.title')}
      description={
        audience === undefined ? (
          <Skeleton width={110} height={20} />
        ) : count === null ? (
          text('audience.nobody')
        ) : (
          text('audience.followers', { count, formatted: formatNumber(count, { full: true }) })
        )
      }
      actions={
        <>
          {shown.hasAccounts && (
            <Switcher
              label={text('audience.of')}
              options={audiences.map((value) => ({ value, label: text(`audience.whose.${value}`) }))}
              value={of}
              onValueChange={(next) => onChange({ of: next })}
            />
          )}
          <Provenance
            figure={text('audience.title')}
            source={[
              text('where.instagramAudience'),
              ...(view !== 'age' && shown.hasStores ? [text('where.storeCustomers')] : []),
            ].join('; ')}
            readAt={audience?.day}
            zone={timeZone}
            rule={[
              text(`audience.rule.${of}`),
              text(view === 'age' ? 'audience.rule.age' : 'audience.rule.places'),
            ].join(' ')}
          />
        </>
      }
    >
      <div className={tabsRoom}>
        <Tabs
          label={text('audience.views')}
          value={view}
          onValueChange={(next) => onChange({ audience: next })}
          items={audienceViews.map((value) => ({
            value,
            label: text(`audience.${value}`),
            content: <AudienceChart {...{ audience, of, ...shown }} view={value} />,
          }))}
        />
      </div>
    </Card>
  )
}

const tabsRoom = css({
  paddingTop: '2',
  // All views have the same height, with the footer at the bottom; on a phone it can have two lines.
  '& figure': { minHeight: '[22.75rem]', mobileDown: { minHeight: '[24rem]' } },
  '& [role=tablist]': { paddingInline: '5', marginBottom: '0', mobileDown: { paddingInline: '4' } },
})
