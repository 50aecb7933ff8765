import { hasPooler } from './has-pooler.ts'
import { PostgresClient } from './postgres-client.ts'

const connectWithinMs = 3_000
const answerWithinMs = 5_000
const heardWithinMs = 2_000

/** Tandem cannot work with the connection to the database; the message names the setting to change. */
export class RouteError extends Error {
  override readonly name = 'RouteError'
}

/** The settings that lead to the database. */
export type RouteSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

interface RouteOptions {
  /** The setting that the address comes from; the message of a RouteError names it. */
  setting?: RouteSetting
  /** The value of DATABASE_DIRECT_URL: it must lead to the same database without a pooler. */
  directUrl?: string | undefined
}

/**
 * Finds out whether connections reach the server directly or through a pooler such as PgBouncer, and checks that the
 * role sees the rows of all teams.
 * @throws RouteError when Tandem cannot work with the connection; its message says in one line what to set
 */
export async function checkRoute(
  url: string,
  { setting = 'DATABASE_URL', directUrl }: RouteOptions = {},
): Promise<{ isPooled: boolean }> {
  const isPooled = await withClient(url, setting, async (client) => {
    await checkTransactions(client, setting)
    await checkTimeZone(client, setting)
    await checkOwner(client, setting)
    return hasPooler(client)
  })
  if (directUrl !== undefined) {
    await withClient(directUrl, 'DATABASE_DIRECT_URL', async (direct) => {
      if (await hasPooler(direct)) {
        throw new RouteError(
          'Setting DATABASE_DIRECT_URL: it leads through a pooler too. It must lead to the PostgreSQL server itself.',
        )
      }
      await withClient(url, setting, (client) => checkSameDatabase(client, direct))
    })
  }
  return { isPooled }
}

async function checkTransactions(client: PostgresClient, setting: RouteSetting) {
  try {
    await client.queryWithin(answerWithinMs, 'begin')
    await client.queryWithin(answerWithinMs, 'select 1')
    await client.queryWithin(answerWithinMs, 'commit')
  } catch (error) {
    if (!/statement pool/i.test(String((error as Error).message))) throw error
    throw new RouteError(
      `Setting ${setting}: the pooler there keeps no transactions together (pool_mode=statement). Set pool_mode=transaction.`,
    )
  }
}

async function checkTimeZone(client: PostgresClient, setting: RouteSetting) {
  const { rows } = await client.queryWithin(answerWithinMs, 'show TimeZone')
  if ((rows[0] as { TimeZone: string }).TimeZone === 'UTC') return
  throw new RouteError(
    `Setting ${setting}: the pooler there drops the time zone of a connection. Let it keep track of TimeZone, ` +
      "or set it for the database: alter database … set timezone to 'UTC'.",
  )
}

/**
 * A role that isn't the owner may read tables without seeing their rows, so a backup would leave them out.
 */
async function checkOwner(client: PostgresClient, setting: RouteSetting) {
  const { rows } = await client.queryWithin(
    answerWithinMs,
    `select 1 from pg_class
     where relnamespace = current_schema()::regnamespace and relrowsecurity and row_security_active(oid) limit 1`,
  )
  if (rows.length === 0) return
  throw new RouteError(
    `Setting ${setting}: its role does not own the tables, so row-level security hides rows from it. ` +
      'Name the role that owns them ("The roles" in docs/hosting.md).',
  )
}

/**
 * Two databases can have the same name, so we send a notification through one and wait for it on the other.
 */
async function checkSameDatabase(client: PostgresClient, direct: PostgresClient) {
  const channel = `tandem_route_${crypto.randomUUID().replaceAll('-', '')}`
  const heard = Promise.withResolvers<boolean>()
  direct.once('notification', () => heard.resolve(true))
  await direct.queryWithin(answerWithinMs, `listen ${channel}`)
  await client.queryWithin(answerWithinMs, 'select pg_notify($1, $2)', [channel, ''])
  // The time starts here, because a slow server may take long for the two statements above.
  setTimeout(() => heard.resolve(false), heardWithinMs).unref()
  if (await heard.promise) return
  throw new RouteError('Setting DATABASE_DIRECT_URL: it leads to another database than DATABASE_URL.')
}

async function withClient<T>(
  url: string,
  setting: RouteSetting,
  work: (client: PostgresClient) => Promise<T>,
): Promise<T> {
  const client = new PostgresClient({ connectionString: url, connectionTimeoutMillis: connectWithinMs })
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw inWords(error, setting)
  } finally {
    // The check is over, whatever a server that is gone says to the end of its connection.
    client.end().catch(() => undefined)
  }
}

/**
 * A pooler answers an unknown parameter with the error code of a broken protocol, so we explain it in words.
 */
function inWords(error: unknown, setting: RouteSetting): unknown {
  const { message } = error as { message?: unknown }
  const parameter = /unsupported startup parameter:? *([\w.]+)/i.exec(String(message))?.[1]
  if (parameter === undefined) return error
  return new RouteError(
    `Setting ${setting}: the pooler there refuses the startup parameter ${parameter}. Let it pass, or add it to ignore_startup_parameters.`,
  )
}
