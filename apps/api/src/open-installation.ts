import { aesSecrets } from '@tandem/api-server'
import { BackupError, FolderInUseError, openEmbedded, openPostgres } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'
import { appKey } from './app-key.ts'
import { DatabaseUnreachableError, reachDatabase } from './reach-database.ts'
import { SettingsError } from './settings-error.ts'
import { readSettings } from './settings.ts'

/** What a command works on: the database of the settings, and the key to its credentials. */
export interface Installation {
  database: OpenDatabase['database']
  secrets: Awaited<ReturnType<typeof aesSecrets>>
  /** Where the key is kept, for whoever is told to keep a copy of it. */
  keyPlace: string
}

const expected = [SettingsError, FolderInUseError, DatabaseUnreachableError, BackupError]

/**
 * Runs a command on the database of the settings, and ends the process with 1 and one line when it fails. Mail is
 * none of its business, so that its settings need not be there.
 */
export async function withInstallation(work: (installation: Installation) => Promise<void>): Promise<void> {
  try {
    const { MAIL_URL: _url, MAIL_FROM: _from, ...environment } = process.env
    const { databaseUrl, dataFolder, appKey: given } = readSettings({ ...environment, DEMO: 'true' })
    const opened = databaseUrl === null ? await openEmbedded(dataFolder) : openPostgres(databaseUrl)
    try {
      if (databaseUrl !== null) await reachDatabase(opened.database)
      await work({
        database: opened.database,
        secrets: await aesSecrets(await appKey(given, dataFolder)),
        keyPlace: given === null ? `the file app.key in ${dataFolder}` : 'the setting APP_KEY',
      })
    } finally {
      await opened.close()
    }
  } catch (error) {
    const isExpected = expected.some((kind) => error instanceof kind)
    console.error(isExpected ? (error as Error).message : error)
    process.exit(1)
  }
}
