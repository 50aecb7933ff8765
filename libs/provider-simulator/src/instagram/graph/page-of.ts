import { badParameter } from './graph-error.ts'

/** The requested page of a list. */
export interface PageRequest {
  limit: number
  after: string | null
  before: string | null
}

const maxLimit = 100

/** Reads the paging parameters; a page has 25 rows by default and 100 at most. */
export const readPage = (parameters: URLSearchParams | Record<string, string>): PageRequest => {
  const read = (name: string) =>
    parameters instanceof URLSearchParams ? parameters.get(name) : (parameters[name] ?? null)
  const limit = Number(read('limit') ?? 25)
  if (!Number.isInteger(limit) || limit < 1) throw badParameter('Param limit must be a positive integer')
  return { limit: Math.min(limit, maxLimit), after: read('after'), before: read('before') }
}

const cursorOf = (id: string) => btoa(`c:${id}`).replaceAll('=', '')

const indexOf = <Row extends { id: string }>(rows: readonly Row[], cursor: string): number => {
  const at = rows.findIndex(({ id }) => cursorOf(id) === cursor)
  if (at === -1) throw badParameter('Invalid cursors values')
  return at
}

/** A page of a list. Cursors contain ids, so new rows don't shift the pages. */
export const pageOf = <Row extends { id: string }>(
  rows: readonly Row[],
  { limit, after, before }: PageRequest,
) => {
  const end = before === null ? rows.length : indexOf(rows, before)
  const start = after === null ? (before === null ? 0 : Math.max(0, end - limit)) : indexOf(rows, after) + 1
  const page = rows.slice(start, Math.min(end, start + limit))
  const [first, last] = [page[0], page.at(-1)]
  return {
    rows: page,
    cursors: first && last && { before: cursorOf(first.id), after: cursorOf(last.id) },
    hasNext: start + page.length < rows.length,
    hasPrevious: start > 0,
  }
}

/** The paging part of an answer: addresses that contain the token, like the real ones. */
export const pagingOf = (
  { cursors, hasNext, hasPrevious }: Pick<ReturnType<typeof pageOf>, 'cursors' | 'hasNext' | 'hasPrevious'>,
  address: URL,
) => {
  if (!cursors) return {}
  const leadTo = (name: 'after' | 'before', cursor: string) => {
    const next = new URL(address)
    for (const other of ['after', 'before', 'appsecret_proof']) next.searchParams.delete(other)
    next.searchParams.set(name, cursor)
    return String(next)
  }
  return {
    paging: {
      cursors,
      ...(hasNext && { next: leadTo('after', cursors.after) }),
      ...(hasPrevious && { previous: leadTo('before', cursors.before) }),
    },
  }
}
