import type { Store } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { StoreAddress, storeQueries } from '@tandem/choices'
import type { StoreChoice } from '@tandem/choices'
import { lazyPart } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import {
  exportedColumns,
  ListFilterBar,
  unlessOpened,
  useList,
  useOpenedRow,
  useRowSelection,
  useShownColumns,
} from '@tandem/lists'
import { selectedStoreAtom, useUser } from '@tandem/session'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useDeferredValue } from 'react'
import { useLoaderData } from 'react-router'
import { useText } from './messages.ts'
import { ConnectFirst } from './connect-first.tsx'
import { ListDetail } from './list-detail.tsx'
import { useListColumns } from './list-columns.tsx'
import { ListHead } from './list-head.tsx'
import { listReads, ofStore } from './list-reads.ts'
import { ListTable } from './list-table.tsx'
import type { ListedDetail, ListedRow, StoreList, StoreSearch } from './store-list.ts'

/** The route module of a list page. */
export function listPage<
  Search extends StoreSearch,
  ListRequest extends object,
  Row extends ListedRow,
  OneRow extends Row & ListedDetail,
  Exported extends string,
>(view: StoreList<Search, ListRequest, Row, OneRow, Exported>) {
  const { kind, Filters, MoreFilters, Summary } = view
  const Detail = lazyPart(view.loadDetail)

  /** Header, store switcher, filters, and the rows of the store or stores in the address. */
  function Component() {
    const { choice } = useLoaderData<{ choice: StoreChoice }>()
    return (
      <>
        <StoreAddress choice={choice} />
        {typeof choice === 'object' && <ChosenStores storeId={choice.id} />}
      </>
    )
  }

  function ChosenStores({ storeId }: { storeId: number | null }) {
    const text = useText()
    const { data: everyStore } = useSuspenseQuery(storeQueries.list())
    const connected = everyStore.filter(({ archived_at }) => archived_at === null)
    if (connected.length > 0) return <Rows storeId={storeId} connected={connected} />
    return (
      <>
        <FillSlot slot="pageDescription">{text('list.noStore')}</FillSlot>
        <ConnectFirst kind={kind} />
      </>
    )
  }

  function Rows({ storeId, connected }: { storeId: number | null; connected: readonly Store[] }) {
    const text = useText()
    const { timezone } = useUser().team
    const selectStore = useSetAtom(selectedStoreAtom)
    const list = useList(view.address, ofStore<Search>(storeId))
    // The filters show a choice immediately and don't wait until the rows are rendered again.
    const listed = useDeferredValue(list)
    const opened = useOpenedRow(view.item)
    const stores = storeId === null ? connected : connected.filter(({ id }) => id === storeId)
    const columns = useListColumns(view.columns, timezone, stores, view.refOf)
    const table = useShownColumns(kind, columns, view.density)
    const selection = useRowSelection(list.found)
    const { data: page } = useQuery({ ...view.page(list.request), enabled: false })
    /** Chooses another store, which is remembered, or all of them. */
    const switchStore = (id: number | null) => {
      selectStore(id)
      list.change({ ...(id !== null && view.ofOneStore), ...ofStore<Search>(id) })
    }
    return (
      <>
        <ListHead
          {...{ kind, connected, stores }}
          storeId={list.chosen.store_id ?? null}
          onStoreChange={switchStore}
          exportSource={view.exportSource}
          exportBody={() => ({ filter: list.filter, columns: exportedColumns(table.columns) })}
          meta={page?.meta}
          isNarrowed={list.isNarrowed}
          timeZone={timezone}
        />
        <FillSlot slot="pageFilters">
          <div className={css({ width: 'full' })}>
            <ListFilterBar
              key={kind}
              list={list}
              label={text(`${kind}.filter`)}
              search={{ label: text(`${kind}.search`), placeholder: text(`${kind}.searchPlaceholder`) }}
              datesLabel={view.datesLabel}
              table={table}
              folds
              more={<MoreFilters search={list.chosen} stores={stores} onChange={list.change} />}
            >
              <Filters search={list.chosen} stores={stores} onChange={list.change} />
            </ListFilterBar>
          </div>
        </FillSlot>
        {Summary && <Summary search={list.shown} stores={stores} onChange={list.change} />}
        <ListTable {...{ view, table, stores, selection, opened }} list={listed} />
        <ListDetail {...{ view, Detail }} query={view.page(list.request)} opened={opened} />
      </>
    )
  }

  return {
    ...listReads(view),
    shouldRevalidate: unlessOpened('customer', 'order', 'product', 'chart'),
    Component,
  }
}
