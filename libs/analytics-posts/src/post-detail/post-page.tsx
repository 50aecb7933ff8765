import { queryClientContext } from '@tandem/api-client/router'
import { Loading, Skeleton, Stack } from '@tandem/design-system'
import { favoriteQueries, loadNotesPanel, noteQueries } from '@tandem/items'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router'
import { useText } from './messages.ts'
import { serviceOf, usePostAddress } from './post-address.ts'
import { postGrid } from './post-grid.ts'
import { PostView } from './post-view.tsx'
import { postDetailQueries, takeFromLists } from './queries.ts'
import type { PostRef } from './queries.ts'

/** Starts the reads of the page in parallel. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext)
  const post: PostRef = { service: serviceOf(new URL(request.url).searchParams), id: Number(params['id']) }
  takeFromLists(client, post)
  void client.prefetchQuery(postDetailQueries.post(post))
  void client.prefetchQuery(postDetailQueries.insights(post))
  if (post.service === 'social') void client.prefetchQuery(postDetailQueries.sales(post))
  void client.prefetchQuery(noteQueries.of({ type: 'post', id: post.id }))
  void loadNotesPanel()
  void client.prefetchQuery(favoriteQueries.categories())
  return null
}

/** Opening something over the page doesn't reload it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.href === nextUrl.href ||
    currentUrl.pathname !== nextUrl.pathname ||
    serviceOf(currentUrl.searchParams) !== serviceOf(nextUrl.searchParams))

/** Everything about one post. */
export function Component() {
  return (
    <Suspense fallback={<PostSkeleton />}>
      <Post />
    </Suspense>
  )
}

function Post() {
  const { post: postRef, listSearch } = usePostAddress()
  const { data: post } = useSuspenseQuery(postDetailQueries.post(postRef))
  return (
    <PostView key={`${postRef.service}-${post.id}`} post={post} postRef={postRef} listSearch={listSearch} />
  )
}

function PostSkeleton() {
  return (
    <Loading label={useText()('loading')}>
      <div className={postGrid.root}>
        <div className={postGrid.media}>
          <Skeleton height={480} />
        </div>
        <Stack className={postGrid.figures}>
          <Skeleton height={400} />
          <Skeleton height={320} />
        </Stack>
        <div className={postGrid.side}>
          <Skeleton height={320} />
        </div>
      </div>
    </Loading>
  )
}
