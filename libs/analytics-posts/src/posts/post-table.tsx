import { listPosts } from '@tandem/api-contract'
import type { Post } from '@tandem/api-contract'
import { exportedColumns, QueryTable } from '@tandem/lists'
import type { ShownColumns } from '@tandem/lists'
import { useHref, useNavigate } from 'react-router'
import { postPaths } from '../paths.ts'
import { usePostsText } from './messages.ts'
import { NoPosts } from './no-posts.tsx'
import { PostBulkBar } from './post-bulk-bar.tsx'
import type { PostColumn } from './post-columns.tsx'
import type { ShownPostsProps } from './post-grid.tsx'
import { postName } from './post-ref.ts'
import { detailSearch } from './post-search.ts'
import { postQueries, rereadMs } from './queries.ts'

interface PostTableProps extends ShownPostsProps {
  table: ShownColumns<PostColumn>
}

/** Posts as a table, page by page. */
export function PostTable({ list, table, timeZone, isReading, selection }: PostTableProps) {
  const text = usePostsText()
  const navigate = useNavigate()
  const root = useHref('/').replace(/\/$/, '')
  const pathOf = ({ id }: Post) => `${postPaths.post(id)}${detailSearch(list.shown)}`
  return (
    <QueryTable
      list={list}
      query={{
        ...postQueries.page(list.request, list.shown.service),
        refetchInterval: isReading ? rereadMs : false,
      }}
      endpoint={listPosts}
      label={text('list.label')}
      loadingLabel={text('list.loading')}
      failedTitle={text('list.failed')}
      columns={table.columns}
      widths={table.widths}
      density={table.density}
      selection={{ ...selection, rowName: (post) => postName(post, timeZone) }}
      rowLink={{
        getHref: (post) => `${root}${pathOf(post)}`,
        onOpen: (post) => void navigate(pathOf(post)),
      }}
      empty={null}
      nothing={<NoPosts list={list} />}
    >
      {({ data, meta }) => (
        <PostBulkBar
          list={list}
          selection={selection}
          shown={data}
          meta={meta}
          columns={exportedColumns(table.columns)}
          summed={table.columns}
        />
      )}
    </QueryTable>
  )
}
