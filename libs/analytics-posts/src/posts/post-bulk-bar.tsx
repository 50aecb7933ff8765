import { exportPosts, postColumns } from '@tandem/api-contract'
import type { PageMeta, Post } from '@tandem/api-contract'
import { exportSource, RowsBulkBar } from '@tandem/lists'
import type { SummedColumn, useRowSelection } from '@tandem/lists'
import { usePostsText } from './messages.ts'
import type { PostList } from './post-search.ts'
import { pathOf } from './queries.ts'

interface PostBulkBarProps {
  list: Pick<PostList, 'shown' | 'filter'>
  selection: ReturnType<typeof useRowSelection>
  /** The posts on screen. */
  shown: readonly Post[]
  meta: PageMeta
  /** The columns of the table; all of them without a table. */
  columns?: readonly (typeof postColumns)[number][]
  /** The columns that are added up. */
  summed: readonly SummedColumn<Post>[]
}

/** What can be done with the chosen posts. */
export function PostBulkBar(props: PostBulkBarProps) {
  const { list, selection, shown, meta, columns = postColumns, summed } = props
  const text = usePostsText()
  return (
    <RowsBulkBar
      type="post"
      what={(count) => text('head.count', count)}
      exportSource={exportSource(exportPosts, pathOf(list.shown.service))}
      exportBody={() => ({ filter: list.filter, columns: [...columns] })}
      selection={selection}
      rows={shown}
      summed={summed}
      meta={meta}
    />
  )
}
