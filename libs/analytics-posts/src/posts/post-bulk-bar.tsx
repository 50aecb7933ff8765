import { exportPosts, postColumns } from '@tandem/api-contract'
import type { PageMeta, Post } from '@tandem/api-contract'
import { RowsBulkBar } from '@tandem/lists'
import type { useRowSelection } from '@tandem/lists'
import type { PostList } from './post-search.ts'
import { pathOf } from './queries.ts'

interface PostBulkBarProps {
  list: Pick<PostList, 'shown' | 'filter'>
  selection: ReturnType<typeof useRowSelection>
  /** The posts on screen. */
  shown: readonly Pick<Post, 'id'>[]
  meta: PageMeta
  /** The columns of the table; all of them without a table. */
  columns?: readonly string[]
}

/** What can be done with the chosen posts. */
export function PostBulkBar(props: PostBulkBarProps) {
  const { list, selection, shown, meta, columns = postColumns } = props
  return (
    <RowsBulkBar
      type="post"
      exportEndpoint={exportPosts}
      exportParams={pathOf(list.shown.service)}
      exportBody={() => ({ filter: list.filter, columns })}
      selection={selection}
      shownIds={shown.map(({ id }) => id)}
      meta={meta}
    />
  )
}
