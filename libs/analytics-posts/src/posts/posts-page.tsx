import { invalidate } from '@tandem/api-client/react'
import { queryClientContext } from '@tandem/api-client/router'
import { postColumns as allExported } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { connectedAccountQueries, isReading, teamClock, useTeamClock } from '@tandem/choices'
import { lazyPart, useIsPhone, useLoadWhenIdle } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { NotesSheet } from '@tandem/items'
import {
  exportedColumns,
  openDefaultFilter,
  replaceDeletedCollection,
  unlessOpened,
  useList,
  useRowSelection,
  useShownColumns,
} from '@tandem/lists'
import { PageBoundary, useSteady } from '@tandem/page-parts'
import { sessionQueries, useIsAllowed, useUser } from '@tandem/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useProductsDialog } from '../post-products/use-products-dialog.ts'
import { usePostsText } from './messages.ts'
import { ConnectFirst } from './no-posts.tsx'
import { postColumns } from './post-columns.tsx'
import { PostFilters } from './post-filters.tsx'
import { PostGrid, PostGridSkeleton } from './post-grid.tsx'
import type { ShownPostsProps } from './post-grid.tsx'
import { postName } from './post-ref.ts'
import { postAddress, readPostSearch, soldRequest } from './post-search.ts'
import { PostTable } from './post-table.tsx'
import { FoundPosts, PostsHead } from './posts-head.tsx'
import { knownPost, postQueries } from './queries.ts'
import { readPosts } from './read-ahead.ts'
import { SoldFilters } from './sold-filters.tsx'
import { SoldView, SoldViewSkeleton } from './sold-view.tsx'
import { useCardChoices } from './use-card-choices.ts'
import { useRereadAfterLinking } from './use-reread-after-linking.ts'

/** The page of one post, which a card opens. */
const loadPostPage = () => import('../post-detail/post-page.tsx')

const ListProducts = lazyPart(async () => (await import('./list-products.tsx')).ListProducts)

export { readAhead } from './read-ahead.ts'

export async function loader(args: LoaderFunctionArgs) {
  await openDefaultFilter('posts', args)
  const { request, context } = args
  const queryClient = context.get(queryClientContext)
  const { team } = await queryClient.ensureQueryData(sessionQueries.me)
  const search = readPostSearch(new URL(request.url).searchParams)
  readPosts(queryClient, search, teamClock(team))
  return null
}

export const shouldRevalidate = unlessOpened('link')

/** Posts of the team's own accounts or of tracked ones: as cards, in a table, or ranked by sales. */
export function Component() {
  useLoadWhenIdle(loadPostPage)
  const client = useQueryClient()
  const { timezone: timeZone } = useUser().team
  const [params] = useSearchParams()
  const { data: accounts } = useQuery(connectedAccountQueries.list())
  const search = readPostSearch(params)
  const { data: tracked } = useQuery({
    ...postQueries.posters('tracker'),
    enabled: search.service === 'tracker',
  })
  const isReadingAny = accounts?.some(isReading) ?? false
  useRereadAfterReading(isReadingAny)
  useRereadAfterLinking()
  if (accounts?.length === 0 && search.service === 'social') return <ConnectFirst />
  return (
    <>
      <Posts
        accounts={(search.service === 'tracker' ? tracked : accounts) ?? []}
        timeZone={timeZone}
        isReading={isReadingAny}
      />
      <NotesSheet
        nameOf={(type, id) => {
          const post = type === 'post' ? knownPost(client, id) : undefined
          return post && postName(post, timeZone)
        }}
      />
    </>
  )
}

interface PostsProps extends Pick<ShownPostsProps, 'timeZone' | 'isReading'> {
  accounts: Parameters<typeof PostsHead>[0]['accounts']
}

function Posts({ accounts, timeZone, isReading: isReadingAny }: PostsProps) {
  const text = usePostsText()
  const clock = useTeamClock()
  const isPhone = useIsPhone()
  const choices = useCardChoices()
  const dialog = useProductsDialog()
  // The choice stays while the address doesn't open the dialog.
  const [linked, setLinked] = useState(dialog.id)
  if (dialog.id !== null && dialog.id !== linked) setLinked(dialog.id)
  const list = useList(postAddress)
  const { shown: search, chosen: wanted, request, change } = list

  const sold = soldRequest(search, clock)
  const selection = useRowSelection(JSON.stringify([search.service, list.found]))
  const isOwn = search.service === 'social'
  const mayLink = useIsAllowed('shared.write') && isOwn
  const onLinkProducts = useSteady(dialog.open)
  const columns = useMemo(
    () => postColumns(timeZone, { isOwn, mayLink, onLinkProducts }),
    [timeZone, isOwn, mayLink, onLinkProducts],
  )
  const table = useShownColumns('posts', columns, 'media')
  const exported = search.view === 'table' ? exportedColumns(table.columns) : allExported
  // The filters show a choice immediately and don't wait until the posts are rendered again.
  const shown = { list: useDeferredValue(list), timeZone, isReading: isReadingAny, selection, onLinkProducts }
  return (
    <>
      <PostsHead
        {...{ accounts, wanted, search, request, sold, timeZone, choices }}
        columns={exported}
        onChange={change}
      />
      {(choices.filters || isPhone) && (
        <FillSlot slot="pageFilters">
          <div className={css({ width: 'full' })}>
            {search.view === 'sold' ? (
              <SoldFilters search={wanted} request={sold} onChange={change} />
            ) : (
              <PostFilters list={list} table={search.view === 'table' ? table : undefined} />
            )}
          </div>
        </FillSlot>
      )}
      {search.view !== 'table' && <FoundPosts {...{ search, request, sold }} />}
      {search.view === 'cards' && (
        <PageBoundary
          failedTitle={text('list.failed')}
          loading={<PostGridSkeleton choices={choices} search={search} />}
          resetKey={JSON.stringify(['cards', search.service, request])}
          replaceFailure={replaceDeletedCollection(list)}
        >
          <PostGrid {...shown} choices={choices} summed={table.columns} />
        </PageBoundary>
      )}
      {search.view === 'table' && <PostTable {...shown} table={table} />}
      {search.view === 'sold' && (
        <PageBoundary
          failedTitle={text('sold.failed')}
          loading={<SoldViewSkeleton request={sold} timeZone={timeZone} />}
          resetKey={JSON.stringify(['sold', sold])}
        >
          <SoldView list={shown.list} request={sold} timeZone={timeZone} />
        </PageBoundary>
      )}
      <Suspense>
        {linked !== null && <ListProducts id={linked} open={dialog.id !== null} onClose={dialog.close} />}
      </Suspense>
    </>
  )
}

/** The last posts of a reading are written after its last progress was seen. */
function useRereadAfterReading(isReadingAny: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isReadingAny) return
    return () => void invalidate(client, ['posts'])
  }, [isReadingAny, client])
}
