import pg from 'pg'

/** A statement with its values; when it has a name, the server keeps it for the connection. */
export interface Statement {
  text: string
  values: readonly unknown[]
  name?: string | undefined
}

/** A query of the driver, with the fields that its types leave out. */
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
 * Several statements in one message to the server, ended by a single `Sync`. The server treats them as one
 * transaction: it commits them together, and after a failure it skips the rest and rolls everything back. Settings of
 * the transaction apply to the following statements and end with the last one, whatever happens.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class StatementsTogether {
  readonly done: Promise<pg.QueryResult[]>
  readonly #parts: Part[]
  readonly #results: pg.QueryResult[] = []
  readonly #settled = Promise.withResolvers<pg.QueryResult[]>()
  #failure: unknown
  /** The index of the part whose answer comes next. */
  #current = 0

  constructor(statements: readonly Statement[], types: unknown) {
    this.done = this.#settled.promise
    this.#parts = statements.map(({ text, values, name }, index) => {
      const callback = (error: Error | undefined, result: pg.ResultBuilder) => {
        if (error) this.#failure ??= error
        else this.#results[index] = result
      }
      // The driver copies an object with all of these, which takes longer than the rest of this function.
      const part = new pg.Query(text, [...values], callback) as unknown as Part
      if (name !== undefined) part.name = name
      part._result._types = types
      return part
    })
  }

  // The driver stores, by name and text, the statements that the server has parsed.
  get name(): string | undefined {
    return this.#parts[this.#current]?.name
  }

  get text(): string | undefined {
    return this.#parts[this.#current]?.text
  }

  submit(connection: Connection) {
    const pieces: Buffer[] = []
    const stream = { writable: true, write: (piece: Buffer) => pieces.push(piece) }
    // Collects the pieces and writes them together; the single `Sync` comes last.
    const collecting = Object.create(connection, {
      stream: { value: stream },
      sync: { value: () => undefined },
    }) as Connection
    for (const part of this.#parts) {
      part.prepare(collecting)
      // The values of this part cannot be written, so nothing after it may run.
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

  /** Handles an error of the server, or a lost connection. */
  handleError(error: unknown, connection: Connection) {
    this.#forgetUnparsed(connection)
    this.#settled.reject(error)
  }

  /** The server skipped the statements after a failure, so their names are not in use. */
  #forgetUnparsed({ submittedNamedStatements }: Connection) {
    for (const { name } of this.#parts) if (name !== undefined) delete submittedNamedStatements[name]
  }
}
