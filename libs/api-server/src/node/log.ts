import { AsyncLocalStorage } from 'node:async_hooks'
import pino from 'pino'
import type { LoggerOptions } from 'pino'
import type { Log } from '../platform/dependencies/dependencies.ts'
import { describeError } from './describe-error.ts'

/** The fields that `within` gave to everything that runs now. */
const context = new AsyncLocalStorage<Record<string, unknown>>()

/** What `within` of a log gave to the work that runs now: the fields that its lines carry. */
export const loggedFields = (): Readonly<Record<string, unknown>> => context.getStore() ?? {}

/** JSON lines, on standard output unless told; a line holds no secret because nothing secret is given to it, and these names never pass. */
export function jsonLog(level: string, lines?: { write(line: string): void }): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: describeError },
    // A copy, because pino adds the fields of the line to it.
    mixin: () => ({ ...context.getStore() }),
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
  }
  return Object.assign(lines ? pino(options, lines) : pino(options), {
    within: <T>(fields: Record<string, unknown>, work: () => T): T =>
      context.run({ ...context.getStore(), ...fields }, work),
  })
}

const secretNames = [
  'password',
  'authorization',
  'token',
  'consumer_key',
  'consumer_secret',
  'personal_access_token',
]
