import type * as v from 'valibot'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'
import type { Resource } from './resources.ts'

type Schema = v.GenericSchema

/** Who may call: anyone, whoever has a living session, or a role that holds the permission. */
export type Access = 'public' | 'signed-in' | Permission

/** How often one caller may call, counted per network address or per signed-in user. */
export interface Limit {
  calls: number
  seconds: number
  per: 'address' | 'user'
}

/**
 * One call of the API, as data: the server implements it, the client calls it, the OpenAPI document and
 * the tests are made from it. Paths are below `basePath`; `{name}` marks a parameter.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Search extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
  Meta extends Schema | undefined = Schema | undefined,
> {
  /** Unique, camelCase: the operation id in OpenAPI. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  access: Access
  /** What its answer is made of; it is old as soon as a call changes one of these. Empty where it is a write. */
  reads: readonly Resource[]
  /** What a success makes old for whoever has read it. */
  changes: readonly Resource[]
  params: Params
  search: Search
  /** Whether a part of the search that is empty counts as left out. */
  dropsEmptySearch: boolean
  body: Body
  /** How many bytes its body may have; a longer one is not read. */
  bodyBytes: number
  /** What stands under `data` in the answer. */
  data: Data
  /** What stands under `meta` in the answer, where there is more to say than the data. */
  meta: Meta
  /** Status of success. */
  status: 200 | 201 | 202
  /**
   * `csv` streams a file of text instead of JSON, `file` one of any kind; failures before its first piece are JSON all
   * the same.
   */
  answers: 'json' | 'csv' | 'file'
  /** Codes this call raises beside those that any call may raise (see `commonErrors`). */
  errors: readonly ErrorCode[]
  /** A tighter limit than the general one. */
  limit: Limit | null
  /** Refused to other sites, prefetches and navigations: a GET that changes something. */
  sameSiteOnly: boolean
  /**
   * What a client does with this write where it finds no network. `queue`: it may keep the write, with its key and what
   * was asked, and send it within a day. For small changes that nobody waits for. Never where the input has a password or
   * a token, where somebody needs the answer at once, or where doing it a day later would be wrong. Left out: it fails.
   */
  whenOffline?: 'queue' | undefined
}

/** A call reads something, or it says what it changes: nothing, in so many words, where that is so. */
type Effect =
  | { method: 'GET'; reads: readonly [Resource, ...Resource[]]; changes?: undefined }
  | { method: Endpoint['method']; changes: readonly Resource[]; reads?: undefined }

const usualBodyBytes = 64 * 1024

/** Where every path of the contract starts on a host. */
export const basePath = '/api/v1'

/** Describes a call; what is left out gets its plain default. */
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

/** Whether a call changes something: all but a GET do, and a GET that other sites are refused. */
export const isWrite = ({ method, sameSiteOnly }: Endpoint): boolean => method !== 'GET' || sameSiteOnly

type InputPart<Key extends string, S> = S extends Schema
  ? {} extends v.InferInput<S>
    ? { [K in Key]?: v.InferInput<S> }
    : { [K in Key]: v.InferInput<S> }
  : { [K in Key]?: undefined }

/** What a caller gives: `params`, `search` and `body`, each only where the endpoint takes it. */
export type EndpointInput<E extends Endpoint> = InputPart<'params', E['params']> &
  InputPart<'search', E['search']> &
  InputPart<'body', E['body']>

/** What a caller gets under `data`. */
export type EndpointData<E extends Endpoint> = v.InferOutput<E['data']>

/** The whole answer of a success: `data`, and `meta` where the endpoint has one. */
export type EndpointAnswer<E extends Endpoint> = E['meta'] extends Schema
  ? { data: EndpointData<E>; meta: v.InferOutput<E['meta']> }
  : { data: EndpointData<E> }
