import { useIsAsking } from '@tandem/api-client'
import { listPosts } from '@tandem/api-contract'
import type { Post } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import type { DataTableProps } from '@tandem/design-system'
import type { ShownColumns } from '@tandem/workbench'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useHref, useNavigate } from 'react-router'
import { analyticsPaths } from '../paths.ts'
import { usePostsText } from './messages.ts'
import { NoPosts } from './no-posts.tsx'
import { PostBulkBar } from './post-bulk-bar.tsx'
import { exportedColumns } from './post-columns.tsx'
import type { PostColumn } from './post-columns.tsx'
import type { ShownPostsProps } from './post-grid.tsx'
import { postName } from './post-ref.ts'
import { changePostSearch, detailSearch, writePostSearch } from './post-search.ts'
import { postQueries } from './queries.ts'

interface PostTableProps extends ShownPostsProps {
  table: ShownColumns<PostColumn>
}

const rowId = ({ id }: Post) => String(id)
const reread = 3000

/** Posts as a table, page by page. */
export function PostTable(props: PostTableProps) {
  const { search, request, timeZone, isReading, selection, table, onChange } = props
  const navigate = useNavigate()
  const listHref = useHref(analyticsPaths.posts)
  const { data: rows } = useSuspenseQuery({
    ...postQueries.page(request, search.service),
    refetchInterval: isReading ? reread : false,
  })
  const isBusy = useIsAsking(listPosts)
  const usual = useUsualTable(props)
  const list = detailSearch(search)
  const pathOf = ({ id }: Post) => `${analyticsPaths.post(id)}${list}`
  const root = listHref.slice(0, listHref.length - analyticsPaths.posts.length)
  const addressOf = (page: number) => writePostSearch(changePostSearch(search, { page }))

  const { current_page, per_page, total, last_page, total_is_capped } = rows.meta
  if (rows.data.length === 0 && current_page > 1) {
    const page = Math.max(1, Math.min(last_page, current_page - 1))
    return <Navigate to={{ search: addressOf(page) }} replace />
  }
  if (total === 0) return <NoPosts search={search} onChange={onChange} />
  return (
    <>
      <DataTable
        {...usual}
        rows={rows.data}
        busy={isBusy}
        selection={{ ...selection, rowName: (post) => postName(post, timeZone) }}
        rowLink={{
          getHref: (post) => `${root}${pathOf(post)}`,
          onOpen: (post) => void navigate(pathOf(post)),
        }}
        empty={null}
        paging={{
          ...usual.paging,
          page: current_page,
          pageCount: last_page,
          perPage: per_page,
          total,
          totalIsCapped: total_is_capped,
          getHref: (page) => `${listHref}${addressOf(page)}`,
        }}
      />
      <PostBulkBar
        service={search.service}
        request={request}
        selection={selection}
        shown={rows.data}
        meta={rows.meta}
        columns={exportedColumns(table.columns)}
      />
    </>
  )
}

/** The table while its first rows are on their way, at its final size. */
export function PostTableSkeleton(props: PostTableProps) {
  const text = usePostsText()
  return (
    <DataTable
      {...useUsualTable(props)}
      rows={undefined}
      selection={{ ...props.selection, rowName: () => '' }}
      empty={null}
      labels={{ loading: text('list.loading') }}
    />
  )
}

/** What the table shows before and after its rows have come. */
function useUsualTable({ table, request, onChange }: PostTableProps) {
  const text = usePostsText()
  return {
    label: text('list.label'),
    columns: table.columns,
    getRowId: rowId,
    density: table.density,
    sort: request.sort,
    onSortChange: (sort: string) => onChange({ sort: sort as typeof request.sort }),
    paging: {
      page: 1,
      pageCount: 1,
      perPage: request.per_page,
      total: 0,
      onPageChange: (page: number) => onChange({ page }),
      onPerPageChange: (per_page: number) => onChange({ per_page }),
    },
  } satisfies Partial<DataTableProps<Post>>
}
