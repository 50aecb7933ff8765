import type { Log } from '@tandem/api-server'

/**
 * Ends the process in order after an unhandled error, because its state is unknown then. It logs the error in
 * one line and calls `stop`; if that fails, the process ends with 1. A supervisor starts it again.
 */
export function endOnError(log: Pick<Log, 'error'>, stop: () => Promise<void>): void {
  let isEnding = false
  const end = (kind: string) => (reason: unknown) => {
    log.error({ kind, error: reason }, 'the process ends: nobody handled this error')
    if (isEnding) return
    isEnding = true
    stop().catch((error: unknown) => {
      log.error({ error }, 'the process could not stop in order')
      process.exit(1)
    })
  }
  process.on('uncaughtException', end('uncaughtException'))
  process.on('unhandledRejection', end('unhandledRejection'))
}
