import { AsyncLocalStorage } from 'node:async_hooks'
import pino from 'pino'
import type { LoggerOptions } from 'pino'
import type { Log } from '../platform/dependencies/dependencies.ts'
import { describeError } from './describe-error.ts'

/** The fields that `within` gave to the work that runs now. */
const context = new AsyncLocalStorage<Record<string, unknown>>()

/** The fields that `within` of a log gave to the work that runs now; its lines carry them. */
export const loggedFields = (): Readonly<Record<string, unknown>> => context.getStore() ?? {}

/**
 * Logs JSON lines, by default to standard output. Callers never pass secrets; as a second safety, fields with these
 * names are hidden.
 */
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
