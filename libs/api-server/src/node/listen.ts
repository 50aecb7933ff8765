import type { Log } from '../platform/dependencies/dependencies.ts'
import { PostgresClient } from './postgres-client.ts'

const connectWithinMs = 3_000
const answerWithinMs = 5_000
const checkEveryMs = 10_000
const longestPauseMs = 30_000
const notHeard = 'new jobs are found by polling until the connection for notifications is back'

/**
 * Listens to a channel on a connection of its own, and reconnects when that is lost. Notifications sent in between
 * are lost; `onReconnect` tells the caller to look for changes.
 */
export async function listen(options: {
  directUrl: string
  channel: string
  onNotification: (payload: string) => void
  onReconnect: () => void
  log: Log
}): Promise<{ close(): Promise<void> }> {
  const { directUrl, channel, onNotification, onReconnect, log } = options
  let isClosed = false
  let attempt = 0
  let client: PostgresClient | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = async () => {
    const next = new PostgresClient({
      connectionString: directUrl,
      connectionTimeoutMillis: connectWithinMs,
      keepAlive: true,
    })
    next.on('notification', ({ payload }) => payload !== undefined && onNotification(payload))
    try {
      await next.connect()
      await next.queryWithin(answerWithinMs, `listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      discard(next)
      throw error
    }
    if (isClosed) return discard(next)
    client = next
    attempt = 0
    next.once('end', () => lose(next, 'the connection ended'))
    checkLater(next)
    onReconnect()
  }

  /** A lost connection reports nothing, and a pooler drops the channel, so we check regularly. */
  const checkLater = (checked: PostgresClient) => {
    timer = setTimeout(async () => {
      try {
        const { rows } = await checked.queryWithin(
          answerWithinMs,
          'select 1 from pg_listening_channels() as listening(channel) where channel = $1',
          [channel],
        )
        if (rows.length === 0) return lose(checked, 'the server no longer knows the channel')
        checkLater(checked)
      } catch (error) {
        lose(checked, error instanceof Error ? error.message : String(error))
      }
    }, checkEveryMs)
    timer.unref()
  }

  const lose = (lost: PostgresClient, reason: string) => {
    if (isClosed || client !== lost) return
    client = null
    clearTimeout(timer)
    discard(lost)
    log.warn({ reason }, notHeard)
    connectLater()
  }

  const connectLater = () => {
    const pause = Math.min(longestPauseMs, 1000 * 2 ** Math.min(attempt++, 5))
    timer = setTimeout(() => {
      connect().catch(() => {
        if (!isClosed) connectLater()
      })
    }, pause)
    timer.unref()
  }

  await connect().catch((error: unknown) => {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, notHeard)
    connectLater()
  })
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      if (client) discard(client)
    },
  }
}

/** Closes a connection without waiting for a server that may not answer. */
function discard(client: PostgresClient) {
  client.end().catch(() => undefined)
}
