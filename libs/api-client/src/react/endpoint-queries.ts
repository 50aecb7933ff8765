import { isWrite } from '@tandem/api-contract'
import type { Endpoint, EndpointAnswer, EndpointData, EndpointInput, PageMeta } from '@tandem/api-contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  DataTag,
  FetchQueryOptions,
  InfiniteData,
  QueryKey,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
} from '@tanstack/react-query'
import type * as v from 'valibot'
import { call, read } from '../call.ts'
import type { EndpointRead } from '../call.ts'
import { keyOf, keyOfSeveral } from './endpoint-key.ts'
import type { EndpointKey } from './endpoint-key.ts'

/** The options of a read, typed by what the cache stores and what a screen selects. */
export type EndpointQuery<Data, Selected = Data, Key extends QueryKey = EndpointKey> = UnusedSkipTokenOptions<
  Data,
  Error,
  Selected,
  Key
> & { queryKey: DataTag<Key, Data, Error> }

/** The options of a list that loads more pages on demand. */
export type EndpointPages<Page> = UnusedSkipTokenInfiniteOptions<
  Page,
  Error,
  InfiniteData<Page>,
  EndpointKey,
  number
> & { queryKey: DataTag<EndpointKey, InfiniteData<Page>, Error> }

type Rest<Options> = Omit<Options, 'queryKey' | 'queryFn'>

/** Reads that nobody waits for any more are aborted. Writes aren't: their answer would be lost. */
const optionsOf = (endpoint: Endpoint, context: { signal: AbortSignal }) =>
  isWrite(endpoint) ? {} : { signal: context.signal }

/**
 * The options of a read. Its key is the endpoint's name and the parsed input; the cache stores the data, or
 * data and `meta` if the endpoint has it. A change of the endpoint's resources makes it stale.
 */
export const endpointQuery = <E extends Endpoint, Selected = EndpointRead<E>>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: Rest<UnusedSkipTokenOptions<EndpointRead<E>, Error, Selected, EndpointKey>>,
): EndpointQuery<EndpointRead<E>, Selected> =>
  queryOptions<EndpointRead<E>, Error, Selected, EndpointKey>({
    ...options,
    queryKey: keyOf(endpoint, input),
    queryFn: (context) => read(endpoint, input, optionsOf(endpoint, context)),
  })

/** An endpoint that returns a list page by page. */
type PagedEndpoint = Endpoint<
  v.GenericSchema | undefined,
  v.GenericSchema | undefined,
  v.GenericSchema | undefined,
  v.GenericSchema<unknown, unknown[]>,
  v.GenericSchema<unknown, PageMeta>
>

/** The paging part of a search. */
interface Paging {
  page: number
  per_page: number
}

const metaOf = (page: { data: unknown }) => (page as { data: unknown; meta: PageMeta }).meta

/** The options of a list that loads more pages on demand. */
export const endpointPages = <E extends PagedEndpoint>(
  endpoint: E,
  inputOf: (paging: Paging) => EndpointInput<E>,
  options?: Omit<Rest<EndpointPages<EndpointAnswer<E>>>, 'initialPageParam' | 'getNextPageParam'>,
): EndpointPages<EndpointAnswer<E>> => {
  const pageInput = (page: number) => inputOf({ page, per_page: 20 })
  return infiniteQueryOptions<EndpointAnswer<E>, Error, InfiniteData<EndpointAnswer<E>>, EndpointKey, number>(
    {
      ...options,
      queryKey: keyOf(endpoint, pageInput(1), 'pages'),
      queryFn: ({ pageParam, signal }) => call(endpoint, pageInput(pageParam), { signal }),
      initialPageParam: 1,
      getNextPageParam: (page) => {
        const { current_page, last_page } = metaOf(page)
        return current_page < last_page ? current_page + 1 : null
      },
    },
  )
}

/**
 * The loaded rows of `endpointPages`, each once. A new row shifts the others, so the last row of a page can be
 * the first of the next.
 */
export const rowsOfPages = <Row extends { id: number }>({
  pages,
}: {
  pages: readonly { data: readonly Row[] }[]
}): Row[] => [...new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row])).values()]

/** The options of a whole list, read in as many pages as needed. */
export const endpointWhole = <E extends PagedEndpoint>(
  endpoint: E,
  inputOf: (paging: Paging) => EndpointInput<E>,
  options?: Rest<UnusedSkipTokenOptions<EndpointData<E>, Error, EndpointData<E>, EndpointKey>>,
): EndpointQuery<EndpointData<E>> => {
  const pageInput = (page: number) => inputOf({ page, per_page: 100 })
  return queryOptions<EndpointData<E>, Error, EndpointData<E>, EndpointKey>({
    ...options,
    queryKey: keyOf(endpoint, pageInput(1), 'whole'),
    queryFn: async ({ signal }) => {
      const first = await call(endpoint, pageInput(1), { signal })
      const others = Array.from({ length: metaOf(first).last_page - 1 }, (_, index) =>
        call(endpoint, pageInput(index + 2), { signal }),
      )
      return [first, ...(await Promise.all(others))].flatMap(({ data }) => data) as EndpointData<E>
    },
  })
}

/** The options of several reads as one, in order; each is also cached separately. */
export const severalQueries = <Data>(
  queries: readonly Pick<FetchQueryOptions<Data, Error, Data, EndpointKey>, 'queryKey' | 'queryFn'>[],
): EndpointQuery<Awaited<Data>[], Awaited<Data>[], QueryKey> =>
  queryOptions({
    queryKey: keyOfSeveral(queries.map(({ queryKey }) => queryKey)),
    queryFn: ({ client }) => Promise.all(queries.map((query) => client.fetchQuery(query))),
  })

/** The options of something cached under a name, such as a file beside the app. No write makes it stale. */
export const namedQuery = <Data>(
  name: string,
  read: (signal: AbortSignal) => Promise<Data>,
  options?: Rest<UnusedSkipTokenOptions<Data, Error, Data, EndpointKey>>,
): EndpointQuery<Data> =>
  queryOptions<Data, Error, Data, EndpointKey>({
    ...options,
    queryKey: [`named.${name}`, {}],
    queryFn: ({ signal }) => read(signal),
  })
