import type { PostgresClient } from './postgres-client.ts'

const answerWithinMs = 5_000

/** A server sends the id of its process when a connection starts; a pooler sends a number it made up. */
export async function hasPooler(client: PostgresClient): Promise<boolean> {
  const { rows } = await client.queryWithin(answerWithinMs, 'select pg_backend_pid() as pid')
  const { processID } = client as unknown as { processID: number | null }
  return (rows[0] as { pid: number }).pid !== processID
}
