import type { DatabaseConnection, Dialect, Driver } from 'kysely'

const failures = new WeakSet<object>()

/** Notes that an error came from the database: by its code alone a provider that hangs up looks the same. */
export function asDatabaseFailure(error: unknown): unknown {
  if (typeof error === 'object' && error !== null) failures.add(error)
  return error
}

/** Whether an error came from the database. */
export const isDatabaseFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error)

/** Codes of PostgreSQL and Node for a database that is away, full, read-only or shutting down. */
const away =
  /^(08...|53...|25006|57P0[1235]|E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/
/** What the driver says without a code when a connection cannot be had, or dies. */
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error and is not queryable|timeout expired/
/** A statement that took too long, or gave way to another transaction. */
const gaveWay = /^(40001|40P01|55P03|57014)$/

const codeAndMessage = (error: unknown) => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return { code: String(code), message: String(message) }
}

/** Whether the database is away, full, read-only or shutting down: the same work may be done later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isDatabaseFailure(error)) return false
  const { code, message } = codeAndMessage(error)
  return away.test(code) || connectionLost.test(message)
}

/** Whether nothing was written for now, and the same call may succeed later. */
export const isDatabaseOutage = (error: unknown): boolean =>
  isDatabaseAway(error) || (isDatabaseFailure(error) && gaveWay.test(codeAndMessage(error).code))

/** Runs what talks to the database beside Kysely, such as queues and limits. */
export async function fromDatabase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asDatabaseFailure(error)
  }
}

/** The dialect, with all that its driver throws noted as the database's. */
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

/** In place: the driver gives connections back by identity. */
function noteQueries(connection: DatabaseConnection, noted: WeakSet<DatabaseConnection>) {
  if (noted.has(connection)) return
  noted.add(connection)
  const executeQuery = connection.executeQuery.bind(connection)
  connection.executeQuery = (...given) => fromDatabase(() => executeQuery(...given))
}
