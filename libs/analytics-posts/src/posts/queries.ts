import { endpointQuery, readsOf } from '@tandem/api-client/react'
import {
  getProduct,
  listAccountCollections,
  listPosters,
  listPosts,
  listSellingPosts,
} from '@tandem/api-contract'
import type { AccountService, Post, SoldSearch } from '@tandem/api-contract'
import { asShown } from '@tandem/lists'
import type { QueryClient } from '@tanstack/react-query'
import type { PostRequest } from './post-search.ts'

/** The path parameters of posts; there is only one network so far. */
export const pathOf = (service: AccountService) => ({ service, social: 'instagram' }) as const

/** How often shown posts are read again while their accounts sync. */
export const rereadMs = 3000

/** Posts of connected accounts, or of tracked ones. */
export const postQueries = {
  page: (request: PostRequest, service: AccountService = 'social') =>
    endpointQuery(listPosts, { params: pathOf(service), search: request }, asShown),
  sold: (request: SoldSearch, service: AccountService = 'social') =>
    endpointQuery(listSellingPosts, { params: pathOf(service), search: request }, asShown),
  // The filter itself shows that its options failed to load.
  posters: (service: AccountService = 'social') =>
    endpointQuery(listPosters, { params: pathOf(service) }, { meta: { errors: 'local' } }),
  // The filter then shows its number.
  productName: (id: number) =>
    endpointQuery(getProduct, { params: { id } }, { select: ({ name }) => name, meta: { errors: 'local' } }),
  collections: (service: AccountService = 'social') =>
    endpointQuery(listAccountCollections, { params: pathOf(service) }, { meta: { errors: 'local' } }),
}

/** A post by id from the list that was read last, and when that was; older lists may be outdated. */
export function lastSeen(client: QueryClient, id: number, ofWhat?: { params: { service: AccountService } }) {
  const pages = [readsOf(listPosts, ofWhat), readsOf(listSellingPosts, ofWhat)]
    .flatMap((filter) => client.getQueryCache().findAll(filter))
    .map(({ state }) => ({
      rows: (state.data as { data?: Post[] } | undefined)?.data,
      updatedAt: state.dataUpdatedAt,
      isInvalidated: state.isInvalidated,
    }))
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
  for (const { rows, ...read } of pages) {
    const post = rows?.find((row) => row.id === id)
    if (post) return { post, ...read }
  }
  return undefined
}

/** A post by id, if a list has loaded it. */
export const knownPost = (client: QueryClient, id: number): Post | undefined => lastSeen(client, id)?.post
