import { call } from '@tandem/api-client'
import {
  getPost,
  getPostInsights,
  getPostNeighbours,
  getPostSales,
  listPostOrders,
  type AccountService,
  type PostFilter,
} from '@tandem/api-contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { lastSeen, pathOf, postQueries } from '../posts/queries.ts'

/** Which post is meant: ids of connected and of tracked accounts' posts are asked for in their own places. */
export interface PostRef {
  service: AccountService
  id: number
}

const paramsOf = ({ service, id }: PostRef) => ({ ...pathOf(service), id })
const keyOf = (what: string, { service, id }: PostRef) => ['posts', what, service, id] as const

/** Which of the orders behind a figure are listed. */
export interface OrdersRequest {
  step: 'exact' | 'likely'
  currency: string
  page: number
}

/** What the page of a post reads. */
export const postDetailQueries = {
  post: (post: PostRef) =>
    queryOptions({
      queryKey: keyOf('detail', post),
      queryFn: async ({ signal }) => (await call(getPost, { params: paramsOf(post) }, { signal })).data,
    }),
  insights: (post: PostRef) =>
    queryOptions({
      queryKey: keyOf('insights', post),
      queryFn: async ({ signal }) =>
        (await call(getPostInsights, { params: paramsOf(post) }, { signal })).data,
    }),
  sales: (post: PostRef) =>
    queryOptions({
      queryKey: keyOf('sales', post),
      queryFn: async ({ signal }) => (await call(getPostSales, { params: paramsOf(post) }, { signal })).data,
    }),
  orders: (post: PostRef, request: OrdersRequest) =>
    queryOptions({
      queryKey: [...keyOf('orders', post), request],
      queryFn: ({ signal }) =>
        call(listPostOrders, { params: paramsOf(post), search: { ...request, per_page: 20 } }, { signal }),
    }),
  neighbours: (post: PostRef, search: PostFilter) =>
    queryOptions({
      queryKey: [...keyOf('neighbours', post), search],
      queryFn: async ({ signal }) =>
        (await call(getPostNeighbours, { params: paramsOf(post), search }, { signal })).data,
      // Without them the page is whole; only the steps to the next post are off.
      meta: { errors: 'local' },
    }),
}

/** What a list has shown of a post is shown at once, and read again when it is no longer fresh. */
export function takeFromLists(client: QueryClient, post: PostRef) {
  const { queryKey } = postDetailQueries.post(post)
  if (client.getQueryData(queryKey) !== undefined) return
  const seen = lastSeen(client, post.id, [
    [...postQueries.pages, post.service],
    [...postQueries.soldPages, post.service],
  ])
  // What a change has made stale since is shown, and read again at once.
  if (seen) client.setQueryData(queryKey, seen.post, { updatedAt: seen.isInvalidated ? 1 : seen.updatedAt })
}
