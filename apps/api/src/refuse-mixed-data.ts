import { hasTeams, isDemoDatabase } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import type { InstallationSettings } from './settings.ts'

/** A demo's database is used in production, or the other way round. */
export class MixedDataError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MixedDataError'
  }
}

const demoData =
  'This database was made by a demo: everybody knows the password of its account demo@tandem.test. Set DATA_DIR or ' +
  'DATABASE_URL to an empty place, with a new APP_KEY, or set DEMO=true to go on with the demo.'

const realData =
  "Setting DEMO: the database holds teams that are not a demo's, and a demo would open it to everybody. Set DEMO=false, " +
  'or DATA_DIR or DATABASE_URL to an empty place.'

/**
 * Keeps demos and real data apart, however the settings mix them. It runs before anything in the database is
 * changed, and works with every schema version.
 *
 * @throws MixedDataError
 */
export async function refuseMixedData(
  database: WholeDatabase,
  { isDemo }: Pick<InstallationSettings, 'isDemo'>,
): Promise<void> {
  const isDemoData = await isDemoDatabase(database)
  if (!isDemo && isDemoData) throw new MixedDataError(demoData)
  if (isDemo && !isDemoData && (await hasTeams(database))) throw new MixedDataError(realData)
}
