import type { Endpoint } from '@tandem/api-contract'
import { ApiError } from './errors.ts'

/** A write in progress: its request and its key. */
interface Write {
  method: Endpoint['method']
  /** The endpoint's path, with its placeholders. */
  path: string
  /** The item that the path names; undefined for none. */
  id: unknown
  /** Method, path and input. */
  asked: string
  key: string
  /** In milliseconds. */
  since: number
}

/** Writes with unknown outcome, by request. */
const open = new Map<string, Write>()

/**
 * How long an identical write counts as a retry. Later it is a new one: a sync started again after an hour
 * has to run.
 */
const keptMs = 5 * 60_000
const maxKept = 100

/**
 * A write with its key: the key of an identical write with unknown outcome, or a new one. Writes that set a
 * state (PUT) may run twice, so their key is always new: after "viewer, admin, viewer" the last one
 * counts. For the same reason another call on the same resource ends the wait for a retry, unless it is about another
 * item: "restore" after "archive", or a new picture after "remove picture".
 */
export function takeWrite({ method, path }: Endpoint, input: { params?: unknown }): Write {
  const { id } = Object(input.params) as { id?: unknown }
  for (const write of open.values()) {
    const isSameCall = write.method === method && write.path === path
    // A creation names no item: a deletion may undo it, a change of an item doesn't.
    const isOtherItem =
      write.id !== id && (write.id ?? method === 'PUT') && listOf(write.path) === listOf(path)
    if (!isSameCall && !isOtherItem && resourceOf(write.path) === resourceOf(path)) forget(write)
  }
  const asked = `${method} ${path} ${JSON.stringify(input)}`
  const known = open.get(asked)
  if (known) forget(known)
  return known && Date.now() - known.since < keptMs
    ? known
    : { method, path, id, asked, key: newKey(), since: Date.now() }
}

/** Keeps the key for a retry unless the server has decided, which it has with a status below 500. */
export function keepOpen(write: Write, error: unknown) {
  if (write.method === 'PUT' || (error instanceof ApiError && error.status < 500)) return
  open.set(write.asked, write)
  const [oldest] = open.values()
  if (open.size > maxKept && oldest) forget(oldest)
  // Inputs contain names and passwords, so they don't stay in memory longer than needed.
  setTimeout(() => open.get(write.asked) === write && forget(write), write.since + keptMs - Date.now())
}

const forget = ({ asked }: Write) => open.delete(asked)

/** The path before the id: `/notes` for `/notes/{id}`. */
const listOf = (path: string) => path.split('/{id}')[0]

/** The first word of a path, such as `users`. */
const resourceOf = (path: string) => path.split('/')[1]

/** Not `randomUUID`, which browsers only offer over TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
