import { endpointMutation, endpointQuery } from '@tandem/api-client/react'
import {
  getPost,
  getPostInsights,
  getPostNeighbours,
  getPostSales,
  listPostCustomers,
  listPostOrders,
  listShortLinks,
  setPostCodes,
  setShortLink,
} from '@tandem/api-contract'
import type { AccountService, PostFilter, ProvenWindow, SoldKind } from '@tandem/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import { lastSeen, pathOf } from '../posts/queries.ts'

/** Identifies a post: connected and tracked accounts have separate endpoints. */
export interface PostRef {
  service: AccountService
  id: number
}

const paramsOf = ({ service, id }: PostRef) => ({ ...pathOf(service), id })

/** Which orders behind a figure are listed. */
export interface OrdersRequest {
  kind: SoldKind
  currency: string
  /** For orders that name the post. */
  window?: ProvenWindow
  page: number
}

/** What the page of a post reads. */
export const postDetailQueries = {
  post: (post: PostRef) => endpointQuery(getPost, { params: paramsOf(post) }),
  insights: (post: PostRef) => endpointQuery(getPostInsights, { params: paramsOf(post) }),
  sales: (post: PostRef) => endpointQuery(getPostSales, { params: paramsOf(post) }),
  links: (post: PostRef) => endpointQuery(listShortLinks, { params: paramsOf(post) }),
  orders: (post: PostRef, request: OrdersRequest) =>
    endpointQuery(listPostOrders, { params: paramsOf(post), search: { ...request, per_page: 20 } }),
  customers: (post: PostRef, page: number) =>
    endpointQuery(listPostCustomers, { params: paramsOf(post), search: { page, per_page: 10 } }),
  // Without them the page is complete, except for the steps to the next post.
  neighbours: (post: PostRef, search: PostFilter) =>
    endpointQuery(getPostNeighbours, { params: paramsOf(post), search }, { meta: { errors: 'local' } }),
}

/** Sets the discount codes of a post. Its sales are recalculated, and other posts' sales may change too. */
export const setPostCodesMutation = endpointMutation(
  setPostCodes,
  ({ codes, ...post }: PostRef & { codes: string[] }) => ({ params: paramsOf(post), body: { codes } }),
)

/** Creates the short link of a post to a product, or turns it on or off. */
export const setShortLinkMutation = endpointMutation(
  setShortLink,
  ({ product_id, is_on, ...post }: PostRef & { product_id: number; is_on: boolean }) => ({
    params: paramsOf(post),
    body: { product_id, is_on },
  }),
)

/** Shows a post from a list's data first, and reads it again when that is stale. */
export function takeFromLists(client: QueryClient, post: PostRef) {
  const { queryKey } = postDetailQueries.post(post)
  if (client.getQueryData(queryKey) !== undefined) return
  const seen = lastSeen(client, post.id, { params: { service: post.service } })
  // Stale data is shown too, and read again immediately.
  if (seen) client.setQueryData(queryKey, seen.post, { updatedAt: seen.isInvalidated ? 1 : seen.updatedAt })
}
