import pino from 'pino'
import type { LoggerOptions } from 'pino'
import type { Log } from '../dependencies.ts'

/** JSON lines, on standard output unless told; a line holds no secret because nothing secret is given to it, and these names never pass. */
export function jsonLog(level: string, lines?: { write(line: string): void }): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: describeError },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
  }
  return lines ? pino(options, lines) : pino(options)
}

const secretNames = [
  'password',
  'authorization',
  'token',
  'consumer_key',
  'consumer_secret',
  'personal_access_token',
]

/** Not every property: database drivers hang the query's values and the refused row on their errors. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    name,
    message,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack,
    ...(error.cause instanceof Error && { cause: error.cause.message }),
  }
}
