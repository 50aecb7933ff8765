import { exportPosts, postColumns } from '@tandem/api-contract'
import type { AccountService, PageMeta, Post } from '@tandem/api-contract'
import { RowsBulkBar } from '@tandem/workbench'
import type { useRowSelection } from '@tandem/workbench'
import { postFilterOf } from './post-search.ts'
import type { PostRequest } from './post-search.ts'
import { pathOf } from './queries.ts'

interface PostBulkBarProps {
  service: AccountService
  request: PostRequest
  selection: ReturnType<typeof useRowSelection>
  /** The posts that are there now. */
  shown: readonly Pick<Post, 'id'>[]
  meta: PageMeta
  /** Those of the table; all of them where there is none. */
  columns?: readonly string[]
}

/** What can be done with the chosen posts. */
export function PostBulkBar(props: PostBulkBarProps) {
  const { service, request, selection, shown, meta, columns = postColumns } = props
  return (
    <RowsBulkBar
      type="post"
      exportEndpoint={exportPosts}
      exportParams={pathOf(service)}
      exportBody={() => ({ filter: postFilterOf(request), columns })}
      selection={selection}
      shownIds={shown.map(({ id }) => id)}
      meta={meta}
    />
  )
}
