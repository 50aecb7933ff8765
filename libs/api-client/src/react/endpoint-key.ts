import type { Endpoint, EndpointInput, Resource } from '@tandem/api-contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import type { EndpointRead } from '../call.ts'

/** The name of a call and its input, as the contract's schemas parse it. */
export type EndpointKey = readonly [name: string, input: object]

/** A part of an input, such as only the service. */
type Part<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Part<T[K]> } : T

/** Every key is made here, so that cache entries can be found by the resources that they were read from. */
const readBy = new Map<string, readonly Resource[]>()

/**
 * The key of a cache entry. Equal inputs have equal keys, however many defaults were left out. A cached value
 * that isn't the plain answer has a `form`, and so its own key.
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
    // Invalid input is sent anyway, so that the server says what is wrong.
    return [[part, result.success ? result.output : given] as const]
  })
  return Object.fromEntries(parts)
}

const withoutEmpty = (search: unknown) =>
  Object.fromEntries(Object.entries(search ?? {}).filter(([, value]) => value !== ''))

const together = 'together'

/** The key of several entries that are read as one. */
export const keyOfSeveral = (keys: readonly QueryKey[]): QueryKey => [together, ...keys]

/** The names of the calls that a cache entry was read with. */
export const callsIn = ([name, ...rest]: QueryKey): readonly string[] =>
  name === together
    ? (rest as QueryKey[]).flatMap(callsIn)
    : typeof name === 'string'
      ? name.split('.', 1)
      : []

/** The resources of a cache entry; empty when its key wasn't made here. */
export const resourcesIn = ([name, ...rest]: QueryKey): readonly Resource[] =>
  name === together
    ? (rest as QueryKey[]).flatMap(resourcesIn)
    : (typeof name === 'string' && readBy.get(name)) || []

/** Finds the reads of an endpoint, with any input or with this part of it. */
export const readsOf = <E extends Endpoint>(endpoint: E, input?: Part<EndpointInput<E>>) => ({
  queryKey: input === undefined ? [nameOf(endpoint)] : [nameOf(endpoint), input],
})

/** The cached values of an endpoint, one for each input. */
export const knownReads = <E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input?: Part<EndpointInput<E>>,
): EndpointRead<E>[] =>
  client
    .getQueriesData<EndpointRead<E>>(readsOf(endpoint, input))
    .flatMap(([, known]) => (known === undefined ? [] : [known]))

/** Changes every cached value of an endpoint before it is read again. */
export function changeReads<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  change: (known: EndpointRead<E>) => EndpointRead<E>,
) {
  client.setQueriesData<EndpointRead<E>>(readsOf(endpoint), (known) => known && change(known))
}
