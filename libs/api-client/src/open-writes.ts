import type { Endpoint } from '@tandem/api-contract'
import { ApiError } from './errors.ts'

/** A write on its way: what is asked for, and the key it is sent with. */
interface Write {
  path: string
  /** Path and input. */
  asked: string
  key: string
  /** In milliseconds. */
  since: number
}

/** Writes whose outcome isn't known, by what was asked for. */
const open = new Map<string, Write>()

/**
 * How long an equal write counts as another try. Later the person means it anew: a sync that is started again after an
 * hour has to run.
 */
const keptMs = 5 * 60_000
const mostKept = 100

/**
 * A write with its key: that of an equal write whose outcome isn't known, or a new one. What sets a state (PUT, PATCH)
 * may run twice, so its key is always new: after "viewer, admin, viewer" the last one counts. For the same reason another
 * call on the same resource ends the wait for a second try, as "restore" does after "archive".
 */
export function takeWrite({ method, path }: Endpoint, input: unknown): Write {
  for (const write of open.values()) {
    if (resourceOf(write.path) === resourceOf(path) && write.path !== path) forget(write)
  }
  const asked = `${method} ${path} ${JSON.stringify(input)}`
  const known = open.get(asked)
  if (known) forget(known)
  return known && Date.now() - known.since < keptMs
    ? known
    : { path, asked, key: newKey(), since: Date.now() }
}

/** Keeps the key for the next try, unless the server has decided: below 500 it has. */
export function keepOpen(write: Write, error: unknown) {
  const setsState = /^(PUT|PATCH) /.test(write.asked)
  if (setsState || (error instanceof ApiError && error.status < 500)) return
  open.set(write.asked, write)
  const [oldest] = open.values()
  if (open.size > mostKept && oldest) forget(oldest)
  // Inputs hold names and passwords: none stays in memory for longer than it is needed.
  setTimeout(() => open.get(write.asked) === write && forget(write), write.since + keptMs - Date.now())
}

const forget = ({ asked }: Write) => open.delete(asked)

/** The first word of a path, such as `users`. */
const resourceOf = (path: string) => path.split('/')[1]

/** Not `randomUUID`, which browsers offer over TLS alone. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
