import { queryClientContext } from '@tandem/api-client/router'
import { cohortDays } from '@tandem/api-contract'
import type { Cohorts } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { loadStoreChoice, StoreAddress, storeQueries, StoreSwitcher } from '@tandem/choices'
import type { StoreChoice } from '@tandem/choices'
import { Card, EmptyState, Loading, Skeleton, Stack, Switcher, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate, formatNumber, minorUnitDigits, rounded } from '@tandem/format'
import { TableExportButton } from '@tandem/lists'
import type { WrittenTable } from '@tandem/lists'
import { PageBoundary } from '@tandem/page-parts'
import { selectedStoreAtom } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ConnectFirst } from '../lists/connect-first.tsx'
import { Definitions } from '../lists/definitions.tsx'
import { repeatRate, revenuePerCustomer } from './cohort-rows.ts'
import { CohortTable } from './cohort-table.tsx'
import { cohortText as say, useCohortText } from './messages.ts'
import { cohortQueries } from './queries.ts'
import type { CohortSearch } from './queries.ts'

const searchOf = (storeId: number | null, params: URLSearchParams): CohortSearch => {
  const currency = params.get('currency')
  return {
    ...(storeId !== null && { store_id: storeId }),
    ...(currency !== null && /^[A-Z]{3}$/.test(currency) && { currency }),
  }
}

/** Which store the page shows, and the start of its read. */
export async function loader(args: LoaderFunctionArgs): Promise<{ choice: StoreChoice }> {
  const choice = await loadStoreChoice(args)
  if (typeof choice === 'object') {
    const { searchParams } = new URL(args.request.url)
    void args.context
      .get(queryClientContext)
      .prefetchQuery(cohortQueries.list(searchOf(choice.id, searchParams)))
  }
  return { choice }
}

/** Customers by the month of their first order. */
export function Component() {
  const { choice } = useLoaderData<typeof loader>()
  return (
    <>
      <StoreAddress choice={choice} />
      {typeof choice === 'object' && <CohortsOf storeId={choice.id} />}
    </>
  )
}

function CohortsOf({ storeId }: { storeId: number | null }) {
  const text = useCohortText()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const selectStore = useSetAtom(selectedStoreAtom)
  const { data: stores } = useSuspenseQuery(storeQueries.list())
  const connected = stores.filter(({ archived_at }) => archived_at === null)
  const show = (store: number | null, currency: string | undefined) => {
    const next = new URLSearchParams()
    if (store !== null) next.set('store_id', String(store))
    if (currency !== undefined) next.set('currency', currency)
    void navigate({ search: next.toString() }, { preventScrollReset: true })
  }
  if (connected.length === 0)
    return (
      <>
        <FillSlot slot="pageDescription">{text('noStore')}</FillSlot>
        <ConnectFirst kind="customers" />
      </>
    )
  const search = searchOf(storeId, params)
  return (
    <>
      <FillSlot slot="pageDescription">{text('description')}</FillSlot>
      <FillSlot slot="pageActions">
        <StoreSwitcher
          stores={connected}
          value={storeId}
          onChange={(id) => {
            selectStore(id)
            show(id, undefined)
          }}
        />
      </FillSlot>
      <PageBoundary
        failedTitle={text('failed')}
        loading={
          <Loading label={text('loading')}>
            <Skeleton height={360} />
          </Loading>
        }
        resetKey={JSON.stringify(search)}
      >
        <CohortsCard search={search} onCurrencyChange={(currency) => show(storeId, currency)} />
      </PageBoundary>
    </>
  )
}

/** What is explained below the table, by its name in it. */
const explained = [
  ['customers', 'customers'],
  ['repeat', 'repeat'],
  ['revenueName', 'revenue'],
  ['notYetSign', 'notYet'],
] as const

interface CohortsCardProps {
  search: CohortSearch
  onCurrencyChange: (currency: string) => void
}

function CohortsCard({ search, onCurrencyChange }: CohortsCardProps) {
  const text = useCohortText()
  const { data: cohorts } = useSuspenseQuery(cohortQueries.list(search))
  const { months, currency, currencies, orders_without_customer: without, timezone } = cohorts
  const { known_since: since } = cohorts
  const known = since === null ? null : text('knownSince', { day: formatDate(`${since}T00:00:00Z`, 'UTC') })
  if (currency === null || (months.length === 0 && currencies.length === 1))
    return (
      <Card flush>
        <EmptyState title={text('empty.title')} text={known ?? text('empty.text')} />
      </Card>
    )
  return (
    <Card
      flush
      title={text('table', { currency })}
      actions={
        <>
          {currencies.length > 1 && (
            <Switcher
              label={text('currency')}
              options={currencies.map((code) => ({ value: code, label: code }))}
              value={currency}
              onValueChange={onCurrencyChange}
            />
          )}
          {months.length > 0 && <TableExportButton size="sm" table={() => tableOf(cohorts, currency)} />}
        </>
      }
      footer={
        <Stack gap="3">
          {without > 0 && (
            <Text size="sm" tone="muted">
              {text('without', { count: without, formatted: formatNumber(without, { full: true }) })}
            </Text>
          )}
          {known !== null && months.length > 0 && (
            <Text size="sm" tone="muted" className={css({ maxWidth: '[72ch]' })}>
              {known}
            </Text>
          )}
          <Definitions entries={explained.map(([name, rule]) => [text(name), text(`rules.${rule}`)])}>
            {text('counted', { zone: timezone })}
          </Definitions>
        </Stack>
      }
    >
      {months.length === 0 ? (
        <EmptyState
          title={text('empty.currencyTitle', { currency })}
          text={known ?? text('empty.currencyText', { currency })}
        />
      ) : (
        <CohortTable months={months} currency={currency} />
      )}
    </Card>
  )
}

/** The table as a file: shares in per cent, amounts in units of the currency, "not yet" in words. */
function tableOf({ months }: Cohorts, currency: string): WrittenTable {
  const unit = 10 ** minorUnitDigits(currency)
  const cell = (value: number | null, of: (known: number) => number) =>
    value === null ? say('notYet') : of(value)
  const repeats = cohortDays.map((days) => say('repeatAfter', { days }))
  const revenues = cohortDays.map((days) => say('revenueAfter', { days, currency }))
  return {
    what: (count) => say('months', count),
    name: `${say('file')}-${currency.toLowerCase()}`,
    rows: [
      [say('month'), say('customers'), ...repeats, ...revenues],
      ...months.map((cohort) => [
        cohort.month,
        cohort.customers,
        ...cohortDays.map((days) => cell(repeatRate(cohort, days), (share) => rounded(share * 100, 2))),
        ...cohortDays.map((days) => cell(revenuePerCustomer(cohort, days), (amount) => amount / unit)),
      ]),
    ],
    definitions: [
      [say('customers'), say('rules.customers')],
      ...repeats.map((column) => [column, say('rules.repeat')] as const),
      ...revenues.map((column) => [column, say('rules.revenue')] as const),
      [say('notYet'), say('rules.notYet')],
    ],
  }
}
