import type { WholeDatabase } from '@tandem/api-server'
import { openPostgres } from '@tandem/api-server/node'
import { lastsOneRun, startOwnPostgres } from '@tandem/api-server/testing/postgres'

/** Every first sync updates the statistics. From samples of the usual size that costs more with each team of the run. */
const smallSamples = 'default_statistics_target=10'

/** On a busy machine, preparing a team and opening a connection may take longer than a request may. */
const patience = { requestMs: 60_000, connectMs: 60_000 }

/** A PostgreSQL for one run, with our tables and nothing in them. */
export async function openTestPostgres(): Promise<{ database: WholeDatabase; close(): Promise<void> }> {
  const server = await startOwnPostgres({ flags: [...lastsOneRun, smallSamples] })
  const opened = openPostgres(server.url, patience)
  const close = async () => {
    await opened.close()
    await server.close()
  }
  try {
    await opened.migrate()
  } catch (error) {
    await close()
    throw error
  }
  return { database: opened.database, close }
}
