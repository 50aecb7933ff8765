import type * as v from 'valibot'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'
import type { Resource } from './resources.ts'

type Schema = v.GenericSchema

/** Who may call: anyone, anybody with a valid session, or a role with the permission. */
export type Access = 'public' | 'signed-in' | Permission

/** How often one caller may call, counted by IP address or by signed-in user. */
export interface Limit {
  calls: number
  seconds: number
  per: 'address' | 'user'
}

/**
 * One call of the API, as data. The server implements it, the client calls it, and the OpenAPI document and
 * the tests are made from it. Paths are below `basePath`; `{name}` marks a parameter.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Search extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
  Meta extends Schema | undefined = Schema | undefined,
> {
  /** Unique, in camelCase: the operation id in OpenAPI. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  access: Access
  /**
   * The resources that the answer contains; a call that changes one of them makes it stale. Empty for a
   * write.
   */
  reads: readonly Resource[]
  /** The resources that become stale in caches when the call succeeds. */
  changes: readonly Resource[]
  params: Params
  search: Search
  /** Whether empty parameters of the search count as left out. */
  dropsEmptySearch: boolean
  body: Body
  /** The largest body in bytes; a longer one isn't read. */
  bodyBytes: number
  /** The schema of `data` in the answer. */
  data: Data
  /** The schema of `meta` in the answer, when it has one. */
  meta: Meta
  /** Status of success. */
  status: 200 | 201 | 202
  /**
   * `table` streams rows as a CSV or a workbook instead of JSON, `file` a file of any kind. Failures before the first chunk are
   * JSON in any case.
   */
  answers: 'json' | 'table' | 'file'
  /** Error codes of this call, beside those that any call can return (see `commonErrors`). */
  errors: readonly ErrorCode[]
  /** A stricter limit than the general one. */
  limit: Limit | null
  /** Refuses other sites, prefetches and navigations: for a GET that changes something. */
  sameSiteOnly: boolean
  /**
   * What a client does with this write while it is offline. `queue`: it may store the write with its key and
   * input, and send it within a day. Only for small changes that nobody waits for. Never when the input has a
   * password or a token, when somebody needs the answer immediately, or when doing it a day later would be
   * wrong. Without it, the write fails.
   */
  whenOffline?: 'queue' | undefined
}

/** A call either reads resources or says what it changes. A write that changes nothing says so explicitly. */
type Effect =
  | { method: 'GET'; reads: readonly [Resource, ...Resource[]]; changes?: undefined }
  | { method: Endpoint['method']; changes: readonly Resource[]; reads?: undefined }

const usualBodyBytes = 64 * 1024

/** The path below which the contract's paths are on a host. */
export const basePath = '/api/v1'

/** Describes a call, with defaults for what is left out. */
export function endpoint<
  const Data extends Schema,
  const Params extends Schema | undefined = undefined,
  const Search extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Meta extends Schema | undefined = undefined,
>(
  description: {
    name: string
    path: `/${string}`
    summary: string
    access: Access
    params?: Params
    search?: Search
    dropsEmptySearch?: boolean
    body?: Body
    bodyBytes?: number
    data: Data
    meta?: Meta
    status?: Endpoint['status']
    answers?: Endpoint['answers']
    errors?: readonly ErrorCode[]
    limit?: Limit
    sameSiteOnly?: boolean
    whenOffline?: 'queue'
  } & Effect,
): Endpoint<Params, Search, Body, Data, Meta> {
  const {
    reads = [],
    changes = [],
    params,
    search,
    dropsEmptySearch = false,
    body,
    bodyBytes = usualBodyBytes,
    meta,
    status = 200,
    answers = 'json',
    errors = [],
    limit = null,
    sameSiteOnly = false,
    ...rest
  } = description
  return {
    ...rest,
    reads,
    changes,
    params: params as Params,
    search: search as Search,
    dropsEmptySearch,
    body: body as Body,
    bodyBytes,
    meta: meta as Meta,
    status,
    answers,
    errors,
    limit,
    sameSiteOnly,
  }
}

/**
 * Whether a call changes something: true for every method except GET, and for a GET that refuses other sites.
 */
export const isWrite = ({ method, sameSiteOnly }: Endpoint): boolean => method !== 'GET' || sameSiteOnly

type InputPart<Key extends string, S> = S extends Schema
  ? {} extends v.InferInput<S>
    ? { [K in Key]?: v.InferInput<S> }
    : { [K in Key]: v.InferInput<S> }
  : { [K in Key]?: undefined }

/** The input of a call: `params`, `search` and `body`, each only if the endpoint takes it. */
export type EndpointInput<E extends Endpoint> = InputPart<'params', E['params']> &
  InputPart<'search', E['search']> &
  InputPart<'body', E['body']>

/** What a caller gets in `data`. */
export type EndpointData<E extends Endpoint> = v.InferOutput<E['data']>

/** The whole answer of a success: `data`, and `meta` if the endpoint has one. */
export type EndpointAnswer<E extends Endpoint> = E['meta'] extends Schema
  ? { data: EndpointData<E>; meta: v.InferOutput<E['meta']> }
  : { data: EndpointData<E> }
