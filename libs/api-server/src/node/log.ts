import pino from 'pino'
import type { Log } from '../dependencies.ts'

/** JSON lines on standard output; a line holds no secret because nothing secret is given to it, and these names never pass. */
export function jsonLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: pino.stdSerializers.err },
    redact: {
      paths: [
        '*.password',
        '*.authorization',
        '*.token',
        '*.consumer_key',
        '*.consumer_secret',
        '*.personal_access_token',
      ],
      censor: '[hidden]',
    },
  })
}
