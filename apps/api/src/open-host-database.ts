import { markDemo, tryTeamRole } from '@tandem/api-server'
import type { Log } from '@tandem/api-server'
import { openEmbedded, openPostgres } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'
import { openKeyRing } from './app-keys.ts'
import { keepDataPrivate, usesDataFolder } from './private-data-folder.ts'
import { reachDatabase } from './reach-database.ts'
import { refuseLostKey } from './refuse-lost-key.ts'
import { refuseMixedData } from './refuse-mixed-data.ts'
import type { Settings } from './settings.ts'

/**
 * Opens the database of the settings, embedded or on a server. Call `prepareDatabase` before it is used.
 *
 * @throws FolderInUseError, DamagedFolderError
 */
export async function openHostDatabase(settings: Settings, log: Log): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, dataFolder, slowQueryMs } = settings
  if (usesDataFolder(settings)) await keepDataPrivate(dataFolder)
  const watch = slowQueryMs === null ? {} : { slowQueries: { log, fromMs: slowQueryMs } }
  return databaseUrl === null
    ? openEmbedded(dataFolder, watch)
    : openPostgres(databaseUrl, { directUrl: databaseDirectUrl ?? undefined, ...watch })
}

/**
 * Migrates the database, unless its data don't belong to these settings.
 *
 * @returns the keys of its secrets
 * @throws DatabaseUnreachableError, MixedDataError, LostKeyError
 */
export async function prepareDatabase({ database, migrate }: OpenDatabase, settings: Settings, log: Log) {
  const { databaseUrl, databaseDirectUrl, dataFolder, isDemo } = settings
  if (databaseUrl !== null) await reachDatabase(databaseUrl, databaseDirectUrl)
  await refuseMixedData(database, settings)
  const secrets = await openKeyRing(settings)
  // Checked before the migration, so that a host with the wrong key can return to the former version.
  await refuseLostKey(database, secrets)
  await migrate()
  if (databaseUrl !== null) await tryTeamRole(database)
  if (isDemo) await markDemo(database, new Date())
  // Restricted again, because the database has just created its files.
  const open = usesDataFolder(settings) ? await keepDataPrivate(dataFolder) : null
  if (open !== null) log.warn({ path: open }, 'other users of this machine may read the data folder')
  return secrets
}
