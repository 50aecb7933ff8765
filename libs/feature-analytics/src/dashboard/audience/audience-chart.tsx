import type { DashboardAudience } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { DistributionBars } from '@tandem/design-system/charts'
import type { DistributionPart } from '@tandem/design-system/charts'
import { countFormats, countryName, formatDate } from '@tandem/format'
import { useMemo } from 'react'
import { analyticsPaths } from '../../paths.ts'
import { ConnectActions } from '../connect-actions.tsx'
import type { Audience, AudienceView } from '../dashboard-search.ts'
import { dashboardText as text } from '../messages.ts'
import { WidgetFooter } from '../widget-footer.tsx'
import { WidgetNotice } from '../widget-notice.tsx'
import { ageRows, cityRows, countryRows, largestRows } from './audience-rows.ts'
import type { AudienceRows } from './audience-rows.ts'

interface AudienceChartProps {
  audience: DashboardAudience | undefined
  view: AudienceView
  of: Audience
  accountId?: number | undefined
  hasAccounts: boolean
  hasStores: boolean
  isBusy: boolean
  isBeingRead: boolean
}

/** How many rows fit in the height that all views share. */
const maxRows = { age: 8, countries: 6, cities: 6 }

/** One view of the audience; places of followers beside those of buyers, as separate parts. */
export function AudienceChart(props: AudienceChartProps) {
  const { audience, view, of, accountId, hasAccounts, hasStores, isBusy, isBeingRead } = props
  const drawn = useMemo(
    () => audience && largestRows(rowsOf(audience, view, hasStores), maxRows[view], text('audience.others')),
    [audience, view, hasStores],
  )
  const parts = useMemo(() => partsOf(drawn, of), [drawn, of])
  const rows = useMemo(
    () =>
      drawn?.rows.map(({ key, name, values }) => ({
        key,
        label: view === 'countries' ? countryName(name) : name,
        values,
      })),
    [drawn, view],
  )
  return (
    <DistributionBars
      title={text('audience.by', { view: text(`audience.${view}`) })}
      titleLevel={3}
      titleHidden
      rowLabel={text(`audience.row.${view}`)}
      arrangement={view === 'age' ? 'stacked' : 'beside'}
      parts={parts}
      rows={rows}
      formatValue={countFormats.formatValue}
      fills
      busy={isBusy}
      empty={
        <NoAudience
          {...{ of, hasAccounts, isBeingRead }}
          isShared={audience !== undefined && audience.accounts_told > 0}
        />
      }
      footer={audience && <AudienceFooter {...{ audience, accountId, hasAccounts, hasStores, view }} />}
    />
  )
}

function rowsOf(audience: DashboardAudience, view: AudienceView, hasStores: boolean): AudienceRows {
  const { age_gender, countries, cities, buyers } = audience
  const ofStores = hasStores ? buyers : null
  if (view === 'countries') return countryRows(countries, ofStores)
  if (view === 'cities') return cityRows(cities, ofStores)
  return ageRows(age_gender ?? [])
}

const sideColors = { followers: 1, buyers: 2 } as const

const partsOf = (drawn: AudienceRows | undefined, of: Audience): DistributionPart[] =>
  (drawn?.parts ?? []).map(({ key, total }) => ({
    key,
    total,
    label: key === 'followers' ? text(`audience.whose.${of}`) : text(`audience.${key}`),
    color: key === 'followers' || key === 'buyers' ? sideColors[key] : undefined,
  }))

interface NoAudienceProps {
  of: Audience
  hasAccounts: boolean
  isBeingRead: boolean
  isShared: boolean
}

function NoAudience({ of, hasAccounts, isBeingRead, isShared }: NoAudienceProps) {
  if (!hasAccounts)
    return (
      <WidgetNotice
        title={text('audience.noAccount.title')}
        text={text('audience.noAccount.text')}
        action={<ConnectActions missing={['account']} />}
      />
    )
  const why = isBeingRead ? 'reading' : isShared ? 'noPart' : of
  return (
    <WidgetNotice
      title={text(`audience.notShared.${why}.title`)}
      text={text(`audience.notShared.${why}.text`)}
    />
  )
}

interface AudienceFooterProps {
  audience: DashboardAudience
  view: AudienceView
  accountId: number | undefined
  hasAccounts: boolean
  hasStores: boolean
}

function AudienceFooter({ audience, view, accountId, hasAccounts, hasStores }: AudienceFooterProps) {
  const customersPath = usePlace('customers')
  const { day, accounts_told, accounts_count, buyers } = audience
  const isOfPlaces = view !== 'age'
  return (
    <WidgetFooter
      links={[
        hasAccounts && {
          to: `${analyticsPaths.accounts}${accountId === undefined ? '' : `?account=${accountId}`}`,
          label: text('where.accounts'),
        },
        isOfPlaces &&
          hasStores &&
          customersPath !== null && { to: customersPath, label: text('where.customers') },
      ]}
    >
      {day !== null && <span>{text('audience.readOn', { day: formatDate(`${day}T00:00:00Z`, 'UTC') })}</span>}
      {accounts_told > 0 && accounts_told < accounts_count && (
        <span>{text('audience.availableFor', { available: accounts_told, all: accounts_count })}</span>
      )}
      {isOfPlaces && !hasStores && <span>{text('audience.noStore')}</span>}
      {isOfPlaces && hasStores && buyers[view].length === 0 && <span>{text('audience.noBuyers')}</span>}
      {isOfPlaces && audience[view] === null && <span>{text('audience.noFollowers')}</span>}
    </WidgetFooter>
  )
}
