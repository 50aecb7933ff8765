import type { Log } from '@tandem/api-server'

/**
 * An error that nobody handled leaves the process in a state that nobody knows. One line of the log names it, then
 * `stop` ends the process in order, with 1 where it fails; a supervisor starts it again.
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
