import type { Endpoint } from '@tandem/api-contract'
import { ApiError } from './errors.ts'

/** A write in progress: its request and its key. */
interface Write {
  method: Endpoint['method']
  /** The endpoint's path, with its placeholders. */
  path: string
  params: Record<string, unknown>
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
const mostKept = 100

/**
 * A write with its key: the key of an identical write with unknown outcome, or a new one. Writes that set a
 * state (PUT) may run twice, so their key is always new: after "viewer, admin, viewer" the last one
 * counts. For the same reason another call that may undo a write ends the wait for its retry: "restore" after
 * "archive", or a new picture after "remove picture".
 */
export function takeWrite({ method, path }: Endpoint, input: { params?: unknown }): Write {
  const params = (input.params ?? {}) as Write['params']
  const asked = `${method} ${path} ${JSON.stringify(input)}`
  const write = { method, path, params, asked, key: newKey(), since: Date.now() }
  for (const earlier of open.values()) if (mayUndo(write, earlier)) forget(earlier)
  const known = open.get(asked)
  if (known) forget(known)
  return known && Date.now() - known.since < keptMs ? known : write
}

/** Whether a write may undo an earlier one: another call about the same resource, and not about another item. */
function mayUndo(write: Write, earlier: Write): boolean {
  if (write.method === earlier.method && write.path === earlier.path) return false
  // Changing an item doesn't undo the creation of one; deleting it may.
  if (setsState(write) && write.path.startsWith(`${earlier.path}/{`)) return false
  const [parts, earlierParts] = [write.path.split('/'), earlier.path.split('/')]
  // The first part is empty, the second is the resource, such as `users`.
  if (parts[1] !== earlierParts[1]) return false
  const differs = parts.findIndex(
    (part, place) => part !== earlierParts[place] || !isSame(part, write, earlier),
  )
  return differs === -1 || parts[differs] !== earlierParts[differs]
}

/** Keeps the key for a retry unless the server has decided, which it has with a status below 500. */
export function keepOpen(write: Write, error: unknown) {
  if (setsState(write) || (error instanceof ApiError && error.status < 500)) return
  open.set(write.asked, write)
  const [oldest] = open.values()
  if (open.size > mostKept && oldest) forget(oldest)
  // Inputs contain names and passwords, so they don't stay in memory longer than needed.
  setTimeout(() => open.get(write.asked) === write && forget(write), write.since + keptMs - Date.now())
}

const forget = ({ asked }: Write) => open.delete(asked)

const setsState = ({ method }: Write) => method === 'PUT'

/** Whether two writes have the same value for a placeholder of their paths, such as `{id}`. */
function isSame(placeholder: string, one: Write, other: Write): boolean {
  const name = placeholder.slice(1, -1)
  return String(one.params[name]) === String(other.params[name])
}

/** Not `randomUUID`, which browsers only offer over TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
