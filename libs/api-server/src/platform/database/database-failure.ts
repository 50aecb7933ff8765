import type { DatabaseConnection, Dialect, Driver } from 'kysely'

const failures = new WeakSet<object>()

/** Marks an error as coming from the database: its code alone could also be a provider that hung up. */
export function asDatabaseFailure(error: unknown): unknown {
  if (typeof error === 'object' && error !== null) failures.add(error)
  return error
}

/** Whether an error was marked as coming from the database. */
export const isDatabaseFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error)

/** Codes of PostgreSQL and Node for a database that is away, full, read-only or shutting down. */
const away =
  /^(08...|53...|25006|57P0[1235]|E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/
/** Messages of the driver, without a code, for a connection that is not available or dies. */
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error and is not queryable|timeout expired/
/** A statement that took too long, or was stopped in favour of another transaction. */
const gaveWay = /^(40001|40P01|55P03|57014)$/

const codeAndMessage = (error: unknown) => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return { code: String(code), message: String(message) }
}

/**
 * Whether the database is away, full, read-only or shutting down, so that the same work may succeed later.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!isDatabaseFailure(error)) return false
  const { code, message } = codeAndMessage(error)
  return away.test(code) || connectionLost.test(message)
}

/** Whether nothing was written and the same call may succeed later. */
export const isDatabaseOutage = (error: unknown): boolean =>
  isDatabaseAway(error) || (isDatabaseFailure(error) && gaveWay.test(codeAndMessage(error).code))

/** Runs database work that doesn't go through Kysely, such as queues and limits. */
export async function fromDatabase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asDatabaseFailure(error)
  }
}

/** The dialect, with all errors of its driver marked as coming from the database. */
export const notingFailures = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => notingDriver(dialect.createDriver()),
})

function notingDriver(driver: Driver): Driver {
  const noted = new WeakSet<DatabaseConnection>()
  return new Proxy(driver, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown
      if (typeof value !== 'function') return value
      return (...given: unknown[]) =>
        fromDatabase(async () => {
          const answer: unknown = await value.apply(target, given)
          if (name === 'acquireConnection') noteQueries(answer as DatabaseConnection, noted)
          return answer
        })
    },
  })
}

/** Changes the connection in place, because the driver identifies returned connections by object. */
function noteQueries(connection: DatabaseConnection, noted: WeakSet<DatabaseConnection>) {
  if (noted.has(connection)) return
  noted.add(connection)
  const executeQuery = connection.executeQuery.bind(connection)
  connection.executeQuery = (...given) => fromDatabase(() => executeQuery(...given))
}
