import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { StatementsTogether } from './statements-together.ts'
import type { Statement } from './statements-together.ts'

/** Fields that the driver has but its types leave out. */
interface Inside {
  connection: { stream: Duplex }
  host: string
  port: number
  processID: number | null
  secretKey: number | null
  _types: unknown
}

type Together = pg.Submittable & Pick<StatementsTogether, 'done'>

type StartupParameters = Record<string, string | undefined>
const driver = pg.Client.prototype as unknown as { getStartupConf(this: pg.Client): StartupParameters }

/** The code in PostgreSQL's protocol for "cancel what this connection runs". */
const cancelRequest = 80_877_102
const cancelWithinMs = 2_000

/** No answer arrived in time; the statement may have run all the same. */
export class StatementTimeoutError extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(milliseconds: number) {
    super(`The database did not answer a statement within ${Math.round(milliseconds)} ms`)
    this.name = 'StatementTimeoutError'
  }
}

/**
 * A connection to PostgreSQL, directly or through a pooler.
 * The driver emits `error` when a connection dies, also between two statements, and an `error` without a listener
 * ends the process. This class always listens; the user of the connection gets the error from the next statement.
 */
export class PostgresClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }

  /** Sends the time zone as a separate parameter: poolers keep track of it, but refuse `options`. */
  getStartupConf(): StartupParameters {
    return { ...driver.getStartupConf.call(this), TimeZone: 'UTC' }
  }

  /**
   * Runs a statement with a time limit. A frozen or unreachable server says nothing for minutes; when the time is
   * over, the connection is given up and the server is asked to stop the statement.
   *
   * @throws StatementTimeoutError
   */
  queryWithin(
    milliseconds: number,
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult> {
    return this.#within(milliseconds, () => this.query(statement as string, values))
  }

  /**
   * Like `queryWithin`, for several statements in one message; see `StatementsTogether`. @throws StatementTimeoutError
   */
  readWithin(milliseconds: number, statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    const { _types } = this as unknown as Inside
    return this.#within(
      milliseconds,
      () => this.query(new StatementsTogether(statements, _types) as never as Together).done,
    )
  }

  async #within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
    const timer = setTimeout(() => this.#giveUp(milliseconds), milliseconds)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
    }
  }

  #giveUp(milliseconds: number) {
    const { connection, host, port, processID, secretKey } = this as unknown as Inside
    if (processID !== null && secretKey !== null) askToCancel({ host, port, processID, secretKey })
    connection.stream.destroy(new StatementTimeoutError(milliseconds))
  }
}

/**
 * Asks on a separate connection, without a guarantee; otherwise the server would finish a statement nobody
 * waits for.
 */
function askToCancel({
  host,
  port,
  processID,
  secretKey,
}: {
  host: string
  port: number
  processID: number
  secretKey: number
}) {
  const message = Buffer.alloc(16)
  for (const [index, number] of [16, cancelRequest, processID, secretKey].entries()) {
    message.writeInt32BE(number, index * 4)
  }
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.unref()
  socket.setTimeout(cancelWithinMs, () => socket.destroy())
  socket.on('error', () => undefined)
  socket.end(message)
}
