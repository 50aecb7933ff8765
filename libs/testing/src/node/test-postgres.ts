import type { WholeDatabase } from '@tandem/api-server'
import { openPostgres } from '@tandem/api-server/node'
import { lastsOneRun, startOwnPostgres } from '@tandem/api-server/testing/postgres'

/**
 * Every first sync updates the statistics. With samples of the usual size, that costs more with each team of the run.
 */
const smallSamples = 'default_statistics_target=10'

/** On a busy machine, preparing a team and opening a connection may take longer than requests are allowed to. */
const patience = { requestMs: 60_000, connectMs: 60_000 }

/** A PostgreSQL server for one run, with our tables, which are empty. */
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
