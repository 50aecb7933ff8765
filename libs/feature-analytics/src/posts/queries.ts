import { call } from '@tandem/api-client'
import {
  getProduct,
  listAccountCollections,
  listPosters,
  listPosts,
  listSellingPosts,
  type AccountService,
  type Post,
  type SoldSearch,
} from '@tandem/api-contract'
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { PostRequest } from './post-search.ts'

const posts = ['posts'] as const

/** What every path about posts says; one network is read from so far. */
export const pathOf = (service: AccountService) => ({ service, social: 'instagram' }) as const

/** How long what was read ahead counts as new. */
const freshFor = 10_000

/** Posts of connected accounts, or of tracked ones. */
export const postQueries = {
  all: posts,
  /** What the keys of all pages begin with. */
  pages: [...posts, 'list'] as const,
  page: (request: PostRequest, service: AccountService = 'social') =>
    queryOptions({
      queryKey: [...posts, 'list', service, request],
      queryFn: ({ signal }) => call(listPosts, { params: pathOf(service), search: request }, { signal }),
      staleTime: freshFor,
      refetchOnReconnect: 'always',
    }),
  soldPages: [...posts, 'sold'] as const,
  sold: (request: SoldSearch, service: AccountService = 'social') =>
    queryOptions({
      queryKey: [...posts, 'sold', service, request],
      queryFn: ({ signal }) =>
        call(listSellingPosts, { params: pathOf(service), search: request }, { signal }),
      staleTime: freshFor,
    }),
  posters: (service: AccountService = 'social') =>
    queryOptions({
      queryKey: [...posts, 'posters', service],
      queryFn: async ({ signal }) => (await call(listPosters, { params: pathOf(service) }, { signal })).data,
      // The filter says itself that its choices could not be read.
      meta: { errors: 'local' },
    }),
  productName: (id: number) =>
    queryOptions({
      queryKey: ['products', 'name', id],
      queryFn: async ({ signal }) => (await call(getProduct, { params: { id } }, { signal })).data.name,
      // The filter then tells its number.
      meta: { errors: 'local' },
    }),
  /** Under the key of all lists of collections, so that a change of one is seen here. */
  collections: (service: AccountService = 'social') =>
    queryOptions({
      queryKey: ['account-collections', service],
      queryFn: async ({ signal }) =>
        (await call(listAccountCollections, { params: pathOf(service) }, { signal })).data,
      meta: { errors: 'local' },
    }),
}

/** A post by its id as the list that was read last shows it, and when that was; older lists may say what has changed since. */
export function lastSeen(client: QueryClient, id: number, lists: readonly QueryKey[]) {
  const pages = lists
    .flatMap((queryKey) => client.getQueryCache().findAll({ queryKey }))
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
export const knownPost = (client: QueryClient, id: number): Post | undefined =>
  lastSeen(client, id, [postQueries.pages, postQueries.soldPages])?.post
