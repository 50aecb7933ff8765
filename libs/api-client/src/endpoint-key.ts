import type { Endpoint, EndpointInput, Resource } from '@tandem/api-contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import type { EndpointRead } from './call.ts'

/** The name of a call and what it was asked with, as the contract's schemas read it. */
export type EndpointKey = readonly [name: string, input: object]

/** What of an input is known, such as the service alone. */
type Part<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Part<T[K]> } : T

/** Every key is made here, so that whatever stands in a cache under a name is found by what it was read of. */
const readBy = new Map<string, readonly Resource[]>()

/**
 * The key of an entry of the cache. Equal inputs have equal keys, however much of them was left to the contract's
 * defaults. What isn't kept as the call answers it has a `form`, and a key of its own.
 */
export function keyOf<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, form?: string): EndpointKey {
  return [nameOf(endpoint, form), parsed(endpoint, input)]
}

function nameOf(endpoint: Endpoint, form?: string) {
  const name = form === undefined ? endpoint.name : `${endpoint.name}.${form}`
  readBy.set(name, endpoint.reads)
  return name
}

function parsed(endpoint: Endpoint, input: { params?: unknown; search?: unknown; body?: unknown }) {
  const parts = (['params', 'search', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    if (schema === undefined) return []
    const given = part === 'search' && endpoint.dropsEmptySearch ? withoutEmpty(input[part]) : input[part]
    const result = v.safeParse(schema, given ?? {})
    // What the server will refuse is asked all the same, and says why.
    return [[part, result.success ? result.output : given] as const]
  })
  return Object.fromEntries(parts)
}

const withoutEmpty = (search: unknown) =>
  Object.fromEntries(Object.entries(search ?? {}).filter(([, value]) => value !== ''))

const together = 'together'

/** The key of several entries that are read as one. */
export const keyOfSeveral = (keys: readonly QueryKey[]) => [together, ...keys] as const

/** What an entry of the cache was read of; nothing where its key wasn't made here. */
export const resourcesIn = ([name, ...rest]: QueryKey): readonly Resource[] =>
  name === together
    ? (rest as QueryKey[]).flatMap(resourcesIn)
    : (typeof name === 'string' && readBy.get(name)) || []

/** Finds what was read from an endpoint, whatever it was asked, or where this part of its input was the same. */
export const readsOf = <E extends Endpoint>(endpoint: E, input?: Part<EndpointInput<E>>) => ({
  queryKey: input === undefined ? [nameOf(endpoint)] : [nameOf(endpoint), input],
})

/** What the cache knows from an endpoint, one value for each input that it was asked with. */
export const knownReads = <E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input?: Part<EndpointInput<E>>,
): EndpointRead<E>[] =>
  client
    .getQueriesData<EndpointRead<E>>(readsOf(endpoint, input))
    .flatMap(([, known]) => (known === undefined ? [] : [known]))

/** Changes whatever the cache knows from an endpoint, before it is read again. */
export function changeReads<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  change: (known: EndpointRead<E>) => EndpointRead<E>,
) {
  client.setQueriesData<EndpointRead<E>>(readsOf(endpoint), (known) => known && change(known))
}
