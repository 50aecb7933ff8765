import { useIsAsking } from '@tandem/api-client/react'
import { getDashboardCustomers } from '@tandem/api-contract'
import type { CustomerCurrency, DashboardCustomers } from '@tandem/api-contract'
import { comparedWords, knownPart, knownWords, periodText } from '@tandem/choices'
import { Card, KpiStrip, Switcher, Text } from '@tandem/design-system'
import type { Kpi } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate, formatMoney, formatNumber, formatRange } from '@tandem/format'
import { Provenance } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DashboardRequests } from '../dashboard-search.ts'
import { useDashboardText } from '../messages.ts'
import { dashboardQueries } from '../queries.ts'
import { RelativeChangeValue } from '../relative-change-value.tsx'
import { ChannelTable } from './channel-table.tsx'

interface CustomersWidgetProps {
  request: DashboardRequests['customers']
  timeZone: string
  growsEvery: number | false
}

/** New and returning customers, the average order and orders by channel, compared with the period before. */
export function CustomersWidget({ request, timeZone, growsEvery }: CustomersWidgetProps) {
  const query = dashboardQueries.customers(request)
  const { data } = useSuspenseQuery({ ...query, refetchInterval: growsEvery })
  const isBusy = useIsAsking(getDashboardCustomers)
  return <CustomersCard data={data} timeZone={timeZone} isBusy={isBusy} />
}

interface CustomersCardProps {
  data: DashboardCustomers
  timeZone: string
  isBusy: boolean
}

/** The card itself. Amounts are in one currency at a time. */
export function CustomersCard({ data, timeZone, isBusy }: CustomersCardProps) {
  const text = useDashboardText()
  const { current, previous, stores_known_since: since } = data
  const [chosen, choose] = useState<string | null>(null)
  const currencies = current.currencies ?? []
  const ofCurrency = currencies.find((row) => row.currency === chosen) ?? mostSold(currencies)
  const before = previous?.currencies?.find((row) => row.currency === ofCurrency?.currency)
  const period = formatRange({ start: current.date_from, end: current.date_to }, timeZone)
  const without = current.orders_without_customer ?? 0
  const notes = [
    currencies.length > 1 && text('customers.people'),
    without > 0 &&
      text('customers.without', { count: without, formatted: formatNumber(without, { full: true }) }),
    since !== null && text('customers.knownSince', { day: formatDate(since, 'UTC') }),
  ].filter((note) => note !== false)
  return (
    <Card
      flush
      title={text('customers.title')}
      description={text('customers.description', { period })}
      actions={
        currencies.length > 1 &&
        ofCurrency && (
          <Switcher
            label={text('customers.currency')}
            options={currencies.map(({ currency }) => ({ value: currency, label: currency }))}
            value={ofCurrency.currency}
            onValueChange={choose}
          />
        )
      }
      footer={notes.length > 0 ? notes.join(' ') : undefined}
    >
      <div aria-busy={isBusy} className={figures}>
        <CustomerFigures {...{ data, timeZone, ofCurrency, before, period }} />
        {ofCurrency === undefined ? (
          <Text tone="muted" className={nothing}>
            {text(current.currencies === null ? 'customers.unknown' : 'customers.empty')}
          </Text>
        ) : (
          <ChannelTable
            ofCurrency={ofCurrency}
            before={before}
            isCompared={previous !== null && previous.currencies !== null}
          />
        )}
      </div>
    </Card>
  )
}

/** The currency with most sales; of equals, the first by its code. */
const mostSold = (currencies: readonly CustomerCurrency[]): CustomerCurrency | undefined =>
  currencies.toSorted((one, other) => other.orders - one.orders)[0]

interface FiguresProps {
  data: DashboardCustomers
  timeZone: string
  ofCurrency: CustomerCurrency | undefined
  before: CustomerCurrency | undefined
  period: string
}

function CustomerFigures({ data, timeZone, ofCurrency, before, period }: FiguresProps) {
  const text = useDashboardText()
  const { current, previous, stores_known_since: since } = data
  const against = comparedWords(data, timeZone)
  const known = knownWords(data, since)
  const { isUncompared } = knownPart(data, since)
  const compared = [isUncompared ? null : against, known].flatMap((words) =>
    words === null ? [] : [`${words}.`],
  )
  // People are counted over all currencies, whichever the amounts are in.
  const everyCurrency = (current.currencies?.length ?? 0) > 1 ? text('customers.everyCurrency') : undefined
  const count = (value: number) => formatNumber(value, { full: true })
  const money = (value: number) => formatMoney(value, ofCurrency?.currency ?? '')
  type Name = 'new' | 'returning' | 'average' | 'newRevenue' | 'returningRevenue'
  const item = (
    key: Name,
    value: number | null,
    was: number | null | undefined,
    format: (value: number) => string,
  ) => {
    const figure: Kpi<Name> = {
      key,
      label: text(`customers.figures.${key}`),
      value: value === null ? null : format(value),
      change: isUncompared ? (
        <span title={known ?? undefined}>{periodText('noEarlierShort')}</span>
      ) : (
        against !== null && (
          <span title={against}>
            <RelativeChangeValue value={value} before={was} />
          </span>
        )
      ),
      info: (
        <Provenance
          figure={text(`customers.figures.${key}`)}
          source={text('where.storeOrders')}
          zone={timeZone}
          currency={key === 'new' || key === 'returning' ? everyCurrency : ofCurrency?.currency}
          rule={[text(`customers.rules.${key}`), ...compared].join(' ')}
        />
      ),
      fixed: true,
    }
    return figure
  }
  return (
    <KpiStrip
      label={text('customers.label', { period })}
      items={[
        item('new', current.new_customers, previous?.new_customers, count),
        item('returning', current.returning_customers, previous?.returning_customers, count),
        item('average', ofCurrency?.average_order ?? null, before?.average_order, money),
        item('newRevenue', ofCurrency?.new.revenue ?? null, before?.new.revenue, money),
        item('returningRevenue', ofCurrency?.returning.revenue ?? null, before?.returning.revenue, money),
      ]}
    />
  )
}

const nothing = css({ padding: '5' })

const figures = css({ marginTop: '3', borderTop: '1px solid', borderTopColor: 'border.subtle' })
