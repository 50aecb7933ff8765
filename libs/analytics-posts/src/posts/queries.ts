import { endpointQuery, readsOf } from '@tandem/api-client'
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

/** What every path about posts says; one network is read from so far. */
export const pathOf = (service: AccountService) => ({ service, social: 'instagram' }) as const

/** Posts of connected accounts, or of tracked ones. */
export const postQueries = {
  page: (request: PostRequest, service: AccountService = 'social') =>
    endpointQuery(listPosts, { params: pathOf(service), search: request }, asShown),
  sold: (request: SoldSearch, service: AccountService = 'social') =>
    endpointQuery(listSellingPosts, { params: pathOf(service), search: request }, asShown),
  // The filter says itself that its choices could not be read.
  posters: (service: AccountService = 'social') =>
    endpointQuery(listPosters, { params: pathOf(service) }, { meta: { errors: 'local' } }),
  // The filter then tells its number.
  productName: (id: number) =>
    endpointQuery(getProduct, { params: { id } }, { select: ({ name }) => name, meta: { errors: 'local' } }),
  collections: (service: AccountService = 'social') =>
    endpointQuery(listAccountCollections, { params: pathOf(service) }, { meta: { errors: 'local' } }),
}

/** A post by its id as the list that was read last shows it, and when that was; older lists may say what has changed since. */
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

/** A post by its id, as far as a list has shown it. */
export const knownPost = (client: QueryClient, id: number): Post | undefined => lastSeen(client, id)?.post
