import { PostgresClient } from './postgres-client.ts'

const connectWithinMs = 3_000
const answerWithinMs = 5_000
const heardWithinMs = 2_000

/** Tandem cannot work with what stands between it and the database; the words name the setting. */
export class RouteError extends Error {
  override readonly name = 'RouteError'
}

/** The settings that lead to the database. */
export type RouteSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

interface RouteOptions {
  /** Where the address comes from: the words of a RouteError name it. */
  setting?: RouteSetting
  /** What DATABASE_DIRECT_URL says: it must lead to the same database, through no pooler. */
  directUrl?: string | undefined
}

/**
 * Finds out how connections reach the server: directly, or through a pooler such as PgBouncer. The role there must see
 * the rows of all teams.
 * @throws RouteError where they cannot be worked with, in one line that says what to set
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

/** A server says at the start which process serves the connection; a pooler makes up a number of its own. */
export async function hasPooler(client: PostgresClient): Promise<boolean> {
  const { rows } = await client.queryWithin(answerWithinMs, 'select pg_backend_pid() as pid')
  const { processID } = client as unknown as { processID: number | null }
  return (rows[0] as { pid: number }).pid !== processID
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

/** Another role than the owner may read tables and still not see their rows: a backup would leave them out. */
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

/** Databases of one name are no proof: what is told in one must be heard in the other. */
async function checkSameDatabase(client: PostgresClient, direct: PostgresClient) {
  const channel = `tandem_route_${crypto.randomUUID().replaceAll('-', '')}`
  const heard = Promise.withResolvers<boolean>()
  direct.once('notification', () => heard.resolve(true))
  await direct.queryWithin(answerWithinMs, `listen ${channel}`)
  await client.queryWithin(answerWithinMs, 'select pg_notify($1, $2)', [channel, ''])
  // From now on: a slow server may take long for the two statements.
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
    client.end().catch(() => undefined)
  }
}

/** What a pooler says to a parameter it does not know has the code of a broken protocol. */
function inWords(error: unknown, setting: RouteSetting): unknown {
  const { message } = error as { message?: unknown }
  const parameter = /unsupported startup parameter:? *([\w.]+)/i.exec(String(message))?.[1]
  if (parameter === undefined) return error
  return new RouteError(
    `Setting ${setting}: the pooler there refuses the startup parameter ${parameter}. Let it pass, or add it to ignore_startup_parameters.`,
  )
}
