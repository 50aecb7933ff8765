import pg from 'pg'

/** A statement with its values; with a name the server keeps it for the connection. */
export interface Statement {
  text: string
  values: readonly unknown[]
  name?: string | undefined
}

/** A query of the driver, with what its types leave out. */
interface Part extends pg.Query {
  text: string
  name?: string
  _result: { _types: unknown }
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleEmptyQuery(connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: unknown, connection: Connection): void
}

interface Connection {
  stream: { writable: boolean; write(bytes: Buffer): unknown }
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  sync(): void
}

/**
 * Several statements in one message to the server, which ends with the only `Sync`. Until there the server treats them
 * as one transaction: it commits them together, and after a failure skips the rest and rolls all of them back. What is
 * set for the transaction holds from one to the next and ends with the last, whatever happens.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class StatementsTogether {
  readonly done: Promise<pg.QueryResult[]>
  readonly #parts: Part[]
  readonly #results: pg.QueryResult[] = []
  readonly #settled = Promise.withResolvers<pg.QueryResult[]>()
  #failure: unknown
  /** The part whose answer comes next. */
  #current = 0

  constructor(statements: readonly Statement[], types: unknown) {
    this.done = this.#settled.promise
    this.#parts = statements.map((statement, index) => {
      const callback = (error: unknown, result: pg.QueryResult) => {
        if (error) this.#failure ??= error
        else this.#results[index] = result
      }
      const part = new pg.Query({ ...statement, callback } as never) as unknown as Part
      part._result._types = types
      return part
    })
  }

  // The driver notes under name and text what the server says it has parsed.
  get name(): string | undefined {
    return this.#parts[this.#current]?.name
  }

  get text(): string | undefined {
    return this.#parts[this.#current]?.text
  }

  submit(connection: Connection) {
    const pieces: Buffer[] = []
    const stream = { writable: true, write: (piece: Buffer) => pieces.push(piece) }
    // Collected, to be written at once; the only `Sync` is the last piece.
    const collecting = Object.create(connection, {
      stream: { value: stream },
      sync: { value: () => undefined },
    }) as Connection
    for (const part of this.#parts) {
      part.prepare(collecting)
      // Its values cannot be written: nothing after it may run.
      if (this.#failure !== undefined) break
    }
    connection.sync.call(Object.create(connection, { stream: { value: stream } }))
    if (connection.stream.writable) connection.stream.write(Buffer.concat(pieces))
  }

  handleRowDescription(message: unknown) {
    this.#parts[this.#current]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown) {
    this.#parts[this.#current]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Connection) {
    this.#parts[this.#current]?.handleCommandComplete(message, connection)
    this.#current += 1
  }

  handleEmptyQuery() {
    this.#current += 1
  }

  handleReadyForQuery(connection: Connection) {
    for (const part of this.#parts) part.handleReadyForQuery(connection)
    this.#forgetUnparsed(connection)
    if (this.#failure === undefined) this.#settled.resolve(this.#results)
    else this.#settled.reject(this.#failure)
  }

  /** What the server says, or that the connection is gone. */
  handleError(error: unknown, connection: Connection) {
    this.#forgetUnparsed(connection)
    this.#settled.reject(error)
  }

  /** The server skipped what came after a failure: its names stay free. */
  #forgetUnparsed({ submittedNamedStatements }: Connection) {
    for (const { name } of this.#parts) if (name !== undefined) delete submittedNamedStatements[name]
  }
}
