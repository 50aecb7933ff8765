import { useIsAsking } from '@tandem/api-client/react'
import type { EndpointQuery } from '@tandem/api-client/react'
import type { Endpoint, PageMeta } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import type { DataTableProps } from '@tandem/design-system'
import { PageBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useHref, useLocation } from 'react-router'
import { replaceDeletedCollection } from '../deleted-collection.tsx'
import { FoundCount } from './found-count.tsx'
import type { ListControls } from './use-list.ts'

/** One page of a list, as cached. */
export interface Page<Row> {
  data: Row[]
  meta: PageMeta
}

interface ListedRow {
  id: number | string
}

interface TableProps<Row extends ListedRow> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'widths' | 'density' | 'groupOf' | 'selection' | 'rowLink' | 'empty'
> {
  list: ListControls
  /** Announced while the first rows are loading. */
  loadingLabel: string
}

/** What shows one page of a list. */
export interface PagedTableProps<Row extends ListedRow> extends TableProps<Row> {
  /** Undefined while the first rows are loading. */
  page: Page<Row> | undefined
  busy?: boolean
}

const rowId = ({ id }: ListedRow) => String(id)

/**
 * The table of a list with its order and its pages. A page that no longer exists redirects to the last one.
 */
export function PagedTable<Row extends ListedRow>(props: PagedTableProps<Row>) {
  const { list, page, label, columns, widths, density, groupOf, busy, selection, rowLink, empty } = props
  const { pathname } = useLocation()
  const here = useHref(pathname)
  const { current_page, last_page, per_page, total, total_is_capped } = page?.meta ?? {
    current_page: 1,
    last_page: 1,
    per_page: list.perPage,
    total: 0,
    total_is_capped: false,
  }
  if (page?.data.length === 0 && current_page > 1) {
    const last = Math.max(1, Math.min(last_page, current_page - 1))
    return <Navigate to={{ search: list.pageSearch(last) }} replace />
  }
  return (
    <DataTable
      {...{ label, columns, widths, density, groupOf, busy, selection, rowLink, empty }}
      rows={page?.data}
      getRowId={rowId}
      sort={list.sort}
      onSortChange={list.sortBy}
      labels={{ loading: props.loadingLabel }}
      paging={{
        page: current_page,
        pageCount: last_page,
        perPage: per_page,
        total,
        totalIsCapped: total_is_capped,
        getHref: (number) => `${here}${list.pageSearch(number)}`,
        onPageChange: list.goTo,
        onPerPageChange: list.showPerPage,
      }}
    />
  )
}

interface QueryTableProps<Row extends ListedRow> extends TableProps<Row> {
  /** The query of the page in the address; undefined while it isn't known whether the address is right. */
  query: EndpointQuery<Page<Row>> | undefined
  /** Its endpoint: rows are dimmed while it is queried with new input. */
  endpoint: Endpoint
  failedTitle: string
  /** Replaces the whole table, including its header, when there are no rows at all. */
  nothing?: ReactNode
  /** Shown until the first rows are there, where it is already known that there are none; by default an empty table. */
  loading?: ReactNode
  /** Shown with the rows: actions on chosen ones, the details of one. */
  children?: (page: Page<Row>) => ReactNode
}

/**
 * A page's list as a table that loads its own pages. It is the main read of its page. Old rows stay while
 * others load.
 */
export function QueryTable<Row extends ListedRow>(props: QueryTableProps<Row>) {
  const { query, failedTitle, loading = <PagedTable {...props} page={undefined} empty={null} /> } = props
  const [found, setFound] = useState<PageMeta>()
  return (
    <>
      <FoundCount found={found} />
      <PageBoundary
        {...{ failedTitle, loading }}
        resetKey={JSON.stringify(query?.queryKey)}
        replaceFailure={replaceDeletedCollection(props.list)}
      >
        {query === undefined ? loading : <Rows {...props} query={query} onFound={setFound} />}
      </PageBoundary>
    </>
  )
}

interface RowsProps<Row extends ListedRow> extends QueryTableProps<Row> {
  query: EndpointQuery<Page<Row>>
  onFound: (found: PageMeta) => void
}

function Rows<Row extends ListedRow>({ onFound, ...props }: RowsProps<Row>) {
  const { query, endpoint, nothing, children } = props
  const { data: page } = useSuspenseQuery(query)
  const isBusy = useIsAsking(endpoint)
  useEffect(() => {
    if (!isBusy) onFound(page.meta)
  }, [isBusy, page.meta, onFound])
  if (nothing !== undefined && page.meta.total === 0) return nothing
  return (
    <>
      <PagedTable {...props} page={page} busy={isBusy} />
      {children?.(page)}
    </>
  )
}
