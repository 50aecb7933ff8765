import { useIsAsking } from '@tandem/api-client/react'
import { queryClientContext } from '@tandem/api-client/router'
import {
  discountCodeColumns,
  exportDiscountCodes,
  listDiscountCodes,
  longestCode,
} from '@tandem/api-contract'
import type { DiscountCodeSearch } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { loadStoreChoice, StoreAddress, storeQueries, StoreSwitcher } from '@tandem/choices'
import type { StoreChoice } from '@tandem/choices'
import { Card, EmptyState, Stack, Switcher, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate, formatNumber } from '@tandem/format'
import {
  ExportButton,
  exportSource,
  FoundCount,
  loadListRequest,
  PagedTable,
  readForPage,
  unlessOpened,
  useColumnWidths,
  useList,
  useOpened,
} from '@tandem/lists'
import type { List, SearchOf } from '@tandem/lists'
import { PageBoundary } from '@tandem/page-parts'
import { selectedStoreAtom } from '@tandem/session'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { useHref, useLoaderData, useLocation } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ConnectFirst } from '../lists/connect-first.tsx'
import { Definitions } from '../lists/definitions.tsx'
import { codeColumns } from './code-columns.tsx'
import { CodeCustomers } from './code-customers.tsx'
import { useCodesText } from './messages.ts'
import { codeQueries, codesAddress } from './queries.ts'

/** Which store the page shows, and the start of its read. */
export async function loader(args: LoaderFunctionArgs): Promise<{ choice: StoreChoice }> {
  const choice = await loadStoreChoice(args)
  if (typeof choice === 'object') {
    const request = await loadListRequest(codesAddress, args, { store_id: choice.id ?? undefined })
    const isPassing = choice.from === 'selection'
    readForPage(args.context.get(queryClientContext), codeQueries.page(request), { isPassing })
  }
  return { choice }
}

export const shouldRevalidate = unlessOpened('code')

/** What is explained below the list: its columns. */
const explained = ['orders', 'revenue', 'discount', 'buyers', 'customers', 'later'] as const

/** Discount codes: their sales and the customers they brought. */
export function Component() {
  const { choice } = useLoaderData<typeof loader>()
  return (
    <>
      <StoreAddress choice={choice} />
      {typeof choice === 'object' && <Codes storeId={choice.id ?? undefined} />}
    </>
  )
}

function Codes({ storeId }: { storeId: number | undefined }) {
  const text = useCodesText()
  const { data: stores } = useSuspenseQuery(storeQueries.list())
  const connected = stores.filter(({ archived_at }) => archived_at === null)
  const selectStore = useSetAtom(selectedStoreAtom)
  const list = useList(codesAddress, { store_id: storeId })
  const opened = useOpened('code')
  // The header stays as it is until the codes of another currency are there.
  const { data: page } = useQuery({
    ...codeQueries.page(list.request),
    enabled: false,
    placeholderData: keepPreviousData,
  })
  const isCode = opened.value !== null && opened.value.length <= longestCode
  if (connected.length === 0)
    return (
      <>
        <FillSlot slot="pageDescription">{text('noStore')}</FillSlot>
        <ConnectFirst kind="orders" title={text('connect')} />
      </>
    )
  return (
    <>
      <FillSlot slot="pageDescription">{text('description')}</FillSlot>
      <FillSlot slot="pageActions">
        <StoreSwitcher
          stores={connected}
          value={storeId ?? null}
          onChange={(id) => {
            selectStore(id)
            list.change({ store_id: id ?? undefined, currency: undefined })
          }}
        />
        {page && <CurrencySwitcher list={list} meta={page.meta} />}
        <ExportButton
          source={exportSource(exportDiscountCodes)}
          found={page?.meta}
          what={(rows) => text('count', rows)}
          body={() => ({ filter: list.filter, columns: [...discountCodeColumns] })}
        />
      </FillSlot>
      <FoundCount found={page?.meta} />
      <PageBoundary
        failedTitle={text('failed')}
        loading={
          <PagedTable
            list={list}
            page={undefined}
            label={text('list')}
            loadingLabel={text('loading')}
            columns={codeColumns('')}
            empty={null}
          />
        }
        resetKey={JSON.stringify(list.request)}
      >
        <CodesTable list={list} opened={opened} />
      </PageBoundary>
      <CodeCustomers code={isCode ? opened.value : null} storeId={storeId} onClose={opened.close} />
    </>
  )
}

type CodesList = List<SearchOf<typeof codesAddress>, DiscountCodeSearch>

interface CurrencySwitcherProps {
  list: CodesList
  meta: { currency: string | null; currencies: readonly string[] }
}

function CurrencySwitcher({ list, meta: { currency, currencies } }: CurrencySwitcherProps) {
  const text = useCodesText()
  if (currency === null || currencies.length < 2) return null
  return (
    <Switcher
      label={text('currency')}
      options={currencies.map((code) => ({ value: code, label: code }))}
      value={currency}
      onValueChange={(code) => list.change({ currency: code })}
    />
  )
}

interface CodesTableProps {
  list: CodesList
  opened: ReturnType<typeof useOpened>
}

function CodesTable({ list, opened }: CodesTableProps) {
  const text = useCodesText()
  const here = useHref(useLocation().pathname)
  const { data: found } = useSuspenseQuery(codeQueries.page(list.request))
  const isBusy = useIsAsking(listDiscountCodes)
  const { currency, unknown_orders: unknown, known_since: since, total } = found.meta
  const page = useMemo(
    () => ({ data: found.data.map((row) => ({ id: row.code, ...row })), meta: found.meta }),
    [found],
  )
  const columns = useMemo(() => codeColumns(currency ?? ''), [currency])
  const widths = useColumnWidths('discount-codes')
  return (
    <Stack gap="4">
      <PagedTable
        list={list}
        page={page}
        label={text('list')}
        loadingLabel={text('loading')}
        columns={columns}
        widths={widths}
        busy={isBusy}
        rowLink={{
          getHref: ({ code }) => `${here}${opened.searchOf(code)}`,
          onOpen: ({ code }) => opened.open(code),
          ...(opened.value !== null && { openId: opened.value }),
        }}
        empty={<EmptyState title={text('empty.title')} text={text('empty.text')} />}
      />
      {unknown > 0 && (
        <Text size="sm" tone="muted">
          {text('unknown', { count: unknown, formatted: formatNumber(unknown, { full: true }) })}
        </Text>
      )}
      {total > 0 && since !== null && (
        <Text size="sm" tone="muted" className={css({ maxWidth: '[72ch]' })}>
          {text('knownSince', { day: formatDate(`${since}T00:00:00Z`, 'UTC') })}
        </Text>
      )}
      {total > 0 && (
        <Card>
          <Definitions entries={explained.map((name) => [text(name), text(`rules.${name}`)])}>
            {text('counted')}
          </Definitions>
        </Card>
      )}
    </Stack>
  )
}
