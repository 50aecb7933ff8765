import { hasPooler } from './has-pooler.ts'
import { PostgresClient } from './postgres-client.ts'

const connectWithinMs = 3_000
const answerWithinMs = 5_000

/**
 * Whether later transactions on a connection know its prepared statements. A server keeps them, and so does PgBouncer
 * with `max_prepared_statements`. Another pooler may give the next transaction a connection without them.
 */
export async function keepsStatements(url: string): Promise<boolean> {
  const open = () => new PostgresClient({ connectionString: url, connectionTimeoutMillis: connectWithinMs })
  const [one, other] = [open(), open()]
  // A new name, so that no connection knows the statement from an earlier check.
  const kept = { name: `kept_${crypto.randomUUID()}`, text: 'select pg_backend_pid() as pid' }
  try {
    await Promise.all([one.connect(), other.connect()])
    if (!(await hasPooler(one))) return true
    const prepared = pidOf(await one.queryWithin(answerWithinMs, kept))
    // The other client holds the connection that knows the statement, so that the first client gets another
    // one.
    await other.queryWithin(answerWithinMs, 'begin')
    const held = pidOf(await other.queryWithin(answerWithinMs, 'select pg_backend_pid() as pid'))
    if (prepared !== held) return false
    return pidOf(await one.queryWithin(answerWithinMs, kept)) !== held
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === '26000' || code === '42P05') return false
    throw error
  } finally {
    // Not awaited: a pooler may hold back the end of a connection, and the answer is known.
    one.end().catch(() => undefined)
    other.end().catch(() => undefined)
  }
}

const pidOf = ({ rows }: { rows: unknown[] }) => (rows[0] as { pid: number }).pid
